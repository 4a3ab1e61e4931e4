//! Writes pixels as PNG: 256 colours without dithering.

use super::theme::Rgb;
use png::{BitDepth, ColorType, Compression, DeflateCompression, Encoder, EncodingError, Filter};

/// The effort to pack a file.
#[derive(Clone, Copy, Debug)]
pub enum Effort {
    /// The quickest way.
    Quick,
    /// Several times as long, for the fewest bytes.
    Hard,
}

/// Writes numbers of colours of a palette as an indexed PNG.
pub fn encode(
    (width, height): (u32, u32),
    palette: &[Rgb],
    indices: &[u8],
    effort: Effort,
) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::with_capacity(128 * 1024);
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    let (level, filter) = match effort {
        // Rows are like those above them: most differences are zero.
        Effort::Quick => (2, Filter::Up),
        // With small details in many colours, repeats are found better in the numbers themselves.
        Effort::Hard => (9, Filter::NoFilter),
    };
    encoder.set_deflate_compression(DeflateCompression::Level(level));
    encoder.set_filter(filter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(indices)?;
    writer.finish()?;
    Ok(bytes)
}

/// A picture of one colour: a bit for each pixel.
pub fn plain((width, height): (u32, u32), colour: Rgb) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::One);
    encoder.set_palette(colour.to_vec());
    encoder.set_compression(Compression::Fast);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&vec![0; width.div_ceil(8) as usize * height as usize])?;
    writer.finish()?;
    Ok(bytes)
}
