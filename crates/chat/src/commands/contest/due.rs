//! Upkeep of contests: deadlines, tables to open and to close, results.
//!
//! Each step is stored before the next one begins, and each is found again in the store after a crash: games without a table,
//! tables whose state the contest does not know yet, games that are to be judged.

use crate::commands::contest::judge::judge;
use crate::commands::contest::opening::open_table;
use crate::desk::change::change;
use crate::desk::contest::{ContestChanged, Noted, change_contest};
use crate::desk::find::table_or_none;
use crate::desk::listening::beat;
use crate::desk::{Changed, Desk, Fault};
use jiff::{SignedDuration, Timestamp};
use liege_contest::{
    Act, Author, Basis, Contest, Entry, Error, Game, GameId, Happening, Stage, Status as EntrantStatus,
};
use liege_game::Seat;
use liege_store::{ContestTable, Done, Job, ORGANISER_GONE, StoredContest, Work};
use liege_table::{Player, Status, Table};
use std::sync::Arc;

/// The number of contests that one look takes.
const AT_ONCE: u32 = 16;
/// The number of looks in a round of upkeep: what is left then waits for the next.
const LOOKS: usize = 16;
/// The pause of a contest whose work failed.
const REST: SignedDuration = SignedDuration::from_mins(15);
/// The most deadlines of a contest that pass in one change.
const DEADLINES: usize = 1_000;

/// Does the due work of all contests.
pub(crate) async fn look_after_contests(desk: &Desk) {
    // No deadline passes before the bot has given back the time in which it was down.
    if !beat(desk).await {
        return;
    }
    for _ in 0..LOOKS {
        let due = match desk.store.take(&[Work::Contests], desk.now(), AT_ONCE).await {
            Ok(due) => due,
            Err(fault) => {
                tracing::error!(%fault, "the contests whose time has come can't be read");
                return;
            }
        };
        if due.is_empty() {
            return;
        }
        for job in due {
            let Job::Contest(id) = job else { continue };
            let why = match tend(desk, id).await {
                Ok(true) => continue,
                Ok(false) => "it is due and nothing is done".to_owned(),
                Err(fault) => fault.to_string(),
            };
            // One broken contest must not keep the others waiting, and must not be tried again and again.
            tracing::error!(contest = id, why, "a contest can't go on");
            let now = desk.now();
            let until = now.saturating_add(REST).unwrap_or(now);
            if let Err(fault) = desk.store.done(Done::ContestLater(id, until), now).await {
                tracing::error!(contest = id, %fault, "a contest can't be left alone");
                return;
            }
        }
    }
}

/// Does the due work of a contest. Returns whether there was any.
pub(crate) async fn tend(desk: &Desk, id: i64) -> Result<bool, Fault> {
    let news = desk.store.contest_news(id).await?;
    let mut tables = Vec::with_capacity(news.len());
    for of in &news {
        tables.extend(table_or_none(desk, of.table).await?.map(|table| (of.clone(), table)));
    }
    let Some(before) = desk.store.contest(id).await? else { return Ok(false) };
    let gone = is_organiser_gone(desk, &before.contest).await?;
    let back = come_back(desk, &before.contest).await?;
    // A table at which something is left to do is news until that is done.
    let settled = |contest: &Contest, of: &ContestTable| {
        let table = tables.iter().find(|(known, _)| known.table == of.table).map(|(_, table)| table);
        table.is_none_or(|table| {
            to_close(contest, of, table).is_none() && to_hand_over(contest, of, table).is_empty()
        })
    };
    let noted = Noted { heard: None, tables: &news, settled: Some(&settled) };
    let changed = change_contest(desk, id, noted, |contest, now| {
        let mut happenings = Vec::new();
        for (of, table) in &tables {
            happenings.extend(take_note(contest, of, table, now));
        }
        for member in &back {
            let act = Act::Presence { member: member.clone(), here: true };
            happenings.extend(enter(contest, now, Author::Table, act).unwrap_or_default());
        }
        happenings.extend(let_time_pass(contest, now)?);
        if gone {
            happenings.extend(enter(contest, now, Author::Table, Act::OrganiserGone).unwrap_or_default());
        }
        Ok(happenings)
    })
    .await?;
    let done = match changed {
        ContestChanged::Done(done) => done.contest,
        ContestChanged::Refused(error) => return Err(Fault::Stopped(error.to_string())),
        ContestChanged::HeardBefore | ContestChanged::NoContest => return Ok(false),
    };
    let mut busy = done.version > before.version;
    for (of, table) in &tables {
        busy |= close_if_decided(desk, &done, of, table).await?;
        busy |= hand_over(desk, &done, of, table).await?;
    }
    let open: Vec<GameId> =
        done.contest.games().filter(|(_, game)| game.stage == Stage::ToOpen).map(|(id, _)| id).collect();
    for game in open {
        busy |= open_table(desk, &done, game).await?;
    }
    // Judging takes a while, so each look has one game of it.
    let judging = done.contest.games().find(|(_, game)| game.judging && game.is_open()).map(|(id, _)| id);
    if let Some(game) = judging {
        busy |= judge_game(desk, &done, game).await?;
    }
    Ok(busy)
}

/// Applies an entry.
fn enter(contest: &mut Contest, at: Timestamp, by: Author, act: Act) -> Result<Vec<Happening>, Error> {
    contest.apply(Entry { at, by, act })
}

/// Lets all deadlines of a contest pass that are over.
fn let_time_pass(contest: &mut Contest, now: Timestamp) -> Result<Vec<Happening>, Error> {
    let mut happenings = Vec::new();
    for _ in 0..DEADLINES {
        let Some(next) = contest.due().filter(|next| next.at <= now) else { break };
        happenings.extend(enter(contest, now, Author::Time, Act::Due(next.due))?);
    }
    Ok(happenings)
}

/// Tells a contest the state of the table of one of its games. A contest that does not want to know it, such as one that is
/// over, stays as it is.
fn take_note(contest: &mut Contest, of: &ContestTable, table: &Table, now: Timestamp) -> Vec<Happening> {
    let mut happenings = Vec::new();
    for act in news(contest, of.game, table) {
        match enter(contest, now, Author::Table, act) {
            Ok(led_to) => happenings.extend(led_to),
            Err(error) => {
                tracing::debug!(game = %of.game, table = of.table, %error, "a contest takes no note of a table");
            }
        }
    }
    happenings
}

/// Returns the acts that bring a contest up to date with the table of a game.
fn news(contest: &Contest, id: GameId, table: &Table) -> Vec<Act> {
    let Some(game) = contest.game(id) else { return Vec::new() };
    let mut acts = Vec::new();
    match &game.stage {
        Stage::ToOpen => acts.push(Act::Opened { game: id, table: table.id() }),
        Stage::Open { table: known } if *known == table.id() => {}
        // Its result may have changed since.
        Stage::Over(_) if game.table == Some(table.id()) => {}
        Stage::Open { .. } | Stage::Over(_) | Stage::Waiting | Stage::Struck(_) => return acts,
    }
    let seats = game.seats.len().max(1);
    let mut moved: Vec<bool> = game.moved.iter().map(Option::is_some).collect();
    moved.resize(seats, false);
    for (_, seat) in table.game().seats().iter().zip(0u8..) {
        // The seats of a fixed pair are every other one.
        let own = usize::from(seat) % seats;
        if table.has_moved(Seat(seat)) && !moved[own] {
            moved[own] = true;
            acts.extend(u8::try_from(own).ok().map(|seat| Act::Moved { game: id, seat }));
        }
    }
    match (table.status(), table.outcome()) {
        (Status::Over, Some(outcome)) => {
            let outcome = outcome.points.iter().map(|points| i64::from(points.in_halves())).collect();
            acts.push(Act::Ended { game: id, outcome });
        }
        (Status::Over | Status::Abandoned, _) => acts.push(Act::Annulled { game: id }),
        _ => {}
    }
    acts
}

/// Returns the seats that have to leave a table, and whether it has to end, if its game is decided without it: seats that are
/// out of the contest resign there.
fn to_close(contest: &Contest, of: &ContestTable, table: &Table) -> Option<(Vec<Seat>, bool)> {
    let game = contest.game(of.game)?;
    if table.status() != Status::Playing {
        return None;
    }
    let (leave, ends) = decided(game, of.table);
    let sides = game.seats.len().max(1);
    let seats = (0u8..).map(Seat).take(table.game().seats().len());
    let leave: Vec<Seat> =
        seats.filter(|seat| leave.iter().any(|own| usize::from(*own) == seat.index() % sides)).collect();
    let alive = |seat: &Seat| table.state().alive().contains(*seat) && !table.vacated().contains(*seat);
    (ends || leave.iter().any(alive)).then_some((leave, ends))
}

/// Brings the decisions of a contest to the table of a game. Returns whether the table changed.
async fn close_if_decided(
    desk: &Desk,
    contest: &StoredContest,
    of: &ContestTable,
    table: &Arc<Table>,
) -> Result<bool, Fault> {
    let Some((leave, ends)) = to_close(&contest.contest, of, table) else { return Ok(false) };
    let name = contest.contest.terms().name.as_str();
    let now = desk.now();
    let close = |table: &Table| {
        let end = |table: &Table| table.end_by_contest(name, now);
        if leave.is_empty() {
            return end(table);
        }
        let step = table.leave_by_contest(&leave, now)?;
        if ends && !step.table.is_finished() { step.then(end) } else { Ok(step) }
    };
    match change(desk, of.table, None, close).await? {
        Changed::Done(_) => Ok(true),
        // It has ended meanwhile.
        Changed::Refused(..) | Changed::HeardBefore | Changed::NoTable => Ok(false),
    }
}

/// Returns the seats of entrants who were replaced, with those who came for them.
fn to_hand_over(contest: &Contest, of: &ContestTable, table: &Table) -> Vec<(Seat, Player)> {
    let open = matches!(contest.game(of.game), Some(game) if game.stage == Stage::Open { table: of.table });
    let order = contest.order_of(of.game).filter(|_| open && table.status() == Status::Playing);
    let Some(order) = order else { return Vec::new() };
    let players = order.players.into_iter().zip(&order.entrants).zip((0u8..).map(Seat));
    // Players may hand a seat over among themselves; only a seat of somebody who was replaced changes here.
    let replaced = |number: u32, held: &Player| {
        let entrant = contest.entrant(number);
        entrant.is_some_and(|entrant| entrant.former.iter().any(|(_, former)| former.id == held.id))
    };
    players
        .filter(|((person, number), seat)| {
            // Nobody sits down on a seat that is out of the game.
            let plays = table.state().alive().contains(*seat);
            let held = table.holder(*seat).filter(|held| plays && held.id != person.id);
            held.is_some_and(|held| replaced(**number, held))
        })
        .map(|((person, _), seat)| (seat, Player { id: person.id, name: person.name }))
        .collect()
}

/// Gives the seats of entrants who were replaced to those who came. Returns whether the table changed.
async fn hand_over(
    desk: &Desk,
    contest: &StoredContest,
    of: &ContestTable,
    table: &Arc<Table>,
) -> Result<bool, Fault> {
    let now = desk.now();
    let mut changed = false;
    for (seat, player) in to_hand_over(&contest.contest, of, table) {
        let hand_over = |table: &Table| table.hand_over_by_contest(seat, &player, now);
        changed |= matches!(change(desk, of.table, None, hand_over).await?, Changed::Done(_));
    }
    Ok(changed)
}

/// Returns the seats of a game that are out of it, and whether its table has to end.
fn decided(game: &Game, table: i64) -> (Vec<u8>, bool) {
    match &game.stage {
        Stage::Open { table: known } if *known == table => (game.absent.clone(), false),
        Stage::Over(result) if matches!(result.basis, Basis::Withdrawal | Basis::NoShow) => {
            // Players who left have lost as if they had resigned.
            let best = result.points.iter().max().copied().unwrap_or_default();
            let losers = (0u8..).zip(&result.points).filter(|(_, own)| **own < best).map(|(seat, _)| seat);
            (losers.collect(), true)
        }
        _ => (Vec::new(), true),
    }
}

/// Judges a game that was open at its deadline.
async fn judge_game(desk: &Desk, contest: &StoredContest, id: GameId) -> Result<bool, Fault> {
    let Some(game) = contest.contest.game(id) else { return Ok(false) };
    let table = match game.table {
        Some(table) => table_or_none(desk, table).await?,
        None => None,
    };
    let (points, by_time) = judge(desk, game, table.as_ref()).await?;
    let act = Act::Judged { game: id, points, by_time };
    let changed = change_contest(desk, contest.id, Noted::default(), |contest, now| {
        enter(contest, now, Author::Table, act.clone())
    })
    .await?;
    match changed {
        ContestChanged::Done(_) => Ok(true),
        ContestChanged::Refused(error) => Err(Fault::Stopped(error.to_string())),
        ContestChanged::HeardBefore | ContestChanged::NoContest => Ok(false),
    }
}

/// Returns the members who were thought to have left the server, and have written since.
async fn come_back(desk: &Desk, contest: &Contest) -> Result<Vec<String>, Fault> {
    let mut back = Vec::new();
    for entrant in contest.entrants() {
        let Some(left) = entrant.left.filter(|_| !matches!(entrant.status, EntrantStatus::Out(_))) else {
            continue;
        };
        for person in &entrant.members {
            let member = desk.store.member(&person.id).await?;
            back.extend(member.filter(|member| member.seen > left).map(|member| member.id));
        }
    }
    Ok(back)
}

/// Whether the organiser of a contest has not been seen for long.
async fn is_organiser_gone(desk: &Desk, contest: &Contest) -> Result<bool, Fault> {
    let Some(organiser) = contest.organiser() else { return Ok(false) };
    let member = desk.store.member(organiser).await?;
    let now = desk.now();
    Ok(member.is_some_and(|member| now.duration_since(member.seen) > ORGANISER_GONE))
}
