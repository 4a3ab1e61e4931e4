//! The Maharajah (rules page `maharajah`): White's whole army against one piece that is queen and knight in
//! one.

use super::attack::Movers;
use super::bits::{Set, rank};
use super::board::{Board, KING, MAHARAJAH, Side};
use super::game::Game;
use super::kinds::{BASE, WITH_MAHARAJAH};
use super::setup;
use super::tables::pawn_attacks;
use super::variant::{Promotions, Variant};
use crate::game::Options;
use crate::squares::fen::Fault;
use crate::squares::{Kind, Spec};
use crate::words::Message;

/// The Maharajah.
#[derive(Clone, Copy, Debug)]
pub struct Maharajah;

/// What does not change of it.
pub static SPEC: Spec = Spec {
    id: "maharajah",
    prefix: "mhr",
    kinds: &WITH_MAHARAJAH,
    start: Game::<Maharajah>::start,
    words: super::words!("maharajah"),
    ..BASE
};

impl Variant for Maharajah {
    const HANDS: bool = true;
    /// Pawns stay pawns (section 3).
    const PROMOTIONS: Promotions = &[];
    /// The placement comes before the first move.
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

    #[inline]
    fn movers(&self, board: &Board, side: Side) -> Movers {
        let mut men = Movers::orthodox(board, side);
        let maharajah = board.men(side, MAHARAJAH);
        men.knights |= maharajah;
        men.diagonals |= maharajah;
        men.straights |= maharajah;
        men
    }

    /// White obeys check; the Maharajah does not (section 4).
    #[inline]
    fn royal(&self, board: &Board, side: Side) -> Set {
        if side == Side::White { board.men(side, KING) } else { 0 }
    }

    /// Where no pawn attacks.
    fn drop_squares(&self, board: &Board, _: Kind, within: Set) -> Set {
        within & !pawn_attacks(Self::SEAM, Side::White, self.movers(board, Side::White).pawns)
    }

    #[inline]
    fn loser(&self, board: &Board) -> Option<Side> {
        if board.kind(MAHARAJAH) == 0 && board.in_hand(Side::Black, MAHARAJAH) == 0 {
            return Some(Side::Black);
        }
        // White never leaves its king attacked, but a position string may (the page's vectors have one).
        (board.men(Side::White, KING) == 0).then_some(Side::White)
    }

    fn is_dead(&self, _: &Board) -> bool {
        false
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
        setup::at_most_one_king_each(board)?;
        setup::no_pawns(board, rank(0))
    }
}
