//! The chores of the machines of a table, and when they do them.

use crate::log::deal::{Deal, Matter};
use crate::machines::machine::Machine;
use crate::sitting::table::Table;
use crate::stored::chair::{Chair, Player, is_machine};
use crate::stored::motion::{Answer, Motion};
use crate::stored::record::Status;
use jiff::{SignedDuration, Timestamp};
use liege_game::{Role, Seat, SeatSet, mixed};

/// The shortest and the longest time in seconds that a slow machine waits before it acts.
const PACE: [u64; 2] = [60, 300];

/// How long machines wait that play on among themselves.
const AMONG_THEMSELVES: SignedDuration = SignedDuration::from_hours(1);

/// A task of a machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chore {
    /// Answer the offer or proposal that this entry of the log opened.
    Answer(usize),
    /// Make an offer or use a right for a seat, if that is worth it.
    Consider(Seat),
    /// Act for a seat that is to move.
    Move(Seat),
}

impl Table {
    /// Whether a machine plays here, or is invited.
    pub fn has_machine(&self) -> bool {
        let mut seated = self.chairs().iter().filter_map(Chair::person);
        seated.any(|player| is_machine(&player.id)) || self.machine_asked().is_some()
    }

    /// The machine that is asked to take a seat over, and the number of the entry.
    fn machine_asked(&self) -> Option<(Player, usize)> {
        self.ledger().open().find_map(|deal| match &deal.matter {
            Matter::Motion(Motion::Hand { to, .. }) => Some((Machine::of(to)?.player(), deal.number)),
            _ => None,
        })
    }

    /// When the next machine does its task, before half of its time is over; `None` if machines have nothing
    /// to do.
    #[must_use]
    pub fn machine_due(&self, now: Timestamp) -> Option<Timestamp> {
        let (next, _) = self.chores().into_iter().next()?;
        let left = self.owed().into_iter().filter(|owed| !self.is_persons(owed.seat));
        let left = left.filter_map(|owed| Some(owed.until?.duration_since(now) / 2)).min();
        let pause = self.machine_pause(&next);
        let pause = left.map_or(pause, |left| pause.min(left)).max(SignedDuration::ZERO);
        Some(now.saturating_add(pause).unwrap_or(now))
    }

    /// Whether a person still plays if this seat goes to a machine: somebody has to play with it.
    #[must_use]
    pub fn is_played_without(&self, seat: Seat) -> bool {
        self.state().alive().iter().any(|other| other != seat && self.is_persons(other))
    }

    fn is_persons(&self, seat: Seat) -> bool {
        self.holder(seat).is_some_and(|player| !is_machine(&player.id))
    }

    /// How long the next machine waits before it does its task: not at all, unless it is a slow one, or no
    /// person is in the game any more and nobody wants to read of a move every minute.
    fn machine_pause(&self, next: &Player) -> SignedDuration {
        let person = |seat: Seat| self.is_persons(seat);
        if !self.state().alive().iter().any(person) {
            return AMONG_THEMSELVES;
        }
        if !Machine::of(&next.id).is_some_and(|machine| machine.slow) {
            return SignedDuration::ZERO;
        }
        let [least, most] = PACE;
        let chosen = least + mixed(&(self.id(), self.log().len())) % (most - least + 1);
        SignedDuration::from_secs(chosen.cast_signed())
    }

    /// The present tasks of machines, with the machines: answers come first, then offers and rights, then
    /// moves.
    pub fn chores(&self) -> Vec<(Player, Chore)> {
        if self.status() != Status::Playing {
            return Vec::new();
        }
        let machines: Vec<&Player> =
            self.players().into_iter().filter(|player| is_machine(&player.id)).collect();
        let mut chores = Vec::new();
        if let Some((player, number)) = self.machine_asked() {
            chores.push((player, Chore::Answer(number)));
        }
        for player in &machines {
            let waits = |answers: Vec<Answer>| answers.iter().any(|answer| *answer != Answer::Withdraw);
            // Offers of the game wait while the game is paused.
            let rests = |deal: &Deal| deal.key().is_some() && !self.takes_acts();
            let asked =
                self.ledger().open().find(|deal| !rests(deal) && waits(self.answers(&player.id, deal)));
            chores.extend(asked.map(|deal| ((*player).clone(), Chore::Answer(deal.number))));
        }
        let seats = self.game().seats().len() as u8;
        let held = || {
            (0..seats)
                .map(Seat)
                .filter(|seat| self.holder(*seat).is_some_and(|player| is_machine(&player.id)))
        };
        let holder = |seat| self.holder(seat).cloned();
        for seat in held().filter(|seat| self.may_say_something(*seat)) {
            chores.extend(holder(seat).map(|player| (player, Chore::Consider(seat))));
        }
        for seat in held().filter(|seat| self.to_move().contains(*seat)) {
            chores.extend(holder(seat).map(|player| (player, Chore::Move(seat))));
        }
        chores
    }

    /// Whether a seat may offer something, or use a right.
    fn may_say_something(&self, seat: Seat) -> bool {
        let role = |action: &String| self.state().act(action).map(|info| info.role);
        let said = |action: &String| matches!(role(action), Some(Role::Offer | Role::Declare));
        self.open_acts(SeatSet::one(seat)).iter().any(said)
    }
}
