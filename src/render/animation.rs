//! Scenes one after another to a moving picture: GIF, because chats play it where it stands.
//!
//! One palette serves the whole film. After the first picture only what changes is written: the smallest box
//! that holds it, and in the box what stays as it is transparent. The film is drawn and written picture by
//! picture: no more than two of them are in memory at a time, however long the game was.

use super::palette::{Key, PALETTE, Tally, runs};
use super::shrink::{Part, Shrink};
use super::theme::Rgb;
use super::{LONGEST, RenderError, Renderer, Stages, colour, timed};
use crate::game::scene::{Board, Scene};
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::{Color, Pixmap};
use std::borrow::Cow;
use std::sync::Arc;

/// A film is never larger than that, in bytes: chats take some more, but not from everybody.
pub const MOST_FILM_BYTES: usize = 8 * 1024 * 1024;
/// The width that films are made in where nobody asks for another, in pixels.
pub const FILM_WIDTH: u32 = 720;
/// The widths tried when a film would be too large.
const NARROWER: [u32; 4] = [600, 480, 400, 320];
/// Of how many pictures one is left when the narrowest would still be too large.
const FEWER: [usize; 4] = [2, 4, 8, 16];
/// Pictures whose colours are looked at for the palette; in a short film that is all of them.
const SAMPLES: usize = 24;
/// The entry of the palette that stands for what stays as it was.
const SAME: u8 = (PALETTE - 1) as u8;

/// A picture of a film.
#[derive(Clone, Debug, PartialEq)]
pub struct Shot {
    /// What is seen.
    pub scene: Scene,
    /// How long, in hundredths of a second.
    pub hold: u16,
}

/// Pictures in their order, all of one width. Boards that stay the same are kept once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reel {
    shots: Vec<Shot>,
}

impl Reel {
    /// Nothing to be seen yet.
    #[must_use]
    pub fn new() -> Reel {
        Reel::default()
    }

    /// Adds a picture.
    pub fn push(&mut self, mut scene: Scene, hold: u16) {
        let known: &[Arc<Board>] = self.shots.last().map_or(&[], |shot| &shot.scene.boards);
        for board in &mut scene.boards {
            if let Some(same) = known.iter().find(|known| *known == board) {
                *board = Arc::clone(same);
            }
        }
        self.shots.push(Shot { scene, hold });
    }

    /// The pictures.
    #[must_use]
    pub fn shots(&self) -> &[Shot] {
        &self.shots
    }

    /// How long the film is, in hundredths of a second.
    #[must_use]
    pub fn hundredths(&self) -> u32 {
        self.shots.iter().map(|shot| u32::from(shot.hold)).sum()
    }

    /// The size that holds every picture: one with more to say below its board is taller than others.
    fn size(&self) -> (u32, u32) {
        let side = |of: fn(&Scene) -> u32| self.shots.iter().map(|shot| of(&shot.scene)).max();
        (side(|scene| scene.width).unwrap_or(0), side(|scene| scene.height).unwrap_or(0))
    }

    /// Every `step`th picture, counted from the last; the first stays in any case, and each stands for those
    /// left out after it.
    fn thinned(&self, step: usize) -> Vec<(&Scene, u16)> {
        let last = self.shots.len().saturating_sub(1);
        let mut kept: Vec<(&Scene, u16)> = Vec::new();
        for (index, Shot { scene, hold }) in self.shots.iter().enumerate() {
            if index == 0 || (last - index).is_multiple_of(step) {
                kept.push((scene, *hold));
            }
        }
        kept
    }
}

/// A finished film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    /// The bytes of the GIF file.
    pub bytes: Vec<u8>,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
    /// Of how many pictures one is shown: 1, or more where all would have been too much.
    pub step: usize,
}

/// How a film is tried.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Plan {
    width: u32,
    step: usize,
}

impl Plan {
    /// The best first.
    fn all(width: u32) -> impl Iterator<Item = Plan> {
        let narrower: Vec<u32> =
            std::iter::once(width).chain(NARROWER.into_iter().filter(move |less| *less < width)).collect();
        let narrowest = narrower.last().copied().unwrap_or(width);
        let whole = narrower.into_iter().map(|width| Plan { width, step: 1 });
        whole.chain(FEWER.into_iter().map(move |step| Plan { width: narrowest, step }))
    }

    /// How much a film by this plan is likely to take of what one by another takes.
    fn share_of(self, other: Plan) -> f64 {
        // Edges grow with the width, areas cost next to nothing; and a picture between two others costs less
        // than one that stands for both.
        let size = (f64::from(self.width) / f64::from(other.width)).powf(1.4);
        size * (other.step as f64 / self.step as f64).powf(0.8)
    }
}

/// What came of a plan.
enum Made {
    Film(Film),
    /// Too many bytes; so many are likely to be needed.
    TooLarge(f64),
}

impl Renderer {
    /// A film of at most `most` bytes, as wide as asked for (no wider than its scenes) or, where it would be
    /// too large, smaller; in the end with pictures left out. It is played again and again.
    ///
    /// # Errors
    /// If there are no pictures, the width is impossible, or no way is found to keep to the limit.
    pub fn film(&self, reel: &Reel, width: u32, most: usize) -> Result<Film, RenderError> {
        Ok(self.film_in_stages(reel, width, most)?.0)
    }

    /// The same with what each stage took.
    ///
    /// # Errors
    /// The same.
    pub fn film_in_stages(
        &self,
        reel: &Reel,
        width: u32,
        most: usize,
    ) -> Result<(Film, Stages), RenderError> {
        let mut stages = Stages::default();
        let mut full = reel.size();
        if self.is_blank() {
            // Nobody looks at it: nothing has to be made smaller.
            full = (width.min(full.0), (full.1 * width.min(full.0)).checked_div(full.0).unwrap_or(0));
        }
        let width = width.min(full.0);
        let size = RenderError::Size { width, height: full.1 };
        if width == 0 || full.1 == 0 || full.0 > LONGEST || full.1 > LONGEST {
            return Err(size);
        }
        let mut key = self.key(reel, full, width, &mut stages)?;
        let mut needed: Option<(Plan, f64)> = None;
        for plan in Plan::all(width) {
            // It is an estimate: a plan that may do is tried.
            let hopeless =
                needed.is_some_and(|(tried, bytes)| bytes * plan.share_of(tried) > most as f64 * 1.15);
            let last = plan.step == FEWER[FEWER.len() - 1];
            if hopeless && !last {
                continue;
            }
            match self.shoot(reel, full, (plan, most), &mut key, &mut stages)? {
                Made::Film(film) => return Ok((film, stages)),
                Made::TooLarge(bytes) => needed = Some((plan, bytes)),
            }
        }
        Err(RenderError::Bytes(needed.map_or(0, |(_, bytes)| bytes as usize)))
    }

    /// The palette of a film, from pictures all over it.
    fn key(
        &self,
        reel: &Reel,
        full: (u32, u32),
        width: u32,
        stages: &mut Stages,
    ) -> Result<Key, RenderError> {
        let shots = reel.shots();
        let shrink = shrink(full, width);
        let count = shots.len().min(SAMPLES);
        let mut tally = Tally::new();
        // What stays is counted once.
        let mut before: Option<Pixmap> = None;
        for sample in 0..count {
            let index = sample * shots.len().saturating_sub(1) / count.saturating_sub(1).max(1);
            let Some(shot) = shots.get(index) else { continue };
            let pixmap = timed(&mut stages.draw, || self.pixmap_of(&shot.scene, full))?;
            timed(&mut stages.colours, || {
                if let Some(part) = fresh(before.as_ref(), &pixmap, &shrink) {
                    runs(shrink.pixels(pixmap.data(), part).into_iter(), |value, length| {
                        tally.run(value, length);
                    });
                }
            });
            before = Some(pixmap);
        }
        Ok(timed(&mut stages.colours, || Key::new(tally.palette(PALETTE - 1))))
    }

    /// Makes a film by a plan, as far as the limit lets it come.
    fn shoot(
        &self,
        reel: &Reel,
        full: (u32, u32),
        (plan, most): (Plan, usize),
        key: &mut Key,
        stages: &mut Stages,
    ) -> Result<Made, RenderError> {
        let shrink = shrink(full, plan.width);
        let (width, height) = shrink.size();
        let mut colours = key.palette().concat();
        colours.resize(PALETTE * 3, 0);
        let mut encoder =
            Encoder::new(Vec::with_capacity(256 * 1024), width as u16, height as u16, &colours)?;
        encoder.set_repeat(Repeat::Infinite)?;
        let shots = reel.thinned(plan.step);
        let mut screen = Screen::new(width);
        let mut before: Option<Pixmap> = None;
        let mut waiting: Option<Frame<'static>> = None;
        // The first picture is larger than any other: it says little of what is to come.
        let mut opening = None;
        for (index, (scene, hold)) in shots.iter().enumerate() {
            let pixmap = timed(&mut stages.draw, || self.pixmap_of(scene, full))?;
            let change = timed(&mut stages.colours, || {
                let part = fresh(before.as_ref(), &pixmap, &shrink)?;
                screen.show(part, &shrink.pixels(pixmap.data(), part), key)
            });
            match change {
                Some(change) => {
                    if let Some(frame) = waiting.replace(change.frame(*hold)) {
                        timed(&mut stages.pack, || encoder.write_frame(&frame))?;
                    }
                }
                // Nothing new is seen: what is seen already is seen longer.
                None => {
                    if let Some(frame) = &mut waiting {
                        frame.delay = frame.delay.saturating_add(*hold);
                    }
                }
            }
            before = Some(pixmap);
            let length = encoder.get_ref().len();
            if opening.is_none() && index > 1 {
                opening = Some(length);
            }
            if length > most {
                let first = opening.unwrap_or(length).min(length) as f64;
                let rest = shots.len() as f64 / index.max(1) as f64;
                return Ok(Made::TooLarge(first + (length as f64 - first) * rest));
            }
        }
        if let Some(frame) = waiting {
            timed(&mut stages.pack, || encoder.write_frame(&frame))?;
        }
        let bytes = encoder.into_inner()?;
        if bytes.len() > most {
            return Ok(Made::TooLarge(bytes.len() as f64));
        }
        Ok(Made::Film(Film { bytes, width: width as u32, height: height as u32, step: plan.step }))
    }

    /// A scene on a canvas of a size that may be larger than its own.
    pub(super) fn pixmap_of(
        &self,
        scene: &Scene,
        (width, height): (u32, u32),
    ) -> Result<Pixmap, RenderError> {
        if self.is_blank() {
            let [red, green, blue] = colour(scene);
            let mut pixmap = Pixmap::new(width, height).ok_or(RenderError::Size { width, height })?;
            pixmap.fill(Color::from_rgba8(red, green, blue, 255));
            return Ok(pixmap);
        }
        if (scene.width, scene.height) == (width, height) {
            return self.pixmap(scene);
        }
        self.pixmap(&Scene { width, height, ..scene.clone() })
    }
}

pub(super) fn shrink(full: (u32, u32), width: u32) -> Shrink {
    let height = f64::from(full.1) * f64::from(width) / f64::from(full.0.max(1));
    let small = (width as usize, height.round().max(1.0) as usize);
    Shrink::new((full.0 as usize, full.1 as usize), small)
}

/// The part of the smaller picture that is to be made anew after another: all of the first.
fn fresh(before: Option<&Pixmap>, now: &Pixmap, shrink: &Shrink) -> Option<Part> {
    let (wide, high) = shrink.size();
    match before {
        None => Some(Part::whole(wide, high)),
        Some(before) => {
            changed(before.data(), now.data(), now.width() as usize).map(|part| shrink.part(part))
        }
    }
}

/// The box that holds every pixel in which two pictures of one size differ; `None` if they do not.
pub(super) fn changed(one: &[u8], other: &[u8], width: usize) -> Option<Part> {
    let rows = || one.chunks_exact(width * 4).zip(other.chunks_exact(width * 4));
    let top = rows().position(|(one, other)| one != other)?;
    let bottom = rows().rposition(|(one, other)| one != other)? + 1;
    let (mut left, mut right) = (width, 0);
    for (one, other) in rows().skip(top).take(bottom - top).filter(|(one, other)| one != other) {
        let differs = |(one, other): (&[u8], &[u8])| one != other;
        let pixels = || one.chunks_exact(4).zip(other.chunks_exact(4));
        left = left.min(pixels().position(differs).unwrap_or(width));
        right = right.max(pixels().rposition(differs).map_or(0, |last| last + 1));
    }
    Some(Part { left, top, right, bottom })
}

/// What is on the screen, each pixel by its number in the palette.
pub(super) struct Screen {
    width: usize,
    numbers: Vec<u8>,
}

/// What of a screen becomes something else.
pub(super) struct Change {
    part: Part,
    numbers: Vec<u8>,
    /// Whether some of it stays.
    partly: bool,
}

impl Screen {
    pub(super) fn new(width: usize) -> Screen {
        Screen { width, numbers: Vec::new() }
    }

    /// Shows colours in a part of the screen; what changes by that, if anything does. The first time the part
    /// is the whole.
    pub(super) fn show(&mut self, part: Part, values: &[Rgb], key: &mut Key) -> Option<Change> {
        let mut numbers = Vec::with_capacity(values.len());
        runs(values.iter().copied(), |value, length| {
            numbers.resize(numbers.len() + length as usize, key.of(value));
        });
        if self.numbers.is_empty() {
            self.numbers.clone_from(&numbers);
            return Some(Change { part, numbers, partly: false });
        }
        let row = |numbers: &[u8], at: usize, left: usize, right: usize| {
            numbers.get(at + left..at + right).unwrap_or_default().to_vec()
        };
        let Part { left, top, right, bottom } = part;
        let wide = part.width();
        let mut tight: Option<Part> = None;
        for y in top..bottom {
            let shown = self.numbers.get(y * self.width + left..y * self.width + right).unwrap_or_default();
            let fresh = numbers.get((y - top) * wide..(y - top + 1) * wide).unwrap_or_default();
            if shown == fresh {
                continue;
            }
            let differs = |(one, other): (&u8, &u8)| one != other;
            let first = shown.iter().zip(fresh).position(differs).unwrap_or(0);
            let last = shown.iter().zip(fresh).rposition(differs).unwrap_or(wide.saturating_sub(1));
            let (from, to) = (left + first, left + last + 1);
            tight = Some(match tight {
                None => Part { left: from, top: y, right: to, bottom: y + 1 },
                Some(box_) => {
                    Part { left: box_.left.min(from), right: box_.right.max(to), bottom: y + 1, ..box_ }
                }
            });
        }
        let tight = tight?;
        let mut out = Vec::with_capacity(tight.width() * tight.height());
        let mut partly = false;
        for y in tight.top..tight.bottom {
            let fresh = row(&numbers, (y - top) * wide, tight.left - left, tight.right - left);
            let at = y * self.width + tight.left;
            for (shown, fresh) in self.numbers.iter_mut().skip(at).zip(fresh) {
                let same = *shown == fresh;
                partly |= same;
                out.push(if same { SAME } else { fresh });
                *shown = fresh;
            }
        }
        Some(Change { part: tight, numbers: out, partly })
    }
}

impl Change {
    pub(super) fn frame(self, hold: u16) -> Frame<'static> {
        Frame {
            delay: hold,
            dispose: DisposalMethod::Keep,
            transparent: self.partly.then_some(SAME),
            left: self.part.left as u16,
            top: self.part.top as u16,
            width: self.part.width() as u16,
            height: self.part.height() as u16,
            buffer: Cow::Owned(self.numbers),
            ..Frame::default()
        }
    }
}
