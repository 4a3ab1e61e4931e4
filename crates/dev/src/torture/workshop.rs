//! What all lives share.

use liege_render::Renderer;
use liege_store::Store;
use std::io;
use std::sync::Arc;

/// A whole life is one task, and needs a stack for it.
pub(super) const STACK: usize = 16 << 20;

/// What the runs share: an empty data file, and renderers.
pub struct Workshop {
    pub(super) empty: Vec<u8>,
    /// Draws.
    pub(super) drawing: Arc<Renderer>,
    /// Leaves its pictures blank.
    pub(super) blank: Arc<Renderer>,
}

impl Workshop {
    /// Makes ready.
    ///
    /// # Errors
    /// There is no room for temporary files.
    pub async fn open() -> io::Result<Workshop> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("liege.sqlite");
        let store = Store::open(&file).await.map_err(io::Error::other)?;
        store.close().await;
        let renderer = || Renderer::new().map(Arc::new).map_err(io::Error::other);
        let workshop = Workshop { empty: std::fs::read(&file)?, drawing: renderer()?, blank: renderer()? };
        workshop.blank.leave_blank(true);
        Ok(workshop)
    }
}
