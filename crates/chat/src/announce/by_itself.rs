//! What was played for people, by their plans or because it was the only move.

use crate::wording::Speaker;
use liege_store::Queued;
use liege_table::Played;
use liege_words::Message;
use serde::{Deserialize, Serialize};

/// What of some actions was played for people, as a row of the queue has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByItself {
    /// The entries that had been planned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub planned: Vec<usize>,
    /// Those that were the only move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forced: Vec<usize>,
}

/// What of the actions of a row was played for people, in a sentence each.
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
