//! The end of a game (section 5).

use super::board::{Board, other};
use super::field::{Set, bit};
use super::laws::{FewPieces, Laws};
use super::moves;
use liege_game::Seat;
use liege_squares::Why;

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The reason, in the kit's form.
    pub why: Why,
    /// The loser; `None`: a draw.
    pub loser: Option<Seat>,
    /// The sentence.
    pub said: &'static str,
}

/// The occurrence of a position at which a game is drawn.
pub const REPETITION: usize = 3;

/// The end of a game, if it is over. `past` are the positions since the last capture or move of a man, oldest
/// first.
pub fn end(laws: &Laws, board: &Board, past: &[Board]) -> Option<End> {
    if moves::can_move(laws, board) {
        return drawn(laws, board, past);
    }
    let said = if board.own() == 0 { "drt-end-taken" } else { "drt-end-blocked" };
    Some(End { why: Why::Stalemate, loser: Some(board.turn), said })
}

/// The draw of a game in which the side to move has a move.
pub fn drawn(laws: &Laws, board: &Board, past: &[Board]) -> Option<End> {
    let draw = |why, said| Some(End { why, loser: None, said });
    if laws.few == FewPieces::Turkish
        && board.sides.iter().all(|side| side.is_power_of_two())
        && moves::capturing(laws, board) == 0
    {
        let man = [Seat(0), Seat(1)].into_iter().find(|seat| board.sides[seat.index()] & board.kings == 0);
        return match man {
            Some(_) if board.kings != 0 => {
                Some(End { why: Why::Dead, loser: man, said: "drt-end-outranked" })
            }
            _ => draw(Why::Dead, "drt-end-one-each"),
        };
    }
    if occurrences(board, past) >= REPETITION {
        return draw(Why::Repetition(REPETITION as u32), "sqr-end-repetition");
    }
    if past.len() >= laws.quiet {
        return draw(Why::Quiet(laws.quiet as u32), "drt-end-quiet");
    }
    let (limit, said) = few_pieces(laws, board)?;
    if board.ratio >= limit { draw(Why::Quiet(limit), said) } else { None }
}

/// The number of occurrences of a position.
pub fn occurrences(board: &Board, past: &[Board]) -> usize {
    // Every second position has the same side to move, and no position returns in less than two moves of each
    // side.
    1 + past.iter().rev().skip(3).step_by(2).filter(|before| board.repeats(before)).count()
}

/// The coming draw by few pieces: the number of half-moves without capture or promotion after which it comes,
/// and its sentence.
pub fn few_pieces(laws: &Laws, board: &Board) -> Option<(u32, &'static str)> {
    if board.sides.iter().any(|side| side & board.kings == 0) {
        return None;
    }
    // Lone kings, and the pieces against each.
    let lone = [Seat(0), Seat(1)].into_iter().filter_map(|seat| {
        let (king, foes) = (board.sides[seat.index()], board.sides[other(seat).index()]);
        king.is_power_of_two().then_some((king, foes))
    });
    let limit = match laws.few {
        FewPieces::None | FewPieces::Turkish => return None,
        FewPieces::Brazilian => {
            let men = board.sides.iter().filter(|side| *side & !board.kings != 0).count();
            if men > 1 || board.sides.iter().any(|side| side.count_ones() > 2) {
                return None;
            }
            10
        }
        FewPieces::Lone(limits) | FewPieces::Kings(limits) => {
            if matches!(laws.few, FewPieces::Kings(_)) && board.occupied() & !board.kings != 0 {
                return None;
            }
            let foes = lone.map(|(_, foes)| foes.count_ones()).min()?;
            *limits.get(foes as usize - 1).filter(|limit| **limit > 0)?
        }
        FewPieces::Russian => {
            let holds_road = |(king, foes): (Set, Set)| {
                let road = main_road(laws);
                king & road != 0 && foes & road == 0 && foes.count_ones() == 3
            };
            if lone.into_iter().any(holds_road) {
                return Some((10, "drt-end-road"));
            }
            match board.occupied().count_ones() {
                2 | 3 => 10,
                4 | 5 => 60,
                6 | 7 => 120,
                _ => return None,
            }
        }
    };
    Some((limit, "drt-end-few"))
}

/// The diagonal from a1 to h8.
fn main_road(laws: &Laws) -> Set {
    let geometry = laws.field.geometry;
    let squares = (0..geometry.files).map(|file| geometry.square(0, file, file));
    squares.filter_map(|square| laws.field.cell(square)).fold(0, |set, cell| set | bit(cell))
}
