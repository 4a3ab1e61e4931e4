//! Which table is meant.

use crate::desk::{Answer, Answers, Asker, Desk, Fault, Stop, private, with_buttons};
use crate::wording::{Speaker, asked, free_seats, masked, of_table};
use liege_store::{StoreError, TableLine, Which};
use liege_table::{Status, Table, Urgency};
use liege_words::Message;
use std::sync::Arc;

/// How many ended tables are offered to somebody who plays at none.
const ENDED: u32 = 10;

/// The table meant, or the answer that asks or explains.
pub enum Found {
    /// This one.
    Table(Arc<Table>),
    /// Not clear: these could be.
    Several(Vec<Arc<Table>>),
    /// None; this is what to say.
    None(Message),
}

/// Whether somebody may see a table from where they are: who plays, is invited, is asked to take a seat
/// over, or is the host, from anywhere; others only on its server, if they can see its channel. Direct messages are a
/// place of their own for each member.
pub fn may_see(asker: &Asker<'_>, table: &Table) -> bool {
    let venue = table.venue();
    let here = match (&venue.server, &asker.place.server) {
        (Some(server), Some(here)) => server == here && !asker.who.rights.hidden.contains(&venue.channel),
        (None, None) => venue.channel == asker.place.channel,
        _ => false,
    };
    here || concerns(table, &asker.who.id)
}

/// Whether a table is somebody's own: they see it from wherever they are.
pub fn concerns(table: &Table, who: &str) -> bool {
    table.host().id == who
        || !table.seats_of(who).is_empty()
        || !table.invitations_of(who).is_empty()
        || asks(table, who)
}

/// Whether somebody is asked to take a seat over.
fn asks(table: &Table, who: &str) -> bool {
    table.ledger().open().any(|deal| asked(deal) == Some(who))
}

/// That a table is not shown to somebody where they are. That it is played elsewhere is said only where there are
/// two servers to be told apart.
pub fn unseen(asker: &Asker<'_>, table: &Table) -> Message {
    let (there, here) = (&table.venue().server, &asker.place.server);
    let elsewhere = there.is_some() && here.is_some() && there != here;
    of_table(if elsewhere { "table-elsewhere" } else { "table-others" }, table.id())
}

/// What the table is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// A move or act: tables where the member plays, or else those that ask them to.
    Acting,
    /// Taking a seat: tables still in their lobby, or with a seat that has become free.
    Joining,
    /// Anything about a table the member has to do with.
    Looking,
}

/// Whether somebody could sit down at a table.
fn is_joinable(table: &Table, who: &str) -> bool {
    match table.status() {
        Status::Lobby => true,
        // While seats are dealt, only whoever is to choose takes one.
        Status::Playing if table.is_dealing() => is_choosing(table, who),
        Status::Playing => free_seats(table) > 0,
        Status::Over | Status::Abandoned => false,
    }
}

/// Whether a member is to choose a seat that is dealt.
fn is_choosing(table: &Table, who: &str) -> bool {
    table.chooser().is_some_and(|chooser| chooser.id == who)
}

/// Puts the table first that has waited longest, as far as everybody knows: the store counts what was done in
/// private as well.
pub fn longest_waiting_first(tables: &mut [Arc<Table>]) {
    tables.sort_by_key(|table| (table.seen_changed(), table.id()));
}

/// The table of a button; where there is none any more, that is said.
pub(crate) async fn table_of_button(desk: &Desk, asker: &Asker<'_>, id: i64) -> Result<Arc<Table>, Stop> {
    let gone = || asker.stop(&Message::new("button-gone"));
    table_of(desk, asker, id).await?.ok_or_else(gone)
}

/// The table of that number. It is not read again if it was found before the command was carried out.
pub(crate) async fn table_of(desk: &Desk, asker: &Asker<'_>, id: i64) -> Result<Option<Arc<Table>>, Fault> {
    match asker.found.as_ref().filter(|found| found.id() == id) {
        Some(found) => Ok(Some(desk.store.newest_in_memory(found))),
        None => desk.table(id).await,
    }
}

/// The table whose place this is: its thread, the message replied to, or the only one played in this
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
            // A thread belongs to its table for ever.
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

/// The tables that ask somebody without a seat to take one over.
pub(crate) async fn tables_asking(desk: &Desk, member: &str) -> Result<Vec<Arc<Table>>, Fault> {
    let mut asking = Vec::new();
    for line in desk.store.tables(Which::Asked(member)).await? {
        asking.extend(table_or_none(desk, line.id).await?.filter(|table| asks(table, member)));
    }
    Ok(asking)
}

/// The table meant by a command.
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

/// The table meant by a command that names none; `here`: the table whose place this is, if it is one's.
pub(crate) async fn find_from(
    desk: &Desk,
    asker: &Asker<'_>,
    here: Option<Arc<Table>>,
    wanted: For,
) -> Result<Found, Fault> {
    // A table that has not begun is meant by a move only where no other can be.
    let mut lobby = None;
    let named = |table: &Table| {
        asker.reply_to.is_some() || table.venue().thread.as_deref() == Some(asker.place.channel.as_str())
    };
    if let Some(table) = here {
        // In a channel without threads a table that is over does not stand in the way of others.
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
            // Of what is over only the latest matters: years of games are not to be replayed.
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
        // Also those that went on in a thread of this channel.
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

/// A table that is looked at among others: one that can't be replayed any more must not hide these.
pub(crate) async fn table_or_none(desk: &Desk, id: i64) -> Result<Option<Arc<Table>>, Fault> {
    match desk.store.table(id).await {
        Err(StoreError::Broken { table, what }) => {
            tracing::error!(table, what, "a table is left out");
            Ok(None)
        }
        table => Ok(table?),
    }
}

/// At an anonymous table, what a player (or who is asked to become one) types where others read it gives
/// their seat away: it is not taken, and they are told how else to say it.
pub fn gives_away(asker: &Asker<'_>, table: &Table) -> Option<Vec<Answer>> {
    let read = asker.typed && asker.place.server.is_some();
    let who = asker.who.id.as_str();
    let invited = || table.ledger().open().any(|deal| asked(deal) == Some(who));
    let plays = table.status() == Status::Playing && (!table.seats_of(who).is_empty() || invited());
    (masked(table) && read && plays).then(|| asker.tell(&of_table("herald-gives-away", table.id())))
}

/// What is said of a button whose table is no more, or that no version of Liege has made.
#[allow(clippy::unnecessary_wraps, reason = "it is what a button comes to")]
pub fn button_gone(asker: &Asker<'_>) -> Answers {
    Ok(asker.tell(&Message::new("button-gone")))
}
