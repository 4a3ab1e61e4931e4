//! The open offers between seats, in words (rules page, 4.10), and the spoken forms of acts.

use super::act::{Act, Deed, Topic, seat_name};
use super::position::{Offer, Position};
use super::sentences::{about, seats, square};
use liege_game::{ActInfo, Pact, Role, Seat, SeatSet, Series, Standing};
use liege_words::Message;

/// The form of address of a seat.
fn to(seat: Seat) -> Message {
    Message::new(format!("eno-voc-{}", seat_name(seat)))
}

impl Position {
    /// The open offers: first that of a draw, then that of an exchange.
    pub fn pacts(&self) -> Vec<Pact> {
        let offers = [Topic::Draw, Topic::Exchange].into_iter().filter_map(|topic| self.offer(topic));
        offers.map(|offer| self.pact(offer)).collect()
    }

    fn pact(&self, offer: Offer) -> Pact {
        let by = offer.by();
        let (ids, parties, waiting) = match offer {
            Offer::Draw(draw) => {
                let ids = ["eno-line-draw", "eno-until-draw", "eno-short-draw"];
                (ids, self.active(), self.draw_waiting(draw))
            }
            Offer::Exchange(exchange) => {
                let ids = ["eno-line-exchange", "eno-until-exchange", "eno-short-exchange"];
                (ids, offer.parties(), SeatSet::one(exchange.to))
            }
        };
        let [line, until, short] = ids.map(|id| {
            let message = Message::new(id).with("by", by).with("waiting", seats(waiting.iter()));
            let Offer::Exchange(offer) = offer else { return message };
            let message = message.with("to", offer.to).with("captive", offer.captive.seat());
            message.with("square", square(offer.square))
        });
        Pact {
            key: offer.topic().word().to_owned(),
            standing: Standing::Offered { by, waiting },
            parties,
            terms: about(offer),
            line,
            turns: None,
            until: Some(until),
            forbids: None,
            short: Some(short),
            evident: false,
        }
    }

    /// The spoken form of an act; typed, it is read as that act.
    pub fn spoken(&self, act: Act) -> Message {
        let id = match act.topic {
            Some(topic) => format!("eno-say-{}-{}", act.deed.word(), topic.word()),
            None => format!("eno-say-{}", act.deed.word()),
        };
        let captive = self.prisoners().and_then(|prisoners| prisoners.from(act.by));
        let mut message = Message::new(id);
        if let Some(partner) = act.partner {
            message = message.with("to", to(partner));
        }
        if let (Some((_, captive)), Some(at)) = (captive, act.square) {
            message = message.with("square", square(at)).with("captive", captive.seat());
        }
        message
    }

    /// The meaning of an act between seats; `None` for resigning, which is not talk.
    pub fn info(&self, act: Act) -> Option<ActInfo> {
        let role = match act.deed {
            Deed::Resign => return None,
            Deed::HandOver => Role::Declare,
            Deed::Offer => Role::Offer,
            Deed::Accept => Role::Accept,
            Deed::Decline => Role::Refuse,
            Deed::Withdraw => Role::Withdraw,
        };
        Some(ActInfo {
            role,
            key: act.topic.map(|topic| topic.word().to_owned()),
            spoken: self.spoken(act),
            series: self.series(act),
            required: true,
            leaves: act.deed == Deed::HandOver,
        })
    }

    /// If the returned king could go to several squares, they are chosen from one list.
    fn series(&self, act: Act) -> Option<Series> {
        let partner = act.partner.filter(|_| act.square.is_some())?;
        if self.open_acts().iter().filter(|other| act.is_like(**other)).count() < 2 {
            return None;
        }
        let verb = act.deed.word();
        Some(Series {
            key: format!("{verb} exchange {}>{}", seat_name(act.by), seat_name(partner)),
            spoken: Message::new(format!("eno-say-{}-exchange-open", act.deed.word()))
                .with("to", to(partner)),
        })
    }
}
