//! Position strings both ways (rules page, 6.4): eight fields, written canonically and read strictly.

use super::army::{Army, Team};
use super::board::{Board, Kind, Piece};
use super::position::{DrawOffer, ExchangeOffer, GameResult, Position, SEATS, Status, ally};
use super::square::Square;
use liege_game::{Refusal, Seat, SeatSet};
use liege_squares::Geometry;
use liege_squares::fen::{self, Fault, Fields};
use liege_words::Message;
use std::fmt;
use std::str::FromStr;

/// The names of the fields in refusals.
const FIELDS: [&str; 8] = ["board", "turn", "status", "lost", "left", "draw", "exchange", "result"];
const BOARD: usize = 0;
const TURN: usize = 1;
const STATUS: usize = 2;
const LOST: usize = 3;
const LEFT: usize = 4;
const DRAW: usize = 5;
const EXCHANGE: usize = 6;
const RESULT: usize = 7;

/// The largest number of men of an army in a set-up: more than the nine of a start, and as many as the lists
/// of moves have room for.
const MEN: u32 = 16;

/// The values of the last field.
const RESULTS: [(&str, Option<GameResult>); 4] = [
    ("*", None),
    ("draw", Some(GameResult::Draw)),
    ("yr", Some(GameResult::Won(Team::YellowRed))),
    ("bk", Some(GameResult::Won(Team::BlueBlack))),
];

fn seat_letter(seat: Seat) -> char {
    Army::of(seat).map_or('-', Army::letter)
}

/// The letters of some armies, in their order; `-` for none.
fn letters(is_one: impl Fn(&Army) -> bool) -> String {
    let text: String = Army::ALL.into_iter().filter(is_one).map(Army::letter).collect();
    if text.is_empty() { "-".to_owned() } else { text }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = fen::write_board(Geometry::CHESS, 0, |at| {
            let pieces = self.board.on(at.into()).map(|piece| [piece.army.letter(), piece.kind.code()]);
            match &pieces.map(String::from_iter).collect::<Vec<_>>()[..] {
                [] => None,
                [piece] => Some(piece.clone()),
                pair => Some(format!("({})", pair.concat())),
            }
        });
        let turn = self.turn().map_or('-', Army::letter);
        let statuses: String = self.statuses.iter().map(|status| status.letter()).collect();
        let lost = letters(|army| self.has_lost(*army));
        let left = letters(|army| self.left.contains(army.seat()));
        let agreed = letters(|army| self.draw.is_some_and(|offer| offer.agreed.contains(army.seat())));
        let exchange = self.exchange.map_or_else(
            || "-".to_owned(),
            |ExchangeOffer { by, to, square, .. }| {
                format!("{}>{}@{square}", seat_letter(by), seat_letter(to))
            },
        );
        let result = RESULTS.iter().find(|(_, result)| *result == self.result).map_or("*", |(text, _)| text);
        write!(f, "{board} {turn} {statuses} {lost} {left} {agreed} {exchange} {result}")
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
    type Err = Refusal;

    /// Reads a position string; its consequences must be settled.
    fn from_str(text: &str) -> Result<Position, Refusal> {
        parse(text).map_err(|fault| fault.named(&FIELDS))
    }
}

fn parse(text: &str) -> Result<Position, Fault> {
    let fields = Fields::of(text, FIELDS.len())?;
    let mut position = Position::start("");
    fields.read(RESULT, |text| position.read_result(text))?;
    position.statuses = fields.read(STATUS, read_statuses)?;
    position.board = fields.read(BOARD, read_board)?;
    let lost = fields.read(LOST, read_letters)?;
    position.lost = lost.into_iter().fold(0, |bits, army| bits | army.bit());
    fields.read(BOARD, |_| position.check_armies())?;
    fields.read(STATUS, |_| position.check_kings())?;
    fields.read(LEFT, |text| position.read_left(text))?;
    fields.read(RESULT, |text| position.check_result(text))?;
    fields.read(TURN, |text| position.read_turn(text))?;
    fields.read(DRAW, |text| position.read_draw(text))?;
    fields.read(EXCHANGE, |text| position.read_exchange(text))?;
    Ok(position)
}

fn read_statuses(text: &str) -> Read<[Status; 4]> {
    let known = [Status::King, Status::Frozen, Status::Revived];
    let status = |c: char| known.into_iter().find(|status| status.letter() == c);
    let statuses: Option<Vec<Status>> = text.chars().map(status).collect();
    statuses.unwrap_or_default().try_into().or_else(|_| unreadable(text))
}

fn read_board(text: &str) -> Read<Board> {
    let mut board = Board::default();
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        let message = Message::new("sqr-position-ranks").with("wanted", 8).with("board", 0);
        return Err(message.with("found", ranks.len() as i64));
    }
    for (rank, row) in (0..8u8).rev().zip(ranks) {
        let wrong = || Message::new("eno-position-rank").with("rank", i64::from(rank) + 1).with("text", row);
        let (mut file, mut rest) = (0u8, row);
        while let Some(c) = rest.chars().next() {
            let run = c.to_digit(10).filter(|run| (1..=8).contains(run)).map(|run| run as u8);
            let square = Square::new(file, rank);
            file += run.unwrap_or(1);
            if file > 8 {
                return Err(wrong());
            }
            let (men, after) = match (run, rest.strip_prefix('(')) {
                (Some(_), _) => (Vec::new(), &rest[1..]),
                (None, Some(pair)) => {
                    let Some((pair, after)) = pair.split_once(')') else { return unreadable(row) };
                    (read_pair(square, pair)?, after)
                }
                (None, None) => {
                    let piece =
                        rest.split_at_checked(2).and_then(|(text, after)| Some((read_piece(text)?, after)));
                    let Some((piece, after)) = piece else { return unreadable(row) };
                    (vec![piece], after)
                }
            };
            for piece in men {
                board.put(square, piece);
            }
            rest = after;
        }
        if file != 8 {
            return Err(wrong());
        }
    }
    Ok(board)
}

/// The piece of two letters: the army and the kind.
fn read_piece(text: &str) -> Option<Piece> {
    let mut letters = text.chars();
    Some(Piece { army: Army::from_letter(letters.next()?)?, kind: Kind::from_code(letters.next()?)? })
}

/// Two pieces on one throne: the king, then its companion.
fn read_pair(square: Square, text: &str) -> Read<Vec<Piece>> {
    let (king, companion) = text.split_at_checked(2).unwrap_or_default();
    match (read_piece(king), read_piece(companion)) {
        (Some(king), Some(other))
            if text.len() == 4
                && king == (Piece { kind: Kind::King, army: other.army })
                && other.kind != Kind::King
                && king.army.throne() == square =>
        {
            Ok(vec![king, other])
        }
        _ => fault("eno-position-pair", text),
    }
}

impl Position {
    fn read_result(&mut self, text: &str) -> Read<()> {
        match RESULTS.iter().find(|(known, _)| *known == text) {
            Some((_, result)) => self.result = *result,
            None => return unreadable(text),
        }
        Ok(())
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

    /// Checks that the result does not contradict the board.
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
        let named = Army::ALL.into_iter().find(|army| army.letter().to_string() == text);
        let Some(army) = named else { return unreadable(text) };
        let mut settled = *self;
        settled.turn = army;
        settled.settle(army, false, &mut ());
        self.turn = army;
        let unsettled = || Message::new("eno-position-unsettled").with("army", army.seat());
        if settled == *self { Ok(()) } else { Err(unsettled()) }
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
        let seat = |text: &str| SEATS.into_iter().find(|seat| seat_letter(*seat).to_string() == text);
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

    fn refused(text: &str) -> (Option<usize>, String) {
        let fault = parse(text).expect_err(text);
        (fault.field, fault.message.id().to_owned())
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
        assert_eq!(refused(""), (None, "sqr-position-fields".to_owned()));
        assert_eq!(refused(&format!("{START} ")), (None, "sqr-position-fields".to_owned()));
        for (field, text, id) in [
            (BOARD, "8/8/8/8/8/8/8", "sqr-position-ranks"),
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
            assert_eq!(refused(&with(field, text)), (Some(field), id.to_owned()), "{text}");
        }
        let over = START.replace(" k ", " - ").replace('*', "draw");
        assert!(over.parse::<Position>().is_ok(), "a draw may be agreed at any time");
        assert_eq!(refused(&START.replace('*', "draw")), (Some(TURN), "eno-position-over".to_owned()));
        let bare = "yK5bK1/8/8/8/8/8/8/kK5rK1 y KKKK - - - - *";
        assert_eq!(refused(bare), (Some(RESULT), "eno-position-decided".to_owned()));
        let waiting = "yK6bK/8/8/8/8/4kn3/8/kKyr5rK k KKKK y - - - *";
        assert_eq!(refused(waiting), (Some(BOARD), "eno-position-grown".to_owned()));
        assert!(waiting.replace("KKKK y", "KKKK -").parse::<Position>().is_ok());
        let throned = "1kryK3br1/3yr4/8/4kR3/8/6rb1/8/bK6rK y KKKf - - - - *";
        assert_eq!(refused(throned), (Some(STATUS), "eno-position-revived".to_owned()));
        let gone = "1kryK3br1/3yr4/8/4kR3/8/6rb1/8/7rK y KKKf - - - - *";
        assert_eq!(refused(gone), (Some(STATUS), "eno-position-king-missing".to_owned()));
        let stuck = "yK4br1bK/2yr5/8/8/5rb2/1rR6/6yR1/kK6rK k KKKK - - - - *";
        assert_eq!(refused(stuck), (Some(TURN), "eno-position-unsettled".to_owned()));
    }
}
