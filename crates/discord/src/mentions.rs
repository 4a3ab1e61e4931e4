//! Mentions of the bot in what people type.

use serenity::all::{RoleId, UserId};

/// Removes the bot's mentions (of itself, or of the role that came with it) from a text, and returns whether
/// there were any. A mention attached to other text (`red=<@1>`) belongs to it and stays.
pub(super) fn without_address(text: &str, bot: UserId, role: Option<RoleId>) -> (String, bool) {
    let mut names = vec![format!("<@{bot}>"), format!("<@!{bot}>")];
    names.extend(role.map(|role| format!("<@&{role}>")));
    let mut rest = text;
    let mut kept = String::with_capacity(text.len());
    let mut found = false;
    while let Some(at) = rest.find("<@") {
        let (before, here) = rest.split_at(at);
        kept.push_str(before);
        let name = names.iter().find(|name| here.starts_with(name.as_str()));
        let alone = kept.chars().next_back().is_none_or(char::is_whitespace);
        if let (Some(name), true) = (name, alone) {
            found = true;
            rest = &here[name.len()..];
            // `@Liege, Nrp2-rs5` and `@Liege: …` are addresses too.
            rest = rest.strip_prefix([',', ':']).unwrap_or(rest);
            if kept.ends_with([' ', '\t']) || kept.is_empty() {
                rest = rest.trim_start_matches([' ', '\t']);
            }
        } else {
            kept.push_str("<@");
            rest = &here["<@".len()..];
        }
    }
    kept.push_str(rest);
    (kept.trim().to_owned(), found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strip(text: &str) -> (String, bool) {
        without_address(text, UserId::new(42), Some(RoleId::new(77)))
    }

    #[test]
    fn the_address_is_taken_off() {
        for text in [
            "<@42> Nrp2-rs5",
            "<@!42> Nrp2-rs5",
            "<@&77> Nrp2-rs5",
            "<@42>, Nrp2-rs5",
            "<@42>: Nrp2-rs5 ",
            "Nrp2-rs5 <@42>",
            "  <@42>\nNrp2-rs5",
            "<@42> <@42>Nrp2-rs5",
        ] {
            assert_eq!(strip(text), ("Nrp2-rs5".to_owned(), true), "{text}");
        }
        assert_eq!(strip("hey <@42> Nrp2-rs5"), ("hey Nrp2-rs5".to_owned(), true));
        assert_eq!(strip("<@42>"), (String::new(), true));
    }

    #[test]
    fn other_mentions_stay() {
        for text in ["<@43> hello", "a <@&78> b", "new dragonchess gold=<@42>", "<@", "x<@42", "жар<@!42>"]
        {
            assert_eq!(strip(text), (text.to_owned(), false), "{text}");
        }
        let both = strip("<@42> new dragonchess gold=<@42> scarlet=<@43>");
        assert_eq!(both, ("new dragonchess gold=<@42> scarlet=<@43>".to_owned(), true));
    }
}
