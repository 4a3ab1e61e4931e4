//! Text that is about no table: it may answer an open lesson or puzzle.

use crate::command::PICTURE;
use crate::commands::exercise::learn::judge::{answer_lesson, lesson_without};
use crate::commands::exercise::puzzle::judge::{answer_puzzle, is_told, puzzle_without};
use crate::commands::exercise::puzzle::next::puzzle_after;
use crate::commands::exercise::shown::Word;
use crate::desk::find::tables_playing;
use crate::desk::limits::admit::admit;
use crate::desk::{Answer, Asker, Desk, Stop};
use jiff::SignedDuration;
use liege_store::{OpenExercise, PuzzleProgress};
use liege_table::Urgency;

/// The time after a member's last action in an exercise in which the text that they type counts as an answer.
const LISTENS: SignedDuration = SignedDuration::from_hours(24);

/// The time after the end of a puzzle in which a member may ask for the next one in a word.
const LINGERS: SignedDuration = SignedDuration::from_mins(10);

/// Takes typed text that is about no table as an answer to the open lesson or puzzle; at most one of them is
/// open.
pub(crate) async fn answer_exercise(
    desk: &Desk,
    asker: &Asker<'_>,
    text: &str,
) -> Result<Option<Vec<Answer>>, Stop> {
    match meant(desk, asker, text).await? {
        Some(meant) => answer(desk, asker, meant, text).await,
        None => Ok(None),
    }
}

/// The exercise that a text is about.
enum Meant {
    /// An open exercise.
    Open(OpenExercise),
    /// A puzzle that is over; the member asks for the next one.
    Over(PuzzleProgress),
}

/// Returns the exercise that a typed text is about.
async fn meant(desk: &Desk, asker: &Asker<'_>, text: &str) -> Result<Option<Meant>, Stop> {
    if asker.reply_to.is_none()
        && let Some(open) = desk.store.open_exercise(&asker.who.id).await?
        && open.at() > desk.now() - LISTENS
    {
        return Ok(Some(Meant::Open(open)));
    }
    Ok(puzzle_over(desk, asker, text).await?.map(Meant::Over))
}

/// Returns the name of the open exercise if a text is neither a word for it nor a possible answer.
pub(crate) async fn unfit_for_exercise(
    desk: &Desk,
    asker: &Asker<'_>,
    text: &str,
) -> Result<Option<String>, Stop> {
    if Word::of(text).is_some() {
        return Ok(None);
    }
    Ok(match meant(desk, asker, text).await? {
        Some(Meant::Open(OpenExercise::Lesson(progress))) => lesson_without(asker, progress, text),
        Some(Meant::Open(OpenExercise::Puzzle(progress))) => puzzle_without(asker, progress, text),
        Some(Meant::Over(_)) | None => None,
    })
}

async fn answer(
    desk: &Desk,
    asker: &Asker<'_>,
    meant: Meant,
    text: &str,
) -> Result<Option<Vec<Answer>>, Stop> {
    match meant {
        Meant::Open(OpenExercise::Lesson(progress)) => answer_lesson(desk, asker, progress, text).await,
        Meant::Open(OpenExercise::Puzzle(progress)) => answer_puzzle(desk, asker, progress, text).await,
        Meant::Over(over) => Ok(Some(puzzle_after(desk, asker, &over.game, &over.puzzle).await?)),
    }
}

/// Handles a word of an exercise that is also a command (`next`, `answer`, `show`): in direct messages it is
/// for the open exercise, as moves are. `is_next`: the command is `next`, which shows a board that waits for
/// the member, if there is one.
pub(crate) async fn heed_exercise(
    desk: &Desk,
    asker: &Asker<'_>,
    text: &str,
    is_next: bool,
) -> Result<Option<Vec<Answer>>, Stop> {
    if Word::of(text).is_none() || asker.place.server.is_some() {
        return Ok(None);
    }
    let Some(meant) = meant(desk, asker, text).await? else { return Ok(None) };
    // If a board waits for the member, `next` shows that board.
    if is_next && waited_for(desk, asker).await? {
        return Ok(None);
    }
    admit(desk, asker, PICTURE).await?;
    answer(desk, asker, meant, text).await
}

/// Returns the puzzle that the member has just finished, if they ask for the next one in direct messages.
async fn puzzle_over(desk: &Desk, asker: &Asker<'_>, text: &str) -> Result<Option<PuzzleProgress>, Stop> {
    if Word::of(text) != Some(Word::Next) || asker.place.server.is_some() {
        return Ok(None);
    }
    let since = desk.now() - LINGERS;
    let latest = desk.store.puzzles_of(&asker.who.id).await?.into_iter().next();
    // A puzzle that the member only left is not over.
    let is_over = |latest: &PuzzleProgress| latest.at > since && (latest.solved.is_some() || is_told(latest));
    Ok(latest.filter(is_over))
}

/// Whether it is the asker's turn at a table.
async fn waited_for(desk: &Desk, asker: &Asker<'_>) -> Result<bool, Stop> {
    let tables = tables_playing(desk, asker).await?;
    Ok(tables.iter().any(|table| table.urgency(&asker.who.id) == Urgency::Turn))
}
