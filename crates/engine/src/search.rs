//! The search: alpha-beta with iterative deepening. A draw of chance counts as its expected value. With three
//! sides, the side that asks assumes that the others play against it: both of them, or the one with the
//! better answer, while the other passes (the best-reply search of M. P. D. Schadd and M. H. M. Winands,
//! 2011), so that each of its own moves is followed by one.

use super::horizon::{Horizon, less};
use super::table::{Bound, Entry, Table};
use super::{Effort, Root, Thought, Watch, forced};
use liege_game::{Stake, Step, Tree, WIN, Worth};

/// The greatest search depth.
const DEEPEST: usize = 100;
/// Values beyond this are wins, counted from the root.
const DECIDED: i32 = WIN - 1000;
/// Larger than any value.
const INFINITE: i32 = WIN + 1000;
/// A pass in place of a move: the third side answers instead.
const PASS: Step = Step { index: u16::MAX, tag: u32::MAX, stake: Stake { gain: 0, risk: 0 } };
/// The rank of a pass in the order of moves: after the captures.
const LEAVING: i32 = 1 << 28;
/// Mixed into a position's key once an answer was given, to keep the two cases apart.
const REPLIED: u64 = 0x5bd1_e995_9d1b_58d7;
/// The number of different tags in the history table.
const TAGS: usize = 1 << 12;
/// The least surplus of a capture, beyond the taken piece, that keeps it from being left out.
const MARGIN: i32 = 150;

/// A search in progress.
pub(super) struct Search<'a, 'w> {
    pub(super) tree: Box<dyn Tree>,
    effort: &'a Effort,
    watch: &'a mut Watch<'w>,
    /// The side that asks.
    me: usize,
    pub(super) nodes: u64,
    budget: u64,
    /// The largest amount of work.
    most: u64,
    /// The work done in the tree before this search began.
    before: u64,
    stopped: bool,
    /// Whether only one of the other sides answers each move of the side that asks.
    one_answers: bool,
    /// Whether that answer was given.
    replied: bool,
    table: Table,
    killers: Vec<[u32; 2]>,
    history: Vec<i32>,
    /// The keys of the positions on the way to this one, with those of the game itself.
    way: Vec<u64>,
    /// A list of moves for each ply.
    lists: Vec<Vec<(i32, Step)>>,
    steps: Vec<Step>,
}

impl<'a, 'w> Search<'a, 'w> {
    pub(super) fn new(tree: Box<dyn Tree>, effort: &'a Effort, watch: &'a mut Watch<'w>) -> Search<'a, 'w> {
        let of_three = effort.of_three.filter(|_| tree.sides() > 2);
        let ((budget, most), before) = (allowance(effort, &*tree), tree.work());
        // A claimed forced win must hold whatever positions came before, so such a search does not look at
        // the past.
        let way = if of_three.is_some() { tree.past().to_vec() } else { Vec::new() };
        Search {
            me: tree.side(),
            one_answers: of_three.is_some(),
            replied: false,
            tree,
            effort,
            watch,
            nodes: 0,
            budget,
            most,
            before,
            stopped: false,
            table: Table::of(budget),
            killers: vec![[0; 2]; DEEPEST + 1],
            history: vec![0; 2 * TAGS],
            way,
            lists: vec![Vec::new(); DEEPEST + 1],
            steps: Vec::new(),
        }
    }

    /// Finds the best of these moves of the root position.
    pub(super) fn best(&mut self, mut roots: Vec<Root>) -> Option<Thought> {
        let mut found = None;
        self.way.push(self.tree.key());
        for depth in 1..=self.effort.depth.min(DEEPEST as u32 / 2) {
            let complete = self.deepen(&mut roots, depth as i32);
            let best = roots.first()?;
            let thought = self.thought(best, if complete { depth } else { depth - 1 });
            if complete {
                self.tell(&thought);
            }
            found = Some(thought);
            let decided = best.score.abs() >= DECIDED && WIN - best.score.abs() <= depth as i32;
            if !complete || decided {
                break;
            }
        }
        found
    }

    /// The value of one move, to the depth at which the best one was searched, or as far as as many nodes
    /// again reach.
    pub(super) fn weigh(&mut self, root: &Root, depth: u32) -> Option<i32> {
        if root.known.is_some() {
            return root.known;
        }
        self.go_on();
        let mut value = None;
        // The table still has the earlier results, so shallower depths cost next to nothing.
        for depth in 1..=depth.max(1) {
            let found = self.child(root.step, depth as i32 - 1, -INFINITE, INFINITE, 0);
            if self.stopped {
                break;
            }
            value = Some(found);
        }
        value
    }

    /// The largest amount of work.
    pub(super) fn most(&self) -> u64 {
        self.most
    }

    /// The amount of work done.
    pub(super) fn work(&self) -> u64 {
        self.tree.work() - self.before
    }

    /// Grants as many nodes and as much work again.
    pub(super) fn go_on(&mut self) {
        self.budget = self.budget.saturating_add(self.nodes);
        self.most = self.most.saturating_add(self.work());
        self.stopped = false;
    }

    /// Searches each move to this depth and puts the best in front. Returns whether it could finish all of
    /// them.
    fn deepen(&mut self, roots: &mut [Root], depth: i32) -> bool {
        let mut best = -INFINITE;
        let mut seen = 0;
        for index in 0..roots.len() {
            let Root { step, bias, known, .. } = roots[index];
            let score = match known {
                Some(known) => known,
                // The first move is searched in full, the others only to see if they are better.
                None if best == -INFINITE => self.child(step, depth - 1, -INFINITE, INFINITE, 0),
                None => {
                    let floor = best - bias;
                    let scout = self.child(step, depth - 1, floor, floor + 1, 0);
                    let is_better = scout > floor && !self.stopped;
                    if is_better { self.child(step, depth - 1, floor, INFINITE, 0) } else { scout }
                }
            };
            if self.stopped && known.is_none() {
                break;
            }
            seen = index + 1;
            let decided = score.abs() >= DECIDED;
            let score = if decided { score } else { score + bias };
            roots[index].score = score;
            if score > best {
                best = score;
                // The other moves keep their order.
                roots[..=index].rotate_right(1);
            }
        }
        seen == roots.len()
    }

    fn thought(&mut self, best: &Root, depth: u32) -> Thought {
        let value = if best.score.abs() >= DECIDED { best.score } else { best.score - best.bias };
        let mut line = vec![best.action.clone()];
        self.list();
        self.tree.make(best.step.index);
        let mut deep = 1;
        while !self.one_answers && line.len() < 12 && self.tree.chance() == 0 && self.tree.over().is_none() {
            let Some(entry) = self.table.get(self.tree.key()).filter(|entry| entry.tag != 0) else { break };
            self.list();
            let Some(step) = self.steps.iter().find(|step| step.tag == entry.tag) else { break };
            line.push(self.tree.action(step.index));
            self.tree.make(step.index);
            deep += 1;
        }
        for _ in 0..deep {
            self.tree.back();
        }
        Thought {
            action: best.action.clone(),
            value,
            forced: forced(value).filter(|_| !self.one_answers),
            depth,
            nodes: self.nodes,
            work: self.work(),
            line,
        }
    }

    fn list(&mut self) {
        let mut steps = std::mem::take(&mut self.steps);
        self.tree.list(&mut steps);
        self.steps = steps;
    }

    /// Lists the captures, or all moves. Returns whether the list is complete.
    fn list_captures(&mut self) -> bool {
        let mut steps = std::mem::take(&mut self.steps);
        let is_all = self.tree.list_captures(&mut steps);
        self.steps = steps;
        is_all
    }

    fn is_mine(&self) -> bool {
        self.tree.side() == self.me
    }

    /// A value for the side to move, as in a game of two: the side that asks, and everybody else.
    fn seen(&self, worth: Worth) -> i32 {
        if self.is_mine() { worth[self.me] } else { -worth[self.me] }
    }

    /// The value of an end for the side to move: a sooner end counts more.
    fn end(&self, worth: Worth, ply: usize) -> i32 {
        let value = self.seen(worth);
        if value == 0 { self.drawn() } else { value - value.signum() * ply as i32 }
    }

    fn drawn(&self) -> i32 {
        if self.is_mine() { -self.effort.character.draws } else { self.effort.character.draws }
    }

    fn is_out(&mut self) -> bool {
        if self.nodes >= self.budget
            || self.work() >= self.most
            || self.nodes.is_multiple_of(512) && (self.watch.stop)()
        {
            self.stopped = true;
        }
        self.stopped
    }

    /// The value of a move to the side that makes it.
    fn child(&mut self, step: Step, depth: i32, alpha: i32, beta: i32, ply: usize) -> i32 {
        let (mine, replied) = (self.is_mine(), self.replied);
        self.go(step);
        let value = self.below(mine, depth, alpha, beta, ply + 1);
        self.tree.back();
        self.replied = replied;
        value
    }

    /// Makes a move or a pass; the caller has to restore [`Search::replied`].
    fn go(&mut self, step: Step) {
        if step == PASS {
            self.tree.pass();
        } else {
            // A side in check has to react to it, also where another one answers.
            self.replied = self.one_answers && !self.is_mine() && (self.replied || !self.tree.is_check());
            self.tree.make(step.index);
        }
        self.nodes += 1;
    }

    /// The value if the side to move passes, because an answer was given; `deep`: the depth in captures, if
    /// only captures are searched.
    fn rest(&mut self, depth: i32, alpha: i32, beta: i32, ply: usize, deep: Option<usize>) -> i32 {
        self.go(PASS);
        let is_out = !self.is_mine() && self.tree.over().is_none();
        let value = match deep {
            // The side that asks is out of the game.
            _ if is_out => -self.tree.value()[self.me],
            None => self.below(false, depth, alpha, beta, ply + 1),
            Some(deep) => self.below_quiet(false, alpha, beta, ply + 1, deep),
        };
        self.tree.back();
        value
    }

    /// Whether another side is to answer, and may leave the answer to the third.
    fn may_leave_it(&mut self) -> bool {
        if self.is_mine() || self.tree.is_check() || !self.tree.pass() {
            return false;
        }
        let is_others = !self.is_mine();
        self.tree.back();
        is_others
    }

    /// The value of this position to the side that asked, if it is more than `floor`.
    pub(super) fn answered(&mut self, depth: i32, floor: i32) -> i32 {
        self.below(true, depth, floor, INFINITE, 1)
    }

    /// Whether the search was broken off.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Reports a result to the watcher.
    pub(super) fn tell(&mut self, thought: &Thought) {
        (self.watch.tell)(thought);
    }

    /// The value of this position to the side that asks (`mine`), or to the others.
    fn below(&mut self, mine: bool, depth: i32, alpha: i32, beta: i32, ply: usize) -> i32 {
        if self.is_mine() == mine {
            self.search(depth, alpha, beta, ply)
        } else {
            -self.search(depth, -beta, -alpha, ply)
        }
    }

    fn search(&mut self, depth: i32, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        if self.is_out() {
            return 0;
        }
        if let Some(worth) = self.tree.over() {
            return self.end(worth, ply);
        }
        if self.tree.chance() > 0 {
            return self.expected(depth, ply);
        }
        if self.replied && !self.is_mine() && !self.tree.is_check() {
            return self.rest(depth, alpha, beta, ply, None);
        }
        let key = self.tree.key() ^ if self.replied && !self.is_mine() { REPLIED } else { 0 };
        if self.tree.recurs() && self.way.contains(&key) {
            return self.drawn();
        }
        if depth <= 0 || ply >= DEEPEST {
            return self.quiet(alpha, beta, ply, 0);
        }
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| i32::from(entry.depth) >= depth) {
            let value = from_here(entry.value, ply);
            let serves = match entry.bound {
                Bound::Exact => true,
                Bound::Least => value >= beta,
                Bound::Most => value <= alpha,
            };
            if serves {
                return value;
            }
        }
        let check = self.tree.is_check();
        if depth >= 3 && !check && self.tree.sides() == 2 && beta - alpha == 1 && beta.abs() < DECIDED {
            let value = self.tree.value();
            if self.seen(value) >= beta && self.tree.pass() {
                self.nodes += 1;
                self.way.push(key);
                let value = -self.search(depth - 3 - depth / 6, -beta, 1 - beta, ply + 1);
                self.way.pop();
                self.tree.back();
                if value >= beta && !self.stopped {
                    return if value >= DECIDED { beta } else { value };
                }
            }
        }
        let all = check || !self.one_answers;
        let near = if all { None } else { Horizon::of(depth, || self.seen(self.tree.value())) };
        if let Some(value) = near.and_then(|near| near.at_least(beta))
            && beta - alpha == 1
            && beta.abs() < DECIDED
        {
            return value;
        }
        self.list();
        if self.steps.is_empty() {
            let worth = self.tree.stuck();
            return self.end(worth, ply);
        }
        let first = known.map_or(0, |entry| entry.tag);
        let mut list = self.ordered(first, ply, false);
        if self.one_answers && !self.replied && self.may_leave_it() {
            list.push((if first == PASS.tag { i32::MAX } else { LEAVING }, PASS));
        }
        // A check and a single reply are searched one move deeper, within bounds.
        let more = i32::from((check || list.len() == 1) && ply < 40);
        let (before, mine) = (alpha, self.is_mine());
        let (mut best, mut best_tag) = (-INFINITE, 0);
        self.way.push(key);
        for tried in 0..list.len() {
            let step = next(&mut list, tried);
            let is_quiet = step.stake.gain == 0;
            let passes = step == PASS;
            let late = is_quiet && !passes && tried > 0;
            if let Some(near) = near.filter(|_| late && best > -DECIDED) {
                let most = near.at_most(alpha);
                if most.is_some() || tried > near.tries() {
                    // All the remaining moves are quiet too.
                    best = best.max(most.unwrap_or(best));
                    break;
                }
            }
            let less = if late && !check { less(self.one_answers, depth, tried) } else { 0 };
            let below = if passes { depth } else { depth - 1 + more };
            let mut value = if tried == 0 {
                self.child(step, below, alpha, beta, ply)
            } else {
                self.child(step, below - less, alpha, alpha + 1, ply)
            };
            if tried > 0 && value > alpha && (less > 0 || value < beta) {
                value = self.child(step, below, alpha, beta, ply);
            }
            if self.stopped {
                break;
            }
            if value > best {
                (best, best_tag) = (value, step.tag);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                if is_quiet && !passes {
                    self.remember(step.tag, depth, ply, mine);
                }
                break;
            }
        }
        self.way.pop();
        self.lists[ply] = list;
        if self.stopped {
            return 0;
        }
        let bound = match best {
            _ if best >= beta => Bound::Least,
            _ if best > before => Bound::Exact,
            _ => Bound::Most,
        };
        self.table.put(Entry { key, tag: best_tag, value: to_here(best, ply), depth: depth as i16, bound });
        best
    }

    /// The value of a position in which a draw of chance is due: the mean of all draws.
    fn expected(&mut self, depth: i32, ply: usize) -> i32 {
        let (draws, mine) = (self.tree.chance(), self.is_mine());
        let mut sum = 0;
        for index in 0..draws {
            self.tree.draw(index);
            self.nodes += 1;
            sum += self.below(mine, depth, -INFINITE, INFINITE, ply + 1);
            self.tree.back();
        }
        sum / draws as i32
    }

    /// The value when only captures are searched, until none is left.
    fn quiet(&mut self, mut alpha: i32, beta: i32, ply: usize, deep: usize) -> i32 {
        if self.is_out() {
            return 0;
        }
        if let Some(worth) = self.tree.over() {
            return self.end(worth, ply);
        }
        let worth = self.tree.value();
        let stands = self.seen(worth);
        if self.tree.chance() > 0 || ply >= DEEPEST || deep >= 12 {
            return stands;
        }
        let check = (deep < 2 || self.replied) && self.tree.is_check();
        if self.replied && !check && !self.is_mine() {
            return self.rest(0, alpha, beta, ply, Some(deep));
        }
        if !check && stands >= beta {
            return stands;
        }
        let is_all = if check {
            self.list();
            true
        } else {
            self.list_captures()
        };
        if is_all && self.steps.is_empty() {
            let worth = self.tree.stuck();
            return self.end(worth, ply);
        }
        // A side that must capture can't keep the position as it is.
        let bound = check || is_all && self.steps.iter().all(|step| step.stake.gain > 0);
        let mut list = self.ordered(0, ply, !bound);
        let mut best = if bound { -INFINITE } else { stands };
        alpha = alpha.max(best);
        for tried in 0..list.len() {
            let step = next(&mut list, tried);
            if !bound && stands + step.stake.gain + MARGIN < alpha {
                continue;
            }
            let (mine, replied) = (self.is_mine(), self.replied);
            self.go(step);
            let value = self.below_quiet(mine, alpha, beta, ply + 1, deep + 1);
            self.tree.back();
            self.replied = replied;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        self.lists[ply] = list;
        best
    }

    /// Like [`Search::below`], but for captures only.
    fn below_quiet(&mut self, mine: bool, alpha: i32, beta: i32, ply: usize, deep: usize) -> i32 {
        if self.is_mine() == mine {
            self.quiet(alpha, beta, ply, deep)
        } else {
            -self.quiet(-beta, -alpha, ply, deep)
        }
    }

    /// The listed moves, or those of them that gain material, each with its rank in the order of search.
    fn ordered(&mut self, first: u32, ply: usize, gaining: bool) -> Vec<(i32, Step)> {
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        let (killers, own) = (self.killers[ply], usize::from(self.is_mine()) * TAGS);
        let promise = |step: &Step| match step.stake {
            _ if step.tag == first && first != 0 => i32::MAX,
            stake if stake.gain > 0 => (1 << 28) + stake.gain * 16 - stake.risk,
            _ if killers[0] == step.tag => (1 << 27) + 1,
            _ if killers[1] == step.tag => 1 << 27,
            _ => self.history[own + step.tag as usize % TAGS],
        };
        let steps = self.steps.iter().filter(|step| !gaining || step.stake.gain > 0);
        list.extend(steps.map(|step| (promise(step), *step)));
        list
    }

    /// Remembers a quiet move that refuted a line.
    fn remember(&mut self, tag: u32, depth: i32, ply: usize, mine: bool) {
        let killers = &mut self.killers[ply];
        if killers[0] != tag {
            *killers = [tag, killers[0]];
        }
        let place = &mut self.history[usize::from(mine) * TAGS + tag as usize % TAGS];
        *place += depth * depth;
        if *place > 1 << 24 {
            self.history.iter_mut().for_each(|worth| *worth /= 2);
        }
    }
}

/// The largest numbers of nodes and of work. The work is what this many nodes take in usual play at most: so
/// nodes are what counts there, and no position takes longer.
pub(super) fn allowance(effort: &Effort, tree: &dyn Tree) -> (u64, u64) {
    let of_three = effort.of_three.filter(|_| tree.sides() > 2);
    let nodes = (of_three.unwrap_or(effort.nodes) / tree.weight()).max(20);
    (nodes, nodes.saturating_mul(tree.usual()))
}

/// Takes the most promising of the moves not yet tried.
fn next(list: &mut [(i32, Step)], tried: usize) -> Step {
    let mut best = tried;
    for index in tried + 1..list.len() {
        if list[index].0 > list[best].0 {
            best = index;
        }
    }
    list.swap(tried, best);
    list[tried].1
}

/// Turns a win counted from the root into one counted from this position.
fn to_here(value: i32, ply: usize) -> i32 {
    if value.abs() >= DECIDED { value + value.signum() * ply as i32 } else { value }
}

/// Turns a win counted from this position into one counted from the root.
fn from_here(value: i32, ply: usize) -> i32 {
    if value.abs() >= DECIDED { value - value.signum() * ply as i32 } else { value }
}
