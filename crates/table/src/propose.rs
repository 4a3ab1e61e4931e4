//! Proposing and answering: motions of the table, and answers to the offers of its game.

use super::stored::{Status, later};
use super::table_event::TableEvent;
use super::vote::Bar;
use super::{Answer, Deal, DealState, Matter, Motion, Player, Step, Table, TableError};
use jiff::{SignedDuration, Timestamp};
use liege_game::{Refusal, RefusalKind, Role, Seat, SeatSet};
use liege_words::Message;

impl Table {
    /// A member proposes something to the others. Who has to agree: the living seats that others hold (of
    /// a seat handed over: whoever is to take it; of actions taken back: also who would live again). What
    /// asks nobody is done at once.
    ///
    /// Actions can be taken back as far as all agree, also past an earlier takeback, but never past a draw
    /// of chance. What not everybody knows of (a private offer, or its answer) neither counts nor stands in the
    /// way, for that would tell whoever asks that there is such a thing, and since when: it is taken back with
    /// what came before it, and its parties, who have to agree like everybody, are told what went.
    ///
    /// # Errors
    /// The member has no seat; the motion cannot be made now; the member has asked too often, or the same
    /// was refused a short while ago.
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

    /// Whether others can be asked again already: each motion calls them all.
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
            // What asked nobody called nobody.
            if deal.parties.len() > 1 || matches!(known, Motion::Hand { .. }) {
                asking.extend(free(deal.number));
            }
            let refused = deal.decided.filter(|_| matches!(deal.state, DealState::Refused { .. }));
            let Some(refused) = refused.filter(|_| known == motion) else { continue };
            // Once the game has gone on it is another question.
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

    /// A member answers the offer or motion that entry `number` opened, for the seats of theirs that it
    /// waits for (or, of a seat handed over, for themself).
    ///
    /// # Errors
    /// There is no such deal, it is decided, or it is not theirs to answer.
    pub fn answer(
        &self,
        member: &Player,
        number: usize,
        answer: Answer,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        if self.record.status == Status::Lobby {
            return Err(TableError::NotStarted);
        }
        let known = self.known_deals(&member.id, number);
        let (Some(first), several) = (known.first(), known.len() > 1) else {
            return Err(TableError::NoSuchDeal);
        };
        // Several offers may have stood at the start.
        let may = |deal: &&&Deal| self.answers(&member.id, deal).contains(&answer);
        let mut fitting = known.iter().filter(may);
        let deal = match (fitting.next(), fitting.next()) {
            (Some(only), None) => only,
            (Some(_), Some(_)) => return Err(TableError::SeveralDeals),
            (None, _) if several => known.iter().find(|deal| deal.is_open()).unwrap_or(first),
            (None, _) => first,
        };
        let DealState::Open { waiting, .. } = deal.state else {
            return Err(TableError::DealDecided { state: deal.state.clone() });
        };
        self.is_on()?;
        if !self.answers(&member.id, deal).contains(&answer) {
            return Err(self.not_theirs(&member.id, deal, answer));
        }
        let seats = self.seats_of(&member.id);
        let mut step = match &deal.matter {
            Matter::Game(key) => return self.answer_offer(&member.id, deal, key, answer, at),
            Matter::Motion(_) => Step::from(self),
        };
        let game = self.record.game;
        let (who, table_event) = match answer {
            Answer::Withdraw => (deal.proposer, TableEvent::Withdraw(deal.number)),
            Answer::Refuse => {
                (waiting.iter().find(|seat| seats.contains(*seat)), TableEvent::Decline(deal.number))
            }
            Answer::Accept => {
                if let Matter::Motion(Motion::Hand { seat, .. }) = &deal.matter {
                    step.take_seat(member, *seat)?;
                    (None, TableEvent::Agree(deal.number))
                } else {
                    // One vote for each seat; the last of them may decide it.
                    let mut votes: Vec<Seat> = waiting.iter().filter(|seat| seats.contains(*seat)).collect();
                    let last = votes.pop();
                    for seat in votes {
                        let table_event = TableEvent::Agree(deal.number).write(game);
                        step.enter(Some(seat), Some(&member.id), table_event, at)?;
                    }
                    (last, TableEvent::Agree(deal.number))
                }
            }
        };
        step.enter(who, Some(&member.id), table_event.write(game), at)?;
        step.draw(at)?;
        step.settle();
        Ok(step)
    }

    /// What a member may say now to a deal: nothing to one that is decided or none of theirs.
    #[must_use]
    pub fn answers(&self, member: &str, deal: &Deal) -> Vec<Answer> {
        let DealState::Open { waiting, .. } = deal.state else { return Vec::new() };
        if self.record.status != Status::Playing || self.is_dealing() {
            return Vec::new();
        }
        let seats = self.seats_of(member);
        let has = |seat: Seat| seats.contains(seat);
        let asked = match &deal.matter {
            Matter::Motion(Motion::Hand { to, .. }) => to == member,
            _ => waiting.iter().any(has),
        };
        let mut answers = Vec::new();
        match deal.key() {
            None if asked => answers.extend([Answer::Accept, Answer::Refuse]),
            None => {}
            Some(key) => {
                let mut open = |role, answer| {
                    let sayable = |action: String| self.deals_in(&action);
                    let way = |seat| has(seat) && self.timeline.act_on(key, role, seat).is_some_and(sayable);
                    if waiting.iter().any(way) {
                        answers.push(answer);
                    }
                };
                open(Role::Accept, Answer::Accept);
                open(Role::Refuse, Answer::Refuse);
            }
        }
        let withdraws = deal.proposer.is_some_and(|seat| {
            has(seat)
                && deal.key().is_none_or(|key| self.timeline.act_on(key, Role::Withdraw, seat).is_some())
        });
        answers.extend(withdraws.then_some(Answer::Withdraw));
        answers
    }

    /// Plays the acts by which a member answers an offer of the game.
    fn answer_offer(
        &self,
        member: &str,
        deal: &Deal,
        key: &str,
        answer: Answer,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let DealState::Open { waiting, .. } = deal.state else { return Err(TableError::NoSuchDeal) };
        let seats = self.seats_of(member);
        let (role, who) = match answer {
            Answer::Accept => (Role::Accept, waiting),
            Answer::Refuse => (Role::Refuse, waiting),
            Answer::Withdraw => (Role::Withdraw, deal.proposer.into_iter().collect()),
        };
        // A yes that leaves something to be chosen is asked for it.
        let asked = who.iter().filter(|seat| seats.contains(*seat));
        let mut open = asked.map(|seat| self.timeline.acts_on(key, role, seat));
        if let Some(open) = open.find(|open| open.len() > 1) {
            let message = Message::new("table-answer-which");
            return Err(TableError::Game(Refusal::new(RefusalKind::Undecided, message).with(open)));
        }
        let mut ways = who.iter().filter(|seat| seats.contains(*seat)).filter_map(|seat| {
            let action = self.timeline.act_on(key, role, seat)?;
            Some((seat, action))
        });
        let Some((_, first)) = ways.next() else { return Err(self.not_theirs(member, deal, answer)) };
        let mut step = self.play(member, seats, &[first], at)?;
        if answer == Answer::Accept {
            // Who holds several of the seats that are asked says yes for all of them.
            for (seat, action) in ways {
                let still = step.table.timeline.act_on(key, role, seat).as_ref() == Some(&action);
                if step.table.status() == Status::Playing && still {
                    step = step.then(|table| table.play(member, seats, &[action], at))?;
                }
            }
        }
        Ok(step)
    }

    /// The deals that an entry opened, as far as a member may know of them.
    fn known_deals(&self, member: &str, number: usize) -> Vec<&Deal> {
        let seats = self.seats_of(member);
        let known = |deal: &&Deal| {
            let asked = matches!(&deal.matter, Matter::Motion(Motion::Hand { to, .. }) if to == member);
            deal.number == number
                && (asked
                    || deal.offer_known_to(seats)
                    || deal.agreement.is_some() && deal.agreement_known_to(seats))
        };
        self.timeline.ledger.deals.iter().filter(known).collect()
    }

    /// Why an answer is not a member's to give.
    fn not_theirs(&self, member: &str, deal: &Deal, answer: Answer) -> TableError {
        let proposed = deal.proposer.is_some_and(|seat| self.seats_of(member).contains(seat));
        let waiting = match (&deal.state, &deal.matter) {
            (_, Matter::Motion(Motion::Hand { .. })) => Vec::new(),
            (DealState::Open { waiting, .. }, _) => waiting.iter().collect(),
            _ => Vec::new(),
        };
        match (answer, deal.proposer) {
            (Answer::Withdraw, Some(seat)) if !proposed => TableError::NotYourProposal { seat },
            (Answer::Withdraw, _) => TableError::CannotWithdraw,
            _ if proposed => TableError::YourProposal { waiting },
            _ if deal.parties.iter().any(|seat| self.seats_of(member).contains(seat)) => {
                TableError::Answered { waiting }
            }
            _ => TableError::NotAsked { waiting },
        }
    }

    /// The motion as it is entered, if a member with these seats can make it now.
    fn possible(&self, member: &str, motion: &Motion, seats: SeatSet) -> Result<Motion, TableError> {
        let paused = self.paused_until();
        match motion {
            Motion::Takeback { .. } if !self.record.terms.takebacks => {
                let never = Message::new("term-takebacks-refused");
                return Err(TableError::Game(Refusal::new(RefusalKind::Illegal, never)));
            }
            Motion::Takeback { to } => {
                // What lies between two of the game's entries that count is the same point of the game.
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

    /// The seats among those `playing` that have to agree to what a member proposes.
    fn voters(&self, member: &str, playing: SeatSet) -> SeatSet {
        let others = self.seats_where(|chair| chair.holder().is_some_and(|player| player.id != member));
        others.iter().filter(|seat| playing.contains(*seat)).collect()
    }

    /// With which of their seats a member speaks: one that is to move, else one that still plays.
    fn speaks_with(&self, seats: SeatSet) -> Option<Seat> {
        let (to_move, alive) = (self.timeline.state.to_move(), self.timeline.state.alive());
        let prefer = |set: SeatSet| seats.iter().find(|seat| set.contains(*seat));
        prefer(to_move).or_else(|| prefer(alive)).or_else(|| seats.iter().next())
    }
}
