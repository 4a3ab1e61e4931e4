//! Everything that a spectator in a channel sees of a table or a contest, for the web pages: no more than that, with names for ids.

mod calendar;
mod contests;
mod game;
mod lists;

pub use crate::desk::web::{contest_on_web, page_of, shown_on_web};
pub use calendar::{CalendarEntry, calendar, calendar_name};
pub use contests::{
    ContestCard, ContestShown, GameShown, PartShown, RoundShown, RowShown, contest_cards, contest_file,
    contest_shown, cross_shown,
};
pub use game::{Mark, SeatShown, TableShown, Unseen, board_shown, record_shown, table_shown};
pub use liege_contest::picture::Width;
pub use lists::{Cursor, TableCard, open_games, over_games};

use crate::desk::draw::plainly;
use crate::wording::{Speaker, escaped, person};
use liege_table::Table;
use liege_words::Language;

fn speaker(table: &Table, language: Language) -> Speaker {
    Speaker { language, game: table.game() }
}

/// Returns a text without markup, with names for the people at the table, the invited ones included.
fn named(table: &Table, text: &str) -> String {
    let mut text = text.to_owned();
    for invited in table.chairs().iter().filter_map(liege_table::Chair::person) {
        let mention = person(&invited.id);
        if mention.starts_with("<@") {
            text = text.replace(&mention, &escaped(&invited.name));
        }
    }
    plainly(table, &text)
}
