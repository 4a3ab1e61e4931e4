//! Boards to choose on: with marks on the choices, and the places of everything.

use crate::desk::Picture;
use crate::desk::draw::{DrawError, Look, alt, name_of, rendered, scene_of};
use liege_game::scene::Mark;
use liege_game::tap::{Asks, Pointed};
use liege_game::{Game, Scene, Seat};
use liege_render::Renderer;
use liege_table::{Moment, Table};
use std::sync::Arc;

/// Draws a moment with marks on the answers to a question; the targets of moves are in the look.
///
/// # Errors
/// The renderer's.
pub async fn picture(
    renderer: &Arc<Renderer>,
    table: &Table,
    moment: &Moment,
    look: Look<'_>,
    pointed: &Pointed<'_>,
) -> Result<Picture, DrawError> {
    let hidden = table.hidden_then(moment, look.reader);
    let mut scene = scene_of(table, moment, &hidden, look);
    mark(&mut scene, pointed);
    let alt = alt(table, moment, &hidden, look.language, look.reader);
    rendered(renderer, scene, name_of(table, moment, look), &alt).await
}

/// Marks the choices that the game has not marked as targets.
pub fn mark(scene: &mut Scene, pointed: &Pointed<'_>) {
    let spots = pointed.choices.iter().filter_map(|choice| choice.spot);
    let areas: Vec<_> = match pointed.asks {
        Asks::Target => Vec::new(),
        Asks::Piece | Asks::Which => spots.filter_map(|spot| scene.area(spot)).cloned().collect(),
    };
    scene.marks.extend(areas.into_iter().map(|area| match pointed.asks {
        Asks::Which => {
            Mark::Target { at: area.centre(), radius: (area.radius() * 0.8).round() as u16, takes: false }
        }
        Asks::Piece | Asks::Target => Mark::Chosen { area },
    }));
}

/// The view of a picture of a board, as its file name says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictured {
    pub table: i64,
    /// The number of actions that people saw.
    pub number: usize,
    /// The seat at the bottom and the layout, joined by a hyphen; usual values are left out.
    angle: String,
}

impl Pictured {
    /// Reads a name that [`name_of`] has made.
    pub fn of(name: &str) -> Option<Pictured> {
        let mut parts = name.strip_prefix("table-")?.strip_suffix(".png")?.splitn(3, '-');
        let (table, number) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        Some(Pictured { table, number, angle: parts.next().unwrap_or_default().to_owned() })
    }

    /// Returns the seat at the bottom and the layout, at a table of that game.
    pub fn angle(&self, game: &dyn Game) -> (Option<Seat>, &str) {
        let after = |id: &str| {
            let rest = self.angle.strip_prefix(id)?;
            if rest.is_empty() { Some("") } else { rest.strip_prefix('-') }
        };
        let mut seats = (0u8..).map(Seat).zip(game.seats());
        let turned = seats.find_map(|(seat, info)| Some((Some(seat), after(info.id)?)));
        turned.unwrap_or((None, &self.angle))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_picture_says_what_it_shows() {
        let angle = |name: &str, game: &str| {
            let game = liege_game::by_id(game)?;
            let pictured = Pictured::of(name)?;
            let (seat, layout) = pictured.angle(game);
            Some((pictured.table, pictured.number, seat, layout.to_owned()))
        };
        let is = |table, number, seat, layout: &str| Some((table, number, seat, layout.to_owned()));
        assert_eq!(angle("table-12-34.png", "chess"), is(12, 34, None, ""));
        assert_eq!(angle("table-12-34-black.png", "chess"), is(12, 34, Some(Seat(1)), ""));
        assert_eq!(angle("table-1-0-scarlet-wide.png", "dragonchess"), is(1, 0, Some(Seat(1)), "wide"));
        assert_eq!(angle("table-1-0-wide.png", "dragonchess"), is(1, 0, None, "wide"));
        for name in ["table-1.png", "table-x-1.png", "table-1-2.gif", "board.png", ""] {
            assert_eq!(angle(name, "chess"), None, "{name}");
        }
    }
}
