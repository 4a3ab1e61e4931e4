//! The last move.

use super::super::plays::move_of;
use liege_game::scene::View;
use liege_squares::{Play, Played};

/// The last move, if it is the last action shown.
pub(super) fn last<'a>(last: &'a [Played], view: &View<'_>) -> Option<&'a Play> {
    let play = &last.last()?.play;
    view.last.contains(&move_of(play)?.to_string()).then_some(play)
}
