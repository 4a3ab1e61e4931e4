//! Draws scenes as still and moving pictures.
//!
//! A [`Renderer`] is made once and shared: it caches fonts, rasterised pieces and the static parts of boards.
//! It knows scenes, not games.
//!
//! ```
//! use liege_game::scene::{Colour, Label, Point, Scene};
//! use liege_render::Renderer;
//!
//! let hello = Label::bold(Point::new(512.0, 50.0), "Liege", 38, Colour::Text);
//! let scene = Scene { width: 1024, height: 100, labels: vec![hello], ..Scene::default() };
//! let png = Renderer::new()?.png(&scene)?;
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), liege_render::RenderError>(())
//! ```
#![forbid(unsafe_code)]

mod animation;
mod canvas;
mod drawn;
mod faces;
mod fonts;
mod glide;
mod kept;
mod layer;
mod lettering;
mod letters;
mod lzw;
mod men;
mod motion;
mod paint;
mod palette;
mod parts;
mod png;
mod renderer;
mod scheme;
mod sheet;
mod shrink;
mod sprites;
mod stages;
mod stencil;
mod still;
mod surface;
mod surroundings;
#[cfg(test)]
mod tests;
pub mod theme;
mod tools;
mod ways;

pub use animation::{FILM_WIDTH, Film, MOST_FILM_BYTES, MOST_FILM_PICTURES, Reel, Shot};
pub use motion::{MOST_MOTION_BYTES, MOTION_WIDTH};
pub use renderer::Renderer;
pub use sheet::{MOST_SHEET_BYTES, Sheet, Stamp};
pub use sprites::silhouette;
pub use stages::Stages;

/// The largest size of a picture in bytes.
pub const MOST_BYTES: usize = 400 * 1024;
/// The longest side of a picture in pixels.
pub const LONGEST: u32 = 4096;

/// The reason why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// A font in the program is not a font.
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
    /// The system can't start the thread that draws while another packs.
    #[error("there can be no further thread: {0}")]
    Thread(std::io::Error),
    /// The file would be too large in every way.
    #[error("the picture takes {0} bytes, more than may be posted")]
    Bytes(usize),
}
