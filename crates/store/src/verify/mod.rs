//! A check that the log of every table and contest still gives the rows stored of it, and that every other row can be read and
//! fits the others.

mod contests;
mod marks;
mod report;
mod rows;
mod tables;

pub use marks::Marks;
pub use report::{Difference, Report};

use super::{Store, StoreError, schema, standing};
use futures::stream::TryStreamExt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The progress of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of tables that were checked or skipped.
    pub done: usize,
    /// The number of all tables.
    pub of: usize,
}

/// The number of tables that are checked together.
const PAGE: u32 = 50;

/// Checks everything: the file, every table, every other row.
///
/// # Errors
/// Returns an error if the database can't be read. Faults of its contents are in the report.
pub async fn verify(store: &Store) -> Result<Report, StoreError> {
    verify_with(store, None, |_| {}).await
}

/// Checks everything on all processors at once. With `marks`, tables that are marked sound in their present
/// state are skipped, and tables found sound are marked; if there are any marks, the file itself is not
/// checked.
///
/// # Errors
/// Returns the errors of [`verify`]. If the marks can't be written, that is not an error ([`Marks::fault`]).
pub async fn verify_with(
    store: &Store,
    marks: Option<&mut Marks>,
    progress: impl Fn(Progress) + Sync,
) -> Result<Report, StoreError> {
    let whole = marks.as_ref().is_none_or(|marks| marks.is_empty());
    let damage = async {
        if !whole {
            return Ok(Vec::new());
        }
        Ok::<_, StoreError>(schema::damage(&mut store.inner.readers.acquire().await?).await?)
    };
    let ratings = async {
        let mut connection = store.inner.readers.acquire().await?;
        let ratings = standing::compare_ratings(&mut connection).await?;
        Ok::<_, StoreError>((ratings, standing::compare_standings(&mut connection).await?))
    };
    let (damage, (ratings, standings), rows, contests, mut report) = futures::try_join!(
        damage,
        ratings,
        rows::check(store),
        contests::check(store),
        check_tables(store, marks, &progress)
    )?;
    let difference = |(table, game, what)| Difference { table, game, what };
    report.differences.extend(ratings.into_iter().map(difference));
    report.differences.sort();
    report.rows = standings;
    report.rows.extend(rows);
    report.rows.extend(contests);
    report.damage = damage;
    Ok(report)
}

/// Checks the tables, as many pages of them at once as there are processors.
async fn check_tables(
    store: &Store,
    marks: Option<&mut Marks>,
    progress: &(impl Fn(Progress) + Sync),
) -> Result<Report, StoreError> {
    let of = store.count_tables().await?;
    let pages = futures::stream::try_unfold(0, |after| async move {
        let page = store.table_states(after, PAGE).await?;
        Ok::<_, StoreError>(page.last().map(|last| last.id).map(|last| (page, last)))
    });
    let at_once = std::thread::available_parallelism().map_or(1, usize::from);
    let (marks, done) = (marks.map(Mutex::new), AtomicUsize::new(0));
    let marks = marks.as_ref();
    let checked = pages.map_ok(|page| {
        let (done, marks) = (&done, marks);
        async move {
            let all = page.len();
            let mut wanted = page;
            if let Some(marks) = marks {
                let marks = marks.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                wanted.retain(|state| !marks.hold(state));
            }
            let mut report = tables::check_page(store, &wanted).await?;
            report.passed_over = all - wanted.len();
            if let Some(marks) = marks {
                let wrong = |id: i64| report.differences.iter().any(|difference| difference.table == id);
                wanted.retain(|state| !wrong(state.id));
                marks.lock().unwrap_or_else(std::sync::PoisonError::into_inner).note(&wanted);
            }
            progress(Progress { done: done.fetch_add(all, Ordering::Relaxed) + all, of });
            Ok::<_, StoreError>(report)
        }
    });
    let sum = |mut sum: Report, page: Report| async move {
        sum.tables += page.tables;
        sum.passed_over += page.passed_over;
        sum.actions += page.actions;
        sum.differences.extend(page.differences);
        Ok(sum)
    };
    checked.try_buffer_unordered(at_once).try_fold(Report::default(), sum).await
}
