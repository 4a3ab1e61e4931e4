//! Reports of whispers to the administrators.

use crate::announce::Announcement;
use crate::desk::{Answers, Asker, Desk};
use liege_store::{Whisper, WhisperKey};
use liege_words::Message;

/// Runs `report`: a member who received a whisper reports it to the administrators, once. `number` counts the
/// whispers that the member has received.
pub(crate) async fn report(desk: &Desk, asker: &Asker<'_>, number: i64) -> Answers {
    match desk.store.whisper(WhisperKey::Received(&asker.who.id, number)).await? {
        Some(note) => report_pressed(desk, asker, note.id).await,
        None => Ok(asker.tell(&Message::new("report-unknown").with("note", number.to_string()))),
    }
}

/// Runs the button under a whisper, whose id it carries.
pub(crate) async fn report_pressed(desk: &Desk, asker: &Asker<'_>, note: i64) -> Answers {
    let received = |note: &Whisper| note.recipient.as_ref().is_some_and(|player| player.id == asker.who.id);
    // The answer must not show whether a whisper between others exists.
    let Some(found) = desk.store.whisper(WhisperKey::Id(note)).await?.filter(received) else {
        return Ok(asker.tell(&Message::new("report-foreign")));
    };
    let number = desk.store.number_of_whisper(&asker.who.id, note).await?;
    let about = |id: &'static str| Message::new(id).with("note", number.to_string());
    if found.complaint.is_some() {
        return Ok(asker.tell(&about("report-again")));
    }
    let administrators = &desk.settings.administrators;
    let notices: Vec<_> = administrators
        .iter()
        .map(|administrator| Announcement::Report { note }.announce(0, 0).to(administrator.as_str()))
        .collect();
    let by = asker.who.player();
    // If two presses come at once, the second finds the whisper reported already.
    if !desk.store.report_whisper(note, &by, None, &notices, desk.now()).await? {
        return Ok(asker.tell(&about("report-again")));
    }
    desk.queued.notify_one();
    let message = match administrators.len() {
        0 => about("report-nobody"),
        count => about("report-done").with("count", count as i64),
    };
    Ok(asker.tell(&message))
}
