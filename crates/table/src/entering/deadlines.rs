//! Entries about the clocks: excuses, missed deadlines, claims, leave, extra time.

use crate::log::clock_sentences as sentences;
use crate::log::deal_event::DealEvent;
use crate::log::replay::ReplayError;
use crate::log::timeline::Timeline;
use crate::stored::record::{Entry, Record};
use crate::stored::table_event::TableEvent;
use crate::time::control::Missed;
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};

impl Timeline {
    /// The seats still in the game that are not on this seat's side.
    pub(crate) fn opponents(&self, record: &Record, seat: Seat) -> SeatSet {
        let seats = record.game.seats();
        let team = |seat: Seat| seats.get(seat.index()).map(|info| info.team);
        self.state.alive().iter().filter(|other| team(*other) != team(seat)).collect()
    }

    /// Enters an entry about the clocks.
    pub(crate) fn time_event(
        &mut self,
        record: &Record,
        entry: &Entry,
        table_event: &TableEvent,
    ) -> Result<Vec<DealEvent>, ReplayError> {
        let wrong = || ReplayError::TableEvent { number: entry.number, action: entry.action.clone() };
        let by_time = entry.seat.is_none() && entry.player.is_none();
        let owes = |seat: Seat| self.owing(seat).is_some() && !self.vacated().contains(seat);
        // Nothing here depends on whether a deadline is over: that depends on the rules of time zones, which
        // change.
        Ok(match *table_event {
            TableEvent::Excuse(seat) => {
                let hand = self.clock.hand(seat);
                if !by_time || !owes(seat) || hand.late.is_some() || hand.excuses >= record.terms.excuses {
                    return Err(wrong());
                }
                self.use_excuse(record, seat);
                let left = record.terms.excuses.saturating_sub(self.clock.hand(seat).excuses);
                vec![sentences::excused(seat, left, self.until(record, seat))]
            }
            TableEvent::Late(seat) => {
                if !by_time || !owes(seat) || self.clock.hand(seat).late.is_some() {
                    return Err(wrong());
                }
                let claim = match record.terms.missed {
                    Missed::Claim => true,
                    Missed::Skip => self.state.pass(seat).is_none(),
                    Missed::Resign | Missed::Replace => false,
                };
                if let Some(hand) = self.clock.hand_mut(seat) {
                    hand.late = Some(entry.number);
                }
                self.punctuality.missed(seat);
                vec![sentences::late(seat, claim.then(|| self.opponents(record, seat)))]
            }
            TableEvent::Claim(late) => {
                let by = entry.seat.filter(|_| entry.player.is_some()).ok_or_else(wrong)?;
                let claims =
                    self.clock.hand(late).late.is_some() && self.opponents(record, late).contains(by);
                if !claims || self.paused_until().is_some() {
                    return Err(wrong());
                }
                vec![sentences::claimed(by, late)]
            }
            TableEvent::Away { seat, days } => {
                let own = entry.seat == Some(seat) && entry.player.is_some() && days > 0;
                let needed = SignedDuration::from_hours(i64::from(days) * 24);
                if !own || needed > self.leave_left(record, seat, entry.at) {
                    return Err(wrong());
                }
                let until = self.go_away(entry, seat, days);
                vec![sentences::away(seat, until)]
            }
            TableEvent::Back(seat) => {
                let own = entry.seat == Some(seat) && entry.player.is_some();
                if !(own || by_time) || self.clock.away_until(seat).is_none() {
                    return Err(wrong());
                }
                self.come_back(seat, entry.at);
                let owes = self.owing(seat).is_some() && self.state.to_move().contains(seat);
                vec![sentences::back(seat, by_time && owes)]
            }
            TableEvent::Credit { seconds } => {
                if !by_time {
                    return Err(wrong());
                }
                let down = SignedDuration::from_secs(i64::from(seconds));
                let from = entry.at.saturating_sub(down).unwrap_or(Timestamp::MIN);
                self.note_down(from, entry.at);
                vec![sentences::credited(down)]
            }
            TableEvent::Extend { seat, hours } => {
                if entry.seat.is_some() || entry.player.is_none() || !owes(seat) {
                    return Err(wrong());
                }
                self.give_hours(seat, hours);
                let more = SignedDuration::from_hours(i64::from(hours));
                vec![sentences::extended(record, entry, seat, (more, self.until(record, seat)))]
            }
            _ => return Err(wrong()),
        })
    }
}
