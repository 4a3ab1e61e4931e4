//! Position strings both ways (rules page, 6c): five fields, written canonically and read strictly.

use super::board::{LOWER, MIDDLE, RANKS, Square, UPPER};
use super::kinds::{GEOMETRY, KIND_SPECS};
use super::piece::{Kind, Piece, Side};
use super::position::{HeroReturn, Position};
use liege_game::Refusal;
use liege_squares::fen::{self, Fault, Fields};
use liege_words::Message;
use std::fmt;

/// The names of the fields in refusals.
const FIELDS: [&str; 5] = ["board", "side", "origins", "quiet", "number"];

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.repeatable(), self.quiet(), self.number())
    }
}

impl Position {
    /// The part of the position string that counts for repetition: boards, side to move, origins.
    pub(super) fn repeatable(&self) -> String {
        let boards = [UPPER, MIDDLE, LOWER].map(|level| {
            let piece = |at| self.piece(Square::from(at)).map(Into::into);
            fen::write_placement(GEOMETRY, &KIND_SPECS, level as u8, piece)
        });
        let bound = self.hero_return() == HeroReturn::Origin;
        let heroes = self.heroes_away().filter(|_| bound);
        let origins: Vec<String> = heroes.map(|hero| format!("{hero}={}", self.origin(hero))).collect();
        let origins = if origins.is_empty() { "-".to_owned() } else { origins.join(",") };
        format!("{} {} {origins}", boards.join("|"), self.turn().name())
    }

    /// Reads a position string.
    ///
    /// # Errors
    /// The refusal names the first wrong field and the fault.
    pub fn read(text: &str, hero_return: HeroReturn) -> Result<Position, Refusal> {
        Position::parse(text, hero_return).map_err(|fault| fault.named(&FIELDS))
    }

    fn parse(text: &str, hero_return: HeroReturn) -> Result<Position, Fault> {
        let fields = Fields::of(text, FIELDS.len())?;
        let turn = Side::ALL[fields.one_of(1, &Side::ALL.map(Side::name), "drc-position-side")?];
        let mut position = Position::empty(turn, hero_return);
        fields.read(0, |text| position.read_boards(text))?;
        fields.read(2, |text| position.read_origins(text))?;
        let (quiet, number) = (fields.number(3)?, fields.read(4, |text| fen::read_number(text, 1))?);
        position.set_counters(quiet, number);
        if position.in_check(turn.other()) {
            let message = Message::new("sqr-position-check").with("seat", turn.other().seat());
            return Err(Fault::at(1, message));
        }
        Ok(position)
    }

    fn read_boards(&mut self, text: &str) -> Result<(), Message> {
        let boards: Vec<&str> = text.split('|').collect();
        let [upper, middle, lower] = boards[..] else {
            return Err(Message::new("drc-position-levels").with("found", boards.len() as i64));
        };
        for (level, board) in [(UPPER, upper), (MIDDLE, middle), (LOWER, lower)] {
            for (at, piece) in fen::read_placement(GEOMETRY, &KIND_SPECS, level as u8, board)? {
                self.set_up(at.into(), piece.into())?;
            }
        }
        for side in Side::ALL {
            let kings = self.men(side, Kind::King).iter().map(|plane| plane.count_ones()).sum::<u32>();
            if kings != 1 {
                let message = Message::new("drc-position-kings").with("seat", side.seat());
                return Err(message.with("found", i64::from(kings)));
            }
        }
        Ok(())
    }

    fn set_up(&mut self, square: Square, piece: Piece) -> Result<(), Message> {
        let wrong = |id| {
            let name = KIND_SPECS[piece.kind.index()].name();
            let message = Message::new(id).with("square", square.to_string()).with("piece", name);
            Err(message.with("level", square.level() as i64 + 1))
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
