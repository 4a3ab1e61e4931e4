//! Changes of a table by time, and players' answers to them: deadlines, leave, claims.

pub(crate) mod leave;
pub(crate) mod overdue;
pub(crate) mod patience;
pub(crate) mod tick;
