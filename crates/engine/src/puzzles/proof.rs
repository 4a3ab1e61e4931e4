//! Whether a side wins by force: every move of its own looked at, and every answer.

use liege_game::{Step, Tree, WIN};
use std::collections::HashMap;

/// A search through all that may be played from a position, within so many nodes.
#[derive(Debug)]
pub struct Proof<'a> {
    tree: &'a mut dyn Tree,
    /// The side that is to win.
    me: usize,
    nodes: u64,
    most: u64,
    /// What is known of positions, with so many moves left.
    known: HashMap<(u64, u32), bool>,
    /// By their tags, the moves that settled the last position with so many moves left: of the side's own, of the others.
    settled: [[u32; 32]; 2],
}

/// What all moves of a position come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    /// One move wins within so many moves of its side, and no other does.
    Move(u16, u32),
    /// None wins, or several do.
    No,
    /// That is not known: there were too many positions.
    Unknown,
}

impl<'a> Proof<'a> {
    /// That `me` wins from the position of a tree; `most`: after how many positions it is given up.
    pub fn new(tree: &'a mut dyn Tree, me: usize, most: u64) -> Proof<'a> {
        Proof { tree, me, nodes: 0, most, known: HashMap::new(), settled: [[0; 32]; 2] }
    }

    /// Whether that side wins within `left` moves of its own, whatever others do and chance draws; `None` if that was
    /// not found out.
    pub fn wins(&mut self, left: u32) -> Option<bool> {
        let wins = self.here(left);
        (self.nodes <= self.most).then_some(wins)
    }

    /// The one move that wins within `most` moves, sooner than any other does.
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

    /// What the others play here that holds out the longest against `left` more moves, in canonical notation; `None`
    /// where it is not their turn, or it was not found out.
    pub fn defence(&mut self, left: u32) -> Option<String> {
        if self.tree.over().is_some() || self.tree.chance() > 0 || self.tree.side() == self.me {
            return None;
        }
        self.best(left, |most, needed| most < needed)
    }

    /// The move of the side's own that wins the soonest, within `left` moves.
    pub fn quickest(&mut self, left: u32) -> Option<String> {
        if self.tree.over().is_some() || self.tree.chance() > 0 || self.tree.side() != self.me || left == 0 {
            return None;
        }
        self.best(left - 1, |least, needed| least > needed)
    }

    /// The first of the moves here than which none is `better`, by how many moves are needed after it.
    fn best(&mut self, left: u32, better: impl Fn(u32, u32) -> bool) -> Option<String> {
        let mut steps = Vec::new();
        self.tree.list(&mut steps);
        let mut best: Option<(u32, u16)> = None;
        for step in &steps {
            self.tree.make(step.index);
            // One more than there are: not at all.
            let needed = (0..=left).find(|left| self.here(*left)).unwrap_or(left + 1);
            self.tree.back();
            if best.is_none_or(|(known, _)| better(known, needed)) {
                best = Some((needed, step.index));
            }
        }
        let (_, index) = best.filter(|_| self.nodes <= self.most)?;
        // The list is that of this place again.
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
            // Whoever is to move can still do something.
            (false, 0) => false,
            (false, _) => self.tried(steps, mine, left),
        };
        if self.nodes <= self.most {
            self.known.insert(known, wins);
        }
        wins
    }

    /// Whether one of the side's own moves wins, or all of the others' lose.
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
