//! Position strings (section 5): pieces, turn, moves made, order of finishing, options.

use super::field::Cell;
use super::position::{MOST, Position, Terms};
use super::setup::Setup;
use liege_squares::fen::{Fault, Fields};
use liege_words::Message;

/// The names of the fields.
pub const FIELDS: [&str; 5] = ["board", "side to move", "moves made", "finished", "options"];
const NONE: &str = "-";
/// The sign after a seat that has resigned. It is not in the rules pages, which know of no resignation.
const RESIGNED: char = '!';
/// The values of the option `partners`.
pub const PARTNERS: [&str; 2] = ["no", "yes"];
/// The largest number in an option.
pub const MANY: u32 = 1000;

/// The setup that a position string asks for, with its terms.
///
/// # Errors
/// The fault names the first wrong field.
fn options(fields: &Fields<'_>, setups: &[&'static Setup]) -> Result<(&'static Setup, Terms), Fault> {
    let fault = || {
        let counts: Vec<&str> =
            setups.iter().filter(|setup| !setup.partners).map(|setup| setup.count).collect();
        let message = Message::new("hal-position-options").with("text", fields.text(4));
        Fault::at(4, message.with("counts", counts.join(", ")).with("most", i64::from(MANY)))
    };
    let parts: Vec<&str> = fields.text(4).split(',').collect();
    let [count, partners, home, moves] = parts[..] else { return Err(fault()) };
    let number = |text: &str| {
        text.parse::<u32>()
            .ok()
            .filter(|number| *number <= MANY && number.to_string() == text)
            .ok_or_else(fault)
    };
    let terms = Terms { home_limit: number(home)?, move_limit: number(moves)? };
    // In a position string nothing is made good: two players are no pair.
    let exact =
        |setup: &&'static Setup| setup.count == count && PARTNERS[usize::from(setup.partners)] == partners;
    let setup = setups.iter().copied().find(exact);
    Ok((setup.ok_or_else(fault)?, terms))
}

/// The setup for a number of players. Only four can be partners, so partners are four.
pub fn choose(setups: &[&'static Setup], count: &str, partners: &str) -> Option<&'static Setup> {
    let partners = partners == PARTNERS[1];
    setups.iter().find(|setup| setup.partners == partners && (partners || setup.count == count)).copied()
}

/// The setup that a position string asks for, if its last field is in order.
pub fn setup_of(text: &str, setups: &[&'static Setup]) -> Option<&'static Setup> {
    let fields = Fields::of(text, FIELDS.len()).ok()?;
    Some(options(&fields, setups).ok()?.0)
}

impl Position {
    /// The position string.
    pub fn write(&self) -> String {
        let signs = |seat: usize| self.setup.players[seat].sign.to_string();
        let rows = (0..self.setup.layout().field.rows.len()).rev().map(|row| self.write_row(row));
        let left: Vec<String> = self
            .leavers()
            .map(|(seat, resigned)| if resigned { format!("{}{RESIGNED}", signs(seat)) } else { signs(seat) })
            .collect();
        let made: Vec<String> = self.seats().map(|seat| self.made[seat].to_string()).collect();
        format!(
            "{} {} {} {} {},{},{},{}",
            rows.collect::<Vec<_>>().join("/"),
            self.turn.map_or_else(|| NONE.to_owned(), signs),
            made.join(","),
            if left.is_empty() { NONE.to_owned() } else { left.join(",") },
            self.setup.count,
            PARTNERS[usize::from(self.setup.partners)],
            self.terms.home_limit,
            self.terms.move_limit,
        )
    }

    fn write_row(&self, row: usize) -> String {
        let owners: Vec<Option<usize>> =
            self.setup.layout().field.row(row).map(|cell| self.owner(cell)).collect();
        let run = |run: &[Option<usize>]| match run[0] {
            Some(seat) => self.setup.players[seat].sign.to_string().repeat(run.len()),
            None => run.len().to_string(),
        };
        owners.chunk_by(|one, other| one == other).map(run).collect()
    }

    /// Reads a position string; the options in it apply.
    ///
    /// # Errors
    /// The fault names the first wrong field.
    pub fn read(text: &str, setups: &[&'static Setup]) -> Result<Position, Fault> {
        let fields = Fields::of(text, FIELDS.len())?;
        let (setup, terms) = options(&fields, setups)?;
        let mut position = Position::empty(setup, terms);
        fields.read(0, |text| position.read_board(text))?;
        let signs: Vec<String> = setup.players.iter().map(|player| player.sign.to_string()).collect();
        let seat_of = |text: &str| signs.iter().position(|sign| sign == text);
        let listed = || signs.join(" ");
        let turn = match fields.text(1) {
            NONE => None,
            text => Some(seat_of(text).ok_or_else(|| {
                let message = Message::new("hal-position-side").with("text", text).with("signs", listed());
                Fault::at(1, message)
            })?),
        };
        let made: Vec<&str> = fields.text(2).split(',').collect();
        let numbers: Vec<u32> = made
            .iter()
            .filter_map(|text| text.parse::<u32>().ok().filter(|number| number.to_string() == *text))
            .filter(|number| *number < u32::MAX / 2)
            .collect();
        if made.len() != setup.number() || numbers.len() != setup.number() {
            let message = Message::new("hal-position-made").with("text", fields.text(2));
            return Err(Fault::at(2, message.with("wanted", setup.number() as i64)));
        }
        position.made[..numbers.len().min(MOST)].copy_from_slice(&numbers);
        for left in fields.text(3).split(',').filter(|_| fields.text(3) != NONE) {
            let resigned = left.ends_with(RESIGNED);
            let seat = seat_of(left.strip_suffix(RESIGNED).unwrap_or(left));
            let Some(seat) = seat.filter(|seat| !position.is_out(*seat)) else {
                let message = Message::new("hal-position-finished").with("text", fields.text(3));
                return Err(Fault::at(3, message.with("signs", listed())));
            };
            position.leave(seat, resigned);
        }
        let next = turn.unwrap_or_default();
        position.settle(next, next);
        if turn.is_none() && position.turn.is_some() {
            return Err(Fault::at(1, Message::new("hal-position-not-over").with("signs", listed())));
        }
        Ok(position)
    }

    fn read_board(&mut self, text: &str) -> Result<(), Message> {
        let layout = self.setup.layout();
        let wanted = layout.field.rows.len();
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != wanted {
            let message = Message::new("sqr-position-ranks").with("wanted", wanted as i64);
            return Err(message.with("board", 0).with("found", rows.len() as i64));
        }
        for (row, text) in (0..wanted).rev().zip(rows) {
            self.read_row(row, text)?;
        }
        for seat in self.seats() {
            let most = layout.camps[self.setup.home(seat)].len();
            let found = self.pieces(seat).count();
            if found > most {
                let message =
                    Message::new("hal-position-many").with("sign", self.setup.players[seat].sign.to_string());
                return Err(message.with("found", found as i64).with("most", most as i64));
            }
        }
        Ok(())
    }

    fn read_row(&mut self, row: usize, text: &str) -> Result<(), Message> {
        let cells = self.setup.layout().field.row(row);
        let length = cells.end - cells.start;
        let mut at: usize = 0;
        let mut rest = text;
        let mut runs_before = false;
        while let Some(sign) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                let (run, after) = rest.split_at(digits);
                let empty = run.parse::<Cell>().ok().filter(|empty| (1..=length).contains(empty));
                let empty = empty.filter(|_| !run.starts_with('0') && !runs_before).ok_or_else(|| {
                    Message::new("sqr-position-run").with("text", run).with("most", i64::from(length))
                })?;
                at += usize::from(empty);
                (rest, runs_before) = (after, true);
                continue;
            }
            runs_before = false;
            let Some(seat) = self.setup.players.iter().position(|player| player.sign == sign) else {
                let signs: Vec<String> =
                    self.setup.players.iter().map(|player| player.sign.to_string()).collect();
                let message = Message::new("hal-position-sign").with("text", sign.to_string());
                return Err(message.with("signs", signs.join(" ")));
            };
            if at < usize::from(length) {
                self.put(cells.start + at as Cell, Some(seat));
            }
            at += 1;
            rest = &rest[sign.len_utf8()..];
        }
        if at == usize::from(length) {
            return Ok(());
        }
        let row = self.setup.layout().field.row_name(row);
        let message = Message::new("sqr-position-rank").with("rank", row).with("wanted", i64::from(length));
        Err(message.with("board", 0).with("found", at as i64))
    }
}
