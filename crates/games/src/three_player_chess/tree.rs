//! The engine's view of the game: three sides, each of which wants more than the others; and the value of a
//! position. Offers are not part of it.

use super::action::{Action, Move};
use super::attack::Command;
use super::board::{CELLS, Cell, KINGDOM};
use super::position::{Bond, Kind, Piece, Position, SEATS, bit};
use liege_game::{Node, Seat, Stake, WIN, Worth, mixed};
use std::cell::OnceCell;
use std::sync::LazyLock;

/// The value of each kind, in the order of [`Kind::ALL`].
const WORTH: [i32; 6] = [0, 900, 500, 330, 320, 100];
/// The value of being alive.
const LIFE: i32 = 1500;
/// The cost of being in check.
const CHECK: i32 = 40;
/// The value of a piece having left the place where its army begins.
const OUT: i32 = 12;
/// The number of cells of a kingdom on which pieces begin.
const ARRAY: usize = 8;
/// The value for a piece of one unit nearer to a hunted king, in tenths, in the order of [`Kind::ALL`].
const NEAR: [i32; 6] = [0, 25, 25, 25, 25, 15];
/// A side with less than this is driven to the rim by a side with more: without that nobody would be mated in
/// the end.
const LITTLE: i32 = 1500;
/// The least lead of the stronger side for that.
const MORE: i32 = 250;
/// The value of such a king being one unit nearer to the rim.
const RIM: i32 = 15;
/// The value of one's own king being one unit nearer to that king.
const TOGETHER: i32 = 10;
/// The greatest distance of two triangles, along the axis on which they are farthest apart.
const FAR: i32 = 28;
/// The share of a vassal's forces that counts for his lord, in hundredths.
const OF_A_VASSAL: i32 = 40;

/// The nearness of each pair of triangles, in units.
static NEARNESS: LazyLock<Vec<[u8; CELLS]>> = LazyLock::new(|| {
    let places: [_; CELLS] = std::array::from_fn(|index| Cell(index as u8).coordinates());
    let near = |one: [i32; 3], other: [i32; 3]| {
        let distance = (0..3).map(|axis| (one[axis] - other[axis]).abs()).max().unwrap_or_default();
        (FAR - distance) as u8
    };
    places.iter().map(|one| places.map(|other| near(*one, other))).collect()
});

/// The value of each nearness for each kind.
static PULL: LazyLock<[[i32; FAR as usize + 1]; 6]> =
    LazyLock::new(|| NEAR.map(|tenths| std::array::from_fn(|near| near as i32 * tenths / 10)));

fn worth(kind: Kind) -> i32 {
    WORTH[kind as usize]
}

impl Position {
    /// The forces of each seat.
    fn forces(&self) -> [i32; 3] {
        let mut forces = [0; 3];
        let kings = SEATS.map(|seat| self.king_of(seat).filter(|_| self.is_living(seat)));
        let near = SEATS.map(|seat| Some((seat, &NEARNESS[kings[seat.index()]?.index()])));
        // The nearness of each triangle to the kings that a seat hunts.
        let prey = SEATS.map(|seat| {
            let hunts = |by: u8| {
                let other = Seat((seat.0 + by) % 3);
                let king = near[other.index()].filter(|_| self.hostile(seat, other));
                king.map_or(&[0; CELLS], |(_, near)| near)
            };
            [hunts(1), hunts(2)]
        });
        let pull = &*PULL;
        for (index, piece) in self.board.iter().enumerate() {
            let Some(piece) = piece else { continue };
            let Some(seat) = self.commander_of(*piece) else { continue };
            let home = piece.army.index() * KINGDOM;
            let out = (Kind::Queen as u8..Kind::Pawn as u8).contains(&(piece.kind as u8))
                && !(home..home + ARRAY).contains(&index);
            let [one, other] = prey[seat.index()];
            let nearest = one[index].max(other[index]);
            forces[seat.index()] +=
                worth(piece.kind) + OUT * i32::from(out) + pull[piece.kind as usize][usize::from(nearest)];
        }
        let had = forces;
        for weak in SEATS.into_iter().filter(|seat| had[seat.index()] < LITTLE) {
            let Some(at) = kings[weak.index()] else { continue };
            for (seat, near) in near.into_iter().flatten() {
                if self.hostile(seat, weak) && had[seat.index()] > had[weak.index()] + MORE {
                    let rim = at.coordinates().into_iter().map(i32::abs).max().unwrap_or_default();
                    forces[seat.index()] += RIM * rim + TOGETHER * i32::from(near[at.index()]);
                }
            }
        }
        let command = Command::of(self);
        for seat in self.living() {
            let attacked = |king| command.attacked(&self.board, king, self.enemies(seat));
            forces[seat.index()] += LIFE - CHECK * i32::from(kings[seat.index()].is_some_and(attacked));
        }
        let before = forces;
        for tie in self.ties() {
            // A bond that is only suspended still counts.
            forces[tie.vassal.index()] -= LIFE / 2;
            if tie.bond.is_active() {
                forces[tie.lord.index()] += before[tie.vassal.index()] * OF_A_VASSAL / 100;
            }
        }
        forces
    }

    /// This position without anything that was only said, perhaps in private.
    fn without_talk(mut self) -> Position {
        self.bond_offers = [[None; 3]; 3];
        self.truce_offers = [None; 3];
        self.draw_offer = None;
        self.bond_closed = [[[false; 3]; 3]; 3];
        self.truce_closed = [[false; 3]; 3];
        self.draw_closed = [false; 3];
        self
    }
}

/// A position without open offers.
#[derive(Clone, Debug)]
pub(super) struct Place {
    at: Position,
    /// The seat that enters the move ([`Position::mover`]), cached because it is needed more often than it
    /// changes.
    mover: Option<Seat>,
    /// Whether the seat on turn is in check, once computed.
    checked: OnceCell<bool>,
}

impl Place {
    pub(super) fn new(position: &Position) -> Place {
        let at = position.without_talk();
        Place { at, mover: at.mover(), checked: OnceCell::new() }
    }
}

impl Node for Place {
    type Move = Move;

    fn sides(&self) -> usize {
        SEATS.len()
    }

    /// The seat that enters the move: a lord, if he commands his vassal's turn.
    fn side(&self) -> usize {
        self.mover.unwrap_or(self.at.turn).index()
    }

    fn moves(&self, into: &mut Vec<Move>) {
        if let Some(mover) = self.mover {
            self.at.list_moves(mover, into);
        }
    }

    fn captures(&self, into: &mut Vec<Move>) -> bool {
        if let Some(mover) = self.mover {
            self.at.list_captures(mover, into);
        }
        true
    }

    fn make(&mut self, mv: &Move) {
        if let Some(actor) = self.mover {
            self.at.make(*mv, actor, &mut ());
            self.mover = self.at.mover();
            self.checked.take();
        }
    }

    fn stake(&self, mv: &Move) -> Stake {
        let taken = self.at.taken_by(mv).map_or(0, |taken| {
            let whole = worth(taken.piece.kind);
            // A piece that nobody commands is no danger.
            if taken.commander.is_none() { whole / 4 } else { whole }
        });
        Stake { gain: taken, risk: self.at.piece(mv.from).map_or(0, |piece| worth(piece.kind)) }
    }

    fn over(&self) -> Option<Worth> {
        if self.mover.is_some() {
            return None;
        }
        let points = self.at.outcome()?.points;
        let halves = SEATS.map(|seat| points.get(seat.index()).map_or(0, |points| points.in_halves()));
        Some(halves.map(|halves| (halves - 2) * WIN / 2))
    }

    fn stuck(&self) -> Worth {
        [0; 3]
    }

    /// Each value is the seat's lead over the average of the others; a lord has nothing to fear from his
    /// vassals.
    fn value(&self) -> Worth {
        let forces = self.at.forces();
        let obeys = |vassal: Seat, lord: Seat| {
            self.at.bonds[lord.index()][vassal.index()].is_some_and(Bond::is_active)
        };
        SEATS.map(|seat| {
            let others = SEATS.into_iter().filter(|other| *other != seat && !obeys(*other, seat));
            let against: i32 = others.map(|other| forces[other.index()]).sum();
            forces[seat.index()] - against / 2
        })
    }

    fn key(&self) -> u64 {
        let at = &self.at;
        let standing =
            (at.turn, at.commander, at.castling, at.double_step, at.bonds, at.truces, at.exits, at.last);
        // Hashed as bytes, eight at a time.
        let code = |piece: Piece| 1 + piece.army.index() as u8 * 8 + piece.kind as u8;
        mixed(&(at.board.map(|piece| piece.map_or(0, code)), standing))
    }

    fn is_check(&self) -> bool {
        *self.checked.get_or_init(|| self.at.in_check(self.at.turn))
    }

    fn pass(&mut self) -> bool {
        self.at.complete_turn(None, &mut ());
        self.at.settle(&mut ());
        self.mover = self.at.mover();
        self.checked.take();
        true
    }

    /// The most valuable endangered piece: unguarded, or worth more than its attacker.
    fn menace(&self, by: usize, of: usize) -> i32 {
        let [by, of] = [SEATS[by], SEATS[of]];
        let mut at = self.at;
        (at.turn, at.bonds, at.last) = (by, [[None; 3]; 3], [None; 3]);
        let command = Command::of(&at);
        let wins = |mv: Move| {
            let taken = at.taken_by(&mv).filter(|taken| taken.commander == Some(of))?;
            let risk = at.piece(mv.from).map_or(0, |piece| worth(piece.kind));
            let guarded = command.attacked(&at.board, taken.cell, bit(of));
            Some(worth(taken.piece.kind) - if guarded { risk } else { 0 })
        };
        at.legal_moves().into_iter().filter_map(wins).max().unwrap_or_default().max(0)
    }

    /// A node takes as long as three quick ones. But with three sides one move deeper needs so many nodes
    /// that a level would otherwise play worse here than elsewhere.
    fn weight(&self) -> u64 {
        1
    }

    fn usual(&self) -> u64 {
        45
    }

    fn action(&self, mv: &Move) -> String {
        Action::Move { actor: self.mover.unwrap_or(self.at.turn), mv: *mv }.to_string()
    }
}
