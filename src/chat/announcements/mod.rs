//! Announcements: who is told what of a change, and the posts that tell it.

pub(super) mod announce;
pub(super) mod clocks;
pub(super) mod turn;

pub(super) use announce::{asked, free_seats, of_new, of_step};
pub(super) use clocks::{is_clock, time_lines};
pub(super) use turn::post_buttons;
