//! A player that is no person: what to play in a position, of all games.
//!
//! [`think`] looks at the tree that a [`State`] gives of itself ([`Tree`]) and knows nothing else of a game: nothing that
//! people type, no private talk, no throw before it is thrown. What it may look at is counted in nodes, never in time: the
//! same position, effort and seed give the same move on every machine.

pub mod contest;
mod effort;
mod search;
mod table;
#[cfg(test)]
mod tests;
mod turns;

pub use effort::{CHARACTERS, Character, Effort, LEVELS, Level};

use crate::game::{Game, Outcome, Seat, State, Step, Tree, WIN, mixed};
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
            line: vec![only.action.clone()],
        }),
        _ if tree.beam() > 0 => turns::best(tree, &roots, effort, watch),
        _ => Search::new(tree, effort, watch).best(roots),
    }
}

/// What a position is worth to a seat, whoever is to move, in hundredths of the game's least piece; 0 while chance has to
/// speak.
pub fn worth(game: &dyn Game, state: &dyn State, seat: Seat, effort: &Effort) -> i32 {
    if let Some(outcome) = state.outcome() {
        return ended(&outcome, seat).unwrap_or_default();
    }
    let moving = state.to_move();
    let mover = if moving.contains(seat) { Some(seat) } else { moving.iter().next() };
    let Some((mover, tree)) = mover.and_then(|mover| Some((mover, state.tree(mover)?))) else { return 0 };
    if mover != seat && tree.sides() > 2 {
        // What one of three gains, the others have not lost alike.
        return tree.value().get(seat.index()).copied().unwrap_or_default();
    }
    let team = |seat: Seat| game.seats().get(seat.index()).map(|info| info.team);
    let value = think(state, mover, effort).map_or(0, |thought| thought.value);
    if team(mover) == team(seat) { value } else { -value }
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
    fn all(state: &dyn State, tree: &mut dyn Tree, seat: Seat, effort: &Effort) -> Vec<Root> {
        let mut steps = Vec::new();
        tree.list(&mut steps);
        let key = mixed(&(effort.seed, tree.key()));
        let mut roots: Vec<Root> = steps
            .iter()
            .filter_map(|step| {
                let action = tree.action(step.index);
                if effort.without.contains(&action) {
                    return None;
                }
                let known = known(state, seat, &action, effort);
                let noise = mixed(&(key, step.tag)) % (2 * u64::from(effort.noise.unsigned_abs()) + 1);
                let taste = step.stake.gain.min(1000) * effort.character.takes / 100;
                let bias = noise as i32 - effort.noise + taste;
                Some(Root { step: *step, action, bias, known, score: 0 })
            })
            .collect();
        // What looks alike is tried in an order that the seed decides.
        roots.sort_by_key(|root| (-root.step.stake.gain, mixed(&(key, root.step.tag, 1_u8))));
        roots
    }
}

/// What a move comes to at the table, where that is seen at once.
fn known(state: &dyn State, seat: Seat, action: &str, effort: &Effort) -> Option<i32> {
    if state.returns(action) {
        return Some(-effort.character.draws);
    }
    // In games of dexterity nobody knows before.
    if state.aim(action).is_some() {
        return None;
    }
    let mut after = state.boxed();
    after.play(action).ok()?;
    let value = ended(&after.outcome()?, seat).unwrap_or(-effort.character.draws);
    // It takes this one move.
    Some(value.clamp(1 - WIN, WIN - 1))
}

/// In how many moves a value is reached that means a decided game.
fn forced(value: i32) -> Option<i32> {
    let left = WIN - value.abs();
    (left < 1000).then_some(left * value.signum())
}
