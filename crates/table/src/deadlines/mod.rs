//! What time does to a table, and what players do about time: deadlines, leave, claims.

pub(crate) mod leave;
pub(crate) mod overdue;
pub(crate) mod patience;
pub(crate) mod tick;
