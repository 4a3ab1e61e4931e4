//! The position in short lines, most useful first: for alt text and for readers without pictures.

use super::position::{Kind, Position, SEATS};
use super::sentences::end;
use liege_game::Seat;
use liege_words::Message;

/// Pieces of a complete army.
const ARMY: usize = 18;

impl Position {
    /// The side to move (or the end of the game), checks, seats that are out, and the material of each army.
    /// (Ties and offers: [`Position::pacts`].)
    #[must_use]
    pub fn summary(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        match self.outcome() {
            Some(outcome) => {
                let winner = SEATS.into_iter().find(|seat| !self.drawn && self.is_in_game(*seat));
                lines.push(end(&outcome, winner));
            }
            None => lines.extend(self.turn_line()),
        }
        let checks = self.checks();
        for king in SEATS {
            for by in SEATS {
                if checks.iter().any(|check| check.king == king && check.by == by) {
                    lines.push(Message::new("tpc-line-check").with("king", king).with("by", by));
                }
            }
        }
        for seat in SEATS.into_iter().filter(|seat| !self.is_living(*seat)) {
            lines.push(match self.commander[seat.index()] {
                Some(now) => Message::new("tpc-line-captured").with("seat", seat).with("now", now),
                None => Message::new("tpc-line-out").with("seat", seat),
            });
        }
        self.add_material(&mut lines);
        lines
    }

    /// The remark on an unusual turn: an order, or a choice between lords. (The table itself says whose turn
    /// it is.)
    pub(super) fn turn_line(&self) -> Option<Message> {
        match self.mover() {
            Some(seat) if seat == self.turn => None,
            Some(lord) => Some(Message::new("tpc-line-order").with("lord", lord).with("vassal", self.turn)),
            None => Some(Message::new("tpc-line-choice").with("vassal", self.turn)),
        }
    }

    fn add_material(&self, lines: &mut Vec<Message>) {
        let count = |army: Seat, kind: Kind| {
            self.board.iter().flatten().filter(|piece| piece.army == army && piece.kind == kind).count()
        };
        let total = |army: Seat| Kind::ALL.into_iter().map(|kind| count(army, kind)).sum::<usize>();
        if SEATS.into_iter().all(|army| total(army) == ARMY) {
            lines.push(Message::new("tpc-line-all-complete").with("count", ARMY as i64));
            return;
        }
        for army in SEATS {
            let of = |id| Message::new(id).with("seat", army);
            lines.push(match total(army) {
                0 => of("tpc-line-no-pieces"),
                ARMY => of("tpc-line-complete").with("count", ARMY as i64),
                _ => {
                    let pieces: Vec<Message> = Kind::ALL
                        .into_iter()
                        .map(|kind| (kind, count(army, kind)))
                        .filter(|(_, count)| *count > 0)
                        .map(|(kind, count)| {
                            Message::new(format!("tpc-count-{}", kind.id())).with("count", count as i64)
                        })
                        .collect();
                    of("sqr-line-material").with("pieces", pieces)
                }
            });
        }
    }
}
