//! People's own text, quoted safely: on one line, without invisible characters, and unable to change the
//! sentence around it.

use liege_table::{guest_name, machine_name};

/// The longest text that a sentence quotes, in characters.
const QUOTED: usize = 200;
/// The longest name, in characters; Discord's are at most 32.
const NAME: usize = 64;
/// Discord's limit for a message, in characters.
const MESSAGE: usize = 2_000;

/// Returns typed text as a part of a sentence in Markdown.
pub fn quoted(text: &str) -> String {
    escaped(&cut(&one_line(text), QUOTED))
}

/// Returns a name as a part of a sentence in Markdown.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | '`' | '*' | '_' | '~' | '|' | '<' | '>' | '#' | '[' | ']' | '(' | ')') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// Returns a member's name for storing and drawing; `id` if nothing in it is visible.
pub fn name(name: &str, id: &str) -> String {
    let name = cut(&one_line(name), NAME);
    if name.is_empty() { id.to_owned() } else { name }
}

/// Returns a text cut to the length of a message, without characters that could turn it round or hide parts
/// of it.
pub fn message(text: &str) -> String {
    let visible: String = text.chars().filter(|c| *c == '\n' || !is_invisible(*c)).collect();
    cut(&with_guests(&visible), MESSAGE)
}

/// Replaces mentions of people who are not members here by names, since no transport could show them.
fn with_guests(text: &str) -> String {
    let mut parts = text.split("<@");
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let name = |id: &str| guest_name(id).or_else(|| machine_name(id));
        let guest = part.split_once('>').and_then(|(id, rest)| Some((name(id)?, rest)));
        match guest {
            Some((name, rest)) => {
                named.push_str(&escaped(&name));
                named.push_str(rest);
            }
            None => {
                named.push_str("<@");
                named.push_str(part);
            }
        }
    }
    named
}

/// Returns a text with quoted typed text, in which the names of mentioned people and channels replace their
/// ids (`known`: the ids, each with its name). The names are escaped, so that nobody is pinged.
pub fn with_names<'n>(text: &str, known: impl Iterator<Item = (&'n str, &'n str)>) -> String {
    if !text.contains("\\<") {
        return text.to_owned();
    }
    let mut named = text.to_owned();
    for (id, name) in known {
        let name = format!("@{}", escaped(name));
        for mention in [format!("<@{id}>"), format!("<@!{id}>")] {
            named = named.replace(&escaped(&mention), &name);
        }
    }
    // A channel gets its name wherever it is mentioned; that pings nobody.
    let mut text = String::with_capacity(named.len());
    let mut rest = named.as_str();
    let (opens, closes) = (escaped("<#"), escaped(">"));
    while let Some(at) = rest.find(&opens) {
        let (before, here) = rest.split_at(at);
        let inside = &here[opens.len()..];
        let number = inside.find(&closes).map(|end| &inside[..end]);
        text.push_str(before);
        match number.filter(|number| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())) {
            Some(number) => {
                text.extend(["<#", number, ">"]);
                rest = &inside[number.len() + closes.len()..];
            }
            None => {
                text.push_str(&opens);
                rest = inside;
            }
        }
    }
    text.push_str(rest);
    text
}

/// A sentence of a game, which mentions nobody by itself, with the mentions in what it quotes escaped: so they get names in
/// [`with_names`], and nobody is called.
pub fn without_mentions(text: &str) -> String {
    let mut escaped_text = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("<@").into_iter().chain(rest.find("<#")).min() {
        let (before, here) = rest.split_at(at);
        let end = here.find('>').map_or(here.len(), |end| end + 1);
        escaped_text.push_str(before);
        escaped_text.push_str(&escaped(&here[..end]));
        rest = &here[end..];
    }
    escaped_text.push_str(rest);
    escaped_text
}

/// A whisper as it is kept: what can be seen of it, blank lines drawn together.
pub fn note(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines().map(one_line) {
        if !line.is_empty() || lines.last().is_some_and(|last| !last.is_empty()) {
            lines.push(line);
        }
    }
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines.join("\n")
}

/// Returns somebody's text as a quotation in Markdown: every line is marked as theirs, and pings nobody.
pub fn cited(text: &str) -> String {
    // The joiner is invisible; without it "everyone" could be pinged.
    let line = |line: &str| format!("> {}", escaped(line).replace('@', "@\u{200d}"));
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns the beginning of a text, at most `most` characters.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    short.push('…');
    short
}

fn one_line(text: &str) -> String {
    let visible: String =
        text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !is_invisible(*c)).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character is a control, changes the direction of writing, or shows nothing. The joiners are not
/// among these: emoji and some scripts need them.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quoted_stays_one_harmless_line() {
        assert_eq!(quoted("a\n\n**b**\u{202e} `c`"), r"a \*\*b\*\* \`c\`");
        assert_eq!(quoted("[x](https://y)"), r"\[x\]\(https://y\)");
        let long = quoted(&"я".repeat(4_000));
        assert_eq!(long.chars().count(), QUOTED);
        assert!(long.ends_with('…'));
    }

    #[test]
    fn mentions_in_quotes_have_their_names() {
        let known = [("17", "ada_b"), ("@open", "open")];
        let named = |text: &str| with_names(text, known.iter().copied());
        let typed = |text: &str| named(&format!("“{}”", quoted(text)));
        assert_eq!(typed("challenge <@17> reversi"), "“challenge @ada\\_b reversi”");
        assert_eq!(typed("красные=<@!17> белые=<@18>"), "“красные=@ada\\_b белые=\\<@18\\>”");
        assert_eq!(typed("setup channel <#123> <#x>"), "“setup channel <#123> \\<\\#x\\>”");
        // What a game quotes mentions nobody either.
        let said = |text: &str| named(&without_mentions(&format!("I can’t read “{text}”.")));
        assert_eq!(said("e9 <@17>"), "I can’t read “e9 @ada\\_b”.");
        assert_eq!(said("<@18>, <#123> *e9*"), "I can’t read “\\<@18\\>, <#123> *e9*”.");
        assert_eq!(said("a < b <@"), "I can’t read “a < b \\<@”.");
        // Who is mentioned is mentioned.
        assert_eq!(named("Your turn, <@17>."), "Your turn, <@17>.");
    }

    #[test]
    fn notes_keep_their_lines_and_have_no_power() {
        assert_eq!(note("\n\n a \u{202e}b \n\n\n\tc\u{200b}\r\n \n"), "a b\n\nc");
        assert_eq!(note("\u{3164}\n\u{200b}"), "");
        assert_eq!(cited("# a\n> <@7> `x`"), "> \\# a\n> \\> \\<@\u{200d}7\\> \\`x\\`");
        assert!(!cited("@everyone @here").contains("@everyone"));
    }

    #[test]
    fn names_are_seen() {
        assert_eq!(name("  Ada \u{202e}\nLovelace ", "7"), "Ada Lovelace");
        assert_eq!(name("\u{3164}\u{200b} ", "7"), "7");
        assert_eq!(name("👩\u{200d}💻", "7"), "👩\u{200d}💻");
        assert_eq!(name(&"x".repeat(1_000), "7").chars().count(), NAME);
    }

    #[test]
    fn messages_fit() {
        assert_eq!(message("a\nb\u{202e}c"), "a\nbc");
        let guest = liege_table::guest("*Ada* <x>", 1);
        assert_eq!(message(&format!("<@7> and <@{guest}>.")), r"<@7> and \*Ada\* \<x\>.");
        assert_eq!(message("<@"), "<@");
        assert_eq!(message(&"😀".repeat(3_000)).chars().count(), MESSAGE);
    }
}
