//! A game that is played: the one [`State`] of all games on squares.

use super::reading::Reader;
use super::rules::{Ending, Limits, Rules, Why};
use super::typed::{Prepared, forms_of, says};
use super::{Naming, Play, complete, explain, listing, picture, reading, sentences, summary};
use liege_game::{
    ActInfo, Event, EventKind, Outcome, Points, Refusal, RefusalKind, Role, Scene, Seat, SeatSet, State, Tap,
    Tree, View,
};
use liege_words::{Language, Message};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// A game on squares as it stands.
#[derive(Clone, Debug)]
pub struct Sitting {
    rules: Box<dyn Rules>,
    /// The legal moves, once somebody has asked for them.
    legal: Asked,
    /// The positions since the last action that can't be undone, for repetition.
    past: Vec<Arc<str>>,
    /// How the game ended.
    pub end: Option<Ending>,
    /// The moves of the last turn; of each board, where they have their own players.
    pub last: Vec<Played>,
    /// The last throw since that was of no use, if there was one: whose, and the number.
    pub(super) lost: Option<(Seat, String)>,
}

/// What follows from a position and is no part of it: two that are alike but for this are the same, and look so.
#[derive(Clone, Default)]
struct Asked(OnceLock<Arc<[Play]>>);

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// A move that was made.
#[derive(Clone, Debug)]
pub struct Played {
    /// The move.
    pub play: Play,
    /// How it is shown.
    pub shown: Message,
}

/// An action of a seat that leaves the game: `resign white`.
const RESIGN: &str = "resign ";
/// An action of a seat that ends the game by a claim: `claim white`.
const CLAIM: &str = "claim ";

impl Sitting {
    /// A game that begins with a position.
    pub fn new(rules: Box<dyn Rules>) -> Sitting {
        let (legal, past, last) = Default::default();
        let mut sitting = Sitting { rules, legal, past, end: None, last, lost: None };
        sitting.settle();
        sitting
    }

    /// The rules and the position.
    pub fn rules(&self) -> &dyn Rules {
        &*self.rules
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// The legal moves of pieces.
    pub fn plays(&self) -> &[Play] {
        self.legal.0.get_or_init(|| if self.is_over() { [].into() } else { self.rules.plays().into() })
    }

    /// How often the present position has occurred.
    fn occurrences(&self) -> u32 {
        let Some((last, before)) = self.past.split_last() else { return 0 };
        1 + before.iter().filter(|past| *past == last).count() as u32
    }

    /// Notes the position and whether the game is over with it.
    fn settle(&mut self) {
        self.legal = Asked::default();
        if self.rules.is_irreversible() {
            self.past.clear();
        }
        let counted = self.rules.repeatable().map(|key| self.past.push(key.into())).is_some();
        self.end = self.rules.ending().or_else(|| {
            let occurrences = if counted { self.occurrences() } else { 0 };
            let why = reached(self.rules.limits(), self.rules.quiet(), occurrences)?;
            Some(Ending { why, loser: None, seat: self.rules.turn().iter().next().unwrap_or(Seat(0)) })
        });
    }

    /// What the seat to move may claim a draw by.
    fn claim(&self, seat: Seat) -> Option<Why> {
        let open = !self.is_over() && self.rules.chance().is_empty() && self.rules.turn().contains(seat);
        let occurrences = if self.rules.repeatable().is_some() { self.occurrences() } else { 0 };
        open.then(|| reached(self.rules.claims(), self.rules.quiet(), occurrences)).flatten()
    }

    fn seat_of(&self, action: &str, verb: &str) -> Option<Seat> {
        let name = action.strip_prefix(verb)?;
        let seats = self.rules.spec().seats;
        seats.iter().position(|info| info.id == name).map(|index| Seat(index as u8))
    }

    fn by(&self, verb: &str, seat: Seat) -> Option<String> {
        Some(format!("{verb}{}", self.rules.spec().seats.get(seat.index())?.id))
    }

    /// If a text is what somebody says who gives up or claims a draw: the action, or why not.
    pub(super) fn resigns(&self, seat: Seat, text: &Prepared) -> Option<Result<String, Refusal>> {
        let bare = text.bare();
        let own = self.by(RESIGN, seat);
        for info in self.rules.spec().seats {
            let action = format!("{RESIGN}{}", info.id);
            if action.chars().filter(|c| c.is_alphanumeric()).eq(bare.iter().copied()) {
                let other = || Refusal::new(RefusalKind::NotYours, Message::new("sqr-read-other-resigns"));
                return own.map(|own| if own == action { Ok(own) } else { Err(other()) });
            }
        }
        if says(&bare, "resigns") {
            return own.map(Ok);
        }
        let claims = bare.iter().collect::<String>().starts_with("claim") || says(&bare, "claims");
        let limits = self.rules.claims();
        if !claims || limits == Limits::default() {
            return None;
        }
        Some(match self.claim(seat) {
            Some(_) => self.by(CLAIM, seat).ok_or_else(explain::over),
            None => Err(explain::illegal(
                Message::new("sqr-no-claim")
                    .with("times", i64::from(limits.repetition))
                    .with("moves", i64::from(limits.quiet / 2)),
            )),
        })
    }

    /// Whether the seat is still on turn after an action.
    pub(super) fn goes_on(&self, seat: Seat, action: &str) -> bool {
        let mut after = self.clone();
        after.enter(action).is_ok() && !after.is_over() && after.rules.turn().contains(seat)
    }

    /// Moves as they are pointed out.
    pub fn taps_of<'p>(rules: &dyn Rules, plays: impl Iterator<Item = &'p Play>) -> Vec<Tap> {
        plays
            .map(|play| Tap {
                action: rules.canonical(play),
                piece: explain::piece_name(rules, play.piece.kind),
                from: play.from.map_or_else(|| rules.spec().held(play.piece), |from| rules.spec().spot(from)),
                via: play.via.iter().map(|at| rules.spec().spot(*at)).collect(),
                to: rules.spec().spot(play.to),
                then: play.put.map(|at| rules.spec().spot(at)),
                takes: !play.taken.is_empty(),
            })
            .collect()
    }

    /// The legal move that a canonical string means.
    fn play_of(&self, action: &str) -> Option<Play> {
        if self.is_over() { None } else { self.rules.play_of(action) }
    }

    /// Whether an action is a legal word: the end of a turn, a throw that is due.
    fn is_word(&self, action: &str) -> bool {
        !self.is_over() && (self.rules.words().contains(&action) || self.rules.chance().contains(&action))
    }

    /// Does an action in canonical notation and tells what happened.
    pub fn enter(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        if self.is_over() {
            return Err(explain::over());
        }
        if let Some(seat) = self.seat_of(action, RESIGN) {
            let end = Ending { why: Why::Resigned, loser: Some(seat), seat };
            return Ok(self.leave(end, "sqr-resigned"));
        }
        if let Some(seat) = self.seat_of(action, CLAIM) {
            return match self.claim(seat) {
                Some(why) => Ok(self.leave(Ending { why, loser: None, seat }, "sqr-claimed")),
                None => Err(explain::illegal(Message::new("sqr-no-claim-now"))),
            };
        }
        if self.is_word(action) {
            return Ok(self.say(action));
        }
        match self.play_of(action) {
            Some(play) => Ok(self.make(&play)),
            None => Err(self.unwritten(action)),
        }
    }

    /// Ends the game by what the seat has said that it befalls.
    fn leave(&mut self, end: Ending, said: &'static str) -> Vec<Event> {
        self.end = Some(end);
        self.legal = Asked::default();
        let left = Event::new(EventKind::Exit, Message::new(said).with("seat", end.seat));
        vec![left, sentences::ended(self.rules(), end, Some(end.seat))]
    }

    fn say(&mut self, word: &str) -> Vec<Event> {
        let before = self.rules.boxed();
        let happened = self.rules.say(word);
        self.settle();
        if let Some(number) = word.strip_prefix("roll ")
            && sentences::is_lost(&*before, self.rules())
        {
            self.lost = before.turn().iter().next().map(|seat| (seat, number.to_owned()));
        }
        let mut events = sentences::said(&*before, word, self.rules());
        events.extend(happened);
        events.extend(self.end.map(|end| sentences::ended(self.rules(), end, None)));
        events
    }

    fn make(&mut self, play: &Play) -> Vec<Event> {
        let before = self.rules.boxed();
        // A turn's first move begins the picture anew.
        if !before.is_within_turn() {
            let geometry = before.spec().geometry;
            let board = |play: &Play| (geometry.naming == Naming::Lettered).then(|| geometry.board(play.to));
            self.last.retain(|played| board(&played.play) != board(play));
            self.lost = None;
        }
        self.last.push(Played { play: play.clone(), shown: before.display(play) });
        let happened = self.rules.make(play);
        self.settle();
        sentences::told(&*before, play, self.rules(), self.end, happened)
    }

    /// Who has how many points at an end.
    fn outcome_of(&self, end: Ending) -> Outcome {
        let team = |seat: Seat| self.rules.spec().team(seat);
        let paid = self.rules.paid(end).map(|points| Points::whole(points as i32));
        let points = |seat: Seat| match (end.loser, paid) {
            (None, None) => Points::halves(1),
            (None, Some(_)) => Points::default(),
            (Some(loser), None) => Points::whole(i32::from(team(seat) != team(loser))),
            (Some(loser), Some(paid)) if team(seat) == team(loser) => Points::default() - paid,
            (Some(_), Some(paid)) => paid,
        };
        Outcome { points: self.rules.spec().all_seats().map(points).collect(), drawn: end.loser.is_none() }
    }

    /// Why a text is no action in canonical notation: what is wrong with it as notation of any kind, else that it is not
    /// written out.
    pub fn unwritten(&self, text: &str) -> Refusal {
        let form = Refusal::new(RefusalKind::Unreadable, Message::new("sqr-no-form").with("text", text));
        let mut refusal = None;
        for seat in self.rules.turn().iter() {
            match reading::read(self, seat, text) {
                Ok(meant) if meant.len() == 1 && !meant[0].starts_with(RESIGN) => return form.with(meant),
                Ok(_) => return form,
                Err(reason) => {
                    let better =
                        refusal.as_ref().is_none_or(|known: &Refusal| known.kind == RefusalKind::Unreadable);
                    refusal = if better { Some(reason) } else { refusal };
                }
            }
        }
        refusal.unwrap_or(form)
    }

    /// Reads a text that is one move.
    ///
    /// # Errors
    /// Says what is wrong, with candidates.
    pub fn read_one(&self, seat: Seat, text: &str) -> Result<String, Refusal> {
        reading::read_one(self, seat, text)
    }
}

/// Which of the limits is reached.
fn reached(limits: Limits, quiet: u32, occurrences: u32) -> Option<Why> {
    if limits.repetition > 0 && occurrences >= limits.repetition {
        return Some(Why::Repetition(occurrences));
    }
    (limits.quiet > 0 && quiet >= limits.quiet).then_some(Why::Quiet(limits.quiet))
}

impl State for Sitting {
    fn boxed(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn to_move(&self) -> SeatSet {
        let due = self.is_over() || !self.rules.chance().is_empty();
        if due { SeatSet::EMPTY } else { self.rules.turn() }
    }

    fn turn(&self) -> Option<Seat> {
        let seats = self.rules.turn();
        seats.iter().next().filter(|_| seats.len() == 1 && !self.is_over())
    }

    fn legal(&self) -> Vec<String> {
        if self.is_over() {
            return Vec::new();
        }
        let words = self.rules.words().into_iter().map(str::to_owned);
        let plays = self.plays().iter().map(|play| self.rules.canonical(play));
        let mut all: Vec<String> = plays.chain(words).collect();
        all.sort_unstable();
        all
    }

    /// Claims that may be made now.
    fn acts(&self) -> Vec<String> {
        let seats = self.rules.turn();
        seats
            .iter()
            .filter(|seat| self.claim(*seat).is_some())
            .filter_map(|seat| self.by(CLAIM, seat))
            .collect()
    }

    fn act(&self, action: &str) -> Option<ActInfo> {
        self.claim(self.seat_of(action, CLAIM)?)?;
        Some(ActInfo {
            role: Role::Declare,
            key: None,
            spoken: Message::new("sqr-claim-draw"),
            series: None,
            required: true,
            leaves: true,
        })
    }

    fn chance(&self) -> Vec<String> {
        if self.is_over() {
            Vec::new()
        } else {
            self.rules.chance().iter().map(|draw| (*draw).to_owned()).collect()
        }
    }

    fn actor(&self, action: &str) -> Option<Seat> {
        let spoken = self.seat_of(action, RESIGN).or_else(|| self.seat_of(action, CLAIM));
        if spoken.is_some() || self.rules.chance().contains(&action) {
            return spoken;
        }
        let turn = self.rules.turn();
        if turn.len() == 1 {
            return turn.iter().next();
        }
        self.play_of(action).map(|play| play.piece.seat)
    }

    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        self.enter(action)
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        reading::read(self, seat, text)
    }

    fn complete(&self, seat: Seat, typed: &str) -> Vec<(String, String)> {
        let reader = Reader { rules: self.rules(), legal: self.plays(), seat };
        let plays = complete::complete(&reader, typed).into_iter();
        let mut found: Vec<(String, String)> = plays
            .map(|play| (sentences::shown(self.rules(), play, Language::ENGLISH), self.rules.canonical(play)))
            .collect();
        let typed = typed.trim().to_lowercase();
        let spec = self.rules.spec();
        let begins = |word: &str| forms_of(spec, word).iter().any(|form| form.starts_with(&typed));
        let words: Vec<&str> = self.rules.words().into_iter().filter(|word| begins(word)).collect();
        if self.rules.turn().contains(seat) && !self.is_over() {
            found.truncate(complete::MOST - words.len().min(complete::MOST));
            found.extend(words.into_iter().map(|word| (word.to_owned(), word.to_owned())));
        }
        found
    }

    fn resignation(&self, seat: Seat) -> Option<String> {
        self.by(RESIGN, seat).filter(|_| !self.is_over() && self.rules.won() != Some(seat))
    }

    fn moves_of(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        if self.is_over() {
            return Err(explain::over());
        }
        listing::moves_of(self.rules(), seat, text)
    }

    fn display(&self, action: &str) -> String {
        self.display_in(action, Language::ENGLISH)
    }

    fn display_in(&self, action: &str, language: Language) -> String {
        match self.play_of(action) {
            Some(play) => sentences::shown(self.rules(), &play, language),
            None => action.to_owned(),
        }
    }

    fn taps(&self, seat: Seat) -> Vec<Tap> {
        if !self.to_move().contains(seat) {
            return Vec::new();
        }
        Sitting::taps_of(self.rules(), self.plays().iter().filter(|play| play.piece.seat == seat))
    }

    fn choice(&self, action: &str) -> Option<Message> {
        self.play_of(action).and_then(|play| self.rules.choice(&play))
    }

    fn position(&self) -> String {
        self.rules.position()
    }

    fn outcome(&self) -> Option<Outcome> {
        Some(self.outcome_of(self.end?))
    }

    fn drawn(&self) -> Option<Outcome> {
        // It need not be a dead position: only that it is a draw counts.
        let agreed = Ending { why: Why::Dead, loser: None, seat: Seat(0) };
        self.rules.won().is_none().then(|| self.outcome_of(agreed))
    }

    fn alive(&self) -> SeatSet {
        let lost = self.end.and_then(|end| end.loser);
        self.rules.spec().all_seats().filter(|seat| Some(*seat) != lost).collect()
    }

    fn pieces(&self) -> usize {
        self.rules.spec().geometry.all().filter(|at| self.rules.piece(*at).is_some()).count()
    }

    fn side(&self, seat: Seat) -> Option<Message> {
        self.rules.side(seat)
    }

    fn summary(&self) -> Vec<Message> {
        summary::summary(self)
    }

    fn turn_note(&self) -> Option<Message> {
        if self.is_over() {
            return None;
        }
        let claim = self.rules.turn().iter().find_map(|seat| self.claim(seat));
        let claim = claim.map(sentences::claimable);
        self.rules.note().or(claim)
    }

    fn scene(&self, view: &View<'_>) -> Scene {
        self.rules.scene(self, view).unwrap_or_else(|| picture::scene(self, view))
    }

    fn perft(&self, depth: u32) -> u64 {
        if self.is_over() && depth > 0 { 0 } else { self.rules.perft(depth) }
    }
    fn tree(&self, seat: Seat) -> Option<Box<dyn Tree>> {
        self.to_move().contains(seat).then(|| self.rules.tree(seat))
    }

    fn returns(&self, action: &str) -> bool {
        let Some(play) = self.play_of(action) else { return false };
        let mut after = self.rules.boxed();
        after.make(&play);
        after.repeatable().is_some_and(|key| self.past.iter().any(|past| **past == *key))
    }
}
