//! `export`: the record of a table as a file.

use crate::desk::look::look_at;
use crate::desk::{Answers, Asker, Desk, File, press, private};
use crate::wording::shown_now;
use liege_game::Foreign;
use liege_table::Table;
use liege_table::record::{Depth, in_notation, people, write};
use liege_words::Message;
use std::sync::Arc;

/// The media type of a record.
const MEDIA: &str = "text/plain; charset=utf-8";

/// The name of the file of a table's record.
#[must_use]
pub fn file_name(table: i64, notation: Option<Foreign>) -> String {
    match notation {
        Some(notation) => format!("table-{table}.{}", notation.id()),
        // Phones open files with this ending.
        None => format!("table-{table}.liege.txt"),
    }
}

/// Runs `export`, and the button under a finished game.
pub(crate) async fn export(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    notation: Option<Foreign>,
) -> Answers {
    let press = |table: &Table| press("export", &[&table.id()]);
    let table = look_at(desk, asker, named, press).await?;
    let id = table.id().to_string();
    let names = desk.store.names_of(&people(&table)).await?;
    let name = |id: &str| names.get(id).cloned().unwrap_or_else(|| id.to_owned());
    let text = match write(&table, name, Depth::Public) {
        Ok(text) => text,
        Err(unfit) => return Ok(asker.tell_of(&table, &unfit.message().with("table", id))),
    };
    let foreign = notation.map(|notation| (notation, in_notation(&table, notation)));
    let (message, text, notation) = match foreign {
        Some((notation, Some(text))) => (Message::new("record-exported"), text, Some(notation)),
        Some((notation, None)) => {
            let why = Message::new("record-not-in").with("notation", notation.id().to_uppercase());
            (why, text, None)
        }
        None => (Message::new("record-exported"), text, None),
    };
    let speaker = asker.of(table.game());
    let message =
        message.with("table", id).with("game", speaker.game_name()).with("count", shown_now(&table) as i64);
    let mut answer = private(speaker.say(&message));
    let bytes = Arc::from(text.into_bytes());
    answer.files.push(File { name: file_name(table.id(), notation), media: MEDIA, bytes });
    Ok(vec![answer])
}
