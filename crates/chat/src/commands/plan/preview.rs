//! `preview`: trying moves, in a private answer.

use crate::desk::find::gives_away;
use crate::desk::look::{beyond, board_at, board_press, look_at};
use crate::desk::preview::look_ahead;
use crate::desk::{Answers, Asker, Desk, with_buttons};
use crate::wording::shown_now;

pub(crate) async fn preview(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    at: Option<usize>,
    text: &str,
) -> Answers {
    let table = look_at(desk, asker, named, board_press).await?;
    if let Some(hint) = gives_away(asker, &table) {
        return Ok(hint);
    }
    asker.unless(at.and_then(|at| beyond(&table, at)))?;
    if text.is_empty() {
        return board_at(desk, asker, &table, at.unwrap_or(shown_now(&table)), "").await;
    }
    let (answer, first) = look_ahead(desk, asker, &table, at, text).await?;
    Ok(vec![with_buttons(answer, [first])])
}
