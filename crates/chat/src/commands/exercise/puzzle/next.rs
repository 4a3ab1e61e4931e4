//! The choice of the next puzzle of a game.

use crate::commands::exercise::puzzle::show::{At, begun, shown_puzzle};
use crate::desk::catalogue::family_buttons;
use crate::desk::selection::offered;
use crate::desk::{Answers, Asker, Button, Desk, Fault, press, private, with_buttons};
use liege_engine::puzzles::{self, Puzzle};
use liege_game::{self as game, Game};
use liege_store::PuzzleProgress;
use liege_words::Message;

/// Shows the next puzzle of a game, other than `but`.
pub(crate) async fn puzzle_after(desk: &Desk, asker: &Asker<'_>, game: &str, but: &str) -> Answers {
    let game = game::by_id(game).ok_or_else(|| asker.stop(&Message::new("button-gone")))?;
    let progress = desk.store.puzzles_of(&asker.who.id).await?;
    next_of(desk, asker, game, &progress, Some(but)).await
}

pub(crate) async fn next_of(
    desk: &Desk,
    asker: &Asker<'_>,
    game: &'static dyn Game,
    progress: &[PuzzleProgress],
    but: Option<&str>,
) -> Answers {
    let name = || asker.of(game).game_name();
    if puzzles::of(game).is_empty() {
        return Ok(asker.tell(&Message::new("puzzle-none").with("game", name())));
    }
    if but.is_none()
        && let Some(at) = left(game, progress)
    {
        let progress = PuzzleProgress { open: true, at: desk.now(), ..at.progress };
        let at = At { progress, ..at };
        desk.store.note_puzzle(&asker.who.id, &at.progress).await?;
        return Ok(vec![shown_puzzle(desk, asker, &at, "", &[]).await?]);
    }
    let Some(puzzle) = next_puzzle(game, progress, but) else {
        let all = Message::new("puzzle-all").with("game", name());
        let all = all.with("count", puzzles::of(game).len() as i64);
        let games = with_puzzles(desk, asker).await?;
        return Ok(vec![with_buttons(private(asker.say(&all)), families(asker, &games))]);
    };
    let progress = begun(game.id(), &puzzle.id(), desk.now());
    let at = At::of(progress).ok_or_else(|| asker.stop(&Message::new("button-gone")))?;
    desk.store.note_puzzle(&asker.who.id, &at.progress).await?;
    Ok(vec![shown_puzzle(desk, asker, &at, "", &[]).await?])
}

/// Returns the last puzzle of a game that somebody worked on, if they left it for another.
fn left(game: &dyn Game, progress: &[PuzzleProgress]) -> Option<At> {
    let last = progress.iter().find(|progress| progress.game == game.id())?;
    let at = At::of(last.clone())?;
    // A member who was shown the solution has seen all of it.
    (last.solved.is_none() && last.played != at.puzzle.line).then_some(at)
}

/// Chooses the next puzzle: the easiest one never shown, then the unsolved one that was shown longest ago;
/// `None`: all are solved.
pub(crate) fn next_puzzle(
    game: &dyn Game,
    progress: &[PuzzleProgress],
    but: Option<&str>,
) -> Option<&'static Puzzle> {
    let known = |puzzle: &Puzzle| {
        progress.iter().find(|known| known.game == game.id() && known.puzzle == puzzle.id())
    };
    let is_left = |puzzle: &&Puzzle| known(puzzle).is_none_or(|known| known.solved.is_none());
    let left: Vec<&Puzzle> = puzzles::of(game).iter().filter(is_left).collect();
    let last = |puzzle: &&&Puzzle| known(puzzle).map(|known| known.at);
    let other = left.iter().filter(|puzzle| but != Some(puzzle.id().as_str())).min_by_key(last);
    other.or_else(|| left.first()).copied()
}

/// Says how many of a game's puzzles somebody has solved, and how many there are.
pub(crate) fn counted(asker: &Asker<'_>, game: &dyn Game, progress: &[PuzzleProgress]) -> String {
    let message = Message::new("puzzle-solved-count").with("solved", solved(game, progress) as i64);
    asker.say(&message.with("count", puzzles::of(game).len() as i64))
}

pub(crate) fn solved(game: &dyn Game, progress: &[PuzzleProgress]) -> usize {
    let had = |puzzle: &&Puzzle| {
        let id = puzzle.id();
        progress.iter().any(|had| had.solved.is_some() && had.game == game.id() && had.puzzle == id)
    };
    puzzles::of(game).iter().filter(had).count()
}

/// Returns the games that are offered here and have puzzles.
pub(crate) async fn with_puzzles(desk: &Desk, asker: &Asker<'_>) -> Result<Vec<&'static dyn Game>, Fault> {
    let selection = offered(desk, asker.place.server.as_deref()).await?;
    Ok(puzzles::games().filter(|game| selection.has(*game)).collect())
}

/// Returns buttons for the families of games with puzzles.
pub(crate) fn families(asker: &Asker<'_>, games: &[&'static dyn Game]) -> Vec<Option<Button>> {
    family_buttons(asker, games, |family| press("puzzle-family", &[&family.id()]))
}
