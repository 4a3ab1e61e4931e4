//! Records of games: a table as a text that people and programs can read. The format is described in
//! `docs/programs/record.md`.
//!
//! [`write()`] writes a table, [`read()`] checks a text and returns a [`Sheet`], and [`Sheet::table`] plays
//! it again: a record that does not replay is refused, with the line at fault. A record that is imported and
//! written again is the same text. Nothing here knows the members: people are numbered in a record, and the
//! importer says who they are.

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
pub use read::{Texts, read};
pub use revive::Plan;
pub use sheet::{Place, Row, Sheet, Someone};
pub use write::{Depth, Unfit, people, write};

use jiff::Timestamp;
use liege_game::{Game, Seat};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The version of the format that this program writes, and the newest that it reads.
pub const VERSION: u32 = 1;
/// The largest length of a record in bytes.
pub const MOST_BYTES: usize = 1 << 20;
/// The largest number of entries in a record: far more than any game that people play.
pub const MOST_ENTRIES: usize = 5_000;
/// The largest number of headers in a record, without the lines of a text that tells its game: room for all kinds, for 99 people with their ids, and for far
/// more seeds than a game gets by moving from one Liege to another.
pub const MOST_HEADERS: usize = 400;
/// The number of tags of a foreign file that are kept.
const MOST_TAGS: usize = 64;
/// The largest length of such a tag, in characters.
const MOST_TAG: usize = 255;
/// The sign for an unknown time.
const UNKNOWN: &str = "?";
/// The largest number of people in a record.
const MOST_PEOPLE: usize = 99;
/// The largest length of a name, in characters.
const MOST_NAME: usize = 100;

/// The beginning of the first line.
const TITLE: &str = "Liege record ";
/// The beginning of the last line.
const CHECK: &str = "Check: sha256 ";

/// The checksum of the text before the last line.
fn check(text: &str) -> String {
    Sha256::digest(text).iter().fold(String::with_capacity(64), |mut hex, byte| {
        // Writing to a string can't fail.
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// A time in a record: UTC, to the millisecond.
fn time(at: Timestamp) -> String {
    at.strftime("%Y-%m-%dT%H:%M:%S%.3fZ").to_string()
}

/// The id of a seat.
fn seat_id(game: &dyn Game, seat: Seat) -> &'static str {
    game.seats().get(seat.index()).map_or("-", |info| info.id)
}

/// The seat with this id.
fn seat_of(game: &dyn Game, id: &str) -> Option<Seat> {
    let index = game.seats().iter().position(|info| info.id == id)?;
    u8::try_from(index).ok().map(Seat)
}

/// Whether a text can be the name of a tag.
fn is_tag(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= MOST_TAG
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
}

/// A text on one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
