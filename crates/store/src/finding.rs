//! Finding tables by their properties.

use super::rows::time;
use super::{Shard, Store, StoreError};
use jiff::Timestamp;
use liege_table::Status;

/// A selection of tables, in the order of their ids unless it says otherwise. A number at the end is the
/// largest number of tables returned.
#[derive(Clone, Copy, Debug)]
pub enum Which<'a> {
    /// Those that have not ended and are played in the channel or thread with this id, the newest first: the
    /// one whose thread it is, and those opened there that have no thread.
    Here(&'a str),
    /// Those of [`Which::Here`], and those opened there that went on in a thread.
    At(&'a str),
    /// The newest of all, ended or not, that was opened in the channel or thread with this id or has it as
    /// its thread.
    NewestAt(&'a str),
    /// Those on a server that have not ended.
    OnServer(&'a str),
    /// Those in a channel and its threads that have not ended.
    InChannel(&'a str),
    /// Those in a thread that have not ended.
    InThread(&'a str),
    /// The one to which a posted message belongs (a board, a notice, a lobby message).
    OfMessage(&'a str),
    /// Those that have not ended where a member holds a seat, is invited or is the host, the one that has
    /// waited longest first.
    Of(&'a str),
    /// Those that have not ended where a member holds a seat.
    HeldBy(&'a str, u32),
    /// Those that have ended where a member held a seat, was invited or was the host, the last ended first.
    EndedOf(&'a str, u32),
    /// Those of [`Which::EndedOf`] whose game was played to its end.
    OverOf(&'a str, u32),
    /// Those with ids below this one where a member has played a game to its end.
    PlayedBefore(i64, &'a str, &'a str, u32),
    /// The one that was created as the rematch of a table, unless it was abandoned.
    RematchOf(i64),
    /// Those that came from the record with this checksum, the earliest first.
    FromRecord(&'a str),
    /// Those on a server that have not started and have an empty seat, the newest first; those that look for
    /// players come before the others.
    Open(&'a str, u32),
    /// Those with ids above this one whose game is in progress, or that wait for a ready check.
    Playing(i64, u32),
    /// Those of [`Which::Playing`] that belong to a shard.
    PlayingOn(Shard, i64, u32),
    /// Those at which a member has a plan.
    PlannedBy(&'a str),
    /// Those that have changed since their plans were last carried out, except those of shards that cannot
    /// hear.
    Unfollowed(u32),
    /// Those whose game is in progress and where a member was once asked to take a seat over.
    Asked(&'a str),
    /// Those where a member has to act, except this one.
    OwedBy(&'a str, i64, u32),
    /// All with ids above this one.
    After(i64, u32),
    /// Those on a server whose game was played to its end, the one that ended last first: after the one that ended at a time
    /// (unix milliseconds) and has an id, if one is named.
    OverOn(&'a str, Option<(i64, i64)>, u32),
}

/// A table at a glance, from its stored columns. Nothing is replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// The id.
    pub id: i64,
    /// The game's id.
    pub game: String,
    /// Its status.
    pub status: Status,
    /// The ids of the seats that may move.
    pub turn: Vec<String>,
    /// The number of actions in its log.
    pub actions: usize,
    /// The channel it was opened in.
    pub channel: String,
    /// Its thread.
    pub thread: Option<String>,
    /// When it was opened.
    pub created: Timestamp,
    /// When it last changed.
    pub changed: Timestamp,
}

/// The columns of a [`TableLine`].
struct LineRow {
    id: i64,
    game: String,
    status: String,
    turn: String,
    actions: i64,
    channel: String,
    thread: Option<String>,
    created: i64,
    changed: i64,
}

impl From<LineRow> for TableLine {
    fn from(row: LineRow) -> TableLine {
        TableLine {
            id: row.id,
            game: row.game,
            // A check in the schema allows no other values.
            status: Status::of_code(&row.status).unwrap_or(Status::Abandoned),
            turn: row.turn.split_whitespace().map(str::to_owned).collect(),
            actions: usize::try_from(row.actions).unwrap_or(0),
            channel: row.channel,
            thread: row.thread,
            created: time(row.created),
            changed: time(row.changed),
        }
    }
}

/// The tables that have not ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Afoot {
    /// The number of tables whose game is in progress.
    pub playing: u64,
    /// The number of tables that have not started.
    pub waiting: u64,
}

impl Store {
    /// Counts the tables that have not ended.
    pub async fn afoot(&self) -> Result<Afoot, StoreError> {
        let found = query!(
            { playing: i64, waiting: i64 },
            r#"SELECT count(*) FILTER (WHERE status = 'playing') AS "playing!: i64",
                      count(*) FILTER (WHERE status = 'lobby') AS "waiting!: i64"
               FROM tables WHERE status IN ('lobby', 'playing')"#
        )
        .fetch_one(&self.inner.readers)
        .await?;
        Ok(Afoot { playing: found.playing.unsigned_abs(), waiting: found.waiting.unsigned_abs() })
    }

    /// Returns tables at a glance.
    pub async fn tables(&self, which: Which<'_>) -> Result<Vec<TableLine>, StoreError> {
        let readers = &self.inner.readers;
        // The rows for which this condition is true.
        macro_rules! lines {
            ($condition:literal, $($value:expr),+) => {
                query_as!(
                    LineRow,
                    "SELECT id, game, status, turn, actions, channel, thread, created, changed FROM tables
                 WHERE " + $condition,
                    $($value),+
                )
                .fetch_all(readers)
                .await?
            };
        }
        let rows = match which {
            Which::Here(place) => lines!(
                "(thread = $1 OR channel = $1 AND thread IS NULL) AND status IN ('lobby', 'playing')
                 ORDER BY id DESC",
                place
            ),
            Which::At(place) => lines!(
                "(thread = $1 OR channel = $1) AND status IN ('lobby', 'playing') ORDER BY id DESC",
                place
            ),
            Which::NewestAt(place) => lines!(
                "id = (SELECT max(newest.id) FROM (SELECT max(id) AS id FROM tables WHERE thread = $1
                                                         UNION SELECT max(id) FROM tables WHERE channel = $1) AS newest)",
                place
            ),
            Which::OnServer(server) => lines!(
                "server = $1 AND status IN ('lobby', 'playing') ORDER BY id",
                server
            ),
            Which::InChannel(channel) => lines!(
                "channel = $1 AND status IN ('lobby', 'playing') ORDER BY id",
                channel
            ),
            Which::InThread(thread) => lines!(
                "thread = $1 AND status IN ('lobby', 'playing') ORDER BY id",
                thread
            ),
            Which::OfMessage(message) => lines!(
                "id IN (SELECT table_id FROM outbox WHERE message_id = $1
                              UNION SELECT table_id FROM old_posts WHERE message = $1
                              UNION SELECT id FROM tables WHERE lobby_message = $1)",
                message
            ),
            Which::Of(member) => lines!(
                "id IN (SELECT table_id FROM seats WHERE member = $1 AND status IN ('lobby', 'playing')
                              UNION SELECT id FROM tables WHERE host = $1 AND status IN ('lobby', 'playing'))
                 ORDER BY changed, id",
                member
            ),
            Which::HeldBy(member, most) => lines!(
                "id IN (SELECT table_id FROM seats
                              WHERE member = $1 AND state = 'held' AND status IN ('lobby', 'playing'))
                 ORDER BY id LIMIT $2",
                member,
                i64::from(most)
            ),
            Which::EndedOf(member, most) => lines!(
                "id IN (SELECT table_id FROM seats WHERE member = $1 AND status IN ('over', 'abandoned')
                              UNION SELECT id FROM tables WHERE host = $1)
                   AND status IN ('over', 'abandoned')
                 ORDER BY changed DESC, id DESC LIMIT $2",
                member,
                i64::from(most)
            ),
            Which::OverOf(member, most) => lines!(
                "id IN (SELECT table_id FROM seats WHERE member = $1 AND status IN ('over', 'abandoned')
                              UNION SELECT id FROM tables WHERE host = $1)
                   AND status = 'over'
                 ORDER BY changed DESC, id DESC LIMIT $2",
                member,
                i64::from(most)
            ),
            Which::PlayedBefore(before, member, game, most) => lines!(
                "id IN (SELECT table_id FROM seats
                              WHERE member = $2 AND state = 'held' AND status = 'over' AND game = $3 AND table_id < $1)
                 ORDER BY id LIMIT $4",
                before,
                member,
                game,
                i64::from(most)
            ),
            Which::RematchOf(table) => lines!(
                "id IN (SELECT next FROM rematches WHERE table_id = $1) AND status <> 'abandoned'",
                table
            ),
            Which::FromRecord(digest) => lines!(
                "id IN (SELECT table_id FROM imports WHERE digest = $1) ORDER BY id",
                digest
            ),
            Which::Open(server, most) => lines!(
                "server = $1 AND status = 'lobby'
                   AND EXISTS (SELECT 1 FROM seats AS s WHERE s.table_id = tables.id AND s.state <> 'held')
                 ORDER BY NOT EXISTS (SELECT 1 FROM lobbies AS l WHERE l.table_id = tables.id AND l.sought IS NOT NULL),
                          id DESC LIMIT $2",
                server,
                i64::from(most)
            ),
            Which::Playing(after, most) => lines!(
                "id IN (SELECT id FROM (SELECT id FROM tables WHERE status = 'playing' AND id > $1
                                              UNION SELECT table_id FROM musters WHERE table_id > $1) AS listed
                              ORDER BY id LIMIT $2)
                 ORDER BY id",
                after,
                i64::from(most)
            ),
            Which::PlayingOn(shard, after, most) => lines!(
                "home % $3 = $4
                   AND id IN (SELECT id FROM tables WHERE status = 'playing' AND id > $1
                              UNION SELECT table_id FROM musters WHERE table_id > $1)
                 ORDER BY id LIMIT $2",
                after,
                i64::from(most),
                i64::from(shard.count),
                i64::from(shard.id)
            ),
            Which::PlannedBy(member) => lines!(
                "id IN (SELECT table_id FROM plans WHERE member = $1) ORDER BY id",
                member
            ),
            Which::Unfollowed(most) => {
                let (shards, unheard) = self.inner.left_alone.unheard();
                lines!(
                    "id IN (SELECT p.table_id FROM plans AS p JOIN tables AS t ON t.id = p.table_id
                              WHERE p.checked < t.version)
                   AND replace($2, ',' || (home % $3) || ',', '') = $2
                 ORDER BY id LIMIT $1",
                    i64::from(most),
                    unheard,
                    shards
                )
            }
            Which::Asked(member) => lines!(
                "id IN (SELECT table_id FROM actions WHERE asked = $1) AND status = 'playing' ORDER BY id",
                member
            ),
            Which::OwedBy(member, but, most) => lines!(
                "id IN (SELECT table_id FROM dues WHERE member = $1) AND id <> $2 ORDER BY id LIMIT $3",
                member,
                but,
                i64::from(most)
            ),
            Which::OverOn(server, after, most) => {
                let (ended, id) = after.unwrap_or((i64::MAX, i64::MAX));
                lines!(
                    "server = $1 AND status = 'over' AND (changed < $2 OR changed = $2 AND id < $3)
                 ORDER BY changed DESC, id DESC LIMIT $4",
                    server,
                    ended,
                    id,
                    i64::from(most)
                )
            }
            Which::After(id, most) => lines!("id > $1 ORDER BY id LIMIT $2", id, i64::from(most)),
        };
        Ok(rows.into_iter().map(TableLine::from).collect())
    }
}
