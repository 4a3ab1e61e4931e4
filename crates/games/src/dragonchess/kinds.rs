//! The boards and the kinds.

use super::piece::KINDS;
use liege_game::scene::Art;
use liege_squares::{Geometry, KindSpec, Naming};

/// The three boards.
pub(super) const GEOMETRY: Geometry =
    Geometry { boards: 3, files: 12, naming: Naming::Numbered, ..Geometry::CHESS };

/// The kinds in the order of `Kind::ALL`: from the air down.
pub(super) static KIND_SPECS: [KindSpec; KINDS] = [
    kind("sylph", "S", Art::Sylph, 2),
    kind("griffon", "G", Art::Griffon, 10),
    KindSpec { sign: 'R', ..kind("dragon", "Dr", Art::Dragon, 16) },
    KindSpec { plain: true, ..kind("warrior", "W", Art::Warrior, 2) },
    kind("oliphant", "O", Art::Oliphant, 10),
    kind("unicorn", "U", Art::Unicorn, 5),
    kind("hero", "H", Art::Hero, 9),
    kind("thief", "T", Art::Thief, 8),
    kind("cleric", "C", Art::Cleric, 18),
    kind("mage", "M", Art::Mage, 22),
    kind("king", "K", Art::King, 0),
    kind("paladin", "P", Art::Paladin, 20),
    kind("dwarf", "D", Art::Dwarf, 4),
    kind("basilisk", "B", Art::Basilisk, 6),
    kind("elemental", "E", Art::Elemental, 8),
];

/// A kind with Gygax's relative value in half points.
const fn kind(id: &'static str, letter: &'static str, art: Art, value: u8) -> KindSpec {
    let sign = letter.as_bytes()[0] as char;
    KindSpec { id, words: "drc", letter, sign, art, value, plain: false }
}
