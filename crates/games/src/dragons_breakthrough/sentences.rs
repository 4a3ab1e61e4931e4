//! Sentences: the events, the end, the position in short lines. They name the colours; the players are named
//! where it matters.

use super::board::{self, Cell, Side, each};
use super::moves::{Basic, Move, joined};
use super::piece::{Handful, Kind};
use super::position::{End, PATIENCE, Position};
use super::spec::SPEC;
use liege_game::{Event, EventKind};
use liege_words::Message;

/// The most jumps that a note lists.
const LISTED: usize = 4;

impl Side {
    pub(super) fn name(self) -> Message {
        Message::new(["drb-light", "drb-dark"][self.index()])
    }
}

/// A message about a side.
pub(super) fn of_side(id: &'static str, side: Side) -> Message {
    Message::new(id).with("side", side.name())
}

/// The name of a kind.
pub(super) fn kind_name(kind: Kind) -> Message {
    SPEC.kind(kind.into()).name()
}

/// A move as people read it, `22–18`, `23:14:7!CC`, `C@14`, with the letters of the reader's language.
pub(super) fn notation(mv: &Move, dash: &str) -> Message {
    let nothing = || Message::new("sqr-nothing");
    let lettered = |piece: Message, way: String, rest: Message| {
        Message::new("sqr-san")
            .with("piece", piece)
            .with("move", way)
            .with("becomes", nothing())
            .with("mark", rest)
    };
    let flight = if mv.flight.is_empty() { String::new() } else { format!("+{}", joined(&mv.flight, dash)) };
    let flight = Message::new("sqr-text").with("text", flight);
    let gone: Vec<Kind> = mv.gone.kinds().collect();
    let rest = gone.iter().rev().fold(flight, |rest, kind| lettered(kind_name(*kind), String::new(), rest));
    let stop = if gone.is_empty() { "" } else { "!" };
    match mv.basic {
        Basic::Drop { kind, to } => lettered(kind_name(kind), format!("@{to}{stop}"), rest),
        basic => lettered(nothing(), basic.to_string().replace('-', dash) + stop, rest),
    }
}

/// Pieces by kind, as a list: "two checkers, a knight"; `role`: the subject of a sentence (`count`) or its object
/// (`take`).
fn listed(kinds: impl Iterator<Item = Kind>, role: &str) -> Vec<Message> {
    let kinds: Vec<Kind> = kinds.collect();
    let count = |kind: Kind| kinds.iter().filter(|own| **own == kind).count();
    let shown = Kind::ALL.into_iter().map(|kind| (kind, count(kind))).filter(|(_, count)| *count > 0);
    let counted = |(kind, count): (Kind, usize)| {
        let id = SPEC.kind(kind.into()).id;
        Message::new(format!("drb-{role}-{id}")).with("count", count as i64)
    };
    shown.map(counted).collect()
}

/// A handful as the subject of a sentence: "two checkers, a knight".
pub(super) fn pieces(handful: Handful) -> Vec<Message> {
    listed(handful.kinds(), "count")
}

/// Kinds as the object of a sentence: "takes two checkers, a knight".
pub(super) fn kinds_taken(kinds: &[Kind]) -> Vec<Message> {
    listed(kinds.iter().copied(), "take")
}

/// Some moves as a list that breaks off when it is long.
pub(super) fn few(mut moves: Vec<String>, most: usize) -> String {
    let more = if moves.len() > most { ", …" } else { "" };
    moves.truncate(most);
    moves.join(", ") + more
}

impl Position {
    /// The victims of a capture, in order, with their cells.
    pub(super) fn victims(&self, from: Cell, way: &[Cell]) -> Vec<(Kind, Cell)> {
        let mut at = from;
        let taken = way.iter().flat_map(|to| {
            let start = std::mem::replace(&mut at, *to);
            each(if way.len() == 1 { self.taken_by(from, way) } else { board::between(start, *to) })
        });
        taken.map(|cell| (self.kind_on(cell), cell)).collect()
    }

    /// The kinds of a basic move's victims, in order.
    pub(super) fn taken_kinds(&self, basic: &Basic) -> Vec<Kind> {
        let Basic::Capture { from, way } = basic else { return Vec::new() };
        self.victims(*from, way).into_iter().map(|(kind, _)| kind).collect()
    }

    /// The kind of the moving piece.
    pub(super) fn mover(&self, basic: &Basic) -> Kind {
        match *basic {
            Basic::Step { from, .. } | Basic::Capture { from, .. } => self.kind_on(from),
            Basic::Drop { kind, .. } => kind,
        }
    }

    /// The sentence for the player's part of a move.
    pub(super) fn played(&self, basic: &Basic) -> Message {
        let message = |id| of_side(id, self.turn).with("piece", kind_name(self.mover(basic)));
        match basic {
            Basic::Step { from, to } => {
                message("drb-stepped").with("from", from.to_string()).with("to", to.to_string())
            }
            Basic::Drop { to, .. } => message("drb-dropped").with("to", to.to_string()),
            Basic::Capture { .. } => message("drb-took")
                .with("way", basic.to_string())
                .with("victims", kinds_taken(&self.taken_kinds(basic))),
        }
    }

    /// The other events of a move that leads to `next`.
    pub(super) fn happenings(&self, mv: &Move, next: &Position) -> Vec<Event> {
        let mut told = Vec::new();
        let mut tell = |message: Message| told.push(Event::new(EventKind::Possession, message));
        let (kind, victims, to) = (self.mover(&mv.basic), self.taken_kinds(&mv.basic), mv.basic.to());
        // Dragons are slain, not captured: the end of the game says that.
        if kind == Kind::Dragon && victims.iter().any(|kind| *kind != Kind::Dragon) {
            tell(of_side("drb-burnt", self.turn));
        } else if victims.contains(&Kind::Empress) {
            tell(of_side("drb-demoted", self.turn));
        }
        if !mv.gone.is_empty() {
            tell(of_side("drb-gone", self.turn).with("pieces", pieces(mv.gone)));
        }
        for side in Side::ALL {
            for at in each(next.of(side, Kind::Empress) & self.of(side, Kind::Checker)) {
                tell(of_side("drb-succeeded", side).with("cell", at.to_string()));
            }
        }
        if kind == Kind::Checker && to.bit() & self.turn.last_row() != 0 {
            let crowned = next.of(self.turn, Kind::Empress) & to.bit() != 0;
            let id = if crowned { "drb-promoted" } else { "drb-waits" };
            tell(of_side(id, self.turn).with("cell", to.to_string()));
        }
        if !mv.flight.is_empty() {
            let message = of_side("drb-flew", self.turn).with("path", joined(&mv.flight, "–"));
            told.push(Event::new(EventKind::Move, message));
        }
        told
    }

    /// The events for dragons that became mortal with a move, or immortal again.
    pub(super) fn transformed(&self, next: &Position) -> Vec<Event> {
        let changed =
            |side: &Side| next.is_mortal(*side) != self.is_mortal(*side) && next.dragon(*side).is_some();
        let told = |side: Side| {
            let id = if next.is_mortal(side) { "drb-mortal" } else { "drb-immortal" };
            Event::new(EventKind::Check, of_side(id, side).with("foe", side.other().name()))
        };
        Side::ALL.into_iter().filter(changed).map(told).collect()
    }

    /// The event for the exchange of colours.
    pub(super) fn exchange_told(&self) -> Event {
        let (light, dark) = (self.holder(Side::Light), self.holder(Side::Dark));
        let message = Message::new("drb-swapped").with("light", light).with("dark", dark);
        Event::new(EventKind::Possession, message).to(light).to(dark)
    }

    /// The sentence for a side's win.
    pub(super) fn won(&self, id: &'static str, winner: Side) -> Message {
        of_side(id, winner).with("foe", winner.other().name()).with("winner", self.holder(winner))
    }

    /// The sentence for the end of the game: the winner, the colour and the way.
    pub(super) fn ending(&self, end: End) -> Message {
        match end {
            End::Breakthrough { by, at } => self.won("drb-won-breakthrough", by).with("cell", at.to_string()),
            End::Slain { loser } => self.won("drb-won-slain", loser.other()),
            End::Stuck { loser } => self.won("drb-won-stuck", loser.other()),
            End::Quiet => Message::new("drb-drawn-quiet").with("moves", i64::from(PATIENCE / 2)),
            End::Repeated => Message::new("drb-drawn-repeated"),
        }
    }

    /// The lines with the players' colours, the dragons' places, the pieces and the reserves.
    pub(super) fn lines(&self, over: bool) -> Vec<Message> {
        let (light, dark) = (self.holder(Side::Light), self.holder(Side::Dark));
        let mut lines = vec![Message::new("drb-line-sides").with("light", light).with("dark", dark)];
        if let (Some(light), Some(dark)) = (self.dragon(Side::Light), self.dragon(Side::Dark)) {
            let message = Message::new("drb-line-dragons").with("light", light.to_string());
            lines.push(message.with("dark", dark.to_string()));
        }
        let mortal = Side::ALL.into_iter().filter(|side| !over && self.is_mortal(*side));
        lines.extend(mortal.map(|side| of_side("drb-line-mortal", side)));
        lines.extend(Side::ALL.map(|side| self.army(side)));
        lines
    }

    /// The pieces of a side and its reserve. The dragon's place is in another line.
    fn army(&self, side: Side) -> Message {
        let reserve = pieces(self.reserves[side.index()]);
        let others = self.sides[side.index()] & !self.kinds[Kind::Dragon.index()];
        let on_board = listed(each(others).map(|cell| self.kind_on(cell)), "count");
        let id = match (on_board.is_empty(), reserve.is_empty()) {
            (false, true) => "drb-line-army",
            (false, false) => "drb-line-army-reserve",
            (true, true) => "drb-line-army-none",
            (true, false) => "drb-line-none-reserve",
        };
        of_side(id, side).with("pieces", on_board).with("reserve", reserve)
    }

    /// The note on the turn: Dark may exchange colours, or the side to move has to capture.
    pub(super) fn turn_note(&self) -> Option<Message> {
        if self.may_swap() {
            return Some(Message::new("drb-turn-swap").with("dark", self.holder(Side::Dark)));
        }
        if self.bound() == 0 {
            return None;
        }
        let chess = self.moves().iter().any(|mv| !self.mover(&mv.basic).jumps());
        let message = of_side("drb-turn-duty", self.turn).with("chess", i64::from(chess));
        Some(message.with("jumps", few(self.jumps(), LISTED)))
    }

    /// The possible jumps, each chain once.
    pub(super) fn jumps(&self) -> Vec<String> {
        let mut jumps: Vec<String> = Vec::new();
        for from in each(self.bound()) {
            self.chains(from, |way, _| {
                let jump = Basic::Capture { from, way }.to_string();
                if !jumps.contains(&jump) {
                    jumps.push(jump);
                }
            });
        }
        jumps
    }
}

/// The choice of a move: the pieces that leave the game, and the dragon's landing.
pub(super) fn choice(mv: &Move) -> Option<Message> {
    let id = match (mv.gone.is_empty(), mv.flight.is_empty()) {
        (true, true) => return None,
        (false, true) => "drb-choice-gone",
        (true, false) => "drb-choice-flight",
        (false, false) => "drb-choice-both",
    };
    let landing = mv.flight.last().map(ToString::to_string).unwrap_or_default();
    Some(Message::new(id).with("pieces", pieces(mv.gone)).with("cell", landing))
}
