//! The table itself, what it refuses, and one step of it: the ground on which all rooms below stand.
//!
//! Everything that changes a table is a method on `&self` which gives a [`step::Step`]: the table *after* the change
//! and what happened on the way.

pub(crate) mod error;
pub(crate) mod powers;
pub(crate) mod provenance;
pub(crate) mod recent;
pub(crate) mod restore;
pub(crate) mod standing;
pub(crate) mod step;
pub(crate) mod table;
