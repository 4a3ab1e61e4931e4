//! What is laid over a picture, one thing after the other: first it is noted, then it is drawn. So of a picture that is
//! much like another only that is drawn anew in which they differ.

use super::canvas::Canvas;
use super::shrink::Part;
use super::stencil::Stencil;
use super::surface::{Pixels, Window};
use super::theme::Rgb;
use resvg::tiny_skia::{Path, Pixmap};
use std::sync::Arc;

/// So far two lists of layers are looked through for where they go on alike: a piece that has moved, or a word that has
/// become another, is a few layers.
const AHEAD: usize = 24;
/// What differs is drawn anew in tiles so high and wide, in pixels.
const TILE: (usize, usize) = (16, 32);

/// One thing that is laid over a picture.
#[derive(Clone, Debug)]
pub enum Layer {
    /// The inside of a path in a colour, which covers so much of what is under it.
    Filled(Path, Rgb, u8),
    /// A letter in a colour, moved by so much.
    Letter(Arc<Stencil>, (i32, i32), Rgb),
    /// A picture with transparent parts, its upper left corner at a place; it covers so much at most.
    Sprite(Arc<Pixmap>, (i32, i32), u8),
    /// An opaque picture with so many pixels in a row, its upper left corner at a place.
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
            // What is kept is the same in both; made twice, it counts as different and is drawn once more.
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
    /// The box that holds it: left, top, right, bottom.
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

    /// What of a picture of that size it may touch; nothing where it lies outside.
    fn part(&self, (width, height): (usize, usize)) -> Option<Part> {
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

/// Draws parts of a picture of that size: the ground, where there is none yet, and over it all layers in their order.
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

/// Pictures of one size drawn over one another: the last of them, and what it was made of.
#[derive(Default)]
pub struct Drawn {
    layers: Vec<Layer>,
    pixels: Option<Pixels>,
}

impl Drawn {
    /// Draws the next picture; gives the parts in which it may differ from the one before. None of them overlaps another.
    pub fn next(&mut self, canvas: Canvas) -> Vec<Part> {
        let size = canvas.size();
        let parts = match &self.pixels {
            Some(_) => differing(&self.layers, canvas.layers(), size),
            None => vec![Part::whole(size.0, size.1)],
        };
        let pixels = self.pixels.get_or_insert_with(|| canvas.plain());
        canvas.draw_anew(&parts, pixels);
        self.layers = canvas.into_layers();
        parts
    }

    /// The numbers of the picture's pixels in their palette.
    pub fn numbers(&self) -> &[u8] {
        self.pixels.as_ref().map(Pixels::numbers).unwrap_or_default()
    }
}

/// The parts of a picture of that size in which it may differ from one with other layers: whole tiles, those side by side
/// as one.
fn differing(before: &[Layer], now: &[Layer], size: (usize, usize)) -> Vec<Part> {
    let (width, height) = size;
    let (high, wide) = TILE;
    let columns = width.div_ceil(wide);
    let mut touched = vec![false; columns * height.div_ceil(high)];
    unlike(before, now, |layer| {
        let Some(part) = layer.part(size) else { return };
        for row in part.top / high..part.bottom.div_ceil(high) {
            let tiles = row * columns + part.left / wide..row * columns + part.right.div_ceil(wide);
            touched.get_mut(tiles).unwrap_or_default().fill(true);
        }
    });
    let mut parts = Vec::new();
    for (row, tiles) in touched.chunks(columns.max(1)).enumerate() {
        let (top, bottom) = (row * high, ((row + 1) * high).min(height));
        let mut column = 0;
        for run in tiles.chunk_by(|one, other| one == other) {
            let (left, right) = (column * wide, ((column + run.len()) * wide).min(width));
            column += run.len();
            if run.first() == Some(&true) {
                parts.push(Part { left, top, right, bottom });
            }
        }
    }
    parts
}

/// Hands over the layers that only one of two lists has. What is left is alike, and in the same order.
fn unlike<'a>(mut before: &'a [Layer], mut now: &'a [Layer], mut tell: impl FnMut(&'a Layer)) {
    loop {
        let alike = before.iter().zip(now).take_while(|(one, other)| one == other).count();
        (before, now) = (&before[alike..], &now[alike..]);
        if before.is_empty() && now.is_empty() {
            return;
        }
        // Where they go on alike with the fewest left out of both.
        let alike_after = |gone: usize, new: usize| match (before.get(gone), now.get(new)) {
            (Some(one), Some(other)) => one == other,
            _ => false,
        };
        let (gone, new) = (1..=AHEAD)
            .flat_map(|both| (0..=both).map(move |gone| (gone, both - gone)))
            .find(|(gone, new)| alike_after(*gone, *new))
            .unwrap_or((1.min(before.len()), 1.min(now.len())));
        before[..gone].iter().chain(&now[..new]).for_each(&mut tell);
        (before, now) = (&before[gone..], &now[new..]);
    }
}

#[cfg(test)]
mod tests {
    use super::super::canvas::Pen;
    use super::super::palette::Palette;
    use super::*;
    use liege_game::scene::Point;
    use proptest::prelude::*;
    use std::sync::LazyLock;

    const SIZE: (u32, u32) = (130, 70);
    const GROUND: Rgb = [10, 20, 30];
    static PALETTE: LazyLock<Arc<Palette>> = LazyLock::new(|| {
        let colours: Vec<Rgb> = (0..=200u8).map(|n| [n, n.wrapping_mul(3), 255 - n]).collect();
        Arc::new(Palette::new(&colours))
    });
    /// Half transparent towards its edge.
    static SPRITE: LazyLock<Arc<Pixmap>> = LazyLock::new(|| {
        let mut sprite = Pixmap::new(19, 23).unwrap();
        for (index, byte) in sprite.data_mut().chunks_exact_mut(4).enumerate() {
            byte.copy_from_slice(&[(index % 90) as u8, 40, 7, (index % 4 * 85) as u8]);
        }
        Arc::new(sprite)
    });

    /// Something on a picture: what, where, how large.
    type Thing = (u8, i16, i16, u8);

    fn canvas(things: &[Thing]) -> Canvas {
        let mut canvas = Canvas::new(SIZE.0, SIZE.1, Some(&PALETTE), GROUND);
        for (kind, x, y, size) in things {
            let (at, size) = (Point::new(f64::from(*x) / 3.0, f64::from(*y) / 3.0), f32::from(*size) / 4.0);
            let colour = [kind.wrapping_mul(50), 99, 200];
            match kind % 3 {
                0 => canvas.disc(at, size, colour),
                1 => canvas.sprite(&SPRITE, at, 0.8),
                _ => {
                    canvas.lines(
                        &[at, at.moved(f64::from(size), 13.0)],
                        false,
                        Pen::new(colour, 3.3).round(),
                    );
                }
            }
        }
        canvas
    }

    fn area(parts: &[Part]) -> usize {
        parts.iter().map(|part| part.width() * part.height()).sum()
    }

    #[test]
    fn little_is_drawn_anew_where_little_differs() {
        let mut things: Vec<Thing> = (0..40).map(|n| (n, i16::from(n) * 9, i16::from(n) * 5, 30)).collect();
        let mut drawn = Drawn::default();
        assert_eq!(area(&drawn.next(canvas(&things))), 130 * 70, "at first everything");
        assert_eq!(drawn.next(canvas(&things)), []);
        // One thing has gone elsewhere, and stands elsewhere in the order.
        let moved = things.remove(30);
        things.insert(9, (moved.0, 20, 180, moved.3));
        let parts = drawn.next(canvas(&things));
        assert!((1..130 * 70 / 3).contains(&area(&parts)), "{parts:?}");
    }

    proptest! {
        #[test]
        fn pictures_over_one_another_are_as_if_each_were_the_first(
            first in prop::collection::vec(any::<(u8, i16, i16, u8)>().prop_map(|(kind, x, y, size)| (kind, x % 420, y % 240, size)), 0..60),
            edits in prop::collection::vec((any::<prop::sample::Index>(), any::<bool>(), any::<(u8, u8, u8, u8)>()), 1..30),
        ) {
            let mut things: Vec<Thing> = first;
            let mut drawn = Drawn::default();
            drawn.next(canvas(&things));
            for edits in edits.chunks(5) {
                for (at, remove, (kind, x, y, size)) in edits {
                    let at = at.index(things.len() + 1);
                    match *remove && at < things.len() {
                        true => drop(things.remove(at)),
                        false => things.insert(at, (*kind, i16::from(*x), i16::from(*y), *size)),
                    }
                }
                drawn.next(canvas(&things));
                let whole = canvas(&things).into_pixels();
                prop_assert_eq!(drawn.numbers(), whole.numbers());
            }
        }
    }
}
