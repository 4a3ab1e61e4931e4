//! A position with a task, in a private answer: its picture, the spots to choose from, the refusal of an
//! answer. Lessons and puzzles share this code.

use crate::desk::game_help::pictured;
use crate::desk::parts::taps::{menu, question, targets};
use crate::desk::{Answer, Asker, Button, ButtonStyle, Desk, pointed, press, private, with_buttons};
use liege_engine::lessons::Position;
use liege_game::tap::{self, Choice, Pointed};
use liege_game::{Game, Refusal, RefusalKind, Spot};
use liege_words::{Message, lexicon};
use std::fmt::Display;

/// The words that a member may type at an exercise besides moves: its buttons in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// Asks for the hint.
    Hint,
    /// Asks for the solution.
    Answer,
    /// Asks for the next step or puzzle.
    Next,
    /// Asks to see it again.
    Show,
    /// Closes the exercise: typed text is no longer an answer.
    Stop,
}

impl Word {
    const ALL: [(Word, &'static str); 5] = [
        (Word::Hint, "exercise-hint"),
        (Word::Answer, "exercise-answer"),
        (Word::Next, "exercise-next"),
        (Word::Show, "exercise-show"),
        (Word::Stop, "exercise-stop"),
    ];

    /// Reads a text that is exactly one of these words.
    pub fn of(text: &str) -> Option<Word> {
        let text = text.trim().trim_end_matches(['.', '!', '?']).trim_start_matches(['/', '!']);
        Word::ALL.into_iter().find(|(_, concept)| lexicon::says(concept, text)).map(|(word, _)| word)
    }
}

/// Whether a text cannot be a move of a position, not even an ambiguous or incomplete one.
pub fn cannot_be(position: &Position, text: &str) -> bool {
    let asks = |refusal: &Refusal| matches!(refusal.kind, RefusalKind::Ambiguous | RefusalKind::Undecided);
    position.state.read(position.seat, text).is_err_and(|refusal| !asks(&refusal))
}

/// The ids of the buttons that answer an exercise: each carries the game, the exercise, and the choice.
#[derive(Clone, Copy, Debug)]
pub struct Doors {
    /// The button that plays a move.
    pub play: &'static str,
    /// The button that chooses a spot.
    pub point: &'static str,
    /// The button that opens a form to type a move.
    pub form: &'static str,
}

/// An exercise in its present position.
pub struct Exercise<'a> {
    pub game: &'static dyn Game,
    pub position: &'a Position,
    pub doors: Doors,
    /// The exercise's number or id within its game, as buttons carry it.
    pub which: &'a (dyn Display + Sync),
    /// The file name of its picture.
    pub file: String,
}

/// The text of an exercise: the head, the task, and the buttons below it.
pub struct Said<'a> {
    pub head: &'a str,
    pub task: String,
    pub buttons: Vec<Option<Button>>,
}

/// A sentence of an exercise, with the name of the exercise before it.
pub(crate) fn says(asker: &Asker<'_>, name: &str, text: &str) -> String {
    asker.say(&Message::new("exercise-says").with("exercise", name).with("text", text))
}

/// An exercise under a few words, and what may be pointed at after these spots.
pub(crate) async fn shown_exercise(
    desk: &Desk,
    asker: &Asker<'_>,
    exercise: &Exercise<'_>,
    said: Said<'_>,
    spots: &[&str],
) -> Answer {
    let Exercise { game, position, doors, which, .. } = exercise;
    let speaker = asker.of(*game);
    let taps = position.state.taps(position.seat);
    let pointed = tap::point(&taps, spots).or_else(|| tap::point(&taps, &[]));
    let asked = pointed.as_ref().filter(|_| !spots.is_empty()).map(|pointed| question(speaker, pointed));
    // The task begins with the name of the exercise, since a game may be played in the same place.
    let lines = [said.task.clone(), said.head.to_owned(), asked.unwrap_or_default()];
    let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
    // In direct messages and the local chat people simply type, so they need no form.
    let types = asker.place.server.is_some() && !asker.typed;
    let label = asker.say(&Message::new("learn-button-type"));
    let form = types.then(|| press(doors.form, &[&game.id(), which]).button(label, ButtonStyle::Plain));
    let buttons = std::iter::once(form.flatten()).chain(said.buttons);
    let mut answer = with_buttons(private(lines.join("\n")), buttons.collect::<Vec<_>>());
    answer.menu = pointed.as_ref().map(|pointed| {
        let leads = |choice: &Choice<'_>| exercise.leads(pointed, choice);
        menu(speaker, &*position.state, pointed, 0, leads)
    });
    let marked = pointed.as_ref().filter(|_| !spots.is_empty());
    with_exercise_picture(desk, asker, exercise, marked, answer, &said.task).await
}

/// Adds the picture of an exercise to an answer; its alt text begins with `about`.
pub(crate) async fn with_exercise_picture(
    desk: &Desk,
    asker: &Asker<'_>,
    exercise: &Exercise<'_>,
    pointed: Option<&Pointed<'_>>,
    answer: Answer,
    about: &str,
) -> Answer {
    let position = exercise.position;
    let marked = pointed.map(|pointed| targets(&*position.state, pointed)).unwrap_or_default();
    let mut scene = position.scene(asker.language, &marked);
    if let Some(pointed) = pointed {
        pointed::mark(&mut scene, pointed);
    }
    let speaker = asker.of(exercise.game);
    let stands = position.state.summary().iter().map(|line| speaker.say(line)).collect::<Vec<_>>().join(" ");
    pictured(desk, asker, answer, Some(scene), exercise.file.clone(), &format!("{about} {stands}")).await
}

impl Exercise<'_> {
    /// Returns the id of a choice in the menu: it asks for the next spot, or plays.
    fn leads(&self, pointed: &Pointed<'_>, choice: &Choice<'_>) -> String {
        match choice.action(pointed.asks) {
            Some(action) => press(self.doors.play, &[&self.game.id(), self.which, &action]).0,
            None => {
                let spots = pointed.spots.iter().copied().chain(choice.spot);
                let spots = spots.map(Spot::name).collect::<Vec<_>>().join(" ");
                press(self.doors.point, &[&self.game.id(), self.which, &spots]).0
            }
        }
    }

    /// Returns the game's own refusal of an answer, with buttons for the possible moves.
    pub fn refused(&self, asker: &Asker<'_>, refusal: &Refusal) -> (String, Vec<Option<Button>>) {
        let asks = matches!(refusal.kind, RefusalKind::Ambiguous | RefusalKind::Undecided);
        let why = asker.of(self.game).say(&refusal.message);
        let meant = refusal.candidates.iter().filter(|_| asks).map(|action| {
            let label = self.position.state.display_in(action, asker.language);
            press(self.doors.play, &[&self.game.id(), self.which, action]).plain(label)
        });
        (why, meant.collect())
    }
}
