//! The check whether a member has exceeded a limit.

use super::budget::{Budget, Spent};
use crate::desk::limits::share::Share;
use crate::desk::{Asker, Desk, ErrandRefused, Fault, Person, Stop};
use crate::wording::distance;
use jiff::{SignedDuration, Timestamp};
use liege_store::{Full, Room, Which};
use liege_words::Message;

/// Counts a request against its limits.
///
/// # Errors
/// The answer that replaces the command. It is empty for a member who was told already, unless they would see
/// no reaction at all.
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

/// Whether a member's files should be fetched: not while they have been told that the bot reads no more.
#[must_use]
pub fn takes_files(desk: &Desk, who: &Person) -> bool {
    let shut = |budget: &Budget| budget.shut_until(&who.id).is_some();
    !shut(&desk.rate_limiter.files) && !shut(&desk.rate_limiter.commands)
}

/// Whether a member gets completions now.
pub(crate) fn completes(desk: &Desk, who: &Person) -> bool {
    desk.rate_limiter.completions.spend(&who.id, &who.id) == Spent::Yes
}

/// Whether a member may look at a board of a page once more: as often as they get completions.
///
/// # Errors
/// The time that is left until they may again.
pub fn admits_look(desk: &Desk, who: &Person) -> Result<(), SignedDuration> {
    match desk.rate_limiter.completions.spend(&who.id, &who.id) {
        Spent::Yes => Ok(()),
        Spent::No(until) | Spent::Still(until) => Err(until.duration_since(desk.now())),
    }
}

/// Whether a program may send one more request with its token.
///
/// # Errors
/// The time at which it may again.
pub fn admits_request(desk: &Desk, token: i64) -> Result<(), Timestamp> {
    let token = token.to_string();
    match desk.rate_limiter.requests.spend(&token, &token) {
        Spent::Yes => Ok(()),
        Spent::No(until) | Spent::Still(until) => Err(until),
    }
}

/// Checks whether a host may have one more table; `waits`: it waits for players.
///
/// # Errors
/// The limit that is reached.
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

/// Returns the limits on the tables of a host and of a server.
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

/// Says why there is no room for one more table.
pub fn no_room(room: &Room, full: Full) -> Message {
    let (id, most) = match full {
        Full::Host => ("new-too-many", room.of_host),
        Full::Server => ("limit-server-tables", room.on_server),
        Full::Waiting => ("limit-server-waiting", room.waiting),
    };
    Message::new(id).with("count", i64::from(most))
}
