//! The only crate that knows SQL: one `SQLite` file with every table's log in it.
//!
//! The log of actions is the truth, and is only ever appended to; everything else can be rebuilt from it, and
//! [`verify()`] checks that it can. Announcements are queued (the *outbox*) in the same transaction as the
//! action that they announce, so that neither can exist without the other.
//!
//! Times are unix milliseconds. Every write is one `BEGIN IMMEDIATE` transaction on the only writing
//! connection; readers have connections of their own and never wait for it.
#![cfg_attr(not(test), forbid(unsafe_code))]

// This comes first, because of its macros.
#[macro_use]
mod database;
#[macro_use]
mod error;

#[cfg(feature = "postgres")]
mod address;
mod backups;
mod bearer;
mod blobs;
mod blocked_channels;
mod blocks;
#[cfg(any(test, feature = "postgres"))]
mod boot_clock;
mod calendars;
mod challenges;
mod checkup;
mod commit;
mod contests;
mod councils;
mod data_file;
mod database_error;
mod deadlines;
mod derived;
mod direct_channels;
mod drafts;
mod due;
mod dues;
mod exercises;
pub mod fault;
mod faults;
mod file_mark;
mod files;
mod finding;
mod follows;
mod forget;
mod game_lengths;
mod heard;
mod heartbeat;
mod hex;
mod hooks;
mod imports;
mod inspect;
mod lessons;
mod lobbies;
mod local;
mod location;
mod locks;
mod log_index;
mod losses;
mod lost_channels;
mod machines;
pub mod measures;
mod members;
mod mounts;
mod moving;
mod multiplied;
pub mod note_keys;
mod notes;
mod open;
mod outbox;
mod outbox_entry;
mod place;
mod plans;
mod players;
mod puzzles;
mod read_state;
mod ready_checks;
mod reminder_settings;
mod restore;
mod room;
mod rows;
mod schema;
mod scratch;
mod sealing;
mod seat_links;
pub mod secret;
mod seek_calls;
#[cfg(feature = "postgres")]
mod server;
mod servers;
mod set_back;
mod settings;
mod shards;
pub mod shown;
mod signboards;
mod standing;
mod succession;
mod table_cache;
mod tables;
#[cfg(feature = "postgres")]
mod tenure;
mod texts;
mod timers;
mod tokens;
#[cfg(feature = "postgres")]
mod unreached;
mod verify;
mod whispers;
mod writer;

#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;

pub use bearer::BearerSecret;
pub use blocked_channels::{Attempt, BlockedChannel, ChannelNews};
pub use challenges::{Cause, Challenge, ChallengeEnd, ChallengeState, NewChallenge, WhichChallenges};
pub use commit::{Beside, Committed, Created, Creation};
pub use contests::{
    BesideContest, ContestLine, ContestOpening, ContestStored, ContestTable, ORGANISER_GONE, StoredContest,
    WhichContests, phase_code, table_facts,
};
pub use councils::{Council, CouncilNews};
pub use deadlines::{Deadline, DigestDue};
pub use due::{Done, Job, Work};
pub use error::{Loss, OpenError, ServerError, StoreError};
pub use exercises::OpenExercise;
pub use files::LocalFile;
pub use finding::{Afoot, TableLine, Which};
pub use follows::{FollowMade, Follows, MOST_FOLLOWED, MOST_FOLLOWERS};
pub use forget::FORMER;
pub use game_lengths::GameLength;
pub use heartbeat::Alive;
pub use hooks::{HOOKS_TRIED_FOR, Hook, HookPost, MOST_HOOKS};
pub use imports::Importer;
pub use inspect::{Condition, inspect};
pub use lessons::LessonProgress;
pub use lobbies::Seeker;
pub use local::{LocalMember, LocalMessage, LocalPicture, LocalThread, NewLocalMessage};
pub use location::Location;
pub use lost_channels::{DELETED, Gone, LEFT, WhichServers};
pub use machines::MachineTurn;
pub use members::Member;
pub use moving::{MoveError, MoveProgress, Moved, move_data};
pub use multiplied::multiply;
pub use notes::{Note, NoteSaved};
pub use outbox::{Backlog, PostedMessage, QueueState, Queued, Sent};
pub use outbox_entry::{About, OutboxEntry, OutboxKind};
pub use plans::{MemberChanges, MemberPlans, PlanChange};
pub use players::WhichPlayers;
pub use puzzles::{DailyPost, DailyPuzzle, PuzzleProgress};
pub use restore::{Backup, RestoreError, Restored, look_at_backup, restore};
pub use room::{Full, HostSeen, Room};
pub use scratch::Scratch;
pub use seat_links::MOST_BROWSERS;
pub use servers::{Openers, PagePolicy, Server};
pub use settings::Setting;
pub use shards::{LastAlive, NoShare, Shard, Share, Watermark};
pub use signboards::{StandingMessage, ThreadState};
pub use standing::{GameOf, Kept, Leader, Leaderboard, Meeting, Standing, StandingOf};
pub use succession::Waiting;
#[cfg(feature = "postgres")]
pub use tenure::Terms;
pub use tokens::{MOST_TOKENS, Scope, Scopes, Token, TokenMade, TokenText};
pub use verify::{Difference, Marks, Progress, Report, verify, verify_with};
pub use whispers::{Complaint, NewWhisper, WhichWhispers, Whisper, WhisperKey, Whispered};

use liege_game::Game;
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

#[cfg(test)]
liege_testing::install!(liege_games::house());
