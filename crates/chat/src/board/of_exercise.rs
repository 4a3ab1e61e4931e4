//! The board of a lesson or puzzle that a member has begun, known by the file name of its picture.

use super::choosing::{Areas, Choosing, Lit, Pointing, areas};
use crate::commands::exercise::learn::lesson;
use crate::commands::exercise::puzzle::show;
use crate::desk::{Desk, Fault, Person};
use crate::wording::Speaker;
use liege_engine::lessons::Position;
use liege_game::Game;
use liege_words::Language;

/// An exercise in the position that the member has reached.
struct Open {
    game: &'static dyn Game,
    position: Position,
    /// The beginning of the ids of buttons that play a move.
    door: String,
}

/// Finds the exercise of a picture.
async fn open(desk: &Desk, who: &Person, picture: &str) -> Result<Option<Open>, Fault> {
    if picture.starts_with("puzzle-") {
        let mut known = desk.store.puzzles_of(&who.id).await?.into_iter().filter_map(show::At::of);
        let Some(at) = known.find(|at| at.file() == picture) else { return Ok(None) };
        let door = format!("{}:{}:{}:", show::DOORS.play, at.game.id(), at.id);
        let position = at.position(&at.progress.played).ok();
        return Ok(position.map(|position| Open { game: at.game, position, door }));
    }
    if !picture.starts_with("lesson-") {
        return Ok(None);
    }
    let known = desk.store.lessons_of(&who.id).await?.into_iter();
    let mut known = known.filter_map(|progress| lesson::at(liege_game::by_id(&progress.game)?, progress));
    let Some(at) = known.find(|at| at.file() == picture && !at.is_solved()) else { return Ok(None) };
    let door = format!("{}:{}:{}:", lesson::DOORS.play, at.game.id(), at.progress.step);
    Ok(at.position().ok().map(|position| Open { game: at.game, position, door }))
}

/// Returns the areas of the picture, if there is something to choose.
pub(super) async fn clickable(desk: &Desk, who: &Person, picture: &str) -> Result<Option<Areas>, Fault> {
    let open = open(desk, who, picture).await?;
    let open = open.filter(|open| !open.position.state.taps(open.position.seat).is_empty());
    Ok(open.map(|open| areas(&open.position.scene(Language::default(), &[]))))
}

/// Returns the choices after these; `None` if there is no such exercise, or no move begins so.
pub(super) async fn lit(
    desk: &Desk,
    who: &Person,
    language: Language,
    picture: &str,
    pointing: Pointing<'_>,
) -> Result<Option<Lit>, Fault> {
    let Some(Open { game, position, door }) = open(desk, who, picture).await? else { return Ok(None) };
    let taps = position.state.taps(position.seat);
    let choosing = Choosing {
        speaker: Speaker { language, game },
        state: &*position.state,
        taps: &taps,
        words: Vec::new(),
        bottom: Some(position.seat),
        plays: &|action| format!("{door}{action}"),
    };
    Ok(choosing.after(pointing))
}
