//! What a program that speaks for somebody may do, and whether it knows how the game stands.

use crate::desk::{Asker, ErrandRefused, Stop};
use crate::wording::shown_now;
use liege_store::Scope;
use liege_table::{Played, Step, Table};
use liege_words::Message;

impl Asker<'_> {
    /// What a program has against it that a step is taken at a table: it does more than its token is good for, or the
    /// game has gone on. A member's own words have nothing against them.
    pub(crate) fn errand_against(&self, table: &Table, step: &Step) -> Option<ErrandRefused> {
        let errand = self.program?;
        let theirs = |played: &&Played| played.entry.player.as_deref() == Some(self.who.id.as_str());
        let mut needed = step.played.iter().filter(theirs).map(|played| needs(table, &played.entry.action));
        let lacking = needed.find(|scope| !errand.scopes.has(*scope)).map(ErrandRefused::Scope);
        lacking.or_else(|| self.errand_stale(table))
    }

    /// Whether the game has gone on since a program looked.
    pub(crate) fn errand_stale(&self, table: &Table) -> Option<ErrandRefused> {
        let number = self.program?.number?;
        (number != shown_now(table)).then_some(ErrandRefused::Stale)
    }

    /// The command ends if a program's token is not good for this.
    pub(crate) fn errand_needs(&self, scope: Scope) -> Result<(), Stop> {
        match self.program {
            Some(errand) if !errand.scopes.has(scope) => Err(self.refuse_errand(ErrandRefused::Scope(scope))),
            _ => Ok(()),
        }
    }

    /// Refuses a program, and says why.
    pub(crate) fn refuse_errand(&self, why: ErrandRefused) -> Stop {
        let Some(errand) = self.program else { return Stop::Said(Vec::new()) };
        errand.refuse(why);
        self.stop(&match why {
            ErrandRefused::Scope(scope) => Message::new("program-scope").with("scope", scope.code()),
            ErrandRefused::Stale => Message::new("program-stale").with("table", errand.table.to_string()),
            _ => Message::new("program-unfit"),
        })
    }
}

/// What a token must be good for, so that an action is taken: whatever is said to others is talk.
fn needs(table: &Table, action: &str) -> Scope {
    match action.starts_with('@') || table.state().act(action).is_some() {
        true => Scope::Talk,
        false => Scope::Play,
    }
}
