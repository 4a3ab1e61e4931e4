//! Pixels to PNG bytes: 256 colours without dithering.

use super::palette::{PALETTE, Shelf, Tally, runs};
use super::theme::Rgb;
use png::{BitDepth, ColorType, Compression, DeflateCompression, Encoder, EncodingError, Filter};

/// How hard a file is packed.
#[derive(Clone, Copy, Debug)]
pub enum Effort {
    /// As quickly as can be.
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
        // Rows are like those above them: most of what is left is nothing.
        Effort::Quick => (2, Filter::Up),
        // Where much is small and of many colours, what repeats is found better in the numbers themselves.
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

/// Of pixels of `channels` bytes, the first three of them red, green, blue: a palette of at most 256 colours and, for
/// each pixel, its number there.
pub fn quantise(pixels: &[u8], channels: usize) -> (Vec<Rgb>, Vec<u8>) {
    let mut tally = Tally::new();
    let mut lengths = Vec::with_capacity(pixels.len() / 16);
    let values = pixels.chunks_exact(channels).map(|pixel| [pixel[0], pixel[1], pixel[2]]);
    runs(values, |value, length| lengths.push((tally.run(value, length), length)));
    let palette = tally.palette(PALETTE);
    let shelf = Shelf::new(&palette);
    let numbers: Vec<u8> = tally.values().map(|value| shelf.nearest(value)).collect();
    let mut indices = Vec::with_capacity(pixels.len() / channels.max(1));
    for (colour, length) in lengths {
        let number = numbers.get(colour as usize).copied().unwrap_or_default();
        indices.resize(indices.len() + length as usize, number);
    }
    (palette, indices)
}

#[cfg(test)]
mod tests {
    use super::super::palette::distance;
    use super::*;

    fn pixels(colours: impl IntoIterator<Item = Rgb>) -> Vec<u8> {
        colours.into_iter().flat_map(|[red, green, blue]| [red, green, blue, 255]).collect()
    }

    #[test]
    fn few_colours_are_exact() {
        let picture = pixels((0..=255).map(|step| [step, 255 - step, 7]));
        let (palette, indices) = quantise(&picture, 4);
        let back = pixels(indices.iter().map(|index| palette[usize::from(*index)]));
        assert_eq!(back, picture);
    }

    #[test]
    fn many_colours_keep_their_areas() {
        let mut colours = vec![[250, 249, 248]; 100];
        colours.extend(vec![[251, 249, 248]; 100]);
        colours.extend((0..40_000u32).map(|n| [(n % 251) as u8, (n / 3 % 241) as u8, (n / 7 % 239) as u8]));
        let (palette, indices) = quantise(&pixels(colours.iter().copied()), 4);
        assert_eq!(palette.len(), 256);
        assert_eq!(palette[usize::from(indices[0])], [250, 249, 248]);
        assert_eq!(palette[usize::from(indices[150])], [251, 249, 248]);
        for (colour, index) in colours.iter().zip(&indices) {
            let off = distance(palette[usize::from(*index)], *colour);
            assert!(off < 9000, "{colour:?} became {:?}", palette[usize::from(*index)]);
        }
    }

    #[test]
    fn nothing_is_nothing() {
        assert_eq!(quantise(&[], 3), (vec![], vec![]));
    }
}
