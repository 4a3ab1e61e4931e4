//! Freeing a seat, by the host.

use crate::commands::table::host::card::ask_to_free;
use crate::commands::table::motions::vacate;
use crate::desk::find::table_of_button;
use crate::desk::{Answers, Asker, Desk, no_such_seat};
use liege_game::Seat;

/// Runs the button that frees a seat.
pub(crate) async fn free_pressed(desk: &Desk, asker: &Asker<'_>, id: i64, seat: Seat, sure: bool) -> Answers {
    let table = table_of_button(desk, asker, id).await?;
    let info = table.game().seats().get(seat.index());
    let info = info.ok_or_else(|| no_such_seat(asker, &table, &seat.0.to_string()))?;
    match sure {
        true => vacate(desk, asker, Some(id), info.id, true).await,
        false => ask_to_free(desk, asker, id, seat).await,
    }
}
