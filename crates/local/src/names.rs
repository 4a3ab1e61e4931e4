//! Reserved names: no new member may take a name that has another meaning in typed text, or that looks like
//! another member's.

use liege_game::words;
use liege_store::FORMER;
use liege_words::letters::{fold, look_of_any, tidy};
use liege_words::{Language, lexicon};

/// The name of the bot.
const BOT: &str = "liege";

/// Words with a meaning of their own in places of a member's name (`typed.ftl` of `liege-words`).
const CONCEPTS: [&str; 5] = ["me", "machine", "seat-open", "anyone", "everybody"];

/// Whether a name means something else already: a seat, a machine, everybody, the bot, or somebody who was forgotten.
pub(super) fn is_reserved(name: &str) -> bool {
    let looks = looks_of(name);
    // `bot-4` is a machine of level 4.
    let first = looks.split('-').next().unwrap_or_default();
    let is_said = |concept: &&str| {
        let mut phrases = lexicon::phrases(concept).into_iter().map(looks_of);
        phrases.any(|phrase| phrase == looks || *concept == "machine" && phrase == first)
    };
    looks == BOT || looks.starts_with(&looks_of(FORMER)) || CONCEPTS.iter().any(is_said) || is_seat(&looks)
}

/// Whether a seat of a game has this name, in data or in any language.
fn is_seat(looks: &str) -> bool {
    let mut all = liege_game::all().iter().flat_map(|game| [vec![*game], game.seatings()].concat());
    all.any(|game| {
        game.seats().iter().zip(0u8..).any(|(seat, place)| {
            let named = |language| looks_of(&words().seat(language, game, place)) == looks;
            looks_of(seat.id) == looks || Language::all().into_iter().any(named)
        })
    })
}

/// A form of a name that is equal for all names that look alike.
pub(super) fn looks_of(name: &str) -> String {
    let tidied = tidy(name, 200).unwrap_or_else(|| name.to_owned());
    fold(&tidied).chars().map(look_of_any).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_else_is_no_name() {
        for name in [
            "former-0123456789abcdef",
            "Former-x",
            "FORMER-",
            "fоrmer-1", // with a Cyrillic letter
            "ｆｏｒｍｅｒ-1",
            "Liege",
            "lıege",
            "Red",
            "WHITE",
            "gold",
            "красные",
            "Білі",
            "machine",
            "Машина",
            "бот",
            "ai",
            "bot-4",
            "machine-4-bold",
            "комп’ютер",
            "компютер",
            "me",
            "Я",
            "open",
            "everybody",
            "все",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in
            ["ada", "p1", "Борис", "formerly", "Whitney", "Fred", "Machinist", "bo", "Олексій", "zoe", "Redd"]
        {
            assert!(!is_reserved(name), "{name}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_form() {
        for (one, other) in [
            ("p1", "р1"),
            ("Ada", "Аda"),
            ("Ada", "аdа"),
            ("ｚｏｅ", "zoe"),
            ("νιc", "nic"),
            ("Ёлка", "елка"),
        ] {
            assert_eq!(looks_of(one), looks_of(other), "{one} {other}");
        }
        for (one, other) in [("p1", "p2"), ("ada", "adam"), ("Ольга", "Олена")] {
            assert_ne!(looks_of(one), looks_of(other), "{one} {other}");
        }
    }
}
