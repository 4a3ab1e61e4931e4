//! Nodes per second of the games' trees of moves: leaf nodes counted, as is usual.
//!
//! Run with `cargo bench --bench perft`. The items of the throughput are nodes (or moves).

mod chess;
mod dragonchess;
mod dragons_breakthrough;
mod draughts;
mod enochian_chess;
mod three_player_chess;

fn main() {
    divan::main();
}
