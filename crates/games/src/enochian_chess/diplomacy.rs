//! Acts: offers, answers, handing over, resigning (rules page, 4.8 to 4.10).

use super::act::{Act, Deed, Topic};
use super::army::Army;
use super::offers::Prisoners;
use super::position::{DrawOffer, ExchangeOffer, GameResult, Offer, Position, SEATS, ally};
use super::sentences::{self, Witness};
use super::square::{Bits, Square, Squares};
use liege_game::{Seat, SeatSet};

impl Position {
    /// All open acts of all seats.
    pub fn open_acts(&self) -> Vec<Act> {
        let mut acts = Vec::new();
        if self.is_over() {
            return acts;
        }
        for seat in self.active().iter() {
            let deeds: &[Deed] = match self.draw {
                None => &[Deed::Offer],
                Some(offer) if offer.agreed.contains(seat) => &[Deed::Withdraw],
                Some(_) => &[Deed::Accept, Deed::Decline],
            };
            acts.extend(deeds.iter().map(|deed| Act::new(seat, *deed, Some(Topic::Draw))));
            if !self.is_active(ally(seat)) {
                acts.push(Act::new(seat, Deed::Resign, None));
            }
        }
        let stays = |seat: &Seat| !self.left.contains(*seat) && !self.left.contains(ally(*seat));
        let leaving = SEATS.into_iter().filter(stays);
        acts.extend(leaving.map(|seat| Act::with(seat, Deed::HandOver, None, ally(seat))));
        let Some(prisoners) = self.prisoners() else { return acts };
        let exchange = |by, deed, to| Act::with(by, deed, Some(Topic::Exchange), to);
        let Some(offer) = self.exchange else {
            for (by, captive) in prisoners.sides() {
                let Some((to, _)) = prisoners.from(by) else { continue };
                let offers = Squares(self.return_squares(captive, 0));
                acts.extend(offers.map(|square| exchange(by, Deed::Offer, to).at(square)));
            }
            return acts;
        };
        acts.push(exchange(offer.by, Deed::Withdraw, offer.to));
        acts.push(exchange(offer.to, Deed::Decline, offer.by));
        let answers = Squares(self.answer_squares(prisoners, offer));
        acts.extend(answers.map(|square| exchange(offer.to, Deed::Accept, offer.by).at(square)));
        acts
    }

    /// The squares where the accepting seat may put the king it gives back.
    fn answer_squares(&self, prisoners: Prisoners, offer: ExchangeOffer) -> Bits {
        prisoners.from(offer.to).map_or(0, |(_, captive)| self.return_squares(captive, offer.square.bit()))
    }

    /// Plays an open act and all its consequences.
    pub(super) fn act<W: Witness>(&mut self, act: Act, witness: &mut W) {
        let Act { by, deed, topic, partner, square } = act;
        match (deed, topic) {
            (Deed::HandOver, _) => {
                self.left.insert(by);
                witness.see(|| sentences::handed_over(by, partner.unwrap_or(ally(by))));
                self.drop_offers(witness);
            }
            (Deed::Resign, _) | (_, None) => {
                witness.see(|| sentences::resigned(by));
                if let Some(army) = Army::of(by) {
                    self.end(GameResult::Won(army.team().other()), witness);
                }
            }
            (Deed::Offer, Some(Topic::Draw)) => {
                let offer = DrawOffer { by, agreed: SeatSet::one(by) };
                self.draw = Some(offer);
                let waiting = self.draw_waiting(offer);
                witness.see(|| sentences::offered(Offer::Draw(offer), waiting));
            }
            (Deed::Offer, Some(Topic::Exchange)) => {
                // Each side holds the king of one of the other side's armies.
                let given = self.prisoners().and_then(|prisoners| prisoners.from(by));
                let (Some((to, captive)), Some(square)) = (given, square) else { return };
                let offer = ExchangeOffer { by, to, captive, square };
                self.exchange = Some(offer);
                witness.see(|| sentences::offered(Offer::Exchange(offer), SeatSet::one(to)));
            }
            (Deed::Accept, Some(Topic::Draw)) => self.join_draw(by, witness),
            (Deed::Accept, Some(Topic::Exchange)) => self.exchange_kings(by, square, witness),
            (Deed::Decline, Some(topic)) => {
                if let Some(offer) = self.take(topic) {
                    witness.see(|| sentences::refused(by, offer));
                }
            }
            (Deed::Withdraw, Some(topic)) => {
                if let Some(offer) = self.take(topic) {
                    witness.see(|| sentences::withdrawn(by, offer));
                }
            }
        }
    }

    /// The seats that have to answer the offer of a draw.
    pub fn draw_waiting(&self, offer: DrawOffer) -> SeatSet {
        self.active().iter().filter(|seat| !offer.agreed.contains(*seat)).collect()
    }

    fn join_draw<W: Witness>(&mut self, by: Seat, witness: &mut W) {
        let Some(mut offer) = self.draw else { return };
        offer.agreed.insert(by);
        let waiting = self.draw_waiting(offer);
        if waiting.is_empty() {
            self.draw = None;
            witness.see(|| sentences::agreed(by, offer));
            self.end(GameResult::Draw, witness);
        } else {
            self.draw = Some(offer);
            witness.see(|| sentences::joined(by, offer, waiting));
        }
    }

    fn exchange_kings<W: Witness>(&mut self, by: Seat, square: Option<Square>, witness: &mut W) {
        let (Some(offer), Some(prisoners)) = (self.exchange.take(), self.prisoners()) else { return };
        let (Some((_, returned)), Some(square)) = (prisoners.from(by), square) else { return };
        witness.see(|| sentences::exchanged(by, offer));
        witness.see(|| sentences::kings_return(offer, returned, square));
        self.return_king(offer.captive, offer.square, witness);
        self.return_king(returned, square, witness);
        // Two armies have changed their state.
        self.drop_offers(witness);
        self.settle(self.turn, false, witness);
    }
}
