//! `import`: a record that came as a file becomes a table here.
//!
//! A game that is over is kept, one that is not goes on once its seats are taken again. Whoever played it is a
//! guest here, known by name alone: nobody's own games can be made up by bringing in a file, and nobody holds a
//! seat who has not asked for it here.

use crate::chat::Person;
use crate::chat::announce::{Announcement, of_new};
use crate::chat::commands::table::create_table::seats_named;
use crate::chat::commands::you::server::defaults::TableDefaults;
use crate::chat::desk::limits::Limits;
use crate::chat::desk::limits::admit::no_room;
use crate::chat::desk::{Answer, Answers, Asker, Chat, Fault, Stop, may_see, press, private, with_buttons};
use crate::chat::wording::{example_seat, of_table, sanitize, shown_now};
use crate::game::Seat;
use crate::record::{Plan, Sheet, Someone};
use crate::store::{Created, Importer, TableLine, Which};
use crate::table::{Chair, Manner, Player, Status, Table, guest};
use crate::words::Message;
use crate::{game, record};
use jiff::{SignedDuration, Timestamp};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Records are read and played again one at a time. A file can be made to take as long as the limits of a record let
/// it; however many people send such files at once, the other cores stay free for those who play.
static READING: Semaphore = Semaphore::const_new(1);

/// Does what takes a while with a record, on a thread where it keeps nobody waiting.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
    let turn = READING.acquire().await.map_err(|closed| Fault::Stopped(closed.to_string()))?;
    let done = tokio::task::spawn_blocking(move || {
        // Kept until the work is done, also when nobody waits for it any more.
        let _turn = turn;
        work()
    });
    done.await.map_err(|stopped| Fault::Stopped(stopped.to_string()))
}

impl Chat {
    /// `import`
    pub(crate) async fn import(
        &self,
        asker: &Asker<'_>,
        manner: Option<Manner>,
        again: bool,
        seats: &str,
    ) -> Answers {
        let file = match asker.files {
            [file] => file,
            [] => return Ok(asker.tell(&Message::new("record-no-file"))),
            _ => return Ok(asker.tell(&Message::new("record-several-files"))),
        };
        // Asked first, so that no work is done for whoever may bring in nothing; what decides is asked below.
        let defaults = asker.or_tell(self.admits_record(asker).await?)?;
        let bytes = Arc::clone(&file.bytes);
        let sheet = match aside(move || record::read(&bytes, game::by_id)).await? {
            Ok(sheet) => Arc::new(sheet),
            Err(fault) => return Ok(refused(asker, &fault)),
        };
        let over = sheet.is_over();
        let manner = manner.unwrap_or(if over { Manner::Archived } else { Manner::Resumed });
        if let Some(answers) = self.no_room(asker, &sheet, manner, again).await? {
            return Ok(answers);
        }
        let me = asker.who.player();
        let chairs = match chairs(asker, &sheet, seats) {
            Ok(chairs) => chairs,
            Err(why) => return Ok(vec![private(asker.of(sheet.game).say(&why))]),
        };
        let asked: Vec<Player> = match manner {
            Manner::Archived => Vec::new(),
            Manner::Resumed => chairs.iter().filter_map(Chair::person).cloned().collect(),
        };
        asker.unless(self.unwilling(asker, &asked).await?)?;
        let people = guests(&sheet.people);
        let plan = Plan {
            manner,
            people: people.clone(),
            chairs,
            host: me.clone(),
            venue: self.venue_for(asker, &defaults),
            seed: self.new_seed(),
            at: self.clock.now(),
        };
        let played = Arc::clone(&sheet);
        let table = match aside(move || played.table(plan)).await? {
            Ok(table) => table,
            Err(fault) => return Ok(refused(asker, &fault)),
        };
        if table.resumes() {
            asker.unless(self.lends_its_machines(asker, &table).await?)?;
        }
        // Others may have been quicker while this one was read.
        let known = self.store.tables(Which::FromRecord(&sheet.digest)).await?;
        let known: Vec<i64> = known.iter().map(|line| line.id).collect();
        let defaults = asker.or_tell(self.admits_record(asker).await?)?;
        if let Some(answers) = self.no_room(asker, &sheet, manner, again).await? {
            return Ok(answers);
        }
        asker.unless(self.unwilling(asker, &asked).await?)?;
        let table = self.take_own_seats(table, &me, self.clock.now())?;
        let known = (!again).then_some(known.as_slice());
        match self.keep(asker, &table, &people, defaults.threads, known).await? {
            Some(answers) => Ok(answers),
            // And while it was stored.
            None => Box::pin(self.import(asker, Some(manner), again, seats)).await,
        }
    }

    /// What holds for a record where somebody brings it in; or why they may bring in none just now.
    async fn admits_record(&self, asker: &Asker<'_>) -> Result<Result<TableDefaults, Message>, Fault> {
        let daily = self.settings.limits.imports_per_day;
        let since = a_day_before(self.clock.now());
        if !Limits::admits(daily, self.store.imports_of(&asker.who.id, since).await?) {
            return Ok(Err(Message::new("record-too-often").with("count", i64::from(daily))));
        }
        self.defaults(asker).await
    }

    /// The answer for a record that is here already, or whose table has no room.
    async fn no_room(
        &self,
        asker: &Asker<'_>,
        sheet: &Sheet,
        manner: Manner,
        again: bool,
    ) -> Result<Option<Vec<Answer>>, Stop> {
        if !again && let Some(answers) = self.known(asker, sheet).await? {
            return Ok(Some(answers));
        }
        if manner == Manner::Resumed
            && let Err(why) = self.room_for_table(&asker.who.id, asker.place.server.as_deref(), true).await?
        {
            return Ok(Some(asker.tell(&why)));
        }
        Ok(None)
    }

    /// Of a game that goes on, whoever brings it in sits down at once on what is theirs; and nobody knows
    /// beforehand what will be drawn.
    fn take_own_seats(&self, table: Table, me: &Player, now: Timestamp) -> Result<Table, Fault> {
        if !table.resumes() {
            return Ok(table);
        }
        let mut table = table.reseeded(self.new_seed());
        for seat in table.invitations_of(&me.id).iter() {
            table = table.sit(me, Some(seat), now)?.table;
        }
        Ok(table)
    }

    async fn keep(
        &self,
        asker: &Asker<'_>,
        table: &Table,
        people: &[Player],
        threads: bool,
        known: Option<&[i64]>,
    ) -> Result<Option<Vec<Answer>>, Stop> {
        let now = self.clock.now();
        let room = self.room(table.venue().server.as_deref()).await?;
        let posts = match table.status() {
            Status::Lobby | Status::Playing => of_new(table, threads),
            Status::Over | Status::Abandoned => vec![Announcement::Lobby.announce(0, 0)],
        };
        let most = (self.settings.limits.imports_per_day, a_day_before(now));
        let by = Importer { member: Some(&asker.who.id), heard: asker.heard, room, known, most };
        Ok(match self.store.bring_in(table, people, &posts, by, now).await? {
            Created::Done(table) => {
                self.queued.notify_one();
                Some(vec![brought(asker, &table)])
            }
            Created::HeardBefore | Created::TooLate => Some(Vec::new()),
            Created::Full(full) => Some(asker.tell(&no_room(&room, full))),
            Created::Stale => None,
        })
    }

    /// The answer for a record that is here already, where the asker may see it.
    async fn known(&self, asker: &Asker<'_>, sheet: &Sheet) -> Result<Option<Vec<Answer>>, Stop> {
        for TableLine { id, .. } in self.store.tables(Which::FromRecord(&sheet.digest)).await? {
            let Some(table) = self.table(id).await?.filter(|table| may_see(asker, table)) else { continue };
            let answer = private(asker.of(table.game()).say(&of_table("record-known", id)));
            return Ok(Some(vec![with_buttons(answer, [board_button(asker, &table)])]));
        }
        Ok(None)
    }
}

fn a_day_before(now: Timestamp) -> Timestamp {
    now.saturating_sub(SignedDuration::from_hours(24)).unwrap_or(now)
}

/// What is said of a record that cannot be brought in.
fn refused(asker: &Asker<'_>, fault: &record::Fault) -> Vec<Answer> {
    asker.tell(&Message::new("record-not-taken").with("why", fault.say(asker.language)))
}

/// What is said of one that was.
fn brought(asker: &Asker<'_>, table: &Arc<Table>) -> Answer {
    let speaker = asker.of(table.game());
    let id = match table.status() {
        Status::Lobby => "record-brought-resumed",
        Status::Playing => "record-brought-on",
        _ if table.is_unfinished() => "record-brought-unfinished",
        Status::Over | Status::Abandoned => "record-brought-archived",
    };
    let count = table.origin().map_or(0, |origin| origin.entries);
    let message = speaker.of_table(id, table.id()).with("count", count as i64);
    with_buttons(private(speaker.say(&message)), [board_button(asker, table)])
}

fn board_button(asker: &Asker<'_>, table: &Table) -> Option<crate::chat::Button> {
    press("board", &[&table.id(), &shown_now(table)]).plain(asker.say(&Message::new("button-board")))
}

/// The people of a record as guests: known by name alone, and nobody's members.
#[must_use]
pub fn guests(people: &[Someone]) -> Vec<Player> {
    let nth =
        |index: usize, name: &str| people.iter().take(index + 1).filter(|other| other.name == name).count();
    let named = people.iter().enumerate();
    named
        .map(|(index, someone)| Player {
            id: guest(&someone.name, nth(index, &someone.name)),
            name: sanitize::name(&someone.name, "?"),
        })
        .collect()
}

/// For whom the seats of a game that goes on are: as typed, else for whoever has the id or the name that the
/// record tells, else open.
fn chairs(asker: &Asker<'_>, sheet: &Sheet, typed: &str) -> Result<Vec<Chair>, Message> {
    let mut named = seats_named(asker, sheet.game, typed)?;
    let seats = (0..sheet.game.seats().len()).filter_map(|index| u8::try_from(index).ok()).map(Seat);
    let chair = |seat: Seat| {
        if let Some(chair) = named.get_mut(seat.index()).and_then(Option::take) {
            return chair;
        }
        let player = sheet.person_at(seat).and_then(|index| here(asker, &sheet.people, index));
        player.map_or(Chair::Open, Chair::Invited)
    };
    let chairs: Vec<Chair> = seats.map(chair).collect();
    if chairs.iter().all(Chair::is_machines) {
        return Err(Message::new("machine-alone").with("seat", example_seat(asker.language, sheet.game)));
    }
    Ok(chairs)
}

/// Somebody of a record among the people here.
fn here(asker: &Asker<'_>, people: &[Someone], index: usize) -> Option<Player> {
    let someone = people.get(index)?;
    let known = || std::iter::once(asker.who).chain(asker.known);
    if let Some(id) = &someone.id
        && let Some(person) = known().find(|person| person.id == *id)
    {
        return Some(person.player());
    }
    let name = someone.name.to_lowercase();
    if people.iter().filter(|other| other.name.to_lowercase() == name).count() > 1 {
        return None;
    }
    let mut called: Vec<&Person> = known().filter(|person| person.name.to_lowercase() == name).collect();
    called.dedup_by(|a, b| a.id == b.id);
    let first = called.first()?;
    called.iter().all(|person| person.id == first.id).then(|| first.player())
}
