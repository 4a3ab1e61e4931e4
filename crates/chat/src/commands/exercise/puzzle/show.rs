//! A puzzle on show: its task, its picture, its solution.

use crate::commands::exercise::shown::{Doors, Exercise, Said, says, shown_exercise, with_exercise_picture};
use crate::desk::{Answer, Answers, Asker, Button, ButtonStyle, Desk, Stop, press, private, with_buttons};
use crate::wording::{actions_line, puzzle_task, typed_game};
use liege_engine::lessons::Position;
use liege_engine::puzzles::{self, Puzzle};
use liege_game::{self as game, Game, Refusal};
use liege_store::PuzzleProgress;
use liege_words::Message;

/// The buttons for answers to a puzzle.
pub const DOORS: Doors = Doors { play: "puzzle-play", point: "puzzle-point", form: "puzzle-type" };

/// The sign around text that is covered until a reader uncovers it.
const COVER: &str = "||";

/// A puzzle, and a member's progress in it.
pub struct At {
    pub game: &'static dyn Game,
    pub puzzle: &'static Puzzle,
    pub id: String,
    /// The puzzle's index among those of its game.
    pub place: usize,
    pub progress: PuzzleProgress,
}

impl At {
    /// Returns a member's puzzle; `None` if it does not exist (any more).
    pub fn of(progress: PuzzleProgress) -> Option<At> {
        let game = game::by_id(&progress.game)?;
        let (place, puzzle) = puzzles::by_id(game, &progress.puzzle)?;
        let mut progress = progress;
        // A member who was shown the solution starts again.
        if progress.played == puzzle.line {
            progress.played.clear();
        }
        Some(At { game, puzzle, id: progress.puzzle.clone(), place, progress })
    }

    /// Returns the position of the puzzle after these moves.
    pub fn position(&self, played: &[String]) -> Result<Position, Refusal> {
        let mut position = Position::new(self.puzzle.after(self.game, &[])?, self.puzzle.solver(self.game));
        position.play(played)?;
        position.seat = self.puzzle.answers(self.game, &*position.state);
        Ok(position)
    }

    /// Returns the puzzle as an exercise that can be shown.
    pub fn exercise<'a>(&'a self, position: &'a Position) -> Exercise<'a> {
        Exercise { game: self.game, position, doors: DOORS, which: &self.id, file: self.file() }
    }

    /// Returns the file name of the puzzle's picture.
    pub fn file(&self) -> String {
        format!("puzzle-{}-{}.png", self.game.id(), self.id)
    }

    pub fn button(&self, name: &'static str, label: String, style: ButtonStyle) -> Option<Button> {
        press(name, &[&self.game.id(), &self.id]).button(label, style)
    }

    /// Returns the task in one line.
    fn task(&self, asker: &Asker<'_>) -> String {
        let message = Message::new("puzzle-task")
            .with("game", asker.of(self.game).game_name())
            .with("number", self.place as i64 + 1)
            .with("of", puzzles::of(self.game).len() as i64)
            .with("task", puzzle_task(asker.of(self.game), self.puzzle));
        asker.say(&message)
    }

    /// Returns the name of the puzzle, for use in a sentence.
    pub fn name(&self, asker: &Asker<'_>) -> String {
        asker.say(&Message::new("puzzle-name").with("game", asker.of(self.game).game_name()))
    }

    /// Returns a text with the puzzle's name before it.
    pub fn says(&self, asker: &Asker<'_>, text: &str) -> String {
        says(asker, &self.name(asker), text)
    }

    /// Returns the rest of the solution after these moves.
    pub fn rest(&self, asker: &Asker<'_>, played: &[String]) -> String {
        let Ok(position) = self.position(played) else { return String::new() };
        let rest = self.puzzle.line.get(played.len()..).unwrap_or_default();
        actions_line(asker.of(self.game), &position, rest)
    }
}

/// Shows a puzzle below a short text, and the choices after these spots.
pub(crate) async fn shown_puzzle(
    desk: &Desk,
    asker: &Asker<'_>,
    at: &At,
    head: &str,
    spots: &[&str],
) -> Result<Answer, Stop> {
    let position = at.position(&at.progress.played).map_err(|refusal| asker.stop(&refusal.message))?;
    let say = |id: &'static str| asker.say(&Message::new(id));
    let buttons = vec![
        at.button("puzzle-hint", say("learn-button-hint"), ButtonStyle::Plain),
        at.button("puzzle-next", say("puzzle-button-other"), ButtonStyle::Plain),
        press("puzzle-stop", &[]).plain(say("learn-button-stop")),
    ];
    let said = Said { head, task: at.task(asker), buttons };
    Ok(shown_exercise(desk, asker, &at.exercise(&position), said, spots).await)
}

/// Shows a puzzle that is over, solved or given up, below `text`, with the board after the moves played.
pub(crate) async fn shown_over(
    desk: &Desk,
    asker: &Asker<'_>,
    at: &At,
    text: String,
    played: &[String],
) -> Result<Answer, Stop> {
    let position = at.position(played).map_err(|refusal| asker.stop(&refusal.message))?;
    let next = asker.say(&Message::new("puzzle-button-next"));
    let next = at.button("puzzle-next", next, ButtonStyle::Main);
    let text = at.says(asker, &text);
    let answer = with_buttons(private(text.clone()), [next]);
    // The bars of a covered text would be read aloud.
    let about = text.replace(COVER, "");
    Ok(with_exercise_picture(desk, asker, &at.exercise(&position), None, answer, &about).await)
}

/// Returns a member's puzzle and progress; their moves in it are kept.
pub(crate) async fn puzzle_at(desk: &Desk, asker: &Asker<'_>, game: &str, puzzle: &str) -> Result<At, Stop> {
    let known = desk.store.puzzles_of(&asker.who.id).await?;
    let known = known.into_iter().find(|progress| progress.game == game && progress.puzzle == puzzle);
    let now = desk.now();
    let progress = known.unwrap_or_else(|| crate::commands::exercise::puzzle::show::begun(game, puzzle, now));
    let progress = PuzzleProgress { open: true, at: now, ..progress };
    At::of(progress).ok_or_else(|| asker.stop(&Message::new("button-gone")))
}

/// Handles a spot that the member chose.
pub(crate) async fn puzzle_point(
    desk: &Desk,
    asker: &Asker<'_>,
    game: &str,
    puzzle: &str,
    spots: &str,
) -> Answers {
    let at = puzzle_at(desk, asker, game, puzzle).await?;
    let spots: Vec<&str> = spots.split(' ').filter(|spot| !spot.is_empty()).collect();
    Ok(vec![shown_puzzle(desk, asker, &at, "", &spots).await?])
}

/// Closes the puzzle: text that the member types no longer counts as an answer.
pub(crate) async fn puzzle_stop(desk: &Desk, asker: &Asker<'_>) -> Answers {
    let Some(open) = desk.store.open_puzzle(&asker.who.id).await? else {
        return Ok(asker.tell(&Message::new("puzzle-none-open")));
    };
    let game = game::by_id(&open.game).map(|game| typed_game(asker.language, game)).unwrap_or_default();
    let stopped = asker.say(&Message::new("puzzle-stopped").with("game", game));
    desk.store.note_puzzle(&asker.who.id, &PuzzleProgress { open: false, ..open.clone() }).await?;
    let at = At::of(open);
    Ok(vec![private(at.map_or(stopped.clone(), |at| at.says(asker, &stopped)))])
}

/// Returns the progress in a puzzle in which nothing was played yet.
pub fn begun(game: &str, puzzle: &str, now: jiff::Timestamp) -> PuzzleProgress {
    PuzzleProgress {
        game: game.to_owned(),
        puzzle: puzzle.to_owned(),
        played: Vec::new(),
        open: true,
        solved: None,
        daily: None,
        at: now,
    }
}
