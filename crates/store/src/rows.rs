//! Conversion of rows to tables and back.

use super::database::Connection;
use super::{Games, StoreError, texts};
use jiff::Timestamp;
use liege_game::{Game, Options, Seat, SeatSet, under};
use liege_table::{
    Chair, Entry, Lobby, Player, Presence, ReadyCheck, Record, Seed, Status, Table, Terms, Venue,
};
use liege_words::Language;
use serde_json::{Map, Value};
use std::sync::Arc;

/// A row of `tables` with the host's name.
pub(super) struct TableRow {
    pub(super) id: i64,
    pub(super) game: String,
    rules: i64,
    options: String,
    terms: String,
    start_position: Option<String>,
    host: String,
    host_name: String,
    server: Option<String>,
    channel: String,
    thread: Option<String>,
    lobby_message: Option<String>,
    language: String,
    seed: Vec<u8>,
    pub(super) status: String,
    pub(super) turn: String,
    pub(super) outcome: Option<String>,
    pub(super) position: String,
    pub(super) actions: i64,
    pub(super) version: i64,
    pub(super) shown: i64,
    created: i64,
    changed: i64,
    started: Option<i64>,
    pub(super) wake: Option<i64>,
    origin: Option<String>,
}

impl TableRow {
    /// The row of a table.
    pub(super) async fn load(connection: &mut Connection, id: i64) -> Result<Option<TableRow>, sqlx::Error> {
        query_as!(
            TableRow,
            r#"SELECT t.id AS "id!", t.game, t.rules, t.options, t.terms, t.start_position, t.host,
                      m.name AS host_name,
                      t.server, t.channel, t.thread, t.lobby_message, t.language, t.seed, t.status, t.turn,
                      t.outcome, t.position, t.actions, t.version,
                      t.shown + m.renamed + CAST((SELECT coalesce(sum(p.renamed), 0) FROM seats s
                          JOIN members p ON p.id = s.member WHERE s.table_id = t.id) AS BIGINT) AS "shown!: i64",
                      t.created, t.changed, t.started, t.wake,
                      i.origin AS "origin?"
               FROM tables t JOIN members m ON m.id = t.host LEFT JOIN imports i ON i.table_id = t.id
               WHERE t.id = $1"#,
            id
        )
        .fetch_optional(connection)
        .await
    }

    /// The whole table, with its seats and its log. The connection has to be in a transaction, so that all is
    /// of one moment.
    pub(super) async fn record(
        &self,
        connection: &mut Connection,
        games: Games,
    ) -> Result<Record, StoreError> {
        let broken = |what: String| StoreError::Broken { table: self.id, what };
        let rules = u32::try_from(self.rules).map_err(|_| broken(format!("rules version {}", self.rules)))?;
        let known = games(&self.game);
        let game = match known.and_then(|game| under(game, rules)) {
            Some(game) => game,
            // Another process may have kept its text since this one began.
            None => texts::game(connection, &self.game, rules).await?.ok_or_else(|| {
                broken(match known {
                    Some(_) => format!(
                        "it is played under version {rules} of the rules of `{}`, which is no longer supported",
                        self.game
                    ),
                    None => format!("there is no game `{}`", self.game),
                })
            })?,
        };
        let given: Map<String, Value> =
            serde_json::from_str(&self.options).map_err(|error| broken(format!("its options: {error}")))?;
        let given = given.iter().map(|(name, value)| (name.as_str(), value.as_str().unwrap_or_default()));
        let options = Options::check(game.options(), given).map_err(|error| broken(error.to_string()))?;
        let terms: Terms =
            serde_json::from_str(&self.terms).map_err(|error| broken(format!("its terms: {error}")))?;
        let seed = <[u8; 32]>::try_from(self.seed.as_slice())
            .map_err(|_| broken("its seed has not 32 bytes".to_owned()))?;
        let language = Language::of_locale(&self.language)
            .ok_or_else(|| broken(format!("there is no language `{}`", self.language)))?;
        let status = Status::of_code(&self.status)
            .ok_or_else(|| broken(format!("there is no status `{}`", self.status)))?;
        let origin = self.origin.as_deref().map(serde_json::from_str).transpose();
        let origin = origin.map_err(|error| broken(format!("where it came from: {error}")))?;
        let seats = SeatRow::load(connection, self.id).await?;
        check_seats(game, self.id, &seats)?;
        let ready_check = ready_check(connection, self.id).await?;
        let (sat, seeds) = seats.iter().map(|row| (row.since.map(time), row.seed.clone())).unzip();
        Ok(Record {
            id: self.id,
            game,
            rules,
            options,
            terms,
            start: self.start_position.clone(),
            host: Player { id: self.host.clone(), name: self.host_name.clone() },
            venue: Venue {
                server: self.server.clone(),
                channel: self.channel.clone(),
                thread: self.thread.clone(),
                lobby_message: self.lobby_message.clone(),
                language,
            },
            seed: Seed::from_bytes(seed),
            chairs: seats.iter().map(SeatRow::chair).collect(),
            status,
            log: log(connection, game, self.id).await?,
            version: self.version,
            shown: self.shown,
            created: time(self.created),
            changed: time(self.changed),
            started: self.started.map(time),
            origin,
            presence: Presence::stored(sat, seeds, ready_check),
            lobby: lobby(connection, self.id).await?,
        })
    }

    /// Whether a table in memory is as this row says.
    pub(super) fn is(&self, table: &Table) -> bool {
        (table.version(), table.record().shown) == (self.version, self.shown) && self.has_changed_with(table)
    }

    /// Whether this row can be a table in memory, or what became of it later. If it is neither, and the table was stored
    /// before the row was read, the data was set back in between.
    pub(super) fn follows(&self, table: &Table) -> bool {
        table.version() < self.version || table.version() == self.version && self.has_changed_with(table)
    }

    fn has_changed_with(&self, table: &Table) -> bool {
        table.record().changed.as_millisecond() == self.changed
    }
}

/// The present [`Record::shown`] of a table. It grows with every change of a loaded table that is not a new
/// version of it, such as a new name of one of its players.
pub(super) async fn shown(connection: &mut Connection, table: i64) -> Result<i64, sqlx::Error> {
    query_scalar!(
        r#"SELECT t.shown + m.renamed + CAST((SELECT coalesce(sum(p.renamed), 0) FROM seats s
                      JOIN members p ON p.id = s.member WHERE s.table_id = t.id) AS BIGINT) AS "shown!: i64"
           FROM tables t JOIN members m ON m.id = t.host WHERE t.id = $1"#,
        table
    )
    .fetch_one(connection)
    .await
}

/// A row of `seats` with the name of its member.
pub(super) struct SeatRow {
    pub(super) seat: String,
    pub(super) state: String,
    pub(super) member: Option<String>,
    name: Option<String>,
    pub(super) since: Option<i64>,
    pub(super) seed: Option<String>,
}

impl SeatRow {
    /// The row of a seat.
    pub(super) fn new(seat: &str, chair: &Chair, since: Option<i64>, seed: Option<String>) -> SeatRow {
        let (state, player) = match chair {
            Chair::Open => ("open", None),
            Chair::Invited(player) => ("invited", Some(player.clone())),
            Chair::Held(player) => ("held", Some(player.clone())),
        };
        let (member, name) = player.map(|player| (player.id, player.name)).unzip();
        SeatRow { seat: seat.to_owned(), state: state.to_owned(), member, name, since, seed }
    }

    /// The rows of a table's seats, in their order.
    pub(super) async fn load(connection: &mut Connection, table: i64) -> Result<Vec<SeatRow>, sqlx::Error> {
        query_as!(
            SeatRow,
            r#"SELECT s.seat, s.state, s.member, m.name AS "name?", s.since, s.seed
               FROM seats s LEFT JOIN members m ON m.id = s.member
               WHERE s.table_id = $1 ORDER BY s.ordinal"#,
            table
        )
        .fetch_all(connection)
        .await
    }

    /// Whether two rows are equal apart from the name, which is kept elsewhere.
    pub(super) fn says(&self, other: &SeatRow) -> bool {
        (&self.state, &self.member, self.since, &self.seed)
            == (&other.state, &other.member, other.since, &other.seed)
    }

    pub(super) fn player(&self) -> Option<Player> {
        let id = self.member.clone()?;
        Some(Player { id, name: self.name.clone().unwrap_or_default() })
    }

    fn chair(&self) -> Chair {
        match self.player() {
            Some(player) if self.state == "held" => Chair::Held(player),
            Some(player) => Chair::Invited(player),
            None => Chair::Open,
        }
    }
}

/// Makes sure that the stored seats are those of the game.
fn check_seats(game: &dyn Game, table: i64, seats: &[SeatRow]) -> Result<(), StoreError> {
    let stored: Vec<&str> = seats.iter().map(|row| row.seat.as_str()).collect();
    let known: Vec<&str> = game.seats().iter().map(|info| info.id).collect();
    if stored == known {
        return Ok(());
    }
    let what = format!("its seats are {}, the game's are {}", stored.join(", "), known.join(", "));
    Err(StoreError::Broken { table, what })
}

async fn log(
    connection: &mut Connection,
    game: &dyn Game,
    table: i64,
) -> Result<Vec<Arc<Entry>>, StoreError> {
    let rows = query!(
        { number: i64, seat: Option<String>, player: Option<String>, action: String, at: i64 },
        "SELECT number, seat, player, action, at FROM actions WHERE table_id = $1 ORDER BY number",
        table
    )
    .fetch_all(connection)
    .await?;
    rows.into_iter()
        .map(|row| {
            let seat = match row.seat {
                None => None,
                Some(id) => Some(seat(game, &id).ok_or_else(|| StoreError::Broken {
                    table,
                    what: format!("action {} is of a seat `{id}` that the game does not have", row.number),
                })?),
            };
            Ok(Arc::new(Entry {
                number: usize::try_from(row.number).unwrap_or(0),
                seat,
                player: row.player,
                action: row.action,
                at: time(row.at),
            }))
        })
        .collect()
}

/// The seat of that id.
fn seat(game: &dyn Game, id: &str) -> Option<Seat> {
    let index = game.seats().iter().position(|info| info.id == id)?;
    u8::try_from(index).ok().map(Seat)
}

/// The id of a seat.
pub(super) fn seat_id(game: &dyn Game, seat: Seat) -> &'static str {
    game.seats().get(seat.index()).map_or("", |info| info.id)
}

/// The ids of seats, apart by spaces, as `tables.turn` has them.
pub(super) fn seat_ids(game: &dyn Game, seats: SeatSet) -> String {
    seats.iter().map(|seat| seat_id(game, seat)).collect::<Vec<_>>().join(" ")
}

/// The value of `tables.options`.
pub(super) fn options(table: &Table) -> String {
    let pairs = table.options().iter().map(|(name, value)| (name.to_owned(), Value::from(value)));
    Value::Object(pairs.collect()).to_string()
}

/// The value of `tables.terms`: all of them, so that other defaults of a later program change no table.
pub(super) fn terms(table: &Table) -> String {
    serde_json::to_string(table.terms()).unwrap_or_else(|_| "{}".to_owned())
}

/// The value of `tables.wake`: when time alone next changes something, before a game or during it.
pub(super) fn wake(table: &Table) -> Option<i64> {
    // 0 means "still to be worked out".
    let wake = table.next_timer().filter(|_| matches!(table.status(), Status::Lobby | Status::Playing));
    wake.map(|wake| wake.as_millisecond().max(1))
}

/// The value of `tables.outcome`.
pub(super) fn outcome(table: &Table) -> Option<String> {
    let outcome = table.outcome()?;
    let points = outcome.to_json(table.game().seats());
    Some(serde_json::json!({ "points": points, "drawn": outcome.drawn }).to_string())
}

/// A stored time. A time that no clock could have written becomes 1970.
pub(super) fn time(millisecond: i64) -> Timestamp {
    Timestamp::from_millisecond(millisecond).unwrap_or(Timestamp::UNIX_EPOCH)
}

/// A number as the database has it.
pub(super) fn stored(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The ready check in progress at a table.
pub(super) async fn ready_check(
    connection: &mut Connection,
    id: i64,
) -> Result<Option<ReadyCheck>, sqlx::Error> {
    let row = query!(
        { called: i64, since: i64, until: i64, reminded: i64, credited: Option<i64> },
        "SELECT called, since, until, reminded, credited FROM musters WHERE table_id = $1", id
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map(|row| ReadyCheck {
        called: time(row.called),
        since: time(row.since),
        until: time(row.until),
        reminded: row.reminded != 0,
        credited: row.credited.map(time),
    }))
}

/// The notes about a table's time before its game; empty for most.
pub(super) async fn lobby(connection: &mut Connection, table: i64) -> Result<Lobby, sqlx::Error> {
    let row = query!(
        { sought: Option<i64>, lapsed: Option<i64> },
        "SELECT sought, lapsed FROM lobbies WHERE table_id = $1", table
    )
    .fetch_optional(connection)
    .await?;
    let lobby = row.map(|row| Lobby { sought: row.sought.map(time), lapsed: row.lapsed.map(time) });
    Ok(lobby.unwrap_or_default())
}
