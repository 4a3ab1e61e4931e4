//! Draws a scene: board, cells, lines, pieces from the far row to the near one, labels, badges, and then the
//! surroundings of the board.

use super::canvas::{Canvas, Pen};
use super::lettering;
use super::sprites::Sprite;
use super::still::Ground;
use super::surroundings;
use super::theme::{self, Rgb};
use super::tools::Tools;
use super::ways::{self, KEYLINE};
use liege_game::scene::{Area, Army, Art, Colour, Figure, Icon, Label, Mark, Point, Presence, Scene, Shape};
use std::sync::Arc;

/// Draws all parts of a scene on a canvas of its size.
pub fn scene(tools: &Tools, canvas: &mut Canvas, scene: &Scene, ground: &Ground) {
    for board in &scene.boards {
        if let Some(still) = ground.of(board) {
            canvas.cover(Arc::clone(still), board.frame.width as u32, (board.frame.x, board.frame.y));
        }
    }
    for shape in &scene.shapes {
        self::shape(canvas, shape);
    }
    for mark in &scene.marks {
        cell(canvas, mark);
    }
    for mark in &scene.marks {
        framed(canvas, mark);
    }
    let mut figures: Vec<&Figure> = scene.figures.iter().collect();
    // From the far row to the near one; in a row from the left.
    figures
        .sort_by(|one, other| one.at.y().total_cmp(&other.at.y()).then(one.at.x().total_cmp(&other.at.x())));
    ways::under(canvas, &scene.marks, &figures);
    for mark in &scene.marks {
        sign(tools, canvas, mark);
    }
    let (checked, others): (Vec<&Figure>, Vec<&Figure>) =
        figures.iter().partition(|figure| is_checked(scene, figure));
    for figure in others {
        self::figure(tools, canvas, figure);
    }
    for mark in &scene.marks {
        if let Mark::Check { at, size, mate, .. } = mark {
            burst(tools, canvas, *at, *size, *mate);
        }
    }
    for figure in checked {
        self::figure(tools, canvas, figure);
    }
    ways::over(canvas, &scene.marks, &figures);
    for mark in &scene.marks {
        above(tools, canvas, mark);
        if let Mark::From { area, number: Some(number) } = mark
            && figures.iter().any(|figure| figure.presence != Presence::Ghost && figure.at == area.centre())
        {
            // The dot is hidden by the piece there now.
            let aside = area.radius() * 0.72;
            numbered(tools, canvas, area.centre().moved(-aside, aside), *number);
        }
    }
    for text in &scene.labels {
        lettering::label(canvas, &tools.fonts, text);
    }
    for figure in &figures {
        badges(tools, canvas, figure);
    }
    for plate in &scene.plates {
        surroundings::plate(tools, canvas, plate);
    }
    for chip in &scene.chips {
        surroundings::chip(tools, canvas, chip);
    }
    let other = scene.other.iter();
    for caption in scene.caption.iter().chain(other.clone().map(|(_, caption)| caption)) {
        surroundings::caption(tools, canvas, caption);
    }
    for title in scene.title.iter().chain(other.map(|(title, _)| title)) {
        surroundings::title(tools, canvas, title);
    }
    for tab in &scene.tabs {
        surroundings::tab(tools, canvas, tab);
    }
    for tray in &scene.trays {
        surroundings::tray(tools, canvas, tray);
    }
}

/// A shape that is not part of a board.
fn shape(canvas: &mut Canvas, shape: &Shape) {
    match shape {
        Shape::Filled { area, colour } => canvas.fill(area, theme::rgb(*colour), 1.0),
        Shape::Line { points, closed, width, colour, dash } => {
            let pen = Pen::new(theme::rgb(*colour), width.get() as f32);
            let pen = dash.map_or(pen, |(dash, gap)| pen.dashed(dash.get() as f32, gap.get() as f32));
            canvas.lines(points, *closed, pen);
        }
    }
}

/// The tints of cells.
fn cell(canvas: &mut Canvas, mark: &Mark) {
    match mark {
        Mark::From { area, .. } => {
            canvas.fill(area, theme::IVORY, 0.45);
            canvas.fill(area, theme::rgb(Colour::Move), 0.1);
        }
        Mark::To { area } => canvas.fill(area, theme::rgb(Colour::Move), 0.26),
        Mark::Check { area, .. } => canvas.fill(area, theme::rgb(Colour::Check), 0.55),
        Mark::Frozen { area } => canvas.fill(area, theme::rgb(Colour::Ice), 0.6),
        Mark::Chosen { area } => canvas.fill(area, theme::IVORY, 0.5),
        Mark::Light { area } => light(canvas, area),
        Mark::Notch { area } => canvas.fill(area, theme::rgb(Colour::HomeLine), 1.0),
        Mark::Yard { area, army, corners } => yard(canvas, area, *army, corners),
        _ => {}
    }
}

/// A light bar along the lower edge of a cell: the piece there may move.
fn light(canvas: &mut Canvas, area: &Area) {
    canvas.fill(area, theme::IVORY, 0.35);
    // Wide enough to be visible on both sides of a foot.
    let (middle, half) = (area.centre(), area.radius() * 0.88);
    let (left, right) = (middle.moved(-half, area.radius() * 0.86), middle.moved(half, area.radius() * 0.86));
    for (colour, width) in [(theme::INK, 13.0), (theme::IVORY, 8.0)] {
        canvas.lines(&[left, right], false, Pen::new(colour, width).round());
    }
}

/// A wash of an army's own shade, and brackets at the corners of its yard.
fn yard(canvas: &mut Canvas, area: &Area, army: Army, corners: &[Point]) {
    let (middle, cell) = (area.centre(), area.radius() * 2.0);
    canvas.fill(area, theme::rgb(Colour::Fill(army)), 0.34);
    for corner in corners {
        let (x, y) = ((middle.x() - corner.x()).signum(), (middle.y() - corner.y()).signum());
        let knee = corner.moved(x * cell * 0.075, y * cell * 0.075);
        let bracket = [knee.moved(x * cell * 0.3, 0.0), knee, knee.moved(0.0, y * cell * 0.3)];
        for (colour, width) in [(theme::INK, 10.0), (theme::rgb(Colour::Fill(army)), 5.5)] {
            canvas.lines(&bracket, false, Pen::new(colour, width).round());
        }
    }
}

/// An arc around the upper right of a piece, with an arrowhead: it has been turned over.
fn turned(canvas: &mut Canvas, at: Point, radius: f64, colour: Rgb) {
    let on = |degrees: f64, radius: f64| {
        let (sin, cos) = degrees.to_radians().sin_cos();
        at.moved(radius * cos, radius * sin)
    };
    let arc: Vec<Point> = (0..=9).map(|step| on(-100.0 + 10.0 * f64::from(step), radius)).collect();
    let head = [on(-18.0, radius * 1.17), on(12.0, radius), on(-18.0, radius * 0.83)];
    for (colour, width) in [(theme::IVORY, 11.0), (colour, 5.5)] {
        canvas.lines(&arc, false, Pen::new(colour, width).round());
        canvas.lines(&head, true, Pen::new(colour, width - 3.0).round());
    }
    canvas.fill(&Area::new(head.to_vec()), colour, 1.0);
}

/// A tick on a round badge.
fn tick(canvas: &mut Canvas, at: Point, size: f64) {
    canvas.disc(at, size as f32 / 2.0 + 2.0, theme::INK);
    canvas.disc(at, size as f32 / 2.0, theme::IVORY);
    let (low, high) = (at.moved(-size * 0.06, size * 0.2), at.moved(size * 0.26, -size * 0.2));
    let strokes = [at.moved(-size * 0.24, 0.0), low, high];
    canvas.lines(&strokes, false, Pen::new(theme::INK, (size * 0.14) as f32).round());
}

/// Frames of cells.
fn framed(canvas: &mut Canvas, mark: &Mark) {
    let purple = theme::rgb(Colour::Move);
    match mark {
        Mark::From { area, .. } => {
            canvas.border(&area.inset(5.5), Pen::new(purple, 5.0).dashed(15.0, 8.0));
        }
        Mark::To { area } => frame(canvas, area, purple),
        Mark::Chosen { area } => {
            let inner = area.inset(6.0);
            canvas.border(&inner, Pen::new(theme::IVORY, 11.0));
            canvas.border(&inner, Pen::new(purple, 3.5));
        }
        Mark::Frozen { area } => frame(canvas, area, theme::rgb(Colour::IceEdge)),
        Mark::Target { at, radius, takes: true } => {
            canvas.ring(*at, f32::from(*radius) + 4.0, Pen::new(theme::IVORY, 12.0));
            let (radius, pen) = ring(*radius, Pen::new(purple, 6.5), 0.0);
            canvas.ring(*at, radius, pen);
        }
        _ => {}
    }
}

/// The broken ring around a piece that may be captured: eight strokes and as many gaps. Returns its radius
/// and its pen; the strokes of an edge are longer by a share of the part.
fn ring(inside: u16, pen: Pen, grown: f32) -> (f32, Pen) {
    let radius = f32::from(inside) + 4.0;
    let part = std::f32::consts::TAU * radius / 16.0;
    (radius, pen.dashed(part * (1.25 + grown), part * (0.75 - grown)))
}

fn frame(canvas: &mut Canvas, area: &Area, colour: Rgb) {
    let width = 7.0_f32;
    let inner = area.inset(f64::from(width / 2.0 + KEYLINE));
    canvas.border(&inner, Pen::new(theme::IVORY, width + 2.0 * KEYLINE));
    canvas.border(&inner, Pen::new(colour, width));
}

/// The signs on cells under the pieces: the dot of the origin, the burst where discs met.
fn sign(tools: &Tools, canvas: &mut Canvas, mark: &Mark) {
    match mark {
        Mark::From { area, number } => {
            let at = area.centre();
            if let Some(number) = number {
                return numbered(tools, canvas, at, *number);
            }
            canvas.disc(at, 13.0 + KEYLINE, theme::IVORY);
            canvas.disc(at, 13.0, theme::rgb(Colour::Move));
        }
        Mark::Clash { at, size } => burst(tools, canvas, *at, *size, false),
        _ => {}
    }
}

/// The number of a move in a turn.
fn numbered(tools: &Tools, canvas: &mut Canvas, at: Point, number: u8) {
    canvas.disc(at, 17.0 + KEYLINE, theme::IVORY);
    canvas.disc(at, 17.0, theme::rgb(Colour::Move));
    lettering::label(canvas, &tools.fonts, &Label::bold(at, number.to_string(), 25, Colour::Ivory));
}

/// The burst behind a king in check; for a mated king with a dark burst behind it, larger by a third.
fn burst(tools: &Tools, canvas: &mut Canvas, at: Point, size: u16, mate: bool) {
    let size = u32::from(size);
    let behind = mate.then_some((Sprite::Blast, size * 4 / 3));
    for (sprite, size) in behind.into_iter().chain([(Sprite::Burst, size)]) {
        if let Some(sprite) = tools.sprites.get(sprite, size) {
            canvas.sprite(&sprite, at, 1.0);
        }
    }
}

/// Whether a piece is on the cell of a check, or is a king or queen so near that the burst would cover it:
/// nothing may cover these.
fn is_checked(scene: &Scene, figure: &Figure) -> bool {
    let never_covered = matches!(figure.look.art, Art::King | Art::Queen);
    scene.marks.iter().any(|mark| match mark {
        Mark::Check { area, at, size, .. } => {
            figure.at.distance(area.centre()) < area.radius()
                || never_covered && figure.at.distance(*at) < f64::from(*size)
        }
        _ => false,
    })
}

fn figure(tools: &Tools, canvas: &mut Canvas, figure: &Figure) {
    let sprite = Sprite::Figure {
        look: figure.look,
        frozen: matches!(figure.presence, Presence::Frozen | Presence::Iced),
    };
    if let Some(sprite) = tools.sprites.get(sprite, u32::from(figure.size)) {
        let cover = if figure.presence == Presence::Ghost { 0.35 } else { 1.0 };
        canvas.sprite(&sprite, figure.at, cover);
    }
}

fn badges(tools: &Tools, canvas: &mut Canvas, figure: &Figure) {
    if let Some(badge) = &figure.badge {
        lettering::badge(canvas, &tools.fonts, badge);
    }
    if figure.presence == Presence::Frozen {
        let size = f64::from(figure.size);
        snowflake(tools, canvas, figure.at.moved(size * 0.36, -size * 0.36), (size * 0.38).round() as u32);
    }
}

fn snowflake(tools: &Tools, canvas: &mut Canvas, at: Point, size: u32) {
    if let Some(flake) = tools.sprites.get(Sprite::Icon(Icon::Snowflake), size) {
        canvas.sprite(&flake, at, 1.0);
    }
}

/// A cross with arms of this length; `share` scales the usual width.
fn cross(canvas: &mut Canvas, at: Point, half: f64, share: f32) {
    let strokes =
        [[at.moved(-half, -half), at.moved(half, half)], [at.moved(-half, half), at.moved(half, -half)]];
    for pen in [Pen::new(theme::IVORY, 17.0 * share), Pen::new(theme::rgb(Colour::Move), 10.0 * share)] {
        for stroke in &strokes {
            canvas.lines(stroke, false, pen.round());
        }
    }
}

/// The marks over the pieces.
fn above(tools: &Tools, canvas: &mut Canvas, mark: &Mark) {
    let purple = theme::rgb(Colour::Move);
    match mark {
        Mark::Taken { at, size } => cross(canvas, *at, f64::from(*size) / 2.0, 1.0),
        Mark::Was { look, at, size, gone } => {
            let radius = f32::from(*size) / 2.0;
            canvas.disc(*at, radius + 2.0, theme::IVORY);
            canvas.disc(*at, radius, theme::INK);
            canvas.disc(*at, radius - 2.5, theme::rgb(Colour::Tray));
            let sprite = Sprite::Figure { look: *look, frozen: false };
            if let Some(sprite) =
                tools.sprites.get(sprite, u32::from(*size) * if *gone { 17 } else { 15 } / 20)
            {
                canvas.sprite(&sprite, *at, 1.0);
            }
            if *gone {
                cross(canvas, *at, f64::from(radius) * 0.7, 0.5);
            }
        }
        Mark::Onward { from, at } => {
            let length = from.distance(*at).max(1.0);
            let (ux, uy) = ((at.x() - from.x()) / length, (at.y() - from.y()) / length);
            for (colour, size) in [(theme::IVORY, 23.0), (purple, 16.0)] {
                let back = at.moved(-ux * size * 0.8, -uy * size * 0.8);
                let head = [
                    at.moved(ux * size, uy * size),
                    back.moved(-uy * size, ux * size),
                    back.moved(uy * size, -ux * size),
                ];
                canvas.fill(&Area::new(head.to_vec()), colour, 1.0);
            }
        }
        Mark::Aim { at, size, .. } => {
            // The middle is for the victim's ghost.
            let radius = f32::from(*size) / 2.0;
            let width = (radius * 0.17).clamp(3.5, 6.0);
            let (near, far) = (f64::from(radius) * 0.6, f64::from(radius) * 1.25);
            for (colour, grown) in [(theme::IVORY, 5.0), (purple, 0.0)] {
                canvas.ring(*at, radius, Pen::new(colour, width + grown));
                for (dx, dy) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
                    let tick = [at.moved(dx * near, dy * near), at.moved(dx * far, dy * far)];
                    canvas.lines(&tick, false, Pen::new(colour, width + grown));
                }
            }
        }
        Mark::Snowflake { at, size } => snowflake(tools, canvas, *at, u32::from(*size)),
        Mark::Tick { at, size } => tick(canvas, *at, f64::from(*size)),
        Mark::Turned { at, radius } => turned(canvas, *at, f64::from(*radius), purple),
        Mark::Target { at, radius, takes: false } => {
            let dot = (f32::from(*radius) * 0.36).max(8.0);
            canvas.disc(*at, dot + KEYLINE, theme::IVORY);
            canvas.disc(*at, dot, purple);
        }
        Mark::Target { at, radius, takes: true } => {
            // Only the strokes: between them the piece stays whole.
            for (colour, width, grown) in [(theme::IVORY, 9.5, 0.08), (purple, 5.5, 0.0)] {
                let (radius, pen) = ring(*radius, Pen::new(colour, width), grown);
                canvas.ring(*at, radius, pen);
            }
        }
        _ => {}
    }
}
