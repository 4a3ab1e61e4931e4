//! The position in short lines, most useful first: for alt text and for readers without pictures.

use super::army::Army;
use super::position::{Position, SEATS, Status, ally};
use super::sentences::{armies, end};
use liege_game::Seat;
use liege_words::Message;

impl Position {
    /// The lines with the remark on the turn (or the end of the game), checks, frozen and revived armies,
    /// seats that have left, and the material of each army.
    pub fn summary(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        match self.result {
            Some(result) => lines.push(end(result)),
            None => lines.extend(self.turn_line()),
        }
        for king in Army::ALL {
            let by = self.checking(king);
            if !by.is_empty() {
                let line = Message::new("eno-line-check").with("king", king.seat());
                lines.push(line.with("by", armies(&by)));
            }
        }
        for army in Army::ALL {
            let of = |id| Message::new(id).with("army", army.seat());
            match self.status(army) {
                Status::King => {}
                Status::Frozen => lines.push(of("eno-line-frozen")),
                Status::Revived if self.commander(army) == army.seat() => {
                    lines.push(of("eno-line-revived-own"));
                }
                Status::Revived => lines.push(of("eno-line-revived").with("by", self.commander(army))),
            }
        }
        for seat in SEATS.into_iter().filter(|seat| self.left.contains(*seat)) {
            lines.push(Message::new("eno-line-left").with("seat", seat).with("to", ally(seat)));
        }
        lines.extend(liege_squares::material(self));
        lines
    }

    /// The remark on an unusual turn: a seat that moves for another, or a last move.
    pub fn turn_line(&self) -> Option<Message> {
        let army = self.turn()?;
        let by = self.commander(army);
        let id = match (by != army.seat(), self.is_mated()) {
            (false, false) => return None,
            (true, false) => "eno-turn-for",
            (false, true) => "eno-turn-last",
            (true, true) => "eno-turn-for-last",
        };
        Some(Message::new(id).with("army", army.seat()).with("by", by))
    }

    /// A seat's armies, if its name does not say them.
    pub fn side(&self, seat: Seat) -> Option<Message> {
        let own = Army::of(seat)?;
        let commanded: Vec<Army> = self.commanded(seat).collect();
        Some(match commanded[..] {
            [only] if only == own => return None,
            [only] => Message::new("eno-side-other").with("army", only.seat()),
            [one, other] => {
                // The seat's own army comes first.
                let (one, other) = if other == own { (other, one) } else { (one, other) };
                Message::new("eno-side-two").with("one", one.seat()).with("other", other.seat())
            }
            _ if self.left.contains(seat) => Message::new("eno-side-left").with("ally", ally(seat)),
            _ if self.status(own) == Status::Revived => {
                Message::new("eno-side-revived").with("by", self.commander(own))
            }
            _ => Message::new("eno-side-frozen"),
        })
    }
}
