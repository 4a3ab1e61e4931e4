//! Announcements of a change, as rows of the outbox. No I/O.

pub(crate) mod announcement;
pub(crate) mod by_itself;
pub(crate) mod contest;
pub(crate) mod ready_check;
pub(crate) mod rows;

pub(crate) use announcement::{
    Announcement, BlockReason, ChallengeTold, Held, Lost, ReadyCheckNews, Reminded,
};
pub(crate) use by_itself::played_by_itself;
pub(crate) use rows::of_new;
