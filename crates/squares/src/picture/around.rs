//! The surroundings of the boards: the players, their hands, the name of the game, the last move.

use super::super::ending::{Ending, Why};
use super::super::sight::Sight;
use super::super::{Sitting, Square, sentences};
use super::Arrangement;
use super::boards::{Boards, sides};
use super::look::look;
use liege_game::scene::{
    self, Align, Army, Beside, Caption, Frame, Icon, MARGIN, Plate, Prize, Title, Tray, View,
};
use liege_game::{Seat, words};
use liege_words::Message;

/// The height of the strip under the plates, if trays are beside these.
const STRIP: i32 = 100;

/// The place of a text.
type Place = (Frame, Align);

/// Makes the texts around a game's boards for the reader of a view, with their places.
pub struct Around<'a> {
    sitting: &'a Sitting,
    boards: &'a Boards,
    view: &'a View<'a>,
    plates: Vec<(Seat, Frame)>,
    trays: Vec<(Seat, Frame)>,
    /// The places for the title and the last move of each board that has them.
    said: Vec<(u8, Place, Place)>,
    height: u32,
}

impl<'a> Around<'a> {
    /// The surroundings of a game's boards.
    pub fn new(sitting: &'a Sitting, boards: &'a Boards, view: &'a View<'a>) -> Around<'a> {
        let (plates, trays, said) = (Vec::new(), Vec::new(), Vec::new());
        let mut around = Around { sitting, boards, view, plates, trays, said, height: 0 };
        match boards.arrangement {
            Arrangement::Paired => (0..2).for_each(|board| around.place_beside(board)),
            _ => around.place_two(boards.main()),
        }
        around
    }

    /// Whether a player has anything in hand.
    fn hands(&self) -> bool {
        let rules = self.sitting.rules();
        rules.spec().all_seats().any(|seat| rules.hand(seat).is_some_and(|held| !held.is_empty()))
    }

    /// Places two players above and below; those of another board beside it.
    fn place_two(&mut self, board: u8) {
        let mut places = self.boards.places();
        let bottom = self.boards.bottom(board);
        let lettered = self.boards.are_lettered();
        let strip = self.hands() && !lettered;
        let [upper, lower] =
            if lettered { places.take_trays() } else { [places.upper_side, places.lower_side] };
        for seat in sides(self.sitting.rules().spec(), board) {
            let (plate, tray) = if seat == bottom { (places.lower, lower) } else { (places.upper, upper) };
            self.plates.push((seat, plate));
            if strip || lettered {
                self.trays.push((seat, tray));
            }
        }
        self.height = places.height;
        let (mut title, mut caption) = ((places.upper_side, Align::Right), (places.lower_side, Align::Right));
        if strip {
            let y = places.height as i32 - 4;
            let half = (self.boards.width() - 3 * MARGIN) / 2;
            caption = (Frame::new(MARGIN, y, half, STRIP - 12), Align::Left);
            title.0 = Frame::new(2 * MARGIN + half, y, half, STRIP - 12);
            self.height += STRIP as u32;
        }
        self.said.push((board, title, caption));
        if let Arrangement::Own(own) = self.boards.arrangement {
            self.place_beside(1 - own);
        }
    }

    /// Places two players at the right of their board.
    fn place_beside(&mut self, board: u8) {
        let places = Beside::new(self.boards.virtually(board).outside(), self.boards.width());
        for seat in sides(self.sitting.rules().spec(), board) {
            let is_bottom = seat == self.boards.bottom(board);
            let [plate, tray] = if is_bottom { places.lower } else { places.upper };
            self.plates.push((seat, plate));
            self.trays.push((seat, tray));
        }
        self.said.push((board, (places.title, Align::Left), (places.caption, Align::Left)));
        self.height = (self.boards.floor() + 44 + MARGIN) as u32;
    }

    fn army(&self, seat: Seat) -> Army {
        self.sitting.rules().spec().army(seat)
    }

    /// The name of a seat in the reader's language.
    fn seat(&self, seat: Seat) -> String {
        let spec = self.sitting.rules().spec();
        let id = spec.seats.get(seat.index()).map_or("", |info| info.id);
        self.view.say(&Message::new(format!("{}-seat-{id}", spec.seat_words)))
    }

    /// The name of the player; the seat's name if nobody holds it or the name has no readable character.
    fn name(&self, seat: Seat) -> String {
        self.view.name(seat).unwrap_or_else(|| self.seat(seat))
    }

    /// The plates, in the order of seats.
    pub fn plates(&self) -> Vec<Plate> {
        let rules = self.sitting.rules();
        let plate = |(seat, frame): &(Seat, Frame)| {
            let (mut icons, status) = self.status(*seat);
            icons.extend(self.ally(*seat).and_then(|ally| rules.spec().team(ally)).map(Icon::Team));
            Plate {
                frame: *frame,
                army: self.army(*seat),
                name: self.name(*seat),
                seat: self.seat(*seat),
                lit: !self.sitting.is_over() && rules.turn().contains(*seat),
                out: false,
                icons,
                status,
                prize: self.sitting.end.and_then(|end| self.prize(end, *seat)),
            }
        };
        let mut plates: Vec<(Seat, Frame)> = self.plates.clone();
        plates.sort_by_key(|(seat, _)| *seat);
        plates.iter().map(plate).collect()
    }

    /// The seat that plays on another board for this seat's side.
    fn ally(&self, seat: Seat) -> Option<Seat> {
        let spec = self.sitting.rules().spec();
        spec.all_seats().find(|other| *other != seat && spec.team(*other) == spec.team(seat))
    }

    fn has_lost(&self, end: Ending, seat: Seat) -> bool {
        let spec = self.sitting.rules().spec();
        end.loser.is_some_and(|loser| spec.team(loser) == spec.team(seat))
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
        if let Some(end) = self.sitting.end {
            let icons = match end.why {
                Why::Mate | Why::Taken if end.seat == seat => vec![Icon::Burst],
                Why::Resigned if end.seat == seat => vec![Icon::Fallen],
                _ => Vec::new(),
            };
            // If a count decides, the count says more than the name of the winner, whom the crown shows.
            let counted = rules.plate(seat).1.filter(|_| matches!(end.why, Why::Own(_)));
            return (
                icons,
                counted.map_or_else(|| self.ending(end, seat), |counted| self.view.say(&counted)),
            );
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
            (Some(status), _) => self.view.say(&status),
            (None, Some(ally)) => {
                icons.extend([Icon::Plus, Icon::Shield(self.army(ally))]);
                self.name(ally)
            }
            (None, None) => String::new(),
        };
        (icons, words)
    }

    fn ending(&self, end: Ending, seat: Seat) -> String {
        // The game's sentence for its end may have a short form of its own.
        let said = self.sitting.rules().ending_said(end).map(|said| said.id().to_owned());
        let own = said.or_else(|| if let Why::Own(said) = end.why { Some(said.to_owned()) } else { None });
        let short = own.and_then(|said| words().attribute(self.view.language, &said, "plate"));
        if let Some(short) = short.filter(|_| end.loser.is_none() || end.seat == seat) {
            return short;
        }
        let counted = |id, name, count: u32| self.view.say(&Message::new(id).with(name, i64::from(count)));
        match end.why {
            Why::Mate if end.seat == seat => self.view.tell("sqr-plate-mated"),
            Why::Taken if end.seat == seat => self.view.tell("sqr-plate-taken"),
            Why::Resigned if end.seat == seat => self.view.tell("sqr-plate-resigned"),
            _ if end.loser.is_some() && self.has_lost(end, seat) => self.view.tell("sqr-plate-lost"),
            _ if end.loser.is_some() => self.view.tell("sqr-plate-won"),
            Why::Repetition(times) => counted("sqr-plate-repetition", "times", times),
            Why::Quiet(plies) => counted("sqr-plate-quiet", "moves", plies / 2),
            Why::Spared => self.view.tell("sqr-plate-spared"),
            Why::Dead => self.view.tell("sqr-plate-dead"),
            Why::Own(_) => self.view.tell("sqr-plate-drawn"),
            _ => self.view.tell("sqr-plate-stalemate"),
        }
    }

    /// The pieces in each player's hand.
    pub fn trays(&self) -> Vec<Tray> {
        let rules = self.sitting.rules();
        let tray = |(seat, frame): &(Seat, Frame)| {
            let held = rules.hand(*seat).unwrap_or_default();
            let mut tiles: Vec<_> =
                held.iter().map(|(piece, count)| Some((look(rules, self.boards, *piece), *count))).collect();
            let room = usize::try_from(frame.width / frame.height.max(1)).unwrap_or(1).min(5);
            tiles.resize(tiles.len().max(room), None);
            Tray { frame: fitted(*frame, tiles.len()), tiles }
        };
        self.trays.iter().map(tray).collect()
    }

    /// The cells of the pieces in hand.
    pub fn held(&self) -> impl Iterator<Item = scene::Cell> + '_ {
        let rules = self.sitting.rules();
        self.trays.iter().zip(self.trays()).flat_map(move |((seat, _), tray)| {
            let held = rules.hand(*seat).unwrap_or_default().into_iter().enumerate();
            held.map(move |(index, (piece, _))| {
                scene::Cell::new(rules.spec().held(piece), tray.tile(index).area())
            })
            .collect::<Vec<_>>()
        })
    }

    /// The title and the last move; if several boards have players of their own, those of each.
    pub fn said(&self) -> impl Iterator<Item = (Title, Caption)> + '_ {
        self.said
            .iter()
            .map(|(board, title, caption)| (self.title(*board, *title), self.caption(*board, *caption)))
    }

    /// The name of the game, and the number of the move; if boards have names, one name for each.
    fn title(&self, board: u8, (frame, align): Place) -> Title {
        let spec = self.sitting.rules().spec();
        let game = self.view.say(&Message::new(format!("{}-name", spec.prefix)));
        let number = self.view.counted();
        let number =
            number.map(|number| self.view.say(&Message::new("sqr-title-move").with("number", number)));
        let number = number.unwrap_or_default();
        let (name, below) = match self.boards.are_lettered().then(|| self.view.say(&spec.board_name(board))) {
            Some(name) => (name, if board == self.boards.main() { game } else { number }),
            None => (game, number),
        };
        Title { frame, align, name, below }
    }

    /// The moves of the last turn on a board; below them the pieces by name, or a throw without effect.
    fn caption(&self, board: u8, (frame, align): Place) -> Caption {
        let rules = self.sitting.rules();
        let shown = |at: Square| !self.boards.are_lettered() || self.boards.board(at) == board;
        let last = self.sitting.last.iter().filter(|last| shown(last.play.to));
        let last: Vec<_> = last.filter(|_| !self.view.last.is_empty()).collect();
        // If they are too many, the first ones are left out.
        let mut room = 70;
        let mut texts: Vec<String> = last.iter().rev().map(|last| self.view.say(&last.shown)).collect();
        texts.retain(|text| {
            room -= text.chars().count() as i32 + 2;
            room > 0
        });
        texts.extend((texts.len() < last.len()).then(|| "…".to_owned()));
        texts.reverse();
        let lost = self.sitting.lost.as_ref().map(|(seat, number)| {
            let message = Message::new("sqr-caption-lost").with("seat", self.seat(*seat));
            self.view.say(&message.with("number", number.as_str()))
        });
        let last = last.last().filter(|_| !texts.is_empty());
        let pieces = last.filter(|_| rules.spec().wordy);
        let pieces = pieces.map(|last| sentences::pieces(rules, &last.play, self.view.language));
        Caption {
            frame,
            align,
            army: last.map(|last| self.army(last.play.piece.seat)),
            text: texts.join(", "),
            below: pieces.or(lost).unwrap_or_default(),
        }
    }

    /// The height of the picture.
    pub fn height(&self) -> u32 {
        self.height
    }
}

/// A box for this number of tiles, each as wide as it is high, that fits into the given one.
fn fitted(frame: Frame, tiles: usize) -> Frame {
    const GAP: i32 = 6;
    let count = tiles.max(1) as i32;
    let size = ((frame.width + GAP) / count - GAP).min(frame.height);
    Frame { width: count * (size + GAP) - GAP, height: size, y: frame.y + (frame.height - size) / 2, ..frame }
}
