//! `liege restore`: replaces the data file by a backup.

use super::Failure;
use super::copies::{kept, wanted};
use super::run::{counted, hint, print};
use crate::config::Effective;
use liege_store::{OpenError, RestoreError, restore};
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

/// `liege restore`: the copies that Liege made by itself.
pub(super) fn listed(effective: &Effective) -> Result<ExitCode, Failure> {
    const NAME: &str = "name the backup: `liege restore FILE`";
    let Some((_, folder)) = wanted(effective)? else {
        let what = "`folder` is not set under [backup], so Liege makes no copies by itself";
        return Err(Failure::usage(what, NAME));
    };
    let kept = kept(effective.data_file()?, folder).map_err(|error| {
        Failure::new(format!("the folder {} can't be read: {error}", folder.display()), NAME)
    })?;
    if kept.is_empty() {
        return Err(Failure::new(format!("there is no copy in {} yet", folder.display()), NAME));
    }
    let mut text = format!("The copies in {}, the newest first:\n", folder.display());
    for copy in kept {
        let bytes = copy.path.metadata().map_or(0, |metadata| metadata.len());
        let mebibytes = bytes as f64 / f64::from(1 << 20);
        let name = copy.path.file_name().unwrap_or_default().display();
        let _ = writeln!(text, "  {name}  {}  {mebibytes:.1} MiB", copy.at);
    }
    let _ = writeln!(text, "Stop Liege, then put one in the place of the data file: `liege restore NAME`.");
    print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// `liege restore FILE`
pub(super) async fn restored(effective: &Effective, named: &Path) -> Result<ExitCode, Failure> {
    // A bare name may be that of a file in the backup folder.
    let in_folder = effective.config.backup.folder.as_ref().map(|folder| folder.join(named));
    let backup = in_folder.filter(|path| !named.exists() && path.exists());
    let backup = backup.as_deref().unwrap_or(named);
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
