//! The presence of players, before a game starts.

use jiff::Timestamp;
use liege_game::Seat;

/// A ready check in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadyCheck {
    /// When it was started.
    pub called: Timestamp,
    /// Players who have not said since this time that they are there are asked.
    pub since: Timestamp,
    /// When it ends.
    pub until: Timestamp,
    /// Whether those who have not answered were reminded.
    pub reminded: bool,
    /// The end of the last outage of the bot for which it got time back.
    pub credited: Option<Timestamp>,
}

/// The presence of players at a table whose game has not started.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// For each seat, when its holder last said that they are there, by sitting down or when asked.
    sat: Vec<Option<Timestamp>>,
    /// For each seat, the seed that its holder has added to the draws, if any.
    seeds: Vec<Option<String>>,
    /// The ready check in progress.
    pub ready_check: Option<ReadyCheck>,
}

impl Presence {
    /// Makes it from the stored values.
    #[must_use]
    pub fn stored(
        sat: Vec<Option<Timestamp>>,
        seeds: Vec<Option<String>>,
        ready_check: Option<ReadyCheck>,
    ) -> Presence {
        let mut presence = Presence { sat, seeds, ready_check };
        presence.trim();
        presence
    }

    /// Drops empty values at the end.
    fn trim(&mut self) {
        while self.sat.last() == Some(&None) {
            self.sat.pop();
        }
        while self.seeds.last() == Some(&None) {
            self.seeds.pop();
        }
    }

    /// The seed that the holder of a seat has added to the draws.
    #[must_use]
    pub fn seed(&self, seat: Seat) -> Option<&str> {
        self.seeds.get(seat.index()).and_then(Option::as_deref)
    }

    /// Sets or removes the seed of a seat's holder.
    pub(crate) fn sow(&mut self, seat: Seat, seed: Option<String>) {
        if self.seeds.len() <= seat.index() {
            self.seeds.resize(seat.index() + 1, None);
        }
        if let Some(sown) = self.seeds.get_mut(seat.index()) {
            *sown = seed;
        }
        self.trim();
    }

    /// When the holder of a seat last said that they are there, as far as that is known.
    #[must_use]
    pub fn sat(&self, seat: Seat) -> Option<Timestamp> {
        self.sat.get(seat.index()).copied().flatten()
    }

    /// Notes when the holder of a seat has said so; `None` if nobody holds it any more.
    pub(crate) fn note(&mut self, seat: Seat, at: Option<Timestamp>) {
        if self.sat.len() <= seat.index() {
            self.sat.resize(seat.index() + 1, None);
        }
        if let Some(sat) = self.sat.get_mut(seat.index()) {
            *sat = at;
        }
        match at {
            Some(_) => self.trim(),
            // The next holder may have a seed of their own.
            None => self.sow(seat, None),
        }
    }
}

/// Whether a text is a seed that a player may add: up to 32 plain letters and digits, or nothing.
#[must_use]
pub fn is_seed(text: &str) -> bool {
    text.len() <= 32 && text.chars().all(|c| c.is_ascii_alphanumeric())
}
