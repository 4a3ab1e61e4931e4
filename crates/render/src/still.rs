//! The static part of a board: drawn once, four times as large with `imageproc`, filtered down, and cached.

use super::canvas::Canvas;
use super::fonts::Fonts;
use super::kept::{self, Kept, Made};
use super::lettering;
use super::palette::Palette;
use super::scheme;
use super::sprites::Sprites;
use super::surface::Pixels;
use super::theme::{self, Rgb};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_polygon_mut;
use liege_game::scene::{Army, Board, Colour, Label, Point, Shape};
use std::convert::Infallible;
use std::f64::consts::TAU;
use std::sync::Arc;

/// The number of samples across a pixel, in both directions.
const FINE: u32 = 4;
/// The size of the cache of boards in bytes: every side of a few games. One board takes a megabyte or two.
const MOST_KEPT: usize = 48 << 20;
/// The largest side of a board, in pixels of the picture.
const LARGEST: i32 = 4096;

/// The boards of a picture, and its palette.
#[derive(Debug)]
pub struct Ground {
    /// The palette; `None` if colours are exact.
    pub palette: Option<Arc<Palette>>,
    /// Each board with its pixels; `None` if its frame is empty or too large.
    boards: Vec<(Arc<Board>, Option<Arc<Pixels>>)>,
}

impl Ground {
    /// The pixels of one of the boards.
    pub fn of(&self, board: &Arc<Board>) -> Option<&Arc<Pixels>> {
        let same = |(known, _): &&(Arc<Board>, _)| Arc::ptr_eq(known, board) || known == board;
        self.boards.iter().find(same)?.1.as_ref()
    }
}

impl Made for Arc<Ground> {
    fn bytes(&self) -> usize {
        // A table of colours to look up is 64 KB.
        self.boards
            .iter()
            .filter_map(|(_, pixels)| pixels.as_ref())
            .map(|pixels| pixels.bytes())
            .sum::<usize>()
            + (1 << 16)
    }
}

/// The cache of boards, with exact colours or without.
#[derive(Debug)]
pub struct Stills(Kept<(Vec<Arc<Board>>, bool), Arc<Ground>>);

impl Default for Stills {
    fn default() -> Stills {
        Stills(kept::room(MOST_KEPT, 1 << 20))
    }
}

impl Stills {
    /// The boards with the common parts of their pictures.
    pub fn get(&self, boards: &[Arc<Board>], exact: bool, sprites: &Sprites, fonts: &Fonts) -> Arc<Ground> {
        let draw = || Ok::<_, Infallible>(Arc::new(draw(boards, exact, sprites, fonts)));
        let Ok(ground) = self.0.get_or_insert_with(&(boards.to_vec(), exact), draw);
        ground
    }
}

/// The boards without repeats, in order.
pub fn distinct(boards: impl IntoIterator<Item = Arc<Board>>) -> Vec<Arc<Board>> {
    let mut all: Vec<Arc<Board>> = Vec::new();
    for board in boards {
        if !all.iter().any(|known| Arc::ptr_eq(known, &board) || *known == board) {
            all.push(board);
        }
    }
    all
}

/// The armies whose pieces stand on boards: those whose camps are tinted, or those of most games.
fn armies(boards: &[Arc<Board>]) -> Vec<Army> {
    let colour = |shape: &Shape| match shape {
        Shape::Filled { colour: Colour::Tinted(army), .. } => Some(*army),
        _ => None,
    };
    let mut tinted: Vec<Army> =
        boards.iter().flat_map(|board| board.shapes.iter().filter_map(colour)).collect();
    tinted.sort_unstable();
    tinted.dedup();
    if tinted.is_empty() { Army::ALL.to_vec() } else { tinted }
}

fn draw(boards: &[Arc<Board>], exact: bool, sprites: &Sprites, fonts: &Fonts) -> Ground {
    let flat: Vec<Option<Vec<Rgb>>> = boards.iter().map(|board| shapes(board)).collect();
    let seen = || flat.iter().flatten().map(Vec::as_slice);
    let palette = (!exact).then(|| Arc::new(scheme::palette(seen(), &armies(boards), sprites)));
    let lettered = |(board, colours): (&Arc<Board>, Option<Vec<Rgb>>)| {
        let pixels = colours.map(|colours| {
            let mut canvas =
                Canvas::of(board.frame.width as u32, Arc::new(Pixels::of(&colours, palette.as_ref())));
            let (left, top) = (f64::from(board.frame.x), f64::from(board.frame.y));
            for label in &board.labels {
                let there = Label { at: label.at.moved(-left, -top), ..label.clone() };
                lettering::label(&mut canvas, fonts, &there);
            }
            Arc::new(canvas.into_pixels())
        });
        (Arc::clone(board), pixels)
    };
    let boards = boards.iter().zip(flat).map(lettered).collect();
    Ground { palette, boards }
}

/// The shapes of a board, pixel by pixel; `None` if its frame is empty or too large.
fn shapes(board: &Board) -> Option<Vec<Rgb>> {
    let (wide, high) = (board.frame.width, board.frame.height);
    if !(1..=LARGEST).contains(&wide) || !(1..=LARGEST).contains(&high) {
        return None;
    }
    let mut plan = Plan {
        image: GrayImage::new(wide as u32 * FINE, high as u32 * FINE),
        colours: vec![Colour::Ground],
        left: f64::from(board.frame.x),
        top: f64::from(board.frame.y),
    };
    for shape in &board.shapes {
        plan.shape(shape);
    }
    Some(plan.filtered())
}

/// A board at the large scale: each sample is the number of a colour.
struct Plan {
    image: GrayImage,
    colours: Vec<Colour>,
    left: f64,
    top: f64,
}

impl Plan {
    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Filled { area, colour } => {
                let number = self.number(*colour);
                self.polygon(area.corners(), number);
            }
            Shape::Line { points, closed, width, colour, dash } => {
                let number = self.number(*colour);
                let ends = points.iter().zip(points.iter().skip(1)).map(|(a, b)| (*a, *b));
                let last = points.last().copied().zip(points.first().copied()).filter(|_| *closed);
                for (from, to) in ends.chain(last) {
                    match dash {
                        None => self.stroke(from, to, width.get(), number),
                        Some((dash, gap)) => {
                            let (dash, gap) = (dash.get().max(0.5), gap.get().max(0.5));
                            let length = from.distance(to);
                            let mut start = 0.0;
                            while start < length {
                                let end = (start + dash).min(length);
                                let (one, two) = (from.toward(to, start), from.toward(to, end));
                                self.stroke(one, two, width.get(), number);
                                start += dash + gap;
                            }
                        }
                    }
                }
            }
        }
    }

    fn number(&mut self, colour: Colour) -> u8 {
        let known = self.colours.iter().position(|known| *known == colour);
        let index = known.unwrap_or_else(|| {
            self.colours.push(colour);
            self.colours.len() - 1
        });
        // There are fewer colours than that; otherwise the ground is used.
        u8::try_from(index).unwrap_or_default()
    }

    /// A line of some width: a bar with round ends, so that lines join well at any angle.
    fn stroke(&mut self, from: Point, to: Point, width: f64, number: u8) {
        let half = width / 2.0;
        let length = from.distance(to);
        if length > f64::EPSILON {
            let (nx, ny) = ((to.y() - from.y()) / length * half, (from.x() - to.x()) / length * half);
            let bar = [from.moved(nx, ny), to.moved(nx, ny), to.moved(-nx, -ny), from.moved(-nx, -ny)];
            self.polygon(&bar, number);
        }
        if width > 1.5 {
            for end in [from, to] {
                let round: Vec<Point> = (0..16)
                    .map(|step| TAU * f64::from(step) / 16.0)
                    .map(|angle| end.moved(half * angle.cos(), half * angle.sin()))
                    .collect();
                self.polygon(&round, number);
            }
        }
    }

    fn polygon(&mut self, corners: &[Point], number: u8) {
        const FAR: f64 = 30_000.0;
        let fine = f64::from(FINE);
        let mut points: Vec<imageproc::point::Point<i32>> = corners
            .iter()
            .map(|corner| {
                let x = ((corner.x() - self.left) * fine - 0.5).round().clamp(-FAR, FAR) as i32;
                let y = ((corner.y() - self.top) * fine - 0.5).round().clamp(-FAR, FAR) as i32;
                imageproc::point::Point::new(x, y)
            })
            .collect();
        points.dedup();
        if points.len() >= 2 {
            draw_polygon_mut(&mut self.image, &points, Luma([number]));
        }
    }

    /// The board at its own size: every pixel is the mean of its samples.
    fn filtered(&self) -> Vec<Rgb> {
        let values: Vec<Rgb> = self.colours.iter().map(|colour| theme::rgb(*colour)).collect();
        let value = |number: u8| values.get(usize::from(number)).copied().unwrap_or(theme::GROUND);
        let fine = FINE as usize;
        let samples = self.image.as_raw();
        let stride = self.image.width() as usize;
        let (wide, high) = (stride / fine, self.image.height() as usize / fine);
        let mut data = Vec::with_capacity(wide * high);
        for band in samples.chunks_exact(stride * fine) {
            let mut rows = band.chunks_exact(stride);
            let [Some(one), Some(two), Some(three), Some(four)] =
                [rows.next(), rows.next(), rows.next(), rows.next()]
            else {
                continue;
            };
            let columns = one
                .chunks_exact(fine)
                .zip(two.chunks_exact(fine))
                .zip(three.chunks_exact(fine).zip(four.chunks_exact(fine)));
            for ((one, two), (three, four)) in columns {
                let colour = if one == two
                    && one == three
                    && one == four
                    && one[0] == one[1]
                    && one[0] == one[2]
                    && one[0] == one[3]
                {
                    value(one[0])
                } else {
                    let mut sum = [0u32; 3];
                    for number in one.iter().chain(two).chain(three).chain(four) {
                        for (sum, part) in sum.iter_mut().zip(value(*number)) {
                            *sum += u32::from(part);
                        }
                    }
                    let count = FINE * FINE;
                    sum.map(|sum| ((sum + count / 2) / count) as u8)
                };
                data.push(colour);
            }
        }
        data
    }
}
