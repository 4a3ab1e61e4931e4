//! `liege verify`: checks the data file.

use super::Failure;
use super::progress::Progress;
use super::run::{counted, print};
use super::stderr::tell;
use crate::config::Effective;
use liege_store::{Location, Marks, Report, Store, verify_with};
use std::fmt::Write as _;
use std::process::ExitCode;

/// `liege verify`
pub(super) async fn verify(effective: &Effective, since_last: bool) -> Result<ExitCode, Failure> {
    let location = effective.location();
    let store = Store::open_read_only_at(&location).await?;
    // Sound tables are noted beside a data file; on a server everything is checked.
    let mut marks = match &location {
        Location::File(path) => Some(Marks::open(&store, path, !since_last).await?),
        Location::Server(_) => None,
    };
    let progress = Progress::of("tables", 0);
    let report = verify_with(&store, marks.as_mut(), |found| {
        progress.all(found.of as u64);
        progress.at(found.done as u64);
    })
    .await;
    drop(progress);
    let report = report?;
    if let Some((path, fault)) = marks.as_ref().and_then(Marks::fault) {
        let path = path.display();
        tell(&format!("note: what was found sound can't be noted in {path}: {fault}\n"));
    }
    print(&said(&report))?;
    Ok(if report.is_sound() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn said(report: &Report) -> String {
    let mut text = String::new();
    for damage in &report.damage {
        let _ = writeln!(text, "the file is damaged: {damage}");
    }
    for difference in &report.differences {
        let _ = writeln!(text, "table #{} ({}): {}", difference.table, difference.game, difference.what);
    }
    for row in &report.rows {
        let _ = writeln!(text, "{row}");
    }
    let (tables, actions) = (counted(report.tables, "table"), counted(report.actions, "action"));
    let verdict = if report.is_sound() {
        "everything agrees".to_owned()
    } else {
        counted(report.differences.len() + report.rows.len() + report.damage.len(), "difference")
    };
    let since = match report.passed_over {
        0 => String::new(),
        unchanged => format!(" ({unchanged} more unchanged since they were found sound)"),
    };
    let _ = writeln!(text, "{tables}, {actions}{since}: {verdict}");
    text
}
