//! A board on a page: its picture turned to the reader, the areas on it, and the next choices. The questions are
//! those of the menus ([`liege_game::tap`]).

mod choosing;
mod of_exercise;
mod of_table;
mod on_picture;

pub use choosing::{Areas, BoardSeen, Lit, LitChoice, Looking, MOST_TRIED, On, Pointing};
pub(crate) use choosing::{language_of, member_of, own_side};
pub use of_table::{board_picture, board_seen};
pub use on_picture::clickable;

use crate::desk::{Desk, Fault, Person, Place};

/// Returns the choices after these, on a board.
///
/// # Errors
/// If the data can't be read; the inner error is a sentence: the game has moved on, or no move begins so.
pub async fn lit(
    desk: &Desk,
    who: &Person,
    place: &Place,
    on: On<'_>,
    pointing: Pointing<'_>,
) -> Result<Result<Lit, String>, Fault> {
    match on {
        On::Table(looking) => of_table::lit(desk, who, place, looking, pointing).await,
        On::Picture(name) => on_picture::lit(desk, who, name, pointing).await,
    }
}
