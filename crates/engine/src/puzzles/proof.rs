//! Proofs of forced wins: a search of every move of one side and every answer.

use liege_game::{Step, Tree, WIN};
use std::collections::HashMap;

/// A full search of the moves from a position, within a limited number of nodes.
#[derive(Debug)]
pub struct Proof<'a> {
    tree: &'a mut dyn Tree,
    /// The side that must win.
    me: usize,
    nodes: u64,
    most: u64,
    /// The results for positions, by their key and the number of moves left.
    known: HashMap<(u64, u32), bool>,
    /// The tags of the moves that settled the last position with each number of moves left: one row for the
    /// side's own moves, one for the others'.
    settled: [[u32; 32]; 2],
}

/// The result of a search for a single winning move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    /// Exactly this move wins, within this number of moves of its side.
    Move(u16, u32),
    /// No move wins, or several do.
    No,
    /// Not found out: there were too many positions.
    Unknown,
}

impl<'a> Proof<'a> {
    /// A proof that `me` wins from the position of a tree. It gives up after `most` positions.
    pub fn new(tree: &'a mut dyn Tree, me: usize, most: u64) -> Proof<'a> {
        Proof { tree, me, nodes: 0, most, known: HashMap::new(), settled: [[0; 32]; 2] }
    }

    /// Whether that side wins within `left` of its own moves, against all replies and draws of chance; `None`
    /// if this was not found out.
    pub fn wins(&mut self, left: u32) -> Option<bool> {
        let wins = self.here(left);
        (self.nodes <= self.most).then_some(wins)
    }

    /// Finds the one move that wins within `most` moves, sooner than any other does.
    pub fn only(&mut self, most: u32) -> Only {
        let mut steps = Vec::new();
        self.tree.list(&mut steps);
        for left in 1..=most {
            let mut found = None;
            for step in &steps {
                self.tree.make(step.index);
                let wins = self.here(left - 1);
                self.tree.back();
                if self.nodes > self.most {
                    return Only::Unknown;
                }
                if wins && found.replace(step.index).is_some() {
                    return Only::No;
                }
            }
            if let Some(index) = found {
                return Only::Move(index, left);
            }
        }
        Only::No
    }

    /// The other players' move that holds out the longest against `left` more moves, in canonical notation;
    /// `None` if it is not their turn, or this was not found out.
    pub fn defence(&mut self, left: u32) -> Option<String> {
        if self.tree.over().is_some() || self.tree.chance() > 0 || self.tree.side() == self.me {
            return None;
        }
        self.best(left, |most, needed| most < needed)
    }

    /// The side's own move that wins the soonest, within `left` moves.
    pub fn quickest(&mut self, left: u32) -> Option<String> {
        if self.tree.over().is_some() || self.tree.chance() > 0 || self.tree.side() != self.me || left == 0 {
            return None;
        }
        self.best(left - 1, |least, needed| least > needed)
    }

    /// The first move here that no other move is `better` than, by the number of moves needed after each.
    fn best(&mut self, left: u32, better: impl Fn(u32, u32) -> bool) -> Option<String> {
        let mut steps = Vec::new();
        self.tree.list(&mut steps);
        let mut best: Option<(u32, u16)> = None;
        for step in &steps {
            self.tree.make(step.index);
            // One more than `left` stands for "not at all".
            let needed = (0..=left).find(|left| self.here(*left)).unwrap_or(left + 1);
            self.tree.back();
            if best.is_none_or(|(known, _)| better(known, needed)) {
                best = Some((needed, step.index));
            }
        }
        let (_, index) = best.filter(|_| self.nodes <= self.most)?;
        // Lists again: the list now has to be that of this position.
        self.tree.list(&mut steps);
        Some(self.tree.action(index))
    }

    fn here(&mut self, left: u32) -> bool {
        self.nodes += 1;
        if self.nodes > self.most {
            return false;
        }
        if let Some(worth) = self.tree.over() {
            return worth[self.me] >= WIN;
        }
        let draws = self.tree.chance();
        if draws > 0 {
            return (0..draws).all(|index| {
                self.tree.draw(index);
                let wins = self.here(left);
                self.tree.back();
                wins
            });
        }
        let mine = self.tree.side() == self.me;
        if mine && left == 0 {
            return false;
        }
        let known = (self.tree.key(), left);
        if let Some(wins) = self.known.get(&known) {
            return *wins;
        }
        let mut steps = Vec::new();
        self.tree.list(&mut steps);
        let wins = match (steps.is_empty(), left) {
            (true, _) => self.tree.stuck()[self.me] >= WIN,
            // The seat to move still has a move.
            (false, 0) => false,
            (false, _) => self.tried(steps, mine, left),
        };
        if self.nodes <= self.most {
            self.known.insert(known, wins);
        }
        wins
    }

    /// Whether one of the side's own moves wins, or all moves of the others lose.
    fn tried(&mut self, mut steps: Vec<Step>, mine: bool, left: u32) -> bool {
        let place = (usize::from(mine), left.min(31) as usize);
        let settled = self.settled[place.0][place.1];
        steps.sort_by_key(|step| (step.tag != settled, -step.stake.gain));
        for step in steps {
            self.tree.make(step.index);
            let wins = self.here(if mine { left - 1 } else { left });
            self.tree.back();
            if wins == mine || self.nodes > self.most {
                self.settled[place.0][place.1] = step.tag;
                return wins && mine;
            }
        }
        !mine
    }
}
