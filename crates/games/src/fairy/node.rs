//! The engines' view of the family's games: what pieces are worth follows from how they move.

use super::definition::Definition;
use super::moves::{Act, Move};
use super::position::{NONE, Position, WALL};
use super::tables::Squares;
use liege_game::{Stake, WIN, Worth, between_two, mixed};
use std::sync::Arc;

/// The worth of a royal piece to those that may take it, and in games where it may be lost.
const ROYAL: i32 = 3000;
/// The worth of a square that a piece sees from the middle of an empty board: by a leap, and in a line.
const SEEN: (i32, i32) = (57, 37);
/// The worth of a turn.
const TURN: i32 = 10;
/// The worth of a step towards the last rank, for pieces that promote there.
const ADVANCED: i32 = 4;
/// The worth of a check that is still needed, at least: fewer are worth more.
const CHECK: i32 = 300;

/// A position in the tree.
#[derive(Clone, Debug)]
pub struct Node {
    game: Arc<Definition>,
    position: Position,
}

/// The worth of a kind, in hundredths of a pawn: by what it sees on an empty board, and what it may become.
pub fn worth(game: &Definition, kind: u8) -> i32 {
    let index = usize::from(kind);
    if game.king == Some(kind) || game.rules.pseudo_royal && game.extinction.contains(&kind) {
        return ROYAL;
    }
    if game.promotes[0][index] {
        return 100;
    }
    let of = |at: u8| {
        let see = |(all, leaps): (u32, u32)| SEEN.0 * leaps as i32 + SEEN.1 * (all - leaps) as i32;
        i32::midpoint(see(game.capture[0][index].sight(at)), see(game.quiet[0][index].sight(at)))
    };
    let squares = i32::from(game.size.squares()).max(1);
    let seen = (0..game.size.squares()).map(of).sum::<i32>() / squares;
    let turned = game.turned[index];
    let better = if turned == NONE || turned == kind { 0 } else { 30 };
    (seen + better).max(40)
}

impl Node {
    /// The tree below a position.
    pub fn new(game: Arc<Definition>, position: Position) -> Node {
        Node { game, position }
    }

    fn worth(&self, kind: u8) -> i32 {
        self.game.worth.get(usize::from(kind)).copied().unwrap_or_default()
    }

    /// White's lead.
    pub fn lead(&self) -> i32 {
        let (game, position) = (&*self.game, &self.position);
        let mut lead = 0;
        for side in [0, 1] {
            let mut own = if position.turn == side { TURN } else { 0 };
            let occupied = position.occupied();
            for kind in 0..game.kinds.len() as u8 {
                let index = usize::from(kind);
                let men = position.men(side, kind);
                // What may be lost for good counts less than what must not be lost at all.
                let value = self.worth(kind).min(1200);
                own += value * men.count_ones() as i32;
                own += value * 11 / 10 * i32::from(position.hands[side][index]);
                for at in Squares(men) {
                    let seen = game.quiet[side][index].from(at, occupied, 0) & !occupied;
                    own += 2 * seen.count_ones().min(14) as i32;
                    if game.promotes[side][index] {
                        let (_, rank) = game.size.place(at);
                        let far = if side == 0 { rank } else { game.size.ranks - 1 - rank };
                        own += ADVANCED * i32::from(far);
                    }
                }
            }
            if game.rules.check_counting {
                own -= CHECK * i32::from(position.checks[side]).min(3);
            }
            if game.flag_region[side] != 0 {
                own += self.nearness(side);
            }
            lead += if side == 0 { own } else { -own };
        }
        // A side that wants to lose its pieces is glad of each that is gone.
        let gives = game.rules.extinction_value == Some(super::settings::Value::Win);
        if gives { -lead } else { lead }
    }

    /// How near the nearest piece of a side is to its goal.
    fn nearness(&self, side: usize) -> i32 {
        let (game, position) = (&*self.game, &self.position);
        let men = position.among(game, side, game.rules.flag_piece[side]);
        let away = |at: u8| {
            let (file, rank) = game.size.place(at);
            let to = |goal: u8| {
                let (there, above) = game.size.place(goal);
                file.abs_diff(there).max(rank.abs_diff(above))
            };
            Squares(game.flag_region[side]).map(to).min().unwrap_or_default()
        };
        let nearest = Squares(men).map(away).min().unwrap_or(12);
        12 * (12 - i32::from(nearest.min(12)))
    }
}

impl liege_game::Node for Node {
    type Move = Move;

    fn side(&self) -> usize {
        self.position.turn
    }

    fn moves(&self, into: &mut Vec<Move>) {
        into.extend(self.position.moves(&self.game));
    }

    fn make(&mut self, mv: &Move) {
        self.position.make(&self.game, *mv);
    }

    fn stake(&self, mv: &Move) -> Stake {
        let position = &self.position;
        let victim = match mv.act {
            Act::EnPassant => position.kind(position.stepper.min(119)),
            _ if position.captures(*mv) => position.kind(mv.to),
            _ => NONE,
        };
        let moving = if mv.is_drop() { mv.kind } else { position.kind(mv.from) };
        let risk = if moving < WALL { self.worth(moving) } else { 0 };
        let gain = if victim < WALL { self.worth(victim) } else { 0 };
        let grows = match mv.act {
            Act::Promote => self.worth(mv.kind) - risk,
            Act::Turn => self.worth(self.game.turned[usize::from(moving)]) - risk,
            _ => 0,
        };
        Stake { gain: (gain + grows).max(0), risk }
    }

    fn over(&self) -> Option<Worth> {
        let rules = &self.game.rules;
        let drawn = rules.move_rule > 0 && self.position.halfmoves >= 2 * rules.move_rule;
        let end = self.position.ended(&self.game).map(|end| won(end.won));
        end.or_else(|| drawn.then(|| won(self.position.by_material(&self.game))))
    }

    fn stuck(&self) -> Worth {
        won(self.position.stuck(&self.game).won)
    }

    fn value(&self) -> Worth {
        between_two(self.lead().clamp(-WIN / 4, WIN / 4))
    }

    fn key(&self) -> u64 {
        let p = &self.position;
        let places = (&p.at[..], &p.was[..], &p.sides, &p.hands, p.turn);
        mixed(&(places, &p.rooks, &p.gates, p.en_passant, &p.checks))
    }

    fn is_check(&self) -> bool {
        self.position.is_check(&self.game)
    }

    fn weight(&self) -> u64 {
        4
    }

    fn action(&self, mv: &Move) -> String {
        self.position.canonical(&self.game, *mv)
    }
}

/// The worth of an end.
fn won(won: Option<usize>) -> Worth {
    between_two(match won {
        None => 0,
        Some(0) => WIN,
        Some(_) => -WIN,
    })
}
