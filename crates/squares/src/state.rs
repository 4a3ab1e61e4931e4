//! A game in progress, in the form that tables use: the one [`State`] of all games on squares.

use super::ending::{Ending, Why};
use super::reader::Reader;
use super::refusals::over;
use super::sitting::{CLAIM, RESIGN, Sitting};
use super::typed::forms_of;
use super::{complete, listing, picture, reading, sentences, summary};
use liege_game::{
    ActInfo, Event, Outcome, Refusal, RefusalKind, Role, Round, Scene, Seat, SeatSet, State, Tap, Tree, View,
};
use liege_words::{Language, Message};

impl Sitting {
    /// Plays an action in canonical notation and returns the events.
    pub fn enter(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        match self.take(action)? {
            Some(events) => Ok(events),
            None => Err(self.unwritten(action)),
        }
    }

    /// The reason why a text is not canonical notation: its fault as notation of any kind, else that it is
    /// not written in full.
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

    /// Reads a text of one move.
    ///
    /// # Errors
    /// The refusal says what is wrong, with candidates.
    pub fn read_one(&self, seat: Seat, text: &str) -> Result<String, Refusal> {
        reading::read_one(self, seat, text)
    }
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
            return Err(over());
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

    fn round(&self) -> Option<Round> {
        self.rules.round()
    }

    fn position(&self) -> String {
        self.rules.position()
    }

    fn outcome(&self) -> Option<Outcome> {
        Some(self.outcome_of(self.end?))
    }

    fn drawn(&self) -> Option<Outcome> {
        // It need not be a dead position: only the draw matters.
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

    fn is_within_turn(&self) -> bool {
        !self.is_over() && self.rules.is_within_turn()
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
        self.rules.scene(self.end, &self.last, view).unwrap_or_else(|| picture::scene(self, view))
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
