//! The host's card: what the asker may do at a table as its host, or because they manage its server.

use super::{pause_button, steward};
use crate::chat::buttons::Press;
use crate::chat::find::{For, Found};
use crate::chat::hear::{Asker, private, with_buttons};
use crate::chat::herald::Changed;
use crate::chat::io::{Answer, Button, ButtonStyle};
use crate::chat::motions::no_such_seat;
use crate::chat::speaker::typed_seat;
use crate::chat::{Chat, Fault};
use crate::game::{Seat, SeatSet};
use crate::table::{Status, Table, TableError};
use crate::words::Message;
use std::fmt::Write as _;

/// A button of a host's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostPress {
    /// More time, in hours, for everybody who is to move.
    Extend(u16),
    /// Pause at once, for so many days.
    Pause(u16),
    /// End the pause.
    Resume,
    /// Free a seat (an index).
    Free {
        /// The seat.
        seat: u8,
        /// Whether it was asked once more.
        sure: bool,
    },
    /// Begin with everybody who sits.
    Begin,
    /// Call the muster off.
    CallOff,
    /// Give the table up before its game.
    GiveUp {
        /// Whether it was asked once more.
        sure: bool,
    },
    /// Void the game: it was asked once more.
    Void,
}

impl HostPress {
    /// What stands in the id of the button.
    pub(in crate::chat) fn code(self) -> String {
        let mark = |sure: bool| if sure { "!" } else { "" };
        match self {
            HostPress::Extend(hours) => format!("extend{hours}"),
            HostPress::Pause(days) => format!("pause{days}"),
            HostPress::Resume => "resume".to_owned(),
            HostPress::Free { seat, sure } => format!("free{seat}{}", mark(sure)),
            HostPress::Begin => "begin".to_owned(),
            HostPress::CallOff => "call-off".to_owned(),
            HostPress::GiveUp { sure } => format!("give-up{}", mark(sure)),
            HostPress::Void => "void!".to_owned(),
        }
    }

    /// Reads it back.
    pub(in crate::chat) fn of_code(code: &str) -> Option<HostPress> {
        let (bare, sure) = code.strip_suffix('!').map_or((code, false), |bare| (bare, true));
        Some(match (bare, sure) {
            ("resume", false) => HostPress::Resume,
            ("begin", false) => HostPress::Begin,
            ("call-off", false) => HostPress::CallOff,
            ("give-up", sure) => HostPress::GiveUp { sure },
            ("void", true) => HostPress::Void,
            (bare, sure) => {
                if let Some(seat) = bare.strip_prefix("free") {
                    return Some(HostPress::Free { seat: seat.parse().ok()?, sure });
                }
                match (bare.strip_prefix("extend"), bare.strip_prefix("pause"), sure) {
                    (Some(hours), _, false) => HostPress::Extend(hours.parse().ok()?),
                    (_, Some(days), false) => HostPress::Pause(days.parse().ok()?),
                    _ => return None,
                }
            }
        })
    }
}

/// The days that the buttons for more time give.
const DAYS: [u16; 2] = [1, 3];

impl Chat {
    /// `host`
    pub(super) async fn host_card(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
    ) -> Result<Vec<Answer>, Fault> {
        let table = match self.find(asker, named, For::Looking).await? {
            Found::Table(table) => table,
            Found::None(why) => return Ok(asker.tell(&why)),
            Found::Several(_) => {
                // Of several, the only one they look after.
                let theirs = |table: &Table| {
                    table.has_powers(steward(asker, table))
                        && matches!(table.status(), Status::Lobby | Status::Playing)
                };
                match self.table_for(asker, named, theirs).await? {
                    Ok(table) => table,
                    Err(answers) => return Ok(answers),
                }
            }
        };
        let who = steward(asker, &table);
        if !table.has_powers(who) {
            let anonymous = table.terms().anonymous;
            let host = if anonymous { String::new() } else { table.host().name.clone() };
            return Ok(self.refuse(asker, &table, &TableError::NotHost { host }, ""));
        }
        let speaker = asker.of(table.game());
        let role = match (who.manages, table.host().id == asker.who.id) {
            (true, true) => "both",
            (false, _) => "host",
            (true, false) => "manager",
        };
        let head = Message::new("host-card")
            .with("table", table.id().to_string())
            .with("game", speaker.game_name())
            .with("role", role);
        let mut text = speaker.say(&head);
        let (lines, buttons) = match table.status() {
            Status::Lobby => Chat::before_the_game(asker, &table),
            Status::Playing => self.during_the_game(asker, &table),
            Status::Over | Status::Abandoned => (Vec::new(), Vec::new()),
        };
        let mut lines: Vec<String> = lines.iter().map(|line| speaker.say(line)).collect();
        if who.manages && table.void(who, "?", self.clock.now()).is_ok() {
            let over = table.status() == Status::Over;
            let line = Message::new(if over { "host-card-void-over" } else { "host-card-void" });
            lines.push(asker.say(&line.with("table", table.id().to_string())));
        }
        if lines.is_empty() {
            lines.push(asker.say(&Message::new("host-card-nothing")));
        }
        for line in lines {
            let _ = write!(text, "\n• {line}");
        }
        if table.status() == Status::Playing && table.plays(&asker.who.id) {
            let id = if table.terms().anonymous { "host-card-plays-unnamed" } else { "host-card-plays" };
            let line = Message::new(id).with("most", i64::from(Table::OWN_PAUSE));
            let _ = write!(text, "\n{}", asker.say(&line));
        }
        Ok(vec![with_buttons(private(text), buttons)])
    }

    /// What can be done before the game.
    fn before_the_game(asker: &Asker<'_>, table: &Table) -> (Vec<Message>, Vec<Option<Button>>) {
        let host = |what: HostPress, label: &'static str, style| button(asker, table, what, label, style);
        let mut buttons = Vec::new();
        let mut lines = vec![Message::new("host-card-lobby")];
        if table.is_full() {
            buttons.push(host(HostPress::Begin, "host-button-begin", ButtonStyle::Good));
        } else if !table.players().is_empty() {
            let label = asker.say(&Message::new("start-fill"));
            buttons.push(Press::Fill { table: table.id() }.button(label, ButtonStyle::Plain));
        }
        if table.muster().is_some() {
            lines.push(crate::chat::muster::waiting(table));
            if !table.asks_for_seeds() {
                buttons.push(host(HostPress::CallOff, "host-button-call-off", ButtonStyle::Plain));
            }
        }
        buttons.push(host(HostPress::GiveUp { sure: false }, "host-button-give-up", ButtonStyle::Bad));
        (lines, buttons)
    }

    /// What can be done while the game is on.
    fn during_the_game(&self, asker: &Asker<'_>, table: &Table) -> (Vec<Message>, Vec<Option<Button>>) {
        let (now, who, id) = (self.clock.now(), steward(asker, table), table.id().to_string());
        let (mut lines, mut buttons) = (Vec::new(), Vec::new());
        let given = table.extend_all(who, 24, now).ok().and_then(|step| {
            step.played
                .iter()
                .flat_map(|played| &played.events)
                .flat_map(|event| &event.concerns)
                .next()
                .copied()
        });
        if let Some(seat) = given {
            let seat = typed_seat(asker.language, table.game(), seat);
            lines.push(Message::new("host-card-extend").with("table", id.as_str()).with("seat", seat));
            buttons.extend(DAYS.map(|days| {
                let label = Message::new("host-button-extend").with("days", i64::from(days));
                let press = Press::Host { table: table.id(), what: HostPress::Extend(days * 24) };
                press.button(asker.say(&label), ButtonStyle::Plain)
            }));
        }
        if table.pause_now(who, Table::OWN_PAUSE, now).is_ok() {
            lines.push(Message::new("host-card-pause").with("table", id.as_str()));
            buttons.push(pause_button(asker, table.id(), Table::OWN_PAUSE));
        }
        if table.resume_now(who, now).is_ok() {
            lines.push(Message::new("host-card-resume").with("table", id.as_str()));
            buttons.push(button(asker, table, HostPress::Resume, "host-button-resume", ButtonStyle::Plain));
        }
        let seats = (0u8..).map(Seat).take(table.chairs().len());
        let free: SeatSet = seats.filter(|seat| table.vacate(who, *seat, now).is_ok()).collect();
        if !free.is_empty() {
            let speaker = asker.of(table.game());
            lines.push(Message::new("host-card-vacate").with("seats", speaker.seats(free)));
            buttons.extend(free.iter().map(|seat| {
                let label = speaker.say(&Message::new("host-button-free").with("seat", seat));
                let what = HostPress::Free { seat: seat.0, sure: false };
                Press::Host { table: table.id(), what }.button(label, ButtonStyle::Bad)
            }));
        }
        (lines, buttons)
    }

    /// A button of a host's was pressed.
    pub(in crate::chat) async fn host_pressed(
        &self,
        asker: &Asker<'_>,
        id: i64,
        what: HostPress,
    ) -> Result<Vec<Answer>, Fault> {
        match what {
            HostPress::Extend(hours) => match self.table(id).await? {
                Some(table) => self.extend(asker, &table, None, hours).await,
                None => Ok(asker.tell(&Message::new("button-gone"))),
            },
            HostPress::Pause(days) => self.pause_at_once(asker, id, days).await,
            HostPress::Resume => self.resume_at_once(asker, id).await,
            HostPress::Begin => self.begin_table(asker, id, false).await,
            HostPress::CallOff => self.call_off(asker, id).await,
            HostPress::Void => self.void_sure(asker, id).await,
            HostPress::GiveUp { sure: true } => self.abort(asker, Some(id), true).await,
            HostPress::GiveUp { sure: false } => self.ask_to_give_up(asker, id).await,
            HostPress::Free { seat, sure } => {
                let Some(table) = self.table(id).await? else {
                    return Ok(asker.tell(&Message::new("button-gone")));
                };
                let Some(info) = table.game().seats().get(usize::from(seat)) else {
                    return Ok(no_such_seat(asker, &table, &seat.to_string()));
                };
                if sure {
                    return self.vacate(asker, Some(id), info.id, true).await;
                }
                self.ask_to_free(asker, id, Seat(seat)).await
            }
        }
    }

    /// Asks once more whether a table is to be given up before its game.
    pub(in crate::chat) async fn ask_to_give_up(
        &self,
        asker: &Asker<'_>,
        id: i64,
    ) -> Result<Vec<Answer>, Fault> {
        let now = self.clock.now();
        let ask = |table: &Table| table.abandon(steward(asker, table), now).map(|_| ());
        let question = Message::new("host-give-up-sure");
        self.ask_again(asker, id, ask, question, HostPress::GiveUp { sure: true }).await
    }

    /// Asks once more whether a game that has hardly begun is to be given up.
    pub(in crate::chat) async fn ask_to_abort(
        &self,
        asker: &Asker<'_>,
        id: i64,
    ) -> Result<Vec<Answer>, Fault> {
        let now = self.clock.now();
        let ask = |table: &Table| table.abort(steward(asker, table), now).map(|_| ());
        let question = Message::new("abort-sure");
        self.ask_again(asker, id, ask, question, HostPress::GiveUp { sure: true }).await
    }

    /// Asks once more whether a seat is to be freed.
    pub(in crate::chat) async fn ask_to_free(
        &self,
        asker: &Asker<'_>,
        id: i64,
        seat: Seat,
    ) -> Result<Vec<Answer>, Fault> {
        let now = self.clock.now();
        let ask = |table: &Table| table.vacate(steward(asker, table), seat, now).map(|_| ());
        let question = Message::new("host-free-sure").with("seat", seat);
        self.ask_again(asker, id, ask, question, HostPress::Free { seat: seat.0, sure: true }).await
    }

    /// Asks once more whether something is meant, if it can be done at all.
    async fn ask_again(
        &self,
        asker: &Asker<'_>,
        id: i64,
        may: impl Fn(&Table) -> Result<(), TableError>,
        question: Message,
        what: HostPress,
    ) -> Result<Vec<Answer>, Fault> {
        let Some(table) = self.table(id).await? else {
            return Ok(asker.tell(&Message::new("button-gone")));
        };
        if let Err(error) = may(&table) {
            return Ok(self.refuse(asker, &table, &error, ""));
        }
        let speaker = asker.of(table.game());
        let text = speaker.say(&question.with("table", id.to_string()));
        let label = match what {
            HostPress::Free { seat, .. } => {
                speaker.say(&Message::new("host-button-free").with("seat", Seat(seat)))
            }
            _ => asker.say(&Message::new("host-button-give-up")),
        };
        let press = Press::Host { table: id, what };
        Ok(vec![with_buttons(private(text), [press.button(label, ButtonStyle::Bad)])])
    }

    /// The muster is called off.
    async fn call_off(&self, asker: &Asker<'_>, id: i64) -> Result<Vec<Answer>, Fault> {
        let now = self.clock.now();
        let call_off = |table: &Table| table.call_off(steward(asker, table), now);
        match self.change(id, asker.heard, call_off).await? {
            Changed::Done(_) => {
                Ok(asker.tell(&Message::new("muster-called-off").with("table", id.to_string())))
            }
            Changed::Refused(table, error) => Ok(self.refuse(asker, &table, &error, "")),
            Changed::HeardBefore | Changed::NoTable => Ok(Vec::new()),
        }
    }
}

fn button(
    asker: &Asker<'_>,
    table: &Table,
    what: HostPress,
    label: &'static str,
    style: ButtonStyle,
) -> Option<Button> {
    Press::Host { table: table.id(), what }.button(asker.say(&Message::new(label)), style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_read_back() {
        for what in [
            HostPress::Extend(72),
            HostPress::Pause(7),
            HostPress::Resume,
            HostPress::Free { seat: 2, sure: false },
            HostPress::Free { seat: 2, sure: true },
            HostPress::Begin,
            HostPress::CallOff,
            HostPress::GiveUp { sure: false },
            HostPress::GiveUp { sure: true },
            HostPress::Void,
        ] {
            assert_eq!(HostPress::of_code(&what.code()), Some(what));
        }
        for code in
            ["", "void", "resume!", "begin!", "free", "free256", "extend", "extend24!", "pause-1", "pause7!"]
        {
            assert_eq!(HostPress::of_code(code), None, "{code}");
        }
    }
}
