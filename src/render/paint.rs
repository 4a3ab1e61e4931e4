//! From a scene to a picture: board, cells, lines, pieces from the far row to the near one, labels,
//! badges, and then what stands round the board.

use super::Renderer;
use super::canvas::{Canvas, Pen, Style};
use super::fonts::Fonts;
use super::herald;
use super::sprites::Sprite;
use super::theme::{self, Rgb};
use crate::game::scene::{
    Align, Area, Badge, Colour, Figure, Icon, Label, Mark, Point, Presence, Scene, Weight,
};

/// The line between a mark and what lies under it.
const KEYLINE: f32 = 3.0;

/// Draws everything of a scene on a canvas of its size.
pub fn scene(renderer: &Renderer, canvas: &mut Canvas, scene: &Scene) {
    for board in &scene.boards {
        if let Some(still) = renderer.stills.get(board, &renderer.fonts) {
            canvas.cover(&still, board.frame.x, board.frame.y);
        }
    }
    for mark in &scene.marks {
        cell(canvas, mark);
    }
    for mark in &scene.marks {
        way(canvas, mark);
    }
    for mark in &scene.marks {
        sign(renderer, canvas, mark);
    }
    let mut figures: Vec<&Figure> = scene.figures.iter().collect();
    // From the far row to the near one; in a row from the left.
    figures
        .sort_by(|one, other| one.at.y().total_cmp(&other.at.y()).then(one.at.x().total_cmp(&other.at.x())));
    for figure in &figures {
        self::figure(renderer, canvas, figure);
    }
    for text in &scene.labels {
        label(canvas, &renderer.fonts, text);
    }
    for mark in &scene.marks {
        above(renderer, canvas, mark);
    }
    for figure in &figures {
        badges(renderer, canvas, figure);
    }
    for plate in &scene.plates {
        herald::plate(renderer, canvas, plate);
    }
    for chip in &scene.chips {
        herald::chip(renderer, canvas, chip);
    }
    if let Some(caption) = &scene.caption {
        herald::caption(renderer, canvas, caption);
    }
    if let Some(title) = &scene.title {
        herald::title(renderer, canvas, title);
    }
    for tab in &scene.tabs {
        herald::tab(renderer, canvas, tab);
    }
    for tray in &scene.trays {
        herald::tray(renderer, canvas, tray);
    }
}

/// Writes a label.
pub fn label(canvas: &mut Canvas, fonts: &Fonts, label: &Label) {
    let room = label.room.map_or(f32::INFINITY, f32::from);
    let (line, size) = fonts.fit(&label.text, label.weight, &[label.size], room);
    let style = Style { size, colour: theme::rgb(label.colour), edge: label.edge.map(theme::rgb) };
    canvas.text(fonts, &line, label.at, label.align, style);
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
        _ => {}
    }
}

/// Frames of cells and lines between them.
fn way(canvas: &mut Canvas, mark: &Mark) {
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
        Mark::Way { from, to, width } => {
            let width = f32::from(*width);
            canvas.lines(&[*from, *to], false, Pen::new(theme::IVORY, width + 2.0 * KEYLINE));
            canvas.lines(&[*from, *to], false, Pen::new(purple, width));
        }
        Mark::Aim { from, at, size } => {
            let end = at.toward(*from, f64::from(*size) / 2.0);
            for (colour, width) in [(theme::IVORY, 12.0), (purple, 6.0)] {
                canvas.lines(&[*from, end], false, Pen::new(colour, width).dashed(16.0, 11.0));
            }
        }
        Mark::Chain { from, to } => dots(canvas, *from, *to, (10.0, 7.0, 27.0), purple),
        Mark::Freeze { from, to } => dots(canvas, *from, *to, (7.0, 4.0, 21.0), theme::rgb(Colour::IceEdge)),
        _ => {}
    }
}

fn frame(canvas: &mut Canvas, area: &Area, colour: Rgb) {
    let width = 7.0_f32;
    let inner = area.inset(f64::from(width / 2.0 + KEYLINE));
    canvas.border(&inner, Pen::new(theme::IVORY, width + 2.0 * KEYLINE));
    canvas.border(&inner, Pen::new(colour, width));
}

/// A chain of dots; outer and inner radius of a dot and the distance between two.
fn dots(canvas: &mut Canvas, from: Point, to: Point, (outer, inner, step): (f32, f32, f64), colour: Rgb) {
    let length = from.distance(to);
    let count = (length / step).round().clamp(1.0, 500.0);
    let mut number = 0.0;
    while number <= count {
        let at = from.toward(to, length * number / count);
        canvas.disc(at, outer, theme::IVORY);
        canvas.disc(at, inner, colour);
        number += 1.0;
    }
}

/// What stands on the cells under the pieces: the dot of the origin, the burst behind a king.
fn sign(renderer: &Renderer, canvas: &mut Canvas, mark: &Mark) {
    match mark {
        Mark::From { area, number } => {
            let at = area.centre();
            let radius = if number.is_some() { 17.0 } else { 13.0 };
            canvas.disc(at, radius + KEYLINE, theme::IVORY);
            canvas.disc(at, radius, theme::rgb(Colour::Move));
            if let Some(number) = number {
                let text = Label::bold(at, number.to_string(), 25, Colour::Ivory);
                label(canvas, &renderer.fonts, &text);
            }
        }
        Mark::Check { at, size, .. } => {
            if let Some(burst) = renderer.sprites.get(Sprite::Burst, u32::from(*size)) {
                canvas.sprite(&burst, *at, 1.0);
            }
        }
        _ => {}
    }
}

fn figure(renderer: &Renderer, canvas: &mut Canvas, figure: &Figure) {
    let frozen = matches!(figure.presence, Presence::Frozen | Presence::Iced);
    let sprite = Sprite::Figure { look: figure.look, frozen };
    if let Some(sprite) = renderer.sprites.get(sprite, u32::from(figure.size)) {
        let cover = if figure.presence == Presence::Ghost { 0.35 } else { 1.0 };
        canvas.sprite(&sprite, figure.at, cover);
    }
}

fn badges(renderer: &Renderer, canvas: &mut Canvas, figure: &Figure) {
    if let Some(badge) = &figure.badge {
        self::badge(canvas, &renderer.fonts, badge);
    }
    if figure.presence == Presence::Frozen {
        let size = f64::from(figure.size);
        if let Some(flake) = renderer.sprites.get(Sprite::Icon(Icon::Snowflake), (size * 0.38).round() as u32)
        {
            canvas.sprite(&flake, figure.at.moved(size * 0.36, -size * 0.36), 1.0);
        }
    }
}

/// A letter on an ivory badge; two letters are set smaller on a badge that grows with them.
fn badge(canvas: &mut Canvas, fonts: &Fonts, badge: &Badge) {
    let radius = f32::from(badge.radius);
    let line = fonts.line(&badge.text, Weight::Bold);
    let large = radius * 1.6;
    let size = if line.width(large) <= radius * 1.5 { large } else { radius * 1.36 };
    let stretch = (line.width(size) / 2.0 - radius * 0.66).max(0.0);
    let ends = [badge.at.moved(f64::from(-stretch), 0.0), badge.at.moved(f64::from(stretch), 0.0)];
    for (colour, grown) in [(theme::IVORY, 2.0), (theme::INK, 0.0), (theme::IVORY, -2.5)] {
        for end in ends {
            canvas.disc(end, radius + grown, colour);
        }
        if stretch > 0.0 {
            canvas.lines(&ends, false, Pen::new(colour, 2.0 * (radius + grown)));
        }
    }
    canvas.text(fonts, &line, badge.at, Align::Centre, Style::new(size, theme::INK));
}

/// What is drawn over the pieces.
fn above(renderer: &Renderer, canvas: &mut Canvas, mark: &Mark) {
    let purple = theme::rgb(Colour::Move);
    match mark {
        Mark::Taken { at, size } => {
            let half = f64::from(*size) / 2.0;
            let strokes = [
                [at.moved(-half, -half), at.moved(half, half)],
                [at.moved(-half, half), at.moved(half, -half)],
            ];
            for pen in [Pen::new(theme::IVORY, 17.0), Pen::new(purple, 10.0)] {
                for stroke in &strokes {
                    canvas.lines(stroke, false, pen.round());
                }
            }
        }
        Mark::Aim { at, size, .. } => {
            let radius = f32::from(*size) / 2.0;
            let (near, far) = (f64::from(radius) * 0.45, f64::from(radius) * 1.2);
            for (colour, grown) in [(theme::IVORY, 6.0), (purple, 0.0)] {
                canvas.ring(*at, radius, Pen::new(colour, 6.0 + grown));
                for (dx, dy) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
                    let tick = [at.moved(dx * near, dy * near), at.moved(dx * far, dy * far)];
                    canvas.lines(&tick, false, Pen::new(colour, 6.0 + grown));
                }
            }
        }
        Mark::Snowflake { at, size } => {
            if let Some(flake) = renderer.sprites.get(Sprite::Icon(Icon::Snowflake), u32::from(*size)) {
                canvas.sprite(&flake, *at, 1.0);
            }
        }
        Mark::Target { at, radius, takes: false } => {
            let dot = (f32::from(*radius) * 0.36).max(8.0);
            canvas.disc(*at, dot + KEYLINE, theme::IVORY);
            canvas.disc(*at, dot, purple);
        }
        Mark::Target { at, radius, takes: true } => {
            let radius = f32::from(*radius) + 4.0;
            // Eight strokes and as many gaps.
            let part = std::f32::consts::TAU * radius / 16.0;
            canvas.ring(*at, radius, Pen::new(theme::IVORY, 12.0));
            canvas.ring(*at, radius, Pen::new(purple, 6.5).dashed(part * 1.25, part * 0.75));
        }
        _ => {}
    }
}
