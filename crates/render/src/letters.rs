//! Letters as stencils, each cut for its size and its place within a pixel.

use super::faces::{Face, Faces};
use super::kept::{self, Kept};
use super::stencil::Stencil;
use resvg::tiny_skia::{LineJoin, Path, Stroke, Transform};
use std::convert::Infallible;
use std::sync::Arc;

/// The size of the cache of letters in bytes: enough for all languages in the sizes of the pictures.
const MOST_KEPT: usize = 3 << 20;
/// The number of places within a pixel at which letters are drawn.
const PLACES: f32 = 8.0;

/// The cut of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cut {
    pub face: Face,
    /// The glyph's number in its font.
    pub id: u32,
    /// The size of the type in pixels, as bits.
    size: u32,
    /// The width of a stroke along its outline, in pixels, as bits; 0: none.
    stroke: u32,
    /// Whether the letter itself is cut, or only the stroke along it.
    inside: bool,
    /// Whether it is turned: the text runs upwards.
    turned: bool,
    /// Its place within a pixel, along the line.
    place: u8,
}

impl Cut {
    /// A letter in a size, with a stroke of some width along its outline, and its beginning along the line.
    /// Also returns the whole pixel at which it has to be drawn.
    pub fn new(
        (face, id): (Face, u32),
        size: f32,
        (stroke, inside): (f32, bool),
        turned: bool,
        along: f32,
    ) -> (Cut, i32) {
        let places = (along * PLACES).round() as i32;
        let (whole, place) = (places.div_euclid(PLACES as i32), places.rem_euclid(PLACES as i32));
        let (size, stroke) = (size.to_bits(), stroke.to_bits());
        (Cut { face, id, size, stroke, inside, turned, place: place as u8 }, whole)
    }

    fn stencil(self, faces: &Faces) -> Option<Stencil> {
        const FAR: i32 = 4096;
        let outline = faces.outline(self.face, self.id)?;
        let (size, width) = (f32::from_bits(self.size), f32::from_bits(self.stroke));
        let scale = size / faces.units(self.face);
        let along = f32::from(self.place) / PLACES;
        let place = match self.turned {
            false => Transform::from_row(scale, 0.0, 0.0, -scale, along, 0.0),
            true => Transform::from_row(0.0, -scale, -scale, 0.0, 0.0, along),
        };
        let cut = |path: Path| Stencil::of(&path.transform(place)?, [-FAR, -FAR, FAR, FAR]);
        // The stroke is in the units of the font.
        let stroke = Stroke { width: width / scale, line_join: LineJoin::Round, ..Stroke::default() };
        let stroked = (width > 0.0).then(|| outline.stroke(&stroke, scale)).flatten();
        match (stroked, self.inside) {
            (Some(stroked), true) => Some(joined(&cut(stroked)?, &cut((*outline).clone())?)),
            (Some(stroked), false) => cut(stroked),
            (None, _) => cut((*outline).clone()),
        }
    }
}

/// The area covered by either of two stencils; the larger one comes first.
fn joined(large: &Stencil, small: &Stencil) -> Stencil {
    let mut shares = large.shares.clone();
    let (right, down) = ((small.left - large.left).max(0) as usize, (small.top - large.top).max(0) as usize);
    for (row, line) in small.shares.chunks_exact(small.width.max(1)).enumerate() {
        let start = (row + down) * large.width + right;
        let under = shares.get_mut(start..).unwrap_or_default();
        for (under, share) in under.iter_mut().zip(line) {
            *under = (*under).max(*share);
        }
    }
    Stencil { shares, ..*large }
}

/// The cache of cut letters.
pub struct Stencils(Kept<Cut, Option<Arc<Stencil>>>);

impl Default for Stencils {
    fn default() -> Stencils {
        Stencils(kept::room(MOST_KEPT, 600))
    }
}

impl Stencils {
    /// A letter's stencil, relative to its pen; `None` for one without ink.
    pub fn get(&self, cut: Cut, faces: &Faces) -> Option<Arc<Stencil>> {
        let make = || Ok::<_, Infallible>(cut.stencil(faces).map(Arc::new));
        let Ok(stencil) = self.0.get_or_insert_with(&cut, make);
        stencil
    }
}
