//! The rows that are stored of a table and follow from its log. They are worked out, compared and written in
//! one place.

use super::database::Connection;
use super::dues::{self, DueRow};
use super::members::know;
use super::rows::{self, SeatRow, stored};
use super::{StoreError, lobbies, machines, ready_checks, standing};
use jiff::Timestamp;
use liege_game::Seat;
use liege_table::{Chair, Conduct, Lobby, RatedResult, ReadyCheck, Table};

/// The columns of `tables` that follow from a table.
pub(super) struct Columns {
    pub(super) status: &'static str,
    pub(super) turn: String,
    pub(super) outcome: Option<String>,
    pub(super) position: String,
    pub(super) actions: i64,
    pub(super) changed: i64,
    pub(super) terms: String,
    pub(super) wake: Option<i64>,
    pub(super) started: Option<i64>,
}

impl Columns {
    pub(super) fn of(table: &Table) -> Columns {
        let record = table.record();
        Columns {
            status: record.status.code(),
            turn: rows::seat_ids(table.game(), table.to_move()),
            outcome: rows::outcome(table),
            position: table.state().position(),
            actions: stored(record.log.len()),
            changed: record.changed.as_millisecond(),
            terms: rows::terms(table),
            wake: rows::wake(table),
            started: record.started.map(Timestamp::as_millisecond),
        }
    }
}

/// The rows of other tables of the database that follow from a table.
#[derive(Default)]
pub(super) struct Rows {
    seats: Vec<SeatRow>,
    /// The deadlines of the seats. The times of reminders do not follow from the table.
    dues: Vec<DueRow>,
    conduct: Vec<Conduct>,
    result: Option<RatedResult>,
    lobby: Lobby,
    ready_check: Option<ReadyCheck>,
    /// The member who held each seat when the game started. This is stored once, and the rest follows it.
    first: Vec<(usize, String)>,
}

impl Rows {
    /// The rows that follow from a table.
    pub(super) fn of(table: &Table, stored: &Rows) -> Rows {
        let record = table.record();
        let seat = |(chair, index): (&Chair, u8)| {
            let since = record.presence.sat(Seat(index)).map(Timestamp::as_millisecond);
            let seed = record.presence.seed(Seat(index)).map(str::to_owned);
            SeatRow::new(rows::seat_id(table.game(), Seat(index)), chair, since, seed)
        };
        let (conduct, result) = standing::said(table, &stored.first);
        Rows {
            seats: record.chairs.iter().zip(0u8..).map(seat).collect(),
            dues: dues::owed(record.id, table),
            conduct,
            result,
            lobby: record.lobby,
            ready_check: table.ready_check().copied(),
            first: stored.first.clone(),
        }
    }

    /// The rows that are stored.
    pub(super) async fn load(connection: &mut Connection, id: i64) -> Result<Rows, StoreError> {
        Ok(Rows {
            seats: SeatRow::load(connection, id).await?,
            dues: dues::of_table(connection, id).await?,
            conduct: standing::conduct(connection, id).await?,
            result: standing::result(connection, id).await?,
            lobby: rows::lobby(connection, id).await?,
            ready_check: rows::ready_check(connection, id).await?,
            first: standing::first_seats(connection, id).await?,
        })
    }

    /// The differences between these stored rows and those that the log gives, for people.
    pub(super) fn differences(&self, replayed: &Rows) -> Vec<(&'static str, String, String)> {
        let line = |rows: &Rows| {
            (dues::in_words(&rows.dues), standing::in_words(&rows.conduct, rows.result.as_ref()))
        };
        let ((dues, [conduct, result]), (owed, [said, counts])) = (line(self), line(replayed));
        vec![("owes", dues, owed), ("kept deadlines", conduct, said), ("counted result", result, counts)]
    }
}

/// Writes the rows that follow from a changed or new table, as far as they differ from those stored. `began`
/// says that its game started with the change.
pub(super) async fn write(
    connection: &mut Connection,
    id: i64,
    table: &Table,
    began: bool,
    now: Timestamp,
) -> Result<(), StoreError> {
    if began {
        standing::note_first_seats(connection, id, table, now).await?;
    }
    let before = Rows::load(connection, id).await?;
    let after = Rows::of(table, &before);
    let (game, status) = (table.game().id(), table.status().code());
    for (index, seat) in after.seats.iter().enumerate() {
        if before.seats.get(index).is_some_and(|known| seat.says(known)) {
            continue;
        }
        if let Some(player) = seat.player() {
            know(connection, &player, now).await?;
        }
        let ordinal = stored(index);
        query!(
            "INSERT INTO seats (table_id, ordinal, seat, state, member, since, seed, game, status)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             ON CONFLICT (table_id, ordinal) DO UPDATE SET state = excluded.state, member = excluded.member,
                 since = excluded.since, seed = excluded.seed",
            id,
            ordinal,
            seat.seat,
            seat.state,
            seat.member,
            seat.since,
            seat.seed,
            game,
            status
        )
        .execute(&mut *connection)
        .await?;
    }
    standing::write_conduct(connection, id, &before.conduct, &after.conduct).await?;
    if before.result != after.result {
        standing::write_result(connection, id, game, after.result.as_ref()).await?;
    }
    if before.lobby != after.lobby {
        lobbies::write(connection, id, after.lobby).await?;
    }
    if before.ready_check != after.ready_check {
        ready_checks::write(connection, id, after.ready_check.as_ref()).await?;
    }
    dues::write(connection, id, &before.dues, after.dues, now).await?;
    machines::write(connection, id, table, now).await?;
    Ok(())
}
