//! The chess family: chess and the games that differ from it in a rule or two.
//!
//! Shared: sets of squares ([`bits`], [`tables`]), the board and its moves ([`board`], [`moves`], [`attack`],
//! [`castling`]), what a game may do differently ([`variant`]), position strings and notation. Each game is a
//! file.

pub mod appearances;
pub mod attack;
pub mod bits;
pub mod board;
pub mod castling;
pub mod cylinder;
pub mod fen;
pub mod game;
pub mod kinds;
pub mod maharajah;
pub mod mobius;
pub mod moves;
pub mod orthodox;
mod safety;
pub mod san;
pub mod setup;
pub mod tables;
pub mod transformations;
pub mod two_move;
pub mod variant;

use crate::squares::OnSquares;

/// The sentences of a game of the family: its files in `words/`.
macro_rules! words {
    ($name:literal) => {
        |language| match language {
            crate::words::Language::English => include_str!(concat!("words/", $name, ".en.ftl")),
            crate::words::Language::Russian => include_str!(concat!("words/", $name, ".ru.ftl")),
            crate::words::Language::Ukrainian => include_str!(concat!("words/", $name, ".uk.ftl")),
        }
    };
}
use words;

/// Chess.
pub static CHESS: OnSquares = OnSquares::new(&orthodox::SPEC);
/// The Maharajah and the sepoys.
pub static MAHARAJAH: OnSquares = OnSquares::new(&maharajah::SPEC);
/// Two-move chess.
pub static TWO_MOVE: OnSquares = OnSquares::new(&two_move::SPEC);
/// Chess transformations.
pub static TRANSFORMATIONS: OnSquares = OnSquares::new(&transformations::SPEC);
/// Chess appearances.
pub static APPEARANCES: OnSquares = OnSquares::new(&appearances::SPEC);
/// Cylinder chess.
pub static CYLINDER: OnSquares = OnSquares::new(&cylinder::SPEC);
/// Möbius chess.
pub static MOBIUS: OnSquares = OnSquares::new(&mobius::SPEC);

#[cfg(test)]
mod tests {
    use crate::squares::properties::hold;

    macro_rules! properties {
        ($($name:ident: $spec:path,)*) => {
            $(#[test]
            fn $name() {
                hold(&$spec);
            })*
        };
    }

    properties! {
        chess: super::orthodox::SPEC,
        maharajah: super::maharajah::SPEC,
        two_move: super::two_move::SPEC,
        transformations: super::transformations::SPEC,
        appearances: super::appearances::SPEC,
        cylinder: super::cylinder::SPEC,
        mobius: super::mobius::SPEC,
    }
}
