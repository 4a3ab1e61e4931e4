//! The moves of the pieces, and the test of their legality (rules page, 3 and 4).
//!
//! Moves are generated in sets. Hardly any piece can affect the safety of the King, and the others are not
//! tried out: `Safety` says which pieces shield it, and which moves may parry a check.

pub use super::movement::Move;

use super::attack::Field;
use super::board::{LOWER, MIDDLE, Plane, Planes, Square, UPPER, WHOLE, east, north, places, south, west};
use super::piece::{Kind, Side};
use super::position::{HeroReturn, Position};
use super::safety::Safety;
use super::steps::{AROUND, BESIDE, BESIDE_2, DIAGONAL, DIAGONAL_2, GRIFFON, KNIGHT, diagonal, straight};

/// Receives moves as they are generated.
pub(super) trait Sink {
    /// One piece may go to each of these places of a level.
    fn spread(&mut self, from: Square, level: usize, targets: Plane);

    /// Pieces may each go to one of these places of a level; the origin of each is this number of squares
    /// further.
    fn march(&mut self, level: usize, targets: Plane, back: i32);
}

/// Counts moves.
#[derive(Default)]
struct Count(u64);

impl Sink for Count {
    #[inline]
    fn spread(&mut self, _: Square, _: usize, targets: Plane) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline]
    fn march(&mut self, _: usize, targets: Plane, _: i32) {
        self.0 += u64::from(targets.count_ones());
    }
}

fn origin(to: Square, back: i32) -> Square {
    let index = (to.index() as i32 + back) as usize;
    Square::new(index / super::board::PLACES, index % super::board::PLACES)
}

impl Sink for Vec<Move> {
    #[inline]
    fn spread(&mut self, from: Square, level: usize, targets: Plane) {
        self.extend(places(targets).map(|place| Move { from, to: Square::new(level, place) }));
    }

    #[inline]
    fn march(&mut self, level: usize, targets: Plane, back: i32) {
        self.extend(places(targets).map(|place| {
            let to = Square::new(level, place);
            Move { from: origin(to, back), to }
        }));
    }
}

/// Passes on the moves that leave the King safe.
struct Tested<'a, S> {
    sink: &'a mut S,
    position: &'a Position,
    safety: &'a Safety,
}

impl<S: Sink> Sink for Tested<'_, S> {
    fn spread(&mut self, from: Square, level: usize, targets: Plane) {
        let mut kept = 0;
        for place in places(targets) {
            let mv = Move { from, to: Square::new(level, place) };
            if self.safety.allows(self.position, mv) {
                kept |= mv.to.bit();
            }
        }
        self.sink.spread(from, level, kept);
    }

    fn march(&mut self, level: usize, targets: Plane, back: i32) {
        let mut kept = 0;
        for place in places(targets) {
            let to = Square::new(level, place);
            if self.safety.allows(self.position, Move { from: origin(to, back), to }) {
                kept |= to.bit();
            }
        }
        self.sink.march(level, kept, back);
    }
}

/// The facts that move generation needs of a side.
struct Mover<'a> {
    position: &'a Position,
    side: Side,
    /// The enemy's pieces, all pieces, and the empty squares, by level.
    enemy: Planes,
    occupied: Planes,
    empty: Planes,
    /// The squares without a piece of its own.
    open: Planes,
}

impl<'a> Mover<'a> {
    #[inline]
    fn new(position: &'a Position, side: Side) -> Mover<'a> {
        let occupied = position.occupied();
        let own = position.side(side);
        Mover {
            position,
            side,
            enemy: *position.side(side.other()),
            occupied,
            empty: occupied.map(|plane| WHOLE & !plane),
            open: own.map(|plane| WHOLE & !plane),
        }
    }

    #[inline]
    fn men(&self, kind: Kind, level: usize) -> Plane {
        self.position.men(self.side, kind)[level]
    }

    #[inline]
    fn forward(&self, plane: Plane) -> Plane {
        match self.side {
            Side::Gold => north(plane),
            Side::Scarlet => south(plane),
        }
    }

    /// The distance from a target one step forward back to the origin.
    #[inline]
    fn back(&self) -> i32 {
        -12 * self.side.forward()
    }

    /// The moves of the pieces on `movable`, none of them frozen, except the King's. (Captures from afar
    /// whose victim is among `kept_out` are left out.)
    #[inline]
    fn moves(&self, movable: &Planes, kept_out: Plane, sink: &mut impl Sink) {
        self.air(movable[UPPER], kept_out, sink);
        self.land(movable[MIDDLE], sink);
        self.underworld(movable[LOWER], sink);
        for level in [LOWER, MIDDLE, UPPER] {
            self.everywhere(level, movable[level], sink);
        }
    }

    #[inline]
    fn air(&self, movable: Plane, kept_out: Plane, sink: &mut impl Sink) {
        let sylphs = self.men(Kind::Sylph, UPPER) & movable;
        let ahead = self.forward(sylphs);
        sink.march(UPPER, east(ahead) & self.empty[UPPER], self.back() - 1);
        sink.march(UPPER, west(ahead) & self.empty[UPPER], self.back() + 1);
        sink.march(UPPER, ahead & self.enemy[UPPER], self.back());
        sink.march(MIDDLE, sylphs & self.enemy[MIDDLE], super::board::PLACES as i32);
        for place in places(self.men(Kind::Griffon, UPPER) & movable) {
            let from = Square::new(UPPER, place);
            sink.spread(from, UPPER, GRIFFON[place] & self.open[UPPER]);
            sink.spread(from, MIDDLE, DIAGONAL[place] & self.open[MIDDLE]);
        }
        for place in places(self.men(Kind::Dragon, UPPER) & movable) {
            let from = Square::new(UPPER, place);
            let targets = diagonal(place, self.occupied[UPPER]) | BESIDE[place];
            sink.spread(from, UPPER, targets & self.open[UPPER]);
            self.shots(from, !kept_out, sink);
        }
    }

    /// The captures of a Dragon from afar, among these victims.
    #[inline]
    fn shots(&self, from: Square, among: Plane, sink: &mut impl Sink) {
        sink.spread(from, MIDDLE, (BESIDE[from.place()] | from.bit()) & self.enemy[MIDDLE] & among);
    }

    #[inline]
    fn land(&self, movable: Plane, sink: &mut impl Sink) {
        let ahead = self.forward(self.men(Kind::Warrior, MIDDLE) & movable);
        sink.march(MIDDLE, ahead & self.empty[MIDDLE], self.back());
        sink.march(MIDDLE, east(ahead) & self.enemy[MIDDLE], self.back() - 1);
        sink.march(MIDDLE, west(ahead) & self.enemy[MIDDLE], self.back() + 1);
        let open = self.open[MIDDLE];
        let occupied = self.occupied[MIDDLE];
        for place in places(self.men(Kind::Oliphant, MIDDLE) & movable) {
            sink.spread(Square::new(MIDDLE, place), MIDDLE, straight(place, occupied) & open);
        }
        for place in places(self.men(Kind::Thief, MIDDLE) & movable) {
            sink.spread(Square::new(MIDDLE, place), MIDDLE, diagonal(place, occupied) & open);
        }
        for place in places(self.men(Kind::Unicorn, MIDDLE) & movable) {
            sink.spread(Square::new(MIDDLE, place), MIDDLE, KNIGHT[place] & open);
        }
        for place in places(self.men(Kind::Griffon, MIDDLE) & movable) {
            let from = Square::new(MIDDLE, place);
            sink.spread(from, MIDDLE, DIAGONAL[place] & open);
            sink.spread(from, UPPER, DIAGONAL[place] & self.open[UPPER]);
        }
        let landed = self.men(Kind::Sylph, MIDDLE) & movable;
        for place in places(landed) {
            let from = Square::new(MIDDLE, place);
            sink.spread(from, UPPER, (from.bit() | sylph_starts(self.side)) & self.empty[UPPER]);
        }
        for place in places(self.men(Kind::Elemental, MIDDLE) & movable & self.empty[LOWER]) {
            sink.spread(Square::new(MIDDLE, place), LOWER, BESIDE[place] & self.open[LOWER]);
        }
        let dwarves = self.men(Kind::Dwarf, MIDDLE) & movable;
        if dwarves != 0 {
            self.dwarves(MIDDLE, dwarves, sink);
            sink.march(LOWER, dwarves & self.empty[LOWER], super::board::PLACES as i32);
        }
    }

    #[inline]
    fn dwarves(&self, level: usize, dwarves: Plane, sink: &mut impl Sink) {
        let ahead = self.forward(dwarves);
        sink.march(level, ahead & self.empty[level], self.back());
        sink.march(level, east(dwarves) & self.empty[level], -1);
        sink.march(level, west(dwarves) & self.empty[level], 1);
        sink.march(level, east(ahead) & self.enemy[level], self.back() - 1);
        sink.march(level, west(ahead) & self.enemy[level], self.back() + 1);
    }

    #[inline]
    fn underworld(&self, movable: Plane, sink: &mut impl Sink) {
        let dwarves = self.men(Kind::Dwarf, LOWER) & movable;
        self.dwarves(LOWER, dwarves, sink);
        sink.march(MIDDLE, dwarves & self.enemy[MIDDLE], -(super::board::PLACES as i32));
        let basilisks = self.men(Kind::Basilisk, LOWER) & movable;
        let ahead = self.forward(basilisks);
        let open = self.open[LOWER];
        sink.march(LOWER, ahead & open, self.back());
        sink.march(LOWER, east(ahead) & open, self.back() - 1);
        sink.march(LOWER, west(ahead) & open, self.back() + 1);
        let retreat = match self.side {
            Side::Gold => south(basilisks),
            Side::Scarlet => north(basilisks),
        };
        sink.march(LOWER, retreat & self.empty[LOWER], -self.back());
        for place in places(self.men(Kind::Elemental, LOWER) & movable) {
            let from = Square::new(LOWER, place);
            // The free squares beside it are the way to the squares two away and to those above them.
            let ways = BESIDE[place] & self.empty[LOWER];
            let mut targets = BESIDE[place] & open | DIAGONAL[place] & self.empty[LOWER];
            if ways != 0 {
                let beyond = north(ways) | south(ways) | east(ways) | west(ways);
                targets |= beyond & BESIDE_2[place] & open;
                sink.spread(from, MIDDLE, ways & self.enemy[MIDDLE]);
            }
            sink.spread(from, LOWER, targets);
        }
    }

    /// The moves of the pieces that may be on all levels.
    #[inline]
    fn everywhere(&self, level: usize, movable: Plane, sink: &mut impl Sink) {
        for place in places(self.men(Kind::Cleric, level) & movable) {
            let from = Square::new(level, place);
            sink.spread(from, level, AROUND[place] & self.open[level]);
            self.straight_up_and_down(from, sink);
        }
        for place in places(self.men(Kind::Mage, level) & movable) {
            let from = Square::new(level, place);
            let occupied = self.occupied[level];
            let targets = if level == MIDDLE {
                straight(place, occupied) | diagonal(place, occupied)
            } else {
                BESIDE[place]
            };
            sink.spread(from, level, targets & self.open[level]);
            self.straight_up_and_down(from, sink);
            if level != MIDDLE && self.empty[MIDDLE] & from.bit() != 0 {
                let far = UPPER - level;
                sink.spread(from, far, from.bit() & self.open[far]);
            }
        }
        for place in places(self.men(Kind::Paladin, level) & movable) {
            let from = Square::new(level, place);
            let leaps = if level == MIDDLE { KNIGHT[place] } else { 0 };
            sink.spread(from, level, (AROUND[place] | leaps) & self.open[level]);
            for other in [LOWER, MIDDLE, UPPER].into_iter().filter(|other| *other != level) {
                let table = if other.abs_diff(level) == 1 { &BESIDE_2 } else { &BESIDE };
                sink.spread(from, other, table[place] & self.open[other]);
            }
        }
        for place in places(self.men(Kind::Hero, level) & movable) {
            let from = Square::new(level, place);
            if level == MIDDLE {
                sink.spread(from, MIDDLE, (DIAGONAL[place] | DIAGONAL_2[place]) & self.open[MIDDLE]);
                sink.spread(from, LOWER, DIAGONAL[place] & self.open[LOWER]);
                sink.spread(from, UPPER, DIAGONAL[place] & self.open[UPPER]);
            } else {
                let back = match self.position.hero_return() {
                    HeroReturn::Origin => self.position.origin(from).bit(),
                    HeroReturn::Any => DIAGONAL[place],
                };
                sink.spread(from, MIDDLE, back & self.open[MIDDLE]);
            }
        }
    }

    #[inline]
    fn straight_up_and_down(&self, from: Square, sink: &mut impl Sink) {
        let level = from.level();
        for other in [LOWER, MIDDLE, UPPER].into_iter().filter(|other| other.abs_diff(level) == 1) {
            sink.spread(from, other, from.bit() & self.open[other]);
        }
    }

    /// The King's moves.
    #[inline]
    fn king(&self, from: Square, sink: &mut impl Sink) {
        if from.level() == MIDDLE {
            sink.spread(from, MIDDLE, AROUND[from.place()] & self.open[MIDDLE]);
        }
        self.straight_up_and_down(from, sink);
    }
}

/// The squares of level 3 on which the Sylphs of a side start.
#[inline]
pub(super) fn sylph_starts(side: Side) -> Plane {
    const EVERY_OTHER: Plane = 0b0101_0101_0101;
    match side {
        Side::Gold => EVERY_OTHER << 12,
        Side::Scarlet => EVERY_OTHER << 72,
    }
}

impl Position {
    /// Generates the legal moves of the side to move.
    #[inline]
    fn generate(&self, sink: &mut impl Sink) {
        let side = self.turn();
        let mover = Mover::new(self, side);
        let mut movable = *self.side(side);
        movable[MIDDLE] &= !self.men(side.other(), Kind::Basilisk)[LOWER];
        let king = self.king(side);
        let field = Field { occupied: mover.occupied, alive: self.field(side.other()).alive };
        let safety = Safety::new(self, king, field);
        let king_moves = movable[king.level()] & king.bit() != 0;
        let mut tested = Tested { sink, position: self, safety: &safety };
        if king_moves {
            mover.king(king, &mut tested);
        }
        if safety.in_check() {
            return mover.moves(&movable, 0, &mut tested);
        }
        let shields = &safety.shields;
        let watched: Planes = std::array::from_fn(|level| movable[level] & shields[level]);
        if watched != [0; 3] {
            mover.moves(&watched, 0, &mut tested);
            for level in [LOWER, MIDDLE, UPPER] {
                movable[level] &= !watched[level];
            }
        }
        // A Dragon that shields nothing itself may capture from afar an enemy that blocks another one.
        let victims = shields[MIDDLE] & mover.enemy[MIDDLE];
        if victims != 0 {
            for place in places(self.men(side, Kind::Dragon)[UPPER] & movable[UPPER]) {
                mover.shots(Square::new(UPPER, place), victims, &mut tested);
            }
        }
        mover.moves(&movable, victims, tested.sink);
    }

    /// The legal moves of the side to move, in no particular order. (Endings by bare Kings, repetition and
    /// quiet moves are not considered.)
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(128);
        self.collect_moves(&mut moves);
        moves
    }

    /// Replaces the list's contents by the legal moves.
    #[inline]
    pub(super) fn collect_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        self.generate(moves);
    }

    /// The number of legal moves.
    #[inline]
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        let mut count = Count::default();
        self.generate(&mut count);
        count.0
    }

    /// Whether a move is legal.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// All moves of the side to move, with those of frozen pieces, without regard to the King.
    pub(super) fn reachable(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let mover = Mover::new(self, self.turn());
        let king = self.king(self.turn());
        if self.piece(king).is_some_and(|piece| piece.kind == Kind::King) {
            mover.king(king, &mut moves);
        }
        mover.moves(self.side(self.turn()), 0, &mut moves);
        moves
    }

    /// The number of leaves in the tree of moves to a depth. It stops at mate, stalemate and bare Kings, and
    /// ignores repetition and the quiet limit.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lists: Vec<Vec<Move>> = (1..depth).map(|_| Vec::with_capacity(256)).collect();
        self.clone().count_leaves(&mut lists)
    }

    fn count_leaves(&mut self, lists: &mut [Vec<Move>]) -> u64 {
        if self.only_kings() {
            return 0;
        }
        let Some((list, deeper)) = lists.split_first_mut() else { return self.count_moves() };
        self.collect_moves(list);
        let mut leaves = 0;
        for mv in &*list {
            let undo = self.make(*mv);
            leaves += self.count_leaves(deeper);
            self.unmake(*mv, undo);
        }
        leaves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_from_the_start() {
        let start = Position::start(HeroReturn::Origin);
        assert_eq!(start.perft(0), 1);
        assert_eq!(start.perft(1), 90);
        assert_eq!(start.perft(2), 8094);
        assert_eq!(start.perft(3), 734_760);
    }
}
