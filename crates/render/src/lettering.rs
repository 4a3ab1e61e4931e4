//! Labels, and letters on badges.

use super::canvas::{Canvas, Pen, Style};
use super::fonts::Fonts;
use super::theme;
use liege_game::scene::{Align, Badge, Label, Weight};

pub fn label(canvas: &mut Canvas, fonts: &Fonts, label: &Label) {
    let room = label.room.map_or(f32::INFINITY, f32::from);
    let text = label.instead.as_ref().filter(|_| !fonts.line(&label.text, label.weight).legible());
    let (line, size) = fonts.fit(text.unwrap_or(&label.text), label.weight, &[label.size], room);
    let style = Style { size, colour: theme::rgb(label.colour), edge: label.edge.map(theme::rgb) };
    canvas.text(fonts, &line, label.at, label.align, style);
}

/// A letter on an ivory badge; two letters are set smaller on a badge that grows with them.
pub fn badge(canvas: &mut Canvas, fonts: &Fonts, badge: &Badge) {
    let radius = f32::from(badge.radius);
    let line = fonts.line(&badge.text, Weight::Bold);
    let large = radius * 1.6;
    let size = if line.width(large) <= radius * 1.5 { large } else { radius * 1.42 };
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
