//! The game behind the traits of [`crate::game`].

use super::action::{Act, Action};
use super::army::Army;
use super::arrangement;
use super::position::{Position, SEATS};
use super::{explain, herald, reading, scene, talk};
use crate::game::scene::Art;
use crate::game::{
    ActInfo, Allowed, Event, Family, Game, KindInfo, OptionSpec, Options, Outcome, Pact, Refusal,
    RefusalKind, Scene, Seat, SeatInfo, SeatSet, State, View,
};
use crate::words::{Language, Message};

/// The game.
pub struct EnochianChess;

static SEAT_INFO: [SeatInfo; 4] = [
    SeatInfo { id: "yellow", code: 'y', team: 0 },
    SeatInfo { id: "blue", code: 'b', team: 1 },
    SeatInfo { id: "red", code: 'r', team: 0 },
    SeatInfo { id: "black", code: 'k', team: 1 },
];

static OPTIONS: [OptionSpec; 1] = [OptionSpec {
    name: "arrangement",
    values: Allowed::OneOf(&arrangement::NAMES),
    default: arrangement::USUAL,
}];

static KINDS: [KindInfo; 10] = [
    KindInfo { id: "king", letter: "K", art: Art::King, words: "eno" },
    KindInfo { id: "queen", letter: "Q", art: Art::Queen, words: "eno" },
    KindInfo { id: "bishop", letter: "B", art: Art::Bishop, words: "eno" },
    KindInfo { id: "knight", letter: "N", art: Art::Knight, words: "eno" },
    KindInfo { id: "rook", letter: "R", art: Art::Rook, words: "eno" },
    KindInfo { id: "queen-pawn", letter: "P", art: Art::QueenPawn, words: "eno" },
    KindInfo { id: "bishop-pawn", letter: "P", art: Art::BishopPawn, words: "eno" },
    KindInfo { id: "knight-pawn", letter: "P", art: Art::KnightPawn, words: "eno" },
    KindInfo { id: "rook-pawn", letter: "P", art: Art::RookPawn, words: "eno" },
    KindInfo { id: "concourse", letter: "B, Q", art: Art::Bishop, words: "eno" },
];

impl Game for EnochianChess {
    fn family(&self) -> Family {
        Family::Great
    }

    fn id(&self) -> &'static str {
        "enochian-chess"
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
                    include_str!(concat!("words/herald.", $language, ".ftl")),
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
        "eno"
    }

    fn kinds(&self) -> &'static [KindInfo] {
        &KINDS
    }

    fn reach(&self, kind: &str, language: Language) -> Option<Scene> {
        scene::reach(kind, language)
    }

    fn setups(&self) -> Option<&'static str> {
        Some("arrangement")
    }

    fn allies_whisper(&self) -> bool {
        false
    }

    fn deals_by_dice(&self) -> bool {
        true
    }

    fn start(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal> {
        let name = options.get("arrangement");
        let arrangement = arrangement::NAMES.into_iter().find(|known| *known == name);
        Ok(Box::new(match position {
            Some(text) => Eno { position: text.parse()?, arrangement: None },
            None => Eno { position: Position::start(name), arrangement },
        }))
    }
}

/// A game of Enochian chess as it stands.
#[derive(Clone, Debug)]
pub struct Eno {
    position: Position,
    /// What the start was called.
    arrangement: Option<&'static str>,
}

impl Eno {
    /// The position.
    #[must_use]
    pub fn at(&self) -> &Position {
        &self.position
    }
}

impl State for Eno {
    fn boxed(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn to_move(&self) -> SeatSet {
        self.position.mover().into_iter().collect()
    }

    fn turn(&self) -> Option<Seat> {
        self.position.turn().map(Army::seat)
    }

    fn legal(&self) -> Vec<String> {
        self.position.written_moves()
    }

    fn acts(&self) -> Vec<String> {
        let mut acts: Vec<String> = self.position.open_acts().iter().map(ToString::to_string).collect();
        acts.sort_unstable();
        acts
    }

    fn actor(&self, action: &str) -> Option<Seat> {
        match action.parse().ok()? {
            Action::Move(_) => self.position.mover(),
            Action::Act { by, .. } => Some(by),
        }
    }

    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        let Ok(parsed) = action.parse::<Action>() else {
            let text: String = action.chars().take(60).collect();
            let message = Message::new("eno-no-action").with("text", text);
            return Err(Refusal::new(RefusalKind::Unreadable, message));
        };
        let Some(actor) = self.actor(action) else { return Err(explain::over()) };
        let active = self.position.active();
        let happenings = self.position.play(parsed)?;
        Ok(herald::told(&happenings, actor, active))
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        reading::read(&self.position, seat, text)
    }

    fn complete(&self, seat: Seat, typed: &str) -> Vec<(String, String)> {
        reading::complete(&self.position, seat, typed)
    }

    fn resignation(&self, seat: Seat) -> Option<String> {
        let resigns = Action::Act { by: seat, act: Act::Resign };
        self.position.open_acts().contains(&resigns).then(|| resigns.to_string())
    }

    fn moves_of(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        reading::moves_of(&self.position, seat, text)
    }

    fn display(&self, action: &str) -> String {
        match action.parse() {
            Ok(parsed) => self.position.display(parsed),
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
        // A frozen army may come back; who has handed over will not.
        SEATS.into_iter().filter(|seat| !self.position.left().contains(*seat)).collect()
    }

    fn act(&self, action: &str) -> Option<ActInfo> {
        match action.parse().ok()? {
            Action::Move(_) => None,
            Action::Act { by, act } => talk::info(&self.position, by, act),
        }
    }

    fn pacts(&self) -> Vec<Pact> {
        self.position.pacts()
    }

    fn side(&self, seat: Seat) -> Option<Message> {
        self.position.side(seat)
    }

    fn summary(&self) -> Vec<Message> {
        self.position.summary()
    }

    fn turn_note(&self) -> Option<Message> {
        self.position.turn_line()
    }

    fn scene(&self, view: &View<'_>) -> Scene {
        scene::scene(&self.position, self.arrangement, view)
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }
}
