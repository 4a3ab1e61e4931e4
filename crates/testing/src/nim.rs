//! A small game for tests: Nim with a die. Two seats, two heaps; a die decides how many stones have to be
//! taken in a turn, one action each; the player who takes the last stone wins. It has everything that tables
//! must handle: chance, turns of several actions, acts out of turn, a lapse, refusals with candidates.

use liege_game::scene::{Scene, View};
use liege_game::{
    Allowed, Event, EventKind, Game, OptionSpec, Options, Outcome, Points, Refusal, RefusalKind, Seat,
    SeatInfo, SeatSet, State,
};
use liege_words::{Language, Message};
use std::cell::Cell;

/// The game as a static value.
pub static NIM: Nim = Nim;

thread_local! {
    /// The number of actions that positions of this thread were asked to play: the cost of a replay.
    static PLAYED: Cell<usize> = const { Cell::new(0) };
}

/// Counts one played action.
pub fn count_one() {
    PLAYED.set(PLAYED.get() + 1);
}

/// The number of actions that positions play during `work`.
pub fn played_by<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = PLAYED.get();
    let done = work();
    (done, PLAYED.get() - before)
}

/// Finds the game by its id, as the registry finds games.
pub fn games(id: &str) -> Option<&'static dyn Game> {
    (id == NIM.id()).then_some(&NIM as &dyn Game)
}

/// The game.
#[derive(Debug)]
pub struct Nim;

impl liege_words::Cast for Nim {
    fn seat_words(&self, place: u8) -> Option<(&'static str, String)> {
        liege_game::seat_words(self, place)
    }
}

impl Game for Nim {
    fn id(&self) -> &'static str {
        "nim"
    }

    fn rules(&self) -> u32 {
        2
    }

    fn seats(&self) -> &'static [SeatInfo] {
        const SEATS: &[SeatInfo] =
            &[SeatInfo { id: "ann", code: 'A', team: 0 }, SeatInfo { id: "bob", code: 'B', team: 1 }];
        SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        const OPTIONS: &[OptionSpec] = &[
            OptionSpec { name: "die", values: Allowed::OneOf(&["on", "off"]), default: "on" },
            OptionSpec { name: "pass", values: Allowed::OneOf(&["off", "on", "bound"]), default: "off" },
            OptionSpec { name: "turns", values: Allowed::OneOf(&["one", "any"]), default: "one" },
        ];
        OPTIONS
    }

    fn words(&self, _: Language) -> &'static str {
        ""
    }

    fn prefix(&self) -> &'static str {
        "nim"
    }

    fn uses_chance(&self, options: &Options) -> bool {
        options.get("die") == "on"
    }

    fn start(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal> {
        let die = options.get("die") == "on";
        let heaps = match position {
            None => [5, 4],
            Some(text) => {
                let bad = || Refusal::new(RefusalKind::BadPosition, Message::new("nim-position"));
                let (x, y) = text.split_once(' ').ok_or_else(bad)?;
                [x.parse().map_err(|_| bad())?, y.parse().map_err(|_| bad())?]
            }
        };
        Ok(Box::new(Position {
            heaps,
            mover: Seat(0),
            any: options.get("turns") == "any",
            passing: options.get("pass") == "on",
            bound: options.get("pass") == "bound",
            owed: u32::from(!die),
            die,
            offer: None,
            drawn: false,
            gone: None,
        }))
    }
}

#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of the game, or what it leads to")]
struct Position {
    heaps: [u32; 2],
    mover: Seat,
    /// Whether both seats may move at any time.
    any: bool,
    /// Whether a seat may pass.
    passing: bool,
    /// Whether nobody may resign.
    bound: bool,
    /// The number of stones still to be taken in this turn; 0: the die has to be thrown.
    owed: u32,
    die: bool,
    /// The seat that offers a draw.
    offer: Option<Seat>,
    drawn: bool,
    gone: Option<Seat>,
}

impl Position {
    fn illegal(&self) -> Refusal {
        let kind = if self.outcome().is_some() { RefusalKind::Over } else { RefusalKind::Illegal };
        Refusal::new(kind, Message::new("nim-illegal")).with(self.legal())
    }
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

fn code(seat: Seat) -> char {
    NIM.seats()[seat.index()].code
}

impl State for Position {
    fn boxed(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn to_move(&self) -> SeatSet {
        if self.outcome().is_some() || self.owed == 0 {
            return SeatSet::EMPTY;
        }
        [Seat(0), Seat(1)].into_iter().filter(|seat| self.any || *seat == self.mover).collect()
    }

    fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        for seat in self.to_move().iter() {
            let heaps = ["x", "y"].into_iter().zip(self.heaps).filter(|(_, stones)| *stones > 0);
            legal.extend(heaps.map(|(heap, _)| format!("{}-{heap}", code(seat))));
            legal.extend(self.pass(seat));
        }
        legal
    }

    fn acts(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut acts = Vec::new();
        for seat in [Seat(0), Seat(1)] {
            match self.offer {
                None => acts.push(format!("{}:draw?", code(seat))),
                Some(by) if by != seat => acts.push(format!("{}:draw!", code(seat))),
                Some(_) => {}
            }
            acts.push(format!("{}:resign", code(seat)));
        }
        acts.sort();
        acts
    }

    fn chance(&self) -> Vec<String> {
        if self.owed > 0 || self.outcome().is_some() {
            return Vec::new();
        }
        vec!["*:1".to_owned(), "*:2".to_owned(), "*:3".to_owned()]
    }

    fn actor(&self, action: &str) -> Option<Seat> {
        match action.chars().next() {
            Some('A') => Some(Seat(0)),
            Some('B') => Some(Seat(1)),
            _ => None,
        }
    }

    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        count_one();
        let lapse = action == "*:lapse" && self.owed > 0 && self.outcome().is_none();
        let open = |list: Vec<String>| list.iter().any(|known| known == action);
        if !lapse && !open(self.legal()) && !open(self.acts()) && !open(self.chance()) {
            return Err(self.illegal());
        }
        let seat = self.actor(action);
        let (kind, id) = match (&action[1..], seat) {
            ("-x" | "-y", Some(_)) => {
                self.heaps[usize::from(action.ends_with('y'))] -= 1;
                self.owed -= 1;
                self.mover = seat.unwrap_or(self.mover);
                if self.owed == 0 && self.heaps != [0, 0] {
                    self.mover = other(self.mover);
                    self.owed = u32::from(!self.die);
                }
                (EventKind::Move, "nim-taken")
            }
            ("-pass", Some(seat)) => {
                self.owed = u32::from(!self.die);
                self.mover = other(seat);
                (EventKind::Move, "nim-passed")
            }
            (":draw?", _) => {
                self.offer = seat;
                (EventKind::Diplomacy, "nim-offered")
            }
            (":draw!", _) => {
                self.drawn = true;
                (EventKind::Diplomacy, "nim-agreed")
            }
            (":resign", _) => {
                self.gone = seat;
                (EventKind::Exit, "nim-resigned")
            }
            (":lapse", _) => {
                self.gone = Some(self.mover);
                (EventKind::Exit, "nim-lapsed")
            }
            (die, _) => {
                self.owed = die[1..].parse().unwrap();
                (EventKind::Chance, "nim-thrown")
            }
        };
        Ok(vec![Event::new(kind, Message::new(id))])
    }

    /// Reads `x`, `xxy` (several stones), `draw`, `resign`, and canonical actions of the seat's own.
    fn read(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        let text = text.trim().to_ascii_lowercase();
        let letter = code(seat);
        let canonical =
            self.legal().into_iter().chain(self.acts()).find(|known| known.eq_ignore_ascii_case(&text));
        if let Some(action) = canonical {
            return if action.starts_with(letter) {
                Ok(vec![action])
            } else {
                Err(Refusal::new(RefusalKind::NotYours, Message::new("nim-not-yours")))
            };
        }
        let actions: Vec<String> = match text.as_str() {
            "draw" => vec![format!("{letter}:draw{}", if self.offer.is_some() { '!' } else { '?' })],
            "resign" => vec![format!("{letter}:resign")],
            stones if !stones.is_empty() && stones.chars().all(|c| c == 'x' || c == 'y') => {
                stones.chars().map(|heap| format!("{letter}-{heap}")).collect()
            }
            _ => return Err(Refusal::new(RefusalKind::Unreadable, Message::new("nim-unreadable"))),
        };
        if text.starts_with(['x', 'y']) && !self.to_move().contains(seat) {
            return Err(Refusal::new(RefusalKind::NotYours, Message::new("nim-not-yours")));
        }
        let mut state = self.clone();
        for action in &actions {
            if state.actor(action) == Some(seat) {
                state.play(action)?;
            }
        }
        Ok(actions)
    }

    fn resignation(&self, seat: Seat) -> Option<String> {
        (self.outcome().is_none() && !self.bound).then(|| format!("{}:resign", code(seat)))
    }

    fn pass(&self, seat: Seat) -> Option<String> {
        let may = self.passing && self.owed > 0 && self.mover == seat && self.outcome().is_none();
        may.then(|| format!("{}-pass", code(seat)))
    }

    fn moves_of(&self, _: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        Ok(self.legal().into_iter().filter(|action| action.ends_with(text)).collect())
    }

    fn display(&self, action: &str) -> String {
        format!("‹{action}›")
    }

    fn position(&self) -> String {
        let [x, y] = self.heaps;
        let marks = (self.offer.map(code), self.drawn, self.gone.map(code));
        format!("{x} {y} {} {} {marks:?}", code(self.mover), self.owed)
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = match self.gone {
            Some(gone) => Some(other(gone)),
            None if self.heaps == [0, 0] => Some(self.mover),
            None => None,
        };
        if self.drawn {
            return Some(Outcome { points: vec![Points::halves(1); 2], drawn: true });
        }
        let points = |seat| Points::whole(i32::from(winner == Some(seat)));
        winner.map(|_| Outcome { points: vec![points(Seat(0)), points(Seat(1))], drawn: false })
    }

    fn alive(&self) -> SeatSet {
        [Seat(0), Seat(1)].into_iter().filter(|seat| self.gone != Some(*seat)).collect()
    }

    fn pieces(&self) -> usize {
        self.heaps.iter().sum::<u32>() as usize
    }

    fn summary(&self) -> Vec<Message> {
        Vec::new()
    }

    fn scene(&self, _: &View<'_>) -> Scene {
        Scene::default()
    }

    fn perft(&self, _: u32) -> u64 {
        1
    }
}
