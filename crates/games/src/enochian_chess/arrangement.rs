//! The sixteen arrangements (rules page, section 2).

use super::army::Army;
use super::board::{Board, Kind, Piece};

/// The values of the option `arrangement`: the element that rules the pieces, and the element of the board.
pub const NAMES: [&str; 16] = [
    "fire-of-fire",
    "water-of-fire",
    "air-of-fire",
    "earth-of-fire",
    "fire-of-earth",
    "water-of-earth",
    "air-of-earth",
    "earth-of-earth",
    "fire-of-air",
    "water-of-air",
    "air-of-air",
    "earth-of-air",
    "fire-of-water",
    "water-of-water",
    "air-of-water",
    "earth-of-water",
];

/// The default arrangement.
pub const USUAL: &str = "earth-of-earth";

/// The pieces of the back line from the throne, the king's companion first, and the starting army; `None` if
/// there is no such arrangement.
fn of_name(name: &str) -> Option<([Kind; 4], Army)> {
    use Kind::{Bishop, Knight, Queen, Rook};
    let (sub, board) = name.split_once("-of-")?;
    let starter = match board {
        "air" => Army::YELLOW,
        "water" => Army::BLUE,
        "fire" => Army::RED,
        "earth" => Army::BLACK,
        _ => return None,
    };
    let active = matches!(board, "fire" | "earth");
    let line = match (sub, active) {
        ("fire", true) => [Knight, Queen, Bishop, Rook],
        ("water", true) => [Queen, Knight, Rook, Bishop],
        ("air", true) => [Bishop, Rook, Knight, Queen],
        ("earth", true) => [Rook, Bishop, Queen, Knight],
        ("fire", false) => [Knight, Rook, Bishop, Queen],
        ("water", false) => [Queen, Bishop, Rook, Knight],
        ("air", false) => [Bishop, Queen, Knight, Rook],
        ("earth", false) => [Rook, Knight, Queen, Bishop],
        _ => return None,
    };
    Some((line, starter))
}

/// The pieces of an arrangement on the board, and the starting army; `None` if there is no such arrangement.
pub fn set_up(name: &str) -> Option<(Board, Army)> {
    let (line, starter) = of_name(name)?;
    let mut board = Board::default();
    for army in Army::ALL {
        board.put(army.throne(), Piece { army, kind: Kind::King });
        for (number, kind) in (0..).zip(line) {
            let square = army.back_line(number);
            board.put(square, Piece { army, kind });
            let (files, ranks) = army.forward();
            if let Some(front) = square.offset(files, ranks) {
                board.put(front, Piece { army, kind: kind.pawn() });
            }
        }
    }
    Some((board, starter))
}

#[cfg(test)]
mod tests {
    use super::super::square::{Bits, Square, Squares};
    use super::*;

    /// The square to which a quarter turn clockwise brings another.
    fn turned(square: Square) -> Square {
        Square::new(square.rank(), 7 - square.file())
    }

    #[test]
    fn arrangements_have_the_symmetry_of_a_quarter_turn() {
        for name in NAMES {
            let (board, starter) = set_up(name).unwrap();
            for square in Square::all() {
                for piece in board.on(square) {
                    let next = Piece { army: piece.army.next(), kind: piece.kind };
                    assert!(
                        board.on(turned(square)).any(|there| there == next),
                        "{name}: {piece:?} on {square}"
                    );
                }
            }
            let element = ["air", "water", "fire", "earth"][starter.index()];
            assert!(name.ends_with(element));
            assert!(Army::ALL.iter().all(|army| board.men(*army) == 9), "{name}");
        }
        assert!(set_up("earth").is_none() && set_up("earth-of-ether").is_none());
        assert!(set_up("moon-of-air").is_none());
    }

    #[test]
    fn there_are_eight_placements() {
        for board in ["air", "fire"] {
            let other = if board == "air" { "water" } else { "earth" };
            for sub in ["fire", "water", "air", "earth"] {
                let of = |board: &str| set_up(&format!("{sub}-of-{board}")).unwrap();
                assert_eq!(of(board).0, of(other).0);
                assert_ne!(of(board).1, of(other).1);
            }
        }
        let mut boards: Vec<Board> = NAMES.iter().map(|name| set_up(name).unwrap().0).collect();
        boards.sort_by_key(|board| format!("{board:?}"));
        boards.dedup();
        assert_eq!(boards.len(), 8);
    }

    #[test]
    fn allied_bishops_stand_on_one_colour_and_enemy_ones_on_the_other() {
        let light = |bits: Bits| Squares(bits).all(|square| (square.file() + square.rank()) % 2 == 1);
        for name in NAMES {
            let (board, _) = set_up(name).unwrap();
            let colours = Army::ALL.map(|army| light(board.each(army, Kind::Bishop)));
            assert_eq!(colours[0], colours[2], "{name}");
            assert_eq!(colours[1], colours[3], "{name}");
            assert_ne!(colours[0], colours[1], "{name}");
            let queens = Army::ALL.map(|army| Square::lowest(board.each(army, Kind::Queen)));
            // A leap of two keeps both parities.
            let lattices = queens.map(|square| (square.file() % 2, square.rank() % 2));
            let different: std::collections::BTreeSet<_> = lattices.iter().collect();
            assert_eq!(different.len(), 4, "{name}: the queens never meet");
        }
    }
}
