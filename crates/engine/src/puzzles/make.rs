//! Makes puzzles: plays games, well and badly, and looks for positions in which exactly one move wins.
//!
//! * A win by force is proven by a search of every move of every player ([`Proof`]). The engine, with
//!   [`FORCED`] nodes, must find no other move that wins by force.
//! * For a winning capture the answer must be worth [`MARGIN`] more than the best other move, both judged
//!   with [`JUDGED`] nodes; and the engine's expected line must win material of that value.
//! * The fall of an opponent is seen on the board: no other move of the position causes one.

use super::proof::{Only, Proof};
use super::{Puzzle, Task, has_won, is_allied};
use crate::contest::next;
use crate::{CHARACTERS, Effort, LEVELS, Thought, Watch, think, think_watched};
use liege_game::{Game, Options, Refusal, Seat, SeatSet, State, Tree, WIN, mixed};
use std::collections::{BTreeMap, BTreeSet};

/// The least lead of the answer over every other move, and the least gain, in hundredths of the game's least
/// piece.
pub const MARGIN: i32 = 150;
/// The number of quick nodes for judging the value of moves.
pub const JUDGED: u64 = 100_000;
/// The number of quick nodes with which the engine must find no other forced win.
pub const FORCED: u64 = 30_000;
/// The largest number of positions in one proof.
const PROVEN: u64 = 400_000;
/// The largest number of moves of a forced win.
const LONGEST: u32 = 5;
/// The effort of a first look at a position.
const GLANCE: Effort = Effort {
    nodes: 8_000,
    depth: 9,
    noise: 0,
    seed: 1,
    character: &CHARACTERS[0],
    without: Vec::new(),
    of_three: None,
};
/// The number of moves that count as a game's opening, where no puzzles are looked for.
const OPENING: u32 = 6;
/// The number of moves after which a game is abandoned.
const LONG: u32 = 250;
/// The least number of moves between two puzzles of one game, and the largest number of puzzles from one
/// game.
const APART: u32 = 8;
const OF_A_GAME: usize = 3;
/// The largest number of puzzles of a game with one and the same answer.
const ALIKE: usize = 2;

/// An order for puzzles.
#[derive(Clone, Copy)]
pub struct Asked {
    /// The game.
    pub game: &'static dyn Game,
    /// The number of puzzles.
    pub count: usize,
    /// The seed for everything that is left to chance.
    pub seed: u64,
    /// The highest level of the players, from 0 (random moves) to 5.
    pub level: u8,
    /// The largest number of games to play.
    pub games: u32,
}

/// The progress of making puzzles.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// The puzzle that was just found; `None` when a game is over.
    pub puzzle: Option<&'a Puzzle>,
    /// The number of puzzles found so far. More are looked for than were ordered, so that every sort is
    /// represented.
    pub puzzles: usize,
    /// The number of games played so far.
    pub games: u32,
}

/// Makes puzzles of a game, the easiest first: fewer than ordered, or none, if the games gave no more. It
/// calls `told` for each puzzle it finds and at the end of each game.
///
/// # Errors
/// When a move that the game listed as legal is refused: the game is broken.
pub fn make(asked: &Asked, told: &mut dyn FnMut(Found<'_>)) -> Result<Vec<Puzzle>, Refusal> {
    let options = Options::check(asked.game.options(), [("", ""); 0]).unwrap_or_default();
    let start = asked.game.start(&options, None)?;
    // In games of dexterity nobody can know a move's result beforehand.
    if start.patterned() {
        return Ok(Vec::new());
    }
    let mut pool = Pool::default();
    for number in 0..asked.games {
        if pool.is_rich(asked.count) {
            break;
        }
        played(asked, start.boxed(), number, &mut pool, told)?;
        told(Found { puzzle: None, puzzles: pool.found.len(), games: number + 1 });
    }
    Ok(pool.chosen(asked.count))
}

/// The puzzles found so far.
#[derive(Debug, Default)]
struct Pool {
    found: Vec<Puzzle>,
    positions: BTreeSet<String>,
    /// The number of puzzles with each answer.
    answers: BTreeMap<String, usize>,
}

impl Pool {
    fn add(&mut self, puzzle: Puzzle) -> bool {
        let answer = self.answers.entry(puzzle.line[0].clone()).or_default();
        if *answer >= ALIKE || !self.positions.insert(puzzle.position.clone()) {
            return false;
        }
        *answer += 1;
        self.found.push(puzzle);
        true
    }

    fn group(puzzle: &Puzzle) -> u32 {
        match puzzle.task {
            Task::Capture => 0,
            Task::Fall => 1,
            Task::Mate | Task::Win => puzzle.moves.min(3),
        }
    }

    /// Whether this many puzzles of several sorts can be chosen.
    fn is_rich(&self, count: usize) -> bool {
        let mut groups = BTreeMap::<u32, usize>::new();
        for puzzle in &self.found {
            *groups.entry(Pool::group(puzzle)).or_default() += 1;
        }
        let share = |most: usize| groups.values().map(|of| *of.min(&most)).sum::<usize>();
        share(count * 2 / 5) >= count || self.found.len() >= count * 3
    }

    /// Chooses this many: equal shares of each sort and each solver, as far as there are enough.
    fn chosen(self, count: usize) -> Vec<Puzzle> {
        let mut left = self.found;
        let mut chosen: Vec<Puzzle> = Vec::new();
        while chosen.len() < count && !left.is_empty() {
            let have = |is: &dyn Fn(&Puzzle) -> bool| chosen.iter().filter(|one| is(one)).count();
            let rarity = |puzzle: &Puzzle| {
                let sort = have(&|one| Pool::group(one) == Pool::group(puzzle));
                (sort, have(&|one| one.seat == puzzle.seat))
            };
            let place = (0..left.len()).min_by_key(|place| rarity(&left[*place])).unwrap_or_default();
            let puzzle = left.remove(place);
            chosen.push(puzzle);
        }
        chosen.sort_by_key(|puzzle| (puzzle.nodes, puzzle.moves, puzzle.position.clone()));
        chosen
    }
}

/// Plays a game, and adds the puzzles found in it.
fn played(
    asked: &Asked,
    mut state: Box<dyn State>,
    number: u32,
    pool: &mut Pool,
    told: &mut dyn FnMut(Found<'_>),
) -> Result<(), Refusal> {
    let lot = mixed(&(asked.seed, number));
    let level = |seat: Seat| {
        let team = asked.game.seats().get(seat.index()).map_or(0, |info| info.team);
        mixed(&(lot, team)) % (u64::from(asked.level) + 1)
    };
    let (mut actions, mut rested, mut found) = (0_u32, OPENING, 0);
    // One capture a game is enough: the ends of games are rarer, and the search would never reach them.
    let mut captured = false;
    // The value for the side that moved last, before its move and now.
    let mut before: Option<i32> = None;
    while state.outcome().is_none() && actions < LONG && found < OF_A_GAME {
        let seats = if state.chance().is_empty() { state.to_move() } else { SeatSet::EMPTY };
        if actions >= rested {
            for seat in seats.iter() {
                let taken =
                    before.is_some_and(|before| worth(&*state, seat).is_some_and(|now| now < before - 80));
                if let Some(puzzle) = puzzle(asked.game, &*state, seat, !taken && !captured) {
                    captured |= puzzle.task == Task::Capture;
                    if !pool.add(puzzle) {
                        continue;
                    }
                    told(Found { puzzle: pool.found.last(), puzzles: pool.found.len(), games: number });
                    (rested, found) = (actions + APART, found + 1);
                    break;
                }
            }
        }
        let lot = mixed(&(lot, actions));
        let action = next(&*state, lot, |seat| {
            let level = level(seat);
            // Every player makes a blunder now and then.
            let careless = mixed(&(lot, 2_u8)).is_multiple_of(6);
            if level == 0 || careless || actions < OPENING {
                return None;
            }
            let nodes = LEVELS[level as usize - 1].nodes.min(3_000);
            let effort = Effort::of_level(level as u8, lot).within(nodes);
            think(&*state, seat, &effort).map(|thought| thought.action)
        });
        let Some(action) = action else { break };
        before = seats.iter().next().and_then(|seat| Some(-worth(&*state, seat)?));
        state.play(&action)?;
        actions += 1;
    }
    Ok(())
}

/// The static value of the position to a seat that is to move.
fn worth(state: &dyn State, seat: Seat) -> Option<i32> {
    let tree = state.tree(seat)?;
    Some(tree.value()[tree.side()])
}

/// The puzzle that a position is for a seat, if it is one. `captures`: a winning capture counts as a puzzle;
/// not so just after a capture, where taking back is obvious.
fn puzzle(game: &'static dyn Game, state: &dyn State, seat: Seat, captures: bool) -> Option<Puzzle> {
    let position = state.position();
    let options = Options::check(game.options(), [("", ""); 0]).unwrap_or_default();
    let again = game.start(&options, Some(&position)).ok()?;
    // The puzzle must not depend on the moves before it.
    if again.position() != position || again.legal() != state.legal() || state.legal().len() < 4 {
        return None;
    }
    let state = &*again;
    let glance = think(state, seat, &GLANCE)?;
    let forced = glance.forced.is_some_and(|moves| moves > 0);
    let (task, moves, line) = if forced {
        won(state, seat)?
    } else if let Some(found) = fallen(game, state, seat) {
        found
    } else if captures && glance.value - worth(state, seat)? >= MARGIN {
        captured(game, state, seat, &glance.action)?
    } else {
        return None;
    };
    let nodes = found_after(state, seat, line.first()?);
    let seat = game.seats().get(seat.index())?.id.to_owned();
    Some(Puzzle { position, seat, task, moves, line, nodes })
}

/// The forced win, if exactly one move has it.
fn won(state: &dyn State, seat: Seat) -> Option<(Task, u32, Vec<String>)> {
    let mut tree = state.tree(seat)?;
    let me = tree.side();
    let Only::Move(index, moves) = Proof::new(&mut *tree, me, PROVEN).only(LONGEST) else { return None };
    let mut steps = Vec::new();
    tree.list(&mut steps);
    let action = tree.action(index);
    let without = Effort { without: vec![action.clone()], ..Effort::of_nodes(FORCED) };
    if think(state, seat, &without)?.forced.is_some_and(|moves| moves > 0) {
        return None;
    }
    let (mut state, mut line, mut left) = (state.boxed(), Vec::new(), moves);
    let mut mates = false;
    while state.outcome().is_none() {
        let mover = state.to_move().iter().next()?;
        let mut tree = state.tree(if line.is_empty() { seat } else { mover })?;
        let played = if line.is_empty() {
            action.clone()
        } else if tree.side() == me {
            Proof::new(&mut *tree, me, PROVEN).quickest(left)?
        } else {
            Proof::new(&mut *tree, me, PROVEN).defence(left)?
        };
        left = left.checked_sub(u32::from(tree.side() == me))?;
        mates = checks(&mut *tree, &played);
        state.play(&played).ok()?;
        line.push(played);
    }
    // The last move is the side's own: nobody else ends the game sooner.
    let won = left == 0 && has_won(&state.outcome()?, seat);
    won.then_some((if mates { Task::Mate } else { Task::Win }, moves, line))
}

/// Whether a move gives check to the next player to move.
fn checks(tree: &mut dyn Tree, action: &str) -> bool {
    let mut steps = Vec::new();
    tree.list(&mut steps);
    let Some(step) = steps.iter().find(|step| tree.action(step.index) == action) else { return false };
    tree.make(step.index);
    let checks = tree.is_check();
    tree.back();
    checks
}

/// The move after which an opponent is out of the game, if exactly one move does that.
fn fallen(game: &dyn Game, state: &dyn State, seat: Seat) -> Option<(Task, u32, Vec<String>)> {
    if game.seats().len() < 3 {
        return None;
    }
    let falls = |action: &String| {
        let mut after = state.boxed();
        let fallen = |after: &dyn State| {
            let gone = state.alive().iter().find(|seat| !after.alive().contains(*seat));
            gone.is_some_and(|gone| !is_allied(game, gone, seat))
        };
        state.actor(action) == Some(seat) && after.play(action).is_ok() && fallen(&*after)
    };
    let legal = state.legal();
    let mut found = legal.iter().filter(|action| falls(action));
    let only = found.next()?;
    found.next().is_none().then(|| (Task::Fall, 1, vec![only.clone()]))
}

/// The move that wins material, if exactly one does.
fn captured(
    game: &dyn Game,
    state: &dyn State,
    seat: Seat,
    glance: &str,
) -> Option<(Task, u32, Vec<String>)> {
    if state.tree(seat)?.beam() > 0 {
        return None;
    }
    // The cheaper checks come first.
    let before = worth(state, seat)?;
    for nodes in [JUDGED / 8, JUDGED] {
        let best = think(state, seat, &Effort::of_nodes(nodes))?;
        let without = Effort { without: vec![best.action.clone()], ..Effort::of_nodes(nodes) };
        let second = think(state, seat, &without)?;
        let decided = |value: i32| value.abs() > WIN - 1000;
        let margin = best.value - second.value.max(before - MARGIN);
        if best.action != glance || decided(best.value) || margin < MARGIN || best.value < before + MARGIN {
            return None;
        }
        if nodes == JUDGED {
            let line = brings_in(game, state, seat, &best.line)?;
            return Some((Task::Capture, 1, line));
        }
    }
    None
}

/// The beginning of a line after which the seat's side has won material and keeps it; `None` if it never has.
fn brings_in(game: &dyn Game, state: &dyn State, seat: Seat, line: &[String]) -> Option<Vec<String>> {
    let before = worth(state, seat)?;
    let (mut state, mut gained, mut takes) = (state.boxed(), Vec::new(), false);
    let me = state.tree(seat)?.side();
    for action in line {
        let mover = state.to_move().iter().next()?;
        let mut tree = state.tree(if gained.is_empty() { seat } else { mover })?;
        takes |= tree.side() == me && taken_by(&mut *tree, action) > 0;
        let own = state.actor(action).is_some_and(|actor| is_allied(game, actor, seat));
        state.play(action).ok()?;
        if state.outcome().is_some() || !state.chance().is_empty() {
            break;
        }
        let mover = state.to_move().iter().next()?;
        let gain = state.tree(mover)?.value()[me] - before;
        // Without a capture the side is better off, but has won nothing.
        gained.push((own, takes && gain >= MARGIN));
    }
    let kept =
        (0..gained.len()).find(|place| gained[*place].0 && gained[*place..].iter().all(|(_, has)| *has))?;
    Some(line[..=kept].to_vec())
}

/// The value of the pieces that a move takes.
fn taken_by(tree: &mut dyn Tree, action: &str) -> i32 {
    let mut steps = Vec::new();
    tree.list(&mut steps);
    let step = steps.iter().find(|step| tree.action(step.index) == action);
    step.map_or(0, |step| step.stake.gain)
}

/// The number of positions the engine has searched when it settles on this move.
fn found_after(state: &dyn State, seat: Seat, action: &str) -> u64 {
    let mut found: Option<u64> = None;
    let mut tell = |thought: &Thought| {
        found = if thought.action == action { found.or(Some(thought.nodes.max(1))) } else { None };
    };
    let effort = Effort::of_nodes(JUDGED);
    let last = think_watched(state, seat, &effort, &mut Watch { stop: &|| false, tell: &mut tell });
    let nodes = last.map_or(JUDGED, |last| last.nodes);
    found.unwrap_or(nodes)
}
