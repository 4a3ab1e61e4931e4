//! The Maharajah (rules page `maharajah`): White's whole army against one piece that is queen and knight in
//! one.

use super::attack::Movers;
use super::bits::{Set, Squares, first, rank};
use super::board::{Board, KING, OWN, Side, name};
use super::game::Game;
use super::kinds::{kind, with_own};
use super::orthodox::BASE;
use super::setup;
use super::tables::pawn_attacks;
use super::variant::{Lost, OwnWorth, Promotions, Variant};
use liege_game::scene::{Art, Icon};
use liege_game::{Options, Seat};
use liege_squares::fen::Fault;
use liege_squares::{Ending, Kind, KindSpec, Sight, Spec, Why};
use liege_words::Message;

/// The Maharajah's kind.
const MAHARAJAH: Kind = OWN;
static KINDS: [KindSpec; 7] = with_own(kind("maharajah", "M", 'M', Art::Maharajah, 24));

#[derive(Clone, Copy, Debug)]
pub struct Maharajah;

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    id: "maharajah",
    prefix: "mhr",
    kinds: &KINDS,
    start: Game::<Maharajah>::start,
    pgn: Some("Maharajah"),
    words: super::words!("maharajah"),
    usual_moves: 25,
    uci: Some("maharajah"),
    ..BASE
};

impl Maharajah {
    /// The attackers of the Maharajah. That is not a check: it may stay where it is.
    fn attackers(self, board: &Board) -> Set {
        match board.kind(MAHARAJAH) {
            0 => 0,
            maharajah => {
                let men = self.movers(board, Side::White);
                men.attackers(Self::SEAM, Side::White, first(maharajah), board.occupied())
            }
        }
    }
}

impl Variant for Maharajah {
    const HANDS: bool = true;
    const PLACED_FIRST: &'static [Kind] = &[KING, MAHARAJAH];
    const OWN: OwnWorth = OwnWorth { worth: 1250, sight: (2, 14), weight: 4 };
    /// Pawns stay pawns (section 3).
    const PROMOTIONS: Promotions = &[];
    /// The placement comes before the first move, so moves count from 0.
    const FIRST_MOVE: u32 = 0;

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn new(_: &Options) -> Self {
        Maharajah
    }

    fn array(_: &Options) -> &'static str {
        "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR[m] b KQ - 0 0"
    }

    fn movers(&self, board: &Board, side: Side) -> Movers {
        let mut men = Movers::orthodox(board, side);
        let maharajah = board.men(side, MAHARAJAH);
        men.knights |= maharajah;
        men.diagonals |= maharajah;
        men.straights |= maharajah;
        men
    }

    /// White obeys check; the Maharajah does not (section 4).
    fn royal(&self, board: &Board, side: Side) -> Set {
        if side == Side::White { board.men(side, KING) } else { 0 }
    }

    /// The squares that no pawn attacks.
    fn drop_squares(&self, board: &Board, _: Kind, within: Set) -> Set {
        within & !pawn_attacks(Self::SEAM, Side::White, self.movers(board, Side::White).pawns)
    }

    fn lost(&self, board: &Board) -> Option<Lost> {
        if board.kind(MAHARAJAH) == 0 && board.in_hand(Side::Black, MAHARAJAH) == 0 {
            return Some(Lost::taken(Side::Black));
        }
        // White never leaves its king attacked, but a position string may (one of the page's vectors does).
        (board.men(Side::White, KING) == 0).then_some(Lost::taken(Side::White))
    }

    fn is_dead(&self, _: &Board) -> bool {
        false
    }

    fn plate(&self, board: &Board, side: Side) -> (Vec<Icon>, Option<Message>) {
        let is_attacked = side == Side::Black && self.attackers(board) != 0;
        let words = is_attacked.then(|| Message::new("mhr-plate-attacked"));
        (words.iter().map(|_| Icon::Burst).collect(), words)
    }

    fn sights(&self, board: &Board) -> Vec<Sight> {
        let attacked = Squares(if self.attackers(board) == 0 { 0 } else { board.kind(MAHARAJAH) });
        attacked.map(|at| Sight::Attacked(board.square(at))).collect()
    }

    fn lines(&self, board: &Board) -> Vec<Message> {
        let by = self.attackers(board);
        if by == 0 {
            return Vec::new();
        }
        let square = name(first(board.kind(MAHARAJAH)));
        let line = Message::new("mhr-line-attacked").with("square", square);
        vec![line.with("by", board.told(&SPEC, by))]
    }

    fn ending_said(&self, end: Ending) -> Option<Message> {
        let winner = Message::new("sqr-seat").with("seat", Seat(0));
        let is_taken = end.why == Why::Taken && end.loser == Some(Seat(1));
        is_taken.then(|| Message::new("mhr-end-taken").with("winner", vec![winner]))
    }

    fn check(&self, board: &Board) -> Result<(), Fault> {
        let held = board.in_hand(Side::Black, MAHARAJAH);
        let mut rest = *board;
        rest.hands[Side::Black as usize][usize::from(MAHARAJAH.0)] = 0;
        let only = board.side(Side::Black) == board.kind(MAHARAJAH) && rest.hands_are_empty();
        let waits_rightly = held == 0 || board.turn == Side::Black;
        if !only || !waits_rightly || board.kind(MAHARAJAH).count_ones() + u32::from(held) > 1 {
            return Err(Fault::at(0, Message::new("sqr-position-maharajah")));
        }
        setup::kings(board, [0, 0])?;
        setup::no_pawns(board, rank(0))
    }
}
