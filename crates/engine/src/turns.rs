//! The search for games whose turns are several moves: it follows a beam of beginnings to the ends of the
//! turn, and judges each whole turn by the best reply.

use super::search::Search;
use super::{Effort, Root, Thought, Watch, Weighed, forced};
use liege_game::{Step, Tree, WIN, mixed};

/// The greatest depth, in moves, to which a reply is searched.
const DEEPEST: u32 = 12;

/// The least work that is spent on finding whole turns, if there are so many: a turn of many moves takes more
/// than the lower levels spend on anything else.
pub(super) const WHOLE: u64 = 1_000_000;

/// The beginning of a turn.
#[derive(Clone, Debug)]
struct Beginning {
    moves: Vec<Step>,
    score: i32,
    key: u64,
}

/// The best turn of those that begin with one of these moves.
pub(super) fn best(
    tree: Box<dyn Tree>,
    roots: &[Root],
    effort: &Effort,
    watch: &mut Watch<'_>,
) -> Option<Thought> {
    let mut search = Search::new(tree, effort, watch);
    let whole = whole_turns(&mut search, roots, effort);
    judge(&mut search, roots, whole, effort).map(|(thought, _)| thought)
}

/// The best turn, and the value of the played one; `None` if the played moves are not a whole turn.
pub(super) fn weigh(
    tree: Box<dyn Tree>,
    roots: &[Root],
    effort: &Effort,
    watch: &mut Watch<'_>,
    played: &[String],
) -> Option<Weighed> {
    let side = tree.side();
    let mut search = Search::new(tree, effort, watch);
    let moves = found(&mut search, played)?;
    let known = roots.iter().find(|root| root.action == played[0])?.known.filter(|_| moves.len() == 1);
    let (mut open, mut own) = (Vec::new(), Vec::new());
    step(&mut search, &moves, known, side, &mut open, &mut own);
    let own = own.pop()?;
    let whole = whole_turns(&mut search, roots, effort);
    let (best, depth) = judge(&mut search, roots, whole, effort)?;
    let mut value = own.score;
    if value.abs() < WIN - 1 {
        search.go_on();
        for depth in 0..=depth {
            let found = answered(&mut search, &own, depth, None);
            if search.is_stopped() {
                break;
            }
            value = found;
        }
    }
    let turn = best.line.len();
    // A turn that only the player found keeps the value of the played line.
    let value = if best.line == played { best.value } else { value };
    Some(Weighed { best, turn, played: value })
}

/// The steps of these moves in canonical notation.
fn found(search: &mut Search<'_, '_>, played: &[String]) -> Option<Vec<Step>> {
    let (mut moves, mut steps) = (Vec::new(), Vec::new());
    for action in played {
        search.tree.list(&mut steps);
        let Some(step) = steps.iter().find(|step| search.tree.action(step.index) == *action) else { break };
        search.tree.make(step.index);
        moves.push(*step);
    }
    back(search, &moves);
    (moves.len() == played.len()).then_some(moves)
}

/// The whole turns that are worth judging.
fn whole_turns(search: &mut Search<'_, '_>, roots: &[Root], effort: &Effort) -> Vec<Beginning> {
    let tree = &search.tree;
    let (side, width) = (tree.side(), (tree.beam() as u32 * effort.depth.min(4) / 4).max(2) as usize);
    let most = search.work() + search.most().max(WHOLE);
    let (mut open, mut whole) = (Vec::new(), Vec::new());
    for root in roots {
        step(search, &[root.step], root.known, side, &mut open, &mut whole);
    }
    let mut steps = Vec::new();
    while !open.is_empty() {
        open.sort_by_key(|beginning: &Beginning| (-beginning.score, mixed(&(effort.seed, beginning.key))));
        open.dedup_by_key(|beginning| beginning.key);
        open.truncate(width);
        for (place, beginning) in std::mem::take(&mut open).into_iter().enumerate() {
            // The best beginning is followed to the end of the turn in any case.
            if place > 0 && search.work() >= most {
                break;
            }
            go(search, &beginning.moves);
            search.tree.list(&mut steps);
            back(search, &beginning.moves);
            for next in &steps {
                let moves = [&beginning.moves[..], &[*next]].concat();
                step(search, &moves, None, side, &mut open, &mut whole);
            }
        }
    }
    whole
}

fn go(search: &mut Search<'_, '_>, moves: &[Step]) {
    let mut steps = Vec::new();
    for step in moves {
        search.tree.list(&mut steps);
        search.tree.make(step.index);
        search.nodes += 1;
    }
}

fn back(search: &mut Search<'_, '_>, moves: &[Step]) {
    for _ in moves {
        search.tree.back();
    }
}

/// Sorts the results of these moves into the beginnings and the whole turns.
fn step(
    search: &mut Search<'_, '_>,
    moves: &[Step],
    known: Option<i32>,
    side: usize,
    open: &mut Vec<Beginning>,
    whole: &mut Vec<Beginning>,
) {
    go(search, moves);
    let tree = &search.tree;
    let over = known.or_else(|| tree.over().map(|worth| worth[side]));
    let goes_on = over.is_none() && tree.side() == side;
    let score = over.unwrap_or_else(|| tree.value()[side]);
    let beginning = Beginning { moves: moves.to_vec(), score, key: tree.key() };
    if goes_on {
        open.push(beginning);
    } else {
        whole.push(beginning);
    }
    back(search, moves);
}

/// Judges whole turns by the best reply to each, with increasing depth, as long as there are nodes. Also
/// returns the depth to which all of them were searched.
fn judge(
    search: &mut Search<'_, '_>,
    roots: &[Root],
    mut whole: Vec<Beginning>,
    effort: &Effort,
) -> Option<(Thought, u32)> {
    whole.sort_by_key(|turn| (-turn.score, mixed(&(effort.seed, turn.key))));
    whole.dedup_by_key(|turn| turn.key);
    let mut value = whole.first()?.score;
    let mut deep = 0;
    for depth in 0..effort.depth.min(DEEPEST) {
        let mut best: Option<i32> = None;
        for index in 0..whole.len() {
            let turn = &whole[index];
            let bias = roots.iter().find(|root| root.step.tag == turn.moves[0].tag)?.bias;
            let known = turn.score.abs() >= WIN - 1;
            let found =
                if known { turn.score } else { answered(search, turn, depth, best.map(|best| best - bias)) };
            if search.is_stopped() && !known {
                break;
            }
            let score = if found.abs() >= WIN - 1000 { found } else { found + bias };
            if best.is_none_or(|best| score > best) {
                (best, value) = (Some(score), found);
                // The others keep their order.
                whole[..=index].rotate_right(1);
            }
        }
        if search.is_stopped() {
            break;
        }
        deep = depth;
        if value.abs() >= WIN - 1000 {
            break;
        }
    }
    let turn = whole.into_iter().next()?;
    let (mut line, mut steps) = (Vec::new(), Vec::new());
    for step in &turn.moves {
        search.tree.list(&mut steps);
        line.push(search.tree.action(step.index));
        search.tree.make(step.index);
    }
    back(search, &turn.moves);
    let (depth, nodes, work) = (turn.moves.len() as u32, search.nodes, search.work());
    let thought =
        Thought { action: line.first()?.clone(), value, forced: forced(value), depth, nodes, work, line };
    search.tell(&thought);
    Some((thought, deep))
}

/// The value of a whole turn, if it is more than `floor`.
fn answered(search: &mut Search<'_, '_>, turn: &Beginning, depth: u32, floor: Option<i32>) -> i32 {
    go(search, &turn.moves);
    let value = search.answered(depth as i32, floor.unwrap_or(-WIN));
    back(search, &turn.moves);
    value
}
