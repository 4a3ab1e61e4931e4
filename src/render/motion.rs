//! An action in real time to a moving picture: GIF, because chats play it where it stands.
//!
//! What does not move is drawn once, large, and made smaller once. The pieces are then laid over it moment by moment at
//! the film's own size: half a hundred moments take less than a second. It is played once and stays at its end.

use super::animation::{Film, Screen, changed, shrink};
use super::canvas::Canvas;
use super::paint;
use super::palette::{Key, PALETTE, Tally, runs};
use super::shrink::{Part, Shrink};
use super::{LONGEST, RenderError, Renderer};
use crate::game::scene::{Figure, Label, Mark, Moment, Motion, Point, Scene};
use gif::{Encoder, Frame};
use resvg::tiny_skia::{IntSize, Pixmap};

/// A film of one action is never larger than that, in bytes.
pub const MOST_MOTION_BYTES: usize = 2 * 1024 * 1024;
/// The width that such films are made in, in pixels.
pub const MOTION_WIDTH: u32 = 600;
/// Moments whose colours are looked at for the palette.
const SAMPLES: usize = 12;

impl Renderer {
    /// The film of an action, so wide and of at most `most` bytes.
    ///
    /// # Errors
    /// If its size is impossible, its pictures differ in size, or it would be too large.
    pub fn motion(&self, motion: &Motion, width: u32, most: usize) -> Result<Film, RenderError> {
        let full = (motion.end.width, motion.end.height);
        let size = RenderError::Size { width, height: full.1 };
        if width == 0 || width > full.0 || full.1 == 0 || full.1 > LONGEST {
            return Err(size);
        }
        let shrink = shrink(full, width);
        let share = f64::from(width) / f64::from(full.0);
        let ground = self.small(&motion.ground, full, &shrink)?;
        let end = self.small(&motion.end, full, &shrink)?;
        // Blank pictures nobody looks at: the first and the last will do.
        let moments = if self.is_blank() { &[] } else { motion.moments.as_slice() };
        let mut key = self.colours(moments, &ground, &end, share);
        let (wide, high) = shrink.size();
        let mut colours = key.palette().concat();
        colours.resize(PALETTE * 3, 0);
        let mut encoder = Encoder::new(Vec::with_capacity(256 * 1024), wide as u16, high as u16, &colours)?;
        let mut screen = Screen::new(wide);
        let mut before: Option<Pixmap> = None;
        let mut waiting: Option<Frame<'static>> = None;
        let last = Moment { hold: motion.end_hold, ..Moment::default() };
        for (index, moment) in moments.iter().chain([&last]).enumerate() {
            let is_last = index == moments.len();
            let picture = if is_last { end.clone() } else { self.at_moment(&ground, moment, share) };
            match show(&mut screen, before.as_ref(), &picture, &mut key) {
                Some(change) => {
                    if let Some(frame) = waiting.replace(change.frame(moment.hold)) {
                        encoder.write_frame(&frame)?;
                    }
                }
                None => {
                    if let Some(frame) = &mut waiting {
                        frame.delay = frame.delay.saturating_add(moment.hold);
                    }
                }
            }
            before = Some(picture);
        }
        if let Some(frame) = waiting {
            encoder.write_frame(&frame)?;
        }
        let bytes = encoder.into_inner()?;
        if bytes.len() > most {
            return Err(RenderError::Bytes(bytes.len()));
        }
        Ok(Film { bytes, width: wide as u32, height: high as u32, step: 1 })
    }

    /// A scene, drawn large and made smaller.
    fn small(&self, scene: &Scene, full: (u32, u32), shrink: &Shrink) -> Result<Pixmap, RenderError> {
        let (width, height) = (scene.width, scene.height);
        if (width, height) != full {
            return Err(RenderError::Size { width, height });
        }
        let (wide, high) = shrink.size();
        if self.is_blank() {
            return self.pixmap_of(scene, (wide as u32, high as u32));
        }
        let large = self.pixmap(scene)?;
        let small = shrink.pixels(large.data(), Part::whole(wide, high));
        let data = small.into_iter().flat_map(|[red, green, blue]| [red, green, blue, 255]).collect();
        let size = IntSize::from_wh(wide as u32, high as u32);
        size.and_then(|size| Pixmap::from_vec(data, size)).ok_or(RenderError::Size { width, height })
    }

    /// The pieces of a moment over the ground, both made smaller.
    fn at_moment(&self, ground: &Pixmap, moment: &Moment, share: f64) -> Pixmap {
        let scene = Scene {
            marks: moment.marks.iter().filter_map(|mark| smaller_mark(mark, share)).collect(),
            figures: moment.figures.iter().map(|figure| smaller_figure(figure, share)).collect(),
            labels: moment.labels.iter().map(|label| smaller_label(label, share)).collect(),
            ..Scene::default()
        };
        let mut canvas = Canvas::of(ground.clone());
        paint::scene(self, &mut canvas, &scene);
        canvas.into_pixmap()
    }

    /// The palette, from the ground, the end and moments all along the way.
    fn colours(&self, moments: &[Moment], ground: &Pixmap, end: &Pixmap, share: f64) -> Key {
        let mut tally = Tally::new();
        let mut count = |before: Option<&Pixmap>, picture: &Pixmap| {
            if let Some(part) = part_of(before, picture) {
                runs(pixels(picture, part).into_iter(), |value, length| {
                    tally.run(value, length);
                });
            }
        };
        count(None, ground);
        count(Some(ground), end);
        let step = moments.len().div_ceil(SAMPLES).max(1);
        for moment in moments.iter().step_by(step) {
            count(Some(ground), &self.at_moment(ground, moment, share));
        }
        Key::new(tally.palette(PALETTE - 1))
    }
}

/// The part of a picture that differs from another: all of it where there is none.
fn part_of(before: Option<&Pixmap>, now: &Pixmap) -> Option<Part> {
    match before {
        None => Some(Part::whole(now.width() as usize, now.height() as usize)),
        Some(before) => changed(before.data(), now.data(), now.width() as usize),
    }
}

/// A part of a picture, row after row.
fn pixels(picture: &Pixmap, part: Part) -> Vec<super::theme::Rgb> {
    let rows = picture.data().chunks_exact(picture.width() as usize * 4).skip(part.top).take(part.height());
    let cut = rows.flat_map(|row| row.get(part.left * 4..part.right * 4).unwrap_or_default().chunks_exact(4));
    cut.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}

/// What of the screen changes when a picture follows another.
fn show(
    screen: &mut Screen,
    before: Option<&Pixmap>,
    now: &Pixmap,
    key: &mut Key,
) -> Option<super::animation::Change> {
    let part = part_of(before, now)?;
    screen.show(part, &pixels(now, part), key)
}

fn smaller(at: Point, share: f64) -> Point {
    Point::new(at.x() * share, at.y() * share)
}

fn smaller_size(size: u16, share: f64) -> u16 {
    (f64::from(size) * share).round() as u16
}

fn smaller_figure(figure: &Figure, share: f64) -> Figure {
    Figure {
        at: smaller(figure.at, share),
        size: smaller_size(figure.size, share),
        badge: None,
        ..figure.clone()
    }
}

fn smaller_label(label: &Label, share: f64) -> Label {
    Label { at: smaller(label.at, share), size: smaller_size(label.size, share), ..label.clone() }
}

/// A mark of an action; other marks have no place in a film of one.
fn smaller_mark(mark: &Mark, share: f64) -> Option<Mark> {
    Some(match mark {
        Mark::Clash { at, size } => Mark::Clash { at: smaller(*at, share), size: smaller_size(*size, share) },
        Mark::Trail { points, width } => Mark::Trail {
            points: points.iter().map(|point| smaller(*point, share)).collect(),
            width: smaller_size(u16::from(*width), share) as u8,
        },
        Mark::Aiming { from, to, ticks } => {
            Mark::Aiming { from: smaller(*from, share), to: smaller(*to, share), ticks: *ticks }
        }
        _ => return None,
    })
}
