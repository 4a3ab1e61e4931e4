//! The next decision of the machines of a table.

use super::{answer, overture};
use crate::machines::chores::Chore;
use crate::machines::decision::Decision;
use crate::machines::machine::Machine;
use crate::sitting::table::Table;
use crate::stored::chair::Player;
use liege_engine::{self as engine, Character, Effort};

/// The error of a machine that has to act and finds no action, which is a bug.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtALoss {
    /// The machine.
    pub player: Player,
    /// Its task.
    pub chore: Chore,
}

/// The next decision of a table's machines, with the machine; `None` if they wait for others.
///
/// # Errors
/// Returns an error if one of them has to act and finds no action.
pub fn next(table: &Table) -> Result<Option<(Player, Decision)>, AtALoss> {
    for (player, chore) in table.chores() {
        let Some(effort) = effort(table, &player) else { return Err(AtALoss { player, chore }) };
        // It doesn't know what others have agreed in secret.
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
                // Nobody can move before somebody has decided who is to.
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

/// The effort with which a player's machine thinks here: equal at the same point of the same table.
pub(super) fn effort(table: &Table, player: &Player) -> Option<Effort> {
    let machine = Machine::of(&player.id)?;
    let seed = (table.id().unsigned_abs() << 20) ^ table.log().len() as u64;
    let usual = Effort::of_level(machine.level, seed);
    Some(Effort { character: Character::named(&machine.character).unwrap_or(usual.character), ..usual })
}
