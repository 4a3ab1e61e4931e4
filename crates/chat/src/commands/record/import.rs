//! `import`: a record from a file becomes a table here.
//!
//! A finished game is kept; an unfinished one continues when its seats are taken again. The players of the
//! record are guests here, known by name only. So nobody can invent games of a member by importing a file,
//! and nobody holds a seat without having asked for it here.

use crate::Person;
use crate::announce::{Announcement, of_new};
use crate::desk::blocklist::unwilling;
use crate::desk::defaults::{TableDefaults, table_defaults};
use crate::desk::elsewhere::lends_its_machines;
use crate::desk::fill_in::{before_form, form_button};
use crate::desk::limits::Limits;
use crate::desk::limits::admit::{self, no_room, room_for_table};
use crate::desk::new_table::venue_for;
use crate::desk::table_settings::seats_named;
use crate::desk::{Answer, Answers, Asker, Desk, Fault, Stop, may_see, press, private, with_buttons};
use crate::wording::{example_seat, of_table, sanitize, shown_now};
use jiff::{SignedDuration, Timestamp};
use liege_game::{self as game, Seat};
use liege_store::{Created, Importer, TableLine, Which};
use liege_table::record::{self, Plan, Sheet, Someone};
use liege_table::{Chair, Manner, Player, Status, Table, guest};
use liege_words::Message;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Lets one record be read and replayed at a time. A file can take as long as the limits of a record allow;
/// however many people send such files at once, the other cores stay free for players.
static READING: Semaphore = Semaphore::const_new(1);

/// Runs slow work with a record on a thread of its own.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
    let turn = READING.acquire().await.map_err(|closed| Fault::Stopped(closed.to_string()))?;
    let done = tokio::task::spawn_blocking(move || {
        // The permit is held until the work is done, even if nobody waits for it any more.
        let _turn = turn;
        work()
    });
    done.await.map_err(|stopped| Fault::Stopped(stopped.to_string()))
}

pub(crate) async fn import(
    desk: &Desk,
    asker: &Asker<'_>,
    manner: Option<Manner>,
    again: bool,
    seats: &str,
) -> Answers {
    let file = match asker.files {
        [file] => file,
        [] => {
            let none = before_form(desk, asker, asker.say(&Message::new("record-no-file")));
            return Ok(vec![with_buttons(none, [form_button(desk, asker, "import")])]);
        }
        _ => return Ok(asker.tell(&Message::new("record-several-files"))),
    };
    // This check comes first, so no work is done for a member who may not import; the check that decides
    // comes later.
    let defaults = asker.or_tell(admits_record(desk, asker).await?)?;
    let bytes = Arc::clone(&file.bytes);
    let sheet = match aside(move || record::read(&bytes, game::by_id, record::Texts::Known)).await? {
        Ok(sheet) => Arc::new(sheet),
        Err(fault) => return Ok(refused(asker, &fault)),
    };
    let over = sheet.is_over();
    let manner = manner.unwrap_or(if over { Manner::Archived } else { Manner::Resumed });
    if let Some(answers) = refuse_full(desk, asker, &sheet, manner, again).await? {
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
    asker.unless(unwilling(desk, asker, &asked).await?)?;
    let people = guests(&sheet.people);
    let plan = Plan {
        manner,
        people: people.clone(),
        chairs,
        host: me.clone(),
        venue: venue_for(desk, asker, &defaults),
        seed: desk.new_seed(),
        at: desk.now(),
    };
    let played = Arc::clone(&sheet);
    let table = match aside(move || played.table(plan)).await? {
        Ok(table) => table,
        Err(fault) => return Ok(refused(asker, &fault)),
    };
    if table.resumes() {
        asker.unless(lends_its_machines(desk, asker, &table).await?)?;
    }
    // Another member may have imported this record meanwhile.
    let known = desk.store.tables(Which::FromRecord(&sheet.digest)).await?;
    let known: Vec<i64> = known.iter().map(|line| line.id).collect();
    let defaults = asker.or_tell(admits_record(desk, asker).await?)?;
    if let Some(answers) = refuse_full(desk, asker, &sheet, manner, again).await? {
        return Ok(answers);
    }
    asker.unless(unwilling(desk, asker, &asked).await?)?;
    let table = take_own_seats(desk, table, &me, desk.now())?;
    let known = (!again).then_some(known.as_slice());
    match keep(desk, asker, &table, &people, defaults.threads, known).await? {
        Some(answers) => Ok(answers),
        // Another member stored this record first.
        None => Box::pin(import(desk, asker, Some(manner), again, seats)).await,
    }
}

/// Returns the defaults for a record that a member imports; or the reason why they may import none now.
async fn admits_record(desk: &Desk, asker: &Asker<'_>) -> Result<Result<TableDefaults, Message>, Fault> {
    let daily = desk.settings.limits.imports_per_day;
    let since = a_day_before(desk.now());
    if !Limits::admits(daily, desk.store.imports_of(&asker.who.id, since).await?) {
        return Ok(Err(Message::new("record-too-often").with("count", i64::from(daily))));
    }
    table_defaults(desk, asker).await
}

/// Answers for a record that is here already, or whose table has no room.
async fn refuse_full(
    desk: &Desk,
    asker: &Asker<'_>,
    sheet: &Sheet,
    manner: Manner,
    again: bool,
) -> Result<Option<Vec<Answer>>, Stop> {
    if !again && let Some(answers) = known(desk, asker, sheet).await? {
        return Ok(Some(answers));
    }
    if manner == Manner::Resumed
        && let Err(why) = room_for_table(desk, &asker.who.id, asker.place.server.as_deref(), true).await?
    {
        return Ok(Some(asker.tell(&why)));
    }
    Ok(None)
}

/// Prepares an unfinished game: the member who imports it takes their own seats at once. Future draws get a
/// new seed, so nobody knows them beforehand.
fn take_own_seats(desk: &Desk, table: Table, me: &Player, now: Timestamp) -> Result<Table, Fault> {
    if !table.resumes() {
        return Ok(table);
    }
    let mut table = table.reseeded(desk.new_seed());
    for seat in table.invitations_of(&me.id).iter() {
        table = table.sit(me, Some(seat), now)?.table;
    }
    Ok(table)
}

async fn keep(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    people: &[Player],
    threads: bool,
    known: Option<&[i64]>,
) -> Result<Option<Vec<Answer>>, Stop> {
    let now = desk.now();
    let room = admit::room(desk, table.venue().server.as_deref()).await?;
    let posts = match table.status() {
        Status::Lobby | Status::Playing => of_new(table, threads),
        Status::Over | Status::Abandoned => vec![Announcement::Lobby.announce(0, 0)],
    };
    let most = (desk.settings.limits.imports_per_day, a_day_before(now));
    let by = Importer { member: Some(&asker.who.id), heard: asker.heard, room, known, most };
    Ok(match desk.store.bring_in(table, people, &posts, by, now).await? {
        Created::Done(table) => {
            desk.queued.notify_one();
            Some(vec![brought(asker, &table)])
        }
        Created::HeardBefore | Created::TooLate => Some(Vec::new()),
        Created::Full(full) => Some(asker.tell(&no_room(&room, full))),
        Created::Stale => None,
    })
}

/// Returns the answer for a record that is here already, if the asker may see its table.
async fn known(desk: &Desk, asker: &Asker<'_>, sheet: &Sheet) -> Result<Option<Vec<Answer>>, Stop> {
    for TableLine { id, .. } in desk.store.tables(Which::FromRecord(&sheet.digest)).await? {
        let Some(table) = desk.table(id).await?.filter(|table| may_see(asker, table)) else { continue };
        let answer = private(asker.of(table.game()).say(&of_table("record-known", id)));
        return Ok(Some(vec![with_buttons(answer, [board_button(asker, &table)])]));
    }
    Ok(None)
}

fn a_day_before(now: Timestamp) -> Timestamp {
    now.saturating_sub(SignedDuration::from_hours(24)).unwrap_or(now)
}

/// Says why a record cannot be imported.
fn refused(asker: &Asker<'_>, fault: &record::Fault) -> Vec<Answer> {
    asker.tell(&Message::new("record-not-taken").with("why", fault.say(asker.language)))
}

/// Says that a record was imported.
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

fn board_button(asker: &Asker<'_>, table: &Table) -> Option<crate::Button> {
    press("board", &[&table.id(), &shown_now(table)]).plain(asker.say(&Message::new("button-board")))
}

/// Returns the people of a record as guests: they have only a name, and are not members.
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

/// Returns the chairs of an unfinished game: as typed; else for the member with the id or the name in the
/// record; else open.
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

/// Finds a person of a record among the people here.
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
