//! The fixed part of the game: its seats, option, board and kinds.

use super::arrangement;
use super::board::Kind;
use super::position::Position;
use liege_game::scene::{Army as Livery, Art};
use liege_game::{Allowed, Family, OptionSpec, Options, Refusal, SeatInfo};
use liege_squares::{self as squares, Geometry, KindSpec, Rules, Spec};

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    seats: &[
        SeatInfo { id: "yellow", code: 'y', team: 0 },
        SeatInfo { id: "blue", code: 'b', team: 1 },
        SeatInfo { id: "red", code: 'r', team: 0 },
        SeatInfo { id: "black", code: 'k', team: 1 },
    ],
    armies: &[Livery::Yellow, Livery::Blue, Livery::Red, Livery::Black],
    options: &[OptionSpec {
        name: "arrangement",
        values: Allowed::OneOf(&arrangement::NAMES),
        default: arrangement::USUAL,
    }],
    setups: Some("arrangement"),
    geometry: Geometry { sounds: true, ..Geometry::CHESS },
    seat_words: "eno",
    kinds: &[
        piece(Kind::King, "sqr", Art::King, 0),
        piece(Kind::Queen, "eno", Art::Queen, 6),
        piece(Kind::Bishop, "sqr", Art::Bishop, 6),
        piece(Kind::Knight, "sqr", Art::Knight, 6),
        piece(Kind::Rook, "sqr", Art::Rook, 10),
        pawn(Kind::QueenPawn, Art::QueenPawn),
        pawn(Kind::BishopPawn, Art::BishopPawn),
        pawn(Kind::KnightPawn, Art::KnightPawn),
        pawn(Kind::RookPawn, Art::RookPawn),
    ],
    literal: true,
    bare: true,
    army: 9,
    family: Family::Great,
    usual_moves: 40,
    becomes: &[
        squares::Kind(Kind::Queen as u8),
        squares::Kind(Kind::Bishop as u8),
        squares::Kind(Kind::Knight as u8),
        squares::Kind(Kind::Rook as u8),
    ],
    ..Spec::new("enochian-chess", "eno", words!(), start)
};

const fn piece(kind: Kind, words: &'static str, art: Art, value: u8) -> KindSpec {
    // Pawns of all kinds are written alike.
    let letter = ["K", "Q", "B", "N", "R", "P", "P", "P", "P"][kind as usize];
    KindSpec { id: kind.id(), words, letter, sign: kind.letter(), art, value, plain: kind.is_pawn() }
}

const fn pawn(kind: Kind, art: Art) -> KindSpec {
    piece(kind, "eno", art, 2)
}

/// The armies alone, for the kit.
fn start(options: &Options, position: Option<&str>) -> Result<Box<dyn Rules>, Refusal> {
    Ok(Box::new(match position {
        Some(text) => text.parse()?,
        None => Position::start(options.get("arrangement")),
    }))
}
