//! Talk at a table where the bot reads everything: text that is neither a command nor nearly a move.

use crate::commands::play::act::is_meant;
use crate::commands::play::chatter::looks_like_move;
use crate::commands::play::taken::{Understood, is_draw};
use crate::desk::deals::answer_said;
use crate::desk::parts::taps::own_seats;
use crate::desk::{Asker, Desk, Stop};
use crate::wording::is_courtesy;
use liege_game::RefusalKind;
use liege_table::{Table, TableError};
use std::sync::Arc;

/// The most words of a refused action that gets an answer: a longer text is talk.
const ACTION: usize = 3;

/// The fewest letters of one of its words: games read two letters as they read `gf`, a capture by a pawn.
const LETTERS: usize = 3;

/// The most words of a text that names a piece, and gets an answer for it.
const PIECE: usize = 2;

/// Whether text at a table is talk. A move, an offer or an answer is no talk, nor is a text that is nearly one: it
/// names a piece or a cell, or the rules refuse it.
pub(crate) async fn is_talk(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Arc<Table>,
    text: &str,
) -> Result<bool, Stop> {
    if is_draw(text) || looks_like_move(text) {
        return Ok(false);
    }
    let answers = answer_said(text).is_some();
    // A question of the bot waits for a yes or no.
    if answers && desk.questions.at(asker.who, asker.place).is_some() {
        return Ok(false);
    }
    if !answers && is_courtesy(text) {
        return Ok(true);
    }
    let count = text.split_whitespace().count();
    let who = asker.who.id.as_str();
    if count <= PIECE && names_piece(table, who, text) {
        return Ok(false);
    }
    let understood = Understood::at(table, asker, text, desk.now());
    let refused = match &*understood.step {
        Err(TableError::Game(refusal)) => {
            matches!(refusal.kind, RefusalKind::Illegal | RefusalKind::NotYours)
        }
        _ => false,
    };
    let long = |word: &str| word.chars().filter(|c| c.is_alphanumeric() || *c == '-').count() >= LETTERS;
    let short = count <= ACTION && text.split_whitespace().any(long);
    if refused && short && !answers {
        return Ok(false);
    }
    Ok(!is_meant(desk, asker, table, &understood).await?)
}

/// Whether a text is the name of a piece or cell, as the game of a player reads it.
fn names_piece(table: &Table, who: &str, text: &str) -> bool {
    own_seats(table, who).any(|seat| match table.state().moves_of(seat, text) {
        Ok(_) => true,
        Err(refusal) => refusal.kind != RefusalKind::Unreadable,
    })
}
