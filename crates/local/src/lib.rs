//! The chat on this computer, with no account anywhere: on a web page ([`page`]) or line by line on standard
//! input and output ([`console`]).
//!
//! Both are faces of one [`Room`]: its channel `#main`, the tables' threads, and a private room for every
//! member. Its messages are kept in the data file, so that nothing is lost at a restart and a game started on
//! the page can go on in the console. Several members may share one computer (hot seat): there are no
//! passwords, and anybody who can open the page can act as any member.
#![cfg_attr(not(test), forbid(unsafe_code))]

#[cfg(test)]
mod anywhere;
pub mod api;
#[cfg(test)]
liege_testing::install!(liege_games::house());

pub mod console;
pub mod doors;
mod etag;
mod lean;
mod names;
pub mod page;
mod room;
mod typing;
pub mod web;

pub use room::{Heap, LIMIT, MAIN, PlaceKind, PlaceLine, Room, RoomError, SERVER, private_room};

/// The Fluent source of this crate's sentences.
#[must_use]
pub fn sentences(language: liege_words::Language) -> &'static str {
    liege_words::in_language!(language, "local", "web")
}

/// Whether a name can be a local member's: one word, so that `name: text` can be typed.
///
/// # Errors
/// Returns the id of a sentence about valid names.
pub fn check_member_name(name: &str) -> Result<(), &'static str> {
    let length = name.chars().count();
    let good = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '\'' | '’');
    let first = name.chars().next().is_some_and(char::is_alphanumeric);
    if (1..=32).contains(&length) && first && name.chars().all(good) {
        Ok(())
    } else {
        Err("a name is one word of at most 32 letters, digits, `-`, `_`, `.` or `'`")
    }
}
