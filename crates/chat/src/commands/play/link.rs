//! `link`: a link with which a member plays in a browser, and the end of all of them.

use crate::command::Given;
use crate::command::typed::take_number;
use crate::desk::find::{ask_which, find};
use crate::desk::parts::ready_check::not_started;
use crate::desk::seat_link::{LASTS, seat_link};
use crate::desk::{Answer, Answers, Asker, Desk, For, Found, press, private};
use crate::wording::of_table;
use liege_table::Status;
use liege_words::{Message, lexicon};

/// Reads `link`, `link #12`, `link off`.
pub fn read_link(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    let (number, rest) = take_number(rest);
    let given = Given::at(table.or(number));
    match rest.trim() {
        "" => Ok(given),
        word if lexicon::switch(word) == Some(false) => Ok(given.flag("off", true)),
        _ => Err("link-how"),
    }
}

/// Runs `link`: gives the member a link to their own board. `off` ends all their links and browsers, at every table.
pub(crate) async fn link(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, off: bool) -> Answers {
    if off {
        let gone = desk.store.drop_seat_links(&asker.who.id).await?;
        return Ok(asker.tell(&Message::new(if gone { "link-off" } else { "link-none" })));
    }
    let why = if desk.settings.page.is_some() { "link-page" } else { "link-nowhere" };
    asker.unless((!desk.has_seat_pages()).then(|| Message::new(why)))?;
    let table = match find(desk, asker, named, For::Acting).await? {
        Found::Table(table) => table,
        Found::None(why) => return Ok(asker.tell(&why)),
        Found::Several(tables) => {
            let press = |table: &liege_table::Table| press("link", &[&table.id()]);
            return Ok(ask_which(asker, &Message::new("table-which"), &tables, press));
        }
    };
    let speaker = asker.of(table.game());
    asker.unless(match table.status() {
        Status::Lobby => Some(not_started(&table)),
        Status::Over | Status::Abandoned => Some(of_table("game-over", table.id())),
        Status::Playing if !table.plays(&asker.who.id) => Some(of_table("link-not-yours", table.id())),
        Status::Playing => None,
    })?;
    let Some(link) = seat_link(desk, asker, &table).await else {
        return Ok(asker.tell(&Message::new("link-failed")));
    };
    let made = speaker.of_table("link-made", table.id()).with("minutes", LASTS.as_mins());
    Ok(vec![Answer { link: Some(link), ..private(speaker.say(&made)) }.about(table.id())])
}
