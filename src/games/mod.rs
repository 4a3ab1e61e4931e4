//! The games, one folder each. Nobody but the registry ([`crate::game::all`]) knows them.

pub mod chapaev;
pub mod chess;
pub mod dragonchess;
pub mod dragons_breakthrough;
pub mod draughts;
pub mod enochian_chess;
pub mod three_player_chess;
