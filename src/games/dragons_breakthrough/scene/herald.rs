//! What stands round the board: the players with their colours and reserves, the last move.

use super::super::action::Action;
use super::super::board::Side;
use super::super::piece::{Handful, Kind, Piece};
use super::super::position::{End, SEATS};
use super::{Shown, army, letter, look};
use crate::game::scene::{
    Align, Caption, Colour, Frame, Grid, Icon, Label, MARGIN, Plate, Point, Prize, Tray, View, WIDTH, Weight,
};
use crate::game::{Seat, words};
use crate::words::Message;

/// A plate.
const PLATE: (i32, i32) = (486, 92);
/// Between the frame of the board and the plate below it.
const GAP: i32 = 18;
/// The strip under the lower plate.
const STRIP: i32 = 52;
/// Between two tiles of a tray.
const BETWEEN: i32 = 6;

/// Says things about a game to the reader of a view.
pub(super) struct Herald<'a> {
    shown: Shown<'a>,
    view: &'a View<'a>,
    bottom: Side,
    /// The tops of the upper and the lower plate.
    tops: [i32; 2],
}

impl<'a> Herald<'a> {
    /// The herald of a game, with a side at the bottom of the board.
    pub(super) fn new(shown: Shown<'a>, view: &'a View<'a>, bottom: Side, grid: Grid) -> Herald<'a> {
        Herald { shown, view, bottom, tops: [MARGIN, grid.outside().bottom() + GAP] }
    }

    fn say(&self, message: &Message) -> String {
        words().say(self.view.language, message)
    }

    fn tell(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
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
        self.tell(if seat == SEATS[0] { "drb-seat-first" } else { "drb-seat-second" })
    }

    /// The name of the player; of the seat where nobody sits or the name has nothing to be read.
    fn name(&self, seat: Seat) -> String {
        let name = self.view.names.get(seat.index()).map_or("", String::as_str);
        if name.chars().any(char::is_alphanumeric) { name.to_owned() } else { self.seat(seat) }
    }

    /// The plates: who has which colour, and what is the matter with it.
    pub(super) fn plates(&self) -> Vec<Plate> {
        Side::ALL.map(|side| self.plate(side)).to_vec()
    }

    fn plate(&self, side: Side) -> Plate {
        let position = self.shown.position;
        let seat = position.holder(side);
        let (icons, status) = self.status(side);
        Plate {
            frame: Frame::new(MARGIN, self.top(side), PLATE.0, PLATE.1),
            army: army(side),
            name: self.name(seat),
            seat: self.seat(seat),
            lit: self.shown.end.is_none() && position.turn == side,
            out: false,
            icons,
            status,
            prize: self.shown.end.and_then(|end| match end.winner() {
                None => Some(Prize::Half),
                Some(winner) => (winner == side).then_some(Prize::Crown),
            }),
        }
    }

    /// The icons of a plate, and its words: the colour, and what is most urgent.
    fn status(&self, side: Side) -> (Vec<Icon>, String) {
        let position = self.shown.position;
        let mut icons = Vec::new();
        let id = match self.shown.end {
            Some(end) => ending(end, side),
            None if position.turn == side => {
                icons.push(Icon::Pennon);
                if position.may_swap() {
                    "drb-plate-swap"
                } else if position.bound() != 0 {
                    "drb-plate-bound"
                } else {
                    "drb-plate-turn"
                }
            }
            None if position.is_mortal(side) => "drb-plate-mortal",
            None => "drb-plate-waits",
        };
        (icons, self.say(&Message::new(id).with("side", side.name())))
    }

    /// The reserves, each beside its owner's plate.
    pub(super) fn trays(&self) -> Vec<Tray> {
        Side::ALL.map(|side| Tray { frame: self.tray(side), tiles: tiles(self.reserve(side), side) }).to_vec()
    }

    fn reserve(&self, side: Side) -> Handful {
        self.shown.position.reserves[side.index()]
    }

    fn tray(&self, side: Side) -> Frame {
        tray_at(self.top(side))
    }

    /// The words beside the trays, and the game with the number of the move.
    pub(super) fn labels(&self) -> Vec<Label> {
        let mut labels: Vec<Label> = Side::ALL.into_iter().flat_map(|side| self.tray_labels(side)).collect();
        let game = match self.view.number {
            0 => self.tell("drb-name"),
            number => {
                let number = i64::try_from(number).unwrap_or(i64::MAX);
                self.say(&Message::new("drb-caption").with("number", number))
            }
        };
        let at = Point::new(f64::from(MARGIN + 3), f64::from(self.tops[1] + PLATE.1 + STRIP / 2 + 3));
        labels.push(dim(at, game, Align::Left, 450));
        labels
    }

    fn tray_labels(&self, side: Side) -> Vec<Label> {
        let frame = self.tray(side);
        let (right, middle) = (f64::from(frame.x - 16), f64::from(frame.y) + f64::from(frame.height) / 2.0);
        let room = (frame.x - 16 - (MARGIN + PLATE.0 + 12)) as u16;
        let label = |dy: f64, text: String| dim(Point::new(right, middle + dy), text, Align::Right, room);
        let reserve = self.reserve(side);
        if !self.view.letters || reserve.is_empty() {
            return vec![label(0.0, self.tell("drb-tray"))];
        }
        let letters: Vec<String> = reserve.kinds().map(|kind| letter(kind, self.view.language)).collect();
        let letters = Label { weight: Weight::Bold, colour: Colour::Text, ..label(18.0, letters.join(" ")) };
        vec![label(-18.0, self.tell("drb-tray")), letters]
    }

    /// The last move.
    pub(super) fn caption(&self) -> Caption {
        let last = self.shown.last.filter(|_| !self.view.last_text.is_empty());
        let swapped = last.is_some_and(|last| last.action == Action::Swap);
        let text = if swapped { self.tell("drb-caption-swap") } else { self.view.last_text.to_owned() };
        Caption {
            frame: Frame::new(480, self.tops[1] + PLATE.1 + 3, WIDTH - MARGIN - 480, STRIP),
            align: Align::Right,
            army: last.filter(|_| !swapped).map(|last| army(last.side)),
            text,
            below: String::new(),
        }
    }
}

/// The place of a tray beside a plate.
pub(super) fn tray_at(top: i32) -> Frame {
    let places = i32::from(Handful::PLACES);
    let width = places * PLATE.1 + (places - 1) * BETWEEN;
    Frame::new(WIDTH - MARGIN - width, top, width, PLATE.1)
}

/// The three places of a reserve.
pub(super) fn tiles(reserve: Handful, side: Side) -> Vec<Option<(crate::game::scene::Look, u8)>> {
    let mut tiles: Vec<_> = reserve.kinds().map(|kind: Kind| Some((look(Piece { side, kind }), 1))).collect();
    tiles.resize(usize::from(Handful::PLACES), None);
    tiles
}

/// A quiet line of text.
pub(super) fn dim(at: Point, text: String, align: Align, room: u16) -> Label {
    Label {
        at,
        text,
        size: 28,
        weight: Weight::Regular,
        colour: Colour::Dim,
        align,
        room: Some(room),
        edge: None,
    }
}

/// What an end is to a side.
fn ending(end: End, side: Side) -> &'static str {
    match end {
        End::Breakthrough { by, .. } if by == side => "drb-plate-breakthrough",
        End::Slain { loser } if loser == side => "drb-plate-slain",
        End::Stuck { loser } if loser == side => "drb-plate-stuck",
        End::Resigned { loser } if loser == side => "drb-plate-resigned",
        End::Breakthrough { .. } | End::Slain { .. } | End::Stuck { .. } | End::Resigned { .. } => {
            "drb-plate-waits"
        }
        End::Quiet => "drb-plate-quiet",
        End::Repeated => "drb-plate-repeated",
    }
}
