//! Acts: offers, answers, handing over, resigning (rules page, 4.8 to 4.10).

use super::action::{Act, Action};
use super::army::{Army, Team};
use super::happening::{Drawn, Happening, Matter, Witness};
use super::position::{DrawOffer, ExchangeOffer, GameResult, Position, SEATS, Status, ally};
use super::square::{Bits, Square, Squares};
use crate::game::{Seat, SeatSet};

/// An exchange of prisoners as it is possible now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prisoners {
    /// For each team the army whose king is captured.
    captives: [Army; 2],
    /// For each team the seat that plays the army which still has its king.
    speakers: [Seat; 2],
}

impl Prisoners {
    /// The two who can offer and accept, each with the captured army of the other's team: the king that
    /// he gives back.
    #[must_use]
    pub fn sides(self) -> [(Seat, Army); 2] {
        [(self.speakers[0], self.captives[1]), (self.speakers[1], self.captives[0])]
    }

    /// The one who deals with a speaker, and the army whose king the speaker gives back.
    #[must_use]
    pub fn from(self, speaker: Seat) -> Option<(Seat, Army)> {
        let [(one, for_one), (other, for_other)] = self.sides();
        match speaker {
            seat if seat == one => Some((other, for_one)),
            seat if seat == other => Some((one, for_other)),
            _ => None,
        }
    }
}

impl Position {
    /// The exchange that is possible now: each team has exactly one captured king.
    #[must_use]
    pub fn prisoners(&self) -> Option<Prisoners> {
        let of = |team: Team| {
            let [one, other] = team.armies();
            match (self.status(one) == Status::King, self.status(other) == Status::King) {
                (true, false) => Some((other, self.commander(one))),
                (false, true) => Some((one, self.commander(other))),
                _ => None,
            }
        };
        let [one, other] = Team::ALL.map(of);
        let ((first, speaker), (second, partner)) = (one?, other?);
        (!self.is_over()).then_some(Prisoners { captives: [first, second], speakers: [speaker, partner] })
    }

    /// Where an army's king may be put back: its throne, or else the nearest empty squares.
    #[must_use]
    pub fn return_squares(&self, army: Army, also_taken: Bits) -> Bits {
        let empty = !(self.board.occupied() | also_taken);
        let throne = army.throne();
        let at = |steps: u8| {
            let ring = Squares(empty).filter(|square| square.steps_to(throne) == steps);
            ring.fold(0, |bits, square| bits | square.bit())
        };
        (0..8).map(at).find(|ring| *ring != 0).unwrap_or(0)
    }

    /// All open acts of all seats.
    #[must_use]
    pub fn open_acts(&self) -> Vec<Action> {
        if self.is_over() {
            return Vec::new();
        }
        let mut acts = Vec::new();
        let mut add = |by: Seat, act: Act| acts.push(Action::Act { by, act });
        for seat in self.active().iter() {
            match self.draw {
                None => add(seat, Act::OfferDraw),
                Some(offer) if offer.agreed.contains(seat) => add(seat, Act::WithdrawDraw),
                Some(_) => {
                    add(seat, Act::AcceptDraw);
                    add(seat, Act::DeclineDraw);
                }
            }
            if !self.is_active(ally(seat)) {
                add(seat, Act::Resign);
            }
        }
        for seat in SEATS {
            if !self.left.contains(seat) && !self.left.contains(ally(seat)) {
                add(seat, Act::HandOver { to: ally(seat) });
            }
        }
        if let Some(prisoners) = self.prisoners() {
            match self.exchange {
                None => {
                    for (by, captive) in prisoners.sides() {
                        let Some((to, _)) = prisoners.from(by) else { continue };
                        for square in Squares(self.return_squares(captive, 0)) {
                            add(by, Act::OfferExchange { to, square });
                        }
                    }
                }
                Some(offer) => {
                    add(offer.by, Act::WithdrawExchange { to: offer.to });
                    add(offer.to, Act::DeclineExchange { of: offer.by });
                    for square in Squares(self.answer_squares(prisoners, offer)) {
                        add(offer.to, Act::AcceptExchange { of: offer.by, square });
                    }
                }
            }
        }
        acts
    }

    /// Where the one who accepts may put the king he gives back.
    fn answer_squares(&self, prisoners: Prisoners, offer: ExchangeOffer) -> Bits {
        prisoners.from(offer.to).map_or(0, |(_, captive)| self.return_squares(captive, offer.square.bit()))
    }

    /// The offer that stands, as the talk names it.
    #[must_use]
    pub fn exchange_matter(&self) -> Option<Matter> {
        self.exchange.map(|ExchangeOffer { by, to, captive, square }| Matter::Exchange {
            by,
            to,
            captive,
            square,
        })
    }

    /// Ends both offers.
    pub(super) fn drop_offers<W: Witness>(&mut self, witness: &mut W) {
        if let Some(offer) = self.draw.take() {
            witness.see(|| Happening::Void { matter: Matter::Draw, proposer: offer.by });
        }
        self.drop_exchange(witness);
    }

    fn drop_exchange<W: Witness>(&mut self, witness: &mut W) {
        let matter = self.exchange_matter();
        if let (Some(offer), Some(matter)) = (self.exchange.take(), matter) {
            witness.see(|| Happening::Void { matter, proposer: offer.by });
        }
    }

    /// Ends the offer to exchange if the square it names no longer will do.
    #[cold]
    pub(super) fn check_exchange<W: Witness>(&mut self, witness: &mut W) {
        let Some(offer) = self.exchange else { return };
        let stands =
            self.prisoners().and_then(|prisoners| prisoners.from(offer.by)).is_some_and(|(to, captive)| {
                to == offer.to
                    && captive == offer.captive
                    && self.return_squares(captive, 0) & offer.square.bit() != 0
            });
        if !stands {
            self.drop_exchange(witness);
        }
    }

    /// Plays an open act and everything that follows.
    pub(super) fn act<W: Witness>(&mut self, by: Seat, act: Act, witness: &mut W) {
        match act {
            Act::OfferDraw => {
                let agreed = SeatSet::one(by);
                self.draw = Some(DrawOffer { by, agreed });
                let waiting = self.others_than(agreed);
                witness.see(|| Happening::Offered { matter: Matter::Draw, by, waiting });
            }
            Act::AcceptDraw => self.join_draw(by, witness),
            Act::DeclineDraw => {
                if let Some(offer) = self.draw.take() {
                    witness.see(|| Happening::Refused { matter: Matter::Draw, by, proposer: offer.by });
                }
            }
            Act::WithdrawDraw => {
                if let Some(offer) = self.draw.take() {
                    witness.see(|| Happening::Withdrawn { matter: Matter::Draw, by, proposer: offer.by });
                }
            }
            Act::OfferExchange { to, square } => {
                // Each side holds the king of one of the other side's armies.
                let given = self.prisoners().and_then(|prisoners| prisoners.from(by));
                let Some((_, captive)) = given else { return };
                self.exchange = Some(ExchangeOffer { by, to, captive, square });
                let matter = Matter::Exchange { by, to, captive, square };
                witness.see(|| Happening::Offered { matter, by, waiting: SeatSet::one(to) });
            }
            Act::AcceptExchange { square, .. } => self.exchange_kings(by, square, witness),
            Act::DeclineExchange { .. } => {
                let matter = self.exchange_matter();
                if let (Some(offer), Some(matter)) = (self.exchange.take(), matter) {
                    witness.see(|| Happening::Refused { matter, by, proposer: offer.by });
                }
            }
            Act::WithdrawExchange { .. } => {
                let matter = self.exchange_matter();
                if let (Some(offer), Some(matter)) = (self.exchange.take(), matter) {
                    witness.see(|| Happening::Withdrawn { matter, by, proposer: offer.by });
                }
            }
            Act::HandOver { to } => {
                self.left.insert(by);
                witness.see(|| Happening::HandedOver { by, to });
                self.drop_offers(witness);
            }
            Act::Resign => {
                witness.see(|| Happening::Resigned { by });
                if let Some(army) = Army::of(by) {
                    self.end(GameResult::Won(army.team().other()), witness);
                }
            }
        }
    }

    /// The active seats beside these.
    fn others_than(&self, seats: SeatSet) -> SeatSet {
        self.active().iter().filter(|seat| !seats.contains(*seat)).collect()
    }

    fn join_draw<W: Witness>(&mut self, by: Seat, witness: &mut W) {
        let Some(mut offer) = self.draw else { return };
        offer.agreed.insert(by);
        let waiting = self.others_than(offer.agreed);
        if waiting.is_empty() {
            self.draw = None;
            witness.see(|| Happening::DrawAgreed);
            witness.see(|| Happening::Drawn(Drawn::Agreed));
            self.end(GameResult::Draw, witness);
        } else {
            self.draw = Some(offer);
            witness.see(|| Happening::Joined { by, proposer: offer.by, waiting });
        }
    }

    fn exchange_kings<W: Witness>(&mut self, by: Seat, square: Square, witness: &mut W) {
        let (Some(offer), Some(prisoners)) = (self.exchange.take(), self.prisoners()) else { return };
        let (Some((_, given)), Some((_, returned))) = (prisoners.from(offer.by), prisoners.from(by)) else {
            return;
        };
        witness.see(|| Happening::Exchanged {
            proposer: offer.by,
            by,
            given: (given, offer.square),
            returned: (returned, square),
        });
        self.return_king(given, offer.square, witness);
        self.return_king(returned, square, witness);
        // Two armies have changed their state.
        self.drop_offers(witness);
        self.settle(self.turn, false, witness);
    }
}
