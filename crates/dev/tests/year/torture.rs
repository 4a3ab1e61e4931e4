//! Torture of short lives of tables of every game, and of contests, as `liege-dev torture` does it.

use liege_dev::torture::{Asked, torture};
use std::thread::available_parallelism;

#[test]
fn whatever_breaks_every_promise_is_kept() {
    let jobs = available_parallelism().map_or(1, usize::from);
    // Of four rounds through the games, the last one is of contests. These are the second half of a round of tables and the
    // first half of that one; `liege-dev torture` goes through all of them, as often as it is asked to.
    let games = liege_game::all().len() as u64;
    let asked = Asked { seed: 18 * games + games / 2, runs: games, game: None, jobs };
    let outcome = torture(&asked, &|_| {}).unwrap();
    assert_eq!(outcome.broken, None);
    assert_eq!(outcome.runs, asked.runs);
    let count = |what: &str| outcome.counts.get(what).copied().unwrap_or_default();
    for (what, least) in [
        ("tables", 25),
        ("contests", 25),
        ("moves", 150),
        ("moves in contests", 50),
        ("killed", 50),
        ("heard once more", 80),
    ] {
        assert!(count(what) >= least, "{what}: {} in {:#?}", count(what), outcome.counts);
    }
    // Something broke at every step.
    for point in liege_store::fault::Point::ALL {
        let broken = outcome.counts.keys().any(|name| name.starts_with(&format!("{}: ", point.name())));
        assert!(broken, "nothing broke at {}: {:#?}", point.name(), outcome.counts);
    }
}
