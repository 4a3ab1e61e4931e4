//! The host's card: everything that the asker may do at a table as its host, or as a manager of its server.

use crate::commands::table::host::deeds::{pause_button, steward};
use crate::desk::asked::asks_press;
use crate::desk::find::{find, table_of_button};
use crate::desk::meant::table_for;
use crate::desk::refuse::{changed, refuse};
use crate::desk::{
    Answers, Asker, Button, ButtonStyle, Desk, For, Found, Press, press, private, with_buttons,
};
use crate::wording::{of_table, typed_seat};
use liege_game::{Seat, SeatSet};
use liege_table::{Status, Table, TableError};
use liege_words::Message;
use std::fmt::Write as _;

/// The numbers of days that the buttons for more time give.
const DAYS: [u16; 2] = [1, 3];

/// Runs `host`.
pub(crate) async fn host_card(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let table = match find(desk, asker, named, For::Looking).await? {
        Found::Table(table) => table,
        Found::None(why) => return Ok(asker.tell(&why)),
        Found::Several(_) => {
            // If there are several tables, the card is about the only one that the asker looks after.
            let theirs = |table: &Table| {
                table.has_powers(steward(asker, table))
                    && matches!(table.status(), Status::Lobby | Status::Playing)
            };
            table_for(desk, asker, named, theirs).await?
        }
    };
    let who = steward(asker, &table);
    if !table.has_powers(who) {
        let anonymous = table.terms().anonymous;
        let host = if anonymous { String::new() } else { table.host().name.clone() };
        return Ok(refuse(desk, asker, &table, &TableError::NotHost { host }, ""));
    }
    let speaker = asker.of(table.game());
    let role = match (who.manages, table.host().id == asker.who.id) {
        (true, true) => "both",
        (false, _) => "host",
        (true, false) => "manager",
    };
    let mut text = speaker.say(&speaker.of_table("host-card", table.id()).with("role", role));
    let (lines, mut buttons) = match table.status() {
        Status::Lobby => before_the_game(asker, &table),
        Status::Playing => during_the_game(desk, asker, &table),
        Status::Over | Status::Abandoned => (Vec::new(), Vec::new()),
    };
    let mut lines: Vec<String> = lines.iter().map(|line| speaker.say(line)).collect();
    if who.manages && table.void(who, "?", desk.now()).is_ok() {
        let over = table.status() == Status::Over;
        let line = Message::new(if over { "host-card-void-over" } else { "host-card-void" });
        lines.push(asker.say(&line.with("table", table.id().to_string())));
        let void = press("void-why", &[&table.id()]);
        buttons.push(button(asker, void, "host-button-void", ButtonStyle::Bad));
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

/// Returns the lines and buttons for the time before the game.
fn before_the_game(asker: &Asker<'_>, table: &Table) -> (Vec<Message>, Vec<Option<Button>>) {
    let host = |what: Press, label: &'static str, style| button(asker, what, label, style);
    let mut buttons = Vec::new();
    let mut lines = vec![Message::new("host-card-lobby")];
    if table.is_full() {
        buttons.push(host(press("begin", &[&table.id()]), "host-button-begin", ButtonStyle::Good));
    } else if !table.players().is_empty() {
        buttons.push(press("fill", &[&table.id()]).plain(asker.say(&Message::new("start-fill"))));
    }
    if table.ready_check().is_some() {
        lines.push(crate::desk::parts::ready_check::waiting(table));
        if !table.asks_for_seeds() {
            buttons.push(host(press("call-off", &[&table.id()]), "host-button-call-off", ButtonStyle::Plain));
        }
    }
    buttons.push(host(press("give-up", &[&table.id()]), "host-button-give-up", ButtonStyle::Bad));
    (lines, buttons)
}

/// Returns the lines and buttons for the time of the game.
fn during_the_game(desk: &Desk, asker: &Asker<'_>, table: &Table) -> (Vec<Message>, Vec<Option<Button>>) {
    let (now, who, id) = (desk.now(), steward(asker, table), table.id().to_string());
    let (mut lines, mut buttons) = (Vec::new(), Vec::new());
    let given = table.extend_all(who, 24, now).ok().and_then(|step| {
        step.played.iter().flat_map(|played| &played.events).flat_map(|event| &event.concerns).next().copied()
    });
    if let Some(seat) = given {
        let seat = typed_seat(asker.language, table.game(), seat);
        lines.push(Message::new("host-card-extend").with("table", id.as_str()).with("seat", seat));
        buttons.extend(DAYS.map(|days| {
            let label = Message::new("host-button-extend").with("days", i64::from(days));
            press("extend", &[&table.id(), &(days * 24)]).plain(asker.say(&label))
        }));
    }
    if table.pause_now(who, Table::OWN_PAUSE, now).is_ok() {
        lines.push(Message::new("host-card-pause").with("table", id.as_str()));
        buttons.push(pause_button(asker, table.id(), Table::OWN_PAUSE));
    }
    if table.resume_now(who, now).is_ok() {
        lines.push(Message::new("host-card-resume").with("table", id.as_str()));
        buttons.push(button(
            asker,
            press("resume", &[&table.id()]),
            "host-button-resume",
            ButtonStyle::Plain,
        ));
    }
    let seats = (0u8..).map(Seat).take(table.chairs().len());
    let free: SeatSet = seats.filter(|seat| table.vacate(who, *seat, now).is_ok()).collect();
    if !free.is_empty() {
        let speaker = asker.of(table.game());
        lines.push(Message::new("host-card-vacate").with("seats", speaker.seats(free)));
        buttons.extend(free.iter().map(|seat| {
            let label = speaker.say(&Message::new("host-button-free").with("seat", seat));
            press("free", &[&table.id(), &seat.0]).button(label, ButtonStyle::Bad)
        }));
    }
    (lines, buttons)
}

/// Asks for confirmation that a table is to be closed before its game.
pub(crate) async fn ask_to_give_up(desk: &Desk, asker: &Asker<'_>, id: i64) -> Answers {
    let now = desk.now();
    let ask = |table: &Table| table.abandon(steward(asker, table), now).map(|_| ());
    let question = Message::new("host-give-up-sure");
    ask_again(desk, asker, id, ask, question, None).await
}

/// Asks for confirmation that a game that has just begun is to be abandoned.
pub(crate) async fn ask_to_abort(desk: &Desk, asker: &Asker<'_>, id: i64) -> Answers {
    let now = desk.now();
    let ask = |table: &Table| table.abort(steward(asker, table), now).map(|_| ());
    let question = Message::new("abort-sure");
    ask_again(desk, asker, id, ask, question, None).await
}

/// Asks for confirmation that a seat is to be freed.
pub(crate) async fn ask_to_free(desk: &Desk, asker: &Asker<'_>, id: i64, seat: Seat) -> Answers {
    let now = desk.now();
    let ask = |table: &Table| table.vacate(steward(asker, table), seat, now).map(|_| ());
    let question = Message::new("host-free-sure").with("seat", seat);
    ask_again(desk, asker, id, ask, question, Some(seat)).await
}

/// Asks for confirmation of an action that is possible: freeing a seat, or closing the table.
async fn ask_again(
    desk: &Desk,
    asker: &Asker<'_>,
    id: i64,
    may: impl Fn(&Table) -> Result<(), TableError>,
    question: Message,
    seat: Option<Seat>,
) -> Answers {
    let table = table_of_button(desk, asker, id).await?;
    if let Err(error) = may(&table) {
        return Ok(refuse(desk, asker, &table, &error, ""));
    }
    let speaker = asker.of(table.game());
    let text = speaker.say(&question.with("table", id.to_string()));
    let (press, label) = match seat {
        Some(seat) => {
            (press("free", &[&id, &seat.0, &"sure"]), Message::new("host-button-free").with("seat", seat))
        }
        None => (press("give-up", &[&id, &"sure"]), Message::new("host-button-give-up")),
    };
    let answer = with_buttons(private(text), [press.button(speaker.say(&label), ButtonStyle::Bad)]);
    Ok(asks_press(desk, asker, answer))
}

/// Cancels the ready check.
pub(crate) async fn call_off(desk: &Desk, asker: &Asker<'_>, id: i64) -> Answers {
    let now = desk.now();
    let call_off = |table: &Table| table.call_off(steward(asker, table), now);
    changed(desk, asker, id, call_off).await?;
    Ok(asker.tell(&of_table("muster-called-off", id)))
}

fn button(asker: &Asker<'_>, press: Press, label: &'static str, style: ButtonStyle) -> Option<Button> {
    press.button(asker.say(&Message::new(label)), style)
}
