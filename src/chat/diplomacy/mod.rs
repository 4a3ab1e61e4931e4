//! Diplomacy: acts between seats, cards of offers and motions and the answers to them, the ledger, digests.

pub(super) mod acts;
pub(super) mod answers;
pub(super) mod cards;
pub(super) mod digest;
pub(super) mod ledger;

pub(super) use acts::{open_to, shown};
pub(super) use answers::{answer_said, motions_for, which_deal};
pub(super) use cards::{DealRef, Reader, deal_meant, limit, moment};
