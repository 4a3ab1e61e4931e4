//! A board that can be clicked: where everything is on a picture that was shown, and what may be pointed at next. The
//! same questions as in the menus ([`liege_game::tap`]).

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

/// A picture of a board as somebody can click it.
#[derive(Clone, Debug, PartialEq)]
pub struct Clickable {
    /// The table.
    pub table: i64,
    /// How many actions people were shown.
    pub number: usize,
    /// The size of the canvas on which the cells lie, in pixels.
    pub size: (u32, u32),
    /// What can be pointed at, and the corners of its area.
    pub cells: Vec<(String, Vec<(f64, f64)>)>,
}

/// What may be pointed at next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lit {
    /// What is asked.
    pub asks: Asks,
    /// It in a sentence.
    pub question: String,
    /// The cells pointed at so far.
    pub spots: Vec<String>,
    /// The answers.
    pub choices: Vec<LitChoice>,
}

/// One of the answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LitChoice {
    /// What is pointed at; none for a move that is said in words.
    pub spot: Option<String>,
    /// What it is, in words.
    pub label: String,
    /// Whether it is only passed on the way.
    pub passed: bool,
    /// Whether something is taken there.
    pub takes: bool,
    /// What is pressed to play it, if nothing more is asked.
    pub play: Option<String>,
}

/// The moment after so many actions, if the board stands so now: what was merely said since leaves it as it is.
fn standing(table: &Table, number: usize, reader: SeatSet) -> Option<Moment> {
    let now = shown_now(table);
    let moment = (number <= now).then(|| table.view_for(table.of_shown(number), reader).ok()).flatten()?;
    (number == now || stands_as(table, table.state(), &moment)).then_some(moment)
}

/// Where everything is on a picture, by the name of its file; `None` if there is nothing that the member may point
/// at: of an older position, of a table of others, or while others are to move.
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

/// What may be pointed at after these spots, on a board after `number` actions.
///
/// # Errors
/// If the data can't be read; within, a sentence: the game has gone on, or no move begins so.
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
