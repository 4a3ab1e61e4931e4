//! Motions: proposals of a member to the others.

use crate::log::deal::{DealState, Matter};
use crate::log::takeback::Bar;
use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::motion::Motion;
use crate::stored::table_event::TableEvent;
use crate::time::instant::later;
use jiff::{SignedDuration, Timestamp};
use liege_game::{Refusal, RefusalKind, Seat, SeatSet};
use liege_words::Message;

impl Table {
    /// A member proposes something to the others. The living seats that others hold have to agree; to a
    /// handover, the member who is to take the seat; to a takeback, also the seats that would be back in the
    /// game. If nobody has to agree, it is done at once.
    ///
    /// Actions can be taken back as far as all agree, also past an earlier takeback, but never past a draw of
    /// chance. Entries that not everybody knows of (a private offer, or its answer) neither count nor block a
    /// takeback, because that would reveal that they exist, and since when. They are taken back with the
    /// actions before them, and their parties, who have to agree like everybody, are told.
    ///
    /// # Errors
    /// Returns an error if the member has no seat; the motion cannot be made now; the member has asked too
    /// often, or an equal request was refused a short while ago.
    pub fn propose(&self, member: &str, motion: &Motion, at: Timestamp) -> Result<Step, TableError> {
        let seats = self.seats_playing(member)?;
        let motion = self.possible(member, motion, seats)?;
        if let Some(number) = self.timeline.same_motion(&motion) {
            return Err(TableError::MotionOpen { number: self.shown(number) });
        }
        let alive = self.timeline.state.alive();
        let (seat, asked) = match &motion {
            Motion::Hand { seat, .. } => (Some(*seat), SeatSet::EMPTY),
            // Nobody is brought back into the game without being asked.
            Motion::Takeback { to } => {
                let playing = alive.union(self.view_at(*to)?.state.alive());
                (self.speaks_with(seats), self.voters(member, playing))
            }
            _ => (self.speaks_with(seats), self.voters(member, alive)),
        };
        if !asked.is_empty() || matches!(motion, Motion::Hand { .. }) {
            self.not_too_often(member, &motion, at)?;
        }
        let mut step = Step::from(self);
        let table_event = TableEvent::Propose { motion, asked };
        step.enter(seat, Some(member), table_event.write(self.record.game), at)?;
        step.draw(at)?;
        step.settle();
        Ok(step)
    }

    /// Checks that the others can be asked again already: each motion pings them all.
    fn not_too_often(&self, member: &str, motion: &Motion, at: Timestamp) -> Result<(), TableError> {
        let day = SignedDuration::from_hours(24);
        let entry = |number: usize| self.record.log.get(number.checked_sub(1)?);
        let free = |number: usize| entry(number).map(|entry| later(entry.at, day)).filter(|free| *free > at);
        let own = self.timeline.ledger.deals.iter().filter(|deal| {
            matches!(deal.matter, Matter::Motion(_))
                && entry(deal.number).is_some_and(|entry| entry.player.as_deref() == Some(member))
        });
        let mut asking = Vec::new();
        for deal in own {
            let Matter::Motion(known) = &deal.matter else { continue };
            // A motion that asked nobody pinged nobody.
            if deal.parties.len() > 1 || matches!(known, Motion::Hand { .. }) {
                asking.extend(free(deal.number));
            }
            let refused = deal.decided.filter(|_| matches!(deal.state, DealState::Refused { .. }));
            let Some(refused) = refused.filter(|_| known == motion) else { continue };
            // After further moves it is a different request.
            let gone_on = self.timeline.moves().last().is_some_and(|moved| moved.number > refused);
            if let Some(when) = free(refused).filter(|_| !gone_on) {
                return Err(TableError::RefusedLately { when });
            }
        }
        asking.sort_unstable();
        match asking.len().checked_sub(Motion::DAILY).and_then(|index| asking.get(index)) {
            Some(when) => Err(TableError::TooManyMotions { when: *when }),
            None => Ok(()),
        }
    }

    /// The number of the last entry that stays if a member takes back their own last move; `None` if they
    /// have made none.
    #[must_use]
    pub fn takeback_target(&self, member: &str) -> Option<usize> {
        let seats = self.seats_of(member);
        let own = |seat: Option<Seat>| seat.is_some_and(|seat| seats.contains(seat));
        let last = self.timeline.moves().iter().rev().find(|moved| own(moved.seat))?.number;
        Some(self.timeline.trail().iter().rev().find(|number| **number < last).copied().unwrap_or(0))
    }

    /// The motion as it would be entered, if a member with these seats can make it now.
    fn possible(&self, member: &str, motion: &Motion, seats: SeatSet) -> Result<Motion, TableError> {
        let paused = self.paused_until();
        match motion {
            Motion::Takeback { .. } if !self.record.terms.takebacks => {
                let never = Message::new("term-takebacks-refused");
                return Err(TableError::Game(Refusal::new(RefusalKind::Illegal, never)));
            }
            Motion::Takeback { to } => {
                // All entries between two counted entries of the game mean the same point of the game.
                let to = self.timeline.stays(*to);
                match self.timeline.bar(to) {
                    None => return Ok(Motion::Takeback { to }),
                    Some(Bar::Nothing) => return Err(TableError::NothingToTakeBack),
                    Some(Bar::Chance) => return Err(TableError::PastChance),
                }
            }
            Motion::Pause { days } if !Motion::DAYS.contains(days) => return Err(TableError::BadPause),
            Motion::Pause { .. } => {
                if let Some(until) = paused {
                    return Err(TableError::PausedAlready { until });
                }
            }
            Motion::Resume if paused.is_none() => return Err(TableError::NotPaused),
            Motion::Hand { seat, .. } if self.record.chairs.get(seat.index()).is_none() => {
                return Err(TableError::NoSuchSeat);
            }
            Motion::Hand { seat, .. } if !seats.contains(*seat) => {
                return Err(TableError::NotYourSeat { seat: *seat });
            }
            Motion::Hand { to, .. } if to == member || to.is_empty() => return Err(TableError::HandToNobody),
            Motion::Draw if self.state().drawn().is_none() => return Err(TableError::DrawnByRules),
            Motion::Resume | Motion::Annul | Motion::Draw | Motion::Hand { .. } => {}
        }
        Ok(motion.clone())
    }

    /// The seats among those `playing` that have to agree to a member's proposal.
    fn voters(&self, member: &str, playing: SeatSet) -> SeatSet {
        let others = self.seats_where(|chair| chair.holder().is_some_and(|player| player.id != member));
        others.iter().filter(|seat| playing.contains(*seat)).collect()
    }

    /// The seat with which a member speaks: one that is to move, otherwise one that still plays.
    fn speaks_with(&self, seats: SeatSet) -> Option<Seat> {
        let (to_move, alive) = (self.timeline.state.to_move(), self.timeline.state.alive());
        let prefer = |set: SeatSet| seats.iter().find(|seat| set.contains(*seat));
        prefer(to_move).or_else(|| prefer(alive)).or_else(|| seats.iter().next())
    }
}
