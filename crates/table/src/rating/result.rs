//! The contribution of a table to its players' standings: the result that counts for ratings, and their
//! conduct (deadlines kept or missed).
//!
//! All of it follows from the log (and from who held seats before the game started), so it can be worked out
//! anew at any time. The rules:
//!
//! * A **result** counts if the table is rated, and the game started from its own start position, came to an
//!   end with a result (agreed draws, resignations and lost time count like any other end) and had really
//!   started: a game that anybody could still have aborted has no result. A game annulled by all, or voided,
//!   has none either.
//! * The result of a seat belongs to **the player who made most of its moves**, or the first of several:
//!   nobody can dodge a loss by handing the seat over, and nobody loses points by helping out at the end. The
//!   result of a seat that never moved belongs to its first holder.
//! * A **machine** that took over a seat can lose its player's game, but not win it: if it made most moves of
//!   a seat, or got points for it, nothing counts.
//! * If a player has seats on **several sides**, or one person holds all seats, nothing counts.
//! * **Deadlines** count at every table with a clock at which several people sit, rated or not: each move
//!   made in time or late, and actions that were never made though their time was over. A voided game counts
//!   for nothing.

use crate::log::dice::Dice;
use crate::log::punctuality::Stint;
use crate::sitting::table::Table;
use crate::stored::chair::is_machine;
use crate::stored::record::Status;
use jiff::Timestamp;
use liege_game::{Outcome, Seat};

/// A player to whom a part of a result belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The member.
    pub member: String,
    /// Their side.
    pub team: u8,
    /// The number of its seats that are theirs.
    pub seats: u32,
    /// The points of the whole side, in halves of a point.
    pub halves: i32,
}

/// The result of a game, as far as it counts for ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedResult {
    /// When the game ended.
    pub ended: Timestamp,
    /// Its players, by side and id.
    pub sitters: Vec<Sitter>,
}

/// A member's conduct at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// The member.
    pub member: String,
    /// The number of deadlines that they kept.
    pub in_time: usize,
    /// The number of deadlines that they missed.
    pub late: usize,
    /// Whether they played to the end.
    pub finished: bool,
    /// Whether they deserted the others.
    pub left: bool,
}

/// The number of moves after which a game has really started: before that anybody may abort it.
const BEGUN: usize = 2;

impl Table {
    /// The result for ratings, if there is one. `first` is who held the seats when the game started.
    #[must_use]
    pub fn rated_result(&self, first: &[Option<String>]) -> Option<RatedResult> {
        let outcome = self.outcome()?;
        let ended = self.log().last()?.at;
        if !self.terms().rated || self.record().start.is_some() || self.is_archived() {
            return None;
        }
        if self.timeline.moves().len() < BEGUN {
            return None;
        }
        let seats = self.game().seats();
        let mut sitters: Vec<Sitter> = Vec::new();
        let stints = self.stints(first);
        if machines_have_a_part(&stints, &outcome) {
            return None;
        }
        for (stints, info) in stints.iter().zip(seats) {
            let member = most_moves(stints)?.member.clone()?;
            match sitters.iter_mut().find(|sitter| sitter.member == member) {
                Some(sitter) if sitter.team == info.team => sitter.seats += 1,
                Some(_) => return None,
                None => sitters.push(Sitter { member, team: info.team, seats: 1, halves: 0 }),
            }
        }
        if sitters.len() < 2 || sitters.iter().all(|sitter| sitter.team == sitters[0].team) {
            return None;
        }
        for sitter in &mut sitters {
            let own = seats.iter().zip(&outcome.points).filter(|(info, _)| info.team == sitter.team);
            sitter.halves = own.map(|(_, points)| points.in_halves()).sum();
        }
        sitters.sort_by(|one, other| (one.team, &one.member).cmp(&(other.team, &other.member)));
        Some(RatedResult { ended, sitters })
    }

    /// The reason why a game that was played to its end has no result for ratings, in one word: `void`,
    /// `casual`, `position`, `machine`, `brought`, `short`; `None` if it has one, or has not ended, or one
    /// person played against themselves.
    pub fn uncounted(&self) -> Option<&'static str> {
        let outcome = self.outcome()?;
        if self.is_voided() {
            Some("void")
        } else if !self.terms().rated {
            Some("casual")
        } else if self.is_archived() {
            Some("brought")
        } else if self.record().start.is_some() {
            Some("position")
        } else if machines_have_a_part(&self.stints(&[]), &outcome) {
            Some("machine")
        } else {
            (self.timeline.moves().len() < BEGUN).then_some("short")
        }
    }

    /// The conduct of the members who held seats so far, by their ids; empty for a table with only one
    /// person. `first` is who held the seats when the game started.
    #[must_use]
    pub fn conduct(&self, first: &[Option<String>]) -> Vec<Conduct> {
        let stints = self.stints(first);
        let ended = self.status() == Status::Over && self.outcome().is_some();
        let mut members: Vec<Conduct> = Vec::new();
        let last = |stint: &Stint| ended && !stint.over && !stint.left;
        for stint in stints.iter().flatten() {
            let Some(member) = stint.member.as_ref().filter(|member| !is_machine(member)) else { continue };
            let index = members.iter().position(|known| known.member == *member).unwrap_or_else(|| {
                members.push(Conduct { member: member.clone(), ..Conduct::default() });
                members.len() - 1
            });
            let conduct = &mut members[index];
            conduct.in_time += stint.in_time;
            conduct.late += stint.late;
            conduct.finished |= last(stint);
            conduct.left |= stint.left;
        }
        for conduct in &mut members {
            // A player who has left one of their seats has not finished the game.
            conduct.finished &= !conduct.left;
        }
        if members.len() < 2 || self.is_archived() || self.is_voided() {
            return Vec::new();
        }
        members.sort_by(|one, other| one.member.cmp(&other.member));
        members
    }

    /// Everybody's time on each seat, in seat order, each seat's in order of time. `first` is who held the
    /// seats when the game started, as far as the store knows.
    #[must_use]
    pub fn stints(&self, first: &[Option<String>]) -> Vec<Vec<Stint>> {
        let mut seats = self.timeline.punctuality.seats.clone();
        if self.status() == Status::Lobby || self.is_dealing() {
            return vec![Vec::new(); seats.len()];
        }
        let picks = self.dice().map(Dice::picks).unwrap_or_default();
        for (stints, seat) in seats.iter_mut().zip((0..8).map(Seat)) {
            let picked = || picks.iter().find(|pick| pick.seat == seat).map(|pick| pick.member.clone());
            if let Some(stint) = stints.first_mut().filter(|stint| stint.member.is_none()) {
                stint.member = first.get(seat.index()).cloned().flatten().or_else(picked);
            }
            // The present holder is the last one.
            if let Some(stint) = stints.last_mut().filter(|stint| stint.member.is_none() && !stint.over) {
                stint.member = self.holder(seat).map(|player| player.id.clone());
            }
        }
        seats
    }
}

/// The stint with most moves of a seat; of several the first.
fn most_moves(stints: &[Stint]) -> Option<&Stint> {
    // `max_by_key` takes the last of equals.
    stints.iter().rev().max_by_key(|stint| stint.moves)
}

/// Whether machines played so large a part in a game that it counts for nobody.
fn machines_have_a_part(stints: &[Vec<Stint>], outcome: &Outcome) -> bool {
    let machine = |stint: &Stint| stint.member.as_deref().is_some_and(is_machine);
    stints.iter().zip(&outcome.points).any(|(stints, points)| {
        most_moves(stints).is_some_and(machine) || points.in_halves() > 0 && stints.iter().any(machine)
    })
}
