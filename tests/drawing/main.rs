//! Pictures: comparisons with stored ones, and rules for every picture.

mod art;
mod boards;
mod chapaev;
mod chess_family;
mod collection;
mod dragonchess;
mod draughts;
mod pictures;
mod replay;
mod stored;
mod stored_pictures;

liege_testing::install!(liege_games::house());
