//! A move that is typed where several tables are: which of them is meant.

use crate::commands::play::taken::{Understood, act_at, act_understood, ask_once_more, before_draw};
use crate::desk::asked::actions_of;
use crate::desk::dealing::chooses;
use crate::desk::find::{gives_away, tables_on};
use crate::desk::refuse::refuse;
use crate::desk::{Answer, Answers, Asker, Desk, Place, Stop, press, private, with_buttons};
use crate::wording::{quoted, shown_now};
use jiff::Timestamp;
use liege_game::RefusalKind;
use liege_store::Which;
use liege_table::{Played, Status, Step, Table, TableError, Urgency};
use liege_words::Message;
use std::sync::Arc;

/// Where a channel of a server is meant and no table of it: the tables that are played in it, or in its threads, at
/// which the asker is to move (at which they play, if there is none), and those elsewhere at which they are. `here`: the
/// table whose place this is.
pub(crate) async fn tables_of_channel(
    desk: &Desk,
    asker: &Asker<'_>,
    here: Option<&Table>,
) -> Result<Option<(Vec<Arc<Table>>, Vec<Arc<Table>>)>, Stop> {
    let Place { server: Some(_), parent: None, channel, .. } = asker.place else { return Ok(None) };
    if here.is_some_and(|table| table.plays(&asker.who.id)) {
        return Ok(None);
    }
    let mut lines = desk.store.tables(Which::Of(&asker.who.id)).await?;
    lines.retain(|line| line.status == Status::Playing);
    let tables = tables_on(desk, lines).await?;
    let is_turn = |table: &Arc<Table>| table.urgency(&asker.who.id) == Urgency::Turn;
    let (here, mut elsewhere): (Vec<_>, Vec<_>) =
        tables.into_iter().partition(|table| table.venue().channel == *channel);
    let (turns, others): (Vec<_>, Vec<_>) = here.into_iter().partition(is_turn);
    elsewhere.retain(is_turn);
    let here = if turns.is_empty() { others } else { turns };
    Ok((!here.is_empty()).then_some((here, elsewhere)))
}

/// A move that could be meant for several tables is played at the one where it can be. Where it can at several of
/// them, or at none but one `elsewhere`, the answer asks, one button for each table.
pub(crate) async fn act_at_which(
    desk: &Desk,
    asker: &Asker<'_>,
    tables: &[Arc<Table>],
    elsewhere: &[Arc<Table>],
    text: &str,
) -> Answers {
    let typed = text;
    let choosing = tables.iter().find(|table| chooses(table, &asker.who.id, text));
    if let (Some(table), _) | (None, ([table], [])) = (choosing, (tables, elsewhere)) {
        return act_at(desk, asker, table, text).await;
    }
    let now = desk.now();
    let mut refusals = Vec::new();
    for (tables, certain) in [(tables, true), (elsewhere, false)] {
        let mut playable = Vec::new();
        let mut questions = Vec::new();
        for table in tables {
            let read = readable(table, asker, text, now);
            match read {
                Ok((text, step)) => match ask_once_more(asker, table, &step) {
                    Some(question) => questions.push(question),
                    None => playable.push((table, step, text)),
                },
                Err(error) => refusals.push((Arc::clone(table), error)),
            }
        }
        // As the command to resign does it: a question for each table, and no other.
        if !questions.is_empty() {
            return Ok(questions);
        }
        match (playable.pop(), playable.is_empty()) {
            (None, _) => {}
            (Some((only, step, text)), true) if certain => {
                if let Some(hint) = gives_away(asker, only) {
                    return Ok(hint);
                }
                // An offer behind it goes with the move.
                if text.len() < typed.len() && before_draw(typed).is_some() {
                    return Box::pin(act_at(desk, asker, only, typed)).await;
                }
                let understood = Understood::as_played(only, &text, step);
                return Box::pin(act_understood(desk, asker, only, understood)).await;
            }
            (Some(last), _) => {
                playable.push(last);
                let playable: Vec<_> = playable.iter().map(|(table, step, _)| (*table, step)).collect();
                let mut answers = which_of(asker, &playable, typed);
                if before_draw(typed).is_some() {
                    answers.extend(asker.tell(&Message::new("draw-after-move")));
                }
                return Ok(answers);
            }
        }
    }
    // Why it goes at none is said of one that could read it.
    let unreadable = |error: &TableError| matches!(error, TableError::Game(refusal) if refusal.kind == RefusalKind::Unreadable);
    let read = refusals.iter().position(|(_, error)| !unreadable(error)).unwrap_or(0);
    match refusals.get(read) {
        Some((table, error)) => {
            let mut answers = refuse(desk, asker, table, error, text);
            if let Some(answer) = answers.first_mut() {
                let speaker = asker.of(table.game());
                let label = speaker.say(&speaker.of_table("table-button", table.id()));
                answer.text = format!("{label}: {}", answer.text);
            }
            Ok(answers)
        }
        None => Ok(asker.tell(&Message::new("table-none"))),
    }
}

/// What a text comes to at a table, with the text as it was understood there: a move with the offer of a draw behind it is
/// that move.
pub(crate) fn readable(
    table: &Table,
    asker: &Asker<'_>,
    text: &str,
    now: Timestamp,
) -> Result<(String, Step), TableError> {
    let understood = Understood::at(table, asker, text, now);
    let refused = match *understood.step {
        Ok(step) => return Ok((understood.text.into_owned(), step)),
        Err(refused) => refused,
    };
    let first = before_draw(text).filter(|_| table.state().drawn().is_some());
    let first = first.map(|first| Understood::at(table, asker, first, now));
    match first.map(|first| (first.text, *first.step)) {
        Some((text, Ok(step))) if step.played.iter().any(Played::is_move) => Ok((text.into_owned(), step)),
        _ => Err(refused),
    }
}

/// Asks at which of several tables something is meant to be played, with the actions that it comes to there.
pub(crate) fn which_of(asker: &Asker<'_>, playable: &[(&Arc<Table>, &Step)], text: &str) -> Vec<Answer> {
    let buttons = playable.iter().map(|(table, step)| {
        let speaker = asker.of(table.game());
        let label = speaker.say(&speaker.of_table("table-button", table.id()));
        press("do", &[&table.id(), &shown_now(table), &actions_of(step)]).plain(label)
    });
    let question = Message::new("table-which-move").with("text", quoted(text));
    vec![with_buttons(private(asker.say(&question)), buttons)]
}
