//! Draws the icon, the banner and the cover of `deploy/listing/`: `cargo run -p liege-render --example listing --
//! FOLDER`.

use liege_game::scene::{
    Area, Army, Art, Board, Colour, Figure, Frame, Label, Look, Point, Scene, Shape, Tint,
};
use liege_render::Renderer;
use std::error::Error;
use std::path::Path;
use std::sync::Arc;

/// Squares over the whole picture, of this size, in the tints of a board.
fn squares((width, height): (u32, u32), side: u32, tint: Tint) -> Arc<Board> {
    let (files, ranks) = (width.div_ceil(side), height.div_ceil(side));
    let square = |file: u32, rank: u32| Shape::Filled {
        area: Area::rectangle(
            f64::from(file * side),
            f64::from(rank * side),
            f64::from(side),
            f64::from(side),
        ),
        colour: if (file + rank).is_multiple_of(2) { Colour::Light(tint) } else { Colour::Dark(tint) },
    };
    let shapes = (0..files).flat_map(|file| (0..ranks).map(move |rank| square(file, rank))).collect();
    let frame = Frame::new(0, 0, width.cast_signed(), height.cast_signed());
    Arc::new(Board { frame, shapes, labels: Vec::new() })
}

/// A band over the squares, from this height to that one.
fn band(width: u32, (from, to): (f64, f64)) -> Shape {
    Shape::Filled { area: Area::rectangle(0.0, from, f64::from(width), to - from), colour: Colour::Ground }
}

fn icon() -> Scene {
    let king = Figure::new(Look::new(Art::King, Army::Yellow), Point::new(512.0, 512.0), 760);
    Scene {
        width: 1024,
        height: 1024,
        boards: vec![squares((1024, 1024), 512, Tint::RedHome)],
        figures: vec![king],
        ..Scene::default()
    }
}

/// Pieces in a row, with the name and a line under them.
fn row((width, height): (u32, u32), size: u16, line: &str) -> Scene {
    let looks = [
        (Art::Rook, Army::White),
        (Art::Dragon, Army::Yellow),
        (Art::King, Army::Red),
        (Art::Elephant, Army::Blue),
        (Art::Queen, Army::Black),
        (Art::Knight, Army::White),
        (Art::Unicorn, Army::Scarlet),
    ];
    let step = f64::from(width) / looks.len() as f64;
    let low = f64::from(height) * 0.62;
    let stand = |(index, (art, army)): (usize, &(Art, Army))| {
        let at = Point::new(step * (index as f64 + 0.5), low - f64::from(size) * 0.5 - 12.0);
        Figure::new(Look::new(*art, *army), at, size)
    };
    let label = |text: &str, at: f64, size: u16, colour| {
        Label::bold(Point::new(f64::from(width) / 2.0, f64::from(height) * at), text, size, colour)
    };
    Scene {
        width,
        height,
        boards: vec![squares((width, height), width / 14, Tint::Chess)],
        shapes: vec![band(width, (low, f64::from(height)))],
        figures: looks.iter().enumerate().map(stand).collect(),
        labels: vec![
            label("Liege", 0.75, (height / 7) as u16, Colour::Gold),
            label(line, 0.89, (height / 15) as u16, Colour::Text),
        ],
        ..Scene::default()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("name the folder for the pictures")?;
    let renderer = Renderer::new()?;
    let line = "slow games of unusual chess";
    for (name, scene) in [
        ("icon.png", icon()),
        ("banner.png", row((1360, 480), 170, line)),
        ("cover.png", row((1024, 576), 130, line)),
    ] {
        std::fs::write(Path::new(&folder).join(name), renderer.png(&scene)?)?;
    }
    Ok(())
}
