//! Who has got a post already, while others have not.

use crate::transport::Posted;
use liege_store::Queued;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Where a row remembers who has got it already.
const REACHED: &str = "reached";

/// Who has got a post by direct message already, kept in its row while others have not.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Reached {
    pub members: Vec<String>,
    /// The first of these messages: its channel and its id.
    message: Option<(String, String)>,
}

impl Reached {
    pub fn of(row: &Queued) -> Reached {
        let noted = row.payload.get(REACHED).cloned();
        noted.and_then(|noted| serde_json::from_value(noted).ok()).unwrap_or_default()
    }

    pub fn note(&mut self, member: String, posted: Posted) {
        self.members.push(member);
        self.message.get_or_insert((posted.channel, posted.message));
    }

    pub fn first(&self) -> Option<Posted> {
        self.message.clone().map(|(channel, message)| Posted { channel, message })
    }

    /// What a row remembers, and this.
    pub fn within(&self, payload: &Value) -> Value {
        let mut fields = payload.as_object().cloned().unwrap_or_default();
        if let Ok(reached) = serde_json::to_value(self) {
            fields.insert(REACHED.to_owned(), reached);
        }
        Value::Object(fields)
    }
}
