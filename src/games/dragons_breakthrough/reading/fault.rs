//! Why no legal move fits what was typed.

use super::super::action::{Basic, Move, Way};
use super::super::board;
use super::super::explain;
use super::super::herald::{kind_name, kinds_taken};
use super::super::near;
use super::super::piece::{Handful, Kind};
use super::super::position::Position;
use super::MOST;
use super::fit::{self, Aspect};
use super::typed::{Fate, Joint, Typed};
use crate::game::{Refusal, RefusalKind};
use crate::words::Message;
use Aspect::{Fates, Flight, Joints};

/// The refusal, with near misses.
pub(super) fn refusal(position: &Position, legal: &[Move], readings: &[Typed]) -> Refusal {
    let refused = |message, fits: &[Move]| {
        let mut candidates: Vec<String> = fits.iter().map(Move::to_string).collect();
        candidates.sort_unstable();
        candidates.truncate(MOST);
        Refusal::new(RefusalKind::Illegal, message).with(candidates)
    };
    let Some(typed) = readings.first() else {
        return Refusal::new(RefusalKind::Illegal, Message::new("drb-no-move"));
    };
    let looking_at = |strict: &[Aspect]| fit::with(position, legal, readings, strict);

    let fits = looking_at(&[Flight, Aspect::Kind, Joints]);
    if let Some(mv) = fits.first() {
        return refused(fates(position, typed, mv), &fits);
    }
    let fits = looking_at(&[Fates, Aspect::Kind, Joints]);
    if let Some(mv) = fits.first() {
        return refused(flight(position, mv), &fits);
    }
    let fits = looking_at(&[Fates, Flight, Aspect::Kind]);
    if let Some(mv) = fits.first() {
        return refused(Message::new("drb-no-empty").with("cell", mv.basic.to().to_string()), &fits);
    }
    let fits = looking_at(&[Fates, Flight, Joints]);
    if let Some(from) = fits.first().and_then(|mv| mv.basic.from())
        && typed.cells.len() > 1
    {
        let message = Message::new("drb-read-other-piece")
            .with("cell", from.to_string())
            .with("piece", kind_name(position.kind_on(from)));
        return refused(message, &fits);
    }
    // Several of these at once: the first is named.
    let fits = looking_at(&[]);
    if let Some(mv) = fits.first().filter(|_| !typed.dropped && typed.cells.len() > 1) {
        let told = typed.gone.is_some() || !typed.fates.is_empty();
        return refused(if told { fates(position, typed, mv) } else { flight(position, mv) }, &fits);
    }
    outright(position, typed)
}

/// The move was meant, but not with these fates of the captives.
fn fates(position: &Position, typed: &Typed, mv: &Move) -> Message {
    let victims = fit::victims(position, mv);
    let Basic::Capture { from, .. } = mv.basic else { return Message::new("drb-read-fate-quiet") };
    if position.kind_on(from) == Kind::Dragon {
        return Message::new("drb-read-fate-dragon");
    }
    let captives: Handful = victims.iter().filter_map(|kind| kind.captive()).collect();
    let free = Handful::PLACES.saturating_sub(position.reserves[position.turn.index()].total());
    let leaves = typed.gone.is_some() || typed.fates.iter().any(|(fate, _)| *fate == Fate::Gone);
    if free >= captives.total() && leaves {
        return Message::new("drb-no-gone-room");
    }
    let surplus = captives.total().saturating_sub(free);
    Message::new("drb-read-fate-other")
        .with("victims", kinds_taken(&victims))
        .with("surplus", i64::from(surplus))
}

/// The move was meant, but not with these royal jumps.
fn flight(position: &Position, mv: &Move) -> Message {
    let plain = Move { flight: super::super::action::Flight::default(), ..*mv };
    if mv.flight.is_empty() {
        return super::super::herald::of_side("drb-no-flight-none", position.turn);
    }
    // The explanation of a missing flight lists those that are due.
    explain::illegal(position, &plain)
}

/// Nothing like it is legal: the rules say why.
fn outright(position: &Position, typed: &Typed) -> Refusal {
    let cells: Vec<_> = typed.cells.iter().map(|stop| stop.cell).collect();
    let illegal = |mv: Move| {
        // Where the beginning alone is a move, it is what follows that makes no sense.
        let message = if position.has(&mv) { flight(position, &mv) } else { explain::illegal(position, &mv) };
        Refusal::new(RefusalKind::Illegal, message).with(near::to_move(position, &mv))
    };
    let to = cells[0];
    if typed.dropped || (typed.kind.is_some() && cells.len() == 1) {
        return match typed.kind {
            Some(kind) if Kind::RESERVED.contains(&kind) && (typed.dropped || in_reserve(position, kind)) => {
                illegal(Move::plain(Basic::Drop { kind, to }))
            }
            Some(kind) => {
                let id = if typed.dropped { "drb-read-never-dropped" } else { "drb-read-none-goes-piece" };
                nobody(position, typed, Message::new(id).with("piece", kind_name(kind)))
            }
            None => nobody(position, typed, explain::drop_fault(position, to)),
        };
    }
    if cells.len() == 1 {
        return nobody(position, typed, Message::new("drb-read-none-goes"));
    }
    let from = cells[0];
    let (basic, _) = typed.cells.split_at(typed.parted.unwrap_or(cells.len()).max(2));
    let way: Way = basic[1..].iter().take(9).fold(Way::default(), |way, stop| way.then(stop.cell));
    let takes = basic.iter().any(|stop| stop.joint == Joint::Takes);
    let to = cells[1];
    let jumper = position.piece(from).is_some_and(|piece| piece.kind.jumps());
    let enemy = position.sides[position.turn.other().index()];
    let jumped = board::jumped(from, to);
    let captures = match jumped {
        Some(over) if jumper => enemy & over.bit() != 0,
        _ => !jumper && enemy & to.bit() != 0,
    };
    if takes || captures {
        let mv = Move::plain(Basic::Capture { from, way });
        let own = position.piece(from).is_some_and(|piece| piece.side == position.turn);
        // Somebody who captures as in chess.
        if jumper && own && way.len() == 1 && position.occupied() & to.bit() != 0 {
            return illegal(Move::plain(Basic::Step { from, to }));
        }
        // Start and end of a chain that there is not, rather than a jump that is too long.
        if jumper && own && way.len() == 1 && jumped.is_none() {
            let message = Message::new("drb-read-no-chain");
            let message = message.with("from", from.to_string()).with("to", to.to_string());
            return Refusal::new(RefusalKind::Illegal, message).with(near::to_move(position, &mv));
        }
        return illegal(mv);
    }
    illegal(Move::plain(Basic::Step { from, to }))
}

fn in_reserve(position: &Position, kind: Kind) -> bool {
    position.reserves[position.turn.index()].count(kind) > 0
}

/// Nothing can go to the first cell typed.
fn nobody(position: &Position, typed: &Typed, message: Message) -> Refusal {
    let to = typed.cells[0].cell;
    // Whoever stands there, or could come near.
    let near = near::nearest(position, |mv| {
        if mv.basic.from() == Some(to) { Some(0) } else { near::distance(mv, typed.kind, None, Some(to)) }
    });
    Refusal::new(RefusalKind::Illegal, message.with("cell", to.to_string())).with(near)
}
