//! Finding the table that is meant.

use crate::desk::{Answer, Answers, Asker, Desk, Fault, Person, Place, Stop, private, with_buttons};
use crate::wording::{Speaker, asked, free_seats, masked, of_table};
use liege_store::{StoreError, TableLine, Which};
use liege_table::{Status, Table, Urgency};
use liege_words::Message;
use std::sync::Arc;

/// The most ended tables that are offered to a member who plays at none.
const ENDED: u32 = 10;

/// The table that is meant, or the answer that asks or explains.
pub enum Found {
    /// The table is clear.
    Table(Arc<Table>),
    /// The table is not clear: it could be any of these.
    Several(Vec<Arc<Table>>),
    /// There is none; the message says why.
    None(Message),
}

/// Whether a member may see a table from the place where they are. Its players, the invited, members asked to
/// take over a seat, and the host see it from anywhere; others only on its server, if they can see its
/// channel. Direct messages are a separate place for each member.
pub fn may_see(asker: &Asker<'_>, table: &Table) -> bool {
    sees(asker.who, asker.place, table)
}

/// Whether a person may see a table from a place, as [`may_see`] says.
pub fn sees(who: &Person, place: &Place, table: &Table) -> bool {
    let venue = table.venue();
    let here = match (&venue.server, &place.server) {
        (Some(server), Some(here)) => server == here && !who.rights.hidden.contains(&venue.channel),
        (None, None) => venue.channel == place.channel,
        _ => false,
    };
    here || concerns(table, &who.id)
}

/// Whether a member has a part in a table, so that they see it from anywhere.
pub fn concerns(table: &Table, who: &str) -> bool {
    table.host().id == who
        || !table.seats_of(who).is_empty()
        || !table.invitations_of(who).is_empty()
        || asks(table, who)
}

/// Whether a member is asked to take over a seat.
fn asks(table: &Table, who: &str) -> bool {
    table.ledger().open().any(|deal| asked(deal) == Some(who))
}

/// Says that a table is not shown to a member in this place. That it is played elsewhere is said only if both
/// places are servers and differ.
pub fn unseen(asker: &Asker<'_>, table: &Table) -> Message {
    let (there, here) = (&table.venue().server, &asker.place.server);
    let elsewhere = there.is_some() && here.is_some() && there != here;
    of_table(if elsewhere { "table-elsewhere" } else { "table-others" }, table.id())
}

/// The purpose for which a table is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// A move or act: tables where the member plays, or else those that ask them to.
    Acting,
    /// Taking a seat: tables in their lobby, or with a free seat.
    Joining,
    /// A look at any table that the member has to do with.
    Looking,
}

/// Whether a member could sit down at a table.
fn is_joinable(table: &Table, who: &str) -> bool {
    match table.status() {
        Status::Lobby => true,
        // While seats are dealt, only the member who is to choose takes one.
        Status::Playing if table.is_dealing() => is_choosing(table, who),
        Status::Playing => free_seats(table) > 0,
        Status::Over | Status::Abandoned => false,
    }
}

/// Whether a member is to choose a seat that is dealt.
fn is_choosing(table: &Table, who: &str) -> bool {
    table.chooser().is_some_and(|chooser| chooser.id == who)
}

/// Sorts tables so that the one that has waited longest comes first, by public knowledge: the store's own
/// times also count private actions.
pub fn longest_waiting_first(tables: &mut [Arc<Table>]) {
    tables.sort_by_key(|table| (table.seen_changed(), table.id()));
}

/// Returns the table of a button; if it no longer exists, ends the command with a message.
pub(crate) async fn table_of_button(desk: &Desk, asker: &Asker<'_>, id: i64) -> Result<Arc<Table>, Stop> {
    let gone = || asker.stop(&Message::new("button-gone"));
    table_of(desk, asker, id).await?.ok_or_else(gone)
}

/// Returns the table with this id. It is not loaded again if it was found before the command ran.
pub(crate) async fn table_of(desk: &Desk, asker: &Asker<'_>, id: i64) -> Result<Option<Arc<Table>>, Fault> {
    match asker.found.as_ref().filter(|found| found.id() == id) {
        Some(found) => Ok(Some(desk.store.newest_in_memory(found))),
        None => desk.table(id).await,
    }
}

/// Returns the table of this place: of its thread, of the message replied to, or the only one played in this
/// channel.
pub(crate) async fn table_here(desk: &Desk, asker: &Asker<'_>) -> Result<Option<Arc<Table>>, Fault> {
    if let Some(message) = asker.reply_to
        && let Some(line) = desk.store.tables(Which::OfMessage(message)).await?.first()
    {
        return Ok(desk.table(line.id).await?.filter(|table| may_see(asker, table)));
    }
    match desk.store.tables(Which::Here(&asker.place.channel)).await?.as_slice() {
        [only] => desk.table(only.id).await,
        [] => match desk.store.tables(Which::NewestAt(&asker.place.channel)).await?.first() {
            // A thread belongs to its table forever.
            Some(ended) if ended.thread.as_deref() == Some(asker.place.channel.as_str()) => {
                desk.table(ended.id).await
            }
            _ => Ok(None),
        },
        _ => Ok(None),
    }
}

/// The tables at which the asker plays a game that is on.
pub(crate) async fn tables_playing(desk: &Desk, asker: &Asker<'_>) -> Result<Vec<Arc<Table>>, Fault> {
    let mut lines = desk.store.tables(Which::Of(&asker.who.id)).await?;
    lines.retain(|line| line.status == Status::Playing);
    let mut tables = tables_on(desk, lines).await?;
    tables.retain(|table| table.plays(&asker.who.id));
    Ok(tables)
}

/// The tables of these lines. One that cannot be replayed any more must not keep its players from
/// their others: it is left out, and a fault is told where it is asked for by number.
pub(crate) async fn tables_on(desk: &Desk, lines: Vec<TableLine>) -> Result<Vec<Arc<Table>>, Fault> {
    let mut tables = Vec::with_capacity(lines.len());
    for line in lines {
        match desk.table(line.id).await {
            Ok(table) => tables.extend(table),
            Err(fault @ Fault::Store(StoreError::Broken { .. })) => {
                tracing::error!(table = line.id, %fault, "a table is left out");
            }
            Err(fault) => return Err(fault),
        }
    }
    Ok(tables)
}

/// Returns the tables that ask a member without a seat to take one over.
pub(crate) async fn tables_asking(desk: &Desk, member: &str) -> Result<Vec<Arc<Table>>, Fault> {
    let mut asking = Vec::new();
    for line in desk.store.tables(Which::Asked(member)).await? {
        asking.extend(table_or_none(desk, line.id).await?.filter(|table| asks(table, member)));
    }
    Ok(asking)
}

/// Finds the table that a command means.
pub(crate) async fn find(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    wanted: For,
) -> Result<Found, Fault> {
    let Some(id) = named else {
        let here = table_here(desk, asker).await?;
        return find_from(desk, asker, here, wanted).await;
    };
    Ok(match table_of(desk, asker, id).await? {
        None => Found::None(of_table("table-unknown", id)),
        Some(table) if !may_see(asker, &table) => Found::None(unseen(asker, &table)),
        Some(table) => Found::Table(table),
    })
}

/// Finds the table of a command that names none; `here`: the table of this place, if there is one.
pub(crate) async fn find_from(
    desk: &Desk,
    asker: &Asker<'_>,
    here: Option<Arc<Table>>,
    wanted: For,
) -> Result<Found, Fault> {
    // A move means a table that has not begun only if no other table fits.
    let mut lobby = None;
    let named = |table: &Table| {
        asker.reply_to.is_some() || table.venue().thread.as_deref() == Some(asker.place.channel.as_str())
    };
    if let Some(table) = here {
        // In a channel without threads, an ended table must not hide others.
        let fits = match wanted {
            For::Joining => is_joinable(&table, &asker.who.id),
            For::Acting => named(&table) || table.plays(&asker.who.id),
            For::Looking => true,
        };
        if fits && wanted == For::Acting && table.status() == Status::Lobby && !named(&table) {
            lobby = Some(table);
        } else if fits {
            return Ok(Found::Table(table));
        }
    }
    let mut lines = desk.store.tables(Which::Of(&asker.who.id)).await?;
    match wanted {
        For::Acting => lines.retain(|line| line.status == Status::Playing),
        For::Joining => lines.retain(|line| matches!(line.status, Status::Lobby | Status::Playing)),
        For::Looking if lines.is_empty() => {
            // Only the latest ended tables matter: years of games are not replayed.
            lines = desk.store.tables(Which::EndedOf(&asker.who.id, ENDED)).await?;
        }
        For::Looking => {}
    }
    let mut theirs = tables_on(desk, lines).await?;
    if theirs.iter().any(|table| table.status() == Status::Playing) {
        longest_waiting_first(&mut theirs);
    }
    let urgency = |table: &Arc<Table>| table.urgency(&asker.who.id);
    let mut fitting: Vec<Arc<Table>> = match wanted {
        For::Joining => theirs
            .iter()
            .filter(|t| urgency(t) == Urgency::Invited || is_choosing(t, &asker.who.id))
            .cloned()
            .collect(),
        For::Acting => {
            let turns: Vec<_> = theirs.iter().filter(|t| urgency(t) == Urgency::Turn).cloned().collect();
            if turns.is_empty() {
                theirs.iter().filter(|t| t.status() == Status::Playing).cloned().collect()
            } else {
                turns
            }
        }
        For::Looking => {
            let best = theirs.iter().map(urgency).min();
            theirs.iter().filter(|t| Some(urgency(t)) == best).cloned().collect()
        }
    };
    if fitting.is_empty() && wanted == For::Joining {
        // These include tables played in a thread of this channel.
        let lines = desk.store.tables(Which::At(&asker.place.channel)).await?;
        fitting = tables_on(desk, lines).await?;
        fitting.retain(|table| is_joinable(table, &asker.who.id));
    }
    if fitting.is_empty() && wanted == For::Acting {
        fitting = tables_asking(desk, &asker.who.id).await?;
    }
    if fitting.is_empty() {
        fitting.extend(lobby);
    }
    Ok(match fitting.len() {
        0 if wanted == For::Joining => Found::None(Message::new("table-lobby-none")),
        0 => Found::None(Message::new("table-none")),
        1 => Found::Table(fitting.remove(0)),
        _ => Found::Several(fitting),
    })
}

/// Asks which of several tables is meant; `press` makes the button of each.
pub(crate) fn ask_which(
    asker: &Asker<'_>,
    question: &Message,
    tables: &[Arc<Table>],
    press: impl Fn(&Table) -> crate::desk::button_id::Press,
) -> Vec<Answer> {
    let buttons = tables.iter().map(|table| {
        let speaker = Speaker { language: asker.language, game: table.game() };
        press(table).plain(speaker.say(&speaker.of_table("table-button", table.id())))
    });
    vec![with_buttons(private(asker.say(question)), buttons)]
}

/// Returns a table of a list; one that can't be replayed must not hide the others, so it gives `None`.
pub(crate) async fn table_or_none(desk: &Desk, id: i64) -> Result<Option<Arc<Table>>, Fault> {
    match desk.store.table(id).await {
        Err(StoreError::Broken { table, what }) => {
            tracing::error!(table, what, "a table is left out");
            Ok(None)
        }
        table => Ok(table?),
    }
}

/// Refuses, at an anonymous table, text that a player (or a member asked to take over a seat) types where
/// others can read it: it would show their seat. The answer says how to send it instead.
pub fn gives_away(asker: &Asker<'_>, table: &Table) -> Option<Vec<Answer>> {
    let read = asker.typed && asker.place.server.is_some();
    let who = asker.who.id.as_str();
    let invited = || table.ledger().open().any(|deal| asked(deal) == Some(who));
    let plays = table.status() == Status::Playing && (!table.seats_of(who).is_empty() || invited());
    (masked(table) && read && plays).then(|| asker.tell(&of_table("herald-gives-away", table.id())))
}

/// Answers a button whose table no longer exists, or that no version of Liege has made.
#[allow(clippy::unnecessary_wraps, reason = "it is what a button comes to")]
pub fn button_gone(asker: &Asker<'_>) -> Answers {
    Ok(asker.tell(&Message::new("button-gone")))
}
