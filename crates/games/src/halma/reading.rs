//! Moves as people type them (section 5): `b1-e5`, a route `b1-c3-e5`, `b1e5`, or the end alone.

use super::field::{Cell, Field};
use super::position::{Move, Position};
use liege_game::{Refusal, RefusalKind, Seat};
use liege_squares::{LONGEST, file_letter, gives_up, listed, over};
use liege_words::Message;
use liege_words::letters::{is_cross, small, tidy};

/// The largest number of moves that a refusal suggests.
const MOST: usize = 5;
/// The largest number of moves to choose from.
const CHOICE: usize = 25;
/// The first word of a resignation.
pub const RESIGN: &str = "resign ";

/// A fault of the form.
enum Fault {
    /// The text is no notation.
    Unread,
    /// There is no such cell.
    NoCell(String),
}

fn unreadable(message: Message) -> Refusal {
    Refusal::new(RefusalKind::Unreadable, message)
}

fn illegal(message: Message) -> Refusal {
    Refusal::new(RefusalKind::Illegal, message)
}

/// A letter of a cell's name, in any alphabet: by sound, or by look.
fn letter(c: char) -> char {
    match c {
        'в' => 'b',
        'с' => 'c',
        'е' | 'э' => 'e',
        'н' | 'х' => 'h',
        'і' | 'ї' => 'i',
        'й' | 'ж' => 'j',
        'к' => 'k',
        'м' => 'm',
        'п' | 'р' => 'p',
        c => file_letter(c, true),
    }
}

/// A text in one form: small letters, no invisible signs, without the number of the move before it. `None` if it is
/// too long.
fn prepared(text: &str) -> Option<Vec<char>> {
    let tidy = tidy(text, LONGEST)?;
    let letters: Vec<char> = tidy.trim().chars().flat_map(small).collect();
    let digits = letters.iter().take_while(|c| c.is_ascii_digit()).count();
    let dots = letters[digits..].iter().take_while(|c| matches!(c, '.' | '…' | ')')).count();
    Some(if digits > 0 && dots > 0 { letters[digits + dots..].to_vec() } else { letters })
}

/// Whether a sign may stand between cells, or after them, without a meaning of its own.
fn is_sign(c: char) -> bool {
    c.is_whitespace() || is_cross(c) || "-–—−‑‐→⟶➔➜➡>:;,./*_!?+#\"'“”„«»`()".contains(c)
}

/// The cells that a text names.
fn cells(field: &Field, text: &[char]) -> Result<Vec<Cell>, Fault> {
    let mut cells = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.first() {
        let digits = rest[1..].iter().take_while(|c| c.is_ascii_digit()).count();
        if c.is_alphabetic() && digits > 0 {
            let name: String = rest[..=digits].iter().collect();
            let number = rest[1..=digits].iter().collect::<String>();
            let number = number.parse().ok().filter(|_| !number.starts_with('0'));
            let cell = number.and_then(|number| field.cell(letter(*c), number));
            cells.push(cell.ok_or(Fault::NoCell(name))?);
            rest = &rest[1 + digits..];
        } else if is_sign(*c) {
            rest = &rest[1..];
        } else {
            return Err(Fault::Unread);
        }
    }
    if cells.is_empty() { Err(Fault::Unread) } else { Ok(cells) }
}

/// A move that its notation names: `b1-e5`.
pub fn canonical(field: &Field, text: &str) -> Option<Move> {
    let (from, to) = text.split_once('-')?;
    Some(Move { from: field.of_name(from)?, to: field.of_name(to)? })
}

/// The typed text, for quoting: on one line, and not too long.
fn quoted(text: &str) -> String {
    const SHOWN: usize = 60;
    let line: String = text.trim().chars().filter(|c| !c.is_control() && *c != '`').collect();
    match line.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

/// A seat's holder types.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub position: &'a Position,
    pub seat: usize,
}

impl Reader<'_> {
    fn field(&self) -> &'static Field {
        self.position.setup.layout().field
    }

    /// A move in canonical notation.
    pub fn write(&self, mv: Move) -> String {
        write(self.position, mv)
    }

    fn name(&self, cell: Cell) -> String {
        self.field().name(cell)
    }

    /// The moves of the seat, as if it were on turn.
    fn own(&self) -> Vec<Move> {
        let reaches = self.position.reaches(self.seat).into_iter();
        reaches.flat_map(|reach| reach.to.into_iter().map(move |to| Move { from: reach.from, to })).collect()
    }

    fn is_on_turn(&self) -> bool {
        self.position.turn == Some(self.seat)
    }

    /// An example of a move: one that is legal now.
    fn example(&self) -> String {
        let own = self.own();
        own.get(own.len() / 2).map_or_else(|| "b1-e5".to_owned(), |mv| self.write(*mv))
    }

    /// Moves as candidates, sorted. Only a seat on turn gets any.
    fn few(&self, moves: impl Iterator<Item = Move>, most: usize) -> Vec<String> {
        let mut texts: Vec<String> = moves.map(|mv| self.write(mv)).collect();
        texts.sort_unstable();
        texts.truncate(if self.is_on_turn() { most } else { 0 });
        texts
    }

    /// Reads a text as an action.
    ///
    /// # Errors
    /// The refusal says what is wrong and what would be right.
    pub fn read(&self, text: &str) -> Result<String, Refusal> {
        let Some(letters) = prepared(text) else {
            return Err(unreadable(Message::new("sqr-read-long").with("most", LONGEST as i64)));
        };
        if self.position.turn.is_none() {
            return Err(over());
        }
        let Some(info) = self.position.setup.seats.get(self.seat) else {
            return Err(Refusal::new(RefusalKind::NotYours, Message::new("sqr-read-no-seat")));
        };
        if let Some(other) = text.trim().to_lowercase().strip_prefix(RESIGN)
            && self.position.setup.seats.iter().any(|seat| seat.id == other)
            && other != info.id
        {
            return Err(Refusal::new(RefusalKind::NotYours, Message::new("sqr-read-other-resigns")));
        }
        let resigns = format!("{RESIGN}{}", info.id);
        if text.trim().to_lowercase() == resigns || gives_up(text) {
            let left = || illegal(Message::new("hal-no-resign").with("seat", Seat(self.seat as u8)));
            return if self.position.is_out(self.seat) { Err(left()) } else { Ok(resigns) };
        }
        if letters.iter().all(|c| is_sign(*c)) {
            return Err(unreadable(Message::new("sqr-read-nothing").with("example", self.example())));
        }
        if passes(&letters) {
            return Err(unreadable(Message::new("sqr-read-no-pass").with("example", self.example())));
        }
        let cells = cells(self.field(), &letters).map_err(|fault| self.unread(&fault, text))?;
        let position = self.position;
        if !self.is_on_turn() {
            let turn = Seat(position.turn.unwrap_or_default() as u8);
            let message = Message::new("sqr-no-turn").with("turn", turn).with("seat", Seat(self.seat as u8));
            return Err(Refusal::new(RefusalKind::NotYours, message));
        }
        match cells[..] {
            [end] => self.read_end(end),
            [from, .., to] => {
                let mv = Move { from, to };
                match self.objection(mv, &cells) {
                    None => Ok(self.write(mv)),
                    Some(message) => Err(illegal(message).with(self.near(mv))),
                }
            }
            [] => Err(self.unread(&Fault::Unread, text)),
        }
    }

    fn unread(&self, fault: &Fault, text: &str) -> Refusal {
        let field = self.field();
        unreadable(match fault {
            Fault::Unread => {
                Message::new("sqr-read-whole").with("text", quoted(text)).with("example", self.example())
            }
            Fault::NoCell(name) => {
                let id = if field.rows.len() == 16 { "hal-no-square" } else { "hal-no-hole" };
                let message = Message::new(id).with("text", name.as_str());
                message.with("last", field.last_letter().to_string())
            }
        })
    }

    /// Reads the end of a move alone.
    fn read_end(&self, end: Cell) -> Result<String, Refusal> {
        let own = self.own();
        let fits: Vec<Move> = own.iter().copied().filter(|mv| mv.to == end).collect();
        match fits[..] {
            [mv] => Ok(self.write(mv)),
            [] => {
                let starts = own.iter().copied().filter(|mv| mv.from == end);
                let message = |id| Message::new(id).with("square", self.name(end));
                let message = match self.position.owner(end) {
                    Some(seat) if seat == self.seat => {
                        message("sqr-read-only-square").with("example", self.example())
                    }
                    Some(seat) => message("hal-no-empty").with("seat", Seat(seat as u8)),
                    None => message("sqr-read-no-man"),
                };
                Err(illegal(message).with(self.few(starts, MOST)))
            }
            _ => {
                let message = Message::new("sqr-read-several");
                let several = Refusal::new(RefusalKind::Ambiguous, message);
                Err(several.with(self.few(fits.into_iter(), CHOICE)))
            }
        }
    }

    /// Legal moves near to one that is refused: those of the piece, nearest to the end first; else those to the end.
    fn near(&self, mv: Move) -> Vec<String> {
        let mut own = self.own();
        let of_piece = own.iter().any(|own| own.from == mv.from);
        own.retain(|own| if of_piece { own.from == mv.from } else { own.to == mv.to });
        own.sort_by_key(|own| (self.field().distance(own.to, mv.to), own.from, own.to));
        let all = own.into_iter().take(MOST);
        if self.is_on_turn() { all.map(|mv| self.write(mv)).collect() } else { Vec::new() }
    }

    /// The reason why a move through these stops, its ends among them, is not legal.
    fn objection(&self, mv: Move, stops: &[Cell]) -> Option<Message> {
        let position = self.position;
        let Move { from, to } = mv;
        let at = |id, cell| Message::new(id).with("square", self.name(cell));
        match position.owner(from) {
            None => return Some(at("sqr-no-piece", from)),
            Some(owner) if owner != self.seat => {
                return Some(at("hal-no-own", from).with("seat", Seat(owner as u8)));
            }
            Some(_) => {}
        }
        if from == to {
            return Some(Message::new("sqr-no-stay"));
        }
        if let Some(owner) = position.owner(to) {
            return Some(at("hal-no-empty", to).with("seat", Seat(owner as u8)));
        }
        let obliged = position.obliged(self.seat);
        if !obliged.is_empty() && !obliged.contains(&from) {
            let message = Message::new("hal-objection-home").with("squares", self.field().names(obliged));
            return Some(message.with("limit", i64::from(position.terms.home_limit)));
        }
        let open = position.open(from);
        if !open.contains(&to) {
            return Some(self.shut(from));
        }
        if !position.keeps(mv) {
            return Some(at("hal-objection-stay", from));
        }
        let mut legs = stops.windows(2).filter(|_| stops.len() > 2);
        let cannot = legs.find(|leg| !self.jumps_on(leg[0], leg[1], from))?;
        let message = Message::new("hal-objection-leg").with("from", self.name(cannot[0]));
        Some(message.with("to", self.name(cannot[1])))
    }

    /// Whether jumps lead from one stop to the next; `start` is the cell that the piece has left.
    fn jumps_on(&self, at: Cell, next: Cell, start: Cell) -> bool {
        let mut reached = vec![at];
        let mut seen = 0;
        while let Some(at) = reached.get(seen).copied() {
            seen += 1;
            for cell in self.position.jumps(at, start) {
                if cell == next {
                    return true;
                }
                if !reached.contains(&cell) {
                    reached.push(cell);
                }
            }
        }
        false
    }

    /// The reason why a piece does not get somewhere: the cells that it can reach.
    fn shut(&self, from: Cell) -> Message {
        let mut open = self.position.open(from);
        open.retain(|to| self.position.keeps(Move { from, to: *to }));
        open.sort_unstable();
        let id = match (open.is_empty(), self.position.stays(from)) {
            (true, true) => "hal-objection-stay",
            (true, false) => "hal-objection-shut",
            (false, _) => "hal-objection-way",
        };
        let message = Message::new(id).with("square", self.name(from));
        message.with("squares", self.field().names(open))
    }

    /// The legal moves of the piece that a text names, or all.
    ///
    /// # Errors
    /// The refusal says what is wrong with the text, or why the piece has no move.
    pub fn moves_of(&self, text: &str) -> Result<Vec<String>, Refusal> {
        let letters = prepared(text).unwrap_or_default();
        if self.position.turn.is_none() {
            return Err(over());
        }
        if self.position.setup.seats.get(self.seat).is_none() {
            return Err(Refusal::new(RefusalKind::NotYours, Message::new("sqr-read-no-seat")));
        }
        let word: String = letters.iter().filter(|c| !is_sign(**c)).collect();
        let all = word.is_empty() && text.trim().is_empty() || is_said(&word, "sqr-typed-all");
        let named = if all { Ok(Vec::new()) } else { cells(self.field(), &letters) };
        let (moves, reason) = match named.as_deref() {
            Err(fault @ Fault::NoCell(_)) => return Err(self.unread(fault, text)),
            Ok([]) => (self.own(), Message::new("sqr-list-nothing")),
            Ok([cell]) => {
                // For a square they are the moves of the piece there, whoever owns it.
                let reason = |id| Message::new(id).with("square", self.name(*cell));
                let Some(owner) = self.position.owner(*cell) else {
                    return Err(illegal(reason("sqr-list-empty")));
                };
                let owner = Reader { seat: owner, ..*self };
                let obliged = self.position.obliged(owner.seat);
                let why = if obliged.is_empty() || obliged.contains(cell) {
                    owner.shut(*cell)
                } else {
                    let message = Message::new("hal-objection-home");
                    let message = message.with("squares", self.field().names(obliged));
                    message.with("limit", i64::from(self.position.terms.home_limit))
                };
                (owner.own().into_iter().filter(|mv| mv.from == *cell).collect(), why)
            }
            _ => {
                let own = self.own();
                let example = own.get(own.len() / 2).map_or_else(|| "c3".to_owned(), |mv| self.name(mv.from));
                return Err(unreadable(Message::new("sqr-list-unread").with("example", example)));
            }
        };
        if moves.is_empty() {
            return Err(illegal(reason));
        }
        let mut texts: Vec<String> = moves.into_iter().map(|mv| self.write(mv)).collect();
        texts.sort_unstable();
        Ok(texts)
    }

    /// The legal moves that match a beginning, best first.
    pub fn complete(&self, typed: &str) -> Vec<String> {
        if !self.is_on_turn() {
            return Vec::new();
        }
        let typed: Vec<char> = prepared(typed).unwrap_or_default();
        let bare = |letters: &[char]| -> String {
            letters
                .iter()
                .filter(|c| !is_sign(**c) || is_cross(**c) && **c != 'x')
                .map(|c| letter(*c))
                .collect()
        };
        let bare = bare(&typed);
        let route = cells(self.field(), &typed).ok().filter(|cells| cells.len() > 2);
        let mut found: Vec<(usize, String)> = Vec::new();
        for mv in self.own() {
            let text = self.write(mv);
            let plain = text.replace('-', "");
            let fits = match &route {
                // The stops of a route.
                Some(stops) => (mv.from == stops[0] && stops[stops.len() - 1] == mv.to).then_some(0),
                None if plain.starts_with(&bare) => Some(0),
                None if self.name(mv.to).starts_with(&bare) => Some(1),
                None => None,
            };
            found.extend(fits.map(|fit| (fit, text)));
        }
        found.sort_unstable();
        found.into_iter().take(CHOICE).map(|(_, text)| text).collect()
    }
}

/// A move in canonical notation.
pub fn write(position: &Position, mv: Move) -> String {
    let field = position.setup.layout().field;
    format!("{}-{}", field.name(mv.from), field.name(mv.to))
}

fn is_said(word: &str, id: &str) -> bool {
    let bare = |form: &String| form.chars().filter(|c| c.is_alphabetic()).flat_map(small).collect::<String>();
    listed(id).iter().any(|form| bare(form) == word)
}

fn passes(letters: &[char]) -> bool {
    let word: String = letters.iter().filter(|c| c.is_alphabetic()).collect();
    is_said(&word, "sqr-typed-passes")
}
