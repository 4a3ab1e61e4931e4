//! A match of Chapaev in progress.

use super::formation::{Disc, Side};
use super::physics::Fall;
use super::rounds::{Position, Report};
use std::sync::Arc;

/// A match in progress, with the past that pictures show.
#[derive(Clone, Debug)]
pub struct Match {
    /// The position.
    pub position: Position,
    /// The side that resigned.
    pub resigned: Option<Side>,
    /// The last shot, and the position before it.
    pub(super) last: Option<Arc<(Position, Report)>>,
    /// The discs that fell in this round, or in the one that the last shot ended, in order.
    pub fallen: Vec<(Disc, Fall)>,
}

impl Match {
    /// A match that begins with a position.
    pub fn new(position: Position) -> Match {
        Match { position, resigned: None, last: None, fallen: Vec::new() }
    }

    /// The last shot.
    pub fn last(&self) -> Option<&Report> {
        self.last.as_deref().map(|(_, report)| report)
    }

    /// The match before the last shot, for pictures.
    pub fn before(&self) -> Option<Match> {
        let (position, report) = self.last.as_deref()?;
        let fallen = self.fallen.len().saturating_sub(report.trace.falls.len());
        let fallen = self.fallen.iter().take(fallen).copied().collect();
        Some(Match { position: position.clone(), resigned: None, last: None, fallen })
    }
}
