//! Boards on request: finding the table, and its picture with text and buttons.

use crate::desk::asker::mark;
use crate::desk::draw::counted;
use crate::desk::find::{ask_which, find};
use crate::desk::letters::{legend, picture_or_words};
use crate::desk::parts::clocks::time_lines;
use crate::desk::seat_link::seat_link;
use crate::desk::{
    Answer, Answers, Asker, Button, Desk, For, Found, Look, Press, Stop, picture, press, private,
    with_buttons,
};
use crate::wording::{
    Reader, Speaker, layout_called, of_table, own_seat, person, quoted, seat_called, shown_now,
};
use liege_game::{Seat, SeatSet};
use liege_store::StoreError;
use liege_table::{Moment, Status, Table, TableError};
use liege_words::Message;
use std::fmt::Write as _;
use std::sync::Arc;

/// The view of a board.
#[derive(Clone, Copy)]
pub struct Angle<'a> {
    /// The seat at the bottom; `None`: the game's public side.
    pub bottom: Option<Seat>,
    /// The layout of the picture; empty: the usual one.
    pub layout: &'a str,
}

/// Finds the table to look at; else ends the command with an answer.
pub(crate) async fn look_at(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    press: impl Fn(&Table) -> Press,
) -> Result<Arc<Table>, Stop> {
    Err(Stop::Said(match find(desk, asker, named, For::Looking).await? {
        Found::Table(table) => return Ok(table),
        Found::None(why) => asker.tell(&why),
        Found::Several(tables) => ask_which(asker, &Message::new("table-which"), &tables, press),
    }))
}

/// Returns the present board from the asker's side, below a sentence.
pub(crate) async fn board_now(desk: &Desk, asker: &Asker<'_>, table: &Arc<Table>, head: &str) -> Answers {
    let moment = seen_by(asker, table)?;
    let bottom = own_seat(table, &asker.who.id);
    Ok(vec![board_answer(desk, asker, table, &moment, Angle { bottom, layout: "" }, &[], head).await])
}

/// Returns a picture of a moment with its caption. If it can't be drawn, words replace it.
pub(crate) async fn board_answer(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    moment: &Moment,
    angle: Angle<'_>,
    targets: &[String],
    head: &str,
) -> Answer {
    let speaker = asker.of(table.game());
    let mut lines: Vec<String> = Some(head.to_owned()).filter(|head| !head.is_empty()).into_iter().collect();
    if targets.is_empty() {
        // The picture counts only moves.
        let shown = table.shown(moment.number);
        let moves = counted(moment);
        let id = if shown as i64 == moves { "board-caption" } else { "board-caption-moves" };
        let caption = speaker.of_table(id, table.id()).with("number", shown as i64);
        lines.push(speaker.say(&caption.with("moves", moves)));
    }
    let present = moment.number == table.log().len();
    if let Some(chooser) = table.chooser().filter(|_| present) {
        lines.push(asker.say(&match chooser.id == asker.who.id {
            true => of_table("dice-ask", table.id()),
            false => Message::new("dice-waiting").with("who", person(&chooser.id)),
        }));
    }
    let reader = table.seats_of(&asker.who.id);
    if present && targets.is_empty() && table.status() == Status::Playing {
        let to_move = table.to_move();
        let yours: SeatSet = to_move.iter().filter(|seat| reader.contains(*seat)).collect();
        let (id, seats) = if yours.is_empty() { ("board-turn", to_move) } else { ("board-turn-you", yours) };
        if !seats.is_empty() {
            let seats = speaker.seats_now(&*moment.state, seats);
            lines.push(speaker.say(&Message::new(id).with("seats", seats)));
        }
        lines.extend(time_lines(speaker, moment, &[]).lines(false));
    }
    let legend = legend(desk, &asker.member, table).await;
    let Angle { bottom, layout } = angle;
    let look = Look { language: asker.language, bottom, layout, legend, targets, reader };
    let pictures = match picture_or_words(desk, table, moment, look).await {
        Ok(picture) => vec![picture],
        Err(words) => {
            lines.push(asker.say(&words));
            Vec::new()
        }
    };
    let mut answer = Answer { pictures, ..private(lines.join("\n")) };
    if present {
        answer = with_buttons(answer, seen_now(desk, asker, table).await);
        answer.link = seat_link(desk, asker, table).await;
    }
    answer
}

/// Returns the present moment of the table, as the asker may see it.
pub(crate) fn seen_by(asker: &Asker<'_>, table: &Table) -> Result<Moment, TableError> {
    table.view_for(table.log().len(), table.seats_of(&asker.who.id))
}

/// Returns the number of offers and motions at a table that wait for a member's answer, as a digest counts
/// them.
pub fn offers_to(table: &Table, member: &str) -> usize {
    let reader = Reader::of(table, member);
    table.ledger().open().filter(|deal| reader.is_asked(table, deal)).count()
}

/// Reads the seat at the bottom and the layout of the picture from words; the error lists the possible words.
pub fn sides<'a>(
    speaker: Speaker,
    words: impl IntoIterator<Item = &'a str>,
) -> Result<(Option<Seat>, &'static str), Message> {
    let (mut bottom, mut layout) = (None, "");
    for typed in words {
        if let Some(called) = layout_called(speaker.game, typed) {
            layout = called;
        } else if let Some(seat) = seat_called(speaker.game, typed) {
            bottom = Some(seat);
        } else {
            let id = if speaker.game.layouts().is_empty() { "seat-unknown" } else { "side-unknown" };
            return Err(Message::new(id)
                .with("typed", quoted(typed))
                .with("seats", speaker.seat_list())
                .with("layouts", speaker.layout_list()));
        }
    }
    Ok((bottom, layout))
}

/// Returns the id of the button for a table's present board.
pub fn board_press(table: &Table) -> Press {
    press("board", &[&table.id(), &shown_now(table)])
}

/// Says that a table has not reached this action yet, if it has not.
pub fn beyond(table: &Table, at: usize) -> Option<Message> {
    let count = shown_now(table);
    (at > count).then(|| {
        of_table("board-future", table.id())
            .with("count", count as i64)
            .with("at", i64::try_from(at).unwrap_or(i64::MAX))
    })
}

/// Returns the buttons to the point before and after a point of a table's log.
pub fn step_buttons(table: &Table, at: usize, layout: &str) -> Vec<Option<Button>> {
    let now = shown_now(table);
    if now == 0 || table.status() == Status::Lobby {
        return Vec::new();
    }
    let step = |at: usize, label: String| press("past", &[&table.id(), &at, &layout]).plain(label);
    let back = at.checked_sub(1).map(|to| step(to, format!("◀ {to}")));
    let on = (at < now).then(|| step(at + 1, format!("{} ▶", at + 1)));
    back.into_iter().chain(on).collect()
}

/// Stores that the asker has seen the present board. Returns the button for the actions that they had missed,
/// if there is more than the last one.
async fn seen_now(desk: &Desk, asker: &Asker<'_>, table: &Table) -> Option<Option<Button>> {
    let (who, number) = (asker.who.id.as_str(), table.log().len());
    if table.status() == Status::Lobby {
        return None;
    }
    let noted = async {
        let last = desk.store.last_seen(who, table.id()).await?;
        if last.is_none_or(|(seen, _)| seen < number) {
            desk.store.saw(who, table.id(), number, desk.now()).await?;
        }
        Ok::<_, StoreError>(last)
    };
    // The board is shown even if this cannot be stored.
    let last = noted.await.inspect_err(|fault| tracing::warn!(%fault, "what was seen is not noted"));
    let since = table.shown(last.ok()??.0);
    let missed = shown_now(table).saturating_sub(since);
    let label = asker.say(&Message::new("recap-button"));
    (missed > 1).then(|| press("recap", &[&table.id(), &since]).plain(label))
}

/// Shows the board after some number of actions.
pub(crate) async fn board_at(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    at: usize,
    layout: &str,
) -> Answers {
    let now = shown_now(table);
    let layout = layout_called(table.game(), layout).unwrap_or_default();
    let number = if at >= now { table.log().len() } else { table.of_shown(at) };
    let moment = table.view_for(number, table.seats_of(&asker.who.id))?;
    let angle = Angle { bottom: own_seat(table, &asker.who.id), layout };
    let answer = board_answer(desk, asker, table, &moment, angle, &[], "").await;
    Ok(vec![with_buttons(answer, step_buttons(table, at.min(now), layout))])
}

/// Adds the picture of a moment under a file name, or the words that replace it.
pub(crate) async fn add_named(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    moment: &Moment,
    look: Look<'_>,
    name: &str,
    answer: &mut Answer,
) {
    match picture(&desk.renderer, table, moment, look).await {
        Ok(mut picture) => {
            picture.name = format!("{name}-{}", picture.name);
            answer.pictures.push(picture);
        }
        Err(fault) => {
            let fault =
                Message::new("fault-picture").with("mark", mark(desk.now(), &fault)).with("position", "…");
            let _ = write!(answer.text, "\n{}", asker.say(&fault));
        }
    }
}
