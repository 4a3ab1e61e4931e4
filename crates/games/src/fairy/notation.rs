//! Canonical moves: as the Universal Chess Interface writes them, with drops and promotions of other games.

use super::definition::Definition;
use super::moves::{Act, Move};
use super::position::{NONE, Position};
use super::tables::bit;

impl Position {
    /// A move in canonical notation.
    pub fn canonical(&self, game: &Definition, mv: Move) -> String {
        let name = |at: u8| game.square(at);
        let small = |kind: u8| game.letter(kind, 1);
        let mut text = match mv.act {
            Act::Drop => format!("{}@{}", game.letter(mv.kind, 0), name(mv.to)),
            Act::DropPromoted => format!("+{}@{}", game.letter(mv.kind, 0), name(mv.to)),
            Act::Promote => format!("{}{}{}", name(mv.from), name(mv.to), small(mv.kind)),
            Act::Turn => format!("{}{}+", name(mv.from), name(mv.to)),
            Act::Back => format!("{}{}-", name(mv.from), name(mv.to)),
            Act::Castle => format!("{}{}", name(mv.from), name(self.castling_shown(game, mv))),
            Act::CastleGateRook => format!("{}{}", name(mv.to), name(mv.from)),
            Act::Step | Act::First | Act::EnPassant | Act::Pass => {
                format!("{}{}", name(mv.from), name(mv.to))
            }
        };
        if mv.gate != NONE {
            text.push(small(mv.gate));
        }
        text
    }

    /// The square to which castling is written: where the king ends, or the rook's, if the former is forbidden or
    /// would say a step of the king.
    fn castling_shown(&self, game: &Definition, mv: Move) -> u8 {
        let (king_to, _) = game.castled_squares(self.turn, usize::from(mv.to < mv.from));
        let kind = usize::from(self.kind(mv.from));
        let reach = |reach: &[super::tables::Reach]| reach[kind].from(mv.from, self.occupied(), 0);
        let quiet = reach(&game.quiet[self.turn]) & !self.occupied();
        let captures = reach(&game.capture[self.turn]) & self.sides[1 - self.turn];
        let steps = (quiet | captures) & bit(king_to) != 0;
        if game.rules.chess960 || steps || king_to == mv.from { mv.to } else { king_to }
    }
}
