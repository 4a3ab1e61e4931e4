//! Work that is due. All kinds of work are taken, and their outcomes noted, in the same way.

use super::{
    Challenge, DailyPuzzle, Deadline, DigestDue, HookPost, MachineTurn, OutboxEntry, Queued, Sent, Store,
    StoreError, WhichChallenges,
};
use super::{contests, deadlines, hooks, machines, outbox, puzzles, timers};
use jiff::Timestamp;

/// A kind of work that becomes due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Queued posts are sent.
    Posts,
    /// Tables are changed by time.
    Timers,
    /// Daily digests.
    Digests,
    /// Members are reminded of their deadlines.
    Reminders,
    /// Challenges whose time is up.
    Challenges,
    /// Machines play at tables.
    Machines,
    /// Channels get their puzzle of the day.
    Puzzles,
    /// Messages are sent to webhooks.
    Hooks,
    /// Contests are changed by time and by their tables.
    Contests,
}

/// A piece of work whose time has come.
#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    /// A row of the queue is to be sent.
    Post(Queued),
    /// A table is to be changed by time.
    Timer(i64),
    /// A digest is to be queued for a member.
    Digest(DigestDue),
    /// A member is to be reminded of their deadlines at one table, for one seat or several.
    Reminder(Vec<Deadline>),
    /// A challenge is to be ended ([`Store::end_challenge`]).
    Challenge(Challenge),
    /// A machine has something to do at a table ([`liege_table::Table::chores`]).
    Machine(MachineTurn),
    /// A channel is to get its puzzle of the day.
    Puzzle(DailyPuzzle),
    /// A message is to be sent to a webhook.
    Hook(HookPost),
    /// A contest is to be changed by time or by its tables.
    Contest(i64),
}

/// The outcome of a job, which is identified as it was taken. If the job was done meanwhile, nothing is
/// noted.
#[derive(Clone, Copy, Debug)]
pub enum Done<'a> {
    /// A row is sent, as this message. A lobby message or thread is noted as the table's. A row that became
    /// no message of its own (a card) has [`Sent::default`].
    Sent(&'a Queued, &'a Sent),
    /// A row is put off after an error.
    PostLater {
        /// The row.
        row: &'a Queued,
        /// The new content of the row, if some of its recipients have been reached.
        rest: Option<&'a serde_json::Value>,
        /// The time of the next attempt.
        until: Timestamp,
        /// The error.
        why: &'a str,
    },
    /// A row is given up for this reason: it no longer makes the other rows of its table wait.
    GivenUp(&'a Queued, &'a str),
    /// Nothing is due at a table any more: the time of its next change and the deadlines of its seats are
    /// worked out anew.
    Ticked(i64),
    /// A table failed to do its due work, and is left alone until this time, so that the others need not
    /// wait. Its next change sets the time anew.
    TickLater(i64, Timestamp),
    /// A member is reminded of deadlines at one table by this row.
    Reminded(&'a [Deadline], &'a OutboxEntry),
    /// A member is reminded of deadlines at one table later, or not at all (`None`).
    ReminderLater(&'a [Deadline], Option<Timestamp>),
    /// A digest is queued as this row of a table (`None` if there is nothing to say, or it is too late). The
    /// time of the next digest is noted, with reminders of the deadlines that it would come too late for.
    Digested(&'a DigestDue, Option<(i64, &'a OutboxEntry)>),
    /// A digest is put off. Deadlines before it get their own reminders.
    DigestLater(&'a DigestDue, Timestamp),
    /// The machines of a table wait until this time.
    MachinesLater(i64, Timestamp),
    /// The machines of a table had nothing to do at this version of it.
    MachinesIdle(i64, i64),
    /// A puzzle of the day is posted in its channel.
    PuzzlePosted {
        /// The channel.
        daily: &'a DailyPuzzle,
        /// The number of the puzzle.
        number: i64,
        /// The id of the message.
        message: &'a str,
        /// When the next is due.
        next: Timestamp,
    },
    /// The puzzle of the day of a channel is tried again at this time; `None` if the channel is lost and gets
    /// no more.
    PuzzleLater(&'a DailyPuzzle, Option<Timestamp>),
    /// A contest failed to do its due work, and is left alone until this time. Its next change ends that.
    ContestLater(i64, Timestamp),
    /// A message has arrived at its webhook.
    HookSent(&'a HookPost),
    /// A message for a webhook is tried again at this time.
    HookLater(&'a HookPost, Timestamp),
    /// A message for a webhook is given up. This row tells its member, unless they know already.
    HookGivenUp(&'a HookPost, &'a OutboxEntry),
}

impl Store {
    /// The due work of these kinds, in their order, at most `limit` of each kind.
    pub async fn take(&self, works: &[Work], now: Timestamp, limit: u32) -> Result<Vec<Job>, StoreError> {
        let ended = WhichChallenges::Due(now, limit);
        let (now, limit) = (now.as_millisecond(), i64::from(limit));
        let mut jobs = Vec::new();
        for work in works {
            match work {
                Work::Posts => jobs.extend(self.posts_due(now, limit).await?.into_iter().map(Job::Post)),
                Work::Timers => jobs.extend(self.timers_due(now, limit).await?.into_iter().map(Job::Timer)),
                Work::Digests => {
                    jobs.extend(self.digests_due(now, limit).await?.into_iter().map(Job::Digest));
                }
                Work::Reminders => {
                    // Several seats of one member at one table give one reminder. If other members' reminders
                    // come between them, they give two.
                    let due = self.reminders_due(now, limit).await?;
                    let groups = due.chunk_by(|a, b| (a.table, &a.member) == (b.table, &b.member));
                    jobs.extend(groups.map(|group| Job::Reminder(group.to_vec())));
                }
                Work::Challenges => {
                    jobs.extend(self.challenges(ended).await?.into_iter().map(Job::Challenge));
                }
                Work::Machines => {
                    jobs.extend(self.machines_due(now, limit).await?.into_iter().map(Job::Machine));
                }
                Work::Puzzles => {
                    jobs.extend(self.puzzles_due(now, limit).await?.into_iter().map(Job::Puzzle));
                }
                Work::Hooks => {
                    jobs.extend(self.hook_posts_due(now, limit).await?.into_iter().map(Job::Hook));
                }
                Work::Contests => {
                    jobs.extend(self.contests_due(now, limit).await?.into_iter().map(Job::Contest));
                }
            }
        }
        Ok(jobs)
    }

    /// Notes the outcome of a job. Returns whether it was still to be done; it is no longer due now.
    pub async fn done(&self, done: Done<'_>, now: Timestamp) -> Result<bool, StoreError> {
        match done {
            // These change tables that are kept in memory too.
            Done::Sent(row, sent) => return self.sent(row, sent, now).await,
            Done::Ticked(table) => return self.ticked(table, now).await,
            _ => {}
        }
        let mut transaction = self.write().await?;
        let connection = &mut *transaction;
        let noted = match done {
            Done::PostLater { row, rest, until, why } => {
                outbox::put_off(connection, row, (until, rest), why).await?
            }
            Done::GivenUp(row, why) => outbox::give_up(connection, row, why, now).await?,
            Done::TickLater(table, until) => timers::put_off(connection, table, until).await?,
            Done::Reminded(deadlines, row) => deadlines::remind(connection, deadlines, row, now).await?,
            Done::ReminderLater(deadlines, until) => deadlines::put_off(connection, deadlines, until).await?,
            Done::Digested(due, row) => deadlines::digest(connection, due, row, now).await?,
            Done::MachinesLater(table, until) => machines::put_off(connection, table, until).await?,
            Done::MachinesIdle(table, version) => machines::idle(connection, table, version).await?,
            Done::PuzzlePosted { daily, number, message, next } => {
                puzzles::posted(connection, daily, (number, message), next).await?
            }
            Done::PuzzleLater(daily, until) => puzzles::put_off(connection, daily, until).await?,
            Done::ContestLater(contest, until) => contests::put_off(connection, contest, until).await?,
            Done::HookSent(post) => hooks::arrived(connection, post).await?,
            Done::HookLater(post, until) => hooks::put_off(connection, post, until).await?,
            Done::HookGivenUp(post, row) => hooks::give_up(connection, post, row, now).await?,
            Done::DigestLater(due, until) => deadlines::put_off_digest(connection, due, until, now).await?,
            Done::Sent(..) | Done::Ticked(_) => false,
        };
        transaction.commit().await?;
        Ok(noted)
    }

    /// When the next work of these kinds is due, as far as is known now (a time in the past means at once);
    /// `None` if nothing waits.
    pub async fn next(&self, works: &[Work]) -> Result<Option<Timestamp>, StoreError> {
        let mut next = None;
        for work in works {
            let one = match work {
                Work::Posts => self.next_post().await?,
                Work::Timers => self.next_timer().await?,
                Work::Digests => self.next_digest().await?,
                Work::Reminders => self.next_reminder().await?,
                Work::Challenges => self.next_challenge().await?,
                Work::Machines => self.next_machine().await?,
                Work::Puzzles => self.next_puzzle().await?,
                Work::Hooks => self.next_hook_post().await?,
                Work::Contests => self.next_contest().await?,
            };
            next = next.into_iter().chain(one).min();
        }
        Ok(next.map(super::rows::time))
    }
}
