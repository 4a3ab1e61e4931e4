//! A chart of a member's ratings over time.

use crate::desk::{Desk, Picture, rendered};
use crate::wording::Speaker;
use liege_game::scene::{Align, Area, Colour, Label, Point, Px, Shape, Weight};
use liege_game::{Scene, words};
use liege_store::GameOf;
use liege_words::{Language, Message};
use std::fmt::Write as _;

/// The fewest games of a kind that make a line.
const FEWEST: usize = 3;
/// The most lines that a reader can tell apart.
const LINES: usize = 4;

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 460.0;
/// The box in which the lines are drawn.
const LEFT: f64 = 96.0;
const RIGHT: f64 = 868.0;
const TOP: f64 = 96.0;
const BOTTOM: f64 = 416.0;

/// The styles of the lines: dashes and colours both differ.
const LOOKS: [(Colour, Option<(f64, f64)>); LINES] = [
    (Colour::Gold, None),
    (Colour::Ice, Some((14.0, 8.0))),
    (Colour::Ivory, Some((4.0, 7.0))),
    (Colour::Move, Some((24.0, 6.0))),
];

/// Draws the ratings of a member over time; `None` if there are too few games or the picture fails: the text
/// has all the numbers.
pub(crate) async fn chart(desk: &Desk, language: Language, name: &str, games: &[GameOf]) -> Option<Picture> {
    let kinds = games.chunk_by(|one, other| one.game == other.game);
    let mut lines: Vec<&[GameOf]> = kinds.filter(|line| line.len() >= FEWEST).collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.len()));
    lines.truncate(LINES);
    if lines.is_empty() {
        return None;
    }
    let title = words().say(language, &Message::new("standing-chart").with("who", name));
    let mut alt = title.clone();
    for line in &lines {
        if let (Some(first), Some(last)) = (line.first(), line.last()) {
            let _ = write!(alt, ". {}: ", game_name(language, &last.game));
            let _ = write!(alt, "{:.0} → {:.0}", first.rating.rating, last.rating.rating);
        }
    }
    let scene = scene(language, title, &lines);
    match rendered(&desk.renderer, scene, "ratings.png".to_owned(), &alt).await {
        Ok(picture) => Some(picture),
        Err(fault) => {
            tracing::error!(%fault, "a chart can't be drawn");
            None
        }
    }
}

fn game_name(language: Language, id: &str) -> String {
    liege_game::by_id(id).map_or_else(|| id.to_owned(), |game| Speaker { language, game }.game_name())
}

/// Builds the scene: rating upwards, time to the right.
fn scene(language: Language, title: String, lines: &[&[GameOf]]) -> Scene {
    let all = || lines.iter().flat_map(|line| line.iter());
    let low = all().map(|one| one.rating.rating).fold(f64::INFINITY, f64::min);
    let high = all().map(|one| one.rating.rating).fold(f64::NEG_INFINITY, f64::max);
    let step = [25.0, 50.0, 100.0, 200.0, 500.0].into_iter().find(|step| (high - low) / step <= 4.5);
    let step = step.unwrap_or(1_000.0);
    let (floor, ceiling) = (((low / step).ceil() - 1.0) * step, ((high / step).floor() + 1.0) * step);
    let y = |rating: f64| BOTTOM - (rating - floor) / (ceiling - floor) * (BOTTOM - TOP);
    let first = all().map(|one| one.ended.as_second()).min().unwrap_or(0);
    let span = all().map(|one| one.ended.as_second() - first).max().unwrap_or(0);
    let x = |one: &GameOf, index: usize, count: usize| {
        // If all games ended at one time, they are spread evenly.
        let along = match span {
            0 => index as f64 / (count.max(2) - 1) as f64,
            span => (one.ended.as_second() - first) as f64 / span as f64,
        };
        LEFT + 12.0 + along * (RIGHT - LEFT - 24.0)
    };
    let mut shapes = Vec::new();
    let stroke = |points: Vec<Point>, width: f64, colour: Colour, dash: Option<(f64, f64)>| Shape::Line {
        points,
        closed: false,
        width: Px::new(width),
        colour,
        dash: dash.map(|(on, off)| (Px::new(on), Px::new(off))),
    };
    let text = |at: Point, text: String, size: u16, colour: Colour, align: Align, room: f64| Label {
        align,
        weight: Weight::Regular,
        room: Some(room as u16),
        ..Label::bold(at, text, size, colour)
    };
    let mut labels = vec![text(Point::new(24.0, 30.0), title, 28, Colour::Text, Align::Left, WIDTH - 48.0)];
    let mut rating = floor;
    while rating <= ceiling {
        let ends = vec![Point::new(LEFT, y(rating)), Point::new(RIGHT, y(rating))];
        shapes.push(stroke(ends, 1.5, Colour::PlateEdge, None));
        let at = Point::new(LEFT - 14.0, y(rating));
        labels.push(text(at, format!("{rating:.0}"), 24, Colour::Dim, Align::Right, LEFT - 20.0));
        rating += step;
    }
    let share = (RIGHT - 24.0) / lines.len() as f64;
    for ((index, line), (colour, dash)) in lines.iter().enumerate().zip(LOOKS) {
        let points: Vec<Point> = line
            .iter()
            .enumerate()
            .map(|(at, one)| Point::new(x(one, at, line.len()), y(one.rating.rating)))
            .collect();
        shapes.push(stroke(points.clone(), 4.0, colour, dash));
        for point in points {
            let area = Area::rectangle(point.x() - 5.0, point.y() - 5.0, 10.0, 10.0);
            shapes.push(Shape::Filled { area, colour });
        }
        let start = 24.0 + share * index as f64;
        let sample = vec![Point::new(start, 66.0), Point::new(start + 52.0, 66.0)];
        shapes.push(stroke(sample, 4.0, colour, dash));
        let name = line.last().map(|last| game_name(language, &last.game)).unwrap_or_default();
        let room = share - 76.0;
        labels.push(text(Point::new(start + 62.0, 66.0), name, 22, Colour::Text, Align::Left, room));
    }
    let when = |second: i64| {
        let day = jiff::Timestamp::from_second(second).map(|at| at.to_string()).unwrap_or_default();
        day.chars().take(10).collect::<String>()
    };
    let below = HEIGHT - 22.0;
    labels.push(text(Point::new(LEFT, below), when(first), 22, Colour::Dim, Align::Left, 200.0));
    if span > 0 {
        let end = when(first + span);
        labels.push(text(Point::new(RIGHT, below), end, 22, Colour::Dim, Align::Right, 200.0));
    }
    let (width, height) = (WIDTH as u32, HEIGHT as u32);
    Scene { width, height, shapes, labels, ..Scene::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::Timestamp;
    use liege_render::Renderer;
    use liege_table::rating::Rating;

    fn game_of(game: &str, table: i64, rating: f64) -> GameOf {
        GameOf {
            game: game.to_owned(),
            table,
            ended: Timestamp::from_second(1_700_000_000 + table * 400_000).unwrap(),
            halves: 2,
            others: 0,
            sides: 2,
            rating: Rating { rating, ..Rating::default() },
        }
    }

    #[test]
    fn every_line_lies_in_the_picture() {
        let dragons: Vec<GameOf> =
            (0..20i32).map(|n| game_of("dragonchess", n.into(), 1500.0 + f64::from(n * 37 % 91))).collect();
        let three: Vec<GameOf> =
            (3..9i32).map(|n| game_of("three-player-chess", n.into(), 1400.0 - f64::from(n * n))).collect();
        let same: Vec<GameOf> = (0..3).map(|_| game_of("enochian-chess", 5, 1500.0)).collect();
        for lines in [vec![&dragons[..], &three[..]], vec![&same[..]]] {
            let scene = scene(Language::ENGLISH, "Ratings".to_owned(), &lines);
            let shapes = &scene.shapes;
            for shape in shapes {
                let Shape::Line { points, .. } = shape else { continue };
                for point in points {
                    assert!(
                        (0.0..=WIDTH).contains(&point.x()) && (0.0..=HEIGHT).contains(&point.y()),
                        "{point:?}"
                    );
                }
            }
            let png = Renderer::shared().unwrap().png(&scene).unwrap();
            assert!(png.starts_with(b"\x89PNG") && png.len() < 100_000, "{}", png.len());
            if let Ok(folder) = std::env::var("LIEGE_CHART") {
                std::fs::write(format!("{folder}/chart-{}.png", lines.len()), png).unwrap();
            }
        }
    }
}
