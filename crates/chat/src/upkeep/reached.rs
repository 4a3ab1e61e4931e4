//! The members who have got a post already, while others have not.

use crate::transport::Posted;
use liege_store::Queued;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The field of a row's payload that stores them.
const REACHED: &str = "reached";

/// The members who have got a post by direct message already, stored in its row while others have not.
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

    /// Returns a row's payload with these members added.
    pub fn within(&self, payload: &Value) -> Value {
        let mut fields = payload.as_object().cloned().unwrap_or_default();
        if let Ok(reached) = serde_json::to_value(self) {
            fields.insert(REACHED.to_owned(), reached);
        }
        Value::Object(fields)
    }
}
