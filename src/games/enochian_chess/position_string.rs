//! Position strings both ways (rules page, 6.4): eight fields, written canonically and read strictly.

use super::army::{Army, Team};
use super::board::{Kind, Piece};
use super::position::{DrawOffer, ExchangeOffer, GameResult, Position, SEATS, Status, ally};
use super::square::Square;
use crate::game::{Refusal, RefusalKind, Seat, SeatSet};
use crate::words::Message;
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// The names of the fields, as refusals give them.
const FIELDS: [&str; 8] = ["board", "turn", "status", "lost", "left", "draw", "exchange", "result"];
const BOARD: usize = 0;
const TURN: usize = 1;
const STATUS: usize = 2;
const LOST: usize = 3;
const LEFT: usize = 4;
const DRAW: usize = 5;
const EXCHANGE: usize = 6;
const RESULT: usize = 7;

/// The most men of an army in a game that is set up: more than the nine of a start, and as many as lists of
/// moves have room for.
const MEN: u32 = 16;

/// What is wrong with a position string.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionError {
    /// Which field; `None` where the string has not eight of them.
    field: Option<usize>,
    /// What is wrong.
    fault: Message,
}

impl From<PositionError> for Refusal {
    fn from(error: PositionError) -> Refusal {
        let message = match error.field {
            None => error.fault,
            Some(field) => Message::new("eno-position-field")
                .with("number", field as i64 + 1)
                .with("field", FIELDS.get(field).copied().unwrap_or_default())
                .with("fault", error.fault),
        };
        Refusal::new(RefusalKind::BadPosition, message)
    }
}

fn seat_letter(seat: Seat) -> char {
    Army::of(seat).map_or('-', Army::letter)
}

/// The letters of some armies, in their order; `-` for none.
fn letters(armies: impl Iterator<Item = Army>) -> String {
    let text: String = armies.map(Army::letter).collect();
    if text.is_empty() { "-".to_owned() } else { text }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                let pieces: Vec<Piece> = self.board.on(Square::new(file, rank)).collect();
                if pieces.is_empty() {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                let names: String =
                    pieces.iter().flat_map(|piece| [piece.army.letter(), piece.kind.code()]).collect();
                if pieces.len() > 1 { write!(f, "({names})")? } else { f.write_str(&names)? }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_char('/')?;
            }
        }
        let turn = self.turn().map_or('-', Army::letter);
        let statuses: String = self.statuses.iter().map(|status| status.letter()).collect();
        let lost = letters(Army::ALL.into_iter().filter(|army| self.has_lost(*army)));
        let of = |seats: SeatSet| letters(Army::ALL.into_iter().filter(|army| seats.contains(army.seat())));
        let agreed = self.draw.map_or(SeatSet::EMPTY, |offer| offer.agreed);
        write!(f, " {turn} {statuses} {lost} {} {} ", of(self.left), of(agreed))?;
        match self.exchange {
            Some(ExchangeOffer { by, to, square, .. }) => {
                write!(f, "{}>{}@{square}", seat_letter(by), seat_letter(to))?;
            }
            None => f.write_char('-')?,
        }
        f.write_str(match self.result {
            None => " *",
            Some(GameResult::Draw) => " draw",
            Some(GameResult::Won(Team::YellowRed)) => " yr",
            Some(GameResult::Won(Team::BlueBlack)) => " bk",
        })
    }
}

type Read<T> = Result<T, Message>;

fn fault<T>(id: &'static str, text: &str) -> Read<T> {
    Err(Message::new(id).with("text", text))
}

fn unreadable<T>(text: &str) -> Read<T> {
    fault("eno-position-unreadable", text)
}

/// The armies of some letters in their order, without repeats; none for `-`.
fn read_letters(text: &str) -> Read<Vec<Army>> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let armies: Option<Vec<Army>> = text.chars().map(Army::from_letter).collect();
    match armies {
        Some(armies) if armies.is_empty() => unreadable(text),
        Some(armies) if armies.is_sorted_by(|one, other| one < other) => Ok(armies),
        Some(_) => fault("eno-position-order", text),
        None => unreadable(text),
    }
}

fn read_seats(text: &str) -> Read<SeatSet> {
    Ok(read_letters(text)?.into_iter().map(Army::seat).collect())
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a position string; it has to be settled.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let fields: [&str; 8] = fields.try_into().map_err(|fields: Vec<&str>| PositionError {
            field: None,
            fault: Message::new("eno-position-fields").with("found", fields.len() as i64),
        })?;
        let at = |field: usize| move |fault: Message| PositionError { field: Some(field), fault };
        let mut position = Position::start("");
        position.result = read_result(fields[RESULT]).map_err(at(RESULT))?;
        position.statuses = read_statuses(fields[STATUS]).map_err(at(STATUS))?;
        position.read_board(fields[BOARD]).map_err(at(BOARD))?;
        let lost = read_letters(fields[LOST]).map_err(at(LOST))?;
        position.lost = lost.into_iter().fold(0, |bits, army| bits | army.bit());
        position.check_armies().map_err(at(BOARD))?;
        position.check_kings().map_err(at(STATUS))?;
        position.read_left(fields[LEFT]).map_err(at(LEFT))?;
        position.check_result(fields[RESULT]).map_err(at(RESULT))?;
        position.read_turn(fields[TURN]).map_err(at(TURN))?;
        position.read_draw(fields[DRAW]).map_err(at(DRAW))?;
        position.read_exchange(fields[EXCHANGE]).map_err(at(EXCHANGE))?;
        Ok(position)
    }
}

fn read_result(text: &str) -> Read<Option<GameResult>> {
    Ok(match text {
        "*" => None,
        "draw" => Some(GameResult::Draw),
        "yr" => Some(GameResult::Won(Team::YellowRed)),
        "bk" => Some(GameResult::Won(Team::BlueBlack)),
        _ => return unreadable(text),
    })
}

fn read_statuses(text: &str) -> Read<[Status; 4]> {
    let status = |c: char| match c {
        'K' => Some(Status::King),
        'f' => Some(Status::Frozen),
        'r' => Some(Status::Revived),
        _ => None,
    };
    let statuses: Option<Vec<Status>> = text.chars().map(status).collect();
    match statuses.unwrap_or_default().try_into() {
        Ok(statuses) => Ok(statuses),
        Err(_) => unreadable(text),
    }
}

impl Position {
    fn read_board(&mut self, text: &str) -> Read<()> {
        self.board = super::board::Board::default();
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != 8 {
            return Err(Message::new("eno-position-ranks").with("found", ranks.len() as i64));
        }
        for (rank, row) in (0..8u8).rev().zip(ranks) {
            let mut letters = row.chars();
            let mut file = 0u8;
            while let Some(c) = letters.next() {
                let wide = match c {
                    '1'..='8' => c as u8 - b'0',
                    _ => 1,
                };
                if file + wide > 8 {
                    return self.wrong_rank(rank, row);
                }
                let square = Square::new(file, rank);
                file += wide;
                match c {
                    '1'..='8' => {}
                    '(' => {
                        let pair: String = letters.by_ref().take_while(|c| *c != ')').collect();
                        self.read_pair(square, &pair)?;
                        if !row.contains(&format!("({pair})")) {
                            return unreadable(row);
                        }
                    }
                    _ => match (Army::from_letter(c), letters.next().and_then(Kind::from_code)) {
                        (Some(army), Some(kind)) => self.board.put(square, Piece { army, kind }),
                        _ => return unreadable(row),
                    },
                }
            }
            if file != 8 {
                return self.wrong_rank(rank, row);
            }
        }
        Ok(())
    }

    #[allow(clippy::unused_self)] // Reads as one of the readers.
    fn wrong_rank(&self, rank: u8, row: &str) -> Read<()> {
        let message = Message::new("eno-position-rank").with("rank", i64::from(rank) + 1);
        Err(message.with("text", row))
    }

    /// Two pieces on one throne: the king, then its companion.
    fn read_pair(&mut self, square: Square, text: &str) -> Read<()> {
        let letters: Vec<char> = text.chars().collect();
        let [one, king, other, companion] = letters[..] else { return unreadable(text) };
        let army = Army::from_letter(one).filter(|_| one == other && king == 'K');
        let kind = Kind::from_code(companion).filter(|kind| *kind != Kind::King);
        match (army, kind) {
            (Some(army), Some(kind)) if army.throne() == square => {
                self.board.put(square, Piece { army, kind: Kind::King });
                self.board.put(square, Piece { army, kind });
                Ok(())
            }
            _ => fault("eno-position-pair", text),
        }
    }

    fn check_armies(&self) -> Read<()> {
        for army in Army::ALL {
            let of = |id| Message::new(id).with("army", army.seat());
            let kings = self.board.each(army, Kind::King).count_ones();
            if kings > 1 {
                return Err(of("eno-position-kings").with("found", i64::from(kings)));
            }
            let men = self.board.men(army);
            if men > MEN {
                return Err(of("eno-position-men")
                    .with("found", i64::from(men))
                    .with("most", i64::from(MEN)));
            }
            let pawns = self.board.pawns() & self.board.of(army);
            if self.has_lost(army) && !self.is_frozen(army) && pawns & army.last_line() != 0 {
                let square = Square::lowest(pawns & army.last_line());
                return Err(of("eno-position-grown").with("square", square.to_string()));
            }
        }
        Ok(())
    }

    fn check_kings(&self) -> Read<()> {
        for army in Army::ALL {
            let of = |id| Message::new(id).with("army", army.seat());
            if (self.status(army) == Status::King) != self.board.king(army).is_some() {
                return Err(of(match self.status(army) {
                    Status::King => "eno-position-king-missing",
                    _ => "eno-position-king-there",
                }));
            }
            let throned = self.board.king(army.ally()) == Some(army.throne());
            if self.is_frozen(army) && throned && self.result.is_none() {
                return Err(of("eno-position-revived"));
            }
        }
        Ok(())
    }

    fn read_left(&mut self, text: &str) -> Read<()> {
        self.left = read_seats(text)?;
        let both = SEATS.into_iter().any(|seat| self.left.contains(seat) && self.left.contains(ally(seat)));
        if both { fault("eno-position-left", text) } else { Ok(()) }
    }

    /// What the board decides is not to be contradicted.
    fn check_result(&self, text: &str) -> Read<()> {
        let due = match self.beaten() {
            Some(team) => Some(GameResult::Won(team.other())),
            None if self.is_bare() => Some(GameResult::Draw),
            None => None,
        };
        if due.is_some() && due != self.result {
            return fault("eno-position-decided", text);
        }
        Ok(())
    }

    fn read_turn(&mut self, text: &str) -> Read<()> {
        if self.is_over() {
            return if text == "-" { Ok(()) } else { fault("eno-position-over", text) };
        }
        let mut found = text.chars().map(Army::from_letter);
        let (Some(Some(army)), None) = (found.next(), found.next()) else { return unreadable(text) };
        let mut settled = *self;
        settled.turn = army;
        settled.settle(army, false, &mut ());
        self.turn = army;
        if settled == *self {
            Ok(())
        } else {
            Err(Message::new("eno-position-unsettled").with("army", army.seat()))
        }
    }

    fn read_draw(&mut self, text: &str) -> Read<()> {
        let agreed = read_seats(text)?;
        let Some(by) = agreed.iter().next() else { return Ok(()) };
        let active = self.active();
        if self.is_over() || agreed == active || agreed.iter().any(|seat| !active.contains(seat)) {
            return fault("eno-position-condition", text);
        }
        self.draw = Some(DrawOffer { by, agreed });
        Ok(())
    }

    fn read_exchange(&mut self, text: &str) -> Read<()> {
        if text == "-" {
            return Ok(());
        }
        let seat = |text: &str| {
            let mut letters = text.chars();
            let army = Army::from_letter(letters.next()?)?;
            letters.next().is_none().then_some(army.seat())
        };
        let parts = text.split_once('>').and_then(|(by, rest)| {
            let (to, square) = rest.split_once('@')?;
            Some((seat(by)?, seat(to)?, Square::from_name(square)?))
        });
        let Some((by, to, square)) = parts else { return unreadable(text) };
        let given = self.prisoners().and_then(|prisoners| prisoners.from(by));
        let Some((_, captive)) = given else { return fault("eno-position-condition", text) };
        let offer = ExchangeOffer { by, to, captive, square };
        self.exchange = Some(offer);
        self.check_exchange(&mut ());
        if self.exchange == Some(offer) { Ok(()) } else { fault("eno-position-condition", text) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> (Option<usize>, &'static str) {
        let error = text.parse::<Position>().expect_err(text);
        (error.field, error.fault.id().to_owned().leak())
    }

    const START: &str = "(yKyR)yByQyN2br(bKbR)/yrybyqyn2bbbB/6bqbQ/6bnbN/kNkn6/kQkq6/kBkb2rnrqrbrr/\
        (kKkR)kr2rNrQrB(rKrR) k KKKK - - - - *";

    #[test]
    fn strings_are_written_as_they_are_read() {
        assert_eq!(Position::start("earth-of-earth").to_string(), START);
        for text in [
            START,
            "1kr2yK1brbK/3yr4/8/4kR3/8/6rb1/4yR3/4rR2rK y KKKf - - - - *",
            "1kryK3br1/3yr4/8/4kR3/6rb1/8/8/bK6rK k KKKr - - - - *",
            "6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - - r>b@b1 *",
            "6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - b - *",
            "2yK5/3yrkR3/8/8/8/8/yR6rR/1rR5rK - KfKf - - - - yr",
            "1yB6/2kRbr1bb1bK/1yb3bQbqbR/1yr1bBkQ1bn1/2kn5/6rr1/1kbkq1rnrqrb1/kKkr3rQrBrR - fKfK y - - - bk",
        ] {
            assert_eq!(text.parse::<Position>().map(|position| position.to_string()).as_deref(), Ok(text));
        }
        let twice = START.replace("2br", "11br");
        assert_eq!(twice.parse::<Position>(), START.parse::<Position>(), "empty squares may be told apart");
    }

    #[test]
    fn wrong_strings_are_refused_with_their_field() {
        let with = |field: usize, text: &str| {
            let mut fields: Vec<&str> = START.split(' ').collect();
            fields[field] = text;
            fields.join(" ")
        };
        assert_eq!(refused(""), (None, "eno-position-fields"));
        assert_eq!(refused(&format!("{START} ")), (None, "eno-position-fields"));
        for (field, text, id) in [
            (BOARD, "8/8/8/8/8/8/8", "eno-position-ranks"),
            (BOARD, "9/8/8/8/8/8/8/8", "eno-position-unreadable"),
            (BOARD, "7/8/8/8/8/8/8/8", "eno-position-rank"),
            (BOARD, "8/8/8/4yK4/8/8/8/8", "eno-position-rank"),
            (BOARD, "8/8/8/4y/8/8/8/8", "eno-position-unreadable"),
            (BOARD, "(yKyR7/8/8/8/8/8/8/8", "eno-position-unreadable"),
            (BOARD, "(yRyK)7/8/8/8/8/8/8/8", "eno-position-pair"),
            (BOARD, "1(yKyR)6/8/8/8/8/8/8/8", "eno-position-pair"),
            (BOARD, "(yKkR)7/8/8/8/8/8/8/8", "eno-position-pair"),
            (BOARD, "yKyK6/8/8/8/8/8/8/8", "eno-position-kings"),
            (BOARD, "yKyByByByByByByB/yByByByByByByByB/yB7/8/8/8/8/8", "eno-position-men"),
            (TURN, "q", "eno-position-unreadable"),
            (TURN, "-", "eno-position-unreadable"),
            (STATUS, "KKK", "eno-position-unreadable"),
            (STATUS, "KKKx", "eno-position-unreadable"),
            (STATUS, "KKKf", "eno-position-king-there"),
            (LOST, "by", "eno-position-order"),
            (LOST, "yy", "eno-position-order"),
            (LOST, "", "eno-position-unreadable"),
            (LEFT, "yr", "eno-position-left"),
            (DRAW, "ybrk", "eno-position-condition"),
            (EXCHANGE, "r>b@b1", "eno-position-condition"),
            (EXCHANGE, "r>b", "eno-position-unreadable"),
            (RESULT, "=", "eno-position-unreadable"),
        ] {
            assert_eq!(refused(&with(field, text)), (Some(field), id), "{text}");
        }
        let over = START.replace(" k ", " - ").replace('*', "draw");
        assert!(over.parse::<Position>().is_ok(), "a draw may be agreed at any time");
        assert_eq!(refused(&START.replace('*', "draw")), (Some(TURN), "eno-position-over"));
        let bare = "yK5bK1/8/8/8/8/8/8/kK5rK1 y KKKK - - - - *";
        assert_eq!(refused(bare), (Some(RESULT), "eno-position-decided"));
        let waiting = "yK6bK/8/8/8/8/4kn3/8/kKyr5rK k KKKK y - - - *";
        assert_eq!(refused(waiting), (Some(BOARD), "eno-position-grown"));
        assert!(waiting.replace("KKKK y", "KKKK -").parse::<Position>().is_ok());
        let throned = "1kryK3br1/3yr4/8/4kR3/8/6rb1/8/bK6rK y KKKf - - - - *";
        assert_eq!(refused(throned), (Some(STATUS), "eno-position-revived"));
        let gone = "1kryK3br1/3yr4/8/4kR3/8/6rb1/8/7rK y KKKf - - - - *";
        assert_eq!(refused(gone), (Some(STATUS), "eno-position-king-missing"));
        let stuck = "yK4br1bK/2yr5/8/8/5rb2/1rR6/6yR1/kK6rK k KKKK - - - - *";
        assert_eq!(refused(stuck), (Some(TURN), "eno-position-unsettled"));
    }
}
