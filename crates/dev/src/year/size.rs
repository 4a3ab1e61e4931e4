//! The settings of a year, and its two sizes.

use jiff::SignedDuration;
use liege_store::secret::Secret;

/// The settings of a year.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The seed of all chance. Where a kill falls depends on the machine too, so no two years are equal.
    pub seed: u64,
    /// Whether only some weeks of a small server are played.
    pub small: bool,
    /// The address of the server that keeps the data; else a file does.
    pub server: Option<Secret>,
}

/// The size of a year.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Its days.
    pub days: i64,
    /// The pause between two looks of the worker.
    pub step: SignedDuration,
    /// One in this number of looks of the worker, and of answers, is interrupted by a kill.
    pub kills: u32,
    /// The days between two checks of everything.
    pub check: i64,
}

pub const WHOLE: Size = Size { days: 365, step: SignedDuration::from_hours(3), kills: 60, check: 14 };
pub const SMALL: Size = Size { days: 75, step: SignedDuration::from_hours(6), kills: 15, check: 10 };
