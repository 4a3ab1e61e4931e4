//! Films of one action in real time: GIF, because chats play it in place.
//!
//! The static part is drawn once, large, and scaled down once. The pieces are then drawn over it moment by
//! moment at the film's own size: fifty moments take less than a second. The film is played once and stops at
//! its end.

use super::animation::{Film, Screen, blank, palette_of, shrink, table};
use super::canvas::Canvas;
use super::drawn::Drawn;
use super::lzw::Packer;
use super::paint;
use super::shrink::{Part, Shrink};
use super::still::{Ground, distinct};
use super::surface::Pixels;
use super::{LONGEST, RenderError, Renderer};
use gif::{Encoder, Frame};
use liege_game::scene::{Figure, Label, Mark, Moment, Motion, Point, Scene};
use std::sync::Arc;

/// The largest size of a film of one action, in bytes.
pub const MOST_MOTION_BYTES: usize = 2 * 1024 * 1024;
/// The width of films of one action, in pixels.
pub const MOTION_WIDTH: u32 = 600;

impl Renderer {
    /// The film of an action, with this width and at most `most` bytes.
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
        let boards = motion.ground.boards.iter().chain(&motion.end.boards).cloned();
        let common = self.ground(&distinct(boards));
        let palette = palette_of(&common)?;
        let ground = self.small(&motion.ground, full, &shrink, &common)?;
        let end = self.small(&motion.end, full, &shrink, &common)?;
        // Nobody looks at blank pictures: the first and the last are enough.
        let moments = if self.is_blank() { &[] } else { motion.moments.as_slice() };
        let (wide, high) = shrink.size();
        let mut encoder =
            Encoder::new(Vec::with_capacity(256 * 1024), wide as u16, high as u16, &table(palette))?;
        let mut screen = Screen::new((wide, high));
        let mut drawn = Drawn::default();
        let mut packer = Packer::new();
        let mut waiting: Option<Frame<'static>> = None;
        let last = Moment { hold: motion.end_hold, ..Moment::default() };
        for (index, moment) in moments.iter().chain([&last]).enumerate() {
            let is_last = index == moments.len();
            let picture = match is_last {
                true => Canvas::of(wide as u32, Arc::clone(&end)),
                false => self.at_moment((&ground, wide as u32), moment, share, &common),
            };
            for part in drawn.next(picture) {
                let rows = drawn.numbers().chunks_exact(wide).skip(part.top).take(part.height());
                let numbers = rows.flat_map(|row| row.get(part.left..part.right).unwrap_or_default());
                screen.put(part, numbers.copied());
            }
            match screen.change() {
                Some(change) => {
                    if let Some(frame) = waiting.replace(change.frame(moment.hold, &mut packer)) {
                        encoder.write_lzw_pre_encoded_frame(&frame)?;
                    }
                }
                None => {
                    if let Some(frame) = &mut waiting {
                        frame.delay = frame.delay.saturating_add(moment.hold);
                    }
                }
            }
        }
        if let Some(frame) = waiting {
            encoder.write_lzw_pre_encoded_frame(&frame)?;
        }
        let bytes = encoder.into_inner()?;
        if bytes.len() > most {
            return Err(RenderError::Bytes(bytes.len()));
        }
        Ok(Film { bytes, width: wide as u32, height: high as u32 })
    }

    /// A scene, drawn large and scaled down.
    fn small(
        &self,
        scene: &Scene,
        full: (u32, u32),
        shrink: &Shrink,
        common: &Ground,
    ) -> Result<Arc<Pixels>, RenderError> {
        let (width, height) = (scene.width, scene.height);
        if (width, height) != full {
            return Err(RenderError::Size { width, height });
        }
        let (wide, high) = shrink.size();
        let palette = palette_of(common)?;
        let numbers = match self.is_blank() {
            true => blank(scene, (wide as u32, high as u32), palette),
            false => {
                let large = self.draw(scene, common)?;
                shrink.numbers(large.numbers(), palette, Part::whole(wide, high))
            }
        };
        Ok(Arc::new(Pixels::Numbers(numbers, Arc::clone(palette))))
    }

    /// The pieces of a moment over the ground (of this width), both scaled down.
    fn at_moment(
        &self,
        (ground, wide): (&Arc<Pixels>, u32),
        moment: &Moment,
        share: f64,
        common: &Ground,
    ) -> Canvas {
        let scene = Scene {
            marks: moment.marks.iter().filter_map(|mark| smaller_mark(mark, share)).collect(),
            figures: moment.figures.iter().map(|figure| smaller_figure(figure, share)).collect(),
            labels: moment.labels.iter().map(|label| smaller_label(label, share)).collect(),
            ..Scene::default()
        };
        let mut canvas = Canvas::of(wide, Arc::clone(ground));
        paint::scene(&self.tools, &mut canvas, &scene, common);
        canvas
    }
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

/// Scales a mark of an action; other marks have no place in such a film.
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
