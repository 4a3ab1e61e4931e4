//! The wait for a machine's move while one member has as many tables with two machines of the best level as
//! they may, and all of these think without a pause.

use super::asked::Asked;
use super::club::Club;
use super::figures::{Figure, Times, Trouble, count, time};
use liege_chat as chat;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// The number of tables of that member.
const CROWD: usize = 48;
/// The number of tables that others open, at which a machine has the first move.
const OTHERS: usize = 10;
/// How often the bench looks whether it has moved.
const LOOK: Duration = Duration::from_millis(10);
/// The longest wait.
const PATIENCE: Duration = Duration::from_mins(5);

/// The others who play: a name for the figure, their server, the level of their machine.
const ELSE: [(&str, &str, u8); 3] = [
    ("another server, level 1", "t", 1),
    ("another server, level 5", "t", 5),
    ("another member, level 5", "s", 5),
];

pub(super) async fn measure(asked: &Asked, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    let folder = tempfile::tempdir()?;
    let club = Club::open(&folder.path().join("liege.sqlite")).await?;
    let game = asked.game.unwrap_or("three-player-chess");
    let seats = liege_game::by_id(game).map(liege_game::Game::seats).unwrap_or_default();
    // In games for three and four the first seat is a person's: machines never play alone.
    let crowded = |seat: usize| if seat == 0 { "me" } else { "machine:5" };
    let seats: Vec<String> =
        seats.iter().enumerate().map(|(place, seat)| format!("{}={}", seat.id, crowded(place))).collect();
    for number in 0..CROWD {
        club.say(&format!("c{number}"), "p", &format!("new {game} {}", seats.join(" "))).await;
    }
    let tables = club.newest(&format!("c{}", CROWD - 1)).await?;
    let (stop, stopped) = watch::channel(false);
    let worker = tokio::spawn(chat::deliver(Arc::clone(&club.chat), club.chute.clone(), stopped));
    for (place, (what, server, level)) in ELSE.into_iter().enumerate() {
        let (mut waited, mut before) = (Times::default(), 0);
        for number in 0..OTHERS {
            // It comes while the machines think.
            tokio::time::sleep(asked.time / 4).await;
            let (channel, who) = (format!("d{place}-{number}"), format!("x{place}"));
            let begun = Instant::now();
            club.say_in(server, &channel, &who, &format!("new chess white=machine:{level} black=me")).await;
            let table = club.newest(&channel).await?;
            let moved = moves(&club, tables).await?;
            while club.table(table).await?.log().is_empty() && begun.elapsed() < PATIENCE {
                tokio::time::sleep(LOOK).await;
            }
            waited.0.push(begun.elapsed());
            before = before.max(moves(&club, tables).await? - moved);
        }
        tell(time(format!("machines/{what}, half"), waited.median()));
        tell(time(format!("machines/{what}, longest"), waited.percentile(100)));
        tell(count(format!("machines/{what}, moves of the one member before, most"), before, "count"));
    }
    let all = moves(&club, tables).await?;
    tell(count("machines/moves of the one member in all", all, "count"));
    stop.send_replace(true);
    worker.await?;
    club.store.close().await;
    Ok(())
}

/// The number of moves at the first tables.
async fn moves(club: &Club, tables: i64) -> Result<usize, Trouble> {
    let mut moves = 0;
    for table in 1..=tables {
        moves += club.table(table).await?.log().len();
    }
    Ok(moves)
}
