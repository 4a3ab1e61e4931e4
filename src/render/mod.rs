//! Pictures (stub for type checks).
use crate::game::Scene;
/// x
#[derive(Debug, thiserror::Error)]
#[error("x")]
pub struct RenderError;
/// x
#[derive(Default)]
pub struct Renderer;
impl Renderer {
    /// x
    pub fn new() -> Renderer {
        Renderer
    }
    /// x
    pub fn png(&self, _s: &Scene) -> Result<Vec<u8>, RenderError> {
        Err(RenderError)
    }
}
