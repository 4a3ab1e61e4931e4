//! `follow`, `unfollow`: notices about a game that a member does not play, with what everybody sees of it.

use crate::command::Given;
use crate::command::typed::take_number;
use crate::desk::find::table_here;
use crate::desk::look::look_at;
use crate::desk::{Answers, Asker, Desk, press, private};
use liege_store::{FollowMade, Follows, MOST_FOLLOWED};
use liege_table::{Status, Table};
use liege_words::{Message, lexicon};
use std::fmt::Write as _;
use std::sync::Arc;

/// Reads `follow #12`, `follow #12 turns`.
pub fn read_follow(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    let (number, rest) = take_number(rest);
    let given = Given::at(table.or(number));
    match rest.trim() {
        "" => Ok(given),
        word => Ok(given.with("what", lexicon::value("follow", &word.to_lowercase()).ok_or("follow-how")?)),
    }
}

/// Runs `follow`; without a table, it lists the games that the member follows.
pub(crate) async fn follow(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, turns: bool) -> Answers {
    let named = match named {
        Some(named) => named,
        None => match table_here(desk, asker).await? {
            Some(here) => here.id(),
            None => return followed(desk, asker).await,
        },
    };
    let press = |table: &Table| press("follow", &[&table.id()]);
    let table = look_at(desk, asker, Some(named), press).await?;
    if let Some(server) = &asker.place.server {
        desk.hidden.note(asker.who, server);
    }
    let say = |id: &'static str| asker.of(table.game()).of_table(id, table.id());
    if table.plays(&asker.who.id) {
        return Ok(asker.tell_of(&table, &say("follow-own")));
    }
    if matches!(table.status(), Status::Over | Status::Abandoned) {
        return Ok(asker.tell_of(&table, &say("follow-over")));
    }
    Ok(asker.tell_of(
        &table,
        &match desk.store.follow(&asker.who.id, table.id(), turns).await? {
            FollowMade::Yes if turns => say("follow-turns"),
            FollowMade::Yes => say("follow-end"),
            FollowMade::Full => say("follow-full").with("most", MOST_FOLLOWED),
            FollowMade::Crowded => say("follow-crowded"),
        },
    ))
}

/// Runs `unfollow`, and the button under a notice. A member may stop following a table that they no longer see.
pub(crate) async fn unfollow(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let named = match named {
        Some(named) => Some(named),
        None => table_here(desk, asker).await?.map(|here: Arc<Table>| here.id()),
    };
    let Some(table) = named else { return followed(desk, asker).await };
    let gone = desk.store.unfollow(&asker.who.id, table).await?;
    let id = if gone { "follow-off" } else { "follow-not" };
    Ok(asker.tell(&Message::new(id).with("table", table.to_string())))
}

async fn followed(desk: &Desk, asker: &Asker<'_>) -> Answers {
    let followed = desk.store.followed_by(&asker.who.id).await?;
    if followed.is_empty() {
        return Ok(asker.tell(&Message::new("follow-none")));
    }
    let mut text = asker.say(&Message::new("follow-list"));
    for Follows { table, turns, .. } in followed {
        let id = if turns { "follow-line-turns" } else { "follow-line-end" };
        let _ = write!(text, "\n• {}", asker.say(&Message::new(id).with("table", table.to_string())));
    }
    Ok(vec![private(text)])
}
