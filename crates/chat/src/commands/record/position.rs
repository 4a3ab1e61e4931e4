//! `position`: the position string, and a table set up from it.

use crate::chat::commands::play::look::{beyond, board_press};
use crate::chat::desk::{Answers, Asker, Chat, Fault, press, private, with_buttons};
use crate::chat::wording::{of_table, shown_now};
use crate::table::{Negotiation, Table};
use crate::words::Message;
use std::fmt::Write as _;

impl Chat {
    /// `position`, `position at 17`
    pub(crate) async fn position(&self, asker: &Asker<'_>, named: Option<i64>, at: Option<usize>) -> Answers {
        let table = self.look_at(asker, named, board_press).await?;
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

    /// The button that creates a table with a position of another.
    pub(crate) async fn lay_from(&self, asker: &Asker<'_>, table: i64, number: usize) -> Answers {
        let table = self.of_button(asker, table).await?;
        if !tells_position(&table) || number > shown_now(&table) {
            return Ok(asker.tell(&of_table("record-position-secret", table.id())));
        }
        let mut settings = String::new();
        for (option, value) in table.options().iter() {
            let _ = write!(settings, "{option}={value} ");
        }
        settings.push_str("position=");
        settings.push_str(&string_at(&table, number)?);
        self.create_table(asker, table.game().id(), &settings).await
    }
}

/// Whether the position string may be told: it says what stands between the seats, so not where they may deal
/// in private, whether they do or not, until the game is over.
pub fn tells_position(table: &Table) -> bool {
    let open = matches!(table.terms().negotiation, Negotiation::Public | Negotiation::None);
    open || table.is_finished()
}

/// The position string after so many actions, as people count them.
pub fn string_at(table: &Table, shown: usize) -> Result<String, Fault> {
    let number = if shown == shown_now(table) { table.log().len() } else { table.of_shown(shown) };
    Ok(table.view_at(number)?.state.position())
}
