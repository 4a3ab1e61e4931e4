//! Lessons as they are shown: which there are, a step, its picture, what may be pointed at.

use crate::chat::commands::exercise::{Doors, Exercise, Said, Word};
use crate::chat::desk::{
    Answer, Answers, Asker, Button, ButtonStyle, Chat, Menu, MenuOption, Stop, press, private, with_buttons,
};
use crate::chat::wording::{GameOrFamily, game_or_family, quoted, typed_game};
use crate::game::{self, Family, Game, words};
use crate::lessons::{self, Lesson, Position, Step, Verdict};
use crate::store::LessonProgress;
use crate::words::{Message, lexicon};

/// The buttons by which steps are answered.
const DOORS: Doors = Doors { play: "learn-play", point: "learn-point", form: "learn-type" };

/// Where somebody is in a lesson.
pub struct At {
    pub game: &'static dyn Game,
    pub lesson: &'static Lesson,
    pub step: &'static Step,
    pub progress: LessonProgress,
}

impl At {
    /// What is said of the step: its task, or the `part` of that name.
    fn words(&self, asker: &Asker<'_>, part: Option<&str>) -> String {
        let id = self.step.words(self.game);
        match part {
            None => asker.of(self.game).say(&Message::new(id)),
            Some(part) => words().attribute(asker.language, &id, part).unwrap_or_default(),
        }
    }

    /// What helps with it.
    pub fn hint(&self, asker: &Asker<'_>) -> String {
        self.words(asker, Some("hint"))
    }

    /// Whether the task is done, and the next step not yet shown.
    pub fn is_solved(&self) -> bool {
        self.step.verdict(&self.progress.played) == Verdict::Right
    }

    /// Whether no other step comes after it.
    pub fn is_last(&self) -> bool {
        self.progress.step + 1 >= self.lesson.steps.len()
    }

    fn button(&self, name: &'static str, step: usize, label: String, style: ButtonStyle) -> Option<Button> {
        press(name, &[&self.game.id(), &step]).button(label, style)
    }
}

impl Chat {
    /// `learn`: of a game, where it was left; `learn off`; of what there is to learn.
    pub(crate) async fn learn(&self, asker: &Asker<'_>, what: &str) -> Answers {
        let what = what.trim();
        if lexicon::switch(what) == Some(false) {
            return self.learn_stop(asker).await;
        }
        if let Some(word) = Word::of(what)
            && let Some(open) = self.store.open_lesson(&asker.who.id).await?
            && let Some(at) = game::by_id(&open.game).and_then(|game| at(game, open))
        {
            return self.heed_word_at_lesson(asker, &at, word).await;
        }
        let progress = self.store.lessons_of(&asker.who.id).await?;
        let game = match what {
            "" => match progress.iter().find(|progress| progress.open) {
                Some(open) => game::by_id(&open.game),
                None => return Ok(vec![overview(asker, &progress)]),
            },
            _ => match game_or_family(what) {
                Some(GameOrFamily::Family(family)) => return Ok(vec![of_family(asker, family.id())]),
                Some(GameOrFamily::Game(game)) => Some(game),
                None => None,
            },
        };
        let Some(game) = game else {
            return Ok(asker.tell(&Message::new("games-unknown").with("typed", quoted(what))));
        };
        let left = progress.into_iter().find(|progress| progress.game == game.id() && !progress.done);
        let step = left.map_or(0, |progress| match at(game, progress.clone()) {
            Some(at) if at.is_solved() => progress.step + 1,
            _ => progress.step,
        });
        self.learn_step(asker, game.id(), step).await
    }

    /// Shows a step as it begins.
    pub(crate) async fn learn_step(&self, asker: &Asker<'_>, game: &str, step: usize) -> Answers {
        let at = self.lesson_at(asker, game, step).await?;
        let at = At { progress: LessonProgress { played: Vec::new(), ..at.progress }, ..at };
        self.store.note_lesson(&asker.who.id, &at.progress).await?;
        Ok(vec![self.shown_step(asker, &at, "", &[]).await?])
    }

    /// Shows a step again, with what helps.
    pub(crate) async fn learn_hint(&self, asker: &Asker<'_>, game: &str, step: usize) -> Answers {
        let at = self.lesson_at(asker, game, step).await?;
        let hint = asker.say(&Message::new("learn-hint").with("hint", at.hint(asker)));
        Ok(vec![self.shown_step(asker, &at, &hint, &[]).await?])
    }

    /// What somebody types is no answer any more.
    pub(crate) async fn learn_stop(&self, asker: &Asker<'_>) -> Answers {
        let Some(open) = self.store.open_lesson(&asker.who.id).await? else {
            return Ok(asker.tell(&Message::new("learn-none-open")));
        };
        let game = game::by_id(&open.game);
        let game = game.map(|game| typed_game(asker.language, game)).unwrap_or_default();
        let closed = LessonProgress { open: false, ..open };
        self.store.note_lesson(&asker.who.id, &closed).await?;
        Ok(asker.tell(&Message::new("learn-stopped").with("game", game)))
    }

    /// Something was pointed at.
    pub(crate) async fn learn_point(
        &self,
        asker: &Asker<'_>,
        game: &str,
        step: usize,
        spots: &str,
    ) -> Answers {
        let at = self.lesson_at(asker, game, step).await?;
        let spots: Vec<&str> = spots.split(' ').filter(|spot| !spot.is_empty()).collect();
        Ok(vec![self.shown_step(asker, &at, "", &spots).await?])
    }

    /// Where somebody is who does something about a step: what they had played there counts.
    pub(crate) async fn lesson_at(&self, asker: &Asker<'_>, game: &str, step: usize) -> Result<At, Stop> {
        let gone = || asker.stop(&Message::new("button-gone"));
        let game = game::by_id(game).ok_or_else(gone)?;
        let known = self.store.lessons_of(&asker.who.id).await?;
        let known = known.into_iter().find(|progress| progress.game == game.id() && progress.step == step);
        let (played, now) = (known.map(|known| known.played).unwrap_or_default(), self.clock.now());
        // Whoever does something about a lesson that they have been through learns it again.
        let progress =
            LessonProgress { game: game.id().to_owned(), step, played, open: true, done: false, at: now };
        at(game, progress).ok_or_else(gone)
    }

    /// A step under a few words: its task, its picture, and what may be pointed at after these spots.
    pub(crate) async fn shown_step(
        &self,
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
        Ok(self.shown_exercise(asker, &at.exercise(&position), said, spots).await)
    }

    /// The step that was just done, and what comes next.
    pub(crate) async fn shown_solved(&self, asker: &Asker<'_>, at: &At) -> Result<Answer, Stop> {
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
        let answer = with_buttons(private(text), [button]);
        Ok(self.with_exercise_picture(asker, &at.exercise(&position), None, answer, &done).await)
    }
}

impl At {
    /// The step as it stands, with what was played.
    pub fn position(&self) -> Result<Position, game::Refusal> {
        self.step.after(self.game, &self.progress.played)
    }

    /// The same as it is shown.
    pub fn exercise<'a>(&'a self, position: &'a Position) -> Exercise<'a> {
        let file = format!("lesson-{}-{}.png", self.game.id(), self.step.id);
        Exercise { game: self.game, position, doors: DOORS, which: &self.progress.step, file }
    }
}

/// Where somebody is; `None` if the game has no such step.
pub fn at(game: &'static dyn Game, progress: LessonProgress) -> Option<At> {
    let lesson = lessons::of(game)?;
    let step = lesson.steps.get(progress.step)?;
    Some(At { game, lesson, step, progress })
}

/// What there is to learn: what was begun, and the families.
fn overview(asker: &Asker<'_>, progress: &[LessonProgress]) -> Answer {
    let begun = progress.iter().filter(|progress| !progress.done).take(5).filter_map(|progress| {
        let game = game::by_id(&progress.game)?;
        let of = lessons::of(game)?.steps.len();
        let label = format!("{} {}/{of}", asker.of(game).game_name(), progress.step + 1);
        Some(press("learn", &[&game.id()]).button(label, ButtonStyle::Main))
    });
    let families = Family::ALL.into_iter().map(|family| {
        let name = Message::new(format!("games-family-{}", family.id()));
        press("learn-family", &[&family.id()]).plain(asker.say(&name))
    });
    let game = game::all().first().map(|game| typed_game(asker.language, *game)).unwrap_or_default();
    let text = asker.say(&Message::new("learn-which").with("game", game));
    with_buttons(private(text), begun.chain(families).collect::<Vec<_>>())
}

/// The lessons of a family, as something to choose from.
pub fn of_family(asker: &Asker<'_>, family: &str) -> Answer {
    let games = game::all().iter().filter(|game| game.family().id() == family);
    let option = |game: &'static dyn Game| {
        let of = lessons::of(game)?.steps.len() as i64;
        let about = asker.say(&Message::new("learn-steps").with("count", of));
        Some(MenuOption { id: press("learn", &[&game.id()]).0, label: asker.of(game).game_name(), about })
    };
    let options: Vec<MenuOption> = games.filter_map(|game| option(*game)).take(Menu::MOST).collect();
    let hint = asker.say(&Message::new("learn-choose"));
    Answer { menu: Some(Menu { hint: hint.clone(), options, below: false }), ..private(hint) }
}
