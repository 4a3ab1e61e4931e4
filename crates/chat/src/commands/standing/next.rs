//! The next game in which it is one's turn.

use crate::chat::commands::play::look::offers_to;
use crate::chat::desk::{
    Answers, Asker, Button, Chat, Done, Fault, longest_waiting_first, press, with_buttons,
};
use crate::chat::wording::numbers;
use crate::game::words;
use crate::store::{TableLine, Which};
use crate::table::{Played, Status, Table, Urgency};
use crate::words::{Language, Message};
use jiff::Timestamp;
use std::sync::Arc;

/// How many tables are named where only offers wait.
const NAMED: usize = 20;

impl Chat {
    /// `next`: the board of the table that waits most urgently for the asker; `but`: another than this one.
    pub(crate) async fn next(&self, asker: &Asker<'_>, but: Option<i64>) -> Answers {
        let waiting = self.tables_waiting_for(&asker.who.id).await?;
        let Some(table) = waiting.iter().find(|table| Some(table.id()) != but) else {
            return self.only_offers(asker, but, waiting.is_empty()).await;
        };
        let mut answers = self.board_now(asker, table, "").await?;
        if waiting.len() > 1
            && let Some(answer) = answers.pop()
        {
            answers.push(with_buttons(answer, [next_button(asker.language, table.id())]));
        }
        Ok(answers)
    }

    /// That it is the asker's turn nowhere, or nowhere else, and where an offer waits for their answer all the same.
    async fn only_offers(&self, asker: &Asker<'_>, but: Option<i64>, nowhere: bool) -> Answers {
        let (none, offers) = match nowhere {
            true => ("next-none", "next-offers"),
            false => ("next-none-else", "next-offers-else"),
        };
        let mut lines: Vec<TableLine> = self.store.tables(Which::Of(&asker.who.id)).await?;
        lines.retain(|line| line.status == Status::Playing && Some(line.id) != but);
        let mut tables = self.tables_on(lines).await?;
        tables.retain(|table| offers_to(table, &asker.who.id) > 0);
        longest_waiting_first(&mut tables);
        let Some(first) = tables.first() else { return Ok(asker.tell(&Message::new(none))) };
        let named = numbers(tables.iter().take(NAMED).map(|table| table.id()));
        let offers = Message::new(offers).with("tables", named);
        Ok(asker.tell(&offers.with("first", first.id().to_string())))
    }

    /// The tables where a member is to act, the one with the least time left first, then the one that has waited
    /// longest.
    async fn tables_waiting_for(&self, member: &str) -> Result<Vec<Arc<Table>>, Fault> {
        let mut lines: Vec<TableLine> = self.store.tables(Which::Of(member)).await?;
        lines.retain(|line| line.status == Status::Playing);
        let mut tables = self.tables_on(lines).await?;
        tables.retain(|table| table.urgency(member) == Urgency::Turn);
        longest_waiting_first(&mut tables);
        tables.sort_by_key(|table| deadline(table, member).unwrap_or(Timestamp::MAX));
        Ok(tables)
    }

    /// What somebody is told of what they did, with a button for the next game where it is their turn, if there is one.
    pub(crate) async fn done_and_next(&self, asker: &Asker<'_>, done: &Done) -> Answers {
        let mut answers = self.done(asker, done, None);
        let moved = done.step.played.iter().any(Played::is_move);
        let still = done.table.urgency(&asker.who.id) == Urgency::Turn;
        let Some(answer) = answers.pop_if(|_| moved && !still) else { return Ok(answers) };
        let next = self.waits_elsewhere(&asker.who.id, done.table.id()).await?;
        let button = next.then(|| next_button(asker.language, done.table.id())).flatten();
        answers.push(with_buttons(answer, [button]));
        Ok(answers)
    }

    /// Whether a table but one waits for a member to act: from the rows of what everybody owes, without their tables.
    async fn waits_elsewhere(&self, member: &str, but: i64) -> Result<bool, Fault> {
        if !self.store.tables(Which::OwedBy(member, but, 1)).await?.is_empty() {
            return Ok(true);
        }
        // Whoever is to choose a seat owes no action yet: there no seat is to move.
        let mut lines: Vec<TableLine> = self.store.tables(Which::Of(member)).await?;
        lines.retain(|line| line.status == Status::Playing && line.turn.is_empty() && line.id != but);
        let tables = self.tables_on(lines).await?;
        Ok(tables.iter().any(|table| table.urgency(member) == Urgency::Turn))
    }
}

/// Until when a member may take over what they owe, if there is a limit.
fn deadline(table: &Table, member: &str) -> Option<Timestamp> {
    let mine = table.seats_of(member);
    let owed = table.owed().into_iter().filter(|owed| mine.contains(owed.seat)).filter_map(|owed| owed.until);
    owed.min().or_else(|| table.choice_until().filter(|_| table.is_dealing()))
}

/// `but`: another game than that at this table.
pub fn next_button(language: Language, but: i64) -> Option<Button> {
    press("next", &[&but]).plain(words().say(language, &Message::new("button-next")))
}
