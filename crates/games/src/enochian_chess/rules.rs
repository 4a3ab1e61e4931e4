//! The armies as the kit plays them: each by the seat of its colour. The commanders are handled above that.

use super::army::Army;
use super::board::{Kind, Piece};
use super::moves::{Move, Moves};
use super::position::{GameResult, Position};
use super::sentences::{piece_name, piece_of};
use super::spec::SPEC;
use super::square::{Square, Squares};
use liege_game::{Event, Seat, SeatSet};
use liege_squares::{self as squares, Ending, Play, Rules, Spec, Why};
use liege_words::Message;

impl From<Square> for squares::Square {
    fn from(square: Square) -> squares::Square {
        // Both count from a1 along the ranks.
        squares::Square(square.index() as u16)
    }
}

impl From<squares::Square> for Square {
    fn from(square: squares::Square) -> Square {
        Square::at(usize::from(square.0))
    }
}

impl From<Kind> for squares::Kind {
    fn from(kind: Kind) -> squares::Kind {
        squares::Kind(kind as u8)
    }
}

impl From<squares::Kind> for Kind {
    fn from(kind: squares::Kind) -> Kind {
        // The kinds come from the game itself.
        Kind::ALL.get(usize::from(kind.0)).copied().unwrap_or(Kind::RookPawn)
    }
}

impl From<Piece> for squares::Piece {
    fn from(piece: Piece) -> squares::Piece {
        squares::Piece { seat: piece.army.seat(), kind: piece.kind.into() }
    }
}

/// The army of a seat of the kit.
fn army(seat: Seat) -> Army {
    Army::of(seat).unwrap_or(Army::YELLOW)
}

/// The move of a play.
fn move_of(play: &Play) -> Option<Move> {
    let (kind, promotion) = (play.piece.kind.into(), play.becomes.map(Kind::from));
    Some(Move { kind, from: play.from?.into(), to: play.to.into(), promotion })
}

/// A move with the signs that people read: `Qa3–c1`, `Ph2×g3`.
pub(super) fn with_signs(canonical: &str) -> String {
    canonical.replace('-', "–").replace('x', "×")
}

/// A move with this notation, its letters those of the reader's language.
fn lettered(mv: Move, written: &str, check: &str) -> Message {
    let way: String = written.chars().skip(1).take_while(|c| *c != '=').collect();
    let sign = if mv.promotion.is_some() { "=" } else { "" };
    let becomes = mv.promotion.map_or_else(|| Message::new("sqr-nothing"), piece_name);
    let message = Message::new("sqr-san").with("piece", piece_name(mv.kind));
    message.with("move", way + sign).with("becomes", becomes).with("mark", check)
}

impl Position {
    /// A move as people read it, `Qa3–c1`, `Ph2×g3`, `Pg4–h4=B`, with `+` after one that brings an enemy's king into
    /// check.
    pub(super) fn notation(&self, mv: Move) -> Message {
        let mut after = *self;
        after.make(self.turn, mv, &mut ());
        let fresh = |enemy: &Army| after.in_check(*enemy) && !self.in_check(*enemy);
        let check = if self.turn.enemies().iter().any(fresh) { "+" } else { "" };
        lettered(mv, &with_signs(&self.written(mv)), check)
    }

    /// An example of a move that may be typed: one from the middle of the list.
    pub(super) fn example(&self) -> Option<Message> {
        let plays = self.plays();
        let mv = plays.get(plays.len() / 2).and_then(move_of)?;
        Some(lettered(mv, &self.written(mv), ""))
    }

    fn described(&self, moves: &Moves) -> Vec<Play> {
        let army = self.turn;
        let describe = |mv: &Move| {
            let piece = Piece { army, kind: mv.kind };
            let mut play = Play::new(0, piece.into(), Some(mv.from.into()), mv.to.into());
            if let Some(victim) = self.board.first(mv.to) {
                play = play.taking(mv.to.into(), victim.into());
            }
            play.becomes = mv.promotion.map(Into::into);
            play
        };
        moves.iter().map(describe).collect()
    }
}

/// The way of a piece, for a player who tried another way.
fn way(piece: Piece, from: Square, to: Square) -> Message {
    let (files, ranks) = piece.army.forward();
    let id = match piece.kind {
        kind if !kind.is_pawn() => format!("eno-no-way-{}", kind.id()),
        _ if from.bit() & piece.army.last_line() != 0 => "eno-no-way-waiting".to_owned(),
        _ if from.offset(2 * files, 2 * ranks) == Some(to) => "eno-no-pawn-double".to_owned(),
        _ => "eno-no-way-pawn".to_owned(),
    };
    let message = Message::new(id).with("army", piece.army.seat());
    message.with("from", from.to_string()).with("to", to.to_string())
}

impl Rules for Position {
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn piece(&self, at: squares::Square) -> Option<squares::Piece> {
        self.board.first(at.into()).map(Into::into)
    }

    fn companion(&self, at: squares::Square) -> Option<squares::Piece> {
        self.board.on(at.into()).nth(1).map(Into::into)
    }

    fn set(&mut self, at: squares::Square, piece: Option<squares::Piece>) {
        let at = Square::from(at);
        for there in self.board.on(at).collect::<Vec<_>>() {
            self.board.take(at, there);
        }
        if let Some(squares::Piece { seat, kind }) = piece {
            self.board.put(at, Piece { army: army(seat), kind: kind.into() });
        }
    }

    fn turn(&self) -> SeatSet {
        SeatSet::one(self.turn.seat())
    }

    fn turned(&self, seat: Seat) -> Box<dyn Rules> {
        Box::new(Position { turn: army(seat), ..*self })
    }

    fn plays(&self) -> Vec<Play> {
        self.described(&self.moves())
    }

    fn reachable(&self) -> Vec<Play> {
        self.described(&self.moves_regardless(self.turn))
    }

    /// Makes a move; for an illegal move, only the pieces change.
    fn make(&mut self, play: &Play) -> Vec<Event> {
        let Some(mv) = move_of(play) else { return Vec::new() };
        let moves = self.moves();
        if moves.contains(&mv) {
            self.go(mv, moves.mated, false, &mut ());
        } else {
            self.make(self.turn, mv, &mut ());
        }
        Vec::new()
    }

    fn royal(&self, seat: Seat) -> Option<squares::Square> {
        self.board.king(army(seat)).map(Into::into)
    }

    fn checkers(&self, seat: Seat) -> Vec<squares::Square> {
        Squares(self.checkers(army(seat))).map(Into::into).collect()
    }

    fn objection(&self, play: &Play, goes: bool) -> Option<Message> {
        let piece = Piece { army: army(play.piece.seat), kind: play.piece.kind.into() };
        let from = play.from.filter(|from| *from != play.to)?;
        if !goes {
            return Some(way(piece, from.into(), play.to.into()));
        }
        let moves = self.moves();
        let steps = moves.iter().any(|mv| mv.kind == Kind::King);
        (moves.mated && steps && piece.kind != Kind::King)
            .then(|| Message::new("eno-no-last-king").with("army", piece.army.seat()))
    }

    fn untouchable(&self, piece: squares::Piece, to: squares::Square) -> Option<Message> {
        let (army, to) = (army(piece.seat), Square::from(to));
        let there = self.board.first(to)?;
        let id = match there {
            own if own.army == army => "eno-no-own",
            ally if ally.army == army.ally() => "eno-no-ally",
            king if king.kind == Kind::King => "eno-no-king-taken",
            frozen if self.is_frozen(frozen.army) => "eno-no-frozen-taken",
            _ => return None,
        };
        Some(Message::new(id).with("to", to.to_string()).with("piece", piece_of(there)))
    }

    fn idle(&self, seat: Seat) -> Option<Message> {
        self.is_frozen(army(seat)).then(|| Message::new("eno-moves-frozen").with("army", seat))
    }

    fn no_promotion(&self, play: &Play) -> Option<Message> {
        let mv = move_of(play)?;
        let id = match mv.promotion {
            _ if !mv.kind.is_pawn() => "eno-no-promotion-piece",
            None if mv.to.bit() & self.turn.last_line() == 0 => "eno-no-promotion-early",
            None => "eno-no-promotion-waits",
            Some(_) => "eno-no-promotion-kind",
        };
        let grown = mv.kind.grown();
        let message = Message::new(id).with("army", self.turn.seat()).with("to", mv.to.to_string());
        Some(message.with("piece", piece_name(grown)).with("letter", grown.letter().to_string()))
    }

    fn ending(&self) -> Option<Ending> {
        let (why, loser) = match self.result? {
            GameResult::Draw => (Why::Dead, None),
            GameResult::Won(team) => (Why::Taken, Some(team.other().armies()[0].seat())),
        };
        Some(Ending { why, loser, seat: loser.unwrap_or(Seat(0)) })
    }

    fn position(&self) -> String {
        self.to_string()
    }

    fn canonical(&self, play: &Play) -> String {
        move_of(play).map(|mv| self.written(mv)).unwrap_or_default()
    }

    fn display(&self, play: &Play) -> Message {
        move_of(play).map_or_else(|| Message::new("sqr-nothing"), |mv| self.notation(mv))
    }

    fn perft(&self, depth: u32) -> u64 {
        self.perft(depth)
    }
}
