//! Pixels, and drawing over them: numbers of a palette in pictures that are posted, exact colours in pictures
//! that are compared.

use super::palette::Palette;
use super::shrink::Part;
use super::stencil::Stencil;
use super::theme::Rgb;
use resvg::tiny_skia::Pixmap;
use std::sync::Arc;

/// The pixels of a picture, row after row.
#[derive(Clone, Debug)]
pub enum Pixels {
    /// Each pixel by its number in a palette.
    Numbers(Vec<u8>, Arc<Palette>),
    /// Each pixel by its colour.
    Exact(Vec<Rgb>),
}

/// The part of a picture that may be changed.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// The number of pixels in a row of the picture.
    pub width: usize,
    pub part: Part,
}

/// The representation of colours by pixels.
trait Paper {
    type Pixel: Copy + PartialEq;
    /// The pixel for a colour, or for the nearest one.
    fn pixel(&self, colour: Rgb) -> Self::Pixel;
    /// The colour of a pixel.
    fn colour(&self, pixel: Self::Pixel) -> Rgb;
}

impl Paper for Palette {
    type Pixel = u8;

    fn pixel(&self, colour: Rgb) -> u8 {
        self.number(colour)
    }

    fn colour(&self, pixel: u8) -> Rgb {
        Palette::colour(self, pixel)
    }
}

/// Every colour represents itself.
struct Itself;

impl Paper for Itself {
    type Pixel = Rgb;

    fn pixel(&self, colour: Rgb) -> Rgb {
        colour
    }

    fn colour(&self, pixel: Rgb) -> Rgb {
        pixel
    }
}

impl Pixels {
    /// This number of pixels of one colour; exact ones if there is no palette.
    pub fn plain(count: usize, colour: Rgb, palette: Option<&Arc<Palette>>) -> Pixels {
        match palette {
            Some(palette) => Pixels::Numbers(vec![palette.number(colour); count], Arc::clone(palette)),
            None => Pixels::Exact(vec![colour; count]),
        }
    }

    pub fn of(colours: &[Rgb], palette: Option<&Arc<Palette>>) -> Pixels {
        match palette {
            Some(palette) => {
                let numbers = colours.iter().map(|colour| palette.number(*colour)).collect();
                Pixels::Numbers(numbers, Arc::clone(palette))
            }
            None => Pixels::Exact(colours.to_vec()),
        }
    }

    /// Their palette; `None` for exact ones.
    pub fn palette(&self) -> Option<&Arc<Palette>> {
        match self {
            Pixels::Numbers(_, palette) => Some(palette),
            Pixels::Exact(_) => None,
        }
    }

    /// The memory that they take, in bytes.
    pub fn bytes(&self) -> usize {
        match self {
            Pixels::Numbers(numbers, _) => numbers.len(),
            Pixels::Exact(colours) => size_of_val(colours.as_slice()),
        }
    }

    /// The numbers of the pixels in their palette; empty for exact ones.
    pub fn numbers(&self) -> &[u8] {
        match self {
            Pixels::Numbers(numbers, _) => numbers,
            Pixels::Exact(_) => &[],
        }
    }

    /// The number of pixels.
    pub fn len(&self) -> usize {
        match self {
            Pixels::Numbers(numbers, _) => numbers.len(),
            Pixels::Exact(colours) => colours.len(),
        }
    }

    pub fn colours(&self) -> Vec<Rgb> {
        match self {
            Pixels::Numbers(numbers, palette) => {
                numbers.iter().map(|number| palette.colour(*number)).collect()
            }
            Pixels::Exact(colours) => colours.clone(),
        }
    }

    /// Fills a window with a colour.
    pub fn wipe(&mut self, window: Window, colour: Rgb) {
        match self {
            Pixels::Numbers(pixels, palette) => {
                let number = palette.number(colour);
                wipe(pixels, window, number);
            }
            Pixels::Exact(pixels) => wipe(pixels, window, colour),
        }
    }

    /// Draws a colour through a stencil that is moved by `by`; `cover` is the greatest opacity.
    pub fn lay(&mut self, window: Window, stencil: &Stencil, by: (i32, i32), colour: Rgb, cover: u8) {
        match self {
            Pixels::Numbers(pixels, palette) => {
                lay(&**palette, (pixels, window), stencil, by, (colour, cover));
            }
            Pixels::Exact(pixels) => lay(&Itself, (pixels, window), stencil, by, (colour, cover)),
        }
    }

    /// Draws a picture with transparent parts over the window, its upper left corner at a place.
    pub fn stamp(&mut self, window: Window, sprite: &Pixmap, at: (i32, i32), cover: u8) {
        match self {
            Pixels::Numbers(pixels, palette) => stamp(&**palette, (pixels, window), sprite, at, cover),
            Pixels::Exact(pixels) => stamp(&Itself, (pixels, window), sprite, at, cover),
        }
    }

    /// Copies a picture over the window, if both have one palette or none.
    pub fn cover(&mut self, window: Window, picture: &Pixels, wide: usize, at: (i32, i32)) {
        match (self, picture) {
            (Pixels::Numbers(under, _), Pixels::Numbers(over, _)) => cover((under, window), over, wide, at),
            (Pixels::Exact(under), Pixels::Exact(over)) => cover((under, window), over, wide, at),
            _ => {}
        }
    }
}

/// Visits the rows of a thing that is drawn over pixels, with the pixels under each row, both cut to the part
/// in the window.
fn rows<P, T>(
    (under, Window { width, part }): (&mut [P], Window),
    (over, wide): (&[T], usize),
    (left, top): (i32, i32),
    mut each: impl FnMut(&mut [P], &[T]),
) {
    // Measured from the upper left corner of that thing.
    let within = |edge: usize, from: i32, least: usize, most: usize| {
        (edge as i64 - i64::from(from)).clamp(least as i64, most as i64) as usize
    };
    let first = within(part.left, left, 0, wide);
    let columns = first..within(part.right, left, first, wide);
    if columns.is_empty() {
        return;
    }
    let high = over.len() / wide;
    let above = within(part.top, top, 0, high);
    let below = within(part.bottom, top, above, high);
    let start = (columns.start as i64 + i64::from(left)) as usize;
    for (row, line) in over.chunks_exact(wide).enumerate().take(below).skip(above) {
        let start = (row as i64 + i64::from(top)) as usize * width + start;
        let Some(under) = under.get_mut(start..start + columns.len()) else { return };
        if let Some(line) = line.get(columns.clone()) {
            each(under, line);
        }
    }
}

fn wipe<P: Copy>(pixels: &mut [P], Window { width, part }: Window, pixel: P) {
    for row in pixels.chunks_exact_mut(width.max(1)).take(part.bottom).skip(part.top) {
        row.get_mut(part.left..part.right).unwrap_or_default().fill(pixel);
    }
}

fn cover<P: Copy>(under: (&mut [P], Window), over: &[P], wide: usize, at: (i32, i32)) {
    rows(under, (over, wide), at, |under, line| under.copy_from_slice(line));
}

fn lay<P: Paper>(
    paper: &P,
    pixels: (&mut [P::Pixel], Window),
    stencil: &Stencil,
    (right, down): (i32, i32),
    (colour, most): (Rgb, u8),
) {
    let full = paper.pixel(colour);
    // Neighbours are often alike: the last result is remembered.
    let mut last: Option<(P::Pixel, u8, P::Pixel)> = None;
    let at = (stencil.left + right, stencil.top + down);
    rows(pixels, (&stencil.shares, stencil.width), at, |under, line| {
        for (pixel, share) in under.iter_mut().zip(line) {
            let share = times(*share, most);
            *pixel = match (share, last) {
                (0, _) => continue,
                (255, _) => full,
                (_, Some((known, of, mixed))) if known == *pixel && of == share => mixed,
                _ => {
                    let ground = paper.colour(*pixel);
                    let mixed = [0, 1, 2].map(|part| mix(ground[part], colour[part], share));
                    let mixed = paper.pixel(mixed);
                    last = Some((*pixel, share, mixed));
                    mixed
                }
            };
        }
    });
}

fn stamp<P: Paper>(paper: &P, pixels: (&mut [P::Pixel], Window), sprite: &Pixmap, at: (i32, i32), most: u8) {
    let (sprite, wide) = (sprite.pixels(), sprite.width() as usize);
    let mut last =
        sprite.first().copied().map(|first| (first, paper.pixel([first.red(), first.green(), first.blue()])));
    rows(pixels, (sprite, wide), at, |under, line| {
        for (pixel, over) in under.iter_mut().zip(line) {
            match times(over.alpha(), most) {
                0 => {}
                255 => match last {
                    Some((known, number)) if known == *over => *pixel = number,
                    _ => {
                        *pixel = paper.pixel([over.red(), over.green(), over.blue()]);
                        last = Some((*over, *pixel));
                    }
                },
                share => {
                    let ground = paper.colour(*pixel);
                    let over = [over.red(), over.green(), over.blue()];
                    // The sprite's colours are already multiplied with its opacity.
                    *pixel = paper.pixel([0, 1, 2].map(|part| {
                        times(over[part], most).saturating_add(times(ground[part], 255 - share))
                    }));
                }
            }
        }
    });
}

/// A part of a value, in 255ths.
fn times(value: u8, share: u8) -> u8 {
    ((u32::from(value) * u32::from(share) + 127) / 255) as u8
}

fn mix(under: u8, over: u8, share: u8) -> u8 {
    let (under, over, share) = (u32::from(under), u32::from(over), u32::from(share));
    ((under * (255 - share) + over * share + 127) / 255) as u8
}
