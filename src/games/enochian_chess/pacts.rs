//! What stands between seats: the open offers, in words (rules page, 4.10).

use super::happening::Matter;
use super::herald::{about, seats, square};
use super::position::{DrawOffer, Position};
use crate::game::{Pact, Seat, SeatSet, Standing};
use crate::words::Message;

impl Position {
    /// What stands between seats: the offer of a draw, then that of an exchange.
    #[must_use]
    pub fn pacts(&self) -> Vec<Pact> {
        self.draw.map(|offer| self.draw_pact(offer)).into_iter().chain(self.exchange_pact()).collect()
    }

    /// Who has to answer the offer of a draw.
    #[must_use]
    pub fn draw_waiting(&self, offer: DrawOffer) -> SeatSet {
        self.active().iter().filter(|seat| !offer.agreed.contains(*seat)).collect()
    }

    fn draw_pact(&self, offer: DrawOffer) -> Pact {
        let waiting = self.draw_waiting(offer);
        let line = Message::new("eno-line-draw").with("by", offer.by).with("waiting", seats(waiting.iter()));
        Pact {
            key: Matter::Draw.key().to_owned(),
            standing: Standing::Offered { by: offer.by, waiting },
            parties: self.active(),
            terms: about(Matter::Draw),
            line,
            until: Some(Message::new("eno-until-draw")),
            forbids: None,
            short: Some(Message::new("eno-short-draw").with("by", offer.by)),
            evident: false,
        }
    }

    fn exchange_pact(&self) -> Option<Pact> {
        let offer = self.exchange?;
        let matter = self.exchange_matter()?;
        let of = |id| Message::new(id).with("by", offer.by).with("to", offer.to);
        let line = of("eno-line-exchange").with("captive", offer.captive.seat());
        let parties: [Seat; 2] = [offer.by, offer.to];
        Some(Pact {
            key: matter.key().to_owned(),
            standing: Standing::Offered { by: offer.by, waiting: SeatSet::one(offer.to) },
            parties: parties.into_iter().collect(),
            terms: about(matter),
            line: line.with("square", square(offer.square)),
            until: Some(of("eno-until-exchange").with("square", square(offer.square))),
            forbids: None,
            short: Some(of("eno-short-exchange")),
            evident: false,
        })
    }
}
