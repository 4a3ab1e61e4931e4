//! The game behind the traits of [`crate::game`].

use super::action::{Action, Basic, Move};
use super::generate::Each;
use super::herald;
use super::play::is_repeated;
use super::position::{End, Position, SEATS, Standing};
use super::scene::{self, KINDS, Last, Shown};
use super::{explain, reading, summary};
use crate::game::{
    Allowed, Event, Game, KindInfo, OptionSpec, Options, Outcome, Points, Refusal, RefusalKind, Scene, Seat,
    SeatInfo, SeatSet, State, View,
};
use crate::words::{Language, Message};

/// The game.
pub struct DragonsBreakthrough;

static SEAT_INFO: [SeatInfo; 2] =
    [SeatInfo { id: "first", code: '1', team: 0 }, SeatInfo { id: "second", code: '2', team: 1 }];

static OPTIONS: [OptionSpec; 2] = [
    OptionSpec { name: "pie", values: Allowed::OneOf(&["true", "false"]), default: "true" },
    OptionSpec { name: "transform", values: Allowed::OneOf(&["true", "false"]), default: "false" },
];

impl Game for DragonsBreakthrough {
    fn id(&self) -> &'static str {
        "dragons-breakthrough"
    }

    fn rules(&self) -> u32 {
        1
    }

    fn seats(&self) -> &'static [SeatInfo] {
        &SEAT_INFO
    }

    fn options(&self) -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn words(&self, language: Language) -> &'static str {
        macro_rules! files {
            ($language:literal) => {
                concat!(
                    include_str!(concat!("words/", $language, ".ftl")),
                    include_str!(concat!("words/reading.", $language, ".ftl")),
                    include_str!(concat!("words/scene.", $language, ".ftl")),
                )
            };
        }
        match language {
            Language::English => files!("en"),
            Language::Russian => files!("ru"),
            Language::Ukrainian => files!("uk"),
        }
    }

    fn prefix(&self) -> &'static str {
        "drb"
    }

    fn kinds(&self) -> &'static [KindInfo] {
        &KINDS
    }

    fn reach(&self, kind: &str, language: Language) -> Option<Scene> {
        scene::reach(kind, language)
    }

    fn start(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal> {
        let position = match position {
            Some(text) => text.parse()?,
            None => Position::start(options.get("pie") == "true", options.get("transform") == "true"),
        };
        Ok(Box::new(Breakthrough::new(position)))
    }
}

/// A game of Dragon's Breakthrough as it stands.
#[derive(Clone, Debug)]
pub struct Breakthrough {
    position: Position,
    /// The positions that have stood, for the rule of repetition; the present one last.
    past: Vec<Standing>,
    end: Option<End>,
    last: Option<Last>,
}

impl Breakthrough {
    /// A game that begins with a position.
    #[must_use]
    pub fn new(position: Position) -> Breakthrough {
        Breakthrough { position, past: vec![position.standing()], end: position.end(false), last: None }
    }

    /// The position.
    #[must_use]
    pub fn at(&self) -> &Position {
        &self.position
    }

    /// How the game ended, if it did.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The legal actions.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.end.is_none() {
            self.position.generate(&mut Each(|mv| actions.push(Action::Move(mv))));
            if self.position.may_swap() {
                actions.push(Action::Swap);
            }
        }
        actions
    }

    fn allows(&self, action: &Action) -> bool {
        match action {
            _ if self.end.is_some() => false,
            Action::Swap => self.position.may_swap(),
            Action::Move(mv) => self.position.has(mv),
        }
    }
}

/// What a picture shows of an action played in a position.
fn last(before: &Position, action: Action) -> Last {
    let (mut victims, mut jumped) = (Vec::new(), false);
    if let Action::Move(Move { basic: Basic::Capture { from, way }, .. }) = action {
        victims = before.victims(from, &way);
        jumped = before.kind_on(from).jumps();
    }
    Last { action, side: before.turn, victims, jumped }
}

impl State for Breakthrough {
    fn boxed(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn to_move(&self) -> SeatSet {
        match self.end {
            None => SeatSet::one(self.position.holder(self.position.turn)),
            Some(_) => SeatSet::EMPTY,
        }
    }

    fn legal(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.actions().iter().map(Action::to_string).collect();
        texts.sort_unstable();
        texts
    }

    fn acts(&self) -> Vec<String> {
        Vec::new()
    }

    fn actor(&self, action: &str) -> Option<Seat> {
        action.parse::<Action>().ok()?;
        self.to_move().iter().next()
    }

    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        let action: Action = action.parse().map_err(|error| explain::unreadable(&error))?;
        if self.end.is_some() {
            return Err(Refusal::new(RefusalKind::Over, Message::new("drb-no-over")));
        }
        if !self.allows(&action) {
            return Err(explain::refusal(&self.position, &action));
        }
        let before = self.position;
        self.position = before.after(&action);
        if action != Action::Swap {
            self.past.push(self.position.standing());
        }
        self.end = self.position.end(is_repeated(&self.past));
        self.last = Some(last(&before, action));
        let happenings = before.happenings(&action, &self.position, self.end);
        Ok(herald::told(&happenings, &before, &self.position))
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        reading::read(self, seat, text)
    }

    fn resignation(&self, _: Seat) -> Option<String> {
        None
    }

    fn moves_of(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        reading::moves_of(self, seat, text)
    }

    fn complete(&self, seat: Seat, typed: &str) -> Vec<(String, String)> {
        reading::complete(self, seat, typed)
    }

    fn display(&self, action: &str) -> String {
        match action.parse::<Action>() {
            Ok(action) => action.to_string().replace('-', "–"),
            Err(_) => action.to_owned(),
        }
    }

    fn position(&self) -> String {
        self.position.to_string()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end.map(|end| self.position.outcome(end))
    }

    fn drawn(&self) -> Option<Outcome> {
        Some(Outcome { points: vec![Points::halves(1); 2], drawn: true })
    }

    fn alive(&self) -> SeatSet {
        match self.end.map(End::winner) {
            Some(Some(winner)) => SeatSet::one(self.position.holder(winner)),
            Some(None) | None => SEATS.into_iter().collect(),
        }
    }

    fn side(&self, seat: Seat) -> Option<Message> {
        self.position.side_of(seat).map(super::board::Side::name)
    }

    fn choice(&self, action: &str) -> Option<Message> {
        summary::choice(&action.parse().ok()?)
    }

    fn summary(&self) -> Vec<Message> {
        summary::summary(&self.position, self.end)
    }

    fn turn_note(&self) -> Option<Message> {
        summary::turn_note(&self.position).filter(|_| self.end.is_none())
    }

    fn scene(&self, view: &View<'_>) -> Scene {
        scene::scene(Shown { position: &self.position, end: self.end, last: self.last.as_ref() }, view)
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth, &mut self.past.clone())
    }
}
