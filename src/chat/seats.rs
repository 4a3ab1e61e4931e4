//! Sitting down, getting up, beginning.

use super::buttons::Press;
use super::echo::quoted;
use super::find::{For, Found};
use super::hear::{Asker, private, with_buttons};
use super::herald::Changed;
pub(super) use super::herald::free_seats;
use super::io::{Answer, ButtonStyle};
use super::look::not_started;
use super::speaker::seat_called;
use super::{Chat, Fault};
use crate::game::Seat;
use crate::table::{Player, Status, Table, TableError};
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
        let player = Player { id: asker.who.id.clone(), name: asker.who.name.clone() };
        let now = self.clock.now();
        match self.change(table, asker.heard, |table| table.sit(&player, seat, now)).await? {
            Changed::NoTable => {
                Ok(asker.tell(&Message::new("table-unknown").with("table", table.to_string())))
            }
            Changed::HeardBefore => Ok(Vec::new()),
            Changed::Refused(table, error) => Ok(self.refuse(asker, &table, &error, "")),
            Changed::Done(done) => {
                let taken = done.step.seats.first().copied().unwrap_or(Seat(0));
                let message = Message::new("joined")
                    .with("table", table.to_string())
                    .with("seat", taken)
                    .with("free", free_seats(&done.table) as i64);
                Ok(asker.tell_of(&done.table, &message))
            }
        }
    }

    /// `leave`
    pub(super) async fn leave(&self, asker: &Asker<'_>, named: Option<i64>) -> Result<Vec<Answer>, Fault> {
        let table = match self.find_seated(asker, named).await? {
            Ok(table) => table,
            Err(answers) => return Ok(answers),
        };
        let now = self.clock.now();
        match self.change(table.id(), asker.heard, |table| table.leave(&asker.who.id, now)).await? {
            Changed::NoTable | Changed::HeardBefore => Ok(Vec::new()),
            Changed::Refused(table, error) => Ok(self.refuse(asker, &table, &error, "")),
            Changed::Done(done) => {
                Ok(asker.tell(&Message::new("left").with("table", done.table.id().to_string())))
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
        let now = self.clock.now();
        let begin = |table: &Table| {
            if table.status() == Status::Lobby && free_seats(table) > 0 && !fill {
                Err(None)
            } else {
                table.start(&asker.who.id, fill, now).map_err(Some)
            }
        };
        match self.change::<Option<TableError>>(table, asker.heard, begin).await? {
            Changed::NoTable => {
                Ok(asker.tell(&Message::new("table-unknown").with("table", table.to_string())))
            }
            Changed::HeardBefore => Ok(Vec::new()),
            Changed::Refused(table, Some(error)) => Ok(self.refuse(asker, &table, &error, "")),
            Changed::Refused(table, None) => {
                let mut answer = private(asker.say(&not_started(&table)));
                if table.host().id == asker.who.id && !table.players().is_empty() {
                    let label = asker.say(&Message::new("start-fill"));
                    let press = Press::Fill { table: table.id() };
                    answer = with_buttons(answer, [press.button(label, ButtonStyle::Plain)]);
                }
                Ok(vec![answer])
            }
            Changed::Done(_) => Ok(asker.tell(&Message::new("started").with("table", table.to_string()))),
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
