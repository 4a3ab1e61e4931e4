//! A move that is typed in a place with several tables: finding the table.

use crate::commands::play::taken::{Understood, act_at, act_understood, ask_once_more, before_draw};
use crate::desk::asked::actions_of;
use crate::desk::dealing::chooses;
use crate::desk::find::{gives_away, tables_playing};
use crate::desk::refuse::refuse;
use crate::desk::{Answer, Answers, Asker, Desk, Place, Stop, press, private, with_buttons};
use crate::wording::{quoted, shown_now};
use jiff::Timestamp;
use liege_game::RefusalKind;
use liege_table::{Played, Step, Table, TableError, Urgency};
use liege_words::Message;
use std::sync::Arc;

/// Returns the tables for a text in a channel of a server that names none: those in the channel or its
/// threads at which the asker is to move (or plays, if there are none), and those elsewhere at which the
/// asker is to move. `here`: the table whose place this is.
pub(crate) async fn tables_of_channel(
    desk: &Desk,
    asker: &Asker<'_>,
    here: Option<&Table>,
) -> Result<Option<(Vec<Arc<Table>>, Vec<Arc<Table>>)>, Stop> {
    let Place { server: Some(_), parent: None, channel, .. } = asker.place else { return Ok(None) };
    if here.is_some_and(|table| table.plays(&asker.who.id)) {
        return Ok(None);
    }
    let tables = tables_playing(desk, asker).await?;
    let is_turn = |table: &Arc<Table>| table.urgency(&asker.who.id) == Urgency::Turn;
    let (here, mut elsewhere): (Vec<_>, Vec<_>) =
        tables.into_iter().partition(|table| table.venue().channel == *channel);
    let (turns, others): (Vec<_>, Vec<_>) = here.into_iter().partition(is_turn);
    elsewhere.retain(is_turn);
    let here = if turns.is_empty() { others } else { turns };
    Ok((!here.is_empty()).then_some((here, elsewhere)))
}

/// Plays a move that fits several tables at the only one where it is legal. If it is legal at several of
/// them, or only at one `elsewhere`, it asks, with a button for each table.
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
        // As with the command to resign: a question for each table, and nothing else.
        if !questions.is_empty() {
            return Ok(questions);
        }
        match (playable.pop(), playable.is_empty()) {
            (None, _) => {}
            (Some((only, step, text)), true) if certain => {
                if let Some(hint) = gives_away(asker, only) {
                    return Ok(hint);
                }
                // A draw offer after the move goes with it.
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
    // If the move is legal nowhere, the answer explains it for a table that could read it.
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

/// Returns the step of a text at a table, with the text as it was understood there. A move followed by a draw
/// offer counts as that move.
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

/// Asks at which of several tables a text is meant, with the actions that it means there.
pub(crate) fn which_of(asker: &Asker<'_>, playable: &[(&Arc<Table>, &Step)], text: &str) -> Vec<Answer> {
    let buttons = playable.iter().map(|(table, step)| {
        let speaker = asker.of(table.game());
        let label = speaker.say(&speaker.of_table("table-button", table.id()));
        press("do", &[&table.id(), &shown_now(table), &actions_of(step)]).plain(label)
    });
    let question = Message::new("table-which-move").with("text", quoted(text));
    vec![with_buttons(private(asker.say(&question)), buttons)]
}
