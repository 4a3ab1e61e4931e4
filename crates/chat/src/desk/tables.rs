//! A member's tables: a line for each, the most urgent first.

use crate::desk::find::tables_on;
use crate::desk::look::offers_to;
use crate::desk::selection::offered;
use crate::desk::{Answers, Asker, ButtonStyle, Desk, TEXT_CHARS, press, private, with_buttons};
use crate::wording::{distance, example_new, limit, masked, of_table, only_places, person, shown_now};
use jiff::Timestamp;
use liege_game::SeatSet;
use liege_store::Which;
use liege_table::{Status, Table, TableError, Urgency};
use liege_words::Message;
use std::fmt::Write as _;

pub(crate) async fn tables(desk: &Desk, asker: &Asker<'_>) -> Answers {
    let lines = desk.store.tables(Which::Of(&asker.who.id)).await?;
    let mut tables = tables_on(desk, lines).await?;
    if tables.is_empty() {
        let games = offered(desk, asker.place.server.as_deref()).await?;
        let example = games.games().first().map(|game| example_new(asker.language, *game));
        let example = example.unwrap_or_default();
        return Ok(asker.tell(&Message::new("tables-none").with("example", example)));
    }
    tables
        .sort_by_key(|table| (table.urgency(&asker.who.id), due(table, &asker.who.id), table.seen_changed()));
    let mut text = asker.say(&Message::new("tables-head"));
    for table in tables.iter().take(20) {
        let speaker = asker.of(table.game());
        let mut state = asker.say(&waits_for(desk, asker, table));
        let offers = offers_to(table, &asker.who.id);
        if offers > 0 {
            let offers = asker.say(&Message::new("digest-offers").with("count", offers as i64));
            let _ = write!(state, ", **{offers}**");
        }
        let mine = table.seats_of(&asker.who.id);
        let seats = if mine.is_empty() { table.invitations_of(&asker.who.id) } else { mine };
        let by_lot = masked(table) && table.status() == Status::Lobby;
        let seats = if seats.is_empty() && !table.plays(&asker.who.id) {
            // A host need not sit at their table.
            asker.say(&Message::new("tables-host"))
        } else if only_places(table) && mine.is_empty() | (table.status() == Status::Lobby) {
            asker.say(&Message::new("dice-by-dice"))
        } else if by_lot {
            asker.say(&Message::new("herald-by-lot"))
        } else {
            speaker.seats(seats)
        };
        let line = speaker.of_table("tables-line", table.id()).with("seats", seats).with("state", state);
        let since = asker.say(&Message::new("tables-since").with("when", distance(table.seen_changed())));
        let away = mine.iter().find_map(|seat| table.away_until(seat)).map(|until| {
            format!(", {}", asker.say(&Message::new("tables-away").with("until", limit(until))))
        });
        let away = away.unwrap_or_default();
        let line = format!("\n{}{away}, {since}", speaker.say(&line));
        if text.chars().count() + line.chars().count() > TEXT_CHARS {
            break;
        }
        text.push_str(&line);
    }
    let buttons = tables.iter().take(10).map(|table| {
        let speaker = asker.of(table.game());
        let label = speaker.of_table("table-button", table.id());
        let style = match table.urgency(&asker.who.id) {
            Urgency::Turn => ButtonStyle::Main,
            _ => ButtonStyle::Plain,
        };
        press("board", &[&table.id(), &shown_now(table)]).button(speaker.say(&label), style)
    });
    Ok(vec![with_buttons(private(text), buttons)])
}

/// Says in a few words what one of the asker's tables waits for.
fn waits_for(desk: &Desk, asker: &Asker<'_>, table: &Table) -> Message {
    let who = asker.who.id.as_str();
    match table.urgency(who) {
        Urgency::Turn if table.is_dealing() => Message::new("dice-tables-turn"),
        // In that case the deadline is past.
        Urgency::Turn if is_late(table, table.seats_of(who)) => Message::new("tables-your-turn-late"),
        Urgency::Turn => match due(table, who) {
            until if until == Timestamp::MAX => Message::new("tables-your-turn"),
            until => Message::new("tables-your-turn-until").with("when", distance(until)),
        },
        Urgency::Asked => crate::desk::parts::ready_check::asking(table, "tables-muster-you")
            .with("table", table.id().to_string()),
        Urgency::Invited => of_table("tables-lobby-you", table.id()),
        // A host without a seat has nothing to do: the table waits for its players.
        Urgency::Waiting | Urgency::Nothing if table.status() == Status::Playing => {
            awaited(desk, asker, table)
        }
        Urgency::Gathering if table.is_full() => Message::new("tables-muster"),
        Urgency::Waiting | Urgency::Gathering | Urgency::Nothing => Message::new("tables-lobby"),
    }
}

/// Says whom a running game waits for, and the deadline, if it is not the asker.
fn awaited(desk: &Desk, asker: &Asker<'_>, table: &Table) -> Message {
    if table.is_dealing() {
        let who = table.chooser().map(|chooser| person(&chooser.id)).unwrap_or_default();
        return Message::new("dice-waiting").with("who", who);
    }
    if let Some(until) = table.paused_until() {
        return Message::new("tables-paused").with("until", limit(until));
    }
    let seats = asker.of(table.game()).seats(table.to_move());
    if is_late(table, table.to_move()) {
        let claim = table.claim(&asker.who.id, None, desk.now());
        let may = matches!(claim, Ok(_) | Err(TableError::WhichLate { .. }));
        return of_table(if may { "tables-waiting-claim" } else { "tables-waiting-late" }, table.id())
            .with("seats", seats);
    }
    match table.owed().into_iter().filter_map(|owed| owed.until).min() {
        Some(until) => {
            Message::new("tables-waiting-until").with("seats", seats).with("when", distance(until))
        }
        None => Message::new("tables-waiting").with("seats", seats),
    }
}

/// Returns the deadline of a member at a table; the end of time if there is none.
fn due(table: &Table, member: &str) -> Timestamp {
    let mine = table.seats_of(member);
    let owed = table.owed().into_iter().filter(|owed| mine.contains(owed.seat));
    owed.filter_map(|owed| owed.until).min().unwrap_or(Timestamp::MAX)
}

/// Whether one of these seats is out of time.
pub(crate) fn is_late(table: &Table, seats: SeatSet) -> bool {
    table.owed().iter().any(|owed| owed.late.is_some() && seats.contains(owed.seat))
}
