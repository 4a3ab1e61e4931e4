//! The promises that must be kept whatever happened. They are checked when everything works again.

use super::outcome::Counts;
use super::post_office::place_of;
use super::world::World;
use jiff::SignedDuration;
use liege_chat::OutboundMessage;
use liege_store::{About, OutboxKind, QueueState, Queued, Store, StoreError, verify};
use liege_table::{Status, Table};
use std::collections::{BTreeMap, BTreeSet};

/// The number of looks of the worker after which remaining posts count as never delivered.
const LOOKS: usize = 400;

impl World<'_> {
    /// Lets everything work again, gives the worker time, and checks all promises.
    pub async fn end(mut self) -> Result<Counts, String> {
        self.heal();
        self.post.set_busy(0);
        self.restart().await?;
        if self.contest().await?.is_some() {
            // The standing message of a contest waits until its channel is open.
            self.open_channel().await?;
        }
        self.deliver_all().await?;
        // A contest whose work failed is left alone for a quarter of an hour.
        self.clock.advance(SignedDuration::from_mins(20));
        self.deliver_all().await?;
        self.check_data_file().await?;
        self.check_time().await?;
        self.check_contest().await?;
        self.check_queue().await?;
        for ((point, blow), count) in self.hammer.dealt() {
            *self.counts.entry(format!("{point}: {blow}")).or_default() += count;
        }
        for (trouble, count) in self.post.troubles() {
            *self.counts.entry(format!("Discord: {trouble}")).or_default() += count;
        }
        self.store().close().await;
        Ok(self.counts)
    }

    async fn deliver_all(&mut self) -> Result<(), String> {
        for _ in 0..LOOKS {
            self.deliver().await?;
            if self.waiting().await? == 0 {
                return Ok(());
            }
            self.clock.advance(SignedDuration::from_mins(30));
        }
        let rows = queue_of(&self.store()).await.map_err(|error| error.to_string())?;
        let waiting = rows.iter().find(|row| row.state == QueueState::Waiting);
        Err(format!("{} messages are never delivered, nor given up: {waiting:?}", self.waiting().await?))
    }

    async fn waiting(&self) -> Result<u64, String> {
        self.store().waiting().await.map_err(|error| error.to_string())
    }

    /// Checks that the data file agrees with itself and with its logs.
    async fn check_data_file(&self) -> Result<(), String> {
        let report = verify(&self.store()).await.map_err(|error| error.to_string())?;
        if report.is_sound() { Ok(()) } else { Err(format!("the data file does not agree: {report:#?}")) }
    }

    /// Checks that nothing due is left: deadlines, offers, pauses, leaves, ready checks.
    async fn check_time(&self) -> Result<(), String> {
        let now = self.now();
        for table in self.tables().await? {
            if let Some(due) = table.next_timer().filter(|due| *due <= now) {
                let id = table.id();
                return Err(format!("it is {now}, and what was due at {due} at table {id} has not happened"));
            }
        }
        Ok(())
    }

    /// Checks that each announcement arrived once or is reported as undeliverable, and each entry of the log
    /// was announced once.
    async fn check_queue(&self) -> Result<(), String> {
        let arrived = arrived(&self.post.letters())?;
        let whispered = self.counts.get("whispers").copied().unwrap_or_default();
        let rows = queue_of(&self.store()).await.map_err(|error| error.to_string())?;
        check_rows(&rows, &arrived)?;
        self.tables().await?.iter().try_for_each(|table| check_queue(table, &rows, whispered))
    }
}

/// All stored rows, in the order of the queue.
pub(super) async fn queue_of(store: &Store) -> Result<Vec<Queued>, StoreError> {
    let (mut rows, mut after) = (Vec::new(), 0);
    while let Some(row) = store.queued_after(after).await? {
        after = row.id;
        rows.push(row);
    }
    Ok(rows)
}

/// The places where the message with each nonce arrived.
pub(super) type Arrived = BTreeMap<String, BTreeSet<String>>;

/// Checks that each announcement arrived or is reported as undeliverable.
pub(super) fn check_rows(rows: &[Queued], arrived: &Arrived) -> Result<(), String> {
    for row in rows {
        let letters = arrived.get(&row.nonce).map_or(0, BTreeSet::len);
        let is_message = !matches!(row.kind, OutboxKind::Card | OutboxKind::Thread);
        match row.state {
            QueueState::Waiting => return Err(format!("a message waits: {row:?}")),
            QueueState::Done if is_message && letters == 0 => {
                return Err(format!("noted as sent, and nothing arrived: {row:?}"));
            }
            QueueState::Dead if row.fault.as_deref().unwrap_or_default().is_empty() => {
                return Err(format!("given up without a reason: {row:?}"));
            }
            QueueState::Done | QueueState::Dead => {}
        }
    }
    Ok(())
}

/// Checks that each entry of a table's log was announced once. `rows` are those of all tables, `whispered` is the number of
/// whispers written.
pub(super) fn check_queue(table: &Table, rows: &[Queued], whispered: u64) -> Result<(), String> {
    let (mut posts, mut notices, mut whispers) = (Vec::new(), BTreeSet::new(), 0);
    for row in rows.iter().filter(|row| row.about == About::Table(table.id())) {
        let is_message = !matches!(row.kind, OutboxKind::Card | OutboxKind::Thread);
        whispers += u64::from(row.payload["tells"] == "note");
        let tells = row.payload["tells"].as_str().unwrap_or_default();
        if row.first > 0 && ["turn", "start", "dealing"].contains(&tells) {
            posts.extend(row.first..=row.number);
        } else if row.first > 0 && is_message {
            notices.extend(row.first..=row.number);
        }
    }
    if whispers > whispered {
        return Err(format!("{whispered} whispers were written, and {whispers} are carried"));
    }
    let once: BTreeSet<usize> = posts.iter().copied().collect();
    if once.len() != posts.len() || !posts.is_sorted() {
        return Err(format!("entries are announced twice, or not in their order: {posts:?}"));
    }
    if table.status() == Status::Lobby {
        return Ok(());
    }
    // An entry that asks nothing of anybody yet is announced with the next one that does.
    let open = |number: &usize| table.untold().is_some_and(|begun| *number >= begun);
    let told = |number: &usize| once.contains(number) || notices.contains(number) || open(number);
    match table.log().iter().find(|entry| !told(&entry.number)) {
        Some(entry) => Err(format!("nobody is told of {entry:?}")),
        None => Ok(()),
    }
}

/// The places where the message with each nonce arrived; an error if it arrived twice in one place.
pub(super) fn arrived(letters: &[OutboundMessage]) -> Result<Arrived, String> {
    let mut arrived = Arrived::new();
    for letter in letters {
        let place = place_of(&letter.to).to_owned();
        let host = letter.nonce.starts_with("liege-host");
        let first = arrived.entry(letter.nonce.clone()).or_default().insert(place.clone());
        if !first && !host {
            return Err(format!("a message came twice to {place}: {} {}", letter.nonce, letter.text));
        }
    }
    Ok(arrived)
}
