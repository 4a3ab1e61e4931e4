//! Checking that every table's log still gives what is stored of it.

use super::dues::dues_of_table;
use super::rows::{self, TableRow, time};
use super::{Store, StoreError, standing};
use crate::table::{DealState, Matter, Motion, Status, Table};
use sqlx::SqliteConnection;

/// A table that is not what its log says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The table.
    pub table: i64,
    /// The game's id.
    pub game: String,
    /// What differs, for people.
    pub what: String,
}

/// What a check of all tables found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many tables were checked.
    pub tables: usize,
    /// How many actions were replayed.
    pub actions: usize,
    /// The differences.
    pub differences: Vec<Difference>,
    /// What the database itself finds wrong with the file.
    pub damage: Vec<String>,
}

impl Report {
    /// Whether everything is as it should be.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.differences.is_empty() && self.damage.is_empty()
    }
}

/// Tables read at a time.
const PAGE: u32 = 200;

/// Replays every table's log and compares what is stored.
///
/// # Errors
/// The database refuses to be read; what is wrong with tables is in the report.
pub async fn verify(store: &Store) -> Result<Report, StoreError> {
    let damage = damage(&mut *store.inner.readers.acquire().await?).await?;
    let mut report = Report { damage, ..Report::default() };
    let mut after = 0;
    loop {
        let ids = store.table_ids(after, PAGE).await?;
        let Some(last) = ids.last() else {
            check_ratings(store, &mut report).await?;
            return Ok(report);
        };
        after = *last;
        for id in ids {
            check(store, id, &mut report).await?;
        }
    }
}

/// Checks one table.
async fn check(store: &Store, id: i64, report: &mut Report) -> Result<(), StoreError> {
    let mut transaction = store.inner.readers.begin().await?;
    let Some(row) = TableRow::load(&mut transaction, id).await? else { return Ok(()) };
    report.tables += 1;
    let record = row.record(&mut transaction, store.inner.games).await;
    let dues = dues_of_table(&mut transaction, id).await?;
    let found = match record {
        Ok(record) => {
            report.actions += record.log.len();
            match Table::restore(record) {
                Ok(table) => {
                    let mut found = compare(&row, &table, &dues);
                    found.extend(standing::compare(&mut transaction, id, &table).await?);
                    found
                }
                Err(error) => vec![format!("its log cannot be replayed: {error}")],
            }
        }
        Err(StoreError::Broken { what, .. }) => vec![what],
        Err(error) => return Err(error),
    };
    drop(transaction);
    let differences = found.into_iter().map(|what| Difference { table: id, game: row.game.clone(), what });
    report.differences.extend(differences);
    Ok(())
}

/// Checks that the ratings are those that the results give.
async fn check_ratings(store: &Store, report: &mut Report) -> Result<(), StoreError> {
    let mut connection = store.inner.readers.acquire().await?;
    let found = standing::compare_ratings(&mut connection).await?;
    report.differences.extend(found.into_iter().map(|(table, game, what)| Difference { table, game, what }));
    Ok(())
}

/// What differs between the columns of a table and the replay of its log.
fn compare(row: &TableRow, table: &Table, dues: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut differ = |what: &str, stored: &str, replayed: &str| {
        if stored != replayed {
            found.push(format!("{what}: stored `{stored}`, replayed `{replayed}`"));
        }
    };
    differ("status", &row.status, table.implied_status().code());
    differ("turn", &row.turn, &rows::seat_ids(table.game(), table.to_move()));
    differ("outcome", row.outcome.as_deref().unwrap_or(""), rows::outcome(table).as_deref().unwrap_or(""));
    differ("position", &row.position, &table.state().position());
    differ("number of actions", &row.actions.to_string(), &table.log().len().to_string());
    let shown = |wake: Option<i64>| wake.map_or_else(|| "never".to_owned(), |wake| time(wake).to_string());
    differ("wakes", &shown(row.wake), &shown(rows::wake(table)));
    differ("owes", dues, &super::dues::dues_in(row.id, table));
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

/// What a log says last of a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder<'a> {
    /// Nothing.
    Unsaid,
    /// That it was taken from its player.
    Nobody,
    /// That this member chose it, sat down on it, was handed it or acted for it.
    Member(&'a str),
}

/// Compares who holds the seats with what the log says of them, where it does.
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

/// What the log says last of each seat.
fn holders(table: &Table) -> Vec<Holder<'_>> {
    let mut said = vec![Holder::Unsaid; table.chairs().len()];
    // Entries that came with a record are of people elsewhere, and say nothing of who sits here.
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

/// What the database finds wrong with its file.
pub(super) async fn damage(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut lines: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *connection).await?;
    lines.retain(|line| line != "ok");
    let orphans: Vec<(String, Option<i64>, String)> =
        sqlx::query_as(r#"SELECT "table", rowid, parent FROM pragma_foreign_key_check"#)
            .fetch_all(connection)
            .await?;
    lines.extend(orphans.into_iter().map(|(table, row, parent)| match row {
        Some(row) => format!("row {row} of {table} belongs to no row of {parent}"),
        None => format!("a row of {table} belongs to no row of {parent}"),
    }));
    Ok(lines)
}
