//! The contents of pictures and files of the local chat. Each content is stored once, and only the latest are
//! kept.

use super::database::Connection;
use super::{Store, StoreError};
use sha2::{Digest, Sha256};

impl Store {
    /// Deletes the pictures and files of the local chat that were shown longest ago when all of them together
    /// exceed `most` bytes. Those of the last message stay.
    pub async fn make_local_room(&self, most: u64) -> Result<(), StoreError> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let kept = query_scalar!(
            r#"SELECT CAST(coalesce(sum(size), 0) AS BIGINT) AS "kept!: i64" FROM local_contents"#
        )
        .fetch_one(&self.inner.readers)
        .await?;
        if kept <= most {
            return Ok(());
        }
        // A tenth more than needed is freed, so that it need not be done for every picture.
        let less = most - most / 10;
        let mut transaction = self.write().await?;
        query!(
            "DELETE FROM local_contents
             WHERE shown < (SELECT max(shown) FROM local_contents)
               AND id IN (SELECT id FROM (SELECT id, CAST(sum(size) OVER (ORDER BY shown DESC, id DESC) AS BIGINT) AS size
                                          FROM local_contents) AS summed
                          WHERE size > $1)",
            less
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }
}

/// Stores the bytes that a message shows, once however often they are shown; returns their id.
pub(super) async fn keep(connection: &mut Connection, message: i64, bytes: &[u8]) -> Result<i64, StoreError> {
    let digest = Sha256::digest(bytes);
    let digest = digest.as_slice();
    let size = i64::try_from(bytes.len()).unwrap_or(i64::MAX);
    Ok(query_scalar!(
        r#"INSERT INTO local_contents (digest, size, shown, bytes) VALUES ($1, $2, $3, $4)
           ON CONFLICT (digest) DO UPDATE SET shown = excluded.shown
           RETURNING id AS "id!: i64""#,
        digest,
        size,
        message,
        bytes
    )
    .fetch_one(connection)
    .await?)
}
