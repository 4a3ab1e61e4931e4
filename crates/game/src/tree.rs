//! A game as engines see it: the tree of its moves, small and quick, without any text.
//!
//! A game defines the [`Node`] of its tree: a plain value with moves and an evaluation. [`Line`] is the way
//! from a position down its tree, for all games alike; [`Tree`] is an engine's view of it.

use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// The value of a won game; the values of undecided positions are between minus a quarter and plus a quarter
/// of it.
pub const WIN: i32 = 30_000;

/// The value of a position for each side, in hundredths of a pawn (or of the game's least piece). With two
/// sides the two values are opposite; with three, each value is the side's lead over the average of the
/// others.
pub type Worth = [i32; 3];

/// The worth for two sides, from the value for the first.
#[must_use]
pub const fn between_two(value: i32) -> Worth {
    [value, -value, 0]
}

/// The gain and the risk of a move, in the unit of [`Worth`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stake {
    /// The immediate gain: the captured piece and the promotion. 0: a quiet move.
    pub gain: i32,
    /// The value of the moving piece.
    pub risk: i32,
}

/// A position in the tree of a game. A side is a group that wins together: one seat, or a team.
pub trait Node: Clone + Debug + Send + 'static {
    /// A move.
    type Move: Clone + Debug + Hash + Send;

    /// The number of sides: two or three.
    fn sides(&self) -> usize {
        2
    }

    /// The side to move now, or after the draw of chance that is due.
    fn side(&self) -> usize;

    /// The legal moves.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// Lists the moves that gain something, if the game can find them faster than all moves and captures are
    /// not compulsory; else returns `false` and lists nothing.
    fn captures(&self, _into: &mut Vec<Self::Move>) -> bool {
        false
    }

    /// Makes a move.
    fn make(&mut self, mv: &Self::Move);

    /// The gain and the risk of a move.
    fn stake(&self, mv: &Self::Move) -> Stake;

    /// The number of equally likely draws of chance before the next move; 0: none.
    fn chance(&self) -> usize {
        0
    }

    /// Makes one of these draws.
    fn draw(&mut self, _index: usize) {}

    /// The end of the game, as far as it is known without looking for moves.
    fn over(&self) -> Option<Worth>;

    /// The result if there is no move.
    fn stuck(&self) -> Worth;

    /// The static value of the position.
    fn value(&self) -> Worth;

    /// A hash. Positions share it only if the same play follows from them (apart from the counters that lead
    /// to a draw).
    fn key(&self) -> u64;

    /// Whether the side to move is in check.
    fn is_check(&self) -> bool {
        false
    }

    /// Passes the turn: in games of two sides where a pass hardly ever helps anybody, and in games of three.
    fn pass(&mut self) -> bool {
        false
    }

    /// The material that one side could win from another if it were to move, in games of three sides.
    fn menace(&self, by: usize, of: usize) -> i32 {
        let _ = (by, of);
        0
    }

    /// Whether a repeated position brings no progress.
    fn recurs(&self) -> bool {
        true
    }

    /// The number of beginnings of a turn that are followed, in games whose turns have many moves; 0 in
    /// others.
    fn beam(&self) -> usize {
        0
    }

    /// The number of quick nodes that take as long as one node of this game.
    fn weight(&self) -> u64 {
        1
    }

    /// Lists the legal moves, and returns the work of it: the number of moves, or the number of steps in
    /// games where most work comes before the moves.
    fn list(&self, into: &mut Vec<Self::Move>) -> u64 {
        let before = into.len();
        self.moves(into);
        (into.len() - before) as u64
    }

    /// The work of searching this position, apart from its list: making the move and evaluating. The unit is
    /// one listed move.
    fn price(&self) -> u64 {
        20
    }

    /// The largest work of a node with its list in usual play. A position where a node takes more gets fewer
    /// nodes.
    fn usual(&self) -> u64 {
        60
    }

    /// A move in canonical notation.
    fn action(&self, mv: &Self::Move) -> String;
}

/// A move of a [`Tree`] in its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its place in the list.
    pub index: u16,
    /// A tag that tells it from other moves, in other positions too.
    pub tag: u32,
    /// The gain and the risk.
    pub stake: Stake,
}

/// A game's tree, and a place in it. Each method does the work of [`Node`] for that place.
#[expect(missing_docs, reason = "as in Node")]
pub trait Tree: Debug + Send {
    /// Lists the moves here.
    fn list(&mut self, into: &mut Vec<Step>);
    /// Lists the moves that gain something, if there is a quick way to find them; else all moves. Returns
    /// whether it listed all.
    fn list_captures(&mut self, into: &mut Vec<Step>) -> bool;
    /// Goes down by a move of the list made here.
    fn make(&mut self, index: u16);
    /// Goes down by a draw.
    fn draw(&mut self, index: usize);
    /// Goes down by a pass, if the game permits it.
    fn pass(&mut self) -> bool;
    /// Goes up again.
    fn back(&mut self);
    /// A move of the list made here, in canonical notation.
    fn action(&self, index: u16) -> String;
    fn sides(&self) -> usize;
    fn side(&self) -> usize;
    fn chance(&self) -> usize;
    fn over(&self) -> Option<Worth>;
    fn stuck(&self) -> Worth;
    fn value(&self) -> Worth;
    fn key(&self) -> u64;
    fn is_check(&self) -> bool;
    fn menace(&self, by: usize, of: usize) -> i32;
    fn recurs(&self) -> bool;
    /// The keys of positions before the root, as far as they could repeat ([`Line::after`]).
    fn past(&self) -> &[u64];
    fn beam(&self) -> usize;
    fn weight(&self) -> u64;
    fn usual(&self) -> u64;
    /// The work done in the tree so far: lists, and evaluations of positions.
    fn work(&self) -> u64;
}

/// The way from a position down its tree.
#[derive(Debug)]
pub struct Line<N: Node> {
    /// The positions, each with its listed moves. Those beyond `depth` are only kept as memory.
    way: Vec<(N, Vec<N::Move>)>,
    depth: usize,
    past: Vec<u64>,
    work: u64,
}

impl<N: Node> Line<N> {
    /// The tree below a position.
    pub fn new(node: N) -> Line<N> {
        Line { way: vec![(node, Vec::new())], depth: 0, past: Vec::new(), work: 0 }
    }

    /// This tree, after positions with these keys.
    #[must_use]
    pub fn after(self, past: &[u64]) -> Line<N> {
        Line { past: past.to_vec(), ..self }
    }

    fn here(&self) -> &N {
        &self.way[self.depth].0
    }

    fn go(&mut self, node: N) {
        self.depth += 1;
        self.work += node.price();
        match self.way.get_mut(self.depth) {
            Some(place) => place.0 = node,
            None => self.way.push((node, Vec::new())),
        }
    }
}

impl<N: Node> Tree for Line<N> {
    fn list(&mut self, into: &mut Vec<Step>) {
        let (node, moves) = &mut self.way[self.depth];
        moves.clear();
        self.work += node.list(moves);
        steps(node, moves, into);
    }

    fn list_captures(&mut self, into: &mut Vec<Step>) -> bool {
        let (node, moves) = &mut self.way[self.depth];
        moves.clear();
        let is_all = !node.captures(moves);
        self.work += if is_all { node.list(moves) } else { moves.len() as u64 };
        steps(node, moves, into);
        is_all
    }

    fn make(&mut self, index: u16) {
        let (node, moves) = &self.way[self.depth];
        let mut next = node.clone();
        next.make(&moves[usize::from(index)]);
        self.go(next);
    }

    fn draw(&mut self, index: usize) {
        let mut next = self.here().clone();
        next.draw(index);
        self.go(next);
    }

    fn pass(&mut self) -> bool {
        let mut next = self.here().clone();
        let passed = next.pass();
        if passed {
            self.go(next);
        }
        passed
    }

    fn back(&mut self) {
        self.depth -= 1;
    }

    fn action(&self, index: u16) -> String {
        let (node, moves) = &self.way[self.depth];
        node.action(&moves[usize::from(index)])
    }

    fn sides(&self) -> usize {
        self.here().sides()
    }

    fn side(&self) -> usize {
        self.here().side()
    }

    fn chance(&self) -> usize {
        self.here().chance()
    }

    fn over(&self) -> Option<Worth> {
        self.here().over()
    }

    fn stuck(&self) -> Worth {
        self.here().stuck()
    }

    fn value(&self) -> Worth {
        self.here().value()
    }

    fn key(&self) -> u64 {
        self.here().key()
    }

    fn is_check(&self) -> bool {
        self.here().is_check()
    }

    fn menace(&self, by: usize, of: usize) -> i32 {
        self.here().menace(by, of)
    }

    fn recurs(&self) -> bool {
        self.here().recurs()
    }

    fn past(&self) -> &[u64] {
        &self.past
    }

    fn beam(&self) -> usize {
        self.here().beam()
    }

    fn weight(&self) -> u64 {
        self.here().weight()
    }

    fn usual(&self) -> u64 {
        self.here().usual()
    }

    fn work(&self) -> u64 {
        self.work
    }
}

/// The moves listed at a node, as steps.
fn steps<N: Node>(node: &N, moves: &[N::Move], into: &mut Vec<Step>) {
    into.clear();
    into.extend((0..).zip(moves.iter()).map(|(index, mv)| Step {
        index,
        tag: mixed(mv) as u32,
        stake: node.stake(mv),
    }));
}

/// A hash of any value, equal on every machine and in every version of the compiler.
#[inline]
pub fn mixed(what: &(impl Hash + ?Sized)) -> u64 {
    let mut mix = Mix(0x9e37_79b9_7f4a_7c15);
    what.hash(&mut mix);
    mix.finish()
}

struct Mix(u64);

impl Mix {
    #[inline]
    fn add(&mut self, number: u64) {
        let product = u128::from(self.0 ^ number) * 0xa076_1d64_78bd_642f_u128;
        self.0 = (product as u64) ^ ((product >> 64) as u64);
    }
}

impl Hasher for Mix {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut number = [0; 8];
            number[..part.len()].copy_from_slice(part);
            self.add(u64::from_le_bytes(number));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.add(number as u64);
        self.add((number >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add(number as u64);
    }
}
