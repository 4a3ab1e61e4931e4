//! A question before a move is played, for members who want it: they see the position after it, and confirm
//! or cancel.
//!
//! Every way to move except the answer to that question comes through here: typed text, buttons and menus
//! (`do`, `play`). The question's own button plays (`played`).

use crate::desk::asked::asks_whether;
use crate::desk::preview::look_ahead;
use crate::desk::{Answers, Asker, ButtonStyle, Desk, Stop, press, private};
use crate::wording::{of_table, shown_now};
use liege_table::{Step, Table};
use liege_words::Message;
use std::fmt::Write as _;

/// Whether the bot asks a member before this step, because it has a move of theirs.
pub fn is_asked_first(asker: &Asker<'_>, step: &Step) -> bool {
    let theirs = |player: Option<&str>| player == Some(asker.who.id.as_str());
    let mut played = step.played.iter();
    asker.member.asks && played.any(|played| played.is_move() && theirs(played.entry.player.as_deref()))
}

/// Shows the board after actions (canonical, joined by `;`), with buttons to play or not. It does not predict
/// results of chance.
pub(crate) async fn ask_first(desk: &Desk, asker: &Asker<'_>, table: &Table, actions: &str) -> Answers {
    let mut answer = match look_ahead(desk, asker, table, None, &actions.replace(';', " ; ")).await {
        Ok((answer, _)) => answer,
        // A move that cannot be shown can still be played.
        Err(Stop::Said(_)) => private(String::new()),
        Err(fault) => return Err(fault),
    };
    let speaker = asker.of(table.game());
    let list = actions.split(';').map(|action| table.state().display_in(action, speaker.language));
    let list = list.collect::<Vec<_>>().join(" ");
    if !answer.text.is_empty() {
        answer.text.push('\n');
    }
    let _ = write!(answer.text, "-# {}", asker.say(&Message::new("confirm-why")));
    let number = shown_now(table);
    let play = asker.say(&Message::new("preview-play").with("moves", list));
    let play = press("played", &[&table.id(), &number, &actions]).button(play, ButtonStyle::Main);
    let cancel = press("cancel", &[&table.id()]).plain(asker.say(&Message::new("confirm-cancel")));
    answer.buttons = play.into_iter().chain(cancel).collect();
    asks_whether(desk, asker, table, actions);
    Ok(vec![answer])
}

/// Says that the move was not played.
#[allow(clippy::unnecessary_wraps, reason = "it is what a button comes to")]
pub fn cancelled(asker: &Asker<'_>, table: i64) -> Answers {
    Ok(asker.tell(&of_table("confirm-cancelled", table)))
}
