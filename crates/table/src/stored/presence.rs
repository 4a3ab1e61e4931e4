//! Who is there, before a game begins.

use jiff::Timestamp;
use liege_game::Seat;

/// A ready check that is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadyCheck {
    /// When it was called.
    pub called: Timestamp,
    /// Who has said before this that they are there, and not since, is asked.
    pub since: Timestamp,
    /// Until when it waits.
    pub until: Timestamp,
    /// Whether those who have not answered were reminded.
    pub reminded: bool,
    /// Until when the program was last down, as far as time was given back for it.
    pub credited: Option<Timestamp>,
}

/// Who is there, at a table whose game has not begun.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// Of each seat, when its holder last said that they are there: by sitting down, or when asked.
    sat: Vec<Option<Timestamp>>,
    /// Of each seat, what its holder has added to the draws, if anything.
    seeds: Vec<Option<String>>,
    /// The ready check, while one is on.
    pub ready_check: Option<ReadyCheck>,
}

impl Presence {
    /// What was stored of it.
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

    /// Of those who have said nothing, nothing is kept.
    fn trim(&mut self) {
        while self.sat.last() == Some(&None) {
            self.sat.pop();
        }
        while self.seeds.last() == Some(&None) {
            self.seeds.pop();
        }
    }

    /// What the holder of a seat has added to the draws.
    #[must_use]
    pub fn seed(&self, seat: Seat) -> Option<&str> {
        self.seeds.get(seat.index()).and_then(Option::as_deref)
    }

    /// Notes what the holder of a seat adds to the draws; `None`: nothing any more.
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

    /// Notes when the holder of a seat has said so; `None`: nobody holds it any more.
    pub(crate) fn note(&mut self, seat: Seat, at: Option<Timestamp>) {
        if self.sat.len() <= seat.index() {
            self.sat.resize(seat.index() + 1, None);
        }
        if let Some(sat) = self.sat.get_mut(seat.index()) {
            *sat = at;
        }
        match at {
            Some(_) => self.trim(),
            // Another may sit there, with a seed of their own.
            None => self.sow(seat, None),
        }
    }
}

/// Whether a text is a seed that a player may add: up to 32 plain letters and digits, or nothing.
#[must_use]
pub fn is_seed(text: &str) -> bool {
    text.len() <= 32 && text.chars().all(|c| c.is_ascii_alphanumeric())
}
