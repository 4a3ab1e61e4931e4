//! What machines do at a table that they play at: what they say to others, what they say by themselves, and their moves.
//!
//! All of it follows from the table and from who the machine is ([`Machine`]), never from chance alone: asked again at the
//! same point, a machine does the same. What stays out of its sight stays out of its mind: it looks at the table as the holder
//! of its seats may.

mod agreement;
mod answer;
mod overture;
pub mod party;
#[cfg(test)]
mod tests;

use crate::{Answer, Chore, Machine, Player, Step, Table, TableError};
use jiff::Timestamp;
use liege_engine::{self as engine, Character, Effort};
use liege_game::Seat;

/// What a machine has decided to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// To say this to the deal that the entry of that number opened.
    Answer(usize, Answer),
    /// To do this, in canonical notation.
    Act(String),
}

impl Decision {
    /// Does it.
    ///
    /// # Errors
    /// The table refuses it: it is not the one for which it was decided.
    pub fn done(&self, table: &Table, player: &Player, now: Timestamp) -> Result<Step, TableError> {
        match self {
            Decision::Answer(number, answer) => table.answer(player, *number, *answer, now),
            Decision::Act(action) => table.act(&player.id, action, now),
        }
    }
}

/// A machine has to do something and finds nothing, which is a defect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtALoss {
    /// Who.
    pub player: Player,
    /// What there is to do.
    pub chore: Chore,
}

/// What the machines of a table do next, and which of them; `None` if they wait for others.
///
/// # Errors
/// When one of them finds nothing to do though it has to.
pub fn next(table: &Table) -> Result<Option<(Player, Decision)>, AtALoss> {
    for (player, chore) in table.chores() {
        let Some(effort) = effort(table, &player) else { return Err(AtALoss { player, chore }) };
        // What others have agreed in secret it doesn't know.
        let known = table.position_as_known(table.seats_of(&player.id));
        let state = known.as_deref().unwrap_or(table.state());
        let decision = match chore {
            Chore::Answer(number) => answer::answer((table, state), &player, number, &effort),
            Chore::Consider(seat) => match overture::overture((table, state), seat, &effort) {
                Some(action) => Some(Decision::Act(action)),
                None => continue,
            },
            Chore::Move(seat) => engine::think(state, seat, &effort)
                .map(|thought| thought.action)
                // Nobody can move before somebody has said who is to.
                .or_else(|| overture::needed((table, state), seat, &effort))
                .map(Decision::Act),
        };
        return match decision {
            Some(decision) => Ok(Some((player, decision))),
            None => Err(AtALoss { player, chore }),
        };
    }
    Ok(None)
}

/// How the machine of a player thinks here: the same at the same point of the same table.
fn effort(table: &Table, player: &Player) -> Option<Effort> {
    let machine = Machine::of(&player.id)?;
    let seed = (table.id().unsigned_abs() << 20) ^ table.log().len() as u64;
    let usual = Effort::of_level(machine.level, seed);
    Some(Effort { character: Character::named(&machine.character).unwrap_or(usual.character), ..usual })
}

/// What is spent on weighing one thing that might be said: there may be a dozen, and the move is to be thought of too.
const GLANCE: (u64, u64) = (500, 20_000);

fn glance(effort: &Effort) -> Effort {
    Effort { nodes: (effort.nodes / 8).clamp(GLANCE.0, GLANCE.1), noise: 0, ..effort.clone() }
}

/// What a position is worth to a seat at a glance.
fn outlook(table: &Table, state: &dyn liege_game::State, seat: Seat, effort: &Effort) -> i32 {
    engine::worth(table.game(), state, seat, &glance(effort))
}
