//! `position`: the position string, and a table that starts from it.

use crate::desk::find::table_of_button;
use crate::desk::look::{beyond, board_press, look_at};
use crate::desk::new_table::create_table;
use crate::desk::position::{string_at, tells_position};
use crate::desk::{Answers, Asker, Desk, press, private, with_buttons};
use crate::wording::{of_table, shown_now};
use liege_words::Message;
use std::fmt::Write as _;

/// Runs `position` and `position at 17`.
pub(crate) async fn position(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    at: Option<usize>,
) -> Answers {
    let table = look_at(desk, asker, named, board_press).await?;
    if !tells_position(&table) {
        return Ok(asker.tell(&of_table("record-position-secret", table.id())));
    }
    let count = shown_now(&table);
    let at = at.unwrap_or(count);
    asker.unless(beyond(&table, at))?;
    let position = string_at(&table, at)?;
    let speaker = asker.of(table.game());
    let head = speaker.of_table("record-position-head", table.id()).with("number", at as i64);
    let how = Message::new("record-position-set-up").with("game", table.game().id());
    let text = format!("{}\n```\n{position}\n```\n{}", speaker.say(&head), asker.say(&how));
    let label = asker.say(&Message::new("record-button-set-up"));
    Ok(vec![with_buttons(private(text), [press("lay-from", &[&table.id(), &at]).plain(label)])])
}

/// Runs the button that creates a table from a position of another table.
pub(crate) async fn lay_from(desk: &Desk, asker: &Asker<'_>, table: i64, number: usize) -> Answers {
    let table = table_of_button(desk, asker, table).await?;
    if !tells_position(&table) || number > shown_now(&table) {
        return Ok(asker.tell(&of_table("record-position-secret", table.id())));
    }
    let mut settings = String::new();
    for (option, value) in table.options().iter() {
        let _ = write!(settings, "{option}={value} ");
    }
    settings.push_str("position=");
    settings.push_str(&string_at(&table, number)?);
    create_table(desk, asker, table.game().id(), &settings).await
}
