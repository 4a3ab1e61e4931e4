//! Nodes per second of the games' trees of moves: leaf nodes counted, as is usual.
//!
//! Run with `cargo bench --bench perft`. The items of the throughput are nodes (or moves).

mod dragonchess;
mod dragons_breakthrough;
mod enochian_chess;
mod families;
mod three_player_chess;

fn main() {
    liege_testing::install(liege_games::house());
    divan::main();
}
