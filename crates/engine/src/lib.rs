//! The engine: it chooses a move in a position of any game.
//!
//! [`think`] looks at the tree that a [`State`] gives of itself ([`Tree`]) and knows nothing else of a game:
//! no typed text, no private talk, no dice before they are thrown. Its effort is counted in nodes and in
//! their work, never in time: the same position, effort and seed give the same move on every machine.
#![cfg_attr(not(test), forbid(unsafe_code))]

pub mod contest;
#[cfg(test)]
mod dear;
mod effort;
mod horizon;
pub mod lessons;
pub mod puzzles;
pub mod review;
mod search;
mod table;
#[cfg(test)]
mod tests;
mod turns;

pub use effort::{CHARACTERS, Character, Effort, LEVELS, Level};

use liege_game::{Event, Game, Outcome, Seat, State, Step, Tree, Turn, WIN, mixed};
use search::Search;

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move, in canonical notation.
    pub action: String,
    /// The move's value to the seat that asked, in hundredths of the game's least piece.
    pub value: i32,
    /// The number of moves, of all players together, after which the game is won by force (negative: lost),
    /// if the search saw that.
    pub forced: Option<i32>,
    /// The depth, in moves, to which all moves were searched.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The work done, in listed moves ([`liege_game::Node::price`]).
    pub work: u64,
    /// The expected line, beginning with this move, in canonical notation.
    pub line: Vec<String>,
}

/// Callbacks that accompany a long search.
pub struct Watch<'a> {
    /// Says whether to break off. The result found until then counts.
    pub stop: &'a dyn Fn() -> bool,
    /// Gets the current result each time the search has gone one move deeper.
    pub tell: &'a mut dyn FnMut(&Thought),
}

/// The best of the moves that a seat may make now; `None` if there are none, or all are excluded.
pub fn think(state: &dyn State, seat: Seat, effort: &Effort) -> Option<Thought> {
    think_watched(state, seat, effort, &mut Watch { stop: &|| false, tell: &mut |_| {} })
}

/// Like [`think`], with callbacks that watch it and can stop it.
pub fn think_watched(
    state: &dyn State,
    seat: Seat,
    effort: &Effort,
    watch: &mut Watch<'_>,
) -> Option<Thought> {
    let mut tree = state.tree(seat)?;
    let roots = Root::all(state, &mut *tree, seat, effort);
    match &roots[..] {
        [] => None,
        // There is only one move, so nothing to decide.
        [only] => Some(Thought {
            action: only.action.clone(),
            value: tree.value()[tree.side()],
            forced: None,
            depth: 0,
            nodes: 0,
            work: 0,
            line: vec![only.action.clone()],
        }),
        _ if tree.beam() > 0 => turns::best(tree, &roots, effort, watch),
        _ => Search::new(tree, effort, watch).best(roots),
    }
}

/// A comparison of the played move with the best one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The best line.
    pub best: Thought,
    /// The number of moves at the beginning of its line that belong to the seat's own turn.
    pub turn: usize,
    /// The value of the played move to the seat.
    pub played: i32,
}

/// Finds a seat's best move and values the moves that it has made in its turn (one, where a turn is one
/// move); `None` if there was no choice, or there were too few nodes.
pub fn weigh(state: &dyn State, seat: Seat, played: &[String], effort: &Effort) -> Option<Weighed> {
    let mut tree = state.tree(seat)?;
    let roots = Root::all(state, &mut *tree, seat, effort);
    let mut steps = Vec::new();
    tree.list(&mut steps);
    if steps.len() < 2 {
        return None;
    }
    let mut watch = Watch { stop: &|| false, tell: &mut |_| {} };
    if tree.beam() > 0 {
        return turns::weigh(tree, &roots, effort, &mut watch, played);
    }
    let first = played.first()?;
    let own = match roots.iter().find(|root| root.action == *first) {
        Some(root) => root.clone(),
        // A player who broke an agreement chose that as well.
        None => Root::plain(*steps.iter().find(|step| tree.action(step.index) == *first)?),
    };
    let mut search = Search::new(tree, effort, &mut watch);
    let best = search.best(roots)?;
    let played = if best.action == own.action { best.value } else { search.weigh(&own, best.depth)? };
    Some(Weighed { best, turn: 1, played })
}

/// The value of a position to a seat, whoever is to move, in hundredths of the game's least piece; 0 while a
/// draw of chance is due. In games of three sides all others answer, whatever the effort says.
pub fn worth(game: &dyn Game, state: &dyn State, seat: Seat, effort: &Effort) -> i32 {
    let effort = &Effort { of_three: None, ..effort.clone() };
    if let Some(outcome) = state.outcome() {
        return ended(&outcome, seat).unwrap_or_default();
    }
    let moving = state.to_move();
    let mover = if moving.contains(seat) { Some(seat) } else { moving.iter().next() };
    let Some((mover, tree)) = mover.and_then(|mover| Some((mover, state.tree(mover)?))) else { return 0 };
    if mover != seat && tree.sides() > 2 {
        return if_others_wait(tree, seat.index(), effort);
    }
    let team = |seat: Seat| game.seats().get(seat.index()).map(|info| info.team);
    let value = think(state, mover, effort).map_or(0, |thought| thought.value);
    if team(mover) == team(seat) { value } else { -value }
}

/// The value of a position to a seat of a game of three sides that is not to move. One opponent's gain is not
/// this seat's loss there, so the others pass, and the seat's own moves are searched.
fn if_others_wait(mut tree: Box<dyn Tree>, side: usize, effort: &Effort) -> i32 {
    let mut waited = 0;
    while tree.over().is_none() && tree.side() != side && waited < tree.sides() && tree.pass() {
        waited += 1;
    }
    let stands = tree.over().unwrap_or_else(|| tree.value())[side];
    if tree.over().is_some() || tree.side() != side {
        return stands;
    }
    let mut steps = Vec::new();
    tree.list(&mut steps);
    let roots = steps.into_iter().map(Root::plain).collect();
    let mut watch = Watch { stop: &|| false, tell: &mut |_| {} };
    let thought = Search::new(tree, effort, &mut watch).best(roots);
    thought.map_or(stands, |thought| thought.value)
}

/// The material that a seat could win from another if it were to move, in hundredths of the game's least
/// piece; 0 in games of two sides.
#[must_use]
pub fn menace(state: &dyn State, by: Seat, of: Seat) -> i32 {
    let mover = state.to_move().iter().next();
    let tree = mover.and_then(|mover| state.tree(mover));
    tree.map_or(0, |tree| tree.menace(by.index(), of.index()))
}

/// The value of an outcome to a seat; `None` if nobody has won.
fn ended(outcome: &Outcome, seat: Seat) -> Option<i32> {
    let own = outcome.points.get(seat.index());
    match (own == outcome.points.iter().max(), own == outcome.points.iter().min()) {
        (true, true) => None,
        (true, false) => Some(WIN),
        (false, true) => Some(-WIN),
        (false, false) => Some(0),
    }
}

/// A move that the engine may choose.
#[derive(Clone, Debug)]
struct Root {
    step: Step,
    action: String,
    /// An amount added to the searched value: the character's taste, and a weak player's error.
    bias: i32,
    /// The value, if the table already knows it: the move ends the game, or repeats a position.
    known: Option<i32>,
    score: i32,
}

impl Root {
    /// A move that the search alone judges.
    fn plain(step: Step) -> Root {
        Root { step, action: String::new(), bias: 0, known: None, score: 0 }
    }

    fn all(state: &dyn State, tree: &mut dyn Tree, seat: Seat, effort: &Effort) -> Vec<Root> {
        let mut steps = Vec::new();
        tree.list(&mut steps);
        let key = mixed(&(effort.seed, tree.key()));
        let mut faithless = Vec::new();
        let mut roots: Vec<Root> = steps
            .iter()
            .filter_map(|step| {
                let action = tree.action(step.index);
                if effort.without.contains(&action) {
                    return None;
                }
                let Seen { known, breaks } = Seen::of(state, seat, &action, effort);
                let noise = mixed(&(key, step.tag)) % (2 * u64::from(effort.noise.unsigned_abs()) + 1);
                let taste = step.stake.gain.min(1000) * effort.character.takes / 100;
                let price = if breaks { effort.character.word.unwrap_or_default() } else { 0 };
                let bias = noise as i32 - effort.noise + taste - price;
                let root = Root { step: *step, action, bias, known, score: 0 };
                if breaks && effort.character.word.is_none() {
                    faithless.push(root);
                    return None;
                }
                Some(root)
            })
            .collect();
        if roots.is_empty() {
            // Only moves that break an agreement are left.
            roots = faithless;
        }
        // Equally promising moves are tried in an order that the seed decides.
        roots.sort_by_key(|root| (-root.step.stake.gain, mixed(&(key, root.step.tag, 1_u8))));
        roots
    }
}

/// Facts about a move that the table knows without a search.
struct Seen {
    /// The value, if the move decides it at once.
    known: Option<i32>,
    /// Whether it breaks an agreement of the seat.
    breaks: bool,
}

impl Seen {
    fn of(state: &dyn State, seat: Seat, action: &str, effort: &Effort) -> Seen {
        let drawn = -effort.character.draws;
        if state.returns(action) {
            return Seen { known: Some(drawn), breaks: false };
        }
        let unknown = Seen { known: None, breaks: false };
        // In games of dexterity the result isn't known beforehand.
        if state.aim(action).is_some() {
            return unknown;
        }
        let mut after = state.boxed();
        let Ok(events) = after.play(action) else { return unknown };
        let broken =
            |event: &Event| event.news.as_ref().is_some_and(|news| news.turn == Turn::Broken { by: seat });
        // The win takes this one move.
        let value = |outcome| ended(&outcome, seat).unwrap_or(drawn).clamp(1 - WIN, WIN - 1);
        Seen { known: after.outcome().map(value), breaks: events.iter().any(broken) }
    }
}

/// The number of moves to the end of the game that a value stands for, if it means a decided game.
fn forced(value: i32) -> Option<i32> {
    let left = WIN - value.abs();
    (left < 1000).then_some(left * value.signum())
}

#[cfg(test)]
liege_testing::install!(liege_games::house());
