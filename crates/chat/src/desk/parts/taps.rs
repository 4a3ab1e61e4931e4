//! Taps: the moves that can be chosen on a board, by their start and target.

use crate::desk::{Menu, MenuOption};
use crate::signs::{scene_of, sign_at};
use crate::wording::Speaker;
use liege_game::tap::{Asks, Choice, Pointed};
use liege_game::{Seat, Spot, State, Tap};
use liege_table::{Status, Table};
use liege_words::{Message, capitalised};

/// The most targets that are named for a piece.
pub(crate) const NAMED: usize = 12;

/// Returns the moves that a member can choose at a table now, of all their seats that are to move.
pub fn taps(table: &Table, member: &str) -> Vec<Tap> {
    if table.status() != Status::Playing || table.is_dealing() {
        return Vec::new();
    }
    own_seats(table, member).flat_map(|seat| table.state().taps(seat)).collect()
}

pub(crate) fn own_seats(table: &Table, member: &str) -> impl Iterator<Item = Seat> {
    let mine = table.seats_of(member);
    table.to_move().iter().filter(move |seat| mine.contains(*seat))
}

/// Returns the question as a sentence.
pub fn question(speaker: Speaker, pointed: &Pointed<'_>) -> String {
    let first = pointed.choices.iter().find_map(|choice| choice.taps.first());
    let from = first.map(|tap| piece(speaker, tap)).unwrap_or_default();
    speaker.say(&match pointed.asks {
        Asks::Piece => Message::new("point-piece"),
        Asks::Target => Message::new("point-target").with("piece", from),
        Asks::Which => {
            let to = first.map(|tap| cell(speaker, &tap.to)).unwrap_or_default();
            Message::new("point-which").with("piece", from).with("to", to)
        }
    })
}

/// Returns the moves whose targets get marks; of the moves to one target, the first.
pub fn targets(state: &dyn State, pointed: &Pointed<'_>) -> Vec<String> {
    if pointed.asks == Asks::Piece {
        return Vec::new();
    }
    let most = if state.patterned() { 1 } else { usize::MAX };
    let taps = pointed
        .choices
        .iter()
        .filter(|choice| !choice.passed)
        .flat_map(|choice| choice.taps.iter().take(most));
    taps.map(|tap| tap.action.clone()).collect()
}

/// Returns the choices of a page as a menu; `leads` makes the id of each choice.
pub fn menu(
    speaker: Speaker,
    state: &dyn State,
    pointed: &Pointed<'_>,
    page: usize,
    leads: impl Fn(&Choice<'_>) -> String,
) -> Menu {
    let scene = (pointed.asks == Asks::Piece).then(|| scene_of(state, speaker.language));
    let option = |choice: &Choice<'_>| {
        let sign = choice.spot.and_then(|spot| sign_at(scene.as_ref()?, spot)).unwrap_or_default();
        let mut goals: Vec<String> = Vec::new();
        if pointed.asks == Asks::Piece {
            for goal in choice.taps.iter().map(|tap| cell(speaker, &tap.to)) {
                if !goals.contains(&goal) {
                    goals.push(goal);
                }
            }
        }
        let more = if goals.len() > NAMED { " …" } else { "" };
        goals.truncate(NAMED);
        let about = if goals.is_empty() { String::new() } else { format!("→ {}{more}", goals.join(" ")) };
        let label = said(speaker, state, pointed.asks, choice);
        // The choice is not the whole move yet.
        let open = pointed.asks != Asks::Piece && choice.action(pointed.asks).is_none();
        let label = if open { format!("{label} …") } else { label };
        MenuOption { id: leads(choice), label, about, sign }
    };
    let hint = match pointed.asks {
        Asks::Piece => "point-choose-piece",
        Asks::Target => "point-choose-target",
        Asks::Which => "point-choose-which",
    };
    Menu {
        hint: speaker.say(&Message::new(hint)),
        options: listed(pointed).skip(page * Menu::MOST).take(Menu::MOST).map(option).collect(),
        members: None,
        below: false,
    }
}

/// Returns a choice in words: the piece, the cell, or the remaining move.
pub fn said(speaker: Speaker, state: &dyn State, asks: Asks, choice: &Choice<'_>) -> String {
    let named = |spot: Option<&Spot>| spot.map(|spot| cell(speaker, spot)).unwrap_or_default();
    match (asks, choice.action(asks), choice.taps.first()) {
        (_, Some(action), _) => {
            let shown = state.display_in(action, speaker.language);
            match state.choice(action) {
                Some(more) => format!("{shown}: {}", speaker.say(&more)),
                None => shown,
            }
        }
        (Asks::Piece, _, Some(tap)) => piece(speaker, tap),
        _ => named(choice.spot),
    }
}

/// Returns a piece with its cell: "Knight b1".
pub(crate) fn piece(speaker: Speaker, tap: &Tap) -> String {
    let name = capitalised(&speaker.say(&tap.piece));
    if tap.from.is_hand() {
        speaker.say(&Message::new("point-hand").with("piece", name))
    } else {
        format!("{name} {}", cell(speaker, &tap.from))
    }
}

/// Returns a cell in the reader's language.
pub(crate) fn cell(speaker: Speaker, spot: &Spot) -> String {
    if spot.is_hand() { spot.name().to_owned() } else { speaker.game.cell_in(spot.name(), speaker.language) }
}

/// Returns the choices for the menu. Cells on the way to another one are marked only on the board.
pub(crate) fn listed<'p, 't>(pointed: &'p Pointed<'t>) -> impl Iterator<Item = &'p Choice<'t>> {
    pointed.choices.iter().filter(|choice| !choice.passed)
}
