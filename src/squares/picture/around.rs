//! What stands round the boards: the players, what they hold, the name of the game, the last move.

use super::super::rules::{Ending, Sight, Why};
use super::super::{Sitting, Square, told};
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
    /// The same of a second board with players of its own.
    other: Option<(u8, (Frame, Align), (Frame, Align))>,
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
            other: None,
            height: 0,
        };
        match boards.arrangement() {
            Arrangement::Paired => around.place_four(),
            _ => around.place_two(boards.main()),
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
        let lettered = self.boards.are_lettered();
        let strip = self.hands() && !lettered;
        for seat in seats {
            let (plate, side) = if seat == bottom {
                (places.lower, places.lower_side)
            } else {
                (places.upper, places.upper_side)
            };
            self.plates.push((seat, plate));
            if strip {
                self.trays.push((seat, side));
            } else if lettered {
                // Five tiles of two thirds of a plate's height.
                self.trays.push((seat, Frame { y: side.y + 15, width: 354, height: 66, ..side }));
            }
        }
        if lettered {
            let rest = |side: Frame| Frame { x: side.x + 364, width: side.width - 364, ..side };
            (self.title.0, self.caption.0) = (rest(places.upper_side), rest(places.lower_side));
        }
        if strip {
            let y = places.height as i32 - 4;
            let half = (self.boards.width() - 3 * MARGIN) / 2;
            self.caption = (Frame::new(MARGIN, y, half, STRIP - 12), Align::Left);
            self.title = (Frame::new(2 * MARGIN + half, y, half, STRIP - 12), Align::Right);
            self.height += STRIP as u32;
        }
        if let Arrangement::Own(own) = self.boards.arrangement() {
            self.place_other(1 - own);
        }
    }

    /// Two games alike.
    fn place_four(&mut self) {
        (self.title, self.caption) = self.place_beside(0);
        self.place_other(1);
    }

    /// The second of two games, below the first.
    fn place_other(&mut self, board: u8) {
        let (title, caption) = self.place_beside(board);
        self.other = Some((board, title, caption));
        self.height = (self.boards.floor() + 44 + MARGIN) as u32;
    }

    /// The players of a board at its right, what they hold beside their plates. Its name and the last move between them.
    fn place_beside(&mut self, board: u8) -> ((Frame, Align), (Frame, Align)) {
        const PLATE: i32 = 96;
        const TRAY: i32 = 62;
        const GAP: i32 = 10;
        let beside = self.boards.virtually(board).outside();
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
        let middle = beside.y + beside.height / 2;
        ((frame(middle - 66, 80), Align::Left), (frame(middle + 14, 44), Align::Left))
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
            let (mut icons, status) = self.status(*seat);
            let team = self.ally(*seat).map(|_| self.sitting.rules().spec().seats[seat.index()].team);
            icons.extend(team.map(Icon::Team));
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

    /// Who plays on another board for the same side.
    fn ally(&self, seat: Seat) -> Option<Seat> {
        let spec = self.sitting.rules().spec();
        let team = |seat: Seat| spec.seats.get(seat.index()).map(|info| info.team);
        spec.all_seats().find(|other| *other != seat && team(*other) == team(seat))
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
            status = Some(Message::new("sqr-plate-turn"));
        }
        let (more, own) = rules.plate(seat);
        status = own.or(status);
        if !rules.checkers(seat).is_empty() {
            icons.push(Icon::Burst);
            status = Some(Message::new("sqr-plate-check"));
        }
        icons.extend(more);
        let words = match (status, self.ally(seat)) {
            (Some(status), _) => self.say(&status),
            (None, Some(ally)) => {
                icons.extend([Icon::Plus, Icon::Shield(self.army(ally))]);
                self.name(ally)
            }
            (None, None) => String::new(),
        };
        (icons, words)
    }

    fn ending(&self, end: Ending, seat: Seat) -> String {
        // What the game says of its end may have a short form of its own.
        let own = self.sitting.rules().ending_said(end);
        let short = own.and_then(|said| words().attribute(self.view.language, said.id(), "plate"));
        if let Some(short) = short.filter(|_| end.loser.is_none() || end.seat == seat) {
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

    /// The name of the game, and the number of the move. Where two games are told apart, that of the board with one of
    /// the two.
    pub fn title(&self) -> Title {
        let spec = self.sitting.rules().spec();
        let name = self.say(&Message::new(format!("{}-name", spec.prefix)));
        let (frame, align) = self.title;
        if self.boards.are_lettered() {
            return Title { frame, align, name: self.say(&spec.board_name(self.boards.main())), below: name };
        }
        Title { frame, align, name, below: self.number() }
    }

    fn number(&self) -> String {
        match self.view.number {
            0 => String::new(),
            number => {
                let number = i64::try_from(number).unwrap_or(i64::MAX);
                self.say(&Message::new("sqr-title-move").with("number", number))
            }
        }
    }

    /// The last move, and its pieces by name.
    pub fn caption(&self) -> Caption {
        let rules = self.sitting.rules();
        if !rules.spec().wordy {
            return self.moves(self.boards.main(), self.caption);
        }
        let last = self.sitting.last().last().filter(|last| self.view.last.contains(&last.canonical));
        let below = last.map(|last| told::pieces(rules, &last.play, self.view.language));
        Caption {
            frame: self.caption.0,
            align: self.caption.1,
            army: self.last_seat().map(|seat| self.army(seat)),
            text: self.view.last_text.to_owned(),
            below: below.unwrap_or_default(),
        }
    }

    /// Of the second board its name, the number of the move, and its last move.
    pub fn other(&self) -> Option<(Title, Caption)> {
        let (board, (frame, align), caption) = self.other?;
        let name = self.say(&self.sitting.rules().spec().board_name(board));
        Some((Title { frame, align, name, below: self.number() }, self.moves(board, caption)))
    }

    fn last_seat(&self) -> Option<Seat> {
        self.view.last_seat.filter(|_| !self.view.last_text.is_empty())
    }

    /// The moves of the last turn on a board, the first left out if they are too many, and a throw that was of no use.
    fn moves(&self, board: u8, (frame, align): (Frame, Align)) -> Caption {
        const MOST: usize = 66;
        let shown = |at: Square| !self.boards.are_lettered() || self.boards.board(at) == board;
        let last = self.sitting.last().iter().filter(|last| shown(last.play.to));
        let last: Vec<_> = last.filter(|_| !self.view.last.is_empty()).collect();
        let mut texts: Vec<String> = last.iter().map(|last| self.say(&last.shown)).collect();
        let long = |texts: &[String]| texts.iter().map(|text| text.chars().count() + 2).sum::<usize>() > MOST;
        while texts.len() > 1 && long(&texts) {
            texts.remove(0);
        }
        if texts.len() < last.len() {
            texts.insert(0, "…".to_owned());
        }
        let lost = self.sitting.lost().map(|(seat, number)| {
            let message = Message::new("sqr-caption-lost").with("seat", self.seat(*seat));
            self.say(&message.with("number", number.as_str()))
        });
        let seat = last.last().map(|last| last.play.piece.seat);
        Caption {
            frame,
            align,
            army: seat.map(|seat| self.army(seat)),
            text: texts.join(if last.len() > 2 { " " } else { ", " }),
            below: lost.unwrap_or_default(),
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
