//! Time changes a table, and players answer it: deadlines, leave, claims.

pub(crate) mod leave;
pub(crate) mod overdue;
pub(crate) mod patience;
pub(crate) mod tick;
