//! Chess appearances (rules page `chess-appearances`): the board is empty at first, and men appear on it.

use super::attack::attacking;
use super::bits::{Set, Squares, bit, first};
use super::board::{Board, KING, PAWN, Side};
use super::game::Game;
use super::moves::Move;
use super::orthodox::BASE;
use super::variant::Variant;
use liege_game::{Allowed, OptionSpec, Options};
use liege_squares::{Kind, Spec};
use liege_words::Message;

/// Whether a man may appear with check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DropCheck {
    /// A man may not appear with check.
    NoCheck,
    /// A man may appear with check, but not with mate.
    NoMate,
    /// A man may appear with check and with mate.
    Any,
}

impl DropCheck {
    /// The variant for a value of the option.
    pub fn named(value: &str) -> DropCheck {
        match value {
            "any" => DropCheck::Any,
            "no-mate" => DropCheck::NoMate,
            _ => DropCheck::NoCheck,
        }
    }
}

/// Chess appearances.
#[derive(Clone, Copy, Debug)]
pub struct Appearances {
    /// Whether a man may appear with check.
    pub drop_check: DropCheck,
    /// The ranks on which pawns appear, from 0, counted from their owner's side.
    pub pawn_ranks: (u8, u8),
}

const CHECKS: [&str; 3] = ["no-check", "no-mate", "any"];
const ZONES: [&str; 3] = ["own-half", "second-rank", "any"];

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    version: 2,
    id: "chess-appearances",
    prefix: "app",
    options: &[
        OptionSpec { name: "drop_check", values: Allowed::OneOf(&CHECKS), default: CHECKS[0] },
        OptionSpec { name: "pawn_zone", values: Allowed::OneOf(&ZONES), default: ZONES[0] },
    ],
    castling: false,
    start: Game::<Appearances>::start,
    pgn: Some("Appearances"),
    words: super::words!("chess-appearances"),
    usual_moves: 35,
    uci: Some("chess-appearances"),
    ..BASE
};

impl Appearances {
    /// The squares of these where a man would appear with mate, even if the opponent's own men may then
    /// appear with check or mate (section 6).
    fn mating(self, board: &Board, kind: Kind, squares: Set) -> Set {
        let free = Appearances { drop_check: DropCheck::Any, ..self };
        let is_mate = |at: &u8| {
            let mut next = Game { board: *board, variant: free };
            next.make_move(Move::new(Move::hand(kind), *at));
            next.count() == 0
        };
        Squares(squares).filter(is_mate).fold(0, |set, at| set | bit(at))
    }

    /// The squares where pawns of a side may appear.
    fn pawn_zone(self, side: Side) -> Set {
        let (from, to) = self.pawn_ranks;
        (from..=to).fold(0, |zone, rank| zone | side.rank(rank))
    }

    /// The squares where a man would give check.
    fn checking(board: &Board, kind: Kind) -> Set {
        match board.men(board.turn.other(), KING) {
            0 => 0,
            target => attacking(kind, board.turn, first(target), board.occupied()),
        }
    }

    fn king_squares(self, board: &Board, within: Set) -> Set {
        let enemy = board.turn.other();
        let men = self.movers(board, enemy);
        let is_safe = |at: &u8| men.attackers(Self::SEAM, enemy, *at, board.occupied() | bit(*at)) == 0;
        Squares(within).filter(is_safe).fold(0, |set, at| set | bit(at))
    }

    /// The reason why a man may not appear on a square; the sentences are those of the game with this prefix.
    pub fn against_drop(self, words: &str, board: &Board, kind: Kind, to: u8) -> Option<Message> {
        let message = |what: &str| Message::new(format!("{words}-objection-{what}"));
        if kind == PAWN && self.pawn_zone(board.turn) & bit(to) == 0 {
            let (first, last) = self.pawn_ranks;
            let zone = message("zone").with("first", i64::from(first) + 1);
            return Some(zone.with("last", i64::from(last) + 1));
        }
        let gives_check = Appearances::checking(board, kind) & bit(to) & !board.occupied() != 0;
        match self.drop_check {
            DropCheck::NoCheck if gives_check => Some(message("check")),
            DropCheck::NoMate if gives_check && self.mating(board, kind, bit(to)) != 0 => {
                Some(message("mate"))
            }
            _ => None,
        }
    }
}

impl Variant for Appearances {
    const HANDS: bool = true;

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    /// A king alone checks nobody.
    fn can_win(&self, board: &Board, side: Side) -> bool {
        !board.is_bare(side)
    }

    fn new(options: &Options) -> Self {
        let drop_check = DropCheck::named(options.get("drop_check"));
        let pawn_ranks = match options.get("pawn_zone") {
            "any" => (1, 6),
            "second-rank" => (1, 1),
            _ => (1, 3),
        };
        Appearances { drop_check, pawn_ranks }
    }

    fn array(_: &Options) -> &'static str {
        "8/8/8/8/8/8/8/8[KQRRBBNNPPPPPPPPkqrrbbnnpppppppp] w - - 0 1"
    }

    fn drop_squares(&self, board: &Board, kind: Kind, within: Set) -> Set {
        if kind == KING {
            return self.king_squares(board, within);
        }
        let squares = if kind == PAWN { within & self.pawn_zone(board.turn) } else { within };
        let checking = squares & Appearances::checking(board, kind);
        match self.drop_check {
            DropCheck::NoCheck => squares & !checking,
            DropCheck::NoMate => squares & !self.mating(board, kind, checking),
            DropCheck::Any => squares,
        }
    }

    fn objection(&self, board: &Board, kind: Kind, mv: Move) -> Option<Message> {
        if board.in_hand(board.turn, KING) > 0 {
            return (kind != KING).then(|| Message::new("app-objection-king-first"));
        }
        mv.dropped().and_then(|kind| self.against_drop("app", board, kind, mv.to))
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::ROOK;
    use super::*;

    #[test]
    fn it_says_why_a_man_may_not_appear() {
        let why = |options: [(&str, &str); 1], text: &str, kind: Kind, to: u8| {
            let options = Options::check(SPEC.options, options).unwrap();
            let game = Game::read(Appearances::new(&options), text).unwrap();
            let message = game.variant.objection(&game.board, kind, Move::new(Move::hand(kind), to))?;
            Some(message.id().to_owned())
        };
        let rook = "k7/8/1K6/8/8/8/8/8[RP] w - - 0 9";
        let no_check = [("drop_check", "no-check")];
        assert_eq!(why(no_check, rook, ROOK, 0).as_deref(), Some("app-objection-check"));
        assert_eq!(why(no_check, rook, ROOK, 1), None);
        assert_eq!(why(no_check, rook, PAWN, 32).as_deref(), Some("app-objection-zone"));
        let no_mate = [("drop_check", "no-mate")];
        assert_eq!(why(no_mate, rook, ROOK, 63).as_deref(), Some("app-objection-mate"));
        assert_eq!(why(no_mate, rook, ROOK, 0), None);
        let start = Appearances::array(&Options::default());
        assert_eq!(why(no_mate, start, ROOK, 0).as_deref(), Some("app-objection-king-first"));
    }
}
