//! Answers to the tasks of lessons: read and refused by the game's own rules.

use super::lesson::{At, at};
use crate::chat::desk::{Answer, Answers, Asker, Button, Chat, Stop, private, with_buttons};
use crate::chat::wording::actions_line;
use crate::game;
use crate::lessons::Verdict;
use crate::store::LessonProgress;
use crate::words::Message;
use jiff::SignedDuration;

/// How long after somebody last did something about a lesson what they type is an answer.
const LISTENS: SignedDuration = SignedDuration::from_hours(24);

impl Chat {
    /// What is typed where no table is meant, if it answers a lesson.
    pub(crate) async fn answer_lesson(
        &self,
        asker: &Asker<'_>,
        text: &str,
    ) -> Result<Option<Vec<Answer>>, Stop> {
        if asker.reply_to.is_some() {
            return Ok(None);
        }
        let since = self.clock.now() - LISTENS;
        let progress = self.store.lessons_of(&asker.who.id).await?;
        let open = progress.into_iter().find(|progress| progress.open && progress.at > since);
        let Some((game, open)) = open.and_then(|open| Some((game::by_id(&open.game)?, open))) else {
            return Ok(None);
        };
        let step = open.step;
        match at(game, open) {
            // What comes next was not seen yet.
            Some(at) if at.is_solved() => Ok(Some(self.learn_step(asker, game.id(), step + 1).await?)),
            Some(at) => Ok(Some(self.judge(asker, at, text).await?)),
            None => Ok(None),
        }
    }

    /// An answer by button, menu or form.
    pub(crate) async fn learn_answer(
        &self,
        asker: &Asker<'_>,
        game: &str,
        step: usize,
        text: &str,
    ) -> Answers {
        let at = self.lesson_at(asker, game, step).await?;
        if at.is_solved() {
            return Ok(vec![self.shown_solved(asker, &at).await?]);
        }
        self.judge(asker, at, text).await
    }

    async fn judge(&self, asker: &Asker<'_>, at: At, text: &str) -> Answers {
        let position = at.position().map_err(|refusal| asker.stop(&refusal.message))?;
        let actions = match position.state.read(position.seat, text) {
            Ok(actions) => actions,
            Err(refusal) => {
                let (why, meant) = at.exercise(&position).refused(asker, &refusal);
                return self.asked_again(asker, &at, why, meant).await;
            }
        };
        let mut played = at.progress.played.clone();
        played.extend(actions.iter().cloned());
        let verdict = at.step.verdict(&played);
        if verdict == Verdict::Wrong {
            let first = &actions[..actions.len().min(1)];
            let wrong = actions_line(asker.of(at.game), &position, first);
            let wrong = Message::new("learn-wrong").with("move", wrong);
            return self.asked_again(asker, &at, asker.say(&wrong), Vec::new()).await;
        }
        let done = verdict == Verdict::Right && at.is_last();
        let progress = LessonProgress { played, done, open: !done, at: self.clock.now(), ..at.progress };
        let at = At { progress, ..at };
        self.store.note_lesson(&asker.who.id, &at.progress).await?;
        Ok(vec![match verdict {
            Verdict::Right => self.shown_solved(asker, &at).await?,
            _ => {
                let begun = asker.say(&Message::new("learn-begun"));
                self.shown_step(asker, &at, &begun, &[]).await?
            }
        }])
    }

    /// What is against an answer, and what helps: to whoever types in a few words, for they still see the board.
    async fn asked_again(
        &self,
        asker: &Asker<'_>,
        at: &At,
        why: String,
        meant: Vec<Option<Button>>,
    ) -> Answers {
        let hint = asker.say(&Message::new("learn-hint").with("hint", at.hint(asker)));
        let text = format!("{why}\n{hint}");
        if asker.typed {
            return Ok(vec![with_buttons(private(text), meant)]);
        }
        let shown = self.shown_step(asker, at, &text, &[]).await?;
        Ok(vec![with_buttons(shown, meant)])
    }
}
