//! The game in the kit's form: options, sentences and pictures.

use super::discs::{jumps, landings, targets};
use super::position::{Move, Over, Position, Terms};
use super::position_string::{FIELDS, SCORINGS, write_move};
use super::yards::HOMES;
use crate::bits::{Set, Squares, bit, names};
use liege_game::scene::{Art, Icon};
use liege_game::{Allowed, Event, EventKind, Line, OptionSpec, Options, Refusal, Seat, SeatSet, Tree};
use liege_squares::{
    Ending, Example, Geometry, Kind, KindSpec, Numbering, Piece, Play, Playing, Rules, Sight, Spec, Square,
    Why,
};
use liege_words::Message;

const DISC: Kind = Kind(0);
/// More moves than any game has.
const MANY: u32 = 1_000_000;

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    options: &[
        OptionSpec {
            name: "home",
            values: Allowed::OneOf(&["3x3", "triangle10", "3x4", "4x3", "4x4"]),
            default: "3x3",
        },
        OptionSpec { name: "scoring", values: Allowed::OneOf(&SCORINGS), default: SCORINGS[0] },
        OptionSpec { name: "move_limit", values: Allowed::Count { most: MANY, except: &[] }, default: "100" },
        OptionSpec { name: "copy_limit", values: Allowed::Count { most: MANY, except: &[] }, default: "20" },
    ],
    setups: Some("home"),
    // A move is typed as its squares alone, with any sign between them or none.
    geometry: Geometry {
        numbers: Some(Numbering { playing: Playing::All, from_below: false, are_names: false }),
        ..Geometry::CHESS
    },
    kinds: &[KindSpec::disc("ugo", Art::Disc)],
    usual_moves: 40,
    never_takes: true,
    skips: true,
    example: |_, _| Some(example()),
    ..Spec::new("ugolki", "ugo", words!(), Ugolki::start)
};

/// A disc with two discs to jump over, one after the other.
fn example() -> Example {
    let disc = |(name, seat)| {
        (SPEC.geometry.of_name(name).unwrap_or(Square(0)), Piece { seat: Seat(seat), kind: DISC })
    };
    let pieces = [("c3", 0), ("d3", 0), ("e4", 1), ("f5", 1)].map(disc).to_vec();
    Example { stand: pieces.iter().take(1).map(|(at, _)| *at).collect(), pieces, arrangement: None }
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct Ugolki(Position);

/// The seat of a side.
fn seat(side: usize) -> Seat {
    Seat(side as u8)
}

fn move_of(play: &Play) -> Option<Move> {
    Some(Move { from: play.from?.0 as u8, to: play.to.0 as u8 })
}

impl Ugolki {
    fn start(options: &Options, position: Option<&str>) -> Result<Box<dyn Rules>, Refusal> {
        if let Some(text) = position {
            return Ok(Box::new(Ugolki(Position::read(text).map_err(|fault| fault.named(&FIELDS))?)));
        }
        let count = |name: &str| options.get(name).parse().unwrap_or_default();
        let home = HOMES.iter().find(|home| home.id == options.get("home")).unwrap_or(&HOMES[0]);
        Ok(Box::new(Ugolki(Position::start(Terms {
            home,
            points: options.get("scoring") == SCORINGS[1],
            move_limit: count("move_limit"),
            copy_limit: count("copy_limit"),
        }))))
    }

    /// The number of a side's discs that have arrived.
    fn arrived(&self, id: &'static str, side: usize) -> Message {
        let message = Message::new(id).with("arrived", i64::from(self.0.arrived(side)));
        message.with("all", i64::from(self.0.discs.0[side].count_ones()))
    }

    /// The moves of a disc to each of these squares.
    fn to_each(&self, from: u8, targets: Set) -> impl Iterator<Item = Play> {
        let occupied = self.0.discs.occupied();
        let piece = Piece { seat: seat(self.0.turn), kind: DISC };
        let square = |at: u8| Square(at.into());
        Squares(targets).map(move |to| {
            let via: Vec<Square> = landings(bit(from), bit(to), occupied).into_iter().map(square).collect();
            let jumps = !via.is_empty() || jumps(bit(from), occupied & !bit(from)) & bit(to) != 0;
            Play { via, jumps, ..Play::new(0, piece, Some(square(from)), square(to)) }
        })
    }
}

impl Rules for Ugolki {
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn piece(&self, at: Square) -> Option<Piece> {
        self.0.discs.piece(at)
    }

    fn set(&mut self, at: Square, piece: Option<Piece>) {
        self.0.discs.set(at, piece);
    }

    fn turn(&self) -> SeatSet {
        SeatSet::one(seat(self.0.turn))
    }

    fn turned(&self, seat: Seat) -> Box<dyn Rules> {
        Box::new(Ugolki(Position { turn: seat.index().min(1), ..self.0 }))
    }

    fn plays(&self) -> Vec<Play> {
        self.0.moves().flat_map(|(from, to)| self.to_each(from, to)).collect()
    }

    /// Whether a move can go by these landings: each jump must be possible.
    fn goes_by(&self, play: &Play, via: &[Square]) -> bool {
        let Some(mv) = move_of(play) else { return false };
        let others = self.0.discs.occupied() & !bit(mv.from);
        let stops: Vec<Set> = via.iter().chain([&play.to]).map(|at| bit(at.0 as u8)).collect();
        let starts = [bit(mv.from)].into_iter().chain(stops.iter().copied());
        starts.zip(&stops).all(|(from, to)| jumps(from, others) & to != 0)
    }

    fn reachable(&self) -> Vec<Play> {
        let all = |from| self.to_each(from, targets(bit(from), self.0.discs.occupied()));
        Squares(self.0.discs.0[self.0.turn]).flat_map(all).collect()
    }

    fn make(&mut self, play: &Play) -> Vec<Event> {
        let Some(mv) = move_of(play) else { return Vec::new() };
        let (mover, had_won) = (self.0.turn, self.0.won.is_some());
        self.0.play(mv);
        let (kind, id) = match self.0.won {
            _ if self.0.over().is_some() => return Vec::new(),
            Some(_) if !had_won => (EventKind::Possession, "ugo-filled"),
            None if self.0.turn == mover => (EventKind::Pass, "ugo-skipped"),
            _ => return Vec::new(),
        };
        let message = Message::new(id).with("seat", seat(mover)).with("other", seat(1 - mover));
        vec![Event::new(kind, message)]
    }

    fn objection(&self, play: &Play, goes: bool) -> Option<Message> {
        let mv = move_of(play)?;
        if !goes {
            let open = targets(bit(mv.from), self.0.discs.occupied());
            let id = if open == 0 { "ugo-objection-shut" } else { "ugo-objection-way" };
            let message = Message::new(id).with("from", SPEC.geometry.name(play.from?));
            return Some(message.with("squares", names(SPEC.geometry, open)));
        }
        let legal = self.0.moves().any(|(from, to)| from == mv.from && to & bit(mv.to) != 0);
        let obliged = self.0.obliged();
        if !legal && obliged & bit(mv.from) == 0 && obliged != 0 {
            return Some(Message::new("ugo-objection-home").with("squares", names(SPEC.geometry, obliged)));
        }
        let message = || Message::new("ugo-objection-copy").with("limit", i64::from(self.0.terms.copy_limit));
        (!legal && self.0.forbidden_copy() == Some(mv)).then(message)
    }

    fn ending(&self) -> Option<Ending> {
        let (said, winner) = match self.0.over()? {
            Over::Filled(winner) => ("ugo-end-filled", Some(winner)),
            Over::Ahead(winner) => ("ugo-end-ahead", Some(winner)),
            Over::Level => ("ugo-end-level", None),
            Over::Copied => ("ugo-end-copied", None),
        };
        let loser = winner.map(|winner| seat(1 - winner));
        Some(Ending { why: Why::Own(said), loser, seat: loser.unwrap_or(seat(self.0.turn)) })
    }

    fn won(&self) -> Option<Seat> {
        self.0.won.map(seat)
    }

    /// The loser's payment, in games for points: one for each move after the win; if the loser did not play
    /// on, also one for each disc that has not arrived.
    fn paid(&self, ending: Ending) -> Option<u32> {
        let played_on = self.0.won.is_some() && ending.why != Why::Resigned;
        let loser = ending.loser.map_or(0, Seat::index);
        self.0.terms.points.then(|| self.0.paid(loser, played_on))
    }

    fn position(&self) -> String {
        self.0.write()
    }

    fn canonical(&self, play: &Play) -> String {
        move_of(play).map(write_move).unwrap_or_default()
    }

    fn plate(&self, seat: Seat) -> (Vec<Icon>, Option<Message>) {
        (Vec::new(), Some(self.arrived("ugo-plate", seat.index().min(1))))
    }

    fn note(&self) -> Option<Message> {
        let winner = self.0.won?;
        let message = Message::new("ugo-note-after").with("seat", seat(1 - winner));
        Some(message.with("made", i64::from(self.0.after)))
    }

    fn lines(&self) -> Vec<Message> {
        let line = |side: usize| {
            let message = self.arrived("ugo-line", side).with("seat", seat(side));
            message.with("home", i64::from(self.0.at_home(side)))
        };
        (0..2).map(line).collect()
    }

    fn sights(&self) -> Vec<Sight> {
        let yard = |side: usize| {
            Squares(self.0.yards[side]).map(move |at| Sight::Yard(seat(side), Square(at.into())))
        };
        (0..2).flat_map(yard).collect()
    }

    fn value(&self) -> i32 {
        self.0.balance()
    }

    fn tree(&self, _: Seat) -> Box<dyn Tree> {
        Box::new(Line::new(self.0))
    }

    fn perft(&self, depth: u32) -> u64 {
        self.0.perft(depth)
    }
}
