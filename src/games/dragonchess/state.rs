//! The game behind the traits of [`crate::game`].

use super::ending::{End, Limits, Past, ended};
use super::moves::Move;
use super::notation::{Unwritten, Written, resignation, resigning};
use super::piece::{Piece, Side};
use super::position::{HeroReturn, Position};
use super::scene::reach::{self, KINDS};
use super::scene::{self, LAYOUTS, Shown};
use super::{explain, reading, summary, told};
use crate::game::{
    Allowed, Event, EventKind, Game, KindInfo, OptionSpec, Options, Outcome, Points, Refusal, RefusalKind,
    Scene, Seat, SeatInfo, SeatSet, State, View,
};
use crate::words::{Language, Message};

/// The game.
pub struct Dragonchess;

/// The codes are no letters of pieces, so that `G:2f3`, a Griffon's capture, is not taken for Gold's word:
/// aurum and vermilion.
static SEAT_INFO: [SeatInfo; 2] =
    [SeatInfo { id: "gold", code: 'A', team: 0 }, SeatInfo { id: "scarlet", code: 'V', team: 1 }];

/// More full moves than any game has.
const MANY: u32 = 1_000_000;

static OPTIONS: [OptionSpec; 3] = [
    OptionSpec { name: "hero_return", values: Allowed::OneOf(&["origin", "any"]), default: "origin" },
    OptionSpec { name: "repetition", values: Allowed::Count { most: MANY, except: &[1] }, default: "3" },
    OptionSpec { name: "quiet_limit", values: Allowed::Count { most: MANY, except: &[] }, default: "50" },
];

impl Game for Dragonchess {
    fn id(&self) -> &'static str {
        "dragonchess"
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
                    include_str!(concat!("words/pieces.", $language, ".ftl")),
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
        "drc"
    }

    fn kinds(&self) -> &'static [KindInfo] {
        &KINDS
    }

    fn reach(&self, kind: &str, language: Language) -> Option<Scene> {
        reach::reach(kind, language)
    }

    fn layouts(&self) -> &'static [&'static str] {
        &LAYOUTS
    }

    fn start(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal> {
        let hero_return = match options.get("hero_return") {
            "any" => HeroReturn::Any,
            _ => HeroReturn::Origin,
        };
        let position = match position {
            Some(text) => Position::read(text, hero_return)?,
            None => Position::start(hero_return),
        };
        let count = |name: &str| options.get(name).parse().unwrap_or_default();
        let limits = Limits { repetition: count("repetition"), quiet: count("quiet_limit") };
        Ok(Box::new(Drc::new(position, limits)))
    }
}

/// A game of dragonchess as it stands.
#[derive(Clone, Debug)]
pub struct Drc {
    position: Position,
    past: Past,
    limits: Limits,
    end: Option<End>,
    /// The last move and what it took, for pictures only.
    last: Option<(Move, Option<Piece>)>,
}

impl Drc {
    /// A game that begins with a position.
    #[must_use]
    pub fn new(position: Position, limits: Limits) -> Drc {
        let mut game = Drc { position, past: Past::default(), limits, end: None, last: None };
        game.settle();
        game
    }

    /// The position.
    #[must_use]
    pub fn at(&self) -> &Position {
        &self.position
    }

    /// How the game ended.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Notes the position and whether the game is over with it.
    fn settle(&mut self) {
        self.past.note(&self.position);
        self.end = ended(&self.position, &self.past, self.limits);
    }

    fn over() -> Refusal {
        Refusal::new(RefusalKind::Over, Message::new("drc-no-over"))
    }

    /// Why a text is no canonical move: what is wrong with it as notation of any kind, else that it is not
    /// written out.
    fn unwritten(&self, fault: &Unwritten, text: &str) -> Refusal {
        let refusal = explain::unwritten(fault);
        if !matches!(fault, Unwritten::Form { .. }) {
            return refusal;
        }
        match reading::read(&self.position, false, self.position.turn().seat(), text) {
            Ok(meant) if resigning(&meant.concat()).is_none() => refusal.with(meant),
            Err(reason) if reason.kind == RefusalKind::Illegal => reason,
            Err(reason) if reason.message.id().starts_with("drc-no-square") => reason,
            Ok(_) | Err(_) => refusal,
        }
    }

    /// The legal move that a canonical string means.
    fn legal_move(&self, action: &str) -> Result<Move, Refusal> {
        let written: Written = action.parse().map_err(|fault| self.unwritten(&fault, action))?;
        let right = self.position.is_legal(written.mv) && self.position.written(written.mv) == written;
        if right { Ok(written.mv) } else { Err(explain::refusal(&self.position, written)) }
    }
}

impl State for Drc {
    fn boxed(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn to_move(&self) -> SeatSet {
        if self.end.is_some() { SeatSet::EMPTY } else { SeatSet::one(self.position.turn().seat()) }
    }

    fn turn(&self) -> Option<Seat> {
        self.end.is_none().then(|| self.position.turn().seat())
    }

    fn legal(&self) -> Vec<String> {
        if self.end.is_some() {
            return Vec::new();
        }
        self.position.listed(&self.position.legal_moves())
    }

    /// None: resigning and agreeing to a draw are no acts of this game's rules.
    fn acts(&self) -> Vec<String> {
        Vec::new()
    }

    fn actor(&self, action: &str) -> Option<Seat> {
        let turn = || action.parse::<Written>().is_ok().then(|| self.position.turn());
        resigning(action).or_else(turn).map(Side::seat)
    }

    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        if self.end.is_some() {
            return Err(Drc::over());
        }
        if let Some(loser) = resigning(action) {
            let end = End::Resigned { loser };
            self.end = Some(end);
            let resigned = Message::new("drc-resigned").with("seat", loser.seat());
            return Ok(vec![Event::new(EventKind::Exit, resigned), told::ended(end, loser)]);
        }
        let mv = self.legal_move(action)?;
        let before = self.position.clone();
        self.last = Some((mv, before.piece(mv.to)));
        self.position.make(mv);
        self.settle();
        Ok(told::told(&before, mv, &self.position, self.end))
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        reading::read(&self.position, self.end.is_some(), seat, text)
    }

    fn complete(&self, seat: Seat, typed: &str) -> Vec<(String, String)> {
        if self.end.is_some() || Side::of(seat) != Some(self.position.turn()) {
            return Vec::new();
        }
        reading::complete(&self.position, typed)
    }

    fn resignation(&self, seat: Seat) -> Option<String> {
        Side::of(seat).filter(|_| self.end.is_none()).map(resignation)
    }

    fn moves_of(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        if self.end.is_some() {
            return Err(Drc::over());
        }
        reading::moves_of(&self.position, seat, text)
    }

    fn display(&self, action: &str) -> String {
        match action.parse::<Written>() {
            Ok(written) if self.position.is_legal(written.mv) => self.position.display(written.mv),
            _ => action.to_owned(),
        }
    }

    fn position(&self) -> String {
        self.position.to_string()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end.map(End::outcome)
    }

    fn drawn(&self) -> Option<Outcome> {
        Some(Outcome { points: vec![Points::halves(1); 2], drawn: true })
    }

    fn alive(&self) -> SeatSet {
        let lost = match self.end {
            Some(End::Mate { loser } | End::Resigned { loser }) => Some(loser),
            _ => None,
        };
        Side::ALL.into_iter().filter(|side| Some(*side) != lost).map(Side::seat).collect()
    }

    fn summary(&self) -> Vec<Message> {
        summary::summary(&self.position, self.end)
    }

    fn scene(&self, view: &View<'_>) -> Scene {
        scene::scene(Shown { position: &self.position, end: self.end, last: self.last }, view)
    }

    fn perft(&self, depth: u32) -> u64 {
        if self.end.is_some() && depth > 0 { 0 } else { self.position.perft(depth) }
    }
}
