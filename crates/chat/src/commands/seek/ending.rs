//! How a seek ends: by whoever seeks, or by its time; and how players are sought once more.

use crate::chat::commands::seek::own::{MOST_DAYS, end_button, same_sought};
use crate::chat::desk::{Answers, Asker, ButtonStyle, Chat, Fault, press, private, with_buttons};
use crate::chat::post::Post;
use crate::chat::wording::{Speaker, of_table};
use crate::store::{Cause, Which};
use crate::table::{Chair, NewTable, Status, Table};
use crate::words::Message;
use jiff::SignedDuration;

impl Chat {
    /// `unseek`
    pub(crate) async fn unseek(&self, asker: &Asker<'_>, named: Option<i64>) -> Answers {
        let mine = self.seeks_of(&asker.who.id).await?;
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
                // Whether there is such a table is not told.
                Some(id) => of_table("unseek-not-yours", id),
                None if mine.is_empty() => Message::new("unseek-none"),
                None => Message::new("unseek-which"),
            };
            let buttons = mine.iter().map(|table| end_button(asker, table));
            return Ok(vec![with_buttons(private(asker.say(&message)), buttons)]);
        };
        let (now, who) = (self.clock.now(), asker.who.id.as_str());
        let done = self.changed(asker, table.id(), |table| table.abandon(who, now)).await?;
        Ok(asker.tell(&of_table("seek-ended", done.table.id())))
    }

    /// Creates a table once more that time has closed, as it was: as a seek if it was one. Seats are kept for those
    /// who sat there.
    pub(crate) async fn seek_again(&self, asker: &Asker<'_>, id: i64) -> Answers {
        let table = self.of_button(asker, id).await?;
        if table.host().id != asker.who.id || table.status() != Status::Abandoned || !table.log().is_empty() {
            return Ok(asker.tell(&Message::new("button-gone")));
        }
        let known = self.store.host_seen(&asker.who.id, &[]).await?;
        if let Some(next) = self.store.tables(Which::RematchOf(id)).await?.first() {
            return self.there_again(asker, next.id).await;
        }
        asker.unless(self.may_lay_again(asker, &table, "seek-there").await?)?;
        let new = self.once_more(&table).await?;
        let threads = self.threads_at(new.venue.server.as_deref()).await?;
        let lobby = &table.record().lobby;
        let cause = (Cause::Rematch(id), threads);
        let Some(until) = lobby.sought else {
            return match self.create_new_table(asker, new, cause, None).await? {
                Some(answers) => Ok(answers),
                // However often it is pressed, there is one table.
                None => Box::pin(self.seek_again(asker, id)).await,
            };
        };
        if let Some(why) = self.too_many_seeks(asker, &new).await? {
            return Ok(why);
        }
        let day = SignedDuration::from_hours(24).as_secs();
        let days = u16::try_from(until.duration_since(table.created()).as_secs() / day).unwrap_or(MOST_DAYS);
        let days = days.clamp(1, MOST_DAYS);
        match self.create_sought_table(asker, new, cause, days, &known).await? {
            Some(answers) => Ok(answers),
            None => Box::pin(self.seek_again(asker, id)).await,
        }
    }

    /// The answer where a table was created once more already.
    async fn there_again(&self, asker: &Asker<'_>, id: i64) -> Answers {
        let seeks = self.seeks_of(&asker.who.id).await?;
        Ok(match seeks.iter().find(|table| table.id() == id) {
            Some(table) => vec![same_sought(asker, table)],
            None => asker.tell(&of_table("lay-again-there", id)),
        })
    }

    /// The same table, not begun.
    async fn once_more(&self, table: &Table) -> Result<NewTable, Fault> {
        let blocklist = self.store.blocked_either_way(&table.host().id).await?;
        let kept = |chair: &Chair| match chair.person() {
            Some(player) if !blocklist.contains(&player.id) => Chair::Invited(player.clone()),
            _ => Chair::Open,
        };
        let record = table.record();
        Ok(self.like(table, record.host.clone(), record.chairs.iter().map(kept).collect()))
    }

    /// What somebody reads of a table that was closed before its game: its host, or one who sat there.
    pub(crate) fn closed_post(speaker: Speaker, table: &Table, member: &str) -> Post {
        let host = table.host().id == member;
        let id = match (host, table.is_sought()) {
            (true, true) => "closed-sought",
            (true, false) => "closed-laid",
            (false, _) if table.has_lapsed() => "closed-around",
            (false, _) => "closed-by-host",
        };
        let message = speaker.of_table(id, table.id());
        let again = host.then(|| {
            let label = if table.is_sought() { "seek-again" } else { "lay-again" };
            press("seek-again", &[&table.id()]).button(speaker.say(&Message::new(label)), ButtonStyle::Good)
        });
        Post { text: speaker.say(&message), buttons: again.into_iter().collect(), ..Post::default() }
    }
}
