//! Moves as text: the canonical form (the family's rules page, 3) and the standard algebraic notation.

use super::board::{PAWN, name};
use super::game::Game;
use super::moves::Move;
use super::variant::Variant;
use liege_squares::{Kind, Rules, Spec, Why};
use liege_words::Message;

fn letter(spec: &Spec, kind: Kind) -> char {
    spec.kind(kind).sign
}

/// Whether a text is the canonical form of a move. (For most moves the squares alone decide it, without
/// writing them.)
pub fn is_written(spec: &Spec, mv: Move, text: &str) -> bool {
    let square = |at: u8| [b'a' + at % 8, b'1' + at / 8];
    let text_at = |start: usize| text.as_bytes().get(start..start + 2);
    let from = mv.dropped().is_some() || text_at(0) == Some(&square(mv.from)[..]);
    from && text_at(2) == Some(&square(mv.to)[..]) && canonical(spec, mv) == text
}

/// The canonical form: `e2e4`, `e7e8q`, `N@f3`, `d8d2>h4`.
pub fn canonical(spec: &Spec, mv: Move) -> String {
    let mut text = match mv.dropped() {
        Some(kind) => format!("{}@", letter(spec, kind)),
        None => name(mv.from),
    };
    text.push_str(&name(mv.to));
    text.extend(mv.becomes.map(|kind| letter(spec, kind).to_ascii_lowercase()));
    if let Some(put) = mv.put {
        text.push('>');
        text.push_str(&name(put));
    }
    text
}

/// The standard algebraic notation of a legal move: `Nf3`, `Nbd2`, `exd5`, `e8=Q+`, `O-O`, `N@f3`, `Qxd2>h4`,
/// `#`. Its letters are those of the reader's language.
pub fn san<V: Variant>(game: &Game<V>, mv: Move) -> Message {
    let mut next = *game;
    let done = next.make_move(mv);
    let name_of = |kind: Option<Kind>| {
        kind.map_or_else(|| Message::new("sqr-nothing"), |kind| game.spec().kind(kind).name())
    };
    let mut way = String::new();
    if let Some((rook, _)) = done.rook {
        way.push_str(if rook > mv.from { "O-O" } else { "O-O-O" });
    } else {
        match mv.dropped() {
            Some(_) => way.push('@'),
            None if done.kind != PAWN => way.push_str(&told_apart(game, mv, done.kind)),
            None => way.extend(done.taken.map(|_| file(mv.from))),
        }
        way.extend(done.taken.map(|_| 'x'));
        way.push_str(&name(mv.to));
        way.extend(mv.becomes.map(|_| '='));
    }
    let mut mark = mv.put.map_or_else(String::new, |put| format!(">{}", name(put)));
    if next.ending().is_some_and(|ending| ending.why == Why::Mate) {
        mark.push('#');
    } else if next.checkers_of(done.side.other()) != 0 {
        mark.push('+');
    }
    let man = Some(done.kind).filter(|kind| *kind != PAWN && done.rook.is_none());
    let message = Message::new("sqr-san").with("piece", name_of(man)).with("move", way);
    message.with("becomes", name_of(mv.becomes)).with("mark", mark)
}

fn file(at: u8) -> char {
    char::from(b'a' + at % 8)
}

/// As much of the origin as distinguishes the man from others of its kind that may go to that square.
fn told_apart<V: Variant>(game: &Game<V>, mv: Move, kind: Kind) -> String {
    let rivals = game.moves().into_iter().filter(|rival| {
        rival.to == mv.to
            && rival.from != mv.from
            && rival.dropped().is_none()
            && game.board.kind_at(rival.from) == Some(kind)
    });
    let rivals: Vec<u8> = rivals.map(|rival| rival.from).collect();
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|from| from % 8 != mv.from % 8) {
        file(mv.from).to_string()
    } else if rivals.iter().all(|from| from / 8 != mv.from / 8) {
        (mv.from / 8 + 1).to_string()
    } else {
        name(mv.from)
    }
}
