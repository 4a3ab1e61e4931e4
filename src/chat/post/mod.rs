//! What everybody is told, a file a kind of post.

pub(in crate::chat) mod buttons;
pub(in crate::chat) mod cards;
pub(in crate::chat) mod challenge;
pub(in crate::chat) mod clocks;
pub(in crate::chat) mod compose;
pub(in crate::chat) mod dice;
pub(in crate::chat) mod digest;
pub(in crate::chat) mod places;
pub(in crate::chat) mod ready_check;
pub(in crate::chat) mod record;
pub(in crate::chat) mod reminder;
pub(in crate::chat) mod turn;

use crate::chat::desk::answer::{Button, Picture};
use crate::table::Table;

/// A table as it is now and, of who sat where, as it was at the moment that a post tells of.
#[derive(Clone, Copy, Debug)]
pub(in crate::chat) struct Then<'a> {
    /// With those who hold the seats now: what can be done, and for whom an open offer waits.
    pub now: &'a Table,
    /// With those who held them then: who is named and whose turn it was.
    pub then: &'a Table,
}

/// Text, whom it notifies, buttons, picture: a message without its address.
#[derive(Debug, Default)]
pub(in crate::chat) struct Post {
    pub text: String,
    pub mentions: Vec<String>,
    pub buttons: Vec<Option<Button>>,
    pub pictures: Vec<Picture>,
}
