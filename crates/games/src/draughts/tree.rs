//! The engine's view of the family's games, and the value of their positions.

use super::board::{Board, Move};
use super::ends;
use super::field::Set;
use super::game::Game;
use super::list::List;
use liege_game::{Node, Seat, Stake, WIN, Worth, between_two, mixed};
use liege_squares::Rules;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The value of a man.
const MAN: i32 = 100;
/// The value of a row that a man has advanced.
const ROW: i32 = 4;
/// The value of a man that still guards the row where enemies are crowned.
const GUARD: i32 = 9;
/// The value of being to move.
const TURN: i32 = 3;
/// The number of moves without capture that cost as much as one stop in the search for captures.
const STOP: u64 = 8;

impl Hash for Move {
    /// Hashes the parts that [`Move::is_same`] compares.
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.from, self.to, self.taken).hash(state);
    }
}

fn count(set: Set) -> i32 {
    set.count_ones() as i32
}

impl Game {
    /// The value of a king.
    fn king(&self) -> i32 {
        // A king that captures along ranks and files sees more of the board.
        match (self.laws.is_flying, self.laws.field.is_straight || self.laws.lines > 4) {
            (true, true) => 420,
            (true, false) => 310,
            (false, _) => 160,
        }
    }

    /// The value of a side's pieces.
    fn has(&self, board: &Board, seat: Seat) -> i32 {
        let (laws, own) = (&self.laws, board.sides[seat.index()]);
        let (men, kings) = (own & !board.kings, own & board.kings);
        let rows = &laws.field.each_row[..usize::from(laws.field.geometry.ranks)];
        let goes_down = laws.last[seat.index()] == rows[0];
        let ahead = |row: usize| if goes_down { rows.len() - row } else { row + 1 } as i32;
        let advanced: i32 = (0..rows.len()).map(|row| ahead(row) * count(men & rows[row])).sum();
        let guards = count(men & laws.last[1 - seat.index()]);
        let turn = TURN * i32::from(board.turn == seat);
        MAN * count(men) + self.king() * count(kings) + ROW * advanced + GUARD * guards + turn
    }

    /// The first side's lead over the other. The side that leads gains by exchanges.
    pub(super) fn balance(&self, board: &Board) -> i32 {
        let more = self.has(board, Seat(0)) - self.has(board, Seat(1));
        more + more * 20 / (count(board.occupied()) + 20)
    }
}

/// A position; the fixed parts are shared.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) game: Arc<Game>,
    pub(super) board: Board,
    /// The number of moves since the last capture or move of a man.
    pub(super) quiet: usize,
}

impl Place {
    fn lost(seat: Seat) -> Worth {
        between_two(if seat == Seat(0) { -WIN } else { WIN })
    }

    fn legal(&self) -> List {
        List::legal(&self.game.laws, &self.board)
    }
}

impl Node for Place {
    type Move = Move;

    fn side(&self) -> usize {
        self.board.turn.index()
    }

    fn moves(&self, into: &mut Vec<Move>) {
        self.list(into);
    }

    /// Captures are few, but their ways may be many.
    fn list(&self, into: &mut Vec<Move>) -> u64 {
        let list = self.legal();
        *into = list.moves;
        into.len() as u64 + STOP * list.stops
    }

    fn make(&mut self, mv: &Move) {
        self.quiet = if self.board.play(&self.game.laws, *mv) { self.quiet + 1 } else { 0 };
    }

    fn stake(&self, mv: &Move) -> Stake {
        let kings = count(mv.taken & self.board.kings);
        let crowns = if mv.crowns { self.game.king() - MAN } else { 0 };
        Stake { gain: MAN * (count(mv.taken) - kings) + self.game.king() * kings + crowns, risk: 0 }
    }

    fn over(&self) -> Option<Worth> {
        if self.quiet >= self.game.laws.quiet {
            return Some(between_two(0));
        }
        let end = ends::drawn(&self.game.laws, &self.board, &[])?;
        Some(end.loser.map_or(between_two(0), Place::lost))
    }

    fn stuck(&self) -> Worth {
        Place::lost(self.board.turn)
    }

    fn value(&self) -> Worth {
        between_two(self.game.balance(&self.board))
    }

    fn key(&self) -> u64 {
        let Board { sides, kings, turn, runs, .. } = self.board;
        let key = mixed(&(sides[0], sides[1], kings, turn));
        if runs == [None; 2] { key } else { key ^ mixed(&runs) }
    }

    fn weight(&self) -> u64 {
        // On a large board more long ways are open to kings.
        if self.game.laws.field.geometry.ranks > 8 { 5 } else { 2 }
    }

    fn usual(&self) -> u64 {
        50
    }

    fn action(&self, mv: &Move) -> String {
        let list = self.legal();
        let place = list.moves.iter().position(|other| other.is_same(*mv));
        let game = Game { board: self.board, past: Vec::new(), ..(*self.game).clone() };
        let play = place.and_then(|place| game.plays_of(&list).into_iter().nth(place));
        play.map(|play| game.canonical(&play)).unwrap_or_default()
    }
}
