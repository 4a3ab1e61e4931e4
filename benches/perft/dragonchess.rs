//! Dragonchess: the move tree.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use liege::games::dragonchess::position::{HeroReturn, Position};

#[divan::bench(sample_count = 30)]
fn perft_3(bencher: Bencher<'_, '_>) {
    let position = Position::start(HeroReturn::Origin);
    let nodes = position.perft(3);
    bencher.counter(ItemsCount::new(nodes)).bench(|| black_box(&position).perft(black_box(3)));
}
