//! `liege restore`: replaces the data file by a backup.

use super::Failure;
use super::run::{counted, hint, print};
use crate::config::Effective;
use liege_store::{OpenError, RestoreError, restore};
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

/// `liege restore FILE`
pub(super) async fn restored(effective: &Effective, backup: &Path) -> Result<ExitCode, Failure> {
    let done = restore(effective.data_file()?, backup).await.map_err(|error| {
        let hint = match &error {
            RestoreError::Place(open @ OpenError::InUse { .. }) => hint(open),
            RestoreError::Read(_) => "wait until it has ended".to_owned(),
            RestoreError::Same(_) => "name a file that `liege backup` made".to_owned(),
            RestoreError::Rename { path, .. } => format!(
                "what stood there is there still, or beside it as {}.before-…; nothing of it was removed",
                path.display()
            ),
            _ => "nothing was changed".to_owned(),
        };
        Failure::new(error, hint)
    })?;
    let path = done.path.display();
    let count = counted(done.tables, "table");
    let changed = done.changed.map_or_else(String::new, |at| format!(", the last change of one at {at:.0}"));
    let mut text = format!("{path} is now a copy of {}: {count}{changed}.\n", backup.display());
    if done.kept.is_empty() {
        let _ = writeln!(text, "Nothing stood there before.");
    } else {
        let names: Vec<String> = done.kept.iter().map(|name| name.display().to_string()).collect();
        let _ = writeln!(text, "What stood there before is kept as {}.", names.join(", "));
    }
    if done.older {
        let _ = writeln!(text, "It is of an older version: the next start brings it up to date.");
    }
    let _ = writeln!(
        text,
        "Next: start Liege, then `liege verify`. When everything is as it should be, {}.",
        if done.kept.is_empty() { "make a backup of it" } else { "delete what was kept" }
    );
    print(&text)?;
    Ok(ExitCode::SUCCESS)
}
