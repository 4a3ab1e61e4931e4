//! Formulas and spoken acts, compared with a position to find the open act they mean (rules page, 6.3).

use super::super::action::{Act, Action, Move, Object};
use super::super::position::{PAIRS, Position, SEATS};
use super::ground::{Ground, illegal};
use super::near;
use super::typed::{Saying, Verb};
use super::words::{Speech, Topic};
use liege_game::{Refusal, RefusalKind, Seat, SeatSet};
use liege_words::Message;

impl Ground<'_> {
    /// The act that an act in canonical notation, without its actor, means.
    pub(super) fn exact(&self, verb: Verb, object: Object) -> Result<Action, Refusal> {
        let not_yours = |entitled: Seat| {
            let message = Message::new("tpc-no-party").with("entitled", entitled);
            Err(Refusal::new(RefusalKind::NotYours, message))
        };
        let act = match (verb, object) {
            (Verb::Offer, Object::Truce { pair, turns: None }) => {
                let party = other_party(pair, self.seat);
                return self.say(&Saying {
                    speeches: vec![Speech::Truce],
                    seats: party.map_or(SeatSet::EMPTY, SeatSet::one),
                    number: None,
                });
            }
            (Verb::Offer, object) => Act::Offer(object),
            (Verb::Accept, object) => Act::Accept(answer(object)),
            (Verb::Refuse, object) => Act::Refuse(answer(object)),
            (Verb::Withdraw, object) => Act::Withdraw(answer(object)),
            (Verb::Claim, Object::Bond { lord, vassal }) if lord == self.seat => Act::Claim { vassal },
            (Verb::Waive, Object::Bond { lord, vassal }) if lord == self.seat => Act::Waive { vassal },
            (Verb::Obey, Object::Bond { lord, vassal }) if vassal == self.seat => Act::Obey { lord },
            (Verb::Claim | Verb::Waive, Object::Bond { lord, .. }) => return not_yours(lord),
            (Verb::Obey, Object::Bond { vassal, .. }) => return not_yours(vassal),
            (Verb::Claim | Verb::Waive | Verb::Obey, _) => {
                return Err(Refusal::new(RefusalKind::Unreadable, Message::new("tpc-read-needs-bond")));
            }
        };
        let action = Action::Act { actor: self.seat, act };
        match self.fault(self.position, action) {
            None => Ok(action),
            Some(fault) => Err(self.with_related(fault, &[action])),
        }
    }

    /// The act that a formula means.
    pub(super) fn say(&self, saying: &Saying) -> Result<Action, Refusal> {
        if saying.speeches.contains(&Speech::Lapse) {
            return Err(Refusal::new(RefusalKind::NotYours, Message::new("tpc-read-lapse")));
        }
        if saying.speeches == [Speech::Freedom] {
            return Err(self.freedom_alone());
        }
        let mut parties = saying.seats;
        parties.remove(self.seat);
        if saying.speeches == [Speech::Resign] {
            // A seat can't resign for another.
            if let Some(other) = parties.iter().next().filter(|_| !saying.seats.contains(self.seat)) {
                let message = Message::new("tpc-read-other-seat").with("actor", other);
                return Err(Refusal::new(RefusalKind::NotYours, message));
            }
        }
        let alone = saying.speeches.iter().all(|speech| matches!(speech, Speech::Draw | Speech::Resign));
        if !saying.seats.is_empty() && parties.is_empty() && !alone {
            return Err(illegal(Message::new("tpc-read-yourself")));
        }
        if parties.len() > 1 && !alone {
            return Err(illegal(Message::new("tpc-read-one-party")));
        }
        let party = parties.iter().next().filter(|_| !alone);
        if let Some(number) = saying.number.filter(|number| !(1..=9).contains(number)) {
            let number = i64::try_from(number).unwrap_or(i64::MAX);
            return Err(illegal(Message::new("tpc-read-turns").with("number", number)));
        }
        let fits: Vec<Action> = self
            .own_acts()
            .filter(|action| match action {
                Action::Act { act, .. } => {
                    saying.speeches.iter().any(|speech| self.means(*speech, *act, party, saying.number))
                }
                _ => false,
            })
            .collect();
        match fits[..] {
            [action] => Ok(action),
            [] => Err(self.nothing_open(saying, party)),
            _ => {
                let truce = saying.speeches == [Speech::Truce];
                let (kind, id) = match (truce, saying.number) {
                    (true, None) => (RefusalKind::Undecided, "tpc-read-ask-turns"),
                    _ => (RefusalKind::Ambiguous, "tpc-read-several-acts"),
                };
                let candidates = fits.iter().map(Action::to_string).collect();
                Err(Refusal::new(kind, Message::new(id)).with(candidates))
            }
        }
    }

    /// Whether a formula may mean this act of the speaker.
    fn means(&self, speech: Speech, act: Act, party: Option<Seat>, number: Option<usize>) -> bool {
        let me = self.seat;
        let with = |seat: Seat| seat != me && party.is_none_or(|party| party == seat);
        match (speech, act) {
            (Speech::BeVassal, Act::Offer(Object::Bond { lord, vassal }))
            | (Speech::YouAreVassal, Act::Accept(Object::Bond { lord, vassal }))
            | (Speech::NoVassal, Act::Refuse(Object::Bond { lord, vassal })) => lord == me && with(vassal),
            (Speech::BeLord, Act::Offer(Object::Bond { lord, vassal }))
            | (Speech::YouAreLord, Act::Accept(Object::Bond { lord, vassal }))
            | (Speech::NoLord, Act::Refuse(Object::Bond { lord, vassal })) => vassal == me && with(lord),
            (Speech::Claim, Act::Claim { vassal }) | (Speech::Waive, Act::Waive { vassal }) => with(vassal),
            (Speech::Obey, Act::Obey { lord }) => with(lord),
            (Speech::Truce, Act::Offer(Object::Truce { pair, turns })) => {
                other_party(pair, me).is_some_and(with)
                    && number.is_none_or(|number| turns.map(usize::from) == Some(number))
            }
            (Speech::Draw, Act::Offer(Object::Draw)) | (Speech::Resign, Act::Resign) => true,
            (Speech::Yes(topic), Act::Accept(object))
            | (Speech::No(topic), Act::Refuse(object))
            | (Speech::Withdraw(topic), Act::Withdraw(object)) => {
                let fits = match object {
                    Object::Bond { lord, .. } => match topic {
                        Topic::Lord => lord == me,
                        Topic::Vassal => lord != me,
                        Topic::Any | Topic::Bond => true,
                        Topic::Truce | Topic::Draw => false,
                    },
                    Object::Truce { .. } => matches!(topic, Topic::Any | Topic::Truce),
                    Object::Draw => matches!(topic, Topic::Any | Topic::Draw),
                };
                let turns_fit = match (object, number) {
                    (Object::Truce { pair, .. }, Some(number)) => {
                        self.position.truce_offers[pair].is_none_or(|(turns, _)| usize::from(turns) == number)
                    }
                    _ => true,
                };
                fits && turns_fit && self.counterpart(speech, object).is_none_or(with)
            }
            _ => false,
        }
    }

    /// The other party of an offer; `None` if several are concerned.
    fn counterpart(&self, speech: Speech, object: Object) -> Option<Seat> {
        match object {
            Object::Bond { lord, vassal } => Some(if lord == self.seat { vassal } else { lord }),
            Object::Truce { pair, .. } => other_party(pair, self.seat),
            Object::Draw if matches!(speech, Speech::Withdraw(_)) => None,
            Object::Draw => self.position.draw_offer.map(|(proposer, _)| proposer),
        }
    }

    /// The refusal if no open act fits a formula.
    fn nothing_open(&self, saying: &Saying, party: Option<Seat>) -> Refusal {
        let intended = self.intended(saying, party);
        let faults: Vec<Refusal> =
            intended.iter().filter_map(|action| self.fault(self.position, *action)).collect();
        let over = faults.iter().find(|fault| fault.kind == RefusalKind::Over);
        if let Some(over) = over {
            return over.clone();
        }
        let speech = saying.speeches.first().copied();
        let refusal = match (&faults[..], speech) {
            ([fault], _) => fault.clone(),
            ([fault, others @ ..], _) if others.iter().all(|other| other.message == fault.message) => {
                fault.clone()
            }
            (_, Some(Speech::Withdraw(_))) => illegal(Message::new("tpc-read-nothing-offered")),
            (_, Some(Speech::Yes(_) | Speech::No(_))) => illegal(Message::new("tpc-read-nothing-to-answer")),
            ([], _) => illegal(Message::new("tpc-read-not-open")),
            // The reason differs between the parties, so one must be named.
            _ => illegal(Message::new("tpc-read-not-open-to-anybody")),
        };
        self.with_related(refusal, &intended)
    }

    /// The acts that a formula would be, open or not.
    fn intended(&self, saying: &Saying, party: Option<Seat>) -> Vec<Action> {
        let me = self.seat;
        let others = || {
            let living = |seat: &Seat| self.position.is_living(*seat);
            SEATS
                .into_iter()
                .filter(move |seat| *seat != me && party.map_or(living(seat), |party| party == *seat))
        };
        let bond = |lord, vassal| Object::Bond { lord, vassal };
        let mut acts: Vec<Act> = Vec::new();
        for speech in &saying.speeches {
            match speech {
                Speech::BeVassal => acts.extend(others().map(|other| Act::Offer(bond(me, other)))),
                Speech::BeLord => acts.extend(others().map(|other| Act::Offer(bond(other, me)))),
                Speech::YouAreVassal => acts.extend(others().map(|other| Act::Accept(bond(me, other)))),
                Speech::YouAreLord => acts.extend(others().map(|other| Act::Accept(bond(other, me)))),
                Speech::NoVassal => acts.extend(others().map(|other| Act::Refuse(bond(me, other)))),
                Speech::NoLord => acts.extend(others().map(|other| Act::Refuse(bond(other, me)))),
                Speech::Claim => acts.extend(others().map(|vassal| Act::Claim { vassal })),
                Speech::Waive => acts.extend(others().map(|vassal| Act::Waive { vassal })),
                Speech::Obey => acts.extend(others().map(|lord| Act::Obey { lord })),
                Speech::Truce => acts.extend(others().filter_map(|other| {
                    let pair = pair(me, other)?;
                    let turns = Some(saying.number.and_then(|number| u8::try_from(number).ok()).unwrap_or(1));
                    Some(Act::Offer(Object::Truce { pair, turns }))
                })),
                Speech::Draw => acts.push(Act::Offer(Object::Draw)),
                Speech::Resign => acts.push(Act::Resign),
                Speech::Yes(Topic::Draw) => acts.push(Act::Accept(Object::Draw)),
                Speech::No(Topic::Draw) => acts.push(Act::Refuse(Object::Draw)),
                Speech::Withdraw(Topic::Draw) => acts.push(Act::Withdraw(Object::Draw)),
                Speech::Yes(_) | Speech::No(_) | Speech::Withdraw(_) | Speech::Freedom | Speech::Lapse => {}
            }
        }
        acts.into_iter().map(|act| Action::Act { actor: me, act }).collect()
    }

    /// A refusal with the speaker's open acts about the same things as candidates.
    fn with_related(&self, refusal: Refusal, intended: &[Action]) -> Refusal {
        let topics: Vec<Object> = intended.iter().filter_map(|action| topic(*action)).collect();
        let related =
            self.own_acts().filter(|action| topic(*action).is_some_and(|topic| topics.contains(&topic)));
        let related = related.map(|action| action.to_string()).take(near::MOST).collect();
        refusal.with(related)
    }

    /// "I am my own lord" without a move.
    fn freedom_alone(&self) -> Refusal {
        let message = Message::new("tpc-read-freedom-alone");
        if self.position.mover() != Some(self.seat) {
            return illegal(message);
        }
        let freeing = |mv: &Move| mv.free_of.is_some() && mv.check == [false; 3];
        let moves = self.position.legal_moves().into_iter().filter(freeing);
        let mut candidates = near::canonical(self.seat, moves);
        candidates.truncate(near::MOST);
        let kind = if candidates.is_empty() { RefusalKind::Illegal } else { RefusalKind::Undecided };
        Refusal::new(kind, message).with(candidates)
    }
}

/// Whether the speaker's claim on the present turn stands already, so that saying it again before the
/// ordered move changes nothing.
pub(super) fn already_claimed(position: &Position, seat: Seat, saying: &Saying) -> bool {
    saying.speeches.contains(&Speech::Claim)
        && position.bond(seat, position.turn).is_some_and(|bond| bond.is_active() && bond.claimed)
        && saying.seats.iter().all(|named| named == position.turn)
}

/// The topic of an answer: the object without its number of turns.
fn answer(object: Object) -> Object {
    match object {
        Object::Truce { pair, .. } => Object::Truce { pair, turns: None },
        object => object,
    }
}

/// The topic of an act; the bonds of a pair are one topic, whichever seat is the lord.
fn topic(action: Action) -> Option<Object> {
    let Action::Act { actor, act } = action else { return None };
    let bond = |one: Seat, two: Seat| Object::Bond { lord: one.min(two), vassal: one.max(two) };
    match act {
        Act::Resign => None,
        Act::Offer(Object::Bond { lord, vassal })
        | Act::Accept(Object::Bond { lord, vassal })
        | Act::Refuse(Object::Bond { lord, vassal })
        | Act::Withdraw(Object::Bond { lord, vassal }) => Some(bond(lord, vassal)),
        Act::Offer(object) | Act::Accept(object) | Act::Refuse(object) | Act::Withdraw(object) => {
            Some(answer(object))
        }
        Act::Claim { vassal } | Act::Waive { vassal } => Some(bond(actor, vassal)),
        Act::Obey { lord } => Some(bond(actor, lord)),
    }
}

/// The pair of two seats.
fn pair(one: Seat, two: Seat) -> Option<usize> {
    let (low, high) = (one.min(two).index(), one.max(two).index());
    PAIRS.iter().position(|pair| *pair == (low, high))
}

/// The other seat of a pair, if this one belongs to it.
fn other_party(pair: usize, seat: Seat) -> Option<Seat> {
    let (one, two) = *PAIRS.get(pair)?;
    match seat.index() {
        own if own == one => SEATS.get(two).copied(),
        own if own == two => SEATS.get(one).copied(),
        _ => None,
    }
}
