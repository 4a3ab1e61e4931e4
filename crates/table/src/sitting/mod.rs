//! The table itself, its refusals, and one step of it: the basis of all modules after it.
//!
//! Everything that changes a table is a method on `&self` which returns a [`step::Step`]: the table *after*
//! the change and the events on the way.

pub(crate) mod error;
pub(crate) mod powers;
pub(crate) mod provenance;
pub(crate) mod recent;
pub(crate) mod restore;
pub(crate) mod standing;
pub(crate) mod step;
pub(crate) mod table;
