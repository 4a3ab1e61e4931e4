//! The answer at once to somebody who did something, and the next game in which it is their turn.

use crate::desk::find::tables_on;
use crate::desk::parts::cards::{card_line, deal_buttons};
use crate::desk::{
    Answer as Reply, Answers, Asker, Button, Desk, Done, Fault, done, press, private, with_buttons,
};
use crate::wording::{Acted, Reader, is_public};
use liege_game::words;
use liege_store::{TableLine, Which};
use liege_table::{Deal, Played, Status, Urgency};
use liege_words::{Language, Message};
use std::fmt::Write as _;

/// What somebody is told at once of what they did: that it is done, and whatever of it no post may
/// tell them. Nothing where the post itself is the answer. `decided`: the deal that they answered.
pub(crate) fn done(asker: &Asker<'_>, done: &Done, decided: Option<usize>) -> Vec<Reply> {
    let Done { step, table } = done;
    let reader = Reader::of(table, &asker.who.id);
    let speaker = asker.of(table.game());
    let events = || step.played.iter().flat_map(|played| &played.events);
    let posted = events().any(is_public);
    let secret: Vec<_> =
        events().filter(|event| !is_public(event) && event.audience.includes(reader.seats)).collect();
    let here = asker.sees_posts_of(table);
    if here && posted && secret.is_empty() {
        return Vec::new();
    }
    // What others had planned was played along with it.
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
    let plain = told.is_empty();
    for sentence in &told {
        let _ = write!(text, " {sentence}");
    }
    let secret = secret.into_iter().map(|event| speaker.say(&event.message));
    for sentence in secret.filter(|sentence| !told.contains(sentence)) {
        let _ = write!(text, "\n{sentence}");
    }
    // Of what the game calls by a sentence that is enough.
    let decided = decided.filter(|_| plain);
    if let Some(deal) = decided.and_then(|number| table.ledger().deal(number)) {
        let _ = write!(text, "\n{}", card_line(speaker, table, deal));
    }
    // What they have just offered is theirs to take back.
    let (first, last) = step.numbers().unwrap_or((1, 0));
    let numbers = first..=last;
    let offered: Vec<&Deal> =
        table.ledger().open().filter(|deal| numbers.contains(&deal.number) && reader.knows(deal)).collect();
    let mut buttons = Vec::new();
    for deal in offered {
        let _ = write!(text, "\n{}", card_line(speaker, table, deal));
        buttons.extend(deal_buttons(speaker, table, deal, reader));
    }
    vec![with_buttons(private(text), buttons)]
}

/// What somebody is told of what they did, with a button for the next game where it is their turn, if there is one.
pub(crate) async fn done_and_next(desk: &Desk, asker: &Asker<'_>, done: &Done) -> Answers {
    let mut answers = done::done(asker, done, None);
    let moved = done.step.played.iter().any(Played::is_move);
    let still = done.table.urgency(&asker.who.id) == Urgency::Turn;
    let Some(answer) = answers.pop_if(|_| moved && !still) else { return Ok(answers) };
    let next = waits_elsewhere(desk, &asker.who.id, done.table.id()).await?;
    let button = next.then(|| next_button(asker.language, done.table.id())).flatten();
    answers.push(with_buttons(answer, [button]));
    Ok(answers)
}

/// Whether a table but one waits for a member to act: from the rows of what everybody owes, without their tables.
async fn waits_elsewhere(desk: &Desk, member: &str, but: i64) -> Result<bool, Fault> {
    if !desk.store.tables(Which::OwedBy(member, but, 1)).await?.is_empty() {
        return Ok(true);
    }
    // Whoever is to choose a seat owes no action yet: there no seat is to move.
    let mut lines: Vec<TableLine> = desk.store.tables(Which::Of(member)).await?;
    lines.retain(|line| line.status == Status::Playing && line.turn.is_empty() && line.id != but);
    let tables = tables_on(desk, lines).await?;
    Ok(tables.iter().any(|table| table.urgency(member) == Urgency::Turn))
}

/// `but`: another game than that at this table.
pub fn next_button(language: Language, but: i64) -> Option<Button> {
    press("next", &[&but]).plain(words().say(language, &Message::new("button-next")))
}
