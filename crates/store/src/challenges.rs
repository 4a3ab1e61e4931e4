//! Challenges: who has challenged whom, and which tables were created for it.

use super::database::Connection;
use super::outbox_entry::queue;
use super::rows::time;
use super::{ContestOpening, OutboxEntry, OutboxKind, Shard, Store, StoreError, contests};
use jiff::{SignedDuration, Timestamp};
use liege_table::{Player, Status, Table};

/// The state of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// It is open.
    Open,
    /// Everybody named has sat down, and the game has started.
    Accepted,
    /// A named member has declined.
    Declined,
    /// The challenger has taken it back.
    Withdrawn,
    /// Its time is up.
    Expired,
}

impl ChallengeState {
    /// All states.
    pub const ALL: [ChallengeState; 5] = [
        ChallengeState::Open,
        ChallengeState::Accepted,
        ChallengeState::Declined,
        ChallengeState::Withdrawn,
        ChallengeState::Expired,
    ];

    /// The word that is stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            ChallengeState::Open => "open",
            ChallengeState::Accepted => "accepted",
            ChallengeState::Declined => "declined",
            ChallengeState::Withdrawn => "withdrawn",
            ChallengeState::Expired => "expired",
        }
    }

    /// The state for a stored word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<ChallengeState> {
        ChallengeState::ALL.into_iter().find(|state| state.code() == code)
    }
}

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its id.
    pub id: i64,
    /// The member who made it.
    pub challenger: Player,
    /// The game's id.
    pub game: String,
    /// Whether anyone may accept it; otherwise only those for whom its table reserves seats.
    pub anyone: bool,
    /// How many games may be played from it at once.
    pub games: u32,
    /// Whether the sides are drawn by lot.
    pub lots: bool,
    /// Its state.
    pub state: ChallengeState,
    /// The time at which it expires.
    pub until: Timestamp,
    /// The id of the member who ended it, if one did.
    pub ended_by: Option<String>,
    /// The table created for it last.
    pub table: i64,
}

/// A selection of challenges. A number at the end is the largest number of challenges returned.
#[derive(Clone, Copy, Debug)]
pub enum WhichChallenges<'a> {
    /// The one for which this table was created.
    At(i64),
    /// The one with this id.
    Of(i64),
    /// The open ones that a member has made, the oldest first.
    By(&'a str),
    /// The open ones that wait for a member's answer, the oldest first.
    To(&'a str),
    /// Those to anyone that a member can accept now at a table on a server, the newest first.
    Standing(&'a str, u32),
    /// The open ones to anyone that need another table: none of their tables can be joined, and fewer games
    /// are in progress than they allow.
    WithoutTable(Timestamp),
    /// The open ones whose time is up, the earliest first, except those of shards that cannot hear.
    Due(Timestamp, u32),
}

/// A challenge to be stored with its first table. The table's host is the challenger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChallenge {
    /// Whether anyone may accept it.
    pub anyone: bool,
    /// How many games may be played from it at once.
    pub games: u32,
    /// Whether the sides are drawn by lot.
    pub lots: bool,
    /// The time at which it expires.
    pub until: Timestamp,
}

/// The reason why a table is created.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Cause {
    /// Somebody asked for one.
    #[default]
    Asked,
    /// The game of another table is played again.
    Rematch(i64),
    /// It is the first table of a challenge.
    Challenge(NewChallenge),
    /// It is the next table of a challenge to anyone.
    Next(i64),
    /// It is for a game of a contest.
    Contest(ContestOpening),
}

/// The way in which a challenge ends with the table that was created for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeEnd {
    /// The state that it gets.
    pub state: ChallengeState,
    /// The id of the member who ended it; `None` if its time was up.
    pub by: Option<String>,
}

/// A challenge as it is stored.
struct ChallengeRow {
    id: i64,
    challenger: String,
    name: String,
    game: String,
    anyone: i64,
    games: i64,
    lots: i64,
    state: String,
    until: i64,
    ended_by: Option<String>,
    last: i64,
}

impl From<ChallengeRow> for Challenge {
    fn from(row: ChallengeRow) -> Challenge {
        Challenge {
            id: row.id,
            challenger: Player { id: row.challenger, name: row.name },
            game: row.game,
            anyone: row.anyone != 0,
            games: u32::try_from(row.games).unwrap_or(1),
            lots: row.lots != 0,
            // A check in the schema allows no other values.
            state: ChallengeState::of_code(&row.state).unwrap_or(ChallengeState::Expired),
            until: time(row.until),
            ended_by: row.ended_by,
            table: row.last,
        }
    }
}

impl Store {
    /// Returns the challenges of a selection.
    pub async fn challenges(&self, which: WhichChallenges<'_>) -> Result<Vec<Challenge>, StoreError> {
        let readers = &self.inner.readers;
        let rows = match which {
            WhichChallenges::At(table) => query_as!(
                ChallengeRow,
                r#"SELECT c.id, c.challenger, m.name, c.game, c.anyone, c.games, c.lots, c.state, c.until, c.ended_by,
                          t.table_id AS "last!"
                   FROM challenge_tables t JOIN challenges c ON c.id = t.challenge
                   JOIN members m ON m.id = c.challenger
                   WHERE t.table_id = $1"#,
                table
            )
            .fetch_all(readers)
            .await?,
            WhichChallenges::Of(id) => query_as!(
                ChallengeRow,
                r#"SELECT c.id, c.challenger, m.name, c.game, c.anyone, c.games, c.lots, c.state, c.until, c.ended_by,
                          (SELECT max(table_id) FROM challenge_tables WHERE challenge = c.id) AS "last!: i64"
                   FROM challenges c JOIN members m ON m.id = c.challenger
                   WHERE c.id = $1"#,
                id
            )
            .fetch_all(readers)
            .await?,
            WhichChallenges::By(member) => query_as!(
                ChallengeRow,
                r#"SELECT c.id, c.challenger, m.name, c.game, c.anyone, c.games, c.lots, c.state, c.until, c.ended_by,
                          (SELECT max(table_id) FROM challenge_tables WHERE challenge = c.id) AS "last!: i64"
                   FROM challenges c JOIN members m ON m.id = c.challenger
                   WHERE c.challenger = $1 AND c.state = 'open' ORDER BY c.id"#,
                member
            )
            .fetch_all(readers)
            .await?,
            WhichChallenges::To(member) => query_as!(
                ChallengeRow,
                r#"SELECT c.id, c.challenger, m.name, c.game, c.anyone, c.games, c.lots, c.state, c.until, c.ended_by,
                          t.table_id AS "last!"
                   FROM challenge_tables t JOIN challenges c ON c.id = t.challenge
                   JOIN members m ON m.id = c.challenger
                   WHERE c.state = 'open' AND c.anyone = 0
                     AND t.table_id IN (SELECT table_id FROM seats
                                        WHERE member = $1 AND status = 'lobby' AND state = 'invited')
                   ORDER BY c.id"#,
                member
            )
            .fetch_all(readers)
            .await?,
            WhichChallenges::Standing(server, most) => query_as!(
                ChallengeRow,
                r#"SELECT c.id, c.challenger, m.name, c.game, c.anyone, c.games, c.lots, c.state, c.until, c.ended_by,
                          t.table_id AS "last!"
                   FROM challenge_tables t JOIN challenges c ON c.id = t.challenge
                   JOIN members m ON m.id = c.challenger JOIN tables b ON b.id = t.table_id
                   WHERE c.state = 'open' AND c.anyone = 1 AND b.status = 'lobby' AND b.server = $1
                   ORDER BY t.table_id DESC LIMIT $2"#,
                server,
                i64::from(most)
            )
            .fetch_all(readers)
            .await?,
            WhichChallenges::WithoutTable(now) => {
                let mut rows = query_as!(
                ChallengeRow,
                r#"SELECT c.id, c.challenger, m.name, c.game, c.anyone, c.games, c.lots, c.state, c.until, c.ended_by,
                          (SELECT max(table_id) FROM challenge_tables WHERE challenge = c.id) AS "last!: i64"
                   FROM challenges c JOIN members m ON m.id = c.challenger
                   WHERE c.state = 'open' AND c.anyone = 1 AND c.until > $1
                     AND NOT EXISTS (SELECT 1 FROM challenge_tables t JOIN tables b ON b.id = t.table_id
                                     WHERE t.challenge = c.id AND b.status = 'lobby')
                     AND (SELECT count(*) FROM challenge_tables t JOIN tables b ON b.id = t.table_id
                          WHERE t.challenge = c.id AND b.status = 'playing') < c.games"#,
                now.as_millisecond()
            )
            .fetch_all(readers)
            .await?;
                // The database would sort by going through all challenges in that order.
                rows.sort_unstable_by_key(|row| row.id);
                rows
            }
            WhichChallenges::Due(now, most) => {
                let (shards, unheard) = self.inner.left_alone.unheard();
                query_as!(
                ChallengeRow,
                r#"SELECT c.id, c.challenger, m.name, c.game, c.anyone, c.games, c.lots, c.state, c.until, c.ended_by,
                          (SELECT max(table_id) FROM challenge_tables WHERE challenge = c.id) AS "last!: i64"
                   FROM challenges c JOIN members m ON m.id = c.challenger
                   WHERE c.state = 'open' AND c.until <= $1
                     AND replace($3, ',' || ((SELECT coalesce(max(b.home), 0)
                                              FROM challenge_tables t JOIN tables b ON b.id = t.table_id
                                              WHERE t.challenge = c.id) % $4) || ',', '') = $3
                   ORDER BY c.until, c.id LIMIT $2"#,
                now.as_millisecond(),
                i64::from(most),
                unheard,
                shards
            )
            .fetch_all(readers)
            .await?
            }
        };
        Ok(rows.into_iter().map(Challenge::from).collect())
    }

    /// When a member last declined another member's challenge to a game.
    pub async fn declined(
        &self,
        challenger: &str,
        by: &str,
        game: &str,
    ) -> Result<Option<Timestamp>, StoreError> {
        let last = query_scalar!(
            r#"SELECT max(ended) AS "last: i64" FROM challenges
               WHERE challenger = $1 AND ended_by = $2 AND game = $3 AND state = 'declined'"#,
            challenger,
            by,
            game
        )
        .fetch_one(&self.inner.readers)
        .await?;
        Ok(last.map(time))
    }

    /// Adds to the open challenges of a shard the time in which the shard heard nobody, once for each of
    /// them; their invitations show it. No challenge lasts longer than a table that nobody joins: such a
    /// table gets no time back.
    pub async fn give_challenges_back(
        &self,
        shard: Shard,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<(), StoreError> {
        let (now, from, to) = (to, from.as_millisecond(), to.as_millisecond());
        let most = SignedDuration::from_hours(24 * Table::LOBBY_DAYS).as_millis() as i64;
        let mut transaction = self.write().await?;
        let open = query!(
            { id: i64, until: i64, made: i64, given_back: i64 },
            "SELECT id, until, made, given_back FROM challenges AS c
             WHERE state = 'open' AND until > $1 AND until < made + $3 AND made <= $1 AND given_back < $2
               AND (SELECT coalesce(max(b.home), 0) FROM challenge_tables t JOIN tables b ON b.id = t.table_id
                    WHERE t.challenge = c.id) % $4 = $5",
            from,
            to,
            most,
            i64::from(shard.count),
            i64::from(shard.id)
        )
        .fetch_all(&mut *transaction)
        .await?;
        let card = [OutboxEntry::new(OutboxKind::Card, 0, 0)];
        for challenge in open {
            let until = (challenge.until + to - from.max(challenge.given_back)).min(challenge.made + most);
            query!(
                "UPDATE challenges SET until = $2, given_back = $3 WHERE id = $1",
                challenge.id,
                until,
                to
            )
            .execute(&mut *transaction)
            .await?;
            let tables = query_scalar!(
                "SELECT id FROM tables
                 WHERE status = 'lobby' AND id IN (SELECT table_id FROM challenge_tables WHERE challenge = $1)",
                challenge.id
            )
            .fetch_all(&mut *transaction)
            .await?;
            for table in tables {
                queue(&mut transaction, table, &card, now).await?;
            }
        }
        transaction.commit().await
    }

    /// When the time of the next open challenge is up.
    pub(super) async fn next_challenge(&self) -> Result<Option<i64>, StoreError> {
        let (shards, unheard) = self.inner.left_alone.unheard();
        let next = query_scalar!(
            r#"SELECT until AS "next!: i64" FROM challenges AS c
               WHERE state = 'open'
                 AND replace($1, ',' || ((SELECT coalesce(max(b.home), 0)
                                          FROM challenge_tables t JOIN tables b ON b.id = t.table_id
                                          WHERE t.challenge = c.id) % $2) || ',', '') = $1
               ORDER BY until LIMIT 1"#,
            unheard,
            shards
        );
        Ok(next.fetch_optional(&self.inner.readers).await?)
    }

    /// Ends a challenge none of whose tables can be joined now. Returns whether it was open until then.
    /// `told` is announced at the last of its tables.
    pub async fn end_challenge(
        &self,
        challenge: &Challenge,
        end: &ChallengeEnd,
        told: &[OutboxEntry],
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let (state, at) = (end.state.code(), now.as_millisecond());
        let mut transaction = self.write().await?;
        let ended = query!(
            "UPDATE challenges SET state = $2, ended_by = $3, ended = $4 WHERE id = $1 AND state = 'open'",
            challenge.id,
            state,
            end.by,
            at
        )
        .execute(&mut *transaction)
        .await?;
        let ended = ended.rows_affected() > 0;
        if ended {
            queue(&mut transaction, challenge.table, told, now).await?;
        }
        transaction.commit().await?;
        Ok(ended)
    }
}

/// Notes why a new table was created. Returns whether the reason still holds: it does not when the challenge
/// has ended meanwhile, or another of its tables can be joined, or the game of a contest has a table.
pub(super) async fn note(
    connection: &mut Connection,
    cause: &Cause,
    id: i64,
    table: &Table,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let challenge = match cause {
        Cause::Asked | Cause::Rematch(_) => return Ok(true),
        Cause::Contest(opening) => return contests::open(connection, opening, id, table).await,
        Cause::Next(challenge) => {
            let at = now.as_millisecond();
            // The row is written to, so that no other transaction creates a table for it at the same time.
            let wanted = query!(
                "UPDATE challenges SET games = games
                 WHERE id = $1 AND state = 'open' AND until > $2
                   AND NOT EXISTS (SELECT 1 FROM challenge_tables t JOIN tables b ON b.id = t.table_id
                                   WHERE t.challenge = $1 AND b.status = 'lobby')",
                challenge,
                at
            )
            .execute(&mut *connection)
            .await?;
            if wanted.rows_affected() == 0 {
                return Ok(false);
            }
            *challenge
        }
        Cause::Challenge(new) => {
            let (challenger, game) = (table.host().id.as_str(), table.game().id());
            let (anyone, games, lots) = (i64::from(new.anyone), i64::from(new.games), i64::from(new.lots));
            let (made, until) = (now.as_millisecond(), new.until.as_millisecond());
            query_scalar!(
                r#"INSERT INTO challenges (challenger, game, anyone, games, lots, state, made, until)
                   VALUES ($1, $2, $3, $4, $5, 'open', $6, $7) RETURNING id AS "id!: i64""#,
                challenger,
                game,
                anyone,
                games,
                lots,
                made,
                until
            )
            .fetch_one(&mut *connection)
            .await?
        }
    };
    query!("INSERT INTO challenge_tables (table_id, challenge) VALUES ($1, $2)", id, challenge)
        .execute(&mut *connection)
        .await?;
    Ok(true)
}

/// Changes a challenge with its table: when the game starts, everybody named has accepted; a table that
/// closes before ends it.
pub(super) async fn follow(
    connection: &mut Connection,
    id: i64,
    table: &Table,
    (started, end): (bool, Option<&ChallengeEnd>),
    now: Timestamp,
) -> Result<(), StoreError> {
    let at = now.as_millisecond();
    if started {
        query!(
            "UPDATE challenges SET state = 'accepted', ended = $2
             WHERE id = (SELECT challenge FROM challenge_tables WHERE table_id = $1)
               AND state = 'open' AND anyone = 0",
            id,
            at
        )
        .execute(connection)
        .await?;
    } else if table.status() == Status::Abandoned && table.record().started.is_none() {
        let usual = if table.has_lapsed() { ChallengeState::Expired } else { ChallengeState::Withdrawn };
        let state = end.map_or(usual, |end| end.state).code();
        let by = end.and_then(|end| end.by.as_deref());
        query!(
            "UPDATE challenges SET state = CASE WHEN until <= $3 THEN 'expired' ELSE $2 END,
                 ended = $3, ended_by = $4
             WHERE id = (SELECT challenge FROM challenge_tables WHERE table_id = $1) AND state = 'open'",
            id,
            state,
            at,
            by
        )
        .execute(connection)
        .await?;
    }
    Ok(())
}
