//! Everything breaks on purpose.
