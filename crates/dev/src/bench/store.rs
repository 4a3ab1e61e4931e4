//! The number of moves stored in a second, and the time of each, with several clients at once, each at a
//! separate table.
//!
//! It measures a data file, and in the same run the configured server, in a schema that is deleted
//! afterwards: nothing else there is touched. A time is from a move until it is stored, with the row that
//! announces it. Nothing is read, drawn or posted meanwhile.

use super::asked::Asked;
use super::club::{Club, legal_move};
use super::figures::{Figure, Times, Trouble, time};
use jiff::Timestamp;
use liege_store::{Beside, Committed, Location, MemberChanges, OutboxEntry, OutboxKind, Scratch};
use liege_table::Table;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// The numbers of clients at once.
const CLIENTS: [usize; 3] = [1, 4, 16];
/// The game: its moves are found quickly.
const GAME: &str = "chess";

pub(super) async fn measure(asked: &Asked, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    let folder = tempfile::tempdir()?;
    of("data file", &Location::File(folder.path().join("liege.sqlite")), asked.time, tell).await?;
    if let Some(server) = &asked.server {
        let scratch = Scratch::on(server).await?;
        let outcome = of("server", &scratch.location(), asked.time, tell).await;
        scratch.remove().await?;
        outcome?;
    }
    Ok(())
}

/// Measures one location.
async fn of(
    place: &str,
    location: &Location,
    about: Duration,
    tell: &mut (dyn FnMut(Figure) + Send),
) -> Result<(), Trouble> {
    let club = Arc::new(Club::at(location).await?);
    for clients in CLIENTS {
        let (stored, took) = play(&club, clients, about).await?;
        let name = |what: &str| format!("store/{place}/{clients} clients/{what}");
        let value = (stored.0.len() as f64 / took.as_secs_f64()).round();
        tell(Figure { name: name("moves"), value, unit: "actions/s" });
        for of in [50, 99] {
            tell(time(name(&format!("stored, p{of}")), stored.percentile(of)));
        }
    }
    club.store.close().await;
    Ok(())
}

/// Plays at this number of tables for about this long. Returns the times of storing each move, and the whole
/// time.
async fn play(club: &Arc<Club>, clients: usize, about: Duration) -> Result<(Times, Duration), Trouble> {
    let mut tables = Vec::new();
    for number in 0..clients {
        tables.push(lay(club, number).await?);
    }
    let (mut playing, begun) = (JoinSet::new(), Instant::now());
    for (number, table) in tables.into_iter().enumerate() {
        let club = Arc::clone(club);
        playing.spawn(async move { sit(&club, table, number, begun + about).await });
    }
    let mut all = Times::default();
    while let Some(stored) = playing.join_next().await {
        all.0.extend(stored??.0);
    }
    Ok((all, begun.elapsed()))
}

/// The player of this client, and the channel.
fn who(client: usize) -> (String, String) {
    (format!("p{client}"), format!("c{client}"))
}

async fn lay(club: &Club, client: usize) -> Result<Arc<Table>, Trouble> {
    let (member, channel) = who(client);
    club.table(club.lay(&channel, &member, GAME).await?).await
}

/// Runs one client until the time is over.
async fn sit(club: &Club, mut table: Arc<Table>, client: usize, until: Instant) -> Result<Times, Trouble> {
    let (member, _) = who(client);
    let (mut stored, mut played) = (Times::default(), client);
    while Instant::now() < until {
        let Some(action) = legal_move(&table, played) else {
            table = lay(club, client).await?;
            continue;
        };
        played += 1;
        let now = Timestamp::now();
        let step = table.act(&member, &action, now).map_err(|error| format!("{action}: {error:?}"))?;
        let entry = step.table.log().len();
        let rows = [OutboxEntry::new(OutboxKind::Post, entry, entry)];
        let beside = Beside { members: Some(&MemberChanges::default()), ..Beside::of(&rows, None) };
        let begun = Instant::now();
        let committed = club.store.commit(&step, beside, now).await?;
        stored.0.push(begun.elapsed());
        let Committed::Done(now) = committed else { return Err("somebody else played there".into()) };
        table = now;
    }
    Ok(stored)
}
