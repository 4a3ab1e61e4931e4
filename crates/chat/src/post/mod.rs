//! What everybody is told, a file a kind of post.

pub(crate) mod called;
pub(crate) mod challenge;
pub(crate) mod closed;
pub(crate) mod compose;
pub(crate) mod daily_puzzle;
pub(crate) mod dealing;
pub(crate) mod digest;
pub(crate) mod hook;
pub(crate) mod lobby;
pub(crate) mod places;
pub(crate) mod plan_ended;
pub(crate) mod ready_check;
pub(crate) mod record;
pub(crate) mod reminder;
pub(crate) mod report;
pub(crate) mod signboards;
pub(crate) mod turn;
pub(crate) mod whisper;

use crate::desk::{Button, Picture};
use liege_table::Table;

/// A table as it is now and, of who sat where, as it was at the moment that a post tells of.
#[derive(Clone, Copy, Debug)]
pub struct Then<'a> {
    /// With those who hold the seats now: what can be done, and for whom an open offer waits.
    pub now: &'a Table,
    /// With those who held them then: who is named and whose turn it was.
    pub then: &'a Table,
}

/// Text, whom it notifies, buttons, picture: a message without its address.
#[derive(Debug, Default)]
pub struct Post {
    pub text: String,
    pub mentions: Vec<String>,
    pub buttons: Vec<Option<Button>>,
    pub pictures: Vec<Picture>,
}
