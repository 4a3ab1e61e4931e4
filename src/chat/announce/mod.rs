//! What must be announced of a change, as rows of the queue. No I/O.

pub(in crate::chat) mod announcement;
pub(in crate::chat) mod by_itself;
pub(in crate::chat) mod ready_check;
pub(in crate::chat) mod rows;
