//! Text: the shipped fonts, measuring and fitting, and what to do with names that no font can show.
//!
//! Noto Sans carries everything the program itself says. Players' names hold anything: for each
//! grapheme the first font that has all of it is taken; emoji that no font has are left out, anything
//! else becomes a plain box; runs of right-to-left letters are turned round. There is no shaping.

use crate::game::scene::Weight;
use ab_glyph::{Font, FontRef, GlyphId, InvalidFont, OutlineCurve};
use resvg::tiny_skia::{Path, PathBuilder};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// Longer texts are cut before they are measured: nothing of them could be seen.
const MOST_GRAPHEMES: usize = 160;
/// More marks on one letter than any orthography has.
const MOST_MARKS: usize = 3;
/// The advance and the height of the box for what no font has, in ems.
const BOX: f32 = 0.62;

/// One of the shipped fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Noto Sans.
    Regular,
    /// Noto Sans, bold.
    Bold,
    /// `DejaVu` Sans, for what Noto Sans lacks.
    Fallback,
}

/// A thing on a line, with its advance in ems.
#[derive(Clone, Debug, PartialEq)]
pub enum Sort {
    /// A glyph and whether it has to be thickened to pass for bold.
    Glyph {
        /// Its font.
        face: Face,
        /// Its number there.
        id: u16,
        /// Whether it stands for a bold one that there is not.
        thicken: bool,
    },
    /// A plain box for what no font has.
    Box,
    /// Nothing: the space between words.
    Space,
}

/// A grapheme on a line.
#[derive(Clone, Debug, PartialEq)]
struct Cluster {
    sorts: Vec<(Sort, f32)>,
    /// Where a line may be broken after it.
    breaks: bool,
    /// Written from right to left.
    leftward: bool,
}

impl Cluster {
    fn advance(&self) -> f32 {
        self.sorts.iter().map(|(_, advance)| advance).sum()
    }
}

/// A line of text, measured: a width in ems, so good for every size.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line(Vec<Cluster>);

impl Line {
    /// The width at a size of the type, in pixels.
    #[must_use]
    pub fn width(&self, size: f32) -> f32 {
        self.0.iter().map(Cluster::advance).sum::<f32>() * size
    }

    /// Whether anything on it can be read: a letter or sign, not only boxes.
    #[must_use]
    pub fn legible(&self) -> bool {
        self.0.iter().flat_map(|cluster| &cluster.sorts).any(|(sort, _)| matches!(sort, Sort::Glyph { .. }))
    }

    /// What stands where: each sort with its place from the left in ems, in the order of the eye.
    pub fn sorts(&self) -> impl Iterator<Item = (&Sort, f32)> {
        let mut order: Vec<&Cluster> = self.0.iter().collect();
        turn_round(&mut order);
        let mut pen = 0.0;
        let mut placed = Vec::new();
        for cluster in order {
            for (sort, advance) in &cluster.sorts {
                placed.push((sort, pen));
                pen += advance;
            }
        }
        placed.into_iter()
    }
}

/// Reverses the runs of right-to-left clusters (with the spaces inside a run).
fn turn_round(order: &mut [&Cluster]) {
    let mut start = 0;
    while start < order.len() {
        if !order[start].leftward {
            start += 1;
            continue;
        }
        let mut end = start + 1;
        let mut next = end;
        while next < order.len() {
            let space = order[next].sorts.iter().all(|(sort, _)| *sort == Sort::Space);
            if order[next].leftward {
                end = next + 1;
            } else if !space {
                break;
            }
            next += 1;
        }
        order[start..end].reverse();
        start = end;
    }
}

/// What a glyph looks like; nothing for one without ink.
type Outline = Option<Arc<Path>>;

/// The fonts, with the outlines drawn so far.
#[derive(Debug)]
pub struct Fonts {
    regular: FontRef<'static>,
    bold: FontRef<'static>,
    fallback: FontRef<'static>,
    outlines: Mutex<HashMap<(Face, u16), Outline>>,
}

impl Fonts {
    /// Reads the shipped fonts.
    ///
    /// # Errors
    /// When the program was built with a file that is no font.
    pub fn load() -> Result<Fonts, InvalidFont> {
        Ok(Fonts {
            regular: FontRef::try_from_slice(include_bytes!("../../fonts/NotoSans-Regular.ttf"))?,
            bold: FontRef::try_from_slice(include_bytes!("../../fonts/NotoSans-Bold.ttf"))?,
            fallback: FontRef::try_from_slice(include_bytes!("../../fonts/DejaVuSans.ttf"))?,
            outlines: Mutex::new(HashMap::new()),
        })
    }

    fn font(&self, face: Face) -> &FontRef<'static> {
        match face {
            Face::Regular => &self.regular,
            Face::Bold => &self.bold,
            Face::Fallback => &self.fallback,
        }
    }

    /// Whether the font of that weight itself, not a stand-in, has every letter of the text.
    #[must_use]
    pub fn has(&self, text: &str, weight: Weight) -> bool {
        let font = self.font(face(weight));
        text.chars().all(|letter| letter.is_whitespace() || font.glyph_id(letter).0 != 0)
    }

    /// Units of a font to the em.
    #[must_use]
    pub fn units(&self, face: Face) -> f32 {
        self.font(face).units_per_em().unwrap_or(1000.0).max(1.0)
    }

    /// The outline of a glyph in the units of its font, y upwards; `None` for one with no ink.
    #[must_use]
    pub fn outline(&self, face: Face, id: u16) -> Option<Arc<Path>> {
        let mut outlines = self.outlines.lock().unwrap_or_else(PoisonError::into_inner);
        outlines
            .entry((face, id))
            .or_insert_with(|| trace(self.font(face), GlyphId(id)).map(Arc::new))
            .clone()
    }

    /// Sets a text on one line: control characters and line breaks are spaces, spaces are single.
    #[must_use]
    pub fn line(&self, text: &str, weight: Weight) -> Line {
        let mut clusters: Vec<Cluster> = Vec::new();
        let clean: String = text
            .nfc()
            .take(8 * MOST_GRAPHEMES)
            .map(|letter| if letter.is_whitespace() || letter.is_control() { ' ' } else { letter })
            .collect();
        for grapheme in clean.graphemes(true).take(MOST_GRAPHEMES) {
            if grapheme.trim().is_empty() {
                let follows_space = clusters.last().is_none_or(|last| {
                    last.breaks && last.sorts.iter().all(|(sort, _)| *sort == Sort::Space)
                });
                if !follows_space {
                    let font = self.font(face(weight));
                    let wide = font.h_advance_unscaled(font.glyph_id(' ')) / self.units(face(weight));
                    clusters.push(Cluster {
                        sorts: vec![(Sort::Space, wide)],
                        breaks: true,
                        leftward: false,
                    });
                }
                continue;
            }
            let sorts = self.set(grapheme, weight);
            if !sorts.is_empty() {
                let leftward = grapheme.chars().next().is_some_and(is_leftward);
                let breaks = matches!(grapheme, "-" | "‐" | "–" | "—" | "/" | "_");
                clusters.push(Cluster { sorts, breaks, leftward });
            }
        }
        let mut line = Line(clusters);
        line.trim();
        line
    }

    /// The sorts of one grapheme; none if it is left out.
    fn set(&self, grapheme: &str, weight: Weight) -> Vec<(Sort, f32)> {
        let letters: Vec<char> =
            grapheme.chars().filter(|letter| !is_invisible(*letter)).take(1 + MOST_MARKS).collect();
        if letters.is_empty() {
            return Vec::new();
        }
        let plain = face(weight);
        for face in [plain, Face::Fallback] {
            let font = self.font(face);
            let ids: Vec<GlyphId> = letters.iter().map(|letter| font.glyph_id(*letter)).collect();
            if ids.iter().all(|id| id.0 != 0) && !grapheme.contains('\u{200d}') {
                let thicken = face == Face::Fallback && weight == Weight::Bold;
                let advance = |id: GlyphId| font.h_advance_unscaled(id) / self.units(face);
                return ids
                    .into_iter()
                    .map(|id| (Sort::Glyph { face, id: id.0, thicken }, advance(id)))
                    .collect();
            }
        }
        if letters.first().copied().is_some_and(is_pictorial) {
            return Vec::new();
        }
        // A letter whose marks are nowhere to be found is still better than a box.
        if letters.len() > 1 {
            let mut bytes = [0; 4];
            let bare = self.set(letters[0].encode_utf8(&mut bytes), weight);
            if bare.iter().any(|(sort, _)| matches!(sort, Sort::Glyph { .. })) {
                return bare;
            }
        }
        vec![(Sort::Box, BOX)]
    }

    /// The text at the first of the sizes (largest first) at which it fits into `room` pixels; at the
    /// last one, shortened to end with `…`, if it fits at none.
    #[must_use]
    pub fn fit(&self, text: &str, weight: Weight, sizes: &[u16], room: f32) -> (Line, f32) {
        let line = self.line(text, weight);
        self.fit_line(line, weight, sizes, room)
    }

    fn fit_line(&self, mut line: Line, weight: Weight, sizes: &[u16], room: f32) -> (Line, f32) {
        for size in sizes {
            let size = f32::from(*size);
            if line.width(size) <= room {
                return (line, size);
            }
        }
        let size = f32::from(sizes.last().copied().unwrap_or(25));
        self.shorten(&mut line, weight, size, room);
        (line, size)
    }

    fn shorten(&self, line: &mut Line, weight: Weight, size: f32, room: f32) {
        let end = Cluster { sorts: self.set("…", weight), breaks: false, leftward: false };
        while !line.0.is_empty() && line.width(size) + end.advance() * size > room {
            line.0.pop();
        }
        line.trim();
        line.0.push(end);
    }

    /// The text on one line at the first of `sizes` that fits; else at the first of `small` at which
    /// all of it fits on one line or two; else shortened at the last of them. Lines break after
    /// spaces and hyphens.
    #[must_use]
    pub fn fit_lines(
        &self,
        text: &str,
        weight: Weight,
        sizes: &[u16],
        small: &[u16],
        room: f32,
    ) -> (Vec<Line>, f32) {
        let whole = self.line(text, weight);
        let fits = |size: &f32| whole.width(*size) <= room;
        if let Some(size) = sizes.iter().map(|size| f32::from(*size)).find(fits) {
            return (vec![whole], size);
        }
        let mut last = None;
        for size in small.iter().map(|size| f32::from(*size)) {
            if fits(&size) {
                return (vec![whole], size);
            }
            let Some((first, mut second)) = whole.broken(size, room) else { continue };
            if second.width(size) <= room {
                return (vec![first, second], size);
            }
            self.shorten(&mut second, weight, size, room);
            last = Some((vec![first, second], size));
        }
        last.unwrap_or_else(|| {
            let (line, size) = self.fit_line(whole, weight, small, room);
            (vec![line], size)
        })
    }
}

impl Line {
    /// The line broken after the last break that leaves the first part within the room.
    fn broken(&self, size: f32, room: f32) -> Option<(Line, Line)> {
        let mut width = 0.0;
        let mut cut = None;
        for (index, cluster) in self.0.iter().enumerate() {
            let advance = cluster.advance() * size;
            let space = cluster.sorts.iter().all(|(sort, _)| *sort == Sort::Space);
            // A space at the end of a line takes no room.
            if width + if space { 0.0 } else { advance } > room {
                break;
            }
            width += advance;
            if cluster.breaks {
                cut = Some(index + 1);
            }
        }
        let (first, second) = self.0.split_at_checked(cut?)?;
        if second.is_empty() {
            return None;
        }
        let (mut first, mut second) = (Line(first.to_vec()), Line(second.to_vec()));
        first.trim();
        second.trim();
        Some((first, second))
    }

    fn trim(&mut self) {
        let space = |cluster: &Cluster| cluster.sorts.iter().all(|(sort, _)| *sort == Sort::Space);
        while self.0.last().is_some_and(space) {
            self.0.pop();
        }
        while self.0.first().is_some_and(space) {
            self.0.remove(0);
        }
    }
}

fn face(weight: Weight) -> Face {
    match weight {
        Weight::Regular => Face::Regular,
        Weight::Bold => Face::Bold,
    }
}

/// Joiners, direction marks, variation selectors, tags: they change how others look, not more.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Emoji and their like, which are ornaments of a name and are left out where no font has them.
fn is_pictorial(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}'
        | '\u{1f000}'..='\u{1faff}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// Letters of the scripts that run from right to left.
fn is_leftward(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

fn trace(font: &FontRef<'static>, id: GlyphId) -> Option<Path> {
    let outline = font.outline(id)?;
    let mut path = PathBuilder::new();
    let mut pen: Option<ab_glyph::Point> = None;
    for curve in &outline.curves {
        let (start, end) = match curve {
            OutlineCurve::Line(start, end)
            | OutlineCurve::Quad(start, _, end)
            | OutlineCurve::Cubic(start, _, _, end) => (*start, *end),
        };
        if pen != Some(start) {
            if pen.is_some() {
                path.close();
            }
            path.move_to(start.x, start.y);
        }
        match curve {
            OutlineCurve::Line(..) => path.line_to(end.x, end.y),
            OutlineCurve::Quad(_, control, _) => path.quad_to(control.x, control.y, end.x, end.y),
            OutlineCurve::Cubic(_, one, two, _) => {
                path.cubic_to(one.x, one.y, two.x, two.y, end.x, end.y);
            }
        }
        pen = Some(end);
    }
    path.close();
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::sync::OnceLock;

    fn fonts() -> &'static Fonts {
        static FONTS: OnceLock<Fonts> = OnceLock::new();
        FONTS.get_or_init(|| Fonts::load().unwrap())
    }

    fn line(text: &str) -> Line {
        fonts().line(text, Weight::Bold)
    }

    #[test]
    fn spaces_are_single_and_ends_are_clean() {
        assert_eq!(line("  Anna \n\t Maria \u{0}"), line("Anna Maria"));
        assert_eq!(line("🐉 Anna 🔥🔥 Maria"), line("Anna Maria"), "emoji are left out with their space");
        assert_eq!(line("и\u{306}"), line("й"));
        assert!(!line("🐉🔥").legible());
        assert!(!line("李小龍").legible());
        assert!(line("李 A").legible());
        assert!(line("☺").legible(), "a sign that a font has is kept");
    }

    #[test]
    fn right_to_left_is_turned_round() {
        let glyphs = |text: &str| -> Vec<Sort> { line(text).sorts().map(|(sort, _)| sort.clone()).collect() };
        let mut backwards = glyphs("אבג");
        assert_eq!(backwards.len(), 3);
        assert_eq!(backwards[0], glyphs("ג")[0]);
        backwards.reverse();
        assert_eq!(backwards[0], glyphs("א")[0]);
        let mixed = glyphs("Dan אב גד x");
        assert_eq!(mixed[..4], glyphs("Dan א")[..4]);
        assert_eq!(mixed[4], glyphs("ד")[0], "the words of a run change places too");
    }

    #[test]
    fn texts_step_down_then_break_then_end() {
        let sizes = |text: &str, room: f32| {
            let (lines, size) = fonts().fit_lines(text, Weight::Bold, &[38, 30], &[27, 25], room);
            for line in &lines {
                assert!(line.width(size) <= room, "{text} at {size}");
            }
            (lines.len(), size.round() as u16)
        };
        assert_eq!(sizes("Ilse", 284.0), (1, 38));
        assert_eq!(sizes("Всеволод Мирос", 284.0), (1, 30));
        assert_eq!(sizes("Всеволод-Мирослав Я", 284.0), (2, 27));
        assert_eq!(sizes("Костянтин Іванович Сковорода", 284.0), (2, 25));
        assert_eq!(sizes("Всеволодмирославкостянтин", 284.0), (1, 25));
        let (cut, _) = fonts().fit("Всеволодмирославкостянтин", Weight::Bold, &[25], 150.0);
        let end = line("…").0;
        assert_eq!(cut.0.last(), end.last());
    }

    proptest! {
        #[test]
        fn any_name_fits_its_room(name in "\\PC{0,60}|.{0,60}", room in 60.0f32..400.0) {
            let (lines, size) = fonts().fit_lines(&name, Weight::Bold, &[38, 34, 30], &[27, 25], room);
            prop_assert!((1..=2).contains(&lines.len()));
            for line in lines {
                prop_assert!(line.width(size) <= room + 0.01);
                for (sort, _) in line.sorts() {
                    if let Sort::Glyph { face, id, .. } = sort {
                        let _ = fonts().outline(*face, *id);
                    }
                }
            }
        }
    }
}
