//! The chat on this computer, with no account anywhere: on a web page ([`page`]) or line by line on
//! standard input and output ([`console`]).
//!
//! Both are faces of one [`Room`]: its channel `#main`, the tables' threads, and a private room for
//! every member. What is said there is kept in the data file, so that nothing is lost at a restart and
//! a game begun on the page can go on in the console. Several members may sit at one computer (hot
//! seat): there are no passwords, whoever reaches the page can be anyone in it.

pub mod console;
pub mod page;
mod room;
mod typing;

pub use room::{LIMIT, MAIN, PlaceKind, PlaceLine, Room, RoomError, private_room};

/// The Fluent source of what is said here.
#[must_use]
pub fn sentences(language: crate::words::Language) -> &'static str {
    crate::words::in_language!(language, "words/local")
}
