//! The turning points of a game: the moves that cost their player the most hope of winning, and the better
//! moves.
//!
//! A review walks through a game once and judges every choice quickly. It then searches those that seem to
//! have cost most for longer. The effort is counted in nodes, so that one game always gives one review. Draws
//! of chance, talk, and moves without an alternative are not choices.

mod about;
mod outlook;
#[cfg(test)]
mod tests;

pub use about::About;

use super::{Effort, Weighed, ended, think, weigh};
use liege_game::{Game, Seat, State};
use outlook::Scale;

/// The largest number of turning points told.
const MOST: usize = 3;
/// The least cost of a turning point, in thousandths of hope.
const LEAST: i32 = 100;
/// The number of choices that are searched a second time, and the least cost they must seem to have.
const AGAIN: usize = 8;
const SUSPECT: i32 = 60;

/// Node budgets: for the quick looks of a whole game, for one quick look at most and at least, and for one
/// long look.
const QUICK_ALL: u64 = 6_000_000;
const QUICK: (u64, u64) = (2_000, 40_000);
const LONG: u64 = 600_000;

/// An action of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The action in canonical notation.
    pub action: String,
    /// The move that was asked for, where a table's options let hands tremble: this is what the player chose.
    pub asked: Option<String>,
}

/// The number of nodes for a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Quick nodes for every choice.
    pub quick: u64,
    /// Quick nodes for each choice that seems to have cost most.
    pub long: u64,
}

impl Budget {
    /// The usual budget for a game of this many actions.
    #[must_use]
    pub fn of(actions: usize) -> Budget {
        Budget { quick: (QUICK_ALL / actions.max(1) as u64).clamp(QUICK.0, QUICK.1), long: LONG }
    }
}

/// A choice by which the game turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The index of its action in the game, from 0; for a turn of several moves, that of the first.
    pub at: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// The chosen move, or the moves of the chosen turn, in canonical notation.
    pub played: Vec<String>,
    /// The better choice, in canonical notation.
    pub best: Vec<String>,
    /// The seat's hope before the choice, in thousandths of a won game.
    pub before: i32,
    /// The seat's hope after the choice, in thousandths of a won game.
    pub after: i32,
    /// The reason.
    pub about: About,
}

/// A choice to be judged.
#[derive(Debug)]
struct Choice {
    at: usize,
    seat: Seat,
    state: Box<dyn State>,
    played: Vec<String>,
    loss: i32,
}

/// A review in progress, step by step.
#[derive(Debug)]
pub struct Review {
    plies: Vec<Ply>,
    budget: Budget,
    scale: Scale,
    state: Box<dyn State>,
    at: usize,
    /// A turn of several moves that is not complete yet.
    turn: Option<Choice>,
    /// The choices to be searched again, the least costly first.
    suspects: Vec<Choice>,
    again: usize,
    found: Vec<Turning>,
}

impl Review {
    /// Begins the review of a game that started from this position with these actions.
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

    /// The number of steps done, and the number of all steps.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let again = if self.at < self.plies.len() { AGAIN } else { self.again + self.suspects.len() };
        (self.at + self.again, self.plies.len() + again)
    }

    /// Whether the next step takes long: other users of the thread can go first.
    #[must_use]
    pub fn lingers(&self) -> bool {
        self.at >= self.plies.len()
    }

    /// Judges the next action, or a suspect again; `false` when nothing is left.
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
        // Where two cost the same, the earlier one counts.
        self.found.sort_by_key(|turning| (turning.after - turning.before, turning.at));
        self.found.truncate(MOST);
        self.found.sort_by_key(|turning| turning.at);
        self.found
    }

    /// Plays an action; if it was a choice, judges it quickly.
    fn walk(&mut self, ply: &Ply) {
        let chosen = ply.asked.as_ref().unwrap_or(&ply.action);
        let choice = self.choice(chosen);
        let before = self.state.boxed();
        if self.state.play(&ply.action).is_err() {
            // A table has played all of these actions, so a refusal can't happen.
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

    /// The seat that made an action, and whether the action is one of a turn of several; `None` if it was not
    /// a choice.
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

    /// Judges a choice quickly, and keeps it if it seems to be among the costliest.
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

    /// Judges a choice with many nodes.
    fn turning(&self, choice: Choice) -> Option<Turning> {
        let effort = Effort::of_nodes(self.budget.long);
        let shot = Shot::of(&choice);
        let Choice { at, seat, state, played, .. } = choice;
        let weighed = match shot {
            // A shot is judged by its real result, against the hope before it.
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

/// A move of dexterity: nobody knows its result beforehand.
struct Shot {
    /// The position's value to the player before the shot.
    before: i32,
    /// The value when the discs have come to rest.
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
