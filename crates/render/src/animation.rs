//! Films of several scenes: GIF, because chats play it in place.
//!
//! The whole film has one palette. After the first picture only changes are written: the smallest box around
//! them, with unchanged pixels transparent. The film is drawn and written picture by picture: only a few
//! changes are in memory at a time, however long the game was.

use super::canvas::Canvas;
use super::drawn::Drawn;
use super::lzw::Packer;
use super::palette::{PALETTE, Palette};
use super::renderer::colour;
use super::shrink::{Part, Shrink};
use super::stages::timed;
use super::still::{Ground, distinct};
use super::surface::Pixels;
use super::{LONGEST, RenderError, Renderer, Stages};
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use liege_game::scene::{Board, Scene};
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// The largest size of a film in bytes: people watch it on phones.
pub const MOST_FILM_BYTES: usize = 4_000_000;
/// The largest number of pictures in a film: people watch for a minute.
pub const MOST_FILM_PICTURES: usize = 60;
/// The default width of films in pixels.
pub const FILM_WIDTH: u32 = 640;
/// The narrower widths that are tried if a film would be too large.
const NARROWER: [u32; 4] = [560, 480, 400, 320];
/// The number of repeats: a film is shown three times, because endless motion distracts from the text.
const AGAIN: Repeat = Repeat::Finite(2);
/// The number of pictures that may be drawn before they are packed.
const AHEAD: usize = 8;
/// The palette entry for unchanged pixels.
const SAME: u8 = (PALETTE - 1) as u8;

/// A picture of a film.
#[derive(Clone, Debug, PartialEq)]
pub struct Shot {
    /// The scene.
    pub scene: Scene,
    /// The time it is shown, in hundredths of a second.
    pub hold: u16,
}

/// Pictures in order, all of one width. Boards that stay unchanged are stored once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reel {
    shots: Vec<Shot>,
}

impl Reel {
    /// Makes an empty reel.
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
    pub fn shots(&self) -> &[Shot] {
        &self.shots
    }

    /// The length of the film in hundredths of a second.
    pub fn hundredths(&self) -> u32 {
        self.shots.iter().map(|shot| u32::from(shot.hold)).sum()
    }

    /// The size that holds every picture: a picture with more text below its board is taller than others.
    fn size(&self) -> (u32, u32) {
        let side = |of: fn(&Scene) -> u32| self.shots.iter().map(|shot| of(&shot.scene)).max();
        (side(|scene| scene.width).unwrap_or(0), side(|scene| scene.height).unwrap_or(0))
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
}

/// The result of a try.
enum Made {
    Film(Film),
    /// Too large: at least this number of bytes.
    TooLarge(usize),
}

impl Renderer {
    /// Makes a film of at most `most` bytes. It has the requested width (at most that of its scenes), or a
    /// smaller one if the film would be too large. It is played three times.
    ///
    /// # Errors
    /// If there are no pictures, the width is impossible, or no width keeps to the limit.
    pub fn film(&self, reel: &Reel, width: u32, most: usize) -> Result<Film, RenderError> {
        Ok(self.film_in_stages(reel, width, most)?.0)
    }

    /// Makes a film like [`Renderer::film`], and measures the time of each stage.
    ///
    /// # Errors
    /// Those of [`Renderer::film`].
    pub fn film_in_stages(
        &self,
        reel: &Reel,
        width: u32,
        most: usize,
    ) -> Result<(Film, Stages), RenderError> {
        let mut stages = Stages::default();
        let mut full = reel.size();
        if self.is_blank() {
            // Nobody looks at it, so nothing has to be scaled down.
            full = (width.min(full.0), (full.1 * width.min(full.0)).checked_div(full.0).unwrap_or(0));
        }
        let width = width.min(full.0);
        let size = RenderError::Size { width, height: full.1 };
        if width == 0 || full.1 == 0 || full.0 > LONGEST || full.1 > LONGEST {
            return Err(size);
        }
        let boards = reel.shots().iter().flat_map(|shot| shot.scene.boards.iter().cloned());
        let ground = timed(&mut stages.draw, || self.ground(&distinct(boards)));
        let mut least = 0;
        for width in std::iter::once(width).chain(NARROWER.into_iter().filter(|less| *less < width)) {
            match self.shoot(reel, full, (width, most), &ground, &mut stages)? {
                Made::Film(film) => return Ok((film, stages)),
                Made::TooLarge(bytes) => least = bytes,
            }
        }
        Err(RenderError::Bytes(least))
    }

    /// Makes a film of a width, as far as the limit permits: one thread draws, another packs the drawn
    /// pictures.
    fn shoot(
        &self,
        reel: &Reel,
        full: (u32, u32),
        (width, most): (u32, usize),
        ground: &Ground,
        stages: &mut Stages,
    ) -> Result<Made, RenderError> {
        let shrink = shrink(full, width);
        std::thread::scope(|scope| {
            let (to, drawn) = sync_channel(AHEAD);
            let draw = || self.draw_shots(reel.shots(), full, &shrink, ground, to);
            let drawing =
                std::thread::Builder::new().spawn_scoped(scope, draw).map_err(RenderError::Thread)?;
            let made = pack(drawn, shrink.size(), most, ground, stages);
            let took = drawing.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
            stages.draw += took.draw;
            stages.change += took.change;
            made
        })
    }

    /// Draws the pictures of a film one after another and sends the changes of each, until the receiver
    /// stops.
    fn draw_shots(
        &self,
        shots: &[Shot],
        full: (u32, u32),
        shrink: &Shrink,
        ground: &Ground,
        to: SyncSender<(Option<Change>, u16)>,
    ) -> Result<Stages, RenderError> {
        let palette = palette_of(ground)?;
        let mut stages = Stages::default();
        let mut screen = Screen::new(shrink.size());
        let mut drawn = Drawn::default();
        for Shot { scene, hold } in shots {
            let parts =
                timed(&mut stages.draw, || self.shot(scene, full, ground).map(|shot| drawn.next(shot)))?;
            let change = timed(&mut stages.change, || {
                for part in parts {
                    let part = shrink.part(part);
                    screen.put(part, shrink.numbers(drawn.numbers(), palette, part).into_iter());
                }
                screen.change()
            });
            if to.send((change, *hold)).is_err() {
                break;
            }
        }
        // The packing thread waits until there is no sender left.
        drop(to);
        Ok(stages)
    }

    /// Draws a scene on a canvas of a size that may be larger than its own.
    fn shot(&self, scene: &Scene, full: (u32, u32), ground: &Ground) -> Result<Canvas, RenderError> {
        if !self.is_blank() {
            return self.canvas(scene, full, ground);
        }
        let palette = palette_of(ground)?;
        let numbers = blank(scene, full, palette);
        Ok(Canvas::of(full.0, Arc::new(Pixels::Numbers(numbers, Arc::clone(palette)))))
    }
}

/// The palette numbers of a blank picture, different for every scene; for tests.
pub(super) fn blank(scene: &Scene, (width, height): (u32, u32), palette: &Palette) -> Vec<u8> {
    // Not the nearest colours: they would be equal for many scenes.
    let few = palette.colours().len().max(1);
    let numbers = colour(scene).map(|part| (usize::from(part) % few) as u8);
    numbers.into_iter().cycle().take(width as usize * height as usize).collect()
}

/// Writes the film from the changes of each picture.
fn pack(
    drawn: Receiver<(Option<Change>, u16)>,
    (width, height): (usize, usize),
    most: usize,
    ground: &Ground,
    stages: &mut Stages,
) -> Result<Made, RenderError> {
    let colours = table(palette_of(ground)?);
    let mut encoder = Encoder::new(Vec::with_capacity(256 * 1024), width as u16, height as u16, &colours)?;
    encoder.set_repeat(AGAIN)?;
    let mut packer = Packer::new();
    let mut waiting: Option<Frame<'static>> = None;
    for (change, hold) in drawn {
        match change {
            Some(change) => {
                let frame = timed(&mut stages.pack, || change.frame(hold, &mut packer));
                if let Some(frame) = waiting.replace(frame) {
                    encoder.write_lzw_pre_encoded_frame(&frame)?;
                }
            }
            // Nothing changes, so the present picture is shown for longer.
            None => {
                if let Some(frame) = &mut waiting {
                    frame.delay = frame.delay.saturating_add(hold);
                }
            }
        }
        let length = encoder.get_ref().len();
        if length > most {
            return Ok(Made::TooLarge(length));
        }
    }
    if let Some(frame) = waiting {
        encoder.write_lzw_pre_encoded_frame(&frame)?;
    }
    let bytes = encoder.into_inner()?;
    if bytes.len() > most {
        return Ok(Made::TooLarge(bytes.len()));
    }
    Ok(Made::Film(Film { bytes, width: width as u32, height: height as u32 }))
}

/// The palette of a film's pictures.
pub(super) fn palette_of(ground: &Ground) -> Result<&Arc<Palette>, RenderError> {
    ground.palette.as_ref().ok_or(RenderError::Size { width: 0, height: 0 })
}

/// A palette in the form of a GIF, with room for the unchanged pixels' entry.
pub(super) fn table(palette: &Palette) -> Vec<u8> {
    let mut table = palette.colours().concat();
    table.resize(PALETTE * 3, 0);
    table
}

pub(super) fn shrink(full: (u32, u32), width: u32) -> Shrink {
    let height = f64::from(full.1) * f64::from(width) / f64::from(full.0.max(1));
    let small = (width as usize, height.round().max(1.0) as usize);
    Shrink::new((full.0 as usize, full.1 as usize), small)
}

/// The pixels on the screen by their numbers in the palette, and the pixels to be shown next.
pub(super) struct Screen {
    width: usize,
    /// Empty before the first picture.
    seen: Vec<u8>,
    next: Vec<u8>,
    /// The box of the pixels put there since.
    fresh: Option<Part>,
}

/// A change of the screen.
pub(super) struct Change {
    part: Part,
    numbers: Vec<u8>,
    /// Whether some pixels in the box stay unchanged.
    partly: bool,
}

/// The box around two.
fn both(one: Option<Part>, other: Part) -> Part {
    one.map_or(other, |one| Part {
        left: one.left.min(other.left),
        top: one.top.min(other.top),
        right: one.right.max(other.right),
        bottom: one.bottom.max(other.bottom),
    })
}

impl Screen {
    pub(super) fn new((width, height): (usize, usize)) -> Screen {
        Screen { width, seen: Vec::new(), next: vec![0; width * height], fresh: None }
    }

    /// Puts pixels into a part of the next picture. The first time the part is the whole picture.
    pub(super) fn put(&mut self, part: Part, mut numbers: impl Iterator<Item = u8>) {
        for y in part.top..part.bottom {
            let row = self.next.get_mut(y * self.width + part.left..y * self.width + part.right);
            for (pixel, number) in row.into_iter().flatten().zip(&mut numbers) {
                *pixel = number;
            }
        }
        self.fresh = Some(both(self.fresh, part));
    }

    /// Shows the pixels put there; returns the change, if there is one.
    pub(super) fn change(&mut self) -> Option<Change> {
        let fresh = self.fresh.take()?;
        if self.seen.is_empty() {
            self.seen.clone_from(&self.next);
            return Some(Change { part: fresh, numbers: self.next.clone(), partly: false });
        }
        let mut tight: Option<Part> = None;
        for y in fresh.top..fresh.bottom {
            let row = y * self.width + fresh.left..y * self.width + fresh.right;
            let (seen, next) = (self.seen.get(row.clone())?, self.next.get(row)?);
            if seen == next {
                continue;
            }
            let differs = |(one, other): (&u8, &u8)| one != other;
            let first = seen.iter().zip(next).position(differs)?;
            let last = seen.iter().zip(next).rposition(differs)?;
            let (left, right) = (fresh.left + first, fresh.left + last + 1);
            tight = Some(both(tight, Part { left, top: y, right, bottom: y + 1 }));
        }
        let part = tight?;
        let mut numbers = Vec::with_capacity(part.width() * part.height());
        let mut partly = false;
        for y in part.top..part.bottom {
            let row = y * self.width + part.left..y * self.width + part.right;
            let (seen, next) = (self.seen.get_mut(row.clone())?, self.next.get(row)?);
            if seen == next {
                partly = true;
                numbers.resize(numbers.len() + seen.len(), SAME);
                continue;
            }
            partly |= seen.iter().zip(next).any(|(seen, next)| seen == next);
            numbers.extend(seen.iter().zip(next).map(|(seen, next)| if seen == next { SAME } else { *next }));
            seen.copy_from_slice(next);
        }
        Some(Change { part, numbers, partly })
    }
}

impl Change {
    /// The packed frame of a film for this change.
    pub(super) fn frame(self, hold: u16, packer: &mut Packer) -> Frame<'static> {
        Frame {
            delay: hold,
            dispose: DisposalMethod::Keep,
            transparent: self.partly.then_some(SAME),
            left: self.part.left as u16,
            top: self.part.top as u16,
            width: self.part.width() as u16,
            height: self.part.height() as u16,
            buffer: Cow::Owned(packer.pack(&self.numbers)),
            ..Frame::default()
        }
    }
}
