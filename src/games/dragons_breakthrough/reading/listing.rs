//! The moves of a piece, a cell or a kind of piece that somebody asks about.

use super::super::action::{Action, Basic, Move};
use super::super::board::{Cell, Side};
use super::super::herald::{kind_name, of_side};
use super::super::piece::Kind;
use super::super::position::{Pie, Position};
use super::super::state::Breakthrough;
use super::lexicon::{self, Sense};
use super::tokens::{Token, tidy, tokens};
use super::typed::Fate;
use crate::game::{Refusal, RefusalKind, Seat};
use crate::words::Message;

/// What is asked about.
#[derive(Default)]
struct Wanted {
    cell: Option<Cell>,
    kind: Option<Kind>,
    /// Drops only.
    reserve: bool,
}

fn wanted(text: &str) -> Option<Wanted> {
    let mut wanted = Wanted::default();
    for token in tokens(&tidy(text)?) {
        match token {
            Token::Number(digits) if wanted.cell.is_none() => {
                wanted.cell = Some(digits.parse().ok().and_then(Cell::numbered)?);
            }
            Token::Number(_) => return None,
            Token::Word(word)
                if ["all", "everything", "все", "всё", "усі", "усе", "всі"].contains(&word.as_str()) =>
                {}
            Token::Word(word) => {
                for sense in lexicon::senses(&word)? {
                    match (sense, wanted.kind) {
                        (Sense::Kind(kind), None | Some(Kind::Checker)) => wanted.kind = Some(kind),
                        (Sense::Kind(Kind::Checker), Some(_)) | (Sense::Filler, _) => {}
                        (Sense::Drop | Sense::Fate(Fate::Kept), _) => wanted.reserve = true,
                        _ => return None,
                    }
                }
            }
            Token::Arrow => wanted.reserve = true,
            Token::Dash | Token::Takes | Token::Bang | Token::Plus | Token::Part | Token::Dot => {}
        }
    }
    Some(wanted)
}

/// The legal moves, in canonical notation, of what `text` names: a cell, a piece, the reserve, or everything
/// (an empty text). They are those of the side on turn; for a piece of the other side, or if `seat` has the
/// other side and names no cell, those it could make were it on turn.
///
/// # Errors
/// Says what is wrong with the text, or why there is no move.
pub(in super::super) fn moves_of(
    game: &Breakthrough,
    seat: Seat,
    text: &str,
) -> Result<Vec<String>, Refusal> {
    let position = game.at();
    let Some(wanted) = wanted(text) else {
        let message = Message::new("drb-list-unread").with("example", example(position));
        return Err(Refusal::new(RefusalKind::Unreadable, message));
    };
    if game.end().is_some() {
        return Err(Refusal::new(RefusalKind::Over, Message::new("drb-no-over")));
    }
    let stands = wanted.cell.and_then(|cell| position.piece(cell)).map(|piece| piece.side);
    let side = stands.or(position.side_of(seat)).unwrap_or(position.turn);
    let turned = on_turn(position, side);
    let everything = wanted.cell.is_none() && wanted.kind.is_none() && !wanted.reserve;
    let mut moves: Vec<String> =
        turned.moves().iter().filter(|mv| chosen(&turned, mv, &wanted)).map(Move::to_string).collect();
    if everything && turned.may_swap() {
        moves.push(Action::Swap.to_string());
    }
    moves.sort_unstable();
    if moves.is_empty() {
        Err(Refusal::new(RefusalKind::Illegal, nothing(&turned, &wanted)))
    } else {
        Ok(moves)
    }
}

/// The position as it would be if that side were on turn.
fn on_turn(position: &Position, side: Side) -> Position {
    let pie = if side == position.turn { position.pie } else { Pie::Past };
    Position { turn: side, pie, ..*position }
}

fn chosen(position: &Position, mv: &Move, wanted: &Wanted) -> bool {
    match mv.basic {
        Basic::Drop { kind, to } => {
            wanted.cell.is_none_or(|cell| cell == to) && wanted.kind.is_none_or(|wanted| wanted == kind)
        }
        Basic::Step { from, .. } | Basic::Capture { from, .. } => {
            !wanted.reserve
                && wanted.cell.is_none_or(|cell| cell == from)
                && wanted.kind.is_none_or(|kind| kind == position.kind_on(from))
        }
    }
}

/// Why there is no move.
fn nothing(position: &Position, wanted: &Wanted) -> Message {
    let stands = wanted.cell.and_then(|cell| Some((cell, position.piece(cell)?)));
    if let Some((cell, piece)) = stands {
        let id = if position.bound() != 0 { "drb-list-bound" } else { "drb-list-none" };
        return of_side(id, piece.side).with("cell", cell.to_string()).with("piece", kind_name(piece.kind));
    }
    match (wanted.cell, wanted.kind) {
        (Some(cell), _) => Message::new("drb-list-empty").with("cell", cell.to_string()),
        (None, Some(kind)) => of_side("drb-list-none-of", position.turn).with("piece", kind_name(kind)),
        (None, None) => of_side("drb-list-nothing", position.turn),
    }
}

/// A cell to ask about: one with a piece that can move.
fn example(position: &Position) -> String {
    let moves = position.moves();
    let from = moves.get(moves.len() / 2).and_then(|mv| mv.basic.from());
    from.map_or_else(|| "22".to_owned(), |from| from.to_string())
}
