//! Torture of short lives of tables of every game, and of contests, as `liege-dev torture` does it.

use liege_dev::torture::{Asked, torture};
use std::thread::available_parallelism;

#[test]
fn whatever_breaks_every_promise_is_kept() {
    let jobs = available_parallelism().map_or(1, usize::from);
    // Eight of each game.
    let asked = Asked { seed: 1_000, runs: 216, game: None, jobs };
    let outcome = torture(&asked, &|_| {}).unwrap();
    assert_eq!(outcome.broken, None);
    assert_eq!(outcome.runs, asked.runs);
    let count = |what: &str| outcome.counts.get(what).copied().unwrap_or_default();
    for (what, least) in [
        ("tables", 150),
        ("contests", 40),
        ("moves", 1_000),
        ("moves in contests", 100),
        ("killed", 216),
        ("heard once more", 400),
    ] {
        assert!(count(what) >= least, "{what}: {} in {:#?}", count(what), outcome.counts);
    }
    // Something broke at every step.
    for point in liege_store::fault::Point::ALL {
        let broken = outcome.counts.keys().any(|name| name.starts_with(&format!("{}: ", point.name())));
        assert!(broken, "nothing broke at {}: {:#?}", point.name(), outcome.counts);
    }
}
