//! What goes on by itself: what is queued goes out, time passes, places are lost.

pub(in crate::chat) mod blocked_channels;
pub(in crate::chat) mod cleanup;
pub(in crate::chat) mod deliver;
pub(in crate::chat) mod follow_up;
pub(in crate::chat) mod listening;
pub(in crate::chat) mod lost_channels;
pub(in crate::chat) mod refresh;
pub(in crate::chat) mod timers;
