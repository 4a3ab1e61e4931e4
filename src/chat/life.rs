//! The life of a table: motions, substitutes, giving up, private notes.

use super::hear::Asker;
use super::io::Answer as Reply;
use super::{Chat, Command, Fault};
use crate::words::Message;

impl Chat {
    /// The commands about the table itself.
    pub(super) async fn table_life(&self, asker: &Asker<'_>, command: &Command) -> Result<Vec<Reply>, Fault> {
        let _ = command;
        Ok(asker.tell(&Message::new("table-no-such-deal")))
    }
}
