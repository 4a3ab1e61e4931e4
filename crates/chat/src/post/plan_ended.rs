//! The notice that a plan has ended.

use crate::post::Post;
use crate::wording::Speaker;
use liege_table::{PlanEnd, Table};
use liege_words::Message;

/// Returns the notice to the owner of a plan that has ended.
pub(crate) fn plan_ended_post(speaker: Speaker, table: &Table, end: &PlanEnd) -> Post {
    let message = match end {
        PlanEnd::Rewound => Message::new("plan-ended-rewound"),
        PlanEnd::Sworn => Message::new("plan-ended-sworn"),
        PlanEnd::Refused(moves) if !moves.is_empty() => {
            Message::new("plan-ended-refused").with("moves", format!("`{moves}`"))
        }
        PlanEnd::Refused(_) | PlanEnd::Done | PlanEnd::Outrun | PlanEnd::Gone => Message::new("plan-ended"),
    };
    let message = message.with("table", table.id().to_string()).with("game", speaker.game_name());
    Post { text: speaker.say(&message), ..Post::default() }
}
