//! Marks on the board: the last move and its effects, checks, frozen armies, offers, targets.

use super::board::place;
use super::colours::{art, livery};
use crate::enochian_chess::act::Topic;
use crate::enochian_chess::army::Army;
use crate::enochian_chess::board::Kind;
use crate::enochian_chess::position::{Offer, Position};
use crate::enochian_chess::square::Square;
use liege_game::scene::{Figure, Grid, Look, Mark, Presence, View};
use liege_game::{Event, Seat};
use liege_words::{Arg, Message};

/// The marks of a picture, with their ghosts.
pub(super) struct Marks {
    /// The marks, in the order in which they are drawn.
    pub all: Vec<Mark>,
    /// Ghosts of pieces that are gone, or not there yet.
    pub ghosts: Vec<Figure>,
    /// Squares whose name would be under a mark.
    pub covered: Vec<Square>,
}

/// All marks of a position in a view.
pub(super) fn marks(position: &Position, grid: Grid, view: &View<'_>) -> Marks {
    let mut marks = Marks { all: Vec::new(), ghosts: Vec::new(), covered: Vec::new() };
    for army in Army::ALL.into_iter().filter(|army| position.in_check(*army)) {
        if let Some(king) = position.board.king(army) {
            let mate = position.turn() == Some(army) && position.is_mated();
            marks.all.push(check(position, grid, king, mate));
        }
    }
    for action in view.last {
        if let Some((from, to)) = ends(action) {
            marks.all.extend(grid.way(&[from, to].map(place)));
        }
    }
    for event in view.news {
        marks.news(grid, event);
    }
    marks.frozen_armies(position, grid);
    marks.offered_king(position, grid, view);
    marks.targets(grid, view);
    marks
}

/// The mark of a check: the burst is behind the king, also on a shared throne.
fn check(position: &Position, grid: Grid, king: Square, mate: bool) -> Mark {
    let area = grid.area(place(king));
    if position.board.on(king).count() < 2 {
        return grid.check(place(king), mate);
    }
    let at = area.centre().moved(-0.13 * grid.cell(), 0.13 * grid.cell());
    Mark::Check { area, at, size: (grid.cell() * 1.3).round() as u16, mate }
}

/// The squares of a move in canonical notation.
fn ends(action: &str) -> Option<(Square, Square)> {
    Some((Square::from_name(action.get(1..3)?)?, Square::from_name(action.get(4..6)?)?))
}

/// The square that a message names.
fn square_in(message: &Message, name: &str) -> Option<Square> {
    message.args().iter().find_map(|(key, arg)| match arg {
        Arg::Text(text) if *key == name => Square::from_name(text),
        _ => None,
    })
}

/// The army that a message names.
fn army_in(message: &Message, name: &str) -> Option<Army> {
    message.args().iter().find_map(|(key, arg)| match arg {
        Arg::Seat(seat) if *key == name => Army::of(Seat(*seat)),
        _ => None,
    })
}

impl Marks {
    /// Adds a snowflake on the throne of each frozen army; all its pieces are washed with ice.
    fn frozen_armies(&mut self, position: &Position, grid: Grid) {
        for army in Army::ALL.into_iter().filter(|army| position.is_frozen(*army)) {
            let throne = place(army.throne());
            self.all.push(Mark::Frozen { area: grid.area(throne) });
            // A king that has just fallen there leaves its ghost on it.
            let stands = position.board.first(army.throne()).is_some();
            if stands || self.covered.contains(&army.throne()) {
                self.all.push(grid.snowflake(throne));
            } else {
                let size = (grid.cell() * 0.62).round() as u16;
                self.all.push(Mark::Snowflake { at: grid.centre(throne), size });
                self.covered.push(army.throne());
            }
        }
    }

    fn ghost(&mut self, grid: Grid, look: Look, square: Square) {
        self.ghosts.push(Figure { presence: Presence::Ghost, ..grid.figure(look, place(square)) });
        self.covered.push(square);
    }

    /// Marks the captures of the last action elsewhere than at its end, and kings that fell or came back.
    fn news(&mut self, grid: Grid, event: &Event) {
        let message = &event.message;
        match message.id() {
            id @ ("eno-concourse-bishops" | "eno-concourse-queens") => {
                let kind = if id == "eno-concourse-queens" { Kind::Queen } else { Kind::Bishop };
                let lists = message.args().iter().filter_map(|(_, arg)| match arg {
                    Arg::All(parts) => Some(parts),
                    _ => None,
                });
                for part in lists.flatten() {
                    let taken = army_in(part, "army").zip(square_in(part, "square"));
                    let Some((army, square)) = taken else { continue };
                    self.ghost(grid, Look::new(art(kind), livery(army)), square);
                    self.all.push(grid.taken(place(square)));
                }
            }
            "eno-fell" | "eno-fell-together" | "eno-fell-at-once" | "eno-fell-at-once-together" => {
                let fallen = army_in(message, "army").zip(square_in(message, "square"));
                if let Some((army, square)) = fallen {
                    self.ghost(grid, Look::new(art(Kind::King), livery(army)), square);
                    self.all.push(grid.taken(place(square)));
                }
            }
            "eno-kings-return" => {
                for square in ["square", "other"].into_iter().filter_map(|name| square_in(message, name)) {
                    self.all.push(Mark::To { area: grid.area(place(square)) });
                }
            }
            _ => {}
        }
    }

    /// Adds the king that an open offer would bring back, as a ghost on its square.
    fn offered_king(&mut self, position: &Position, grid: Grid, view: &View<'_>) {
        let Some(Offer::Exchange(offer)) = position.offer(Topic::Exchange) else { return };
        if !view.hidden.iter().any(|key| key == Topic::Exchange.word()) {
            self.ghost(grid, Look::new(art(Kind::King), livery(offer.captive)), offer.square);
        }
    }

    fn targets(&mut self, grid: Grid, view: &View<'_>) {
        let moves: Vec<(Square, Square, bool)> = view
            .targets
            .iter()
            .filter_map(|text| ends(text).map(|(from, to)| (from, to, text.contains('x'))))
            .collect();
        let mut seen: Vec<Square> = Vec::new();
        for (_, to, takes) in &moves {
            // A pawn with several promotions has one target.
            if !seen.contains(to) {
                seen.push(*to);
                self.all.push(grid.target(place(*to), *takes));
            }
        }
        if let Some((from, ..)) = moves.first() {
            self.all.push(grid.chosen(place(*from)));
        }
    }
}
