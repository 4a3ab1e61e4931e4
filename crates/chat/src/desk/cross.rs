//! The cross-table of a contest as pictures.

use super::contest::game_of;
use super::{Desk, Picture, rendered};
use crate::wording::Speaker;
use liege_contest::picture::{View, Width, alt, pages, scene};
use liege_game::words;
use liege_store::StoredContest;
use liege_words::Language;

/// The most pictures of an answer: Discord takes ten files with a message.
const MOST: u32 = 10;

/// Draws the pages of a cross-table, with the row of the entrant `own` framed. There are none before entrants have numbers, and
/// none where drawing fails: the standing is there as text too.
pub(crate) async fn cross_pictures(
    desk: &Desk,
    language: Language,
    stored: &StoredContest,
    width: Width,
    own: Option<u32>,
) -> Vec<Picture> {
    let contest = &stored.contest;
    let game = game_of(contest).map(|game| Speaker { language, game }.game_name());
    let game = game.as_deref().unwrap_or(&contest.terms().game);
    let said = words().say(language, &alt(contest, game));
    let mut pictures = Vec::new();
    for page in 1..=pages(contest, width).min(MOST) {
        let name = format!("contest-{}-{}-{page}.png", stored.id, contest.log().len());
        let drawn = match scene(contest, &View { game, language, width, page, own }) {
            Ok(scene) => rendered(&desk.renderer, scene, name, if page == 1 { &said } else { game }).await,
            Err(error) => {
                tracing::error!(%error, contest = stored.id, "a cross-table can't be drawn");
                break;
            }
        };
        match drawn {
            Ok(picture) => pictures.push(picture),
            Err(error) => {
                tracing::error!(%error, contest = stored.id, "a cross-table can't be drawn");
                break;
            }
        }
    }
    pictures
}
