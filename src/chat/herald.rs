//! The herald at work: answers to offers, the ledger for readers, digests and cards.

use super::hear::Asker;
use super::io::Answer as Reply;
use super::{Chat, Fault};
use crate::table::Answer;
use crate::words::Message;

impl Chat {
    /// `treaties`
    pub(super) async fn treaties(&self, asker: &Asker<'_>, table: Option<i64>) -> Result<Vec<Reply>, Fault> {
        let _ = table;
        Ok(asker.tell(&Message::new("table-no-such-deal")))
    }

    /// An answer pressed under an offer or motion.
    pub(super) async fn deal_pressed(
        &self,
        asker: &Asker<'_>,
        table: i64,
        deal: usize,
        answer: Answer,
    ) -> Result<Vec<Reply>, Fault> {
        let _ = (table, deal, answer);
        Ok(asker.tell(&Message::new("table-no-such-deal")))
    }

    /// A series of acts, to choose one.
    pub(super) async fn series_pressed(
        &self,
        asker: &Asker<'_>,
        table: i64,
        number: usize,
        key: &str,
    ) -> Result<Vec<Reply>, Fault> {
        let _ = (table, number, key);
        Ok(asker.tell(&Message::new("table-no-such-deal")))
    }
}
