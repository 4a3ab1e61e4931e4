//! Playing: a typed text or a button becomes actions of the log, all of them or none.

pub(crate) mod act;
pub(crate) mod playing;
pub(crate) mod reading;
pub(crate) mod seat_view;
