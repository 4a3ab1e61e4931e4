//! The players around the board, the name of the game, the last move.

use super::super::position::Position;
use super::look::Board;
use liege_game::scene::{
    Align, Army, Caption, Corners, Facing, Frame, Icon, MARGIN, Plate, Prize, Title, View, WIDTH,
};
use liege_game::{Outcome, Seat};
use liege_words::Message;

/// The width of the plate of one of two players.
const WIDE: i32 = 440;
/// The height of a plate, and of the strip under the star.
const HIGH: i32 = 96;
const STRIP: i32 = 84;
/// The gap between the plates of a row, and between the star and the plates below.
const GAP: i32 = 14;

/// The surroundings of a board.
pub struct Around<'a> {
    position: &'a Position,
    view: &'a View<'a>,
    outcome: Option<Outcome>,
    plates: Vec<Frame>,
    title: (Frame, Align),
    caption: (Frame, Align),
    height: u32,
}

impl<'a> Around<'a> {
    /// The surroundings of a board with this seat at the bottom.
    pub fn new(position: &'a Position, board: &Board, bottom: usize, view: &'a View<'a>) -> Around<'a> {
        let setup = position.setup;
        let slots: Vec<usize> = position.seats().map(|seat| board.slot(setup.home(seat))).collect();
        let outcome = position.outcome();
        let floor = board.floor();
        if board.is_star() {
            let wide = (WIDTH - 2 * MARGIN - 2 * GAP) / 3;
            let below = floor + GAP;
            let plate = |column: i32, y: i32| Frame::new(MARGIN + column * (wide + GAP), y, wide, HIGH);
            // From the bottom, clockwise.
            let places = [
                plate(1, below),
                plate(0, below),
                plate(0, MARGIN),
                plate(1, MARGIN),
                plate(2, MARGIN),
                plate(2, below),
            ];
            let strip = below + HIGH + GAP;
            let half = (WIDTH - 3 * MARGIN) / 2;
            return Around {
                position,
                view,
                outcome,
                plates: slots.into_iter().map(|slot| places[slot % 6]).collect(),
                title: (Frame::new(MARGIN, strip, half, STRIP), Align::Left),
                caption: (Frame::new(2 * MARGIN + half, strip, half, STRIP), Align::Right),
                height: (strip + STRIP + MARGIN) as u32,
            };
        }
        if setup.number() == 2 {
            let Facing { upper, lower, upper_side, lower_side, height } = Facing::new(floor, WIDE);
            let plates = position.seats().map(|seat| if seat == bottom { lower } else { upper }).collect();
            let (title, caption) = ((upper_side, Align::Right), (lower_side, Align::Right));
            return Around { position, view, outcome, plates, title, caption, height };
        }
        let Corners { plates: corners, above, below, height } = Corners::new(floor);
        let plates = slots.into_iter().map(|slot| corners[slot % 4]).collect();
        let (title, caption) = ((above, Align::Centre), (below, Align::Centre));
        Around { position, view, outcome, plates, title, caption, height }
    }

    fn army(&self, seat: usize) -> Army {
        self.position.setup.players[seat].army
    }

    /// The name of a seat in the reader's language.
    fn seat(&self, seat: usize) -> String {
        self.view.say(&Message::new(format!("hal-seat-{}", self.position.setup.seats[seat].id)))
    }

    /// The status of a seat: icons and a few words.
    fn status(&self, seat: usize) -> (Vec<Icon>, String) {
        let position = self.position;
        let mut icons = Vec::new();
        if position.turn == Some(seat) {
            icons.push(Icon::Pennon);
        }
        let message = if let Some(place) = position.place(seat) {
            icons.push(Icon::Crown);
            Message::new("hal-plate-finished").with("place", place as i64)
        } else if position.is_out(seat) {
            icons.push(Icon::Fallen);
            Message::new("sqr-plate-resigned")
        } else {
            let message = Message::new("hal-plate").with("arrived", position.arrived(seat) as i64);
            message.with("all", position.pieces(seat).count() as i64)
        };
        if position.setup.partners {
            icons.push(Icon::Team(position.setup.seats[seat].team));
        }
        (icons, self.view.say(&message))
    }

    /// The plates, in the order of seats.
    pub fn plates(&self) -> Vec<Plate> {
        let plate = |(seat, frame): (usize, &Frame)| {
            let (icons, status) = self.status(seat);
            let named = self.seat(seat);
            Plate {
                frame: *frame,
                army: self.army(seat),
                name: self.view.name(Seat(seat as u8)).unwrap_or_else(|| named.clone()),
                seat: named,
                lit: self.position.turn == Some(seat),
                out: self.position.is_out(seat) && self.position.place(seat).is_none(),
                icons,
                status,
                prize: self.outcome.as_ref().and_then(|outcome| Prize::of(outcome, Seat(seat as u8))),
            }
        };
        self.plates.iter().enumerate().map(plate).collect()
    }

    /// The name of the game, and the number of the move.
    pub fn title(&self) -> Title {
        let prefix = if self.position.setup.layout().camps.len() == 6 { "chk" } else { "hal" };
        let number = self.view.counted();
        let number =
            number.map(|number| self.view.say(&Message::new("sqr-title-move").with("number", number)));
        Title {
            frame: self.title.0,
            align: self.title.1,
            name: self.view.say(&Message::new(format!("{prefix}-name"))),
            below: number.unwrap_or_default(),
        }
    }

    /// The last move.
    pub fn caption(&self) -> Caption {
        let seat = self.view.last_seat.map(Seat::index).filter(|seat| *seat < self.position.setup.number());
        let text = if self.view.last.is_empty() { "" } else { self.view.last_text };
        Caption {
            frame: self.caption.0,
            align: self.caption.1,
            army: seat.filter(|_| !text.is_empty()).map(|seat| self.army(seat)),
            text: text.to_owned(),
            below: String::new(),
        }
    }

    /// The height of the picture.
    pub fn height(&self) -> u32 {
        self.height
    }
}
