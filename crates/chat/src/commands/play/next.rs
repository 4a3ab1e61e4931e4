//! `next`: the next game in which it is the asker's turn.

use crate::desk::done::next_button;
use crate::desk::find::tables_on;
use crate::desk::look::{board_now, offers_to};
use crate::desk::{Answers, Asker, Desk, Fault, longest_waiting_first, with_buttons};
use crate::wording::numbers;
use jiff::Timestamp;
use liege_store::{TableLine, Which};
use liege_table::{Status, Table, Urgency};
use liege_words::Message;
use std::sync::Arc;

/// The most tables that are named if only offers wait.
const NAMED: usize = 20;

/// Runs `next`: shows the board of the table that waits most urgently for the asker, other than `but`.
pub(crate) async fn next(desk: &Desk, asker: &Asker<'_>, but: Option<i64>) -> Answers {
    let waiting = tables_waiting_for(desk, &asker.who.id).await?;
    let Some(table) = waiting.iter().find(|table| Some(table.id()) != but) else {
        return only_offers(desk, asker, but, waiting.is_empty()).await;
    };
    let mut answers = board_now(desk, asker, table, "").await?;
    if waiting.len() > 1
        && let Some(answer) = answers.pop()
    {
        answers.push(with_buttons(answer, [next_button(asker.language, table.id())]));
    }
    Ok(answers)
}

/// Says that it is the asker's turn at no table (or no other table), and lists the tables where an offer
/// waits for them.
async fn only_offers(desk: &Desk, asker: &Asker<'_>, but: Option<i64>, nowhere: bool) -> Answers {
    let (none, offers) = match nowhere {
        true => ("next-none", "next-offers"),
        false => ("next-none-else", "next-offers-else"),
    };
    let mut lines: Vec<TableLine> = desk.store.tables(Which::Of(&asker.who.id)).await?;
    lines.retain(|line| line.status == Status::Playing && Some(line.id) != but);
    let mut tables = tables_on(desk, lines).await?;
    tables.retain(|table| offers_to(table, &asker.who.id) > 0);
    longest_waiting_first(&mut tables);
    let Some(first) = tables.first() else { return Ok(asker.tell(&Message::new(none))) };
    let named = numbers(tables.iter().take(NAMED).map(|table| table.id()));
    let offers = Message::new(offers).with("tables", named);
    Ok(asker.tell(&offers.with("first", first.id().to_string())))
}

/// Returns the tables where a member is to act: the one with the least time left first, then the one that has
/// waited longest.
async fn tables_waiting_for(desk: &Desk, member: &str) -> Result<Vec<Arc<Table>>, Fault> {
    let mut lines: Vec<TableLine> = desk.store.tables(Which::Of(member)).await?;
    lines.retain(|line| line.status == Status::Playing);
    let mut tables = tables_on(desk, lines).await?;
    tables.retain(|table| table.urgency(member) == Urgency::Turn);
    longest_waiting_first(&mut tables);
    tables.sort_by_key(|table| deadline(table, member).unwrap_or(Timestamp::MAX));
    Ok(tables)
}

/// Returns a member's deadline at a table, if there is one.
fn deadline(table: &Table, member: &str) -> Option<Timestamp> {
    let mine = table.seats_of(member);
    let owed = table.owed().into_iter().filter(|owed| mine.contains(owed.seat)).filter_map(|owed| owed.until);
    owed.min().or_else(|| table.choice_until().filter(|_| table.is_dealing()))
}
