//! The end of a seek, by its member or by its time; and a new one like it.

use crate::commands::seek::own::{
    MOST_DAYS, create_sought_table, end_button, same_sought, seeks_of, too_many_seeks,
};
use crate::desk::again::{may_open_again, table_like};
use crate::desk::defaults::threads_at;
use crate::desk::find::table_of_button;
use crate::desk::new_table::create_new_table;
use crate::desk::refuse::changed;
use crate::desk::{Answers, Asker, Desk, Fault, private, with_buttons};
use crate::wording::of_table;
use jiff::SignedDuration;
use liege_store::{Cause, Which};
use liege_table::{Chair, NewTable, Status, Table};
use liege_words::Message;

pub(crate) async fn unseek(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let mine = seeks_of(desk, &asker.who.id).await?;
    let meant = match named {
        Some(id) => mine.iter().find(|table| table.id() == id),
        None => {
            let here = |table: &&std::sync::Arc<Table>| {
                let message = table.venue().lobby_message.as_deref();
                message.is_some() && message == asker.reply_to
            };
            mine.iter().find(here).or(if mine.len() == 1 { mine.first() } else { None })
        }
    };
    let Some(table) = meant else {
        let message = match named {
            // The answer does not show whether such a table exists.
            Some(id) => of_table("unseek-not-yours", id),
            None if mine.is_empty() => Message::new("unseek-none"),
            None => Message::new("unseek-which"),
        };
        let buttons = mine.iter().map(|table| end_button(asker, table));
        return Ok(vec![with_buttons(private(asker.say(&message)), buttons)]);
    };
    let (now, who) = (desk.now(), asker.who.id.as_str());
    let done = changed(desk, asker, table.id(), |table| table.abandon(who, now)).await?;
    Ok(asker.tell(&of_table("seek-ended", done.table.id())))
}

/// Opens again a table that was closed by its time, with the same settings: as a seek if it was one. Seats
/// are kept for the members who sat there.
pub(crate) async fn seek_again(desk: &Desk, asker: &Asker<'_>, id: i64) -> Answers {
    let table = table_of_button(desk, asker, id).await?;
    if table.host().id != asker.who.id || table.status() != Status::Abandoned || !table.log().is_empty() {
        return Ok(asker.tell(&Message::new("button-gone")));
    }
    let known = desk.store.host_seen(&asker.who.id, &[]).await?;
    if let Some(next) = desk.store.tables(Which::RematchOf(id)).await?.first() {
        return there_again(desk, asker, next.id).await;
    }
    asker.unless(may_open_again(desk, asker, &table, "seek-there").await?)?;
    let new = once_more(desk, &table).await?;
    let threads = threads_at(desk, new.venue.server.as_deref()).await?;
    let lobby = &table.record().lobby;
    let cause = (Cause::Rematch(id), threads);
    let Some(until) = lobby.sought else {
        return match create_new_table(desk, asker, new, cause, None).await? {
            Some(answers) => Ok(answers),
            // However often the button is pressed, there is one table.
            None => Box::pin(seek_again(desk, asker, id)).await,
        };
    };
    if let Some(why) = too_many_seeks(desk, asker, &new).await? {
        return Ok(why);
    }
    let day = SignedDuration::from_hours(24).as_secs();
    let days = u16::try_from(until.duration_since(table.created()).as_secs() / day).unwrap_or(MOST_DAYS);
    let days = days.clamp(1, MOST_DAYS);
    match create_sought_table(desk, asker, new, cause, days, &known).await? {
        Some(answers) => Ok(answers),
        None => Box::pin(seek_again(desk, asker, id)).await,
    }
}

/// Returns the answer if the table was opened again already.
async fn there_again(desk: &Desk, asker: &Asker<'_>, id: i64) -> Answers {
    let seeks = seeks_of(desk, &asker.who.id).await?;
    Ok(match seeks.iter().find(|table| table.id() == id) {
        Some(table) => vec![same_sought(asker, table)],
        None => asker.tell(&of_table("lay-again-there", id)),
    })
}

/// Returns the table as it was before it began, so that its host can open it again.
async fn once_more(desk: &Desk, table: &Table) -> Result<NewTable, Fault> {
    let blocklist = desk.store.blocked_either_way(&table.host().id).await?;
    let kept = |chair: &Chair| match chair.person() {
        Some(player) if !blocklist.contains(&player.id) => Chair::Invited(player.clone()),
        _ => Chair::Open,
    };
    let record = table.record();
    Ok(table_like(desk, table, record.host.clone(), record.chairs.iter().map(kept).collect()))
}
