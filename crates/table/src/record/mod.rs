//! Records of games: a table as a text that people read and programs read back, `docs/programs/record.md`.
//!
//! [`write()`] says a table, [`read()`] checks a text and gives a [`Sheet`], and [`Sheet::table`] plays it again:
//! what does not replay is refused, with the line at fault. A record that is brought in and written again is
//! the same text. Nothing here knows who is a member where: people are numbered in a record, and whoever brings
//! it in says who they are.

mod fault;
mod foreign;
mod glance;
mod read;
mod revive;
mod sheet;
mod terms;
#[cfg(test)]
mod tests;
mod write;

pub use fault::Fault;
pub use foreign::in_notation;
pub use read::read;
pub use revive::Plan;
pub use sheet::{Place, Row, Sheet, Someone};
pub use write::{Depth, Unfit, people, write};

use jiff::Timestamp;
use liege_game::{Game, Seat};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The version of the format that this program writes, and the newest that it reads.
pub const VERSION: u32 = 1;
/// How long a record may be, in bytes.
pub const MOST_BYTES: usize = 1 << 20;
/// How many entries a record may have: far more than any game that people play.
pub const MOST_ENTRIES: usize = 5_000;
/// How many headers a record may have: room for every one there is, for 99 people with their ids, and for far more
/// seeds than a game has moves between one Liege and another.
pub const MOST_HEADERS: usize = 400;
/// How many tags of a file of another program are kept.
const MOST_TAGS: usize = 64;
/// How long such a tag may be, in characters.
const MOST_TAG: usize = 255;
/// What stands for a time that is not known.
const UNKNOWN: &str = "?";
/// How many people a record may name.
const MOST_PEOPLE: usize = 99;
/// How long a name may be, in characters.
const MOST_NAME: usize = 100;

/// What the first line begins with.
const TITLE: &str = "Liege record ";
/// What the last line begins with.
const CHECK: &str = "Check: sha256 ";

/// The check of what stands before the last line.
fn check(text: &str) -> String {
    Sha256::digest(text).iter().fold(String::with_capacity(64), |mut hex, byte| {
        // Writing to a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// A time as a record has it: UTC, to the millisecond.
fn time(at: Timestamp) -> String {
    at.strftime("%Y-%m-%dT%H:%M:%S%.3fZ").to_string()
}

/// The id of a seat.
fn seat_id(game: &dyn Game, seat: Seat) -> &'static str {
    game.seats().get(seat.index()).map_or("-", |info| info.id)
}

/// The seat of an id.
fn seat_of(game: &dyn Game, id: &str) -> Option<Seat> {
    let index = game.seats().iter().position(|info| info.id == id)?;
    u8::try_from(index).ok().map(Seat)
}

/// Whether it can be the name of a tag.
fn is_tag(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= MOST_TAG
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
}

/// A text on one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
