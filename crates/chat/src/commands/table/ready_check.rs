//! `here`: answering a ready check.

use crate::desk::change::change;
use crate::desk::meant::table_for;
use crate::desk::refuse::refuse;
use crate::desk::{Answers, Asker, Changed, Desk};
use crate::wording::{free_seats, of_table};
use liege_table::{Status, Table, TableError};

/// Runs `here`, and its button.
pub(crate) async fn here(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, seed: Option<&str>) -> Answers {
    let who = asker.who.id.as_str();
    let asked = |table: &Table| table.missing().iter().any(|player| player.id == who);
    let table = table_for(desk, asker, named, asked).await?;
    here_at(desk, asker, table.id(), seed).await
}

/// Answers a ready check at a known table.
pub(crate) async fn here_at(desk: &Desk, asker: &Asker<'_>, id: i64, seed: Option<&str>) -> Answers {
    let (now, who) = (desk.now(), asker.who.id.as_str());
    match change(desk, id, asker.heard, |table| table.here(who, seed, now)).await? {
        Changed::Done(done) => {
            let table = &done.table;
            let (count, free) = (table.missing().len() as i64, free_seats(table) as i64);
            let sentence = match table.status() {
                Status::Lobby if free > 0 => "muster-here-early",
                Status::Lobby if count > 0 => "muster-here",
                Status::Lobby => "muster-here-full",
                _ => "muster-here-begun",
            };
            Ok(asker.tell(&of_table(sentence, id).with("count", count).with("free", free)))
        }
        Changed::Refused(_, TableError::AlreadyStarted) => Ok(asker.tell(&of_table("muster-begun", id))),
        Changed::Refused(table, error) => Ok(refuse(desk, asker, &table, &error, "")),
        Changed::HeardBefore | Changed::NoTable => Ok(Vec::new()),
    }
}
