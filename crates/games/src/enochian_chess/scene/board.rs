//! The static board: four quarters, four thrones, five blocks of a concourse.

use crate::enochian_chess::army::Army;
use crate::enochian_chess::attacks::BLOCKS;
use crate::enochian_chess::square::{Square, Squares};
use liege_game::scene::{Area, Board, Colour, Grid, Point, Shape, Tint};

use super::colours::livery;

/// A square in the form of the boards of squares.
pub(super) fn place(square: Square) -> (u8, u8) {
    (square.file(), square.rank())
}

/// The army whose quarter a square belongs to.
fn quarter((file, rank): (u8, u8)) -> Army {
    match (file < 4, rank < 4) {
        (true, false) => Army::YELLOW,
        (false, false) => Army::BLUE,
        (false, true) => Army::RED,
        (true, true) => Army::BLACK,
    }
}

/// The tints of an army's quarter.
fn tint(army: Army) -> Tint {
    [Tint::YellowQuarter, Tint::BlueQuarter, Tint::RedQuarter, Tint::BlackQuarter][army.index()]
}

/// The colour of a square.
fn colour(square: (u8, u8)) -> Colour {
    let throne = Army::ALL.into_iter().any(|army| place(army.throne()) == square);
    if throne { Colour::Dark(Tint::YellowQuarter) } else { Grid::chequered(square, tint(quarter(square))) }
}

/// The board without pieces.
pub(super) fn still(grid: Grid) -> Board {
    let mut board = grid.board(colour);
    for army in Army::ALL {
        let area = grid.area(place(army.throne()));
        for (inset, width, colour) in [(6.0, 13.0, Colour::Ink), (6.5, 9.0, Colour::Fill(livery(army)))] {
            board.shapes.push(line(&area.inset(inset), width, colour, None));
        }
    }
    for block in BLOCKS {
        let (area, centre) = outline(grid, block);
        board.shapes.push(line(&area.inset(4.0), 4.0, Colour::Frame, Some((4.0, 8.0))));
        for (wide, high) in [(15.0, 5.0), (5.0, 15.0)] {
            let tips = [(-wide, 0.0), (0.0, -high), (wide, 0.0), (0.0, high)];
            let star = Area::new(tips.map(|(dx, dy)| centre.moved(dx, dy)).to_vec());
            board.shapes.push(Shape::Filled { area: star, colour: Colour::Frame });
        }
    }
    board
}

fn line(area: &Area, width: f64, colour: Colour, dash: Option<(f64, f64)>) -> Shape {
    Shape::Line {
        points: area.corners().to_vec(),
        closed: true,
        width: liege_game::scene::Px::new(width),
        colour,
        dash: dash.map(|(dash, gap)| (liege_game::scene::Px::new(dash), liege_game::scene::Px::new(gap))),
    }
}

/// The area that some squares fill together, and its middle.
fn outline(grid: Grid, squares: u64) -> (Area, Point) {
    let corners: Vec<Point> =
        Squares(squares).flat_map(|square| grid.area(place(square)).corners().to_vec()).collect();
    let least = |of: fn(&Point) -> f64| corners.iter().map(of).fold(f64::INFINITY, f64::min);
    let most = |of: fn(&Point) -> f64| corners.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
    let x = |point: &Point| point.x();
    let y = |point: &Point| point.y();
    let area = Area::rectangle(least(x), least(y), most(x) - least(x), most(y) - least(y));
    let centre = area.centre();
    (area, centre)
}
