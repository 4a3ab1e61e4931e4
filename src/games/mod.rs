//! The games, one folder each. Nobody but the registry ([`crate::game::all`]) knows them.

pub mod dragonchess;
pub mod three_player_chess;
