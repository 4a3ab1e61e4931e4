//! How far back actions can be taken back, and how that is shown.

use crate::log::timeline::Timeline;

/// Why actions cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    /// There is nothing to take back.
    Nothing,
    /// A draw of chance has been seen since.
    Chance,
}

impl Timeline {
    /// What stands against taking back all that came after entry `to`: never anything that not everybody knows
    /// of, for whoever asks would find out when it was done.
    pub(crate) fn bar(&self, to: usize) -> Option<Bar> {
        let gone = || self.trail().iter().rev().copied().take_while(|number| *number > to);
        if gone().next().is_none() {
            return Some(Bar::Nothing);
        }
        gone().any(|number| self.is_draw(number)).then_some(Bar::Chance)
    }

    /// The last of the game's entries that stay when all that is counted after entry `to` is taken back; 0: none.
    /// What not everybody knows of stays as far as it can: it is taken back only with something that came before
    /// it.
    pub(crate) fn stays(&self, to: usize) -> usize {
        let trail = self.trail();
        let gone = trail.iter().position(|number| *number > to && self.is_counted(*number));
        trail.get(..gone.unwrap_or(trail.len())).and_then(<[usize]>::last).copied().unwrap_or(0)
    }

    /// The number that people are shown for that point of the game: of the last counted entry that stays.
    pub(crate) fn shown_stay(&self, to: usize) -> usize {
        let last = self.trail().iter().rev().find(|number| **number <= to && self.is_counted(**number));
        last.map_or(0, |number| self.shown(*number))
    }
}
