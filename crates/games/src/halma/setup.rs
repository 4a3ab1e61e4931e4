//! The ways to sit down: the number of players and who plays with whom (sections 1 and 2).

use super::field::{Cell, Field, grid, star};
use liege_game::SeatInfo;
use liege_game::scene::Army;
use std::sync::OnceLock;

/// A player of one setup.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    /// The camp, clockwise from the lower left corner or the lowest tip.
    pub camp: usize,
    /// The letter in position strings.
    pub sign: char,
    /// The army whose colours the pieces have.
    pub army: Army,
}

/// A number of players at a board.
#[derive(Debug)]
pub struct Setup {
    /// The players, in the order of turns.
    pub players: &'static [Player],
    /// Their seats.
    pub seats: &'static [SeatInfo],
    /// Whether opposite players are partners.
    pub partners: bool,
    /// The value of the option `players`.
    pub count: &'static str,
    field: fn() -> &'static Field,
    camps: fn(&Field) -> Vec<Vec<Cell>>,
    laid: OnceLock<Layout>,
}

/// The board with its camps.
#[derive(Debug)]
pub struct Layout {
    pub field: &'static Field,
    /// All camps, clockwise, also those that nobody begins in.
    pub camps: Vec<Vec<Cell>>,
    /// For each cell the number of its camp.
    pub camp_of: Vec<Option<u8>>,
}

impl Setup {
    /// The board.
    pub fn layout(&self) -> &Layout {
        self.laid.get_or_init(|| {
            let field = (self.field)();
            let camps = (self.camps)(field);
            let camp_of = |cell: Cell| camps.iter().position(|camp| camp.contains(&cell)).map(|at| at as u8);
            Layout { field, camp_of: (0..field.cells()).map(camp_of).collect(), camps }
        })
    }

    /// The number of players.
    pub fn number(&self) -> usize {
        self.players.len()
    }

    /// The camp of a seat.
    pub fn home(&self, seat: usize) -> usize {
        self.players[seat].camp
    }

    /// The camp that a seat plays for.
    pub fn target(&self, seat: usize) -> usize {
        let all = self.layout().camps.len();
        (self.players[seat].camp + all / 2) % all
    }
}

/// Declares a way to sit down: seats with their code, camp, sign, army and team.
macro_rules! setup {
    ($name:ident, $count:literal, $partners:literal, $field:expr, $camps:expr,
     [$($id:literal $code:literal $camp:literal $sign:literal $army:ident $team:literal),+]) => {
        pub static $name: Setup = Setup {
            players: &[$(Player {
                camp: $camp,
                sign: $sign,
                army: Army::$army,
            }),+],
            seats: &[$(SeatInfo { id: $id, code: $code, team: $team }),+],
            partners: $partners,
            count: $count,
            field: $field,
            camps: $camps,
            laid: OnceLock::new(),
        };
    };
}

const LARGE: fn(&Field) -> Vec<Vec<Cell>> = |field| field.corner_camps(&[5, 5, 4, 3, 2]);
const SMALL: fn(&Field) -> Vec<Vec<Cell>> = |field| field.corner_camps(&[4, 4, 3, 2]);

setup!(HALMA_TWO, "2", false, grid, LARGE, ["white" 'W' 0 'w' White 0, "black" 'B' 2 'b' Black 1]);
setup!(HALMA_FOUR, "4", false, grid, SMALL, [
    "white" 'W' 0 'w' White 0, "red" 'R' 1 'r' Red 1, "black" 'B' 2 'b' Black 2, "green" 'G' 3 'g' Green 3
]);
setup!(HALMA_PARTNERS, "4", true, grid, SMALL, [
    "white" 'W' 0 'w' White 0, "red" 'R' 1 'r' Red 1, "black" 'B' 2 'b' Black 0, "green" 'G' 3 'g' Green 1
]);
setup!(STAR_TWO, "2", false, star, Field::tips, ["red" 'R' 0 'r' Crimson 0, "green" 'G' 3 'g' Teal 1]);
setup!(STAR_THREE, "3", false, star, Field::tips, [
    "red" 'R' 0 'r' Crimson 0, "yellow" 'Y' 2 'y' Lemon 1, "blue" 'B' 4 'b' Sky 2
]);
setup!(STAR_FOUR, "4", false, star, Field::tips, [
    "red" 'R' 0 'r' Crimson 0, "orange" 'O' 1 'o' Orange 1, "green" 'G' 3 'g' Teal 2, "blue" 'B' 4 'b' Sky 3
]);
setup!(STAR_PARTNERS, "4", true, star, Field::tips, [
    "red" 'R' 0 'r' Crimson 0, "orange" 'O' 1 'o' Orange 1, "green" 'G' 3 'g' Teal 0, "blue" 'B' 4 'b' Sky 1
]);
setup!(STAR_SIX, "6", false, star, Field::tips, [
    "red" 'R' 0 'r' Crimson 0, "orange" 'O' 1 'o' Orange 1, "yellow" 'Y' 2 'y' Lemon 2,
    "green" 'G' 3 'g' Teal 3, "blue" 'B' 4 'b' Sky 4, "violet" 'V' 5 'v' Violet 5
]);
