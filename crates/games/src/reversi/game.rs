//! The game in the kit's form: options, position strings, sentences and pictures.

use super::discs::{BLACK, Discs, Field};
use crate::bits::{Sides, Squares, names};
use liege_game::scene::{Army, Art, Icon};
use liege_game::{
    Allowed, Event, EventKind, Line, OptionSpec, Options, Refusal, Seat, SeatInfo, SeatSet, Tree,
};
use liege_squares::fen::{Fault, Fields};
use liege_squares::{Ending, Example, Kind, KindSpec, Piece, Play, Rules, Sight, Spec, Square, Why};
use liege_words::Message;

const OPENINGS: [&str; 3] = ["free", "diagonal", "parallel"];
const SUPPLIES: [&str; 2] = ["own", "shared"];
const FIELDS: [&str; 5] =
    ["board", "side to move", "Black’s discs in hand", "White’s discs in hand", "opening"];
const DISC: Kind = Kind(0);
/// The signs of the sides in writing.
const SIGNS: [char; 2] = ['b', 'w'];
const NOBODY: &str = "-";
const UNLIMITED: &str = "*";

const SIZES: [&str; 4] = ["8", "4", "6", "10"];

/// The boards of these sizes.
static FIELDS_OF: [Field; 4] = [Field::new(8), Field::new(4), Field::new(6), Field::new(10)];

/// The game on each of them.
static SPECS_OF: [Spec; 4] = [on(8), on(4), on(6), on(10)];

/// The fixed part of the game, on the usual board.
pub static SPEC: Spec = on(8);

/// The fixed part of the game on a board of this size.
const fn on(size: u8) -> Spec {
    Spec { geometry: Field::new(size).geometry, ..BASE }
}

const BASE: Spec = Spec {
    seats: &[SeatInfo { id: "black", code: 'B', team: 0 }, SeatInfo { id: "white", code: 'W', team: 1 }],
    armies: &[Army::Black, Army::White],
    options: &[
        OptionSpec { name: "opening", values: Allowed::OneOf(&OPENINGS), default: OPENINGS[0] },
        OptionSpec { name: "supply", values: Allowed::OneOf(&SUPPLIES), default: SUPPLIES[0] },
        OptionSpec { name: "size", values: Allowed::OneOf(&SIZES), default: SIZES[0] },
    ],
    setups: Some("opening"),
    kinds: &[KindSpec::disc("rev", Art::NotchedDisc)],
    usual_moves: 30,
    to_start_with: true,
    places: true,
    skips: true,
    example: |_, _| Some(example()),
    ..Spec::new("reversi", "rev", words!(), Reversi::start)
};

/// The position after Black has put the first disc beside the four: White may answer on three squares.
fn example() -> Example {
    let disc = |(number, seat)| {
        (SPEC.geometry.of_number(number).unwrap_or(Square(0)), Piece { seat: Seat(seat), kind: DISC })
    };
    let pieces = [(28, 1), (29, 1), (36, 1), (37, 0), (30, 0), (45, 0), (38, 1), (46, 0)].map(disc).to_vec();
    Example { pieces, stand: Vec::new(), arrangement: None }
}

/// A position of the game.
#[derive(Clone, Copy, Debug)]
pub struct Reversi {
    spec: &'static Spec,
    discs: Discs,
    opening: &'static str,
}

/// The number of discs of each player: half of the squares.
fn discs(field: &Field) -> u8 {
    (field.every.count_ones() / 2) as u8
}

/// The seat of a side.
fn seat(side: usize) -> Seat {
    Seat(side as u8)
}

impl Reversi {
    fn start(options: &Options, position: Option<&str>) -> Result<Box<dyn Rules>, Refusal> {
        if let Some(text) = position {
            return Ok(Box::new(Reversi::read(text).map_err(|fault| fault.named(&FIELDS))?));
        }
        let chosen = OPENINGS.iter().position(|opening| *opening == options.get("opening"));
        let opening = chosen.unwrap_or_default();
        let size = SIZES.iter().position(|size| *size == options.get("size")).unwrap_or_default();
        let field = &FIELDS_OF[size];
        let [first, second, third, fourth] = field.middle;
        // The discs of Black and White that are then in the middle.
        let sides = Sides(match OPENINGS[opening] {
            "diagonal" => [second | third, first | fourth],
            "parallel" => [first | second, third | fourth],
            _ => [0, 0],
        });
        let held = || sides.counts().map(|laid| discs(field) - laid as u8);
        let supply = (options.get("supply") == SUPPLIES[0]).then(held);
        let discs = Discs { field, sides, supply, turn: BLACK };
        Ok(Box::new(Reversi { spec: &SPECS_OF[size], discs, opening: OPENINGS[opening] }))
    }

    /// Reads a position string (section 6). The number of its ranks is the size of the board. If the side to
    /// move can't move, it is skipped.
    fn read(text: &str) -> Result<Reversi, Fault> {
        let fields = Fields::of(text, FIELDS.len())?;
        let ranks = fields.text(0).split('/').count();
        let size = FIELDS_OF.iter().position(|field| usize::from(field.geometry.ranks) == ranks);
        let size = size.unwrap_or_default();
        let field = &FIELDS_OF[size];
        let sides = fields.read(0, |text| Sides::read(field.geometry, SIGNS, text))?;
        let turn = fields.one_of(1, &["b", "w", NOBODY], "rev-position-side")?;
        let most = discs(field);
        let held = |at: usize| match fields.number(at)? {
            number if number <= u32::from(most) => Ok(number as u8),
            _ => {
                let message = Message::new("rev-position-supply").with("text", fields.text(at));
                Err(Fault::at(at, message.with("most", i64::from(most))))
            }
        };
        let shared = [2, 3].iter().all(|field| fields.text(*field) == UNLIMITED);
        let supply = if shared { None } else { Some([held(2)?, held(3)?]) };
        let opening = OPENINGS[fields.one_of(4, &OPENINGS, "rev-position-opening")?];
        let discs = Discs { field, sides, supply, turn: turn % SIGNS.len() }.settled();
        if turn == SIGNS.len() && !discs.is_over() {
            return Err(fields.fault(1, "rev-position-open"));
        }
        Ok(Reversi { spec: &SPECS_OF[size], discs, opening })
    }

    fn play(&self, at: u8) -> Play {
        let side = self.discs.turn;
        let piece = Piece { seat: seat(side), kind: DISC };
        let turns = Squares(self.discs.turned(side, at)).map(|at| Square(at.into())).collect();
        Play { turns, ..Play::new(at.into(), piece, None, Square(at.into())) }
    }
}

impl Rules for Reversi {
    fn spec(&self) -> &'static Spec {
        self.spec
    }

    fn piece(&self, at: Square) -> Option<Piece> {
        self.discs.sides.piece(at)
    }

    fn set(&mut self, at: Square, piece: Option<Piece>) {
        self.discs.sides.set(at, piece);
    }

    fn art(&self, piece: Piece) -> Art {
        if piece.seat == seat(BLACK) { Art::NotchedDisc } else { Art::Ring }
    }

    fn turn(&self) -> SeatSet {
        SeatSet::one(seat(self.discs.turn))
    }

    fn turned(&self, seat: Seat) -> Box<dyn Rules> {
        Box::new(Reversi { discs: Discs { turn: seat.index().min(1), ..self.discs }, ..*self })
    }

    fn plays(&self) -> Vec<Play> {
        Squares(self.discs.moves(self.discs.turn)).map(|at| self.play(at)).collect()
    }

    fn make(&mut self, play: &Play) -> Vec<Event> {
        let mover = self.discs.turn;
        self.discs = self.discs.after(play.to.0 as u8);
        let skipped = self.discs.turn == mover && !self.discs.is_over();
        let told = || Message::new("rev-skipped").with("seat", seat(1 - mover));
        skipped.then(|| Event::new(EventKind::Pass, told())).into_iter().collect()
    }

    fn objection(&self, play: &Play, _: bool) -> Option<Message> {
        let (id, legal) = match self.discs.free_middle() {
            0 => ("rev-objection-line", self.discs.moves(self.discs.turn)),
            free => ("rev-objection-centre", free),
        };
        let message = Message::new(id).with("square", self.spec.geometry.name(play.to));
        Some(message.with("squares", names(self.spec.geometry, legal)))
    }

    fn ending(&self) -> Option<Ending> {
        if !self.discs.is_over() {
            return None;
        }
        let [black, white] = self.discs.sides.counts();
        let loser = (black != white).then(|| seat(usize::from(black > white)));
        let said = if loser.is_none() { "rev-end-even" } else { "rev-end-won" };
        Some(Ending { why: Why::Own(said), loser, seat: loser.unwrap_or(seat(self.discs.turn)) })
    }

    fn ending_said(&self, end: Ending) -> Option<Message> {
        let Why::Own(said) = end.why else { return None };
        let winner = end.loser.map_or(end.seat, |loser| seat(1 - loser.index()));
        let [own, theirs] = [winner, end.seat].map(|seat| i64::from(self.discs.sides.counts()[seat.index()]));
        Some(Message::new(said).with("winner", winner).with("won", own).with("lost", theirs))
    }

    fn position(&self) -> String {
        let board = self.discs.sides.write(self.spec.geometry, SIGNS);
        let over = self.discs.is_over();
        let turn = if over { NOBODY.to_owned() } else { SIGNS[self.discs.turn].to_string() };
        let held = match self.discs.supply {
            None => format!("{UNLIMITED} {UNLIMITED}"),
            Some([black, white]) => format!("{black} {white}"),
        };
        format!("{board} {turn} {held} {}", self.opening)
    }

    fn canonical(&self, play: &Play) -> String {
        self.spec.geometry.name(play.to)
    }

    fn sentence(&self, play: &Play) -> Option<Message> {
        let message = Message::new("rev-played").with("seat", play.piece.seat);
        Some(message.with("move", self.display(play)).with("count", play.turns.len() as i64))
    }

    /// The number of a player's discs, and the number in hand.
    fn plate(&self, seat: Seat) -> (Vec<Icon>, Option<Message>) {
        let discs = i64::from(self.discs.sides.counts()[seat.index() % 2]);
        let held = self.discs.supply.map(|supply| supply[seat.index() % 2]);
        let held = held.filter(|_| !self.discs.is_over());
        let with = |held| Message::new("rev-plate-held").with("held", i64::from(held));
        let message = held.map_or(Message::new("rev-plate"), with);
        (Vec::new(), Some(message.with("discs", discs)))
    }

    fn lines(&self) -> Vec<Message> {
        let line = |id, [black, white]: [u32; 2]| {
            Message::new(id).with("black", i64::from(black)).with("white", i64::from(white))
        };
        let held = self.discs.supply.map(|supply| line("rev-line-held", supply.map(u32::from)));
        [line("rev-line-board", self.discs.sides.counts())].into_iter().chain(held).collect()
    }

    fn sights(&self) -> Vec<Sight> {
        Squares(self.discs.moves(self.discs.turn)).map(|at| Sight::Open(Square(at.into()))).collect()
    }

    fn value(&self) -> i32 {
        self.discs.balance()
    }

    fn tree(&self, _: Seat) -> Box<dyn Tree> {
        Box::new(Line::new(self.discs))
    }

    fn perft(&self, depth: u32) -> u64 {
        self.discs.perft(depth)
    }
}
