//! What must hold of every text.
