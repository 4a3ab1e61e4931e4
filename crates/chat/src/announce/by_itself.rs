//! Actions that the bot played for people: from their plans, or because there was only one move.

use crate::wording::Speaker;
use liege_store::Queued;
use liege_table::Played;
use liege_words::Message;
use serde::{Deserialize, Serialize};

/// The actions that the bot played for people, as stored in a row of the outbox.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByItself {
    /// The numbers of the log entries that came from a plan.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub planned: Vec<usize>,
    /// The numbers of the log entries that were the only move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forced: Vec<usize>,
}

/// Says which actions of a row the bot played for people, one sentence each.
pub fn played_by_itself(speaker: Speaker, row: &Queued, played: &[Played]) -> Vec<String> {
    let noted = row.payload.get("itself").cloned();
    let Some(ByItself { planned, forced }) = noted.and_then(|noted| serde_json::from_value(noted).ok())
    else {
        return Vec::new();
    };
    let line = |id: &'static str, numbers: &[usize]| {
        let theirs = played.iter().filter(|played| numbers.contains(&played.entry.number));
        let moves: Vec<String> =
            theirs.map(|played| speaker.acted(&played.display, &played.events).code()).collect();
        (!moves.is_empty()).then(|| {
            let message = Message::new(id).with("count", moves.len() as i64).with("moves", moves.join(", "));
            format!("-# {}", speaker.say(&message))
        })
    };
    [line("plan-post-planned", &planned), line("plan-post-forced", &forced)].into_iter().flatten().collect()
}
