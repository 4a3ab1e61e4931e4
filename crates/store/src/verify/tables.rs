//! A check that a table's log still gives the rows that are stored of it.

use super::report::{Difference, Report};
use crate::derived::{Columns, Rows};
use crate::rows::{TableRow, time};
use crate::tables::TableState;
use crate::{Store, StoreError};
use liege_table::{DealState, Matter, Motion, Record, Status, Table};
use std::panic::AssertUnwindSafe;

/// A table with its stored rows, all of one moment.
struct Stored {
    row: TableRow,
    record: Result<Record, String>,
    rows: Rows,
}

/// Checks some tables. The stored rows are read at once, and replayed where that holds up nobody else.
pub(super) async fn check_page(store: &Store, page: &[TableState]) -> Result<Report, StoreError> {
    let mut stored = Vec::with_capacity(page.len());
    let mut transaction = store.inner.readers.begin().await?;
    for state in page {
        let id = state.id;
        let Some(row) = TableRow::load(&mut transaction, id).await? else { continue };
        let record = match row.record(&mut transaction, store.inner.games).await {
            Ok(record) => Ok(record),
            Err(StoreError::Broken { what, .. }) => Err(what),
            Err(error) => return Err(error),
        };
        let rows = Rows::load(&mut transaction, id).await?;
        stored.push(Stored { row, record, rows });
    }
    drop(transaction);
    let checked = tokio::task::spawn_blocking(move || {
        let mut report = Report::default();
        for table in stored {
            report.tables += 1;
            check(table, &mut report);
        }
        report
    });
    checked.await.map_err(|error| sqlx::Error::Protocol(error.to_string()).into())
}

fn check(stored: Stored, report: &mut Report) {
    let Stored { row, record, rows } = stored;
    let found = match record {
        Ok(record) => {
            report.actions += record.log.len();
            // A game that panics at one table must not keep the others from being looked at.
            let compared = std::panic::catch_unwind(AssertUnwindSafe(|| match Table::restore(record) {
                Ok(table) => compare(&row, &table, &rows, &Rows::of(&table, &rows)),
                Err(error) => vec![format!("its log cannot be replayed: {error}")],
            }));
            compared.unwrap_or_else(|_| vec!["its log cannot be replayed: the program panicked".to_owned()])
        }
        Err(what) => vec![what],
    };
    let (table, game) = (row.id, row.game);
    let differences = found.into_iter().map(|what| Difference { table, game: game.clone(), what });
    report.differences.extend(differences);
}

/// The differences between the stored rows of a table and the replay of its log.
fn compare(row: &TableRow, table: &Table, rows: &Rows, replayed: &Rows) -> Vec<String> {
    let mut found = Vec::new();
    let mut differ = |what: &str, stored: &str, replayed: &str| {
        if stored != replayed {
            found.push(format!("{what}: stored `{stored}`, replayed `{replayed}`"));
        }
    };
    let columns = Columns::of(table);
    let moment = |at: Option<i64>| at.map_or_else(|| "never".to_owned(), |at| time(at).to_string());
    differ("status", &row.status, table.implied_status().code());
    differ("turn", &row.turn, &columns.turn);
    differ("outcome", row.outcome.as_deref().unwrap_or(""), columns.outcome.as_deref().unwrap_or(""));
    differ("position", &row.position, &columns.position);
    differ("number of actions", &row.actions.to_string(), &columns.actions.to_string());
    differ("wakes", &moment(row.wake), &moment(columns.wake));
    for (what, stored, replayed) in rows.differences(replayed) {
        differ(what, &stored, &replayed);
    }
    chairs(table, &mut found);
    match table.bent_draw() {
        Ok(Some((number, action))) => {
            found.push(format!("action {number} is not the draw that its seed gives, `{action}`"));
        }
        Ok(None) => {}
        Err(error) => found.push(error.to_string()),
    }
    found
}

/// The last word of a log about a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder<'a> {
    /// The log says nothing.
    Unsaid,
    /// The seat was taken from its player.
    Nobody,
    /// This member chose it, sat down on it, was handed it or acted for it.
    Member(&'a str),
}

/// Compares the holders of the seats with the log, where the log names them.
fn chairs(table: &Table, found: &mut Vec<String>) {
    let kept = table.origin().is_some_and(|origin| origin.entries == table.log().len());
    let on = matches!(table.status(), Status::Playing | Status::Over) && !kept;
    for (seat, said) in holders(table).into_iter().enumerate() {
        let Some(chair) = table.chairs().get(seat) else { continue };
        let stored = chair.holder().map(|player| player.id.as_str());
        let name = table.game().seats().get(seat).map_or("", |info| info.id);
        match (said, stored) {
            (Holder::Unsaid, None) if on && !table.is_dealing() => {
                found.push(format!("its seat {name} is held by nobody"));
            }
            (Holder::Unsaid, _) | (Holder::Nobody, None) => {}
            (Holder::Nobody, Some(stored)) => {
                found.push(format!("its seat {name}: held by `{stored}`, in the log by nobody"));
            }
            (Holder::Member(member), stored) if stored == Some(member) => {}
            (Holder::Member(member), stored) => {
                let stored = stored.map_or("nobody".to_owned(), |stored| format!("`{stored}`"));
                found.push(format!("its seat {name}: held by {stored}, in the log by `{member}`"));
            }
        }
    }
}

/// The last word of the log about each seat.
fn holders(table: &Table) -> Vec<Holder<'_>> {
    let mut said = vec![Holder::Unsaid; table.chairs().len()];
    // Entries that came with a record are of people elsewhere, and say nothing about who sits here.
    let elsewhere = table.origin().map_or(0, |origin| origin.entries);
    for entry in table.log().iter().skip(elsewhere) {
        let seat_after = |word: &str| {
            let id = entry.action.strip_prefix(word)?.trim();
            table.game().seats().iter().position(|info| info.id == id)
        };
        let handed = table.ledger().deals.iter().find_map(|deal| match &deal.matter {
            Matter::Motion(Motion::Hand { seat, to })
                if deal.decided == Some(entry.number) && matches!(deal.state, DealState::Made) =>
            {
                Some((seat.index(), to.as_str()))
            }
            _ => None,
        });
        let dealt = table.dice().and_then(|dice| dice.pick_of(entry.number));
        let news = if let Some(pick) = dealt {
            Some((pick.seat.index(), Holder::Member(pick.member.as_str())))
        } else if let Some((seat, to)) = handed {
            Some((seat, Holder::Member(to)))
        } else if let Some(seat) = seat_after("@vacate ").or_else(|| seat_after("@free ")) {
            Some((seat, Holder::Nobody))
        } else if let Some(seat) = seat_after("@sit ") {
            entry.player.as_deref().map(|player| (seat, Holder::Member(player)))
        } else {
            entry.seat.zip(entry.player.as_deref()).map(|(seat, by)| (seat.index(), Holder::Member(by)))
        };
        if let Some((seat, news)) = news
            && let Some(said) = said.get_mut(seat)
        {
            *said = news;
        }
    }
    said
}
