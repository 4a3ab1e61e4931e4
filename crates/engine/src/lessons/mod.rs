//! Lessons: a game in short steps, each a small position and a task that is answered with a move.
//!
//! Where pieces stand and which moves are right is data in the game's folder (`lessons/<game>.toml`); the sentences are among
//! the game's (in `words/`), as the messages `lesson-<game>-<step>` with `.hint` and `.done`. The rules
//! judge: an answer is read, refused and played as at a table.

mod position;
#[cfg(test)]
mod tests;

pub use position::Position;

use liege_game::{Entry, Game, Options, Refusal, Seat};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// What stands for any end of an action in the answers of a step.
const ANY: char = '*';

/// A game in steps.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The steps, in their order.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// A position and a task.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name in the language files.
    pub id: String,
    /// Options that are not as usual.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// From which position; the start where none is named.
    position: Option<String>,
    /// What was played from there before the task, in canonical notation.
    #[serde(default)]
    before: Vec<String>,
    /// Who has to answer; where none is named, whoever is to move.
    seat: Option<String>,
    /// What is right, in canonical notation: each an action, or several that follow one another with `;` between them. One
    /// that ends in `*` is right however it goes on.
    answers: Vec<String>,
}

/// How an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is what was asked for.
    Right,
    /// It is part of that.
    Begun,
    /// It is something else.
    Wrong,
}

/// The lesson of a game; `None` if there is none.
#[must_use]
pub fn of(game: &dyn Game) -> Option<&'static Lesson> {
    static READ: OnceLock<BTreeMap<&str, Lesson>> = OnceLock::new();
    let read = READ.get_or_init(|| {
        let read = |entry: &Entry| match toml::from_str(entry.lesson) {
            Ok(lesson) => Some((entry.game.id(), lesson)),
            Err(error) => {
                // A defect that a test finds; the other lessons are there all the same.
                tracing::error!(game = entry.game.id(), %error, "a lesson can't be read");
                None
            }
        };
        liege_game::entries().iter().filter(|entry| !entry.lesson.is_empty()).filter_map(read).collect()
    });
    read.get(game.id())
}

impl Step {
    /// The step after these actions of whoever answers.
    ///
    /// # Errors
    /// The game's refusal: of an action that can't be played or, where the data is wrong, of the position.
    pub fn after(&self, game: &'static dyn Game, played: &[String]) -> Result<Position, Refusal> {
        let options = Options::check(game.options(), &self.options).unwrap_or_default();
        let state = game.start(&options, self.position.as_deref())?;
        let mut position = Position::new(state, Seat(0));
        position.play(&self.before)?;
        // Whoever answers keeps their side of the board when the turn has passed.
        let named = self.seat.as_ref().and_then(|id| game.seats().iter().position(|seat| seat.id == id));
        let seat = named.map(|place| Seat(place as u8)).or_else(|| position.state.to_move().iter().next());
        position.seat = seat.unwrap_or(Seat(0));
        position.play(played)?;
        Ok(position)
    }

    /// How these actions are as an answer.
    #[must_use]
    pub fn verdict(&self, actions: &[String]) -> Verdict {
        let fits = |answer: &String| {
            let wanted: Vec<&str> = answer.split(';').map(str::trim).collect();
            let alike = |(wanted, action): (&&str, &String)| match wanted.strip_suffix(ANY) {
                Some(beginning) => action.starts_with(beginning),
                None => *wanted == action,
            };
            let begins = actions.len() <= wanted.len() && wanted.iter().zip(actions).all(alike);
            begins.then_some(if actions.len() == wanted.len() { Verdict::Right } else { Verdict::Begun })
        };
        let found: Vec<Verdict> = self.answers.iter().filter_map(fits).collect();
        if found.contains(&Verdict::Right) {
            Verdict::Right
        } else {
            found.first().copied().unwrap_or(Verdict::Wrong)
        }
    }

    /// The id of what is said of it.
    #[must_use]
    pub fn words(&self, game: &dyn Game) -> String {
        format!("lesson-{}-{}", game.id(), self.id)
    }
}
