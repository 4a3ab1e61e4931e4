//! The reasons why no legal move matches the typed text.

use super::super::board;
use super::super::explain;
use super::super::moves::{Basic, Move, Way};
use super::super::piece::{Handful, Kind};
use super::super::position::Position;
use super::super::sentences::{kind_name, kinds_taken};
use super::super::spec::SPEC;
use super::super::state::Drb;
use super::fit::{self, Aspect};
use super::listed::{MOST, listed};
use super::typed::{Stop, Typed};
use super::words::Fate;
use Aspect::{Fates, Flight, Joints};
use liege_game::{Refusal, RefusalKind, Seat};
use liege_squares::{Kinds, Place, Reader, Rules, Typed as Said, near_misses};
use liege_words::Message;

/// The most captures that are shown to a player who has to capture.
const SHOWN: usize = 8;

/// The refusal, with near misses.
pub(super) fn refusal(rules: &Drb, seat: Seat, legal: &[Move], readings: &[Typed]) -> Refusal {
    let position = &rules.position;
    let refused =
        |message, fits: &[Move]| Refusal::new(RefusalKind::Illegal, message).with(listed(fits, MOST));
    let Some(typed) = readings.first() else {
        return Refusal::new(RefusalKind::Illegal, Message::new("sqr-read-none"));
    };
    let looking_at = |strict: &[Aspect]| fit::with(position, legal, readings, strict);

    let fits = looking_at(&[Flight, Aspect::Kind, Joints]);
    if let Some(mv) = fits.first() {
        return refused(fates(position, typed, mv), &fits);
    }
    let fits = looking_at(&[Fates, Aspect::Kind, Joints]);
    if let Some(mv) = fits.first() {
        return refused(explain::flights(position, mv.basic), &fits);
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
    // If several of these are wrong, the first is named.
    let fits = looking_at(&[]);
    if let Some(mv) = fits.first().filter(|_| !typed.dropped && typed.cells.len() > 1) {
        let told = typed.gone.is_some() || !typed.fates.is_empty();
        return refused(
            if told { fates(position, typed, mv) } else { explain::flights(position, mv.basic) },
            &fits,
        );
    }
    outright(rules, seat, legal, typed)
}

/// The message for a move that was recognised, but not with this fate of the captives.
fn fates(position: &Position, typed: &Typed, mv: &Move) -> Message {
    let victims = position.taken_kinds(&mv.basic);
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

/// The refusal if no legal move is similar: the rules give the reason.
fn outright(rules: &Drb, seat: Seat, legal: &[Move], typed: &Typed) -> Refusal {
    let position = &rules.position;
    let cells: Vec<_> = typed.cells.iter().map(|stop| stop.cell).collect();
    let because = |message| Refusal::new(RefusalKind::Illegal, message).with(near(rules, seat, typed));
    let illegal = |basic: Basic| {
        // If the beginning alone is a move, the rest of the text is at fault.
        let follows = || match legal.iter().find(|mv| mv.basic == basic && !mv.gone.is_empty()) {
            Some(mv) => fates(position, typed, mv),
            None => explain::flights(position, basic),
        };
        because(explain::against(position, &basic).unwrap_or_else(follows))
    };
    let nobody = |message: Message| because(message.with("cell", cells[0].to_string()));
    let to = cells[0];
    if typed.dropped || (typed.kind.is_some() && cells.len() == 1) {
        return match typed.kind {
            Some(kind) if Kind::RESERVED.contains(&kind) && (typed.dropped || in_reserve(position, kind)) => {
                illegal(Basic::Drop { kind, to })
            }
            Some(kind) => {
                let id = if typed.dropped { "drb-read-never-dropped" } else { "drb-read-none-goes-piece" };
                nobody(Message::new(id).with("piece", kind_name(kind)))
            }
            None => nobody(explain::drop_fault(position, to)),
        };
    }
    if cells.len() == 1 {
        return nobody(Message::new("drb-read-none-goes"));
    }
    let from = cells[0];
    let (basic, _) = typed.cells.split_at(typed.parted.unwrap_or(cells.len()).max(2));
    let way: Way = basic[1..].iter().map(|stop| stop.cell).collect();
    let takes = basic.iter().any(|stop| stop.taken);
    let to = cells[1];
    let jumper = position.piece(from).is_some_and(|piece| piece.kind.jumps());
    let enemy = position.sides[position.turn.other().index()];
    let jumped = board::jumped(from, to);
    let captures = match jumped {
        Some(over) if jumper => enemy & over.bit() != 0,
        _ => !jumper && enemy & to.bit() != 0,
    };
    if takes || captures {
        let own = position.piece(from).is_some_and(|piece| piece.side == position.turn);
        // The player captures as in chess.
        if jumper && own && way.len() == 1 && position.occupied() & to.bit() != 0 {
            return illegal(Basic::Step { from, to });
        }
        // The start and the end of an impossible chain, rather than a jump that is too long.
        if jumper && own && way.len() == 1 && jumped.is_none() {
            let message = Message::new("drb-read-no-chain");
            return because(message.with("from", from.to_string()).with("to", to.to_string()));
        }
        return illegal(Basic::Capture { from, way });
    }
    illegal(Basic::Step { from, to })
}

fn in_reserve(position: &Position, kind: Kind) -> bool {
    position.reserves[position.turn.index()].count(kind) > 0
}

/// Legal moves near to the typed text. A player who has to capture is shown the captures, however far they
/// are.
fn near(rules: &Drb, seat: Seat, typed: &Typed) -> Vec<String> {
    let place = |stop: &Stop| Some(Place::of(SPEC.geometry, stop.cell.into()));
    let (from, to) = match &typed.cells[..] {
        [from, to, ..] if !typed.dropped => (place(from), place(to)),
        [to, ..] => (None, place(to)),
        [] => (None, None),
    };
    let kinds = typed.kind.map_or(SPEC.all_kinds(), |kind| Kinds::one(kind.into()));
    let said = Said { pieces: Some(kinds), from, to, drops: typed.dropped, ..Said::default() };
    // A cell alone may also mean the piece on it.
    let stands = Said { from: said.to.clone(), to: None, ..said.clone() };
    let lone = typed.cells.len() == 1 && !typed.dropped;
    let said: Vec<Said> = [said].into_iter().chain(lone.then_some(stands)).collect();
    let legal = rules.plays();
    let found = near_misses(&Reader { rules, legal: &legal, seat }, &said);
    if found.is_empty() && rules.position.bound() != 0 {
        return listed(&rules.position.moves(), SHOWN);
    }
    found
}
