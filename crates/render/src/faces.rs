//! The shipped fonts, and the outlines of their glyphs.

use super::RenderError;
use harfrust::font::glyph::outline::{DrawMemory, DrawOptions, PathSink};
use harfrust::{Font, GlyphId};
use resvg::tiny_skia::{Path, PathBuilder, PathSegment, Point, Transform};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

/// One of the shipped fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Noto Sans.
    Regular,
    /// Noto Sans, bold.
    Bold,
    /// `DejaVu` Sans, for letters that Noto Sans lacks.
    Fallback,
    /// A part of Noto Serif CJK: only the characters on men and their boards.
    Men,
}

/// The outline of a glyph; `None` for one without ink.
type Outline = Option<Arc<Path>>;

/// The fonts, with the outlines drawn so far.
pub struct Faces {
    regular: Font,
    bold: Font,
    fallback: Font,
    men: Font,
    outlines: Mutex<HashMap<(Face, u32), Outline>>,
}

impl Faces {
    /// Reads the shipped fonts.
    ///
    /// # Errors
    /// When the program was built with a file that is not a font.
    pub fn load() -> Result<Faces, RenderError> {
        let font = |bytes: &'static [u8]| Font::new(bytes, 0).ok_or(RenderError::Font);
        Ok(Faces {
            regular: font(include_bytes!("../../../fonts/NotoSans-Regular.ttf"))?,
            bold: font(include_bytes!("../../../fonts/NotoSans-Bold.ttf"))?,
            fallback: font(include_bytes!("../../../fonts/DejaVuSans.ttf"))?,
            men: font(include_bytes!("../../../fonts/NotoSerifCJK-Men.otf"))?,
            outlines: Mutex::default(),
        })
    }

    pub fn font(&self, face: Face) -> &Font {
        match face {
            Face::Regular => &self.regular,
            Face::Bold => &self.bold,
            Face::Fallback => &self.fallback,
            Face::Men => &self.men,
        }
    }

    /// Units of a font to the em.
    pub fn units(&self, face: Face) -> f32 {
        f32::from(self.font(face).units_per_em().max(1))
    }

    /// A letter for art; `None` if the font has no such letter, or no ink for it.
    pub fn drawn(&self, face: Face, letter: char) -> Option<Drawn> {
        let id = self.font(face).charmap().map_unicode(letter)?;
        let outline = self.outline(face, id.to_u32())?;
        let em = 1.0 / self.units(face);
        Some(Drawn { path: (*outline).clone().transform(Transform::from_scale(em, -em))? })
    }

    /// The outline of a glyph in the units of its font, y upwards; `None` for one without ink.
    pub fn outline(&self, face: Face, id: u32) -> Option<Arc<Path>> {
        let mut outlines = self.outlines.lock().unwrap_or_else(PoisonError::into_inner);
        outlines.entry((face, id)).or_insert_with(|| trace(self.font(face), id).map(Arc::new)).clone()
    }
}

/// The outline of a letter for art in SVG.
pub struct Drawn {
    /// The path, y downwards, in ems.
    path: Path,
}

impl Drawn {
    /// The data of an SVG path: the letter in a type of this size, its middle at a place.
    pub fn data(&self, size: f32, (x, y): (f32, f32)) -> String {
        let bounds = self.path.bounds();
        let middle =
            (f32::midpoint(bounds.left(), bounds.right()), f32::midpoint(bounds.top(), bounds.bottom()));
        let mut data = String::new();
        let mut add = |sign: char, points: &[Point]| {
            data.push(sign);
            for point in points {
                let (x, y) = (x + (point.x - middle.0) * size, y + (point.y - middle.1) * size);
                let _ = write!(data, "{x:.2} {y:.2} ");
            }
        };
        for segment in self.path.segments() {
            match segment {
                PathSegment::MoveTo(to) => add('M', &[to]),
                PathSegment::LineTo(to) => add('L', &[to]),
                PathSegment::QuadTo(by, to) => add('Q', &[by, to]),
                PathSegment::CubicTo(one, two, to) => add('C', &[one, two, to]),
                PathSegment::Close => add('Z', &[]),
            }
        }
        data
    }

    /// Its width in ems.
    pub fn width(&self) -> f32 {
        self.path.bounds().width()
    }
}

fn trace(font: &Font, id: u32) -> Option<Path> {
    let mut ink = Ink(PathBuilder::new());
    let outline = font.outline_glyphs().get(GlyphId::new(id))?;
    outline.draw(&DrawOptions::default(), DrawMemory::Scratch, &mut ink).ok()?;
    ink.0.finish()
}

/// Builds a path from a font's outline.
struct Ink(PathBuilder);

impl PathSink for Ink {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, x0: f32, y0: f32, x: f32, y: f32) {
        self.0.quad_to(x0, y0, x, y);
    }

    fn curve_to(&mut self, x0: f32, y0: f32, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.cubic_to(x0, y0, x1, y1, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
