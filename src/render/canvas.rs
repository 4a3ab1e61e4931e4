//! Drawing on a picture: areas, lines, circles, boxes, text, sprites.

use super::fonts::{Fonts, Line, Sort};
use super::theme::Rgb;
use crate::game::scene::{Align, Area, Frame, Point};
use resvg::tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke,
    StrokeDash, Transform,
};

/// The height of a capital letter in ems.
const CAPITAL: f32 = 0.714;
/// The width of the edge of letters that have one.
const EDGE: f32 = 5.0;

/// A picture being drawn.
pub struct Canvas {
    pixmap: Pixmap,
}

/// A pen for lines.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    /// The colour.
    pub colour: Rgb,
    /// The width in pixels.
    pub width: f32,
    /// Lengths of dash and gap, for a broken line.
    pub dash: Option<[f32; 2]>,
    /// Whether the ends are round.
    pub round: bool,
}

/// How a text is written.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The size of the type in pixels.
    pub size: f32,
    /// The colour.
    pub colour: Rgb,
    /// The colour of an edge round the letters.
    pub edge: Option<Rgb>,
}

impl Style {
    /// Letters without an edge.
    pub fn new(size: f32, colour: Rgb) -> Style {
        Style { size, colour, edge: None }
    }
}

impl Pen {
    /// A pen for whole lines.
    pub fn new(colour: Rgb, width: f32) -> Pen {
        Pen { colour, width, dash: None, round: false }
    }

    /// The same with round ends.
    pub fn round(self) -> Pen {
        Pen { round: true, ..self }
    }

    /// The same for broken lines.
    pub fn dashed(self, dash: f32, gap: f32) -> Pen {
        Pen { dash: Some([dash, gap]), ..self }
    }
}

impl Canvas {
    /// A picture filled with one colour; `None` if there is no such size.
    pub fn new(width: u32, height: u32, [red, green, blue]: Rgb) -> Option<Canvas> {
        let mut pixmap = Pixmap::new(width, height)?;
        pixmap.fill(Color::from_rgba8(red, green, blue, 255));
        Some(Canvas { pixmap })
    }

    /// A picture with nothing on it, to be laid over another.
    pub fn clear(width: u32, height: u32) -> Option<Canvas> {
        Some(Canvas { pixmap: Pixmap::new(width, height)? })
    }

    /// A picture of which every pixel is given.
    pub fn of(pixmap: Pixmap) -> Canvas {
        Canvas { pixmap }
    }

    /// The picture.
    pub fn into_pixmap(self) -> Pixmap {
        self.pixmap
    }

    /// Fills an area; `cover` is how much of the ground it covers, from 0 to 1.
    pub fn fill(&mut self, area: &Area, colour: Rgb, cover: f32) {
        if let Some(path) = outline(area.corners(), true) {
            self.fill_path(&path, colour, cover);
        }
    }

    /// Draws the border of an area.
    pub fn border(&mut self, area: &Area, pen: Pen) {
        self.lines(area.corners(), true, pen);
    }

    /// Draws a line through points.
    pub fn lines(&mut self, points: &[Point], closed: bool, pen: Pen) {
        if let Some(path) = outline(points, closed) {
            self.stroke_path(&path, pen);
        }
    }

    /// Fills a circle.
    pub fn disc(&mut self, at: Point, radius: f32, colour: Rgb) {
        if let Some(path) = PathBuilder::from_circle(at.x() as f32, at.y() as f32, radius) {
            self.fill_path(&path, colour, 1.0);
        }
    }

    /// Draws a circle.
    pub fn ring(&mut self, at: Point, radius: f32, pen: Pen) {
        if let Some(path) = PathBuilder::from_circle(at.x() as f32, at.y() as f32, radius) {
            self.stroke_path(&path, pen);
        }
    }

    /// Fills a box with round corners and draws its edge inside it.
    pub fn plate(&mut self, frame: Frame, radius: f32, colour: Rgb, edge: Pen) {
        let half = edge.width / 2.0;
        if let Some(path) = rounded(frame, half, radius) {
            self.fill_path(&path, colour, 1.0);
            self.stroke_path(&path, edge);
        }
    }

    /// Draws a sprite, centred, at whole pixels; `cover` is how much of the ground it covers.
    pub fn sprite(&mut self, sprite: &Pixmap, at: Point, cover: f32) {
        let x = (at.x() - f64::from(sprite.width()) / 2.0).round() as i32;
        let y = (at.y() - f64::from(sprite.height()) / 2.0).round() as i32;
        self.paste(sprite, x, y, cover);
    }

    /// Draws a picture turned by a quarter, so that its text runs upwards, round a place.
    pub fn upwards(&mut self, level: &Pixmap, middle: Point) {
        let (wide, high) = (level.width() as f32, level.height() as f32);
        // Whole pixels, so that the turned text is as sharp as the level one.
        let left = (middle.x() as f32 - high / 2.0).round();
        let foot = (middle.y() as f32 + wide / 2.0).round();
        let turned = Transform::from_row(0.0, -1.0, 1.0, 0.0, left, foot);
        self.pixmap.draw_pixmap(0, 0, level.as_ref(), &PixmapPaint::default(), turned, None);
    }

    /// Copies an opaque picture over what is there: row by row, which is much quicker than blending.
    pub fn cover(&mut self, picture: &Pixmap, x: i32, y: i32) {
        let (wide, high) = (self.pixmap.width() as i32, self.pixmap.height() as i32);
        let (from, to) = (x.clamp(0, wide), x.saturating_add(picture.width() as i32).clamp(0, wide));
        let stride = picture.width() as usize * 4;
        let (first, length) = ((from - x) as usize * 4, (to - from) as usize * 4);
        if length == 0 {
            return;
        }
        for (row, source) in (y..high).zip(picture.data().chunks_exact(stride)) {
            let start = (i64::from(row) * i64::from(wide) + i64::from(from)) * 4;
            let Ok(start) = usize::try_from(start) else { continue };
            let target = self.pixmap.data_mut().get_mut(start..start + length);
            if let (Some(target), Some(source)) = (target, source.get(first..first + length)) {
                target.copy_from_slice(source);
            }
        }
    }

    /// Draws a picture with its upper left corner at a place.
    fn paste(&mut self, sprite: &Pixmap, x: i32, y: i32, cover: f32) {
        let paint = PixmapPaint { opacity: cover, ..PixmapPaint::default() };
        self.pixmap.draw_pixmap(x, y, sprite.as_ref(), &paint, Transform::identity(), None);
    }

    /// Writes a line; vertically its capitals stand round the place. Gives the left edge of the text.
    pub fn text(&mut self, fonts: &Fonts, line: &Line, at: Point, align: Align, style: Style) -> f32 {
        let width = line.width(style.size);
        let left = match align {
            Align::Left => at.x() as f32,
            Align::Centre => at.x() as f32 - width / 2.0,
            Align::Right => at.x() as f32 - width,
        };
        // Baselines at whole pixels: the feet of all letters are sharp.
        let baseline = (at.y() as f32 + CAPITAL * style.size / 2.0).round();
        let at = |[x, y]: &[f32; 2]| (left + x * style.size, baseline - y * style.size);
        if let Some(edge) = style.edge {
            for (sort, place) in line.sorts() {
                self.sort(fonts, sort, at(place), Style::new(style.size, edge), Some(EDGE));
            }
        }
        for (sort, place) in line.sorts() {
            self.sort(fonts, sort, at(place), style, None);
        }
        left
    }

    /// Draws one sort with its pen at a place: its ink, or with `edge` an outline of that width.
    fn sort(
        &mut self,
        fonts: &Fonts,
        sort: &Sort,
        (x, baseline): (f32, f32),
        style: Style,
        edge: Option<f32>,
    ) {
        let Style { size, colour, .. } = style;
        match sort {
            Sort::Box => {
                let frame = Rect::from_xywh(x + 0.07 * size, baseline - 0.7 * size, 0.48 * size, 0.7 * size);
                if let Some(frame) = frame {
                    let pen = Pen::new(colour, (size * 0.07).max(1.5) + edge.unwrap_or_default());
                    self.stroke_path(&PathBuilder::from_rect(frame), pen);
                }
            }
            Sort::Glyph { face, id, thicken } => {
                let Some(path) = fonts.outline(*face, *id) else { return };
                let scale = size / fonts.units(*face);
                let place = Transform::from_row(scale, 0.0, 0.0, -scale, x, baseline);
                let paint = paint(colour, 1.0);
                // The stroke of the edge, or of a letter made bold, in the units of the font.
                if let Some(width) = edge.or(thicken.then_some(0.055 * size)) {
                    let stroke =
                        Stroke { width: width / scale, line_join: LineJoin::Round, ..Stroke::default() };
                    self.pixmap.stroke_path(&path, &paint, &stroke, place, None);
                }
                if edge.is_none() {
                    self.pixmap.fill_path(&path, &paint, FillRule::Winding, place, None);
                }
            }
        }
    }

    fn fill_path(&mut self, path: &Path, colour: Rgb, cover: f32) {
        let paint = paint(colour, cover);
        self.pixmap.fill_path(path, &paint, FillRule::Winding, Transform::identity(), None);
    }

    fn stroke_path(&mut self, path: &Path, pen: Pen) {
        let stroke = Stroke {
            width: pen.width,
            line_cap: if pen.round { LineCap::Round } else { LineCap::Butt },
            line_join: LineJoin::Round,
            dash: pen.dash.and_then(|dash| StrokeDash::new(dash.to_vec(), 0.0)),
            ..Stroke::default()
        };
        self.pixmap.stroke_path(path, &paint(pen.colour, 1.0), &stroke, Transform::identity(), None);
    }
}

fn paint([red, green, blue]: Rgb, cover: f32) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, (cover.clamp(0.0, 1.0) * 255.0).round() as u8);
    paint
}

fn outline(points: &[Point], closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (first, rest) = points.split_first()?;
    path.move_to(first.x() as f32, first.y() as f32);
    for point in rest {
        path.line_to(point.x() as f32, point.y() as f32);
    }
    if closed {
        path.close();
    }
    path.finish()
}

fn rounded(frame: Frame, inset: f32, radius: f32) -> Option<Path> {
    let (left, top) = (frame.x as f32 + inset, frame.y as f32 + inset);
    let (right, bottom) = (frame.right() as f32 - inset, frame.bottom() as f32 - inset);
    if right <= left || bottom <= top {
        return None;
    }
    let radius = radius.min((right - left) / 2.0).min((bottom - top) / 2.0);
    // The share of the radius at which a cubic comes closest to a quarter of a circle.
    let bend = radius * (1.0 - 0.552_284_8);
    let mut path = PathBuilder::new();
    path.move_to(left + radius, top);
    path.line_to(right - radius, top);
    path.cubic_to(right - bend, top, right, top + bend, right, top + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - bend, right - bend, bottom, right - radius, bottom);
    path.line_to(left + radius, bottom);
    path.cubic_to(left + bend, bottom, left, bottom - bend, left, bottom - radius);
    path.line_to(left, top + radius);
    path.cubic_to(left, top + bend, left + bend, top, left + radius, top);
    path.close();
    path.finish()
}
