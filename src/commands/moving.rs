//! `liege move`: moves all data from a data file to a server, or back.

use super::Failure;
use super::progress::Progress;
use super::run::{counted, hint, print};
use crate::config::{Effective, Origin};
use liege_store::{Location, MoveError, MoveProgress, Moved, StoreError, move_data};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

/// The target of the move. The server is that of the setting `url` under `[store]`, because its address has a
/// password in it.
#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
pub(super) struct Move {
    /// Move from the data file to the server of `url` under `[store]` (or `LIEGE_STORE_URL`), into an empty
    /// database
    #[arg(long)]
    to_server: bool,
    /// Move from that server to this new data file
    #[arg(long, value_name = "FILE")]
    to_file: Option<PathBuf>,
}

/// `liege move`
pub(super) async fn moved(effective: &Effective, asked: &Move) -> Result<ExitCode, Failure> {
    let url = &effective.config.store.url;
    if url.reveal().is_none() {
        return Err(Failure::usage(
            "no server is set",
            "set LIEGE_STORE_URL, or `url` under [store], to postgres://USER:PASSWORD@HOST/DATABASE",
        ));
    }
    let server = Location::Server(url.clone());
    let (from, to) = match &asked.to_file {
        None => (Location::File(effective.config.data.clone()), server),
        Some(_) if matches!(effective.origin("", "data"), Some(Origin::Flag(_))) => {
            return Err(Failure::usage(
                "--db names a data file that is moved to a server",
                "the new data file is the one that --to-file names",
            ));
        }
        Some(file) => (server, Location::File(file.clone())),
    };
    // First rows, then tables.
    let bars = Mutex::new((false, Some(Progress::of("rows copied and compared", 0))));
    let outcome = move_data(&from, &to, |progress| {
        let mut bars = bars.lock().unwrap_or_else(PoisonError::into_inner);
        let (verifies, bar) = &mut *bars;
        let (done, of) = match progress {
            MoveProgress::Rows { done, of } => (done, of),
            MoveProgress::Tables(found) => (found.done as u64, found.of as u64),
        };
        if matches!(progress, MoveProgress::Tables(_)) && !*verifies {
            // The old progress line is removed before the new one appears.
            drop(bar.take());
            (*verifies, *bar) = (true, Some(Progress::of("tables verified", of)));
        }
        if let Some(bar) = bar {
            bar.all(of);
            bar.at(done);
        }
    })
    .await;
    drop(bars);
    let moved = outcome.map_err(failure)?;
    print(&match &asked.to_file {
        None => said_of_server(&effective.config.data, &moved),
        Some(file) => said_of_file(file, &moved),
    })?;
    Ok(ExitCode::SUCCESS)
}

/// The reason why nothing was moved, with the remedy.
fn failure(error: MoveError) -> Failure {
    let hint = match &error {
        MoveError::Open(open) => hint(open),
        MoveError::Taken => "make an empty one (`CREATE DATABASE …`), and name it in the address".to_owned(),
        MoveError::Store(StoreError::Exists(_)) | MoveError::Layout { .. } | MoveError::Alike => {
            String::new()
        }
        MoveError::Unsound(_) => {
            "nothing was moved; start Liege where it is, which works some of it out anew, and see what `liege verify` tells"
                .to_owned()
        }
        MoveError::Superseded | MoveError::Written(_) => {
            "nothing was moved: stop that one, and try again".to_owned()
        }
        MoveError::Differs { .. } => {
            "nothing was moved: did something else than Liege write to one of the two?".to_owned()
        }
        _ => "nothing was moved, and what was to be moved is as it was".to_owned(),
    };
    Failure::new(error, hint)
}

fn said_of_server(from: &Path, moved: &Moved) -> String {
    let from = from.display();
    let mut text = format!("Everything in {from} is on the server now: {}.\n", all(moved));
    let _ = writeln!(text, "{from} is as it was.");
    note_keys(&mut text, moved);
    let _ = writeln!(
        text,
        "Next: start Liege with the address of the server still set, and without --db. Never start it with {from} at the \
         same time: both would post the same. Once everything is as it should be, move {from} elsewhere."
    );
    text
}

fn said_of_file(to: &Path, moved: &Moved) -> String {
    let to = to.display();
    let mut text = format!("Everything on the server is in {to} now: {}.\n", all(moved));
    let _ = writeln!(text, "The server is as it was.");
    note_keys(&mut text, moved);
    let _ = writeln!(
        text,
        "Next: take the address of the server out of the settings, set `data` to {to}, and start Liege. Never start it with \
         the server at the same time: both would post the same. Once everything is as it should be, drop the database."
    );
    text
}

fn note_keys(text: &mut String, moved: &Moved) {
    if let Some(key) = &moved.note_key {
        let _ = writeln!(
            text,
            "Private notes are encrypted with the key {key}: `note_keys` must have it there too, or nobody reads them again."
        );
    }
}

/// A sentence about the data that was moved.
fn all(moved: &Moved) -> String {
    format!(
        "{}, {}, {} in all, compared row by row and verified",
        counted(moved.tables, "table"),
        counted(moved.members, "member"),
        counted(moved.rows, "row")
    )
}
