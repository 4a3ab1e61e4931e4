//! What is said between seats: acts in words, and what each does in the talk.

use super::action::{Act, seat_name};
use super::position::Position;
use crate::game::{ActInfo, Role, Seat, Series};
use crate::words::Message;

/// A seat as it is spoken to.
fn to(seat: Seat) -> Message {
    Message::new(format!("eno-voc-{}", seat_name(seat)))
}

/// The words that do an act; typed, they are read as that act.
pub(super) fn spoken(position: &Position, by: Seat, act: Act) -> Message {
    let captive = position.prisoners().and_then(|prisoners| prisoners.from(by)).map(|(_, army)| army.seat());
    let exchange = |id, partner, square: super::square::Square| {
        let message = Message::new(id).with("to", to(partner)).with("square", square.to_string());
        captive.into_iter().fold(message, |message, captive| message.with("captive", captive))
    };
    match act {
        Act::OfferDraw => Message::new("eno-say-draw"),
        Act::AcceptDraw => Message::new("eno-say-yes-draw"),
        Act::DeclineDraw => Message::new("eno-say-no-draw"),
        Act::WithdrawDraw => Message::new("eno-say-back-draw"),
        Act::OfferExchange { to: partner, square } => exchange("eno-say-exchange", partner, square),
        Act::AcceptExchange { of, square } => exchange("eno-say-yes-exchange", of, square),
        Act::DeclineExchange { of } => Message::new("eno-say-no-exchange").with("to", to(of)),
        Act::WithdrawExchange { to: partner } => {
            Message::new("eno-say-back-exchange").with("to", to(partner))
        }
        Act::HandOver { to: ally } => Message::new("eno-say-handover").with("to", to(ally)),
        Act::Resign => Message::new("eno-say-resign"),
    }
}

/// What an act does between seats; `None` for resigning, which is nobody's talk.
pub(super) fn info(position: &Position, by: Seat, act: Act) -> Option<ActInfo> {
    let (role, key) = match act {
        Act::Resign => return None,
        Act::HandOver { .. } => (Role::Declare, None),
        Act::OfferDraw => (Role::Offer, Some("draw")),
        Act::AcceptDraw => (Role::Accept, Some("draw")),
        Act::DeclineDraw => (Role::Refuse, Some("draw")),
        Act::WithdrawDraw => (Role::Withdraw, Some("draw")),
        Act::OfferExchange { .. } => (Role::Offer, Some("exchange")),
        Act::AcceptExchange { .. } => (Role::Accept, Some("exchange")),
        Act::DeclineExchange { .. } => (Role::Refuse, Some("exchange")),
        Act::WithdrawExchange { .. } => (Role::Withdraw, Some("exchange")),
    };
    Some(ActInfo {
        role,
        key: key.map(str::to_owned),
        spoken: spoken(position, by, act),
        series: series(position, by, act),
        required: true,
        leaves: matches!(act, Act::HandOver { .. }),
    })
}

/// Where several squares would do for the king that is given back, they are chosen from one list.
fn series(position: &Position, by: Seat, act: Act) -> Option<Series> {
    let (id, verb, partner) = match act {
        Act::OfferExchange { to, .. } => ("eno-say-exchange-open", "offer", to),
        Act::AcceptExchange { of, .. } => ("eno-say-yes-exchange-open", "accept", of),
        _ => return None,
    };
    let like = |other: &super::action::Action| match *other {
        super::action::Action::Act { by: actor, act: other } => {
            actor == by && std::mem::discriminant(&other) == std::mem::discriminant(&act)
        }
        super::action::Action::Move(_) => false,
    };
    if position.open_acts().iter().filter(|other| like(other)).count() < 2 {
        return None;
    }
    Some(Series {
        key: format!("{verb} exchange {}>{}", seat_name(by), seat_name(partner)),
        spoken: Message::new(id).with("to", to(partner)),
    })
}
