//! The files of messages, as they lie with Discord.

use super::Shared;
use super::world::World;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use std::sync::Arc;

/// Where a file of a message lies.
pub fn address(world: &World, message: u64, name: &str) -> String {
    let here = world.gateway.replacen("ws://", "http://", 1);
    format!("{here}/attachments/{message}/{name}")
}

/// Gives it out, to anybody who knows the address; what is called `lost.txt` is lost.
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
