//! The bonds, truces and open offers between seats, in words (rules page, 4.6 to 4.10).

use super::action::Object;
use super::position::{BondState, Position, Tie, TruceMode, parties as truce_parties};
use super::sentences::about;
use liege_game::{Pact, Seat, SeatSet, Standing};
use liege_words::{Arg, Message};

fn both(seats: [Seat; 2]) -> SeatSet {
    seats.into_iter().collect()
}

impl Position {
    /// The agreements between seats and the open offers: agreements first, each kind in the order of the
    /// notation. In a finished game only the agreements that are then in force; offers have ended with the
    /// game.
    #[must_use]
    pub fn pacts(&self) -> Vec<Pact> {
        let mut pacts: Vec<Pact> = self.ties().map(|tie| self.bond_pact(tie)).collect();
        pacts.extend((0..3).filter_map(|pair| self.truce_pact(pair)));
        if !self.is_over() {
            pacts.extend(self.open_offers().into_iter().map(|(object, by)| self.offer_pact(object, by)));
        }
        pacts
    }

    fn bond_pact(&self, tie: Tie) -> Pact {
        let Tie { lord, vassal, bond } = tie;
        let of = |id| Message::new(id).with("lord", lord).with("vassal", vassal);
        let object = Object::Bond { lord, vassal };
        let suspended_by = match bond.state {
            BondState::Active => None,
            BondState::ByLord => Some(lord),
            BondState::ByVassal => Some(vassal),
        };
        let due = self.claim_is_due(tie);
        let needed = self.turns_between_orders(vassal);
        let line = match suspended_by {
            Some(by) => of("tpc-line-bond-suspended").with("by", by),
            None if due && self.mover() == Some(lord) => of("tpc-line-bond-ordered"),
            None if due && self.mover().is_none() => of("tpc-line-bond-wanted"),
            None if bond.claimed => of("tpc-line-bond-claimed"),
            None if bond.since < needed => {
                of("tpc-line-bond-waits").with("turns", i64::from(needed - bond.since))
            }
            None => of("tpc-line-bond"),
        };
        Pact {
            key: object.key(),
            standing: suspended_by.map_or(Standing::InForce, |by| Standing::Suspended { by }),
            parties: both([lord, vassal]),
            terms: about(object),
            line,
            turns: None,
            until: Some(match suspended_by {
                Some(by) => of("tpc-until-suspended").with("by", by),
                None => of("tpc-until-bond"),
            }),
            forbids: Some(of(if suspended_by.is_some() {
                "tpc-forbids-suspended"
            } else {
                "tpc-forbids-bond"
            })),
            short: Some(of(match suspended_by {
                Some(_) => "tpc-short-bond-suspended",
                None if bond.claimed => "tpc-short-bond-claimed",
                None => "tpc-short-bond",
            })),
            // A due order holds up the turn; and a check that suspends a bond is declared with the move, so
            // everybody sees it.
            evident: suspended_by.is_some() || due && self.mover().is_none_or(|mover| mover == lord),
        }
    }

    /// Whether the lord's claim is effective on this turn.
    fn claim_is_due(&self, tie: Tie) -> bool {
        !self.is_over() && tie.vassal == self.turn && self.effective_claims().contains(tie.lord)
    }

    fn truce_pact(&self, pair: usize) -> Option<Pact> {
        let [first_left, second_left] = self.truces.get(pair).copied().flatten()?;
        let [first, second] = truce_parties(pair);
        let of = |id| Message::new(id).with("first", first).with("second", second);
        let object = Object::Truce { pair, turns: None };
        let bound = self.mode == TruceMode::Bound;
        let line = of("tpc-line-truce").with("first-left", i64::from(first_left));
        // Their turns are counted separately: one side may have fewer left.
        let short = match (first_left == second_left, bound) {
            (true, false) => of("tpc-short-truce"),
            (true, true) => of("tpc-short-truce-bound"),
            (false, false) => of("tpc-short-truce-uneven"),
            (false, true) => of("tpc-short-truce-bound-uneven"),
        };
        let short = if first_left == second_left {
            short.with("turns", i64::from(first_left))
        } else {
            short.with("first-left", i64::from(first_left)).with("second-left", i64::from(second_left))
        };
        Some(Pact {
            key: object.key(),
            standing: Standing::InForce,
            parties: both([first, second]),
            terms: about(object),
            line: line.with("second-left", i64::from(second_left)),
            turns: Some(u32::from(first_left.max(second_left))),
            until: Some(of("tpc-until-truce")),
            forbids: Some(of(if bound { "tpc-forbids-truce-bound" } else { "tpc-forbids-truce-word" })),
            short: Some(short),
            evident: false,
        })
    }

    fn offer_pact(&self, object: Object, by: Seat) -> Pact {
        let parties = object.seats().map_or_else(|| self.living().collect(), both);
        let accepted = match (object, self.draw_offer) {
            (Object::Draw, Some((_, accepted))) => accepted,
            _ => [false; 3],
        };
        let asked = |seat: &Seat| *seat != by && !accepted.get(seat.index()).is_some_and(|yes| *yes);
        let waiting: SeatSet = parties.iter().filter(asked).collect();
        let short = match object {
            Object::Bond { lord, vassal } => {
                Message::new("tpc-short-bond-offer").with("lord", lord).with("vassal", vassal)
            }
            Object::Truce { pair, .. } => {
                let [first, second] = truce_parties(pair);
                Message::new("tpc-short-truce-offer").with("first", first).with("second", second)
            }
            Object::Draw => Message::new("tpc-short-draw-offer").with("by", by),
        };
        // A turn of an addressee, or of the future lord, ends the offer.
        let mut ending = waiting;
        if let Object::Bond { lord, .. } = object {
            ending.insert(lord);
        }
        let ending: Vec<Seat> = ending.iter().collect();
        let until = match ending[..] {
            [] => None,
            [seat] => Some(Message::new("tpc-until-turn").with("seat", seat)),
            [first, second, ..] => {
                Some(Message::new("tpc-until-turns").with("first", first).with("second", second))
            }
        };
        let names = waiting.iter().map(|seat| Message::new("sqr-seat").with("seat", seat)).collect();
        let line = Message::new("tpc-line-offer").with("by", by).with("what", about(object));
        Pact {
            key: object.key(),
            standing: Standing::Offered { by, waiting },
            parties,
            terms: about(object),
            line: line.with("waiting", Arg::All(names)),
            turns: if let Object::Truce { turns, .. } = object { turns.map(u32::from) } else { None },
            until,
            forbids: None,
            short: Some(short),
            evident: false,
        }
    }
}
