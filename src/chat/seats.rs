//! Sitting down, getting up, beginning.

use super::buttons::Press;
use super::echo::quoted;
use super::find::{For, Found};
use super::hear::{Asker, private, with_buttons};
use super::io::{Answer, ButtonStyle};
use super::look::not_started;
use super::post::Telling;
use super::speaker::seat_called;
use super::{Chat, Fault};
use crate::game::Seat;
use crate::store::{Announcement, AnnouncementKind, Committed};
use crate::table::{Player, Status, Step, Table};
use crate::words::Message;
use std::sync::Arc;

impl Chat {
    /// `join`
    pub(super) async fn join(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        seat: Option<&str>,
    ) -> Result<Vec<Answer>, Fault> {
        let table = match self.find(asker, named, For::Joining).await? {
            Found::Table(table) => table,
            // Somebody who sits already and says "join" again wants to hear that all is well.
            Found::None(why) => match self.find(asker, named, For::Looking).await? {
                Found::Table(table) if table.status() == Status::Lobby => table,
                _ => return Ok(asker.tell(&why)),
            },
            Found::Several(tables) => {
                let press = |table: &Table| Press::Join { table: table.id(), seat: None };
                return Ok(Chat::ask_which(asker, &Message::new("table-which"), &tables, press));
            }
        };
        let seat = match seat {
            None => None,
            Some(typed) => {
                let Some(seat) = seat_called(table.game(), typed) else {
                    let seats = asker.of(table.game()).seat_list();
                    let message =
                        Message::new("seat-unknown").with("typed", quoted(typed)).with("seats", seats);
                    return Ok(asker.tell(&message));
                };
                Some(seat)
            }
        };
        self.join_seat(asker, table.id(), seat).await
    }

    /// Takes a seat at a known table.
    pub(super) async fn join_seat(
        &self,
        asker: &Asker<'_>,
        table: i64,
        seat: Option<Seat>,
    ) -> Result<Vec<Answer>, Fault> {
        let lock = self.lock_of(table);
        let _held = lock.lock().await;
        // A table may change in another process between loading and storing: look again then.
        loop {
            let Some(table) = self.table(table).await? else {
                return Ok(asker.tell(&Message::new("table-unknown").with("table", table.to_string())));
            };
            let player = Player { id: asker.who.id.clone(), name: asker.who.name.clone() };
            let step = match table.sit(&player, seat, self.clock.now()) {
                Ok(step) => step,
                Err(error) => return Ok(self.refuse(asker, &table, &error, "")),
            };
            let taken = step.seats.first().copied().unwrap_or(Seat(0));
            let free = free_seats(&step.table);
            let posts = if step.started {
                begin(&step, self.settings.threads)
            } else {
                vec![Telling::Joined { seat: taken.0, member: player.id.clone(), free }.announce(0, 0)]
            };
            match self.store.commit(&step, &posts, asker.heard, self.clock.now()).await? {
                Committed::Conflict => {}
                Committed::HeardBefore => return Ok(Vec::new()),
                Committed::Done(table) => {
                    self.keep_at_hand(&table);
                    self.queued.notify_one();
                    let message = Message::new("joined")
                        .with("table", table.id().to_string())
                        .with("seat", taken)
                        .with("free", free as i64);
                    return Ok(asker.tell_of(&table, &message));
                }
            }
        }
    }

    /// `leave`
    pub(super) async fn leave(&self, asker: &Asker<'_>, named: Option<i64>) -> Result<Vec<Answer>, Fault> {
        let table = match self.find_seated(asker, named).await? {
            Ok(table) => table,
            Err(answers) => return Ok(answers),
        };
        let lock = self.lock_of(table.id());
        let _held = lock.lock().await;
        loop {
            let Some(table) = self.table(table.id()).await? else { return Ok(Vec::new()) };
            let step = match table.leave(&asker.who.id, self.clock.now()) {
                Ok(step) => step,
                Err(error) => return Ok(self.refuse(asker, &table, &error, "")),
            };
            let member = asker.who.id.clone();
            let left = step.seats.iter().map(|seat| Telling::Left { seat: seat.0, member: member.clone() });
            let posts: Vec<Announcement> = left.map(|telling| telling.announce(0, 0)).collect();
            match self.store.commit(&step, &posts, asker.heard, self.clock.now()).await? {
                Committed::Conflict => {}
                Committed::HeardBefore => return Ok(Vec::new()),
                Committed::Done(table) => {
                    self.keep_at_hand(&table);
                    self.queued.notify_one();
                    return Ok(asker.tell(&Message::new("left").with("table", table.id().to_string())));
                }
            }
        }
    }

    /// `start`: a table begins by itself, so this says what it waits for; the host may have it begin with
    /// those who are there.
    pub(super) async fn start(&self, asker: &Asker<'_>, named: Option<i64>) -> Result<Vec<Answer>, Fault> {
        match self.find_seated(asker, named).await? {
            Ok(table) => self.begin_table(asker, table.id(), false).await,
            Err(answers) => Ok(answers),
        }
    }

    /// Begins a table; with `fill`, those who sit share the free seats.
    pub(super) async fn begin_table(
        &self,
        asker: &Asker<'_>,
        table: i64,
        fill: bool,
    ) -> Result<Vec<Answer>, Fault> {
        let lock = self.lock_of(table);
        let _held = lock.lock().await;
        loop {
            let Some(table) = self.table(table).await? else {
                return Ok(asker.tell(&Message::new("table-unknown").with("table", table.to_string())));
            };
            if table.status() == Status::Lobby && free_seats(&table) > 0 && !fill {
                let mut answer = private(asker.say(&not_started(&table)));
                if table.host().id == asker.who.id && !table.players().is_empty() {
                    let label = asker.say(&Message::new("start-fill"));
                    let press = Press::Fill { table: table.id() };
                    answer = with_buttons(answer, [press.button(label, ButtonStyle::Plain)]);
                }
                return Ok(vec![answer]);
            }
            let step = match table.start(&asker.who.id, fill, self.clock.now()) {
                Ok(step) => step,
                Err(error) => return Ok(self.refuse(asker, &table, &error, "")),
            };
            let posts = begin(&step, self.settings.threads);
            match self.store.commit(&step, &posts, asker.heard, self.clock.now()).await? {
                Committed::HeardBefore => return Ok(Vec::new()),
                Committed::Conflict => {}
                Committed::Done(table) => {
                    self.keep_at_hand(&table);
                    self.queued.notify_one();
                    return Ok(asker.tell(&Message::new("started").with("table", table.id().to_string())));
                }
            }
        }
    }

    /// The table in its lobby at which the asker sits.
    async fn find_seated(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
    ) -> Result<Result<Arc<Table>, Vec<Answer>>, Fault> {
        Ok(match self.find(asker, named, For::Looking).await? {
            Found::Table(table) => Ok(table),
            Found::None(why) => Err(asker.tell(&why)),
            Found::Several(tables) => {
                let press = |table: &Table| Press::Board { table: table.id(), number: table.log().len() };
                Err(Chat::ask_which(asker, &Message::new("table-which"), &tables, press))
            }
        })
    }
}

/// How many seats nobody holds.
pub(super) fn free_seats(table: &Table) -> usize {
    table.chairs().iter().filter(|chair| chair.holder().is_none()).count()
}

/// What is announced when a game begins: its thread, then the first board.
pub(super) fn begin(step: &Step, threads: bool) -> Vec<Announcement> {
    let mut posts = Vec::new();
    if threads && step.table.venue().server.is_some() {
        posts.push(Announcement::new(AnnouncementKind::Thread, 0, 0));
    }
    let last = step.numbers().map_or(0, |(_, last)| last);
    posts.push(Telling::Start.announce(0, last));
    posts
}
