//! A game as engines see it: the tree of its moves, small and quick, without a word.
//!
//! A game says what a [`Node`] of its tree is: a plain value with moves, and what it is worth. [`Line`] is the way
//! from a position down its tree, the same for all games; [`Tree`] is what an engine sees of it.

use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// What a won game is worth; all values of positions that are not decided lie between a quarter of it and its negative.
pub const WIN: i32 = 30_000;

/// What a position is worth to each side, in hundredths of a pawn (or of whatever is the least piece of the game). Of two
/// sides one has what the other lacks; of three, each has what it has more than the others on average.
pub type Worth = [i32; 3];

/// The same seen by the first of two sides.
#[must_use]
pub const fn between_two(value: i32) -> Worth {
    [value, -value, 0]
}

/// What a move takes, and what it puts at risk, in the same unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stake {
    /// What is won at once: what it takes, and what the piece becomes. 0: a quiet move.
    pub gain: i32,
    /// What moves.
    pub risk: i32,
}

/// A position in the tree of a game. Sides are those who win together: one seat, a team.
pub trait Node: Clone + Debug + Send + 'static {
    /// A move.
    type Move: Clone + Debug + Hash + Send;

    /// How many sides there are: two or three.
    fn sides(&self) -> usize {
        2
    }

    /// The side whose move it is, or will be once chance has spoken.
    fn side(&self) -> usize;

    /// The legal moves.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// Those of them that gain something, in games where they are found sooner than all, and where nobody has to take; `false`
    /// in others, with nothing listed.
    fn captures(&self, _into: &mut Vec<Self::Move>) -> bool {
        false
    }

    /// Makes one of them.
    fn make(&mut self, mv: &Self::Move);

    /// What a move is about.
    fn stake(&self, mv: &Self::Move) -> Stake;

    /// How many equally likely draws of chance come before the next move; 0: none.
    fn chance(&self) -> usize {
        0
    }

    /// One of these draws.
    fn draw(&mut self, _index: usize) {}

    /// The end, as far as it is seen without looking for moves.
    fn over(&self) -> Option<Worth>;

    /// What it means that there is no move.
    fn stuck(&self) -> Worth;

    /// What the position is worth.
    fn value(&self) -> Worth;

    /// A number that positions share only if the same follows from them (but for what is counted up to a draw).
    fn key(&self) -> u64;

    /// Whether the side to move is in check.
    fn is_check(&self) -> bool {
        false
    }

    /// Lets the turn pass: in games of two sides where hardly ever anybody gains by that, and in those of three.
    fn pass(&mut self) -> bool {
        false
    }

    /// What one side could win from another if it were to move, in games of three sides.
    fn menace(&self, by: usize, of: usize) -> i32 {
        let _ = (by, of);
        0
    }

    /// Whether a position that comes again leads nowhere.
    fn recurs(&self) -> bool {
        true
    }

    /// How many of the beginnings of a turn are followed, in games whose turns have many moves; 0 in others.
    fn beam(&self) -> usize {
        0
    }

    /// How many quick nodes take as long as one of this game.
    fn weight(&self) -> u64 {
        1
    }

    /// Lists the legal moves, and counts what was looked at for that: the moves, and in games where most of the work comes
    /// before them, its steps.
    fn list(&self, into: &mut Vec<Self::Move>) -> u64 {
        let before = into.len();
        self.moves(into);
        (into.len() - before) as u64
    }

    /// The work of a look at this position, beside that of its list: of coming here, and of finding what it is worth. The
    /// unit is a move that is listed.
    fn price(&self) -> u64 {
        20
    }

    /// The work of a node with its list where that takes the most in usual play. Positions in which it takes more are searched
    /// by as many nodes less.
    fn usual(&self) -> u64 {
        60
    }

    /// A move in canonical notation.
    fn action(&self, mv: &Self::Move) -> String;
}

/// A move of a [`Tree`] where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its place in the list.
    pub index: u16,
    /// What tells it from the other moves, in other positions too.
    pub tag: u32,
    /// What it is about.
    pub stake: Stake,
}

/// A game's tree, and a place in it. Each method is that of [`Node`] for that place.
#[expect(missing_docs, reason = "as in Node")]
pub trait Tree: Debug + Send {
    /// Lists the moves here.
    fn list(&mut self, into: &mut Vec<Step>);
    /// Lists the moves that gain something, if there is a quicker way to them; else all. Whether it is all.
    fn list_captures(&mut self, into: &mut Vec<Step>) -> bool;
    /// Goes down by a move of the list made here.
    fn make(&mut self, index: u16);
    /// Goes down by a draw.
    fn draw(&mut self, index: usize);
    /// Goes down by letting the turn pass, if that may be.
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
    /// The keys of positions before the one in which it begins, as far as they could come again ([`Line::after`]).
    fn past(&self) -> &[u64];
    fn beam(&self) -> usize;
    fn weight(&self) -> u64;
    fn usual(&self) -> u64;
    /// The work of all that was done in it so far: lists, and looks at positions.
    fn work(&self) -> u64;
}

/// The way from a position down its tree.
#[derive(Debug)]
pub struct Line<N: Node> {
    /// The positions, each with the moves that were listed there. Those beyond `depth` are memory.
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

    /// The same after positions that have these keys.
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

/// A number made of something, the same on every machine and in every version of the compiler.
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
