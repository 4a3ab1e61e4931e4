//! The reasons why a move is forbidden, a king that may not move, and the draws that are near.

use super::board::{KING, Move, other};
use super::captures::value;
use super::ends;
use super::field::{Cells, bit};
use super::game::Game;
use super::laws::Choice;
use super::list::List;
use liege_squares::{Piece, Rules, Square};
use liege_words::Message;

/// The largest number of moves named.
const MOST: usize = 5;
/// The number of half-moves before a draw from which on it is announced.
const SOON: usize = 20;

/// The reason why a possible move of the piece is not legal; `None` if it is legal.
pub fn forbidden(game: &Game, mv: Move) -> Option<Message> {
    let list = game.list();
    let best = *list.moves.first()?;
    if best.taken == 0 && mv.taken == 0 && bit(mv.from) & game.board.resting(&game.laws) != 0 {
        let square = game.laws.field.name(mv.from);
        let most = i64::from(game.laws.in_a_row);
        return Some(Message::new("drt-objection-rests").with("square", square).with("most", most));
    }
    if best.taken == 0 || list.moves.iter().any(|known| known.is_same(mv)) {
        return None;
    }
    let about = |id, only: &dyn Fn(&Move) -> bool| Message::new(id).with("moves", told(game, &list, only));
    let goes_on = |known: &Move| known.from == mv.from && mv.taken & !known.taken == 0;
    if mv.taken == 0 {
        return Some(about("drt-objection-must-take", &|_| true));
    }
    if list.moves.iter().any(goes_on) {
        return Some(about("drt-objection-goes-on", &goes_on));
    }
    let pieces = |mv: Move| mv.taken.count_ones();
    let kings = |mv: Move| (mv.taken & game.board.kings).count_ones();
    let is_wrong_piece = game.board.is_king(best.from) && !game.board.is_king(mv.from);
    let worth = |mv: Move| value(pieces(mv).into(), kings(mv).into());
    let all = |id| about(id, &|_| true);
    let fewer =
        |id, [count, most]: [u32; 2]| all(id).with("count", i64::from(count)).with("most", i64::from(most));
    Some(match game.laws.choice {
        Choice::Free | Choice::KingFirst => all("drt-objection-king-takes"),
        Choice::Frisian if worth(mv) < worth(best) => all("drt-objection-value"),
        Choice::Frisian => all("drt-objection-by-king-equal"),
        _ if pieces(mv) < pieces(best) => fewer("drt-objection-more", [mv, best].map(pieces)),
        Choice::Italian if is_wrong_piece => all("drt-objection-by-king"),
        _ if kings(mv) < kings(best) => fewer("drt-objection-kings", [mv, best].map(kings)),
        _ => all("drt-objection-king-first"),
    })
}

/// Some of the moves of a list, in the order of their notation.
fn told(game: &Game, list: &List, only: &dyn Fn(&Move) -> bool) -> Vec<Message> {
    let plays = list.moves.iter().zip(game.plays_of(list)).filter(|(mv, _)| only(mv));
    let mut plays: Vec<_> = plays.map(|(_, play)| play).collect();
    plays.sort_by_cached_key(|play| game.canonical(play));
    plays.iter().take(MOST).map(|play| game.display(play)).collect()
}

/// The reason why a piece can't go there at all: men don't go back, and in some games spare kings.
pub fn impossible(game: &Game, piece: Piece, from: Square, to: Square) -> Option<Message> {
    let (laws, board) = (&game.laws, &game.board);
    let (from, to) = (laws.field.cell(from)?, laws.field.cell(to)?);
    if piece.kind == KING || board.occupied() & bit(to) != 0 {
        return None;
    }
    let id = (0..4).find_map(|direction| {
        let near = laws.field.shift(bit(from), direction);
        let foes = near & board.sides[other(piece.seat).index()];
        let is_jump = laws.field.shift(foes, direction) == bit(to);
        let ways = if is_jump { laws.jumps } else { laws.steps };
        match ways[piece.seat.index()][direction] {
            false if is_jump || near == bit(to) => Some("drt-objection-backward"),
            true if is_jump && laws.spares_kings && foes & board.kings != 0 => Some("drt-objection-king"),
            _ => None,
        }
    })?;
    Some(Message::new(id))
}

/// The pieces that may make one of the captures that are due.
pub fn takers(game: &Game) -> Vec<Square> {
    if game.end().is_some() {
        return Vec::new();
    }
    let captures = game.list().moves.into_iter().filter(|mv| mv.taken != 0);
    let from = captures.fold(0, |set, mv| set | bit(mv.from));
    Cells(from).map(|cell| game.laws.field.square(cell)).collect()
}

/// The lines for a due capture, for a king that may not move, and for a near draw.
pub fn lines(game: &Game) -> Vec<Message> {
    let must = Message::new("drt-line-must").with("seat", game.board.turn);
    let is_due = !takers(game).is_empty();
    is_due.then_some(must).into_iter().chain(rests(game)).chain(counters(game)).collect()
}

/// The line for a king that may not move.
fn rests(game: &Game) -> Option<Message> {
    let resting = Cells(game.board.resting(&game.laws)).next().filter(|_| game.end().is_none())?;
    let line = Message::new("drt-line-rests").with("seat", game.board.turn);
    let line = line.with("square", game.laws.field.name(resting));
    Some(line.with("most", i64::from(game.laws.in_a_row)))
}

/// The lines for a near draw.
fn counters(game: &Game) -> Vec<Message> {
    let (board, past) = (&game.board, &game.past);
    if game.end().is_some() {
        return Vec::new();
    }
    let few =
        ends::few_pieces(&game.laws, board).map_or(usize::MAX, |(limit, _)| (limit - board.ratio) as usize);
    let left = [("drt-line-quiet", game.laws.quiet - past.len()), ("drt-line-few", few)];
    let near = left.into_iter().filter(|(_, left)| *left <= SOON);
    let near = near.map(|(id, left)| Message::new(id).with("left", left as i64));
    let again = ends::occurrences(board, past) + 1 == ends::REPETITION;
    near.chain(again.then(|| Message::new("drt-line-twice"))).collect()
}
