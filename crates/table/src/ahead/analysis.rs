//! Thinking ahead: moves of all seats played from a position as some of them know it. Nothing of it is entered.
//!
//! What somebody tries out must tell them no more than what they can see: a line is read and played in the game
//! as its thinker knows it (see [`crate::play::seat_view`]). Where the game cannot be thought of without its secrets, only
//! their own actions can be tried: whether somebody else's is allowed would tell of the secrets.

use crate::log::played::is_move;
use crate::play::reading::{distance, meant};
use crate::play::seat_view::rests_on;
use crate::sitting::error::TableError;
use crate::sitting::table::Table;
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;
use crate::stored::terms::Negotiation;
use liege_game::{Event, EventKind, Round, Seat, SeatSet, State};
use liege_words::{lexicon, steps};

/// More attempts to find out where one action ends and the next begins than any line needs.
const ATTEMPTS: usize = 600;
/// About so many steps a try costs ([`steps`]): the text is held against all that can be played.
const ATTEMPT_STEPS: usize = 1_000;

/// Words of one action in the longest way of writing it.
const WORDS: usize = 8;

/// Whether a word stands between one action and the next.
fn is_between(word: &str) -> bool {
    matches!(word, "&" | "+" | "," | ";") || lexicon::says("and", word)
}

/// A position to think ahead from.
#[derive(Clone, Debug)]
pub struct Analysis {
    state: Box<dyn State>,
    /// The seats of whoever thinks.
    mine: SeatSet,
    /// What stands in the position and must not be told; empty if the position is without it.
    hidden: Vec<String>,
    /// Whether offers are made at the table.
    talks: bool,
    /// Whether a move was aimed ([`State::aim`]): nobody can look beyond it.
    aimed: bool,
}

/// An action that was thought of.
#[derive(Clone, Debug)]
pub struct TriedAction {
    /// In canonical notation.
    pub action: String,
    /// Whose it is.
    pub seat: Seat,
    /// As people read it.
    pub display: String,
    /// Its number, where players count as those of chess do.
    pub round: Option<Round>,
    /// What would happen, as far as whoever thinks may know it.
    pub events: Vec<Event>,
    /// Whether it is a move.
    pub is_move: bool,
}

/// What could not be read in a line, and why.
#[derive(Clone, Debug)]
pub struct Misread {
    /// The words.
    pub text: String,
    /// Why not.
    pub error: TableError,
    /// What was read before them.
    pub before: Vec<TriedAction>,
    /// The position in which they could not be read.
    pub at: Box<dyn State>,
}

impl Table {
    /// The position after the first `number` entries, to think ahead from, as holders of `seats` know it.
    ///
    /// # Errors
    /// Those of [`Table::view_at`].
    pub fn analysis(&self, number: usize, seats: SeatSet) -> Result<Analysis, TableError> {
        let past = match number < self.log().len() {
            true => Some(self.run(number, |_, _, _| {})?),
            false => None,
        };
        let timeline = past.as_ref().unwrap_or(&self.timeline);
        let secrets = matches!(self.status(), Status::Playing);
        let hidden = if secrets { self.hidden_in(timeline, seats) } else { Vec::new() };
        let known = (!hidden.is_empty()).then(|| self.known_alone(timeline, seats, &hidden)).flatten();
        let (state, hidden) = match known {
            Some(known) => (known, Vec::new()),
            None => (timeline.state.boxed(), hidden),
        };
        let talks = self.terms().negotiation != Negotiation::None;
        Ok(Analysis { state, mine: seats, hidden, talks, aimed: false })
    }
}

impl Analysis {
    /// The position.
    pub fn state(&self) -> &dyn State {
        &*self.state
    }

    /// Whether a move was only aimed, because what comes of it is not foretold: the position is that before it.
    pub fn is_aimed(&self) -> bool {
        self.aimed
    }

    /// The seats to move whose actions can be tried from here: none after a move that was aimed or before lots are
    /// drawn, and the thinker's own alone where others' moves would tell of secrets.
    #[must_use]
    pub fn can_try(&self) -> SeatSet {
        let to_move = if self.can_go_on().is_ok() { self.state.to_move() } else { SeatSet::EMPTY };
        to_move.iter().filter(|seat| self.hidden.is_empty() || self.mine.contains(*seat)).collect()
    }

    /// Whoever is to move and does not think.
    pub fn others_to_move(&self) -> SeatSet {
        self.state.to_move().iter().filter(|seat| !self.mine.contains(*seat)).collect()
    }

    /// The seats of whoever thinks that are to move.
    pub fn mine_to_move(&self) -> SeatSet {
        self.state.to_move().iter().filter(|seat| self.mine.contains(*seat)).collect()
    }

    /// Whoever can be meant by what is typed next: those to move, and the thinker's own.
    pub fn anybody(&self) -> SeatSet {
        self.state.to_move().union(self.mine)
    }

    /// Plays one canonical action; a move of dexterity is only aimed.
    ///
    /// # Errors
    /// No seat's; the game's refusal, as far as its reason may be known; lots are to be drawn first; what comes before
    /// was aimed.
    pub fn play(&mut self, action: &str) -> Result<TriedAction, TableError> {
        self.can_go_on()?;
        let seat = self.state.actor(action).filter(|_| !TableEvent::marks(action));
        let seat = seat.ok_or_else(|| TableError::NotYourAction { action: action.to_owned() })?;
        if !self.hidden.is_empty() && !self.mine.contains(seat) {
            return Err(TableError::SecretReason);
        }
        let (display, round) = (self.state.display(action), self.state.round());
        if !self.talks && self.state.act(action).is_some_and(|act| !act.required) {
            return Err(TableError::NoTalk { action: display });
        }
        if let Some(aim) = self.state.aim(action) {
            // Whether it is legal says nothing of what comes of it.
            self.state.boxed().play(action).map_err(|refusal| self.said(TableError::Game(refusal)))?;
            self.aimed = true;
            let events = vec![Event::new(EventKind::Move, aim)];
            let is_move = true;
            return Ok(TriedAction { action: action.to_owned(), seat, display, round, events, is_move });
        }
        let mut events = self.state.play(action).map_err(|refusal| self.said(TableError::Game(refusal)))?;
        let is_move = is_move(&events);
        events.retain(|event| {
            let kept = event.news.as_ref().is_some_and(|news| self.hidden.contains(&news.key));
            !kept && event.audience.includes(self.mine)
        });
        Ok(TriedAction { action: action.to_owned(), seat, display, round, events, is_move })
    }

    /// The moves of whoever is to move that fit what is typed, as [`State::complete`] gives them.
    #[must_use]
    pub fn complete(&self, typed: &str) -> Vec<(String, String)> {
        let known = |seat: &Seat| self.hidden.is_empty() || self.mine.contains(*seat);
        let to_move = self.state.to_move();
        let offered = to_move.iter().filter(known).flat_map(|seat| self.state.complete(seat, typed));
        offered.filter(|(_, action)| self.state.act(action).is_none()).collect()
    }

    /// Whether anybody can look beyond what comes next.
    fn can_go_on(&self) -> Result<(), TableError> {
        match self.aimed {
            true => Err(TableError::Unforeseen),
            false if !self.state.chance().is_empty() => Err(TableError::ByLot),
            false => Ok(()),
        }
    }

    /// Reads what is typed for the holders of `who`, and plays it.
    fn say(&mut self, who: SeatSet, text: &str) -> Result<Vec<TriedAction>, TableError> {
        self.can_go_on()?;
        if who.is_empty() {
            return Err(match self.state.outcome() {
                Some(_) => TableError::Over,
                None => TableError::NobodysTurn,
            });
        }
        if !self.hidden.is_empty() && who.iter().any(|seat| !self.mine.contains(seat)) {
            // Only one's own actions can be tried then.
            let own = who.iter().filter(|seat| self.mine.contains(*seat)).collect::<SeatSet>();
            return match own.is_empty() {
                true => Err(TableError::SecretReason),
                false => self.say(own, text),
            };
        }
        let actions = meant(&*self.state, who, text).map_err(|error| self.said(error))?;
        actions.iter().map(|action| self.play(action)).collect()
    }

    /// A refusal without what may not be told.
    fn said(&self, error: TableError) -> TableError {
        match error {
            TableError::Game(refusal) if rests_on(&refusal, &self.hidden) => TableError::SecretReason,
            error => error,
        }
    }

    /// Reads several actions one after another as people type them, and plays them; `who` says who can be meant
    /// in a position. Where one ends and the next begins is found by reading: what is typed as one action may
    /// be of several words.
    ///
    /// # Errors
    /// Names the words that could not be read, and why not.
    pub fn read(
        &mut self,
        text: &str,
        who: &dyn Fn(&Analysis) -> SeatSet,
    ) -> Result<Vec<TriedAction>, Box<Misread>> {
        let words: Vec<&str> = text.split_whitespace().filter(|word| !is_number(word)).collect();
        let mut attempts = ATTEMPTS;
        let (after, thoughts) = self.take(&words, who, &mut attempts)?;
        *self = after;
        Ok(thoughts)
    }

    fn take(
        &self,
        words: &[&str],
        who: &dyn Fn(&Analysis) -> SeatSet,
        attempts: &mut usize,
    ) -> Result<(Analysis, Vec<TriedAction>), Box<Misread>> {
        let skipped = words.iter().take_while(|word| is_between(word)).count();
        let words = &words[skipped..];
        if words.is_empty() {
            return Ok((self.clone(), Vec::new()));
        }
        let mut nearest: Option<Box<Misread>> = None;
        let longest = words.len().min(WORDS);
        let lengths = (words.len() > longest).then_some(words.len()).into_iter().chain((1..=longest).rev());
        for length in lengths {
            let Some(left) = attempts.checked_sub(1) else { break };
            *attempts = left;
            steps::step(ATTEMPT_STEPS);
            let (head, tail) = words.split_at(length);
            let text = trimmed(head);
            if text.is_empty() {
                continue;
            }
            let mut next = self.clone();
            let misread = match next.say(who(self), &text) {
                Err(error) => Box::new(Misread { text, error, before: Vec::new(), at: self.state.boxed() }),
                Ok(mut thoughts) => match next.take(tail, who, attempts) {
                    Ok((after, more)) => {
                        thoughts.extend(more);
                        return Ok((after, thoughts));
                    }
                    Err(mut misread) => {
                        thoughts.append(&mut misread.before);
                        misread.before = thoughts;
                        misread
                    }
                },
            };
            // The reading that got furthest, of several the one of most words.
            if nearest.as_ref().is_none_or(|known| is_nearer(&misread, known)) {
                nearest = Some(misread);
            }
        }
        let unread = || {
            let error = TableError::Game(liege_game::Refusal::new(
                liege_game::RefusalKind::Unreadable,
                liege_words::Message::new("table-unreadable"),
            ));
            Box::new(Misread { text: words.join(" "), error, before: Vec::new(), at: self.state.boxed() })
        };
        Err(nearest.unwrap_or_else(unread))
    }
}

/// Whether the first of two readings that failed says more of what was meant.
fn is_nearer(one: &Misread, other: &Misread) -> bool {
    let sense = |misread: &Misread| match &misread.error {
        TableError::Game(refusal) => 4 - distance(refusal.kind).min(4),
        _ => 5,
    };
    (one.before.len(), sense(one)) > (other.before.len(), sense(other))
}

/// Words as one text, without what parts it from the next.
fn trimmed(words: &[&str]) -> String {
    let last = words.iter().rposition(|word| !is_between(word));
    let words = last.map_or(&[][..], |last| &words[..=last]);
    words.join(" ").trim_end_matches([',', ';']).to_owned()
}

/// Whether a word only numbers a move: `12.`, `12...`.
fn is_number(word: &str) -> bool {
    let bare = word.trim_end_matches(['.', '…']);
    bare.len() < word.len() && !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit())
}
