//! The parts of our own SVG art: bodies, details, feet, shields, stars.

use super::theme::{self, Livery, css};
use liege_game::scene::{Army, Art, Look};
use resvg::usvg::roxmltree;
use std::f64::consts::TAU;
use std::fmt::Write as _;

/// The parts of a figure's art.
pub struct Parts {
    pub body: String,
    pub detail: String,
    pub foot: String,
    /// The colours of the body.
    pub livery: Livery,
}

impl Parts {
    /// The parts of a figure, or of a disc without a foot.
    pub fn standing(art: &str, look: Look) -> Parts {
        let foot = if look.stands() {
            // The foot of a small piece is as small as the piece.
            let wide = if look.art.is_small() { 0.84 } else { 1.0 };
            format!(
                "<g id=\"foot\"><g transform=\"translate({} 0) scale({wide} 1)\">{}</g></g>",
                50.0 * (1.0 - wide),
                part(foot_art(look.foot), "body").replace("id=\"body\"", ""),
            )
        } else {
            "<g id=\"foot\"/>".to_owned()
        };
        Parts { body: part(art, "body"), detail: part(art, "detail"), foot, livery: theme::livery(look.army) }
    }

    /// The beginning of an SVG file that defines them.
    pub fn head(&self) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-6 -6 112 112\" width=\"112\" height=\"112\" \
             color=\"{}\"><defs>{}{}<clipPath id=\"right\"><rect x=\"50\" y=\"-10\" width=\"70\" \
             height=\"120\"/></clipPath></defs>",
            css(self.livery.detail),
            self.body,
            self.foot,
        )
    }
}

/// The outline of a star with this number of points.
pub fn star(centre: (f64, f64), outer: f64, inner: f64, points: u32) -> String {
    let mut path = String::new();
    for step in 0..2 * points {
        let angle = TAU * (f64::from(step) / f64::from(2 * points) - 0.25);
        let radius = if step % 2 == 0 { outer } else { inner };
        let (x, y) = (centre.0 + radius * angle.cos(), centre.1 + radius * angle.sin());
        let _ = write!(path, "{}{x:.2} {y:.2} ", if step == 0 { 'M' } else { 'L' });
    }
    path.push('Z');
    path
}

/// The shield of an army.
pub fn shield_art(army: Army) -> &'static str {
    match army {
        Army::White => include_str!("art/shield-flat.svg"),
        Army::Yellow => include_str!("art/shield-stepped.svg"),
        Army::Blue => include_str!("art/shield-swallow.svg"),
        Army::Red | Army::Scarlet => include_str!("art/shield-pointed.svg"),
        Army::Black => include_str!("art/shield-round.svg"),
        Army::Stone => include_str!("art/shield-bare.svg"),
    }
}

macro_rules! files {
    ($($(#[$doc:meta])* $art:ident $file:literal $manner:ident $worth:literal;)+) => {
        /// The file of an art; `None` for a shield with a letter.
        pub fn file(art: Art) -> Option<&'static str> {
            match art {
                $(Art::$art => Some(include_str!(concat!("art/", $file, ".svg"))),)+
                Art::Letter(_) => None,
            }
        }
    };
}

liege_game::each_art!(files);

fn foot_art(foot: Option<Army>) -> &'static str {
    match foot {
        Some(Army::White) => include_str!("art/foot-flat.svg"),
        Some(Army::Yellow) => include_str!("art/foot-stepped.svg"),
        Some(Army::Blue) => include_str!("art/foot-swallow.svg"),
        Some(Army::Red | Army::Scarlet) => include_str!("art/foot-pointed.svg"),
        Some(Army::Black) => include_str!("art/foot-round.svg"),
        Some(Army::Stone) | None => include_str!("art/foot-bar.svg"),
    }
}

/// The element with this id, as the art has it; an empty group if there is none.
pub fn part(art: &str, id: &str) -> String {
    let document = roxmltree::Document::parse(art);
    let found = document.as_ref().ok().and_then(|document| {
        let node = document.descendants().find(|node| node.attribute("id") == Some(id))?;
        art.get(node.range())
    });
    found.map_or_else(|| format!("<g id=\"{id}\"/>"), str::to_owned)
}
