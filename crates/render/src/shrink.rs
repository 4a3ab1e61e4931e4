//! Scaling pictures down: every pixel becomes the mean of the pixels it covers. After a change in one place
//! only that place is scaled again.

use super::palette::Palette;
use super::theme::Rgb;

/// The unit of weights: the weights along one side add up to this.
const WHOLE: u32 = 1 << 12;

/// A part of a picture: from the first column and row to those after the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// First column.
    pub left: usize,
    /// First row.
    pub top: usize,
    /// The column after the last.
    pub right: usize,
    /// The row after the last.
    pub bottom: usize,
}

impl Part {
    pub fn whole(width: usize, height: usize) -> Part {
        Part { left: 0, top: 0, right: width, bottom: height }
    }

    pub fn width(self) -> usize {
        self.right.saturating_sub(self.left)
    }

    pub fn height(self) -> usize {
        self.bottom.saturating_sub(self.top)
    }

    /// Whether it has a pixel in common with another part.
    pub fn meets(self, other: Part) -> bool {
        self.left.max(other.left) < self.right.min(other.right)
            && self.top.max(other.top) < self.bottom.min(other.bottom)
    }
}

/// The pixels of the larger picture that one pixel of the smaller one covers, along one side.
#[derive(Clone, Debug)]
struct Cover {
    first: usize,
    weights: Vec<u32>,
}

/// A mapping from one size to a smaller one.
#[derive(Clone, Debug)]
pub struct Shrink {
    columns: Vec<Cover>,
    rows: Vec<Cover>,
    /// Pixels in a row of the larger picture.
    stride: usize,
}

impl Shrink {
    /// Makes a mapping between two sizes in pixels, none of them zero. (It can also enlarge, with hard
    /// edges.)
    pub fn new(from: (usize, usize), to: (usize, usize)) -> Shrink {
        Shrink { columns: covers(from.0, to.0), rows: covers(from.1, to.1), stride: from.0 }
    }

    /// The size of the smaller picture.
    pub fn size(&self) -> (usize, usize) {
        (self.columns.len(), self.rows.len())
    }

    /// The part of the smaller picture that depends on a part of the larger one.
    pub fn part(&self, of: Part) -> Part {
        let [left, right] = touched(&self.columns, of.left, of.right);
        let [top, bottom] = touched(&self.rows, of.top, of.bottom);
        Part { left, top, right, bottom }
    }

    /// A part of the smaller picture, row after row, in the numbers of a palette. A pixel that covers only
    /// one number, as nearly everywhere, needs no calculation.
    pub fn numbers(&self, pixels: &[u8], palette: &Palette, part: Part) -> Vec<u8> {
        let columns = self.columns.get(part.left..part.right).unwrap_or_default();
        let mut out = Vec::with_capacity(columns.len() * part.height());
        for row in self.rows.get(part.top..part.bottom).unwrap_or_default() {
            for column in columns {
                let (from, to) = (column.first, column.first + column.weights.len());
                let lines = (row.first..).zip(&row.weights).map(|(at, weight)| {
                    let start = at * self.stride;
                    (pixels.get(start + from..start + to).unwrap_or_default(), *weight)
                });
                let first =
                    lines.clone().next().and_then(|(line, _)| line.first()).copied().unwrap_or_default();
                if lines.clone().all(|(line, _)| line.iter().all(|number| *number == first)) {
                    out.push(first);
                    continue;
                }
                let mut sum = [0u32; 3];
                for (line, high) in lines {
                    for (number, wide) in line.iter().zip(&column.weights) {
                        for (sum, value) in sum.iter_mut().zip(palette.colour(*number)) {
                            *sum += u32::from(value) * wide * high;
                        }
                    }
                }
                out.push(palette.number(sum.map(|sum| ((sum + WHOLE * WHOLE / 2) / (WHOLE * WHOLE)) as u8)));
            }
        }
        out
    }

    /// A part of the smaller picture, row after row; `pixels` are those of the larger one, and `colour` gives
    /// the colour of each.
    pub fn pixels<T: Copy>(&self, pixels: &[T], colour: impl Fn(T) -> Rgb, part: Part) -> Vec<Rgb> {
        let columns = self.columns.get(part.left..part.right).unwrap_or_default();
        let mut out = Vec::with_capacity(columns.len() * part.height());
        let mut sums = vec![[0u32; 3]; columns.len()];
        // Neighbouring rows share at most one row of the larger picture.
        let (mut kept, mut line) = (None, vec![[0u32; 3]; columns.len()]);
        for row in self.rows.get(part.top..part.bottom).unwrap_or_default() {
            sums.fill([0; 3]);
            for (at, weight) in (row.first..).zip(&row.weights) {
                if kept != Some(at) {
                    let row = pixels.get(at * self.stride..(at + 1) * self.stride).unwrap_or_default();
                    narrow(row, &colour, columns, &mut line);
                    kept = Some(at);
                }
                for (sum, value) in sums.iter_mut().zip(&line) {
                    for (sum, value) in sum.iter_mut().zip(value) {
                        *sum += value * weight;
                    }
                }
            }
            out.extend(
                sums.iter().map(|sum| sum.map(|sum| ((sum + WHOLE * WHOLE / 2) / (WHOLE * WHOLE)) as u8)),
            );
        }
        out
    }
}

/// Scales one row of the larger picture to the smaller width: each component times [`WHOLE`].
fn narrow<T: Copy>(row: &[T], colour: impl Fn(T) -> Rgb, columns: &[Cover], line: &mut [[u32; 3]]) {
    for (cover, out) in columns.iter().zip(line) {
        let mut sum = [0u32; 3];
        let first = row.get(cover.first..).unwrap_or_default();
        for (pixel, weight) in first.iter().zip(&cover.weights) {
            for (sum, value) in sum.iter_mut().zip(colour(*pixel)) {
                *sum += u32::from(value) * weight;
            }
        }
        *out = sum;
    }
}

/// The pixels of `from` that each of `to` pixels covers.
fn covers(from: usize, to: usize) -> Vec<Cover> {
    // In units of which a pixel of the larger picture has `to`, and one of the smaller has `from`.
    (0..to)
        .map(|index| {
            let (start, end) = (index * from, (index + 1) * from);
            let (first, last) = (start / to, end.div_ceil(to).min(from));
            let mut weights: Vec<u32> = (first..last)
                .map(|pixel| {
                    let common = ((pixel + 1) * to).min(end).saturating_sub((pixel * to).max(start));
                    (common * WHOLE as usize / from) as u32
                })
                .collect();
            // The rounding error goes to the heaviest weight: an area of one colour stays unchanged.
            let missing = WHOLE - weights.iter().sum::<u32>();
            if let Some(heaviest) = weights.iter_mut().max() {
                *heaviest += missing;
            }
            Cover { first, weights }
        })
        .collect()
}

/// The first pixel, and the one after the last, that cover anything between two.
fn touched(covers: &[Cover], from: usize, to: usize) -> [usize; 2] {
    if from >= to {
        return [0, 0];
    }
    let first = covers.partition_point(|cover| cover.first + cover.weights.len() <= from);
    let after = covers.partition_point(|cover| cover.first < to);
    [first.min(after), after]
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A part of a picture of these colours, scaled down.
    fn small(shrink: &Shrink, picture: &[Rgb], part: Part) -> Vec<Rgb> {
        shrink.pixels(picture, |colour| colour, part)
    }

    #[test]
    fn halves_and_thirds_are_means() {
        let four = [[0, 0, 0], [255, 255, 255], [100, 0, 9], [101, 0, 9]];
        let shrink = Shrink::new((2, 2), (1, 1));
        assert_eq!(small(&shrink, &four, Part::whole(1, 1)), [[114, 64, 68]]);
        let row = [[0, 0, 0], [90, 90, 90], [180, 180, 180]];
        let shrink = Shrink::new((3, 1), (2, 1));
        assert_eq!(small(&shrink, &row, Part::whole(2, 1)), [[30; 3], [150; 3]]);
    }

    #[test]
    fn numbers_become_those_of_the_mean_colours() {
        let colours = [[0, 0, 0], [250, 20, 20], [20, 250, 20], [128, 128, 128], [255, 255, 255]];
        let palette = Palette::new(&colours);
        let (from, to) = ((37, 23), (21, 13));
        let large: Vec<u8> = (0..from.0 * from.1).map(|n| (n / 5 % 3 + n / from.0 / 6 % 3) as u8).collect();
        let shrink = Shrink::new(from, to);
        let part = Part { left: 2, top: 1, right: 20, bottom: 13 };
        let means = shrink.pixels(&large, |number| palette.colour(number), part);
        let numbers: Vec<u8> = means.iter().map(|colour| palette.number(*colour)).collect();
        assert_eq!(shrink.numbers(&large, &palette, part), numbers);
        assert_eq!(shrink.numbers(&[], &palette, Part::whole(0, 0)), Vec::<u8>::new());
    }

    #[test]
    fn nothing_is_touched_by_nothing() {
        let shrink = Shrink::new((1024, 700), (400, 273));
        let part = shrink.part(Part { left: 5, top: 9, right: 5, bottom: 20 });
        assert_eq!((part.width(), small(&shrink, &[], part).len()), (0, 0));
    }

    proptest! {
        #[test]
        fn an_even_area_stays_as_it_is(
            colour in any::<[u8; 3]>(), from in (1usize..90, 1usize..60), share in (1usize..=100, 1usize..=100),
        ) {
            let to = ((from.0 * share.0).div_ceil(100), (from.1 * share.1).div_ceil(100));
            let shrink = Shrink::new(from, to);
            let small = small(&shrink, &vec![colour; from.0 * from.1], Part::whole(to.0, to.1));
            prop_assert_eq!(small, vec![colour; to.0 * to.1]);
        }

        #[test]
        fn a_part_is_the_part_of_the_whole_and_holds_every_change(
            from in (2usize..60, 2usize..40), share in (10usize..=100, 10usize..=100),
            at in (any::<prop::sample::Index>(), any::<prop::sample::Index>()), values in any::<[u8; 7]>(),
        ) {
            let to = ((from.0 * share.0).div_ceil(100), (from.1 * share.1).div_ceil(100));
            let shrink = Shrink::new(from, to);
            let mut picture: Vec<Rgb> =
                (0..from.0 * from.1).map(|n| [values[n % 7], values[n / 3 % 7], values[n / 11 % 7]]).collect();
            let before = small(&shrink, &picture, Part::whole(to.0, to.1));
            let (x, y) = (at.0.index(from.0), at.1.index(from.1));
            picture[y * from.0 + x] = [255 - picture[y * from.0 + x][0], 7, 130];
            let after = small(&shrink, &picture, Part::whole(to.0, to.1));
            let part = shrink.part(Part { left: x, top: y, right: x + 1, bottom: y + 1 });
            prop_assert!(part.right <= to.0 && part.bottom <= to.1);
            let again = small(&shrink, &picture, part);
            for row in 0..to.1 {
                for column in 0..to.0 {
                    let inside = (part.left..part.right).contains(&column) && (part.top..part.bottom).contains(&row);
                    let index = row * to.0 + column;
                    if inside {
                        prop_assert_eq!(after[index], again[(row - part.top) * part.width() + column - part.left]);
                    } else {
                        prop_assert_eq!(after[index], before[index]);
                    }
                }
            }
        }
    }
}
