//! The reader of a picture, and the parts of a game that it shows.

use crate::{Event, Round, Seat};
use liege_words::{Language, Message};

/// The things on men that can be shown in two ways.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pieces {
    /// The characters of the game's tradition.
    #[default]
    Kanji,
    /// Pictured signs, for people who cannot read the characters.
    Signs,
}

/// The request for a picture.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Language of statuses and letter badges.
    pub language: Language,
    /// The seat whose side is at the bottom; `None`: the game's fixed public side.
    pub bottom: Option<Seat>,
    /// One of [`crate::Game::layouts`]; empty (or unknown) for the usual arrangement.
    pub layout: &'a str,
    /// Letters mode (for learners): notation letters on pieces, names on empty cells.
    pub letters: bool,
    /// The things on men, in games where men carry something.
    pub pieces: Pieces,
    /// The players' names, in seat order; empty for a seat nobody holds.
    pub names: &'a [String],
    /// The number of the last move, counted in moves (not acts) from 1; 0 before the first.
    pub number: usize,
    /// The last move in the count of chess players ([`crate::State::round`]), if the game is counted in that
    /// way.
    pub round: Option<Round>,
    /// Canonical actions to mark as the last move: the last move of the log, or nothing.
    pub last: &'a [String],
    /// The text of the last move as readers of `language` read it ([`crate::notation_in`]); empty if none.
    pub last_text: &'a str,
    /// The seat that made the last move.
    pub last_seat: Option<Seat>,
    /// Canonical moves whose targets are shown (legal moves of a piece); only in private pictures.
    pub targets: &'a [String],
    /// The events of the last action, for marks that only one picture shows: broken or ended agreements.
    pub news: &'a [Event],
    /// Keys of offers and agreements ([`crate::Pact::key`]) that the reader may not know of: they are left
    /// out, also on plates.
    pub hidden: &'a [String],
}

impl View<'_> {
    /// A sentence in the reader's language.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        crate::words().say(self.language, message)
    }

    /// A sentence without arguments.
    #[must_use]
    pub fn tell(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The number of the last move as the game's players count; `None` before the first.
    #[must_use]
    pub fn counted(&self) -> Option<i64> {
        let moves = i64::try_from(self.number).ok().filter(|number| *number > 0);
        self.round.map(|round| i64::from(round.number)).or(moves)
    }

    /// The name of the player of a seat; `None` if nobody holds it or the name has no readable character.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<String> {
        self.names.get(seat.index()).filter(|name| name.chars().any(char::is_alphanumeric)).cloned()
    }

    /// The public picture of a position without names and without a last move.
    #[must_use]
    pub fn plain(language: Language) -> View<'static> {
        View {
            language,
            bottom: None,
            layout: "",
            letters: false,
            pieces: Pieces::Kanji,
            names: &[],
            number: 0,
            round: None,
            last: &[],
            last_text: "",
            last_seat: None,
            targets: &[],
            news: &[],
            hidden: &[],
        }
    }
}
