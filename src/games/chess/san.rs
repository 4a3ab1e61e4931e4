//! Moves as text: the canonical form (the family's rules page, 3) and the standard algebraic notation.

use super::board::{KING, PAWN, name};
use super::game::Game;
use super::moves::Move;
use super::variant::Variant;
use crate::squares::{Kind, Rules, Spec, Why};
use crate::words::Message;
use std::fmt;

/// The letters of the kinds in canonical moves.
const LETTERS: [char; 7] = ['K', 'Q', 'R', 'B', 'N', 'P', 'M'];

fn letter(kind: Kind) -> char {
    LETTERS.get(usize::from(kind.0)).copied().unwrap_or('?')
}

/// The canonical form: `e2e4`, `e7e8q`, `N@f3`, `d8d2>h4`.
#[must_use]
pub fn canonical(mv: Move) -> String {
    let mut text = match mv.dropped() {
        Some(kind) => format!("{}@", letter(kind)),
        None => name(mv.from),
    };
    text.push_str(&name(mv.to));
    text.extend(mv.becomes().map(|kind| letter(kind).to_ascii_lowercase()));
    if let Some(put) = mv.put() {
        text.push('>');
        text.push_str(&name(put));
    }
    text
}

/// A move in the standard algebraic notation, its letters apart: each language has its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct San {
    /// The man, but for a pawn.
    pub man: Option<Kind>,
    /// What follows its letter: `bxd2`, `e8=`, `@f3`, `O-O`.
    pub way: String,
    /// What a pawn becomes.
    pub becomes: Option<Kind>,
    /// What follows that: `>h4`, `+`, `#`.
    pub mark: String,
}

impl San {
    /// With the letters of the reader's language.
    #[must_use]
    pub fn message(&self, spec: &Spec) -> Message {
        let name = |kind: Option<Kind>| {
            kind.map_or_else(|| Message::new("sqr-nothing"), |kind| spec.kind(kind).name())
        };
        let message = Message::new("sqr-san").with("piece", name(self.man)).with("move", self.way.as_str());
        message.with("becomes", name(self.becomes)).with("mark", self.mark.as_str())
    }
}

/// With the English letters, which other programs use.
impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |kind: Option<Kind>| kind.map_or_else(String::new, |kind| letter(kind).to_string());
        write!(f, "{}{}{}{}", letter(self.man), self.way, letter(self.becomes), self.mark)
    }
}

/// The standard algebraic notation of a legal move: `Nf3`, `Nbd2`, `exd5`, `e8=Q+`, `O-O`, `N@f3`, `Qxd2>h4`, `#`.
pub fn san<V: Variant>(game: &Game<V>, mv: Move) -> San {
    let mut next = *game;
    let done = next.make_move(mv);
    let mut san = San { becomes: mv.becomes(), ..San::default() };
    if done.kind == KING && mv.dropped().is_none() && mv.from.abs_diff(mv.to) == 2 {
        san.way.push_str(if mv.to > mv.from { "O-O" } else { "O-O-O" });
    } else {
        san.man = (done.kind != PAWN).then_some(done.kind);
        match mv.dropped() {
            Some(_) => san.way.push('@'),
            None if done.kind == PAWN && done.taken.is_some() => san.way.push(file(mv.from)),
            None if done.kind == PAWN => {}
            None => san.way.push_str(&told_apart(game, mv, done.kind)),
        }
        if done.taken.is_some() {
            san.way.push('x');
        }
        san.way.push_str(&name(mv.to));
        if san.becomes.is_some() {
            san.way.push('=');
        }
        san.mark.extend(mv.put().map(|put| format!(">{}", name(put))));
    }
    let is_mate = next.ending().is_some_and(|ending| ending.why == Why::Mate);
    if is_mate {
        san.mark.push('#');
    } else if next.checkers_of(done.side.other()) != 0 {
        san.mark.push('+');
    }
    san
}

fn file(at: u8) -> char {
    char::from(b'a' + at % 8)
}

/// As much of the origin as tells the man apart from others of his kind that may go to the same square.
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

#[cfg(test)]
mod tests {
    use super::super::orthodox::Orthodox;
    use super::*;

    fn all(position: &str) -> Vec<String> {
        let game = Game::read(Orthodox, position).unwrap();
        game.moves().iter().map(|mv| san(&game, *mv).to_string()).collect()
    }

    #[test]
    fn as_little_as_is_needed() {
        let some = |position: &str, expected: &[&str]| {
            let found = all(position);
            for text in expected {
                assert!(found.iter().any(|san| san == text), "{text}: {found:?}");
            }
        };
        some("4k3/8/8/8/8/5N2/8/1N2K2R w K - 0 1", &["Nbd2", "Nfd2", "Nc3", "O-O", "Rh8+"]);
        some("4k3/8/8/R7/8/8/8/R3K3 w Q - 0 1", &["R1a3", "R5a3", "O-O-O"]);
        some("7k/8/1Q6/8/1Q3Q2/8/8/K7 w - - 0 1", &["Qb4d6", "Qfd6", "Q6d6", "Qff8+"]);
        some("1r2k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1", &["exd6", "axb8=Q+", "a8=N", "e6"]);
        some("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", &["Ra8#"]);
    }

    #[test]
    fn canonical_forms() {
        assert_eq!(canonical(Move::new(52, 60).promoting(Kind(1))), "e7e8q");
        assert_eq!(canonical(Move::new(Move::hand(Kind(4)), 21)), "N@f3");
        assert_eq!(canonical(Move::new(59, 11).putting(31)), "d8d2>h4");
        assert_eq!(Move::of_code(Move::new(59, 11).putting(31).code()), Move::new(59, 11).putting(31));
    }
}
