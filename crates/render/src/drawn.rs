//! Pictures that are much alike: only the parts that differ from the picture before are drawn again.

use super::canvas::Canvas;
use super::layer::Layer;
use super::shrink::Part;
use super::surface::Pixels;

/// The distance in layers over which two lists are compared to find where they are alike again: a moved
/// piece, or a changed word, is only a few layers.
const AHEAD: usize = 24;
/// The size of the tiles that are drawn again, in pixels.
const TILE: (usize, usize) = (16, 32);

/// Pictures of one size drawn over one another: the last picture, with its layers.
#[derive(Default)]
pub struct Drawn {
    layers: Vec<Layer>,
    pixels: Option<Pixels>,
}

impl Drawn {
    /// Draws the next picture; returns the parts in which it may differ from the one before. The parts do not
    /// overlap.
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

/// The parts of a picture of this size in which it may differ from one with other layers: whole tiles, with
/// neighbours in a row joined.
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

/// Calls `tell` with the layers that only one of two lists has. The remaining layers are alike, and in one
/// order.
fn unlike<'a>(mut before: &'a [Layer], mut now: &'a [Layer], mut tell: impl FnMut(&'a Layer)) {
    loop {
        let alike = before.iter().zip(now).take_while(|(one, other)| one == other).count();
        (before, now) = (&before[alike..], &now[alike..]);
        if before.is_empty() && now.is_empty() {
            return;
        }
        // They are alike again at the place where the fewest are left out of both.
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
    use super::super::theme::Rgb;
    use super::*;
    use liege_game::scene::Point;
    use proptest::prelude::*;
    use resvg::tiny_skia::Pixmap;
    use std::sync::{Arc, LazyLock};

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

    /// A thing on a picture: its sort, place and size.
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
        // One thing has moved, and has another place in the order.
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
