//! Scenes to pictures.
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

mod canvas;
mod fonts;
mod herald;
mod paint;
mod png;
mod sprites;
mod still;
pub mod theme;

pub use sprites::silhouette;

use crate::game::scene::{Scene, Weight};
use ::png::Compression;
use canvas::Canvas;
use fonts::Fonts;
use image::RgbImage;
use resvg::tiny_skia::Pixmap;
use sprites::Sprites;
use still::Stills;

/// A picture is never larger than that, in bytes.
pub const MOST_BYTES: usize = 400 * 1024;
/// Neither side of a picture is longer than that, in pixels.
pub const LONGEST: u32 = 4096;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// A font in the program is no font.
    #[error("a shipped font cannot be read")]
    Font(#[from] ab_glyph::InvalidFont),
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
    /// The file would be too large, whatever is tried.
    #[error("the picture takes {0} bytes, more than may be posted")]
    Bytes(usize),
}

/// Draws scenes. Cheap to share behind an `Arc` or a reference between threads.
#[derive(Debug)]
pub struct Renderer {
    fonts: Fonts,
    sprites: Sprites,
    stills: Stills,
}

impl Renderer {
    /// A renderer with nothing drawn yet.
    ///
    /// # Errors
    /// When the program was built with a broken font.
    pub fn new() -> Result<Renderer, RenderError> {
        Ok(Renderer { fonts: Fonts::load()?, sprites: Sprites::default(), stills: Stills::default() })
    }

    /// The picture of a scene as PNG bytes: indexed, opaque, at most [`MOST_BYTES`].
    ///
    /// # Errors
    /// If the scene has an impossible size.
    pub fn png(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        let pixmap = self.pixmap(scene)?;
        small_enough((pixmap.width(), pixmap.height()), pixmap.data(), 4)
    }

    /// The same at another width, see [`Renderer::image_at`].
    ///
    /// # Errors
    /// If the scene or the width is impossible.
    pub fn png_at(&self, scene: &Scene, width: u32) -> Result<Vec<u8>, RenderError> {
        let image = self.image_at(scene, width)?;
        small_enough(image.dimensions(), image.as_raw(), 3)
    }

    /// The picture of a scene, pixel by pixel, in all its colours.
    ///
    /// # Errors
    /// If the scene has an impossible size.
    pub fn image(&self, scene: &Scene) -> Result<RgbImage, RenderError> {
        let pixmap = self.pixmap(scene)?;
        let (width, height) = (pixmap.width(), pixmap.height());
        let rgb = pixmap.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
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

    fn pixmap(&self, scene: &Scene) -> Result<Pixmap, RenderError> {
        let (width, height) = (scene.width, scene.height);
        let size = RenderError::Size { width, height };
        if width > LONGEST || height > LONGEST {
            return Err(size);
        }
        let mut canvas = Canvas::new(width, height, theme::GROUND).ok_or(size)?;
        paint::scene(self, &mut canvas, scene);
        Ok(canvas.into_pixmap())
    }
}

/// Writes the file with no more effort than it takes to get it under the limit.
fn small_enough(size: (u32, u32), pixels: &[u8], channels: usize) -> Result<Vec<u8>, RenderError> {
    let mut length = 0;
    for compression in [Compression::Balanced, Compression::High] {
        let bytes = png::encode(size, pixels, channels, compression)?;
        if bytes.len() <= MOST_BYTES {
            return Ok(bytes);
        }
        length = bytes.len();
    }
    Err(RenderError::Bytes(length))
}
