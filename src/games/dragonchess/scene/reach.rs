//! Pictures of how each kind of piece moves, drawn like every other.

use super::super::board::{MIDDLE, Square, UPPER};
use super::super::piece::{Kind, Piece, Side};
use super::super::position::{HeroReturn, Position};
use super::super::told::piece_name;
use super::levels::{Arrangement, Levels, place};
use super::marks::Marks;
use super::{look, marks};
use crate::game::scene::{Align, Facing, Frame, MARGIN, Presence, Scene, Title, View};
use crate::game::{KindInfo, scene::Art, words};
use crate::words::{Language, Message};

/// The kinds, in the order help tells of them: from the air down.
pub static KINDS: [KindInfo; 15] = {
    let mut kinds = [KindInfo { id: "", letter: "", art: Art::King, words: "drc" }; 15];
    let mut index = 0;
    while index < kinds.len() {
        let kind = Kind::ALL[index];
        kinds[index] = KindInfo { id: kind.id(), letter: kind.letter(), art: super::art(kind), words: "drc" };
        index += 1;
    }
    kinds
};

/// What is shown of a kind.
struct Example {
    arrangement: Arrangement,
    /// Where pieces of the kind stand, each far enough from the others that nobody mixes their moves up.
    stand: &'static [&'static str],
    /// Enemies that they may take, or that stand in a place where that matters.
    enemies: &'static [(Kind, &'static str)],
    /// For a Hero off the land: where it came from.
    origin: Option<&'static str>,
}

fn example(kind: Kind) -> Example {
    use Arrangement::{Single, Stack, Two};
    let (arrangement, stand, enemies): (_, &'static [&'static str], &'static [(Kind, &'static str)]) =
        match kind {
            Kind::Sylph => (
                Two { upper: UPPER },
                &["3d4", "2j5"],
                &[(Kind::Sylph, "3d5"), (Kind::Warrior, "2d4"), (Kind::Griffon, "3j6")],
            ),
            Kind::Griffon => (Two { upper: UPPER }, &["3d4", "2j5"], &[]),
            Kind::Dragon => (
                Two { upper: UPPER },
                &["3d4"],
                &[
                    (Kind::Warrior, "2d4"),
                    (Kind::Unicorn, "2d5"),
                    (Kind::Thief, "2e4"),
                    (Kind::Oliphant, "2d3"),
                    (Kind::Hero, "2c4"),
                ],
            ),
            Kind::Warrior => (
                Single(MIDDLE),
                &["2d4", "2i7"],
                &[(Kind::Unicorn, "2c5"), (Kind::Warrior, "2e5"), (Kind::Thief, "2h8")],
            ),
            Kind::Oliphant => (Single(MIDDLE), &["2d4"], &[(Kind::Warrior, "2i4")]),
            Kind::Unicorn => (Single(MIDDLE), &["2f4"], &[]),
            Kind::Hero | Kind::Cleric | Kind::Paladin => (Stack, &["2d4", "3j5"], &[]),
            Kind::Thief => (Single(MIDDLE), &["2e3"], &[(Kind::Warrior, "2h6")]),
            Kind::Mage => (Stack, &["2d3", "3k5"], &[]),
            Kind::King => (Stack, &["2f4"], &[]),
            Kind::Dwarf => (
                Two { upper: MIDDLE },
                &["1d4", "2j4"],
                &[
                    (Kind::Dwarf, "1c5"),
                    (Kind::Basilisk, "1e5"),
                    (Kind::Warrior, "2d4"),
                    (Kind::Warrior, "2k5"),
                ],
            ),
            Kind::Basilisk => {
                (Two { upper: MIDDLE }, &["1e4"], &[(Kind::Unicorn, "2e4"), (Kind::Dwarf, "1f5")])
            }
            Kind::Elemental => (
                Two { upper: MIDDLE },
                &["1d4", "2j5"],
                &[
                    (Kind::Warrior, "2d5"),
                    (Kind::Warrior, "2e4"),
                    (Kind::Unicorn, "2d3"),
                    (Kind::Thief, "2c4"),
                ],
            ),
        };
    let origin = (kind == Kind::Hero).then_some("2i4");
    Example { arrangement, stand, enemies, origin }
}

fn named(name: &str) -> Square {
    // The names are those above.
    name.parse().unwrap_or(Square::new(MIDDLE, 0))
}

/// The picture of how a kind moves; `None` for what is no kind.
pub fn reach(id: &str, language: Language) -> Option<Scene> {
    let kind = Kind::ALL.into_iter().find(|kind| kind.id() == id)?;
    let Example { arrangement, stand, enemies, origin } = example(kind);
    let mut position = Position::empty(Side::Gold, HeroReturn::Origin);
    for name in stand {
        position.put(named(name), Piece { side: Side::Gold, kind });
    }
    for (kind, name) in enemies {
        position.put(named(name), Piece { side: Side::Scarlet, kind: *kind });
    }
    for hero in position.heroes_away().collect::<Vec<_>>() {
        position.set_origin(hero, named(origin.unwrap_or("2i4")));
    }
    let levels = Levels::new(arrangement, Side::Gold);
    let shown = super::Shown { position: &position, end: None, last: None };
    let mut marks: Marks = marks::marks(shown, &levels, &View::plain(language));
    for mv in position.reachable() {
        marks.target(mv, position.piece(mv.to).is_some(), &levels);
    }
    for name in stand {
        marks.chosen(named(name), &levels);
    }
    let mut figures = Vec::new();
    for (level, grid) in levels.shown() {
        for at in grid.all() {
            let square = super::levels::square(level, at);
            let Some(piece) = position.piece(square) else { continue };
            let mut figure = grid.figure(look(piece), place(square));
            if position.is_frozen(square) {
                figure.presence = Presence::Frozen;
            }
            figures.push(figure);
        }
    }
    let mut labels = marks.letters;
    labels.extend(super::origins(&position, &levels));
    let Facing { upper, upper_side, lower, .. } = levels.places();
    Some(Scene {
        width: levels.width() as u32,
        height: lower.y as u32,
        boards: levels.boards(),
        marks: marks.all,
        figures,
        labels,
        title: Some(Title {
            frame: Frame::new(MARGIN, upper.y, upper_side.right() - MARGIN, upper.height),
            align: Align::Left,
            name: words().say(language, &title(kind, language)),
            below: words().say(language, &Message::new("drc-name")),
        }),
        tabs: levels.tabs(language),
        ..Scene::default()
    })
}

/// "Griffon: G": the name and the letters that stand for it.
fn title(kind: Kind, language: Language) -> Message {
    let own = super::letter(kind, language);
    // One that only comes from another alphabet looks the same.
    let alike = own.chars().count() == 1 && matches!(kind, Kind::Oliphant | Kind::Mage);
    let letters = if alike { kind.letter().to_owned() } else { format!("{}, {own}", kind.letter()) };
    let letters = if own == kind.letter() { own } else { letters };
    Message::new("drc-reach-title").with("piece", piece_name(kind)).with("letters", letters)
}
