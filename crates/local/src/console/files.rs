//! Files that come with messages, and files that are sent.

use super::pictures;
use super::state::Console;
use liege_chat::File;
use liege_store::LocalFile;
use liege_table::record::MOST_BYTES;
use liege_words::Message;
use liege_words::limited::at_most;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

/// The beginning of a word that names a file to send.
const MARK: &str = "file:";

impl<W: Write> Console<W> {
    /// Saves a file that came with a message. Returns the line that names the path.
    pub(super) async fn put_down(&mut self, message: i64, file: &LocalFile) -> String {
        let written = match self.room.store().local_file(file.id).await {
            Ok(Some((_, _, bytes))) => pictures::write(&self.setup.pictures, message, &file.name, &bytes),
            Ok(None) => Err(io::Error::other(self.say(&Message::new("page-gone")))),
            Err(error) => Err(io::Error::other(error)),
        };
        let said = match written {
            Ok(path) => {
                // A transcript does not show the message numbers in the file names.
                let shown =
                    if self.setup.transcript { file.name.clone() } else { path.display().to_string() };
                self.files.insert(file.name.clone(), path);
                Message::new("console-file").with("path", shown)
            }
            Err(error) => Message::new("console-file-fault")
                .with("path", self.setup.pictures.display().to_string())
                .with("why", error.to_string()),
        };
        self.say(&said)
    }

    /// Removes the words from a text that name files, and reads the files.
    pub(super) fn with_files(&self, text: &str) -> Result<(String, Vec<File>), Message> {
        let (named, words): (Vec<&str>, Vec<&str>) =
            text.split(' ').partition(|word| word.len() > MARK.len() && word.starts_with(MARK));
        let mut files = Vec::new();
        for name in named.iter().filter_map(|word| word.strip_prefix(MARK)) {
            let path = self.files.get(name).map_or(Path::new(name), |path| path.as_path());
            let bytes = fs::File::open(path).and_then(|file| at_most(file, MOST_BYTES)).map_err(|error| {
                Message::new("console-no-file").with("path", name).with("why", error.to_string())
            })?;
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.push(File { name, media: "application/octet-stream", bytes: Arc::from(bytes) });
        }
        Ok((words.join(" "), files))
    }
}
