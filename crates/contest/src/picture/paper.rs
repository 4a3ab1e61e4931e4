//! A picture in the making: shapes and texts in the sizes of one width.

use liege_game::scene::{Align, Area, Colour, Label, Point, Px, Scene, Shape, Weight};
use std::f64::consts::TAU;

/// The outer margin.
pub const MARGIN: f64 = 16.0;

/// The sizes of one width, in pixels.
#[derive(Debug)]
pub struct Scale {
    /// The height of the head.
    pub head: f64,
    /// The height of a row.
    pub row: f64,
    /// The type of names, points and results.
    pub text: u16,
    /// The type of numbers of opponents and of the heads of columns.
    pub small: u16,
    /// The type of numbers of seats.
    pub tiny: u16,
    /// The radius of a disc.
    pub disc: f64,
    /// The types of the name of the contest, the second for long names.
    pub title: [u16; 2],
    /// The types of the line below it.
    pub below: [u16; 2],
}

impl Scale {
    /// The width of a result.
    pub fn result(&self) -> f64 {
        f64::from(self.text) * 0.92
    }

    /// The width of the number of an opponent.
    fn opponent(&self, digits: usize) -> f64 {
        f64::from(self.small) * 0.6 * digits as f64
    }

    /// The width of a game with its opponent; of a place with its seat, in games of three and four.
    pub fn cell(&self, digits: usize, seats: u8) -> f64 {
        let gap = f64::from(self.text) * 0.5;
        match seats {
            2 => self.opponent(digits) + 2.0 * self.disc + self.result() + gap * 2.0,
            _ => self.result() * 1.75 + gap,
        }
    }
}

/// The sizes of a picture that is read 400 pixels wide.
pub static PHONE: Scale = Scale {
    head: 128.0,
    row: 70.0,
    text: 40,
    small: 32,
    tiny: 28,
    disc: 14.0,
    title: [52, 42],
    below: [34, 29],
};

/// The sizes of a picture that is opened.
pub static WIDE: Scale = Scale {
    head: 98.0,
    row: 44.0,
    text: 28,
    small: 25,
    tiny: 23,
    disc: 9.5,
    title: [40, 34],
    below: [27, 25],
};

/// The colours on a ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The dark ground of all rows.
    Plain,
    /// The light row of a winner.
    Lit,
}

impl Ground {
    /// The colour of names, points and results.
    pub fn text(self) -> Colour {
        match self {
            Ground::Plain => Colour::Text,
            Ground::Lit => Colour::Ink,
        }
    }

    /// The colour of everything else.
    pub fn dim(self) -> Colour {
        match self {
            Ground::Plain => Colour::Dim,
            Ground::Lit => Colour::LitText,
        }
    }
}

/// A box: left, top, width, height.
pub type Rect = [f64; 4];

/// A picture in the making.
pub struct Paper {
    /// The sizes.
    pub scale: &'static Scale,
    /// The width so far.
    pub width: f64,
    /// The height so far.
    pub height: f64,
    shapes: Vec<Shape>,
    labels: Vec<Label>,
}

impl Paper {
    /// Paper of the usual width, with room for the head.
    pub fn new(scale: &'static Scale) -> Paper {
        let width = f64::from(liege_game::scene::WIDTH);
        Paper { scale, width, height: scale.head, shapes: Vec::new(), labels: Vec::new() }
    }

    /// Fills a box.
    pub fn fill(&mut self, [x, y, width, height]: Rect, colour: Colour) {
        self.shapes.push(Shape::Filled { area: Area::rectangle(x, y, width, height), colour });
    }

    /// Draws a line inside the edge of a box.
    pub fn frame(&mut self, [x, y, width, height]: Rect, pen: f64, colour: Colour) {
        let area = Area::rectangle(x, y, width, height).inset(pen / 2.0);
        self.shapes.push(line(area.corners().to_vec(), true, pen, colour));
    }

    /// Draws a line through points.
    pub fn line(&mut self, points: &[[f64; 2]], pen: f64, colour: Colour) {
        let points = points.iter().map(|[x, y]| Point::new(*x, *y)).collect();
        self.shapes.push(line(points, false, pen, colour));
    }

    /// Fills a circle.
    pub fn circle(&mut self, [x, y]: [f64; 2], radius: f64, colour: Colour) {
        const CORNERS: u32 = 28;
        let at = |step: u32| {
            let (sin, cos) = (TAU * f64::from(step) / f64::from(CORNERS)).sin_cos();
            Point::new(x + radius * cos, y + radius * sin)
        };
        self.shapes.push(Shape::Filled { area: Area::new((0..CORNERS).map(at).collect()), colour });
    }

    /// The disc of a mover: light for the first, dark for the second, on any ground.
    pub fn disc(&mut self, at: [f64; 2], first: bool, ground: Ground) {
        let radius = self.scale.disc;
        let inner = radius * 0.76;
        let edge = if ground == Ground::Lit { Colour::Ink } else { Colour::Ivory };
        self.circle(at, radius, edge);
        self.circle(at, inner, if first { Colour::Ivory } else { Colour::Ink });
    }

    /// Writes a line of text. A text that is wider than its room ends with `…`.
    pub fn text(
        &mut self,
        text: &str,
        [x, y]: [f64; 2],
        (size, weight): (u16, Weight),
        colour: Colour,
        align: Align,
        room: Option<f64>,
    ) {
        let room = room.map(|room| room.max(1.0) as u16);
        self.labels.push(Label { weight, align, room, ..Label::bold(Point::new(x, y), text, size, colour) });
    }

    /// Writes the name of an entrant, from the left. One that no font can show is replaced by the other text.
    pub fn name(
        &mut self,
        [name, instead]: [&str; 2],
        at: [f64; 2],
        kind: (u16, Weight),
        colour: Colour,
        room: f64,
    ) {
        self.text(name, at, kind, colour, Align::Left, Some(room));
        if let Some(label) = self.labels.last_mut() {
            label.instead = Some(instead.to_owned());
        }
    }

    /// The picture.
    pub fn into_scene(self) -> Scene {
        Scene {
            width: self.width.ceil() as u32,
            height: self.height.ceil() as u32,
            shapes: self.shapes,
            labels: self.labels,
            ..Scene::default()
        }
    }
}

fn line(points: Vec<Point>, closed: bool, width: f64, colour: Colour) -> Shape {
    Shape::Line { points, closed, width: Px::new(width), colour, dash: None }
}

/// About how wide a text is in bold type of that size. Only the places of other things depend on it: what does not fit is cut
/// when it is drawn.
pub fn breadth(text: &str, size: u16) -> f64 {
    let em = |letter: char| match letter {
        'i' | 'l' | 'j' | '.' | ',' | ':' | ';' | '\'' | '|' | '·' | 'І' | 'і' | 'ї' | ' ' => 0.31,
        'f' | 't' | 'r' | '(' | ')' | '-' | '/' => 0.42,
        'm' | 'w' | 'M' | 'W' | 'ш' | 'щ' | 'ю' | 'ж' | 'м' | 'ф' | 'ы' | 'Ш' | 'Щ' | 'Ю' | 'Ж' | 'М'
        | 'Ф' | '…' => 0.92,
        letter if letter.is_uppercase() => 0.69,
        letter if u32::from(letter) >= 0x1100 => 1.0,
        _ => 0.6,
    };
    text.chars().map(em).sum::<f64>() * f64::from(size)
}
