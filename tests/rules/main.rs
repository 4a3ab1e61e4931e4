//! The rules of the games, from outside: the library, and the referee.

mod checking_the_dice;
mod corpus;
mod dragonchess;
mod dragons_breakthrough;
mod every_game;
mod ledger;
mod random_games;
mod referee;
mod say;
mod tapping;
mod three_player_chess;
mod typed;
mod vectors;
mod words;
mod worked;
