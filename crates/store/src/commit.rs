//! The one way in which a table changes: its new state and its announcements, in one transaction.

use super::database::Connection;
use super::derived::{self, Columns};
use super::heard::hear;
use super::locks::{Lock, lock};
use super::members::know;
use super::outbox_entry::queue;
use super::room::{self, Fits, Full, HostSeen, Room};
use super::rows::stored;
use super::{
    About, Cause, MemberChanges, OutboxEntry, Store, StoreError, challenges, contests, faults, follows,
    hooks, plans, read_state, rows, seat_links, texts,
};
use crate::fault::Point;
use crate::measures;
use jiff::Timestamp;
use liege_game::Game;
use liege_table::{Entry, Status, Step, Table, Venue};
use std::sync::Arc;

/// The outcome of storing a change.
#[derive(Clone, Debug)]
pub enum Committed {
    /// It is stored for good: the table after the change.
    Done(Arc<Table>),
    /// The table changed in the meantime; nothing is stored. Load it again and decide anew.
    Conflict,
    /// The message behind it was handled before; nothing is stored.
    HeardBefore,
}

/// The outcome of storing a new table.
#[derive(Clone, Debug)]
pub enum Created {
    /// It is stored for good, with its id.
    Done(Arc<Table>),
    /// The message behind it was handled before; nothing is stored.
    HeardBefore,
    /// It was to be the next table of a challenge that has ended or has a table, or was for a game of a contest that has one;
    /// nothing is stored.
    TooLate,
    /// There is no room for it; nothing is stored.
    Full(Full),
    /// The facts that it was decided by have changed meanwhile; nothing is stored. Look again, and decide
    /// anew.
    Stale,
}

/// The rows that are stored together with a new table.
#[derive(Clone, Debug, Default)]
pub struct Creation<'a> {
    /// The reason why it is created.
    pub cause: Cause,
    /// The limits on the number of tables.
    pub room: Room,
    /// The tables that its host was seen to have open, if the decision depended on them.
    pub known: Option<&'a HostSeen>,
    /// The announcements to queue.
    pub announcements: &'a [OutboxEntry],
    /// The id of the message that asked for it. Each message is handled only once.
    pub heard: Option<&'a str>,
}

impl<'a> Creation<'a> {
    /// For a table that somebody asked for, without a limit on tables.
    #[must_use]
    pub fn of(announcements: &'a [OutboxEntry], heard: Option<&'a str>) -> Creation<'a> {
        Creation { announcements, heard, ..Creation::default() }
    }
}

/// The rows that are stored together with a change of a table.
#[derive(Clone, Copy, Debug)]
pub struct Beside<'a> {
    /// The announcements to queue.
    pub announcements: &'a [OutboxEntry],
    /// The id of the message that asked for it. Each message is handled only once.
    pub heard: Option<&'a str>,
    /// The changes to its members' private rows (plans and the like); `None` if their plans are still to be
    /// carried out.
    pub members: Option<&'a MemberChanges>,
}

impl<'a> Beside<'a> {
    /// For a change after which the members' plans are still to be carried out.
    #[must_use]
    pub fn of(announcements: &'a [OutboxEntry], heard: Option<&'a str>) -> Beside<'a> {
        Beside { announcements, heard, members: None }
    }
}

impl Store {
    /// Stores a new table (with its players, and a log if it has started) and the rows that belong to it, in
    /// one transaction.
    pub async fn create(
        &self,
        table: &Table,
        beside: &Creation<'_>,
        now: Timestamp,
    ) -> Result<Created, StoreError> {
        let Creation { cause, room, known, announcements, heard } = beside;
        let mut transaction = self.write().await?;
        if !hear(&mut transaction, *heard, now).await? {
            return Ok(Created::HeardBefore);
        }
        match room::fits(&mut transaction, table, cause, (room, *known)).await? {
            Fits::Yes => {}
            Fits::Full(full) => return Ok(Created::Full(full)),
            Fits::Stale => return Ok(Created::Stale),
        }
        let id = insert(&mut transaction, table, now).await?;
        if let Cause::Rematch(of) = cause {
            query!(
                "INSERT INTO rematches (table_id, next) VALUES ($1, $2)
                 ON CONFLICT (table_id) DO UPDATE SET next = excluded.next",
                of,
                id
            )
            .execute(&mut *transaction)
            .await?;
        }
        if !challenges::note(&mut transaction, cause, id, table, now).await? {
            return Ok(Created::TooLate);
        }
        queue(&mut transaction, id, announcements, now).await?;
        let shown = rows::shown(&mut transaction, id).await?;
        transaction.commit().await?;
        Ok(Created::Done(self.created(table, id, shown)))
    }

    /// Stores a change of a table and the rows that belong to it, in one transaction.
    pub async fn commit(
        &self,
        step: &Step,
        beside: Beside<'_>,
        now: Timestamp,
    ) -> Result<Committed, StoreError> {
        let table = &step.table;
        let record = table.record();
        let (id, game) = (record.id, table.game());
        let mut transaction = self.write().await?;
        if !hear(&mut transaction, beside.heard, now).await? {
            return Ok(Committed::HeardBefore);
        }
        if matches!(record.status, Status::Over | Status::Abandoned) {
            lock(&mut transaction, Lock::Game(game.id())).await?;
        }
        let columns = Columns::of(table);
        // Where the server was set back, another table may have the same version by now.
        let base_changed = step.base_changed.as_millisecond();
        let before = rows::shown(&mut transaction, id).await?;
        let row = query!(
            { version: i64, thread: Option<String>, lobby_message: Option<String> },
            r#"UPDATE tables SET status = $3, turn = $4, outcome = $5, position = $6, actions = $7,
                 changed = $8, terms = $9, wake = $10, started = $11, version = version + 1
             WHERE id = $1 AND version = $2 AND changed = $12
             RETURNING version, thread AS "thread?", lobby_message AS "lobby_message?""#,
            id,
            step.base,
            columns.status,
            columns.turn,
            columns.outcome,
            columns.position,
            columns.actions,
            columns.changed,
            columns.terms,
            columns.wake,
            columns.started,
            base_changed
        )
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(row) = row else { return Ok(Committed::Conflict) };
        // First the members named there are stored, then the log may name them.
        derived::write(&mut transaction, id, table, step.started, now).await?;
        for played in &step.played {
            append(&mut transaction, id, game, &played.entry).await?;
        }
        let end = beside.members.and_then(|members| members.challenge.as_ref());
        challenges::follow(&mut transaction, id, table, (step.started, end), now).await?;
        contests::follow(&mut transaction, id, table).await?;
        if let Some(members) = beside.members {
            plans::change(&mut transaction, id, row.version, &members.plans, now).await?;
            for (member, number) in &members.seen {
                read_state::saw(&mut transaction, member, id, *number, now).await?;
            }
        }
        queue(&mut transaction, id, beside.announcements, now).await?;
        if matches!(record.status, Status::Over | Status::Abandoned) {
            follows::end(&mut transaction, id).await?;
            seat_links::end(&mut transaction, id).await?;
        } else if !step.seats.is_empty() {
            seat_links::end_without_seat(&mut transaction, id).await?;
        }
        let number = step.table.shown(step.table.log().len());
        let tidings =
            |member: &str| step.tidings(member).into_iter().map(|tiding| (tiding, number)).collect();
        hooks::tell(&mut transaction, About::Table(id), tidings, now).await?;
        let shown = match step.seats.is_empty() {
            true => before,
            false => rows::shown(&mut transaction, id).await?,
        };
        transaction.commit().await?;
        measures::stored(game.id(), step.played.len());
        // The worker may have noted a thread since the table was loaded.
        let venue = Venue { thread: row.thread, lobby_message: row.lobby_message, ..record.venue.clone() };
        // If other names or places were shown since, this table is not kept in memory: the next reader loads
        // it.
        let shown = if before == record.shown { shown } else { UNKNOWN };
        let table = Arc::new(Table::clone(table).stored(id, (row.version, shown), venue));
        self.inner.table_cache.put(&table);
        Ok(Committed::Done(table))
    }

    /// A new table as it is in the store, kept in memory.
    pub(super) fn created(&self, table: &Table, id: i64, shown: i64) -> Arc<Table> {
        let venue = table.venue().clone();
        let table = Arc::new(Table::clone(table).stored(id, (FIRST_VERSION, shown), venue));
        self.inner.table_cache.put(&table);
        table
    }

    /// Whether a message was handled before.
    pub async fn was_heard(&self, id: &str) -> Result<bool, StoreError> {
        let found = query_scalar!("SELECT at FROM heard WHERE id = $1", id)
            .fetch_optional(&self.inner.readers)
            .await?;
        Ok(found.is_some())
    }
}

/// The version of a table that was just stored.
const FIRST_VERSION: i64 = 1;

/// The [`liege_table::Record::shown`] of a table whose names and places may be out of date.
const UNKNOWN: i64 = -1;

/// Stores a new table as it is; returns its id.
pub(super) async fn insert(
    connection: &mut Connection,
    table: &Table,
    now: Timestamp,
) -> Result<i64, StoreError> {
    let record = table.record();
    know(connection, &record.host, now).await?;
    let (game, options, host) = (table.game(), rows::options(table), record.host.id.as_str());
    let (rules, seed, language) =
        (i64::from(record.rules), record.seed.bytes().as_slice(), record.venue.language.code());
    let columns = Columns::of(table);
    let version = FIRST_VERSION;
    let created = record.created.as_millisecond();
    let (game_id, venue) = (game.id(), &record.venue);
    let id = query_scalar!(
        r#"INSERT INTO tables (game, rules, options, terms, start_position, host, server, channel, thread,
               lobby_message, language, seed, status, turn, outcome, position, actions, version,
               created, changed, wake, started)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
               $20, $21, $22)
           RETURNING id AS "id!: i64""#,
        game_id,
        rules,
        options,
        columns.terms,
        record.start,
        host,
        venue.server,
        venue.channel,
        venue.thread,
        venue.lobby_message,
        language,
        seed,
        columns.status,
        columns.turn,
        columns.outcome,
        columns.position,
        columns.actions,
        version,
        created,
        columns.changed,
        columns.wake,
        columns.started
    )
    .fetch_one(&mut *connection)
    .await?;
    texts::keep(connection, game, now).await?;
    let began = matches!(record.status, Status::Playing | Status::Over);
    derived::write(connection, id, table, began, now).await?;
    for entry in &record.log {
        append(connection, id, game, entry).await?;
    }
    Ok(id)
}

/// Appends one entry to the log.
async fn append(
    connection: &mut Connection,
    table: i64,
    game: &dyn Game,
    entry: &Entry,
) -> Result<(), StoreError> {
    faults::at(Point::Append, connection).await?;
    let number = stored(entry.number);
    let seat = entry.seat.map(|seat| rows::seat_id(game, seat));
    let at = entry.at.as_millisecond();
    query!(
        "INSERT INTO actions (table_id, number, seat, player, action, at) VALUES ($1, $2, $3, $4, $5, $6)",
        table,
        number,
        seat,
        entry.player,
        entry.action,
        at
    )
    .execute(connection)
    .await?;
    Ok(())
}
