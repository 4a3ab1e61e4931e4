//! Pixels to PNG bytes: 256 colours without dithering.
//!
//! The colours that fill areas are kept exactly (there are fewer than a hundred); the many mixtures
//! along antialiased edges share the rest of the palette. All of it is a function of the picture
//! alone, so equal pictures give equal bytes.

use super::theme::Rgb;
use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};
use std::collections::HashMap;

/// Colours of an indexed picture.
const PALETTE: usize = 256;
/// A run of that many equal pixels speaks for an area rather than for an edge.
const RUN: u32 = 3;
/// An area that is kept exactly has at least that many pixels in runs.
const AREA: usize = 48;
/// Exact colours at most: the others are for edges.
const EXACT: usize = 160;

/// Writes pixels of `channels` bytes, the first three of them red, green, blue, as an indexed PNG.
pub fn encode(
    (width, height): (u32, u32),
    pixels: &[u8],
    channels: usize,
    compression: Compression,
) -> Result<Vec<u8>, EncodingError> {
    let (palette, indices) = quantise(pixels, channels);
    let mut bytes = Vec::with_capacity(128 * 1024);
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(compression);
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(bytes)
}

/// A palette of at most 256 colours and, for each pixel, its number there.
fn quantise(pixels: &[u8], channels: usize) -> (Vec<Rgb>, Vec<u8>) {
    let picture = Picture::read(pixels, channels);
    let palette = palette(&picture.colours);
    let numbers: Vec<u8> = picture.colours.iter().map(|colour| nearest(&palette, colour.value)).collect();
    let mut indices = Vec::with_capacity(pixels.len() / channels.max(1));
    for (colour, length) in picture.runs {
        let number = numbers.get(colour as usize).copied().unwrap_or_default();
        indices.resize(indices.len() + length as usize, number);
    }
    (palette, indices)
}

/// A colour of a picture.
struct Counted {
    value: Rgb,
    /// Pixels of it.
    all: usize,
    /// Those of them that stand in runs.
    areas: usize,
}

/// A picture as runs of equal colours, row after row.
struct Picture {
    colours: Vec<Counted>,
    /// The number of a colour and the length of its run.
    runs: Vec<(u32, u32)>,
}

impl Picture {
    fn read(pixels: &[u8], channels: usize) -> Picture {
        let mut picture =
            Picture { colours: Vec::with_capacity(8192), runs: Vec::with_capacity(pixels.len() / 16) };
        let mut known: HashMap<u32, u32, Mixed> = HashMap::with_capacity_and_hasher(8192, Mixed::default());
        let mut rest = pixels.chunks_exact(channels).map(|pixel| [pixel[0], pixel[1], pixel[2]]);
        let Some(mut before) = rest.next() else { return picture };
        let mut length = 1;
        for now in rest {
            if now == before {
                length += 1;
            } else {
                picture.run(&mut known, before, length);
                (before, length) = (now, 1);
            }
        }
        picture.run(&mut known, before, length);
        picture
    }

    fn run(&mut self, known: &mut HashMap<u32, u32, Mixed>, value: Rgb, length: u32) {
        let [red, green, blue] = value;
        let number = *known.entry(u32::from_be_bytes([0, red, green, blue])).or_insert_with(|| {
            self.colours.push(Counted { value, all: 0, areas: 0 });
            self.colours.len() as u32 - 1
        });
        if let Some(colour) = self.colours.get_mut(number as usize) {
            colour.all += length as usize;
            if length >= RUN {
                colour.areas += length as usize;
            }
        }
        self.runs.push((number, length));
    }
}

fn palette(colours: &[Counted]) -> Vec<Rgb> {
    if colours.len() <= PALETTE {
        return colours.iter().map(|colour| colour.value).collect();
    }
    // By area, and where areas are equal by value: the palette is a function of the picture.
    let mut colours: Vec<&Counted> = colours.iter().collect();
    colours.sort_unstable_by_key(|colour| (std::cmp::Reverse(colour.areas), colour.value));
    let exact = colours.iter().take(EXACT).take_while(|colour| colour.areas >= AREA).count();
    let (exact, rest) = colours.split_at(exact);
    let mut palette: Vec<Rgb> = exact.iter().map(|colour| colour.value).collect();
    // What no exact colour stands for well enough is shared out by cutting the space of colours.
    let rest: Vec<(Rgb, usize)> = rest
        .iter()
        .filter(|colour| far(&palette, colour.value))
        .map(|colour| (colour.value, colour.all))
        .collect();
    palette.extend(cut(rest, PALETTE - palette.len()));
    palette
}

/// Whether no colour of the palette is close.
fn far(palette: &[Rgb], colour: Rgb) -> bool {
    palette.iter().all(|known| distance(*known, colour) > 60)
}

/// Cuts a cloud of counted colours into at most `parts` boxes, always the one with the largest spread
/// along its longest side, and gives the mean of each.
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
    /// Its length times the root of the pixels in it: long sides first, crowded ones before empty.
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
        // Both halves have something: the lowest colour is below the middle, the highest above.
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

fn nearest(palette: &[Rgb], colour: Rgb) -> u8 {
    let best = palette.iter().enumerate().min_by_key(|(_, known)| distance(**known, colour));
    best.map_or(0, |(index, _)| index as u8)
}

/// How different two colours look, roughly: the eye sees green best, blue least.
fn distance(one: Rgb, other: Rgb) -> u32 {
    let [red, green, blue] = [0, 1, 2].map(|part| u32::from(one[part].abs_diff(other[part])));
    2 * red * red + 4 * green * green + blue * blue
}

/// A quick hash for colours: they are no attackers.
#[derive(Clone, Copy, Default)]
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

    fn pixels(colours: impl IntoIterator<Item = Rgb>) -> Vec<u8> {
        colours.into_iter().flat_map(|[red, green, blue]| [red, green, blue, 255]).collect()
    }

    #[test]
    fn few_colours_are_exact() {
        let picture = pixels((0..=255).map(|step| [step, 255 - step, 7]));
        let (palette, indices) = quantise(&picture, 4);
        let back = pixels(indices.iter().map(|index| palette[usize::from(*index)]));
        assert_eq!(back, picture);
    }

    #[test]
    fn many_colours_keep_their_areas() {
        let mut colours = vec![[250, 249, 248]; 100];
        colours.extend(vec![[251, 249, 248]; 100]);
        colours.extend((0..40_000u32).map(|n| [(n % 251) as u8, (n / 3 % 241) as u8, (n / 7 % 239) as u8]));
        let (palette, indices) = quantise(&pixels(colours.iter().copied()), 4);
        assert_eq!(palette.len(), 256);
        assert_eq!(palette[usize::from(indices[0])], [250, 249, 248]);
        assert_eq!(palette[usize::from(indices[150])], [251, 249, 248]);
        for (colour, index) in colours.iter().zip(&indices) {
            let off = distance(palette[usize::from(*index)], *colour);
            assert!(off < 9000, "{colour:?} became {:?}", palette[usize::from(*index)]);
        }
    }

    #[test]
    fn nothing_is_nothing() {
        assert_eq!(quantise(&[], 3), (vec![], vec![]));
    }
}
