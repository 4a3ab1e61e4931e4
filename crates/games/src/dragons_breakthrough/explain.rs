//! The reasons for refusing an action, in sentences that say what would be right.

use super::board::{self, Cell, Cells, Side};
use super::moves::{Basic, Move};
use super::piece::Kind;
use super::position::Position;
use super::sentences::{few, kind_name, of_side, pieces};
use super::spec::SPEC;
use liege_words::{Arg, Message};

/// The most moves that a sentence lists.
const LISTED: usize = 6;

/// The reason why a basic move is not legal, whatever follows it.
pub(super) fn against(position: &Position, basic: &Basic) -> Option<Message> {
    match basic {
        Basic::Step { from, to } => origin_fault(position, *from)
            .or_else(|| step_fault(position, *from, *to))
            .or_else(|| duty_fault(position)),
        Basic::Capture { from, way } => origin_fault(position, *from).or_else(|| {
            let kind = position.kind_on(*from);
            if kind.jumps() {
                chain_fault(position, *from, kind, way)
            } else {
                chess_capture_fault(position, *from, kind, way)
            }
        }),
        Basic::Drop { kind, to } => kind_drop_fault(position, *kind, *to).or_else(|| duty_fault(position)),
    }
}

/// A cell in a sentence.
fn cell(cell: Cell) -> Arg {
    Arg::Text(cell.to_string())
}

/// A piece on a cell: "Dark's checker".
fn standing(position: &Position, id: &'static str, at: Cell) -> Message {
    let side = match position.piece(at) {
        Some(piece) => piece.side,
        None => position.turn,
    };
    of_side(id, side).with("cell", cell(at)).with("piece", kind_name(position.kind_on(at)))
}

/// The fault if the player has no piece there.
fn origin_fault(position: &Position, from: Cell) -> Option<Message> {
    match position.piece(from) {
        None => Some(Message::new("drb-no-piece").with("cell", cell(from))),
        Some(piece) if piece.side != position.turn => {
            Some(standing(position, "drb-no-foreign", from).with("own", position.turn.name()))
        }
        Some(_) => None,
    }
}

fn is_immortal_dragon(position: &Position, at: Cell) -> bool {
    let enemy = position.turn.other();
    position.of(enemy, Kind::Dragon) & at.bit() != 0 && !position.is_mortal(enemy)
}

/// The fault if the piece on a cell can't be captured.
fn victim_fault(position: &Position, at: Cell) -> Option<Message> {
    let side = position.piece(at)?.side;
    if side == position.turn {
        return Some(standing(position, "drb-no-own", at));
    }
    is_immortal_dragon(position, at).then(|| {
        let id = if position.transform { "drb-no-immortal-yet" } else { "drb-no-immortal" };
        of_side(id, side).with("cell", cell(at)).with("foe", side.other().name())
    })
}

fn step_fault(position: &Position, from: Cell, to: Cell) -> Option<Message> {
    let kind = position.kind_on(from);
    let about = |message: Message| {
        message.with("from", cell(from)).with("to", cell(to)).with("piece", kind_name(kind))
    };
    let of = |id: &'static str| about(Message::new(id));
    if from == to {
        return Some(of("drb-no-stay"));
    }
    if let Some(fault) = victim_fault(position, to) {
        return Some(fault);
    }
    if position.occupied() & to.bit() != 0 {
        return Some(of(if kind.jumps() { "drb-no-onto" } else { "drb-no-quiet" }));
    }
    if !kind.jumps() {
        return sight_fault(position, from, to, kind);
    }
    let Some((direction, 1)) = from.diagonal(to) else {
        let jumped = board::jumped(from, to).is_some_and(|over| position.prey() & over.bit() != 0);
        return Some(about(if jumped { Message::new("drb-no-quiet") } else { way_of(kind) }));
    };
    let forward = kind == Kind::Royal || position.turn.forward().contains(&direction);
    (!forward).then(|| of("drb-no-backward"))
}

/// The fault if a chess piece does not see a cell.
fn sight_fault(position: &Position, from: Cell, to: Cell, kind: Kind) -> Option<Message> {
    if position.sight(from, kind) & to.bit() != 0 {
        return None;
    }
    let line = if kind == Kind::Knight { None } else { from.diagonal(to) };
    let blocked = line.and_then(|(direction, _)| {
        let mut at = from.next(direction)?;
        while position.occupied() & at.bit() == 0 {
            at = at.next(direction)?;
        }
        Some(at)
    });
    let message = blocked.map_or_else(
        || way_of(kind).with("piece", kind_name(kind)),
        |at| standing(position, "drb-no-blocked", at),
    );
    Some(message.with("from", cell(from)).with("to", cell(to)))
}

/// The sentence "A knight does not move like that", with its right way.
fn way_of(kind: Kind) -> Message {
    Message::new(format!("drb-no-way-{}", SPEC.kind(kind.into()).id))
}

fn chess_capture_fault(position: &Position, from: Cell, kind: Kind, way: &[Cell]) -> Option<Message> {
    let &[to] = way else {
        return Some(Message::new("drb-no-chess-chain").with("piece", kind_name(kind)));
    };
    if from == to {
        return step_fault(position, from, to);
    }
    victim_fault(position, to).or_else(|| sight_fault(position, from, to, kind)).or_else(|| {
        let empty = position.occupied() & to.bit() == 0;
        empty.then(|| Message::new("drb-no-empty").with("cell", cell(to)))
    })
}

/// The fault in the landings of a chain, in order.
fn chain_fault(position: &Position, from: Cell, kind: Kind, way: &[Cell]) -> Option<Message> {
    let occupied = position.occupied() & !from.bit();
    let mut at = from;
    let mut taken: Cells = 0;
    for (index, to) in way.iter().enumerate() {
        let start = at;
        let of = |id: &'static str, over: Cell| {
            Message::new(id).with("from", cell(start)).with("to", cell(*to)).with("over", cell(over))
        };
        let Some(over) = board::jumped(at, *to) else {
            return Some(of("drb-no-jump-way", at));
        };
        if let Some(fault) = victim_fault(position, over).filter(|_| over != from) {
            return Some(fault);
        }
        if occupied & over.bit() == 0 {
            return Some(of("drb-no-jump-empty", over));
        }
        if taken & over.bit() != 0 {
            return Some(of("drb-no-jump-twice", over));
        }
        if occupied & to.bit() != 0 {
            return Some(standing(position, "drb-no-landing", *to));
        }
        taken |= over.bit();
        at = *to;
        if index + 1 < way.len() && position.stops_at(kind, *to, over) {
            return Some(of("drb-no-further", over));
        }
    }
    // The pieces that could still be jumped over from there.
    let mut further: Vec<Cell> = Vec::new();
    position.chains(from, |chain, _| {
        if let Some(next) = chain.get(way.len()).filter(|_| chain.starts_with(way))
            && !further.contains(next)
        {
            further.push(*next);
        }
    });
    let ways = further
        .iter()
        .map(|next| format!("{}:{next}", Basic::Capture { from, way: way.iter().copied().collect() }));
    let ways = ways.collect::<Vec<_>>().join(", ");
    (!further.is_empty()).then(|| Message::new("drb-no-stop").with("cell", cell(at)).with("ways", ways))
}

fn kind_drop_fault(position: &Position, kind: Kind, to: Cell) -> Option<Message> {
    let reserve = position.reserves[position.turn.index()];
    if reserve.count(kind) == 0 {
        let id = if reserve.is_empty() { "drb-no-reserve-empty" } else { "drb-no-reserve" };
        let message = of_side(id, position.turn).with("piece", kind_name(kind));
        return Some(message.with("pieces", pieces(reserve)));
    }
    if position.occupied() & to.bit() != 0 {
        return Some(standing(position, "drb-no-drop-occupied", to));
    }
    let barred = position.landing_grounds(kind) & to.bit() == 0;
    barred.then(|| Message::new("drb-no-drop-last").with("range", row_of(position.turn)))
}

/// The reason why no piece can be dropped on a cell.
pub(super) fn drop_fault(position: &Position, to: Cell) -> Message {
    let reserve = position.reserves[position.turn.index()];
    let fault = match reserve.kinds().next() {
        None => kind_drop_fault(position, Kind::Checker, to),
        Some(_) if position.occupied() & to.bit() != 0 => {
            Some(standing(position, "drb-no-drop-occupied", to))
        }
        Some(_) => duty_fault(position),
    };
    fault.unwrap_or_else(|| Message::new("drb-no-drop-last").with("range", row_of(position.turn)))
}

/// The cells of a side's last row.
fn row_of(side: Side) -> &'static str {
    ["1–4", "29–32"][side.index()]
}

/// The duty to capture, if it applies, with the possible jumps.
pub(super) fn duty_fault(position: &Position) -> Option<Message> {
    let jumps = position.jumps();
    let duty = || Message::new("drb-no-duty").with("jumps", few(jumps.clone(), LISTED));
    (!jumps.is_empty()).then(duty)
}

/// The reason why the piece on a cell can't move.
pub(super) fn idle(position: &Position, at: Cell) -> Option<Message> {
    (position.bound() != 0).then(|| standing(position, "drb-list-bound", at))
}

/// The royal jumps that belong to a move, or the message that there are none.
pub(super) fn flights(position: &Position, basic: Basic) -> Message {
    let taken = match basic {
        Basic::Capture { from, way } => position.taken_by(from, &way),
        Basic::Step { .. } | Basic::Drop { .. } => 0,
    };
    let mut ways: Vec<String> = Vec::new();
    position.flights_after(basic, taken, &mut |flight| {
        let mv = Move { flight, ..Move::plain(basic) }.to_string();
        ways.extend(mv.strip_prefix(&basic.to_string()).filter(|way| !way.is_empty()).map(str::to_owned));
    });
    let id = if ways.is_empty() { "drb-no-flight-none" } else { "drb-no-flight-missing" };
    of_side(id, position.turn).with("ways", ways.join(", "))
}

impl Position {
    /// Whether a chain ends when it arrives at a cell by a jump over another.
    fn stops_at(&self, kind: Kind, to: Cell, over: Cell) -> bool {
        (to.bit() & self.goal(kind)) | (over.bit() & self.kinds[Kind::Dragon.index()]) != 0
    }
}
