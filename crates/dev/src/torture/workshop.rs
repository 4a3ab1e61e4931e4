//! The shared state of all lives.

use liege_render::Renderer;
use liege_store::Store;
use std::io;
use std::sync::Arc;

/// The size of the stack: a whole life is one task.
pub(super) const STACK: usize = 16 << 20;

/// The shared state of the runs: an empty data file, and renderers.
pub struct Workshop {
    pub(super) empty: Vec<u8>,
    /// A renderer that draws.
    pub(super) drawing: Arc<Renderer>,
    /// A renderer that leaves pictures blank.
    pub(super) blank: Arc<Renderer>,
}

impl Workshop {
    /// Prepares the shared state.
    ///
    /// # Errors
    /// Returns an error if there is no room for temporary files.
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
