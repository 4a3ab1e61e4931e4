//! Reads typed texts as canonical actions (rules page, section 6).
//!
//! A text goes through four doors. [`letters`] puts its characters into one form and knows the two alphabets;
//! [`grammar`] (with [`steps`] for moves) makes statements of it, without a position; [`resolve`],
//! [`declared`] and [`acts`] find the legal move or open act that a statement means; where there is none or
//! more than one, [`near`] looks for what may have been meant. Nothing is guessed: several fits are all
//! named, and a declaration that may be meant is asked for.

mod acts;
mod complete;
mod declared;
mod formula;
mod grammar;
mod ground;
mod letters;
mod lexicon;
mod listing;
mod names;
mod near;
#[cfg(test)]
mod properties;
mod reader;
mod resolve;
mod spoken;
mod steps;
#[cfg(test)]
mod tests;
mod tokens;
mod typed;
mod words;

pub(super) use complete::complete;
pub(super) use listing::moves_of;

use super::action::Action;
use super::explain::Record;
use super::position::{Position, SEATS};
use ground::Ground;
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;
use typed::{Misread, Statement, Typed};

/// Reads what the holder of `seat` typed: the canonical actions it means, playable in this order.
///
/// Statements are parted by `;`, line breaks, commas and full stops; each is read in the position that
/// the ones before it lead to.
///
/// # Errors
/// Says what is wrong, with candidates: all that fit, or near misses.
pub(super) fn read(
    position: &Position,
    record: &Record,
    seat: Seat,
    text: &str,
) -> Result<Vec<String>, Refusal> {
    let Some(tidy) = letters::tidy(text) else {
        let message = Message::new("tpc-read-long").with("most", letters::LONGEST as i64);
        return Err(Refusal::new(RefusalKind::Unreadable, message));
    };
    let lines: Vec<&str> = tidy.split([';', '\n', '\r']).filter(|line| !line.trim().is_empty()).collect();
    let several = lines.len() > 1;
    let mut now = *position;
    let mut actions: Vec<Action> = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        if let Err(refusal) = read_line(&mut now, record, seat, line, &mut actions) {
            if !several && actions.is_empty() {
                return Err(refusal);
            }
            return Err(in_part(position, refusal, index + 1, line));
        }
    }
    if actions.is_empty() {
        let message = Message::new("tpc-read-nothing").with("example", near::example(position, seat));
        return Err(Refusal::new(RefusalKind::Unreadable, message));
    }
    Ok(actions.iter().map(Action::to_string).collect())
}

/// Reads a line in the position `now`, plays its actions there and adds them to `actions`.
fn read_line(
    now: &mut Position,
    record: &Record,
    seat: Seat,
    line: &str,
    actions: &mut Vec<Action>,
) -> Result<(), Refusal> {
    let typed = match grammar::read(line) {
        Ok(None) => return Ok(()),
        Ok(Some(typed)) => typed,
        Err(misread) => return Err(unreadable(&Ground { position: now, record, seat }, &misread)),
    };
    if now.is_over() {
        return Err(Refusal::new(RefusalKind::Over, Message::new("sqr-no-over")));
    }
    if !SEATS.contains(&seat) || !now.is_living(seat) {
        return Err(Refusal::new(RefusalKind::NotYours, Message::new("tpc-no-out").with("seat", seat)));
    }
    if let Some(actor) = typed.actor.filter(|actor| *actor != seat.index()) {
        let message = Message::new("tpc-read-other-seat").with("actor", Seat(actor as u8));
        return Err(Refusal::new(RefusalKind::NotYours, message));
    }
    for (index, statement) in typed.statements.iter().enumerate() {
        let next = typed.statements.get(index + 1);
        let meant = resolve(&Ground { position: now, record, seat }, statement, next)?;
        for action in meant {
            now.advance(action, record)?;
            actions.push(action);
        }
    }
    Ok(())
}

/// The actions that a statement means.
fn resolve(
    ground: &Ground<'_>,
    statement: &Statement,
    next: Option<&Statement>,
) -> Result<Vec<Action>, Refusal> {
    match statement {
        Statement::Move(typed) => ground.movement(typed),
        Statement::Exact(verb, object) => ground.exact(*verb, *object).map(|action| vec![action]),
        Statement::Say(saying) => match ground.say(saying) {
            Err(_)
                if matches!(next, Some(Statement::Move(_)))
                    && acts::already_claimed(ground.position, ground.seat, saying) =>
            {
                Ok(Vec::new())
            }
            said => said.map(|action| vec![action]),
        },
    }
}

/// The refusal of a text that was not understood, with its probable meaning without slips.
fn unreadable(ground: &Ground<'_>, misread: &Misread) -> Refusal {
    let candidates = misread.repaired.as_ref().map_or(Vec::new(), |typed| meant(ground, typed));
    let message = match (misread.word.as_str(), &misread.nearest) {
        ("", _) => Message::new("tpc-read-whole"),
        (word, None) => Message::new("tpc-read-word").with("word", names::quoted(word)),
        (word, Some(near)) => {
            Message::new("tpc-read-word-near").with("word", names::quoted(word)).with("near", near.as_str())
        }
    };
    let message = message.with("example", near::example(ground.position, ground.seat));
    Refusal::new(RefusalKind::Unreadable, message).with(candidates)
}

/// The single action, or the candidates, that a typed text means; empty if it is refused.
fn meant(ground: &Ground<'_>, typed: &Typed) -> Vec<String> {
    let [statement] = &typed.statements[..] else { return Vec::new() };
    if typed.actor.is_some_and(|actor| actor != ground.seat.index()) {
        return Vec::new();
    }
    match resolve(ground, statement, None) {
        Ok(actions) if actions.len() == 1 => actions.iter().map(Action::to_string).collect(),
        Ok(_) => Vec::new(),
        Err(mut refusal) => {
            refusal.candidates.truncate(near::MOST);
            refusal.candidates
        }
    }
}

/// A refusal of one part of a text, told with the part; only candidates that can be played as things
/// stand are kept.
fn in_part(position: &Position, refusal: Refusal, number: usize, part: &str) -> Refusal {
    let playable = |text: &String| {
        text.parse::<Action>().is_ok_and(|action| {
            let mut trial = *position;
            trial.play(action).is_ok()
        })
    };
    let candidates = refusal.candidates.into_iter().filter(playable).collect();
    let message = Message::new("tpc-read-part")
        .with("number", number as i64)
        .with("part", names::quoted(part))
        .with("reason", refusal.message);
    Refusal::new(refusal.kind, message).with(candidates).because(refusal.causes)
}
