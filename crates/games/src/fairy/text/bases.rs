//! The games that Liege has as texts. A section may be based on one.

use super::lines::{self, Section};
use super::section::settings;
use crate::fairy::folders::FOLDERS;
use crate::fairy::settings::Settings;
use std::sync::LazyLock;

/// Names that Fairy-Stockfish has for the games.
const ALSO: &[(&str, &str)] = &[
    ("fischerandom", "chess960"),
    ("chancellor", "chancellor-chess"),
    ("janus", "janus-chess"),
    ("embassy", "embassy-chess"),
    ("modern", "modern-chess"),
    ("grand", "grand-chess"),
    ("kingofthehill", "king-of-the-hill"),
    ("3check", "three-check"),
    ("atomic", "atomic-chess"),
    ("racingkings", "racing-kings"),
    ("seirawan", "seirawan-chess"),
    ("berolina", "berolina-chess"),
    ("courier", "courier-chess"),
];

/// The section of each game, and its values.
static BASES: LazyLock<Vec<(Section<'static>, Settings)>> = LazyLock::new(|| {
    let mut bases: Vec<(Section<'static>, Settings)> = Vec::new();
    // A test makes sure that these texts have no faults.
    for text in FOLDERS.iter().map(|folder| folder.text) {
        let mut faults = Vec::new();
        for section in lines::read(text, &mut faults) {
            let base = section.base.and_then(|base| bases.iter().find(|(known, _)| known.id == base));
            let base = base.map_or_else(Settings::default, |(_, settings)| settings.clone());
            let own = settings(&section, base, &mut faults);
            bases.push((section, own));
        }
    }
    bases
});

/// The section of a game and its values, by its id or by its name elsewhere.
fn found(id: &str) -> Option<&'static (Section<'static>, Settings)> {
    let id = ALSO.iter().find(|(name, _)| *name == id).map_or(id, |(_, id)| *id);
    BASES.iter().find(|(known, _)| known.id == id)
}

/// The values of a game by its id, or by its name elsewhere.
pub fn named(id: &str) -> Option<&'static Settings> {
    found(id).map(|(_, settings)| settings)
}

/// The section of a game by its id, or by its name elsewhere.
pub fn section(id: &str) -> Option<&'static Section<'static>> {
    found(id).map(|(section, _)| section)
}

/// The ids of the games.
pub fn ids() -> impl Iterator<Item = &'static str> {
    BASES.iter().map(|(section, _)| section.id)
}
