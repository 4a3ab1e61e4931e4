//! The private threads of allies: opened when one of them asks, and closed with the alliance, the game, or a change of who
//! sits there. Nothing that is posted elsewhere tells that a thread exists.

use crate::desk::councils::{allied, members};
use crate::desk::letters::public_language;
use crate::desk::parts::whisper::seat_with;
use crate::desk::{Desk, Fault};
use crate::transport::{
    OutboundMessage, PostError, Refused, Tags, Target, ThreadChange, ThreadRequest, Transport,
};
use crate::upkeep::signboards::later;
use crate::wording::{Speaker, person, sanitize, thread_name};
use liege_game::SeatSet;
use liege_store::{Council, CouncilNews};
use liege_table::{Status, Table};
use liege_words::Message;

/// The number of threads that one round handles.
const AT_ONCE: u32 = 16;

/// Opens and closes the threads whose time has come.
pub(super) async fn tend_councils(desk: &Desk, transport: &dyn Transport) {
    let due = match desk.store.councils_due(desk.now(), AT_ONCE).await {
        Ok(due) => due,
        Err(fault) => {
            tracing::error!(%fault, "the private threads of allies can't be read");
            return;
        }
    };
    for council in due {
        if let Err(fault) = tend(desk, &council, transport).await {
            tracing::error!(council = council.id, %fault, "a private thread can't be looked after");
        }
    }
}

/// Brings one thread up to date with its table.
async fn tend(desk: &Desk, council: &Council, transport: &dyn Transport) -> Result<(), Fault> {
    let Some(table) = desk.table(council.table).await? else {
        return Ok(desk.store.note_council(council.id, CouncilNews::Ended).await?);
    };
    let seats: SeatSet = council.seats.split(' ').filter_map(|id| seat_with(&table, id)).collect();
    let stands = allied(&table).contains(&seats) && council.is_of(&members(&table, seats));
    let speaker = Speaker { language: public_language(desk, &table).await?, game: table.game() };
    let work = Work { desk, council, table: &table, seats, speaker, transport };
    let done = if stands { work.open().await } else { work.close().await };
    let news = match done {
        Ok(news) => news,
        Err(Undone::Fault(fault)) => return Err(fault),
        Err(Undone::Post(PostError::Later { after, why })) => {
            tracing::debug!(council = council.id, why, "a private thread has to wait");
            CouncilNews::Later(later(desk.now(), after))
        }
        // A thread that is refused for good is given up. The next member who asks gets another, if that works by then.
        Err(Undone::Post(PostError::Refused { refused, why })) => {
            tracing::warn!(council = council.id, ?refused, why, "a private thread is refused");
            CouncilNews::Ended
        }
    };
    Ok(desk.store.note_council(council.id, news).await?)
}

/// The reason why a thread is not as it should be yet.
enum Undone {
    Fault(Fault),
    Post(PostError),
}

impl<E: Into<Fault>> From<E> for Undone {
    fn from(fault: E) -> Undone {
        Undone::Fault(fault.into())
    }
}

/// A thread, with everything that is needed to look after it.
struct Work<'a> {
    desk: &'a Desk,
    council: &'a Council,
    table: &'a Table,
    seats: SeatSet,
    speaker: Speaker,
    transport: &'a dyn Transport,
}

impl Work<'_> {
    /// Opens the thread, puts its members into it and greets them, as far as that is not done.
    async fn open(&self) -> Result<CouncilNews<'static>, Undone> {
        let (desk, council) = (self.desk, self.council);
        let thread = match &council.thread {
            Some(thread) => thread.clone(),
            None => {
                let channel = self.table.venue().channel.clone();
                let request = ThreadRequest { channel, message: None, name: self.name() };
                let Some(thread) = self.transport.open_thread(&request).await.map_err(Undone::Post)? else {
                    return Ok(CouncilNews::Ended);
                };
                // If the program ends before this is stored, the thread stays empty.
                desk.store.note_council(council.id, CouncilNews::Opened(&thread)).await?;
                thread
            }
        };
        for (member, _) in council.members.iter().filter(|(_, added)| !added) {
            match self.transport.add_to_thread(&thread, member).await {
                // A member who has left the server, or does not see the channel, keeps the others from nothing.
                Err(PostError::Refused { refused: Refused::Permission | Refused::Invalid, why }) => {
                    tracing::warn!(council = council.id, why, "a member can't be put into a private thread");
                }
                added => added.map_err(Undone::Post)?,
            }
            desk.store.note_council(council.id, CouncilNews::Added(member)).await?;
        }
        if !council.greeted {
            let members = members(self.table, self.seats);
            let greeting = Message::new("allies-greeting")
                .with("people", members.iter().map(|member| person(member)).collect::<Vec<_>>().join(", "));
            self.say(&thread, "g", &greeting, members).await.map_err(Undone::Post)?;
            desk.store.note_council(council.id, CouncilNews::Greeted).await?;
        }
        Ok(CouncilNews::Stands(self.table.version()))
    }

    /// Says in the thread why it ends, and locks it.
    async fn close(&self) -> Result<CouncilNews<'static>, Undone> {
        let Some(thread) = &self.council.thread else { return Ok(CouncilNews::Ended) };
        let why = if self.table.status() != Status::Playing {
            "allies-ended-game"
        } else if self.council.is_of(&members(self.table, self.seats)) {
            "allies-ended-alliance"
        } else {
            "allies-ended-seats"
        };
        match self.say(thread, "e", &Message::new(why), Vec::new()).await {
            // Nobody can be told, but the thread can be locked.
            Err(PostError::Refused { refused: Refused::Permission | Refused::Invalid, .. }) => {}
            said => said.map_err(Undone::Post)?,
        }
        let (thread, tags) = (thread.clone(), Tags::default());
        let change = ThreadChange { thread, name: self.name(), closed: true, tags };
        self.transport.change_thread(&change).await.map_err(Undone::Post)?;
        Ok(CouncilNews::Ended)
    }

    /// Returns the thread's name: that of the table's own thread, after the seats.
    fn name(&self) -> String {
        let name = format!("{} · {}", self.speaker.seats(self.seats), thread_name(self.speaker, self.table));
        name.chars().take(100).collect()
    }

    /// Posts a line in the thread, once.
    async fn say(
        &self,
        thread: &str,
        mark: &str,
        message: &Message,
        mentions: Vec<String>,
    ) -> Result<(), PostError> {
        let outbound = OutboundMessage {
            to: Target::Channel(thread.to_owned()),
            text: sanitize::message(&self.speaker.say(message)),
            silent: mentions.is_empty(),
            mentions,
            pictures: Vec::new(),
            buttons: Vec::new(),
            nonce: format!("{mark}-{thread}"),
            look_first: self.council.tried,
        };
        self.transport.post(&outbound).await.map(drop)
    }
}
