//! A part of a table's game, position by position, for an animation.
//!
//! Only counted entries of the game have a frame: not those taken back, and not entries beside the game. Each
//! reader gets the frames that they may know of by now.

use crate::log::played::Played;
use crate::log::timeline::Timeline;
use crate::sitting::error::TableError;
use crate::sitting::table::Table;
use crate::view::past::Moment;
use liege_game::SeatSet;
use std::ops::RangeInclusive;

/// One position.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The table at that point. Its last entry is the one that led here; there is none at the start.
    pub moment: Moment,
    /// The keys of the offers and agreements of that point that the reader may not know of.
    pub hidden: Vec<String>,
}

impl Table {
    /// The position before the first of these entries and that after each of them, for a reader who holds
    /// `seats` (empty for everybody else); all in one replay.
    ///
    /// # Errors
    /// Returns the errors of [`Table::view_at`].
    pub fn frames(&self, numbers: RangeInclusive<usize>, seats: SeatSet) -> Result<Vec<Frame>, TableError> {
        let trail = self.timeline.trail();
        let mut frames = vec![self.frame(0, &self.run(0, |_, _, _| {})?, [None, None], seats)];
        let mut last_move: Option<Played> = None;
        self.run(*numbers.end(), |entry, entered, after| {
            // Entries taken back are skipped: they have left the timeline before the next counted one.
            // Entries that the reader may not know of leave everything else as it was.
            if !trail.contains(&entry.number) || !self.entry_known_to(entry.number, seats) {
                return;
            }
            let played = self.put(entry, entered, after);
            if played.is_move() {
                last_move = Some(played.clone());
            }
            if entry.number < *numbers.start() {
                frames.clear();
            }
            frames.push(self.frame(entry.number, after, [last_move.clone(), Some(played)], seats));
        })?;
        Ok(frames)
    }

    fn frame(
        &self,
        number: usize,
        timeline: &Timeline,
        played: [Option<Played>; 2],
        seats: SeatSet,
    ) -> Frame {
        let [last_move, last] = played;
        let moment = Moment {
            number,
            state: timeline.state.boxed(),
            moves: timeline.moves().len(),
            last_move,
            last,
            paused: timeline.paused_until(),
            // Pictures do not show clocks.
            owed: Vec::new(),
            absent: Vec::new(),
            stocks: Vec::new(),
            dealing: false,
            outcome: timeline.outcome(),
            standing: timeline.standing_now(),
        };
        Frame { moment, hidden: self.hidden_in(timeline, seats) }
    }
}
