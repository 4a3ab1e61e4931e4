//! `liege ratings`: lists the stored standings, and works them out anew.

use super::Failure;
use super::progress::Progress;
use super::run::{columns, open, print};
use crate::config::Effective;
use liege_store::{Kept, Location, OpenError, Standing, Store};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::process::ExitCode;

/// Ratings that differ by less are equal: other machines may round differently.
const SAME: f64 = 1e-6;

/// `liege ratings`
pub(super) async fn ratings(effective: &Effective, rebuild: bool) -> Result<ExitCode, Failure> {
    if rebuild {
        // A user who names a file that does not exist wants no new one.
        if let Location::File(path) = effective.location()
            && !path.exists()
        {
            return Err(OpenError::Missing { path }.into());
        }
        return rebuilt(&open(effective).await?).await;
    }
    let store = Store::open_read_only_at(&effective.location()).await?;
    let standings = store.standings().await?;
    if standings.is_empty() {
        print("No game has counted for ratings yet.\n")?;
        return Ok(ExitCode::SUCCESS);
    }
    let head = ["GAME", "MEMBER", "NAME", "RATING", "DEVIATION", "GAMES"].map(str::to_owned);
    let line = |one: &Standing| {
        let number = |number: f64| format!("{number:.0}");
        let (game, member, name) = (one.game.clone(), one.member.clone(), one.name.clone());
        [game, member, name, number(one.rating), number(one.deviation), one.games.to_string()]
    };
    print(&columns(&std::iter::once(head).chain(standings.iter().map(line)).collect::<Vec<_>>()))?;
    Ok(ExitCode::SUCCESS)
}

/// Works everything out anew from the logs, and prints the changes.
async fn rebuilt(store: &Store) -> Result<ExitCode, Failure> {
    let before = (store.standings().await?, store.kept_tables().await?);
    let progress = Progress::of("tables", 0);
    let left_out = store
        .rebuild_standing_with(|done, all| {
            progress.all(all as u64);
            progress.at(done as u64);
        })
        .await?;
    drop(progress);
    let after = (store.standings().await?, store.kept_tables().await?);
    store.clone().close().await;
    let mut text = String::new();
    let ratings = changed_ratings(&before.0, &after.0);
    for line in &ratings {
        let _ = writeln!(text, "{line}");
    }
    let tables = changed_tables(&before.1, &after.1);
    for (table, member) in &tables {
        let _ = writeln!(text, "table #{table}: how {member} kept it was counted anew");
    }
    if left_out > 0 {
        let _ = writeln!(
            text,
            "tables that cannot be replayed and count for nobody: {left_out} (`liege verify` names them)"
        );
    }
    let changed = match ratings.len() + tables.len() {
        0 => "nothing has changed".to_owned(),
        _ => format!("changed: {} of ratings, {} of kept deadlines", ratings.len(), tables.len()),
    };
    let _ = writeln!(text, "{} ratings, {} records of tables: {changed}", after.0.len(), after.1.len());
    print(&text)?;
    Ok(ExitCode::SUCCESS)
}

fn changed_ratings(before: &[Standing], after: &[Standing]) -> Vec<String> {
    let find = |list: &[Standing], of: &Standing| {
        list.iter().find(|one| (&one.game, &one.member) == (&of.game, &of.member)).cloned()
    };
    let shown = |one: Option<&Standing>| {
        one.map_or("none".to_owned(), |one| {
            format!("{:.2} ±{:.2} after {}", one.rating, one.deviation, one.games)
        })
    };
    let mut lines = Vec::new();
    let gone = before.iter().filter(|one| find(after, one).is_none());
    for one in after.iter().chain(gone) {
        let (old, new) = (find(before, one), find(after, one));
        let same = match (&old, &new) {
            (Some(old), Some(new)) => {
                let near = |a: f64, b: f64| (a - b).abs() < SAME;
                old.games == new.games && near(old.rating, new.rating) && near(old.deviation, new.deviation)
            }
            _ => false,
        };
        if !same {
            let (old, new) = (shown(old.as_ref()), shown(new.as_ref()));
            lines.push(format!("{}, {} ({}): {old} → {new}", one.game, one.name, one.member));
        }
    }
    lines
}

fn changed_tables(before: &[Kept], after: &[Kept]) -> BTreeSet<(i64, String)> {
    let [before, after] = [before, after].map(|list| list.iter().collect::<BTreeSet<_>>());
    before.symmetric_difference(&after).map(|kept| (kept.table, kept.member.clone())).collect()
}
