//! Motions and votes, and their consequences when all have agreed.

use crate::log::deal::{Deal, DealState};
use crate::log::deal_event::{DealEvent, event};
use crate::log::replay::ReplayError;
use crate::log::sentences;
use crate::log::timeline::{Ending, Timeline};
use crate::stored::motion::Motion;
use crate::stored::record::{Entry, Record};
use crate::stored::table_event::TableEvent;
use liege_game::{Seat, SeatSet};
use liege_words::Message;

impl Timeline {
    /// Enters a motion of a member, or a vote on one.
    pub(crate) fn vote_event(
        &mut self,
        record: &Record,
        entry: &Entry,
        table_event: TableEvent,
    ) -> Result<Vec<DealEvent>, ReplayError> {
        let number = entry.number;
        let wrong = || ReplayError::TableEvent { number, action: entry.action.clone() };
        let by_time = entry.seat.is_none() && entry.player.is_none();
        match table_event {
            TableEvent::Propose { motion, asked } => {
                let seat = entry.seat.filter(|_| entry.player.is_some()).ok_or_else(wrong)?;
                if asked.contains(seat) || !self.may_move_for(&motion, seat) {
                    return Err(wrong());
                }
                // In older logs, private entries outdated takebacks as well. In such a log a takeback may
                // begin while another one is still open by the present count.
                let open =
                    self.open_motion_like(&motion).filter(|_| matches!(motion, Motion::Takeback { .. }));
                if let Some(index) = open {
                    self.decide(index, DealState::Void, number);
                }
                self.open_motion(record, entry, &motion, asked);
                let index = self.ledger.deals.len() - 1;
                if asked.is_empty() && !matches!(motion, Motion::Hand { .. }) {
                    return self.carry(record, entry, index);
                }
                Ok(vec![sentences::proposed(&self.ledger.deals[index], &motion, seat, index)])
            }
            TableEvent::Agree(of) => {
                let index = self.open_motion_of(of).ok_or_else(wrong)?;
                if let Some(Motion::Hand { to, .. }) = self.motion(index) {
                    let theirs = entry.player.as_ref() == Some(to) && entry.seat.is_none();
                    return if theirs { self.carry(record, entry, index) } else { Err(wrong()) };
                }
                let seat = self.vote(entry, index).ok_or_else(wrong)?;
                let left = self.strike(index, SeatSet::one(seat));
                if left.is_empty() {
                    return self.carry(record, entry, index);
                }
                Ok(vec![sentences::agreed(&self.ledger.deals[index], seat, left, index)])
            }
            TableEvent::Decline(of) => {
                let index = self.open_motion_of(of).ok_or_else(wrong)?;
                let seat = match self.motion(index) {
                    Some(Motion::Hand { to, .. }) => {
                        if entry.player.as_ref() != Some(to) || entry.seat.is_some() {
                            return Err(wrong());
                        }
                        None
                    }
                    _ => Some(self.vote(entry, index).ok_or_else(wrong)?),
                };
                self.decide(index, DealState::Refused { by: seat }, number);
                Ok(vec![sentences::declined(&self.ledger.deals[index], seat, index)])
            }
            TableEvent::Withdraw(of) => {
                let index = self.open_motion_of(of).ok_or_else(wrong)?;
                let seat = entry.seat.filter(|_| entry.player.is_some()).ok_or_else(wrong)?;
                if self.ledger.deals[index].proposer != Some(seat) {
                    return Err(wrong());
                }
                self.decide(index, DealState::Withdrawn, number);
                Ok(vec![sentences::withdrawn(&self.ledger.deals[index], seat, index)])
            }
            TableEvent::Expire(of) => {
                let index = self.open_motion_of(of).filter(|_| by_time).ok_or_else(wrong)?;
                self.decide(index, DealState::Expired, number);
                Ok(vec![sentences::expired(&self.ledger.deals[index], index)])
            }
            _ => Err(wrong()),
        }
    }

    /// Whether such a motion can be made for a seat now.
    fn may_move_for(&self, motion: &Motion, seat: Seat) -> bool {
        let new = self.same_motion(motion).is_none();
        match motion {
            Motion::Takeback { to } => self.bar(*to).is_none() && (*to == 0 || self.trail().contains(to)),
            Motion::Pause { days } => new && Motion::DAYS.contains(days) && self.paused_until().is_none(),
            Motion::Resume => new && self.paused_until().is_some(),
            Motion::Annul => new,
            Motion::Draw => new && self.state.outcome().is_none() && self.state.drawn().is_some(),
            Motion::Hand { seat: theirs, to } => new && *theirs == seat && !to.is_empty(),
        }
    }

    /// The number of an open motion of this kind (for a handover, of this seat).
    pub(crate) fn same_motion(&self, motion: &Motion) -> Option<usize> {
        self.open_motion_like(motion).map(|index| self.ledger.deals[index].number)
    }

    /// The index of an open motion of this kind.
    fn open_motion_like(&self, motion: &Motion) -> Option<usize> {
        let same = |index: &usize| match (self.motion(*index), motion) {
            (Some(Motion::Hand { seat, .. }), Motion::Hand { seat: other, .. }) => seat == other,
            (Some(known), motion) => std::mem::discriminant(known) == std::mem::discriminant(motion),
            (None, _) => false,
        };
        self.open_motions().into_iter().find(same)
    }

    /// The index of the open motion that an entry made.
    fn open_motion_of(&self, number: usize) -> Option<usize> {
        self.open_motions().into_iter().find(|index| self.ledger.deals[*index].number == number)
    }

    /// The seat that an entry votes for, if it has a vote left.
    fn vote(&self, entry: &Entry, index: usize) -> Option<Seat> {
        let DealState::Open { waiting, .. } = self.ledger.deals[index].state else { return None };
        entry.seat.filter(|seat| entry.player.is_some() && waiting.contains(*seat))
    }

    /// Removes the votes of seats from a motion. Returns the seats that still have to vote.
    fn strike(&mut self, index: usize, seats: SeatSet) -> SeatSet {
        let DealState::Open { waiting, .. } = &mut self.ledger.deals[index].state else {
            return SeatSet::EMPTY;
        };
        for seat in seats.iter() {
            waiting.remove(seat);
        }
        *waiting
    }

    /// Removes the votes of these seats from the motions of `proposer`, or from all motions if that is
    /// `None`. A motion that waited for nobody else is agreed.
    pub(crate) fn excuse(
        &mut self,
        record: &Record,
        entry: &Entry,
        seats: SeatSet,
        proposer: Option<&str>,
    ) -> Result<Vec<DealEvent>, ReplayError> {
        let mut told = Vec::new();
        for index in self.open_motions() {
            let by = |deal: &Deal| {
                record.log.get(deal.number.wrapping_sub(1)).and_then(|entry| entry.player.as_deref())
            };
            if proposer.is_some() && by(&self.ledger.deals[index]) != proposer {
                continue;
            }
            let DealState::Open { waiting, .. } = self.ledger.deals[index].state else { continue };
            if !waiting.is_empty() && self.strike(index, seats).is_empty() {
                told.extend(self.carry(record, entry, index)?);
            }
        }
        Ok(told)
    }

    /// Notes that somebody has taken a seat over: their own motions no longer have to ask it.
    pub(crate) fn seat_taken(
        &mut self,
        record: &Record,
        entry: &Entry,
        seat: Seat,
        player: &str,
    ) -> Result<Vec<DealEvent>, ReplayError> {
        self.come_back(seat, entry.at);
        // The seat's action is due from now on.
        let owing = self.owing(seat).map(|_| entry.number);
        self.owes_from(record, seat, owing, entry.at, false);
        self.vacate(seat, false, false);
        self.punctuality.taken(seat, player);
        self.excuse(record, entry, SeatSet::one(seat), Some(player))
    }

    /// Carries out a motion that all have agreed to.
    fn carry(&mut self, record: &Record, entry: &Entry, index: usize) -> Result<Vec<DealEvent>, ReplayError> {
        let number = entry.number;
        let Some(motion) = self.motion(index).cloned() else { return Ok(Vec::new()) };
        self.decide(index, DealState::Made, number);
        let everyone = |event| (event, None);
        Ok(match motion {
            Motion::Takeback { to } => {
                let gone = self.trail().iter().filter(|number| **number > to && self.is_counted(**number));
                let gone = gone.count();
                let kept_back = self.kept_back();
                self.rewind(record, to, entry)?;
                let back = sentences::taken_back(self.shown_stay(to), gone, self.state.to_move());
                // The parties of private deals that were taken back with it are told.
                let fallen = kept_back.into_iter().filter(|about| !self.stands(*about));
                let fallen: Vec<DealEvent> = fallen.filter_map(|about| self.fall(about)).collect();
                std::iter::once(everyone(back)).chain(fallen).collect()
            }
            Motion::Pause { days } => {
                let until = self.pause(entry, days);
                vec![everyone(sentences::paused(until))]
            }
            Motion::Resume => self.go_on(entry, Message::new("table-resumed")),
            Motion::Annul => {
                self.end(Ending::Annulled);
                vec![everyone(event(Message::new("table-annulled")))]
            }
            Motion::Draw => {
                self.end(Ending::Drawn);
                vec![everyone(event(Message::new("table-drawn")))]
            }
            Motion::Hand { seat, to } => {
                let mut told = vec![everyone(sentences::handed(seat, &to, record.terms.anonymous))];
                told.extend(self.seat_taken(record, entry, seat, &to)?);
                told
            }
        })
    }

    /// Ends the pause: motions to resume are outdated.
    pub(crate) fn go_on(&mut self, entry: &Entry, sentence: Message) -> Vec<DealEvent> {
        self.resume(entry.at);
        for index in self.open_motions() {
            if matches!(self.motion(index), Some(Motion::Resume)) {
                self.decide(index, DealState::Void, entry.number);
            }
        }
        let mut resumed = event(sentence);
        resumed.concerns = self.state.to_move().iter().collect();
        vec![(resumed, None)]
    }
}
