//! What does not change of the games of the family.

use super::game::Game;
use super::orthodox::Orthodox;
use crate::game::SeatInfo;
use crate::game::scene::{Army, Art, Tint};
use crate::squares::{Geometry, KindSpec, Spec};

const fn kind(id: &'static str, letter: &'static str, sign: char, art: Art, value: u8) -> KindSpec {
    KindSpec { id, words: "sqr", letter, sign, art, value, plain: sign == 'P' }
}

/// The kinds, the Maharajah with them.
pub static WITH_MAHARAJAH: [KindSpec; 7] = KINDS;

const KINDS: [KindSpec; 7] = [
    kind("king", "K", 'K', Art::King, 100),
    kind("queen", "Q", 'Q', Art::Queen, 18),
    kind("rook", "R", 'R', Art::Rook, 10),
    kind("bishop", "B", 'B', Art::Bishop, 6),
    kind("knight", "N", 'N', Art::Knight, 6),
    kind("pawn", "", 'P', Art::Pawn, 2),
    kind("maharajah", "M", 'M', Art::Maharajah, 24),
];

/// Chess, and what the other games of the family have in common with it.
pub const BASE: Spec = Spec {
    id: "chess",
    prefix: "chs",
    version: 1,
    seats: &[SeatInfo { id: "white", code: 'W', team: 0 }, SeatInfo { id: "black", code: 'D', team: 1 }],
    armies: &[Army::White, Army::Black],
    options: &[],
    setups: None,
    words: |_| "",
    seat_words: "sqr",
    geometry: Geometry::CHESS,
    tints: &[Tint::Chess],
    boards: &[],
    kinds: KINDS.split_at(6).0,
    shortest_name: 2,
    army: 16,
    castling: true,
    verbs: &[],
    wordy: false,
    dice: false,
    start: Game::<Orthodox>::start,
    example: |_| None,
};
