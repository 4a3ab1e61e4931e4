//! The game as a seat knows it: the acts available to it, and the reasons of refusals, without secrets.
//!
//! The rules take secret agreements into account as well: if two seats have a secret agreement, neither can
//! make a truce with the third. Lists of available acts and reasons of refusals would then reveal such
//! agreements. So a seat is answered from the game as it knows it, without the entries that it may not know
//! of. An act that is possible there but not in fact is refused without a reason
//! ([`TableError::SecretReason`]).
//!
//! The seat then learns only that something secret prevents the act, which can't be hidden. The game does not
//! always exist without its secrets: a king may be where only a secret agreement lets it be, and a seat's own
//! agreement may have ended through a secret of others. Then the list shows the acts that are available in
//! fact, and only the reasons are left out.

use crate::log::timeline::Timeline;
use crate::play::reading::{meant, read};
use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::record::Status;
use jiff::Timestamp;
use liege_game::{Cause, Refusal, RefusalKind, Seat, SeatSet, State};

/// The part of the game that some seats see.
#[derive(Debug)]
enum SeatView {
    /// Everything that matters: no present secret is kept from them.
    Whole,
    /// This position.
    Part(Box<dyn State>),
    /// The whole game, because it can't exist without the secrets with these keys.
    Torn(Vec<String>),
}

impl Table {
    /// The acts available to holders of `seats` as far as they know, with those that only a secret agreement
    /// forbids.
    #[must_use]
    pub fn acts_known_open(&self, seats: SeatSet) -> Vec<String> {
        self.acts_in_view(&self.seat_view(seats), seats)
    }

    /// The moves and acts of `seat` that fit the text that a holder of `seats` has typed so far, as
    /// [`State::complete`] returns them, in the game as they know it.
    #[must_use]
    pub fn complete(&self, seats: SeatSet, seat: Seat, typed: &str) -> Vec<(String, String)> {
        let view = self.seat_view(seats);
        let state = match &view {
            SeatView::Part(state) => &**state,
            SeatView::Whole | SeatView::Torn(_) => self.state(),
        };
        // Not every act that the game knows is available at every table.
        let open = self.acts_in_view(&view, seats);
        let mut fitting = state.complete(seat, typed);
        fitting.retain(|(_, action)| state.act(action).is_none() || open.contains(action));
        fitting
    }

    /// Reads a text of a member who holds `seats`, which is not a canonical action of theirs, in the game as
    /// they know it.
    pub(crate) fn act_as_seen(
        &self,
        member: &str,
        seats: SeatSet,
        text: &str,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let play = |actions: &[String]| self.play_for(member, seats, actions, at);
        match self.seat_view(seats) {
            SeatView::Whole => play(&read(self.state(), seats, text)?),
            SeatView::Part(known) => match meant(&*known, seats, text) {
                Ok(actions) => play(&actions).map_err(without_reason),
                Err(question) if asks(&question) => Err(question),
                // An act that is available in fact can be made.
                Err(why) => match read(self.state(), seats, text) {
                    Ok(actions) => play(&actions),
                    Err(_) => Err(why),
                },
            },
            SeatView::Torn(hidden) => match read(self.state(), seats, text) {
                Ok(actions) => play(&actions),
                Err(TableError::Game(refusal)) if rests_on(&refusal, &hidden) => {
                    Err(TableError::SecretReason)
                }
                Err(why) => Err(why),
            },
        }
    }

    /// The position as holders of `seats` know it; `None` if it is the real one, or the game can't exist
    /// without its secrets.
    #[must_use]
    pub fn position_as_known(&self, seats: SeatSet) -> Option<Box<dyn State>> {
        match self.seat_view(seats) {
            SeatView::Part(state) => Some(state),
            SeatView::Whole | SeatView::Torn(_) => None,
        }
    }

    fn acts_in_view(&self, view: &SeatView, seats: SeatSet) -> Vec<String> {
        let mut open = self.open_acts(seats);
        if let (SeatView::Part(known), true) = (view, self.takes_acts()) {
            open.extend(self.acts_open_in(&**known, seats));
            open.sort_unstable();
            open.dedup();
        }
        open
    }

    fn seat_view(&self, seats: SeatSet) -> SeatView {
        let hidden = self.hidden_at(self.log().len(), seats);
        if hidden.is_empty() || self.status() != Status::Playing {
            return SeatView::Whole;
        }
        match self.known_alone(&self.timeline, seats, &hidden) {
            Some(state) => SeatView::Part(state),
            None => SeatView::Torn(hidden),
        }
    }

    /// The position of a timeline as holders of `seats` know it, without the secrets with the keys `hidden`;
    /// `None` if the game can't exist without them.
    pub(crate) fn known_alone(
        &self,
        timeline: &Timeline,
        seats: SeatSet,
        hidden: &[String],
    ) -> Option<Box<dyn State>> {
        let known = self.without_secrets(timeline, seats)?;
        is_the_same_game(&*known, &*timeline.state, seats, hidden).then_some(known)
    }

    /// The position after only those entries that holders of `seats` may know of; `None` if the game does not
    /// accept these alone.
    fn without_secrets(&self, timeline: &Timeline, seats: SeatSet) -> Option<Box<dyn State>> {
        let record = self.record();
        let mut state = record.game.start(&record.options, record.start.as_deref()).ok()?;
        for number in timeline.trail() {
            if self.entry_known_to(*number, seats) {
                state.play(&record.log.get(number.checked_sub(1)?)?.action).ok()?;
            }
        }
        Some(state)
    }
}

/// Whether a position is the real one apart from the hidden agreements.
fn is_the_same_game(known: &dyn State, state: &dyn State, seats: SeatSet, hidden: &[String]) -> bool {
    let standing = |state: &dyn State| {
        let pacts = state.pacts().into_iter().filter(|pact| !hidden.contains(&pact.key));
        pacts.map(|pact| (pact.key, pact.standing)).collect::<Vec<_>>()
    };
    let to_move = state.to_move();
    known.outcome().is_none()
        && known.to_move() == to_move
        && known.turn() == state.turn()
        && known.alive() == state.alive()
        && standing(known) == standing(state)
        && (!to_move.iter().any(|seat| seats.contains(seat)) || known.legal() == state.legal())
}

/// Whether a refusal asks the player to choose among several actions.
fn asks(error: &TableError) -> bool {
    match error {
        TableError::Game(refusal) => {
            matches!(refusal.kind, RefusalKind::Ambiguous | RefusalKind::Undecided)
        }
        _ => false,
    }
}

/// Whether an agreement with one of these keys is a cause of a refusal.
pub(crate) fn rests_on(refusal: &Refusal, hidden: &[String]) -> bool {
    refusal.causes.iter().any(|cause| matches!(cause, Cause::Pact(key) if hidden.contains(key)))
}

/// The error without its reason, if the game would allow the act without its secrets.
fn without_reason(error: TableError) -> TableError {
    match error {
        TableError::Game(_) => TableError::SecretReason,
        error => error,
    }
}
