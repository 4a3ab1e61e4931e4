//! Pixels, and what is laid over them: numbers of a palette in pictures that are posted, exact colours where pictures
//! are compared.

use super::palette::Palette;
use super::stencil::Stencil;
use super::theme::Rgb;
use resvg::tiny_skia::Pixmap;
use std::sync::Arc;

/// The pixels of a picture, row after row.
#[derive(Clone, Debug)]
pub enum Pixels {
    /// Each by its number in a palette.
    Numbers(Vec<u8>, Arc<Palette>),
    /// Each by its colour.
    Exact(Vec<Rgb>),
}

/// How pixels stand for colours.
trait Paper {
    /// A pixel.
    type Pixel: Copy + PartialEq;
    /// What stands for a colour, or for what comes nearest to it.
    fn pixel(&self, colour: Rgb) -> Self::Pixel;
    /// The colour that a pixel stands for.
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

/// Every colour stands for itself.
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
    /// So many pixels of one colour; exact ones where there is no palette.
    pub fn plain(count: usize, colour: Rgb, palette: Option<&Arc<Palette>>) -> Pixels {
        match palette {
            Some(palette) => Pixels::Numbers(vec![palette.number(colour); count], Arc::clone(palette)),
            None => Pixels::Exact(vec![colour; count]),
        }
    }

    /// Pixels of these colours.
    pub fn of(colours: &[Rgb], palette: Option<&Arc<Palette>>) -> Pixels {
        match palette {
            Some(palette) => {
                let numbers = colours.iter().map(|colour| palette.number(*colour)).collect();
                Pixels::Numbers(numbers, Arc::clone(palette))
            }
            None => Pixels::Exact(colours.to_vec()),
        }
    }

    /// The memory that they take.
    pub fn bytes(&self) -> usize {
        match self {
            Pixels::Numbers(numbers, _) => numbers.len(),
            Pixels::Exact(colours) => size_of_val(colours.as_slice()),
        }
    }

    /// The numbers of the pixels in their palette; nothing of exact ones.
    pub fn numbers(&self) -> &[u8] {
        match self {
            Pixels::Numbers(numbers, _) => numbers,
            Pixels::Exact(_) => &[],
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Pixels::Numbers(numbers, _) => numbers.len(),
            Pixels::Exact(colours) => colours.len(),
        }
    }

    /// The colours.
    pub fn colours(&self) -> Vec<Rgb> {
        match self {
            Pixels::Numbers(numbers, palette) => {
                numbers.iter().map(|number| palette.colour(*number)).collect()
            }
            Pixels::Exact(colours) => colours.clone(),
        }
    }

    /// The numbers themselves.
    pub fn into_numbers(self) -> Vec<u8> {
        match self {
            Pixels::Numbers(numbers, _) => numbers,
            Pixels::Exact(_) => Vec::new(),
        }
    }

    /// Lays a colour through a stencil that is moved by `by`; `cover` is how much of the ground it covers at most.
    /// `width` is that of a row.
    pub fn lay(&mut self, width: usize, stencil: &Stencil, by: (i32, i32), colour: Rgb, cover: u8) {
        match self {
            Pixels::Numbers(pixels, palette) => {
                lay(&**palette, pixels, width, stencil, by, (colour, cover));
            }
            Pixels::Exact(pixels) => lay(&Itself, pixels, width, stencil, by, (colour, cover)),
        }
    }

    /// Lays a picture with transparent parts over what is there, its upper left corner at a place.
    pub fn stamp(&mut self, width: usize, sprite: &Pixmap, at: (i32, i32), cover: u8) {
        match self {
            Pixels::Numbers(pixels, palette) => stamp(&**palette, pixels, width, sprite, at, cover),
            Pixels::Exact(pixels) => stamp(&Itself, pixels, width, sprite, at, cover),
        }
    }

    /// Copies a picture over what is there, as far as both have the same palette or none.
    pub fn cover(&mut self, width: usize, picture: &Pixels, wide: usize, at: (i32, i32)) {
        match (self, picture) {
            (Pixels::Numbers(under, _), Pixels::Numbers(over, _)) => cover(under, width, over, wide, at),
            (Pixels::Exact(under), Pixels::Exact(over)) => cover(under, width, over, wide, at),
            _ => {}
        }
    }
}

/// The part of rows as wide as `from` that falls into one of `width` if they begin at `left`.
fn overlap(width: usize, left: i32, from: usize) -> std::ops::Range<usize> {
    let start = usize::try_from(-i64::from(left)).unwrap_or(0).min(from);
    let end = usize::try_from(width as i64 - i64::from(left)).unwrap_or(0).clamp(start, from);
    start..end
}

/// Goes through the rows of something laid over pixels: hands over what is under each row, and the row, both cut to
/// where they overlap.
fn rows<P, T>(
    (under, width): (&mut [P], usize),
    (over, wide): (&[T], usize),
    (left, top): (i32, i32),
    mut each: impl FnMut(&mut [P], &[T]),
) {
    let part = overlap(width, left, wide);
    if part.is_empty() || wide == 0 {
        return;
    }
    for (row, line) in (i64::from(top)..).zip(over.chunks_exact(wide)) {
        let Ok(row) = usize::try_from(row) else { continue };
        let start = row * width + (part.start as i64 + i64::from(left)) as usize;
        let Some(under) = under.get_mut(start..start + part.len()) else { return };
        if let Some(line) = line.get(part.clone()) {
            each(under, line);
        }
    }
}

fn cover<P: Copy>(under: &mut [P], width: usize, over: &[P], wide: usize, at: (i32, i32)) {
    rows((under, width), (over, wide), at, |under, line| under.copy_from_slice(line));
}

fn lay<P: Paper>(
    paper: &P,
    pixels: &mut [P::Pixel],
    width: usize,
    stencil: &Stencil,
    (right, down): (i32, i32),
    (colour, most): (Rgb, u8),
) {
    let full = paper.pixel(colour);
    // Neighbours are often alike: what came of the last is remembered.
    let mut last: Option<(P::Pixel, u8, P::Pixel)> = None;
    let at = (stencil.left + right, stencil.top + down);
    rows((pixels, width), (&stencil.shares, stencil.width), at, |under, line| {
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

fn stamp<P: Paper>(
    paper: &P,
    pixels: &mut [P::Pixel],
    width: usize,
    sprite: &Pixmap,
    at: (i32, i32),
    most: u8,
) {
    let (sprite, wide) = (sprite.pixels(), sprite.width() as usize);
    let mut last =
        sprite.first().copied().map(|first| (first, paper.pixel([first.red(), first.green(), first.blue()])));
    rows((pixels, width), (sprite, wide), at, |under, line| {
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
                    // The sprite's colours are multiplied with its shares already.
                    *pixel = paper.pixel([0, 1, 2].map(|part| {
                        times(over[part], most).saturating_add(times(ground[part], 255 - share))
                    }));
                }
            }
        }
    });
}

/// A share of a value.
fn times(value: u8, share: u8) -> u8 {
    ((u32::from(value) * u32::from(share) + 127) / 255) as u8
}

fn mix(under: u8, over: u8, share: u8) -> u8 {
    let (under, over, share) = (u32::from(under), u32::from(over), u32::from(share));
    ((under * (255 - share) + over * share + 127) / 255) as u8
}
