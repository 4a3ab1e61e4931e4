//! How far actions can be taken back, and how that is shown.

use crate::log::timeline::Timeline;

/// The reason why actions cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    /// There is nothing to take back.
    Nothing,
    /// A draw of chance was seen since.
    Chance,
}

impl Timeline {
    /// The obstacle to taking back everything after entry `to`. Entries that not everybody knows of are never
    /// an obstacle, because the asker would find out when they were made.
    pub(crate) fn bar(&self, to: usize) -> Option<Bar> {
        let gone = || self.trail().iter().rev().copied().take_while(|number| *number > to);
        if gone().next().is_none() {
            return Some(Bar::Nothing);
        }
        gone().any(|number| self.is_draw(number)).then_some(Bar::Chance)
    }

    /// The last of the game's entries that stay when all counted entries after entry `to` are taken back; 0
    /// if none. Entries that not everybody knows of stay as long as possible: they are taken back only with
    /// something that came before them.
    pub(crate) fn stays(&self, to: usize) -> usize {
        let trail = self.trail();
        let gone = trail.iter().position(|number| *number > to && self.is_counted(*number));
        trail.get(..gone.unwrap_or(trail.len())).and_then(<[usize]>::last).copied().unwrap_or(0)
    }

    /// The number that people are shown for that point of the game: that of the last counted entry that
    /// stays.
    pub(crate) fn shown_stay(&self, to: usize) -> usize {
        let last = self.trail().iter().rev().find(|number| **number <= to && self.is_counted(**number));
        last.map_or(0, |number| self.shown(*number))
    }
}
