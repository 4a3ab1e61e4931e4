//! What can be seen of a table: any point of its past, by whoever looks, without what is kept from them.

pub(crate) mod course;
pub(crate) mod draws;
pub(crate) mod frames;
pub(crate) mod likeness;
pub(crate) mod past;
pub(crate) mod secrecy;
