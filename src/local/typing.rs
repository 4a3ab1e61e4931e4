//! What somebody is about to type: which part of a text can be completed, and with what.

use crate::chat::{Choice, Field, Name};
use crate::game::words;
use crate::words::Language;

/// A text that is being typed, cut where its last part begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Typing<'a> {
    /// What stands before the part that is completed, spaces included.
    pub before: &'a str,
    /// The part that is completed.
    pub rest: &'a str,
    /// What it is; `None`: nothing the chat could complete.
    pub field: Option<Field>,
    /// The table that the text names.
    pub table: Option<i64>,
}

impl<'a> Typing<'a> {
    /// Looks at a text.
    pub fn of(text: &'a str) -> Typing<'a> {
        let start = text.len() - text.trim_start().len();
        let (table, start) = match first_word(text, start) {
            Some((word, after)) => match word.strip_prefix('#').and_then(|number| number.parse().ok()) {
                Some(table) => (Some(table), after),
                None => (None, start),
            },
            None => (None, start),
        };
        let cut = |at: usize, field| {
            let (before, rest) = text.split_at(at);
            Typing { before, rest, field, table }
        };
        let Some((word, after)) = first_word(text, start) else { return cut(start, Some(Field::Action)) };
        let more_words = text[after..].split_whitespace().count();
        let on_second = more_words == 0 || (more_words == 1 && !text.ends_with(char::is_whitespace));
        match Name::of_word(word) {
            Some(Name::Move) => cut(after, Some(Field::Action)),
            Some(Name::Challenge) => {
                // The game stands after the people, or before them.
                let space = text.char_indices().rfind(|(_, c)| c.is_whitespace());
                let last = space.map_or(after, |(at, c)| at + c.len_utf8()).max(after);
                let word = &text[last..];
                let of_game = !text[after..].contains('=') && !word.starts_with(['@', '<']);
                cut(if of_game { last } else { after }, of_game.then_some(Field::Game))
            }
            Some(Name::New | Name::Seek | Name::Seeks) if on_second => cut(after, Some(Field::Game)),
            Some(Name::Help) if on_second => cut(after, Some(Field::Topic)),
            Some(Name::Moves) => cut(after, Some(Field::Piece)),
            Some(Name::Plan | Name::Preview) => cut(after, Some(Field::Line)),
            Some(Name::Act) => cut(after, Some(Field::Act)),
            Some(Name::Answer) if on_second => cut(after, Some(Field::Deal)),
            Some(Name::Whisper | Name::Vacate | Name::Extend | Name::Overdue) if on_second => {
                cut(after, Some(Field::Seat))
            }
            Some(
                Name::Join
                | Name::Leave
                | Name::Start
                | Name::Unseek
                | Name::Board
                | Name::Acts
                | Name::Log
                | Name::Treaties
                | Name::Resume
                | Name::Abort
                | Name::Host
                | Name::Here
                | Name::Resign,
            ) if on_second => cut(after, Some(Field::Table)),
            Some(_) => cut(after, None),
            None => cut(start, Some(Field::Action)),
        }
    }

    /// The commands that begin with what is typed, when it is the first word.
    pub fn commands(&self, language: Language) -> Vec<Choice> {
        let first = self.before.trim().is_empty() && !self.rest.is_empty();
        if !first || self.rest.contains(char::is_whitespace) {
            return Vec::new();
        }
        let low = self.rest.to_lowercase();
        let mut choices = Vec::new();
        for &name in Name::ALL {
            let mut words_for_it = name.words().iter().filter(|word| may_be(language, word));
            let Some(word) = words_for_it.find(|word| word.starts_with(&low)) else { continue };
            // A list of suggestions is plain text.
            let told = words().text(language, &format!("help-{}", name.id())).unwrap_or_default();
            let told = told.replace('`', "");
            choices.push(Choice { label: format!("{word} — {told}"), value: format!("{word} ") });
        }
        choices
    }
}

/// Whether a word can be of the language (or is English): Russian and Ukrainian each have letters that
/// the other lacks.
fn may_be(language: Language, word: &str) -> bool {
    match language {
        Language::Ukrainian => !word.contains(['ы', 'э', 'ъ', 'ё']),
        Language::Russian => !word.contains(['і', 'ї', 'є', 'ґ', '’']),
        Language::English => true,
    }
}

/// The first word at or after `start` that is followed by a space, and where what follows begins.
fn first_word(text: &str, start: usize) -> Option<(&str, usize)> {
    let rest = &text[start..];
    let end = rest.find(char::is_whitespace)?;
    let gap = rest[end..].len() - rest[end..].trim_start().len();
    (end > 0).then(|| (&rest[..end], start + end + gap))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_that_is_being_typed_is_found() {
        let cases = [
            ("", "", "", Some(Field::Action), None),
            ("wc5", "", "wc5", Some(Field::Action), None),
            ("Nrp2 rs5", "", "Nrp2 rs5", Some(Field::Action), None),
            ("move Nrp2", "move ", "Nrp2", Some(Field::Action), None),
            ("#12 Nrp2", "#12 ", "Nrp2", Some(Field::Action), Some(12)),
            ("#12 moves  C5", "#12 moves  ", "C5", Some(Field::Piece), Some(12)),
            ("new thr", "new ", "thr", Some(Field::Game), None),
            ("new three-player-chess red=", "new ", "three-player-chess red=", None, None),
            ("допомога ", "допомога ", "", Some(Field::Topic), None),
            ("seek drag", "seek ", "drag", Some(Field::Game), None),
            ("ищут ", "ищут ", "", Some(Field::Game), None),
            ("unseek ", "unseek ", "", Some(Field::Table), None),
            ("hel", "", "hel", Some(Field::Action), None),
            ("log 1", "log ", "1", Some(Field::Table), None),
            ("act offer W", "act ", "offer W", Some(Field::Act), None),
            ("#3 answer 1", "#3 answer ", "1", Some(Field::Deal), Some(3)),
            ("answer 12 ye", "answer ", "12 ye", None, None),
            ("whisper re", "whisper ", "re", Some(Field::Seat), None),
            ("whisper red hel", "whisper ", "red hel", None, None),
            ("treaties ", "treaties ", "", Some(Field::Table), None),
            ("hand @p", "hand ", "@p", None, None),
            ("challenge @p2 dra", "challenge @p2 ", "dra", Some(Field::Game), None),
            ("challenge @p2\u{a0}dra", "challenge @p2\u{a0}", "dra", Some(Field::Game), None),
            ("challenge @p", "challenge ", "@p", None, None),
            ("challenge @p2 dragonchess time=3", "challenge ", "@p2 dragonchess time=3", None, None),
        ];
        for (text, before, rest, field, table) in cases {
            assert_eq!(Typing::of(text), Typing { before, rest, field, table }, "{text:?}");
        }
    }

    #[test]
    fn commands_are_offered_for_the_first_word_only() {
        let values = |text: &str| -> Vec<String> {
            Typing::of(text).commands(Language::English).into_iter().map(|choice| choice.value).collect()
        };
        assert_eq!(values("hel"), ["help "]);
        assert_eq!(values("he"), ["here ", "help "]);
        let ukrainian = Typing::of("б").commands(Language::Ukrainian);
        assert!(ukrainian.iter().all(|choice| choice.value != "буквы "), "{ukrainian:?}");
        assert_eq!(values("LO"), ["log "]);
        assert_eq!(values("дош"), ["дошка "]);
        assert!(values("").is_empty());
        assert!(values("board re").is_empty());
        let labels = Typing::of("mo").commands(Language::English);
        assert!(labels.iter().all(|choice| !choice.label.contains('`')), "{labels:?}");
    }
}
