//! A position in which somebody has to find something: whose eyes it is seen with, and what was played last.

use liege_game::{self as game, Event, Refusal, Seat, State, View, notation_in};
use liege_words::Language;

/// A step or a puzzle as it stands: what was asked, and how far somebody has come with it.
#[derive(Clone, Debug)]
pub struct Position {
    /// The position now.
    pub state: Box<dyn State>,
    /// Who answers.
    pub seat: Seat,
    /// The last action, as it is written and as it is shown, what it brought about, and whose it was.
    last: Option<(String, String, Vec<Event>, Option<Seat>)>,
}

impl Position {
    /// A position in which nothing was played yet.
    #[must_use]
    pub fn new(state: Box<dyn State>, seat: Seat) -> Position {
        Position { state, seat, last: None }
    }

    /// Plays these actions, given in canonical notation.
    ///
    /// # Errors
    /// The game's refusal of the first that can't be played.
    pub fn play(&mut self, actions: &[String]) -> Result<(), Refusal> {
        for action in actions {
            let shown = self.state.display(action);
            let actor = self.state.actor(action);
            let events = self.state.play(action)?;
            self.last = Some((action.clone(), shown, events, actor));
        }
        Ok(())
    }

    /// Its picture, seen by whoever answers, with the targets of `targets` marked.
    #[must_use]
    pub fn scene(&self, language: Language, targets: &[String]) -> game::Scene {
        let last: Vec<String> = self.last.iter().map(|(action, ..)| action.clone()).collect();
        let text = self.last.as_ref().map(|(_, shown, events, _)| notation_in(language, shown, events));
        self.state.scene(&View {
            bottom: Some(self.seat),
            letters: true,
            last: &last,
            last_text: text.as_deref().unwrap_or_default(),
            last_seat: self.last.as_ref().and_then(|(.., seat)| *seat),
            targets,
            ..View::plain(language)
        })
    }
}
