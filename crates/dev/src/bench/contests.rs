//! Pairing of a large Swiss, and a data file with many contests.

use super::asked::Asked;
use super::club::Club;
use super::figures::{Figure, Times, Trouble, median, time};
use jiff::Timestamp;
use liege_contest::pairing::swiss::{Colour, Tournament, pair};
use liege_contest::standing::two::{Round, Score};
use liege_store::{Store, WhichContests, Work};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

/// The entrants of the Swiss, and its rounds.
const ENTRANTS: u32 = 500;
const ROUNDS: u32 = 11;
/// The contests of the file, and the entrants of each.
const CONTESTS: usize = 200;
const EACH: usize = 8;
/// The number of starts that are measured.
const STARTS: usize = 5;

pub(super) async fn measure(asked: &Asked, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    pairing(asked.time, tell)?;
    let folder = tempfile::tempdir()?;
    for contests in [0, CONTESTS] {
        let path = folder.path().join(format!("contests-{contests}.sqlite"));
        hold(&path, contests).await?;
        starts(&path, contests, tell).await?;
    }
    Ok(())
}

/// Measures the pairing of the rounds of a large Swiss. The better number wins most games, some are drawn.
fn pairing(about: Duration, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    let entrants: Vec<u32> = (1..=ENTRANTS).collect();
    let (mut times, begun, mut seed) = (Times::default(), Instant::now(), 1u32);
    while times.0.is_empty() || begun.elapsed() < about {
        let mut played: Vec<Round> = Vec::new();
        for _ in 0..ROUNDS {
            let started = Instant::now();
            let paired = pair(&Tournament {
                rounds: ROUNDS,
                first: Colour::White,
                entrants: &entrants,
                played: &played,
                absent: &BTreeMap::new(),
                no_bye: &[],
            });
            times.0.push(started.elapsed());
            let paired = paired.ok_or("the Swiss can't be paired")?;
            let games = paired.games.iter().map(|(white, black)| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let (white_wins, black_wins) = ((2, 0), (0, 2));
                let (better, worse) =
                    if white < black { (white_wins, black_wins) } else { (black_wins, white_wins) };
                let (white_has, black_has) = match seed >> 24 {
                    0..70 => (1, 1),
                    70..200 => better,
                    _ => worse,
                };
                (*white, *black, Score { white: white_has, black: black_has, played: true })
            });
            played.push(Round { games: games.collect(), ..Round::default() });
        }
    }
    tell(time(format!("contests/pairing of {ENTRANTS}/median round"), times.median()));
    tell(time(format!("contests/pairing of {ENTRANTS}/slowest round"), times.percentile(100)));
    Ok(())
}

/// Makes a file with running contests, each with its tables.
async fn hold(path: &Path, contests: usize) -> Result<(), Trouble> {
    let club = Club::open(path).await?;
    club.chat.renderer().leave_blank(true);
    club.say("c", "p", "help").await;
    for number in 1..=contests {
        let channel = format!("c{number}");
        // Nobody may organise many.
        club.say(&channel, &format!("o{number}"), "contest new swiss reversi rounds=3 checkin=off").await;
        for entrant in 0..EACH {
            club.say(&channel, &format!("x{}", (number * 5 + entrant) % 300), "contest join").await;
        }
        club.say(&channel, &format!("o{number}"), "contest close").await;
        if number.is_multiple_of(10) {
            club.deliver().await;
        }
    }
    club.deliver().await;
    let there = club.store.contests(WhichContests::On("s", u32::MAX)).await?;
    let running = there.iter().filter(|line| line.state == "running").count();
    club.store.close().await;
    if running == contests { Ok(()) } else { Err(format!("{running} of {contests} contests run").into()) }
}

/// Measures the time until the program has started on a file, answered, and done its due work.
async fn starts(path: &Path, contests: usize, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    let name = |what: &str| format!("contests/{contests} on file/{what}");
    let (mut started, mut answered, mut tended) = (Times::default(), Times::default(), Times::default());
    for _ in 0..STARTS {
        let begun = Instant::now();
        let club = Club::open(path).await?;
        started.0.push(begun.elapsed());
        club.say("c", "p", "tables").await;
        answered.0.push(begun.elapsed());
        club.deliver().await;
        tended.0.push(begun.elapsed());
        club.store.close().await;
    }
    tell(time(name("started"), started.median()));
    tell(time(name("started and answered"), answered.median()));
    tell(time(name("started, answered and looked after"), tended.median()));
    let store = Store::open(path).await?;
    let look = median(async || Ok(store.take(&[Work::Contests], Timestamp::now(), 16).await?));
    tell(time(name("a look for due contests"), look.await?));
    store.close().await;
    Ok(())
}
