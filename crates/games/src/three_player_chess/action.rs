//! Actions: moves and diplomatic acts (rules page, 6.1).

use super::board::Cell;
use liege_game::Seat;
use std::fmt;
use std::str::FromStr;

/// An action with the seat that enters it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A move entered by `actor` (for an order: the lord).
    Move {
        /// The seat that enters it.
        actor: Seat,
        /// The move.
        mv: Move,
    },
    /// An act.
    Act {
        /// The seat that does it.
        actor: Seat,
        /// The act.
        act: Act,
    },
    /// `*:lapse`, entered by the referee's clock.
    Lapse,
}

/// The sort of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// `-`: to an empty cell.
    Quiet,
    /// `x`: captures the piece on the destination.
    Capture,
    /// `x…^cell`: en passant, captures the pawn on that cell.
    EnPassant(Cell),
    /// `*`: castling; `to` is the *rook's* cell.
    Castling,
}

/// A move with its declarations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Origin.
    pub from: Cell,
    /// Destination; for castling the rook's cell.
    pub to: Cell,
    /// The sort of move.
    pub kind: MoveKind,
    /// `!L`: "I am my own lord".
    pub free_of: Option<Seat>,
    /// `+XY`: declared check to bonded partners, by seat.
    pub check: [bool; 3],
}

/// The topic of an offer, answer or declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Object {
    /// `L>V`.
    Bond {
        /// The lord.
        lord: Seat,
        /// The vassal.
        vassal: Seat,
    },
    /// `A=B`, with the number of turns when offered.
    Truce {
        /// Index into [`super::position::PAIRS`].
        pair: usize,
        /// Turns, 1 to 9, in an offer; `None` in an answer.
        turns: Option<u8>,
    },
    /// `draw`.
    Draw,
}

/// A diplomatic act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// `resign`.
    Resign,
    /// `offer …`.
    Offer(Object),
    /// `accept …`.
    Accept(Object),
    /// `refuse …`.
    Refuse(Object),
    /// `withdraw …`.
    Withdraw(Object),
    /// `claim L>V`: the lord wants the vassal's next available turn.
    Claim {
        /// The vassal (the lord is the actor).
        vassal: Seat,
    },
    /// `waive L>V`.
    Waive {
        /// The vassal (the lord is the actor).
        vassal: Seat,
    },
    /// `obey L>V`: the vassal names the lord who moves now.
    Obey {
        /// The lord (the vassal is the actor).
        lord: Seat,
    },
}

/// The reason why a text is not canonical notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// No `X:` or `*:` at the start.
    Actor {
        /// The whole text.
        text: String,
    },
    /// `*:` is followed by another word than `lapse`.
    Referee {
        /// That word.
        text: String,
    },
    /// Neither a move nor a known act.
    Verb {
        /// The text there.
        text: String,
    },
    /// A cell that does not exist or is not written canonically.
    Cell {
        /// The text there.
        text: String,
    },
    /// The text after the second cell of a move makes no sense.
    Tail {
        /// The text there.
        text: String,
    },
    /// The object of an act: not `L>V`, `A=B` (with `/n` exactly in an offer) or `draw`.
    Object {
        /// The text there.
        text: String,
    },
    /// `claim`, `waive` are for the lord of the bond, `obey` for its vassal.
    Party {
        /// The seat that should enter it.
        entitled: Seat,
    },
}

/// The letters of the seats.
pub const LETTERS: [char; 3] = ['R', 'W', 'B'];

/// The letter of a seat.
#[must_use]
pub fn letter(seat: Seat) -> char {
    LETTERS.get(seat.index()).copied().unwrap_or('?')
}

pub(super) fn seat_of(letter: char) -> Option<Seat> {
    LETTERS.iter().position(|own| *own == letter).map(|index| super::position::SEATS[index])
}

impl Action {
    /// The seat that enters it; `None` for the referee.
    #[must_use]
    pub fn actor(self) -> Option<Seat> {
        match self {
            Action::Move { actor, .. } | Action::Act { actor, .. } => Some(actor),
            Action::Lapse => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = match self.kind {
            MoveKind::Quiet => '-',
            MoveKind::Capture | MoveKind::EnPassant(_) => 'x',
            MoveKind::Castling => '*',
        };
        write!(f, "{}{separator}{}", self.from, self.to)?;
        if let MoveKind::EnPassant(pawn) = self.kind {
            write!(f, "^{pawn}")?;
        }
        self.write_declarations(f)
    }
}

impl Move {
    /// A move without declarations.
    #[inline]
    #[must_use]
    pub fn plain(from: Cell, to: Cell, kind: MoveKind) -> Move {
        Move { from, to, kind, free_of: None, check: [false; 3] }
    }

    /// This move without its declarations.
    #[must_use]
    pub fn undeclared(self) -> Move {
        Move::plain(self.from, self.to, self.kind)
    }

    /// Writes `!L` and `+XY`.
    pub(super) fn write_declarations(&self, f: &mut impl fmt::Write) -> fmt::Result {
        if let Some(lord) = self.free_of {
            write!(f, "!{}", letter(lord))?;
        }
        if self.check.contains(&true) {
            f.write_char('+')?;
            for (seat, _) in LETTERS.into_iter().zip(self.check).filter(|(_, named)| *named) {
                f.write_char(seat)?;
            }
        }
        Ok(())
    }

    fn read(text: &str) -> Result<Move, ActionError> {
        let tail = |text: &str| ActionError::Tail { text: text.to_owned() };
        let cell = |text: &str| Cell::from_name(text).ok_or(ActionError::Cell { text: text.to_owned() });
        let separator = text.find(['-', 'x', '*']).ok_or_else(|| tail(text))?;
        let from = cell(&text[..separator])?;
        let rest = &text[separator + 1..];
        let end = rest.find(['^', '!', '+']).unwrap_or(rest.len());
        let to = cell(&rest[..end])?;
        let mut rest = &rest[end..];
        let kind = match text.as_bytes()[separator] {
            b'-' => MoveKind::Quiet,
            b'*' => MoveKind::Castling,
            _ => match rest.strip_prefix('^') {
                None => MoveKind::Capture,
                Some(pawn) => {
                    let end = pawn.find(['!', '+']).unwrap_or(pawn.len());
                    rest = &pawn[end..];
                    MoveKind::EnPassant(cell(&pawn[..end])?)
                }
            },
        };
        let mut mv = Move::plain(from, to, kind);
        if let Some(free) = rest.strip_prefix('!') {
            let mut letters = free.chars();
            mv.free_of = Some(letters.next().and_then(seat_of).ok_or_else(|| tail(rest))?);
            rest = letters.as_str();
        }
        if let Some(named) = rest.strip_prefix('+') {
            let seats: Option<Vec<Seat>> = named.chars().map(seat_of).collect();
            let seats = seats.filter(|seats| !seats.is_empty() && seats.is_sorted_by(|a, b| a < b));
            for seat in seats.ok_or_else(|| tail(rest))? {
                mv.check[seat.index()] = true;
            }
            rest = "";
        }
        if rest.is_empty() { Ok(mv) } else { Err(tail(rest)) }
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Object::Bond { lord, vassal } => write!(f, "{}>{}", letter(*lord), letter(*vassal)),
            Object::Truce { pair, turns } => {
                let [a, b] = super::position::parties(*pair);
                write!(f, "{}={}", letter(a), letter(b))?;
                turns.map_or(Ok(()), |turns| write!(f, "/{turns}"))
            }
            Object::Draw => f.write_str("draw"),
        }
    }
}

impl Object {
    /// This object in the form of an answer: a truce without its turns.
    #[must_use]
    pub fn as_answer(self) -> Object {
        match self {
            Object::Truce { pair, .. } => Object::Truce { pair, turns: None },
            other => other,
        }
    }

    /// The two seats of the object; `None` for a draw.
    #[must_use]
    pub fn seats(self) -> Option<[Seat; 2]> {
        match self {
            Object::Bond { lord, vassal } => Some([lord, vassal]),
            Object::Truce { pair, .. } => Some(super::position::parties(pair)),
            Object::Draw => None,
        }
    }

    /// Reads an object; `turns`: whether a truce must have them.
    fn read(text: &str, turns: bool) -> Result<Object, ActionError> {
        let error = || ActionError::Object { text: text.to_owned() };
        if text == "draw" {
            return Ok(Object::Draw);
        }
        let letters: Vec<char> = text.chars().collect();
        match letters[..] {
            [lord, '>', vassal] => {
                let (lord, vassal) = seat_of(lord).zip(seat_of(vassal)).ok_or_else(error)?;
                if lord == vassal { Err(error()) } else { Ok(Object::Bond { lord, vassal }) }
            }
            [a, '=', b, ref rest @ ..] => {
                let (a, b) = seat_of(a).zip(seat_of(b)).filter(|(a, b)| a < b).ok_or_else(error)?;
                let number = match rest {
                    [] => None,
                    ['/', digit @ '1'..='9'] => digit.to_digit(10).and_then(|turns| u8::try_from(turns).ok()),
                    _ => return Err(error()),
                };
                if number.is_some() != turns {
                    return Err(error());
                }
                Ok(Object::Truce { pair: super::position::pair_of(a, b), turns: number })
            }
            _ => Err(error()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (actor, act) = match self {
            Action::Lapse => return f.write_str("*:lapse"),
            Action::Move { actor, mv } => return write!(f, "{}:{mv}", letter(*actor)),
            Action::Act { actor, act } => (*actor, act),
        };
        write!(f, "{}:", letter(actor))?;
        let bond = |lord: Seat, vassal: Seat| Object::Bond { lord, vassal };
        match act {
            Act::Resign => f.write_str("resign"),
            Act::Offer(object) => write!(f, "offer {object}"),
            Act::Accept(object) => write!(f, "accept {object}"),
            Act::Refuse(object) => write!(f, "refuse {object}"),
            Act::Withdraw(object) => write!(f, "withdraw {object}"),
            Act::Claim { vassal } => write!(f, "claim {}", bond(actor, *vassal)),
            Act::Waive { vassal } => write!(f, "waive {}", bond(actor, *vassal)),
            Act::Obey { lord } => write!(f, "obey {}", bond(*lord, actor)),
        }
    }
}

impl FromStr for Action {
    type Err = ActionError;

    /// Reads canonical notation, and nothing else (6.1).
    fn from_str(text: &str) -> Result<Action, ActionError> {
        let mut letters = text.chars();
        let nobody = || ActionError::Actor { text: text.to_owned() };
        let actor = letters.next().ok_or_else(nobody)?;
        let rest = letters.as_str().strip_prefix(':').ok_or_else(nobody)?;
        if actor == '*' {
            return if rest == "lapse" {
                Ok(Action::Lapse)
            } else {
                Err(ActionError::Referee { text: rest.to_owned() })
            };
        }
        let actor = seat_of(actor).ok_or_else(nobody)?;
        let act = |act| Ok(Action::Act { actor, act });
        if rest == "resign" {
            return act(Act::Resign);
        }
        let Some((verb, object)) = rest.split_once(' ') else {
            if !rest.starts_with(LETTERS) {
                return Err(ActionError::Verb { text: rest.to_owned() });
            }
            return Ok(Action::Move { actor, mv: Move::read(rest)? });
        };
        let bond = || match Object::read(object, false)? {
            Object::Bond { lord, vassal } => Ok((lord, vassal)),
            _ => Err(ActionError::Object { text: object.to_owned() }),
        };
        let entitled =
            |seat: Seat| if seat == actor { Ok(()) } else { Err(ActionError::Party { entitled: seat }) };
        match verb {
            "offer" => act(Act::Offer(Object::read(object, true)?)),
            "accept" => act(Act::Accept(Object::read(object, false)?)),
            "refuse" => act(Act::Refuse(Object::read(object, false)?)),
            "withdraw" => act(Act::Withdraw(Object::read(object, false)?)),
            "claim" | "waive" => {
                let (lord, vassal) = bond()?;
                entitled(lord)?;
                act(if verb == "claim" { Act::Claim { vassal } } else { Act::Waive { vassal } })
            }
            "obey" => {
                let (lord, vassal) = bond()?;
                entitled(vassal)?;
                act(Act::Obey { lord })
            }
            _ => Err(ActionError::Verb { text: verb.to_owned() }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn canonical_notation_is_read_and_written_alike() {
        for text in [
            "W:WC5-WV7",
            "B:BP4xWV10",
            "W:WT2*WP6",
            "B:WV6xWS6^WV7",
            "R:WC5-WT1!W",
            "R:WC5-WP3+W",
            "R:WC5xWT1!W+B",
            "R:WV6xWS6^WV7!W+B",
            "R:WC5-WP3+WB",
            "R:resign",
            "W:offer W>R",
            "R:accept W>R",
            "R:refuse W>R",
            "W:withdraw W>R",
            "W:offer R=W/3",
            "R:accept R=W",
            "W:offer draw",
            "B:refuse draw",
            "W:claim W>R",
            "W:waive W>R",
            "R:obey W>R",
            "*:lapse",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn nothing_else_is_canonical() {
        for text in [
            "",
            "W",
            "W:",
            "X:resign",
            "*:resign",
            "*:",
            "w:WC5-WV7",
            "W:wc5-wv7",
            "W:WC5-WV07",
            "W:WC5-WV19",
            "W:WC5WV7",
            "W:WC5-WV7 ",
            "W: WC5-WV7",
            "W:WC5-WV7+",
            "W:WC5-WV7+BR",
            "W:WC5-WV7+BB",
            "W:WC5-WV7+X",
            "W:WC5-WV7!",
            "W:WC5-WV7!X",
            "W:WC5-WV7+B!R",
            "W:WC5-WS6^WV7",
            "W:WC5xWS6^",
            "W:offer",
            "W:offer W>W",
            "W:offer W=R/3",
            "W:offer R=W",
            "W:offer R=W/0",
            "W:offer R=W/10",
            "W:accept R=W/3",
            "R:claim W>R",
            "W:obey W>R",
            "W:claim draw",
            "W:resign ",
            "W:give W>R",
            "W:offer  draw",
            "Ш:resign",
            "W:Ж-WV7",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
