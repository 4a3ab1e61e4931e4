//! The kit: what games on a board of cells need beside their rules.

pub(crate) mod typed;
