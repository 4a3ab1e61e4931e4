//! The only room that knows SQL: one `SQLite` file with every table's log in it.
//!
//! The log of actions is the truth, and is only ever appended to; whatever else is stored can be
//! rebuilt from it, and [`verify`] checks that it can. What must be announced is queued (the *outbox*)
//! in the same transaction as the action it announces, so that neither can exist without the other.
//!
//! Times are unix milliseconds. Every write is one `BEGIN IMMEDIATE` transaction on the only writing
//! connection; readers have connections of their own and never wait for it.

mod absences;
mod alive;
mod attendance;
mod blocks;
mod challenges;
mod commit;
mod contents;
mod copies;
mod direct;
mod doors;
mod dues;
mod error;
mod files;
mod forget;
mod habits;
mod imports;
mod jottings;
mod lengths;
mod lobbies;
mod local;
mod mark;
mod members;
mod musters;
mod notes;
mod open;
mod outbox;
mod parked;
mod place;
mod plans;
mod restore;
mod rows;
mod servers;
mod shelf;
mod standing;
mod tables;
mod verify;
mod waking;
mod writing;

#[cfg(test)]
pub(crate) mod tests;

pub use absences::{DELETED, LEFT};
pub use alive::HeardUpTo;
pub use challenges::{Cause, Challenge, ChallengeEnd, ChallengeState, NewChallenge};
pub use commit::{Announcement, AnnouncementKind, Committed, Created};
pub use dues::Due;
pub use error::{OpenError, StoreError};
pub use files::LocalFile;
pub use forget::FORMER;
pub use habits::DigestDue;
pub use imports::Importer;
pub use jottings::{Jotted, Jotting};
pub use lengths::Length;
pub use lobbies::Seeker;
pub use local::{LocalMember, LocalMessage, LocalPicture, LocalThread, NewLocalMessage};
pub use members::Member;
pub use notes::{Complaint, NewNote, Note, Noted};
pub use outbox::{QueueState, Queued, Sent, Told};
pub use parked::{Attempt, Parked};
pub use place::Loss;
pub use plans::{Beside, PlanChange, Settled};
pub use restore::{RestoreError, Restored, restore};
pub use servers::{Openers, Server, TableCount};
pub use standing::{GameOf, Kept, Leader, Leaderboard, Meeting, Standing};
pub use tables::TableLine;
pub use verify::{Difference, Marks, Progress, Report, verify, verify_with};

use crate::game::Game;
use std::fmt;
use std::sync::Arc;

/// Finds a game by its id.
pub type Games = fn(&str) -> Option<&'static dyn Game>;

/// The open data file. Clones share it.
#[derive(Clone)]
pub struct Store {
    inner: Arc<open::Inner>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("instance", &self.inner.instance).finish_non_exhaustive()
    }
}
