//! Whether somebody may ask for more.

use super::budget::{Budget, Spent};
use crate::desk::limits::share::Share;
use crate::desk::{Asker, Desk, ErrandRefused, Fault, Person, Stop};
use crate::wording::distance;
use jiff::Timestamp;
use liege_store::{Full, Room, Which};
use liege_words::Message;

/// Counts what is asked for.
///
/// # Errors
/// What is said instead of obeying; nothing at all to those who were told, unless they see no sign of their
/// having been heard otherwise.
pub(crate) async fn admit(desk: &Desk, asker: &Asker<'_>, shares: &[Share]) -> Result<(), Stop> {
    let idle =
        shares == [Share::Move] && desk.store.tables(Which::HeldBy(&asker.who.id, 1)).await?.is_empty();
    let shares = if idle { &[Share::Command] } else { shares };
    let Some((id, spent)) = desk.rate_limiter.take(&asker.who.id, asker.place.server.as_deref(), shares)
    else {
        return Ok(());
    };
    let told =
        |id: &'static str, until: Timestamp| asker.tell(&Message::new(id).with("when", distance(until)));
    if let (Some(errand), Spent::No(until) | Spent::Still(until)) = (asker.program, spent) {
        errand.refuse(ErrandRefused::TooMuch(until));
    }
    Err(Stop::Said(match spent {
        Spent::Yes => Vec::new(),
        Spent::No(until) => told(id, until),
        Spent::Still(_) if asker.typed => Vec::new(),
        Spent::Still(until) => told("limit-still", until),
    }))
}

/// Whether files of a member are worth fetching: not while they have been told that no more are read.
#[must_use]
pub fn takes_files(desk: &Desk, who: &Person) -> bool {
    let shut = |budget: &Budget| budget.shut_until(&who.id).is_some();
    !shut(&desk.rate_limiter.files) && !shut(&desk.rate_limiter.commands)
}

/// Whether a member is shown completions.
pub(crate) fn completes(desk: &Desk, who: &Person) -> bool {
    desk.rate_limiter.completions.spend(&who.id, &who.id) == Spent::Yes
}

/// Whether a program may ask once more with its token.
///
/// # Errors
/// When it may again.
pub fn admits_request(desk: &Desk, token: i64) -> Result<(), Timestamp> {
    let token = token.to_string();
    match desk.rate_limiter.requests.spend(&token, &token) {
        Spent::Yes => Ok(()),
        Spent::No(until) | Spent::Still(until) => Err(until),
    }
}

/// Whether one more table of a host has room; `waits`: it waits for players.
///
/// # Errors
/// What there is too much of.
pub(crate) async fn room_for_table(
    desk: &Desk,
    host: &str,
    server: Option<&str>,
    waits: bool,
) -> Result<Result<(), Message>, Fault> {
    let room = self::room(desk, server).await?;
    let full = desk.store.full(&room, (host, server), waits).await?;
    Ok(full.map_or(Ok(()), |full| Err(no_room(&room, full))))
}

/// How many tables there may be of one host, and on a server.
pub(crate) async fn room(desk: &Desk, server: Option<&str>) -> Result<Room, Fault> {
    let limits = desk.settings.limits;
    let settled = match server {
        Some(server) => desk.store.server(server).await?.tables,
        None => None,
    };
    Ok(Room {
        of_host: limits.tables_per_member,
        on_server: limits.tables_of(settled),
        waiting: limits.waiting_per_server,
    })
}

/// What is said where there is no room for one more table.
pub fn no_room(room: &Room, full: Full) -> Message {
    let (id, most) = match full {
        Full::Host => ("new-too-many", room.of_host),
        Full::Server => ("limit-server-tables", room.on_server),
        Full::Waiting => ("limit-server-waiting", room.waiting),
    };
    Message::new(id).with("count", i64::from(most))
}
