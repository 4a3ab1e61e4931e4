//! Chasing without end, by the Asian federation's rule of xiangqi.

use super::definition::Definition;
use super::moves::{Act, Move};
use super::names::Name;
use super::position::Position;
use super::tables::{Set, Squares, bit, crossed};

/// The kinds that chase, and the kinds that are always worth more to each.
const CHASERS: [(&str, &[&str]); 5] = [
    ("rook", &[]),
    ("cannon", &["rook"]),
    ("horse", &["rook"]),
    ("elephant", &["rook", "cannon", "horse"]),
    ("fers", &["rook", "cannon", "horse"]),
];

/// The kind with a name.
fn kind(game: &Definition, name: &str) -> Option<u8> {
    let name = Name::of(name)?;
    game.kinds.iter().position(|kind| kind.name == name).map(|kind| kind as u8)
}

/// The squares of the pieces that the last move chases.
pub fn chased(game: &Definition, before: &Position, after: &Position, mv: Move) -> Set {
    let (us, them) = (before.turn, after.turn);
    let open = !after.men(them, game.king.unwrap_or_default()) & !at_home(game, after, them);
    let mut found = 0;
    for (name, worthier) in CHASERS {
        let Some(chaser) = kind(game, name) else { continue };
        let reach = &game.capture[us][usize::from(chaser)];
        for from in Squares(after.men(us, chaser)) {
            let now = reach.from(from, after.occupied(), 0) & after.sides[them] & open;
            let threatened = if from == mv.to {
                // A slide along its own line threatens nothing new.
                let slides = game.distant[usize::from(chaser)] && matches!(name, "rook" | "cannon");
                if slides { now & !line(game, mv.from, mv.to) } else { now }
            } else {
                now & !reach.from(from, before.occupied(), 0)
            };
            for at in Squares(threatened) {
                let victim = after.kind(at);
                let worth = worthier.iter().any(|name| kind(game, name) == Some(victim));
                let mutual =
                    victim == chaser && !is_pinned(game, after, at) && strikes_back(game, after, at, from);
                if worth || !mutual && !is_protected(game, after, from, at) {
                    found |= bit(at);
                }
            }
        }
    }
    found
}

/// The soldiers of a side that have not crossed the river.
fn at_home(game: &Definition, position: &Position, side: usize) -> Set {
    let Some(soldier) = kind(game, "soldier") else { return 0 };
    let home = game.rules.soldier_promotion_rank.saturating_sub(1) as u8;
    let rank = |at: u8| game.size.place(at).1;
    let far = |at: u8| if side == 0 { rank(at) } else { game.size.ranks - 1 - rank(at) };
    Squares(position.men(side, soldier)).filter(|at| far(*at) < home).fold(0, |set, at| set | bit(at))
}

/// The whole line of a move.
fn line(game: &Definition, from: u8, to: u8) -> Set {
    let all = (0..game.size.squares()).filter(|at| {
        let on = |one: u8, other: u8, at: u8| crossed(game.size, one, other) & bit(at) != 0;
        on(from, to, *at) || on(from, *at, to) || on(*at, to, from)
    });
    all.fold(bit(from) | bit(to), |set, at| set | bit(at))
}

/// Whether a piece may not leave its square because of its king.
fn is_pinned(game: &Definition, position: &Position, at: u8) -> bool {
    let Some((side, _)) = position.piece(at) else { return false };
    let mut without = position.clone();
    without.take(at);
    without.checked(game, side) != 0 && position.checked(game, side) == 0
}

/// Whether a piece could take its chaser.
fn strikes_back(game: &Definition, position: &Position, at: u8, chaser: u8) -> bool {
    let Some((side, kind)) = position.piece(at) else { return false };
    game.capture[side][usize::from(kind)].from(at, position.occupied(), 0) & bit(chaser) != 0
}

/// Whether a piece, if it were taken, could lawfully be avenged.
fn is_protected(game: &Definition, position: &Position, from: u8, at: u8) -> bool {
    let mut next = position.clone();
    next.turn = 1 - position.turn;
    next.make(game, Move::new(from, at, Act::Step));
    next.moves_on(game).iter().any(|mv| mv.to == at)
}
