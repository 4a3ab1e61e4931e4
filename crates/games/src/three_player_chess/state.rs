//! The game behind the traits of [`liege_game`].

use super::action::{Action, Move};
use super::board::Cell;
use super::explain::Record;
use super::kinds::{self, KINDS};
use super::notation;
use super::position::{Position, SEATS, TruceMode};
use super::reading;
use super::sentences::{self, piece_name};
use super::talk;
use super::tree::Place;
use liege_game::{
    ActInfo, Allowed, Event, Family, Game, KindInfo, Line, Node, OptionSpec, Options, Outcome, Pact, Refusal,
    Scene, Seat, SeatInfo, SeatSet, Spot, State, Tap, Tree, View, words,
};
use liege_words::{Language, Message};

/// The game.
pub struct ThreePlayerChess;

static SEAT_INFO: [SeatInfo; 3] = [
    SeatInfo { id: "red", code: 'R', team: 0 },
    SeatInfo { id: "white", code: 'W', team: 1 },
    SeatInfo { id: "black", code: 'B', team: 2 },
];

static OPTIONS: [OptionSpec; 2] = [
    OptionSpec { name: "first", values: Allowed::OneOf(&["white", "red", "black"]), default: "white" },
    OptionSpec { name: "truce", values: Allowed::OneOf(&["word", "bound", "off"]), default: "word" },
];

impl liege_words::Cast for ThreePlayerChess {
    fn seat_words(&self, place: u8) -> Option<(&'static str, String)> {
        liege_game::seat_words(self, place)
    }
}

impl Game for ThreePlayerChess {
    fn family(&self) -> Family {
        Family::Great
    }

    fn id(&self) -> &'static str {
        "three-player-chess"
    }

    fn rules(&self) -> u32 {
        1
    }

    fn needs_letters(&self) -> bool {
        true
    }

    fn cell_in(&self, cell: &str, language: Language) -> String {
        Cell::from_name(cell)
            .map_or_else(|| cell.to_owned(), |cell| words().say(language, &notation::cell(cell)))
    }

    fn seats(&self) -> &'static [SeatInfo] {
        &SEAT_INFO
    }

    fn options(&self) -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn words(&self, language: Language) -> &'static str {
        let words: fn(Language) -> &'static str = words!(own "typed");
        words(language)
    }

    fn prefix(&self) -> &'static str {
        "tpc"
    }

    fn kinds(&self) -> &'static [KindInfo] {
        &KINDS
    }

    fn reach(&self, kind: &str, language: Language) -> Option<Scene> {
        kinds::reach(kind, language)
    }

    fn start(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal> {
        let position = if let Some(text) = position {
            text.parse()?
        } else {
            let first = SEAT_INFO.iter().position(|seat| seat.id == options.get("first"));
            let mode = TruceMode::of_name(options.get("truce")).unwrap_or(TruceMode::Word);
            Position::start(SEATS[first.unwrap_or(1)], mode)
        };
        Ok(Box::new(Tpc { position, record: Record::default(), past: Vec::new() }))
    }
}

/// A game of three-player chess in progress.
#[derive(Clone, Debug)]
pub struct Tpc {
    position: Position,
    record: Record,
    /// The keys of the positions since the last capture, for machines: going back and forth brings no
    /// progress.
    past: Vec<u64>,
}

impl Tpc {
    /// The position.
    pub fn at(&self) -> &Position {
        &self.position
    }
}

fn sorted(actions: impl Iterator<Item = Action>) -> Vec<String> {
    let mut texts: Vec<String> = actions.map(|action| action.to_string()).collect();
    texts.sort_unstable();
    texts
}

impl State for Tpc {
    fn boxed(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn to_move(&self) -> SeatSet {
        self.position.may_enter_moves()
    }

    fn turn(&self) -> Option<Seat> {
        Some(self.position.turn)
    }

    fn legal(&self) -> Vec<String> {
        let Some(actor) = self.position.mover() else { return Vec::new() };
        sorted(self.position.legal_moves().into_iter().map(|mv| Action::Move { actor, mv }))
    }

    fn acts(&self) -> Vec<String> {
        sorted(self.position.open_acts().into_iter())
    }

    fn actor(&self, action: &str) -> Option<Seat> {
        action.parse::<Action>().ok()?.actor()
    }

    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        let action: Action = action.parse()?;
        let seat = self.position.turn;
        let living = self.alive();
        let is_quiet = matches!(action, Action::Move { mv, .. } if !mv.takes());
        let before = is_quiet.then(|| Place::new(&self.position).key());
        let happenings = self.position.advance(action, &self.record)?;
        if let Action::Move { mv, .. } = action {
            match before {
                Some(before) => self.past.push(before),
                None => self.past.clear(),
            }
            self.record.captures[seat.index()] = mv.takes().then_some(action);
        }
        Ok(sentences::told(&happenings, action.actor(), living))
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        reading::read(&self.position, &self.record, seat, text)
    }

    fn complete(&self, seat: Seat, typed: &str) -> Vec<(String, String)> {
        reading::complete(&self.position, &self.record, seat, typed)
    }

    fn resignation(&self, seat: Seat) -> Option<String> {
        let open = !self.position.is_over() && SEATS.contains(&seat) && self.position.is_living(seat);
        open.then(|| Action::Act { actor: seat, act: super::action::Act::Resign }.to_string())
    }

    fn moves_of(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        reading::moves_of(&self.position, seat, text)
    }

    fn taps(&self, seat: Seat) -> Vec<Tap> {
        let Some(actor) = self.position.mover().filter(|mover| *mover == seat) else { return Vec::new() };
        let spot = |cell: Cell| Spot::cell(cell.to_string());
        let tap = |mv: Move| Tap {
            action: Action::Move { actor, mv }.to_string(),
            piece: self
                .position
                .piece(mv.from)
                .map_or_else(|| Message::new("sqr-text"), |piece| piece_name(piece.kind)),
            from: spot(mv.from),
            via: Vec::new(),
            to: spot(mv.target()),
            then: None,
            takes: mv.takes(),
        };
        self.position.legal_moves().into_iter().map(tap).collect()
    }

    fn display(&self, action: &str) -> String {
        self.display_in(action, Language::ENGLISH)
    }

    fn display_in(&self, action: &str, language: Language) -> String {
        match action.parse() {
            Ok(parsed) => self.position.display_in(parsed, language),
            Err(_) => action.to_owned(),
        }
    }

    fn position(&self) -> String {
        self.position.to_string()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn alive(&self) -> SeatSet {
        self.position.living().collect()
    }

    fn pieces(&self) -> usize {
        self.position.board.iter().flatten().count()
    }

    fn act(&self, action: &str) -> Option<ActInfo> {
        talk::act(action.parse().ok()?)
    }

    fn pacts(&self) -> Vec<Pact> {
        self.position.pacts()
    }

    fn summary(&self) -> Vec<Message> {
        self.position.summary()
    }

    fn turn_note(&self) -> Option<Message> {
        self.position.turn_line().filter(|_| !self.position.is_over())
    }

    fn scene(&self, view: &View<'_>) -> Scene {
        super::scene::scene(&self.position, view)
    }

    fn tree(&self, seat: Seat) -> Option<Box<dyn Tree>> {
        (self.position.mover() == Some(seat))
            .then(|| Box::new(Line::new(Place::new(&self.position)).after(&self.past)) as Box<dyn Tree>)
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }
}
