//! The defaults of a new table: settings of the server, and rights of its members.

use crate::desk::{Asker, Desk, Fault, Place};
use crate::wording::{Term, pairs, quoted};
use liege_store::Openers;
use liege_table::Terms;
use liege_table::reminding::Zone;
use liege_words::{Language, Message};

/// A server's settings for a new table.
pub struct TableDefaults {
    /// The terms, if its creator names none.
    pub terms: Terms,
    /// The terms that the server has set.
    pub settled: Vec<Term>,
    /// The language of its posts, if the server has set one.
    pub language: Option<Language>,
    /// Whether it gets a thread.
    pub threads: bool,
    /// The time zone for times of day that name none.
    pub zone: Option<Zone>,
    /// The forum in which the table becomes a post, if tables are opened there and not in the present
    /// channel.
    pub forum: Option<String>,
}

/// Returns the language of a table's public posts.
pub fn language_at(place: &Place, defaults: &TableDefaults, desk: &Desk, asker: &Asker<'_>) -> Language {
    let own = if place.server.is_some() { desk.settings.language } else { asker.language };
    defaults.language.or(place.locale).unwrap_or(own)
}

/// Returns the terms that settings like `time=5d press=private` give to a new table, and which terms they
/// set. `zone`: the time zone for times of day that name none.
///
/// # Errors
/// The sentence that says which setting is wrong, and the right form.
pub fn default_terms(settings: &str, zone: Option<&Zone>) -> Result<(Terms, Vec<Term>), Message> {
    let mut terms = Terms::default();
    let mut settled = Vec::new();
    let all = || Term::all().map(Term::id).collect::<Vec<_>>().join(", ");
    let unknown =
        |name: &str| Message::new("server-default-unknown").with("name", quoted(name)).with("all", all());
    for (name, value) in pairs(settings).map_err(|word| unknown(&word))? {
        let term = Term::called(&name).ok_or_else(|| unknown(&name))?;
        term.settle(&mut terms, &term.in_zone(value, zone))?;
        settled.push(term);
    }
    Ok((terms, settled))
}

/// Returns the defaults for a table that somebody opens here.
///
/// # Errors
/// The sentence that says where, or by whom, tables are opened on this server.
pub(crate) async fn table_defaults(
    desk: &Desk,
    asker: &Asker<'_>,
) -> Result<Result<TableDefaults, Message>, Fault> {
    let zone = zone_meant(desk, asker).await?;
    let Some(id) = asker.place.server.as_deref() else {
        return Ok(Ok(TableDefaults { zone, ..defaults_of(desk, None).await? }));
    };
    let server = desk.store.server(id).await?;
    let channel = asker.place.parent.as_deref().unwrap_or(&asker.place.channel);
    if server.closed {
        return Ok(Err(Message::new("server-closed")));
    }
    let mut forum = None;
    if !server.channels.is_empty() && server.channels.iter().all(|known| known != channel) {
        // Nobody can type in a forum itself, so tables in it are opened from anywhere.
        let rights = &asker.who.rights;
        let open = |id: &&String| rights.forums.contains(id) && !rights.hidden.contains(id);
        forum = server.channels.iter().find(open).cloned();
        if forum.is_none() {
            let message = Message::new("server-elsewhere").with("channels", channels(&server.channels));
            return Ok(Err(message));
        }
    }
    let may = match &server.openers {
        Openers::Everybody => true,
        Openers::Managers => asker.who.rights.manages,
        Openers::Role(role) => asker.who.rights.manages || asker.who.rights.roles.contains(role),
    };
    if !may {
        return Ok(Err(Message::new("server-openers").with("who", openers(asker, &server.openers))));
    }
    Ok(Ok(TableDefaults { zone, forum, ..defaults_of(desk, Some(id)).await? }))
}

/// Returns the defaults for a table on a server, whoever opens it; in direct messages they are the usual
/// ones.
pub(crate) async fn defaults_of(desk: &Desk, server: Option<&str>) -> Result<TableDefaults, Fault> {
    let Some(id) = server else {
        let (terms, settled) = (Terms::default(), Vec::new());
        let threads = desk.settings.threads;
        return Ok(TableDefaults { terms, settled, language: None, threads, zone: None, forum: None });
    };
    let server = desk.store.server(id).await?;
    // Settings that an older program stored may be unreadable; then the usual ones are used.
    let zone = server.zone.clone().unwrap_or_default();
    let (terms, settled) = default_terms(&server.defaults, Some(&zone)).unwrap_or_default();
    let threads = server.threads.unwrap_or(desk.settings.threads);
    Ok(TableDefaults { terms, settled, language: server.language, threads, zone: server.zone, forum: None })
}

/// Returns the time zone of the server where somebody writes.
pub(crate) async fn zone_here(desk: &Desk, asker: &Asker<'_>) -> Result<Option<Zone>, Fault> {
    Ok(match asker.place.server.as_deref() {
        Some(id) => desk.store.server(id).await?.zone,
        None => None,
    })
}

/// Returns the time zone for a member's times of day that name none: their own, else the server's.
pub(crate) async fn zone_meant(desk: &Desk, asker: &Asker<'_>) -> Result<Option<Zone>, Fault> {
    let reminder_settings = desk.store.reminder_settings(&asker.who.id).await?;
    let known = reminder_settings.zone_chosen || reminder_settings.zone != Zone::default();
    if known { Ok(Some(reminder_settings.zone)) } else { zone_here(desk, asker).await }
}

/// Whether a table's posts go to a thread of its own.
pub(crate) async fn threads_at(desk: &Desk, server: Option<&str>) -> Result<bool, Fault> {
    Ok(match server {
        Some(id) => desk.store.server(id).await?.threads.unwrap_or(desk.settings.threads),
        None => false,
    })
}

pub(crate) fn channels(ids: &[String]) -> String {
    ids.iter().map(|id| format!("<#{id}>")).collect::<Vec<_>>().join(", ")
}

pub(crate) fn openers(asker: &Asker<'_>, openers: &Openers) -> String {
    match openers {
        Openers::Everybody => asker.say(&Message::new("server-everybody")),
        Openers::Managers => asker.say(&Message::new("server-managers")),
        Openers::Role(id) => format!("<@&{id}>"),
    }
}
