//! The lesson that follows from how the pieces move: a step for each kind, and for the hand and the goal.

use super::definition::Definition;
use super::fen;
use super::moves::Move;
use super::position::{NONE, Position};
use super::tables::{Set, Squares, bit};
use super::told;
use liege_squares::KindSpec;
use std::fmt::Write as _;

/// The largest number of steps about kinds.
const MOST: usize = 8;

/// A step of a made lesson.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its id: that of the kind, `hand` or `goal`.
    id: String,
    /// The kind that it is about, in the order of the kit.
    kind: usize,
    position: String,
    /// The right moves in canonical notation.
    answers: Vec<String>,
}

/// The steps of a game.
pub fn made(game: &Definition, kinds: &[KindSpec]) -> Vec<Step> {
    let own = |index: usize| (kinds.len() - 1 - index) as u8;
    let occurring = game.occurring();
    let occurs = |index: &usize| occurring[usize::from(own(*index))];
    let captures = (0..kinds.len()).rev().filter(occurs).filter_map(|index| {
        let (position, answers) = capture(game, own(index))?;
        Some(Step { id: kinds[index].id.to_owned(), kind: index, position, answers })
    });
    let mut steps: Vec<Step> = captures.take(MOST).collect();
    steps.extend(goal(game, kinds.len()));
    steps.extend(drop(game, kinds.len()));
    steps
}

/// A lesson as TOML.
pub fn toml(steps: &[Step]) -> String {
    steps.iter().fold(String::new(), |mut text, step| {
        let answers: Vec<String> = step.answers.iter().map(|answer| format!("\"{answer}\"")).collect();
        let Step { id, position, .. } = step;
        let answers = answers.join(", ");
        let _ = writeln!(text, "[[step]]\nid = \"{id}\"\nposition = \"{position}\"\nanswers = [{answers}]\n");
        text
    })
}

/// The sentences of a lesson, of the game with an id and a prefix.
pub fn sentences(steps: &[Step], (game, prefix): (&str, &str), kinds: &[KindSpec], english: &str) -> String {
    steps.iter().fold(String::new(), |mut text, step| {
        let kind = &kinds[step.kind];
        let name = format!("{{ {}-kind-{} }}", kind.words, kind.id);
        let task = match step.id.as_str() {
            "hand" => "fairy-lesson-hand",
            "goal" => "fairy-lesson-goal",
            _ => "fairy-lesson-take",
        };
        // How a pawn moves is too long to be said here.
        let moves = match task {
            "fairy-lesson-take" if !kind.plain => format!(" {{ {} }}", told::moves_of(prefix, kind, english)),
            _ => String::new(),
        };
        let answer = step.answers.first().map_or("", |answer| answer.trim_end_matches('*'));
        let example = if answer.ends_with('@') { String::new() } else { format!(" `{answer}`") };
        let _ = write!(
            text,
            "lesson-{game}-{} = {{ {task} }} {name}.{moves}\n    .hint = {{ {task}.hint }}{example}\n    \
             .done = {{ {task}.done }}\n",
            step.id
        );
        text
    })
}

/// The side that has a kind at the start.
fn owner(game: &Definition, kind: u8) -> usize {
    let has = |side: usize| game.start.count(side, kind) > 0;
    usize::from(!has(0) && has(1))
}

/// A position with the royal pieces alone, on some of the squares where they may stand.
fn kings(game: &Definition, turn: usize) -> Vec<Position> {
    let mut empty = Position::empty();
    (empty.turn, empty.checks, empty.number) = (turn, game.start.checks, 20);
    empty.walls = game.start.walls;
    for at in Squares(empty.walls) {
        empty.at[usize::from(at)] = super::position::WALL;
    }
    let royal = |side: usize| {
        let all = Squares(game.start.royals(game, side));
        all.map(|at| (at, game.start.kind(at))).collect::<Vec<_>>()
    };
    let last = game.size.squares() - 1;
    let mut found = Vec::new();
    // As at the start, or in two corners.
    for corners in [None, Some((0, last)), Some((game.size.files - 1, last + 1 - game.size.files))] {
        let mut position = empty.clone();
        for side in [0, 1] {
            for (at, kind) in royal(side) {
                let at = corners.map_or(at, |corners| [corners.0, corners.1][side]);
                if position.kind(at) == NONE {
                    position.put(side, kind, at);
                }
            }
        }
        found.push(position);
    }
    // Kings that may not face each other: one of them has stepped aside.
    for (at, kind) in royal(1) {
        let aside = game.quiet[1][usize::from(kind)].from(at, found[0].occupied(), 0) & !found[0].occupied();
        for to in Squares(aside) {
            let mut position = found[0].clone();
            position.take(at);
            position.put(1, kind, to);
            found.insert(1, position);
        }
    }
    found
}

/// The squares from the middle of the board outwards.
fn from_the_middle(game: &Definition) -> Vec<u8> {
    let mut squares: Vec<u8> = (0..game.size.squares()).collect();
    let (files, ranks) = (i32::from(game.size.files), i32::from(game.size.ranks));
    squares.sort_by_key(|at| {
        let (file, rank) = game.size.place(*at);
        (2 * i32::from(file) + 1 - files).abs().max((2 * i32::from(rank) + 1 - ranks).abs())
    });
    squares
}

/// Whether the game is on, and the side that is not to move is not in check.
fn sound(game: &Definition, position: &Position) -> bool {
    position.ended(game).is_none()
        && position.checked(game, 1 - position.turn) == 0
        && position.checked(game, position.turn) == 0
}

/// A position in which a piece of a kind can take something, with the right moves.
fn capture(game: &Definition, kind: u8) -> Option<(String, Vec<String>)> {
    let side = owner(game, kind);
    let royal = game.start.royals(game, side) & game.start.men(side, kind) != 0;
    let victims = |game: &Definition| {
        let mut all: Vec<u8> = (0..game.kinds.len() as u8).filter(|kind| game.king != Some(*kind)).collect();
        all.retain(|victim| game.start.royals(game, 1 - side) & game.start.men(1 - side, *victim) == 0);
        all.sort_by_key(|victim| game.start.count(1 - side, *victim) == 0);
        all
    };
    for base in kings(game, side) {
        let stands: Vec<u8> = match royal {
            true => Squares(base.men(side, kind)).collect(),
            false => from_the_middle(game).into_iter().filter(|at| base.kind(*at) == NONE).collect(),
        };
        for from in stands.into_iter().take(24) {
            let mut position = base.clone();
            if !royal {
                position.put(side, kind, from);
            }
            let seen = game.capture[side][usize::from(kind)].from(from, position.occupied(), 0);
            let zone = if game.promotes[side][usize::from(kind)] { game.promotion_region[side] } else { 0 };
            for to in Squares(seen & !position.occupied() & !zone) {
                for victim in victims(game).into_iter().take(2) {
                    let mut position = position.clone();
                    position.put(1 - side, victim, to);
                    if let Some(found) = taught(game, &position, from, bit(to)) {
                        return Some(found);
                    }
                }
            }
        }
    }
    None
}

/// The moves from a square to some, if they are legal, no other piece goes there, and other moves are legal too.
fn taught(game: &Definition, position: &Position, from: u8, to: Set) -> Option<(String, Vec<String>)> {
    if !sound(game, position) {
        return None;
    }
    let moves = position.moves(game);
    let there = |mv: &&Move| to & bit(mv.to) != 0;
    let right: Vec<&Move> = moves.iter().filter(there).collect();
    let wrong = moves.len() > right.len();
    if right.is_empty() || !wrong || right.iter().any(|mv| mv.from != from) {
        return None;
    }
    let answers = right.into_iter().map(|mv| position.canonical(game, *mv)).collect();
    Some((fen::write(game, position), answers))
}

/// A position in which a piece can step into its goal.
fn goal(game: &Definition, count: usize) -> Option<Step> {
    let side = 0;
    let region = game.flag_region[side];
    for base in kings(game, side).into_iter().filter(|_| region != 0) {
        let kinds = (0..game.kinds.len() as u8)
            .rev()
            .filter(|kind| game.rules.flag_piece[side].has(game.kinds[usize::from(*kind)].name));
        for kind in kinds {
            let royal = base.men(side, kind) != 0;
            for from in from_the_middle(game).into_iter().filter(|at| region & bit(*at) == 0) {
                let mut position = base.clone();
                if royal {
                    for at in Squares(base.men(side, kind)) {
                        position.take(at);
                    }
                }
                if position.kind(from) != NONE {
                    continue;
                }
                position.put(side, kind, from);
                if let Some((text, answers)) = taught(game, &position, from, region) {
                    let kind = count - 1 - usize::from(kind);
                    return Some(Step { id: "goal".to_owned(), kind, position: text, answers });
                }
            }
        }
    }
    None
}

/// A position with a piece in the hand.
fn drop(game: &Definition, count: usize) -> Option<Step> {
    if !game.rules.drops {
        return None;
    }
    let side = 0;
    let kinds = (0..game.kinds.len() as u8).rev();
    let mut kinds = kinds.filter(|kind| game.start.count(side, *kind) > 0 && game.king != Some(*kind));
    let kind = kinds.next()?;
    kings(game, side).into_iter().find_map(|mut position| {
        position.hands[side][usize::from(kind)] = 1;
        let moves = position.moves(game);
        let drops = moves.iter().any(|mv| mv.is_drop());
        let others = moves.iter().any(|mv| !mv.is_drop());
        (sound(game, &position) && drops && others).then(|| Step {
            id: "hand".to_owned(),
            kind: count - 1 - usize::from(kind),
            position: fen::write(game, &position),
            answers: vec![format!("{}@*", game.letter(kind, 0))],
        })
    })
}
