//! What was heard lately: gateways repeat themselves.

use std::collections::{HashSet, VecDeque};

/// The ids heard lately.
#[derive(Debug, Default)]
pub struct Recent {
    order: VecDeque<String>,
    known: HashSet<String>,
}

impl Recent {
    /// Notes an id; whether it is new.
    pub(crate) fn note(&mut self, id: &str) -> bool {
        const KEPT: usize = 4_096;
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
