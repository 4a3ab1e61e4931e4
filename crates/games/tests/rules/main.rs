//! The rules of the games, from outside: against vectors, oracles and random play.

mod corpus;
mod dragonchess;
mod dragons_breakthrough;
mod every_game;
mod fairy;
mod ledger;
mod random_games;
mod say;
mod tapping;
mod three_player_chess;
mod typed;
mod vectors;
mod worked;

liege_testing::install!(liege_games::house());
