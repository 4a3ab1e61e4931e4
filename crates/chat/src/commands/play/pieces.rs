//! The pieces that can move: in a menu, and as the answer to the name of a piece.

use crate::desk::parts::taps::{listed, menu, own_seats, taps};
use crate::desk::{Answer, Menu, Press, press, with_buttons};
use crate::wording::{Speaker, shown_now};
use liege_game::tap::{self, Asks, Choice, Pointed};
use liege_game::{RefusalKind, SeatSet, Spot, State, Tap};
use liege_table::{Table, TableError};
use liege_words::Message;

/// The most buttons for words (such as the end of a turn) beside the menu.
const WORDS: usize = 4;

/// Adds the menu of pieces that can move to a list of moves, for a member who is to move.
pub fn with_pieces(speaker: Speaker, table: &Table, member: &str, answer: Answer) -> Answer {
    let taps = taps(table, member);
    match tap::point(&taps, &[]) {
        Some(pointed) => offered(speaker, table, member, &taps, &pointed, 0, answer),
        None => answer,
    }
}

/// Whether a member who is to move has typed only a piece or a cell of theirs: they want to know where it can
/// go.
pub fn is_piece_alone(table: &Table, member: &str, error: &TableError, text: &str) -> bool {
    let TableError::Game(refusal) = error else { return false };
    let taps = taps(table, member);
    let moves = own_seats(table, member).find_map(|seat| table.state().moves_of(seat, text).ok());
    let moved: Vec<&Tap> =
        taps.iter().filter(|tap| moves.iter().flatten().any(|mv| *mv == tap.action)).collect();
    match (refusal.kind, moved.first()) {
        (_, None) => false,
        (RefusalKind::Unreadable, _) => true,
        // The text names a cell and nothing else.
        (RefusalKind::Illegal, Some(first)) => {
            let is_one = moved.iter().all(|tap| tap.from == first.from);
            is_one && text.trim().chars().count() <= first.from.name().chars().count()
        }
        _ => false,
    }
}

/// Returns the legal actions of a member that are words and so are not in the menu: the end of a turn, for
/// example.
pub fn words_of(table: &Table, member: &str, taps: &[Tap]) -> Vec<String> {
    words_among(table.state(), own_seats(table, member).collect(), taps)
}

/// Returns the legal actions of some seats that are words and so are on no cell, in a position.
pub fn words_among(state: &dyn State, seats: SeatSet, taps: &[Tap]) -> Vec<String> {
    if state.patterned() {
        return Vec::new();
    }
    let is_own = |action: &String| state.actor(action).is_some_and(|seat| seats.contains(seat));
    let is_pointed = |action: &String| taps.iter().any(|tap| tap.action == *action);
    let mut words: Vec<String> =
        state.legal().into_iter().filter(|action| !is_pointed(action) && is_own(action)).collect();
    words.truncate(if words.len() > WORDS { 0 } else { WORDS });
    words
}

/// Returns the id of a choice: it asks the next question, or plays the move.
pub fn leads(table: &Table, pointed: &Pointed<'_>, choice: &Choice<'_>) -> String {
    match choice.action(pointed.asks) {
        Some(action) => press("play", &[&table.id(), &shown_now(table), &action]).0,
        None => asking(table, 0, pointed, choice.spot),
    }
}

/// Returns the id of the question about what comes after these spots.
fn asking(table: &Table, page: usize, pointed: &Pointed<'_>, next: Option<&Spot>) -> String {
    let spots = pointed.spots.iter().copied().chain(next);
    let spots = spots.map(Spot::name).collect::<Vec<_>>().join(" ");
    press("point", &[&table.id(), &shown_now(table), &page, &spots]).0
}

/// Adds the menu of choices to an answer, with buttons for pages, the way back, and words.
pub(crate) fn offered(
    speaker: Speaker,
    table: &Table,
    member: &str,
    taps: &[Tap],
    pointed: &Pointed<'_>,
    page: usize,
    answer: Answer,
) -> Answer {
    let pages = pages(pointed);
    let page = page.min(pages - 1);
    let turn = |to: Option<usize>, label: &str| {
        let id = asking(table, to.filter(|to| *to < pages)?, pointed, None);
        Press(id).plain(label)
    };
    // The button goes back to the pieces, if there are others.
    let others = || tap::point(taps, &[]).is_some_and(|all| all.asks == Asks::Piece);
    let back = pointed.asks != Asks::Piece && others();
    let to_pieces = press("point", &[&table.id(), &shown_now(table), &0]);
    let to_pieces = if back { to_pieces.plain(speaker.say(&Message::new("point-back"))) } else { None };
    let words = if back { Vec::new() } else { words_of(table, member, taps) };
    let words = words.into_iter().map(|action| {
        let label = table.state().display_in(&action, speaker.language);
        press("play", &[&table.id(), &shown_now(table), &action]).plain(label)
    });
    let turns = [turn(page.checked_sub(1), "◀"), turn(Some(page + 1), "▶"), to_pieces];
    let answer = with_buttons(answer, turns.into_iter().chain(words).collect::<Vec<_>>());
    let leads = |choice: &Choice<'_>| leads(table, pointed, choice);
    Answer { menu: Some(menu(speaker, table.state(), pointed, page, leads)), ..answer }
}

/// Returns the number of menus that the choices need.
fn pages(pointed: &Pointed<'_>) -> usize {
    listed(pointed).count().div_ceil(Menu::MOST).max(1)
}
