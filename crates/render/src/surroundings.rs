//! The surroundings of the board: plates, chips of ties, the last move, trays.

use super::canvas::{Canvas, Pen, Style};
use super::lettering;
use super::sprites::Sprite;
use super::theme;
use super::tools::Tools;
use liege_game::scene::{
    Align, Area, Army, Badge, Caption, Chain, Chip, Colour, Frame, Icon, Look, Plate, Point, Prize, Tab, Tie,
    Title, Tray, Wax, Weight,
};

/// The sizes for a name on one line, the largest first, and the size on two lines.
const NAME: [u16; 3] = [38, 34, 30];
const NAME_SMALL: [u16; 2] = [27, 25];
const STATUS: [u16; 3] = [29, 27, 25];
const ROUND: f32 = 13.0;

pub fn plate(tools: &Tools, canvas: &mut Canvas, plate: &Plate) {
    let frame = plate.frame;
    let (ground, edge) = if plate.lit {
        (Colour::PlateLit, Pen::new(theme::GOLD, 5.0))
    } else {
        (Colour::Plate, Pen::new(theme::rgb(Colour::PlateEdge), 2.0))
    };
    canvas.plate(frame, ROUND, theme::rgb(ground), edge);

    let middle = f64::from(frame.y) + f64::from(frame.height) / 2.0;
    let crowned = plate.prize == Some(Prize::Crown);
    let shield_at = Point::new(f64::from(frame.x) + 51.0, middle + if crowned { 9.0 } else { 0.0 });
    let shield_size = if crowned { 58 } else { 66 };
    shield(tools, canvas, plate.army, shield_at, shield_size, if plate.out { 0.5 } else { 1.0 });
    match plate.prize {
        Some(Prize::Crown) => {
            icon(tools, canvas, Icon::Crown, shield_at.moved(0.0, -38.0), 36);
        }
        Some(Prize::Half) => icon(tools, canvas, Icon::Half, shield_at.moved(22.0, 24.0), 34),
        None => {}
    }
    if let Some(team) = plate.icons.iter().find(|sign| matches!(sign, Icon::Team(_))) {
        icon(tools, canvas, *team, shield_at.moved(-22.0, 22.0), 40);
    }

    let die =
        plate.icons.iter().find_map(|sign| if let Icon::Die(number) = sign { Some(*number) } else { None });
    if let Some(number) = die {
        self::die(canvas, Point::new(f64::from(frame.right()) - 52.0, middle), number);
    }
    let left = f64::from(frame.x) + 98.0;
    let room = (f64::from(frame.right()) - if die.is_some() { 98.0 } else { 14.0 } - left) as f32;
    let name = if tools.fonts.line(&plate.name, Weight::Bold).legible() { &plate.name } else { &plate.seat };
    let (lines, size) = tools.fonts.fit_lines(name, Weight::Bold, &NAME, &NAME_SMALL, room);
    let plain = plate.status.is_empty() && plate.icons.is_empty();
    // The heights of the lines of the name and of the status from the middle of a plate of 100 pixels; in a
    // lower plate the lines are closer.
    let close = f64::min(1.0, f64::from(frame.height) / 100.0);
    let (names, status): (&[f64], f64) = match (lines.len(), plain) {
        (0 | 1, true) => (&[0.0], 0.0),
        (0 | 1, false) => (&[-18.0], 23.0),
        (_, true) => (&[-16.0, 16.0], 0.0),
        (_, false) => (&[-32.0, -3.0], 30.0),
    };
    let colour = match (plate.lit, plate.out) {
        (true, _) => theme::INK,
        (false, true) => theme::rgb(Colour::Dim),
        (false, false) => theme::rgb(Colour::Text),
    };
    for (line, dy) in lines.iter().zip(names) {
        let at = Point::new(left, middle + dy * close);
        canvas.text(&tools.fonts, line, at, Align::Left, Style::new(size, colour));
    }
    let at = Point::new(left, middle + status * close);
    let sizes = if lines.len() > 1 { &STATUS[1..] } else { &STATUS };
    status_line(tools, canvas, plate, (at, sizes), room);
}

/// The size of the sign before an ally's shield.
const PLUS: f32 = 38.0;
/// The height of an ally's shield, and its width: it must be visible on a phone.
const ALLY: (u32, f64) = (40, 37.0);

fn status_line(tools: &Tools, canvas: &mut Canvas, plate: &Plate, (at, sizes): (Point, &[u16]), room: f32) {
    let (weight, colour) = if plate.lit {
        (Weight::Bold, theme::rgb(Colour::LitText))
    } else {
        (Weight::Regular, theme::rgb(Colour::Dim))
    };
    let mut x = at.x();
    let mut allied = false;
    for sign in plate.icons.iter().filter(|sign| !matches!(sign, Icon::Die(_) | Icon::Team(_))) {
        x += if *sign == Icon::Plus {
            allied = true;
            let plus = tools.fonts.line("+", Weight::Bold);
            canvas.text(&tools.fonts, &plus, Point::new(x, at.y()), Align::Left, Style::new(PLUS, colour));
            f64::from(plus.width(PLUS)) + 7.0
        } else {
            // The ally is the fact for the whole game, so its shield is larger.
            let (size, wide) = if std::mem::take(&mut allied) { ALLY } else { icon_size(*sign) };
            icon(tools, canvas, *sign, Point::new(x + wide / 2.0, at.y()), size);
            wide + 7.0
        };
    }
    let used = (x - at.x()) as f32;
    let (line, size) = tools.fonts.fit(&plate.status, weight, sizes, (room - used).max(40.0));
    canvas.text(&tools.fonts, &line, Point::new(x, at.y()), Align::Left, Style::new(size, colour));
}

/// The height of an icon's art in a status line, and its width there.
fn icon_size(icon: Icon) -> (u32, f64) {
    match icon {
        Icon::Links | Icon::BrokenLinks => (27, 48.0),
        Icon::Burst => (33, 34.0),
        Icon::Pennon => (30, 29.0),
        Icon::Shield(_) => (32, 30.0),
        Icon::Crown
        | Icon::Fallen
        | Icon::Half
        | Icon::Plus
        | Icon::Snowflake
        | Icon::Question
        | Icon::Tick
        | Icon::Die(_)
        | Icon::Team(_) => (31, 33.0),
    }
}

/// A large die that shows a number.
fn die(canvas: &mut Canvas, at: Point, number: u8) {
    const SIDE: i32 = 72;
    let frame = Frame::new(at.x() as i32 - SIDE / 2, at.y() as i32 - SIDE / 2, SIDE, SIDE);
    canvas.plate(frame, ROUND, theme::IVORY, Pen::new(theme::INK, 5.0));
    // Pips are on a grid of three by three: the middle, the corners two by two, the sides.
    let pips: &[(f64, f64)] = match number {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0)],
        5 => &[(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (0.0, 0.0)],
        _ => &[(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0)],
    };
    for (x, y) in pips {
        canvas.disc(at.moved(x * 19.0, y * 19.0), 8.0, theme::INK);
    }
}

fn icon(tools: &Tools, canvas: &mut Canvas, icon: Icon, at: Point, size: u32) {
    if let Some(sprite) = tools.sprites.get(Sprite::Icon(icon), size) {
        canvas.sprite(&sprite, at, 1.0);
    }
}

fn shield(tools: &Tools, canvas: &mut Canvas, army: Army, at: Point, size: u32, cover: f32) {
    if let Some(sprite) = tools.sprites.get(Sprite::Shield(army), size) {
        canvas.sprite(&sprite, at, cover);
    }
}

/// The height of the chip for which the signs are designed, and their share of it; on lower chips they are
/// smaller, from edge to edge.
const CHIP: f64 = 90.0;
const SIGNS: f64 = 82.0;
/// Chips lower than this have one line of text.
const TWO_LINES: i32 = 80;

/// Draws the chip of a tie.
pub fn chip(tools: &Tools, canvas: &mut Canvas, chip: &Chip) {
    let frame = chip.frame;
    let edge = if chip.offered.is_some() {
        Pen::new(theme::rgb(Colour::Dim), 3.0).dashed(14.0, 10.0)
    } else {
        Pen::new(theme::rgb(Colour::PlateEdge), 2.0)
    };
    canvas.plate(frame, ROUND, theme::rgb(Colour::Plate), edge);
    let signs = Signs { tools, frame, scale: f64::min(1.0, f64::from(frame.height) / SIGNS) };
    let left = signs.draw(canvas, chip);
    let fonts = &tools.fonts;
    let room = (f64::from(frame.width) - 16.0 - left) as f32;
    let at =
        |right: f32, y: i32| Point::new(f64::from(frame.x) + left + f64::from(right), f64::from(frame.y + y));
    let (text, dim) = (theme::rgb(Colour::Text), theme::rgb(Colour::Dim));
    if frame.height >= TWO_LINES {
        let (head, size) = fonts.fit(&chip.head, Weight::Bold, &[30, 28, 26], room);
        canvas.text(fonts, &head, at(0.0, 28), Align::Left, Style::new(size, text));
        let (line, size) = fonts.fit(&chip.line, Weight::Regular, &[28, 26, 25], room);
        canvas.text(fonts, &line, at(0.0, 64), Align::Left, Style::new(size, dim));
        return;
    }
    let middle = frame.height / 2;
    let (head, size) = fonts.fit(&chip.head, Weight::Bold, &[28, 26, 25], room);
    canvas.text(fonts, &head, at(0.0, middle), Align::Left, Style::new(size, text));
    // The second line follows if there is room for all of it: half of it would have no meaning.
    let used = head.width(size) + 12.0;
    let line = fonts.line(&chip.line, Weight::Regular);
    if let Some(size) = [27.0, 25.0].into_iter().find(|size| used + line.width(*size) <= room) {
        canvas.text(fonts, &line, at(used, middle), Align::Left, Style::new(size, dim));
    }
}

/// The signs of a tie at the left of its chip.
struct Signs<'a> {
    tools: &'a Tools,
    frame: Frame,
    scale: f64,
}

impl Signs<'_> {
    /// Draws them; returns the left edge of the text.
    fn draw(&self, canvas: &mut Canvas, chip: &Chip) -> f64 {
        // A question mark extends beyond its shield.
        let mut left = if chip.offered.is_some() { 202.0 } else { 192.0 };
        match &chip.tie {
            Tie::Bond { lord, vassal, chain, claimed } => {
                self.shield(canvas, chip, *lord, (42.0, 56.0, 54.0));
                self.icon(canvas, Icon::Crown, (42.0, 21.0, 32.0));
                let vassal_at = if *claimed { (146.0, 66.0, 40.0) } else { (152.0, 62.0, 42.0) };
                self.shield(canvas, chip, *vassal, vassal_at);
                let links = if *chain == Chain::Whole { Icon::Links } else { Icon::BrokenLinks };
                self.icon(canvas, links, (101.0, 55.0, 32.0));
                if *claimed {
                    self.icon(canvas, Icon::Pennon, (168.0, 30.0, 46.0));
                    left += 12.0;
                }
            }
            Tie::Truce { one, other, turns, bound, wax } => {
                left += 6.0;
                for (army, x) in [(one, 36.0), (other, 160.0)] {
                    self.shield(canvas, chip, *army, (x, 46.0, 54.0));
                    if *wax == (Wax::Broken { by: *army }) {
                        self.sprite(canvas, Sprite::Strike, (x, 46.0, 56.0), 1.0);
                    }
                }
                let seal = match wax {
                    Wax::Whole => Sprite::Seal { bound: *bound },
                    Wax::Broken { .. } => Sprite::SplitSeal,
                    Wax::Dissolved => Sprite::GoneSeal,
                };
                self.sprite(canvas, seal, (98.0, 47.0, 74.0), 1.0);
                if *wax == Wax::Whole {
                    let fonts = &self.tools.fonts;
                    let number = fonts.line(&turns.to_string(), Weight::Bold);
                    let size = (30.0 * self.scale).max(26.0) as f32;
                    let style = Style::new(size, theme::INK);
                    canvas.text(fonts, &number, self.at(98.0, 41.0), Align::Centre, style);
                }
            }
            Tie::Draw { by, others } => {
                self.shield(canvas, chip, *by, (40.0, 46.0, 54.0));
                self.icon(canvas, Icon::Half, (98.0, 46.0, 52.0));
                let mut x = 150.0;
                for (other, accepted) in others.iter().take(3) {
                    let cover = if *accepted { 1.0 } else { OFFERED };
                    self.sprite(canvas, Sprite::Shield(*other), (x, 46.0, 46.0), cover);
                    if *accepted {
                        self.icon(canvas, Icon::Tick, (x + 15.0, 65.0, 34.0));
                    }
                    x += 54.0;
                }
                left = f64::max(left, x - 10.0);
            }
            Tie::Exchange { one, given, other, returned } => {
                left += 42.0;
                self.shield(canvas, chip, *one, (34.0, 46.0, 50.0));
                self.shield(canvas, chip, *other, (202.0, 46.0, 50.0));
                self.passes(canvas, *given, ((72.0, 168.0), 25.0));
                self.passes(canvas, *returned, ((168.0, 72.0), 67.0));
            }
        }
        left * self.scale
    }

    /// A place of the design on the chip.
    fn at(&self, x: f64, y: f64) -> Point {
        let middle = f64::from(self.frame.y) + f64::from(self.frame.height) / 2.0;
        Point::new(f64::from(self.frame.x) + x * self.scale, middle + (y - CHIP / 2.0) * self.scale)
    }

    /// A piece on its way from one side to the other: on an arrow from `start` to `end`.
    fn passes(&self, canvas: &mut Canvas, look: Look, ((start, end), y): ((f64, f64), f64)) {
        let colour = theme::rgb(Colour::Dim);
        let pen = Pen::new(colour, (5.0 * self.scale) as f32);
        let back = (start - end).signum() * 13.0;
        canvas.lines(&[self.at(start, y), self.at(end + back * 0.6, y)], false, pen);
        let head = [self.at(end, y), self.at(end + back, y - 9.0), self.at(end + back, y + 9.0)];
        canvas.fill(&Area::new(head.to_vec()), colour, 1.0);
        let sprite = Sprite::Figure { look, frozen: false };
        self.sprite(canvas, sprite, (f64::midpoint(start, end), y, 40.0), 1.0);
    }

    fn sprite(&self, canvas: &mut Canvas, sprite: Sprite, (x, y, size): (f64, f64, f64), cover: f32) {
        let size = (size * self.scale).round().max(1.0) as u32;
        if let Some(sprite) = self.tools.sprites.get(sprite, size) {
            canvas.sprite(&sprite, self.at(x, y), cover);
        }
    }

    fn icon(&self, canvas: &mut Canvas, icon: Icon, place: (f64, f64, f64)) {
        self.sprite(canvas, Sprite::Icon(icon), place, 1.0);
    }

    /// The shield of a party: paler in an offer, except for the proposer's, which has a question mark.
    fn shield(&self, canvas: &mut Canvas, chip: &Chip, army: Army, (x, y, size): (f64, f64, f64)) {
        let asks = chip.offered == Some(army);
        let cover = if chip.offered.is_some() && !asks { OFFERED } else { 1.0 };
        self.sprite(canvas, Sprite::Shield(army), (x, y, size), cover);
        if asks {
            self.icon(canvas, Icon::Question, (x + size * 0.36, y + size * 0.34, 34.0));
        }
    }
}

/// The opacity of the shield of a party that has not agreed yet.
const OFFERED: f32 = 0.55;

/// Draws the last move.
pub fn caption(tools: &Tools, canvas: &mut Canvas, caption: &Caption) {
    let frame = caption.frame;
    let fonts = &tools.fonts;
    let (upper, lower) = lines(frame, &caption.below, (24.0, 20.0));
    let mark = if caption.army.is_some() { 50.0 } else { 0.0 };
    // A line may be broken between several moves, but not at the dash within one.
    let text = caption.text.replace('-', if caption.text.contains(", ") { "‒" } else { "–" });
    let room = frame.width as f32 - mark;
    let (sizes, small) = (&[38, 36, 34, 30], &[27, 25]);
    // Several moves may take two lines if there is no line below.
    let (texts, size) = if caption.below.is_empty() {
        fonts.fit_lines(&text, Weight::Bold, sizes, small, room)
    } else {
        let (line, size) = fonts.fit(&text, Weight::Bold, &[&sizes[..], small].concat(), room);
        (vec![line], size)
    };
    // The shield is before the text, and both together at the caption's place.
    let width = texts.iter().map(|line| line.width(size)).fold(0.0, f32::max) + mark;
    let left = f64::from(start(frame, caption.align, width) + mark);
    let style = Style::new(size, theme::rgb(Colour::Text));
    let apart = if texts.len() > 1 { [-17.0, 17.0] } else { [0.0; 2] };
    for (line, dy) in texts.iter().zip(apart) {
        canvas.text(fonts, line, Point::new(left, upper + dy), Align::Left, style);
    }
    if let Some(army) = caption.army {
        shield(tools, canvas, army, Point::new(left - 32.0, upper), 40, 1.0);
    }
    below(tools, canvas, frame, caption.align, &caption.below, lower);
}

/// The heights of two lines at these distances from the upper and the lower edge of a box; a single one is in
/// the middle.
fn lines(frame: Frame, below: &str, (upper, lower): (f64, f64)) -> (f64, f64) {
    let middle = f64::from(frame.y) + f64::from(frame.height) / 2.0;
    let upper = if below.is_empty() { middle } else { f64::from(frame.y) + upper };
    (upper, f64::from(frame.bottom()) - lower)
}

/// The left edge of a text of some width in a box.
fn start(frame: Frame, align: Align, width: f32) -> f32 {
    match align {
        Align::Left => frame.x as f32,
        Align::Centre => frame.x as f32 + (frame.width as f32 - width) / 2.0,
        Align::Right => frame.right() as f32 - width,
    }
}

/// The line below a caption or a title.
fn below(tools: &Tools, canvas: &mut Canvas, frame: Frame, align: Align, text: &str, y: f64) {
    let (line, size) = tools.fonts.fit(text, Weight::Regular, &[28, 26, 25], frame.width as f32);
    let left = f64::from(start(frame, align, line.width(size)));
    let style = Style::new(size, theme::rgb(Colour::Dim));
    canvas.text(&tools.fonts, &line, Point::new(left, y), Align::Left, style);
}

/// Draws the name of the game.
pub fn title(tools: &Tools, canvas: &mut Canvas, title: &Title) {
    let (frame, fonts) = (title.frame, &tools.fonts);
    let (upper, lower) = lines(frame, &title.below, (26.0, 24.0));
    let (line, size) = fonts.fit(&title.name, Weight::Bold, &[32, 30, 28, 26, 25], frame.width as f32);
    let left = f64::from(start(frame, title.align, line.width(size)));
    let style = Style::new(size, theme::rgb(Colour::Text));
    canvas.text(fonts, &line, Point::new(left, upper), Align::Left, style);
    below(tools, canvas, frame, title.align, &title.below, lower);
}

/// Draws the name of a board at its right edge: written level, then turned to run upwards.
pub fn tab(tools: &Tools, canvas: &mut Canvas, tab: &Tab) {
    let frame = tab.frame;
    let colour = theme::rgb(tab.colour);
    canvas.plate(frame, ROUND, colour, Pen::new(colour, 2.0));
    let disc = Point::new(f64::from(frame.x) + f64::from(frame.width) / 2.0, f64::from(frame.y) + 32.0);
    let fonts = &tools.fonts;
    if !tab.number.is_empty() {
        canvas.disc(disc, 17.0, theme::INK);
        let number = fonts.line(&tab.number, Weight::Bold);
        canvas.text(fonts, &number, disc, Align::Centre, Style::new(26.0, theme::rgb(Colour::Text)));
    }
    let room = (frame.height - 130).max(1) as f32;
    let (line, size) = fonts.fit(&tab.text, Weight::Bold, &[31, 28, 25], room);
    let middle = Point::new(disc.x(), f64::from(frame.y) + f64::from(frame.height) / 2.0);
    canvas.upwards(fonts, &line, middle, Style::new(size, theme::INK));
}

/// Draws a row of pieces off the board.
pub fn tray(tools: &Tools, canvas: &mut Canvas, tray: &Tray) {
    let side = tray.frame.height;
    for (index, tile) in tray.tiles.iter().enumerate() {
        let frame = tray.tile(index);
        let ground = if tile.is_some() { Colour::Tray } else { Colour::Unused };
        canvas.plate(frame, ROUND, theme::rgb(ground), Pen::new(theme::rgb(Colour::Frame), 3.0));
        let Some((look, count)) = tile else { continue };
        // On a small tile the piece makes room for its count.
        let (share, aside) = if *count > 1 && side < 80 { (66, 0.15) } else { (78, 0.0) };
        let middle = Point::new(
            f64::from(frame.x) + f64::from(side) * (0.5 - aside),
            f64::from(frame.y) + f64::from(side) * (0.5 - aside / 2.0),
        );
        let sprite = Sprite::Figure { look: *look, frozen: false };
        if let Some(sprite) = tools.sprites.get(sprite, (side.max(0) as u32).saturating_mul(share) / 100) {
            canvas.sprite(&sprite, middle, 1.0);
        }
        if *count > 1 {
            let text = count.to_string();
            // Two figures grow to both sides.
            let aside = if *count > 9 { 23.0 } else { 18.0 } - if side < 80 { 3.0 } else { 0.0 };
            let at = Point::new(f64::from(frame.right()) - aside, f64::from(frame.bottom()) - 18.0);
            lettering::badge(canvas, &tools.fonts, &Badge { text, at, radius: 17 });
        }
    }
}
