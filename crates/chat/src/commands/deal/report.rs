//! Reports of whispers to the administrators.

use super::whisper::seat_of;
use crate::chat::announce::Announcement;
use crate::chat::desk::{Answers, Asker, Chat, Fault};
use crate::chat::post::Post;
use crate::chat::wording::{Speaker, cited, moment, of_table, person};
use crate::store::{Whisper, WhisperKey};
use crate::table::Table;
use crate::words::Message;

impl Chat {
    /// `report`: whoever received a whisper tells the administrators of it, once. `number`: as they know it,
    /// counted among the whispers that they have received.
    pub(crate) async fn report(&self, asker: &Asker<'_>, number: i64) -> Answers {
        match self.store.whisper(WhisperKey::Received(&asker.who.id, number)).await? {
            Some(note) => self.report_pressed(asker, note.id).await,
            None => Ok(asker.tell(&Message::new("report-unknown").with("note", number.to_string()))),
        }
    }

    /// The button under a whisper, which has its id.
    pub(crate) async fn report_pressed(&self, asker: &Asker<'_>, note: i64) -> Answers {
        let received =
            |note: &Whisper| note.recipient.as_ref().is_some_and(|player| player.id == asker.who.id);
        // Whether a whisper of others exists is not to be learnt either.
        let Some(found) = self.store.whisper(WhisperKey::Id(note)).await?.filter(received) else {
            return Ok(asker.tell(&Message::new("report-foreign")));
        };
        let number = self.store.number_of_whisper(&asker.who.id, note).await?;
        let about = |id: &'static str| Message::new(id).with("note", number.to_string());
        if found.complaint.is_some() {
            return Ok(asker.tell(&about("report-again")));
        }
        let administrators = &self.settings.administrators;
        let notices: Vec<_> = administrators
            .iter()
            .map(|administrator| Announcement::Report { note }.announce(0, 0).to(administrator.as_str()))
            .collect();
        let by = asker.who.player();
        // Of two presses at once the second finds it reported.
        if !self.store.report_whisper(note, &by, None, &notices, self.clock.now()).await? {
            return Ok(asker.tell(&about("report-again")));
        }
        self.queued.notify_one();
        let message = match administrators.len() {
            0 => about("report-nobody"),
            count => about("report-done").with("count", count as i64),
        };
        Ok(asker.tell(&message))
    }

    /// What an administrator reads of a reported whisper.
    pub(crate) async fn report_post(
        &self,
        speaker: Speaker,
        table: &Table,
        note: i64,
    ) -> Result<Post, Fault> {
        let Some(note) = self.store.whisper(WhisperKey::Id(note)).await? else { return Ok(Post::default()) };
        let recipient = note.recipient.as_ref().map(|player| person(&player.id)).unwrap_or_default();
        let lines = [
            of_table("report-notice", table.id()).with("note", note.id.to_string()),
            Message::new("report-notice-from")
                .with("who", person(&note.author.id))
                .with("seat", seat_of(speaker, table, &note.from)),
            Message::new("report-notice-to")
                .with("who", recipient)
                .with("seat", seat_of(speaker, table, &note.to)),
            Message::new("report-notice-sent").with("when", moment(note.at)),
        ];
        let mut lines: Vec<String> = lines.iter().map(|line| speaker.say(line)).collect();
        lines.push(cited(&note.text));
        Ok(Post { text: lines.join("\n"), ..Post::default() })
    }
}
