//! Scenes to pictures, still and moving.
//!
//! A [`Renderer`] is made once and shared: it keeps fonts, rasterised pieces and the still parts of
//! boards. It knows scenes, not games.
//!
//! ```
//! use liege::game::scene::{Colour, Label, Point, Scene};
//! use liege::render::Renderer;
//!
//! let hello = Label::bold(Point::new(512.0, 50.0), "Liege", 38, Colour::Text);
//! let scene = Scene { width: 1024, height: 100, labels: vec![hello], ..Scene::default() };
//! let png = Renderer::new()?.png(&scene)?;
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), liege::render::RenderError>(())
//! ```

mod animation;
mod canvas;
mod fonts;
mod glide;
mod kept;
mod layer;
mod lzw;
mod motion;
mod paint;
mod palette;
mod png;
mod scheme;
mod sheet;
mod shrink;
mod sprites;
mod stencil;
mod still;
mod surface;
mod surroundings;
pub mod theme;
mod ways;

pub use animation::{FILM_WIDTH, Film, MOST_FILM_BYTES, MOST_FILM_PICTURES, Reel, Shot};
pub use motion::{MOST_MOTION_BYTES, MOTION_WIDTH};
pub use sheet::{MOST_SHEET_BYTES, Sheet, Stamp};
pub use sprites::silhouette;

use crate::game::scene::{Board, Scene, Weight};
use canvas::Canvas;
use fonts::Fonts;
use image::RgbImage;
use kept::Kept;
use png::Effort;
use sprites::Sprites;
use std::hash::Hasher as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use still::{Ground, Stills};
use surface::Pixels;

/// A picture is never larger than that, in bytes.
pub const MOST_BYTES: usize = 400 * 1024;
/// Neither side of a picture is longer than that, in pixels.
pub const LONGEST: u32 = 4096;

/// Bytes of pictures kept.
const MOST_KEPT: usize = 3 << 20;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// A font in the program is no font.
    #[error("a shipped font cannot be read")]
    Font,
    /// The scene has no pixels, or too many.
    #[error("a picture of {width} × {height} pixels cannot be drawn")]
    Size {
        /// Its width.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// The file could not be written.
    #[error("the picture cannot be written as PNG")]
    Png(#[from] ::png::EncodingError),
    /// The film could not be written.
    #[error("the film cannot be written as GIF")]
    Gif(#[from] gif::EncodingError),
    /// The file would be too large, whatever is tried.
    #[error("the picture takes {0} bytes, more than may be posted")]
    Bytes(usize),
}

/// Where the time of a picture or film went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stages {
    /// From a scene to pixels.
    pub draw: Duration,
    /// From pictures to what of them changes, in the film's size.
    pub change: Duration,
    /// From numbers to the file.
    pub pack: Duration,
}

/// A stage of a picture or film.
type Stage = fn(&Stages) -> Duration;

impl Stages {
    /// The stages with their names.
    pub const NAMES: [(&str, Stage); 3] =
        [("draw", |all| all.draw), ("change", |all| all.change), ("pack", |all| all.pack)];
}

/// Does some work, and adds its time to others'.
fn timed<T>(sum: &mut Duration, work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = work();
    *sum += begun.elapsed();
    done
}

/// Draws scenes. Cheap to share behind an `Arc` or a reference between threads.
#[derive(Debug)]
pub struct Renderer {
    fonts: Fonts,
    sprites: Sprites,
    stills: Stills,
    kept: Kept<Scene, Arc<[u8]>>,
    /// Whether pictures of scenes are blank: see [`Renderer::leave_blank`].
    blank: AtomicBool,
}

impl Renderer {
    /// A renderer with nothing drawn yet.
    ///
    /// # Errors
    /// When the program was built with a broken font.
    pub fn new() -> Result<Renderer, RenderError> {
        Ok(Renderer {
            fonts: Fonts::load()?,
            sprites: Sprites::default(),
            stills: Stills::default(),
            kept: kept::room(MOST_KEPT, 40 << 10),
            blank: AtomicBool::new(false),
        })
    }

    /// From now on a scene's picture is drawn, or left blank: of its size, in a colour that another scene hardly has.
    /// For tests that send more pictures than anybody looks at.
    pub fn leave_blank(&self, blank: bool) {
        self.blank.store(blank, Ordering::Relaxed);
    }

    fn is_blank(&self) -> bool {
        self.blank.load(Ordering::Relaxed)
    }

    /// The renderer that everything in the program shares: boards and pieces are drawn for it once.
    ///
    /// # Errors
    /// When the program was built with a broken font.
    pub fn shared() -> Result<Arc<Renderer>, RenderError> {
        static SHARED: OnceLock<Arc<Renderer>> = OnceLock::new();
        if let Some(renderer) = SHARED.get() {
            return Ok(Arc::clone(renderer));
        }
        let renderer = Arc::new(Renderer::new()?);
        Ok(Arc::clone(SHARED.get_or_init(|| renderer)))
    }

    /// The picture of a scene as PNG bytes: indexed, opaque, at most [`MOST_BYTES`].
    ///
    /// # Errors
    /// If the scene has an impossible size.
    pub fn png(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        if self.is_blank() {
            return blank(scene);
        }
        Ok(self.png_in_stages(scene)?.0)
    }

    /// The same with what each stage took.
    ///
    /// # Errors
    /// If the scene has an impossible size.
    pub fn png_in_stages(&self, scene: &Scene) -> Result<(Vec<u8>, Stages), RenderError> {
        let mut stages = Stages::default();
        let drawn = timed(&mut stages.draw, || self.draw(scene, &self.ground(&scene.boards)))?;
        let bytes =
            timed(&mut stages.pack, || small_enough((scene.width, scene.height), &drawn, MOST_BYTES))?;
        Ok((bytes, stages))
    }

    /// The same, drawn only once where it is asked for several times in a short while.
    ///
    /// # Errors
    /// If the scene has an impossible size.
    pub fn png_kept(&self, scene: &Scene) -> Result<Arc<[u8]>, RenderError> {
        self.kept.get_or_insert_with(scene, || self.png(scene).map(Arc::from))
    }

    /// The same at another width, see [`Renderer::image_at`].
    ///
    /// # Errors
    /// If the scene or the width is impossible.
    pub fn png_at(&self, scene: &Scene, width: u32) -> Result<Vec<u8>, RenderError> {
        let image = self.image_at(scene, width)?;
        let colours: Vec<theme::Rgb> = image.pixels().map(|pixel| pixel.0).collect();
        let pixels = Pixels::of(&colours, self.ground(&scene.boards).palette.as_ref());
        small_enough(image.dimensions(), &pixels, MOST_BYTES)
    }

    /// The picture of a scene, pixel by pixel, in all its colours.
    ///
    /// # Errors
    /// If the scene has an impossible size.
    pub fn image(&self, scene: &Scene) -> Result<RgbImage, RenderError> {
        let (width, height) = (scene.width, scene.height);
        let ground = self.stills.get(&scene.boards, true, &self.sprites, &self.fonts);
        let rgb = self.draw(scene, &ground)?.colours().concat();
        RgbImage::from_raw(width, height, rgb).ok_or(RenderError::Size { width, height })
    }

    /// The picture as a screen shows it at another width: every pixel the mean of what it covers.
    ///
    /// # Errors
    /// If the scene or the width is impossible.
    pub fn image_at(&self, scene: &Scene, width: u32) -> Result<RgbImage, RenderError> {
        let full = self.image(scene)?;
        let height = (f64::from(width) * f64::from(full.height()) / f64::from(full.width())).round() as u32;
        if width == 0 || height == 0 || width > LONGEST || height > LONGEST {
            return Err(RenderError::Size { width, height });
        }
        Ok(image::imageops::resize(&full, width, height, image::imageops::FilterType::Triangle))
    }

    /// Whether the font of that weight has every letter of a text, with no stand-in: what the program
    /// itself says must be so.
    #[must_use]
    pub fn has_letters(&self, text: &str, weight: Weight) -> bool {
        self.fonts.has(text, weight)
    }

    /// What pictures with these boards have in common.
    fn ground(&self, boards: &[Arc<Board>]) -> Arc<Ground> {
        self.stills.get(boards, false, &self.sprites, &self.fonts)
    }

    /// The pixels of a scene whose boards are of the ground.
    fn draw(&self, scene: &Scene, ground: &Ground) -> Result<Pixels, RenderError> {
        Ok(self.canvas(scene, (scene.width, scene.height), ground)?.into_pixels())
    }

    /// The picture of a scene, on a canvas of a size that may be larger than its own.
    fn canvas(
        &self,
        scene: &Scene,
        (width, height): (u32, u32),
        ground: &Ground,
    ) -> Result<Canvas, RenderError> {
        if width == 0 || height == 0 || width > LONGEST || height > LONGEST {
            return Err(RenderError::Size { width, height });
        }
        let mut canvas = Canvas::new(width, height, ground.palette.as_ref(), theme::GROUND);
        paint::scene(self, &mut canvas, scene, ground);
        Ok(canvas)
    }
}

/// A picture as large as a scene, in the scene's colour.
fn blank(scene: &Scene) -> Result<Vec<u8>, RenderError> {
    Ok(png::plain((scene.width, scene.height), colour(scene))?)
}

/// A colour that follows from everything in a scene.
fn colour(scene: &Scene) -> [u8; 3] {
    let mut hasher = std::hash::DefaultHasher::new();
    hasher.write(format!("{scene:?}").as_bytes());
    let [red, green, blue, ..] = hasher.finish().to_be_bytes();
    [red, green, blue]
}

/// Writes the file with no more effort than it takes to get it under the limit.
fn small_enough(size: (u32, u32), pixels: &Pixels, most: usize) -> Result<Vec<u8>, RenderError> {
    let palette = match pixels {
        Pixels::Numbers(_, palette) => palette.colours(),
        Pixels::Exact(_) => &[],
    };
    let mut length = 0;
    for effort in [Effort::Quick, Effort::Hard] {
        let bytes = png::encode(size, palette, pixels.numbers(), effort)?;
        if bytes.len() <= most {
            return Ok(bytes);
        }
        length = bytes.len();
    }
    Err(RenderError::Bytes(length))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::scene::{
        Align, Area, Army, Art, Badge, Board, Caption, Chain, Chip, Colour, Figure, Frame, Icon, Label, Look,
        Mark, Plate, Point, Presence, Prize, Px, Shape, Tab, Tie, Tint, Title, Tray, Wax,
    };
    use std::sync::{Arc, OnceLock};

    fn renderer() -> &'static Renderer {
        static RENDERER: OnceLock<Renderer> = OnceLock::new();
        RENDERER.get_or_init(|| Renderer::new().unwrap())
    }

    fn empty() -> Scene {
        Scene { width: 500, height: 120, ..Scene::default() }
    }

    /// How many pixels two pictures differ in.
    fn differing(one: &Scene, other: &Scene) -> usize {
        let (one, other) = (renderer().image(one).unwrap(), renderer().image(other).unwrap());
        one.pixels().zip(other.pixels()).filter(|(one, other)| one != other).count()
    }

    /// How many pixels two pictures differ in clearly when all colour is gone.
    fn differing_in_grey(one: &Scene, other: &Scene) -> usize {
        let grey = |scene: &Scene| image::DynamicImage::from(renderer().image(scene).unwrap()).to_luma8();
        let (one, other) = (grey(one), grey(other));
        one.pixels().zip(other.pixels()).filter(|(one, other)| one.0[0].abs_diff(other.0[0]) > 24).count()
    }

    fn at() -> Point {
        Point::new(60.0, 60.0)
    }

    fn area() -> Area {
        Area::rectangle(10.0, 10.0, 100.0, 100.0)
    }

    #[test]
    fn blank_pictures_have_the_size_of_the_scene_and_a_colour_of_their_own() {
        let blank = Renderer::new().unwrap();
        blank.leave_blank(true);
        let label = |text: &str| Label::bold(at(), text, 38, Colour::Text);
        let named = |text: &str| Scene { labels: vec![label(text)], ..empty() };
        let colour = |scene: &Scene| {
            let image = image::load_from_memory(&blank.png(scene).unwrap()).unwrap().to_rgb8();
            assert_eq!(image.dimensions(), (scene.width, scene.height));
            *image.get_pixel(0, 0)
        };
        assert_eq!(colour(&named("one")), colour(&named("one")));
        assert_ne!(colour(&named("one")), colour(&named("two")));
    }

    #[test]
    fn every_mark_is_seen_and_looks_different() {
        let from = Point::new(300.0, 80.0);
        let marks = [
            Mark::From { area: area(), number: None },
            Mark::From { area: area(), number: Some(2) },
            Mark::To { area: area() },
            Mark::Way { from: at(), to: from, width: 13 },
            Mark::Taken { at: at(), size: 36 },
            Mark::Aim { from, at: at(), size: 60 },
            Mark::Chain { from: at(), to: from },
            Mark::Check { area: area(), at: at(), size: 90, mate: false },
            Mark::Check { area: area(), at: at(), size: 90, mate: true },
            Mark::Frozen { area: area() },
            Mark::Freeze { from: at(), to: from },
            Mark::Chosen { area: area() },
            Mark::Target { at: at(), radius: 30, takes: false },
            Mark::Target { at: at(), radius: 30, takes: true },
            Mark::Snowflake { at: at(), size: 40 },
            Mark::Turned { at: at(), radius: 40 },
            Mark::Yard { area: area(), army: Army::Black, corners: vec![Point::new(10.0, 10.0)] },
        ];
        let scenes: Vec<Scene> =
            marks.iter().map(|mark| Scene { marks: vec![mark.clone()], ..empty() }).collect();
        for (index, (mark, scene)) in marks.iter().zip(&scenes).enumerate() {
            assert!(differing(scene, &empty()) > 200, "{mark:?}");
            for other in &scenes[index + 1..] {
                assert!(differing(scene, other) > 100, "{mark:?} looks like {:?}", other.marks);
            }
        }
    }

    #[test]
    fn every_piece_shows_its_army_and_its_commander() {
        let figure = |look| Scene { figures: vec![Figure::new(look, at(), 90)], ..empty() };
        let image = |scene: &Scene| renderer().image(scene).unwrap();
        let apart = |one: &RgbImage, other: &RgbImage| {
            one.pixels().zip(other.pixels()).filter(|(a, b)| a != b).count()
        };
        let nothing = image(&empty());
        for art in Art::ALL {
            let own: Vec<(Look, RgbImage)> = Army::ALL
                .map(|army| Look::new(art, army))
                .map(|look| (look, image(&figure(look))))
                .into_iter()
                .collect();
            for (index, (look, drawn)) in own.iter().enumerate() {
                assert!(apart(drawn, &nothing) > 1000, "{look:?}");
                for (army, (other, theirs)) in Army::ALL.into_iter().zip(&own).skip(index + 1) {
                    assert!(apart(drawn, theirs) > 500, "{look:?}, {other:?}");
                    let captured = apart(drawn, &image(&figure(look.under(army))));
                    assert_eq!(captured > 100, art.stands(), "{look:?} under {army:?}");
                }
            }
            let plain = Figure::new(Look::new(art, Army::Red), at(), 90);
            for presence in [Presence::Frozen, Presence::Iced, Presence::Ghost] {
                let figures = vec![Figure { presence, ..plain.clone() }];
                let other = Scene { figures, ..empty() };
                assert!(differing(&figure(plain.look), &other) > 500, "{art:?} {presence:?}");
            }
            let badge = Some(Badge { text: "Кр".to_owned(), at: at(), radius: 14 });
            let lettered = Scene { figures: vec![Figure { badge, ..plain.clone() }], ..empty() };
            assert!(differing(&figure(plain.look), &lettered) > 300, "{art:?}");
        }
    }

    #[test]
    fn lines_pass_round_pieces_or_are_threaded_over_them() {
        let (from, to) = (Point::new(20.0, 60.0), Point::new(480.0, 60.0));
        let lines = [
            Mark::Chain { from, to },
            Mark::Freeze { from, to },
            Mark::Aim { from, at: to, size: 50 },
            Mark::Way { from, to, width: 13 },
        ];
        let king = |x: f64, y: f64| Figure::new(Look::new(Art::King, Army::White), Point::new(x, y), 70);
        for line in lines {
            let crossing = |x: f64, figures: Vec<Figure>| {
                let plain = Scene { figures, ..empty() };
                let scene = Scene { marks: vec![line.clone()], ..plain.clone() };
                let (plain, drawn) = (renderer().image(&plain).unwrap(), renderer().image(&scene).unwrap());
                // On the body of the king.
                let body = (0..36).flat_map(|dx| (52..68).map(move |y| (x as u32 - 18 + dx, y)));
                body.filter(|(x, y)| plain.get_pixel(*x, *y) != drawn.get_pixel(*x, *y)).count()
            };
            // Where there is room beside it.
            let room = vec![king(250.0, 60.0), king(20.0, -60.0), king(480.0, 180.0)];
            assert_eq!(crossing(250.0, room), 0, "{line:?} passes round it, or below");
            assert_eq!(crossing(20.0, vec![king(20.0, 60.0)]), 0, "{line:?} begins behind a piece");
            let wall = (-8..12).map(|row| king(250.0, 60.0 + 35.0 * f64::from(row))).collect();
            let threaded = !matches!(line, Mark::Way { .. });
            assert_eq!(crossing(250.0, wall) > 10, threaded, "{line:?} has no way round");
        }
    }

    #[test]
    fn ways_that_meet_are_joined() {
        let (one, two, three) = (at(), Point::new(160.0, 20.0), Point::new(300.0, 100.0));
        let way = |from, to| Mark::Way { from, to, width: 13 };
        let bent = Scene { marks: vec![way(one, two), way(two, three)], ..empty() };
        let image = renderer().image(&bent).unwrap();
        // The outer corner of the bend is filled.
        assert_eq!(image.get_pixel(160, 12).0, theme::rgb(Colour::Move));
    }

    #[test]
    fn near_pieces_stand_before_far_ones() {
        let far = Figure::new(Look::new(Art::King, Army::White), at(), 90);
        let near = Figure::new(Look::new(Art::Queen, Army::Black), at().moved(4.0, 20.0), 90);
        let one = Scene { figures: vec![far.clone(), near.clone()], ..empty() };
        let other = Scene { figures: vec![near, far], ..empty() };
        assert_eq!(differing(&one, &other), 0);
    }

    fn plate() -> Plate {
        Plate {
            frame: Frame::new(10, 10, 396, 100),
            army: Army::White,
            name: "Ілзе".to_owned(),
            seat: "Білі".to_owned(),
            lit: false,
            out: false,
            icons: vec![],
            status: String::new(),
            prize: None,
        }
    }

    #[test]
    fn plates_show_what_they_say() {
        let scene = |plate| Scene { plates: vec![plate], ..empty() };
        let mut others = vec![
            Plate { lit: true, ..plate() },
            Plate { out: true, ..plate() },
            Plate { status: "під шахом".to_owned(), ..plate() },
            Plate { prize: Some(Prize::Crown), ..plate() },
            Plate { prize: Some(Prize::Half), ..plate() },
            Plate { name: "Костянтин Іванович Сковорода".to_owned(), ..plate() },
        ];
        let icons = [
            Icon::Pennon,
            Icon::Burst,
            Icon::Crown,
            Icon::Links,
            Icon::BrokenLinks,
            Icon::Fallen,
            Icon::Half,
            Icon::Plus,
            Icon::Snowflake,
            Icon::Question,
            Icon::Tick,
            Icon::Team(0),
            Icon::Team(1),
        ];
        let shields = Army::ALL.map(Icon::Shield);
        others.extend(icons.into_iter().chain(shields).map(|icon| Plate { icons: vec![icon], ..plate() }));
        for (index, one) in others.iter().enumerate() {
            assert!(differing(&scene(one.clone()), &scene(plate())) > 60, "{one:?}");
            for other in &others[index + 1..] {
                assert!(
                    differing(&scene(one.clone()), &scene(other.clone())) > 30,
                    "{one:?} looks like {other:?}"
                );
            }
        }
        // A name with nothing to be read gives way to the seat's.
        let emoji = Plate { name: "🐉🐉".to_owned(), ..plate() };
        let seat = Plate { name: "Білі".to_owned(), ..plate() };
        assert_eq!(differing(&scene(emoji), &scene(seat)), 0);
    }

    #[test]
    fn ties_look_different() {
        let bond = |chain, claimed| Tie::Bond { lord: Army::Red, vassal: Army::White, chain, claimed };
        let truce = |bound, wax| Tie::Truce { one: Army::Red, other: Army::White, turns: 3, bound, wax };
        let draw = |accepted| Tie::Draw {
            by: Army::Red,
            others: vec![(Army::White, accepted), (Army::Black, false)],
        };
        let ties = [
            bond(Chain::Whole, false),
            bond(Chain::Whole, true),
            bond(Chain::Suspended, false),
            truce(false, Wax::Whole),
            truce(true, Wax::Whole),
            truce(false, Wax::Broken { by: Army::Red }),
            truce(false, Wax::Broken { by: Army::White }),
            truce(false, Wax::Dissolved),
            draw(false),
            draw(true),
            Tie::Exchange {
                one: Army::Red,
                given: Look::new(Art::King, Army::Blue),
                other: Army::White,
                returned: Look::new(Art::King, Army::Yellow),
            },
        ];
        // All say the same words, so that only the signs differ; in a row by itself and in one of two.
        for height in [90, 62] {
            let scene = |tie: &Tie, offered| {
                let chip = Chip {
                    frame: Frame::new(8, 10, 484, height),
                    tie: tie.clone(),
                    offered,
                    head: "Truce".to_owned(),
                    line: "3 turns left".to_owned(),
                };
                Scene { chips: vec![chip], ..empty() }
            };
            for (index, tie) in ties.iter().enumerate() {
                let [none, red, white] = [None, Some(Army::Red), Some(Army::White)].map(|by| scene(tie, by));
                assert!(differing_in_grey(&none, &red) > 300, "{tie:?}: an offer is no tie");
                if !matches!(tie, Tie::Draw { .. }) {
                    assert!(differing_in_grey(&white, &red) > 200, "{tie:?}: who offers it?");
                }
                for other in &ties[index + 1..] {
                    let other_scene = scene(other, None);
                    assert!(differing_in_grey(&none, &other_scene) > 80, "{tie:?} looks like {other:?}");
                }
            }
        }
    }

    #[test]
    fn captions_trays_and_labels_are_drawn() {
        let caption = Caption {
            frame: Frame::new(100, 10, 390, 96),
            align: Align::Right,
            army: Some(Army::Black),
            text: "Nrv12-rc7+".to_owned(),
            below: "14".to_owned(),
        };
        assert!(differing(&Scene { caption: Some(caption), ..empty() }, &empty()) > 1500);
        let title = |align, below: &str| {
            let frame = Frame::new(20, 10, 460, 96);
            let title = Title { frame, align, name: "Dragonchess".to_owned(), below: below.to_owned() };
            Scene { title: Some(title), ..empty() }
        };
        assert!(differing(&title(Align::Left, "move 6"), &empty()) > 1500);
        assert!(differing(&title(Align::Left, "move 6"), &title(Align::Centre, "move 6")) > 1500);
        assert!(differing(&title(Align::Left, ""), &title(Align::Left, "move 6")) > 1500, "in the middle");
        let tab = |text: &str, number: &str| {
            let (text, number) = (text.to_owned(), number.to_owned());
            let frame = Frame::new(10, 0, 40, 300);
            let tab = Tab { frame, colour: Colour::Dark(Tint::Land), text, number };
            Scene { height: 300, tabs: vec![tab], ..empty() }
        };
        assert!(differing(&tab("Land", "2"), &tab("Land", "")) > 600, "a number on a disc");
        assert!(differing(&tab("Land", "2"), &tab("", "2")) > 300, "a name");
        // It is read upwards: the foot of an L is at its end, which is the right edge of the name.
        let image = renderer().image(&tab("LLLL", "")).unwrap();
        let inked = |x: u32| (0..300).filter(|y| image.get_pixel(x, *y).0 == theme::INK).count();
        assert!((31..41).any(|x| inked(x) > 30) && (12..30).all(|x| inked(x) < 30));
        let look = Look::new(Art::Disc, Army::Black);
        let tray = |count| {
            let tiles = vec![Some((look, count)), None];
            Scene { trays: vec![Tray { frame: Frame::new(10, 10, 200, 90), tiles }], ..empty() }
        };
        assert!(differing(&tray(1), &empty()) > 10_000);
        assert!(differing(&tray(1), &tray(7)) > 100, "a count");
        let label = Label::bold(at(), "12", 25, Colour::Text);
        let edged = Label { edge: Some(Colour::Move), ..label.clone() };
        let text = |label| Scene { labels: vec![label], ..empty() };
        assert!(differing(&text(label.clone()), &text(edged)) > 100);
        let short = Label { room: Some(20), text: "a long text".to_owned(), ..label };
        let image = renderer().image(&text(short)).unwrap();
        assert_eq!(image.get_pixel(90, 60).0, theme::GROUND, "it keeps to its room");
    }

    #[test]
    fn boards_are_filtered_down_and_kept() {
        let square = Shape::Filled { area: area(), colour: Colour::Light(Tint::Chess) };
        let line = |dash| Shape::Line {
            points: vec![Point::new(10.0, 10.0), Point::new(110.0, 47.0)],
            closed: false,
            width: Px::new(2.6),
            colour: Colour::KingdomLine,
            dash,
        };
        let board = |shapes: Vec<Shape>| {
            let frame = Frame::new(0, 0, 120, 120);
            Scene { boards: vec![Arc::new(Board { frame, shapes, labels: vec![] })], ..empty() }
        };
        let plain = board(vec![square.clone()]);
        let image = renderer().image(&plain).unwrap();
        assert_eq!(image.get_pixel(50, 50).0, theme::tints(Tint::Chess).0);
        let lined = board(vec![square.clone(), line(None)]);
        let dashed = board(vec![square, line(Some((Px::from(6), Px::from(4))))]);
        assert!(differing(&plain, &lined) > 250);
        assert!(differing(&dashed, &lined) > 80);
        let colours: std::collections::BTreeSet<[u8; 3]> =
            renderer().image(&lined).unwrap().pixels().map(|pixel| pixel.0).collect();
        assert!(colours.len() > 8, "edges are smooth");
        // An equal board is the same one, a board beyond measure is none.
        assert!(differing(&plain, &board(vec![])) > 9000);
        let huge = Board { frame: Frame::new(0, 0, 1 << 20, 9), ..Board::default() };
        assert_eq!(differing(&Scene { boards: vec![Arc::new(huge)], ..empty() }, &empty()), 0);
    }

    #[test]
    fn what_lies_outside_is_cut_off() {
        let far = |x: f64, y: f64| Point::new(x, y);
        let wild = Area::new(vec![far(-1e9, -5.0), far(1e9, 3.0), far(7.0, f64::NAN)]);
        let board = Board {
            frame: Frame::new(-40, 90, 120, 60),
            shapes: vec![Shape::Filled { area: wild.clone(), colour: Colour::Move }],
            labels: vec![Label::bold(far(1e9, 1e9), "x", 0, Colour::Text)],
        };
        let scene = Scene {
            boards: vec![Arc::new(board)],
            marks: vec![
                Mark::To { area: wild.clone() },
                Mark::From { area: Area::default(), number: None },
                Mark::Way { from: far(-1e9, 0.0), to: far(1e9, 1e9), width: 0 },
                Mark::Chain { from: far(0.0, 0.0), to: far(1e8, 0.0) },
                Mark::Target { at: far(-1e9, 4.0), radius: 0, takes: true },
            ],
            figures: vec![
                Figure::new(Look::new(Art::King, Army::Red), far(-20.0, 110.0), 90),
                Figure::new(Look::new(Art::King, Army::Red), far(1e9, -1e9), 0),
            ],
            plates: vec![Plate { frame: Frame::new(i32::MAX, i32::MIN, -5, 0), ..plate() }],
            ..empty()
        };
        assert!(renderer().png(&scene).is_ok());
        for (width, height) in [(0, 10), (10, 0), (LONGEST + 1, 10)] {
            let scene = Scene { width, height, ..Scene::default() };
            assert!(matches!(renderer().png(&scene), Err(RenderError::Size { .. })));
        }
        assert!(matches!(renderer().image_at(&empty(), 0), Err(RenderError::Size { .. })));
    }

    #[test]
    fn a_renderer_may_be_shared() {
        fn shared<T: Send + Sync>() {}
        shared::<Renderer>();
    }

    #[test]
    fn the_same_picture_is_drawn_once() {
        let renderer = Renderer::new().unwrap();
        let scene = |height| Scene { height, ..empty() };
        let (once, again) = (renderer.png_kept(&scene(90)).unwrap(), renderer.png_kept(&scene(90)).unwrap());
        assert!(Arc::ptr_eq(&once, &again) && *once == *renderer.png(&scene(90)).unwrap());
        std::thread::scope(|threads| {
            let draw = || renderer.png_kept(&scene(91)).unwrap();
            let both = [threads.spawn(draw), threads.spawn(draw)].map(|thread| thread.join().unwrap());
            assert!(Arc::ptr_eq(&both[0], &both[1]), "who comes while it is drawn waits for it");
        });
        for height in 91..1100 {
            assert_ne!(renderer.png_kept(&scene(height)).unwrap(), once);
        }
        assert!(
            renderer.kept.len() > 100 && renderer.kept.weight() <= MOST_KEPT as u64,
            "not everything is kept"
        );
        let last = renderer.png_kept(&scene(1099)).unwrap();
        assert!(Arc::ptr_eq(&last, &renderer.png_kept(&scene(1099)).unwrap()), "what is new is");
    }
}
