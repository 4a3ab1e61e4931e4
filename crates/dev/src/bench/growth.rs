//! The cost of work with a large data file, and at a table with a long game.
//!
//! A hundred tables are really played; the others are copies of them with other members, so that a sound file
//! of a hundred thousand is made within a minute or two. Most of the games have ended, all hosted by one
//! member in one channel; of the rest most are under way and some wait for players.

use super::asked::Asked;
use super::club::{Club, some_move};
use super::figures::{Figure, Times, Trouble, count, median, time};
use jiff::Timestamp;
use liege_game as game;
use liege_store::{Beside, Store, Which, Work, multiply, verify};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The number of tables that are really played.
const SEEDS: usize = 100;
/// One in this many of them is under way, and one in as many waits for players.
const UNDER_WAY: usize = 5;
const WAITING: usize = 20;
/// The number of moves at each of them.
const MOVES: usize = 36;
/// The number of moves measured.
const MEASURED: usize = 100;
/// The largest file that is replayed as a whole: it takes long, and each table costs the same.
const MOST_VERIFIED: usize = 10_000;
/// The numbers of actions of the long games.
const LONG: [usize; 3] = [30, 300, 3_000];
/// The variable with a folder in which files are kept and found. Files of an older program show how long an
/// upgrade takes.
const KEPT: &str = "LIEGE_BENCH_FILES";

pub(super) async fn measure(asked: &Asked, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    let folder = tempfile::tempdir()?;
    for actions in LONG {
        long(&folder.path().join(format!("long-{actions}.sqlite")), actions, tell).await?;
    }
    let kept = std::env::var_os(KEPT).map(PathBuf::from);
    let played = folder.path().join("played.sqlite");
    play(&played).await?;
    for tables in &asked.tables {
        let path = kept.as_deref().unwrap_or(folder.path()).join(format!("growth-{tables}.sqlite"));
        if !path.exists() {
            std::fs::copy(&played, &path)?;
            multiply(&path, tables / SEEDS, ("p", "c")).await?;
        }
        // The moves are played in a copy: a kept file stays unchanged.
        let copy = folder.path().join("measured.sqlite");
        if kept.is_some() {
            std::fs::copy(&path, &copy)?;
        } else {
            std::fs::rename(&path, &copy)?;
        }
        // The file was written without waiting for the disk: otherwise the first start would wait for all of
        // it.
        std::fs::File::open(&copy)?.sync_all()?;
        tell(count(
            format!("growth/{tables} tables/file"),
            std::fs::metadata(&copy)?.len() as usize >> 20,
            "MiB",
        ));
        of_many(&copy, *tables, tell).await?;
        for end in ["", "-wal", "-shm", ".lock"] {
            // Some of them may not exist.
            let _ = std::fs::remove_file(folder.path().join(format!("measured.sqlite{end}")));
        }
    }
    Ok(())
}

/// Plays the tables that are copied.
async fn play(path: &Path) -> Result<(), Trouble> {
    let club = Club::open(path).await?;
    // Nobody looks at these posts.
    club.chat.renderer().leave_blank(true);
    for who in super::club::PEOPLE {
        club.say("c", who, "help").await;
    }
    for table in 1..=SEEDS as i64 {
        let number = table as usize;
        if number.is_multiple_of(WAITING) {
            club.say("e", "x1", "new three-player-chess red=me truce=off").await;
            continue;
        }
        let (channel, host) = if number.is_multiple_of(UNDER_WAY) { ("d", "x1") } else { ("c", "p") };
        let new = "new three-player-chess red=@x1 white=@x2 black=@x3 truce=off muster=never time=3d";
        club.say(channel, host, new).await;
        for who in ["x1", "x2", "x3"] {
            club.say(channel, who, &format!("join #{table}")).await;
        }
        for number in 0..MOVES {
            a_move(&club, channel, table, number * 7 + table as usize).await?;
        }
        if host == "p" {
            // If it were typed, the bot would ask for confirmation.
            for who in ["x1", "x2"] {
                let found = club.table(table).await?;
                let step = found.resign(who, None, Timestamp::now()).map_err(|error| format!("{error:?}"))?;
                club.store.commit(&step, Beside::of(&[], None), Timestamp::now()).await?;
            }
        }
        club.deliver().await;
    }
    club.chat.renderer().leave_blank(false);
    club.store.close().await;
    Ok(())
}

/// Plays a legal move for a seat that is to move.
async fn a_move(club: &Club, channel: &str, table: i64, pick: usize) -> Result<(), Trouble> {
    let found = club.table(table).await?;
    let Some(text) = some_move(&found, pick) else { return Ok(()) };
    let holder = found.to_move().iter().find_map(|seat| found.holder(seat)).map(|player| player.id.clone());
    club.say(channel, holder.as_deref().unwrap_or("p"), &text).await;
    Ok(())
}

/// The memory of this process, if the system tells it.
fn memory() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<usize>().ok().map(|kib| kib >> 10)
}

/// Measures a file with many tables.
async fn of_many(path: &Path, tables: usize, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    let name = |what: &str| format!("growth/{tables} tables/{what}");
    let begun = Instant::now();
    Store::open(path).await?.close().await;
    tell(time(name("first start"), begun.elapsed()));
    let begun = Instant::now();
    let club = Club::open(path).await?;
    tell(time(name("start"), begun.elapsed()));
    let (channel, table) = ("own", club.lay("own", "p", "three-player-chess").await?);
    club.deliver().await;
    let (mut committed, mut posted) = (Times::default(), Times::default());
    for number in 0..MEASURED {
        let begun = Instant::now();
        a_move(&club, channel, table, number * 11).await?;
        committed.0.push(begun.elapsed());
        club.deliver().await;
        posted.0.push(begun.elapsed());
    }
    tell(time(name("a move, committed"), committed.median()));
    tell(time(name("a move, posted"), posted.median()));
    for (who, text) in [
        ("p", "tables"),
        ("x1", "tables"),
        ("x1", "seeks"),
        ("x1", "leaderboard three-player-chess"),
        ("x1", "rating"),
        ("p", "games"),
    ] {
        let took = median(async || {
            club.say("c", who, text).await;
            Ok(())
        });
        let text = if who == "p" && text == "tables" { "tables of their host" } else { text };
        tell(time(name(text), took.await?));
    }
    let works = [Work::Timers, Work::Reminders, Work::Digests, Work::Challenges];
    let sweep = median(async || Ok(club.store.take(&works, Timestamp::now(), 64).await?)).await?;
    tell(time(name("reminder sweep"), sweep));
    tell(time(name("next due"), median(async || Ok(club.store.next(&works).await?)).await?));
    tell(time(
        name("newest here"),
        median(async || Ok(club.store.tables(Which::NewestAt("c")).await?)).await?,
    ));
    if let Some(memory) = memory() {
        tell(count(name("memory"), memory, "MiB"));
    }
    if tables <= MOST_VERIFIED {
        let begun = Instant::now();
        let report = verify(&club.store).await?;
        tell(time(name("verify"), begun.elapsed()));
        if !report.is_sound() {
            return Err(format!("the file is not sound: {:?}", report.differences.first()).into());
        }
    }
    club.store.close().await;
    Ok(())
}

/// Measures a table with a long game.
async fn long(path: &Path, actions: usize, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    let name = |what: &str| format!("growth/a table of {actions} actions/{what}");
    let (game, picks) = lasting(actions + MEASURED)?;
    let club = Club::open(path).await?;
    let table = club.lay("own", "p", game).await?;
    club.chat.renderer().leave_blank(true);
    let mut picks = picks.into_iter();
    for action in picks.by_ref().take(actions) {
        club.say("own", "p", &format!("#{table} {action}")).await;
        // It is delivered as the game goes on: otherwise waiting posts would need a replay, which does not
        // happen at a table with Discord.
        club.deliver().await;
    }
    club.chat.renderer().leave_blank(false);
    let length = club.table(table).await?.log().len();
    if length < actions {
        return Err(format!("only {length} of {actions} actions were taken").into());
    }
    let (mut committed, mut posted) = (Times::default(), Times::default());
    for action in picks {
        let begun = Instant::now();
        club.say("own", "p", &format!("#{table} {action}")).await;
        committed.0.push(begun.elapsed());
        club.deliver().await;
        posted.0.push(begun.elapsed());
    }
    tell(time(name("committed"), committed.median()));
    tell(time(name("posted"), posted.median()));
    club.store.close().await;
    drop(club);
    // Nothing is cached now.
    let club = Club::open(path).await?;
    let begun = Instant::now();
    club.table(table).await?;
    tell(time(name("replayed after a start"), begun.elapsed()));
    club.store.close().await;
    Ok(())
}

/// A game that lasts for this number of actions, and the actions. In Enochian chess no rule ends the game as
/// long as nothing is captured.
fn lasting(actions: usize) -> Result<(&'static str, Vec<String>), Trouble> {
    let game = game::by_id("enochian-chess").ok_or("Enochian chess is not there")?;
    let mut state = super::played::start(game)?;
    let mut picked = Vec::new();
    for number in 0..actions {
        let legal = state.legal();
        let peaceful = |action: &&String| !action.contains('x') && !action.starts_with('P');
        let open: Vec<&String> = legal.iter().filter(peaceful).collect();
        let pick = number.wrapping_mul(2_654_435_761) >> 7;
        let action = match open.len() {
            0 => legal.first(),
            open_now => open.get(pick % open_now).copied(),
        };
        let action = action.ok_or("the long game is over too soon")?.clone();
        state.play(&action).map_err(|refusal| format!("{refusal:?}"))?;
        picked.push(action);
    }
    Ok((game.id(), picked))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_long_game_is_long_enough() {
        let longest = LONG.into_iter().max().unwrap() + MEASURED;
        assert_eq!(lasting(longest).unwrap().1.len(), longest);
    }
}
