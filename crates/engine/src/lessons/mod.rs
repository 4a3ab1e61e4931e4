//! Lessons: a game in short steps, each a small position and a task that is answered with a move.
//!
//! The positions and the right moves are data in the game's folder (`lessons/<game>.toml`); the sentences are
//! in the game's language files (in `words/`), as the messages `lesson-<game>-<step>` with `.hint` and
//! `.done`. The rules judge an answer: it is read, refused and played as at a table.

mod position;
#[cfg(test)]
mod tests;

pub use position::Position;

use liege_game::{Entry, Game, Options, Refusal, Seat};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Stands for any ending of an action in the answers of a step.
const ANY: char = '*';

/// A game taught in steps.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The steps, in order.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// A position and a task.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The step's name in the language files.
    pub id: String,
    /// The options that differ from the defaults.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The position string to start from; `None`: the game's own start.
    position: Option<String>,
    /// The actions played from there before the task, in canonical notation.
    #[serde(default)]
    before: Vec<String>,
    /// The id of the seat that has to answer; `None`: the seat to move.
    seat: Option<String>,
    /// The right answers, in canonical notation. Each is one action, or several in order, joined by `;`. An
    /// answer that ends in `*` accepts any continuation.
    answers: Vec<String>,
}

/// The judgement of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right.
    Right,
    /// The answer is the beginning of a right one.
    Begun,
    /// The answer is wrong.
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
                // The data is at fault, and a test finds that; the other lessons still work.
                tracing::error!(game = entry.game.id(), %error, "a lesson can't be read");
                None
            }
        };
        liege_game::entries().iter().filter(|entry| !entry.lesson.is_empty()).filter_map(read).collect()
    });
    read.get(game.id())
}

impl Step {
    /// The position of the step after these actions of the learner.
    ///
    /// # Errors
    /// The game's refusal: of an action that can't be played or, where the data is wrong, of the position.
    pub fn after(&self, game: &'static dyn Game, played: &[String]) -> Result<Position, Refusal> {
        let options = Options::check(game.options(), &self.options).unwrap_or_default();
        let game = liege_game::seated(game, &options, self.position.as_deref());
        let state = game.start(&options, self.position.as_deref())?;
        let mut position = Position::new(state, Seat(0));
        position.play(&self.before)?;
        // The learner keeps their side of the board when the turn has passed.
        let named = self.seat.as_ref().and_then(|id| game.seats().iter().position(|seat| seat.id == id));
        let seat = named.map(|place| Seat(place as u8)).or_else(|| position.state.to_move().iter().next());
        position.seat = seat.unwrap_or(Seat(0));
        position.play(played)?;
        Ok(position)
    }

    /// Judges these actions as an answer.
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

    /// The message id of the step's sentences.
    #[must_use]
    pub fn words(&self, game: &dyn Game) -> String {
        format!("lesson-{}-{}", game.id(), self.id)
    }
}
