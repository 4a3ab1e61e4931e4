//! What the picture of a position says, before anything is drawn.
