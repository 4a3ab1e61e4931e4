//! Some weeks of a server's contests, as `liege-dev year --small` plays them. `LIEGE_YEAR_SEED` changes the seed.

use liege_dev::year::{Asked, year};
use liege_store::secret::Secret;

#[tokio::test]
async fn contests_go_on_by_themselves_whoever_leaves_and_whatever_is_killed() {
    let seed = std::env::var("LIEGE_YEAR_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let server = std::env::var("LIEGE_TEST_SERVER").ok().map(Secret::new);
    let figures = Box::pin(year(&Asked { seed, small: true, server }, &|_| {})).await.unwrap();
    println!("{figures}");
    let deeds = |deed: &str| figures.deeds.get(deed).copied().unwrap_or_default();
    for (deed, least) in [
        ("moves", 40),
        ("resignations", 8),
        ("challenges", 8),
        ("names changed", 4),
        ("members left the server", 3),
        ("machines entered", 1),
    ] {
        assert!(deeds(deed) >= least, "{deed}: {}", deeds(deed));
    }
    // Whether an answer takes long enough to be killed in its middle hangs on the machine.
    assert!(figures.kills.0 > 3, "{:?}", figures.kills);
    let rounds = figures.of_contests["paired"];
    assert!(rounds.posts >= 10 && rounds.pings >= 30, "{rounds:?}");
}
