//! Opening the table of a game.

use crate::announce::of_new;
use crate::desk::defaults::threads_at;
use crate::desk::find::table_or_none;
use crate::desk::{Desk, Fault};
use liege_contest::{GameId, Purpose};
use liege_game::{Options, seated, under};
use liege_store::{Cause, ContestOpening, Created, Creation, StoredContest};
use liege_table::{
    Chair, NewTable, OfContest, Player, ReadyCheckPolicy, Status, Table, Terms, Time, Venue, each_named,
};

/// Opens the table of a game of a contest, with everybody seated: they agreed to play when they entered. Returns whether it
/// did; a game that has a table already keeps it.
pub(crate) async fn open_table(desk: &Desk, stored: &StoredContest, game: GameId) -> Result<bool, Fault> {
    let contest = &stored.contest;
    let Some(order) = contest.order_of(game) else { return Ok(false) };
    let old = desk.store.contest_table(stored.id, game).await?;
    if let Some(old) = old
        && let Some(table) = table_or_none(desk, old).await?
        && (table.status() == Status::Playing || table.outcome().is_some())
    {
        // It was opened, and the contest is about to take note of it.
        return Ok(false);
    }
    let wanted = contest.terms();
    let broken = |what: &str| Fault::Stopped(format!("game {game} of contest {}: {what}", stored.id));
    let of = liege_game::by_id(&wanted.game).and_then(|game| under(game, wanted.rules));
    let of = of.ok_or_else(|| broken("its rules are no longer supported"))?;
    let options = wanted.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let options = Options::check(of.options(), options).map_err(|error| broken(&error.to_string()))?;
    let of = seated(of, &options, None);
    let terms: Terms =
        serde_json::from_str(&wanted.table).map_err(|error| broken(&format!("its terms: {error}")))?;
    let players = order.players.iter();
    let players = players.map(|person| Player { id: person.id.clone(), name: person.name.clone() });
    let chairs: Vec<Chair> = players.map(Chair::Invited).collect();
    let with_machine = chairs.iter().any(Chair::is_machines);
    let host = chairs.iter().filter_map(Chair::person).find(|player| !player.is_machine());
    let host = host.cloned().ok_or_else(|| broken("only machines would play"))?;
    let time = match order.purpose {
        Purpose::TieBreak => halved(&terms.time),
        Purpose::Usual | Purpose::ThirdPlace | Purpose::PlayOff => terms.time.clone(),
    };
    let of_contest = OfContest { contest: stored.id, name: wanted.name.clone(), game: game.to_string() };
    let now = desk.now();
    let table = Table::new(NewTable {
        game: of,
        options,
        terms: Terms {
            time,
            rated: wanted.rated && !with_machine,
            muster: ReadyCheckPolicy::Never,
            contest: Some(of_contest),
            ..terms
        },
        start: None,
        host,
        venue: Venue { thread: None, lobby_message: None, ..stored.venue.clone() },
        seed: order.seed.clone(),
        chairs: each_named(chairs),
        at: now,
    })?;
    let table = table.seat_all(now)?.table;
    let threads = threads_at(desk, stored.venue.server.as_deref()).await?;
    let posts = of_new(&table, threads);
    let opening = ContestOpening { contest: stored.id, game, instead_of: old };
    let beside = Creation { cause: Cause::Contest(opening), ..Creation::of(&posts, None) };
    match desk.store.create(&table, &beside, now).await? {
        Created::Done(_) => {
            desk.queued.notify_one();
            Ok(true)
        }
        Created::HeardBefore | Created::TooLate | Created::Full(_) | Created::Stale => Ok(false),
    }
}

/// Returns half of a time control, at least an hour.
fn halved(time: &Time) -> Time {
    let half = |hours: u16| (hours / 2).max(1);
    match time {
        Time::Move { hours } => Time::Move { hours: half(*hours) },
        Time::Fischer { stock, increment, cap } => {
            Time::Fischer { stock: half(*stock), increment: increment / 2, cap: half(*cap) }
        }
        Time::Endless | Time::Appointments(_) => time.clone(),
    }
}
