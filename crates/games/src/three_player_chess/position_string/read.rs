//! The reader of position strings: it is strict, and names the field and the reason if one is impossible.

use super::{PositionError, bond_text, pair_text};
use crate::three_player_chess::action::{LETTERS, letter, seat_of};
use crate::three_player_chess::board::{Cell, KINGDOM, Zone};
use crate::three_player_chess::diplomacy::LONGEST_TRUCE;
use crate::three_player_chess::geometry::geometry;
use crate::three_player_chess::moves::{castling_side, throne_of_king};
use crate::three_player_chess::position::{
    Bond, BondState, DoubleStep, Kind, ORDERED_PAIRS, Piece, Position, SEATS, TruceMode, parties,
};
use liege_game::Seat;
use liege_words::Message;
use std::str::FromStr;

type Read<T> = Result<T, Message>;
type Reader = fn(&mut Position, &str) -> Read<()>;

fn fault<T>(id: &'static str, text: &str) -> Read<T> {
    Err(Message::new(id).with("text", text))
}

fn unreadable<T>(text: &str) -> Read<T> {
    fault("tpc-position-unreadable", text)
}

fn condition<T>(text: &str) -> Read<T> {
    fault("tpc-position-condition", text)
}

/// The subject of an entry in a list of ties, offers or marks, in the order in which they are written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum About {
    Bond(usize),
    Truce(usize),
    Draw,
}

impl About {
    fn read(text: &str) -> Option<About> {
        if text == "draw" {
            return Some(About::Draw);
        }
        let bond = ORDERED_PAIRS.iter().position(|(lord, vassal)| bond_text(*lord, *vassal) == text);
        bond.map(About::Bond).or_else(|| (0..3).find(|pair| pair_text(*pair) == text).map(About::Truce))
    }
}

fn one_seat(text: &str) -> Option<Seat> {
    let mut letters = text.chars();
    let seat = seat_of(letters.next()?)?;
    letters.next().is_none().then_some(seat)
}

/// The entries of a comma list; none for `-`.
fn entries(text: &str) -> impl Iterator<Item = &str> {
    (text != "-").then(|| text.split(',')).into_iter().flatten()
}

/// Keeps a list in its order, without repeats.
struct InOrder<K>(Option<K>);

impl<K: Ord> InOrder<K> {
    fn step(&mut self, key: K, text: &str) -> Read<()> {
        if self.0.as_ref().is_some_and(|last| *last >= key) {
            return fault("tpc-position-order", text);
        }
        self.0 = Some(key);
        Ok(())
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a position string and settles the position (6.4).
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let fields: [&str; 13] = fields.try_into().map_err(|fields: Vec<&str>| PositionError {
            field: None,
            fault: Message::new("tpc-position-fields").with("found", fields.len() as i64),
        })?;
        let mut position = Position::empty(SEATS[0], TruceMode::Off);
        // Later fields are checked against earlier ones; the commanders and the mode are needed by the
        // board and the diplomatic fields.
        let steps: [(usize, Reader); 14] = [
            (12, Position::read_mode),
            (2, Position::read_commanders),
            (0, Position::read_board),
            (2, Position::check_commanders),
            (0, Position::check_kings),
            (1, Position::read_turn),
            (3, Position::read_castling),
            (4, Position::read_last),
            (5, Position::read_double_steps),
            (6, Position::read_bonds),
            (7, Position::read_offers),
            (8, Position::read_closed),
            (9, Position::read_truces),
            (10, Position::read_exits),
        ];
        for (field, read) in steps {
            read(&mut position, fields[field])
                .map_err(|fault| PositionError { field: Some(field), fault })?;
        }
        position.drawn = match fields[11] {
            "*" => false,
            "=" => true,
            other => {
                let fault = Message::new("tpc-position-unreadable").with("text", other);
                return Err(PositionError { field: Some(11), fault });
            }
        };
        position.settle(&mut ());
        Ok(position)
    }
}

impl Position {
    fn read_mode(&mut self, text: &str) -> Read<()> {
        let Some(mode) = TruceMode::of_name(text) else { return unreadable(text) };
        self.mode = mode;
        Ok(())
    }

    fn read_seats(text: &str) -> Read<[Option<Seat>; 3]> {
        let seats: Option<Vec<Option<Seat>>> =
            text.chars().map(|c| if c == '-' { Some(None) } else { seat_of(c).map(Some) }).collect();
        match seats.and_then(|seats| <[Option<Seat>; 3]>::try_from(seats).ok()) {
            Some(seats) => Ok(seats),
            None => unreadable(text),
        }
    }

    fn read_commanders(&mut self, text: &str) -> Read<()> {
        self.commander = Self::read_seats(text)?;
        Ok(())
    }

    fn check_commanders(&mut self, text: &str) -> Read<()> {
        for (army, commander) in SEATS.into_iter().zip(self.commander) {
            if let Some(commander) = commander
                && !self.is_living(commander)
            {
                return Err(Message::new("tpc-position-commander")
                    .with("text", text)
                    .with("army", army)
                    .with("commander", commander));
            }
        }
        if self.living().next().is_none() {
            return fault("tpc-position-nobody", text);
        }
        Ok(())
    }

    fn read_board(&mut self, text: &str) -> Read<()> {
        let kingdoms: Vec<&str> = text.split('|').collect();
        if kingdoms.len() != 3 {
            return Err(Message::new("tpc-position-kingdoms").with("found", kingdoms.len() as i64));
        }
        for (kingdom, text) in kingdoms.into_iter().enumerate() {
            let zones: Vec<&str> = text.split('/').collect();
            if zones.len() != 5 {
                return Err(Message::new("tpc-position-zones")
                    .with("kingdom", LETTERS[kingdom].to_string())
                    .with("found", zones.len() as i64));
            }
            for (zone, text) in Zone::ALL.into_iter().zip(zones) {
                let places = Self::read_zone(text)?;
                if places.len() != zone.size() {
                    return Err(Message::new("tpc-position-zone")
                        .with("zone", format!("{}{}", LETTERS[kingdom], zone.letter()))
                        .with("found", places.len() as i64)
                        .with("expected", zone.size() as i64));
                }
                let start = kingdom * KINGDOM + zone.offset();
                self.board[start..start + zone.size()].copy_from_slice(&places);
            }
        }
        Ok(())
    }

    fn read_zone(text: &str) -> Read<Vec<Option<Piece>>> {
        let mut places = Vec::new();
        let mut rest = text;
        let mut after_number = false;
        while let Some(first) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                let number: usize = rest[..digits].parse().unwrap_or(usize::MAX);
                if after_number || first == '0' || number > 18 {
                    return unreadable(text);
                }
                places.extend(std::iter::repeat_n(None, number));
                rest = &rest[digits..];
                after_number = true;
                continue;
            }
            let mut letters = rest.chars();
            let army = letters.next().and_then(|c| "rwb".find(c)).and_then(|index| SEATS.get(index).copied());
            let kind = letters.next().and_then(|c| Kind::ALL.into_iter().find(|kind| kind.letter() == c));
            let Some((army, kind)) = army.zip(kind) else { return unreadable(text) };
            places.push(Some(Piece { army, kind }));
            rest = letters.as_str();
            after_number = false;
        }
        Ok(places)
    }

    fn check_kings(&mut self, _: &str) -> Read<()> {
        for army in SEATS {
            let king = Some(Piece { army, kind: Kind::King });
            let count = self.board.iter().filter(|piece| **piece == king).count();
            if self.is_living(army) && count != 1 {
                return Err(Message::new("tpc-position-kings")
                    .with("seat", army)
                    .with("found", count as i64));
            }
            if !self.is_living(army) && count != 0 {
                return Err(Message::new("tpc-position-dead-king").with("seat", army));
            }
        }
        Ok(())
    }

    fn read_turn(&mut self, text: &str) -> Read<()> {
        let Some(turn) = one_seat(text) else { return unreadable(text) };
        if !self.is_living(turn) {
            return Err(Message::new("tpc-position-turn").with("seat", turn));
        }
        self.turn = turn;
        Ok(())
    }

    fn read_castling(&mut self, text: &str) -> Read<()> {
        if text == "-" {
            return Ok(());
        }
        let mut rest = text;
        for army in SEATS {
            let Some(after) = rest.strip_prefix(letter(army)) else { continue };
            rest = after;
            for (long, side) in [(false, 's'), (true, 'l')] {
                let Some(after) = rest.strip_prefix(side) else { continue };
                rest = after;
                let stands = |cell: Cell, kind| self.piece(cell) == Some(Piece { army, kind });
                let king = throne_of_king(army);
                let rook = castling_side(army, long).rook;
                if !stands(king, Kind::King) || !stands(rook, Kind::Rook) {
                    return Err(Message::new("tpc-position-castling")
                        .with("text", format!("{}{side}", letter(army)))
                        .with("king", king.to_string())
                        .with("rook", rook.to_string()));
                }
                self.castling[army.index()][usize::from(long)] = true;
            }
            if self.castling[army.index()] == [false; 2] {
                return unreadable(text);
            }
        }
        if rest.is_empty() && !text.is_empty() { Ok(()) } else { unreadable(text) }
    }

    fn read_last(&mut self, text: &str) -> Read<()> {
        self.last = Self::read_seats(text)?;
        for (seat, last) in SEATS.into_iter().zip(self.last) {
            if last == Some(seat) || (last.is_some() && !self.is_living(seat)) {
                return Err(Message::new("tpc-position-last").with("text", text).with("seat", seat));
            }
        }
        Ok(())
    }

    fn read_double_steps(&mut self, text: &str) -> Read<()> {
        let mut order = InOrder(None);
        for entry in entries(text) {
            let parts = entry.split_once('@').and_then(|(seat, rest)| {
                let (pawn, over) = rest.split_once(':')?;
                Some((one_seat(seat)?, Cell::from_name(pawn)?, over))
            });
            let Some((seat, pawn, over)) = parts else { return unreadable(entry) };
            order.step(seat, entry)?;
            let over: Option<Vec<Cell>> = over.split('.').map(Cell::from_name).collect();
            let Some(over) = over else { return unreadable(entry) };
            let stands = self.is_living(seat)
                && self
                    .piece(pawn)
                    .is_some_and(|piece| piece.kind == Kind::Pawn && self.commander_of(piece) == Some(seat));
            // The pawn came from somewhere in a home, two straight steps away over each of the cells.
            let passed = over.is_sorted_by(|a, b| a < b)
                && geometry()
                    .of(pawn)
                    .leaps
                    .iter()
                    .any(|leap| leap.to.in_home() && over.iter().all(|cell| leap.over.contains(cell)));
            if !stands || !passed {
                return fault("tpc-position-ep", entry);
            }
            let mut cells = over.into_iter();
            let over = [cells.next(), cells.next(), cells.next()];
            self.double_step[seat.index()] = Some(DoubleStep { pawn, over });
        }
        Ok(())
    }

    fn read_bonds(&mut self, text: &str) -> Read<()> {
        let mut order = InOrder(None);
        for entry in entries(text) {
            let Some((about, rest)) = entry.split_once(':') else { return unreadable(entry) };
            let Some(About::Bond(index)) = About::read(about) else { return unreadable(entry) };
            let mut marks = rest.chars();
            let since = match marks.next() {
                Some('1') => 1,
                Some('2') => 2,
                Some('3') => 3,
                Some('0'..='9') => return fault("tpc-position-range", entry),
                _ => return unreadable(entry),
            };
            let state = match marks.next() {
                Some('a') => BondState::Active,
                Some('l') => BondState::ByLord,
                Some('v') => BondState::ByVassal,
                _ => return unreadable(entry),
            };
            let (claimed, chosen) = match marks.as_str() {
                "" => (false, false),
                "c" => (true, false),
                "c!" => (true, true),
                _ => return unreadable(entry),
            };
            order.step(index, entry)?;
            let (lord, vassal) = ORDERED_PAIRS[index];
            if claimed && state != BondState::Active {
                return condition(entry);
            }
            self.bonds[lord.index()][vassal.index()] = Some(Bond { since, state, claimed, chosen });
        }
        for tie in self.ties() {
            let twice =
                self.ties().filter(|other| other.vassal == tie.vassal && other.bond.chosen).count() > 1;
            if !self.bond_holds(tie.lord, tie.vassal) || twice {
                return condition(&bond_text(tie.lord, tie.vassal));
            }
        }
        Ok(())
    }

    fn read_offers(&mut self, text: &str) -> Read<()> {
        let mut order = InOrder(None);
        for entry in entries(text) {
            let Some((object, by)) = entry.split_once('?') else { return unreadable(entry) };
            let (object, turns) = match object.split_once('/') {
                Some((object, turns)) => (object, Some(turns)),
                None => (object, None),
            };
            let Some(about) = About::read(object) else { return unreadable(entry) };
            order.step(about, entry)?;
            match about {
                About::Bond(index) => {
                    let (None, Some(by)) = (turns, one_seat(by)) else { return unreadable(entry) };
                    let (lord, vassal) = ORDERED_PAIRS[index];
                    if !self.bond_possible(lord, vassal) || (by != lord && by != vassal) {
                        return condition(entry);
                    }
                    self.bond_offers[lord.index()][vassal.index()] = Some(by);
                }
                About::Truce(pair) => {
                    let (Some(turns), Some(by)) = (turns, one_seat(by)) else { return unreadable(entry) };
                    let turns = read_digit(turns, entry)?;
                    if turns == 0 {
                        return fault("tpc-position-range", entry);
                    }
                    if !self.truce_holds(pair) || !parties(pair).contains(&by) {
                        return condition(entry);
                    }
                    self.truce_offers[pair] = Some((turns, by));
                }
                About::Draw if turns.is_some() => return unreadable(entry),
                About::Draw => self.read_draw_offer(by, entry)?,
            }
        }
        Ok(())
    }

    fn read_draw_offer(&mut self, text: &str, entry: &str) -> Read<()> {
        let (by, yes) = match text.split_once('+') {
            Some((by, yes)) => (by, Some(yes)),
            None => (text, None),
        };
        let yes: Option<Vec<Seat>> = yes.unwrap_or_default().chars().map(seat_of).collect();
        let (Some(by), Some(yes)) = (one_seat(by), yes) else { return unreadable(entry) };
        if (text.contains('+') && yes.is_empty()) || !yes.is_sorted_by(|a, b| a < b) {
            return unreadable(entry);
        }
        let mut accepted = [false; 3];
        for seat in &yes {
            accepted[seat.index()] = true;
        }
        let waits = self.living().any(|seat| seat != by && !accepted[seat.index()]);
        let live = self.is_living(by) && yes.iter().all(|seat| *seat != by && self.is_living(*seat));
        if self.has_bonds() || !live || !waits {
            return condition(entry);
        }
        self.draw_offer = Some((by, accepted));
        Ok(())
    }

    fn read_closed(&mut self, text: &str) -> Read<()> {
        let mut order = InOrder(None);
        for entry in entries(text) {
            let parts =
                entry.split_once('#').and_then(|(about, by)| Some((About::read(about)?, one_seat(by)?)));
            let Some((about, by)) = parts else { return unreadable(entry) };
            order.step((about, by), entry)?;
            let (marks, parties, proposer) = match about {
                About::Bond(index) => {
                    let (lord, vassal) = ORDERED_PAIRS[index];
                    let (lord_index, vassal_index) = (lord.index(), vassal.index());
                    let proposer = self.bond_offers[lord_index][vassal_index];
                    (&mut self.bond_closed[lord_index][vassal_index], vec![lord, vassal], proposer)
                }
                About::Truce(pair) => {
                    let proposer = self.truce_offers[pair].map(|(_, by)| by);
                    (&mut self.truce_closed[pair], parties(pair).to_vec(), proposer)
                }
                About::Draw => (&mut self.draw_closed, vec![by], self.draw_offer.map(|(by, _)| by)),
            };
            marks[by.index()] = true;
            let off = matches!(about, About::Truce(_)) && !self.has_truces();
            // No seat can have an offer open that is closed to it.
            if off
                || proposer == Some(by)
                || !parties.contains(&by)
                || !parties.iter().all(|seat| self.is_living(*seat))
            {
                return condition(entry);
            }
        }
        Ok(())
    }

    fn read_truces(&mut self, text: &str) -> Read<()> {
        let mut order = InOrder(None);
        for entry in entries(text) {
            let parts = entry.split_once(':').and_then(|(pair, left)| {
                let (first, second) = left.split_once('.')?;
                match About::read(pair) {
                    Some(About::Truce(pair)) => Some((pair, first, second)),
                    _ => None,
                }
            });
            let Some((pair, first, second)) = parts else { return unreadable(entry) };
            order.step(pair, entry)?;
            let left = [read_digit(first, entry)?, read_digit(second, entry)?];
            if left == [0, 0] {
                return fault("tpc-position-range", entry);
            }
            if !self.truce_holds(pair) || self.truce_offers[pair].is_some() {
                return condition(entry);
            }
            self.truces[pair] = Some(left);
        }
        Ok(())
    }

    fn read_exits(&mut self, text: &str) -> Read<()> {
        if text == "-" {
            return Ok(());
        }
        let seats: Option<Vec<Seat>> = text.chars().map(seat_of).collect();
        let Some(seats) = seats.filter(|seats| !seats.is_empty()) else { return unreadable(text) };
        for (place, seat) in seats.into_iter().enumerate() {
            if self.exits.contains(&Some(seat)) || place > 2 {
                return fault("tpc-position-order", text);
            }
            self.exits[place] = Some(seat);
        }
        Ok(())
    }
}

fn read_digit(text: &str, entry: &str) -> Read<u8> {
    let canonical = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !canonical || (text.len() > 1 && text.starts_with('0')) {
        return unreadable(entry);
    }
    match text.parse() {
        Ok(number) if number <= LONGEST_TRUCE => Ok(number),
        _ => fault("tpc-position-range", entry),
    }
}
