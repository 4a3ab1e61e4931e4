//! Moves and acts that members type: finding the table, and texts that are something else.

use crate::commands::play::chatter::looks_like_move;
use crate::commands::play::question::{answer_question, is_answer};
use crate::commands::play::several::{act_at_which, readable, tables_of_channel, which_of};
use crate::commands::play::taken::{
    Understood, act_at, act_understood, ask_once_more, before_draw, is_draw, question,
};
use crate::desk::asked::asks_sure;
use crate::desk::dealing::chooses;
use crate::desk::deals::{answer_said, motions_for, wants_answer};
use crate::desk::find::{find, find_from, gives_away, table_here, tables_playing};
use crate::desk::limits::admit::admit;
use crate::desk::refuse::refuse;
use crate::desk::selection::offered;
use crate::desk::{Answer, Answers, Asker, Desk, For, Found, Share, Stop};
use crate::wording::{of_table, quoted, typed_game};
use liege_game::RefusalKind;
use liege_table::{Parting, Table, TableError};
use liege_words::Message;
use std::sync::Arc;

/// Handles a move or act, typed or from a slash command.
pub(crate) async fn act(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    if let Some(answers) = answer_question(desk, asker, named, text).await? {
        return Ok(answers);
    }
    // In direct messages an open lesson or puzzle comes before tables: an answer to it must not be played at
    // a table.
    if named.is_none() && asker.place.server.is_none() {
        if let Some(exercise) = (asker.directory.unfit)(desk, asker, text).await?
            && let Some(answers) = instead_of(desk, asker, &exercise, text).await?
        {
            return Ok(answers);
        }
        if let Some(answers) = (asker.directory.exercise)(desk, asker, text).await? {
            return Ok(answers);
        }
    }
    let found = match named {
        Some(_) => find(desk, asker, named, For::Acting).await?,
        None => {
            let here = table_here(desk, asker).await?;
            if let Some(talk) = talk_in_channel(desk, asker, here.as_deref(), text).await? {
                return Ok(talk);
            }
            if let Some(answers) = answer_where_wanted(desk, asker, here.as_deref(), text).await? {
                return Ok(answers);
            }
            if let Some((here, elsewhere)) = tables_of_channel(desk, asker, here.as_deref()).await? {
                return act_at_which(desk, asker, &here, &elsewhere, text).await;
            }
            find_from(desk, asker, here, For::Acting).await?
        }
    };
    match found {
        Found::Table(table) => act_at(desk, asker, &table, text).await,
        Found::None(why) => {
            if named.is_none()
                && asker.place.server.is_some()
                && let Some(answers) = (asker.directory.exercise)(desk, asker, text).await?
            {
                return Ok(answers);
            }
            let message = match asker.command_near(text) {
                Some(near) => near,
                None if named.is_some() => why,
                None => Message::new("command-unknown").with("text", quoted(text)),
            };
            Ok(asker.tell(&message))
        }
        Found::Several(tables) => act_at_which(desk, asker, &tables, &[], text).await,
    }
}

/// Takes yes or no to the table at which an answer of the asker is wanted. `None` if it was said where the asker plays,
/// or if nobody wants an answer.
async fn answer_where_wanted(
    desk: &Desk,
    asker: &Asker<'_>,
    here: Option<&Table>,
    text: &str,
) -> Result<Option<Vec<Answer>>, Stop> {
    if answer_said(text).is_none() || here.is_some_and(|table| table.plays(&asker.who.id)) {
        return Ok(None);
    }
    let mut tables = tables_playing(desk, asker).await?;
    tables.retain(|table| wants_answer(table, &asker.who.id));
    match &tables[..] {
        [] => Ok(None),
        [table] => match gives_away(asker, table) {
            Some(hint) => Ok(Some(hint)),
            None => act_at(desk, asker, table, text).await.map(Some),
        },
        tables => act_at_which(desk, asker, tables, &[], text).await.map(Some),
    }
}

/// The fewest words of a text that may be talk: one word alone is a mistyped move or command.
const TALK: usize = 2;

/// Handles text in a channel that belongs to no table, if no game of the asker can read it. The answer
/// explains how to begin.
async fn talk_in_channel(
    desk: &Desk,
    asker: &Asker<'_>,
    here: Option<&Table>,
    text: &str,
) -> Result<Option<Vec<Answer>>, Stop> {
    let in_channel = asker.place.server.is_some() && asker.place.parent.is_none() && here.is_none();
    let said = text.split_whitespace().count() >= TALK && !looks_like_move(text);
    // Yes, no and a draw offer go to the table at which they are possible.
    let said = said && answer_said(text).is_none() && !is_draw(text);
    if !in_channel || !said || is_read_somewhere(desk, asker, text).await? {
        return Ok(None);
    }
    if let Some(near) = asker.command_near(text) {
        return Ok(Some(asker.tell(&near)));
    }
    let selection = offered(desk, asker.place.server.as_deref()).await?;
    let game = selection.example().map(|game| typed_game(asker.language, game)).unwrap_or_default();
    Ok(Some(asker.tell(&Message::new("talk-unknown").with("text", quoted(text)).with("game", game))))
}

/// Handles a text that cannot answer the open exercise but is a move at some table: asks whether the asker
/// means that table.
async fn instead_of(
    desk: &Desk,
    asker: &Asker<'_>,
    exercise: &str,
    text: &str,
) -> Result<Option<Vec<Answer>>, Stop> {
    let tables = tables_playing(desk, asker).await?;
    let mut playable = Vec::new();
    for table in &tables {
        if let Ok((_, step)) = readable(table, asker, text, desk.now())
            && step.parting.is_none()
        {
            playable.push((table, step));
        }
    }
    if playable.is_empty() {
        return Ok(None);
    }
    let playable: Vec<_> = playable.iter().map(|(table, step)| (*table, step)).collect();
    let mut answers = which_of(asker, &playable, text);
    if let Some(answer) = answers.first_mut() {
        let unfit = Message::new("exercise-or-table").with("exercise", exercise).with("text", quoted(text));
        answer.text = asker.say(&unfit.with("count", playable.len() as i64));
    }
    Ok(Some(asks_sure(desk, asker, answers)))
}

/// Whether a text, whatever is written around it, is something that a game of the asker's knows.
pub(crate) async fn is_read_somewhere(desk: &Desk, asker: &Asker<'_>, text: &str) -> Result<bool, Stop> {
    let tables = tables_playing(desk, asker).await?;
    Ok(tables.iter().any(|table| Understood::at(table, asker, text, desk.now()).is_read()))
}

/// Handles text overheard in a table's thread: the bot stays silent unless it reads as a move.
pub(crate) async fn act_overheard(desk: &Desk, asker: &Asker<'_>, table: &Arc<Table>, text: &str) -> Answers {
    let understood = Understood::at(table, asker, text, desk.now());
    if !is_meant(desk, asker, table, &understood).await? {
        return Ok(Vec::new());
    }
    admit(desk, asker, &[Share::Move]).await?;
    let text = understood.text.clone().into_owned();
    let text = text.as_str();
    match answer_question(desk, asker, Some(table.id()), text).await? {
        Some(answers) => Ok(answers),
        None if gives_away(asker, table).is_some()
            || table.is_dealing()
            || carries_draw(desk, asker, table, &understood) =>
        {
            act_at(desk, asker, table, text).await
        }
        None => Box::pin(act_understood(desk, asker, table, understood)).await,
    }
}

/// Whether a text is a move that a draw offer follows.
fn carries_draw(desk: &Desk, asker: &Asker<'_>, table: &Table, understood: &Understood<'_>) -> bool {
    understood.step.is_err()
        && before_draw(&understood.text).is_some()
        && readable(table, asker, &understood.text, desk.now()).is_ok()
}

/// Whether a text that is not addressed to the bot is meant as an action at a table. People talk: "yes" with no
/// open offer is talk, but a text that names a cell is meant as a move.
pub(crate) async fn is_meant(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Arc<Table>,
    understood: &Understood<'_>,
) -> Result<bool, Stop> {
    let text = &*understood.text;
    let meant = match &*understood.step {
        Ok(_) | Err(TableError::SecretReason) => true,
        Err(TableError::Game(refusal)) => match refusal.kind {
            RefusalKind::Ambiguous | RefusalKind::Undecided => true,
            RefusalKind::Illegal | RefusalKind::NotYours => text.contains(|c: char| c.is_ascii_digit()),
            RefusalKind::Unreadable | RefusalKind::Over | RefusalKind::BadPosition => false,
        },
        Err(_) => false,
    };
    let meant = meant || carries_draw(desk, asker, table, understood);
    // A reply to a board is about the board, even if it is an offer that the rules refuse.
    let refused = match &*understood.step {
        Err(TableError::Game(refusal)) => {
            matches!(refusal.kind, RefusalKind::Illegal | RefusalKind::NotYours)
        }
        _ => false,
    };
    let meant = meant || asker.reply_to.is_some() && refused && answer_said(text).is_none();
    let meant = meant || asker.reply_to.is_some() && looks_like_move(text);
    // A plain yes or no is talk, unless a proposal waits for an answer.
    let meant = meant || chooses(table, &asker.who.id, text);
    let meant = meant || is_answer(desk, asker, text).await?;
    Ok(meant || (answer_said(text).is_some() && motions_for(table, &asker.who.id).len() == 1))
}

/// Asks for confirmation of a resignation.
pub(crate) async fn resign(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let table = match find(desk, asker, named, For::Acting).await? {
        Found::Table(table) => match gives_away(asker, &table) {
            Some(hint) => return Ok(hint),
            None => table,
        },
        Found::None(why) => return Ok(asker.tell(&why)),
        Found::Several(tables) => {
            let answers = tables.iter().flat_map(|table| ask_resignation(desk, asker, table)).collect();
            return Ok(answers);
        }
    };
    Ok(asks_sure(desk, asker, ask_resignation(desk, asker, &table)))
}

fn ask_resignation(desk: &Desk, asker: &Asker<'_>, table: &Table) -> Vec<Answer> {
    let ways = match table.resign(&asker.who.id, None, desk.now()) {
        Ok(step) => return ask_once_more(asker, table, &step).into_iter().collect(),
        Err(TableError::WhichSeat { seats, actions }) => seats.into_iter().zip(actions),
        Err(TableError::CannotResign) => {
            return asker.tell(&of_table("resign-not", table.id()));
        }
        Err(error) => return refuse(desk, asker, table, &error, ""),
    };
    ways.map(|(seat, action)| question(asker, table, &Parting::Resigns(seat), &action)).collect()
}
