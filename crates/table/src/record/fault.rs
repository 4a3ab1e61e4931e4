//! Faults of a record.

use liege_game::{Game, words};
use liege_words::{Arg, Language, Message};

/// The length of the longest piece of a record that a sentence quotes.
const QUOTED: usize = 40;

/// A fault of a record, with its line.
#[derive(Clone)]
pub struct Fault {
    line: Option<usize>,
    message: Message,
    game: Option<&'static dyn Game>,
}

impl Fault {
    /// A fault of the whole record.
    pub(super) fn new(message: Message) -> Fault {
        Fault { line: None, message, game: None }
    }

    /// A fault of a line, from 1.
    pub(super) fn at(line: usize, message: Message) -> Fault {
        Fault { line: Some(line), message, game: None }
    }

    /// The fault with the words of a game.
    pub(super) fn of(self, game: &'static dyn Game) -> Fault {
        Fault { game: Some(game), ..self }
    }

    /// The number of the line, from 1, if it is in one.
    pub fn line(&self) -> Option<usize> {
        self.line
    }

    /// The id of the sentence, for tests and logs.
    pub fn id(&self) -> &str {
        self.message.id()
    }

    /// The sentence: the line, the fault, and the remedy. It quotes pieces of the record between backticks.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let message = match self.line {
            Some(line) => {
                let line = i64::try_from(line).unwrap_or(i64::MAX);
                Message::new("record-at").with("line", line).with("why", self.message.clone())
            }
            None => self.message.clone(),
        };
        match self.game {
            Some(game) => words().say_of(language, game, &message),
            None => words().say(language, &message),
        }
    }
}

impl std::fmt::Debug for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Fault")
            .field("line", &self.line)
            .field("said", &self.say(Language::ENGLISH))
            .finish_non_exhaustive()
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.say(Language::ENGLISH))
    }
}

impl std::error::Error for Fault {}

/// A piece of a record for a sentence: short, and without characters that could end its quotation.
pub(super) fn quoted(text: &str) -> Arg {
    let plain = |c: char| if c.is_control() || c == '`' { ' ' } else { c };
    let mut short: String = text.chars().take(QUOTED).map(plain).collect();
    if text.chars().count() > QUOTED {
        short.push('…');
    }
    Arg::Text(if short.trim().is_empty() { "…".to_owned() } else { short })
}
