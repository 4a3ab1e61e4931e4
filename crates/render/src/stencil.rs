//! Coverage of pixels: paths become stencils, through which a colour is drawn.

use super::kept::Made;
use resvg::tiny_skia::{FillRule, Mask, Path, Transform};
use std::sync::Arc;

/// A part of a picture, with the coverage of each pixel.
#[derive(Debug)]
pub struct Stencil {
    /// Its first column.
    pub left: i32,
    /// Its first row.
    pub top: i32,
    /// Pixels in a row.
    pub width: usize,
    /// The coverage, row after row: from 0 for none of a pixel to 255 for all of it.
    pub shares: Vec<u8>,
}

impl Stencil {
    /// Makes a stencil of the inside of a path, within two corners; `None` if it covers nothing there.
    pub fn of(path: &Path, [left, top, right, bottom]: [i32; 4]) -> Option<Stencil> {
        let bounds = path.bounds();
        let left = (bounds.left().floor() as i32).max(left);
        let top = (bounds.top().floor() as i32).max(top);
        let right = (bounds.right().ceil() as i32).min(right);
        let bottom = (bounds.bottom().ceil() as i32).min(bottom);
        let wide = u32::try_from(right.checked_sub(left)?).ok()?;
        let high = u32::try_from(bottom.checked_sub(top)?).ok()?;
        let mut mask = Mask::new(wide, high)?;
        let place = Transform::from_translate(-left as f32, -top as f32);
        mask.fill_path(path, FillRule::Winding, true, place);
        Some(Stencil { left, top, width: wide as usize, shares: mask.take() })
    }
}

impl Made for Arc<Stencil> {
    fn bytes(&self) -> usize {
        self.shares.len()
    }
}
