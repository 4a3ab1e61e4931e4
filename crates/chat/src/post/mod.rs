//! Posts for everybody, a file for each kind.

pub(crate) mod called;
pub(crate) mod challenge;
pub(crate) mod closed;
pub(crate) mod compose;
pub(crate) mod contest;
pub(crate) mod daily_puzzle;
pub(crate) mod dealing;
pub(crate) mod digest;
pub(crate) mod followed;
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

/// A table with its present holders of seats, and with those of the moment that a post is about.
#[derive(Clone, Copy, Debug)]
pub struct Then<'a> {
    /// The table with its present holders: for possible actions, and for whom an open offer waits.
    pub now: &'a Table,
    /// The table with the holders of that moment: for names, and whose turn it was.
    pub then: &'a Table,
}

/// A message without its address: text, pings, buttons, picture.
#[derive(Debug, Default)]
pub struct Post {
    pub text: String,
    pub mentions: Vec<String>,
    pub buttons: Vec<Option<Button>>,
    pub pictures: Vec<Picture>,
}
