//! Open offers, and the conditions under which they lapse (rules page, 4.8 to 4.10).

use super::act::Topic;
use super::army::{Army, Team};
use super::position::{Offer, Position, Status};
use super::sentences::{self, Witness};
use super::square::{Bits, Squares};
use liege_game::Seat;

/// A possible exchange of prisoners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prisoners {
    /// For each team, the army whose king is captured.
    captives: [Army; 2],
    /// For each team, the seat that plays the army which still has its king.
    speakers: [Seat; 2],
}

impl Prisoners {
    /// The two seats that can offer and accept, each with the captured army of the other team: the king that
    /// it gives back.
    pub fn sides(self) -> [(Seat, Army); 2] {
        [(self.speakers[0], self.captives[1]), (self.speakers[1], self.captives[0])]
    }

    /// The partner of a speaker, and the army whose king the speaker gives back.
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

    /// The squares where an army's king may be put back: its throne, or else the nearest empty squares.
    pub fn return_squares(&self, army: Army, also_taken: Bits) -> Bits {
        let empty = !(self.board.occupied() | also_taken);
        let throne = army.throne();
        let at = |steps: u8| {
            let ring = Squares(empty).filter(|square| square.steps_to(throne) == steps);
            ring.fold(0, |bits, square| bits | square.bit())
        };
        (0..8).map(at).find(|ring| *ring != 0).unwrap_or(0)
    }

    /// Ends an offer.
    pub(super) fn take(&mut self, topic: Topic) -> Option<Offer> {
        match topic {
            Topic::Draw => self.draw.take().map(Offer::Draw),
            Topic::Exchange => self.exchange.take().map(Offer::Exchange),
        }
    }

    fn drop_offer<W: Witness>(&mut self, topic: Topic, witness: &mut W) {
        if let Some(offer) = self.take(topic) {
            witness.see(|| sentences::void(offer));
        }
    }

    /// Ends both offers.
    pub(super) fn drop_offers<W: Witness>(&mut self, witness: &mut W) {
        self.drop_offer(Topic::Draw, witness);
        self.drop_offer(Topic::Exchange, witness);
    }

    /// Ends the offer to exchange if its square is no longer possible.
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
            self.drop_offer(Topic::Exchange, witness);
        }
    }
}
