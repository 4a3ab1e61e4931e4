//! A move, from typing to the commit (confirmed by the disk), and to the moment when the board is passed to
//! Discord.
//!
//! The tables are played at the same time: at each, the player to move thinks for a while and types. The
//! number of moves in a second follows from that; a second measurement leaves the thinking out and shows the
//! largest possible number.

use super::asked::Asked;
use super::club::{Club, some_move};
use super::figures::{Figure, Times, Trouble, count, time};
use liege_chat as chat;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// The numbers of tables at once.
const TABLES: [usize; 3] = [1, 10, 100];
/// The average time that the player to move thinks: no club plays faster.
const THINKING: Duration = Duration::from_secs(4);
/// The games played, in turn.
const GAMES: [&str; 6] = [
    "three-player-chess",
    "dragonchess",
    "enochian-chess",
    "dragons-breakthrough",
    "chess",
    "international-draughts",
];

/// The times of the moves of one table.
#[derive(Default)]
struct Taken {
    committed: Times,
    posted: Times,
}

pub(super) async fn measure(asked: &Asked, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    for tables in TABLES {
        // A single table would have few moves in the time: it is played without pauses.
        let thinking = (tables > 1).then_some(THINKING);
        let taken = play(asked, tables, thinking).await?.0;
        let name = |what: &str| format!("move/{tables} tables/{what}");
        for of in [50, 99] {
            tell(time(name(&format!("committed, p{of}")), taken.committed.percentile(of)));
            tell(time(name(&format!("posted, p{of}")), taken.posted.percentile(of)));
        }
        tell(count(name("moves"), taken.posted.0.len(), "count"));
    }
    let most = TABLES[TABLES.len() - 1];
    let (taken, took) = play(asked, most, None).await?;
    let value = (taken.posted.0.len() as f64 / took.as_secs_f64()).round();
    tell(Figure { name: format!("move/{most} tables/without a pause"), value, unit: "actions/s" });
    Ok(())
}

/// Plays at this number of tables for the time asked for.
async fn play(
    asked: &Asked,
    tables: usize,
    thinking: Option<Duration>,
) -> Result<(Taken, Duration), Trouble> {
    let folder = tempfile::tempdir()?;
    let club = Arc::new(Club::open(&folder.path().join("liege.sqlite")).await?);
    let mut laid = Vec::new();
    for (number, game) in (0..tables).zip(GAMES.iter().cycle()) {
        let channel = format!("c{number}");
        laid.push((club.lay(&channel, &format!("p{number}"), game).await?, channel));
    }
    club.deliver().await;
    let (stop, stopped) = watch::channel(false);
    let worker = tokio::spawn(chat::deliver(Arc::clone(&club.chat), club.chute.clone(), stopped));
    let begun = Instant::now();
    // There are enough moves that one percent of them is significant.
    let about = if thinking.is_some() { asked.time * 8 } else { asked.time * 3 };
    let mut players = JoinSet::new();
    for (number, (table, channel)) in laid.into_iter().enumerate() {
        let club = Arc::clone(&club);
        players.spawn(async move { sit(&club, (table, &channel, number), thinking, begun + about).await });
    }
    let mut all = Taken::default();
    while let Some(taken) = players.join_next().await {
        let taken = taken??;
        all.committed.0.extend(taken.committed.0);
        all.posted.0.extend(taken.posted.0);
    }
    let took = begun.elapsed();
    // The worker ends by itself; its last work no longer matters.
    stop.send_replace(true);
    worker.await?;
    club.store.close().await;
    Ok((all, took))
}

/// Plays one table until the time is over.
async fn sit(
    club: &Club,
    (mut table, channel, number): (i64, &str, usize),
    thinking: Option<Duration>,
    until: Instant,
) -> Result<Taken, Trouble> {
    let mut dice = ChaCha8Rng::seed_from_u64(number as u64);
    let (mut taken, who) = (Taken::default(), format!("p{number}"));
    let mut played = 0;
    loop {
        if let Some(thinking) = thinking {
            // Between zero and twice the average, so that the tables do not play in step.
            let share = f64::from(dice.next_u32()) / f64::from(u32::MAX);
            tokio::time::sleep(thinking.mul_f64(2.0 * share)).await;
        }
        if Instant::now() >= until {
            return Ok(taken);
        }
        let state = club.table(table).await?;
        let Some(text) = some_move(&state, played + number) else {
            table = club.lay(channel, &who, state.game().id()).await?;
            continue;
        };
        played += 1;
        let posted = club.chute.picture(channel);
        let begun = Instant::now();
        club.say(channel, &who, &text).await;
        taken.committed.0.push(begun.elapsed());
        taken.posted.0.push(posted.await? - begun);
    }
}
