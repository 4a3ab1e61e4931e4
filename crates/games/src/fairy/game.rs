//! A game that is played: its position, and what went before as far as the rules look back.

use super::chase;
use super::definition::Definition;
use super::ending::{End, Reason, Won};
use super::moves::Move;
use super::position::{BLACK, Position, WHITE};
use super::settings::Value;
use super::tables::{Set, bit};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A position of the past.
#[derive(Clone, Debug)]
struct Past {
    /// A number that is equal for equal positions: of the pieces, and of the rights to move.
    key: u128,
    /// The move that led to it, from and to.
    way: (u8, u8),
    /// The side that made it.
    mover: usize,
    /// Whether it gave check.
    check: bool,
    /// The pieces that it chased.
    chased: Set,
}

/// A game with its past.
#[derive(Clone, Debug)]
pub struct Game {
    /// The rules.
    pub definition: Arc<Definition>,
    /// The position.
    pub position: Position,
    past: Vec<Past>,
}

/// A number for what counts in repetitions.
fn key(position: &Position) -> u128 {
    let part = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        salt.hash(&mut hasher);
        let p = position;
        (&p.at, &p.was, &p.sides, &p.hands, p.turn).hash(&mut hasher);
        (&p.rooks, &p.gates, p.en_passant, &p.checks).hash(&mut hasher);
        u128::from(hasher.finish())
    };
    part(0) << 64 | part(1)
}

impl Game {
    /// A game that begins with a position.
    pub fn new(definition: Arc<Definition>, position: Position) -> Game {
        let first =
            Past { key: key(&position), way: (0, 0), mover: 1 - position.turn, check: false, chased: 0 };
        Game { definition, position, past: vec![first] }
    }

    /// Makes a legal move.
    pub fn make(&mut self, mv: Move) {
        let game = &*self.definition;
        let mover = self.position.turn;
        let before = game.rules.chasing.then(|| self.position.clone());
        self.position.make(game, mv);
        let check = game.rules.perpetual_illegal && self.position.is_check(game);
        let chased = before.map_or(0, |before| chase::chased(game, &before, &self.position, mv));
        let key = key(&self.position);
        self.past.push(Past { key, way: (mv.from, mv.to), mover, check, chased });
    }

    /// The square where the last move ended, if it was made here.
    pub fn last(&self) -> Option<u8> {
        self.past.last().filter(|_| self.past.len() > 1).map(|past| past.way.1)
    }

    /// The legal moves; none if the game is over.
    pub fn moves(&self) -> Vec<Move> {
        if self.drawn_by_count() || self.repeated().is_some() {
            Vec::new()
        } else {
            self.position.moves(&self.definition)
        }
    }

    /// The legal move with this canonical notation.
    pub fn find(&self, canonical: &str) -> Option<Move> {
        let named = |mv: &Move| self.position.canonical(&self.definition, *mv) == canonical;
        self.moves().into_iter().find(named)
    }

    /// The end of the game, if it is over.
    pub fn end(&self) -> Option<End> {
        let (game, position) = (&*self.definition, &self.position);
        if let Some(end) = position.ended(game) {
            return Some(end);
        }
        if position.count_moves(game) == 0 {
            return Some(position.stuck(game));
        }
        if self.drawn_by_count() {
            let count = position.limit > 0 && position.counted > position.limit;
            let reason = if count { Reason::Count } else { Reason::Quiet };
            return Some(End::new(position.by_material(game), reason));
        }
        self.repeated()
    }

    /// The side that has won, if the game is over; `None` in it: a draw.
    pub fn outcome(&self) -> Option<Won> {
        self.end().map(|end| end.won)
    }

    /// Whether a number of moves ends the game.
    fn drawn_by_count(&self) -> bool {
        let (rules, position) = (&self.definition.rules, &self.position);
        let moves = rules.move_rule > 0 && position.halfmoves >= 2 * rules.move_rule;
        moves || position.limit > 0 && position.counted > position.limit
    }

    /// The end by repetition of a position.
    fn repeated(&self) -> Option<End> {
        let game = &*self.definition;
        let fold = game.rules.fold_rule;
        let now = self.past.last()?.key;
        let times = self.past.iter().filter(|past| past.key == now).count();
        if fold == 0 || times < fold as usize {
            return None;
        }
        let first = self.past.iter().position(|past| past.key == now)?;
        let since = &self.past[first + 1..];
        let guilty = |does: [bool; 2]| (does[0] != does[1]).then(|| Some(usize::from(does[0])));
        if game.rules.perpetual_illegal {
            let checks = [WHITE, BLACK].map(|side| {
                let mut own = since.iter().filter(|past| past.mover == side).peekable();
                own.peek().is_some() && own.all(|past| past.check)
            });
            if let Some(won) = guilty(checks) {
                return Some(End::new(won, Reason::PerpetualCheck));
            }
            if checks[0] {
                return Some(End::new(None, Reason::Repetition));
            }
        }
        if game.rules.chasing
            && let Some(won) = guilty(chasing(since))
        {
            return Some(End::new(won, Reason::PerpetualChase));
        }
        let side = if game.rules.fold_absolute { WHITE } else { self.position.turn };
        let won = match game.rules.fold_value {
            Value::Draw => self.position.by_material(game),
            value => value.of(side),
        };
        Some(End::new(won, Reason::Repetition))
    }
}

/// Which sides chased a certain piece with every move.
fn chasing(since: &[Past]) -> [bool; 2] {
    // Followed backwards, because a chased piece flees.
    let mut victims = [Set::MAX; 2];
    for past in since.iter().rev() {
        victims[past.mover] &= past.chased;
        let (from, to) = past.way;
        let fled = &mut victims[1 - past.mover];
        if *fled & bit(to) != 0 {
            *fled = *fled & !bit(to) | bit(from);
        }
    }
    victims.map(|victims| victims != 0 && victims != Set::MAX)
}
