//! The chat against a courier that keeps what it is given.
