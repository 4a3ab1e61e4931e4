//! What a table adds to the records of those who played at it: the result that counts for ratings, and how
//! they kept their deadlines.
//!
//! All of it follows from the log (and from who sat down before it began), so it can be worked out anew at any
//! time. What counts, and what doesn't:
//!
//! * A **result** counts where the table is rated, the game began from its own start position, came to an end with a
//!   result (draws that all agreed to, resignations and lost time count as any other end) and had really begun: a game that anybody
//!   could still have given up has no result. A game annulled by all, or voided, has none either.
//! * The result of a seat is that of **whoever made most of its moves**, of several the first: nobody gets rid
//!   of a lost game by handing it over, and nobody loses points by helping out at the end. Of a seat that never moved it is
//!   its first holder's.
//! * A **machine** that came in for somebody can lose their game, and win none: where it made most moves of a seat, or got
//!   points for it, nothing counts.
//! * Where somebody has seats on **several sides**, or all are of one person, nothing counts.
//! * **Deadlines** count at every table with a clock at which several people sit, rated or not: each move made
//!   in time or late, and what was never done though its time was over. A game that was voided counts for nothing.

use crate::log::dice::Dice;
use crate::log::punctuality::Stint;
use crate::sitting::table::Table;
use crate::stored::chair::is_machine;
use crate::stored::record::Status;
use jiff::Timestamp;
use liege_game::{Outcome, Seat};

/// One of those whose game it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The member.
    pub member: String,
    /// Their side.
    pub team: u8,
    /// How many of its seats are theirs.
    pub seats: u32,
    /// The points of the whole side, in halves.
    pub halves: i32,
}

/// The result of a game, as far as it counts for ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedResult {
    /// When the game ended.
    pub ended: Timestamp,
    /// Those who played it, by their sides and ids.
    pub sitters: Vec<Sitter>,
}

/// How a member has kept a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// The member.
    pub member: String,
    /// How much of what they owed by a deadline they did in time.
    pub in_time: usize,
    /// How much not.
    pub late: usize,
    /// Whether they played to the end.
    pub finished: bool,
    /// Whether they left the others in the lurch.
    pub left: bool,
}

/// So many moves, and a game has really begun: before that anybody may give it up.
const BEGUN: usize = 2;

impl Table {
    /// The result for ratings, if there is one. `first`: who held the seats when the game began.
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

    /// Why a game that was played to its end has no result for ratings, in a word: `void`, `casual`, `position`, `machine`, `brought`,
    /// `short`; `None` where it has one, or has not ended, or one person played against themselves.
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

    /// How the members who held seats have kept the table so far, by their ids; of a table at which only one
    /// person sits nothing is to be said. `first`: who held the seats when the game began.
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
            // Who has left one of their seats has not finished the game.
            conduct.finished &= !conduct.left;
        }
        if members.len() < 2 || self.is_archived() || self.is_voided() {
            return Vec::new();
        }
        members.sort_by(|one, other| one.member.cmp(&other.member));
        members
    }

    /// Everybody's time on each seat, in seat order, each seat's in order of time. `first`: who held the seats when
    /// the game began, as far as that is known from elsewhere.
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
            // Whoever sits there now sits there last.
            if let Some(stint) = stints.last_mut().filter(|stint| stint.member.is_none() && !stint.over) {
                stint.member = self.holder(seat).map(|player| player.id.clone());
            }
        }
        seats
    }
}

/// Who made most moves of a seat, of several the first.
fn most_moves(stints: &[Stint]) -> Option<&Stint> {
    // `max_by_key` takes the last of equals.
    stints.iter().rev().max_by_key(|stint| stint.moves)
}

/// Whether machines played so much of a game that it counts for nobody.
fn machines_have_a_part(stints: &[Vec<Stint>], outcome: &Outcome) -> bool {
    let machine = |stint: &Stint| stint.member.as_deref().is_some_and(is_machine);
    stints.iter().zip(&outcome.points).any(|(stints, points)| {
        most_moves(stints).is_some_and(machine) || points.in_halves() > 0 && stints.iter().any(machine)
    })
}
