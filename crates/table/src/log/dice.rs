//! Seats drawn by dice: every player rolls two dice, ties are rolled again among the tied, and in descending
//! order each player picks a free seat; the last seat goes to the player who is left.
//!
//! If there are fewer players than seats, they pick in turn, the highest first, until all seats are taken.
//! The rolls are the referee's draws, the picks the players': both are entries of the log (`@dice 1/3 5+2`,
//! `@choose red`), the first ones of such a table, and nothing of the game is played before the last of them.

use liege_game::Seat;
use std::cmp::Reverse;

/// A throw of two dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The number of its entry.
    pub number: usize,
    /// The id of the member who rolls.
    pub member: String,
    /// The two dice.
    pub dice: [u8; 2],
    /// The round: 0, or the number of ties rolled again before.
    pub round: usize,
}

impl Roll {
    /// Both dice together.
    pub fn total(&self) -> u8 {
        total(self.dice)
    }
}

/// The way in which a player got a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// They chose it.
    Chosen,
    /// It was the last one left.
    Left,
    /// They did not choose in time, and it was the first one free.
    Late,
}

/// A seat that somebody has got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The number of its entry.
    pub number: usize,
    /// The id of the member who has it now.
    pub member: String,
    /// The seat.
    pub seat: Seat,
    /// The way in which they got it.
    pub way: Way,
}

/// The drawing of the seats of a table by dice, as far as it has gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice {
    /// The number of seats.
    seats: usize,
    /// The number of players who roll; 0 before the first roll.
    count: usize,
    /// The players who have rolled, in the order in which they sat down, with all their totals.
    players: Vec<(String, Vec<u8>)>,
    /// The players who roll again in the present round (their indexes among the players), and the number of
    /// those who have done so.
    again: Vec<usize>,
    rolled: usize,
    round: usize,
    rolls: Vec<Roll>,
    picks: Vec<Pick>,
}

/// The next roll that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Due {
    /// Its number in its round, from 1.
    pub(crate) nth: usize,
    /// The number of rolls in that round; unknown before the first roll.
    pub(crate) of: Option<usize>,
    /// The id of the member who rolls; in the first round, a player who has not rolled yet.
    pub(crate) member: Option<String>,
}

impl Dice {
    /// The drawing of this number of seats, before the first roll.
    pub(crate) fn new(seats: usize) -> Dice {
        Dice {
            seats,
            count: 0,
            players: Vec::new(),
            again: Vec::new(),
            rolled: 0,
            round: 0,
            rolls: Vec::new(),
            picks: Vec::new(),
        }
    }

    /// All rolls until now.
    pub fn rolls(&self) -> &[Roll] {
        &self.rolls
    }

    /// The seats that were taken until now, in order.
    pub fn picks(&self) -> &[Pick] {
        &self.picks
    }

    /// The members in the order in which they pick; empty while dice are still to be rolled.
    pub fn order(&self) -> Vec<&str> {
        if self.next_roll().is_some() {
            return Vec::new();
        }
        let mut players: Vec<&(String, Vec<u8>)> = self.players.iter().collect();
        players.sort_by_key(|(_, totals)| Reverse(totals));
        players.into_iter().map(|(member, _)| member.as_str()).collect()
    }

    /// The members whose picks are still to come, in order; a member may occur several times.
    pub fn to_come(&self) -> Vec<&str> {
        let order = self.order();
        let turns = order.iter().cycle().take(if order.is_empty() { 0 } else { self.seats });
        turns.skip(self.picks.len()).copied().collect()
    }

    /// The member who is to pick now.
    pub fn chooser(&self) -> Option<&str> {
        self.to_come().first().copied()
    }

    /// The seats that nobody has taken yet, in seat order.
    pub fn free(&self) -> Vec<Seat> {
        let seats = (0u8..).take(self.seats).map(Seat);
        seats.filter(|seat| self.picks.iter().all(|pick| pick.seat != *seat)).collect()
    }

    /// Whether everybody has their seats.
    pub fn is_done(&self) -> bool {
        self.picks.len() == self.seats
    }

    /// The pick that the entry with this number made.
    #[must_use]
    pub fn pick_of(&self, number: usize) -> Option<&Pick> {
        self.picks.iter().find(|pick| pick.number == number)
    }

    /// The roll that is due, if one is.
    pub(crate) fn next_roll(&self) -> Option<Due> {
        if self.count == 0 || self.players.len() < self.count {
            let of = Some(self.count).filter(|count| *count > 0);
            return Some(Due { nth: self.players.len() + 1, of, member: None });
        }
        let (member, _) = self.players.get(*self.again.get(self.rolled)?)?;
        Some(Due { nth: self.rolled + 1, of: Some(self.again.len()), member: Some(member.clone()) })
    }

    /// Takes the roll of an entry; `None` if it is not the one that is due.
    pub(crate) fn roll(
        &mut self,
        number: usize,
        member: &str,
        (nth, of): (usize, usize),
        dice: [u8; 2],
    ) -> Option<&Roll> {
        let due = self.next_roll()?;
        let players = 2..=self.seats;
        let known = self.players.iter().any(|(known, _)| known == member);
        let fits = due.nth == nth
            && due.of.map_or(players.contains(&of), |expected| expected == of)
            && due.member.as_ref().map_or(!known, |expected| expected == member);
        if !fits {
            return None;
        }
        if let Some((_, totals)) = self.players.iter_mut().find(|(known, _)| known == member) {
            totals.push(total(dice));
            self.rolled += 1;
        } else {
            self.count = of;
            self.players.push((member.to_owned(), vec![total(dice)]));
        }
        self.rolls.push(Roll { number, member: member.to_owned(), dice, round: self.round });
        if self.players.len() == self.count && self.rolled == self.again.len() {
            (self.again, self.rolled) = (self.tied(), 0);
            self.round += 1;
        }
        self.rolls.last()
    }

    /// Takes the pick of an entry, which the player made or (`by` is `None`) was made for them; `None` if it
    /// is not possible.
    pub(crate) fn choose(&mut self, number: usize, seat: Seat, by: Option<&str>) -> Option<&Pick> {
        let chooser = self.chooser()?;
        let free = self.free();
        let way = match by {
            Some(member) if member == chooser && free.contains(&seat) => Way::Chosen,
            None if free.first() == Some(&seat) && free.len() == 1 => Way::Left,
            None if free.first() == Some(&seat) => Way::Late,
            _ => return None,
        };
        let member = chooser.to_owned();
        self.picks.push(Pick { number, member, seat, way });
        self.picks.last()
    }

    /// The players with equal totals who have to roll again, in the order in which they sat down: of several
    /// ties the highest.
    fn tied(&self) -> Vec<usize> {
        let alike = |totals: &Vec<u8>| -> Vec<usize> {
            let places = self.players.iter().enumerate();
            places.filter(|(_, (_, others))| others == totals).map(|(place, _)| place).collect()
        };
        let ties = self.players.iter().map(|(_, totals)| (totals, alike(totals)));
        ties.filter(|(_, tied)| tied.len() > 1)
            .max_by_key(|(totals, _)| *totals)
            .map_or_else(Vec::new, |t| t.1)
    }
}

fn total([one, other]: [u8; 2]) -> u8 {
    one.saturating_add(other)
}
