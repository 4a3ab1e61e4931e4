//! The delivery worker: what is queued goes out, in order for each table, exactly once.

use super::blocked_channels::letters_of;
use super::cleanup::Cleanup;
use super::reached::Reached;
use super::round::{LOOK, Round};
use crate::chat::announce::{Announcement, BlockReason};
use crate::chat::desk::{Chat, Fault};
use crate::chat::transport::{OutboundMessage, PostError, Posted, Refused, Target, Transport};
use crate::chat::wording::{Speaker, masked, of_table, person, sanitize};
use crate::fault::{self, Point};
use crate::store::{
    Attempt, ChannelNews, DELETED, Done, Gone, Job, Loss, OutboxKind, Queued, Sent, Share, StoreError, Work,
};
use crate::table::Table;
use futures::FutureExt;
use jiff::{SignedDuration, Timestamp};
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Rows that are looked for at once.
const DUE_AT_ONCE: u32 = 256;
/// Rows that are looked for at once where they are sent one after the other.
const FEW: u32 = 8;
/// After this a nonce may have been forgotten: the transport has to look before it posts again.
const NONCE_LASTS: SignedDuration = SignedDuration::from_secs(60);
/// Attempts before a row is given up: with the pauses below, about two days.
const ATTEMPTS: u32 = 200;
/// Attempts, for about two hours, to reach by direct messages also the last of those for whom a post is; then it is
/// enough that somebody has it.
const ATTEMPTS_FOR_ALL: u32 = 20;
/// The longest pause between two attempts.
const LONGEST_PAUSE: SignedDuration = SignedDuration::from_mins(15);
/// Why a message goes another way without an attempt: it may be that the place is open again by now, so that is
/// no reason to block it.
const PARKED: &str = "parked";
/// How long a table waits when not even a fault could be noted (the disk is full, say).
const REST: Duration = Duration::from_secs(2);
/// How long the worker sleeps when nothing rings.
const NAP: Duration = Duration::from_secs(30);
/// The same where other processes may queue something: a direct message is heard by one, and answered at a table of another.
const SHARED_NAP: Duration = Duration::from_millis(1_500);

/// What is to be done with a row.
enum Made {
    /// Nothing, and this is why.
    No(&'static str),
    /// The table's thread is opened.
    Thread(Arc<Table>),
    /// A message is brought up to date.
    Card(Arc<Table>),
    /// This is posted.
    Message(Arc<Table>, Box<OutboundMessage>),
}

impl Chat {
    /// Delivers what is queued, until `stop` becomes true: the messages of one table in order, those of
    /// different tables side by side; faults are retried with growing pauses.
    pub async fn deliver(self: Arc<Self>, transport: Arc<dyn Transport>, mut stop: watch::Receiver<bool>) {
        let mut round = Round::new();
        let mut cleanup = Cleanup::new(self.clock.now());
        while !*stop.borrow() {
            let begun = self.begin(&mut round, &transport);
            // Looking costs the more the more waits, so as long as enough is known to be due nobody looks; but
            // time goes on.
            let idle = round.has_room() && (round.rung || !begun);
            let mut nap = LOOK;
            if idle || round.looked.is_none_or(|looked| looked.elapsed() >= LOOK) {
                // Beside it: nobody's move waits for what time does.
                round.tend(&self, &transport);
                match self.store.take(&[Work::Posts], self.clock.now(), DUE_AT_ONCE).await {
                    Ok(due) => round.learn(due),
                    Err(fault) => tracing::error!(%fault, "the queue can't be read"),
                }
                if !self.begin(&mut round, &transport) {
                    // Only while nothing is to be sent.
                    let tidied =
                        if round.sending.is_empty() { self.clean_up(&mut cleanup).await } else { None };
                    nap = self.nap(!round.sending.is_empty()).await;
                    nap = tidied.map_or(nap, |pause| nap.min(pause));
                    nap = round.tends_in().map_or(nap, |pause| nap.min(pause));
                }
            }
            // Only now: what was sent meanwhile may still have been due when it was looked.
            if round.clean_up() {
                continue;
            }
            tokio::select! {
                Some(sent) = round.sending.join_next_with_id() => round.ended(sent),
                // Only now it is known when time does something again.
                Some(()) = round.tending.ended() => {}
                () = self.queued.notified() => round.ring(),
                () = tokio::time::sleep(nap) => round.ring(),
                _ = stop.changed() => {}
            }
        }
        // What has been begun is finished: fewer doubts after the next start.
        while round.sending.join_next().await.is_some() {}
        while round.tending.ended().await.is_some() {}
        while round.showing.ended().await.is_some() {}
    }

    /// Begins to send what is due and may be sent now; whether there was anything.
    fn begin(self: &Arc<Self>, round: &mut Round, transport: &Arc<dyn Transport>) -> bool {
        let before = round.under_way.len();
        let mut left = Vec::new();
        for row in std::mem::take(&mut round.due) {
            let table = row.table;
            if !round.has_room() || round.sends(table) {
                left.push(row);
                continue;
            }
            let (chat, transport) = (Arc::clone(self), Arc::clone(transport));
            let task = round.sending.spawn(async move {
                if !chat.send_one(&row, &*transport).await {
                    // The row is still due: without a rest it would be tried ceaselessly.
                    tokio::time::sleep(REST).await;
                }
            });
            round.under_way.insert(task.id(), table);
        }
        round.due = left;
        round.under_way.len() > before
    }

    /// Does what time has made due, and delivers everything that is due now, once, in order of the queue;
    /// gives the number of rows delivered (for the console, which has no background).
    pub async fn deliver_due(&self, transport: &dyn Transport) -> usize {
        let mut sent = 0;
        Box::pin(self.run_timers()).await;
        Box::pin(self.think_all()).await;
        Box::pin(self.remind()).await;
        loop {
            let due = match self.store.take(&[Work::Posts], self.clock.now(), FEW).await {
                Ok(due) => due,
                Err(fault) => {
                    tracing::error!(%fault, "the queue can't be read");
                    return sent;
                }
            };
            if due.is_empty() {
                self.show_states(transport).await;
                self.post_daily_puzzles(transport).await;
                return sent;
            }
            for job in due {
                let Job::Post(row) = job else { continue };
                if !Box::pin(self.send_one(&row, transport)).await {
                    return sent;
                }
                sent += 1;
            }
        }
    }

    /// Until when there is nothing to do unless somebody rings. Other processes don't.
    async fn nap(&self, sending: bool) -> Duration {
        let nap = self.nap_alone(sending).await;
        if self.store.share() == Share::All { nap } else { nap.min(SHARED_NAP) }
    }

    async fn nap_alone(&self, sending: bool) -> Duration {
        // A row that is due but under way must not make the worker spin; its end wakes it anyway.
        let shortest = Duration::from_millis(if sending { 1_000 } else { 100 });
        let wait = |until: Timestamp, shortest: Duration| {
            let wait = Duration::try_from(until.duration_since(self.clock.now())).unwrap_or_default();
            wait.clamp(shortest, NAP)
        };
        let due = self.store.next(&[Work::Posts]).await.ok().flatten().map(|due| wait(due, shortest));
        if !self.time_goes_on() {
            // When it does, somebody rings.
            return due.unwrap_or(NAP);
        }
        // A limit of days is not missed by a second, and a full disk is not asked more often.
        let timed =
            [Work::Timers, Work::Digests, Work::Reminders, Work::Challenges, Work::Machines, Work::Puzzles];
        let timed = self.store.next(&timed).await.ok().flatten();
        due.into_iter().chain(timed.map(|at| wait(at, Duration::from_secs(1)))).min().unwrap_or(NAP)
    }

    /// Sends one row as it is now, for something may have been changed in it since it was `known` to be due, and notes
    /// what became of it; whether that could be noted (else the row is due as before).
    async fn send_one(&self, known: &Queued, transport: &dyn Transport) -> bool {
        // Its message is made while it is being noted that it will be tried: nobody sees it before. A game that panics at
        // one table must not keep the posts of all others.
        let (begun, made) = tokio::join!(
            self.store.begin(known.id, self.clock.now()),
            AssertUnwindSafe(self.make(known)).catch_unwind()
        );
        let row = match begun {
            Ok(Some(row)) => row,
            Ok(None) => return true,
            Err(fault) => {
                tracing::error!(row = known.id, %fault, "an attempt to send a row of the queue can't be noted");
                return false;
            }
        };
        let sent = async {
            let made = if row.tells_as(known) { made } else { Ok(self.make(&row).await) };
            // Where this process was stopped meanwhile, another may have sent it long ago.
            if !self.store.is_sure().await {
                return Err(StoreError::Lost(Loss::Superseded).into());
            }
            match made {
                Ok(made) => self.try_send(&row, made?, transport).await,
                Err(panic) => resume_unwind(panic),
            }
        };
        let why = match AssertUnwindSafe(sent).catch_unwind().await {
            Ok(Ok(())) => return true,
            Ok(Err(fault)) => fault.to_string(),
            Err(_) => "making the post panicked".to_owned(),
        };
        tracing::error!(row = row.id, table = row.table, why, "a post could not be made");
        let put_off = self.put_off(&row, None, &why).await;
        put_off
            .inspect_err(|fault| tracing::error!(row = row.id, %fault, "the queue can't be written"))
            .is_ok()
    }

    /// What is to be done with a row, with the message that it becomes; nothing is said or noted yet.
    async fn make(&self, row: &Queued) -> Result<Made, Fault> {
        let Some(table) = self.table(row.table).await? else {
            return Ok(Made::No("the table does not exist"));
        };
        match row.kind {
            OutboxKind::Thread => return Ok(Made::Thread(table)),
            OutboxKind::Card => return Ok(Made::Card(table)),
            OutboxKind::Lobby | OutboxKind::Post | OutboxKind::Notice => {}
        }
        if !self.is_wanted(row, &table).await? {
            return Ok(Made::No("it was done meanwhile"));
        }
        let outbound = Box::new(self.compose(row, &table, true).await?);
        Ok(Made::Message(table, outbound))
    }

    async fn try_send(&self, row: &Queued, made: Made, transport: &dyn Transport) -> Result<(), Fault> {
        let (table, mut outbound) = match made {
            Made::No(why) => return Ok(self.give_up(row, why).await?),
            Made::Thread(table) => return self.open_thread(row, &table, transport).await,
            Made::Card(table) => return self.refresh(row, &table, transport).await,
            Made::Message(table, outbound) => (table, *outbound),
        };
        if self.is_in_list(row, &table, transport).await {
            return Ok(self.give_up(row, "the forum's list shows it").await?);
        }
        outbound.look_first =
            row.tried.is_some_and(|tried| self.clock.now().duration_since(tried).abs() > NONCE_LASTS);
        let blocked = match &outbound.to {
            Target::Channel(place) => self.store.try_channel(place, self.clock.now()).await?,
            Target::Member(_) => None,
        };
        if let Some((blocked, attempt)) = &blocked {
            match attempt {
                Attempt::Now => {}
                Attempt::Soon(at) => return Ok(self.later(row, None, *at, PARKED).await?),
                Attempt::NotYet => {
                    let gone = blocked.why == BlockReason::Gone.code() || blocked.why == DELETED;
                    let refused = if gone { Refused::Gone } else { Refused::Permission };
                    return self.refused(row, &table, outbound, transport, refused, PARKED).await;
                }
            }
        }
        match self.post_of(row, &table, &mut outbound, transport).await {
            Ok((posted, begun)) => {
                self.sent(row, &posted, begun).await?;
                if let (Target::Member(member), false) = (&outbound.to, outbound.pictures.is_empty()) {
                    self.store.saw(member, row.table, row.number, self.clock.now()).await?;
                }
                if let Some((blocked, _)) = blocked {
                    self.store.note_channel(ChannelNews::Works(&blocked.place), self.clock.now()).await?;
                }
                if let (Target::Channel(place), false) = (&outbound.to, outbound.pictures.is_empty()) {
                    self.mind_files(&table, place, transport).await?;
                }
            }
            Err(PostError::Later { after, why }) => self.put_off(row, after, &why).await?,
            Err(PostError::Refused { refused, why }) => {
                self.refused(row, &table, outbound, transport, refused, &why).await?;
            }
        }
        Ok(())
    }

    /// `begun`: the message has begun the table's thread.
    async fn sent(&self, row: &Queued, posted: &Posted, begun: bool) -> Result<(), Fault> {
        fault::check(Point::Record).await.map_err(|broken| Fault::Stopped(broken.to_string()))?;
        let sent =
            Sent { channel: Some(posted.channel.clone()), message: Some(posted.message.clone()), begun };
        Ok(self.store.done(Done::Sent(row, &sent), self.clock.now()).await.map(drop)?)
    }

    pub(crate) async fn give_up(&self, row: &Queued, why: &str) -> Result<(), StoreError> {
        self.store.done(Done::GivenUp(row, why), self.clock.now()).await.map(drop)
    }

    /// `rest`: what the row is to remember instead.
    async fn later(
        &self,
        row: &Queued,
        rest: Option<&serde_json::Value>,
        until: Timestamp,
        why: &str,
    ) -> Result<(), StoreError> {
        self.store.done(Done::PostLater { row, rest, until, why }, self.clock.now()).await.map(drop)
    }

    /// A place that refuses must not stall the game: a deleted thread gives way to its channel, a closed
    /// channel to direct messages, and the host is told once.
    async fn refused(
        &self,
        row: &Queued,
        table: &Table,
        mut outbound: OutboundMessage,
        transport: &dyn Transport,
        refused: Refused,
        why: &str,
    ) -> Result<(), Fault> {
        let Target::Channel(place) = outbound.to.clone() else {
            return self.point(row, table, outbound, transport, why).await;
        };
        tracing::warn!(table = table.id(), place, ?refused, why, "a place refuses posts");
        if refused == Refused::Gone && table.venue().thread.as_deref() == Some(place.as_str()) {
            let told = [(table.id(), Vec::new())];
            self.store.lose(Gone::Thread(&place), &told, self.clock.now()).await?;
            outbound.to = Target::Channel(table.venue().channel.clone());
            let left = self.table(table.id()).await?;
            let left = left.as_deref().unwrap_or(table);
            if let Ok((posted, begun)) = self.post_of(row, left, &mut outbound, transport).await {
                return self.sent(row, &posted, begun).await;
            }
        }
        let speaker = Speaker { language: table.venue().language, game: table.game() };
        let moved = of_table("fallback-moved", table.id());
        outbound.text = sanitize::message(&format!("{}\n{}", speaker.say(&moved), outbound.text));
        let mut readers = outbound.mentions.clone();
        if readers.is_empty() {
            readers = table.players().iter().map(|player| player.id.clone()).collect();
        } else if why != PARKED {
            // Who has moved there just now was to see by the post that the move was taken.
            let told = table.log().iter().filter(|entry| (row.first..=row.number).contains(&entry.number));
            readers.extend(told.filter_map(|entry| entry.player.clone()));
        }
        let mut reached = Reached::of(row);
        let mut later = None;
        for reader in readers {
            if reached.members.contains(&reader) {
                continue;
            }
            outbound.to = Target::Member(reader.clone());
            match transport.post(&outbound).await {
                Ok(posted) => reached.note(reader, posted),
                Err(PostError::Later { after, why }) => later = Some((after, why)),
                Err(PostError::Refused { why, .. }) => {
                    tracing::warn!(table = table.id(), why, "nor does a member take direct messages");
                }
            }
        }
        match (reached.first(), later) {
            (Some(_), Some((after, why))) if row.attempts.saturating_add(1) < ATTEMPTS_FOR_ALL => {
                // Nobody gets it twice because somebody else could not be reached.
                let until = not_before(self.clock.now(), row.attempts, after);
                self.later(row, Some(&reached.within(&row.payload)), until, &why).await?;
            }
            (Some(posted), _) => self.sent(row, &posted, false).await?,
            (None, Some((after, why))) => self.put_off(row, after, &why).await?,
            (None, None) => self.give_up(row, why).await?,
        }
        if why == PARKED {
            return Ok(());
        }
        // A message that is itself wrong says nothing against the place, where others may be welcome.
        let blocked = if refused == Refused::Invalid { letters_of(table) } else { place.clone() };
        self.block_channel(table, &blocked, (&place, BlockReason::by(refused)), transport).await?;
        Ok(())
    }

    /// Somebody takes no direct messages: they are called where the table is played, without a word of what
    /// it is about. At an anonymous table that would tell who plays, so there they have to look by themselves.
    async fn point(
        &self,
        row: &Queued,
        table: &Table,
        mut outbound: OutboundMessage,
        transport: &dyn Transport,
        why: &str,
    ) -> Result<(), Fault> {
        let Target::Member(member) = &outbound.to else { return Ok(()) };
        // Who the administrators are is nobody's business at the table.
        let reports = matches!(Announcement::of(row), Announcement::Report { .. });
        if row.kind == OutboxKind::Notice && !reports && !masked(table) {
            outbound.mentions = vec![member.clone()];
            if let Some(post) = self.remind_pointer(row, table, member).await? {
                outbound.text = sanitize::message(&post.text);
                outbound.buttons = post.buttons.into_iter().flatten().take(25).collect();
                outbound.pictures = post.pictures;
            } else {
                let speaker = Speaker { language: table.venue().language, game: table.game() };
                // The same for an offer and a note: which it is would be something to be learnt.
                let pointer = of_table("herald-pointer", table.id()).with("who", person(member));
                outbound.text = speaker.say(&pointer);
                outbound.buttons.clear();
                outbound.pictures.clear();
            }
            outbound.to = Target::Channel(table.venue().board_channel().to_owned());
            match transport.post(&outbound).await {
                Ok(_) => {}
                Err(PostError::Later { after, why }) => return Ok(self.put_off(row, after, &why).await?),
                Err(PostError::Refused { why, .. }) => {
                    tracing::warn!(table = table.id(), why, "nor can a member be called in place");
                }
            }
        }
        // Not noted as the row's message: that would be edited to what the row tells, for all to read.
        Ok(self.give_up(row, why).await?)
    }

    /// Puts a row off, or gives it up after very many attempts.
    pub(crate) async fn put_off(
        &self,
        row: &Queued,
        after: Option<Duration>,
        why: &str,
    ) -> Result<(), StoreError> {
        let now = self.clock.now();
        if row.attempts.saturating_add(1) >= ATTEMPTS {
            self.give_up(row, why).await
        } else {
            self.later(row, None, not_before(now, row.attempts, after), why).await
        }
    }
}

/// When to try again: doubling from a quarter of a second, and never before the other side allows it.
fn not_before(now: Timestamp, attempts: u32, after: Option<Duration>) -> Timestamp {
    let pause = SignedDuration::from_millis(250 << attempts.min(12)).min(LONGEST_PAUSE);
    let asked = after.and_then(|after| SignedDuration::try_from(after).ok()).unwrap_or_default();
    now.saturating_add(pause.max(asked)).unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_heed_the_other_side() {
        let now = Timestamp::UNIX_EPOCH;
        let pause = |attempts, after| not_before(now, attempts, after).duration_since(now);
        assert_eq!(pause(0, None), SignedDuration::from_millis(250));
        assert_eq!(pause(2, None), SignedDuration::from_secs(1));
        assert_eq!(pause(100, None), LONGEST_PAUSE);
        assert_eq!(pause(0, Some(Duration::from_secs(9))), SignedDuration::from_secs(9));
    }
}
