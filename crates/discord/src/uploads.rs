//! Files that people send.

use super::gateway::Gateway;
use liege_chat::{Answer, File, private};
use liege_game::words;
use liege_table::record::MOST_BYTES;
use liege_words::{Language, Message};
use serenity::all::Attachment;
use std::sync::Arc;

/// The number of files taken of one message: enough for the chat to say that only one is allowed.
const MOST: usize = 2;

/// A file on Discord's servers.
#[derive(Clone, Debug)]
pub(super) struct Upload {
    url: String,
    name: String,
    size: usize,
}

/// The reason why a file was not fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoFile {
    /// It is too long.
    TooLong,
    /// Discord does not deliver it.
    Unreachable,
}

impl Upload {
    /// The file of an attachment.
    pub fn of(attachment: &Attachment) -> Upload {
        Upload {
            url: attachment.url.clone(),
            name: attachment.filename.clone(),
            size: usize::try_from(attachment.size).unwrap_or(usize::MAX),
        }
    }
}

impl NoFile {
    /// The answer to its sender.
    pub fn answer(self, language: Option<Language>) -> Answer {
        let message = match self {
            NoFile::TooLong => Message::new("record-too-long").with("most", (MOST_BYTES / 1024).to_string()),
            NoFile::Unreachable => Message::new("discord-no-file"),
        };
        private(words().say(language.unwrap_or_default(), &message))
    }
}

impl Gateway {
    /// Fetches files from Discord.
    pub async fn fetch(&self, uploads: &[Upload]) -> Result<Vec<File>, NoFile> {
        let mut files = Vec::new();
        for upload in uploads.iter().take(MOST) {
            if upload.size > MOST_BYTES {
                return Err(NoFile::TooLong);
            }
            if !self.rest.is_discords(&upload.url) {
                tracing::warn!("a file lies elsewhere than with Discord");
                return Err(NoFile::Unreachable);
            }
            match self.rest.fetch(&upload.url, MOST_BYTES).await {
                Ok(bytes) => files.push(File {
                    name: upload.name.clone(),
                    media: "application/octet-stream",
                    bytes: Arc::from(bytes),
                }),
                Err(fault) => {
                    tracing::warn!(%fault, "a file could not be fetched");
                    return Err(NoFile::Unreachable);
                }
            }
        }
        Ok(files)
    }
}
