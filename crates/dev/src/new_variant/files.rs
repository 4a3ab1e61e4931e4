//! The files of the workspace.

use crate::Failure;
use std::path::PathBuf;

/// A file of the workspace.
fn path(name: &str) -> PathBuf {
    let root = liege_testing::workspace();
    root.canonicalize().unwrap_or(root).join(name)
}

pub(super) fn read(name: &str) -> Result<String, Failure> {
    std::fs::read_to_string(path(name)).map_err(|error| format!("{name} can't be read: {error}"))
}

pub(super) fn write(name: &str, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
    let path = path(name);
    let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    folder
        .and_then(|()| std::fs::write(&path, bytes))
        .map_err(|error| format!("{name} can't be written: {error}"))
}
