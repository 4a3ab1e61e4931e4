//! A stretch of a table's game, position by position: what an animation of it shows.
//!
//! Only entries of the game that count have a frame: neither what was taken back nor what people do beside the
//! game. Of the others each reader gets those that they may know of by now.

use crate::log::played::Played;
use crate::log::timeline::Timeline;
use crate::sitting::error::TableError;
use crate::sitting::table::Table;
use crate::view::past::Moment;
use liege_game::SeatSet;
use std::ops::RangeInclusive;

/// A position on the way.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The table then. Its last entry is the one that led here; none at the start.
    pub moment: Moment,
    /// The keys of the offers and agreements standing then that the reader may not know of.
    pub hidden: Vec<String>,
}

impl Table {
    /// The position before the first of these entries and that after each of them, for a reader who holds
    /// `seats` (none: everybody else); all in one replay.
    ///
    /// # Errors
    /// Those of [`Table::view_at`].
    pub fn frames(&self, numbers: RangeInclusive<usize>, seats: SeatSet) -> Result<Vec<Frame>, TableError> {
        let trail = self.timeline.trail();
        let mut frames = vec![self.frame(0, &self.run(0, |_, _, _| {})?, [None, None], seats)];
        let mut last_move: Option<Played> = None;
        self.run(*numbers.end(), |entry, entered, after| {
            // What was taken back is passed over: it is gone from the timeline before the next that counts. What
            // the reader may not know of leaves everything else as it was.
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
            // Clocks are not seen in pictures.
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
