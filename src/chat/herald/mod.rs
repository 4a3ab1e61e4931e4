//! The herald at work: who is told what, cards and answers to offers, the ledger for readers, digests.

mod acts;
mod announce;
mod answers;
mod cards;
mod change;
mod clocks;
mod digest;
mod ledger;
mod turn;

pub(super) use acts::{open_to, shown};
pub(super) use announce::{asked, free_seats, of_new, of_step};
pub(super) use answers::{answer_said, motions_for, which_deal};
pub(super) use cards::{Reader, deal_meant, limit, moment};
pub(super) use change::{Changed, Done, Ending};
pub(super) use clocks::{is_clock, time_lines};
pub(super) use turn::post_buttons;
