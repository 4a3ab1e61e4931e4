//! What is due: work whose time has come is taken, and what became of it is noted, in one way for all of it.

use super::{
    Challenge, DailyPuzzle, Deadline, DigestDue, HookPost, MachineTurn, OutboxEntry, Queued, Sent, Store,
    StoreError, WhichChallenges,
};
use super::{deadlines, hooks, machines, outbox, puzzles, timers};
use jiff::Timestamp;

/// A kind of work that becomes due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// What is queued is sent.
    Posts,
    /// Tables that time changes.
    Timers,
    /// Daily digests.
    Digests,
    /// Members are reminded of what they owe.
    Reminders,
    /// Challenges whose time is up.
    Challenges,
    /// Tables wait for a machine that plays there.
    Machines,
    /// Channels are to have their puzzle of the day.
    Puzzles,
    /// What waits for webhooks is sent.
    Hooks,
}

/// A piece of work whose time has come.
#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    /// A row of the queue is to be sent.
    Post(Queued),
    /// A table is to be changed by time.
    Timer(i64),
    /// A member's digest is to be queued.
    Digest(DigestDue),
    /// A member is to be reminded of what they owe at one table, with one seat or several.
    Reminder(Vec<Deadline>),
    /// A challenge is to be ended ([`Store::end_challenge`]).
    Challenge(Challenge),
    /// A machine has something to do at a table ([`liege_table::Table::chores`]).
    Machine(MachineTurn),
    /// A channel is to have its puzzle of the day.
    Puzzle(DailyPuzzle),
    /// A message is to be sent to a webhook.
    Hook(HookPost),
}

/// What became of a job, which is named as it was taken: of one that was done meanwhile nothing is noted.
#[derive(Clone, Copy, Debug)]
pub enum Done<'a> {
    /// A row is sent, and this is where; a lobby message or thread is noted as the table's. A row that became no
    /// message of its own (a card) has [`Sent::default`].
    Sent(&'a Queued, &'a Sent),
    /// A row is put off after a fault.
    PostLater {
        /// The row.
        row: &'a Queued,
        /// What is to be remembered instead, where it has reached some of those it is for.
        rest: Option<&'a serde_json::Value>,
        /// Until when.
        until: Timestamp,
        /// What went wrong.
        why: &'a str,
    },
    /// A row is given up, and this is why: it no longer keeps the others of its table waiting.
    GivenUp(&'a Queued, &'a str),
    /// Nothing is due at a table any more: when its time comes and what its seats owe is worked out anew.
    Ticked(i64),
    /// A table could not do what is due, and sleeps until then: it must not keep the others waiting. Its next change
    /// sets the time anew.
    TickLater(i64, Timestamp),
    /// A member is reminded by this row of what they owe at one table.
    Reminded(&'a [Deadline], &'a OutboxEntry),
    /// What a member owes at one table is reminded of later, or not at all (`None`).
    ReminderLater(&'a [Deadline], Option<Timestamp>),
    /// A digest is queued as this row of a table (`None`: there is nothing to tell, or it is too late), and its next
    /// hour noted with the reminders of what that one does not tell of in time.
    Digested(&'a DigestDue, Option<(i64, &'a OutboxEntry)>),
    /// A digest is put off; what runs out before it is reminded of.
    DigestLater(&'a DigestDue, Timestamp),
    /// The machines of a table wait until then.
    MachinesLater(i64, Timestamp),
    /// The machines of a table had nothing to do at this version of it.
    MachinesIdle(i64, i64),
    /// A puzzle of the day stands in its channel.
    PuzzlePosted {
        /// Which channel.
        daily: &'a DailyPuzzle,
        /// Which of its puzzles.
        number: i64,
        /// As which message.
        message: &'a str,
        /// When the next is due.
        next: Timestamp,
    },
    /// The puzzle of the day of a channel is tried again then; `None`: the channel is lost, and gets no more.
    PuzzleLater(&'a DailyPuzzle, Option<Timestamp>),
    /// A message has arrived at its webhook.
    HookSent(&'a HookPost),
    /// A message for a webhook is tried again then.
    HookLater(&'a HookPost, Timestamp),
    /// A message for a webhook is given up; its member is told by this row, if they don't know yet.
    HookGivenUp(&'a HookPost, &'a OutboxEntry),
}

impl Store {
    /// What is due of these kinds of work, in their order, of each at most `limit`.
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
                    // Several seats of one member at one table are one reminder. They may be apart in the order of
                    // their moments; then they are two, each of its own.
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
            }
        }
        Ok(jobs)
    }

    /// Notes what became of a job; whether it was still to be done, and now is not due any more.
    pub async fn done(&self, done: Done<'_>, now: Timestamp) -> Result<bool, StoreError> {
        match done {
            // They concern what is kept in memory too.
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
            Done::HookSent(post) => hooks::arrived(connection, post).await?,
            Done::HookLater(post, until) => hooks::put_off(connection, post, until).await?,
            Done::HookGivenUp(post, row) => hooks::give_up(connection, post, row, now).await?,
            Done::DigestLater(due, until) => deadlines::put_off_digest(connection, due, until, now).await?,
            Done::Sent(..) | Done::Ticked(_) => false,
        };
        transaction.commit().await?;
        Ok(noted)
    }

    /// When the next of these kinds of work is due, as far as is known now (a time in the past: at once); `None` while
    /// nothing waits.
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
            };
            next = next.into_iter().chain(one).min();
        }
        Ok(next.map(super::rows::time))
    }
}
