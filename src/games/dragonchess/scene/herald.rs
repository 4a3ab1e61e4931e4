//! What stands round the boards: the players, the name of the game, the last move.

use super::super::board::{MIDDLE, Square, places};
use super::super::ending::End;
use super::super::notation::Written;
use super::super::piece::{Kind, Side};
use super::super::told::piece_name;
use super::marks::moves_in;
use super::{Shown, army};
use crate::game::scene::{Align, Caption, Facing, Icon, Plate, Prize, Title, View};
use crate::game::words;
use crate::words::Message;

/// Says things about a game to the reader of a view.
pub struct Herald<'a> {
    shown: Shown<'a>,
    view: &'a View<'a>,
}

impl<'a> Herald<'a> {
    /// The herald of a game.
    pub fn new(shown: Shown<'a>, view: &'a View<'a>) -> Herald<'a> {
        Herald { shown, view }
    }

    fn say(&self, message: &Message) -> String {
        words().say(self.view.language, message)
    }

    fn tell(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The name of a side in the reader's language.
    fn seat(&self, side: Side) -> String {
        self.tell(match side {
            Side::Gold => "drc-plate-gold",
            Side::Scarlet => "drc-plate-scarlet",
        })
    }

    /// The name of the player; of the side where nobody sits or the name has nothing to be read.
    fn name(&self, side: Side) -> String {
        let name = self.view.names.get(side.index()).map_or("", String::as_str);
        if name.chars().any(char::is_alphanumeric) { name.to_owned() } else { self.seat(side) }
    }

    /// The plates: that of the side at the bottom below.
    pub fn plates(&self, places: Facing, bottom: Side) -> Vec<Plate> {
        let plate = |side: Side| {
            let (icons, status) = self.status(side);
            Plate {
                frame: if side == bottom { places.lower } else { places.upper },
                army: army(side),
                name: self.name(side),
                seat: self.seat(side),
                lit: self.shown.end.is_none() && self.shown.position.turn() == side,
                out: false,
                icons,
                status,
                prize: self.shown.end.and_then(|end| prize(end, side)),
            }
        };
        Side::ALL.map(plate).to_vec()
    }

    /// The icons of a side's plate, and the words for the most urgent of them.
    fn status(&self, side: Side) -> (Vec<Icon>, String) {
        let position = self.shown.position;
        if let Some(end) = self.shown.end {
            let icons = match end {
                End::Mate { loser } if loser == side => vec![Icon::Burst],
                End::Resigned { loser } if loser == side => vec![Icon::Fallen],
                _ => Vec::new(),
            };
            return (icons, self.ending(end, side));
        }
        let mut icons = Vec::new();
        let mut status = None;
        if position.turn() == side {
            icons.push(Icon::Pennon);
            status = Some("drc-plate-turn");
        }
        if position.in_check(side) {
            icons.push(Icon::Burst);
            status = Some("drc-plate-check");
        }
        let held: Vec<Square> =
            places(position.frozen(side.other())).map(|place| Square::new(MIDDLE, place)).collect();
        if !held.is_empty() {
            icons.push(Icon::Snowflake);
        }
        let words = match (status, &held[..]) {
            (Some(status), _) => self.tell(status),
            (None, []) => String::new(),
            (None, [one]) => self.say(&Message::new("drc-plate-holds").with("squares", one.to_string())),
            (None, [one, two]) => {
                self.say(&Message::new("drc-plate-holds").with("squares", format!("{one}, {two}")))
            }
            (None, more) => {
                self.say(&Message::new("drc-plate-holds-several").with("count", more.len() as i64))
            }
        };
        (icons, words)
    }

    fn ending(&self, end: End, side: Side) -> String {
        let counted = |id, name, count: u32| self.say(&Message::new(id).with(name, i64::from(count)));
        match end {
            End::Mate { loser } if loser == side => self.tell("drc-plate-mated"),
            End::Resigned { loser } if loser == side => self.tell("drc-plate-resigned"),
            End::Mate { .. } | End::Resigned { .. } => self.tell("drc-plate-won"),
            End::Stalemate { .. } => self.tell("drc-plate-stalemate"),
            End::BareKings => self.tell("drc-plate-bare-kings"),
            End::Repetition(times) => counted("drc-plate-repetition", "times", times),
            End::Quiet(moves) => counted("drc-plate-quiet", "moves", moves),
        }
    }

    /// The name of the game, and the number of the move.
    pub fn title(&self, places: Facing) -> Title {
        let below = match self.view.number {
            0 => String::new(),
            number => {
                let number = i64::try_from(number).unwrap_or(i64::MAX);
                self.say(&Message::new("drc-title-move").with("number", number))
            }
        };
        Title { frame: places.upper_side, align: Align::Right, name: self.tell("drc-name"), below }
    }

    /// The last move, and its pieces by name.
    pub fn caption(&self, places: Facing) -> Caption {
        let seat = self.view.last_seat.filter(|_| !self.view.last_text.is_empty());
        let written = moves_in(self.view.last).last();
        Caption {
            frame: places.lower_side,
            align: Align::Right,
            army: seat.and_then(Side::of).map(army),
            text: self.view.last_text.to_owned(),
            below: written.map(|written| self.pieces(written)).unwrap_or_default(),
        }
    }

    /// "Dragon × Sylph": who moved, and what was taken.
    fn pieces(&self, written: Written) -> String {
        let mover = self.say(&piece_name(written.kind));
        let taken = self.shown.last.filter(|(mv, _)| *mv == written.mv).and_then(|(_, taken)| taken);
        match taken {
            Some(taken) => format!("{mover} × {}", self.say(&piece_name(taken.kind))),
            None if written.promotes => format!("{mover} → {}", self.say(&piece_name(Kind::Hero))),
            None => mover,
        }
    }
}

fn prize(end: End, side: Side) -> Option<Prize> {
    match end.winner() {
        None => Some(Prize::Half),
        Some(winner) if winner == side => Some(Prize::Crown),
        Some(_) => None,
    }
}
