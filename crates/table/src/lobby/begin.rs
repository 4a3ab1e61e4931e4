//! The start of a game, or the resumption of a game from a record.

use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::stored::chair::Chair;
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;
use crate::time::instant::to_millisecond;
use jiff::Timestamp;
use liege_game::Seat;

impl Step {
    /// Resumes a game that came from a record: its seats are assigned already.
    fn go_on(&mut self, at: Timestamp) -> Result<(), TableError> {
        let record = &mut self.table.record;
        record.status = Status::Playing;
        record.changed = to_millisecond(at);
        self.enter(None, None, TableEvent::Reopen.write(self.table.record.game), at)?;
        self.started = true;
        self.draw(at)?;
        self.settle();
        Ok(())
    }

    /// Starts the game. Seats may have to be drawn first; draws of chance may be due at once, or the start
    /// position may be an end already.
    pub(crate) fn begin(&mut self, at: Timestamp) -> Result<(), TableError> {
        let presence = std::mem::take(&mut self.table.record.presence);
        if self.table.resumes() {
            return self.go_on(at);
        }
        let record = &mut self.table.record;
        record.status = Status::Playing;
        record.changed = to_millisecond(at);
        record.started = Some(record.changed);
        let mut order: Vec<usize> = (0..record.chairs.len()).collect();
        if record.terms.anonymous {
            order = record.seed.deal(record.chairs.len());
            let dealt: Vec<Chair> =
                order.iter().filter_map(|index| record.chairs.get(*index)).cloned().collect();
            let places = record.chairs.iter_mut().zip(dealt).zip((0..).map(Seat));
            for ((chair, dealt), seat) in places {
                *chair = dealt;
                if !self.seats.contains(&seat) {
                    self.seats.push(seat);
                }
            }
        }
        if record.game.takes_seeds(&record.options) && !self.table.timeline.is_over() {
            let of = |index: &usize| u8::try_from(*index).ok().and_then(|seat| presence.seed(Seat(seat)));
            let each: Vec<&str> = order.iter().map(|index| of(index).unwrap_or_default()).collect();
            let seeds = format!("{}|{}", record.id, each.join(","));
            let die = TableEvent::Die { seeds }.write(record.game);
            self.enter(None, None, die, at)?;
        }
        if self.table.record.terms.by_dice() {
            self.roll(at)?;
        }
        self.started = true;
        self.draw(at)?;
        self.settle();
        Ok(())
    }
}
