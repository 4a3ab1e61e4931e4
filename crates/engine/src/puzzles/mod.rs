//! Puzzles: positions of games that were played, in which one move wins, and no other.
//!
//! They are data in the game's folder (`puzzles/<game>.jsonl`). `liege-dev puzzles` makes them ([`make`]); tests hold them
//! against the rules.

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

/// How many positions are looked at, to judge a move that is not in the line.
const LOOK: u64 = 300_000;
/// How many, to say what answers a wrong move.
const GLANCE: u64 = 3_000;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Task {
    /// To mate, which ends the game.
    Mate,
    /// To win the game in another way.
    Win,
    /// To put one of several opponents out of the game.
    Fall,
    /// To win more than is lost.
    Capture,
}

/// A position, and the one thing that is to be done in it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its position string.
    pub position: String,
    /// Who is to find it, by the seat's id.
    pub seat: String,
    /// What it is.
    pub task: Task,
    /// In how many moves of that seat's side.
    pub moves: u32,
    /// The answer and how it goes on, in canonical notation, all players' moves.
    pub line: Vec<String>,
    /// How many positions an engine looks at before it finds the answer.
    pub nodes: u64,
}

/// How an answer is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is what was asked for: nothing is left to do.
    Solved,
    /// So far it is right. These moves of others follow.
    GoesOn(Vec<String>),
    /// It is something else.
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
                // A defect that a test finds; the others are there all the same.
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

/// The puzzle of an id, and its place among those of its game.
#[must_use]
pub fn by_id(game: &dyn Game, id: &str) -> Option<(usize, &'static Puzzle)> {
    of(game).iter().enumerate().find(|(_, puzzle)| puzzle.id() == id)
}

impl Puzzle {
    /// Its id, which stays as long as its position does.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{:08x}", mixed(&self.position) as u32)
    }

    /// Its position after these actions.
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

    /// Who is to find it.
    #[must_use]
    pub fn solver(&self, game: &dyn Game) -> Seat {
        let place = game.seats().iter().position(|info| info.id == self.seat);
        Seat(place.unwrap_or_default() as u8)
    }

    /// Who answers in a position that it leads to: the solver, or an ally.
    #[must_use]
    pub fn answers(&self, game: &dyn Game, state: &dyn State) -> Seat {
        let solver = self.solver(game);
        let moving = state.to_move();
        let allied = moving.iter().find(|seat| is_allied(game, *seat, solver));
        if moving.contains(solver) { solver } else { allied.unwrap_or(solver) }
    }

    /// How these actions are as an answer, after those `played` in which the answers so far were right: a win by force
    /// in as many moves as were asked for is right, however it is reached.
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

    /// What others play in its line from some place on, until the solver's side is to move.
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

    /// How an answer is that is not in its line: whether it still wins within `left` moves, and what follows it.
    fn proven(&self, game: &dyn Game, mut state: Box<dyn State>, left: u32) -> Verdict {
        let mut follows = Vec::new();
        loop {
            let Some((mut tree, me)) = self.tree(game, &*state) else { return Verdict::Wrong };
            if Proof::new(&mut *tree, me, LOOK).wins(left) != Some(true) {
                return Verdict::Wrong;
            }
            // An ally's move, and one more of a turn of several, are the solver's own.
            let Some(reply) = Proof::new(&mut *tree, me, LOOK).defence(left) else { break };
            if state.play(&reply).is_err() {
                return Verdict::Wrong;
            }
            // Whatever others do may end it.
            if state.outcome().is_some_and(|outcome| has_won(&outcome, self.solver(game))) {
                return Verdict::Solved;
            }
            follows.push(reply);
        }
        Verdict::GoesOn(follows)
    }

    /// What answers a wrong move, as far as that is seen at a glance; `None` where nothing does.
    #[must_use]
    pub fn answered(&self, game: &dyn Game, played: &[String], action: &str) -> Option<String> {
        let before = self.after(game, played).ok()?;
        let mut state = before.boxed();
        state.play(action).ok()?;
        // Whoever's turn has come by it: on another board somebody may have been to move all the time.
        let moving = state.to_move();
        let mover = moving.iter().find(|seat| !before.to_move().contains(*seat))?;
        let others = state.chance().is_empty() && !is_allied(game, mover, self.solver(game));
        let thought = think(&*state, mover, &Effort::of_nodes(GLANCE)).filter(|_| others)?;
        Some(thought.action)
    }

    /// What is played next on the way of the answer; `None` where nothing is left to do, or it was left.
    #[must_use]
    pub fn next(&self, game: &dyn Game, played: &[String]) -> Option<String> {
        if self.line.starts_with(played) {
            return self.line.get(played.len()).cloned();
        }
        let state = self.after(game, played).ok()?;
        let (mut tree, me) = self.tree(game, &*state)?;
        Proof::new(&mut *tree, me, LOOK).quickest(self.moves.saturating_sub(self.made(game, played)))
    }

    /// How many of these actions are of the solver's side.
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

    /// The tree of a position that it leads to, and which of its sides is the solver's; `None` where chance has to speak.
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

/// Whether a seat has won, and not others with it.
pub fn has_won(outcome: &Outcome, seat: Seat) -> bool {
    let own = outcome.points.get(seat.index());
    !outcome.drawn && own == outcome.points.iter().max() && own != outcome.points.iter().min()
}
