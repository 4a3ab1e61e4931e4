//! Moves and acts: reading them against the position, storing them with their post.

use super::buttons::Press;
use super::echo::{escaped, quoted};
use super::find::{For, Found};
use super::hear::{Asker, private, with_buttons};
use super::io::{Answer, Button, ButtonStyle};
use super::parse::Name;
use super::post::Telling;
use super::{Chat, Fault};
use crate::game::{Refusal, RefusalKind};
use crate::store::Committed;
use crate::table::{Step, Table, TableError};
use crate::words::Message;
use std::sync::Arc;

/// How many candidates are shown as buttons.
const CANDIDATES: usize = 10;

impl Chat {
    /// A move or act, typed or by slash command.
    pub(super) async fn act(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        text: &str,
    ) -> Result<Vec<Answer>, Fault> {
        match self.find(asker, named, For::Acting).await? {
            Found::Table(table) => self.act_at(asker, &table, text).await,
            Found::None(why) => {
                let first = text.split_whitespace().next().unwrap_or_default();
                let message = match Name::near(first) {
                    Some(near) => Message::new("command-near").with("near", near).with("text", quoted(text)),
                    None if named.is_some() => why,
                    None => Message::new("command-unknown").with("text", quoted(text)),
                };
                Ok(asker.tell(&message))
            }
            Found::Several(tables) => Ok(self.act_at_which(asker, &tables, text)),
        }
    }

    /// A move that could be meant for several tables: the answer asks, one button for each table where
    /// it can be played.
    fn act_at_which(&self, asker: &Asker<'_>, tables: &[Arc<Table>], text: &str) -> Vec<Answer> {
        let now = self.clock.now();
        let mut playable = Vec::new();
        let mut first_refusal = None;
        for table in tables {
            match table.act(&asker.who.id, text, now) {
                Ok(step) => {
                    let actions: Vec<&str> = step
                        .played
                        .iter()
                        .filter(|played| played.entry.player.is_some())
                        .map(|played| played.entry.action.as_str())
                        .collect();
                    playable.push((Arc::clone(table), actions.join(";")));
                }
                Err(error) => {
                    first_refusal.get_or_insert((Arc::clone(table), error));
                }
            }
        }
        if playable.is_empty() {
            return match first_refusal {
                Some((table, error)) => self.refuse(asker, &table, &error, text),
                None => asker.tell(&Message::new("table-none")),
            };
        }
        let question = Message::new("table-which-move").with("text", quoted(text));
        let fitting: Vec<Arc<Table>> = playable.iter().map(|(table, _)| Arc::clone(table)).collect();
        Chat::ask_which(asker, &question, &fitting, |table| Press::Do {
            table: table.id(),
            number: table.log().len(),
            action: playable
                .iter()
                .find(|(playable, _)| playable.id() == table.id())
                .map(|(_, action)| action.clone())
                .unwrap_or_default(),
        })
    }

    /// Acts at a known table. Whoever comes second while another's action is being stored is told how
    /// the position stands now.
    async fn act_at(&self, asker: &Asker<'_>, seen: &Arc<Table>, text: &str) -> Result<Vec<Answer>, Fault> {
        let lock = self.lock_of(seen.id());
        let _held = lock.lock().await;
        let Some(table) = self.table(seen.id()).await? else {
            return Ok(asker.tell(&Message::new("table-unknown").with("table", seen.id().to_string())));
        };
        match table.act(&asker.who.id, text, self.clock.now()) {
            Ok(step) => self.store_step(asker, &step, text).await,
            Err(_) if table.log().len() != seen.log().len() => self.outrun(asker, &table, text).await,
            // Whoever moves out of turn has not seen the position: it is shown.
            Err(TableError::Game(refusal)) if refusal.kind == RefusalKind::NotYours => {
                let why = asker.of(table.game()).say(&refusal.message);
                self.board_now(asker, &table, &why).await
            }
            Err(error) => Ok(self.refuse(asker, &table, &error, text)),
        }
    }

    /// Text overheard in a table's thread: silence unless it reads as a move.
    pub(super) async fn act_overheard(
        &self,
        asker: &Asker<'_>,
        table: &Arc<Table>,
        text: &str,
    ) -> Result<Vec<Answer>, Fault> {
        // People talk: "yes" with no offer open is talk, while what names a cell is meant as a move.
        let meant = match table.act(&asker.who.id, text, self.clock.now()) {
            Ok(_) => true,
            Err(TableError::Game(refusal)) => match refusal.kind {
                RefusalKind::Ambiguous | RefusalKind::Undecided => true,
                RefusalKind::Illegal | RefusalKind::NotYours => text.contains(|c: char| c.is_ascii_digit()),
                RefusalKind::Unreadable | RefusalKind::Over | RefusalKind::BadPosition => false,
            },
            Err(_) => false,
        };
        if meant { self.act_at(asker, table, text).await } else { Ok(Vec::new()) }
    }

    /// An action shown on a button when the log had `number` entries.
    pub(super) async fn act_shown(
        &self,
        asker: &Asker<'_>,
        id: i64,
        number: usize,
        action: &str,
    ) -> Result<Vec<Answer>, Fault> {
        let lock = self.lock_of(id);
        let _held = lock.lock().await;
        let Some(table) = self.table(id).await? else {
            return Ok(asker.tell(&Message::new("button-gone")));
        };
        match table.act_at(&asker.who.id, number, action, self.clock.now()) {
            Ok(step) => self.store_step(asker, &step, action).await,
            Err(TableError::Stale { .. }) => {
                let message = Message::new("stale").with("table", id.to_string());
                self.board_now(asker, &table, &asker.say(&message)).await
            }
            Err(error) => Ok(self.refuse(asker, &table, &error, action)),
        }
    }

    /// Resignation is asked for once more.
    pub(super) async fn resign(&self, asker: &Asker<'_>, named: Option<i64>) -> Result<Vec<Answer>, Fault> {
        let table = match self.find(asker, named, For::Acting).await? {
            Found::Table(table) => table,
            Found::None(why) => return Ok(asker.tell(&why)),
            Found::Several(tables) => {
                let answers = tables.iter().flat_map(|table| self.ask_resignation(asker, table)).collect();
                return Ok(answers);
            }
        };
        Ok(self.ask_resignation(asker, &table))
    }

    fn ask_resignation(&self, asker: &Asker<'_>, table: &Table) -> Vec<Answer> {
        let speaker = asker.of(table.game());
        let steps = match table.resign(&asker.who.id, None, self.clock.now()) {
            Ok(step) => step
                .played
                .iter()
                .filter(|played| played.entry.player.is_some())
                .filter_map(|played| Some((played.entry.seat?, played.entry.action.clone())))
                .collect(),
            Err(TableError::WhichSeat { seats, actions }) => {
                seats.into_iter().zip(actions).collect::<Vec<_>>()
            }
            Err(TableError::CannotResign) => {
                let message = Message::new("resign-not").with("table", table.id().to_string());
                return asker.tell(&message);
            }
            Err(error) => return self.refuse(asker, table, &error, ""),
        };
        let ask = |(seat, action): (crate::game::Seat, String)| {
            let question =
                Message::new("resign-sure").with("table", table.id().to_string()).with("seat", seat);
            let label = asker.say(&Message::new("resign-button"));
            let press = Press::Do { table: table.id(), number: table.log().len(), action };
            with_buttons(private(speaker.say(&question)), [press.button(label, ButtonStyle::Bad)])
        };
        steps.into_iter().map(ask).collect()
    }

    /// Stores what was played together with its post; the lock of the table is held.
    async fn store_step(&self, asker: &Asker<'_>, step: &Step, text: &str) -> Result<Vec<Answer>, Fault> {
        let Some((first, last)) = step.numbers() else { return Ok(Vec::new()) };
        let post = Telling::Turn.announce(first, last);
        let committed = self.store.commit(step, &[post], asker.heard, self.clock.now()).await?;
        let table = match committed {
            Committed::Done(table) => table,
            Committed::HeardBefore => return Ok(Vec::new()),
            Committed::Conflict => {
                let Some(table) = self.table(step.table.id()).await? else { return Ok(Vec::new()) };
                return self.outrun(asker, &table, text).await;
            }
        };
        self.keep_at_hand(&table);
        self.queued.notify_one();
        if asker.typed && asker.place.channel == table.venue().board_channel() {
            return Ok(Vec::new());
        }
        let mine = step.played.iter().filter(|played| played.entry.player.is_some());
        let moves = mine.map(|played| format!("`{}`", played.display)).collect::<Vec<_>>().join(", ");
        let mover = table.seats_of(&asker.who.id);
        let again = table.to_move().iter().any(|seat| mover.contains(seat));
        let message = Message::new(if again { "played-next" } else { "played" })
            .with("table", table.id().to_string())
            .with("moves", moves);
        Ok(asker.tell_of(&table, &message))
    }

    /// Somebody was faster.
    async fn outrun(&self, asker: &Asker<'_>, table: &Arc<Table>, text: &str) -> Result<Vec<Answer>, Fault> {
        let message = Message::new("race").with("table", table.id().to_string()).with("text", quoted(text));
        self.board_now(asker, table, &asker.say(&message)).await
    }

    /// A refusal in words, with a button for each thing the person may have meant.
    pub(super) fn refuse(
        &self,
        asker: &Asker<'_>,
        table: &Table,
        error: &TableError,
        text: &str,
    ) -> Vec<Answer> {
        let speaker = asker.of(table.game());
        let mut words = match error {
            TableError::NotSeated => {
                asker.say(&Message::new("table-none-yours-here").with("table", table.id().to_string()))
            }
            error => speaker.say(&error_message(error)),
        };
        let unreadable = matches!(error, TableError::Game(Refusal { kind: RefusalKind::Unreadable, .. }));
        if unreadable && let Some(near) = text.split_whitespace().next().and_then(Name::near) {
            words.push('\n');
            words.push_str(
                &asker.say(&Message::new("command-near").with("near", near).with("text", quoted(text))),
            );
        }
        let candidates = error.candidates();
        if candidates.is_empty() {
            return vec![private(words)];
        }
        let head = match error {
            TableError::Game(Refusal { kind: RefusalKind::Ambiguous, .. }) => "candidates-fit",
            TableError::Game(Refusal { kind: RefusalKind::Undecided, .. }) => "undecided-which",
            _ => "candidates-near",
        };
        words.push('\n');
        words.push_str(&asker.say(&Message::new(head)));
        let shown = |action: &String| {
            let display = table.state().display(action);
            if action.ends_with(&display) { format!("`{action}`") } else { format!("`{action}` ({display})") }
        };
        let list: Vec<String> = candidates.iter().take(25).map(shown).collect();
        words.push(' ');
        words.push_str(&list.join(", "));
        let buttons = candidates.iter().take(CANDIDATES).map(|action| self.action_button(table, action));
        vec![with_buttons(private(words), buttons)]
    }

    /// A button that plays an action, if nothing happens before.
    #[allow(clippy::unused_self)] // Reads as one of the chat's own.
    pub(super) fn action_button(&self, table: &Table, action: &str) -> Option<Button> {
        let press = Press::Do { table: table.id(), number: table.log().len(), action: action.to_owned() };
        press.button(table.state().display(action), ButtonStyle::Plain)
    }
}

/// The reason of a refusal, with people's names made harmless.
fn error_message(error: &TableError) -> Message {
    match error {
        TableError::SeatTaken { seat, name } => {
            TableError::SeatTaken { seat: *seat, name: escaped(name) }.message()
        }
        TableError::SeatReserved { seat, name } => {
            TableError::SeatReserved { seat: *seat, name: escaped(name) }.message()
        }
        TableError::NotHost { host } => TableError::NotHost { host: escaped(host) }.message(),
        error => error.message(),
    }
}
