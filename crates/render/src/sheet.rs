//! A contact sheet: the boards of several positions in one picture, two side by side, each with its caption.
//! The surroundings of the boards (players, ties, reserves) are left out: on a phone a board is two fingers
//! wide.

use super::canvas::{Canvas, Style};
use super::renderer::small_enough;
use super::shrink::{Part, Shrink};
use super::sprites::Sprite;
use super::still::{Ground, distinct};
use super::surface::Pixels;
use super::theme::Rgb;
use super::{LONGEST, RenderError, Renderer, theme};
use liege_game::scene::{Align, Board, Colour, Frame, Icon, Point, Scene, WIDTH, Weight};
use std::sync::Arc;

/// The largest size of a sheet in bytes.
pub const MOST_SHEET_BYTES: usize = 1024 * 1024;
/// The largest number of boards on a sheet.
const MOST: usize = 12;
/// The number of boards that a sheet has room for, whatever their height.
const LEAST: usize = 6;
/// The largest ratio of height to width for a sheet with more than [`LEAST`] boards.
const SLENDER: f64 = 3.3;

/// The gap around the sheet and between its boards.
const GAP: i32 = 20;
/// The height of the head.
const HEAD: i32 = 108;
/// The height of a caption, below its board.
const CAPTION: i32 = 128;
/// Sizes of type: they must be readable on a sheet shown 400 pixels wide.
const MOVE: [u16; 4] = [40, 36, 33, 30];
const BELOW: [u16; 3] = [30, 28, 26];
const BELOW_SMALL: [u16; 1] = [26];
const TITLE: [u16; 3] = [44, 40, 36];

/// A position on a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Stamp {
    /// Its picture, of which only the boards are shown.
    pub scene: Scene,
    /// Its number in the form before the move: "12.", "12…".
    pub number: String,
    /// The move that led to it.
    pub text: String,
    /// The line below it.
    pub below: String,
    /// Whether a move led to it: then the mover's shield is in front.
    pub moved: bool,
}

/// Positions of one game, in order, all in one arrangement.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// The name of the game.
    pub title: String,
    /// The line below the name.
    pub below: String,
    /// The positions.
    pub stamps: Vec<Stamp>,
}

impl Sheet {
    /// The number of positions that a sheet has room for, with boards like those of a scene: an even number
    /// from 6 to 12.
    #[must_use]
    pub fn room(scene: &Scene) -> usize {
        let board = crop(scene);
        let row = shown_height(board) + CAPTION + GAP;
        let fits = |count: usize| {
            let high = HEAD + GAP + (count / 2) as i32 * row;
            f64::from(high) <= SLENDER * f64::from(WIDTH)
        };
        (LEAST..=MOST).rev().step_by(2).find(|count| fits(*count)).unwrap_or(LEAST)
    }
}

/// The width of a board on the sheet.
fn shown_width() -> i32 {
    (WIDTH - 3 * GAP) / 2
}

/// Its height.
fn shown_height(board: Frame) -> i32 {
    let share = f64::from(shown_width()) / f64::from(board.width.max(1));
    (f64::from(board.height) * share).round().max(1.0) as i32
}

/// The part of a scene with its boards.
fn crop(scene: &Scene) -> Frame {
    let (wide, high) = (scene.width as i32, scene.height as i32);
    let frames = || scene.boards.iter().map(|board| board.frame);
    let left = frames().map(|frame| frame.x).min().unwrap_or(0).clamp(0, wide);
    let top = frames().map(|frame| frame.y).min().unwrap_or(0).clamp(0, high);
    let right = frames().map(Frame::right).max().unwrap_or(wide).clamp(left, wide);
    let bottom = frames().map(Frame::bottom).max().unwrap_or(high).clamp(top, high);
    Frame::new(left, top, right - left, bottom - top)
}

/// The boards of a scene with their pieces and marks. Coordinates are left out: on a sheet nobody could read
/// them.
fn bare(scene: &Scene) -> Scene {
    let board = |board: &Arc<Board>| Arc::new(Board { labels: Vec::new(), ..(**board).clone() });
    Scene {
        boards: scene.boards.iter().map(board).collect(),
        plates: Vec::new(),
        chips: Vec::new(),
        caption: None,
        title: None,
        other: None,
        tabs: Vec::new(),
        trays: Vec::new(),
        ..scene.clone()
    }
}

impl Renderer {
    /// A sheet as PNG bytes, at most [`MOST_SHEET_BYTES`].
    ///
    /// # Errors
    /// If the sheet has no positions, or would be too large.
    pub fn sheet(&self, sheet: &Sheet) -> Result<Vec<u8>, RenderError> {
        let heights = sheet.stamps.iter().map(|stamp| shown_height(crop(&stamp.scene)));
        let row = heights.max().unwrap_or(0) + CAPTION;
        let rows = sheet.stamps.len().div_ceil(2) as i32;
        let height = HEAD + rows * (row + GAP);
        let (wide, high) = (WIDTH as u32, u32::try_from(height).unwrap_or(0));
        let size = RenderError::Size { width: wide, height: high };
        if sheet.stamps.is_empty() || high > LONGEST {
            return Err(size);
        }
        let bare: Vec<Scene> = sheet.stamps.iter().map(|stamp| bare(&stamp.scene)).collect();
        let boards: Vec<Arc<Board>> = bare.iter().flat_map(|scene| scene.boards.clone()).collect();
        let ground = self.ground(&distinct(boards));
        let mut canvas = Canvas::new(wide, high, ground.palette.as_ref(), theme::GROUND);
        self.head(&mut canvas, sheet);
        for (index, (stamp, bare)) in sheet.stamps.iter().zip(&bare).enumerate() {
            let (column, line) = ((index % 2) as i32, (index / 2) as i32);
            let alone = column == 0 && index + 1 == sheet.stamps.len();
            let left = if alone { (WIDTH - shown_width()) / 2 } else { GAP + column * (shown_width() + GAP) };
            self.stamp(&mut canvas, stamp, bare, (left, HEAD + line * (row + GAP)), &ground)?;
        }
        small_enough((wide, high), &canvas.into_pixels(), MOST_SHEET_BYTES)
    }

    fn head(&self, canvas: &mut Canvas, sheet: &Sheet) {
        let room = (WIDTH - 2 * GAP) as f32;
        let mut write = |text: &str, weight, sizes: &[u16], y: f64, colour| {
            let (line, size) = self.tools.fonts.fit(text, weight, sizes, room);
            let at = Point::new(f64::from(GAP), y);
            canvas.text(&self.tools.fonts, &line, at, Align::Left, Style::new(size, theme::rgb(colour)));
        };
        write(&sheet.title, Weight::Bold, &TITLE, 38.0, Colour::Text);
        write(&sheet.below, Weight::Regular, &BELOW, 81.0, Colour::Dim);
    }

    fn stamp(
        &self,
        canvas: &mut Canvas,
        stamp: &Stamp,
        bare: &Scene,
        (x, y): (i32, i32),
        ground: &Ground,
    ) -> Result<(), RenderError> {
        let board = crop(&stamp.scene);
        let height = shown_height(board);
        let large = self.draw(bare, ground)?.colours();
        let small = reduced(&large, bare.width as usize, board, (shown_width(), height));
        canvas.cover(Arc::new(Pixels::of(&small, ground.palette.as_ref())), shown_width() as u32, (x, y));
        let (left, top) = (f64::from(x), f64::from(y + height));
        let mut text_at = left + 4.0;
        // The shield shows whose move it was.
        let caption = stamp.scene.caption.as_ref().filter(|_| stamp.moved);
        if let Some(army) = caption.and_then(|caption| caption.army)
            && let Some(shield) = self.tools.sprites.get(Sprite::Icon(Icon::Shield(army)), 42)
        {
            canvas.sprite(&shield, Point::new(text_at + 19.0, top + 33.0), 1.0);
            text_at += 46.0;
        }
        let end = left + f64::from(shown_width());
        let mut write = |text: &str, weight, sizes: &[u16], at: Point, colour| {
            let (line, size) = self.tools.fonts.fit(text, weight, sizes, (end - at.x()) as f32);
            canvas.text(&self.tools.fonts, &line, at, Align::Left, Style::new(size, theme::rgb(colour)));
            f64::from(line.width(size))
        };
        if !stamp.number.is_empty() {
            text_at +=
                write(&stamp.number, Weight::Bold, &MOVE[..1], Point::new(text_at, top + 33.0), Colour::Gold)
                    + 12.0;
        }
        write(&stamp.text, Weight::Bold, &MOVE, Point::new(text_at, top + 33.0), Colour::Text);
        let room = (shown_width() - 8) as f32;
        let (lines, size) =
            self.tools.fonts.fit_lines(&stamp.below, Weight::Regular, &BELOW, &BELOW_SMALL, room);
        for (line, y) in lines.iter().zip([75.0, 107.0]) {
            let at = Point::new(left + 4.0, top + y);
            canvas.text(&self.tools.fonts, line, at, Align::Left, Style::new(size, theme::rgb(Colour::Dim)));
        }
        Ok(())
    }
}

/// A part of a picture, scaled down.
fn reduced(picture: &[Rgb], stride: usize, part: Frame, (width, height): (i32, i32)) -> Vec<Rgb> {
    let (from, length) = (part.x as usize, part.width as usize);
    let rows = picture.chunks_exact(stride.max(1)).skip(part.y as usize).take(part.height as usize);
    let cut: Vec<Rgb> =
        rows.flat_map(|row| row.get(from..from + length).unwrap_or_default()).copied().collect();
    let (width, height) = (width as usize, height as usize);
    let shrink = Shrink::new((part.width as usize, part.height as usize), (width, height));
    shrink.pixels(&cut, |colour| colour, Part::whole(width, height))
}
