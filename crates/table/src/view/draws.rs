//! Fairness of draws: the draws that the seed gives, and when the seed is revealed.

use crate::sitting::error::TableError;
use crate::sitting::table::Table;
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;

impl Table {
    /// The first draw of chance (roll of dice, move of dexterity) in the log that does not follow from the
    /// seed, if there is one: its number, and the action that follows from the seed.
    ///
    /// # Errors
    /// Returns the errors of [`Table::view_at`].
    pub fn bent_draw(&self) -> Result<Option<(usize, String)>, TableError> {
        let (mut bent, mut asked) = (None, None);
        let game = self.record.game;
        self.run(self.record.log.len(), |entry, entered, after| {
            if bent.is_some() || self.is_sealed(entry.number) {
                return;
            }
            if TableEvent::marks(&entry.action) {
                match TableEvent::read(game, &entry.action) {
                    Some(TableEvent::Dice { nth, .. }) => {
                        let dice = self.record.seed.dice(entry.number);
                        let rolled = TableEvent::Dice { nth, dice }.write(game);
                        bent = (rolled != entry.action).then_some((entry.number, rolled));
                    }
                    Some(TableEvent::Aim { action }) => asked = Some(action),
                    _ => {}
                }
                return;
            }
            let drawn = match asked.take() {
                Some(asked) => after.trembled(&self.record, &*entered.before, &asked, after.aims),
                None => {
                    let choices = entered.before.chance();
                    after.drawn(&self.record.seed, &choices, entry.number, after.throws())
                }
            };
            bent = drawn.filter(|action| *action != entry.action).map(|action| (entry.number, action));
        })?;
        Ok(bent)
    }

    /// Whether anything is, or may be, drawn by chance at this table: seats by dice or lot, draws of the
    /// game.
    pub fn uses_chance(&self) -> bool {
        let terms = &self.record.terms;
        terms.anonymous || terms.by_dice() || self.record.game.uses_chance(&self.record.options)
    }

    /// The seed in hexadecimal, once the game is over: players can then repeat every draw.
    pub fn revealed_seed(&self) -> Option<String> {
        // The seed of a game that goes on elsewhere is not revealed here, nor that of one that nobody has
        // resumed.
        let played = self.record.status == Status::Abandoned
            && !self.record.log.is_empty()
            && (self.timeline.is_over() || !self.is_untouched());
        let known = !(self.is_untouched() && self.origin().is_some_and(|origin| !origin.sealed.is_empty()));
        ((self.record.status == Status::Over || played) && known).then(|| self.record.seed.reveal())
    }
}
