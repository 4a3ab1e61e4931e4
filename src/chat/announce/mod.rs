//! What must be announced of a change, as rows of the queue. No I/O.

pub(crate) mod announcement;
pub(crate) mod by_itself;
pub(crate) mod ready_check;
pub(crate) mod rows;
