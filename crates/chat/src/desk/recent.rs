//! The recent messages: gateways repeat themselves.

use std::collections::{HashSet, VecDeque};
use std::time::Duration;

/// The most ids that are remembered.
const KEPT: usize = 4_096;

/// The posts whose first attempt was recent, in this run of the program, with the steady time of the attempt.
#[derive(Debug, Default)]
pub struct Attempts(VecDeque<(Duration, i64)>);

impl Attempts {
    /// Stores the first attempt to send a post.
    pub(crate) fn note(&mut self, post: i64, now: Duration) {
        self.0.push_back((now, post));
        while self.0.len() > KEPT {
            self.0.pop_front();
        }
    }

    /// Whether the first attempt to send a post is known, and was no longer ago than `within`.
    pub(crate) fn has(&mut self, post: i64, now: Duration, within: Duration) -> bool {
        while self.0.front().is_some_and(|(at, _)| now.saturating_sub(*at) > within) {
            self.0.pop_front();
        }
        self.0.iter().any(|(_, known)| *known == post)
    }
}

/// The ids of recent messages.
#[derive(Debug, Default)]
pub struct Recent {
    order: VecDeque<String>,
    known: HashSet<String>,
}

impl Recent {
    /// Stores an id. Returns whether it is new.
    pub(crate) fn note(&mut self, id: &str) -> bool {
        if !self.known.insert(id.to_owned()) {
            return false;
        }
        self.order.push_back(id.to_owned());
        if self.order.len() > KEPT
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
        true
    }
}
