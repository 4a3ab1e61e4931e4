//! Actions in canonical notation (rules page, 6.1 and 6.2).

use super::army::Army;
use super::board::Kind;
use super::moves::Move;
use super::position::{Position, SEATS};
use super::square::Square;
use crate::game::Seat;
use std::fmt;
use std::str::FromStr;

/// A move as it is written. Pawns of all kinds are written alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Written {
    /// The letter of the piece: `K Q B N R P`.
    pub piece: char,
    /// From where.
    pub from: Square,
    /// Whether it is written as a capture.
    pub takes: bool,
    /// Where to.
    pub to: Square,
    /// What the pawn becomes.
    pub promotion: Option<Kind>,
}

/// What a seat does beside moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Offers a draw.
    OfferDraw,
    /// Agrees to the draw offered.
    AcceptDraw,
    /// Refuses the draw offered, which ends the offer.
    DeclineDraw,
    /// Takes back the offer or its own agreement, which ends the offer.
    WithdrawDraw,
    /// Offers to exchange the captured kings.
    OfferExchange {
        /// To whom.
        to: Seat,
        /// Where the king that the actor gives back is put.
        square: Square,
    },
    /// Accepts the exchange.
    AcceptExchange {
        /// Whose offer.
        of: Seat,
        /// Where the king that the actor gives back is put.
        square: Square,
    },
    /// Refuses the exchange.
    DeclineExchange {
        /// Whose offer.
        of: Seat,
    },
    /// Takes the offer to exchange back.
    WithdrawExchange {
        /// To whom it was made.
        to: Seat,
    },
    /// Gives the army over to the ally and leaves.
    HandOver {
        /// The ally.
        to: Seat,
    },
    /// Gives the game up for the team.
    Resign,
}

/// An action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A move of the army on turn.
    Move(Written),
    /// An act.
    Act {
        /// Who acts.
        by: Seat,
        /// What he does.
        act: Act,
    },
}

/// The text is in no notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

/// The name of a seat in notation.
#[must_use]
pub fn seat_name(seat: Seat) -> &'static str {
    Army::of(seat).map_or("nobody", Army::name)
}

/// The seat of that name.
#[must_use]
pub fn seat_of_name(name: &str) -> Option<Seat> {
    SEATS.into_iter().find(|seat| seat_name(*seat) == name)
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.takes { 'x' } else { '-' };
        write!(f, "{}{}{sign}{}", self.piece, self.from, self.to)?;
        match self.promotion {
            Some(kind) => write!(f, "={}", kind.letter()),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (by, act) = match self {
            Action::Move(written) => return write!(f, "{written}"),
            Action::Act { by, act } => (seat_name(*by), act),
        };
        match *act {
            Act::OfferDraw => write!(f, "offer draw {by}"),
            Act::AcceptDraw => write!(f, "accept draw {by}"),
            Act::DeclineDraw => write!(f, "decline draw {by}"),
            Act::WithdrawDraw => write!(f, "withdraw draw {by}"),
            Act::OfferExchange { to, square } => write!(f, "offer exchange {by}>{} {square}", seat_name(to)),
            Act::AcceptExchange { of, square } => {
                write!(f, "accept exchange {by}>{} {square}", seat_name(of))
            }
            Act::DeclineExchange { of } => write!(f, "decline exchange {by}>{}", seat_name(of)),
            Act::WithdrawExchange { to } => write!(f, "withdraw exchange {by}>{}", seat_name(to)),
            Act::HandOver { to } => write!(f, "handover {by}>{}", seat_name(to)),
            Act::Resign => write!(f, "resign {by}"),
        }
    }
}

impl FromStr for Written {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Written, NotAnAction> {
        if !text.is_ascii() || !matches!(text.len(), 6 | 8) {
            return Err(NotAnAction);
        }
        let square = |range| text.get(range).and_then(Square::from_name).ok_or(NotAnAction);
        let piece = text.chars().next().filter(|c| "KQBNRP".contains(*c)).ok_or(NotAnAction)?;
        let takes = match text.get(3..4) {
            Some("x") => true,
            Some("-") => false,
            _ => return Err(NotAnAction),
        };
        let promotion = match text.get(6..) {
            Some("=Q") => Some(Kind::Queen),
            Some("=B") => Some(Kind::Bishop),
            Some("=N") => Some(Kind::Knight),
            Some("=R") => Some(Kind::Rook),
            Some("") => None,
            _ => return Err(NotAnAction),
        };
        Ok(Written { piece, from: square(1..3)?, takes, to: square(4..6)?, promotion })
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        if let Ok(written) = text.parse() {
            return Ok(Action::Move(written));
        }
        let words: Vec<&str> = text.split(' ').collect();
        let seat = |name: &str| seat_of_name(name).ok_or(NotAnAction);
        let pair = |names: &str| {
            let (by, to) = names.split_once('>').ok_or(NotAnAction)?;
            Ok((seat(by)?, seat(to)?))
        };
        let square = |name: &str| Square::from_name(name).ok_or(NotAnAction);
        let (by, act) = match words[..] {
            ["offer", "draw", by] => (seat(by)?, Act::OfferDraw),
            ["accept", "draw", by] => (seat(by)?, Act::AcceptDraw),
            ["decline", "draw", by] => (seat(by)?, Act::DeclineDraw),
            ["withdraw", "draw", by] => (seat(by)?, Act::WithdrawDraw),
            ["offer", "exchange", names, at] => {
                let (by, to) = pair(names)?;
                (by, Act::OfferExchange { to, square: square(at)? })
            }
            ["accept", "exchange", names, at] => {
                let (by, of) = pair(names)?;
                (by, Act::AcceptExchange { of, square: square(at)? })
            }
            ["decline", "exchange", names] => {
                let (by, of) = pair(names)?;
                (by, Act::DeclineExchange { of })
            }
            ["withdraw", "exchange", names] => {
                let (by, to) = pair(names)?;
                (by, Act::WithdrawExchange { to })
            }
            ["handover", names] => {
                let (by, to) = pair(names)?;
                (by, Act::HandOver { to })
            }
            ["resign", by] => (seat(by)?, Act::Resign),
            _ => return Err(NotAnAction),
        };
        Ok(Action::Act { by, act })
    }
}

impl Position {
    /// A move as it is written here.
    #[must_use]
    pub fn written(&self, mv: &Move) -> Written {
        Written {
            piece: mv.kind.letter(),
            from: mv.from,
            takes: self.board.occupied() & mv.to.bit() != 0,
            to: mv.to,
            promotion: mv.promotion,
        }
    }

    /// The legal moves of the army on turn as they are written, sorted by byte value.
    #[must_use]
    pub fn written_moves(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.moves().iter().map(|mv| self.written(mv).to_string()).collect();
        texts.sort_unstable();
        texts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_as_the_page_writes_them() {
        for text in [
            "Qa3-c1",
            "Ph2xg3",
            "Pg4-h4=B",
            "Ka1-b2",
            "offer draw yellow",
            "accept draw black",
            "decline draw red",
            "withdraw draw blue",
            "offer exchange red>blue b1",
            "accept exchange blue>red a8",
            "decline exchange blue>red",
            "withdraw exchange red>blue",
            "handover yellow>red",
            "resign black",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "",
            " ",
            "qa3-c1",
            "Qa3c1",
            "Qa3-c1 ",
            "Qa3-c1=",
            "Pg4-h4=K",
            "Pg4-h4=b",
            "Qa3-i1",
            "Xa3-c1",
            "Qa3–c1",
            "offer",
            "offer draw",
            "offer draw green",
            "offer  draw red",
            "offer draw Red",
            "offer exchange red>blue",
            "offer exchange red b1",
            "accept exchange blue>red i8",
            "decline exchange blue>red a8",
            "handover yellow",
            "resign",
            "resign black ",
        ] {
            assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
        }
    }
}
