//! A board that can be clicked: the areas on a picture, and the next choices. The questions are those of the
//! menus ([`liege_game::tap`]).

use super::desk::draw::{scene_of, stands_as};
use super::desk::pointed::Pictured;
use super::desk::{Desk, Fault, Look, Person, press};
use super::wording::{Speaker, layout_called, of_table, shown_now};
use crate::commands::play::pieces::{leads, words_of};
use crate::desk::parts::taps::{question, said, taps};
use liege_game::tap::{self, Asks};
use liege_game::{SeatSet, words};
use liege_table::{Moment, Table};
use liege_words::Language;
use std::sync::Arc;

/// A picture of a board that a member can click.
#[derive(Clone, Debug, PartialEq)]
pub struct Clickable {
    /// The table's id.
    pub table: i64,
    /// The number of actions that people saw.
    pub number: usize,
    /// The width and height of the canvas of the cells, in pixels.
    pub size: (u32, u32),
    /// The cells, and the corners of their areas, in pixels.
    pub cells: Vec<(String, Vec<(f64, f64)>)>,
}

/// The next choices on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lit {
    /// The kind of question.
    pub asks: Asks,
    /// The question as a sentence.
    pub question: String,
    /// The cells chosen so far.
    pub spots: Vec<String>,
    /// The choices.
    pub choices: Vec<LitChoice>,
}

/// A choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LitChoice {
    /// The cell; `None` for a move that is a word.
    pub spot: Option<String>,
    /// The choice in words.
    pub label: String,
    /// Whether the cell is only on the way to another.
    pub passed: bool,
    /// Whether the move captures something there.
    pub takes: bool,
    /// The id of the button that plays it, if nothing more is asked.
    pub play: Option<String>,
}

/// Returns the moment after `number` actions, if the board still looks so now: talk since then leaves it as
/// it is.
fn standing(table: &Table, number: usize, reader: SeatSet) -> Option<Moment> {
    let now = shown_now(table);
    let moment = (number <= now).then(|| table.view_for(table.of_shown(number), reader).ok()).flatten()?;
    (number == now || stands_as(table, table.state(), &moment)).then_some(moment)
}

/// Returns the areas of a picture, by its file name; `None` if the member can choose nothing on it: the
/// position is old, the table is not theirs, or others are to move.
///
/// # Errors
/// If the data can't be read.
pub async fn clickable(desk: &Desk, who: &Person, picture: &str) -> Result<Option<Clickable>, Fault> {
    let Some(pictured) = Pictured::of(picture) else { return Ok(None) };
    let table = desk.table(pictured.table).await?;
    Ok(table.and_then(|table| clickable_at(&table, who, &pictured)))
}

fn clickable_at(table: &Table, who: &Person, pictured: &Pictured) -> Option<Clickable> {
    if taps(table, &who.id).is_empty() {
        return None;
    }
    let reader = table.seats_of(&who.id);
    let moment = standing(table, pictured.number, reader)?;
    let (bottom, layout) = pictured.angle(table.game());
    let layout = layout_called(table.game(), layout).unwrap_or_default();
    let language = Language::default();
    let look = Look { language, bottom, layout, letters: false, targets: &[], reader };
    let scene = scene_of(table, &moment, &table.hidden_then(&moment, reader), look);
    let cell = |cell: &liege_game::scene::Cell| {
        let corners = cell.area.corners().iter().map(|corner| (corner.x(), corner.y()));
        (cell.spot.name().to_owned(), corners.collect())
    };
    Some(Clickable {
        table: table.id(),
        number: pictured.number,
        size: (scene.width, scene.height),
        cells: scene.cells.iter().map(cell).collect(),
    })
}

/// Returns the choices after these spots, on a board after `number` actions.
///
/// # Errors
/// If the data can't be read; the inner error is a sentence: the game has moved on, or no move begins so.
pub async fn lit(
    desk: &Desk,
    who: &Person,
    id: i64,
    number: usize,
    spots: &[&str],
) -> Result<Result<Lit, String>, Fault> {
    let member = desk.store.member(&who.id).await?;
    let language = member.and_then(|member| member.language).or(who.locale);
    let language = language.unwrap_or(desk.settings.language);
    let table = desk.table(id).await?;
    Ok(lit_at(table, language, who, (id, number), spots))
}

fn lit_at(
    table: Option<Arc<Table>>,
    language: Language,
    who: &Person,
    (id, number): (i64, usize),
    spots: &[&str],
) -> Result<Lit, String> {
    let stale = || words().say(language, &of_table("stale", id));
    let table =
        table.filter(|table| standing(table, number, table.seats_of(&who.id)).is_some()).ok_or_else(stale)?;
    let number = shown_now(&table);
    let speaker = Speaker { language, game: table.game() };
    let taps = taps(&table, &who.id);
    let pointed = tap::point(&taps, spots).ok_or_else(stale)?;
    let mut choices: Vec<LitChoice> = pointed
        .choices
        .iter()
        .map(|choice| LitChoice {
            spot: choice.spot.map(|spot| spot.name().to_owned()),
            label: said(speaker, table.state(), pointed.asks, choice),
            passed: choice.passed,
            takes: choice.taps.iter().any(|tap| tap.takes),
            play: choice.action(pointed.asks).map(|_| leads(&table, &pointed, choice)),
        })
        .collect();
    if spots.is_empty() {
        choices.extend(words_of(&table, &who.id, &taps).into_iter().map(|action| LitChoice {
            spot: None,
            label: table.state().display_in(&action, language),
            passed: false,
            takes: false,
            play: Some(press("play", &[&table.id(), &number, &action]).0),
        }));
    }
    Ok(Lit {
        asks: pointed.asks,
        question: question(speaker, &pointed),
        spots: pointed.spots.iter().map(|spot| spot.name().to_owned()).collect(),
        choices,
    })
}
