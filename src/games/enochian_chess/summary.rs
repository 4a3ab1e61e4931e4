//! The position in short lines, most useful first: for alt text and for readers without pictures.

use super::army::Army;
use super::board::Kind;
use super::herald::{armies, end};
use super::position::{Position, SEATS, Status, ally};
use crate::game::Seat;
use crate::words::Message;

/// The men of a complete army.
const ARMY: u32 = 9;

impl Position {
    /// What is unusual about the turn (or how the game ended), checks, frozen and revived armies, who has
    /// left, and the material of each army.
    #[must_use]
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
        self.add_material(&mut lines);
        lines
    }

    /// What is unusual about the turn: who moves for whom, and a last move.
    #[must_use]
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

    /// What a seat plays with now, where its name does not say it.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Option<Message> {
        let own = Army::of(seat)?;
        let commanded: Vec<Army> = self.commanded(seat).collect();
        Some(match commanded[..] {
            [only] if only == own => return None,
            [only] => Message::new("eno-side-other").with("army", only.seat()),
            [one, other] => {
                // The own army first.
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

    fn add_material(&self, lines: &mut Vec<Message>) {
        if Army::ALL.into_iter().all(|army| self.board.men(army) == ARMY) {
            lines.push(Message::new("eno-line-all-complete").with("count", i64::from(ARMY)));
            return;
        }
        for army in Army::ALL {
            let of = |id| Message::new(id).with("army", army.seat());
            let count = |kind: Kind| i64::from(self.board.each(army, kind).count_ones());
            lines.push(match self.board.men(army) {
                0 => of("eno-line-no-pieces"),
                ARMY => of("eno-line-complete").with("count", i64::from(ARMY)),
                _ => {
                    let men =
                        Kind::ALL[..5].iter().map(|kind| (format!("eno-count-{}", kind.id()), count(*kind)));
                    let pawns = Kind::PAWNS.into_iter().map(count).sum();
                    let men = men.chain([("eno-count-pawn".to_owned(), pawns)]);
                    let men = men.filter(|(_, count)| *count > 0);
                    let men =
                        men.map(|(id, count)| Message::new(id).with("count", count)).collect::<Vec<_>>();
                    of("eno-line-material").with("pieces", men)
                }
            });
        }
    }
}
