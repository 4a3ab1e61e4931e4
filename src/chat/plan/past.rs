//! Buttons about what is one's own, and steps through the past of a table.

use crate::chat::command::press;
use crate::chat::dispatch::{Asker, with_buttons};
use crate::chat::io::{Answer, Button, ButtonStyle};
use crate::chat::look::{Angle, own_seat, shown_now};
use crate::chat::speaker::layout_called;
use crate::chat::{Chat, Fault};
use crate::table::{Status, Table};

impl Chat {
    /// The board after so many actions.
    pub(in crate::chat) async fn past(
        &self,
        asker: &Asker<'_>,
        table: &Table,
        at: usize,
        layout: &str,
    ) -> Result<Vec<Answer>, Fault> {
        let now = shown_now(table);
        let layout = layout_called(table.game(), layout).unwrap_or_default();
        let number = if at >= now { table.log().len() } else { table.of_shown(at) };
        let moment = table.view_for(number, table.seats_of(&asker.who.id))?;
        let angle = Angle { bottom: own_seat(table, &asker.who.id), layout };
        let answer = self.board_answer(asker, table, &moment, angle, &[], "").await;
        Ok(vec![with_buttons(answer, step_buttons(table, at.min(now), layout))])
    }
}

/// The buttons that lead from a point of a table to the one before and the one after.
pub(in crate::chat) fn step_buttons(table: &Table, at: usize, layout: &str) -> Vec<Option<Button>> {
    let now = shown_now(table);
    if now == 0 || table.status() == Status::Lobby {
        return Vec::new();
    }
    let step = |at: usize, label: String| {
        let press = press("past", &[&table.id(), &at, &layout]);
        press.button(label, ButtonStyle::Plain)
    };
    let back = at.checked_sub(1).map(|to| step(to, format!("◀ {to}")));
    let on = (at < now).then(|| step(at + 1, format!("{} ▶", at + 1)));
    back.into_iter().chain(on).collect()
}
