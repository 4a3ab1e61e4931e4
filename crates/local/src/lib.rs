//! The chat on this computer, with no account anywhere: on a web page ([`page`]) or line by line on
//! standard input and output ([`console`]).
//!
//! Both are faces of one [`Room`]: its channel `#main`, the tables' threads, and a private room for
//! every member. What is said there is kept in the data file, so that nothing is lost at a restart and
//! a game begun on the page can go on in the console. Several members may sit at one computer (hot
//! seat): there are no passwords, whoever reaches the page can be anyone in it.
#![cfg_attr(not(test), forbid(unsafe_code))]

pub mod api;
#[cfg(test)]
liege_testing::install!(liege_games::house());

pub mod console;
pub mod doors;
mod etag;
mod names;
pub mod page;
mod room;
mod typing;
pub mod web;

pub use room::{LIMIT, MAIN, PlaceKind, PlaceLine, Room, RoomError, private_room};

/// The Fluent source of what is said here.
#[must_use]
pub fn sentences(language: liege_words::Language) -> &'static str {
    liege_words::in_language!(language, "local", "web")
}

/// Whether a name can be a local member's: one word, so that `name: text` can be typed.
///
/// # Errors
/// Says what a name is made of.
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
