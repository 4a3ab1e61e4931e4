//! A summary of the time a member was away: the board they last saw, the present board, and the actions
//! between.

use crate::desk::letters::legend;
use crate::desk::look::{add_named, look_at};
use crate::desk::parts::ready_check::not_started;
use crate::desk::{Answer, Answers, Asker, Desk, Fault, Look, press, private, with_buttons};
use crate::wording::{cited, cut, distance, limit, of_table, own_seat, shown_now};
use liege_game::SeatSet;
use liege_store::WhichWhispers;
use liege_table::{Moment, Played, Status, Table};
use liege_words::Message;
use std::fmt::Write as _;

/// The most characters for the list of actions.
const HAPPENED: usize = 1_300;
/// The most of the member's notes that are shown, and the most characters of each.
const NOTES: usize = 3;
const NOTE: usize = 120;
/// The number of whispers that are searched for new ones.
const SEARCHED: u32 = 200;

pub(crate) async fn recap(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    since: Option<usize>,
) -> Answers {
    let press = |table: &Table| press("recap", &[&table.id()]);
    let table = look_at(desk, asker, named, press).await?;
    recap_of(desk, asker, &table, since).await
}

/// Shows what happened at a table since the asker last looked, or since the action shown as `since`.
pub(crate) async fn recap_of(desk: &Desk, asker: &Asker<'_>, table: &Table, since: Option<usize>) -> Answers {
    if table.status() == Status::Lobby {
        return Ok(asker.tell(&not_started(table)));
    }
    let now = shown_now(table);
    if let Some(at) = since.filter(|at| *at > now) {
        let message = of_table("board-future", table.id())
            .with("count", now as i64)
            .with("at", i64::try_from(at).unwrap_or(i64::MAX));
        return Ok(asker.tell(&message));
    }
    let who = asker.who.id.as_str();
    let speaker = asker.of(table.game());
    let reader = table.seats_of(who);
    let last = desk.store.last_seen(who, table.id()).await?;
    let number = match (since, last) {
        (Some(since), _) => table.of_shown(since),
        (None, Some((number, _))) => number.min(table.log().len()),
        (None, None) => 0,
    };
    let about =
        |id: &'static str| speaker.of_table(id, table.id()).with("number", table.shown(number) as i64);
    let head = match (since, last) {
        (Some(_), _) => about("recap-since"),
        (None, Some((_, at))) => about("recap-head").with("when", distance(at)),
        (None, None) => about("recap-first"),
    };
    let mut text = speaker.say(&head);
    let (then, played) = table.since(number, reader)?;
    let lines = happened(asker, table, &played, reader);
    if lines.is_empty() {
        let _ = write!(text, "\n{}", speaker.say(&about("recap-nothing")));
    }
    // The newest actions matter most: those that do not fit are left out at the front.
    let mut room = HAPPENED;
    let fitting = lines.iter().rev().take_while(|line| match room.checked_sub(line.chars().count() + 1) {
        Some(left) => {
            room = left;
            true
        }
        None => false,
    });
    let fitting = fitting.count();
    if fitting < lines.len() {
        let left = (lines.len() - fitting) as i64;
        let _ = write!(text, "\n{}", speaker.say(&about("recap-more").with("count", left)));
    }
    for line in &lines[lines.len() - fitting..] {
        let _ = write!(text, "\n{line}");
    }
    let present = table.view_for(table.log().len(), reader)?;
    turn(asker, table, &present, &mut text);
    let letters = last.map(|(_, at)| at).filter(|_| since.is_none());
    beside(desk, asker, table, letters, &mut text).await?;
    let mut answer = private(text);
    let mut moments = vec![(present, "now")];
    if number < table.log().len() {
        moments.insert(0, (then, "then"));
    }
    for (moment, name) in &moments {
        add_board(desk, asker, table, moment, name, &mut answer).await;
    }
    desk.store.saw(who, table.id(), table.log().len(), desk.now()).await?;
    let label = speaker.say(&Message::new("button-board"));
    Ok(vec![with_buttons(answer, [press("board", &[&table.id(), &now]).plain(label)])])
}

/// Returns what else waits for the asker: new whispers, and notes of their own.
async fn beside(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    since: Option<jiff::Timestamp>,
    text: &mut String,
) -> Result<(), Fault> {
    let who = asker.who.id.as_str();
    if let Some(since) = since {
        let mut letters = desk
            .store
            .whispers(WhichWhispers::Of { table: table.id(), member: who, before: None, limit: SEARCHED })
            .await?;
        letters
            .retain(|note| note.at > since && note.recipient.as_ref().is_some_and(|player| player.id == who));
        if !letters.is_empty() {
            let message = of_table("recap-letters", table.id()).with("count", letters.len() as i64);
            let _ = write!(text, "\n{}", asker.say(&message));
        }
    }
    let notes = desk.store.own_notes(table.id(), who).await?;
    if !notes.is_empty() {
        let message = Message::new("recap-notes").with("count", notes.len() as i64);
        let _ = write!(text, "\n{}", asker.say(&message));
        for note in notes.iter().rev().take(NOTES).rev() {
            let line = note.text.lines().next().unwrap_or_default();
            let line = if line.len() < note.text.len() { format!("{line} …") } else { line.to_owned() };
            let _ = write!(text, "\n{}", cited(&format!("{}. {}", note.number, cut(&line, NOTE))));
        }
    }
    Ok(())
}

/// Adds the picture of a moment, from the asker's side.
async fn add_board(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    moment: &Moment,
    name: &str,
    answer: &mut Answer,
) {
    let legend = legend(desk, &asker.member, table).await;
    let look = Look {
        language: asker.language,
        bottom: own_seat(table, &asker.who.id),
        layout: "",
        legend,
        targets: &[],
        reader: table.seats_of(&asker.who.id),
    };
    add_named(desk, asker, table, moment, look, name, answer).await;
}

/// Returns a line for each log entry that the asker may know of.
fn happened(asker: &Asker<'_>, table: &Table, played: &[Played], reader: SeatSet) -> Vec<String> {
    let speaker = asker.of(table.game());
    let mut lines = Vec::new();
    for played in played {
        let known = played.events.iter().filter(|event| event.audience.includes(reader));
        let said: Vec<String> = known.map(|event| speaker.say(&event.message)).collect();
        if said.is_empty() {
            continue;
        }
        // An entry that not everybody knows of has no number.
        let entry = played.entry.number;
        let mark = match table.shown(entry) > table.shown(entry.saturating_sub(1)) {
            true => format!("`{}`", table.shown(entry)),
            false => "·".to_owned(),
        };
        lines.push(format!("{mark} {}", said.join(" ").replace('\n', " ")));
    }
    lines
}

/// Adds whose turn it is, or that the game is over.
fn turn(asker: &Asker<'_>, table: &Table, present: &Moment, text: &mut String) {
    let speaker = asker.of(table.game());
    let mine = table.seats_of(&asker.who.id);
    let yours: SeatSet = table.to_move().iter().filter(|seat| mine.contains(*seat)).collect();
    let message = if table.status() != Status::Playing {
        Message::new("post-over")
    } else if !yours.is_empty() {
        Message::new("board-turn-you").with("seats", speaker.seats_now(&*present.state, yours))
    } else if !table.to_move().is_empty() {
        Message::new("board-turn").with("seats", speaker.seats_now(&*present.state, table.to_move()))
    } else if let Some(until) = present.paused {
        Message::new("time-paused").with("until", limit(until))
    } else {
        return;
    };
    let _ = write!(text, "\n**{}**", speaker.say(&message));
}
