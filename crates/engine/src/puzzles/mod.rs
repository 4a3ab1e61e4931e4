//! Puzzles: positions of played games in which exactly one move wins.
//!
//! They are data in the game's folder (`puzzles/<game>.jsonl`). `liege-dev puzzles` makes them ([`make`]);
//! tests check them against the rules.

pub mod make;
mod proof;
#[cfg(test)]
mod tests;

pub use proof::{Only, Proof};

use crate::{Effort, think};
use liege_game::{self as game, Entry, Game, Options, Outcome, Refusal, Seat, State, Tree, mixed};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The number of positions searched to judge a move outside the stored line.
const LOOK: u64 = 300_000;
/// The number of positions searched to find the answer to a wrong move.
const GLANCE: u64 = 3_000;

/// The task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Task {
    /// Mate, which ends the game.
    Mate,
    /// Win the game in another way.
    Win,
    /// Put one of several opponents out of the game.
    Fall,
    /// Win more material than is lost.
    Capture,
}

/// A position with a task that has one solution.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its position string.
    pub position: String,
    /// The id of the seat that has to solve it.
    pub seat: String,
    /// The task.
    pub task: Task,
    /// The number of moves of that seat's side in the solution.
    pub moves: u32,
    /// The solution with all players' moves, in canonical notation.
    pub line: Vec<String>,
    /// The number of positions the engine searches before it finds the solution: a measure of difficulty.
    pub nodes: u64,
}

/// The judgement of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The puzzle is solved.
    Solved,
    /// Right so far. These moves of the other players follow.
    GoesOn(Vec<String>),
    /// The answer is wrong.
    Wrong,
}

/// The puzzles of a game, the easiest first; empty if it has none.
#[must_use]
pub fn of(game: &dyn Game) -> &'static [Puzzle] {
    static READ: OnceLock<BTreeMap<&str, Vec<Puzzle>>> = OnceLock::new();
    let read = READ.get_or_init(|| {
        let line = |game: &str, line: &str| match serde_json::from_str(line) {
            Ok(puzzle) => Some(puzzle),
            Err(error) => {
                // The data is at fault, and a test finds that; the other puzzles still work.
                tracing::error!(game, %error, "a puzzle can't be read");
                None
            }
        };
        let read = |text: &str, game: &str| text.lines().filter_map(|text| line(game, text)).collect();
        liege_game::entries()
            .iter()
            .map(|Entry { game, puzzles, .. }| (game.id(), read(puzzles, game.id())))
            .collect()
    });
    read.get(game.id()).map_or(&[], Vec::as_slice)
}

/// The games that have puzzles.
pub fn games() -> impl Iterator<Item = &'static dyn Game> {
    game::all().iter().copied().filter(|game| !of(*game).is_empty())
}

/// The puzzle with this id, and its place among the puzzles of its game.
#[must_use]
pub fn by_id(game: &dyn Game, id: &str) -> Option<(usize, &'static Puzzle)> {
    of(game).iter().enumerate().find(|(_, puzzle)| puzzle.id() == id)
}

impl Puzzle {
    /// The puzzle's id: it stays unchanged as long as the position does.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{:08x}", mixed(&self.position) as u32)
    }

    /// The puzzle's position after these actions.
    ///
    /// # Errors
    /// The game's refusal: of an action that can't be played or, where the data is wrong, of the position.
    pub fn after(&self, game: &dyn Game, played: &[String]) -> Result<Box<dyn State>, Refusal> {
        let options = Options::check(game.options(), [("", ""); 0]).unwrap_or_default();
        let mut state = game.start(&options, Some(&self.position))?;
        for action in played {
            state.play(action)?;
        }
        Ok(state)
    }

    /// The seat that has to solve it.
    #[must_use]
    pub fn solver(&self, game: &dyn Game) -> Seat {
        let place = game.seats().iter().position(|info| info.id == self.seat);
        Seat(place.unwrap_or_default() as u8)
    }

    /// The seat that answers in a position of the solution: the solver, or an ally.
    #[must_use]
    pub fn answers(&self, game: &dyn Game, state: &dyn State) -> Seat {
        let solver = self.solver(game);
        let moving = state.to_move();
        let allied = moving.iter().find(|seat| is_allied(game, *seat, solver));
        if moving.contains(solver) { solver } else { allied.unwrap_or(solver) }
    }

    /// Judges these actions as an answer, after the right actions already `played`. Any forced win in the
    /// required number of moves is right, also one outside the stored line.
    #[must_use]
    pub fn verdict(&self, game: &dyn Game, played: &[String], actions: &[String]) -> Verdict {
        let all = [played, actions].concat();
        let solver = self.solver(game);
        let Ok(after) = self.after(game, &all) else { return Verdict::Wrong };
        let is_line = !actions.is_empty() && self.line.starts_with(&all);
        match self.task {
            Task::Capture | Task::Fall => {
                return if is_line { Verdict::Solved } else { Verdict::Wrong };
            }
            Task::Mate | Task::Win => {}
        }
        match after.outcome() {
            Some(outcome) if has_won(&outcome, solver) => Verdict::Solved,
            Some(_) => Verdict::Wrong,
            None if is_line => Verdict::GoesOn(self.replies(game, after, all.len())),
            None => self.proven(game, after, self.moves.saturating_sub(self.made(game, &all))),
        }
    }

    /// The other players' moves in the stored line from this place, until the solver's side is to move.
    fn replies(&self, game: &dyn Game, mut state: Box<dyn State>, from: usize) -> Vec<String> {
        let solver = self.solver(game);
        let mut replies = Vec::new();
        for action in &self.line[from..] {
            if state.actor(action).is_none_or(|actor| is_allied(game, actor, solver))
                || state.play(action).is_err()
            {
                break;
            }
            replies.push(action.clone());
        }
        replies
    }

    /// Judges an answer outside the stored line: whether it still wins within `left` moves, and which moves
    /// follow.
    fn proven(&self, game: &dyn Game, mut state: Box<dyn State>, left: u32) -> Verdict {
        let mut follows = Vec::new();
        loop {
            let Some((mut tree, me)) = self.tree(game, &*state) else { return Verdict::Wrong };
            if Proof::new(&mut *tree, me, LOOK).wins(left) != Some(true) {
                return Verdict::Wrong;
            }
            // A move of an ally, or a further move within one turn, counts as the solver's own.
            let Some(reply) = Proof::new(&mut *tree, me, LOOK).defence(left) else { break };
            if state.play(&reply).is_err() {
                return Verdict::Wrong;
            }
            // Moves of the other players may end the game.
            if state.outcome().is_some_and(|outcome| has_won(&outcome, self.solver(game))) {
                return Verdict::Solved;
            }
            follows.push(reply);
        }
        Verdict::GoesOn(follows)
    }

    /// The reply to a wrong move, as far as a quick search finds one; `None` if there is none.
    #[must_use]
    pub fn answered(&self, game: &dyn Game, played: &[String], action: &str) -> Option<String> {
        let before = self.after(game, played).ok()?;
        let mut state = before.boxed();
        state.play(action).ok()?;
        // The players whose turn this move brings: on another board somebody may have been to move all the
        // time.
        let moving = state.to_move();
        let mover = moving.iter().find(|seat| !before.to_move().contains(*seat))?;
        let others = state.chance().is_empty() && !is_allied(game, mover, self.solver(game));
        let thought = think(&*state, mover, &Effort::of_nodes(GLANCE)).filter(|_| others)?;
        Some(thought.action)
    }

    /// The next action of the solution; `None` if the puzzle is solved, or the actions have left the
    /// solution.
    #[must_use]
    pub fn next(&self, game: &dyn Game, played: &[String]) -> Option<String> {
        if self.line.starts_with(played) {
            return self.line.get(played.len()).cloned();
        }
        let state = self.after(game, played).ok()?;
        let (mut tree, me) = self.tree(game, &*state)?;
        Proof::new(&mut *tree, me, LOOK).quickest(self.moves.saturating_sub(self.made(game, played)))
    }

    /// The number of these actions that belong to the solver's side.
    fn made(&self, game: &dyn Game, actions: &[String]) -> u32 {
        let Ok(mut state) = self.after(game, &[]) else { return 0 };
        let solver = self.solver(game);
        let mut made = 0;
        for action in actions {
            made += u32::from(state.actor(action).is_some_and(|actor| is_allied(game, actor, solver)));
            if state.play(action).is_err() {
                break;
            }
        }
        made
    }

    /// The tree of a position of the solution, and the solver's side in it; `None` while a draw of chance is
    /// due.
    fn tree(&self, game: &dyn Game, state: &dyn State) -> Option<(Box<dyn Tree>, usize)> {
        let start = self.after(game, &[]).ok()?;
        let me = start.tree(self.solver(game))?.side();
        let mover = state.to_move().iter().next()?;
        let own = self.answers(game, state);
        let tree = state.tree(if state.to_move().contains(own) { own } else { mover })?;
        Some((tree, me))
    }
}

/// Whether two seats win together.
pub fn is_allied(game: &dyn Game, one: Seat, other: Seat) -> bool {
    let team = |seat: Seat| game.seats().get(seat.index()).map(|info| info.team);
    team(one) == team(other)
}

/// Whether a seat has won alone.
pub fn has_won(outcome: &Outcome, seat: Seat) -> bool {
    let own = outcome.points.get(seat.index());
    !outcome.drawn && own == outcome.points.iter().max() && own != outcome.points.iter().min()
}
