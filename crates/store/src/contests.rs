//! Contests: their logs, the tables of their games, and the one way in which a contest changes.
//!
//! A contest changes in one transaction: entries are appended to its log, its games and members are written, announcements
//! are queued. A game gets its table in the transaction that creates the table ([`super::Cause::Contest`]). A table that
//! changes notes so beside its game; the contest takes note of it with its next change. So after a crash at any step nothing
//! is paired or opened twice, and no result is lost.

use super::database::Connection;
use super::heard::hear;
use super::members::know;
use super::outbox_entry::queue;
use super::rows::stored;
use super::{About, OutboxEntry, Store, StoreError, faults, hooks, texts};
use crate::fault::Point;
use jiff::{SignedDuration, Timestamp};
use liege_contest::{Act, Contest, GameId, Phase, Stage, Status as EntrantStatus};
use liege_table::{Player, Status, Table, Tiding, Venue};
use liege_words::Language;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

/// The time after which an organiser who was not seen counts as gone.
pub const ORGANISER_GONE: SignedDuration = SignedDuration::from_hours(14 * 24);

/// The number of contests kept in memory.
const ROOM: usize = 64;

/// A contest as it is stored.
#[derive(Clone, Debug)]
pub struct StoredContest {
    /// Its id.
    pub id: i64,
    /// The number of its changes.
    pub version: i64,
    /// Where it lives: [`Venue::lobby_message`] is its standing message.
    pub venue: Venue,
    /// The contest.
    pub contest: Contest,
}

/// A contest at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestLine {
    /// Its id.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// The id of its game.
    pub game: String,
    /// The word of its phase.
    pub state: String,
    /// Its server.
    pub server: String,
    /// Its channel.
    pub channel: String,
    /// The id of the organiser, unless they are gone.
    pub organiser: Option<String>,
}

impl ContestLine {
    /// Whether it is neither over nor cancelled.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.state != FINISHED && self.state != CANCELLED
    }
}

/// A selection of contests. A number at the end is the largest number of contests returned.
#[derive(Clone, Copy, Debug)]
pub enum WhichContests<'a> {
    /// Those on a server, the newest first.
    On(&'a str, u32),
    /// Those that live in a channel or have it as their thread, the newest first.
    Here(&'a str, u32),
    /// Those that are not over, in which a member plays, or which they organise or judge, the oldest first.
    Of(&'a str),
    /// The one to which a posted message belongs.
    OfMessage(&'a str),
    /// The one to which a table belongs.
    OfTable(i64),
    /// Those on a server that were made from a file with a digest.
    FromFile(&'a str, &'a str),
}

/// A game of a contest with its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestTable {
    /// The game.
    pub game: GameId,
    /// Its table.
    pub table: i64,
    /// The state of the table that was stored last ([`table_facts`]).
    pub facts: String,
}

/// The game of a contest for which a table is created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestOpening {
    /// The contest.
    pub contest: i64,
    /// The game.
    pub game: GameId,
    /// The table that it had and that was annulled, if it had one.
    pub instead_of: Option<i64>,
}

/// The rows that are stored together with a change of a contest.
#[derive(Clone, Copy, Debug, Default)]
pub struct BesideContest<'a> {
    /// The announcements to queue.
    pub announcements: &'a [OutboxEntry],
    /// The id of the message that asked for it. Each message is handled only once.
    pub heard: Option<&'a str>,
    /// The states of tables of which the contest takes note with this change.
    pub noted: &'a [ContestTable],
    /// Tables that the change ends, or gives other players: they are looked at again until that is done.
    pub closing: &'a [i64],
    /// The digest of the file from which a new contest is made.
    pub import: Option<&'a str>,
}

/// The outcome of storing a change of a contest.
#[derive(Clone, Debug)]
pub enum ContestStored {
    /// It is stored for good.
    Done(Arc<StoredContest>),
    /// The contest changed in the meantime; nothing is stored. Load it again and decide anew.
    Conflict,
    /// The message behind it was handled before; nothing is stored.
    HeardBefore,
}

const FINISHED: &str = "finished";
const CANCELLED: &str = "cancelled";

/// The word that is stored for a phase.
#[must_use]
pub fn phase_code(phase: Phase) -> &'static str {
    match phase {
        Phase::Announced => "announced",
        Phase::Entries => "entries",
        Phase::CheckIn { .. } => "check-in",
        Phase::Running => "running",
        Phase::Finished { .. } => FINISHED,
        Phase::Cancelled => CANCELLED,
    }
}

/// The state of a table as far as it matters to its contest: its status, the seats that have moved, and the result.
#[must_use]
pub fn table_facts(table: &Table) -> String {
    let moved = table.game().seats().iter().zip(0u8..);
    let moved: String =
        moved.map(|(_, seat)| if table.has_moved(liege_game::Seat(seat)) { '1' } else { '0' }).collect();
    let outcome = super::rows::outcome(table).unwrap_or_default();
    format!("{} {moved} {outcome}", table.status().code())
}

/// Contests as they were when last loaded or stored.
#[derive(Default)]
pub(super) struct ContestCache(Mutex<Vec<Arc<StoredContest>>>);

impl ContestCache {
    fn get(&self, id: i64, version: i64) -> Option<Arc<StoredContest>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|known| known.id == id && known.version == version).cloned()
    }

    /// Keeps a contest; the one that was put here longest ago leaves.
    fn put(&self, contest: &Arc<StoredContest>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|known| known.id != contest.id);
        if kept.len() >= ROOM {
            kept.remove(0);
        }
        kept.push(Arc::clone(contest));
    }

    pub(super) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// A contest's row.
struct ContestRow {
    version: i64,
    server: String,
    channel: String,
    thread: Option<String>,
    message: Option<String>,
    language: String,
}

/// A row of a [`ContestLine`].
struct LineRow {
    id: i64,
    name: String,
    game: String,
    state: String,
    server: String,
    channel: String,
    organiser: Option<String>,
}

impl From<LineRow> for ContestLine {
    fn from(row: LineRow) -> ContestLine {
        let LineRow { id, name, game, state, server, channel, organiser } = row;
        ContestLine { id, name, game, state, server, channel, organiser }
    }
}

impl Store {
    /// A contest with its whole log, replayed (from memory when it has not changed).
    ///
    /// # Errors
    /// Returns [`StoreError::BrokenContest`] for a contest whose log can't be replayed.
    pub async fn contest(&self, id: i64) -> Result<Option<Arc<StoredContest>>, StoreError> {
        // One transaction, so that the log belongs to the row.
        let mut transaction = self.inner.readers.begin().await?;
        let row = query_as!(
            ContestRow,
            "SELECT version, server, channel, thread, message, language FROM contests WHERE id = $1",
            id
        )
        .fetch_optional(&mut transaction)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let venue = Venue {
            server: Some(row.server),
            channel: row.channel,
            thread: row.thread,
            lobby_message: row.message,
            language: Language::of_locale(&row.language).unwrap_or_default(),
        };
        if let Some(kept) = self.inner.contest_cache.get(id, row.version) {
            // Only the place may have changed.
            return Ok(Some(if kept.venue == venue {
                kept
            } else {
                Arc::new(StoredContest { venue, ..StoredContest::clone(&kept) })
            }));
        }
        let texts = query_scalar!(
            r#"SELECT text AS "text!" FROM contest_log WHERE contest = $1 ORDER BY number"#,
            id
        )
        .fetch_all(&mut transaction)
        .await?;
        drop(transaction);
        let broken = |what: String| StoreError::BrokenContest { contest: id, what };
        let contest =
            Contest::replay(texts.iter().map(String::as_str)).map_err(|error| broken(error.to_string()))?;
        let contest = Arc::new(StoredContest { id, version: row.version, venue, contest });
        self.inner.contest_cache.put(&contest);
        Ok(Some(contest))
    }

    /// Returns contests at a glance.
    pub async fn contests(&self, which: WhichContests<'_>) -> Result<Vec<ContestLine>, StoreError> {
        let readers = &self.inner.readers;
        // The rows for which this condition is true.
        macro_rules! lines {
            ($condition:literal, $($value:expr),+) => {
                query_as!(
                    LineRow,
                    r#"SELECT id AS "id!", name AS "name!", game AS "game!", state AS "state!", server AS "server!",
                              channel AS "channel!", organiser FROM contests WHERE "# + $condition,
                    $($value),+
                )
                .fetch_all(readers)
                .await?
            };
        }
        let rows = match which {
            WhichContests::On(server, most) => {
                lines!("server = $1 ORDER BY id DESC LIMIT $2", server, i64::from(most))
            }
            WhichContests::Here(place, most) => lines!(
                "id IN (SELECT id FROM contests WHERE channel = $1 UNION SELECT id FROM contests WHERE thread = $1)
                 ORDER BY id DESC LIMIT $2",
                place,
                i64::from(most)
            ),
            WhichContests::Of(member) => lines!(
                "id IN (SELECT contest FROM contest_members WHERE member = $1
                        UNION SELECT id FROM contests
                              WHERE organiser = $1 AND state NOT IN ('finished', 'cancelled'))
                   AND state NOT IN ('finished', 'cancelled') ORDER BY id",
                member
            ),
            WhichContests::OfMessage(message) => lines!(
                "id IN (SELECT contest FROM outbox WHERE message_id = $1
                        UNION SELECT id FROM contests WHERE message = $1)",
                message
            ),
            WhichContests::OfTable(table) => {
                lines!("id IN (SELECT contest FROM contest_tables WHERE table_id = $1)", table)
            }
            WhichContests::FromFile(server, digest) => {
                lines!("server = $1 AND import = $2 ORDER BY id", server, digest)
            }
        };
        Ok(rows.into_iter().map(ContestLine::from).collect())
    }

    /// The members who have played at a table of a server, or in a contest there.
    pub async fn people_on(&self, server: &str) -> Result<Vec<Player>, StoreError> {
        let rows = query!(
            { id: String, name: String },
            "SELECT id, name FROM members
             WHERE id IN (SELECT s.member FROM seats s JOIN tables t ON t.id = s.table_id WHERE t.server = $1
                          UNION SELECT p.member FROM contest_members p JOIN contests c ON c.id = p.contest
                                WHERE c.server = $1)
             ORDER BY id",
            server
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(|row| Player { id: row.id, name: row.name }).collect())
    }

    /// Whether a member has played at a table of a server, or in a contest there.
    pub async fn is_known_on(&self, member: &str, server: &str) -> Result<bool, StoreError> {
        let found = query_scalar!(
            r#"SELECT t.id AS "id!" FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.member = $1 AND t.server = $2
               UNION SELECT c.id FROM contest_members p JOIN contests c ON c.id = p.contest
                     WHERE p.member = $1 AND c.server = $2
               LIMIT 1"#,
            member,
            server
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(found.is_some())
    }

    /// The game of a contest for which a table was opened, with the contest's id.
    pub async fn contest_game(&self, table: i64) -> Result<Option<(i64, GameId)>, StoreError> {
        let row = query!(
            { contest: i64, round: i64, number: i64 },
            r#"SELECT contest AS "contest!", round AS "round!", number AS "number!" FROM contest_tables WHERE table_id = $1"#,
            table
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(row.map(|row| (row.contest, game_id(row.round, row.number))))
    }

    /// The games of a contest whose tables have changed since the contest last took note of them.
    pub async fn contest_news(&self, contest: i64) -> Result<Vec<ContestTable>, StoreError> {
        let rows = query!(
            { round: i64, number: i64, table_id: Option<i64>, facts: String },
            r#"SELECT round AS "round!", number AS "number!", table_id, facts AS "facts!" FROM contest_tables
               WHERE contest = $1 AND facts <> known ORDER BY round, number"#,
            contest
        )
        .fetch_all(&self.inner.readers)
        .await?;
        let tables = rows.into_iter().filter_map(|row| {
            let (game, table) = (game_id(row.round, row.number), row.table_id?);
            Some(ContestTable { game, table, facts: row.facts })
        });
        Ok(tables.collect())
    }

    /// The table that was opened last for a game of a contest.
    pub async fn contest_table(&self, contest: i64, game: GameId) -> Result<Option<i64>, StoreError> {
        let (round, number) = (i64::from(game.round), i64::from(game.table));
        let row = query!(
            { table_id: Option<i64> },
            "SELECT table_id FROM contest_tables WHERE contest = $1 AND round = $2 AND number = $3",
            contest,
            round,
            number
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(row.and_then(|row| row.table_id))
    }

    /// Stores a new contest. Returns nothing if the message behind it was handled before.
    pub async fn create_contest(
        &self,
        venue: &Venue,
        contest: &Contest,
        beside: BesideContest<'_>,
        now: Timestamp,
    ) -> Result<Option<Arc<StoredContest>>, StoreError> {
        let mut transaction = self.write().await?;
        if !hear(&mut transaction, beside.heard, now).await? {
            return Ok(None);
        }
        let (server, at) = (venue.server.as_deref().unwrap_or_default(), now.as_millisecond());
        let (language, columns) = (venue.language.code(), Columns::of(contest));
        let id = query_scalar!(
            r#"INSERT INTO contests (server, channel, language, game, name, state, organiser, entries, version, wake,
                   created, changed, import)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9, $10, $10, $11) RETURNING id AS "id!: i64""#,
            server,
            venue.channel,
            language,
            columns.game,
            columns.name,
            columns.state,
            columns.organiser,
            columns.entries,
            columns.wake,
            at,
            beside.import
        )
        .fetch_one(&mut *transaction)
        .await?;
        // Its later rounds are played by the present version, too.
        if let Some(game) = (self.inner.games)(&contest.terms().game) {
            texts::keep(&mut transaction, game, now).await?;
        }
        write(&mut transaction, id, contest, 0, now).await?;
        queue(&mut transaction, About::Contest(id), beside.announcements, now).await?;
        transaction.commit().await?;
        let contest =
            Arc::new(StoredContest { id, version: 1, venue: venue.clone(), contest: contest.clone() });
        self.inner.contest_cache.put(&contest);
        Ok(Some(contest))
    }

    /// Stores a change of a contest and the rows that belong to it, in one transaction. `after` has the log of `before` and
    /// more.
    pub async fn change_contest(
        &self,
        before: &StoredContest,
        after: &Contest,
        beside: BesideContest<'_>,
        now: Timestamp,
    ) -> Result<ContestStored, StoreError> {
        let (id, at, columns) = (before.id, now.as_millisecond(), Columns::of(after));
        let mut transaction = self.write().await?;
        if !hear(&mut transaction, beside.heard, now).await? {
            return Ok(ContestStored::HeardBefore);
        }
        let changed = query!(
            "UPDATE contests SET game = $3, name = $4, state = $5, organiser = $6, entries = $7, wake = $8, changed = $9,
                 version = version + 1, rest = 0
             WHERE id = $1 AND version = $2",
            id,
            before.version,
            columns.game,
            columns.name,
            columns.state,
            columns.organiser,
            columns.entries,
            columns.wake,
            at
        )
        .execute(&mut *transaction)
        .await?;
        if changed.rows_affected() == 0 {
            return Ok(ContestStored::Conflict);
        }
        write(&mut transaction, id, after, before.contest.log().len(), now).await?;
        for noted in beside.noted {
            query!("UPDATE contest_tables SET known = $2 WHERE table_id = $1", noted.table, noted.facts)
                .execute(&mut *transaction)
                .await?;
        }
        for table in beside.closing {
            query!("UPDATE contest_tables SET known = '' WHERE table_id = $1", table)
                .execute(&mut *transaction)
                .await?;
        }
        queue(&mut transaction, About::Contest(id), beside.announcements, now).await?;
        let told = tidings(&before.contest, after);
        hooks::tell(&mut transaction, About::Contest(id), |_| told.clone(), now).await?;
        transaction.commit().await?;
        let contest = Arc::new(StoredContest {
            id,
            version: before.version + 1,
            venue: before.venue.clone(),
            contest: after.clone(),
        });
        self.inner.contest_cache.put(&contest);
        Ok(ContestStored::Done(contest))
    }

    /// The contests that time or their tables change now, at most `limit`, except those of shards that cannot hear.
    pub(super) async fn contests_due(&self, now: i64, limit: i64) -> Result<Vec<i64>, StoreError> {
        let (shards, unheard) = self.inner.left_alone.unheard();
        let gone = now - ORGANISER_GONE.as_millis() as i64;
        Ok(query_scalar!(
            r#"SELECT id AS "id!" FROM contests
               WHERE id IN (SELECT id FROM contests WHERE wake IS NOT NULL AND wake <= $1
                            UNION SELECT contest FROM contest_tables WHERE facts <> known
                            UNION SELECT c.id FROM contests c JOIN members m ON m.id = c.organiser
                                  WHERE c.state NOT IN ('finished', 'cancelled') AND m.last_seen < $5)
                 AND rest <= $1 AND replace($3, ',' || (home % $4) || ',', '') = $3
               ORDER BY id LIMIT $2"#,
            now,
            limit,
            unheard,
            shards,
            gone
        )
        .fetch_all(&self.inner.readers)
        .await?)
    }

    /// When the next contest changes by time or by its tables; `None` if none does.
    pub(super) async fn next_contest(&self) -> Result<Option<i64>, StoreError> {
        let (shards, unheard) = self.inner.left_alone.unheard();
        Ok(query_scalar!(
            r#"SELECT min(CASE WHEN rest > at THEN rest ELSE at END) AS "next: i64"
               FROM (SELECT rest, home, wake AS at FROM contests WHERE wake IS NOT NULL
                     UNION ALL
                     SELECT c.rest, c.home, 0 FROM contests c
                     WHERE c.id IN (SELECT contest FROM contest_tables WHERE facts <> known)) AS waiting
               WHERE replace($1, ',' || (home % $2) || ',', '') = $1"#,
            unheard,
            shards
        )
        .fetch_one(&self.inner.readers)
        .await?)
    }

    /// The contests whose standing messages may have something new to say and were not tried since a time; at most `limit`.
    pub async fn contests_to_show(&self, tried: Timestamp, limit: u32) -> Result<Vec<i64>, StoreError> {
        let (tried, limit) = (tried.as_millisecond(), i64::from(limit));
        let (shards, elsewhere) = self.inner.left_alone.elsewhere();
        Ok(query_scalar!(
            r#"SELECT id AS "id!" FROM contests
               WHERE message IS NOT NULL AND version > looked AND tried <= $1
                 AND replace($3, ',' || (home % $4) || ',', '') = $3
               ORDER BY tried, id LIMIT $2"#,
            tried,
            limit,
            elsewhere,
            shards
        )
        .fetch_all(&self.inner.readers)
        .await?)
    }

    /// Notes the version of a contest that its standing message shows, and when it was tried.
    pub async fn note_contest_shown(
        &self,
        contest: i64,
        looked: i64,
        tried: Timestamp,
    ) -> Result<(), StoreError> {
        let tried = tried.as_millisecond();
        let mut transaction = self.write().await?;
        query!("UPDATE contests SET looked = $2, tried = $3 WHERE id = $1", contest, looked, tried)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }

    /// Forgets the standing message of a contest, its thread, or both, because they were deleted; `announcements` put others in
    /// their place.
    pub async fn lose_contest_place(
        &self,
        contest: i64,
        (message, thread): (bool, bool),
        announcements: &[OutboxEntry],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let (message, thread) = (i32::from(message), i32::from(thread));
        let mut transaction = self.write().await?;
        query!(
            "UPDATE contests SET message = CASE WHEN $2 = 1 THEN NULL ELSE message END,
                 thread = CASE WHEN $3 = 1 THEN NULL ELSE thread END
             WHERE id = $1",
            contest,
            message,
            thread
        )
        .execute(&mut *transaction)
        .await?;
        queue(&mut transaction, About::Contest(contest), announcements, now).await?;
        transaction.commit().await
    }
}

/// The columns of `contests` that follow from a contest.
pub(super) struct Columns {
    pub(super) game: String,
    pub(super) name: String,
    pub(super) state: &'static str,
    pub(super) organiser: Option<String>,
    pub(super) entries: i64,
    pub(super) wake: Option<i64>,
}

impl Columns {
    pub(super) fn of(contest: &Contest) -> Columns {
        let due = contest.due().map(|next| next.at.as_millisecond());
        // A table is opened, and a game judged, as soon as possible.
        let now = contest.open_tables().any(|(_, game)| game.stage == Stage::ToOpen || game.judging);
        Columns {
            game: contest.terms().game.clone(),
            name: contest.terms().name.clone(),
            state: phase_code(contest.phase()),
            organiser: contest.organiser().map(str::to_owned),
            entries: stored(contest.log().len()),
            wake: if now { Some(0) } else { due },
        }
    }
}

/// The events of a change of a contest for programs, each with the number of its round.
fn tidings(before: &Contest, after: &Contest) -> Vec<(Tiding, usize)> {
    let is_over = |contest: &Contest| matches!(contest.phase(), Phase::Finished { .. } | Phase::Cancelled);
    let round = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    let acts = after.log().iter().skip(before.log().len()).map(|entry| &entry.act);
    let paired = acts.filter_map(|act| match act {
        Act::Paired(paired) => Some((Tiding::Paired, round(paired.round))),
        _ => None,
    });
    let ended = (is_over(after) && !is_over(before)).then(|| (Tiding::ContestEnded, round(after.rounds())));
    paired.chain(ended).collect()
}

/// The members who are named by a contest as players or arbiters.
pub(super) fn members(contest: &Contest) -> BTreeSet<(String, String)> {
    let playing =
        contest.entrants().iter().filter(|entrant| !matches!(entrant.status, EntrantStatus::Out(_)));
    let playing = playing.flat_map(|entrant| &entrant.members);
    playing.chain(contest.arbiters()).map(|person| (person.id.clone(), person.name.clone())).collect()
}

/// Writes the rows that follow from a contest: the entries after number `known` of its log, its games and its members.
async fn write(
    connection: &mut Connection,
    id: i64,
    contest: &Contest,
    known: usize,
    now: Timestamp,
) -> Result<(), StoreError> {
    for (entry, number) in contest.log().iter().zip(1..).skip(known) {
        faults::at(Point::Append, connection).await?;
        let (number, at, text) = (stored(number), entry.at.as_millisecond(), entry.to_string());
        query!(
            "INSERT INTO contest_log (contest, number, at, text) VALUES ($1, $2, $3, $4)",
            id,
            number,
            at,
            text
        )
        .execute(&mut *connection)
        .await?;
    }
    let last = query!(
        { round: Option<i64>, games: i64 },
        r#"SELECT max(round) AS "round: i64", count(*) AS "games!: i64" FROM contest_tables WHERE contest = $1"#,
        id
    )
    .fetch_one(&mut *connection)
    .await?;
    // Rounds are only added, except that games may be added to a round that runs.
    let there = usize::try_from(last.games).unwrap_or_default();
    if contest.games().count() > there {
        for (game, _) in contest.games() {
            if i64::from(game.round) < last.round.unwrap_or_default() {
                continue;
            }
            let (round, number) = (i64::from(game.round), i64::from(game.table));
            query!(
                "INSERT INTO contest_tables (contest, round, number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                id,
                round,
                number
            )
            .execute(&mut *connection)
            .await?;
        }
    }
    let before: BTreeSet<String> = query_scalar!(
        r#"SELECT member AS "member!" FROM contest_members WHERE contest = $1 ORDER BY member"#,
        id
    )
    .fetch_all(&mut *connection)
    .await?
    .into_iter()
    .collect();
    let after = members(contest);
    for member in before.iter().filter(|member| !after.iter().any(|(id, _)| id == *member)) {
        query!("DELETE FROM contest_members WHERE contest = $1 AND member = $2", id, member)
            .execute(&mut *connection)
            .await?;
    }
    for (member, name) in after.into_iter().filter(|(id, _)| !before.contains(id)) {
        know(connection, &Player { id: member.clone(), name }, now).await?;
        query!(
            "INSERT INTO contest_members (contest, member) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            id,
            member
        )
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Gives a game of a contest its new table. Returns whether it still had the table that this one replaces, or none.
pub(super) async fn open(
    connection: &mut Connection,
    opening: &ContestOpening,
    id: i64,
    table: &Table,
) -> Result<bool, StoreError> {
    let ContestOpening { contest, game, instead_of } = opening;
    let (round, number, facts) = (i64::from(game.round), i64::from(game.table), table_facts(table));
    let opened = query!(
        "UPDATE contest_tables SET table_id = $4, facts = $5, known = ''
         WHERE contest = $1 AND round = $2 AND number = $3 AND table_id IS NOT DISTINCT FROM $6",
        contest,
        round,
        number,
        id,
        facts,
        *instead_of
    )
    .execute(connection)
    .await?;
    Ok(opened.rows_affected() > 0)
}

/// Notes beside the game of a contest what its table has become.
pub(super) async fn follow(connection: &mut Connection, id: i64, table: &Table) -> Result<(), StoreError> {
    if table.status() == Status::Lobby {
        return Ok(());
    }
    let known = query_scalar!(r#"SELECT facts AS "facts!" FROM contest_tables WHERE table_id = $1"#, id)
        .fetch_optional(&mut *connection)
        .await?;
    let facts = table_facts(table);
    if known.is_some_and(|known| known != facts) {
        query!("UPDATE contest_tables SET facts = $2 WHERE table_id = $1", id, facts)
            .execute(connection)
            .await?;
    }
    Ok(())
}

/// Notes where a contest was posted.
pub(super) async fn moved(
    connection: &mut Connection,
    id: i64,
    (message, thread): (Option<&String>, Option<&String>),
) -> Result<(), StoreError> {
    query!(
        "UPDATE contests SET message = coalesce($2, message), thread = coalesce($3, thread) WHERE id = $1",
        id,
        message,
        thread
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Leaves a contest alone until a time, after a fault.
pub(super) async fn put_off(
    connection: &mut Connection,
    id: i64,
    until: Timestamp,
) -> Result<bool, StoreError> {
    let until = until.as_millisecond();
    let put_off = query!("UPDATE contests SET rest = $2 WHERE id = $1", id, until);
    Ok(put_off.execute(connection).await?.rows_affected() > 0)
}

fn game_id(round: i64, number: i64) -> GameId {
    GameId {
        round: u32::try_from(round).unwrap_or_default(),
        table: u32::try_from(number).unwrap_or_default(),
    }
}
