//! Pictures of how each kind of piece moves.

use super::board::{place, still};
use super::colours::{art, livery};
use super::figures::standing;
use crate::enochian_chess::army::Army;
use crate::enochian_chess::board::{Board, Kind, Piece};
use crate::enochian_chess::position::Position;
use crate::enochian_chess::square::Square;
use liege_game::scene::{
    Align, Figure, Frame, Grid, Look, MARGIN, Mark, Presence, Scene, Title, View, WIDTH,
};
use liege_game::words;
use liege_words::{Language, Message, capitalised};
use std::sync::Arc;

/// The top of the squares: below a title.
const TOP: i32 = 122;
/// The room below the squares to the end of the picture, with the letters.
const BELOW: i32 = 50;

type Placed = (&'static str, Army, Kind);

/// The pawns whose moves are shown: each army's go in their own direction.
const PAWNS: [(&str, Army); 4] =
    [("f3", Army::RED), ("c6", Army::YELLOW), ("f6", Army::BLUE), ("c3", Army::BLACK)];
/// The squares where they become pieces.
const GROWN: [(&str, Army); 4] =
    [("f8", Army::RED), ("c1", Army::YELLOW), ("a6", Army::BLUE), ("h3", Army::BLACK)];

/// A black bishop about to complete a block of bishops, a red queen one of queens.
const CONCOURSE: [Placed; 8] = [
    ("b2", Army::BLACK, Kind::Bishop),
    ("e4", Army::YELLOW, Kind::Bishop),
    ("d5", Army::RED, Kind::Bishop),
    ("e5", Army::BLUE, Kind::Bishop),
    ("f4", Army::RED, Kind::Queen),
    ("f7", Army::YELLOW, Kind::Queen),
    ("g7", Army::BLUE, Kind::Queen),
    ("g6", Army::BLACK, Kind::Queen),
];

/// The picture of how a kind moves; `None` if the game has no such kind.
pub(in super::super) fn reach(id: &str, language: Language) -> Option<Scene> {
    let mut picture = Picture::new();
    match Kind::ALL.into_iter().find(|kind| kind.id() == id) {
        Some(kind) if kind.is_pawn() => picture.pawns(kind),
        Some(kind) => picture.piece(kind),
        None if id == "concourse" => picture.concourse(),
        None => return None,
    }
    let words =
        super::SPEC.kinds.iter().find(|kind| kind.id == id).map_or(super::SPEC.prefix, |kind| kind.words);
    Some(picture.scene(format!("{words}-kind-{id}"), language))
}

/// A board with few pieces.
struct Picture {
    position: Position,
    grid: Grid,
    marks: Vec<Mark>,
    ghosts: Vec<Figure>,
}

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap_or(Square::at(0))
}

impl Picture {
    fn new() -> Picture {
        let mut position = Position::start("");
        position.board = Board::default();
        Picture { position, grid: Grid::chessboard(TOP), marks: Vec::new(), ghosts: Vec::new() }
    }

    fn put(&mut self, (name, army, kind): Placed) {
        self.position.board.put(square(name), Piece { army, kind });
    }

    fn aim(&mut self, at: Square) {
        let takes = self.position.board.first(at).is_some();
        self.marks.push(self.grid.target(place(at), takes));
    }

    /// Shows the targets of an army's piece on a square.
    fn show(&mut self, name: &str, army: Army) {
        let from = square(name);
        for mv in self.position.moves_regardless(army).iter().filter(|mv| mv.from == from) {
            self.aim(mv.to);
        }
        self.marks.push(self.grid.chosen(place(from)));
    }

    /// Places a red piece among others: enemies that it may capture, its own and its ally's pawns.
    fn piece(&mut self, kind: Kind) {
        const BLUE: (Army, Kind) = (Army::BLUE, Kind::BishopPawn);
        const BLACK: (Army, Kind) = (Army::BLACK, Kind::RookPawn);
        const OWN: (Army, Kind) = (Army::RED, Kind::KnightPawn);
        const ALLY: (Army, Kind) = (Army::YELLOW, Kind::RookPawn);
        let from = if kind == Kind::King { "e4" } else { "d4" };
        let others: &[_] = match kind {
            Kind::King => &[("d5", BLUE), ("c4", BLACK), ("f3", OWN)],
            Kind::Queen => &[("e5", BLUE), ("d5", BLACK), ("f4", OWN), ("c4", ALLY)],
            Kind::Bishop => &[("f6", BLUE), ("b6", BLACK)],
            Kind::Knight => &[("e6", BLUE), ("d5", BLACK), ("e4", OWN)],
            _ => &[("d7", BLUE), ("f4", BLACK)],
        };
        self.put((from, Army::RED, kind));
        for (name, (army, kind)) in others {
            self.put((name, *army, *kind));
        }
        self.show(from, Army::RED);
    }

    /// Places a red pawn with something to capture, and its promotion; and one pawn of each other army.
    fn pawns(&mut self, kind: Kind) {
        for (name, army) in PAWNS {
            self.put((name, army, kind));
        }
        self.put(("e4", Army::BLACK, Kind::Knight));
        self.put(("g4", Army::BLUE, Kind::Bishop));
        for (name, army) in PAWNS {
            self.show(name, army);
        }
        for (name, army) in GROWN {
            let figure = self.grid.figure(Look::new(art(kind.grown()), livery(army)), place(square(name)));
            self.ghosts.push(Figure { presence: Presence::Ghost, ..figure });
        }
    }

    fn concourse(&mut self) {
        for placed in CONCOURSE {
            self.put(placed);
        }
        for name in ["e4", "d5", "e5", "f7", "g7", "g6"] {
            self.marks.push(self.grid.taken(place(square(name))));
        }
        for (from, to) in [("b2", "d4"), ("f4", "f6")] {
            self.aim(square(to));
            self.marks.push(self.grid.chosen(place(square(from))));
        }
    }

    fn scene(self, title: String, language: Language) -> Scene {
        let say = |id| capitalised(&words().say(language, &Message::new(id)));
        let view = View::plain(language);
        let figures = Square::all().flat_map(|at| standing(&self.position, self.grid, at, &view));
        let frame = Frame::new(MARGIN, MARGIN, WIDTH - 2 * MARGIN, TOP - 3 * MARGIN + 20);
        Scene {
            width: WIDTH as u32,
            height: (self.grid.squares().bottom() + BELOW) as u32,
            boards: vec![Arc::new(still(self.grid))],
            marks: self.marks,
            figures: figures.chain(self.ghosts).collect(),
            title: Some(Title {
                frame,
                align: Align::Centre,
                name: say(title),
                below: words().say(language, &Message::new("eno-name")),
            }),
            ..Scene::default()
        }
    }
}
