//! A lesson on show: a step, its picture, the spots to choose from.

use crate::commands::exercise::shown::{Doors, Exercise, Said, says, shown_exercise, with_exercise_picture};
use crate::desk::{Answer, Answers, Asker, Button, ButtonStyle, Desk, Stop, press, private, with_buttons};
use crate::wording::typed_game;
use liege_engine::lessons::{self, Lesson, Position, Step, Verdict};
use liege_game::{self as game, Game, words};
use liege_store::LessonProgress;
use liege_words::Message;

/// The buttons for answers to a step.
pub const DOORS: Doors = Doors { play: "learn-play", point: "learn-point", form: "learn-type" };

/// A member's place in a lesson.
pub struct At {
    pub game: &'static dyn Game,
    pub lesson: &'static Lesson,
    pub step: &'static Step,
    pub progress: LessonProgress,
}

impl At {
    /// Returns the sentence of the step: its task, or the `part` of that name.
    fn words(&self, asker: &Asker<'_>, part: Option<&str>) -> String {
        let id = self.step.words(self.game);
        match part {
            None => asker.of(self.game).say(&Message::new(id)),
            Some(part) => words().attribute(asker.language, &id, part).unwrap_or_default(),
        }
    }

    /// Returns the name of the lesson, for use in a sentence.
    pub fn name(&self, asker: &Asker<'_>) -> String {
        asker.say(&Message::new("learn-name").with("game", asker.of(self.game).game_name()))
    }

    /// Returns a text with the lesson's name before it.
    pub fn says(&self, asker: &Asker<'_>, text: &str) -> String {
        says(asker, &self.name(asker), text)
    }

    /// Returns the hint of the step.
    pub fn hint(&self, asker: &Asker<'_>) -> String {
        self.words(asker, Some("hint"))
    }

    /// Whether the task is solved; the next step has not been shown yet.
    pub fn is_solved(&self) -> bool {
        self.step.verdict(&self.progress.played) == Verdict::Right
    }

    /// Whether this is the last step.
    pub fn is_last(&self) -> bool {
        self.progress.step + 1 >= self.lesson.steps.len()
    }

    fn button(&self, name: &'static str, step: usize, label: String, style: ButtonStyle) -> Option<Button> {
        press(name, &[&self.game.id(), &step]).button(label, style)
    }
}

/// Shows a step from its beginning.
pub(crate) async fn learn_step(desk: &Desk, asker: &Asker<'_>, game: &str, step: usize) -> Answers {
    let at = lesson_at(desk, asker, game, step).await?;
    let at = At { progress: LessonProgress { played: Vec::new(), ..at.progress }, ..at };
    desk.store.note_lesson(&asker.who.id, &at.progress).await?;
    Ok(vec![shown_step(desk, asker, &at, "", &[]).await?])
}

/// Shows a step again, with its hint.
pub(crate) async fn learn_hint(desk: &Desk, asker: &Asker<'_>, game: &str, step: usize) -> Answers {
    let at = lesson_at(desk, asker, game, step).await?;
    let hint = asker.say(&Message::new("learn-hint").with("hint", at.hint(asker)));
    Ok(vec![shown_step(desk, asker, &at, &hint, &[]).await?])
}

/// Closes the lesson: text that the member types no longer counts as an answer.
pub(crate) async fn learn_stop(desk: &Desk, asker: &Asker<'_>) -> Answers {
    let Some(open) = desk.store.open_lesson(&asker.who.id).await? else {
        return Ok(asker.tell(&Message::new("learn-none-open")));
    };
    let game = game::by_id(&open.game);
    let typed = game.map(|game| typed_game(asker.language, game)).unwrap_or_default();
    let stopped = asker.say(&Message::new("learn-stopped").with("game", typed));
    let closed = LessonProgress { open: false, ..open };
    desk.store.note_lesson(&asker.who.id, &closed).await?;
    let at = game.and_then(|game| at(game, closed));
    Ok(vec![private(at.map_or(stopped.clone(), |at| at.says(asker, &stopped)))])
}

/// Handles a spot that the member chose.
pub(crate) async fn learn_point(
    desk: &Desk,
    asker: &Asker<'_>,
    game: &str,
    step: usize,
    spots: &str,
) -> Answers {
    let at = lesson_at(desk, asker, game, step).await?;
    let spots: Vec<&str> = spots.split(' ').filter(|spot| !spot.is_empty()).collect();
    Ok(vec![shown_step(desk, asker, &at, "", &spots).await?])
}

/// Returns the place in a lesson of a member who acts on a step; their moves in that step are kept.
pub(crate) async fn lesson_at(desk: &Desk, asker: &Asker<'_>, game: &str, step: usize) -> Result<At, Stop> {
    let gone = || asker.stop(&Message::new("button-gone"));
    let game = game::by_id(game).ok_or_else(gone)?;
    let known = desk.store.lessons_of(&asker.who.id).await?;
    let known = known.into_iter().find(|progress| progress.game == game.id() && progress.step == step);
    let (played, now) = (known.map(|known| known.played).unwrap_or_default(), desk.now());
    // A member who acts on a lesson that they have finished starts it again.
    let progress =
        LessonProgress { game: game.id().to_owned(), step, played, open: true, done: false, at: now };
    at(game, progress).ok_or_else(gone)
}

/// Shows a step below a short text: its task, its picture, and the choices after these spots.
pub(crate) async fn shown_step(
    desk: &Desk,
    asker: &Asker<'_>,
    at: &At,
    head: &str,
    spots: &[&str],
) -> Result<Answer, Stop> {
    let position = at.position().map_err(|refusal| asker.stop(&refusal.message))?;
    let step = at.progress.step;
    let task = Message::new("learn-task")
        .with("game", asker.of(at.game).game_name())
        .with("step", step as i64 + 1)
        .with("of", at.lesson.steps.len() as i64)
        .with("task", at.words(asker, None));
    let say = |id: &'static str| asker.say(&Message::new(id));
    let hint = at.button("learn-hint", step, say("learn-button-hint"), ButtonStyle::Plain);
    let skip = (!at.is_last())
        .then(|| at.button("learn-step", step + 1, say("learn-button-skip"), ButtonStyle::Plain));
    let stop = press("learn-stop", &[]).plain(say("learn-button-stop"));
    let buttons = vec![hint, skip.flatten(), stop];
    let said = Said { head, task: asker.say(&task), buttons };
    Ok(shown_exercise(desk, asker, &at.exercise(&position), said, spots).await)
}

/// Shows the step that was just solved, and what comes next.
pub(crate) async fn shown_solved(desk: &Desk, asker: &Asker<'_>, at: &At) -> Result<Answer, Stop> {
    let position = at.position().map_err(|refusal| asker.stop(&refusal.message))?;
    let done = asker.say(&Message::new("learn-right").with("done", at.words(asker, Some("done"))));
    let (text, button) = if at.is_last() {
        let game = asker.of(at.game).game_name();
        let end = asker.say(&Message::new("learn-end").with("game", game));
        let lay = press("lay", &[&at.game.id()]);
        let lay = lay.button(asker.say(&Message::new("games-lay")), ButtonStyle::Good);
        (format!("{done}\n{end}"), lay)
    } else {
        let next = at.progress.step + 1;
        let label = Message::new("learn-button-next")
            .with("step", next as i64 + 1)
            .with("of", at.lesson.steps.len() as i64);
        let label = asker.say(&label);
        (done.clone(), at.button("learn-step", next, label, ButtonStyle::Main))
    };
    let answer = with_buttons(private(at.says(asker, &text)), [button]);
    Ok(with_exercise_picture(desk, asker, &at.exercise(&position), None, answer, &done).await)
}

impl At {
    /// Returns the present position of the step, after the moves played.
    pub fn position(&self) -> Result<Position, game::Refusal> {
        self.step.after(self.game, &self.progress.played)
    }

    /// Returns the step as an exercise that can be shown.
    pub fn exercise<'a>(&'a self, position: &'a Position) -> Exercise<'a> {
        Exercise { game: self.game, position, doors: DOORS, which: &self.progress.step, file: self.file() }
    }

    /// Returns the file name of the step's picture.
    pub fn file(&self) -> String {
        format!("lesson-{}-{}.png", self.game.id(), self.step.id)
    }
}

/// Returns the place in a lesson; `None` if the game has no such step.
pub fn at(game: &'static dyn Game, progress: LessonProgress) -> Option<At> {
    let lesson = lessons::of(game)?;
    let step = lesson.steps.get(progress.step)?;
    Some(At { game, lesson, step, progress })
}
