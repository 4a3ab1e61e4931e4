//! How much of each pixel something covers: paths become stencils, through which a colour is laid.

use super::kept::Made;
use resvg::tiny_skia::{FillRule, Mask, Path, Transform};
use std::sync::Arc;

/// A part of a picture, with how much of each pixel is covered.
#[derive(Debug)]
pub struct Stencil {
    /// Its first column.
    pub left: i32,
    /// Its first row.
    pub top: i32,
    /// Pixels in a row.
    pub width: usize,
    /// Row after row: 0 for nothing of a pixel, 255 for all of it.
    pub shares: Vec<u8>,
}

impl Stencil {
    /// Of the inside of a path, as far as it lies between two corners; `None` if nothing does.
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
