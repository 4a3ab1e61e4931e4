//! The kinds of chess, and room for one kind of the game's own.

use super::board::KINDS;
use liege_game::scene::Art;
use liege_squares::KindSpec;

/// A kind whose name is one of the kit's sentences (`sqr-kind-<id>`).
pub const fn kind(id: &'static str, letter: &'static str, sign: char, art: Art, value: u8) -> KindSpec {
    KindSpec { id, words: "sqr", letter, sign, art, value, plain: sign == 'P' }
}

/// The kinds of chess.
pub const ORTHODOX: [KindSpec; 6] = [
    kind("king", "K", 'K', Art::King, 100),
    kind("queen", "Q", 'Q', Art::Queen, 18),
    kind("rook", "R", 'R', Art::Rook, 10),
    kind("bishop", "B", 'B', Art::Bishop, 6),
    kind("knight", "N", 'N', Art::Knight, 6),
    kind("pawn", "", 'P', Art::Pawn, 2),
];

/// The kinds of chess and one of the game's own, which is [`OWN`](super::board::OWN) on the board.
pub const fn with_own(own: KindSpec) -> [KindSpec; KINDS] {
    let [king, queen, rook, bishop, knight, pawn] = ORTHODOX;
    [king, queen, rook, bishop, knight, pawn, own]
}
