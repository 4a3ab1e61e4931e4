//! Answers to the tasks of lessons: read and refused by the game's own rules.

use super::lesson::{At, at};
use crate::chat::commands::exercise::Word;
use crate::chat::desk::{Answer, Answers, Asker, Button, Chat, Stop, private, with_buttons};
use crate::chat::wording::actions_line;
use crate::game;
use crate::lessons::Verdict;
use crate::store::LessonProgress;
use crate::words::Message;

impl Chat {
    /// What is typed at a lesson; `None`: there is no such step any more.
    pub(crate) async fn answer_lesson(
        &self,
        asker: &Asker<'_>,
        open: LessonProgress,
        text: &str,
    ) -> Result<Option<Vec<Answer>>, Stop> {
        let Some(game) = game::by_id(&open.game) else { return Ok(None) };
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
                if let Some(word) = Word::of(text) {
                    return self.heed_word_at_lesson(asker, &at, word).await;
                }
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

    /// What a button of the step says, typed.
    pub(crate) async fn heed_word_at_lesson(&self, asker: &Asker<'_>, at: &At, word: Word) -> Answers {
        let (game, step) = (at.game.id(), at.progress.step);
        match word {
            // The hint of a lesson says as good as all.
            Word::Hint | Word::Answer => self.learn_hint(asker, game, step).await,
            Word::Next if at.is_last() && at.is_solved() => Ok(vec![self.shown_solved(asker, at).await?]),
            // Nothing comes after it.
            Word::Next if at.is_last() => self.learn_hint(asker, game, step).await,
            Word::Next => self.learn_step(asker, game, step + 1).await,
            Word::Show => Ok(vec![self.shown_step(asker, at, "", &[]).await?]),
            Word::Stop => self.learn_stop(asker).await,
        }
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
