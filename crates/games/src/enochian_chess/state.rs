//! The game behind the traits of [`liege_game`].

use super::act::{Act, Deed};
use super::army::Army;
use super::game::EnochianChess;
use super::position::{Position, SEATS};
use super::rules::with_signs;
use super::spec::SPEC;
use super::{arrangement, reading, scene};
use liege_game::scene::Art;
use liege_game::{
    ActInfo, Event, Family, Game, KindInfo, Line, OptionSpec, Options, Outcome, Pact, Refusal, Scene, Seat,
    SeatInfo, SeatSet, State, Tap, Tree, View,
};
use liege_squares::{KindSpec, Rules, Sitting};
use liege_words::{Language, Message};
use std::sync::OnceLock;

impl Game for EnochianChess {
    fn family(&self) -> Family {
        SPEC.family
    }

    fn id(&self) -> &'static str {
        SPEC.id
    }

    fn rules(&self) -> u32 {
        SPEC.version
    }

    fn seats(&self) -> &'static [SeatInfo] {
        SPEC.seats
    }

    fn options(&self) -> &'static [OptionSpec] {
        SPEC.options
    }

    fn words(&self, language: Language) -> &'static str {
        (SPEC.words)(language)
    }

    fn prefix(&self) -> &'static str {
        SPEC.prefix
    }

    /// The kinds of the pieces, and the concourse, which has a picture too.
    fn kinds(&self) -> &[KindInfo] {
        static KINDS: OnceLock<Vec<KindInfo>> = OnceLock::new();
        KINDS.get_or_init(|| {
            let concourse =
                KindInfo { id: "concourse", letter: "B, Q", art: Art::Bishop, words: SPEC.prefix };
            SPEC.kinds.iter().map(KindSpec::info).chain([concourse]).collect()
        })
    }

    fn reach(&self, kind: &str, language: Language) -> Option<Scene> {
        scene::reach(kind, language)
    }

    fn setups(&self) -> Option<&'static str> {
        SPEC.setups
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

/// A game of Enochian chess in progress.
#[derive(Clone, Debug)]
pub struct Eno {
    position: Position,
    /// The name of the start.
    arrangement: Option<&'static str>,
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
        match action.parse::<Act>() {
            Ok(act) => Some(act.by),
            // Moves begin with a capital letter.
            Err(_) => self.position.mover().filter(|_| action.starts_with(|c: char| c.is_ascii_uppercase())),
        }
    }

    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        self.position.play(action)
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        reading::read(&self.position, seat, text)
    }

    fn complete(&self, seat: Seat, typed: &str) -> Vec<(String, String)> {
        reading::complete(&self.position, seat, typed)
    }

    fn resignation(&self, seat: Seat) -> Option<String> {
        let resigns = Act::new(seat, Deed::Resign, None);
        self.position.open_acts().contains(&resigns).then(|| resigns.to_string())
    }

    fn moves_of(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        reading::moves_of(&self.position, seat, text)
    }

    fn taps(&self, seat: Seat) -> Vec<Tap> {
        // The seat that commands the army on its turn, not the seat of its colour.
        match self.position.mover() {
            Some(mover) if mover == seat => Sitting::taps_of(&self.position, self.position.plays().iter()),
            _ => Vec::new(),
        }
    }

    fn display(&self, action: &str) -> String {
        self.display_in(action, Language::ENGLISH)
    }

    fn display_in(&self, action: &str, language: Language) -> String {
        let is_legal = self.position.find_move(action).is_some();
        match action.parse::<Act>() {
            Err(_) if is_legal => Sitting::new(Box::new(self.position)).display_in(action, language),
            Err(_) => with_signs(action),
            Ok(_) => action.to_owned(),
        }
    }

    fn position(&self) -> String {
        self.position.to_string()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn alive(&self) -> SeatSet {
        // A frozen army may come back; a seat that has handed over will not.
        SEATS.into_iter().filter(|seat| !self.position.left.contains(*seat)).collect()
    }

    fn pieces(&self) -> usize {
        Army::ALL.into_iter().map(|army| self.position.board.men(army) as usize).sum()
    }

    fn act(&self, action: &str) -> Option<ActInfo> {
        self.position.info(action.parse().ok()?)
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

    fn tree(&self, seat: Seat) -> Option<Box<dyn Tree>> {
        (self.position.mover() == Some(seat)).then(|| Box::new(Line::new(self.position)) as Box<dyn Tree>)
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }
}
