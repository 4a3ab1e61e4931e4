//! Pieces, shields and icons: our own SVG art, rasterised once for each size and cached.
//!
//! A piece consists of the art of its kind (`art/king.svg`: a `body` and its `detail`) and the foot of its
//! commander, bottom up: ivory halo, ink outline, flat fill, the shade of the right half, details, the line
//! between body and foot.

use super::faces::Faces;
use super::kept::{self, Kept};
use super::men;
use super::parts::{Parts, file, part, shield_art, star};
use super::theme::{self, Rgb, css};
use liege_game::scene::{Army, Art, Colour, Icon, Look};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::convert::Infallible;
use std::fmt::Write as _;
use std::sync::Arc;

/// The art's own box is 100 units; halos reach 6 units beyond it on every side.
const REACH: f32 = 6.0;
/// The size of the cache of sprites in bytes: more than any set of games needs.
const MOST_KEPT: usize = 24 << 20;

const BURST: &str = include_str!("art/icon-burst.svg");

/// A sprite that can be rasterised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sprite {
    /// A piece.
    Figure {
        look: Look,
        /// Washed with ice.
        frozen: bool,
    },
    /// The shield of an army.
    Shield(Army),
    /// An icon of a status line; a plus is drawn as text.
    Icon(Icon),
    /// The burst behind a king in check.
    Burst,
    /// The dark burst behind that of a mated king, with its points between the other's.
    Blast,
    /// A truce's seal, without its number.
    Seal {
        /// Whether it has a second ring: the truce binds.
        bound: bool,
    },
    /// The seal of a truce that was just broken.
    SplitSeal,
    /// The outline left of the seal of a truce that was just dissolved.
    GoneSeal,
    /// The stroke through the shield of the army that broke a truce.
    Strike,
}

/// A rasterised sprite; `None` if it could not be drawn.
type Drawn = Option<Arc<Pixmap>>;

/// The cache of sprites.
pub struct Sprites {
    kept: Kept<(Sprite, u32), Drawn>,
    /// The fonts, for men with characters.
    faces: Arc<Faces>,
}

impl std::fmt::Debug for Sprites {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Sprites").field(&self.kept).finish()
    }
}

impl Sprites {
    /// An empty cache.
    pub fn new(faces: Arc<Faces>) -> Sprites {
        Sprites { kept: kept::room(MOST_KEPT, 40 << 10), faces }
    }

    /// The sprite with an art box of `size` pixels. The picture is larger by the reach of the halo on each
    /// side, and its centre is the centre of the box. `None` only if the art can't be drawn at that size (0,
    /// or beyond memory).
    pub fn get(&self, sprite: Sprite, size: u32) -> Option<Arc<Pixmap>> {
        let draw = || Ok::<_, Infallible>(rasterise(&source(sprite, &self.faces), size).map(Arc::new));
        let Ok(drawn) = self.kept.get_or_insert_with(&(sprite, size), draw);
        drawn
    }
}

/// The silhouette of a piece, filled black on white without halo, to compare shapes alone. A shield with a letter has
/// none.
#[must_use]
pub fn silhouette(art: Art, size: u32) -> Option<Pixmap> {
    let parts = Parts::standing(file(art)?, Look::new(art, Army::White));
    let svg = format!(
        "{}<rect x=\"-6\" y=\"-6\" width=\"112\" height=\"112\" fill=\"#fff\"/>{}</svg>",
        parts.head(),
        layer("fill=\"#000\"", "fill=\"#000\""),
    );
    rasterise(&svg, size)
}

fn rasterise(svg: &str, size: u32) -> Option<Pixmap> {
    let tree = match Tree::from_str(svg, &Options::default()) {
        Ok(tree) => tree,
        Err(error) => {
            tracing::error!(%error, "a piece of art is no SVG");
            return None;
        }
    };
    let (wide, high) = (tree.size().width(), tree.size().height());
    // The art's height is `size` without the halo's reach.
    let scale = size as f32 / (high - 2.0 * REACH);
    let mut pixmap = Pixmap::new((wide * scale).round() as u32, (high * scale).round() as u32)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Some(pixmap)
}

fn source(sprite: Sprite, faces: &Faces) -> String {
    match sprite {
        Sprite::Figure { look, frozen } => figure(look, frozen, faces),
        Sprite::Shield(army) => shield(army),
        Sprite::Icon(icon) => match icon {
            Icon::Pennon => fill_in(include_str!("art/icon-pennon.svg")),
            Icon::Burst => fill_in(BURST),
            Icon::Crown => fill_in(include_str!("art/icon-crown.svg")),
            Icon::Links => links(true),
            Icon::BrokenLinks => links(false),
            Icon::Fallen => fill_in(include_str!("art/icon-fallen.svg")),
            // A die is drawn, not a sprite.
            Icon::Half | Icon::Plus | Icon::Die(_) => fill_in(include_str!("art/icon-half.svg")),
            Icon::Snowflake => fill_in(include_str!("art/icon-snowflake.svg")),
            Icon::Shield(army) => shield(army),
            Icon::Question => fill_in(include_str!("art/icon-question.svg")),
            Icon::Tick => fill_in(include_str!("art/icon-tick.svg")),
            Icon::Team(0) => fill_in(include_str!("art/icon-star.svg")),
            Icon::Team(_) => fill_in(include_str!("art/icon-crescent.svg")),
        },
        Sprite::Burst => fill_in(BURST),
        Sprite::Blast => {
            let turned = "<path transform=\"rotate(15 50 50)\"";
            fill_in(&BURST.replace("<path", turned).replace("{check}", "{ink}"))
        }
        Sprite::Seal { bound } => {
            let ring = r#"<circle cx="50" cy="42" r="41" fill="none" stroke="{ink}" stroke-width="12"/>
                <circle cx="50" cy="42" r="41" fill="none" stroke="{gold}" stroke-width="7"/>"#;
            let (ring, size) = if bound { (ring, "0.8") } else { ("", "1") };
            fill_in(&include_str!("art/icon-seal.svg").replace("{ring}", ring).replace("{size}", size))
        }
        Sprite::SplitSeal => fill_in(include_str!("art/icon-seal-split.svg")),
        Sprite::GoneSeal => fill_in(include_str!("art/icon-seal-gone.svg")),
        Sprite::Strike => fill_in(include_str!("art/icon-strike.svg")),
    }
}

fn links(whole: bool) -> String {
    let strike = r#"<path d="M108 4 L52 90" stroke="{ink}" stroke-width="22" stroke-linecap="round"/>
        <path d="M108 4 L52 90" stroke="{check}" stroke-width="13" stroke-linecap="round"/>"#;
    let (link, strike) = if whole { ("{gold}", "") } else { ("{grey}", strike) };
    fill_in(&include_str!("art/icon-links.svg").replace("{link}", link).replace("{strike}", strike))
}

/// Puts the theme's colours and computed outlines into a template, and gives it the margin of a halo.
fn fill_in(template: &str) -> String {
    let mut svg = template.to_owned();
    for (token, colour) in [
        ("{ink}", theme::INK),
        ("{ivory}", theme::IVORY),
        ("{gold}", theme::GOLD),
        ("{goldshade}", theme::GOLD_SHADE),
        ("{grey}", theme::GREY),
        ("{move}", theme::rgb(Colour::Move)),
        ("{check}", theme::rgb(Colour::Check)),
        ("{iceedge}", theme::rgb(Colour::IceEdge)),
    ] {
        svg = svg.replace(token, &css(colour));
    }
    svg = svg.replace("{burst}", &star((50.0, 50.0), 46.5, 29.0, 12));
    svg = svg.replace("{rosette}", &star((50.0, 42.0), 41.0, 35.5, 16));
    svg.replace("viewBox=\"0 0 100 100\"", "viewBox=\"-6 -6 112 112\" width=\"112\" height=\"112\"")
        .replace("viewBox=\"0 0 160 94\"", "viewBox=\"-6 -6 172 106\" width=\"172\" height=\"106\"")
}

/// The parts of a piece.
fn parts_of(look: Look, faces: &Faces) -> Parts {
    match (look.man, look.art, file(look.art)) {
        (Some(man), ..) => men::man(look, man, faces),
        (None, Art::Letter(letter), _) => men::lettered(letter, look.army, faces),
        (None, _, art) => Parts::standing(art.unwrap_or_default(), look),
    }
}

/// Foot and body once, each in its own style.
fn layer(foot: &str, body: &str) -> String {
    format!("<g {foot}><use href=\"#foot\"/></g><g {body}><use href=\"#body\"/></g>")
}

fn figure(look: Look, frozen: bool, faces: &Faces) -> String {
    let parts = parts_of(look, faces);
    let body = parts.livery;
    let foot = theme::livery(look.foot.unwrap_or(Army::Stone));
    let around = |colour: Rgb, width: u32| {
        let style = format!(
            "fill=\"{0}\" stroke=\"{0}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"",
            css(colour)
        );
        layer(&style, &style)
    };
    let fill = |colour: Rgb| format!("fill=\"{}\"", css(colour));
    let mut svg = parts.head();
    svg += &around(theme::IVORY, 12);
    svg += &around(theme::INK, 8);
    svg += &layer(&fill(foot.fill), &fill(body.fill));
    let _ = write!(svg, "<g clip-path=\"url(#right)\">{}</g>", layer(&fill(foot.shade), &fill(body.shade)));
    if look.stands() {
        let (from, to) = if look.art.is_small() { (27, 73) } else { (22, 78) };
        let _ = write!(
            svg,
            "<path d=\"M{from} 80 H{to}\" stroke=\"{}\" stroke-width=\"4.2\" stroke-linecap=\"round\"/>",
            css(foot.detail)
        );
    }
    svg += &parts.detail;
    if frozen {
        let ice = fill(theme::rgb(Colour::Ice));
        let _ = write!(svg, "<g opacity=\".5\">{}</g>", layer(&ice, &ice));
    }
    svg + "</svg>"
}

fn shield(army: Army) -> String {
    let art = shield_art(army);
    let livery = theme::livery(army);
    let foot = "<g id=\"foot\"/>".to_owned();
    let parts = Parts { body: part(art, "body"), detail: part(art, "detail"), foot, livery };
    let mut svg = parts.head();
    for (colour, width) in [(theme::IVORY, 12), (theme::INK, 7)] {
        let style = format!(
            "fill=\"{0}\" stroke=\"{0}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"",
            css(colour)
        );
        svg += &layer("", &style);
    }
    svg += &layer("", &format!("fill=\"{}\"", css(livery.fill)));
    let shade = layer("", &format!("fill=\"{}\"", css(livery.shade)));
    let _ = write!(svg, "<g clip-path=\"url(#right)\">{shade}</g>{}</svg>", parts.detail);
    svg
}
