//! The ways to sit down: the number of players and who plays with whom (sections 1 and 2).

use super::field::{Cell, Field, grid, star};
use liege_game::SeatInfo;
use liege_game::scene::Army;
use std::fmt;
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
pub struct Layout {
    pub field: &'static Field,
    /// All camps, clockwise, also those that nobody begins in.
    pub camps: Vec<Vec<Cell>>,
    /// For each cell the number of its camp.
    pub camp_of: Vec<Option<u8>>,
    /// The outermost cell of each camp: that which is farthest from the opposite camp.
    pub ends: Vec<Cell>,
}

impl fmt::Debug for Setup {
    /// Writes the number of players: the board would fill pages.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = if self.partners { " in pairs" } else { "" };
        write!(f, "{} players{pairs}", self.count)
    }
}

impl Setup {
    /// The board.
    pub fn layout(&self) -> &Layout {
        self.laid.get_or_init(|| {
            let field = (self.field)();
            let camps = (self.camps)(field);
            let camp_of = |cell: Cell| camps.iter().position(|camp| camp.contains(&cell)).map(|at| at as u8);
            let end = |(index, camp): (usize, &Vec<Cell>)| {
                let opposite = &camps[(index + camps.len() / 2) % camps.len()];
                let away = |cell: &Cell| opposite.iter().map(|own| field.distance(*cell, *own)).sum::<i32>();
                camp.iter().copied().max_by_key(away).unwrap_or_default()
            };
            let ends = camps.iter().enumerate().map(end).collect();
            Layout { field, camp_of: (0..field.cells()).map(camp_of).collect(), ends, camps }
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
