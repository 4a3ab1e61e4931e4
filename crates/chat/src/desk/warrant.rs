//! The rights of a program that acts for a member, and the check that it knows the present state of the game.

use crate::desk::{Asker, ErrandRefused, Stop};
use crate::wording::shown_now;
use liege_store::{About, Scope};
use liege_table::{Played, Step, Table};
use liege_words::Message;

impl Asker<'_> {
    /// Returns the reason why a program may not take a step at a table, if there is one: its token lacks a
    /// scope, or the game has moved on. A member's own words are never refused here.
    pub(crate) fn errand_against(&self, table: &Table, step: &Step) -> Option<ErrandRefused> {
        let errand = self.program?;
        let theirs = |played: &&Played| played.entry.player.as_deref() == Some(self.who.id.as_str());
        let mut needed = step.played.iter().filter(theirs).map(|played| needs(table, &played.entry.action));
        let lacking = needed.find(|scope| !errand.scopes.has(*scope)).map(ErrandRefused::Scope);
        lacking.or_else(|| self.errand_stale(table))
    }

    /// Refuses a program if the game has moved on since it looked.
    pub(crate) fn errand_stale(&self, table: &Table) -> Option<ErrandRefused> {
        let number = self.program?.number?;
        (number != shown_now(table)).then_some(ErrandRefused::Stale)
    }

    /// Ends the command if a program's token lacks a scope.
    pub(crate) fn errand_needs(&self, scope: Scope) -> Result<(), Stop> {
        match self.program {
            Some(errand) if !errand.scopes.has(scope) => Err(self.refuse_errand(ErrandRefused::Scope(scope))),
            _ => Ok(()),
        }
    }

    /// Refuses a program, with the reason.
    pub(crate) fn refuse_errand(&self, why: ErrandRefused) -> Stop {
        let Some(errand) = self.program else { return Stop::Said(Vec::new()) };
        errand.refuse(why);
        self.stop(&match why {
            ErrandRefused::Scope(scope) => Message::new("program-scope").with("scope", scope.code()),
            ErrandRefused::Stale => Message::new("program-stale").with("table", errand.id().to_string()),
            _ => Message::new(match errand.about {
                Some(About::Table(_)) => "program-unfit",
                Some(About::Contest(_)) => "program-unfit-contest",
                None => "program-unfit-channel",
            }),
        })
    }
}

/// Returns the scope that an action needs: everything said to others needs `Talk`.
fn needs(table: &Table, action: &str) -> Scope {
    match action.starts_with('@') || table.state().act(action).is_some() {
        true => Scope::Talk,
        false => Scope::Play,
    }
}
