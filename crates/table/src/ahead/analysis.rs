//! Analysis: moves of all seats tried from a position as some of them know it. Nothing of it is entered.
//!
//! A player who tries out moves must learn no more from it than they can see: a line is read and played in
//! the game as that player knows it (see [`crate::play::seat_view`]). If the game has no such view, the
//! player can only try their own actions: whether another seat's action is legal could reveal the secrets.

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

/// The limit on attempts to find where one action ends and the next begins; no real line needs as many.
const ATTEMPTS: usize = 600;
/// The approximate cost of an attempt in steps ([`steps`]): the text is compared with everything that can be
/// played.
const ATTEMPT_STEPS: usize = 1_000;

/// The number of words of an action written in the longest way.
const WORDS: usize = 8;

/// Whether a word separates one action from the next.
fn is_between(word: &str) -> bool {
    matches!(word, "&" | "+" | "," | ";") || lexicon::says("and", word)
}

/// A position to analyse.
#[derive(Clone, Debug)]
pub struct Analysis {
    state: Box<dyn State>,
    /// The seats of the player who analyses.
    mine: SeatSet,
    /// The secrets of the position that must not be told; empty if the position is without them.
    hidden: Vec<String>,
    /// Whether offers are made at the table.
    talks: bool,
    /// Whether a move was aimed ([`State::aim`]): nobody can look beyond it.
    aimed: bool,
}

/// An action that was tried.
#[derive(Clone, Debug)]
pub struct TriedAction {
    /// The action in canonical notation.
    pub action: String,
    /// The seat that plays it.
    pub seat: Seat,
    /// The action as people read it.
    pub display: String,
    /// Its move number, if the players count moves as in chess.
    pub round: Option<Round>,
    /// The events that would happen, as far as the player may know them.
    pub events: Vec<Event>,
    /// Whether it is a move.
    pub is_move: bool,
}

/// The words of a line that could not be read, and the reason.
#[derive(Clone, Debug)]
pub struct Misread {
    /// The words.
    pub text: String,
    /// The reason.
    pub error: TableError,
    /// The actions that were read before them.
    pub before: Vec<TriedAction>,
    /// The position in which they could not be read.
    pub at: Box<dyn State>,
}

impl Table {
    /// The position after the first `number` entries, for analysis, as holders of `seats` know it.
    ///
    /// # Errors
    /// Returns the errors of [`Table::view_at`].
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

    /// Whether a move was only aimed, because its outcome is uncertain: the position is the one before it.
    pub fn is_aimed(&self) -> bool {
        self.aimed
    }

    /// The seats to move whose actions can be tried from here: none after a move that was aimed or before lots are
    /// drawn, and only the player's own where others' moves would reveal secrets.
    #[must_use]
    pub fn can_try(&self) -> SeatSet {
        let to_move = if self.can_go_on().is_ok() { self.state.to_move() } else { SeatSet::EMPTY };
        to_move.iter().filter(|seat| self.hidden.is_empty() || self.mine.contains(*seat)).collect()
    }

    /// The seats to move that are not the player's.
    pub fn others_to_move(&self) -> SeatSet {
        self.state.to_move().iter().filter(|seat| !self.mine.contains(*seat)).collect()
    }

    /// The player's seats that are to move.
    pub fn mine_to_move(&self) -> SeatSet {
        self.state.to_move().iter().filter(|seat| self.mine.contains(*seat)).collect()
    }

    /// The seats that the next typed action may be for: those to move, and the player's own.
    pub fn anybody(&self) -> SeatSet {
        self.state.to_move().union(self.mine)
    }

    /// Plays one canonical action; a move of dexterity is only aimed.
    ///
    /// # Errors
    /// Returns an error if no seat can play it; if the game refuses it, with the reason as far as the player
    /// may know it; if a draw of chance comes first; or if the move before it was only aimed.
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
            // That it is legal says nothing about its outcome.
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

    /// The moves of the seats to move that fit the typed text, as [`State::complete`] returns them.
    #[must_use]
    pub fn complete(&self, typed: &str) -> Vec<(String, String)> {
        let known = |seat: &Seat| self.hidden.is_empty() || self.mine.contains(*seat);
        let to_move = self.state.to_move();
        let offered = to_move.iter().filter(known).flat_map(|seat| self.state.complete(seat, typed));
        offered.filter(|(_, action)| self.state.act(action).is_none()).collect()
    }

    /// Checks that the line can go on: nobody can look beyond an aimed move.
    fn can_go_on(&self) -> Result<(), TableError> {
        match self.aimed {
            true => Err(TableError::Unforeseen),
            false if !self.state.chance().is_empty() => Err(TableError::ByLot),
            false => Ok(()),
        }
    }

    /// Reads a typed text for the holders of `who`, and plays it.
    fn say(&mut self, who: SeatSet, text: &str) -> Result<Vec<TriedAction>, TableError> {
        self.can_go_on()?;
        if who.is_empty() {
            return Err(match self.state.outcome() {
                Some(_) => TableError::Over,
                None => TableError::NobodysTurn,
            });
        }
        if !self.hidden.is_empty() && who.iter().any(|seat| !self.mine.contains(seat)) {
            // Only the player's own actions can be tried then.
            let own = who.iter().filter(|seat| self.mine.contains(*seat)).collect::<SeatSet>();
            return match own.is_empty() {
                true => Err(TableError::SecretReason),
                false => self.say(own, text),
            };
        }
        let actions = meant(&*self.state, who, text).map_err(|error| self.said(error))?;
        actions.iter().map(|action| self.play(action)).collect()
    }

    /// A refusal without the parts that may not be told.
    fn said(&self, error: TableError) -> TableError {
        match error {
            TableError::Game(refusal) if rests_on(&refusal, &self.hidden) => TableError::SecretReason,
            error => error,
        }
    }

    /// Reads several typed actions one after another, and plays them. `who` returns the seats that may be
    /// meant in a position. The end of each action is found by trying: an action may have several words.
    ///
    /// # Errors
    /// Returns the words that could not be read, and the reason.
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
            // The reading that got furthest; of several such, the one with the most words.
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

/// Whether the first of two failed readings says more about the intended line.
fn is_nearer(one: &Misread, other: &Misread) -> bool {
    let sense = |misread: &Misread| match &misread.error {
        TableError::Game(refusal) => 4 - distance(refusal.kind).min(4),
        _ => 5,
    };
    (one.before.len(), sense(one)) > (other.before.len(), sense(other))
}

/// Words as one text, without separators at the end.
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
