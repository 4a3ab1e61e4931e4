//! The ready check in words: who is asked whether they are still there, who is reminded, who has lost a seat.

use super::announcements::free_seats;
use super::change::Changed;
use super::diplomacy::moment;
use super::dispatch::Asker;
use super::io::{Answer, Button, ButtonStyle};
use super::post::{Announcement, Post};
use super::speaker::{Speaker, masked, person};
use super::{Chat, Fault};
use crate::chat::command::press;
use crate::store::OutboxEntry;
use crate::table::{Chair, Status, Step, Table, TableError};
use crate::words::Message;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// What a post or notice tells of a ready check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub(super) enum ReadyCheckNews {
    /// To all: it is called.
    Called {
        /// Who is asked.
        missing: Vec<String>,
        /// Until when, in milliseconds.
        until: i64,
    },
    /// To one who is asked at an anonymous table.
    Asked {
        /// Until when, in milliseconds.
        until: i64,
        /// Whether it is a reminder.
        again: bool,
    },
    /// To all: those who have not answered are reminded.
    Half {
        /// Who.
        missing: Vec<String>,
        /// Until when, in milliseconds.
        until: i64,
    },
    /// To all: those who have not answered have lost their seats.
    Lost {
        /// Who.
        lost: Vec<String>,
        /// How many seats are free.
        free: usize,
    },
    /// To one who has lost their seat at an anonymous table.
    LostYours,
    /// To the host of an anonymous table: seats are free again.
    LostHost {
        /// How many.
        free: usize,
    },
    /// To all: it was called off.
    Off,
}

impl ReadyCheckNews {
    /// Whether it is for one member.
    pub(super) fn is_private(&self) -> bool {
        matches!(
            self,
            ReadyCheckNews::Asked { .. } | ReadyCheckNews::LostYours | ReadyCheckNews::LostHost { .. }
        )
    }
}

/// What must be announced of a ready check with a change of a table in its lobby; `None` where the change is
/// anything else, `Some` with everything there is to be told otherwise.
pub(super) fn of_step(before: &Table, step: &Step) -> Option<Vec<OutboxEntry>> {
    let after = &step.table;
    let ids = |players: Vec<&crate::table::Player>| -> Vec<String> {
        players.into_iter().map(|player| player.id.clone()).collect()
    };
    let tell = |news: ReadyCheckNews| Announcement::Muster(news).announce(0, 0);
    match (before.ready_check(), after.ready_check()) {
        (None, Some(ready_check)) => {
            let (missing, until) = (ids(after.missing()), ready_check.until.as_millisecond());
            let asked: Vec<OutboxEntry> = match masked(after) {
                true => missing
                    .iter()
                    .map(|who| tell(ReadyCheckNews::Asked { until, again: false }).to(who))
                    .collect(),
                false => Vec::new(),
            };
            Some(std::iter::once(tell(ReadyCheckNews::Called { missing, until })).chain(asked).collect())
        }
        (Some(was), Some(is)) if !was.reminded && is.reminded => {
            let (missing, until) = (ids(after.missing()), is.until.as_millisecond());
            Some(match masked(after) {
                true => missing
                    .iter()
                    .map(|who| tell(ReadyCheckNews::Asked { until, again: true }).to(who))
                    .collect(),
                false => vec![tell(ReadyCheckNews::Half { missing, until })],
            })
        }
        (Some(_), None) if after.status() == Status::Lobby && step.seats.is_empty() => {
            Some(vec![tell(ReadyCheckNews::Off)])
        }
        // Somebody may also get up after its end, before time has taken the seats.
        (Some(_), None) if step.unanswered && after.status() == Status::Lobby => {
            let lost = ids(before.missing());
            let free = free_seats(after);
            if !masked(after) {
                return Some(vec![tell(ReadyCheckNews::Lost { lost, free })]);
            }
            let mut rows = vec![tell(ReadyCheckNews::Lost { lost: lost.clone(), free })];
            rows.extend(lost.iter().map(|who| tell(ReadyCheckNews::LostYours).to(who)));
            rows.push(tell(ReadyCheckNews::LostHost { free }).to(after.host().id.as_str()));
            Some(rows)
        }
        _ => None,
    }
}

/// A message about those who are asked: for seeds, where they may add them.
pub(super) fn asking(table: &Table, id: &'static str) -> Message {
    if table.asks_for_seeds() { Message::new(format!("{id}-seeds")) } else { Message::new(id) }
}

/// What a full table waits for.
pub(super) fn waiting(table: &Table) -> Message {
    let count = table.missing().len();
    let message =
        if count > 0 { asking(table, "muster-waiting") } else { Message::new("muster-waiting-host") };
    message.with("table", table.id().to_string()).with("count", count as i64)
}

/// What the invitation says of a table at which everybody sits.
pub(super) fn lobby_line(speaker: Speaker, table: &Table) -> Option<String> {
    if !table.is_full() {
        return None;
    }
    let missing = table.missing();
    let message = match table.ready_check() {
        None => Message::new("muster-lobby-full"),
        Some(ready_check) if masked(table) => asking(table, "muster-lobby-unnamed")
            .with("count", missing.len() as i64)
            .with("until", moment(ready_check.until)),
        Some(ready_check) => {
            let who: Vec<String> = missing.iter().map(|player| person(&player.id)).collect();
            asking(table, "muster-lobby").with("who", who.join(", ")).with("until", moment(ready_check.until))
        }
    };
    Some(speaker.say(&message))
}

/// The button by which one says that one is there.
pub(super) fn here_button(speaker: Speaker, table: &Table) -> Option<Button> {
    table.ready_check()?;
    let label = speaker.say(&asking(table, "muster-button"));
    press("here", &[&table.id()]).button(label, ButtonStyle::Good)
}

impl Chat {
    /// `here`, or the button.
    pub(super) async fn here(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        seed: Option<&str>,
    ) -> Result<Vec<Answer>, Fault> {
        let who = asker.who.id.as_str();
        let asked = |table: &Table| table.missing().iter().any(|player| player.id == who);
        let table = match self.table_for(asker, named, asked).await? {
            Ok(table) => table,
            Err(answers) => return Ok(answers),
        };
        self.here_at(asker, table.id(), seed).await
    }

    /// The same at a known table.
    pub(super) async fn here_at(
        &self,
        asker: &Asker<'_>,
        id: i64,
        seed: Option<&str>,
    ) -> Result<Vec<Answer>, Fault> {
        let (now, who) = (self.clock.now(), asker.who.id.as_str());
        match self.change(id, asker.heard, |table| table.here(who, seed, now)).await? {
            Changed::Done(done) => {
                let table = &done.table;
                let (count, free) = (table.missing().len() as i64, free_seats(table) as i64);
                let sentence = match table.status() {
                    Status::Lobby if free > 0 => "muster-here-early",
                    Status::Lobby if count > 0 => "muster-here",
                    Status::Lobby => "muster-here-full",
                    _ => "muster-here-begun",
                };
                let message = Message::new(sentence).with("table", id.to_string());
                Ok(asker.tell(&message.with("count", count).with("free", free)))
            }
            Changed::Refused(_, TableError::AlreadyStarted) => {
                Ok(asker.tell(&Message::new("muster-begun").with("table", id.to_string())))
            }
            Changed::Refused(table, error) => Ok(self.refuse(asker, &table, &error, "")),
            Changed::HeardBefore | Changed::NoTable => Ok(Vec::new()),
        }
    }

    /// The post or notice of a ready check.
    pub(super) fn ready_check_post(speaker: Speaker, table: &Table, news: &ReadyCheckNews) -> Post {
        let called = |ids: &[String]| ids.iter().map(|id| person(id)).collect::<Vec<_>>().join(", ");
        let until = |at: i64| moment(Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH));
        let unnamed = masked(table);
        let about = |id: &'static str| {
            // What they have lost, or need not answer any more, is the same everywhere.
            let asks = matches!(
                news,
                ReadyCheckNews::Called { .. } | ReadyCheckNews::Asked { .. } | ReadyCheckNews::Half { .. }
            );
            let message = if asks { asking(table, id) } else { Message::new(id) };
            message.with("table", table.id().to_string()).with("game", speaker.game_name())
        };
        let count = |message: Message, count: usize| message.with("count", count as i64);
        let (message, mentions): (Message, &[String]) = match news {
            ReadyCheckNews::Called { missing, until: at } if unnamed => {
                (count(about("muster-called-unnamed"), missing.len()).with("until", until(*at)), &[])
            }
            ReadyCheckNews::Called { missing, until: at } => {
                (about("muster-called").with("who", called(missing)).with("until", until(*at)), missing)
            }
            ReadyCheckNews::Asked { until: at, again } => {
                let id = if *again { "muster-half-you" } else { "muster-asked" };
                (about(id).with("until", until(*at)), &[])
            }
            ReadyCheckNews::Half { missing, until: at } => {
                (about("muster-half").with("who", called(missing)).with("until", until(*at)), missing)
            }
            ReadyCheckNews::Lost { free, .. } if unnamed => (count(about("muster-lost-unnamed"), *free), &[]),
            ReadyCheckNews::Lost { lost, free } => {
                let host = person(&table.host().id);
                (count(about("muster-lost"), *free).with("who", called(lost)).with("host", host), lost)
            }
            ReadyCheckNews::LostYours => (about("muster-lost-you"), &[]),
            ReadyCheckNews::LostHost { free } => (count(about("muster-lost-host"), *free), &[]),
            ReadyCheckNews::Off => (about("muster-off"), &[]),
        };
        let mut mentions = mentions.to_vec();
        if let (ReadyCheckNews::Lost { .. }, false) = (news, unnamed) {
            let host = table.host().id.clone();
            if !mentions.contains(&host) {
                mentions.push(host);
            }
        }
        let buttons = match news {
            ReadyCheckNews::Called { .. } | ReadyCheckNews::Asked { .. } | ReadyCheckNews::Half { .. } => {
                vec![here_button(speaker, table)]
            }
            ReadyCheckNews::Lost { .. } | ReadyCheckNews::LostYours
                if table.chairs().contains(&Chair::Open) =>
            {
                super::post::join_buttons(speaker, table)
            }
            _ => Vec::new(),
        };
        Post { text: speaker.say(&message), mentions, buttons, pictures: Vec::new() }
    }

    /// Whether a reminder of a ready check still has to be sent.
    pub(super) fn ready_check_wanted(news: &ReadyCheckNews, table: &Table) -> bool {
        match news {
            ReadyCheckNews::Half { .. } | ReadyCheckNews::Asked { .. } => table.ready_check().is_some(),
            _ => true,
        }
    }
}
