//! The moves of a piece or square that somebody asks for.

use super::super::army::Army;
use super::super::explain;
use super::super::moves::Move;
use super::super::position::Position;
use super::super::square::Square;
use super::letters;
use super::resolve::letter_name;
use crate::game::{Refusal, RefusalKind, Seat};
use crate::words::Message;

/// What somebody asks about.
struct Asked {
    piece: Option<char>,
    square: Option<Square>,
}

fn asked(text: &str) -> Option<Asked> {
    let text = letters::tidy(text)?;
    let small: Vec<char> = letters::fold(&text).chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    let whole: String = small.iter().collect();
    if matches!(whole.as_str(), "all" | "*" | "все" | "всё" | "усі" | "всі" | "everything") {
        return Some(Asked { piece: None, square: None });
    }
    if let Some(square) = letters::square(&whole) {
        return Some(Asked { piece: None, square: Some(square) });
    }
    let mut named = letters::pieces(&small);
    named.sort_by_key(|named| std::cmp::Reverse(named.length));
    named.into_iter().find_map(|named| {
        let rest: String = small.get(named.length..)?.iter().collect();
        let piece = Some(named.letter);
        match letters::square(&rest) {
            Some(square) => Some(Asked { piece, square: Some(square) }),
            None => rest.is_empty().then_some(Asked { piece, square: None }),
        }
    })
}

/// The legal moves of what a text names: of the army on turn, or as they would be on its turn of an army
/// that the seat plays.
///
/// # Errors
/// Says what is wrong with the text, or that nothing movable stands there.
pub(in super::super) fn moves_of(
    position: &Position,
    seat: Seat,
    text: &str,
) -> Result<Vec<String>, Refusal> {
    let refuse = |kind, message| Err(Refusal::new(kind, message));
    let Some(turn) = position.turn() else { return Err(explain::over()) };
    let Some(asked) = asked(text) else {
        let message = Message::new("eno-moves-unread").with("example", super::example(position, seat));
        return refuse(RefusalKind::Unreadable, message);
    };
    let mut armies: Vec<Army> = position.commanded(seat).collect();
    // The army on turn comes first: it is what one asks about most.
    armies.sort_by_key(|army| *army != turn);
    if let Some(square) = asked.square {
        let Some(piece) = position.board().first(square) else {
            return refuse(
                RefusalKind::Illegal,
                Message::new("eno-moves-empty").with("square", square.to_string()),
            );
        };
        if let Some(message) = explain::idle(position, piece.army) {
            return refuse(RefusalKind::Illegal, message);
        }
        if piece.army != turn && !armies.contains(&piece.army) {
            let message = Message::new("eno-moves-other").with("square", square.to_string());
            let message = message.with("owner", position.commander(piece.army));
            return refuse(RefusalKind::NotYours, message);
        }
        armies = vec![piece.army];
    }
    if armies.is_empty() {
        armies.push(turn);
    }
    let army = armies.first().copied().unwrap_or(turn);
    let wanted = |mv: &&Move| {
        asked.square.is_none_or(|square| mv.from == square)
            && asked.piece.is_none_or(|piece| mv.kind.letter() == piece)
    };
    let mut texts: Vec<String> = position
        .moves_of_army(army)
        .iter()
        .filter(wanted)
        .map(|mv| position.written(mv).to_string())
        .collect();
    texts.sort_unstable();
    if texts.is_empty() {
        let message = match (asked.square, asked.piece) {
            (Some(square), _) => Message::new("eno-moves-none").with("square", square.to_string()),
            (None, Some(piece)) => Message::new("eno-moves-none-of").with("piece", letter_name(piece)),
            (None, None) => Message::new("eno-moves-nothing").with("army", army.seat()),
        };
        return refuse(RefusalKind::Illegal, message);
    }
    Ok(texts)
}
