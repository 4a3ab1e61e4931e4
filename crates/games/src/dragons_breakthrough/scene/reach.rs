//! Pictures of how each kind of piece moves, drawn like every other: with its steps and its captures, both at
//! once, though in a game the duty to capture would forbid the steps.

use super::super::board::{Cell, each};
use super::super::piece::{Kind, Piece};
use super::super::position::Position;
use super::super::spec::SPEC;
use super::around::tray;
use super::cells::Cells;
use super::look::look;
use super::marks::Marks;
use liege_game::scene::{Align, Frame, MARGIN, Scene, Title, WIDTH};
use liege_game::words;
use liege_squares::reach_title;
use liege_words::{Language, Message, capitalised};

/// The example: a position of Light's, and the piece's cell.
fn example(id: &str) -> Option<(&'static str, u32)> {
    Some(match id {
        // Two royal checkers in a row in front of it, an enemy behind it, a free step.
        "dragon" => ("4/4/2K1/4/1K2/1D2/1c2/4 L -/- - fs - 0", 22),
        "checker" => ("4/4/1c2/4/1c2/1C2/4/4 L C/- - fs - 0", 22),
        "royal" => ("4/4/4/4/1c2/1K2/1c2/4 L K/- - fs - 0", 22),
        "knight" => ("4/2c1/4/1c2/1N2/1CC1/4/4 L N/- - fs - 0", 18),
        "rook" => ("4/4/2c1/4/1R2/4/c3/4 L R/- - fs - 0", 18),
        "empress" => ("4/4/2c1/4/1E2/4/4/3n L -/- - fs - 0", 18),
        // A royal checker dropped on 23 would carry the dragon further.
        "reserve" => ("1c1r/c1d1/2c1/1k1K/C3/C3/1DC1/R3 L CK/- - fs - 0", 23),
        _ => return None,
    })
}

/// The picture of how a kind moves; `None` if the game has no such kind.
pub(in super::super) fn reach(id: &str, language: Language) -> Option<Scene> {
    let (text, number) = example(id)?;
    let position: Position = text.parse().ok()?;
    let at = Cell::numbered(number)?;
    let cells = Cells::new(position.turn);
    let mut marks = Marks::new(&position, cells);
    let name = if let Some(piece) = position.piece(at) {
        moves(&position, at, piece.kind, &mut marks);
        reach_title(&SPEC, piece.kind.into(), language)
    } else {
        drops(&position, at, &mut marks);
        Message::new("drb-kind-reserve")
    };
    let pieces = Cell::all().filter_map(|cell| Some((cell, position.piece(cell)?)));
    let mut figures = marks.ghosts;
    figures.extend(pieces.map(|(cell, piece)| cells.0.figure(look(piece), Cells::square(cell))));
    let reserve = position.reserves[position.turn.index()];
    let tray = tray(MARGIN, reserve, position.turn);
    Some(Scene {
        width: WIDTH as u32,
        height: (cells.0.outside().bottom() + MARGIN) as u32,
        boards: vec![cells.board()],
        figures,
        labels: cells.numbers().collect(),
        marks: marks.all,
        title: Some(Title {
            frame: Frame::new(MARGIN, MARGIN, tray.frame.x - 2 * MARGIN, tray.frame.height),
            align: Align::Left,
            name: capitalised(&words().say(language, &name)),
            below: words().say(language, &Message::new("drb-name")),
        }),
        trays: if reserve.is_empty() { Vec::new() } else { vec![tray] },
        ..Scene::default()
    })
}

/// Steps, captures and royal jumps of the piece on a cell.
fn moves(position: &Position, at: Cell, kind: Kind, marks: &mut Marks<'_>) {
    for basic in position.reachable(at) {
        marks.led(position, &basic);
    }
    if kind == Kind::Dragon {
        position.flights_from_here(&mut |flight| marks.flight(&flight));
    }
    marks.chosen(at);
}

/// Shows every free cell; and the flight that a royal checker dropped in front of the dragon starts.
fn drops(position: &Position, at: Cell, marks: &mut Marks<'_>) {
    let royal = Piece { side: position.turn, kind: Kind::Royal };
    let mut dropped = *position;
    dropped.put(at, royal);
    let mut shown = at.bit();
    dropped.flights_from_here(&mut |flight| {
        shown |= flight.iter().fold(0, |cells, cell| cells | cell.bit());
        marks.flight(&flight);
    });
    marks.ghost(royal, at);
    for cell in each(!position.occupied() & !shown) {
        marks.target(cell, false);
    }
    marks.chosen(at);
}
