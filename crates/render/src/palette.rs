//! The palettes of pictures with few colours: the choice of colours, and the nearest one for each pixel.
//!
//! The colours that fill areas are kept exactly (there are fewer than a hundred); the many mixtures along
//! antialiased edges share the rest of the palette. All of it is a function of the pictures alone, so equal
//! pictures have equal palettes.

use super::theme::Rgb;
use std::collections::HashMap;

/// The number of colours of an indexed picture.
pub const PALETTE: usize = 256;
/// The length of a run of equal pixels that counts as part of an area rather than of an edge.
const RUN: u32 = 3;
/// The least number of pixels in runs for a colour that is kept exactly.
const AREA: usize = 48;
/// The largest number of exact colours: the others are for edges.
const EXACT: usize = 160;
/// The distance from an exact colour within which a colour is replaced by it.
const CLOSE: u32 = 60;

/// A colour of a picture.
#[derive(Debug)]
struct Counted {
    value: Rgb,
    /// The number of its pixels.
    all: usize,
    /// The number of those pixels in runs.
    areas: usize,
}

/// The number of pixels of each colour, in one picture or in several.
#[derive(Debug)]
pub struct Tally {
    colours: Vec<Counted>,
    known: HashMap<u32, u32, Mixed>,
}

impl Tally {
    pub fn new() -> Tally {
        Tally {
            colours: Vec::with_capacity(8192),
            known: HashMap::with_capacity_and_hasher(8192, Mixed::default()),
        }
    }

    /// Counts `length` pixels of one colour side by side.
    pub fn run(&mut self, value: Rgb, length: u32) {
        let number = *self.known.entry(key(value)).or_insert_with(|| {
            self.colours.push(Counted { value, all: 0, areas: 0 });
            self.colours.len() as u32 - 1
        });
        if let Some(colour) = self.colours.get_mut(number as usize) {
            colour.all += length as usize;
            if length >= RUN {
                colour.areas += length as usize;
            }
        }
    }

    /// The colours that fill areas, the largest first.
    pub fn areas(&self) -> Vec<Rgb> {
        let mut areas: Vec<&Counted> = self.colours.iter().filter(|colour| colour.areas >= AREA).collect();
        areas.sort_unstable_by_key(|colour| (std::cmp::Reverse(colour.areas), colour.value));
        areas.iter().map(|colour| colour.value).collect()
    }

    /// At most `size` colours that best represent the counted ones.
    pub fn palette(&self, size: usize) -> Vec<Rgb> {
        palette(&self.colours, size)
    }
}

/// Pixels as runs of equal colours.
pub fn runs(pixels: impl Iterator<Item = Rgb>, mut run: impl FnMut(Rgb, u32)) {
    let mut pixels = pixels;
    let Some(mut before) = pixels.next() else { return };
    let mut length = 1;
    for now in pixels {
        if now == before {
            length += 1;
        } else {
            run(before, length);
            (before, length) = (now, 1);
        }
    }
    run(before, length);
}

/// A palette with a quick search for the nearest colour.
#[derive(Debug)]
pub struct Shelf {
    /// The colours with their numbers in the palette, by their green.
    by_green: Vec<(Rgb, u8)>,
}

impl Shelf {
    /// Makes a shelf of a palette of at most 256 colours.
    pub fn new(palette: &[Rgb]) -> Shelf {
        let mut by_green: Vec<(Rgb, u8)> = palette.iter().copied().zip(0..=u8::MAX).collect();
        by_green.sort_unstable_by_key(|(colour, number)| (colour[1], *number));
        Shelf { by_green }
    }

    /// The number of the nearest colour, the lowest of several; 0 if the palette is empty.
    pub fn nearest(&self, colour: Rgb) -> u8 {
        self.find(colour).1
    }

    /// The distance and number of the nearest colour. The search begins at equal green and goes to both
    /// sides, until the difference in green alone is as large as the distance found.
    fn find(&self, colour: Rgb) -> (u32, u8) {
        let mut best = (u32::MAX, 0);
        let middle = self.by_green.partition_point(|(known, _)| known[1] < colour[1]);
        let (below, above) = self.by_green.split_at(middle);
        let mut look = |(known, number): (Rgb, u8)| {
            let green = u32::from(known[1].abs_diff(colour[1]));
            let near = 4 * green * green <= best.0;
            if near {
                best = best.min((distance(known, colour), number));
            }
            near
        };
        for known in above {
            if !look(*known) {
                break;
            }
        }
        for known in below.iter().rev() {
            if !look(*known) {
                break;
            }
        }
        best
    }
}

/// The bits of red, green and blue in the look-up.
const BITS: [u32; 3] = [5, 6, 5];
/// The number of cells of the look-up table.
const CELLS: usize = 1 << 16;

/// A palette with the nearest entry for every colour.
pub struct Palette {
    colours: [Rgb; PALETTE],
    count: usize,
    nearest: Box<[u8]>,
}

impl std::fmt::Debug for Palette {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.colours()).finish()
    }
}

impl Palette {
    /// Makes a palette of at most 256 colours. If two fall into one cell, the first is used for both.
    pub fn new(colours: &[Rgb]) -> Palette {
        let shelf = Shelf::new(colours);
        let mut nearest: Box<[u8]> = (0..CELLS).map(|cell| shelf.nearest(middle(cell))).collect();
        for (colour, number) in colours.iter().zip(0..=u8::MAX).rev() {
            nearest[cell(*colour)] = number;
        }
        let mut all = [Rgb::default(); PALETTE];
        let count = colours.len().min(PALETTE);
        all[..count].copy_from_slice(&colours[..count]);
        Palette { colours: all, count, nearest }
    }

    /// The colours, each at its number.
    pub fn colours(&self) -> &[Rgb] {
        &self.colours[..self.count]
    }

    /// The number of the approximately nearest colour.
    pub fn number(&self, colour: Rgb) -> u8 {
        self.nearest[cell(colour)]
    }

    /// The colour of a number; black for an unused one.
    pub fn colour(&self, number: u8) -> Rgb {
        self.colours[usize::from(number)]
    }
}

/// The cell in which a colour is looked up.
fn cell([red, green, blue]: Rgb) -> usize {
    let [_, greens, blues] = BITS;
    let part = |value: u8, bits: u32| usize::from(value) >> (8 - bits);
    part(red, BITS[0]) << (greens + blues) | part(green, greens) << blues | part(blue, blues)
}

/// The colour in the middle of a cell.
fn middle(cell: usize) -> Rgb {
    let [reds, greens, blues] = BITS;
    let part = |value: usize, bits: u32| {
        let value = value & ((1 << bits) - 1);
        (value << (8 - bits) | 1 << (7 - bits)) as u8
    };
    [part(cell >> (greens + blues), reds), part(cell >> blues, greens), part(cell, blues)]
}

fn key([red, green, blue]: Rgb) -> u32 {
    u32::from_be_bytes([0, red, green, blue])
}

fn palette(colours: &[Counted], size: usize) -> Vec<Rgb> {
    if colours.len() <= size {
        return colours.iter().map(|colour| colour.value).collect();
    }
    // By area, and for equal areas by value: the palette is a function of the picture.
    let mut colours: Vec<&Counted> = colours.iter().collect();
    colours.sort_unstable_by_key(|colour| (std::cmp::Reverse(colour.areas), colour.value));
    let exact = colours.iter().take(EXACT.min(size)).take_while(|colour| colour.areas >= AREA).count();
    let (exact, rest) = colours.split_at(exact);
    let mut palette: Vec<Rgb> = exact.iter().map(|colour| colour.value).collect();
    // Colours without a close exact one are represented by cutting the space of colours.
    let shelf = Shelf::new(&palette);
    let rest: Vec<(Rgb, usize)> = rest
        .iter()
        .filter(|colour| shelf.find(colour.value).0 > CLOSE)
        .map(|colour| (colour.value, colour.all))
        .collect();
    palette.extend(cut(rest, size - palette.len()));
    palette
}

/// Cuts a cloud of counted colours into at most `parts` boxes, always the one with the largest spread along
/// its longest side, and returns the mean of each.
fn cut(cloud: Vec<(Rgb, usize)>, parts: usize) -> Vec<Rgb> {
    let mut boxes: Vec<Cloud> = Cloud::new(cloud).into_iter().collect();
    while boxes.len() < parts {
        let widest = boxes.iter().enumerate().max_by_key(|(_, cloud)| cloud.spread).map(|(index, _)| index);
        let Some(index) = widest.filter(|index| boxes[*index].spread > 0) else { break };
        let cloud = boxes.swap_remove(index);
        boxes.extend(cloud.halves());
    }
    boxes.iter().map(Cloud::mean).collect()
}

struct Cloud {
    colours: Vec<(Rgb, usize)>,
    /// The longest side.
    axis: usize,
    /// Its length times the root of its number of pixels: long sides first, crowded ones before empty.
    spread: u64,
}

impl Cloud {
    fn new(colours: Vec<(Rgb, usize)>) -> Option<Cloud> {
        if colours.is_empty() {
            return None;
        }
        let side = |axis: usize| {
            let values = colours.iter().map(|(colour, _)| colour[axis]);
            u64::from(values.clone().max().unwrap_or_default() - values.min().unwrap_or_default())
        };
        let (axis, length) =
            [0, 1, 2].map(|axis| (axis, side(axis))).into_iter().max_by_key(|(_, side)| *side)?;
        let pixels: usize = colours.iter().map(|(_, count)| count).sum();
        Some(Cloud { axis, spread: length * length * (pixels as f64).sqrt() as u64, colours })
    }

    fn halves(mut self) -> impl Iterator<Item = Cloud> {
        let axis = self.axis;
        self.colours.sort_unstable_by_key(|(colour, _)| (colour[axis], *colour));
        let low = self.colours.first().map_or(0, |(colour, _)| colour[axis]);
        let high = self.colours.last().map_or(0, |(colour, _)| colour[axis]);
        let middle = u8::midpoint(low, high);
        // Both halves have colours: the lowest is below the middle, the highest above.
        let at = self.colours.partition_point(|(colour, _)| colour[axis] <= middle);
        let upper = self.colours.split_off(at);
        [self.colours, upper].into_iter().filter_map(Cloud::new)
    }

    fn mean(&self) -> Rgb {
        let total: usize = self.colours.iter().map(|(_, count)| count).sum();
        [0, 1, 2].map(|axis| {
            let sum: usize =
                self.colours.iter().map(|(colour, count)| usize::from(colour[axis]) * count).sum();
            ((sum + total / 2) / total.max(1)) as u8
        })
    }
}

/// The approximate visible difference of two colours: the eye sees green best and blue least.
pub fn distance(one: Rgb, other: Rgb) -> u32 {
    let [red, green, blue] = [0, 1, 2].map(|part| u32::from(one[part].abs_diff(other[part])));
    2 * red * red + 4 * green * green + blue * blue
}

/// A quick hash for colours, which can't be an attack.
#[derive(Clone, Copy, Debug, Default)]
struct Mixed(u64);

impl std::hash::BuildHasher for Mixed {
    type Hasher = Mixed;

    fn build_hasher(&self) -> Mixed {
        Mixed(0)
    }
}

impl std::hash::Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u32(u32::from(*byte));
        }
    }

    fn write_u32(&mut self, value: u32) {
        let mixed = (self.0 ^ u64::from(value)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ (mixed >> 29);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_is_found_as_by_looking_at_all() {
        let colour = |n: u32| {
            [n.wrapping_mul(0x9E37_79B1), n.wrapping_mul(0x85EB_CA6B), n ^ 0x5B].map(|n| (n >> 3) as u8)
        };
        for size in [0, 1, 2, 40, 256] {
            let palette: Vec<Rgb> = (0..size).map(colour).collect();
            let shelf = Shelf::new(&palette);
            for seen in (1_000..3_000).map(colour) {
                let all = palette.iter().enumerate().min_by_key(|(_, known)| distance(**known, seen));
                assert_eq!(usize::from(shelf.nearest(seen)), all.map_or(0, |(index, _)| index));
            }
        }
    }

    #[test]
    fn colours_of_a_palette_are_themselves_and_others_become_near_ones() {
        let colours: Vec<Rgb> = (0..=254u8).map(|n| [n, n.wrapping_mul(7), 255 - n]).collect();
        let palette = Palette::new(&colours);
        assert_eq!(palette.colours(), colours);
        let own = |colour: &&Rgb| palette.colour(palette.number(**colour)) == **colour;
        assert!(colours.iter().filter(own).count() > 240);
        for seen in (0..4_000u32).map(|n| [(n * 37) as u8, (n * 11 / 3) as u8, (n * 5) as u8]) {
            let all = colours.iter().map(|colour| distance(*colour, seen)).min().unwrap();
            let found = distance(palette.colour(palette.number(seen)), seen);
            // A cell is eight levels wide.
            assert!(f64::from(found).sqrt() <= f64::from(all).sqrt() + 22.0, "{seen:?}: {found}, {all}");
        }
    }
}
