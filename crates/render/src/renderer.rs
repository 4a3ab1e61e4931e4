//! The renderer: fonts, rasterised pieces and the static parts of boards in one place, and the pictures drawn
//! with them.

use super::canvas::Canvas;
use super::faces::Face;
use super::kept::{self, Kept};
use super::png::{self, Effort};
use super::sprites::Sprite;
use super::stages::{Stages, timed};
use super::still::{Ground, Stills};
use super::surface::Pixels;
use super::tools::Tools;
use super::{LONGEST, MOST_BYTES, RenderError, paint, theme};
use image::{ImageFormat, RgbImage, RgbaImage};
use liege_game::scene::{Board, Look, Scene, Weight};
use std::hash::Hasher as _;
use std::io::Cursor;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// The size of the cache of pictures in bytes.
pub(super) const MOST_KEPT: usize = 3 << 20;

/// Draws scenes. It is cheap to share between threads, behind an `Arc` or a reference.
#[derive(Debug)]
pub struct Renderer {
    pub(super) tools: Tools,
    stills: Stills,
    pub(super) kept: Kept<Scene, Arc<[u8]>>,
    /// Whether pictures of scenes are blank: see [`Renderer::leave_blank`].
    blank: AtomicBool,
}

impl Renderer {
    /// Makes a renderer with empty caches.
    ///
    /// # Errors
    /// When the program was built with a broken font.
    pub fn new() -> Result<Renderer, RenderError> {
        Ok(Renderer {
            tools: Tools::load()?,
            stills: Stills::default(),
            kept: kept::room(MOST_KEPT, 40 << 10),
            blank: AtomicBool::new(false),
        })
    }

    /// Sets whether pictures are drawn or left blank from now on. A blank picture has the right size and a
    /// colour that hardly any other scene gets. This is for tests that send many pictures which nobody looks
    /// at.
    pub fn leave_blank(&self, blank: bool) {
        self.blank.store(blank, Ordering::Relaxed);
    }

    pub(super) fn is_blank(&self) -> bool {
        self.blank.load(Ordering::Relaxed)
    }

    /// The renderer shared by the whole program, so that boards and pieces are drawn only once.
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

    /// The picture of a scene as PNG bytes, like [`Renderer::png`], with the time of each stage.
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

    /// The picture of a scene as PNG bytes, like [`Renderer::png`], from a cache if it was drawn lately.
    ///
    /// # Errors
    /// If the scene has an impossible size.
    pub fn png_kept(&self, scene: &Scene) -> Result<Arc<[u8]>, RenderError> {
        self.kept.get_or_insert_with(scene, || self.png(scene).map(Arc::from))
    }

    /// The picture of a scene as PNG bytes at another width: see [`Renderer::image_at`].
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
        let ground = self.stills.get(&scene.boards, true, &self.tools.sprites, &self.tools.fonts);
        let rgb = self.draw(scene, &ground)?.colours().concat();
        RgbImage::from_raw(width, height, rgb).ok_or(RenderError::Size { width, height })
    }

    /// The picture as a screen shows it at another width: every pixel is the mean of the pixels it covers.
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

    /// The picture of a piece alone, on nothing, as PNG bytes: a sign beside words. Its art is `size` pixels high, and
    /// the picture a little more. `None` if it can't be drawn at that size.
    #[must_use]
    pub fn piece(&self, look: Look, size: u32) -> Option<Vec<u8>> {
        let drawn = self.tools.sprites.get(Sprite::Figure { look, frozen: false }, size)?;
        let pixels = drawn.pixels().iter().map(resvg::tiny_skia::PremultipliedColorU8::demultiply);
        let bytes = pixels.flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]);
        let picture = RgbaImage::from_raw(drawn.width(), drawn.height(), bytes.collect())?;
        let mut png = Cursor::new(Vec::new());
        picture.write_to(&mut png, ImageFormat::Png).ok()?;
        Some(png.into_inner())
    }

    /// Whether the font of that weight has every letter of a text, without the fallback. This must hold for
    /// the program's own sentences.
    #[must_use]
    pub fn has_letters(&self, text: &str, weight: Weight) -> bool {
        self.tools.fonts.has(text, weight)
    }

    /// Whether a man can carry a character.
    #[must_use]
    pub fn has_character(&self, letter: char) -> bool {
        self.tools.fonts.faces().drawn(Face::Men, letter).is_some()
    }

    /// The common part of all pictures with these boards.
    pub(super) fn ground(&self, boards: &[Arc<Board>]) -> Arc<Ground> {
        self.stills.get(boards, false, &self.tools.sprites, &self.tools.fonts)
    }

    /// The pixels of a scene whose boards are those of the ground.
    pub(super) fn draw(&self, scene: &Scene, ground: &Ground) -> Result<Pixels, RenderError> {
        Ok(self.canvas(scene, (scene.width, scene.height), ground)?.into_pixels())
    }

    /// The picture of a scene, on a canvas of a size that may be larger than its own.
    pub(super) fn canvas(
        &self,
        scene: &Scene,
        (width, height): (u32, u32),
        ground: &Ground,
    ) -> Result<Canvas, RenderError> {
        if width == 0 || height == 0 || width > LONGEST || height > LONGEST {
            return Err(RenderError::Size { width, height });
        }
        let mut canvas = Canvas::new(width, height, ground.palette.as_ref(), theme::GROUND);
        paint::scene(&self.tools, &mut canvas, scene, ground);
        Ok(canvas)
    }
}

/// A picture as large as a scene, in the scene's colour.
fn blank(scene: &Scene) -> Result<Vec<u8>, RenderError> {
    Ok(png::plain((scene.width, scene.height), colour(scene))?)
}

/// A colour computed from everything in a scene.
pub(super) fn colour(scene: &Scene) -> [u8; 3] {
    let mut hasher = std::hash::DefaultHasher::new();
    hasher.write(format!("{scene:?}").as_bytes());
    let [red, green, blue, ..] = hasher.finish().to_be_bytes();
    [red, green, blue]
}

/// Writes the file with the least effort that gets it under the limit.
pub(super) fn small_enough(size: (u32, u32), pixels: &Pixels, most: usize) -> Result<Vec<u8>, RenderError> {
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
