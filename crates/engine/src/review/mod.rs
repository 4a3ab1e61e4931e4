//! Where a game turned: the moves that cost most of what whoever made them could hope for, and what would have been better.
//!
//! A game is walked through once, and every choice is looked at quickly; those that seem to have cost most are looked at again,
//! for longer. All is counted in nodes, so that the same game always gives the same review. Draws of chance, what was
//! only said, and moves to which there was no other are no choices.

mod about;
mod outlook;
#[cfg(test)]
mod tests;

pub use about::About;

use super::{Effort, Weighed, ended, think, weigh};
use liege_game::{Game, Seat, State};
use outlook::Scale;

/// How many turning points are told at most.
const MOST: usize = 3;
/// What a turning point costs at least, in thousandths of what can be hoped for.
const LEAST: i32 = 100;
/// How many choices are looked at again, and what they seem to cost at least.
const AGAIN: usize = 8;
const SUSPECT: i32 = 60;

/// Nodes that are spent on the quick looks of a whole game, on each of them at most and at least, and on each long one.
const QUICK_ALL: u64 = 6_000_000;
const QUICK: (u64, u64) = (2_000, 40_000);
const LONG: u64 = 600_000;

/// An action of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// In canonical notation.
    pub action: String,
    /// What was asked for, where hands tremble: that was chosen.
    pub asked: Option<String>,
}

/// How much is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Quick nodes for every choice.
    pub quick: u64,
    /// For those that seem to have cost most.
    pub long: u64,
}

impl Budget {
    /// The usual one for a game of so many actions.
    #[must_use]
    pub fn of(actions: usize) -> Budget {
        Budget { quick: (QUICK_ALL / actions.max(1) as u64).clamp(QUICK.0, QUICK.1), long: LONG }
    }
}

/// A choice by which a game turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// Its place among the actions of the game, from 0; of a turn of several moves: that of the first.
    pub at: usize,
    /// Whose choice it was.
    pub seat: Seat,
    /// What was chosen: a move, or those of a turn, in canonical notation.
    pub played: Vec<String>,
    /// What would have been better.
    pub best: Vec<String>,
    /// What the seat could hope for before, and after it, in thousandths of a won game.
    pub before: i32,
    /// The same after it.
    pub after: i32,
    /// What it was about.
    pub about: About,
}

/// A choice that is looked at.
#[derive(Debug)]
struct Choice {
    at: usize,
    seat: Seat,
    state: Box<dyn State>,
    played: Vec<String>,
    loss: i32,
}

/// A game that is being looked at, step by step.
#[derive(Debug)]
pub struct Review {
    plies: Vec<Ply>,
    budget: Budget,
    scale: Scale,
    state: Box<dyn State>,
    at: usize,
    /// A turn of several moves that is not over yet.
    turn: Option<Choice>,
    /// Those to be looked at again: what has cost least first.
    suspects: Vec<Choice>,
    again: usize,
    found: Vec<Turning>,
}

impl Review {
    /// Of a game that began with this position and these actions.
    #[must_use]
    pub fn of(game: &dyn Game, start: Box<dyn State>, plies: Vec<Ply>, budget: Budget) -> Review {
        Review {
            plies,
            budget,
            scale: Scale::of(game),
            state: start,
            at: 0,
            turn: None,
            suspects: Vec::new(),
            again: 0,
            found: Vec::new(),
        }
    }

    /// How many steps are done, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let again = if self.at < self.plies.len() { AGAIN } else { self.again + self.suspects.len() };
        (self.at + self.again, self.plies.len() + again)
    }

    /// Whether the next step takes long: whoever waits for the same thread can go first.
    #[must_use]
    pub fn lingers(&self) -> bool {
        self.at >= self.plies.len()
    }

    /// Looks at the next action, or again at a choice; `false` if there is nothing left.
    pub fn step(&mut self) -> bool {
        if let Some(ply) = self.plies.get(self.at).cloned() {
            self.walk(&ply);
            self.at += 1;
            return true;
        }
        let Some(choice) = self.suspects.pop() else { return false };
        self.again += 1;
        self.found.extend(self.turning(choice).filter(|turning| turning.before - turning.after >= LEAST));
        true
    }

    /// The turning points, in the order of the game.
    #[must_use]
    pub fn turnings(mut self) -> Vec<Turning> {
        while self.step() {}
        // Of two that cost the same the earlier counts.
        self.found.sort_by_key(|turning| (turning.after - turning.before, turning.at));
        self.found.truncate(MOST);
        self.found.sort_by_key(|turning| turning.at);
        self.found
    }

    /// Plays an action; where it was a choice, looks at it quickly.
    fn walk(&mut self, ply: &Ply) {
        let chosen = ply.asked.as_ref().unwrap_or(&ply.action);
        let choice = self.choice(chosen);
        let before = self.state.boxed();
        if self.state.play(&ply.action).is_err() {
            // A table has played all of it: that can't be.
            self.at = self.plies.len() - 1;
            return;
        }
        let Some((seat, beam)) = choice else { return };
        if !beam {
            self.look(Choice { at: self.at, seat, state: before, played: vec![chosen.clone()], loss: 0 });
            return;
        }
        let new = || Choice { at: self.at, seat, state: before, played: Vec::new(), loss: 0 };
        let mut turn = self.turn.take().filter(|turn| turn.seat == seat).unwrap_or_else(new);
        turn.played.push(chosen.clone());
        let goes_on = self.state.outcome().is_none() && self.state.to_move().contains(seat);
        if goes_on {
            self.turn = Some(turn);
        } else {
            self.look(turn);
        }
    }

    /// Whose move an action is, and whether it is one of a turn of several; `None` if it is none.
    fn choice(&self, action: &str) -> Option<(Seat, bool)> {
        let seat = self.state.actor(action)?;
        let mut tree = self.state.tree(seat)?;
        if self.state.aim(action).is_some() {
            return Some((seat, false));
        }
        let mut steps = Vec::new();
        tree.list(&mut steps);
        let is_move = steps.iter().any(|step| tree.action(step.index) == action);
        is_move.then(|| (seat, tree.beam() > 0))
    }

    /// Looks at a choice quickly, and keeps it if it is among those that seem to have cost most.
    fn look(&mut self, mut choice: Choice) {
        let loss = match Shot::of(&choice) {
            Some(shot) => Some(self.scale.hope(shot.before) - self.scale.hope(shot.after)),
            None => {
                let effort = Effort::of_nodes(self.budget.quick);
                weigh(&*choice.state, choice.seat, &choice.played, &effort)
                    .map(|weighed| self.scale.hope(weighed.best.value) - self.scale.hope(weighed.played))
            }
        };
        choice.loss = loss.unwrap_or_default();
        if choice.loss < SUSPECT {
            return;
        }
        let place = self.suspects.partition_point(|other| other.loss < choice.loss);
        self.suspects.insert(place, choice);
        if self.suspects.len() > AGAIN {
            self.suspects.remove(0);
        }
    }

    /// Looks at a choice for long.
    fn turning(&self, choice: Choice) -> Option<Turning> {
        let effort = Effort::of_nodes(self.budget.long);
        let shot = Shot::of(&choice);
        let Choice { at, seat, state, played, .. } = choice;
        let weighed = match shot {
            // What is hoped of a shot is what it may come to; what came of this one is seen.
            Some(shot) => {
                let best = think(&*state, seat, &Effort { depth: 1, ..effort })?;
                Weighed { best, turn: 1, played: shot.after }
            }
            None => weigh(&*state, seat, &played, &effort)?,
        };
        let (before, after) = (self.scale.hope(weighed.best.value), self.scale.hope(weighed.played));
        let quick = Effort::of_nodes(self.budget.quick);
        let about = About::of(&*state, seat, &played, &weighed, (before, after), &quick);
        let mut best = weighed.best.line;
        best.truncate(weighed.turn);
        Some(Turning { at, seat, played, best, before, after, about })
    }
}

/// A move that asks for skill: nobody knows before what will come of it.
struct Shot {
    /// What the position is worth to whoever shoots, before it.
    before: i32,
    /// And when the discs have come to rest.
    after: i32,
}

impl Shot {
    fn of(choice: &Choice) -> Option<Shot> {
        let [action] = &choice.played[..] else { return None };
        choice.state.aim(action)?;
        let tree = choice.state.tree(choice.seat)?;
        let side = tree.side();
        let mut after = choice.state.boxed();
        after.play(action).ok()?;
        let value = match after.outcome() {
            Some(outcome) => ended(&outcome, choice.seat).unwrap_or_default(),
            None => {
                let next = after.to_move().iter().next()?;
                after.tree(next)?.value()[side]
            }
        };
        Some(Shot { before: tree.value()[side], after: value })
    }
}
