//! Answers to the tasks of lessons, read and refused by the game's own rules.

use crate::commands::exercise::learn::lesson::{
    At, at, learn_hint, learn_step, learn_stop, lesson_at, shown_solved, shown_step,
};
use crate::commands::exercise::shown::{Word, cannot_be};
use crate::desk::{Answer, Answers, Asker, Button, Desk, Stop, private, with_buttons};
use crate::wording::actions_line;
use liege_engine::lessons::Verdict;
use liege_game as game;
use liege_store::LessonProgress;
use liege_words::{Message, typist};

/// Judges typed text as an answer to a lesson; `None`: the step no longer exists.
pub(crate) async fn answer_lesson(
    desk: &Desk,
    asker: &Asker<'_>,
    open: LessonProgress,
    text: &str,
) -> Result<Option<Vec<Answer>>, Stop> {
    let Some(game) = game::by_id(&open.game) else { return Ok(None) };
    let step = open.step;
    match at(game, open) {
        // The member has not seen the next step yet.
        Some(at) if at.is_solved() => Ok(Some(learn_step(desk, asker, game.id(), step + 1).await?)),
        Some(at) => Ok(Some(judge(desk, asker, at, text).await?)),
        None => Ok(None),
    }
}

/// Returns the lesson's name if a text cannot be an answer to its task.
pub(crate) fn lesson_without(asker: &Asker<'_>, open: LessonProgress, text: &str) -> Option<String> {
    let at = at(game::by_id(&open.game)?, open)?;
    let unfit = at.is_solved() || cannot_be(&at.position().ok()?, text);
    unfit.then(|| at.name(asker))
}

/// Judges an answer by button, menu or form.
pub(crate) async fn learn_answer(
    desk: &Desk,
    asker: &Asker<'_>,
    game: &str,
    step: usize,
    text: &str,
) -> Answers {
    let at = lesson_at(desk, asker, game, step).await?;
    if at.is_solved() {
        return Ok(vec![shown_solved(desk, asker, &at).await?]);
    }
    judge(desk, asker, at, text).await
}

async fn judge(desk: &Desk, asker: &Asker<'_>, at: At, text: &str) -> Answers {
    let position = at.position().map_err(|refusal| asker.stop(&refusal.message))?;
    let actions = match typist::writes_in(asker.language, || position.state.read(position.seat, text)) {
        Ok(actions) => actions,
        Err(refusal) => {
            if let Some(word) = Word::of(text) {
                return heed_word_at_lesson(desk, asker, &at, word).await;
            }
            let (why, meant) = at.exercise(&position).refused(asker, &refusal);
            return asked_again(desk, asker, &at, why, meant).await;
        }
    };
    let mut played = at.progress.played.clone();
    played.extend(actions.iter().cloned());
    let verdict = at.step.verdict(&played);
    if verdict == Verdict::Wrong {
        let first = &actions[..actions.len().min(1)];
        let wrong = actions_line(asker.of(at.game), &position, first);
        let wrong = Message::new("learn-wrong").with("move", wrong);
        return asked_again(desk, asker, &at, asker.say(&wrong), Vec::new()).await;
    }
    let done = verdict == Verdict::Right && at.is_last();
    let progress = LessonProgress { played, done, open: !done, at: desk.now(), ..at.progress };
    let at = At { progress, ..at };
    desk.store.note_lesson(&asker.who.id, &at.progress).await?;
    Ok(vec![match verdict {
        Verdict::Right => shown_solved(desk, asker, &at).await?,
        _ => {
            let begun = asker.say(&Message::new("learn-begun"));
            shown_step(desk, asker, &at, &begun, &[]).await?
        }
    }])
}

/// Handles a typed word that is also a button of the step.
pub(crate) async fn heed_word_at_lesson(desk: &Desk, asker: &Asker<'_>, at: &At, word: Word) -> Answers {
    let (game, step) = (at.game.id(), at.progress.step);
    match word {
        // The hint of a lesson nearly gives the answer.
        Word::Hint | Word::Answer => learn_hint(desk, asker, game, step).await,
        Word::Next if at.is_last() && at.is_solved() => Ok(vec![shown_solved(desk, asker, at).await?]),
        // No step comes after it.
        Word::Next if at.is_last() => learn_hint(desk, asker, game, step).await,
        Word::Next => learn_step(desk, asker, game, step + 1).await,
        Word::Show => Ok(vec![shown_step(desk, asker, at, "", &[]).await?]),
        Word::Stop => learn_stop(desk, asker).await,
    }
}

/// Says why an answer was refused, with the hint. A member who types gets a short answer, since the board is
/// still in view.
async fn asked_again(
    desk: &Desk,
    asker: &Asker<'_>,
    at: &At,
    why: String,
    meant: Vec<Option<Button>>,
) -> Answers {
    let hint = asker.say(&Message::new("learn-hint").with("hint", at.hint(asker)));
    let text = format!("{why}\n{hint}");
    if asker.typed {
        return Ok(vec![with_buttons(private(at.says(asker, &text)), meant)]);
    }
    let shown = shown_step(desk, asker, at, &text, &[]).await?;
    Ok(vec![with_buttons(shown, meant)])
}
