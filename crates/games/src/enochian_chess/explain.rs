//! The reasons why an action can't be played, in sentences that say what would be right. The kit explains
//! moves.

use super::act::{Act, Deed, Topic};
use super::position::{ExchangeOffer, Offer, Position, SEATS, ally};
use super::sentences::{about, seats};
use super::square::Squares;
use liege_game::{Refusal, RefusalKind, Seat};
use liege_squares::{Sitting, over};
use liege_words::Message;

/// The largest number of near misses named.
const MOST: usize = 5;

/// The refusal of a move to a seat that is not to move.
pub(super) fn not_your_turn(position: &Position, seat: Seat) -> Option<Refusal> {
    let army = position.turn()?;
    let by = position.commander(army);
    let id = if by == army.seat() { "eno-no-turn" } else { "eno-no-turn-for" };
    let message = Message::new(id).with("army", army.seat()).with("by", by).with("seat", seat);
    (by != seat).then(|| Refusal::new(RefusalKind::NotYours, message))
}

/// The refusal of a text that is neither a legal move nor an act.
pub(super) fn no_action(position: &Position, text: &str) -> Refusal {
    if position.is_over() {
        return over();
    }
    let refusal = Sitting::new(Box::new(*position)).unwritten(text);
    if refusal.kind != RefusalKind::Unreadable || !refusal.candidates.is_empty() {
        return refusal;
    }
    let text: String = text.chars().take(60).collect();
    Refusal::new(RefusalKind::Unreadable, Message::new("eno-no-action").with("text", text))
}

/// The refusal of an act that is not open.
pub(super) fn closed(position: &Position, act: Act) -> Refusal {
    if position.is_over() {
        return over();
    }
    let Act { by, deed, topic, .. } = act;
    let message = match (deed, topic) {
        (Deed::HandOver, _) => handing_over(position, act),
        _ if topic != Some(Topic::Exchange) && !position.is_active(by) => inactive(position, by),
        (_, None) => Message::new("eno-no-resign-ally").with("ally", ally(by)),
        (_, Some(Topic::Draw)) => drawing(position, deed),
        (_, Some(Topic::Exchange)) => exchanging(position, act),
    };
    let near = position.open_acts().into_iter().filter(|other| act.is_like(*other));
    let near = near.map(|act| act.to_string()).take(MOST).collect();
    Refusal::new(RefusalKind::Illegal, message.with("seat", by)).with(near)
}

fn inactive(position: &Position, seat: Seat) -> Message {
    Message::new(if position.left.contains(seat) { "eno-no-left" } else { "eno-no-inactive" })
}

fn handing_over(position: &Position, act: Act) -> Message {
    let id = match act.partner {
        partner if partner != Some(ally(act.by)) => "eno-no-handover-ally",
        _ if position.left.contains(act.by) => "eno-no-left",
        _ => "eno-no-handover-last",
    };
    Message::new(id).with("ally", ally(act.by))
}

fn drawing(position: &Position, deed: Deed) -> Message {
    match (deed, position.draw) {
        (Deed::Offer, _) => Message::new("eno-no-offer-open"),
        (_, None) => Message::new("eno-no-answer-none").with("what", Message::new("eno-about-draw")),
        (Deed::Withdraw, _) => Message::new("eno-no-withdraw-draw"),
        _ => Message::new("eno-no-answer-twice"),
    }
}

fn exchanging(position: &Position, act: Act) -> Message {
    let by = act.by;
    let Some(prisoners) = position.prisoners() else { return Message::new("eno-no-exchange") };
    let Some((to, captive)) = prisoners.from(by).filter(|(partner, _)| act.partner == Some(*partner)) else {
        let speakers = seats(SEATS.into_iter().filter(|seat| prisoners.from(*seat).is_some()));
        return Message::new("eno-no-speaker").with("speakers", speakers);
    };
    let also_taken = match (act.deed, position.exchange) {
        (Deed::Offer, Some(_)) => return Message::new("eno-no-offer-open"),
        (Deed::Offer, None) => 0,
        (_, None) => {
            let none = ExchangeOffer { by, to, captive, square: captive.throne() };
            return Message::new("eno-no-answer-none").with("what", about(Offer::Exchange(none)));
        }
        (Deed::Withdraw, Some(offer)) => {
            return Message::new("eno-no-withdraw-exchange").with("proposer", offer.by);
        }
        (_, Some(offer)) if offer.by == by => return Message::new("eno-no-answer-own"),
        (_, Some(offer)) => offer.square.bit(),
    };
    let right = Squares(position.return_squares(captive, also_taken));
    let right: Vec<String> = right.map(|square| square.to_string()).collect();
    Message::new("eno-no-square")
        .with("square", act.square.map_or_else(String::new, |square| square.to_string()))
        .with("captive", captive.seat())
        .with("right", right.join(", "))
        .with("throne", captive.throne().to_string())
}
