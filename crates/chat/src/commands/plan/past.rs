//! Buttons about what is one's own, and steps through the past of a table.

use crate::chat::commands::play::look::{Angle, step_buttons};
use crate::chat::desk::{Answers, Asker, Chat, with_buttons};
use crate::chat::wording::{layout_called, own_seat, shown_now};
use crate::table::Table;

impl Chat {
    /// The board after so many actions.
    pub(crate) async fn past(&self, asker: &Asker<'_>, table: &Table, at: usize, layout: &str) -> Answers {
        let now = shown_now(table);
        let layout = layout_called(table.game(), layout).unwrap_or_default();
        let number = if at >= now { table.log().len() } else { table.of_shown(at) };
        let moment = table.view_for(number, table.seats_of(&asker.who.id))?;
        let angle = Angle { bottom: own_seat(table, &asker.who.id), layout };
        let answer = self.board_answer(asker, table, &moment, angle, &[], "").await;
        Ok(vec![with_buttons(answer, step_buttons(table, at.min(now), layout))])
    }
}
