//! Entries of the host, of managers and of substitutes, which change who holds a seat and whether the game is
//! paused.

use crate::log::deal::DealState;
use crate::log::deal_event::{DealEvent, event};
use crate::log::replay::ReplayError;
use crate::log::sentences;
use crate::log::timeline::{Ending, Timeline};
use crate::stored::motion::Motion;
use crate::stored::record::{Entry, Record};
use crate::stored::table_event::TableEvent;
use jiff::Timestamp;
use liege_game::{Seat, SeatSet};
use liege_words::Message;

impl Timeline {
    /// The host or manager who began the present pause alone, if one did.
    pub(crate) fn halted_by<'a>(&self, record: &'a Record) -> Option<&'a str> {
        let number = self.clock.paused_since()?;
        let entry = record.log.get(number.checked_sub(1)?)?;
        let alone = matches!(TableEvent::read(record.game, &entry.action), Some(TableEvent::Pause { .. }));
        entry.player.as_deref().filter(|_| alone)
    }

    /// Whether a host or manager began the present pause alone, so that one of them may end it.
    pub(crate) fn is_halted(&self, record: &Record) -> bool {
        self.halted_by(record).is_some()
    }

    /// A host or manager pauses the game: motions for a pause are outdated.
    pub(crate) fn halt(&mut self, entry: &Entry, days: u16) -> (Timestamp, Vec<usize>) {
        let until = self.pause(entry, days);
        let mut outrun = Vec::new();
        for index in self.open_motions() {
            if matches!(self.motion(index), Some(Motion::Pause { .. })) {
                self.decide(index, DealState::Void, entry.number);
                outrun.push(index);
            }
        }
        (until, outrun)
    }

    /// Takes a seat from its holder: its clock stops, and nothing waits for its consent.
    pub(crate) fn free(
        &mut self,
        record: &Record,
        entry: &Entry,
        seat: Seat,
        blamed: bool,
    ) -> Result<Vec<DealEvent>, ReplayError> {
        let number = entry.number;
        self.come_back(seat, entry.at);
        // The time that its clock has run is settled: the clock does not run while the seat is empty.
        let owing = self.owing(seat).map(|_| number);
        self.owes_from(record, seat, owing, entry.at, false);
        self.vacate(seat, true, blamed);
        let mut events = vec![sentences::vacated(record, entry, seat, blamed)];
        for index in self.open_motions() {
            if matches!(self.motion(index), Some(Motion::Hand { seat: theirs, .. }) if *theirs == seat) {
                self.decide(index, DealState::Void, number);
                events.push(sentences::outrun(&self.ledger.deals[index], index));
            }
        }
        events.extend(self.excuse(record, entry, SeatSet::one(seat), None)?);
        Ok(events)
    }

    /// Enters an entry about the holder of a seat, or about a pause.
    pub(crate) fn sitting_event(
        &mut self,
        record: &Record,
        entry: &Entry,
        table_event: TableEvent,
    ) -> Result<Vec<DealEvent>, ReplayError> {
        let number = entry.number;
        let wrong = || ReplayError::TableEvent { number, action: entry.action.clone() };
        let by_time = entry.seat.is_none() && entry.player.is_none();
        match table_event {
            TableEvent::Vacate(seat) => {
                // The seat is freed by the host, or because of a missed deadline.
                let right = entry.player.is_some() || self.clock.hand(seat).late.is_some();
                if entry.seat.is_some() || !right || self.vacated().contains(seat) {
                    return Err(wrong());
                }
                self.free(record, entry, seat, true)
            }
            TableEvent::Free(seat) => {
                if entry.seat.is_some() || entry.player.is_none() || self.vacated().contains(seat) {
                    return Err(wrong());
                }
                self.free(record, entry, seat, false)
            }
            TableEvent::Pause { days } => {
                let alone = entry.seat.is_none() && entry.player.is_some();
                if !alone || !Motion::DAYS.contains(&days) || self.paused_until().is_some() {
                    return Err(wrong());
                }
                let (until, outrun) = self.halt(entry, days);
                let outrun =
                    outrun.into_iter().map(|index| sentences::outrun(&self.ledger.deals[index], index));
                let mut halted = sentences::halted(record, entry, until);
                halted.0.concerns = self.state.to_move().iter().collect();
                Ok(std::iter::once(halted).chain(outrun).collect())
            }
            TableEvent::Void { .. } if entry.seat.is_some() => Err(wrong()),
            TableEvent::Void { reason } => {
                self.end(Ending::Voided);
                Ok(vec![sentences::voided(entry, &reason)])
            }
            TableEvent::Sit(seat) => {
                let player = entry.player.as_deref().filter(|_| entry.seat.is_none()).ok_or_else(wrong)?;
                if !self.vacated().contains(seat) {
                    return Err(wrong());
                }
                let mut told = vec![sentences::sat(seat, player, record.terms.anonymous)];
                told.extend(self.seat_taken(record, entry, seat, player)?);
                self.fresh_hand(record, seat);
                Ok(told)
            }
            TableEvent::Abort => {
                if entry.player.is_none() || self.moves().len() >= 2 {
                    return Err(wrong());
                }
                self.end(Ending::Aborted);
                Ok(vec![sentences::aborted(record, entry)])
            }
            TableEvent::Resume => {
                let alone = entry.seat.is_none() && self.is_halted(record);
                if !(by_time || alone) || self.paused_until().is_none() {
                    return Err(wrong());
                }
                let sentence = match by_time {
                    true => Message::new("table-resumed-by-time"),
                    false => sentences::by(Message::new("table-resumed-by"), record, entry),
                };
                Ok(self.go_on(entry, sentence))
            }
            TableEvent::Reopen => {
                if !by_time {
                    return Err(wrong());
                }
                self.reopen(record, number);
                Ok(vec![(event(Message::new("record-reopened")), None)])
            }
            _ => Err(wrong()),
        }
    }
}
