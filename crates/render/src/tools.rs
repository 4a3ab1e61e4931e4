//! The tools for drawing all parts of a picture.

use super::RenderError;
use super::fonts::Fonts;
use super::sprites::Sprites;

/// Fonts, and rasterised pieces.
#[derive(Debug)]
pub struct Tools {
    pub fonts: Fonts,
    pub sprites: Sprites,
}

impl Tools {
    /// Makes tools with empty caches.
    ///
    /// # Errors
    /// When the program was built with a broken font.
    pub fn load() -> Result<Tools, RenderError> {
        let fonts = Fonts::load()?;
        let sprites = Sprites::new(fonts.faces());
        Ok(Tools { fonts, sprites })
    }
}
