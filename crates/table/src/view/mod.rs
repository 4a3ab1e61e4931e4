//! Views of a table: any point of its past, for any reader, without the secrets of others.

pub(crate) mod course;
pub(crate) mod draws;
pub(crate) mod frames;
pub(crate) mod likeness;
pub(crate) mod past;
pub(crate) mod secrecy;
