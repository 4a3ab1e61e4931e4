//! One sitting of a game as a pure state machine: its players, its log, and the state that the log leads to.
//!
//! A [`Table`] knows the [`liege_game`] traits, not a game; it neither reads nor writes anything and has no
//! clock. Everything that changes a table is a method on `&self` which returns a [`Step`]: the table *after*
//! the change and the events on the way. Nothing has changed until the caller has stored the step
//! (`store::Store::commit`), so a refusal or a lost race costs nothing.
//!
//! The log of actions in canonical notation is the table: [`Table::restore`] replays it, and
//! [`Table::view_at`] returns any past point. The modules, from the ground up; each uses only those before
//! it: `time` and `stored` (the parts of a table), `log` and `entering` (the state that a log leads to),
//! `sitting` (the table itself), `view` (its past, and who sees it), `play`, `lobby`, `diplomacy`,
//! `deadlines` and `host` (actions of people and of time), `ahead` and `member` (plans, and news for
//! members), `machines`, `rating`, `record`, `reminding`.
#![cfg_attr(not(test), forbid(unsafe_code))]

mod ahead;
mod deadlines;
mod diplomacy;
mod entering;
mod host;
mod lobby;
mod log;
pub mod machines;
mod member;
mod play;
pub mod rating;
pub mod record;
pub mod reminding;
mod sitting;
mod stored;
mod time;
mod view;
mod words;

#[cfg(test)]
mod tests;

pub use ahead::analysis::{Analysis, Misread, TriedAction};
pub use ahead::plan::{Branch, Plan, PlanEnd, PlanError, Pursuit, Typed};
pub use liege_game::Seed;
pub use log::clock_sentences::span;
pub use log::deal::{Agreement, Deal, DealState, Faith, Ledger, Matter};
pub use log::dice::{Dice, Pick, Roll, Way};
pub use log::owed::Owed;
pub use log::played::Played;
pub use log::punctuality::Stint;
pub use log::replay::{Between, ReplayError};
pub use machines::chores::Chore;
pub use machines::machine::{Machine, beside, each_named, machine_name};
pub use member::tidings::Tiding;
pub use member::urgency::Urgency;
pub use rating::result::{Conduct, RatedResult, Sitter};
pub use sitting::error::TableError;
pub use sitting::powers::Steward;
pub use sitting::step::{Parting, Step};
pub use sitting::table::Table;
pub use stored::chair::{Chair, Player, is_machine};
pub use stored::motion::{Answer, Motion};
pub use stored::origin::{Kept, Manner, Origin, Sealed, guest, guest_name};
pub use stored::presence::{Presence, ReadyCheck, is_seed};
pub use stored::record::{Entry, Lobby, NewTable, Record, Status, Venue};
pub use stored::table_event::{member_in, with_member};
pub use stored::terms::{Dealing, Level, Negotiation, ReadyCheckPolicy, Reliable, Switch, Terms};
pub use time::control::{Missed, Time};
pub use time::weekends::Weekends;
pub use time::weekly_schedule::{NoTime, WeeklySchedule};
pub use view::course::CourseEntry;
pub use view::frames::Frame;
pub use view::likeness::Likeness;
pub use view::past::{Moment, Stretch};
pub use words::sentences;

#[cfg(test)]
liege_testing::install!(liege_games::house());
