//! Boards that are pointed on: what is asked, and the next choices.

use crate::desk::draw::stands_as;
use crate::desk::find::sees;
use crate::desk::parts::taps::{question, said};
use crate::desk::{Desk, Fault, Person, Place};
use crate::wording::{Speaker, only_places};
use liege_game::scene::Cell;
use liege_game::tap::{self, Asks, Choice, Pointed};
use liege_game::{Scene, Seat, State, Tap};
use liege_store::Member;
use liege_table::{Moment, Table};
use liege_words::Language;
use std::sync::Arc;

/// The most actions of a line that is tried.
pub const MOST_TRIED: usize = 60;

/// A view of a table's board.
#[derive(Clone, Copy, Debug)]
pub struct Looking<'a> {
    /// The table's id.
    pub table: i64,
    /// The number of public actions before the position; `None`: all.
    pub number: Option<usize>,
    /// The actions that are tried from there; `None`: nothing is tried.
    pub line: Option<&'a [String]>,
    /// The id of the seat at the bottom; `None`: the member's own.
    pub seat: Option<&'a str>,
    /// Whether pieces have letters; `None`: as the member has chosen.
    pub letters: Option<bool>,
}

/// A board on which something is pointed at.
#[derive(Clone, Copy, Debug)]
pub enum On<'a> {
    /// The board of a table.
    Table(Looking<'a>),
    /// The board on a posted picture, by its file name: of a table, a lesson or a puzzle.
    Picture(&'a str),
}

/// The choices made so far on a board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pointing<'a> {
    /// The cells, in their order.
    pub spots: &'a [&'a str],
    /// The direction in which the first of them is flicked, in tenths of a degree ([`State::flicks`]).
    pub angle: Option<u16>,
}

/// The areas of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Areas {
    /// The width and height of the canvas of the cells, in pixels.
    pub size: (u32, u32),
    /// The cells, and the corners of their areas, in pixels.
    pub cells: Vec<(String, Vec<(f64, f64)>)>,
}

/// A board as a member sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardSeen {
    /// The number of public actions before the position.
    pub number: usize,
    /// The areas.
    pub areas: Areas,
    /// The picture in words.
    pub alt: String,
    /// A number that differs if the picture differs.
    pub mark: u64,
    /// The first choices; `None`: there is nothing to choose.
    pub lit: Option<Lit>,
    /// The actions that were tried, in readable form.
    pub line: Vec<String>,
    /// A sentence about the position after the line that was tried.
    pub said: String,
    /// The command that makes the line a plan; `None` if it can't be one.
    pub plan: Option<String>,
    /// The button that plays the first action of the line, if it is the member's to play now: its id and label.
    pub first: Option<(String, String)>,
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
    /// Whether pieces are flicked here: a member can give the direction of one.
    pub flicks: bool,
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
    /// The id of the button that plays it, or the action of a line that is tried, if nothing more is asked.
    pub play: Option<String>,
}

/// Returns a member, also one who has done nothing yet.
pub(crate) async fn member_of(desk: &Desk, who: &Person) -> Result<Member, Fault> {
    let known = desk.store.member(&who.id).await?;
    Ok(known.unwrap_or_else(|| Member {
        id: who.id.clone(),
        name: who.name.clone(),
        language: None,
        letters: None,
        signs: None,
        asks: false,
        unlisted: false,
        takes_challenges: true,
        seen: desk.now(),
        renamed: false,
    }))
}

/// Returns the language of the page for a member.
pub(crate) fn language_of(desk: &Desk, who: &Person, member: &Member) -> Language {
    member.language.or(who.locale).unwrap_or(desk.settings.language)
}

/// Returns the seat that a member has at the bottom: their own, of several the first, so that the board stays as it is
/// if they play all sides. `None` while seats are dealt, and for others: the game's public side.
pub(crate) fn own_side(table: &Table, member: &str) -> Option<Seat> {
    table.seats_of(member).iter().next().filter(|_| !only_places(table))
}

/// Returns a table that a member may see from a place.
pub(super) async fn table_seen_from(
    desk: &Desk,
    who: &Person,
    place: &Place,
    id: i64,
) -> Result<Option<Arc<Table>>, Fault> {
    Ok(desk.table(id).await?.filter(|table| sees(who, place, table)))
}

/// Whether pieces still stand at a table as they stood in a moment, so that its board can be pointed on: talk since
/// then leaves it as it is.
pub(super) fn stands(table: &Table, moment: &Moment) -> bool {
    moment.number == table.log().len() || stands_as(table, table.state(), moment)
}

/// Returns the areas of a scene.
pub(super) fn areas(scene: &Scene) -> Areas {
    let cell = |cell: &Cell| {
        let corners = cell.area.corners().iter().map(|corner| (corner.x(), corner.y()));
        (cell.spot.name().to_owned(), corners.collect())
    };
    Areas { size: (scene.width, scene.height), cells: scene.cells.iter().map(cell).collect() }
}

/// The position in which something is chosen.
pub(super) struct Choosing<'a> {
    pub(super) speaker: Speaker,
    pub(super) state: &'a dyn State,
    pub(super) taps: &'a [Tap],
    /// The legal actions that are words, and so are on no cell.
    pub(super) words: Vec<String>,
    pub(super) bottom: Option<Seat>,
    /// Makes the id of the button that plays an action.
    pub(super) plays: &'a dyn Fn(&str) -> String,
}

impl Choosing<'_> {
    /// Returns the next choices; `None` if no move begins so.
    pub(super) fn after(self, pointing: Pointing<'_>) -> Option<Lit> {
        let Choosing { speaker, state, taps, words, bottom, plays } = self;
        let word = |label: String, action: &str| LitChoice {
            spot: None,
            label,
            passed: false,
            takes: false,
            play: Some(plays(action)),
        };
        let pointed = tap::point(taps, pointing.spots);
        if let (Some(angle), [spot]) = (pointing.angle, pointing.spots) {
            let flick = |action: &String| word(flicked(speaker, state, action), action);
            let choices: Vec<LitChoice> = state.flicks(spot, bottom, angle).iter().map(flick).collect();
            return pointed.filter(|_| !choices.is_empty()).map(|pointed| Lit {
                asks: Asks::Which,
                question: question(speaker, &pointed),
                spots: vec![(*spot).to_owned()],
                flicks: true,
                choices,
            });
        }
        let words = words.iter().filter(|_| pointing.spots.is_empty());
        let words = words.map(|action| word(state.display_in(action, speaker.language), action));
        let Some(pointed) = pointed else {
            let choices: Vec<LitChoice> = words.collect();
            let (asks, question, spots) = (Asks::Piece, String::new(), Vec::new());
            return (!choices.is_empty()).then_some(Lit { asks, question, spots, flicks: false, choices });
        };
        let label = |choice: &Choice<'_>| match choice.action(pointed.asks).filter(|_| choice.spot.is_none())
        {
            Some(action) if state.power(action).is_some() => flicked(speaker, state, action),
            _ => said(speaker, state, pointed.asks, choice),
        };
        let choice = |choice: &Choice<'_>| LitChoice {
            spot: choice.spot.map(|spot| spot.name().to_owned()),
            label: label(choice),
            passed: choice.passed,
            takes: choice.taps.iter().any(|tap| tap.takes),
            play: choice.action(pointed.asks).map(plays),
        };
        Some(Lit {
            asks: pointed.asks,
            question: question(speaker, &pointed),
            spots: pointed.spots.iter().map(|spot| spot.name().to_owned()).collect(),
            flicks: state.patterned() && are_flicked(state, &pointed, bottom),
            choices: pointed.choices.iter().map(choice).chain(words).collect(),
        })
    }
}

/// Whether the pieces that can be chosen are flicked.
fn are_flicked(state: &dyn State, pointed: &Pointed<'_>, bottom: Option<Seat>) -> bool {
    let spot = pointed.spots.first().copied().or_else(|| pointed.choices.first()?.spot);
    let flies = |spot: &str| (0..4u16).any(|turn| !state.flicks(spot, bottom, turn * 900).is_empty());
    spot.is_some_and(|spot| flies(spot.name()))
}

/// Returns a flick with its power in a word.
fn flicked(speaker: Speaker, state: &dyn State, action: &str) -> String {
    let shown = state.display_in(action, speaker.language);
    let power = state.power(action).map(|power| format!(": {}", speaker.say(&power)));
    shown + &power.unwrap_or_default()
}
