//! Diplomatic acts (rules page, 4.6 to 4.10): the open ones, and their effects.

use super::action::{Act, Action, Object};
use super::happening::{BondEnd, Happening, TruceEnd, Witness};
use super::position::{Bond, ORDERED_PAIRS, Position, SEATS, TruceMode, pair_of, parties};
use super::turn::CheckWatch;
use liege_game::Seat;

/// The longest truce that can be offered.
pub const LONGEST_TRUCE: u8 = 9;

impl Position {
    /// All open acts of all seats, and `*:lapse` if a claim is effective, in no particular order.
    #[must_use]
    pub fn open_acts(&self) -> Vec<Action> {
        let mut acts = Vec::new();
        if self.is_over() {
            return acts;
        }
        for actor in self.living() {
            let mut add = |act| acts.push(Action::Act { actor, act });
            add(Act::Resign);
            for (lord, vassal) in ORDERED_PAIRS {
                self.bond_acts(actor, lord, vassal, &mut add);
            }
            for pair in 0..3 {
                self.truce_acts(actor, pair, &mut add);
            }
            self.draw_acts(actor, &mut add);
        }
        if !self.effective_claims().is_empty() {
            acts.push(Action::Lapse);
        }
        acts
    }

    fn bond_acts(&self, actor: Seat, lord: Seat, vassal: Seat, add: &mut impl FnMut(Act)) {
        if actor != lord && actor != vassal {
            return;
        }
        let object = Object::Bond { lord, vassal };
        match self.bond_offers[lord.index()][vassal.index()] {
            Some(proposer) if proposer == actor => add(Act::Withdraw(object)),
            Some(_) => {
                add(Act::Accept(object));
                add(Act::Refuse(object));
            }
            None => {
                let closed = self.bond_closed[lord.index()][vassal.index()][actor.index()];
                if !closed && self.bond_possible(lord, vassal) {
                    add(Act::Offer(object));
                }
            }
        }
        let Some(bond) = self.bond(lord, vassal) else { return };
        if actor == lord && bond.is_active() {
            add(if bond.claimed { Act::Waive { vassal } } else { Act::Claim { vassal } });
        }
        if actor == vassal && vassal == self.turn && self.mover().is_none() && bond.claimed {
            // Both claims are effective here: nobody may move until the vassal has chosen.
            add(Act::Obey { lord });
        }
    }

    fn truce_acts(&self, actor: Seat, pair: usize, add: &mut impl FnMut(Act)) {
        if !parties(pair).contains(&actor) {
            return;
        }
        let object = Object::Truce { pair, turns: None };
        match self.truce_offers[pair] {
            Some((_, proposer)) if proposer == actor => add(Act::Withdraw(object)),
            Some(_) => {
                add(Act::Accept(object));
                add(Act::Refuse(object));
            }
            None if !self.truce_closed[pair][actor.index()] && self.truce_possible(pair) => {
                for turns in 1..=LONGEST_TRUCE {
                    add(Act::Offer(Object::Truce { pair, turns: Some(turns) }));
                }
            }
            None => {}
        }
    }

    fn draw_acts(&self, actor: Seat, add: &mut impl FnMut(Act)) {
        match self.draw_offer {
            Some((proposer, _)) if proposer == actor => add(Act::Withdraw(Object::Draw)),
            Some((_, accepted)) if !accepted[actor.index()] => {
                add(Act::Accept(Object::Draw));
                add(Act::Refuse(Object::Draw));
            }
            None if !self.draw_closed[actor.index()] && !self.has_bonds() => {
                add(Act::Offer(Object::Draw));
            }
            _ => {}
        }
    }

    /// Plays an open act and settles all its consequences.
    pub(super) fn carry_out<W: Witness>(&mut self, actor: Seat, act: Act, witness: &mut W) {
        let mut checks = CheckWatch::before(self, witness);
        let turn = self.turn;
        let mut agreed = false;
        match act {
            Act::Resign => {
                witness.see(|| Happening::Resigned { seat: actor });
                self.go_out(actor, witness);
            }
            Act::Offer(object) => self.offer(actor, object, witness),
            Act::Accept(object) => {
                self.accept(actor, object, witness);
                agreed = self.drawn;
            }
            Act::Refuse(object) => {
                if let Some(proposer) = self.close_offer(object) {
                    witness.see(|| Happening::Refused { object, by: actor, proposer });
                }
            }
            Act::Withdraw(object) => {
                if self.close_offer(object).is_some() {
                    witness.see(|| Happening::Withdrawn { object, by: actor });
                }
            }
            Act::Claim { vassal } => {
                self.change_bond(actor, vassal, |bond| bond.claimed = true);
                witness.see(|| Happening::Claimed { lord: actor, vassal });
            }
            Act::Waive { vassal } => {
                self.drop_claim(actor, vassal);
                witness.see(|| Happening::Waived { lord: actor, vassal });
            }
            Act::Obey { lord } => {
                self.change_bond(lord, actor, |bond| bond.chosen = true);
                witness.see(|| Happening::Obeyed { lord, vassal: actor });
            }
        }
        self.settle(witness);
        checks.report(self, None, witness);
        if self.turn != turn {
            checks.report_standing(self, witness);
        }
        self.report_end(agreed, witness);
    }

    /// `*:lapse` (4.7): a vassal that has to choose and has not forfeits the choice to the next lord
    /// clockwise; otherwise the lord who should move loses his claim.
    pub(super) fn lapse<W: Witness>(&mut self, witness: &mut W) {
        let vassal = self.turn;
        if let Some(lord) = self.mover() {
            self.drop_claim(lord, vassal);
            witness.see(|| Happening::ClaimLapsed { lord, vassal });
        } else {
            let lord = self.next(vassal);
            self.change_bond(lord, vassal, |bond| bond.chosen = true);
            witness.see(|| Happening::ChoiceForfeited { lord, vassal });
        }
        self.settle(witness);
        self.report_end(false, witness);
    }

    fn change_bond(&mut self, lord: Seat, vassal: Seat, change: impl FnOnce(&mut Bond)) {
        if let Some(bond) = &mut self.bonds[lord.index()][vassal.index()] {
            change(bond);
        }
    }

    fn drop_claim(&mut self, lord: Seat, vassal: Seat) {
        self.change_bond(lord, vassal, |bond| {
            bond.claimed = false;
            bond.chosen = false;
        });
    }

    fn offer<W: Witness>(&mut self, by: Seat, object: Object, witness: &mut W) {
        match object {
            Object::Bond { lord, vassal } => {
                self.bond_offers[lord.index()][vassal.index()] = Some(by);
            }
            Object::Truce { pair, turns } => {
                self.truce_offers[pair] = Some((turns.unwrap_or(1), by));
            }
            Object::Draw => self.draw_offer = Some((by, [false; 3])),
        }
        witness.see(|| {
            let asked = |seat: &Seat| {
                *seat != by && object.seats().map_or(self.is_living(*seat), |seats| seats.contains(seat))
            };
            Happening::Offered { object, by, to: SEATS.into_iter().filter(asked).collect() }
        });
    }

    /// Removes an open offer and closes it to its proposer for a while; returns the proposer.
    fn close_offer(&mut self, object: Object) -> Option<Seat> {
        match object {
            Object::Bond { lord, vassal } => {
                let proposer = self.bond_offers[lord.index()][vassal.index()].take()?;
                self.bond_closed[lord.index()][vassal.index()][proposer.index()] = true;
                Some(proposer)
            }
            Object::Truce { pair, .. } => {
                let (_, proposer) = self.truce_offers[pair].take()?;
                self.truce_closed[pair][proposer.index()] = true;
                Some(proposer)
            }
            Object::Draw => {
                let (proposer, _) = self.draw_offer.take()?;
                self.draw_closed[proposer.index()] = true;
                Some(proposer)
            }
        }
    }

    fn accept<W: Witness>(&mut self, by: Seat, object: Object, witness: &mut W) {
        match object {
            Object::Bond { lord, vassal } => self.bind(lord, vassal, by, witness),
            Object::Truce { pair, .. } => {
                let Some((turns, _)) = self.truce_offers[pair].take() else { return };
                self.truces[pair] = Some([turns; 2]);
                witness.see(|| Happening::TruceMade { pair, turns, by });
            }
            Object::Draw => {
                let Some((proposer, mut accepted)) = self.draw_offer else { return };
                accepted[by.index()] = true;
                let waiting: Vec<Seat> =
                    self.living().filter(|seat| *seat != proposer && !accepted[seat.index()]).collect();
                if waiting.is_empty() {
                    self.draw_offer = None;
                    self.drawn = true;
                    witness.see(|| Happening::DrawAgreed);
                } else {
                    self.draw_offer = Some((proposer, accepted));
                    witness.see(|| Happening::DrawAccepted { by, waiting });
                }
            }
        }
    }

    /// A seat becomes a vassal (4.6, acceptance).
    fn bind<W: Witness>(&mut self, lord: Seat, vassal: Seat, by: Seat, witness: &mut W) {
        self.bond_offers[lord.index()][vassal.index()] = None;
        witness.see(|| Happening::Bound { lord, vassal, by });
        for other in SEATS {
            if self.bonds[vassal.index()][other.index()].take().is_some() {
                let why = BondEnd::LordVassal;
                witness.see(|| Happening::Unbound { lord: vassal, vassal: other, why });
            }
            if other != vassal {
                let pair = pair_of(vassal, other);
                if self.truces[pair].take().is_some() {
                    let why = TruceEnd::PartyVassal { seat: vassal };
                    witness.see(|| Happening::TruceEnded { pair, why });
                }
            }
        }
        self.bonds[lord.index()][vassal.index()] = Some(Bond::NEW);
    }

    /// Whether this game has truces at all.
    #[must_use]
    pub fn has_truces(&self) -> bool {
        self.mode != TruceMode::Off
    }
}
