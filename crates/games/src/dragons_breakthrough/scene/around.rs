//! The surroundings of the board: the players with their colours and reserves, the last move.

use super::super::board::Side;
use super::super::piece::{Handful, Piece};
use super::super::position::{End, Position};
use super::super::spec::SPEC;
use super::super::state::SWAP;
use super::last::last;
use super::look::{army, look};
use liege_game::Seat;
use liege_game::scene::{
    self, Align, Caption, Colour, Frame, Grid, Icon, Label, MARGIN, Plate, Point, Prize, Tray, View, WIDTH,
    Weight,
};
use liege_squares::{Ending, Played, Why, display_letter};
use liege_words::Message;

const PLATE: (i32, i32) = (486, 92);
/// The gap between the frame of the board and the plate below it.
const GAP: i32 = 18;
/// The strip under the lower plate.
const STRIP: i32 = 52;
/// The gap between two tiles of a tray.
const BETWEEN: i32 = 6;

/// The end of the game, and the moves of the last turn.
pub(super) type SoFar<'a> = (Option<Ending>, &'a [Played]);

/// Makes the texts and plates around the board for the reader of a view.
pub(super) struct Around<'a> {
    position: &'a Position,
    end: Option<Ending>,
    last: &'a [Played],
    view: &'a View<'a>,
    bottom: Side,
    /// The tops of the upper and the lower plate.
    tops: [i32; 2],
}

impl<'a> Around<'a> {
    /// The surroundings of a game's board, with a side at the bottom.
    pub(super) fn new(
        position: &'a Position,
        (end, last): SoFar<'a>,
        view: &'a View<'a>,
        bottom: Side,
        grid: Grid,
    ) -> Around<'a> {
        Around { position, end, last, view, bottom, tops: [MARGIN, grid.outside().bottom() + GAP] }
    }

    /// The height of the picture.
    pub(super) fn height(&self) -> u32 {
        (self.tops[1] + PLATE.1 + STRIP + MARGIN / 2) as u32
    }

    /// The top of the plate of a side.
    fn top(&self, side: Side) -> i32 {
        self.tops[usize::from(side == self.bottom)]
    }

    /// The name of a seat.
    fn seat(&self, seat: Seat) -> String {
        let id = SPEC.seats.get(seat.index()).map_or("", |info| info.id);
        self.view.say(&Message::new(format!("drb-seat-{id}")))
    }

    /// The name of the player; the seat's name if nobody holds it or the name has no readable character.
    fn name(&self, seat: Seat) -> String {
        self.view.name(seat).unwrap_or_else(|| self.seat(seat))
    }

    /// The plate of a colour: its player and status.
    pub(super) fn plate(&self, side: Side) -> Plate {
        let seat = self.position.holder(side);
        let is_turn = self.end.is_none() && self.position.turn == side;
        let loser = self.end.map(|end| end.loser);
        Plate {
            frame: Frame::new(MARGIN, self.top(side), PLATE.0, PLATE.1),
            army: army(side),
            name: self.name(seat),
            seat: self.seat(seat),
            lit: is_turn,
            out: false,
            icons: if is_turn { vec![Icon::Pennon] } else { Vec::new() },
            status: self.view.say(&Message::new(self.status(side, is_turn)).with("side", side.name())),
            prize: loser.and_then(|loser| match loser {
                None => Some(Prize::Half),
                Some(loser) => (loser != seat).then_some(Prize::Crown),
            }),
        }
    }

    /// The words of a plate: the colour, and the most urgent fact.
    fn status(&self, side: Side, is_turn: bool) -> &'static str {
        let position = self.position;
        match self.end {
            Some(end) => {
                let lost = end.loser == Some(position.holder(side));
                match (end.why, position.end(false)) {
                    (Why::Quiet(_), _) => "drb-plate-quiet",
                    (Why::Repetition(_), _) => "drb-plate-repeated",
                    (Why::Resigned, _) if lost => "drb-plate-resigned",
                    (Why::Stalemate, _) if lost => "drb-plate-stuck",
                    (_, Some(End::Breakthrough { by, .. })) if by == side => "drb-plate-breakthrough",
                    (_, Some(End::Slain { .. })) if lost => "drb-plate-slain",
                    _ => "drb-plate-waits",
                }
            }
            None if is_turn && position.may_swap() => "drb-plate-swap",
            None if is_turn && position.bound() != 0 => "drb-plate-bound",
            None if is_turn => "drb-plate-turn",
            None if position.is_mortal(side) => "drb-plate-mortal",
            None => "drb-plate-waits",
        }
    }

    fn reserve(&self, side: Side) -> Handful {
        self.position.reserves[side.index()]
    }

    /// The reserve of a side, beside its plate.
    pub(super) fn tray(&self, side: Side) -> Tray {
        tray(self.top(side), self.reserve(side), side)
    }

    /// The cells of a reserve's pieces.
    pub(super) fn held(&self, side: Side) -> Vec<scene::Cell> {
        let tray = self.tray(side);
        let kinds = self.reserve(side).kinds().enumerate();
        kinds
            .map(|(index, kind)| {
                let piece = self.position.held(Piece { side, kind });
                scene::Cell::new(SPEC.held(piece), tray.tile(index).area())
            })
            .collect()
    }

    /// The words beside the trays, and the game with the number of the move.
    pub(super) fn labels(&self) -> Vec<Label> {
        let mut labels: Vec<Label> = Side::ALL.into_iter().flat_map(|side| self.tray_labels(side)).collect();
        let game = match self.view.number {
            0 => self.view.tell("drb-name"),
            number => {
                let number = i64::try_from(number).unwrap_or(i64::MAX);
                self.view.say(&Message::new("drb-caption").with("number", number))
            }
        };
        let at = Point::new(f64::from(MARGIN + 3), f64::from(self.tops[1] + PLATE.1 + STRIP / 2 + 3));
        labels.push(dim(at, game, Align::Left, 450));
        labels
    }

    fn tray_labels(&self, side: Side) -> Vec<Label> {
        let frame = self.tray(side).frame;
        let (right, middle) = (f64::from(frame.x - 16), f64::from(frame.y) + f64::from(frame.height) / 2.0);
        let room = (frame.x - 16 - (MARGIN + PLATE.0 + 12)) as u16;
        let label = |dy: f64, text: String| dim(Point::new(right, middle + dy), text, Align::Right, room);
        let reserve = self.reserve(side);
        if !self.view.letters || reserve.is_empty() {
            return vec![label(0.0, self.view.tell("drb-tray"))];
        }
        let letters = reserve.kinds().map(|kind| display_letter(&SPEC, kind.into(), self.view.language));
        let letters = label(18.0, letters.collect::<Vec<_>>().join(" "));
        let letters = Label { weight: Weight::Bold, colour: Colour::Text, ..letters };
        vec![label(-18.0, self.view.tell("drb-tray")), letters]
    }

    /// The last action.
    pub(super) fn caption(&self) -> Caption {
        let swapped = self.view.last.iter().any(|action| action == SWAP);
        let text = if swapped { self.view.tell("drb-caption-swap") } else { self.view.last_text.to_owned() };
        let last = last(self.last, self.view).filter(|_| !self.view.last_text.is_empty());
        let side = last.and_then(|last| self.position.side_of(last.piece.seat));
        Caption {
            frame: Frame::new(480, self.tops[1] + PLATE.1 + 3, WIDTH - MARGIN - 480, STRIP),
            align: Align::Right,
            army: side.map(army),
            text,
            below: String::new(),
        }
    }
}

/// The three places of a reserve beside a plate.
pub(super) fn tray(top: i32, reserve: Handful, side: Side) -> Tray {
    let places = i32::from(Handful::PLACES);
    let width = places * PLATE.1 + (places - 1) * BETWEEN;
    let mut tiles: Vec<_> = reserve.kinds().map(|kind| Some((look(Piece { side, kind }), 1))).collect();
    tiles.resize(usize::from(Handful::PLACES), None);
    Tray { frame: Frame::new(WIDTH - MARGIN - width, top, width, PLATE.1), tiles }
}

/// A quiet line of text.
fn dim(at: Point, text: String, align: Align, room: u16) -> Label {
    Label {
        at,
        text,
        size: 28,
        weight: Weight::Regular,
        colour: Colour::Dim,
        align,
        room: Some(room),
        edge: None,
        instead: None,
    }
}
