//! Answers to motions, and to the offers of the game.

use crate::log::deal::{Deal, DealState, Matter};
use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::chair::Player;
use crate::stored::motion::{Answer, Motion};
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;
use jiff::Timestamp;
use liege_game::{Refusal, RefusalKind, Role, Seat};
use liege_words::Message;

impl Table {
    /// A member answers the offer or motion that entry `number` opened, for those of their seats that it
    /// waits for (or for themself, if a seat is to be handed to them).
    ///
    /// # Errors
    /// Returns an error if the deal does not exist, is decided, or is not theirs to answer.
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
        // The start position may have several offers.
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
                    // Each seat has one vote; the last of them may decide it.
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

    /// The answers that a member may give to a deal now; none if it is decided or does not concern them.
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
        // An acceptance that needs a choice asks the player to choose.
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
        let mut step = self.play_for(member, seats, &[first], at)?;
        if answer == Answer::Accept {
            // A member with several of the asked seats accepts for all of them.
            for (seat, action) in ways {
                let still = step.table.timeline.act_on(key, role, seat).as_ref() == Some(&action);
                if step.table.status() == Status::Playing && still {
                    step = step.then(|table| table.play_for(member, seats, &[action], at))?;
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

    /// The reason why a member may not give an answer.
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
}
