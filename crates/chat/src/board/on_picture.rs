//! A board on a picture that was posted, known by the picture's file name.

use super::choosing::{Areas, Choosing, Lit, Pointing, areas, language_of, member_of, stands};
use super::of_exercise;
use crate::commands::play::pieces::words_of;
use crate::desk::draw::Legend;
use crate::desk::draw::scene_of;
use crate::desk::parts::taps::taps;
use crate::desk::pointed::Pictured;
use crate::desk::{Desk, Fault, Look, Person, press};
use crate::wording::{Speaker, layout_called, of_table, shown_now};
use liege_game::{SeatSet, words};
use liege_table::{Moment, Table};
use liege_words::{Language, Message};

/// Returns the moment after `number` actions, if the board still looks so now.
fn standing(table: &Table, number: usize, reader: SeatSet) -> Option<Moment> {
    let past = number <= shown_now(table);
    let moment = past.then(|| table.view_for(table.of_shown(number), reader).ok()).flatten()?;
    stands(table, &moment).then_some(moment)
}

/// Returns the areas of a picture, by its file name; `None` if the member can choose nothing on it: the
/// position is old, the table is not theirs, or others are to move.
///
/// # Errors
/// If the data can't be read.
pub async fn clickable(desk: &Desk, who: &Person, picture: &str) -> Result<Option<Areas>, Fault> {
    let Some(pictured) = Pictured::of(picture) else {
        return of_exercise::clickable(desk, who, picture).await;
    };
    let table = desk.table(pictured.table).await?;
    Ok(table.and_then(|table| clickable_at(&table, who, &pictured)))
}

fn clickable_at(table: &Table, who: &Person, pictured: &Pictured) -> Option<Areas> {
    if taps(table, &who.id).is_empty() {
        return None;
    }
    let reader = table.seats_of(&who.id);
    let moment = standing(table, pictured.number, reader)?;
    let (bottom, layout) = pictured.angle(table.game());
    let layout = layout_called(table.game(), layout).unwrap_or_default();
    let language = Language::default();
    let look = Look { language, bottom, layout, legend: Legend::default(), targets: &[], reader };
    Some(areas(&scene_of(table, &moment, &table.hidden_then(&moment, reader), look)))
}

/// Returns the choices after these on a posted picture.
pub(super) async fn lit(
    desk: &Desk,
    who: &Person,
    picture: &str,
    pointing: Pointing<'_>,
) -> Result<Result<Lit, String>, Fault> {
    let language = language_of(desk, who, &member_of(desk, who).await?);
    let Some(pictured) = Pictured::of(picture) else {
        let lit = of_exercise::lit(desk, who, language, picture, pointing).await?;
        return Ok(lit.ok_or_else(|| words().say(language, &Message::new("button-gone"))));
    };
    let stale = || words().say(language, &of_table("stale", pictured.table));
    let table = desk.table(pictured.table).await?;
    let table = table.filter(|table| standing(table, pictured.number, table.seats_of(&who.id)).is_some());
    let Some(table) = table else { return Ok(Err(stale())) };
    let taps = taps(&table, &who.id);
    let number = shown_now(&table);
    let plays = |action: &str| press("play", &[&table.id(), &number, &action]).0;
    let choosing = Choosing {
        speaker: Speaker { language, game: table.game() },
        state: table.state(),
        taps: &taps,
        words: words_of(&table, &who.id, &taps),
        bottom: pictured.angle(table.game()).0,
        plays: &plays,
    };
    Ok(choosing.after(pointing).ok_or_else(stale))
}
