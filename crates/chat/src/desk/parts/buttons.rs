//! Buttons that appear under several kinds of posts.

use crate::desk::parts::replay_press::{Showing, button_press};
use crate::desk::{Asker, Button, ButtonStyle, press};
use crate::wording::{Speaker, masked, of_table};
use liege_engine::lessons;
use liege_game::{Game, Seat, words};
use liege_table::{Chair, Status, Table};
use liege_words::{Language, Message};
use std::ops::RangeInclusive;

/// Returns the buttons for seats of a running game that these entries have freed.
pub fn seat_buttons(speaker: Speaker, table: &Table, numbers: &RangeInclusive<usize>) -> Vec<Option<Button>> {
    let freed = |seat: &Seat| table.freed_by(*seat).is_some_and(|number| numbers.contains(&number));
    let button = |seat: Seat| {
        let label = speaker.say(&Message::new("lobby-join-seat").with("seat", seat));
        press("join", &[&table.id(), &seat.0]).button(label, ButtonStyle::Good)
    };
    table.vacated().iter().filter(freed).map(button).collect()
}

pub fn join_buttons(speaker: Speaker, table: &Table) -> Vec<Option<Button>> {
    if table.status() != Status::Lobby {
        return Vec::new();
    }
    let mut buttons = Vec::new();
    let invited = table.chairs().iter().any(|chair| matches!(chair, Chair::Invited(_)));
    let open = table.chairs().contains(&Chair::Open);
    // If seats are dealt by lot, there is nothing to choose.
    let unnamed = masked(table) || table.terms().by_dice() && !table.resumes();
    if invited || (unnamed && open) {
        let label = speaker.say(&Message::new("lobby-join"));
        buttons.push(press("join", &[&table.id()]).button(label, ButtonStyle::Good));
    }
    for (chair, seat) in table.chairs().iter().zip(0u8..) {
        if *chair == Chair::Open && !unnamed {
            let label = speaker.say(&Message::new("lobby-join-seat").with("seat", Seat(seat)));
            buttons.push(press("join", &[&table.id(), &seat]).button(label, ButtonStyle::Good));
        }
    }
    buttons
}

/// Returns the button that exports the record of a table.
pub fn export_button(speaker: Speaker, table: &Table) -> Option<Button> {
    press("export", &[&table.id()]).plain(speaker.say(&Message::new("record-button-export")))
}

/// Returns the button that replays a whole game, privately; none if nothing was played.
pub fn film_button(speaker: Speaker, table: &Table, last: usize) -> Option<Button> {
    let press = (last > 0).then(|| button_press(table.id(), &(1..=last), Showing::Film, false, ""))?;
    press.plain(speaker.say(&Message::new("replay-film-button")))
}

/// Returns a button that opens a seek for a game.
pub fn seek_button(asker: &Asker<'_>, game: &'static dyn Game) -> Option<Button> {
    press("seek-for", &[&game.id()]).plain(asker.say(&Message::new("games-seek")))
}

/// Returns the button that begins the lesson of a game, if there is one.
pub fn learn_button(language: Language, game: &dyn Game) -> Option<Button> {
    lessons::of(game)?;
    press("learn", &[&game.id()]).plain(words().say(language, &Message::new("learn-button")))
}

/// Returns the button that joins a table from a list.
pub fn join_button(asker: &Asker<'_>, table: &Table, seat: Option<u8>) -> Option<Button> {
    let label = of_table("seek-join", table.id());
    let press = press("seek-join", &[&table.id(), &seat.map_or_else(String::new, |seat| seat.to_string())]);
    press.button(asker.say(&label), ButtonStyle::Good)
}
