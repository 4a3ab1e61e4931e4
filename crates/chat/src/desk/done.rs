//! The answer after an action, and the button to the next game in which it is the member's turn.

use crate::desk::draw::film;
use crate::desk::find::tables_on;
use crate::desk::letters::legend;
use crate::desk::look::{board_now, seen_by};
use crate::desk::parts::cards::{card_line, deal_buttons};
use crate::desk::{
    Answer as Reply, Answers, Asker, Button, ButtonStyle, Desk, Done, Fault, Look, done, press, private,
    with_buttons,
};
use crate::wording::{Acted, Reader, is_public, own_seat, shown_now};
use liege_game::words;
use liege_store::{TableLine, Which};
use liege_table::{Deal, Played, Status, Table, Urgency};
use liege_words::{Language, Message};
use std::fmt::Write as _;
use std::sync::Arc;

/// Returns the answer after an action: that it is done, and everything that no post may tell the member.
/// Empty if the post itself is the answer. `decided`: the deal that they answered.
pub(crate) fn done(asker: &Asker<'_>, done: &Done, decided: Option<usize>) -> Vec<Reply> {
    let Done { step, table } = done;
    let reader = Reader::of(table, &asker.who.id);
    let speaker = asker.of(table.game());
    let events = || step.played.iter().flat_map(|played| &played.events);
    // The moves of an unfinished turn are posted at its end.
    let open = table.untold();
    let now = |played: &&Played| open.is_none_or(|begun| played.entry.number < begun);
    let posted = step.played.iter().filter(now).flat_map(|played| &played.events).any(is_public);
    let secret: Vec<_> =
        events().filter(|event| !is_public(event) && event.audience.includes(reader.seats)).collect();
    let here = asker.sees_posts_of(table);
    if here && posted && secret.is_empty() && open.is_none() {
        return Vec::new();
    }
    // Planned moves of others were played in the same change.
    let by_them = |played: &&Played| played.entry.player.as_deref() == Some(asker.who.id.as_str());
    let mine = step.played.iter().filter(by_them);
    let acted = mine
        .filter(|played| !played.entry.action.starts_with('@'))
        .map(|played| speaker.acted(&played.display, &played.events));
    let (mut moves, mut told) = (Vec::new(), Vec::new());
    for acted in acted {
        match acted {
            Acted::Shown(text) => moves.push(format!("`{text}`")),
            Acted::Told(text) => told.push(text),
        }
    }
    let again = table.to_move().iter().any(|seat| reader.seats.contains(seat));
    let message = match moves.as_slice() {
        [] => Message::new("herald-done"),
        _ if again => Message::new("played-next"),
        _ => Message::new("played"),
    };
    let mut text =
        speaker.say(&message.with("table", table.id().to_string()).with("moves", moves.join(", ")));
    if table.is_within_turn() {
        add_note(&mut text, table.state().turn_note().map(|note| speaker.say(&note)));
    }
    let plain = told.is_empty();
    for sentence in &told {
        let _ = write!(text, " {sentence}");
    }
    let beside = posted && secret.is_empty() && open.is_none();
    let secret = secret.into_iter().map(|event| speaker.say(&event.message));
    for sentence in secret.filter(|sentence| !told.contains(sentence)) {
        let _ = write!(text, "\n{sentence}");
    }
    // If the game has a sentence for the act, that is enough.
    let decided = decided.filter(|_| plain);
    if let Some(deal) = decided.and_then(|number| table.ledger().deal(number)) {
        let _ = write!(text, "\n{}", card_line(speaker, table, deal));
    }
    // A member can withdraw the offer that they have just made.
    let (first, last) = step.numbers().unwrap_or((1, 0));
    let numbers = first..=last;
    let offered: Vec<&Deal> =
        table.ledger().open().filter(|deal| numbers.contains(&deal.number) && reader.knows(deal)).collect();
    let mut buttons = Vec::new();
    for deal in offered {
        let _ = write!(text, "\n{}", card_line(speaker, table, deal));
        buttons.extend(deal_buttons(speaker, table, deal, reader));
    }
    let receipt =
        beside && buttons.is_empty() && !asker.shut && asker.place.channel == table.venue().board_channel();
    vec![Reply { receipt, ..with_buttons(private(text), buttons) }]
}

fn add_note(text: &mut String, note: Option<String>) {
    if let Some(note) = note {
        let _ = write!(text, " {note}");
    }
}

/// Returns the answer after an action, with a button for the next game in which it is the member's turn, if
/// there is one. Within an unfinished turn nothing is posted, so with `shown` the answer has the board.
pub(crate) async fn done_and_next(desk: &Desk, asker: &Asker<'_>, done: &Done, shown: bool) -> Answers {
    let mut answers = done::done(asker, done, None);
    let table = &done.table;
    if shown
        && table.is_within_turn()
        && table.urgency(&asker.who.id) == Urgency::Turn
        && let Some(answer) = answers.pop()
    {
        answers.extend(board_goes_on(desk, asker, table, answer).await?);
        return Ok(answers);
    }
    let moved = done.step.played.iter().any(Played::is_move);
    let still = done.table.urgency(&asker.who.id) == Urgency::Turn;
    let Some(answer) = answers.pop_if(|_| moved && !still) else { return Ok(answers) };
    let next = waits_elsewhere(desk, &asker.who.id, done.table.id()).await?;
    let button = next.then(|| next_button(asker.language, done.table.id())).flatten();
    let receipt = answer.receipt && button.is_none();
    answers.push(Reply { receipt, ..with_buttons(answer, [button]) });
    Ok(answers)
}

/// Returns the board within a turn, for the member who continues, below the answer; if the last move is worth
/// seeing, as an animation.
async fn board_goes_on(desk: &Desk, asker: &Asker<'_>, table: &Arc<Table>, done: Reply) -> Answers {
    let mut answers = board_now(desk, asker, table, &done.text).await?;
    let press = press("moves", &[&table.id(), &shown_now(table)]);
    let label = asker.say(&Message::new("button-moves"));
    if let Some(answer) = answers.first_mut() {
        answer.buttons.extend(press.button(label, ButtonStyle::Main));
        let moment = seen_by(asker, table)?;
        let (bottom, reader) = (own_seat(table, &asker.who.id), table.seats_of(&asker.who.id));
        let legend = legend(desk, &asker.member, table).await;
        let look = Look { language: asker.language, bottom, layout: "", legend, targets: &[], reader };
        match Box::pin(film(&desk.renderer, table, &moment, look)).await {
            Ok(Some(film)) => answer.pictures.insert(0, film),
            Ok(None) => {}
            Err(fault) => tracing::warn!(table = table.id(), %fault, "no film of a move"),
        }
    }
    Ok(answers)
}

/// Whether a table other than `but` waits for a member to act. This reads the rows of owed actions, without
/// their tables.
async fn waits_elsewhere(desk: &Desk, member: &str, but: i64) -> Result<bool, Fault> {
    if !desk.store.tables(Which::OwedBy(member, but, 1)).await?.is_empty() {
        return Ok(true);
    }
    // A member who is to choose a seat has no such row: at that table no seat is to move.
    let mut lines: Vec<TableLine> = desk.store.tables(Which::Of(member)).await?;
    lines.retain(|line| line.status == Status::Playing && line.turn.is_empty() && line.id != but);
    let tables = tables_on(desk, lines).await?;
    Ok(tables.iter().any(|table| table.urgency(member) == Urgency::Turn))
}

/// Returns the button to the next game, at a table other than `but`.
pub fn next_button(language: Language, but: i64) -> Option<Button> {
    press("next", &[&but]).plain(words().say(language, &Message::new("button-next")))
}
