//! Drawing on a picture: areas, lines, circles, boxes, text, sprites.

use super::fonts::{Fonts, Line, Sort};
use super::layer::{self, Layer};
use super::letters::Cut;
use super::palette::Palette;
use super::shrink::Part;
use super::surface::Pixels;
use super::theme::Rgb;
use liege_game::scene::{Align, Area, Frame, Point};
use resvg::tiny_skia::{LineCap, LineJoin, Path, PathBuilder, Pixmap, Rect, Stroke, StrokeDash};
use std::sync::Arc;

/// The height of a capital letter in ems.
const CAPITAL: f32 = 0.714;
/// The width of the edge around letters.
const EDGE: f32 = 5.0;

/// A picture in progress: the layers are noted, and drawn when the pixels are asked for.
pub struct Canvas {
    width: u32,
    height: u32,
    palette: Option<Arc<Palette>>,
    ground: Rgb,
    layers: Vec<Layer>,
}

#[derive(Clone, Copy, Debug)]
pub struct Pen {
    pub colour: Rgb,
    pub width: f32,
    /// Lengths of dash and gap, for a broken line.
    pub dash: Option<[f32; 2]>,
    /// Whether the ends are round.
    pub round: bool,
}

/// The style of a text.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The size of the type in pixels.
    pub size: f32,
    pub colour: Rgb,
    /// The colour of an edge around the letters.
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

    /// This pen with round ends.
    pub fn round(self) -> Pen {
        Pen { round: true, ..self }
    }

    /// This pen for broken lines.
    pub fn dashed(self, dash: f32, gap: f32) -> Pen {
        Pen { dash: Some([dash, gap]), ..self }
    }
}

impl Canvas {
    /// A picture filled with one colour, in the colours of a palette or, without one, in all colours.
    pub fn new(width: u32, height: u32, palette: Option<&Arc<Palette>>, ground: Rgb) -> Canvas {
        Canvas { width, height, palette: palette.cloned(), ground, layers: Vec::with_capacity(512) }
    }

    /// A picture from given pixels, with `width` pixels in a row.
    pub fn of(width: u32, pixels: Arc<Pixels>) -> Canvas {
        let height = (pixels.len() / (width as usize).max(1)) as u32;
        let mut canvas = Canvas::new(width, height, pixels.palette(), Rgb::default());
        canvas.cover(pixels, width, (0, 0));
        canvas
    }

    pub fn into_pixels(self) -> Pixels {
        let (width, height) = self.size();
        let mut pixels = self.plain();
        layer::draw(&self.layers, None, &mut pixels, (width, height), &[Part::whole(width, height)]);
        pixels
    }

    /// Pixels of its size and colours, without any layer.
    pub fn plain(&self) -> Pixels {
        let (width, height) = self.size();
        Pixels::plain(width * height, self.ground, self.palette.as_ref())
    }

    /// The layers to be drawn, from first to last.
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// The layers, without the canvas.
    pub fn into_layers(self) -> Vec<Layer> {
        self.layers
    }

    /// Draws parts of it anew on pixels of its size.
    pub fn draw_anew(&self, parts: &[Part], pixels: &mut Pixels) {
        layer::draw(&self.layers, Some(self.ground), pixels, self.size(), parts);
    }

    /// Its width and height.
    pub fn size(&self) -> (usize, usize) {
        (self.width as usize, self.height as usize)
    }

    /// Fills an area; `cover` is the opacity from 0 to 1.
    pub fn fill(&mut self, area: &Area, colour: Rgb, cover: f32) {
        if let Some(path) = outline(area.corners(), true) {
            self.filled(path, colour, cover);
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
            self.filled(path, colour, 1.0);
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
            self.filled(path.clone(), colour, 1.0);
            self.stroke_path(&path, edge);
        }
    }

    /// Draws a sprite, centred, at whole pixels; `cover` is the opacity.
    pub fn sprite(&mut self, sprite: &Arc<Pixmap>, at: Point, cover: f32) {
        let x = (at.x() - f64::from(sprite.width()) / 2.0).round() as i32;
        let y = (at.y() - f64::from(sprite.height()) / 2.0).round() as i32;
        self.layers.push(Layer::Sprite(Arc::clone(sprite), (x, y), share(cover)));
    }

    /// Copies an opaque picture over the canvas, with `wide` pixels in a row.
    pub fn cover(&mut self, picture: Arc<Pixels>, wide: u32, at: (i32, i32)) {
        self.layers.push(Layer::Picture(picture, wide as usize, at));
    }

    /// Writes a line; the place is at half the height of its capitals. Returns the left edge of the text.
    pub fn text(&mut self, fonts: &Fonts, line: &Line, at: Point, align: Align, style: Style) -> f32 {
        let width = line.width(style.size);
        let left = match align {
            Align::Left => at.x() as f32,
            Align::Centre => at.x() as f32 - width / 2.0,
            Align::Right => at.x() as f32 - width,
        };
        // Baselines at whole pixels: the feet of all letters are sharp.
        let baseline = (at.y() as f32 + CAPITAL * style.size / 2.0).round() as i32;
        self.line(fonts, line, (left, baseline), style, false);
        left
    }

    /// Writes a line that runs upwards, with its middle at a place.
    pub fn upwards(&mut self, fonts: &Fonts, line: &Line, middle: Point, style: Style) {
        let foot = middle.y() as f32 + line.width(style.size) / 2.0;
        let baseline = (middle.x() as f32 + CAPITAL * style.size / 2.0).round() as i32;
        self.line(fonts, line, (foot, baseline), style, true);
    }

    /// Writes a line from its beginning.
    fn line(
        &mut self,
        fonts: &Fonts,
        line: &Line,
        (start, baseline): (f32, i32),
        style: Style,
        turned: bool,
    ) {
        let edge = style.edge.map(|edge| (Style::new(style.size, edge), Some(EDGE)));
        for (style, edge) in edge.into_iter().chain([(style, None)]) {
            for (sort, [x, y]) in line.sorts() {
                // Upwards, the line runs against the rows.
                let along = if turned { start - x * style.size } else { start + x * style.size };
                let base = baseline - (y * style.size).round() as i32;
                self.sort(fonts, sort, (along, base), (style, edge), turned);
            }
        }
    }

    /// Draws one sort with its pen at a place: its ink, or with `edge` an outline of that width.
    fn sort(
        &mut self,
        fonts: &Fonts,
        sort: &Sort,
        (along, base): (f32, i32),
        (style, edge): (Style, Option<f32>),
        turned: bool,
    ) {
        let Style { size, colour, .. } = style;
        match sort {
            Sort::Box => {
                let (wide, high) = (0.48 * size, 0.7 * size);
                let (aside, base) = (0.07 * size, base as f32);
                let frame = match turned {
                    false => Rect::from_xywh(along + aside, base - high, wide, high),
                    true => Rect::from_xywh(base - high, along - aside - wide, high, wide),
                };
                if let Some(frame) = frame {
                    let pen = Pen::new(colour, (size * 0.07).max(1.5) + edge.unwrap_or_default());
                    self.stroke_path(&PathBuilder::from_rect(frame), pen);
                }
            }
            Sort::Glyph { face, id, thicken } => {
                // An artificially bold letter has a stroke along its outline; for an edge only the stroke is
                // drawn.
                let stroke = edge.or(thicken.then_some(0.055 * size)).unwrap_or_default();
                let (cut, whole) = Cut::new((*face, *id), size, (stroke, edge.is_none()), turned, along);
                let by = if turned { (base, whole) } else { (whole, base) };
                if let Some(stencil) = fonts.stencil(cut) {
                    self.layers.push(Layer::Letter(stencil, by, colour));
                }
            }
        }
    }

    fn filled(&mut self, path: Path, colour: Rgb, cover: f32) {
        self.layers.push(Layer::Filled(path, colour, share(cover)));
    }

    fn stroke_path(&mut self, path: &Path, pen: Pen) {
        let stroke = Stroke {
            width: pen.width,
            line_cap: if pen.round { LineCap::Round } else { LineCap::Butt },
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        let dashes = pen.dash.and_then(|dash| StrokeDash::new(dash.to_vec(), 0.0));
        let broken = dashes.and_then(|dashes| path.dash(&dashes, 1.0));
        if let Some(outline) = broken.as_ref().unwrap_or(path).stroke(&stroke, 1.0) {
            self.filled(outline, pen.colour, 1.0);
        }
    }
}

/// An opacity in 255ths.
fn share(cover: f32) -> u8 {
    (cover.clamp(0.0, 1.0) * 255.0).round() as u8
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
    // The share of the radius at which a cubic is closest to a quarter of a circle.
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
