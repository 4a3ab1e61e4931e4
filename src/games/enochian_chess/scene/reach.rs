//! Pictures of how each kind of piece moves.

use super::board::{place, still};
use super::{art, livery, standing};
use crate::game::scene::{
    Align, Figure, Frame, Grid, Look, MARGIN, Mark, Presence, Scene, Title, View, WIDTH,
};
use crate::game::words;
use crate::games::enochian_chess::army::Army;
use crate::games::enochian_chess::attacks;
use crate::games::enochian_chess::board::{Board, Kind, Piece};
use crate::games::enochian_chess::position::Position;
use crate::games::enochian_chess::square::{Square, Squares};
use crate::words::{Language, Message};
use std::sync::Arc;

/// The top of the squares: below a title.
const TOP: i32 = 122;
/// From the squares to the end of the picture: the letters below.
const BELOW: i32 = 50;

/// The picture of how a kind moves; `None` for what is no kind of this game.
pub(in super::super) fn reach(kind: &str, language: Language) -> Option<Scene> {
    let (title, picture) = match kind {
        "king" => ("eno-kind-king", Picture::of(Kind::King, "e4", "d5b c4r f3n")),
        "queen" => ("eno-kind-queen", Picture::of(Kind::Queen, "d4", "e5b d5r f4n c4k")),
        "bishop" => ("eno-kind-bishop", Picture::of(Kind::Bishop, "d4", "f6b b6r")),
        "knight" => ("eno-kind-knight", Picture::of(Kind::Knight, "d4", "e6b d5r e4n")),
        "rook" => ("eno-kind-rook", Picture::of(Kind::Rook, "d4", "d7b f4r")),
        "queen-pawn" => ("eno-kind-queen-pawn", Picture::pawn(Kind::QueenPawn)),
        "bishop-pawn" => ("eno-kind-bishop-pawn", Picture::pawn(Kind::BishopPawn)),
        "knight-pawn" => ("eno-kind-knight-pawn", Picture::pawn(Kind::KnightPawn)),
        "rook-pawn" => ("eno-kind-rook-pawn", Picture::pawn(Kind::RookPawn)),
        "concourse" => ("eno-kind-concourse", Picture::concourse()),
        _ => return None,
    };
    Some(picture.scene(title, language))
}

/// A board with little on it.
struct Picture {
    board: Board,
    grid: Grid,
    marks: Vec<Mark>,
    ghosts: Vec<Figure>,
}

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap_or(Square::at(0))
}

impl Picture {
    fn new() -> Picture {
        let grid = Grid::chessboard(TOP);
        Picture { board: Board::default(), grid, marks: Vec::new(), ghosts: Vec::new() }
    }

    fn put(&mut self, name: &str, army: Army, kind: Kind) {
        self.board.put(square(name), Piece { army, kind });
    }

    fn aim(&mut self, square: Square) {
        let takes = self.board.first(square).is_some();
        self.marks.push(self.grid.target(place(square), takes));
    }

    fn choose(&mut self, name: &str) {
        self.marks.push(self.grid.chosen(place(square(name))));
    }

    /// A red piece with others about it: a square and the letter of an enemy's kind each, in capitals on
    /// the page, `k` standing for a pawn of its own army.
    fn of(kind: Kind, from: &str, others: &str) -> Picture {
        let mut picture = Picture::new();
        picture.put(from, Army::RED, kind);
        for (number, other) in others.split_whitespace().enumerate() {
            let (name, letter) = other.split_at(2);
            match letter {
                "n" => picture.put(name, Army::RED, Kind::KnightPawn),
                "k" => picture.put(name, Army::YELLOW, Kind::RookPawn),
                _ if number % 2 == 0 => picture.put(name, Army::BLUE, Kind::BishopPawn),
                _ => picture.put(name, Army::BLACK, Kind::RookPawn),
            }
        }
        let (here, occupied) = (square(from), picture.board.occupied());
        let reached = match kind {
            Kind::King => attacks::KING[here.index()],
            Kind::Queen => attacks::QUEEN[here.index()],
            Kind::Knight => attacks::KNIGHT[here.index()],
            Kind::Bishop => attacks::bishop(here, occupied),
            _ => attacks::rook(here, occupied),
        };
        let allied = picture.board.of(Army::RED) | picture.board.of(Army::YELLOW);
        for to in Squares(reached & !allied) {
            picture.aim(to);
        }
        picture.choose(from);
        picture
    }

    /// A red pawn with something to take, and what it becomes; one of each other army, which go their own
    /// ways.
    fn pawn(kind: Kind) -> Picture {
        let mut picture = Picture::new();
        for (name, army) in [("f3", Army::RED), ("c6", Army::YELLOW), ("f6", Army::BLUE), ("c3", Army::BLACK)]
        {
            picture.put(name, army, kind);
        }
        picture.put("e4", Army::BLACK, Kind::Knight);
        picture.put("g4", Army::BLUE, Kind::Bishop);
        for (name, army) in [("f3", Army::RED), ("c6", Army::YELLOW), ("f6", Army::BLUE), ("c3", Army::BLACK)]
        {
            let ways = attacks::PAWN[army.index()];
            let from = square(name).bit();
            let takes = (ways.takes[0].made(from) | ways.takes[1].made(from)) & picture.board.occupied();
            for to in Squares(ways.ahead.made(from) | takes) {
                picture.aim(to);
            }
            picture.choose(name);
        }
        for (name, army) in [("f8", Army::RED), ("c1", Army::YELLOW), ("a6", Army::BLUE), ("h3", Army::BLACK)]
        {
            let look = Look::new(art(kind.grown()), livery(army));
            let figure = picture.grid.figure(look, place(square(name)));
            picture.ghosts.push(Figure { presence: Presence::Ghost, ..figure });
        }
        picture
    }

    /// A black bishop about to complete a block of bishops, a red queen one of queens.
    fn concourse() -> Picture {
        let mut picture = Picture::new();
        let pieces = [
            ("b2", Army::BLACK, Kind::Bishop),
            ("e4", Army::YELLOW, Kind::Bishop),
            ("d5", Army::RED, Kind::Bishop),
            ("e5", Army::BLUE, Kind::Bishop),
            ("f4", Army::RED, Kind::Queen),
            ("f7", Army::YELLOW, Kind::Queen),
            ("g7", Army::BLUE, Kind::Queen),
            ("g6", Army::BLACK, Kind::Queen),
        ];
        for (name, army, kind) in pieces {
            picture.put(name, army, kind);
        }
        for name in ["e4", "d5", "e5", "f7", "g7", "g6"] {
            picture.marks.push(picture.grid.taken(place(square(name))));
        }
        for (from, to) in [("b2", "d4"), ("f4", "f6")] {
            picture.aim(square(to));
            picture.choose(from);
        }
        picture
    }

    fn scene(self, title: &'static str, language: Language) -> Scene {
        let say = |id| words().say(language, &Message::new(id));
        let mut position = Position::start("");
        position.board = self.board;
        let view = View::plain(language);
        let figures = Square::all().flat_map(|square| {
            let pieces: Vec<Piece> = self.board.on(square).collect();
            standing(&position, self.grid, square, &pieces, &view)
        });
        let frame = Frame::new(MARGIN, MARGIN, WIDTH - 2 * MARGIN, TOP - 3 * MARGIN + 20);
        Scene {
            width: WIDTH as u32,
            height: (self.grid.squares().bottom() + BELOW) as u32,
            boards: vec![Arc::new(still(self.grid))],
            marks: self.marks,
            figures: figures.chain(self.ghosts).collect(),
            title: Some(Title { frame, align: Align::Centre, name: say(title), below: say("eno-title") }),
            ..Scene::default()
        }
    }
}
