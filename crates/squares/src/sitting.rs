//! A game in progress: its actions, in canonical notation.

use super::called::piece_name;
use super::ending::{Ending, Limits, Why};
use super::play::{Play, Played};
use super::refusals::{illegal, over};
use super::rules::Rules;
use super::typed::{Prepared, says};
use super::{Naming, Spec, sentences};
use liege_game::{Event, EventKind, Outcome, Points, Refusal, RefusalKind, Seat, Tap};
use liege_words::Message;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// A game on squares in progress.
#[derive(Clone, Debug)]
pub struct Sitting {
    pub(super) rules: Box<dyn Rules>,
    /// The legal moves, once they have been asked for.
    legal: Asked,
    /// The positions since the last action that can't be undone, for repetition.
    pub(super) past: Vec<Arc<str>>,
    /// The end of the game.
    pub end: Option<Ending>,
    /// The moves of the last turn; if boards have their own players, those of each board.
    pub last: Vec<Played>,
    /// The last throw since then without effect, if there was one: its seat and its number.
    pub(super) lost: Option<(Seat, String)>,
    /// Whether a seat that resigns loses against any opponent.
    always_loses: bool,
}

/// The cached legal moves. They follow from the position and are not part of it: `Debug` leaves them out.
#[derive(Clone, Default)]
struct Asked(OnceLock<Arc<[Play]>>);

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// An action of a seat that leaves the game: `resign white`.
pub(super) const RESIGN: &str = "resign ";
/// An action of a seat that ends the game by a claim: `claim white`.
pub(super) const CLAIM: &str = "claim ";

impl Sitting {
    /// A game that begins with a position.
    pub fn new(rules: Box<dyn Rules>) -> Sitting {
        let (legal, past, last) = Default::default();
        let always_loses = rules.spec().always_loses;
        let mut sitting = Sitting { rules, legal, past, end: None, last, lost: None, always_loses };
        sitting.settle();
        sitting
    }

    /// The game under the rules of a version, which decides whether a seat that resigns loses in any case.
    #[must_use]
    pub fn under(self, spec: &Spec) -> Sitting {
        Sitting { always_loses: spec.always_loses, ..self }
    }

    /// Whether nobody of another side could ever win against a seat.
    fn is_spared(&self, seat: Seat) -> bool {
        let spec = self.rules.spec();
        let mut others = spec.all_seats().filter(|other| spec.team(*other) != spec.team(seat));
        !self.always_loses && !others.any(|other| self.rules.can_win(other))
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

    /// The number of occurrences of the present position.
    fn occurrences(&self) -> u32 {
        let Some((last, before)) = self.past.split_last() else { return 0 };
        1 + before.iter().filter(|past| *past == last).count() as u32
    }

    /// Notes the position, and the end of the game if it is over.
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

    /// The reason for which the seat to move may claim a draw.
    pub(super) fn claim(&self, seat: Seat) -> Option<Why> {
        let open = !self.is_over() && self.rules.chance().is_empty() && self.rules.turn().contains(seat);
        let occurrences = if self.rules.repeatable().is_some() { self.occurrences() } else { 0 };
        open.then(|| reached(self.rules.claims(), self.rules.quiet(), occurrences)).flatten()
    }

    pub(super) fn seat_of(&self, action: &str, verb: &str) -> Option<Seat> {
        let name = action.strip_prefix(verb)?;
        let seats = self.rules.spec().seats;
        seats.iter().position(|info| info.id == name).map(|index| Seat(index as u8))
    }

    pub(super) fn by(&self, verb: &str, seat: Seat) -> Option<String> {
        Some(format!("{verb}{}", self.rules.spec().seats.get(seat.index())?.id))
    }

    /// If a text resigns or claims a draw: the action, or the refusal.
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
            Some(_) => self.by(CLAIM, seat).ok_or_else(over),
            None => Err(illegal(
                Message::new("sqr-no-claim")
                    .with("times", i64::from(limits.repetition))
                    .with("moves", i64::from(limits.quiet / 2)),
            )),
        })
    }

    /// Whether the seat is still on turn after an action.
    pub(super) fn goes_on(&self, seat: Seat, action: &str) -> bool {
        let mut after = self.clone();
        after.take(action).is_ok_and(|events| events.is_some())
            && !after.is_over()
            && after.rules.turn().contains(seat)
    }

    /// Moves as targets for pointing.
    pub fn taps_of<'p>(rules: &dyn Rules, plays: impl Iterator<Item = &'p Play>) -> Vec<Tap> {
        plays
            .map(|play| Tap {
                action: rules.canonical(play),
                piece: piece_name(rules, play.piece.kind),
                from: play.from.map_or_else(|| rules.spec().held(play.piece), |from| rules.spec().spot(from)),
                via: play.via.iter().map(|at| rules.spec().spot(*at)).collect(),
                to: rules.spec().spot(play.to),
                then: play.put.map(|at| rules.spec().spot(at)),
                takes: !play.taken.is_empty(),
            })
            .collect()
    }

    /// The legal move with this canonical notation.
    pub(super) fn play_of(&self, action: &str) -> Option<Play> {
        if self.is_over() { None } else { self.rules.play_of(action) }
    }

    /// Whether an action is a legal word: the end of a turn, a throw that is due.
    fn is_word(&self, action: &str) -> bool {
        !self.is_over() && (self.rules.words().contains(&action) || self.rules.chance().contains(&action))
    }

    /// Plays an action in canonical notation and returns the events; `None` if it is not an action.
    pub(super) fn take(&mut self, action: &str) -> Result<Option<Vec<Event>>, Refusal> {
        if self.is_over() {
            return Err(over());
        }
        if let Some(seat) = self.seat_of(action, RESIGN) {
            let end = match self.is_spared(seat) {
                true => Ending { why: Why::Spared, loser: None, seat },
                false => Ending { why: Why::Resigned, loser: Some(seat), seat },
            };
            return Ok(Some(self.leave(end, "sqr-resigned")));
        }
        if let Some(seat) = self.seat_of(action, CLAIM) {
            return match self.claim(seat) {
                Some(why) => Ok(Some(self.leave(Ending { why, loser: None, seat }, "sqr-claimed"))),
                None => Err(illegal(Message::new("sqr-no-claim-now"))),
            };
        }
        if self.is_word(action) {
            return Ok(Some(self.say(action)));
        }
        Ok(self.play_of(action).map(|play| self.make(&play)))
    }

    /// Ends the game by the seat's own words: resignation or a claim.
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
        // The first move of a turn begins the picture anew.
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

    /// The points of every seat at an end.
    pub(super) fn outcome_of(&self, end: Ending) -> Outcome {
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
}

/// The limit that is reached.
fn reached(limits: Limits, quiet: u32, occurrences: u32) -> Option<Why> {
    if limits.repetition > 0 && occurrences >= limits.repetition {
        return Some(Why::Repetition(occurrences));
    }
    (limits.quiet > 0 && quiet >= limits.quiet).then_some(Why::Quiet(limits.quiet))
}
