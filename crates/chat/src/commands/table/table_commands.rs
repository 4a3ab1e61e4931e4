//! The commands about a table itself: to whom each goes, and which table is meant.

use crate::chat::commands::deal::answers::which_deal;
use crate::chat::commands::play::act::gives_away;
use crate::chat::desk::{Answers, Asker, Chat, Fault, For, Found, Stop, longest_waiting_first};
use crate::chat::wording::{Reader, numbers, of_table};
use crate::store::Which;
use crate::table::{Answer, Deal, Table};
use crate::words::Message;
use std::sync::Arc;

/// How many tables are named where several could be meant.
const NAMED: usize = 20;

impl Chat {
    /// The table that a command is meant for: the one named; else the one of this place; else the only
    /// one of the asker's that `fits`. Unlike moves, these commands never prefer one of several.
    pub(crate) async fn table_for(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        fits: impl Fn(&Table) -> bool,
    ) -> Result<Arc<Table>, Stop> {
        let found = match self.meant(asker, named, fits).await? {
            Found::Table(table) => table,
            Found::None(why) => return Err(asker.stop(&why)),
            Found::Several(tables) => {
                let named = numbers(tables.iter().take(NAMED).map(|table| table.id()));
                let first = tables.first().map_or(0, |table| table.id());
                let message =
                    Message::new("life-which-table").with("tables", named).with("first", first.to_string());
                return Err(asker.stop(&message));
            }
        };
        match gives_away(asker, &found) {
            Some(hint) => Err(Stop::Said(hint)),
            None => Ok(found),
        }
    }

    async fn meant(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        fits: impl Fn(&Table) -> bool,
    ) -> Result<Found, Fault> {
        if named.is_some() {
            return self.find(asker, named, For::Looking).await;
        }
        let here = self.table_here(asker).await?;
        if let Some(table) = &here {
            let own_place = table.venue().thread.as_deref() == Some(asker.place.channel.as_str());
            if own_place || asker.reply_to.is_some() || fits(table) {
                return Ok(Found::Table(Arc::clone(table)));
            }
        }
        let mut theirs = self.tables_on(self.store.tables(Which::Of(&asker.who.id)).await?).await?;
        longest_waiting_first(&mut theirs);
        let mut fitting: Vec<Arc<Table>> = theirs.iter().filter(|table| fits(table)).cloned().collect();
        // Who is asked to take a seat over does not sit there yet.
        let asking = self.tables_asking(&asker.who.id).await?;
        fitting.extend(asking.into_iter().filter(|table| fits(table) && !table.plays(&asker.who.id)));
        Ok(match (fitting.len(), here) {
            (1, _) => Found::Table(fitting.remove(0)),
            (0, Some(table)) => Found::Table(table),
            // The only one there is says why not.
            (0, None) if theirs.len() == 1 => Found::Table(theirs.remove(0)),
            (0, None) => Found::None(Message::new("life-no-table")),
            _ => Found::Several(fitting),
        })
    }

    /// `answer`
    pub(crate) async fn answer(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        number: Option<usize>,
        answer: Answer,
    ) -> Answers {
        let who = asker.who.id.as_str();
        let open_to = |table: &Table, deal: &Deal| table.answers(who, deal).contains(&answer);
        let waits = |table: &Table| table.ledger().open().any(|deal| open_to(table, deal));
        let table = self.table_for(asker, named, waits).await?;
        let reader = Reader::of(&table, who);
        let deals: Vec<&Deal> = match number {
            // Several may be shown under one number: what not everybody knows of is not counted.
            Some(number) => {
                let named = |deal: &&Deal| table.shown(deal.number) == number && reader.knows(deal);
                table.ledger().deals.iter().filter(named).collect()
            }
            None => table.ledger().open().collect(),
        };
        let open: Vec<&Deal> = deals.iter().copied().filter(|deal| open_to(&table, deal)).collect();
        match (open.as_slice(), number) {
            ([deal], _) => self.deal_pressed(asker, table.id(), deal.number, answer).await,
            ([_, ..], _) => Ok(which_deal(asker, &table, &open)),
            ([], None) if reader.seats.is_empty() => {
                Ok(asker.tell(&of_table("answer-spectator", table.id())))
            }
            ([], None) => {
                let why = if answer == Answer::Withdraw { "answer-nothing-yours" } else { "answer-none" };
                Ok(asker.tell(&of_table(why, table.id())))
            }
            ([], Some(number)) => {
                // What became of it, or who is asked.
                if let Some(deal) = deals.last() {
                    return self.deal_pressed(asker, table.id(), deal.number, answer).await;
                }
                let why = of_table("answer-no-number", table.id()).with("number", number.to_string());
                Ok(asker.tell(&why))
            }
        }
    }
}
