//! Only moves: if a member has only one legal move, the bot can play it for them.

use crate::desk::follow_up::follow_up;
use crate::desk::meant::table_for;
use crate::desk::{Answers, Asker, Changed, Desk, done, plays};
use crate::wording::of_table;
use liege_store::{Setting, Which};
use liege_table::Status;
use liege_words::Message;

/// Runs `auto`: sets whether the bot plays the asker's only move for them, at one table or everywhere.
pub(crate) async fn auto(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    everywhere: bool,
    on: Option<bool>,
) -> Answers {
    let who = asker.who.id.as_str();
    if everywhere {
        let on = on.unwrap_or(true);
        desk.store.set(who, Setting::Forced(on), desk.now()).await?;
        if on {
            for line in desk.store.tables(Which::Of(who)).await? {
                if line.status == Status::Playing {
                    follow_up(desk, line.id).await?;
                }
            }
        }
        return Ok(asker.tell(&Message::new(if on { "auto-on-all" } else { "auto-off-all" })));
    }
    let table = table_for(desk, asker, named, plays(asker)).await?;
    if matches!(table.status(), Status::Over | Status::Abandoned) {
        return Ok(asker.tell(&of_table("game-over", table.id())));
    }
    if !plays(asker)(&table) {
        return Ok(asker.tell(&of_table("table-none-yours-here", table.id())));
    }
    let about = |id: &'static str| of_table(id, table.id());
    let Some(on) = on else {
        let on = desk.store.member_plans(table.id()).await?.forced.iter().any(|member| member == who);
        return Ok(asker.tell(&about(if on { "auto-is-on" } else { "auto-is-off" })));
    };
    desk.store.set(who, Setting::ForcedAt(table.id(), on), desk.now()).await?;
    if !on {
        return Ok(asker.tell(&about("auto-off")));
    }
    let mut answers = asker.tell(&about("auto-on"));
    // The asker may have only one move right now.
    if let Changed::Done(done) = follow_up(desk, table.id()).await? {
        answers.extend(done::done(asker, &done, None));
    }
    Ok(answers)
}
