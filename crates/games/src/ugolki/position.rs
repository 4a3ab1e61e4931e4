//! A position: the side to move, the moves that the rules forbid, the end of the game (sections 4 and 5).

use super::discs::targets;
use super::yards::Home;
use crate::bits::{Set, Sides, Squares, bit};
use std::cmp::Reverse;

/// The options in the form that the rules use.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The yards.
    pub home: &'static Home,
    /// Whether the loser plays on and pays for each move.
    pub points: bool,
    /// The number of moves of each side after which the game ends; 0: never.
    pub move_limit: u32,
    /// The number of moves in a row that may be copied; 0: any number.
    pub copy_limit: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The start.
    pub from: u8,
    /// The end.
    pub to: u8,
}

impl Move {
    /// The move that copies this one from the other side of the board.
    pub fn turned_round(self) -> Move {
        Move { from: 63 - self.from, to: 63 - self.to }
    }
}

/// The reason for the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// A side has filled the other's yard, and the other has made all the moves it had to.
    Filled(usize),
    /// The only move left was one copy too many.
    Copied,
    /// Both have made all their moves: this side has more discs in its target, or fewer at home.
    Ahead(usize),
    /// Both have made all their moves, and are equal.
    Level,
}

/// A position. Sides are 0 for White and 1 for Black.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The options.
    pub terms: Terms,
    /// White's yard and Black's.
    pub yards: [Set; 2],
    /// The discs of each side.
    pub discs: Sides,
    /// The side to move.
    pub turn: usize,
    /// The number of moves that each side made before there was a winner; a turn without a move counts.
    pub made: [u32; 2],
    /// The number of each side's moves that copied the other's, if all of them did so far; `None` after one
    /// that did not.
    pub copied: [Option<u32>; 2],
    /// The last move.
    pub last: Option<Move>,
    /// The side that has filled the other's yard.
    pub won: Option<usize>,
    /// The number of moves that the loser has made since.
    pub after: u32,
}

impl Position {
    pub fn start(terms: Terms) -> Position {
        let yards = terms.home.yards();
        Position {
            terms,
            yards,
            discs: Sides(yards),
            turn: 0,
            made: [0; 2],
            copied: [Some(0); 2],
            last: None,
            won: None,
            after: 0,
        }
    }

    /// The number of a side's discs in its target.
    pub fn arrived(&self, side: usize) -> u32 {
        (self.discs.0[side] & self.yards[1 - side]).count_ones()
    }

    /// The number of a side's discs still at home.
    pub fn at_home(&self, side: usize) -> u32 {
        (self.discs.0[side] & self.yards[side]).count_ones()
    }

    /// The discs that have to go first: those still at home when the other has left its own home.
    pub fn obliged(&self) -> Set {
        let side = self.turn;
        let own = self.discs.0[side] & self.yards[side];
        if self.won.is_some() || self.at_home(1 - side) > 0 || !self.can_go(own) { 0 } else { own }
    }

    fn can_go(&self, discs: Set) -> bool {
        Squares(discs).any(|from| targets(bit(from), self.discs.occupied()) != 0)
    }

    /// The move that would copy once too often, if it is the side to move's.
    pub fn forbidden_copy(&self) -> Option<Move> {
        let copied = self.copied[self.turn].filter(|_| self.won.is_none())?;
        self.copy().filter(|_| self.terms.copy_limit > 0 && copied + 1 >= self.terms.copy_limit)
    }

    /// The move that copies the other side's last one.
    fn copy(&self) -> Option<Move> {
        let last = self.last.filter(|last| self.discs.0[1 - self.turn] & bit(last.to) != 0)?;
        Some(last.turned_round())
    }

    /// The legal moves, disc by disc: the start, and all squares where it may end.
    pub fn moves(&self) -> impl Iterator<Item = (u8, Set)> {
        let occupied = self.discs.occupied();
        let movable = match self.obliged() {
            0 => self.discs.0[self.turn],
            obliged => obliged,
        };
        let all = move |forbidden: Option<Move>| {
            Squares(movable).map(move |from| {
                let copy = forbidden.filter(|copy| copy.from == from).map_or(0, |copy| bit(copy.to));
                (from, targets(bit(from), occupied) & !copy)
            })
        };
        // It is legal only if there is no other move.
        let forbidden = self.forbidden_copy();
        let other = forbidden.is_none() || all(forbidden).any(|(_, to)| to != 0);
        all(if other { forbidden } else { None })
    }

    /// Makes a legal move.
    pub fn play(&mut self, mv: Move) {
        let side = self.turn;
        let copies = self.copy() == Some(mv);
        self.discs.0[side] ^= bit(mv.from) | bit(mv.to);
        if self.won.is_some() {
            self.after += 1;
            self.last = Some(mv);
            return;
        }
        // White's first move has nothing to copy.
        if self.last.is_some() {
            self.copied[side] = self.copied[side].filter(|_| copies).map(|copied| copied + 1);
        }
        self.made[side] += 1;
        self.last = Some(mv);
        self.turn = 1 - side;
        if self.discs.0[side] == self.yards[1 - side] {
            self.won = Some(side);
        } else if self.over().is_none() && !self.can_go(self.discs.0[1 - side]) {
            // Nobody has to wait for ever: the turn is lost.
            self.made[1 - side] += 1;
            self.turn = side;
        }
    }

    /// The reason for the end of the game, if it is over.
    pub fn over(&self) -> Option<Over> {
        if let Some(winner) = self.won {
            let loser = 1 - winner;
            let done = self.discs.0[loser] == self.yards[winner]
                || self.terms.move_limit > 0 && self.after >= self.terms.move_limit
                || !self.can_go(self.discs.0[loser]);
            return (!self.terms.points || done).then_some(Over::Filled(winner));
        }
        let limit = self.terms.copy_limit;
        if limit > 0 && self.copied.iter().flatten().any(|copied| *copied >= limit) {
            return Some(Over::Copied);
        }
        if self.terms.move_limit > 0 && self.made.iter().all(|made| *made >= self.terms.move_limit) {
            let [white, black] = [0, 1].map(|side| (self.arrived(side), Reverse(self.at_home(side))));
            let ahead = Over::Ahead(usize::from(white < black));
            return Some(if white == black { Over::Level } else { ahead });
        }
        // On a board that is not full some disc can always step.
        None
    }

    /// The number of points that the loser pays: one for each move since the end and, if it could not play
    /// on, one for each disc outside its target.
    pub fn paid(&self, loser: usize, played_on: bool) -> u32 {
        let missing = self.discs.0[loser].count_ones() - self.arrived(loser);
        if played_on { self.after } else { self.after + missing }
    }

    /// Counts the leaf nodes of the tree of moves.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ if self.over().is_some() => 0,
            1 => self.moves().map(|(_, to)| u64::from(to.count_ones())).sum(),
            _ => {
                let leaves = |from, to| {
                    let mut next = *self;
                    next.play(Move { from, to });
                    next.perft(depth - 1)
                };
                let below = |(from, all)| Squares(all).map(move |to| leaves(from, to)).sum::<u64>();
                self.moves().map(below).sum()
            }
        }
    }
}
