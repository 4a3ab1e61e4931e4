//! What stands round the boards: the players, what they hold, the name of the game, the last move.

use super::super::rules::{Ending, Sight, Why};
use super::super::{Sitting, told};
use super::boards::{Arrangement, Boards};
use super::look;
use crate::game::scene::{Align, Army, Caption, Frame, Icon, MARGIN, Plate, Prize, Title, Tray, View};
use crate::game::{Seat, words};
use crate::words::Message;

/// The height of the strip under the plates, where trays stand beside these.
const STRIP: i32 = 100;

/// Says things about a game to the reader of a view, and where.
pub struct Around<'a> {
    sitting: &'a Sitting,
    boards: &'a Boards,
    view: &'a View<'a>,
    plates: Vec<(Seat, Frame)>,
    trays: Vec<(Seat, Frame)>,
    title: (Frame, Align),
    caption: (Frame, Align),
    height: u32,
}

impl<'a> Around<'a> {
    /// Round the boards of a game.
    pub fn new(sitting: &'a Sitting, boards: &'a Boards, view: &'a View<'a>) -> Around<'a> {
        let mut around = Around {
            sitting,
            boards,
            view,
            plates: Vec::new(),
            trays: Vec::new(),
            title: (Frame::default(), Align::Right),
            caption: (Frame::default(), Align::Right),
            height: 0,
        };
        match boards.arrangement() {
            Arrangement::Paired => around.place_four(),
            Arrangement::Single(board) => around.place_two(board),
            _ => around.place_two(0),
        }
        around
    }

    /// Whether anybody has anything in hand.
    fn hands(&self) -> bool {
        let rules = self.sitting.rules();
        rules.spec().all_seats().any(|seat| rules.hand(seat).is_some_and(|held| !held.is_empty()))
    }

    /// Two players, above and below.
    fn place_two(&mut self, board: u8) {
        let places = self.boards.places();
        let bottom = self.boards.bottom(board);
        let seats = super::sides(self.sitting.rules().spec(), board);
        self.height = places.height;
        (self.title.0, self.caption.0) = (places.upper_side, places.lower_side);
        let strip = self.hands();
        for seat in seats {
            let (plate, side) = if seat == bottom {
                (places.lower, places.lower_side)
            } else {
                (places.upper, places.upper_side)
            };
            self.plates.push((seat, plate));
            if strip {
                self.trays.push((seat, side));
            }
        }
        if strip {
            let y = places.height as i32 - 4;
            let half = (self.boards.width() - 3 * MARGIN) / 2;
            self.caption = (Frame::new(MARGIN, y, half, STRIP - 12), Align::Left);
            self.title = (Frame::new(2 * MARGIN + half, y, half, STRIP - 12), Align::Right);
            self.height += STRIP as u32;
        }
    }

    /// Two games, each with its players at the right of its board, what they hold beside their plates; the title and the
    /// last move in between.
    fn place_four(&mut self) {
        const PLATE: i32 = 96;
        const TRAY: i32 = 62;
        const GAP: i32 = 10;
        let mut free = Vec::new();
        for (board, grid) in self.boards.shown() {
            let beside = grid.outside();
            let x = beside.right() + 18;
            let frame = |y: i32, height: i32| Frame::new(x, y, self.boards.width() - MARGIN - x, height);
            for seat in super::sides(self.sitting.rules().spec(), board) {
                let (plate, tray) = if seat == self.boards.bottom(board) {
                    (beside.bottom() - PLATE, beside.bottom() - PLATE - GAP - TRAY)
                } else {
                    (beside.y, beside.y + PLATE + GAP)
                };
                self.plates.push((seat, frame(plate, PLATE)));
                self.trays.push((seat, frame(tray, TRAY)));
            }
            free.push(frame(beside.y + beside.height / 2 - PLATE / 2, PLATE));
        }
        // The boards come last first.
        if let [lower, upper] = free[..] {
            (self.title, self.caption) = ((upper, Align::Left), (lower, Align::Left));
        }
        self.height = (self.boards.floor() + 44 + MARGIN) as u32;
    }

    fn say(&self, message: &Message) -> String {
        words().say(self.view.language, message)
    }

    fn tell(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    fn army(&self, seat: Seat) -> Army {
        let armies = self.sitting.rules().spec().armies;
        armies[seat.index() % armies.len()]
    }

    /// The name of a seat in the reader's language.
    fn seat(&self, seat: Seat) -> String {
        let spec = self.sitting.rules().spec();
        let id = spec.seats.get(seat.index()).map_or("", |info| info.id);
        self.say(&Message::new(format!("{}-seat-{id}", spec.seat_words)))
    }

    /// The name of the player; of the seat where nobody sits or the name has nothing to be read.
    fn name(&self, seat: Seat) -> String {
        let name = self.view.names.get(seat.index()).map_or("", String::as_str);
        if name.chars().any(char::is_alphanumeric) { name.to_owned() } else { self.seat(seat) }
    }

    /// The plates, in the order of seats.
    pub fn plates(&self) -> Vec<Plate> {
        let rules = self.sitting.rules();
        let plate = |(seat, frame): &(Seat, Frame)| {
            let (icons, status) = self.status(*seat);
            Plate {
                frame: *frame,
                army: self.army(*seat),
                name: self.name(*seat),
                seat: self.seat(*seat),
                lit: !self.sitting.is_over() && rules.turn().contains(*seat),
                out: false,
                icons,
                status,
                prize: self.sitting.end().and_then(|end| self.prize(end, *seat)),
            }
        };
        let mut plates: Vec<(Seat, Frame)> = self.plates.clone();
        plates.sort_by_key(|(seat, _)| *seat);
        plates.iter().map(plate).collect()
    }

    fn has_lost(&self, end: Ending, seat: Seat) -> bool {
        let spec = self.sitting.rules().spec();
        let team = |seat: Seat| spec.seats.get(seat.index()).map(|info| info.team);
        end.loser.is_some_and(|loser| team(loser) == team(seat))
    }

    fn prize(&self, end: Ending, seat: Seat) -> Option<Prize> {
        match end.loser {
            None => Some(Prize::Half),
            Some(_) if self.has_lost(end, seat) => None,
            Some(_) => Some(Prize::Crown),
        }
    }

    /// The icons of a seat's plate, and the words for the most urgent of them.
    fn status(&self, seat: Seat) -> (Vec<Icon>, String) {
        let rules = self.sitting.rules();
        if let Some(end) = self.sitting.end() {
            let icons = match end.why {
                Why::Mate | Why::Taken if end.seat == seat => vec![Icon::Burst],
                Why::Resigned if end.seat == seat => vec![Icon::Fallen],
                _ => Vec::new(),
            };
            return (icons, self.ending(end, seat));
        }
        let mut icons = Vec::new();
        let mut status = None;
        let die = rules.sights().into_iter().find_map(|sight| match sight {
            Sight::Die(whose, number) if whose == seat => Some(number),
            _ => None,
        });
        icons.extend(die.map(Icon::Die));
        if rules.turn().contains(seat) {
            icons.push(Icon::Pennon);
            status = Some("sqr-plate-turn");
        }
        if !rules.checkers(seat).is_empty() {
            icons.push(Icon::Burst);
            status = Some("sqr-plate-check");
        }
        let (more, own) = rules.plate(seat);
        icons.extend(more);
        let words = match (status, own) {
            (None, Some(own)) => self.say(&own),
            (Some(status), _) => self.tell(status),
            (None, None) => String::new(),
        };
        (icons, words)
    }

    fn ending(&self, end: Ending, seat: Seat) -> String {
        // What the game says of its end may have a short form of its own.
        let own = self.sitting.rules().ending_said(end);
        if let Some(short) = own.and_then(|said| words().attribute(self.view.language, said.id(), "plate")) {
            return short;
        }
        let counted = |id, name, count: u32| self.say(&Message::new(id).with(name, i64::from(count)));
        match end.why {
            Why::Mate if end.seat == seat => self.tell("sqr-plate-mated"),
            Why::Taken if end.seat == seat => self.tell("sqr-plate-taken"),
            Why::Resigned if end.seat == seat => self.tell("sqr-plate-resigned"),
            _ if end.loser.is_some() && self.has_lost(end, seat) => self.tell("sqr-plate-lost"),
            _ if end.loser.is_some() => self.tell("sqr-plate-won"),
            Why::Repetition(times) => counted("sqr-plate-repetition", "times", times),
            Why::Quiet(plies) => counted("sqr-plate-quiet", "moves", plies / 2),
            Why::Dead => self.tell("sqr-plate-dead"),
            _ => self.tell("sqr-plate-stalemate"),
        }
    }

    /// What each player holds.
    pub fn trays(&self) -> Vec<Tray> {
        let rules = self.sitting.rules();
        let tray = |(seat, frame): &(Seat, Frame)| {
            let held = rules.hand(*seat).unwrap_or_default();
            let mut tiles: Vec<_> =
                held.iter().map(|(piece, count)| Some((look(rules, *piece), *count))).collect();
            let room = usize::try_from(frame.width / frame.height.max(1)).unwrap_or(1).min(5);
            tiles.resize(tiles.len().max(room), None);
            Tray { frame: fitted(*frame, tiles.len()), tiles }
        };
        self.trays.iter().map(tray).collect()
    }

    /// The name of the game, and the number of the move.
    pub fn title(&self) -> Title {
        let below = match self.view.number {
            0 => String::new(),
            number => {
                let number = i64::try_from(number).unwrap_or(i64::MAX);
                self.say(&Message::new("sqr-title-move").with("number", number))
            }
        };
        let name = Message::new(format!("{}-name", self.sitting.rules().spec().prefix));
        Title { frame: self.title.0, align: self.title.1, name: self.say(&name), below }
    }

    /// The last move, and its pieces by name.
    pub fn caption(&self) -> Caption {
        let rules = self.sitting.rules();
        let seat = self.view.last_seat.filter(|_| !self.view.last_text.is_empty());
        let last = self.sitting.last().last().filter(|last| self.view.last.contains(&last.canonical));
        let wordy = rules.spec().wordy;
        let text = match last {
            Some(last) if !wordy => self.say(&last.shown),
            _ => self.view.last_text.to_owned(),
        };
        let below = last.filter(|_| wordy).map(|last| told::pieces(rules, &last.play, self.view.language));
        Caption {
            frame: self.caption.0,
            align: self.caption.1,
            army: seat.map(|seat| self.army(seat)),
            text,
            below: below.unwrap_or_default(),
        }
    }

    /// The height of the picture.
    pub fn height(&self) -> u32 {
        self.height
    }
}

/// A box for so many tiles, each as wide as it is high, that fits into the given one.
fn fitted(frame: Frame, tiles: usize) -> Frame {
    const GAP: i32 = 6;
    let count = tiles.max(1) as i32;
    let size = ((frame.width + GAP) / count - GAP).min(frame.height);
    Frame { width: count * (size + GAP) - GAP, height: size, y: frame.y + (frame.height - size) / 2, ..frame }
}
