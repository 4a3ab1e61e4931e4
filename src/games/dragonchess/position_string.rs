//! Position strings both ways (rules page, 6c): five fields, written canonically and read strictly.

use super::board::{FILES, LOWER, MIDDLE, RANKS, Square, UPPER};
use super::piece::{Kind, Piece, Side};
use super::position::{HeroReturn, Position};
use super::told::piece_name;
use crate::game::{Refusal, RefusalKind};
use crate::words::Message;
use std::fmt::{self, Write as _};

/// The names of the fields, as refusals give them.
pub const FIELDS: [&str; 5] = ["board", "side", "origins", "quiet", "number"];

/// What is wrong with a position string.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionError {
    /// Index into [`FIELDS`]; `None` where the string has not five of them.
    pub field: Option<usize>,
    /// What is wrong.
    pub fault: Message,
}

impl From<PositionError> for Refusal {
    fn from(error: PositionError) -> Refusal {
        let message = match error.field {
            None => error.fault,
            Some(field) => Message::new("drc-position-field")
                .with("number", field as i64 + 1)
                .with("field", FIELDS.get(field).copied().unwrap_or_default())
                .with("fault", error.fault),
        };
        Refusal::new(RefusalKind::BadPosition, message)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.repeatable())?;
        write!(f, " {} {}", self.quiet(), self.number())
    }
}

impl Position {
    /// The part of the position string that makes two positions the same for repetition: boards, side to
    /// move, origins.
    #[must_use]
    pub(super) fn repeatable(&self) -> String {
        let mut text = String::with_capacity(220);
        for level in [UPPER, MIDDLE, LOWER] {
            if level != UPPER {
                text.push('|');
            }
            for rank in (0..RANKS).rev() {
                if rank != RANKS - 1 {
                    text.push('/');
                }
                self.write_rank(level, rank, &mut text);
            }
        }
        text.push(' ');
        text.push_str(self.turn().name());
        text.push(' ');
        let bound = self.hero_return() == HeroReturn::Origin;
        let mut first = true;
        for hero in self.heroes_away().filter(|_| bound) {
            if !first {
                text.push(',');
            }
            first = false;
            // Writing to a string can't fail.
            let _ = write!(text, "{hero}={}", self.origin(hero));
        }
        if first {
            text.push('-');
        }
        text
    }

    fn write_rank(&self, level: usize, rank: usize, text: &mut String) {
        let mut empty = 0;
        for file in 0..FILES {
            match self.piece(Square::new(level, rank * FILES + file)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        let _ = write!(text, "{empty}");
                        empty = 0;
                    }
                    text.push(piece.sign());
                }
            }
        }
        if empty > 0 {
            let _ = write!(text, "{empty}");
        }
    }

    /// Reads a position string.
    ///
    /// # Errors
    /// The first field that is wrong, and what is wrong with it.
    pub fn read(text: &str, hero_return: HeroReturn) -> Result<Position, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, side, origins, quiet, number] = fields[..] else {
            let fault = Message::new("drc-position-fields").with("found", fields.len() as i64);
            return Err(PositionError { field: None, fault });
        };
        let at = |field: usize| move |fault: Message| PositionError { field: Some(field), fault };
        let turn = Side::ALL.into_iter().find(|known| known.name() == side);
        let turn = turn.ok_or_else(|| at(1)(Message::new("drc-position-side").with("text", side)))?;
        let mut position = Position::empty(turn, hero_return);
        position.read_boards(board).map_err(at(0))?;
        position.read_origins(origins).map_err(at(2))?;
        let quiet = count(quiet, 0).map_err(at(3))?;
        let number = count(number, 1).map_err(at(4))?;
        position.set_counters(quiet, number);
        if position.in_check(turn.other()) {
            let fault = Message::new("drc-position-check").with("seat", turn.other().seat());
            return Err(at(1)(fault));
        }
        Ok(position)
    }

    fn read_boards(&mut self, text: &str) -> Result<(), Message> {
        let boards: Vec<&str> = text.split('|').collect();
        let [upper, middle, lower] = boards[..] else {
            return Err(Message::new("drc-position-levels").with("found", boards.len() as i64));
        };
        for (level, board) in [(UPPER, upper), (MIDDLE, middle), (LOWER, lower)] {
            let ranks: Vec<&str> = board.split('/').collect();
            if ranks.len() != RANKS {
                return Err(Message::new("drc-position-ranks")
                    .with("level", level as i64 + 1)
                    .with("found", ranks.len() as i64));
            }
            for (rank, text) in (0..RANKS).rev().zip(ranks) {
                self.read_rank(level, rank, text)?;
            }
        }
        for side in Side::ALL {
            let kings = self.men(side, Kind::King).iter().map(|plane| plane.count_ones()).sum::<u32>();
            if kings != 1 {
                return Err(Message::new("drc-position-kings")
                    .with("seat", side.seat())
                    .with("found", i64::from(kings)));
            }
        }
        Ok(())
    }

    fn read_rank(&mut self, level: usize, rank: usize, text: &str) -> Result<(), Message> {
        let mut file = 0;
        let mut rest = text;
        while let Some(sign) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                let (run, after) = rest.split_at(digits);
                let empty = run.parse().ok().filter(|empty| (1..=FILES).contains(empty));
                let empty = empty.filter(|_| !run.starts_with('0'));
                file += empty.ok_or_else(|| Message::new("drc-position-run").with("text", run))?;
                rest = after;
                continue;
            }
            let Some(piece) = Piece::of_sign(sign) else {
                return Err(Message::new("drc-position-sign").with("text", sign.to_string()));
            };
            if file < FILES {
                self.set_up(Square::new(level, rank * FILES + file), piece)?;
            }
            file += 1;
            rest = &rest[sign.len_utf8()..];
        }
        if file != FILES {
            return Err(Message::new("drc-position-rank")
                .with("level", level as i64 + 1)
                .with("rank", rank as i64 + 1)
                .with("found", file as i64));
        }
        Ok(())
    }

    fn set_up(&mut self, square: Square, piece: Piece) -> Result<(), Message> {
        let wrong = |id| {
            let message = Message::new(id).with("square", square.to_string());
            Err(message.with("piece", piece_name(piece.kind)).with("level", square.level() as i64 + 1))
        };
        if !piece.kind.levels().contains(&square.level()) {
            return wrong("drc-position-level");
        }
        if piece.kind == Kind::Warrior && [0, RANKS - 1].contains(&square.rank()) {
            return wrong("drc-position-warrior");
        }
        self.put(square, piece);
        Ok(())
    }

    fn read_origins(&mut self, text: &str) -> Result<(), Message> {
        let mut heroes: Vec<Square> = Vec::new();
        for entry in text.split(',').filter(|_| text != "-") {
            let squares = entry.split_once('=');
            let squares = squares.and_then(|(hero, origin)| Some((hero.parse().ok()?, origin.parse().ok()?)));
            let Some((hero, origin)) = squares else {
                return Err(Message::new("drc-position-origins").with("text", entry));
            };
            if self.hero_return() == HeroReturn::Any {
                continue;
            }
            self.read_origin(hero, origin)?;
            heroes.push(hero);
        }
        if self.hero_return() == HeroReturn::Any {
            return Ok(());
        }
        if !heroes.is_sorted_by(|one, two| one.to_string() < two.to_string()) {
            return Err(Message::new("drc-position-order").with("text", text));
        }
        match self.heroes_away().find(|hero| !heroes.contains(hero)) {
            Some(hero) => Err(Message::new("drc-position-origin-missing").with("square", hero.to_string())),
            None => Ok(()),
        }
    }

    fn read_origin(&mut self, hero: Square, origin: Square) -> Result<(), Message> {
        let is_away =
            hero.level() != MIDDLE && self.piece(hero).is_some_and(|piece| piece.kind == Kind::Hero);
        if !is_away {
            return Err(Message::new("drc-position-origin-nobody").with("square", hero.to_string()));
        }
        let (_, files, ranks) = hero.offset(origin);
        if origin.level() != MIDDLE || files.abs() != 1 || ranks.abs() != 1 {
            return Err(Message::new("drc-position-origin-far")
                .with("square", hero.to_string())
                .with("origin", origin.to_string()));
        }
        self.set_origin(hero, origin);
        Ok(())
    }
}

/// A whole number in its one form.
fn count(text: &str, least: u32) -> Result<u32, Message> {
    let number = text.parse::<u32>().ok().filter(|number| *number >= least && number.to_string() == text);
    number
        .ok_or_else(|| Message::new("drc-position-number").with("text", text).with("least", i64::from(least)))
}
