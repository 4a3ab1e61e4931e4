//! The picture of a position: three boards, one above another, and the two players round them.

mod herald;
mod levels;
mod marks;
pub(super) mod reach;
#[cfg(test)]
mod tests;

use super::board::{LOWER, MIDDLE, Square, UPPER};
use super::ending::End;
use super::moves::Move;
use super::piece::{Kind, Piece, Side};
use super::position::{HeroReturn, Position};
use crate::game::scene::{Army, Art, Colour, Label, Look, Presence, Scene, View};
use crate::game::words;
use crate::words::{Language, Message};
use herald::Herald;
use levels::{Arrangement, Levels};

/// The arrangements that can be asked for beside the usual one.
pub(super) const LAYOUTS: [&str; 4] = ["wide", "air", "land", "underworld"];

/// What is shown of a game.
#[derive(Clone, Copy)]
pub(super) struct Shown<'a> {
    /// The position.
    pub position: &'a Position,
    /// How it ended.
    pub end: Option<End>,
    /// The last move, and what it took.
    pub last: Option<(Move, Option<Piece>)>,
}

/// The picture in words.
pub(super) fn scene(shown: Shown<'_>, view: &View<'_>) -> Scene {
    let arrangement = match view.layout {
        "wide" => Arrangement::Row,
        "air" => Arrangement::Single(UPPER),
        "land" => Arrangement::Single(MIDDLE),
        "underworld" => Arrangement::Single(LOWER),
        _ => Arrangement::Stack,
    };
    let levels = Levels::new(arrangement, view.bottom.and_then(Side::of).unwrap_or(Side::Gold));
    let position = shown.position;
    let marks = marks::marks(shown, &levels, view);
    let mut figures = marks.ghosts;
    let mut labels = marks.letters;
    for (level, grid) in levels.shown() {
        let on = |place: (u8, u8)| levels::square(level, place);
        for place in grid.all() {
            let Some(piece) = position.piece(on(place)) else { continue };
            let mut figure = grid.figure(look(piece), place);
            if position.is_frozen(on(place)) {
                figure.presence = Presence::Frozen;
            }
            // A pawn is told by its place in the row.
            if view.letters && piece.kind != Kind::Warrior {
                figure.badge = Some(grid.badge(place, letter(piece.kind, view.language)));
            }
            figures.push(figure);
        }
        if view.letters {
            labels.extend(grid.names(&marks.all, |place| position.piece(on(place)).is_some()));
        }
    }
    if view.letters {
        labels.extend(origins(position, &levels));
    }
    let herald = Herald::new(shown, view);
    let places = levels.places();
    Scene {
        width: levels.width() as u32,
        height: places.height,
        boards: levels.boards(),
        marks: marks.all,
        figures,
        labels,
        plates: herald.plates(places, levels.bottom()),
        title: Some(herald.title(places)),
        caption: Some(herald.caption(places)),
        tabs: levels.tabs(view.language),
        ..Scene::default()
    }
}

/// The square to which each Hero off the land is bound, over its head, with the way there: down or up.
fn origins(position: &Position, levels: &Levels) -> Vec<Label> {
    if position.hero_return() == HeroReturn::Any {
        return Vec::new();
    }
    let label = |hero: Square| {
        let grid = levels.grid(hero.level())?;
        let at = grid.centre(levels::place(hero)).moved(0.0, -0.36 * grid.cell());
        let way = if hero.level() == UPPER { '↓' } else { '↑' };
        let text = format!("{way}{}", position.origin(hero));
        Some(Label { edge: Some(Colour::Ivory), ..Label::bold(at, text, 23, Colour::Ink) })
    };
    position.heroes_away().filter_map(label).collect()
}

/// The army whose colours a side has.
fn army(side: Side) -> Army {
    match side {
        Side::Gold => Army::Yellow,
        Side::Scarlet => Army::Scarlet,
    }
}

/// The art of a kind.
pub(super) const fn art(kind: Kind) -> Art {
    match kind {
        Kind::Sylph => Art::Sylph,
        Kind::Griffon => Art::Griffon,
        Kind::Dragon => Art::Dragon,
        Kind::Warrior => Art::Warrior,
        Kind::Oliphant => Art::Oliphant,
        Kind::Unicorn => Art::Unicorn,
        Kind::Hero => Art::Hero,
        Kind::Thief => Art::Thief,
        Kind::Cleric => Art::Cleric,
        Kind::Mage => Art::Mage,
        Kind::King => Art::King,
        Kind::Paladin => Art::Paladin,
        Kind::Dwarf => Art::Dwarf,
        Kind::Basilisk => Art::Basilisk,
        Kind::Elemental => Art::Elemental,
    }
}

fn look(piece: Piece) -> Look {
    Look::new(art(piece.kind), army(piece.side))
}

/// The letter of a kind as it may be typed in a language: one or two.
pub(super) fn letter(kind: Kind, language: Language) -> String {
    words().say(language, &Message::new(format!("drc-badge-{}", kind.id())))
}
