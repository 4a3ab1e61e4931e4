//! The fixed part of the game: its seats, options, boards and kinds, and the examples for the pictures of
//! each kind.

use super::board::Square;
use super::kinds::{GEOMETRY, KIND_SPECS};
use super::piece::{Kind, Piece, Side};
use super::state::Drc;
use liege_game::scene::{Army, Tint};
use liege_game::{Allowed, Family, OptionSpec, SeatInfo};
use liege_squares::{self as squares, Arrangement, Example, Spec};

/// More full moves than any game has, so without a limit.
const MANY: u32 = 1_000_000;

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    // The codes are not letters of pieces, so that `G:2f3`, a Griffon's capture, is not read as an action of
    // Gold: aurum and vermilion.
    seats: &[SeatInfo { id: "gold", code: 'A', team: 0 }, SeatInfo { id: "scarlet", code: 'V', team: 1 }],
    armies: &[Army::Yellow, Army::Scarlet],
    options: &[
        OptionSpec { name: "hero_return", values: Allowed::OneOf(&["origin", "any"]), default: "origin" },
        OptionSpec { name: "repetition", values: Allowed::Count { most: MANY, except: &[1] }, default: "3" },
        OptionSpec { name: "quiet_limit", values: Allowed::Count { most: MANY, except: &[] }, default: "50" },
    ],
    geometry: GEOMETRY,
    tints: &[Tint::Underworld, Tint::Land, Tint::Air],
    boards: &["underworld", "land", "air"],
    seat_words: "drc",
    kinds: &KIND_SPECS,
    shortest_name: 1,
    army: 42,
    family: Family::Great,
    usual_moves: 60,
    becomes: &[squares::Kind(Kind::Hero as u8)],
    wordy: true,
    example: |_, kind| Some(example(kind.into())),
    ..Spec::new("dragonchess", "drc", super::super::words!(), Drc::start)
};

/// The squares of pieces of a kind, far enough from each other that nobody confuses their moves; and enemies
/// that they may capture, or that matter where they are.
type Shown = (Arrangement, &'static [&'static str], &'static [(Kind, &'static str)]);

fn shown(kind: Kind) -> Shown {
    use Arrangement::{Single, Stack, Two};
    match kind {
        Kind::Sylph => {
            (Two(2), &["3d4", "2j5"], &[(Kind::Sylph, "3d5"), (Kind::Warrior, "2d4"), (Kind::Griffon, "3j6")])
        }
        Kind::Griffon => (Two(2), &["3d4", "2j5"], &[]),
        Kind::Dragon => (
            Two(2),
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
            Single(1),
            &["2d4", "2i7"],
            &[(Kind::Unicorn, "2c5"), (Kind::Warrior, "2e5"), (Kind::Thief, "2h8")],
        ),
        Kind::Oliphant => (Single(1), &["2d4"], &[(Kind::Warrior, "2i4")]),
        Kind::Unicorn => (Single(1), &["2f4"], &[]),
        Kind::Hero | Kind::Cleric | Kind::Paladin => (Stack, &["2d4", "3j5"], &[]),
        Kind::Thief => (Single(1), &["2e3"], &[(Kind::Warrior, "2h6")]),
        Kind::Mage => (Stack, &["2d3", "3k5"], &[]),
        Kind::King => (Stack, &["2f4"], &[]),
        Kind::Dwarf => (
            Two(1),
            &["1d4", "2j4"],
            &[(Kind::Dwarf, "1c5"), (Kind::Basilisk, "1e5"), (Kind::Warrior, "2d4"), (Kind::Warrior, "2k5")],
        ),
        Kind::Basilisk => (Two(1), &["1e4"], &[(Kind::Unicorn, "2e4"), (Kind::Dwarf, "1f5")]),
        Kind::Elemental => (
            Two(1),
            &["1d4", "2j5"],
            &[(Kind::Warrior, "2d5"), (Kind::Warrior, "2e4"), (Kind::Unicorn, "2d3"), (Kind::Thief, "2c4")],
        ),
    }
}

fn example(kind: Kind) -> Example {
    let (arrangement, stand, enemies) = shown(kind);
    let square = |name: &str| name.parse::<Square>().ok().map(squares::Square::from);
    let enemy =
        |(kind, name): &(Kind, &str)| Some((square(name)?, Piece { side: Side::Scarlet, kind: *kind }));
    let stand: Vec<squares::Square> = stand.iter().filter_map(|name| square(name)).collect();
    let own = Piece { side: Side::Gold, kind };
    let pieces = stand.iter().map(|at| (*at, own)).chain(enemies.iter().filter_map(enemy));
    let pieces = pieces.map(|(at, piece)| (at, piece.into())).collect();
    Example { pieces, stand, arrangement: Some(arrangement) }
}
