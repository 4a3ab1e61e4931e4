//! A game of the family.

use super::board::{Board, KING, MAN, Move};
use super::ends::{self, End};
use super::field::{Cells, bit};
use super::laws::Laws;
use super::list::List;
use liege_game::Options;
use liege_squares::{Piece, Play, Spec, Square};

/// The fixed part of a game.
#[derive(Debug)]
pub struct Variant {
    /// The part for the kit.
    pub spec: Spec,
    /// Its laws, without options.
    pub laws: Laws,
}

impl Variant {
    /// A game with these laws, on their board.
    pub const fn new(spec: &Spec, laws: &Laws) -> Variant {
        Variant { spec: Spec { geometry: laws.field.geometry, ..*spec }, laws: *laws }
    }
}

/// A position of a game.
#[derive(Clone, Debug)]
pub struct Game {
    /// The game.
    pub variant: &'static Variant,
    pub options: Options,
    /// Its laws, with the options applied.
    pub laws: Laws,
    /// The position.
    pub board: Board,
    /// The positions since the last capture or move of a man, oldest first: only these can repeat.
    pub past: Vec<Board>,
}

impl Game {
    /// The legal moves.
    pub fn list(&self) -> List {
        List::legal(&self.laws, &self.board)
    }

    /// Makes a move.
    pub fn play(&mut self, mv: Move) {
        let before = self.board;
        if self.board.play(&self.laws, mv) {
            self.past.push(before);
        } else {
            self.past.clear();
        }
    }

    /// The end of the game, if it is over.
    pub fn end(&self) -> Option<End> {
        ends::end(&self.laws, &self.board, &self.past)
    }

    /// The moves of a list in the kit's form.
    pub fn plays_of(&self, list: &List) -> Vec<Play> {
        list.moves.iter().map(|mv| self.describe(mv, list.landings(mv))).collect()
    }

    fn describe(&self, mv: &Move, landings: &[u8]) -> Play {
        let square = |cell: u8| self.laws.field.square(cell);
        let kind = if self.board.is_king(mv.from) { KING } else { MAN };
        let piece = Piece { seat: self.board.turn, kind };
        let mut play = Play::new(0, piece, Some(square(mv.from)), square(mv.to));
        play.via = self.between_ends(landings);
        play.becomes = mv.crowns.then_some(KING);
        play.jumps = mv.taken != 0;
        // Between two landings are the victim of that jump, and earlier victims that are gone.
        let (mut from, mut left) = (mv.from, mv.taken);
        for to in landings {
            let victim = self.laws.field.between(from, *to) & left;
            let taken = Cells(victim).filter_map(|cell| Some((square(cell), self.board.piece(cell)?)));
            play.taken.extend(taken);
            (from, left) = (*to, left & !victim);
        }
        play
    }

    /// The squares where a route lands before its end.
    pub(super) fn between_ends(&self, landings: &[u8]) -> Vec<Square> {
        let via = landings.split_last().map(|(_, via)| via).unwrap_or_default();
        via.iter().map(|cell| self.laws.field.square(*cell)).collect()
    }

    /// The move that a description means. The description has all its parts.
    pub fn move_of(&self, play: &Play) -> Option<Move> {
        let cell = |square: Square| self.laws.field.cell(square);
        let taken =
            play.taken.iter().filter_map(|(square, _)| cell(*square)).fold(0, |set, at| set | bit(at));
        let crowns = play.becomes.is_some();
        Some(Move { from: cell(play.from?)?, to: cell(play.to)?, taken, crowns, route: 0 })
    }
}
