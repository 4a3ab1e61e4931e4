//! How one more entry of the log changes the timeline. [`enter`] is the way in; the other files each have one
//! kind of entries.

pub(crate) mod chances;
pub(crate) mod deadlines;
pub(crate) mod display;
pub(crate) mod enter;
pub(crate) mod rewind;
pub(crate) mod sittings;
pub(crate) mod votes;
