//! A player as the Dutch system sees them before a round.

use crate::facts::Bye;
use crate::standing::two::{Part, Round, parts};
use std::collections::HashSet;

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Colour {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

impl Colour {
    pub(super) fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }
}

/// How much a player wants a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Wish {
    None,
    Mild,
    Strong,
    Absolute,
}

/// The way in which a round moved a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Float {
    None,
    Up,
    Down,
}

#[derive(Clone, Debug)]
pub(super) struct Player {
    pub number: u32,
    /// In halves.
    pub score: i64,
    /// The opponents met; a forfeit is no meeting.
    pub met: HashSet<u32>,
    /// The colours of the games played.
    pub colours: Vec<Colour>,
    /// The games with white less those with black.
    pub difference: i64,
    /// The colour of both of the last two games.
    pub twice: Option<Colour>,
    pub wanted: Option<Colour>,
    pub wish: Wish,
    /// The float of the last round, and of the one before.
    pub floats: [Float; 2],
    /// Whether they had an allocated bye or won by forfeit.
    pub had_bye: bool,
    /// Whether they are a topscorer: in the last round, with more than half of the points.
    pub top: bool,
}

impl Player {
    /// Whether the two may meet: for the first time, and not both with the same absolute wish (C.1 and C.3).
    pub(super) fn may_meet(&self, other: &Player) -> bool {
        let absolute = self.wish == Wish::Absolute && other.wish == Wish::Absolute;
        let clash = absolute && self.wanted == other.wanted && !self.top && !other.top;
        !clash && !self.met.contains(&other.number)
    }

    /// Whether both want the same colour.
    pub(super) fn clashes(&self, other: &Player) -> bool {
        self.wanted.is_some() && self.wanted == other.wanted
    }
}

/// The players, in order. `last` says whether the last round is paired.
pub(super) fn players(present: &[u32], all: &[u32], played: &[Round], last: bool) -> Vec<Player> {
    let parts = parts(all, played);
    let none: Vec<Part> = Vec::new();
    let of = |number: u32| parts.get(&number).unwrap_or(&none);
    let before = |number: u32, round: usize| of(number)[..round].iter().map(|part| part.points).sum::<i64>();
    let float = |number: u32, back: usize| {
        let Some(round) = played.len().checked_sub(back) else { return Float::None };
        match of(number)[round] {
            Part { opponent: Some(opponent), played: true, .. } => {
                match before(number, round).cmp(&before(opponent, round)) {
                    std::cmp::Ordering::Greater => Float::Down,
                    std::cmp::Ordering::Less => Float::Up,
                    std::cmp::Ordering::Equal => Float::None,
                }
            }
            _ => Float::Down,
        }
    };
    let player = |number: &u32| {
        let number = *number;
        let own = of(number);
        let games = own.iter().filter(|part| part.played);
        let colours: Vec<Colour> =
            games.clone().map(|part| if part.white { Colour::White } else { Colour::Black }).collect();
        let whites = colours.iter().filter(|colour| **colour == Colour::White).count() as i64;
        let difference = 2 * whites - colours.len() as i64;
        let twice = match colours.as_slice() {
            [.., one, other] if one == other => Some(*one),
            _ => None,
        };
        let wanted = match difference {
            0 => colours.last().map(|last| last.other()),
            more if more > 0 => Some(Colour::Black),
            _ => Some(Colour::White),
        };
        // Two of a colour in a row with no difference before them count as the wish for the other.
        let wish = match (difference.abs(), wanted) {
            (_, None) => Wish::None,
            (2.., _) => Wish::Absolute,
            _ if twice.is_some() => Wish::Absolute,
            (1, _) => Wish::Strong,
            _ => Wish::Mild,
        };
        let wanted = twice.filter(|_| difference.abs() < 2).map_or(wanted, |colour| Some(colour.other()));
        let score = own.iter().map(|part| part.points).sum();
        Player {
            number,
            score,
            met: games.filter_map(|part| part.opponent).collect(),
            colours,
            difference,
            twice,
            wanted,
            wish,
            floats: [float(number, 1), float(number, 2)],
            had_bye: own.iter().any(|part| {
                part.bye == Some(Bye::Allocated)
                    || (part.opponent.is_some() && !part.played && part.points == 2)
            }),
            top: last && score > played.len() as i64,
        }
    };
    let mut players: Vec<Player> = present.iter().map(player).collect();
    players.sort_by_key(|player| (std::cmp::Reverse(player.score), player.number));
    players
}
