//! Position strings both ways (section 6). The diagram may also be written as by other programs (PDN's FEN);
//! everything else has one form.

use super::board::{Board, KING, MAN, Move, other};
use super::field::{Cells, Set, bit};
use super::game::Game;
use super::list::List;
use liege_game::{Options, Refusal, Seat};
use liege_squares::fen::{Fault, Fields};
use liege_squares::{Piece, Square};
use liege_words::Message;

/// The fields; the last one only in games that count the moves of one king in a row.
const FIELDS: [&str; 5] = ["diagram", "ratio", "moves", "options", "kings"];
/// The defaults of omitted fields.
const USUAL: [&str; 5] = ["", "0", "-", "-", "-/-"];

impl Game {
    /// The number of fields.
    fn fields(&self) -> usize {
        if self.laws.in_a_row > 0 { 5 } else { 4 }
    }

    /// The position string.
    pub(super) fn write(&self) -> String {
        let (board, spec) = (&self.board, &self.variant.spec);
        let side = |seat: Seat| {
            let pieces = Cells(board.sides[seat.index()]);
            let name = |cell| {
                format!("{}{}", if board.is_king(cell) { "K" } else { "" }, self.laws.field.name(cell))
            };
            format!("{}{}", letter(seat), pieces.map(name).collect::<Vec<_>>().join(","))
        };
        let after = self.past.iter().skip(1).chain([board]);
        let moves = self.past.iter().zip(after).map(|(before, after)| {
            let (from, to) = (before.own() & !after.foes(), after.foes() & !before.own());
            let name =
                |set: Set| Cells(set).next().map(|cell| self.laws.field.name(cell)).unwrap_or_default();
            format!("{}-{}", name(from), name(to))
        });
        let unusual = spec.options.iter().filter(|option| self.options.get(option.name) != option.default);
        let options = unusual.map(|option| format!("{}={}", option.name, self.options.get(option.name)));
        let run = |run: Option<(u8, u8)>| {
            run.map_or_else(|| "-".to_owned(), |(at, moves)| format!("{}*{moves}", self.laws.field.name(at)))
        };
        let fields = [
            format!("{}:{}:{}", letter(board.turn), side(Seat(0)), side(Seat(1))),
            board.ratio.to_string(),
            joined(moves),
            joined(options),
            board.runs.map(run).join("/"),
        ];
        fields[..self.fields()].join(" ")
    }

    /// Reads a position into this game. The options in the position string apply; if it has none, those of
    /// the set-up do.
    ///
    /// # Errors
    /// The refusal names the first wrong field and the fault.
    pub(super) fn read(self, text: &str) -> Result<Game, Refusal> {
        let tidy = tidied(text, self.laws.field.geometry.files);
        let again = (tidy != text).then(|| self.clone());
        self.parse(text)
            .or_else(|fault| match again {
                Some(game) => game.parse(&tidy).map_err(|_| fault),
                None => Err(fault),
            })
            .map_err(|fault| fault.named(&FIELDS))
    }

    fn parse(mut self, text: &str) -> Result<Game, Fault> {
        let (given, wanted) = (text.split(' ').count(), self.fields());
        let padding = USUAL[..wanted].get(given..).unwrap_or_default().iter().copied();
        let text = text.split(' ').chain(padding).collect::<Vec<_>>().join(" ");
        let fields = Fields::of(&text, wanted)?;
        self.board = fields.read(0, |text| self.diagram(text))?;
        self.board.ratio = fields.number(1)?;
        fields.read(3, |text| self.options(text))?;
        let has_runs = given > 4;
        if has_runs {
            self.board.runs = fields.read(4, |text| self.runs(text))?;
        }
        let runs = self.board.runs;
        fields.read(2, |text| self.history(text))?;
        if has_runs && self.board.runs != runs {
            return Err(fields.fault(4, "drt-position-runs-moves"));
        }
        Ok(self)
    }

    /// Reads the king that made each side's last moves in a row, and their number: `46*3/-`.
    fn runs(&self, text: &str) -> Result<[Option<(u8, u8)>; 2], Message> {
        let (board, field) = (&self.board, &self.laws.field);
        let wrong = || {
            let most = i64::from(self.laws.in_a_row);
            Message::new("drt-position-runs").with("text", text).with("most", most)
        };
        let run = |text: &str, side: Set| {
            if text == "-" {
                return Some(None);
            }
            let (name, moves) = text.split_once('*')?;
            let cell = field.cell(field.geometry.of_name(name)?).filter(|cell| field.name(*cell) == name)?;
            let moves = (1..=self.laws.in_a_row).find(|count| count.to_string() == moves)?;
            // Without a man the moves do not count.
            let run = Some((cell, moves)).filter(|_| side & !board.kings != 0);
            (side & board.kings & bit(cell) != 0).then_some(run)
        };
        let (white, black) = text.split_once('/').ok_or_else(wrong)?;
        let runs = [run(white, board.sides[0]), run(black, board.sides[1])];
        Ok([runs[0].ok_or_else(wrong)?, runs[1].ok_or_else(wrong)?])
    }

    /// The runs before these moves of kings, which led to the present ones.
    fn runs_before(&self, played: &[Move], first: Seat) -> [Option<(u8, u8)>; 2] {
        [0, 1].map(|seat| {
            let (at, count) = self.board.runs[seat]?;
            let own = || played.iter().skip(usize::from(seat != first.index())).step_by(2);
            let Some(begun) = own().next() else { return Some((at, count)) };
            // Only a king that made all of them can have made more before.
            let is_one = own().zip(own().skip(1)).all(|(mv, next)| mv.to == next.from);
            let before = count.checked_sub(u8::try_from(own().count()).ok()?).filter(|before| *before > 0)?;
            is_one.then_some((begun.from, before))
        })
    }

    /// Reads `W:W21-32:B1,K5.`: squares by their numbers or by file and rank, in any order, and ranges of
    /// numbers. Parts with counters of half-moves and moves (`H0`, `F1`) are ignored, because other programs
    /// count differently.
    fn diagram(&self, text: &str) -> Result<Board, Message> {
        let laws = &self.laws;
        let wrong = |id: &'static str, text: &str| Message::new(id).with("text", text);
        let mut parts = text.strip_suffix('.').unwrap_or(text).split(':');
        let turn = parts.next().and_then(seat).filter(|(_, rest)| rest.is_empty());
        let (turn, _) = turn.ok_or_else(|| wrong("drt-position-turn", text))?;
        let mut board = Board { sides: [0; 2], kings: 0, turn, ratio: 0, runs: [None; 2] };
        let is_counter = |part: &&str| {
            let digits = part.strip_prefix(['H', 'F']);
            digits.is_some_and(|digits| digits.parse::<u32>().is_ok())
        };
        let sides: Vec<&str> = parts.filter(|part| !is_counter(part)).collect();
        let seats: Vec<Seat> = sides.iter().filter_map(|part| Some(seat(part)?.0)).collect();
        if seats.len() != 2 || sides.len() != 2 || seats[0] == seats[1] {
            return Err(wrong("drt-position-sides", text));
        }
        for (part, seat) in sides.into_iter().zip(seats) {
            for name in part[1..].split(',').filter(|_| part.len() > 1) {
                let (kind, name) = name.strip_prefix('K').map_or((MAN, name), |name| (KING, name));
                for cell in self.cells(name).ok_or_else(|| wrong("drt-position-cell", name))? {
                    let about = |id| Message::new(id).with("square", laws.field.name(cell));
                    if board.occupied() & bit(cell) != 0 {
                        return Err(about("drt-position-twice"));
                    }
                    if kind == MAN && laws.last[seat.index()] & bit(cell) != 0 {
                        return Err(about("drt-position-last"));
                    }
                    board.set(cell, Some(Piece { seat, kind }));
                }
            }
            let (found, most) = (board.sides[seat.index()].count_ones(), laws.array(seat).count_ones());
            if found > most {
                let message = Message::new("drt-position-many").with("seat", seat);
                return Err(message.with("found", i64::from(found)).with("most", i64::from(most)));
            }
        }
        Ok(board)
    }

    /// The cells of a name or of a range of numbers.
    fn cells(&self, name: &str) -> Option<Vec<u8>> {
        let geometry = self.laws.field.geometry;
        let square = |name: &str| geometry.of_name(name.strip_prefix('0').unwrap_or(name));
        let (first, last) = name.split_once('-').unwrap_or((name, name));
        let (first, last) = (geometry.number(square(first)?)?, geometry.number(square(last)?)?);
        let squares = (first..=last).filter_map(|number| geometry.of_number(number));
        Some(squares.filter_map(|square| self.laws.field.cell(square)).collect()).filter(|_| first <= last)
    }

    /// Reads the position's own options.
    fn options(&mut self, text: &str) -> Result<(), Message> {
        let wrong = || Message::new("drt-position-options").with("text", text);
        if text == "-" {
            return Ok(());
        }
        let given: Option<Vec<(&str, &str)>> = text.split(',').map(|pair| pair.split_once('=')).collect();
        let given = given.ok_or_else(wrong)?;
        self.options = Options::check(self.variant.spec.options, given).map_err(|_| wrong())?;
        self.laws = self.variant.laws.with(&self.options);
        // Each once, and only those that differ from the default.
        let written = self.write();
        if written.split(' ').nth(3) == Some(text) { Ok(()) } else { Err(wrong()) }
    }

    /// Reads the moves of kings that led to the position, and takes them back to find the earlier positions.
    fn history(&mut self, text: &str) -> Result<(), Message> {
        let field = self.laws.field;
        let wrong = |text: &str| Message::new("drt-position-moves").with("text", text);
        if text == "-" {
            return Ok(());
        }
        let cell = |name: &str| {
            let square: Square = field.geometry.of_name(name)?;
            field.cell(square).filter(|cell| field.name(*cell) == name)
        };
        let moves: Vec<&str> = text.split(',').collect();
        let mut before = self.board;
        let mut played = Vec::new();
        for text in moves.iter().rev() {
            let ends = text.split_once('-').and_then(|(from, to)| Some((cell(from)?, cell(to)?)));
            let (from, to) = ends.ok_or_else(|| wrong(text))?;
            let king = Piece { seat: other(before.turn), kind: KING };
            if before.piece(to) != Some(king) || before.piece(from).is_some() {
                return Err(wrong(text));
            }
            before.set(to, None);
            before.set(from, Some(king));
            before.turn = king.seat;
            before.ratio = before.ratio.checked_sub(1).ok_or_else(|| Message::new("drt-position-short"))?;
            played.push(Move::step(from, to));
        }
        played.reverse();
        before.runs = self.runs_before(&played, before.turn);
        self.board = before;
        let mut list = List::default();
        for (mv, text) in played.into_iter().zip(moves) {
            list.fill(&self.laws, &self.board);
            if self.end().is_some() || !list.moves.iter().any(|known| known.is_same(mv)) {
                return Err(wrong(text));
            }
            self.play(mv);
        }
        Ok(())
    }
}

/// A diagram as other programs write it: small letters for the sides and for kings, blanks around its signs.
/// On a board with a file k this letter stays unchanged.
fn tidied(text: &str, files: u8) -> String {
    let mut tidy = String::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        let rest = text[at + sign.len_utf8()..].trim_start();
        let before = tidy.chars().next_back();
        let is_side = tidy.ends_with(":W") || tidy.ends_with(":B");
        match sign {
            _ if sign.is_whitespace() => {
                let joins =
                    is_side || before.is_none_or(|c| " :,".contains(c)) || rest.starts_with([':', ',']);
                if !joins && !rest.is_empty() {
                    tidy.push(' ');
                }
            }
            'w' | 'b' if before.is_none_or(|c| c == ':') => tidy.push(sign.to_ascii_uppercase()),
            'k' if (is_side || before == Some(',')) && files < 11 => tidy.push('K'),
            _ => tidy.push(sign),
        }
    }
    tidy
}

/// The letter of a seat.
fn letter(seat: Seat) -> char {
    if seat == Seat(0) { 'W' } else { 'B' }
}

/// The seat whose letter a text begins with, and the rest.
fn seat(text: &str) -> Option<(Seat, &str)> {
    [Seat(0), Seat(1)].into_iter().find_map(|seat| Some((seat, text.strip_prefix(letter(seat))?)))
}

/// Texts with commas, or `-` if there are none.
fn joined(texts: impl Iterator<Item = String>) -> String {
    let text = texts.collect::<Vec<_>>().join(",");
    if text.is_empty() { "-".to_owned() } else { text }
}
