//! The moves of a piece, a square or a kind of piece that a person asks about.

use super::called::{piece_name, piece_of, square};
use super::nonsense::no_square;
use super::refusals::illegal;
use super::rules::{Rules, standing};
use super::typed::{Place, Typed, prepare, wanted};
use super::{Kinds, Piece, Play, Square};
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;

/// The legal moves, in canonical notation and sorted, of the things that `text` names: a square, a piece,
/// both, or everything. For a square they are the moves of the piece there, whoever owns it; for a kind of
/// piece they are the seat's own, as if it were its turn.
///
/// # Errors
/// The refusal says what is wrong with the text, or why there is no move.
pub fn moves_of(rules: &dyn Rules, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
    let spec = rules.spec();
    let unreadable = |message| Refusal::new(RefusalKind::Unreadable, message);
    if seat.index() >= spec.seats.len() {
        return Err(Refusal::new(RefusalKind::NotYours, Message::new("sqr-read-no-seat")));
    }
    let heard = rules.heard(seat, text).and_then(Result::ok);
    let text = heard.as_deref().unwrap_or(text);
    let readings = prepare(text).map(|text| wanted(spec.geometry, &spec.names(), &text)).unwrap_or_default();
    let Some(first) = readings.first() else {
        return Err(unreadable(Message::new("sqr-list-unread").with("example", example(rules, seat))));
    };
    if let Some(Place::Off(text)) = &first.from {
        return Err(unreadable(no_square(rules, text)));
    }
    let board = spec.boards_of(seat).next().unwrap_or_default();
    let at = |wanted: &Typed| {
        wanted.from.as_ref().and_then(Place::hint).and_then(|hint| hint.square(spec.geometry, board))
    };
    let moved = at(first).and_then(|at| rules.piece(at)).map_or(seat, |piece| piece.seat);
    let turned = if rules.turn().contains(moved) { rules.boxed() } else { rules.turned(moved) };
    let fits = |play: &Play| {
        readings.iter().any(|wanted| {
            at(wanted).is_none_or(|at| play.from.unwrap_or(play.to) == at)
                && wanted.pieces.is_none_or(|kinds| kinds.contains(play.piece.kind))
                && (!wanted.drops || play.from.is_none())
        })
    };
    // If the other side were left in check, its king would not be captured. (A jump over him is a separate
    // move.)
    let kings: Vec<Option<Square>> = spec.all_seats().map(|seat| rules.royal(seat)).collect();
    let mut moves: Vec<String> = turned
        .plays()
        .iter()
        .filter(|play| play.piece.seat == moved && fits(play))
        .filter(|play| play.jumps || play.taken.iter().all(|(at, _)| !kings.contains(&Some(*at))))
        .map(|play| turned.canonical(play))
        .collect();
    if *first == Typed::default() && rules.turn().contains(moved) {
        moves.extend(rules.words().into_iter().map(str::to_owned));
    }
    moves.sort_unstable();
    if moves.is_empty() { Err(nothing(rules, seat, first, at(first))) } else { Ok(moves) }
}

/// The refusal if there is no move.
fn nothing(rules: &dyn Rules, seat: Seat, wanted: &Typed, at: Option<Square>) -> Refusal {
    let kinds = wanted.pieces.into_iter().flat_map(Kinds::iter);
    let pieces: Vec<Message> = kinds.map(|kind| piece_name(rules, kind)).collect();
    illegal(match at {
        None if pieces.is_empty() => Message::new("sqr-list-nothing"),
        None => Message::new("sqr-list-none-of").with("pieces", pieces),
        Some(at) => match rules.piece(at) {
            None if rules.hand(seat).is_some() => {
                Message::new("sqr-list-empty-hand").with("square", square(rules, at))
            }
            None => Message::new("sqr-list-empty").with("square", square(rules, at)),
            Some(piece) if !standing(rules, at).any(|there| is_wanted(wanted, there)) => {
                let other = Message::new("sqr-list-other").with("square", square(rules, at));
                other.with("piece", piece_of(rules, piece))
            }
            Some(piece) => {
                let stay = Play::new(0, piece, Some(at), at);
                let reason = rules.idle(piece.seat).or_else(|| rules.objection(&stay, false));
                reason.unwrap_or_else(|| Message::new("sqr-list-none").with("square", square(rules, at)))
            }
        },
    })
}

fn is_wanted(wanted: &Typed, piece: Piece) -> bool {
    wanted.pieces.is_none_or(|kinds| kinds.contains(piece.kind))
}

/// A square to ask about: one of the seat's own pieces that can move.
fn example(rules: &dyn Rules, seat: Seat) -> String {
    let turned = if rules.turn().contains(seat) { rules.boxed() } else { rules.turned(seat) };
    let geometry = rules.spec().geometry;
    let moves: Vec<Play> = turned.plays().into_iter().filter(|play| play.from.is_some()).collect();
    let from = moves.get(moves.len() / 2).and_then(|play| play.from);
    geometry.name(from.unwrap_or(geometry.square(0, geometry.files / 2, 1)))
}
