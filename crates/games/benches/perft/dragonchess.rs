//! Benchmarks of Dragonchess: the move tree, counted in bulk at the last ply; the tree with every leaf made
//! and taken back; and moves played with all their consequences, as a table does it.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use liege_games::dragonchess::position::{HeroReturn, Position};

/// A middle game: Heroes away, a Sylph that landed, a frozen piece, Dragons in the open.
const MIDDLE: &str = "2g7g1/s3s1s1s1s1/8r3/1s10/4H7/7S4/S1S1S3S1S1/2G3R3G1|\
    o1htcmk1t1uo/ww1wwwp1wwww/2w1u2w4/3u8/5W1W4/2U1W7/WWSW3WWWWW/O1HTCMKPT1UO|\
    6e3b1/1d1d1d1d1d1d/2b9/12/3B8/6E5/1D1D1D1D1D1D/10B1 gold 3e4=2d3 3 14";

fn position(name: &str) -> Position {
    match name {
        "start" => Position::start(HeroReturn::Origin),
        _ => Position::read(MIDDLE, HeroReturn::Origin).expect("a position string of this file"),
    }
}

#[divan::bench(sample_count = 30, args = ["start", "middle game"])]
fn perft_3(bencher: Bencher<'_, '_>, name: &str) {
    let position = position(name);
    let nodes = position.perft(3);
    bencher.counter(ItemsCount::new(nodes)).bench(|| black_box(&position).perft(black_box(3)));
}

fn leaves(position: &mut Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for mv in position.legal_moves() {
        let undo = position.make(mv);
        count += leaves(position, depth - 1);
        position.unmake(mv, undo);
    }
    count
}

/// Makes every leaf and takes it back.
#[divan::bench(sample_count = 20, args = ["start", "middle game"])]
fn made_3(bencher: Bencher<'_, '_>, name: &str) {
    let mut position = position(name);
    let nodes = position.perft(3);
    bencher.counter(ItemsCount::new(nodes)).bench_local(|| leaves(black_box(&mut position), 3));
}

/// Every legal move of the position: checked, played and settled with all its sentences.
#[divan::bench(args = ["start", "middle game"])]
fn play_every_move(bencher: Bencher<'_, '_>, name: &str) {
    use liege_game::{Game, Options, State};
    let game = &liege_games::dragonchess::DRAGONCHESS;
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).expect("the defaults");
    let text = position(name).to_string();
    let state: Box<dyn State> = game.start(&options, Some(&text)).expect("a position of this file");
    let moves = state.legal();
    bencher.counter(ItemsCount::new(moves.len())).bench_local(|| {
        for mv in &moves {
            let _ = black_box(state.boxed().play(mv));
        }
    });
}
