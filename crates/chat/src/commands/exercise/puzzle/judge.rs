//! Answers to puzzles, read and refused by the game's own rules, and played on until the puzzle is solved.

use crate::commands::exercise::puzzle::next::puzzle_after;
use crate::commands::exercise::puzzle::show::{At, puzzle_at, puzzle_stop, shown_over, shown_puzzle};
use crate::commands::exercise::shown::Word;
use crate::commands::exercise::shown::cannot_be;
use crate::desk::parts::taps::cell;
use crate::desk::turns::Thinking;
use crate::desk::{Answer, Answers, Asker, Button, ButtonStyle, Desk, Fault, Stop, private, with_buttons};
use crate::wording::actions_line;
use liege_engine::lessons::Position;
use liege_engine::puzzles::Verdict;
use liege_store::PuzzleProgress;
use liege_words::{Message, typist};

/// Judges typed text as an answer to a puzzle; `None`: the puzzle no longer exists.
pub(crate) async fn answer_puzzle(
    desk: &Desk,
    asker: &Asker<'_>,
    open: PuzzleProgress,
    text: &str,
) -> Result<Option<Vec<Answer>>, Stop> {
    match At::of(open) {
        Some(at) => Ok(Some(judge_puzzle(desk, asker, at, text).await?)),
        None => Ok(None),
    }
}

/// Returns the puzzle's name if a text cannot be an answer to it.
pub(crate) fn puzzle_without(asker: &Asker<'_>, open: PuzzleProgress, text: &str) -> Option<String> {
    let at = At::of(open)?;
    let position = at.position(&at.progress.played).ok()?;
    cannot_be(&position, text).then(|| at.name(asker))
}

/// Whether the member was shown the solution.
pub(crate) fn is_told(progress: &PuzzleProgress) -> bool {
    !progress.played.is_empty() && At::of(progress.clone()).is_some_and(|at| at.progress.played.is_empty())
}

/// Judges an answer by button, menu or form.
pub(crate) async fn puzzle_answered(
    desk: &Desk,
    asker: &Asker<'_>,
    game: &str,
    puzzle: &str,
    text: &str,
) -> Answers {
    let at = puzzle_at(desk, asker, game, puzzle).await?;
    judge_puzzle(desk, asker, at, text).await
}

async fn judge_puzzle(desk: &Desk, asker: &Asker<'_>, at: At, text: &str) -> Answers {
    let position = at.position(&at.progress.played).map_err(|refusal| asker.stop(&refusal.message))?;
    let actions = match typist::writes_in(asker.language, || position.state.read(position.seat, text)) {
        Ok(actions) => actions,
        Err(refusal) => {
            if let Some(word) = Word::of(text) {
                return heed_word(desk, asker, &at, word).await;
            }
            let (why, meant) = at.exercise(&position).refused(asker, &refusal);
            return asked_once_more(desk, asker, &at, why, meant).await;
        }
    };
    let verdict = verdict_on(desk, asker, &at, &actions).await?;
    let played = [&at.progress.played[..], &actions].concat();
    let mine = actions_line(asker.of(at.game), &position, &actions);
    let now = desk.now();
    match verdict {
        Verdict::Wrong => {
            let wrong = said_wrong(desk, asker, &at, &position, &actions).await?;
            asked_once_more(desk, asker, &at, wrong, Vec::new()).await
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
            desk.store.note_puzzle(&asker.who.id, &at.progress).await?;
            Ok(vec![shown_puzzle(desk, asker, &at, &asker.say(&head), &[]).await?])
        }
        Verdict::Solved => {
            let begun =
                PuzzleProgress { played: Vec::new(), open: false, solved: Some(now), at: now, ..at.progress };
            let at = At { progress: begun, ..at };
            desk.store.note_puzzle(&asker.who.id, &at.progress).await?;
            let rest =
                if at.puzzle.line.starts_with(&played) { at.rest(asker, &played) } else { String::new() };
            let id = if rest.is_empty() { "puzzle-right" } else { "puzzle-right-rest" };
            let text = asker.say(&Message::new(id).with("move", mine).with("rest", rest));
            Ok(vec![shown_over(desk, asker, &at, text, &played).await?])
        }
    }
}

/// Handles a typed word that is also a button of the puzzle.
pub(crate) async fn heed_word(desk: &Desk, asker: &Asker<'_>, at: &At, word: Word) -> Answers {
    let (game, puzzle) = (at.game.id(), at.id.as_str());
    match word {
        Word::Hint => puzzle_hint(desk, asker, game, puzzle).await,
        Word::Answer => puzzle_answer(desk, asker, game, puzzle).await,
        Word::Next => puzzle_after(desk, asker, game, puzzle).await,
        Word::Show => Ok(vec![shown_puzzle(desk, asker, at, "", &[]).await?]),
        Word::Stop => puzzle_stop(desk, asker).await,
    }
}

/// Judges an answer. That is a long search, so it runs on a background thread.
async fn verdict_on(desk: &Desk, asker: &Asker<'_>, at: &At, actions: &[String]) -> Result<Verdict, Fault> {
    let (game, puzzle) = (at.game, at.puzzle);
    let (played, actions) = (at.progress.played.clone(), actions.to_vec());
    let judge = move || puzzle.verdict(game, &played, &actions);
    desk.places.think(Thinking::Puzzle, asker.party(), judge).await
}

/// Says that a move is not the solution, and the reply to it.
async fn said_wrong(
    desk: &Desk,
    asker: &Asker<'_>,
    at: &At,
    position: &Position,
    actions: &[String],
) -> Result<String, Fault> {
    let Some(first) = actions.first().cloned() else { return Ok(String::new()) };
    let (game, puzzle, played) = (at.game, at.puzzle, at.progress.played.clone());
    let action = first.clone();
    let answer = move || puzzle.answered(game, &played, &action);
    let reply = desk.places.think(Thinking::Puzzle, asker.party(), answer).await?;
    let mine = actions_line(asker.of(at.game), position, std::slice::from_ref(&first));
    let after = position_after(position, std::slice::from_ref(&first));
    let message = match reply.zip(after) {
        Some((reply, after)) => Message::new("puzzle-wrong-answered")
            .with("reply", actions_line(asker.of(at.game), &after, std::slice::from_ref(&reply))),
        None => Message::new("puzzle-wrong"),
    };
    Ok(asker.say(&message.with("move", mine)))
}

/// Says why an answer was refused. A member who types gets a short answer, since the board is still in view.
async fn asked_once_more(
    desk: &Desk,
    asker: &Asker<'_>,
    at: &At,
    why: String,
    meant: Vec<Option<Button>>,
) -> Answers {
    if asker.typed {
        let hint = asker.say(&Message::new("learn-button-hint"));
        let hint = at.button("puzzle-hint", hint, ButtonStyle::Plain);
        return Ok(vec![with_buttons(private(at.says(asker, &why)), meant.into_iter().chain([hint]))]);
    }
    let shown = shown_puzzle(desk, asker, at, &why, &[]).await?;
    Ok(vec![with_buttons(shown, meant)])
}

/// Shows where to look; the solution is one more press away.
pub(crate) async fn puzzle_hint(desk: &Desk, asker: &Asker<'_>, game: &str, puzzle: &str) -> Answers {
    let at = puzzle_at(desk, asker, game, puzzle).await?;
    let position = at.position(&at.progress.played).map_err(|refusal| asker.stop(&refusal.message))?;
    let next = at.puzzle.next(at.game, &at.progress.played);
    let taps = position.state.taps(position.seat);
    let tap = next.and_then(|next| taps.into_iter().find(|tap| tap.action == next));
    let message = match tap {
        Some(tap) if tap.from.is_hand() => {
            Message::new("puzzle-hint-hand").with("piece", asker.of(at.game).say(&tap.piece))
        }
        Some(tap) => Message::new("puzzle-hint-cell").with("cell", cell(asker.of(at.game), &tap.from)),
        None => Message::new("puzzle-hint-word"),
    };
    let shown = shown_puzzle(desk, asker, &at, &asker.say(&message), &[]).await?;
    let answer = asker.say(&Message::new("puzzle-button-answer"));
    Ok(vec![with_buttons(shown, [at.button("puzzle-answer", answer, ButtonStyle::Plain)])])
}

/// Shows the solution.
pub(crate) async fn puzzle_answer(desk: &Desk, asker: &Asker<'_>, game: &str, puzzle: &str) -> Answers {
    let at = puzzle_at(desk, asker, game, puzzle).await?;
    let told = PuzzleProgress { played: at.puzzle.line.clone(), open: false, ..at.progress };
    let at = At { progress: told, ..at };
    desk.store.note_puzzle(&asker.who.id, &at.progress).await?;
    let text = asker.say(&Message::new("puzzle-answer").with("line", at.rest(asker, &[])));
    let mut answer = shown_over(desk, asker, &at, text, &at.puzzle.line).await?;
    for picture in &mut answer.pictures {
        picture.covered = true;
    }
    Ok(vec![answer])
}

/// Returns a position after these actions, if they can be played.
fn position_after(position: &Position, actions: &[String]) -> Option<Position> {
    let mut position = position.clone();
    position.play(actions).ok()?;
    Some(position)
}
