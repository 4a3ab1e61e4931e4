//! Moves and acts as they are typed: which table is meant, and what a text may be besides.

use crate::commands::play::chatter::looks_like_move;
use crate::commands::play::question::{answer_question, is_answer};
use crate::commands::play::several::{act_at_which, tables_of_channel};
use crate::commands::play::taken::{Understood, act_at, act_understood, ask_once_more, question};
use crate::desk::asked::asks_sure;
use crate::desk::dealing::chooses;
use crate::desk::deals::{answer_said, motions_for};
use crate::desk::find::{find, find_from, gives_away, table_here};
use crate::desk::limits::admit::admit;
use crate::desk::refuse::refuse;
use crate::desk::{Answer, Answers, Asker, Desk, For, Found, Share};
use crate::wording::{of_table, quoted};
use liege_game::RefusalKind;
use liege_table::{Parting, Table, TableError};
use liege_words::Message;
use std::sync::Arc;

/// A move or act, typed or by slash command.
pub(crate) async fn act(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    if let Some(answers) = answer_question(desk, asker, named, text).await? {
        return Ok(answers);
    }
    // In private a lesson or puzzle that is on comes before tables: what was meant for it must not be played there.
    if named.is_none()
        && asker.place.server.is_none()
        && let Some(answers) = (asker.directory.exercise)(desk, asker, text).await?
    {
        return Ok(answers);
    }
    let found = match named {
        Some(_) => find(desk, asker, named, For::Acting).await?,
        None => {
            let here = table_here(desk, asker).await?;
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

/// Text overheard in a table's thread: silence unless it reads as a move.
pub(crate) async fn act_overheard(desk: &Desk, asker: &Asker<'_>, table: &Arc<Table>, text: &str) -> Answers {
    let understood = Understood::at(table, &asker.who.id, text, desk.now());
    let text = understood.text;
    // People talk: "yes" with no offer open is talk, while what names a cell is meant as a move.
    let meant = match &*understood.step {
        Ok(_) | Err(TableError::SecretReason) => true,
        Err(TableError::Game(refusal)) => match refusal.kind {
            RefusalKind::Ambiguous | RefusalKind::Undecided => true,
            RefusalKind::Illegal | RefusalKind::NotYours => text.contains(|c: char| c.is_ascii_digit()),
            RefusalKind::Unreadable | RefusalKind::Over | RefusalKind::BadPosition => false,
        },
        Err(_) => false,
    };
    // A reply to a board is about the board.
    let meant = meant || asker.reply_to.is_some() && looks_like_move(text);
    // A plain yes or no is talk, unless a proposal waits for it.
    let meant = meant || chooses(table, &asker.who.id, text);
    let meant = meant || is_answer(desk, asker, text).await?;
    let meant = meant || (answer_said(text).is_some() && motions_for(table, &asker.who.id).len() == 1);
    if !meant {
        return Ok(Vec::new());
    }
    admit(desk, asker, &[Share::Move]).await?;
    match answer_question(desk, asker, Some(table.id()), text).await? {
        Some(answers) => Ok(answers),
        None if gives_away(asker, table).is_some() || table.is_dealing() => {
            act_at(desk, asker, table, text).await
        }
        None => Box::pin(act_understood(desk, asker, table, understood)).await,
    }
}

/// Resignation is asked for once more.
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
    ways.map(|(seat, action)| question(asker, table, Parting::Resigns(seat), &action)).collect()
}
