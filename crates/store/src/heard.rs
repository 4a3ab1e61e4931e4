//! Messages that were handled: none is handled twice.

use super::StoreError;
use super::database::Connection;
use jiff::Timestamp;

/// Notes a message as handled. Returns `true` if it is new, or if there is no message.
pub(super) async fn hear(
    connection: &mut Connection,
    id: Option<&str>,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let Some(id) = id else { return Ok(true) };
    let at = now.as_millisecond();
    let heard = query!("INSERT INTO heard (id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING", id, at)
        .execute(connection)
        .await?;
    Ok(heard.rows_affected() > 0)
}
