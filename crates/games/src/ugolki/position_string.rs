//! Position strings (section 6).

use super::position::{Move, Position, Terms};
use super::yards::HOMES;
use crate::bits::{Sides, bit};
use liege_squares::fen::{Fault, Fields};
use liege_squares::{Geometry, Square};
use liege_words::Message;

/// The names of the fields.
pub const FIELDS: [&str; 13] = [
    "board",
    "side to move",
    "White’s moves",
    "Black’s moves",
    "moves that White has copied",
    "moves that Black has copied",
    "last move",
    "winner",
    "moves of the loser since",
    "home",
    "scoring",
    "move_limit",
    "copy_limit",
];
/// The signs of the sides in writing.
const SIGNS: [char; 2] = ['w', 'b'];
const NONE: &str = "-";
/// The counter of copied moves after one that was not a copy.
const BROKEN: &str = "-1";
/// The values of the option `scoring`.
pub const SCORINGS: [&str; 2] = ["win", "points"];

/// A move: `c1-g7`.
pub fn write_move(mv: Move) -> String {
    let name = |at: u8| Geometry::CHESS.name(Square(at.into()));
    format!("{}-{}", name(mv.from), name(mv.to))
}

fn read_move(text: &str) -> Option<Move> {
    let (from, to) = text.split_once('-')?;
    let at = |name| Geometry::CHESS.of_name(name).map(|at| at.0 as u8);
    Some(Move { from: at(from)?, to: at(to)? })
}

impl Position {
    /// The position string.
    pub fn write(&self) -> String {
        let copied = self.copied.map(|copied| copied.map_or(BROKEN.to_owned(), |copied| copied.to_string()));
        let [white, black] = &copied;
        let winner = self.won.map_or(NONE.to_owned(), |side| SIGNS[side].to_string());
        format!(
            "{} {} {} {} {white} {black} {} {winner} {} {} {} {} {}",
            self.discs.write(Geometry::CHESS, SIGNS),
            SIGNS[self.turn],
            self.made[0],
            self.made[1],
            self.last.map_or(NONE.to_owned(), write_move),
            self.after,
            self.terms.home.id,
            SCORINGS[usize::from(self.terms.points)],
            self.terms.move_limit,
            self.terms.copy_limit,
        )
    }

    /// Reads a position string. The options in it apply.
    ///
    /// # Errors
    /// The fault names the first wrong field.
    pub fn read(text: &str) -> Result<Position, Fault> {
        let fields = Fields::of(text, FIELDS.len())?;
        let homes = HOMES.each_ref().map(|home| home.id);
        let mut position = Position::start(Terms {
            home: &HOMES[fields.one_of(9, &homes, "ugo-position-home")?],
            points: fields.one_of(10, &SCORINGS, "ugo-position-scoring")? == 1,
            move_limit: fields.number(11)?,
            copy_limit: fields.number(12)?,
        });
        position.discs = fields.read(0, |text| Sides::read(Geometry::CHESS, SIGNS, text))?;
        let wanted = position.yards[0].count_ones();
        if position.discs.counts() != [wanted; 2] {
            let message = Message::new("ugo-position-count").with("wanted", i64::from(wanted));
            return Err(Fault::at(0, message));
        }
        position.turn = fields.one_of(1, &["w", "b"], "sqr-position-side")?;
        position.made = [fields.number(2)?, fields.number(3)?];
        for (field, copied) in (4..).zip(&mut position.copied) {
            *copied = if fields.text(field) == BROKEN { None } else { Some(fields.number(field)?) };
        }
        position.last = match fields.text(6) {
            NONE => None,
            text => {
                let occupied = position.discs.occupied();
                let fits = |mv: &Move| occupied & (bit(mv.from) | bit(mv.to)) == bit(mv.to);
                let mv = read_move(text).filter(fits);
                Some(mv.ok_or_else(|| fields.fault(6, "ugo-position-last"))?)
            }
        };
        let winner = fields.one_of(7, &["w", "b", NONE], "ugo-position-winner")?;
        position.won = Some(winner).filter(|winner| *winner < 2);
        let filled = |side: usize| position.discs.0[side] == position.yards[1 - side];
        let winner_fits = match position.won {
            None => !filled(0) && !filled(1),
            Some(winner) => filled(winner) && position.turn != winner,
        };
        if !winner_fits {
            return Err(fields.fault(7, "ugo-position-won"));
        }
        position.after = fields.number(8)?;
        if position.won.is_none() && position.after > 0 {
            return Err(fields.fault(8, "ugo-position-after"));
        }
        Ok(position)
    }
}
