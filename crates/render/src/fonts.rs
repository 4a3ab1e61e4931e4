//! Text: the shipped fonts, measuring and fitting, and the treatment of names that no font can show.
//!
//! Noto Sans has all letters of the program's own sentences. A player's name may have any letters: for each
//! grapheme the first font that has all of it is used. Emoji that no font has are left out; any other
//! grapheme becomes a plain box. Words are shaped by `harfrust` (Arabic letters join, marks find their place)
//! and are ordered by the Unicode Bidirectional Algorithm.

use super::RenderError;
use super::faces::{Face, Faces};
use super::letters::{Cut, Stencils};
use super::stencil::Stencil;
use harfrust::{Buffer, Direction, Feature, Script, ShapeOptions, ShapePlan, ShaperFont, Tag};
use liege_game::scene::Weight;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use unicode_bidi::{Level, ParagraphBidiInfo};
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// Longer texts are cut before they are measured: their ends could never be seen.
const MOST_GRAPHEMES: usize = 160;
/// More marks on one letter than any orthography has.
const MOST_MARKS: usize = 3;
/// The advance and the height of the box for a missing glyph, in ems.
const BOX: f32 = 0.62;
/// Invisible characters between letters: these join or separate them.
const JOINER: char = '\u{200d}';
const NON_JOINER: char = '\u{200c}';
/// Letters keep their own widths, without kerning: the plates were designed in that way.
const FEATURES: [Feature; 1] =
    [Feature { tag: Tag::new(b"kern"), value: 0, start: Feature::GLOBAL_START, end: Feature::GLOBAL_END }];

/// An element of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Sort {
    /// A glyph, and whether it has to be thickened to look bold.
    Glyph {
        face: Face,
        /// The glyph's number in its font.
        id: u32,
        /// Whether it replaces a missing bold glyph.
        thicken: bool,
    },
    /// A plain box for a missing glyph.
    Box,
}

/// The way a grapheme is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Glyphs(Face),
    Box,
    Space,
}

/// A grapheme on a line.
#[derive(Clone, Debug, PartialEq)]
struct Cluster {
    /// The drawn part of it.
    letters: String,
    kind: Kind,
    /// Whether a line may be broken after it.
    breaks: bool,
}

impl Cluster {
    fn is_space(&self) -> bool {
        self.kind == Kind::Space
    }
}

/// A measured line of text, in ems, so it fits every size.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    clusters: Vec<Cluster>,
    /// The sorts with their places, from the left: to the right, and above the baseline.
    sorts: Vec<(Sort, [f32; 2])>,
    width: f32,
}

impl Line {
    /// The width at a size of the type, in pixels.
    pub fn width(&self, size: f32) -> f32 {
        self.width * size
    }

    /// Whether anything on it can be read: a letter or sign, not only boxes.
    pub fn legible(&self) -> bool {
        self.clusters.iter().any(|cluster| matches!(cluster.kind, Kind::Glyphs(_)))
    }

    /// The sorts in visual order, each with its place in ems, from the left and above the baseline.
    pub fn sorts(&self) -> &[(Sort, [f32; 2])] {
        &self.sorts
    }
}

/// The direction of a word, and its script.
type Manner = (Direction, Option<Script>);

/// The fonts, with cached results.
pub struct Fonts {
    faces: Arc<Faces>,
    /// The shaping plans of scripts: making a plan takes longer than the shaping itself.
    plans: Mutex<HashMap<(Face, Manner), Arc<ShapePlan>>>,
    stencils: Stencils,
}

impl std::fmt::Debug for Fonts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Fonts").finish_non_exhaustive()
    }
}

impl Fonts {
    /// Reads the shipped fonts.
    ///
    /// # Errors
    /// When the program was built with a file that is not a font.
    pub fn load() -> Result<Fonts, RenderError> {
        Ok(Fonts { faces: Arc::new(Faces::load()?), plans: Mutex::default(), stencils: Stencils::default() })
    }

    /// Whether the font of that weight itself, without the fallback, has every letter of the text.
    pub fn has(&self, text: &str, weight: Weight) -> bool {
        let letters = self.faces.font(face(weight)).charmap();
        text.chars().all(|letter| letter.is_whitespace() || letters.map_unicode(letter).is_some())
    }

    /// The fonts alone.
    pub fn faces(&self) -> Arc<Faces> {
        Arc::clone(&self.faces)
    }

    /// The stencil of a letter, relative to its pen; `None` for one without ink.
    pub fn stencil(&self, cut: Cut) -> Option<Arc<Stencil>> {
        self.stencils.get(cut, &self.faces)
    }

    /// Sets a text on one line: control characters and line breaks become spaces, and spaces become single.
    pub fn line(&self, text: &str, weight: Weight) -> Line {
        let mut clusters: Vec<Cluster> = Vec::new();
        let clean: String = text
            .nfc()
            .take(8 * MOST_GRAPHEMES)
            .map(|letter| if letter.is_whitespace() || letter.is_control() { ' ' } else { letter })
            .collect();
        // The few characters of men are only for texts that have no others: a name must not show one sign in three.
        let men = self.faces.font(Face::Men).charmap();
        let only_men = clean.chars().all(|letter| men.map_unicode(letter).is_some());
        let last = if only_men { Face::Men } else { Face::Fallback };
        for grapheme in clean.graphemes(true).take(MOST_GRAPHEMES) {
            if grapheme.trim().is_empty() {
                if clusters.last().is_some_and(|last| !last.is_space()) {
                    clusters.push(Cluster { letters: " ".to_owned(), kind: Kind::Space, breaks: true });
                }
                continue;
            }
            clusters.extend(self.cluster(grapheme, weight, last));
        }
        self.set(&clusters, weight)
    }

    /// The way a grapheme is drawn; `None` if it is left out. `last`: the font for what the font of the weight lacks.
    fn cluster(&self, grapheme: &str, weight: Weight, last: Face) -> Option<Cluster> {
        let seen: Vec<char> =
            grapheme.chars().filter(|letter| !is_invisible(*letter)).take(1 + MOST_MARKS).collect();
        let first = *seen.first()?;
        let pictorial = is_pictorial(first);
        // An emoji made of several would fall apart.
        if pictorial && grapheme.contains(JOINER) {
            return None;
        }
        let breaks = matches!(grapheme, "-" | "‐" | "–" | "—" | "/" | "_");
        // A letter without its marks is still better than a box.
        let parts = if pictorial { &[&seen[..]][..] } else { &[&seen[..], &seen[..1]] };
        for letters in parts {
            for face in [face(weight), last] {
                let known = self.faces.font(face).charmap();
                if letters.iter().all(|letter| known.map_unicode(*letter).is_some()) {
                    // They have no ink, but they tell the shaper which letters join.
                    let joiners = grapheme.chars().filter(|letter| matches!(*letter, JOINER | NON_JOINER));
                    let letters = letters.iter().copied().chain(joiners.take(1)).collect();
                    return Some(Cluster { letters, kind: Kind::Glyphs(face), breaks });
                }
            }
        }
        (!pictorial).then(|| Cluster { letters: first.to_string(), kind: Kind::Box, breaks })
    }

    /// Shapes the clusters, without spaces at the ends, as a line.
    fn set(&self, clusters: &[Cluster], weight: Weight) -> Line {
        let ink = |cluster: &Cluster| !cluster.is_space();
        let end = clusters.iter().rposition(ink).map_or(0, |last| last + 1);
        let start = clusters.iter().position(ink).unwrap_or(end);
        let clusters = clusters[start..end].to_vec();
        let text: String = clusters.iter().map(|cluster| cluster.letters.as_str()).collect();
        let levels = ParagraphBidiInfo::new(&text, None).levels;
        // The shaper gets letters of one font in one direction, without a space.
        let mut words: Vec<(Kind, String)> = Vec::new();
        let mut directions: Vec<Level> = Vec::new();
        let mut at = 0;
        for Cluster { letters, kind, .. } in &clusters {
            match (words.last_mut(), directions.last()) {
                (Some((known, word)), Some(level))
                    if *level == levels[at] && known == kind && matches!(kind, Kind::Glyphs(_)) =>
                {
                    word.push_str(letters);
                }
                _ => {
                    words.push((*kind, letters.clone()));
                    directions.push(levels[at]);
                }
            }
            at += letters.len();
        }
        let mut line = Line { clusters, ..Line::default() };
        for index in ParagraphBidiInfo::reorder_visual(&directions) {
            match &words[index] {
                (Kind::Glyphs(face), word) => {
                    let thicken = *face == Face::Fallback && weight == Weight::Bold;
                    self.shape(word, *face, directions[index].is_rtl(), thicken, &mut line);
                }
                (Kind::Box, _) => {
                    line.sorts.push((Sort::Box, [line.width, 0.0]));
                    line.width += BOX;
                }
                (Kind::Space, _) => {
                    let font = self.faces.font(face(weight));
                    let space = font.charmap().map_unicode(' ').unwrap_or_default();
                    line.width += font.glyph_metrics().h_advance(space) / self.faces.units(face(weight));
                }
            }
        }
        line
    }

    /// Puts the glyphs of a word at the end of a line.
    fn shape(&self, word: &str, face: Face, leftward: bool, thicken: bool, line: &mut Line) {
        let mut buffer = Buffer::new();
        buffer.push_str(word);
        buffer.set_direction(if leftward { Direction::RightToLeft } else { Direction::LeftToRight });
        buffer.guess_segment_properties();
        let manner @ (direction, script) = (buffer.direction(), buffer.script());
        let plan = {
            let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
            let plan = || Arc::new(ShapePlan::new(self.faces.font(face), direction, script, None, &FEATURES));
            Arc::clone(plans.entry((face, manner)).or_insert_with(plan))
        };
        let options = ShapeOptions::new().plan(Some(&plan)).features(&FEATURES);
        if harfrust::shape(&ShaperFont::new(self.faces.font(face)), &mut buffer, options).is_err() {
            return;
        }
        let em = self.faces.units(face);
        for (glyph, place) in buffer.glyph_infos().iter().zip(buffer.glyph_positions()) {
            let at = [line.width + place.x_offset as f32 / em, place.y_offset as f32 / em];
            line.sorts.push((Sort::Glyph { face, id: glyph.glyph_id, thicken }, at));
            line.width += place.x_advance as f32 / em;
        }
    }

    /// The text at the first of the sizes (largest first) at which it fits into `room` pixels; if it fits at
    /// none, at the last one, shortened to end with `…`.
    pub fn fit(&self, text: &str, weight: Weight, sizes: &[u16], room: f32) -> (Line, f32) {
        let line = self.line(text, weight);
        self.fit_line(line, weight, sizes, room)
    }

    fn fit_line(&self, line: Line, weight: Weight, sizes: &[u16], room: f32) -> (Line, f32) {
        for size in sizes {
            let size = f32::from(*size);
            if line.width(size) <= room {
                return (line, size);
            }
        }
        let size = f32::from(sizes.last().copied().unwrap_or(25));
        (self.shortened(&line, weight, size, room), size)
    }

    /// The part of the line that fits before `…`.
    fn shortened(&self, line: &Line, weight: Weight, size: f32, room: f32) -> Line {
        let cut = |length: usize| {
            let kept = self.set(&line.clusters[..length], weight).clusters;
            self.set(
                &kept.into_iter().chain(self.cluster("…", weight, Face::Fallback)).collect::<Vec<_>>(),
                weight,
            )
        };
        // Half as many, or as many again: a letter may be wider without its neighbour, but hardly.
        let (mut fits, mut short) = (cut(0), 0);
        let mut long = line.clusters.len() + 1;
        while long - short > 1 {
            let middle = usize::midpoint(short, long);
            let tried = cut(middle);
            if tried.width(size) <= room {
                (fits, short) = (tried, middle);
            } else {
                long = middle;
            }
        }
        fits
    }

    /// The text on one line at the first of `sizes` that fits; else at the first of `small` at which it fits
    /// on one line or two; else shortened at the last of them. Lines break after spaces and hyphens.
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
            let Some((first, second)) = self.broken(&whole, weight, size, room) else { continue };
            if second.width(size) <= room {
                return (vec![first, second], size);
            }
            last = Some((vec![first, self.shortened(&second, weight, size, room)], size));
        }
        last.unwrap_or_else(|| {
            let (line, size) = self.fit_line(whole, weight, small, room);
            (vec![line], size)
        })
    }

    /// The line, broken after the last break that keeps the first part within the room.
    fn broken(&self, line: &Line, weight: Weight, size: f32, room: f32) -> Option<(Line, Line)> {
        let breaks = (1..line.clusters.len()).filter(|cut| line.clusters[cut - 1].breaks);
        let parts = breaks.map(|cut| (cut, self.set(&line.clusters[..cut], weight)));
        let (cut, first) = parts.take_while(|(_, first)| first.width(size) <= room).last()?;
        Some((first, self.set(&line.clusters[cut..], weight)))
    }
}

fn face(weight: Weight) -> Face {
    match weight {
        Weight::Regular => Face::Regular,
        Weight::Bold => Face::Bold,
    }
}

/// Joiners, direction marks, variation selectors, tags: they only change the look of other letters.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Emoji and similar signs: they are ornaments of a name, and are left out if no font has them.
fn is_pictorial(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}'
        | '\u{1f000}'..='\u{1faff}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
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
        let glyphs =
            |text: &str| -> Vec<Sort> { line(text).sorts().iter().map(|(sort, _)| sort.clone()).collect() };
        let mut backwards = glyphs("אבג");
        assert_eq!(backwards.len(), 3);
        assert_eq!(backwards[0], glyphs("ג")[0]);
        backwards.reverse();
        assert_eq!(backwards[0], glyphs("א")[0]);
        let mixed = glyphs("Dan אב גד x");
        assert_eq!(mixed[..3], glyphs("Dan"));
        assert_eq!(mixed[3], glyphs("ד")[0], "the words of a run change places too");
    }

    #[test]
    fn arabic_is_joined_and_marks_stand_on_their_letters() {
        let ids = |line: &Line| -> Vec<Sort> { line.sorts().iter().map(|(sort, _)| sort.clone()).collect() };
        let name = "محمد";
        let joined = line(name);
        let apart: Vec<Line> = name.chars().map(|letter| line(&letter.to_string())).collect();
        let isolated: Vec<Sort> = apart.iter().rev().flat_map(ids).collect();
        assert_eq!(ids(&joined).len(), 4);
        assert!(ids(&joined).iter().zip(&isolated).all(|(one, other)| one != other), "{joined:?}");
        assert!(joined.width(1.0) < apart.iter().map(|letter| letter.width(1.0)).sum());
        // From right to left: the name begins on the right, also if words from left to right are around it.
        let first = ids(&line("محم"))[2].clone();
        assert_eq!(ids(&joined)[3], first);
        assert_eq!(ids(&line("Ali محمد x"))[6], first);
        assert_eq!(ids(&line("لا")).len(), 1, "a ligature that must be");
        assert_ne!(ids(&line("می\u{200c}خ")), ids(&line("میخ")), "what is kept apart stays apart");
        // The stress mark is above the letter before it, not beside it.
        let stressed = line("а\u{301}м");
        assert!((stressed.width(1.0) - line("ам").width(1.0)).abs() < 0.001);
        // Cut names end as shorter names do, and fit.
        let (cut, size) = fonts().fit("محمد عبد الرحمن القاسمي", Weight::Bold, &[25], 150.0);
        assert!(cut.width(size) <= 150.0 && cut.width(size) > 110.0);
        assert_eq!(ids(&cut)[0], ids(&line("…"))[0], "which is on the left");
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
        assert_eq!(cut.clusters.last(), line("…").clusters.last());
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
                        let _ = fonts().faces.outline(*face, *id);
                    }
                }
            }
        }
    }
}
