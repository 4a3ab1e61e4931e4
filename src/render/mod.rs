//! Scenes to pictures.
pub mod sprites;
pub mod theme;
