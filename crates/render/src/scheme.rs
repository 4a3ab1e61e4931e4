//! The palette of pictures with some boards. It is made once, before any picture, from the colours that are
//! certain to appear.

use super::palette::{PALETTE, Palette, Tally, runs};
use super::sprites::{Sprite, Sprites};
use super::theme::{self, Rgb};
use liege_game::scene::{Army, Art, Colour, Look};

/// One entry is left for the unchanged pixels of a film.
const SIZE: usize = PALETTE - 1;
/// The weight of colours that must be kept exactly.
const CERTAIN: u32 = 1 << 16;
/// The weight of colours that may fill a cell.
const POSSIBLE: u32 = 4_000;
/// The weight of a step between two colours: about as many pixels as a picture has of it.
const STEP: u32 = 120;
/// The number of steps between two colours that often meet along an edge.
const STEPS: u32 = 7;
/// The size of the pieces whose colours are counted.
const PIECE: u32 = 64;

/// Colours of the theme that fill areas.
const AREAS: [Colour; 17] = [
    Colour::Ground,
    Colour::Plate,
    Colour::PlateEdge,
    Colour::PlateLit,
    Colour::Text,
    Colour::Dim,
    Colour::Coordinates,
    Colour::Ink,
    Colour::Ivory,
    Colour::Frame,
    Colour::Gold,
    Colour::Move,
    Colour::Check,
    Colour::IceEdge,
    Colour::Tray,
    Colour::Unused,
    Colour::LitText,
];

/// Colours that meet along edges in pictures with text, badges and marks.
const MEETING: [(Colour, Colour); 16] = [
    (Colour::Ground, Colour::Text),
    (Colour::Ground, Colour::Dim),
    (Colour::Ground, Colour::Coordinates),
    (Colour::Ground, Colour::Plate),
    (Colour::Ground, Colour::PlateEdge),
    (Colour::Ground, Colour::Gold),
    (Colour::Plate, Colour::Text),
    (Colour::Plate, Colour::Dim),
    (Colour::Plate, Colour::PlateEdge),
    (Colour::PlateLit, Colour::Ink),
    (Colour::PlateLit, Colour::LitText),
    (Colour::PlateLit, Colour::Gold),
    (Colour::Ink, Colour::Ivory),
    (Colour::Ink, Colour::Gold),
    (Colour::Move, Colour::Ivory),
    (Colour::Check, Colour::Ink),
];

/// The washes that marks lay over a cell: each a colour with its opacity, one after the other.
const WASHES: [&[(Colour, f32)]; 6] = [
    &[(Colour::Ivory, 0.45), (Colour::Move, 0.1)],
    &[(Colour::Move, 0.26)],
    &[(Colour::Check, 0.55)],
    &[(Colour::Ice, 0.6)],
    &[(Colour::Ivory, 0.5)],
    &[(Colour::Ivory, 0.35)],
];
/// The opacity of a yard's wash.
const YARD: f32 = 0.34;

/// The palette of pictures with boards of these pixels, on which these armies stand.
pub fn palette<'a>(boards: impl Iterator<Item = &'a [Rgb]>, armies: &[Army], sprites: &Sprites) -> Palette {
    let mut tally = Tally::new();
    for board in boards {
        runs(board.iter().copied(), |value, length| tally.run(value, length));
    }
    let mut cells = tally.areas();
    // Colours that are only drawn on a board are not the ground of a mark.
    cells.truncate(12);
    for colour in AREAS {
        tally.run(theme::rgb(colour), CERTAIN);
    }
    for army in armies.iter().copied() {
        let livery = theme::livery(army);
        for colour in [livery.fill, livery.shade, livery.detail] {
            tally.run(colour, CERTAIN);
        }
    }
    for cell in &cells {
        for wash in WASHES {
            let washed =
                wash.iter().fold(*cell, |under, (over, share)| mixed(under, theme::rgb(*over), *share));
            tally.run(washed, POSSIBLE);
        }
        for army in [Army::White, Army::Black] {
            tally.run(mixed(*cell, theme::livery(army).fill, YARD), POSSIBLE);
        }
        for over in [Colour::Ivory, Colour::Ink, Colour::Move, Colour::ZoneLine] {
            between(&mut tally, *cell, theme::rgb(over));
        }
    }
    for (one, other) in MEETING {
        between(&mut tally, theme::rgb(one), theme::rgb(other));
    }
    for army in armies.iter().copied() {
        pieces(&mut tally, army, sprites);
    }
    solid(&mut tally, Sprite::Burst, sprites);
    Palette::new(&tally.palette(SIZE))
}

/// The steps from one colour to another.
fn between(tally: &mut Tally, one: Rgb, other: Rgb) {
    for step in 1..STEPS {
        // Each pixel alone, so that it counts as an edge.
        for _ in 0..STEP / 2 {
            tally.run(mixed(one, other, step as f32 / STEPS as f32), 2);
        }
    }
}

/// Counts the colours of an army's pieces within their outlines.
fn pieces(tally: &mut Tally, army: Army, sprites: &Sprites) {
    for art in [Art::King, Art::Knight, Art::Disc] {
        for frozen in [false, true] {
            solid(tally, Sprite::Figure { look: Look::new(art, army), frozen }, sprites);
        }
    }
}

/// Counts the colours of a sprite within its outline.
fn solid(tally: &mut Tally, sprite: Sprite, sprites: &Sprites) {
    let Some(sprite) = sprites.get(sprite, PIECE) else { return };
    let solid = sprite.pixels().iter().filter(|pixel| pixel.alpha() == u8::MAX);
    runs(solid.map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]), |value, length| {
        tally.run(value, length);
    });
}

fn mixed(under: Rgb, over: Rgb, share: f32) -> Rgb {
    [0, 1, 2]
        .map(|part| (f32::from(under[part]) * (1.0 - share) + f32::from(over[part]) * share).round() as u8)
}
