//! `answer`: finds the offer or motion, and answers it.

use crate::desk::deals::{deal_pressed, which_deal};
use crate::desk::meant::table_for;
use crate::desk::{Answers, Asker, Desk};
use crate::wording::{Reader, of_table};
use liege_table::{Answer, Deal, Table};

pub(crate) async fn answer(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    number: Option<usize>,
    answer: Answer,
) -> Answers {
    let who = asker.who.id.as_str();
    let open_to = |table: &Table, deal: &Deal| table.answers(who, deal).contains(&answer);
    let waits = |table: &Table| table.ledger().open().any(|deal| open_to(table, deal));
    let table = table_for(desk, asker, named, waits).await?;
    let reader = Reader::of(&table, who);
    let deals: Vec<&Deal> = match number {
        // Several deals may be shown under one number. Those that the reader may not know of do not count.
        Some(number) => {
            let named = |deal: &&Deal| table.shown(deal.number) == number && reader.knows(deal);
            table.ledger().deals.iter().filter(named).collect()
        }
        None => table.ledger().open().collect(),
    };
    let open: Vec<&Deal> = deals.iter().copied().filter(|deal| open_to(&table, deal)).collect();
    match (open.as_slice(), number) {
        ([deal], _) => deal_pressed(desk, asker, table.id(), deal.number, answer).await,
        ([_, ..], _) => Ok(which_deal(asker, &table, &open)),
        ([], None) if reader.seats.is_empty() => Ok(asker.tell(&of_table("answer-spectator", table.id()))),
        ([], None) => {
            let why = if answer == Answer::Withdraw { "answer-nothing-yours" } else { "answer-none" };
            Ok(asker.tell(&of_table(why, table.id())))
        }
        ([], Some(number)) => {
            // The answer says how it ended, or who is asked.
            if let Some(deal) = deals.last() {
                return deal_pressed(desk, asker, table.id(), deal.number, answer).await;
            }
            let why = of_table("answer-no-number", table.id()).with("number", number.to_string());
            Ok(asker.tell(&why))
        }
    }
}
