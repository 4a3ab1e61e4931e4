//! The files of messages, as Discord keeps them.

use super::Shared;
use super::world::World;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use std::sync::Arc;

/// The address of a file of a message.
pub fn address(world: &World, message: u64, name: &str) -> String {
    let here = world.gateway.replacen("ws://", "http://", 1);
    format!("{here}/attachments/{message}/{name}")
}

/// Serves a file to everybody who knows the address; `lost.txt` is missing.
pub async fn given(
    State(shared): State<Arc<Shared>>,
    Path((message, name)): Path<(u64, String)>,
) -> Result<Vec<u8>, StatusCode> {
    let found = shared.read(|world| {
        let file =
            world.message(message)?.files.iter().find(|file| file.name == name && name != "lost.txt")?;
        Some(file.bytes.clone())
    });
    found.ok_or(StatusCode::NOT_FOUND)
}
