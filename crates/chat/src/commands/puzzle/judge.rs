//! Answers to puzzles: read and refused by the game's own rules, and played on until the puzzle is solved.

use super::show::At;
use crate::chat::commands::exercise::Word;
use crate::chat::desk::background::in_background;
use crate::chat::desk::{
    Answer, Answers, Asker, Button, ButtonStyle, Chat, Fault, Stop, private, with_buttons,
};
use crate::chat::wording::actions_line;
use crate::lessons::Position;
use crate::puzzles::Verdict;
use crate::store::PuzzleProgress;
use crate::words::Message;

impl Chat {
    /// What is typed at a puzzle; `None`: there is no such puzzle any more.
    pub(crate) async fn answer_puzzle(
        &self,
        asker: &Asker<'_>,
        open: PuzzleProgress,
        text: &str,
    ) -> Result<Option<Vec<Answer>>, Stop> {
        match At::of(open) {
            Some(at) => Ok(Some(self.judge_puzzle(asker, at, text).await?)),
            None => Ok(None),
        }
    }

    /// An answer by button, menu or form.
    pub(crate) async fn puzzle_answered(
        &self,
        asker: &Asker<'_>,
        game: &str,
        puzzle: &str,
        text: &str,
    ) -> Answers {
        let at = self.puzzle_at(asker, game, puzzle).await?;
        self.judge_puzzle(asker, at, text).await
    }

    async fn judge_puzzle(&self, asker: &Asker<'_>, at: At, text: &str) -> Answers {
        let position = at.position(&at.progress.played).map_err(|refusal| asker.stop(&refusal.message))?;
        let actions = match position.state.read(position.seat, text) {
            Ok(actions) => actions,
            Err(refusal) => {
                if let Some(word) = Word::of(text) {
                    return self.heed_word(asker, &at, word).await;
                }
                let (why, meant) = at.exercise(&position).refused(asker, &refusal);
                return self.asked_once_more(asker, &at, why, meant).await;
            }
        };
        let verdict = self.verdict_on(&at, &actions).await?;
        let played = [&at.progress.played[..], &actions].concat();
        let mine = actions_line(asker.of(at.game), &position, &actions);
        let now = self.clock.now();
        match verdict {
            Verdict::Wrong => {
                let wrong = self.said_wrong(asker, &at, &position, &actions).await?;
                self.asked_once_more(asker, &at, wrong, Vec::new()).await
            }
            Verdict::GoesOn(replies) => {
                let on = position_after(&position, &actions);
                let head = match (&replies[..], on) {
                    ([], _) | (_, None) => Message::new("puzzle-begun").with("move", mine),
                    (replies, Some(on)) => Message::new("puzzle-goes-on")
                        .with("move", mine)
                        .with("reply", actions_line(asker.of(at.game), &on, replies)),
                };
                let played = [played, replies].concat();
                let at = At { progress: PuzzleProgress { played, at: now, ..at.progress }, ..at };
                self.store.note_puzzle(&asker.who.id, &at.progress).await?;
                Ok(vec![self.shown_puzzle(asker, &at, &asker.say(&head), &[]).await?])
            }
            Verdict::Solved => {
                let begun = PuzzleProgress {
                    played: Vec::new(),
                    open: false,
                    solved: Some(now),
                    at: now,
                    ..at.progress
                };
                let at = At { progress: begun, ..at };
                self.store.note_puzzle(&asker.who.id, &at.progress).await?;
                let rest =
                    if at.puzzle.line.starts_with(&played) { at.rest(asker, &played) } else { String::new() };
                let id = if rest.is_empty() { "puzzle-right" } else { "puzzle-right-rest" };
                let text = asker.say(&Message::new(id).with("move", mine).with("rest", rest));
                Ok(vec![self.shown_over(asker, &at, text, &played).await?])
            }
        }
    }

    /// What a button of the puzzle says, typed.
    pub(crate) async fn heed_word(&self, asker: &Asker<'_>, at: &At, word: Word) -> Answers {
        let (game, puzzle) = (at.game.id(), at.id.as_str());
        match word {
            Word::Hint => self.puzzle_hint(asker, game, puzzle).await,
            Word::Answer => self.puzzle_answer(asker, game, puzzle).await,
            Word::Next => self.puzzle_after(asker, game, puzzle).await,
            Word::Show => Ok(vec![self.shown_puzzle(asker, at, "", &[]).await?]),
            Word::Stop => self.puzzle_stop(asker).await,
        }
    }

    /// How an answer is: a long thought, so beside everything else.
    async fn verdict_on(&self, at: &At, actions: &[String]) -> Result<Verdict, Fault> {
        let (game, puzzle) = (at.game, at.puzzle);
        let (played, actions) = (at.progress.played.clone(), actions.to_vec());
        in_background(move || puzzle.verdict(game, &played, &actions)).await
    }

    /// That a move is not what was asked for, with what answers it.
    async fn said_wrong(
        &self,
        asker: &Asker<'_>,
        at: &At,
        position: &Position,
        actions: &[String],
    ) -> Result<String, Fault> {
        let Some(first) = actions.first().cloned() else { return Ok(String::new()) };
        let (game, puzzle, played) = (at.game, at.puzzle, at.progress.played.clone());
        let action = first.clone();
        let reply = in_background(move || puzzle.answered(game, &played, &action)).await?;
        let mine = actions_line(asker.of(at.game), position, std::slice::from_ref(&first));
        let after = position_after(position, std::slice::from_ref(&first));
        let message = match reply.zip(after) {
            Some((reply, after)) => Message::new("puzzle-wrong-answered")
                .with("reply", actions_line(asker.of(at.game), &after, std::slice::from_ref(&reply))),
            None => Message::new("puzzle-wrong"),
        };
        Ok(asker.say(&message.with("move", mine)))
    }

    /// What is against an answer: to whoever types in a few words, for they still see the board.
    async fn asked_once_more(
        &self,
        asker: &Asker<'_>,
        at: &At,
        why: String,
        meant: Vec<Option<Button>>,
    ) -> Answers {
        if asker.typed {
            let hint = asker.say(&Message::new("learn-button-hint"));
            let hint = at.button("puzzle-hint", hint, ButtonStyle::Plain);
            return Ok(vec![with_buttons(private(why), meant.into_iter().chain([hint]))]);
        }
        let shown = self.shown_puzzle(asker, at, &why, &[]).await?;
        Ok(vec![with_buttons(shown, meant)])
    }

    /// Says where to look; the answer itself is one more press away.
    pub(crate) async fn puzzle_hint(&self, asker: &Asker<'_>, game: &str, puzzle: &str) -> Answers {
        let at = self.puzzle_at(asker, game, puzzle).await?;
        let position = at.position(&at.progress.played).map_err(|refusal| asker.stop(&refusal.message))?;
        let next = at.puzzle.next(at.game, &at.progress.played);
        let taps = position.state.taps(position.seat);
        let tap = next.and_then(|next| taps.into_iter().find(|tap| tap.action == next));
        let message = match tap {
            Some(tap) if tap.from.is_hand() => {
                Message::new("puzzle-hint-hand").with("piece", asker.of(at.game).say(&tap.piece))
            }
            Some(tap) => Message::new("puzzle-hint-cell").with("cell", tap.from.name().to_owned()),
            None => Message::new("puzzle-hint-word"),
        };
        let shown = self.shown_puzzle(asker, &at, &asker.say(&message), &[]).await?;
        let answer = asker.say(&Message::new("puzzle-button-answer"));
        Ok(vec![with_buttons(shown, [at.button("puzzle-answer", answer, ButtonStyle::Plain)])])
    }

    /// Gives the answer away.
    pub(crate) async fn puzzle_answer(&self, asker: &Asker<'_>, game: &str, puzzle: &str) -> Answers {
        let at = self.puzzle_at(asker, game, puzzle).await?;
        let told = PuzzleProgress { played: at.puzzle.line.clone(), open: false, ..at.progress };
        let at = At { progress: told, ..at };
        self.store.note_puzzle(&asker.who.id, &at.progress).await?;
        let text = asker.say(&Message::new("puzzle-answer").with("line", at.rest(asker, &[])));
        Ok(vec![self.shown_over(asker, &at, text, &at.puzzle.line).await?])
    }
}

/// A position after these actions, if they can be played.
fn position_after(position: &Position, actions: &[String]) -> Option<Position> {
    let mut position = position.clone();
    position.play(actions).ok()?;
    Some(position)
}
