//! Contests as pure state machines: entries, pairings, standings, and everything that is due. No I/O, no clock.
//!
//! A [`Contest`] is made by an entry with [`Act::New`] and changes only through entries. [`Contest::apply`] checks one,
//! appends it to the log together with everything that follows from it (numbers, pairings), and returns the
//! [`Happening`]s: tables to open or close, and news for people. Nothing counts until the caller has stored the new lines of
//! [`Contest::log`]. From these lines alone [`Contest::replay`] makes the same contest; a pairing is in the log as it was
//! made, with the version of its algorithm, so that a later algorithm changes nothing.
//!
//! The caller gives every time. [`Contest::due`] says which moment comes next: apply [`Act::Due`] with it when it has come,
//! until nothing is due. Tables tell their facts as [`Author::Table`]: [`Act::Opened`], [`Act::Moved`], [`Act::Ended`],
//! [`Act::Annulled`]. [`Contest::may`] says beforehand whether somebody may do something.
//!
//! Queries: [`Contest::standing`], [`Contest::pairings`], [`Contest::open_tables`], [`Contest::entrants`]. The modules
//! [`pairing`] and [`standing`] are pure functions that know no contest; [`files`] reads and writes files; [`picture`] draws the
//! cross-table.
#![cfg_attr(not(test), forbid(unsafe_code))]

pub mod act;
mod appointments;
mod check;
mod contest;
mod course;
pub mod due;
pub mod entrant;
mod error;
mod export;
pub mod facts;
pub mod files;
pub mod happening;
mod life;
pub mod pairing;
pub mod picture;
pub mod question;
mod results;
mod rights;
pub mod round;
mod rounds;
mod rungs;
pub mod standing;
mod state;
mod tally;
pub mod terms;
mod words;

pub use act::{Act, Author, Entry};
pub use due::{Appointment, Due};
pub use entrant::{Entrant, Status};
pub use error::Error;
pub use facts::{Bye, Entering, GameId, Person, Verdict};
pub use happening::{Cancellation, Happening, Parting, TableOrder, Warning};
pub use round::{Basis, Game, GameResult, PAIRING_VERSION, Paired, PairedTable, Purpose, Round, Stage};
pub use standing::{Row, TieBreak};
pub use state::{Challenge, ChallengeState, Contest, Phase};
pub use terms::{Format, Plan, Terms};
pub use words::sentences;
