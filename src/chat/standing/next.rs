//! The next game in which it is one's turn.

use super::press::StandingPress;
use crate::chat::buttons::Press;
use crate::chat::hear::{Asker, with_buttons};
use crate::chat::herald::Done;
use crate::chat::io::{Answer, Button, ButtonStyle};
use crate::chat::speaker::masked;
use crate::chat::{Chat, Fault};
use crate::store::TableLine;
use crate::table::{Played, Status, Table, Urgency};
use crate::words::{Language, Message, words};
use jiff::Timestamp;
use std::sync::Arc;

impl Chat {
    /// `next`: the board of the table that waits most urgently for the asker; `but`: another than this one.
    pub(super) async fn next(&self, asker: &Asker<'_>, but: Option<i64>) -> Result<Vec<Answer>, Fault> {
        let waiting = self.tables_waiting_for(&asker.who.id).await?;
        let Some(table) = waiting.iter().find(|table| Some(table.id()) != but) else {
            let id = if waiting.is_empty() { "next-none" } else { "next-none-else" };
            return Ok(asker.tell(&Message::new(id)));
        };
        let mut answers = self.board_now(asker, table, "").await?;
        if waiting.len() > 1
            && let Some(answer) = answers.pop()
        {
            answers.push(with_buttons(answer, [next_button(asker.language, table.id())]));
        }
        Ok(answers)
    }

    /// The tables where a member is to act, the one with the least time left first, then the one that has waited
    /// longest.
    async fn tables_waiting_for(&self, member: &str) -> Result<Vec<Arc<Table>>, Fault> {
        let mut lines: Vec<TableLine> = self.store.tables_of(member, false).await?;
        lines.retain(|line| line.status == Status::Playing);
        let mut tables = self.tables_on(lines).await?;
        tables.retain(|table| table.urgency(member) == Urgency::Turn);
        tables.sort_by_key(|table| deadline(table, member).unwrap_or(Timestamp::MAX));
        Ok(tables)
    }

    /// What somebody is told of what they did, with a button for the next game where it is their turn, if there is one.
    pub(in crate::chat) async fn done_and_next(
        &self,
        asker: &Asker<'_>,
        done: &Done,
    ) -> Result<Vec<Answer>, Fault> {
        let mut answers = self.done(asker, done, None);
        let moved = done.step.played.iter().any(Played::is_move);
        let still = done.table.urgency(&asker.who.id) == Urgency::Turn;
        let Some(answer) = answers.pop_if(|_| moved && !still) else { return Ok(answers) };
        let waiting = self.tables_waiting_for(&asker.who.id).await?;
        let next = waiting.iter().any(|table| table.id() != done.table.id());
        let button = next.then(|| next_button(asker.language, done.table.id())).flatten();
        answers.push(with_buttons(answer, [button]));
        Ok(answers)
    }

    /// The same button for under the post of a move, where it is all that whoever moved in sight of the others gets to
    /// see. Nothing is given away of who sits at anonymous tables.
    pub(in crate::chat) async fn next_below(
        &self,
        language: Language,
        table: &Table,
        played: &[Played],
    ) -> Result<Option<Button>, Fault> {
        let moved = played.iter().rev().find(|played| played.is_move());
        let Some(member) = moved.and_then(|played| played.entry.player.as_deref()) else { return Ok(None) };
        if masked(table) || table.urgency(member) == Urgency::Turn {
            return Ok(None);
        }
        let waiting = self.tables_waiting_for(member).await?;
        let next = waiting.iter().any(|other| other.id() != table.id() && !masked(other));
        Ok(next.then(|| next_button(language, table.id())).flatten())
    }
}

/// Until when a member may take over what they owe, if there is a limit.
fn deadline(table: &Table, member: &str) -> Option<Timestamp> {
    let mine = table.seats_of(member);
    let owed = table.owed().into_iter().filter(|owed| mine.contains(owed.seat)).filter_map(|owed| owed.until);
    owed.min().or_else(|| table.choice_until().filter(|_| table.is_dealing()))
}

/// `but`: another game than that at this table.
fn next_button(language: Language, but: i64) -> Option<Button> {
    let label = words().say(language, &Message::new("button-next"));
    Press::Standing(StandingPress::Next { table: but }).button(label, ButtonStyle::Plain)
}
