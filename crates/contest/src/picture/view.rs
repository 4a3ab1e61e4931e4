//! The request for a picture.

use super::paper::{PHONE, Scale, WIDE};
use liege_game::words;
use liege_words::{Language, Message};

/// The largest number of rows of a picture.
pub const MOST_ROWS: usize = 40;
/// The number of rounds of a phone's picture.
pub const FEW: usize = 3;

/// The width of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Width {
    /// Legible on a phone: places, names, points and the last three rounds, 1024 pixels wide.
    Phone,
    /// All rounds and tie-breaks: from 1024 to 2560 pixels wide.
    Wide,
}

/// The request for a picture.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The name of the game in that language.
    pub game: &'a str,
    /// The language of its words.
    pub language: Language,
    /// The width.
    pub width: Width,
    /// The page, from 1.
    pub page: u32,
    /// The number of the reader's entrant, which is framed.
    pub own: Option<u32>,
}

impl View<'_> {
    /// A sentence without arguments.
    pub(super) fn tell(&self, id: &'static str) -> String {
        words().say(self.language, &Message::new(id))
    }

    /// A sentence in the language of the picture.
    pub(super) fn say(&self, message: &Message) -> String {
        words().say(self.language, message)
    }

    /// The sizes of the width.
    pub(super) fn scale(&self) -> &'static Scale {
        match self.width {
            Width::Phone => &PHONE,
            Width::Wide => &WIDE,
        }
    }
}
