//! The stored parts of a table: its chairs, its terms, and the log, line by line.

pub(crate) mod chair;
mod event_text;
pub(crate) mod motion;
pub(crate) mod one_line;
pub(crate) mod origin;
pub(crate) mod presence;
pub(crate) mod record;
pub(crate) mod table_event;
pub(crate) mod terms;
