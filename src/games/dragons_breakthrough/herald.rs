//! What happened, put into sentences. They name the colours; who plays which is said where it matters.

use super::action::{Basic, Flight};
use super::board::{Cell, Side};
use super::happening::Happening;
use super::piece::{Handful, Kind};
use super::position::{End, PATIENCE, Position};
use crate::game::{Event, EventKind};
use crate::words::{Arg, Message};

impl Side {
    /// Its name in the nominative.
    #[must_use]
    pub fn name(self) -> Message {
        Message::new(match self {
            Side::Light => "drb-light",
            Side::Dark => "drb-dark",
        })
    }
}

/// A message with a side as `$side`, `$side-gen`, `$side-acc`, `$side-ins`.
pub(super) fn of_side(id: &'static str, side: Side) -> Message {
    let [genitive, accusative, instrumental] = match side {
        Side::Light => ["drb-light-gen", "drb-light-acc", "drb-light-ins"],
        Side::Dark => ["drb-dark-gen", "drb-dark-acc", "drb-dark-ins"],
    };
    Message::new(id)
        .with("side", side.name())
        .with("side-gen", Message::new(genitive))
        .with("side-acc", Message::new(accusative))
        .with("side-ins", Message::new(instrumental))
}

/// The name of a kind in the nominative.
pub(super) fn kind_name(kind: Kind) -> Message {
    Message::new(format!("drb-{}", kind.id()))
}

/// So many pieces of a kind: "two checkers", the subject of a sentence or its object.
fn counted(kind: Kind, count: usize, object: bool) -> Message {
    let role = if object { "take" } else { "count" };
    Message::new(format!("drb-{role}-{}", kind.id())).with("count", count as i64)
}

/// Pieces by kind, as a list: "two checkers, a knight".
fn listed(kinds: impl Iterator<Item = Kind>, object: bool) -> Vec<Message> {
    let kinds: Vec<Kind> = kinds.collect();
    let count = |kind: Kind| kinds.iter().filter(|own| **own == kind).count();
    let shown = Kind::ALL.into_iter().map(|kind| (kind, count(kind)));
    shown.filter(|(_, count)| *count > 0).map(|(kind, count)| counted(kind, count, object)).collect()
}

/// A handful as the subject of a sentence: "two checkers, a knight".
pub(super) fn pieces(handful: Handful) -> Vec<Message> {
    listed(handful.kinds(), false)
}

/// Kinds as the subject of a sentence: "two checkers, a knight".
pub(super) fn kinds_counted(kinds: impl Iterator<Item = Kind>) -> Vec<Message> {
    listed(kinds, false)
}

/// Kinds as the object of a sentence: "takes two checkers, a knight".
pub(super) fn kinds_taken(kinds: &[Kind]) -> Vec<Message> {
    listed(kinds.iter().copied(), true)
}

/// A cell in a sentence.
pub(super) fn cell(cell: Cell) -> Arg {
    Arg::Text(cell.to_string())
}

/// The path of a dragon: `26–19–12`.
pub(super) fn flown(flight: Flight) -> String {
    flight.iter().map(Cell::to_string).collect::<Vec<_>>().join("–")
}

/// The events of an action; `before`: the position in which it was played, `after`: the one it led to.
pub(super) fn told(happenings: &[Happening], before: &Position, after: &Position) -> Vec<Event> {
    happenings.iter().flat_map(|happening| events(happening, before, after)).collect()
}

fn events(happening: &Happening, before: &Position, after: &Position) -> Vec<Event> {
    let side = before.turn;
    let one = |kind: EventKind, message: Message| vec![Event::new(kind, message)];
    match happening {
        Happening::Swapped => {
            let (light, dark) = (after.holder(Side::Light), after.holder(Side::Dark));
            let message = Message::new("drb-swapped").with("light", light).with("dark", dark);
            vec![Event::new(EventKind::Possession, message).to(light).to(dark)]
        }
        Happening::Stepped { kind, from, to } => {
            let message = of_side("drb-stepped", side).with("piece", kind_name(*kind));
            one(EventKind::Move, message.with("from", cell(*from)).with("to", cell(*to)))
        }
        Happening::Dropped { kind, to } => {
            let message = of_side("drb-dropped", side).with("piece", kind_name(*kind));
            one(EventKind::Move, message.with("to", cell(*to)))
        }
        Happening::Took { kind, basic, victims } => took(side, *kind, basic, victims),
        Happening::Gone { kinds } => {
            one(EventKind::Possession, of_side("drb-gone", side).with("pieces", pieces(*kinds)))
        }
        Happening::Promoted { side, at, waited } => {
            let id = if *waited { "drb-succeeded" } else { "drb-promoted" };
            one(EventKind::Possession, of_side(id, *side).with("cell", cell(*at)))
        }
        Happening::Waits { at } => {
            one(EventKind::Possession, of_side("drb-waits", side).with("cell", cell(*at)))
        }
        Happening::Flew { flight } => {
            one(EventKind::Move, of_side("drb-flew", side).with("path", flown(*flight)))
        }
        Happening::Transformed { side, mortal } => {
            let id = if *mortal { "drb-mortal" } else { "drb-immortal" };
            let message = of_side(id, *side).with("foe", side.other().name());
            one(EventKind::Check, message)
        }
        Happening::Over(end) => one(EventKind::End, ending(*end, after)),
    }
}

fn took(side: Side, kind: Kind, basic: &Basic, victims: &[Kind]) -> Vec<Event> {
    // Dragons are slain, not taken prisoner: that is said with the end of the game.
    let message = of_side("drb-took", side)
        .with("piece", kind_name(kind))
        .with("way", basic.to_string())
        .with("victims", kinds_taken(victims));
    let mut events = vec![Event::new(EventKind::Move, message)];
    if kind == Kind::Dragon && victims.iter().any(|kind| *kind != Kind::Dragon) {
        events.push(Event::new(EventKind::Possession, of_side("drb-burnt", side)));
    } else if victims.contains(&Kind::Empress) {
        events.push(Event::new(EventKind::Possession, of_side("drb-demoted", side)));
    }
    events
}

/// How the game ended: who has won, with which colour and how.
pub(super) fn ending(end: End, position: &Position) -> Message {
    let won = |id: &'static str, winner: Side| {
        of_side(id, winner).with("foe", winner.other().name()).with("winner", position.holder(winner))
    };
    match end {
        End::Breakthrough { by, at } => won("drb-won-breakthrough", by).with("cell", cell(at)),
        End::Slain { loser } => won("drb-won-slain", loser.other()),
        End::Stuck { loser } => won("drb-won-stuck", loser.other()),
        End::Resigned { loser } => won("drb-won-resigned", loser.other()),
        End::Quiet => Message::new("drb-drawn-quiet").with("moves", i64::from(PATIENCE / 2)),
        End::Repeated => Message::new("drb-drawn-repeated"),
    }
}
