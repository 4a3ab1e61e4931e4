//! How the ledger is kept. Deals of the game follow from the news of each entry and from the pacts in its
//! positions, motions from the table's own entries.

use crate::log::deal::{Agreement, Deal, DealState, Faith, Matter};
use crate::log::deal_event::{About, DealEvent, event};
use crate::log::sentences;
use crate::log::timeline::Timeline;
use crate::stored::motion::Motion;
use crate::stored::record::{Entry, Record};
use crate::stored::terms::Negotiation;
use liege_game::{Event, EventKind, News, Pact, Role, Seat, SeatSet, Standing, State, Turn};
use liege_words::Message;

/// The data from which a deal of the game is made.
struct Opening<'a> {
    number: usize,
    proposer: Option<Seat>,
    parties: SeatSet,
    spoken: Option<Message>,
    pact: Option<&'a Pact>,
}

impl Timeline {
    /// Enters the news of an entry in the ledger.
    pub(crate) fn book(
        &mut self,
        record: &Record,
        entry: &Entry,
        before: &dyn State,
        events: Vec<Event>,
    ) -> Vec<DealEvent> {
        let pacts = self.state.pacts();
        let mut told = Vec::with_capacity(events.len());
        for mut event in events {
            let about = event.news.clone().and_then(|news| {
                let about = self.note(record, entry, before, &news, &pacts)?;
                // If a time limit withdraws an offer, the event says so.
                if news.turn == Turn::Withdrawn && entry.player.is_none() {
                    let deal = &self.ledger.deals[about.deal];
                    event = sentences::offer_expired(deal, news);
                }
                Some(about)
            });
            // Everybody sees a move, also under an agreement.
            let evident = event.kind == EventKind::Move || event.news.as_ref().is_some_and(|n| n.evident);
            if let Some(about) = about.filter(|_| evident) {
                self.disclose(about.deal);
            }
            told.push((event, about));
        }
        self.reconcile(record, entry.number, Some((entry, before)), &pacts);
        told
    }

    /// Notes the change that one event made. Returns the deal that it is about.
    fn note(
        &mut self,
        record: &Record,
        entry: &Entry,
        before: &dyn State,
        news: &News,
        pacts: &[Pact],
    ) -> Option<About> {
        let number = entry.number;
        let pact = pacts.iter().find(|pact| pact.key == news.key);
        let standing = self.keys.get(&news.key).copied();
        let open = standing.filter(|index| self.ledger.deals[*index].is_open());
        let opening = || Opening {
            number,
            proposer: entry.seat,
            parties: news.parties,
            spoken: before.act(&entry.action).map(|act| act.spoken),
            pact,
        };
        let index = match news.turn {
            Turn::Offered => {
                self.close_key(&news.key, number);
                self.open(record, &news.key, opening())
            }
            Turn::Made => {
                let index = if let Some(index) = open {
                    index
                } else {
                    self.close_key(&news.key, number);
                    self.open(record, &news.key, opening())
                };
                self.make(record, index, number, news.parties, pact);
                index
            }
            Turn::Joined => open?,
            Turn::Refused | Turn::Withdrawn | Turn::Lapsed | Turn::Void => {
                let index = open.or_else(|| self.latest(&news.key))?;
                if open.is_some() {
                    self.keys.remove(&news.key);
                    let state = match news.turn {
                        Turn::Refused => DealState::Refused { by: entry.seat },
                        Turn::Withdrawn if entry.player.is_none() => DealState::Expired,
                        Turn::Withdrawn => DealState::Withdrawn,
                        Turn::Lapsed => DealState::Lapsed,
                        _ => DealState::Void,
                    };
                    self.decide(index, state, number);
                }
                index
            }
            Turn::Suspended => {
                let index = standing.or_else(|| self.latest(&news.key))?;
                if let Some(agreement) = &mut self.ledger.deals[index].agreement {
                    agreement.suspended = Some(number);
                }
                index
            }
            Turn::Resumed | Turn::Used => standing.or_else(|| self.latest(&news.key))?,
            Turn::Ended => {
                let index = standing.or_else(|| self.latest(&news.key))?;
                self.end_agreement(index, Faith::Ended, number);
                index
            }
            Turn::Broken { by } => {
                let index = standing.or_else(|| self.latest(&news.key))?;
                self.end_agreement(index, Faith::Broken { by }, number);
                self.disclose(index);
                index
            }
        };
        let offer = matches!(
            news.turn,
            Turn::Offered | Turn::Joined | Turn::Refused | Turn::Withdrawn | Turn::Lapsed | Turn::Void
        );
        Some(About { deal: index, agreement: !offer })
    }

    /// Brings the ledger in line with the pacts in the present position: the position has the last word.
    pub(crate) fn reconcile(
        &mut self,
        record: &Record,
        number: usize,
        entry: Option<(&Entry, &dyn State)>,
        pacts: &[Pact],
    ) {
        let stale: Vec<String> = self
            .keys
            .iter()
            .filter(|(key, index)| {
                let offered = self.ledger.deals[**index].is_open();
                !pacts.iter().any(|pact| pact.key == **key && (offered || !pact.is_offer()))
            })
            .map(|(key, _)| key.clone())
            .collect();
        for key in stale {
            self.close_key(&key, number);
        }
        for pact in pacts {
            let known = self.keys.get(&pact.key).copied();
            let index = known.unwrap_or_else(|| {
                let proposer = match pact.standing {
                    Standing::Offered { by, .. } => Some(by),
                    _ => entry.and_then(|(entry, _)| entry.seat),
                };
                let spoken =
                    entry.and_then(|(entry, before)| before.act(&entry.action)).map(|act| act.spoken);
                let opening = Opening { number, proposer, parties: pact.parties, spoken, pact: Some(pact) };
                self.open(record, &pact.key, opening)
            });
            match pact.standing {
                Standing::Offered { waiting, .. } => {
                    self.ledger.deals[index].state = DealState::Open { waiting, until: None };
                }
                Standing::InForce | Standing::Suspended { .. } => {
                    if self.ledger.deals[index].agreement.is_none() {
                        self.make(record, index, number, pact.parties, Some(pact));
                    }
                    if let Some(agreement) = &mut self.ledger.deals[index].agreement {
                        (agreement.faith, agreement.suspended) = match pact.standing {
                            Standing::Suspended { by } => {
                                (Faith::Suspended { by }, agreement.suspended.or(Some(number)))
                            }
                            _ => (Faith::Kept, None),
                        };
                        agreement.pact = pact.clone();
                    }
                }
            }
            if pact.evident {
                self.disclose(index);
            }
        }
    }

    /// Opens a deal of the game.
    fn open(&mut self, record: &Record, key: &str, opening: Opening<'_>) -> usize {
        let Opening { number, proposer, parties, spoken, pact } = opening;
        let said = spoken.clone().unwrap_or_else(|| Message::new("table-agreement"));
        // Everybody knows the start position.
        let open = |least: &[Negotiation]| number == 0 || least.contains(&record.terms.negotiation);
        self.ledger.deals.push(Deal {
            number,
            matter: Matter::Game(key.to_owned()),
            proposer,
            parties,
            terms: pact.map_or(said, |pact| pact.terms.clone()),
            spoken,
            state: DealState::Open { waiting: SeatSet::EMPTY, until: None },
            waits_since: number,
            decided: None,
            agreement: None,
            open_offer: open(&[Negotiation::Public, Negotiation::None]),
            open_agreement: open(&[Negotiation::Public, Negotiation::None, Negotiation::Private]),
        });
        let index = self.ledger.deals.len() - 1;
        self.keys.insert(key.to_owned(), index);
        index
    }

    pub(crate) fn open_motion(&mut self, record: &Record, entry: &Entry, motion: &Motion, asked: SeatSet) {
        let hand = matches!(motion, Motion::Hand { .. });
        self.ledger.deals.push(Deal {
            number: entry.number,
            matter: Matter::Motion(motion.clone()),
            proposer: entry.seat,
            parties: asked.iter().chain(entry.seat).collect(),
            terms: sentences::terms(motion, |to| self.shown_stay(to), |to| self.move_after(record, to)),
            spoken: None,
            state: DealState::Open { waiting: asked, until: None },
            waits_since: entry.number,
            decided: None,
            agreement: None,
            // At a table where the names of players are secret, it stays secret who is to take a seat over.
            open_offer: !(hand && record.terms.anonymous),
            open_agreement: true,
        });
    }

    /// Turns an offer into an agreement.
    fn make(&mut self, record: &Record, index: usize, number: usize, parties: SeatSet, pact: Option<&Pact>) {
        let deal = &mut self.ledger.deals[index];
        deal.state = DealState::Made;
        deal.decided = Some(number);
        // An agreement that ends as soon as it is made (because it ended the game) leaves no pact behind.
        let pact = pact.filter(|pact| !pact.is_offer()).cloned().unwrap_or_else(|| Pact {
            key: deal.key().unwrap_or_default().to_owned(),
            standing: Standing::InForce,
            parties,
            terms: deal.terms.clone(),
            line: deal.terms.clone(),
            turns: None,
            until: None,
            forbids: None,
            short: None,
            evident: false,
        });
        deal.parties = pact.parties.union(deal.parties);
        deal.agreement =
            Some(Agreement { since: number, faith: Faith::Kept, suspended: None, ended: None, pact });
        if record.terms.negotiation == Negotiation::Private {
            deal.open_offer = true;
        }
    }

    /// Notes the outcome of a deal.
    pub(crate) fn decide(&mut self, index: usize, state: DealState, number: usize) {
        let deal = &mut self.ledger.deals[index];
        deal.state = state;
        deal.decided = Some(number);
    }

    /// Ends an agreement, if it is in force.
    fn end_agreement(&mut self, index: usize, faith: Faith, number: usize) {
        let deal = &mut self.ledger.deals[index];
        if let Some(agreement) = deal.agreement.as_mut().filter(|agreement| agreement.ended.is_none()) {
            agreement.faith = faith;
            agreement.suspended = None;
            agreement.ended = Some(number);
        }
        self.keys.retain(|_, standing| *standing != index);
    }

    /// Ends the deal with a key that has disappeared from the position without an event.
    fn close_key(&mut self, key: &str, number: usize) {
        let Some(index) = self.keys.remove(key) else { return };
        if self.ledger.deals[index].is_open() {
            self.decide(index, DealState::Void, number);
        } else {
            self.end_agreement(index, Faith::Ended, number);
        }
    }

    /// Closes the ledger at the end of the game: nothing waits for an answer any more, and nothing is a
    /// secret.
    pub(crate) fn close(&mut self, number: usize) {
        for deal in &mut self.ledger.deals {
            if deal.is_open() {
                deal.state = DealState::Void;
                deal.decided = Some(number);
            }
            deal.open_offer = true;
            deal.open_agreement = true;
        }
    }

    /// Discloses a deal to everybody.
    fn disclose(&mut self, index: usize) {
        let deal = &mut self.ledger.deals[index];
        deal.open_offer = true;
        deal.open_agreement = true;
    }

    /// The present deals between seats, by their index. Limits are not kept, because they follow from the
    /// whole log.
    pub(crate) fn standing(&self) -> Vec<(usize, Deal)> {
        let deals = self.keys.values().filter_map(|index| {
            let mut deal = self.ledger.deals.get(*index)?.clone();
            if let DealState::Open { until, .. } = &mut deal.state {
                *until = None;
            }
            Some((*index, deal))
        });
        deals.collect()
    }

    /// Restores the deals between seats that existed `then`, because entry `number` takes the later ones
    /// back. Disclosed facts stay disclosed, and an offer that waits again has its full time.
    pub(crate) fn restore_deals(&mut self, then: &[(usize, Deal)], number: usize) {
        // Deals that exist now and did not exist then are taken back with the actions that made them.
        for index in std::mem::take(&mut self.keys).into_values() {
            if then.iter().any(|(known, _)| *known == index) {
                continue;
            }
            let deal = &mut self.ledger.deals[index];
            deal.state = DealState::Void;
            deal.decided = Some(number);
            if let Some(agreement) = deal.agreement.as_mut().filter(|made| made.ended.is_none()) {
                agreement.faith = Faith::Ended;
                agreement.suspended = None;
                agreement.ended = Some(number);
            }
        }
        for (index, then) in then {
            let deal = &mut self.ledger.deals[*index];
            let (now, reopened) = (deal.clone(), then.is_open() && !deal.is_open());
            *deal = then.clone();
            deal.open_offer |= now.open_offer;
            deal.open_agreement |= now.open_agreement;
            deal.waits_since = if reopened { number } else { now.waits_since };
            if let Some(key) = then.key() {
                self.keys.insert(key.to_owned(), *index);
            }
        }
    }

    /// Whether an offer or agreement still exists.
    pub(crate) fn stands(&self, about: About) -> bool {
        let deal = self.deal_of(about).filter(|_| self.keys.values().any(|index| *index == about.deal));
        deal.is_some_and(|deal| deal.is_open() != about.agreement)
    }

    /// The event, for its parties, that an offer or agreement no longer exists.
    pub(crate) fn fall(&self, about: About) -> Option<DealEvent> {
        let deal = self.deal_of(about)?;
        Some(match about.agreement {
            true => (event(sentences::ended(deal)), Some(about)),
            false => sentences::outrun(deal, about.deal),
        })
    }

    /// The last deal with a key, whatever its outcome.
    fn latest(&self, key: &str) -> Option<usize> {
        self.ledger.deals.iter().rposition(|deal| deal.key() == Some(key))
    }

    /// The act by which the proposer of a deal of the game takes it back.
    pub(crate) fn withdrawal(&self, index: usize) -> Option<(Seat, String)> {
        let deal = self.ledger.deals.get(index)?;
        let proposer = deal.proposer?;
        Some((proposer, self.act_on(deal.key()?, Role::Withdraw, proposer)?))
    }

    /// The seat's available act with this role for this key; if there are several (to choose from), the
    /// first.
    pub(crate) fn act_on(&self, key: &str, role: Role, seat: Seat) -> Option<String> {
        self.acts_on(key, role, seat).into_iter().next()
    }

    /// The seat's available acts with this role for this key.
    pub(crate) fn acts_on(&self, key: &str, role: Role, seat: Seat) -> Vec<String> {
        let mut acts = self.state.acts();
        acts.retain(|action| {
            self.state.actor(action) == Some(seat)
                && self
                    .state
                    .act(action)
                    .is_some_and(|act| act.role == role && act.key.as_deref() == Some(key))
        });
        acts
    }

    /// The limits of the open deals, from the times of their entries.
    pub(crate) fn set_limits(&mut self, record: &Record) {
        let hours = i64::from(record.terms.offer_hours);
        for index in 0..self.ledger.deals.len() {
            if self.ledger.deals[index].is_open() {
                let timed = hours > 0 && (self.motion(index).is_some() || self.withdrawal(index).is_some());
                let deal = &self.ledger.deals[index];
                // The proposer may be on leave: it waits for the others.
                let asked = deal.parties.iter().filter(|seat| deal.proposer != Some(*seat)).collect();
                let limit = timed.then(|| self.deadline(record, deal.waits_since, hours, asked));
                if let DealState::Open { until, .. } = &mut self.ledger.deals[index].state {
                    *until = limit;
                }
            }
        }
    }
}
