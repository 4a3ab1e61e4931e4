//! Typing: the part of a text that can be completed, and its completions.

use liege_chat::command::{Kind, line, words_for};
use liege_chat::{Choice, Field, commands, of_word};
use liege_words::Language;

/// A text that is being typed, cut where its last part begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Typing<'a> {
    /// The text before the part that is completed, with spaces.
    pub before: &'a str,
    /// The part that is completed.
    pub rest: &'a str,
    /// The kind of the part; `None` if the chat can't complete it.
    pub field: Option<Field>,
    /// The table that the text names.
    pub table: Option<i64>,
}

impl<'a> Typing<'a> {
    /// Analyses a text.
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
        let Some(command) = of_word(word) else { return cut(start, Some(Field::Action)) };
        if command.id == "challenge" {
            // The game comes after the people, or before them.
            let space = text.char_indices().rfind(|(_, c)| c.is_whitespace());
            let last = space.map_or(after, |(at, c)| at + c.len_utf8()).max(after);
            let word = &text[last..];
            let of_game = !text[after..].contains('=') && !word.starts_with(['@', '<']);
            return cut(if of_game { last } else { after }, of_game.then_some(Field::Game));
        }
        let mut named = command.args.iter().take_while(|arg| !matches!(arg.kind, Kind::Member));
        let first = named.find_map(|arg| match arg.kind {
            Kind::Offered(field) => Some(field),
            _ => None,
        });
        // Notation may have several words; for the other fields only the first is offered.
        let long = matches!(first, Some(Field::Action | Field::Act | Field::Line | Field::Piece));
        cut(after, first.filter(|_| long || on_second))
    }

    /// The commands that begin with the typed text, if it is the first word.
    pub fn commands(&self, language: Language) -> Vec<Choice> {
        let first = self.before.trim().is_empty() && !self.rest.is_empty();
        if !first || self.rest.contains(char::is_whitespace) {
            return Vec::new();
        }
        let low = self.rest.to_lowercase();
        let mut choices = Vec::new();
        for command in commands() {
            let Some(word) = words_for(language, command.id).into_iter().find(|word| word.starts_with(&low))
            else {
                continue;
            };
            // A list of suggestions is plain text.
            let told = line(language, command.id).replace('`', "");
            choices.push(Choice { label: format!("{word} · {told}"), value: format!("{word} ") });
        }
        choices
    }
}

/// The first word at or after `start` that is followed by a space, and the position after that.
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
            Typing::of(text).commands(Language::ENGLISH).into_iter().map(|choice| choice.value).collect()
        };
        assert_eq!(values("hel"), ["help "]);
        assert_eq!(values("he"), ["here ", "help "]);
        let ukrainian = Typing::of("б").commands(Language::UKRAINIAN);
        assert!(ukrainian.iter().all(|choice| choice.value != "буквы "), "{ukrainian:?}");
        assert_eq!(values("LO"), ["log "]);
        assert_eq!(values("дош"), ["дошка "]);
        assert!(values("").is_empty());
        assert!(values("board re").is_empty());
        let labels = Typing::of("mo").commands(Language::ENGLISH);
        assert!(labels.iter().all(|choice| !choice.label.contains('`')), "{labels:?}");
    }
}
