//! The legal moves that a typed one means.

use super::super::board::Cell;
use super::super::moves::{Basic, Move};
use super::super::piece::{Handful, Kind};
use super::super::position::Position;
use super::typed::{Stop, Typed};
use super::words::Fate;

/// A part of a typed move that is compared; to find the fault, some parts are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aspect {
    /// No landing is left out, and a drop is marked as one.
    Whole,
    /// The pieces that leave the game.
    Fates,
    /// A kept piece replaces one of another kind: to replace its own kind changes nothing, and nobody would
    /// type that.
    Replaced,
    /// Royal jumps.
    Flight,
    /// The named piece.
    Kind,
    /// Marks of capture.
    Joints,
}

use Aspect::{Fates, Flight, Joints, Replaced, Whole};

/// The legal moves that fit one of the readings, each once.
pub(super) fn all(position: &Position, legal: &[Move], readings: &[Typed]) -> Vec<Move> {
    // `9:18` is the jump to 18, if there is one, and not a long way there.
    let ways: [&[Aspect]; 3] = [
        &[Whole, Fates, Replaced, Flight, Aspect::Kind, Joints],
        &[Fates, Replaced, Flight, Aspect::Kind, Joints],
        &[Fates, Flight, Aspect::Kind, Joints],
    ];
    let fits = ways.into_iter().map(|strict| with(position, legal, readings, strict));
    fits.into_iter().find(|fits| !fits.is_empty()).unwrap_or_default()
}

/// The legal moves that fit one of the readings, compared only in the `strict` aspects.
pub(super) fn with(position: &Position, legal: &[Move], readings: &[Typed], strict: &[Aspect]) -> Vec<Move> {
    let fits = |mv: &&Move| readings.iter().any(|typed| fits(position, typed, mv, strict));
    legal.iter().filter(fits).copied().collect()
}

fn fits(position: &Position, typed: &Typed, mv: &Move, strict: &[Aspect]) -> bool {
    let Some(first) = typed.cells.first() else { return false };
    if !fates(position, typed, mv, strict) {
        return false;
    }
    if let Basic::Drop { kind, to } = mv.basic {
        let named = typed.kind.map_or(typed.dropped, |named| named == kind);
        let alone = typed.parted.is_none_or(|cells| cells == 1);
        let marked = typed.dropped || !strict.contains(&Whole) && !first.taken;
        return named && alone && marked && first.cell == to && flight(&typed.cells[1..], mv, strict);
    }
    let other = typed.kind.is_some_and(|kind| kind != position.mover(&mv.basic));
    if typed.dropped || (strict.contains(&Aspect::Kind) && other) {
        return false;
    }
    let path = mv.basic.path();
    let lengths = match typed.parted {
        Some(cells) => cells..=cells,
        None => 1..=typed.cells.len(),
    };
    lengths.into_iter().any(|length| {
        let (basic, rest) = typed.cells.split_at(length);
        // The end alone is enough if nothing else is typed, or if the piece is named.
        let short = typed.cells.len() == 1 || typed.kind.is_some() || typed.parted == Some(1);
        let stops = match basic {
            [to] => short && path.last() == Some(&to.cell),
            _ => is_short_form(basic, &path) && basic[0].cell == path[0],
        };
        let takes = basic.iter().any(|stop| stop.taken);
        let quiet = matches!(mv.basic, Basic::Step { .. });
        let whole = !strict.contains(&Whole) || length == path.len();
        stops && whole && !(strict.contains(&Joints) && takes && quiet) && flight(rest, mv, strict)
    })
}

/// Whether some stops of a path are named in order, with the last one among them.
fn is_short_form(stops: &[Stop], path: &[Cell]) -> bool {
    let mut rest = path.iter();
    stops.iter().all(|stop| rest.any(|cell| *cell == stop.cell)) && {
        stops.last().map(|stop| stop.cell) == path.last().copied()
    }
}

fn flight(typed: &[Stop], mv: &Move, strict: &[Aspect]) -> bool {
    if typed.is_empty() || !strict.contains(&Flight) {
        return true;
    }
    typed.iter().all(|stop| !stop.taken) && is_short_form(typed, &mv.flight)
}

/// Whether a move treats the captives as typed.
fn fates(position: &Position, typed: &Typed, mv: &Move, strict: &[Aspect]) -> bool {
    if !strict.contains(&Fates) {
        return true;
    }
    if typed.gone.is_some_and(|gone| gone != mv.gone) {
        return false;
    }
    if typed.fates.is_empty() {
        return true;
    }
    let victims = position.taken_kinds(&mv.basic);
    let Some(named) = by_name(&typed.fates, &victims) else { return false };
    if mv.basic.from().is_some_and(|from| position.kind_on(from) == Kind::Dragon) {
        return named.iter().all(|(fate, _)| *fate == Fate::Gone);
    }
    let captives: Handful = victims.iter().filter_map(|kind| kind.captive()).collect();
    let of = |wanted: Fate| -> Handful {
        named.iter().filter(|(fate, _)| *fate == wanted).filter_map(|(_, kind)| kind.captive()).collect()
    };
    let (kept, gone) = (of(Fate::Kept), of(Fate::Gone));
    // «В» for all leaves the reserve unchanged.
    if typed.fates.as_slice() == [(Fate::Gone, None)] && mv.gone != captives {
        return false;
    }
    let reserve = position.reserves[position.turn.index()];
    Kind::RESERVED.into_iter().all(|kind| {
        // At most this number of captives of the kind leave the game; the others come from the reserve.
        let Some(most) = captives.count(kind).checked_sub(kept.count(kind)) else { return false };
        let room = if strict.contains(&Replaced) && kept.count(kind) > 0 { 0 } else { reserve.count(kind) };
        (gone.count(kind)..=most)
            .any(|captives| mv.gone.count(kind).checked_sub(captives).is_some_and(|others| others <= room))
    })
}

/// Each fate with its kind; `None` if the fates do not belong to these victims.
fn by_name(fates: &[(Fate, Option<Kind>)], victims: &[Kind]) -> Option<Vec<(Fate, Kind)>> {
    if victims.is_empty() {
        return None;
    }
    if let [(fate, None)] = fates {
        return Some(victims.iter().map(|kind| (*fate, *kind)).collect());
    }
    if fates.len() == victims.len() {
        let in_turn = fates.iter().zip(victims).map(|((fate, named), victim)| {
            named.is_none_or(|named| same(named, *victim)).then_some((*fate, *victim))
        });
        if let Some(all) = in_turn.collect() {
            return Some(all);
        }
    }
    // In another order, or only some of them.
    let mut left = victims.to_vec();
    fates
        .iter()
        .map(|(fate, named)| {
            let place = left.iter().position(|victim| named.is_some_and(|named| same(named, *victim)))?;
            Some((*fate, left.swap_remove(place)))
        })
        .collect()
}

/// Whether a captive may be called that: a captured empress is a checker.
fn same(named: Kind, victim: Kind) -> bool {
    named == victim || victim.captive() == Some(named)
}
