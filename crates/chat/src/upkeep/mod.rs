//! Work in the background: queued rows go out, time passes, places are lost.

pub(crate) mod attempt;
pub(crate) mod blocked_channels;
pub(crate) mod cleanup;
pub(crate) mod contests;
mod councils;
pub(crate) mod daily_puzzles;
pub(crate) mod deliver;
pub(crate) mod lost_channels;
pub(crate) mod machines;
pub(crate) mod put_off;
pub(crate) mod reached;
pub(crate) mod refresh;
pub(crate) mod round;
pub(crate) mod set_back;
pub(crate) mod signboards;
pub(crate) mod threads;
pub(crate) mod timers;
