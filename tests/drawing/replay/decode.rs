//! A decoder of GIF files that gives the pictures as people see them, each with its time.

use gif::{ColorOutput, DecodeOptions, DisposalMethod, Repeat};
use image::{Rgb, RgbImage};

/// A picture of a film.
pub struct Seen {
    /// The pixels on the screen.
    pub screen: RgbImage,
    /// The time that it is shown, in hundredths of a second.
    pub hold: u16,
    /// The box that was written for it: left, top, width, height.
    pub written: [u32; 4],
    /// The number of different colours of the whole film.
    pub colours: usize,
}

/// All pictures of a film, which must be repeated in this way.
pub fn decode(bytes: &[u8], repeat: Repeat) -> Vec<Seen> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    let mut decoder = options.read_info(bytes).expect("a GIF file");
    assert_eq!(decoder.repeat(), repeat);
    let palette: Vec<Rgb<u8>> = decoder
        .global_palette()
        .expect("one palette for all")
        .chunks_exact(3)
        .map(|colour| Rgb([colour[0], colour[1], colour[2]]))
        .collect();
    let mut screen = RgbImage::new(decoder.width().into(), decoder.height().into());
    let mut seen = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a picture") {
        assert!(frame.palette.is_none(), "no palette of its own");
        assert_eq!(frame.dispose, DisposalMethod::Keep);
        let [left, top, width, height] = [frame.left, frame.top, frame.width, frame.height].map(u32::from);
        for (index, number) in frame.buffer.iter().enumerate() {
            if frame.transparent != Some(*number) {
                let (x, y) = (left + index as u32 % width, top + index as u32 / width);
                screen.put_pixel(x, y, palette[usize::from(*number)]);
            }
        }
        let colours = palette.len();
        let written = [left, top, width, height];
        seen.push(Seen { screen: screen.clone(), hold: frame.delay, written, colours });
    }
    seen
}

/// The box that holds every pixel in which two pictures differ.
pub fn change(one: &RgbImage, other: &RgbImage) -> Option<[u32; 4]> {
    let differing = || one.enumerate_pixels().filter(|(x, y, pixel)| other.get_pixel(*x, *y) != *pixel);
    let left = differing().map(|(x, ..)| x).min()?;
    let top = differing().map(|(_, y, _)| y).min()?;
    let right = differing().map(|(x, ..)| x).max()?;
    let bottom = differing().map(|(_, y, _)| y).max()?;
    Some([left, top, right - left + 1, bottom - top + 1])
}
