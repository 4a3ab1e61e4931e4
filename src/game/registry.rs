//! The games there are. Adding a game adds one line here.

use crate::game::Game;
use crate::games::chapaev::Chapaev;
use crate::games::chess;
use crate::games::dragonchess::DRAGONCHESS;
use crate::games::dragons_breakthrough::DragonsBreakthrough;
use crate::games::draughts;
use crate::games::enochian_chess::EnochianChess;
use crate::games::three_player_chess::ThreePlayerChess;

static GAMES: &[&dyn Game] = &[
    &ThreePlayerChess,
    &DRAGONCHESS,
    &EnochianChess,
    &DragonsBreakthrough,
    &chess::CHESS,
    &chess::MAHARAJAH,
    &chess::TWO_MOVE,
    &chess::TRANSFORMATIONS,
    &chess::APPEARANCES,
    &chess::CYLINDER,
    &chess::MOBIUS,
    &chess::RELOCATION,
    &chess::BUGHOUSE,
    &chess::DICE,
    &chess::MOVE_ALL,
    &chess::SHASHMATY,
    &Chapaev,
    &draughts::RUSSIAN,
    &draughts::ENGLISH,
    &draughts::INTERNATIONAL,
    &draughts::CANADIAN,
    &draughts::GERMAN,
    &draughts::ITALIAN,
    &draughts::SPANISH,
    &draughts::TURKISH,
];

/// All games, in the order they are shown.
#[must_use]
pub fn all() -> &'static [&'static dyn Game] {
    GAMES
}

/// The game with that id.
#[must_use]
pub fn by_id(id: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.id() == id)
}
