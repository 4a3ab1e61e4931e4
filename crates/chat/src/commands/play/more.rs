//! *More*: everything that a member can do at a table besides moves and negotiation, in a private answer.

use super::look::layout_buttons;
use crate::desk::councils::council_button;
use crate::desk::done::next_button;
use crate::desk::fill_in::member_menu;
use crate::desk::find::table_of_button;
use crate::desk::parts::buttons::{export_button, film_button};
use crate::desk::parts::dice::{hash_line, seed_line};
use crate::desk::reviews::not_reviewed;
use crate::desk::{Answer, Answers, Asker, ButtonStyle, Desk, press, private, with_buttons};
use crate::post::digest::digest;
use crate::post::turn::treaties_button;
use crate::wording::{Reader, shown_now};
use liege_table::Status;
use liege_words::Message;
use std::fmt::Write as _;

/// Shows the menu *More* of a table.
pub(crate) async fn more(desk: &Desk, asker: &Asker<'_>, table: i64) -> Answers {
    let table = table_of_button(desk, asker, table).await?;
    let speaker = asker.of(table.game());
    let (id, now) = (table.id(), shown_now(&table));
    let label = |label: &'static str| speaker.say(&Message::new(label));
    let plain = |what: &'static str, words: &'static str| press(what, &[&id]).plain(label(words));
    let mut buttons = vec![press("board", &[&id, &now]).button(label("button-board"), ButtonStyle::Main)];
    buttons.extend(layout_buttons(speaker, &table, ""));
    if now > 0 {
        buttons.push(plain("log", "button-log"));
        buttons.push(plain("recap", "button-recap"));
    }
    buttons.push(treaties_button(speaker, &table));
    buttons.push(council_button(desk, speaker, &table, &asker.who.id));
    if table.status() == Status::Playing {
        buttons.push(plain("time", "button-time"));
        if table.plays(&asker.who.id) {
            buttons.push(plain("plan", "button-plan"));
            if table.state().drawn().is_some() {
                buttons.push(plain("draw", "button-draw"));
            }
            buttons.push(plain("takeback", "button-takeback"));
            buttons.push(plain("ask-pause", "button-pause"));
            buttons.push(press("resign", &[&id]).button(label("resign-button"), ButtonStyle::Bad));
        }
    }
    buttons.push(export_button(speaker, &table));
    buttons.push(film_button(speaker, &table, now));
    if not_reviewed(&table).is_none() {
        buttons.push(plain("review", "button-review"));
    }
    buttons.push(next_button(asker.language, id));
    buttons.push(plain("help", "button-help"));
    let mut text = speaker.say(&speaker.of_table("more-head", id));
    let reader = Reader::of(&table, &asker.who.id);
    let moment = table.view_for(table.log().len(), reader.seats)?;
    if let Some(standing) = digest(speaker, &table, &moment, reader) {
        let _ = write!(text, "\n{standing}");
    }
    // After the game the seed itself is shown.
    if let Some(line) = seed_line(speaker, &table).or_else(|| hash_line(speaker, &table)) {
        let _ = write!(text, "\n{line}");
    }
    let plays = table.status() == Status::Playing && table.plays(&asker.who.id);
    let menu = if plays { member_menu(desk, asker, "hand", Some(id), "pick-substitute") } else { None };
    Ok(vec![with_buttons(Answer { menu, ..private(text) }, buttons)])
}
