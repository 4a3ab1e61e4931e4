//! Files in the local chat, which a message carries beside its pictures.

use super::database::Connection;
use super::{Store, StoreError, blobs};
use crate::shown::File;

/// A stored file, without its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalFile {
    /// The id.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Whether its bytes are still kept.
    pub kept: bool,
}

/// A file to download: its name, its media type, its bytes.
pub type Contents = (String, String, Vec<u8>);

impl Store {
    /// A file of the local chat, if its bytes are still kept.
    pub async fn local_file(&self, id: i64) -> Result<Option<Contents>, StoreError> {
        let found = query!(
            { name: String, media: String, bytes: Vec<u8> },
            "SELECT f.name, f.media, c.bytes FROM local_files f JOIN local_contents c ON c.id = f.content
             WHERE f.id = $1",
            id
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(found.map(|row| (row.name, row.media, row.bytes)))
    }

    /// The files of the messages between these two, without their bytes, each with its message.
    pub(super) async fn local_files_between(
        &self,
        first: i64,
        last: i64,
    ) -> Result<Vec<(i64, LocalFile)>, StoreError> {
        let rows = query!(
            { id: i64, message: i64, name: String, size: i64, kept: bool },
            r#"SELECT id, message, name, size, content IS NOT NULL AS "kept!: bool" FROM local_files
               WHERE message BETWEEN $1 AND $2 ORDER BY id"#,
            first,
            last
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let file = |id, name, size, kept| LocalFile { id, name, size, kept };
        Ok(rows.into_iter().map(|row| (row.message, file(row.id, row.name, row.size, row.kept))).collect())
    }
}

/// Stores the files of a message.
pub(super) async fn keep(
    connection: &mut Connection,
    message: i64,
    files: &[File],
) -> Result<(), StoreError> {
    for file in files {
        let content = blobs::keep(connection, message, &file.bytes).await?;
        let size = i64::try_from(file.bytes.len()).unwrap_or(i64::MAX);
        query!(
            "INSERT INTO local_files (message, name, media, size, content) VALUES ($1, $2, $3, $4, $5)",
            message,
            file.name,
            file.media,
            size,
            content
        )
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
