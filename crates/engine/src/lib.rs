//! A player that is no person: what to play in a position, of all games.
//!
//! [`think`] looks at the tree that a [`State`] gives of itself ([`Tree`]) and knows nothing else of a game: nothing that
//! people type, no private talk, no throw before it is thrown. What it may look at is counted in nodes and in their work, never in
//! time: the same position, effort and seed give the same move on every machine.
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

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move, in canonical notation.
    pub action: String,
    /// What it is worth to the seat that asked, in hundredths of the game's least piece.
    pub value: i32,
    /// In how many moves, of all players together, the game is won by force (negative: lost), if that was seen.
    pub forced: Option<i32>,
    /// How far all moves were looked at.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How much work that was, in moves that are listed ([`liege_game::Node::price`]).
    pub work: u64,
    /// What is expected to be played, this move first, in canonical notation.
    pub line: Vec<String>,
}

/// What accompanies a long thought.
pub struct Watch<'a> {
    /// Whether to break off. What was found until then counts.
    pub stop: &'a dyn Fn() -> bool,
    /// Is told what was found whenever the search has gone one move deeper.
    pub tell: &'a mut dyn FnMut(&Thought),
}

/// What a seat does best, of the moves that it may make now; `None` if there are none, or all are excluded.
pub fn think(state: &dyn State, seat: Seat, effort: &Effort) -> Option<Thought> {
    think_watched(state, seat, effort, &mut Watch { stop: &|| false, tell: &mut |_| {} })
}

/// The same, with somebody watching.
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
        // Nothing to decide.
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

/// What was played somewhere, beside what is best there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// What is best.
    pub best: Thought,
    /// How many moves of its line are the seat's turn.
    pub turn: usize,
    /// What was played is worth so much to the seat.
    pub played: i32,
}

/// What a seat does best, and what the moves of its turn that it has made are worth (one, where a turn is one move);
/// `None` where there was nothing to choose, or too few nodes.
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
        // Who has broken their word has chosen that as well.
        None => Root::plain(*steps.iter().find(|step| tree.action(step.index) == *first)?),
    };
    let mut search = Search::new(tree, effort, &mut watch);
    let best = search.best(roots)?;
    let played = if best.action == own.action { best.value } else { search.weigh(&own, best.depth)? };
    Some(Weighed { best, turn: 1, played })
}

/// What a position is worth to a seat, whoever is to move, in hundredths of the game's least piece; 0 while chance has to
/// speak. Of three sides all others answer, whatever the effort says.
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

/// What a position is worth to one of three sides that is not to move. What one of the others gains it has not lost alike:
/// so the others let their turns pass, and what it could do then is looked at.
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

/// What a seat could win from another if it were to move, in the same unit; 0 in games of two sides.
#[must_use]
pub fn menace(state: &dyn State, by: Seat, of: Seat) -> i32 {
    let mover = state.to_move().iter().next();
    let tree = mover.and_then(|mover| state.tree(mover));
    tree.map_or(0, |tree| tree.menace(by.index(), of.index()))
}

/// What an end is worth to a seat; `None`: nobody has won.
fn ended(outcome: &Outcome, seat: Seat) -> Option<i32> {
    let own = outcome.points.get(seat.index());
    match (own == outcome.points.iter().max(), own == outcome.points.iter().min()) {
        (true, true) => None,
        (true, false) => Some(WIN),
        (false, true) => Some(-WIN),
        (false, false) => Some(0),
    }
}

/// A move that may be chosen.
#[derive(Clone, Debug)]
struct Root {
    step: Step,
    action: String,
    /// What is added to what the search says of it: character, and what a weak player overlooks.
    bias: i32,
    /// What it comes to if the table knows more than the tree: it ends the game, or a position comes again.
    known: Option<i32>,
    score: i32,
}

impl Root {
    /// A move that is judged by nothing but the search.
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
            // Nothing else is left to it.
            roots = faithless;
        }
        // What looks alike is tried in an order that the seed decides.
        roots.sort_by_key(|root| (-root.step.stake.gain, mixed(&(key, root.step.tag, 1_u8))));
        roots
    }
}

/// What the table knows of a move at once.
struct Seen {
    /// What it comes to, if that is decided with it.
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
        // In games of dexterity nobody knows before.
        if state.aim(action).is_some() {
            return unknown;
        }
        let mut after = state.boxed();
        let Ok(events) = after.play(action) else { return unknown };
        let broken =
            |event: &Event| event.news.as_ref().is_some_and(|news| news.turn == Turn::Broken { by: seat });
        // It takes this one move.
        let value = |outcome| ended(&outcome, seat).unwrap_or(drawn).clamp(1 - WIN, WIN - 1);
        Seen { known: after.outcome().map(value), breaks: events.iter().any(broken) }
    }
}

/// In how many moves a value is reached that means a decided game.
fn forced(value: i32) -> Option<i32> {
    let left = WIN - value.abs();
    (left < 1000).then_some(left * value.signum())
}

#[cfg(test)]
liege_testing::install!(liege_games::house());
