//! The position of a lesson's step or of a puzzle: its state, the seat that has to answer, and the last
//! action.

use liege_game::{self as game, Event, Refusal, Seat, State, View, notation_in};
use liege_words::Language;

/// A step or a puzzle in progress: the state that the answers so far have reached.
#[derive(Clone, Debug)]
pub struct Position {
    /// The position now.
    pub state: Box<dyn State>,
    /// The seat that answers.
    pub seat: Seat,
    /// The last action: canonical, as displayed, its events, and the seat that made it.
    last: Option<(String, String, Vec<Event>, Option<Seat>)>,
}

impl Position {
    /// A position before any action.
    #[must_use]
    pub fn new(state: Box<dyn State>, seat: Seat) -> Position {
        Position { state, seat, last: None }
    }

    /// Plays these actions, given in canonical notation.
    ///
    /// # Errors
    /// The game's refusal of the first action that can't be played.
    pub fn play(&mut self, actions: &[String]) -> Result<(), Refusal> {
        for action in actions {
            let shown = self.state.display(action);
            let actor = self.state.actor(action);
            let events = self.state.play(action)?;
            self.last = Some((action.clone(), shown, events, actor));
        }
        Ok(())
    }

    /// The picture as the answering seat sees it, with these targets marked.
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
