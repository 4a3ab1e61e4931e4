//! The layers of a picture, one over the other: first they are noted, then they are drawn.

use super::shrink::Part;
use super::stencil::Stencil;
use super::surface::{Pixels, Window};
use super::theme::Rgb;
use resvg::tiny_skia::{Path, Pixmap};
use std::sync::Arc;

/// One layer of a picture.
#[derive(Clone, Debug)]
pub enum Layer {
    /// The inside of a path in a colour, with this opacity.
    Filled(Path, Rgb, u8),
    /// A letter in a colour, moved by this distance.
    Letter(Arc<Stencil>, (i32, i32), Rgb),
    /// A picture with transparent parts, its upper left corner at a place, with this greatest opacity.
    Sprite(Arc<Pixmap>, (i32, i32), u8),
    /// An opaque picture with this number of pixels in a row, its upper left corner at a place.
    Picture(Arc<Pixels>, usize, (i32, i32)),
}

impl PartialEq for Layer {
    fn eq(&self, other: &Layer) -> bool {
        use Layer::{Filled, Letter, Picture, Sprite};
        match (self, other) {
            (Filled(path, colour, cover), Filled(other_path, other_colour, other_cover)) => {
                (colour, cover) == (other_colour, other_cover)
                    && path.bounds() == other_path.bounds()
                    && path == other_path
            }
            // Cached parts are identical in both. A part that was made twice counts as different and is drawn
            // once more.
            (Letter(stencil, by, colour), Letter(other, other_by, other_colour)) => {
                (by, colour) == (other_by, other_colour) && Arc::ptr_eq(stencil, other)
            }
            (Sprite(sprite, at, cover), Sprite(other, other_at, other_cover)) => {
                (at, cover) == (other_at, other_cover) && Arc::ptr_eq(sprite, other)
            }
            (Picture(pixels, wide, at), Picture(other, other_wide, other_at)) => {
                (wide, at) == (other_wide, other_at) && Arc::ptr_eq(pixels, other)
            }
            _ => false,
        }
    }
}

impl Layer {
    /// The box around it: left, top, right, bottom.
    fn bounds(&self) -> [i64; 4] {
        let sized = |(left, top): (i32, i32), wide: usize, high: usize| {
            let (left, top) = (i64::from(left), i64::from(top));
            [left, top, left + wide as i64, top + high as i64]
        };
        match self {
            Layer::Filled(path, ..) => {
                let bounds = path.bounds();
                let [left, top] = [bounds.left(), bounds.top()].map(|edge| edge.floor() as i64);
                let [right, bottom] = [bounds.right(), bounds.bottom()].map(|edge| edge.ceil() as i64);
                [left, top, right, bottom]
            }
            Layer::Letter(stencil, (right, down), _) => {
                let at = (stencil.left.saturating_add(*right), stencil.top.saturating_add(*down));
                sized(at, stencil.width, stencil.shares.len().checked_div(stencil.width).unwrap_or(0))
            }
            Layer::Sprite(sprite, at, _) => sized(*at, sprite.width() as usize, sprite.height() as usize),
            Layer::Picture(pixels, wide, at) => {
                sized(*at, *wide, pixels.len().checked_div(*wide).unwrap_or(0))
            }
        }
    }

    /// The part of a picture of that size that it may touch; `None` if it is outside.
    pub fn part(&self, (width, height): (usize, usize)) -> Option<Part> {
        let [left, top, right, bottom] = self.bounds();
        let within = |edge: i64, side: usize| edge.clamp(0, side as i64) as usize;
        let part = Part {
            left: within(left, width),
            top: within(top, height),
            right: within(right, width),
            bottom: within(bottom, height),
        };
        (part.width() > 0 && part.height() > 0).then_some(part)
    }
}

/// Draws parts of a picture of that size: the ground, if there is none yet, and over it all layers in order.
pub fn draw(
    layers: &[Layer],
    ground: Option<Rgb>,
    pixels: &mut Pixels,
    size: (usize, usize),
    parts: &[Part],
) {
    let (width, height) = size;
    for (part, ground) in parts.iter().zip(ground.iter().cycle()) {
        pixels.wipe(Window { width, part: *part }, *ground);
    }
    for layer in layers {
        let Some(touched) = layer.part(size) else { continue };
        let mut windows = parts
            .iter()
            .filter(|part| part.meets(touched))
            .map(|part| Window { width, part: *part })
            .peekable();
        if windows.peek().is_none() {
            continue;
        }
        match layer {
            Layer::Filled(path, colour, cover) => {
                let Some(stencil) = Stencil::of(path, [0, 0, width as i32, height as i32]) else { continue };
                windows.for_each(|window| pixels.lay(window, &stencil, (0, 0), *colour, *cover));
            }
            Layer::Letter(stencil, by, colour) => {
                windows.for_each(|window| pixels.lay(window, stencil, *by, *colour, u8::MAX));
            }
            Layer::Sprite(sprite, at, cover) => {
                windows.for_each(|window| pixels.stamp(window, sprite, *at, *cover));
            }
            Layer::Picture(picture, wide, at) => {
                windows.for_each(|window| pixels.cover(window, picture, *wide, *at));
            }
        }
    }
}
