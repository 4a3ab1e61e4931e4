//! What people type.

pub(crate) mod letters;
