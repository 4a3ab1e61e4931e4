//! The game as a seat knows it: what it can say and why not, without what is kept from it.
//!
//! Where agreements are secret, the rules still weigh all of them: of two seats bound to one another in
//! secret neither can make a truce with the third. Lists of open acts and reasons of refusals would then be
//! a way to find such bonds out. So a seat is answered from the game as it knows it, with every entry that
//! it may not know of left out. What it could do there but cannot in fact is refused without a reason
//! ([`TableError::SecretReason`]).
//!
//! That something secret stands in the way is all that it learns then, and there is no hiding that: the act
//! can't be made. Nor can the game always be thought of without its secrets: a king may stand where only a
//! secret agreement lets it stand, and what one had agreed oneself may have ended with somebody else's
//! secret. Then the list shows what is open in fact, and only the reasons are left out.

use crate::log::timeline::Timeline;
use crate::play::reading::{meant, read};
use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::record::Status;
use jiff::Timestamp;
use liege_game::{Cause, Refusal, RefusalKind, Seat, SeatSet, State};

/// How much of the game some seats see.
#[derive(Debug)]
enum SeatView {
    /// All that matters: nothing that stands is kept from them.
    Whole,
    /// This.
    Part(Box<dyn State>),
    /// A game that cannot be without what stands under these keys.
    Torn(Vec<String>),
}

impl Table {
    /// What holders of `seats` can do as far as they know: acts that only a secret agreement forbids are
    /// among them.
    #[must_use]
    pub fn acts_known_open(&self, seats: SeatSet) -> Vec<String> {
        self.acts_in_view(&self.seat_view(seats), seats)
    }

    /// The moves and acts of `seat` that fit what somebody who holds `seats` has typed so far, as
    /// [`State::complete`] gives them, in the game as they know it.
    #[must_use]
    pub fn complete(&self, seats: SeatSet, seat: Seat, typed: &str) -> Vec<(String, String)> {
        let view = self.seat_view(seats);
        let state = match &view {
            SeatView::Part(state) => &**state,
            SeatView::Whole | SeatView::Torn(_) => self.state(),
        };
        // Not every act that the game knows is open at every table.
        let open = self.acts_in_view(&view, seats);
        let mut fitting = state.complete(seat, typed);
        fitting.retain(|(_, action)| state.act(action).is_none() || open.contains(action));
        fitting
    }

    /// What a member who holds `seats` types, and is no canonical action of theirs, read in the game as they know it.
    pub(crate) fn act_as_seen(
        &self,
        member: &str,
        seats: SeatSet,
        text: &str,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let play = |actions: &[String]| self.play(member, seats, actions, at);
        match self.seat_view(seats) {
            SeatView::Whole => play(&read(self.state(), seats, text)?),
            SeatView::Part(known) => match meant(&*known, seats, text) {
                Ok(actions) => play(&actions).map_err(without_reason),
                Err(question) if asks(&question) => Err(question),
                // What is open in fact can be done.
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

    /// The position as holders of `seats` know it, where that is not the one that stands; nor is it told where the
    /// game cannot be thought of without what is kept from them.
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

    /// The position of a timeline as holders of `seats` know it, from whom what stands under the keys `hidden` is
    /// kept; `None` if the game cannot be without that.
    pub(crate) fn known_alone(
        &self,
        timeline: &Timeline,
        seats: SeatSet,
        hidden: &[String],
    ) -> Option<Box<dyn State>> {
        let known = self.without_secrets(timeline, seats)?;
        is_the_same_game(&*known, &*timeline.state, seats, hidden).then_some(known)
    }

    /// The position that the entries lead to of which holders of `seats` may know; `None` if the game does
    /// not take these alone.
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

/// Whether a position is, but for what is hidden, the one that everybody sees.
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

/// Whether a refusal asks which of several actions is meant.
fn asks(error: &TableError) -> bool {
    match error {
        TableError::Game(refusal) => {
            matches!(refusal.kind, RefusalKind::Ambiguous | RefusalKind::Undecided)
        }
        _ => false,
    }
}

/// Whether something that stands under one of these keys is behind a refusal.
pub(crate) fn rests_on(refusal: &Refusal, hidden: &[String]) -> bool {
    refusal.causes.iter().any(|cause| matches!(cause, Cause::Pact(key) if hidden.contains(key)))
}

/// The game refuses what it would allow were there no secrets.
fn without_reason(error: TableError) -> TableError {
    match error {
        TableError::Game(_) => TableError::SecretReason,
        error => error,
    }
}
