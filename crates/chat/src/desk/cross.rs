//! The cross-table of a contest as pictures.

use super::contest::game_of;
use super::{Desk, Picture, rendered};
use crate::wording::Speaker;
use liege_contest::Contest;
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
    let mut pictures = Vec::new();
    for page in 1..=pages(&stored.contest, width).min(MOST) {
        let Some(picture) = cross_picture(desk, language, stored, (width, page), own).await else { break };
        pictures.push(picture);
    }
    pictures
}

/// Draws a page of a cross-table, from 1; `None` if it can't be drawn.
pub(crate) async fn cross_picture(
    desk: &Desk,
    language: Language,
    stored: &StoredContest,
    (width, page): (Width, u32),
    own: Option<u32>,
) -> Option<Picture> {
    let contest = &stored.contest;
    let game = game_named(language, contest);
    let said = if page == 1 { cross_words(language, contest) } else { game.clone() };
    let name = format!("contest-{}-{}-{page}.png", stored.id, contest.log().len());
    let drawn = match scene(contest, &View { game: &game, language, width, page, own }) {
        Ok(scene) => rendered(&desk.renderer, scene, name, &said).await.map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    drawn.inspect_err(|why| tracing::error!(why, contest = stored.id, "a cross-table can't be drawn")).ok()
}

/// Returns a cross-table in words.
pub(crate) fn cross_words(language: Language, contest: &Contest) -> String {
    words().say(language, &alt(contest, &game_named(language, contest)))
}

fn game_named(language: Language, contest: &Contest) -> String {
    let game = game_of(contest).map(|game| Speaker { language, game }.game_name());
    game.unwrap_or_else(|| contest.terms().game.clone())
}
