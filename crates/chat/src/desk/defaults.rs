//! The defaults of a new table: what a server has settled, and what its members may do there.

use crate::desk::{Asker, Desk, Fault, Place};
use crate::wording::{Term, pairs, quoted};
use liege_store::Openers;
use liege_table::Terms;
use liege_table::reminding::Zone;
use liege_words::{Language, Message};

/// What the settings of a server say of a new table.
pub struct TableDefaults {
    /// Its terms, where the one who creates it says nothing.
    pub terms: Terms,
    /// Which of them the server has settled.
    pub settled: Vec<Term>,
    /// The language of its posts, if that is settled.
    pub language: Option<Language>,
    /// Whether it gets a thread.
    pub threads: bool,
    /// The time zone of appointments of which none is named.
    pub zone: Option<Zone>,
    /// The forum it becomes a post of, where tables are opened there and not where somebody types.
    pub forum: Option<String>,
}

/// The language of a table's public posts.
pub fn language_at(place: &Place, defaults: &TableDefaults, desk: &Desk, asker: &Asker<'_>) -> Language {
    let own = if place.server.is_some() { desk.settings.language } else { asker.language };
    defaults.language.or(place.locale).unwrap_or(own)
}

/// The terms that settings like `time=5d press=private` give to a new table, and which they settle; `zone`: where hours
/// of the day are meant that name none.
///
/// # Errors
/// Which of them is wrong, and what would be right.
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

/// What holds for a table that somebody opens here.
///
/// # Errors
/// Where, or by whom, tables are opened on this server.
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
        // Nothing can be typed in a forum itself, so its tables are opened from anywhere.
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

/// What holds for a table on a server, whoever opens it; in direct messages it is as usual.
pub(crate) async fn defaults_of(desk: &Desk, server: Option<&str>) -> Result<TableDefaults, Fault> {
    let Some(id) = server else {
        let (terms, settled) = (Terms::default(), Vec::new());
        let threads = desk.settings.threads;
        return Ok(TableDefaults { terms, settled, language: None, threads, zone: None, forum: None });
    };
    let server = desk.store.server(id).await?;
    // What was settled under an older program may not be read any more: then it is as usual.
    let zone = server.zone.clone().unwrap_or_default();
    let (terms, settled) = default_terms(&server.defaults, Some(&zone)).unwrap_or_default();
    let threads = server.threads.unwrap_or(desk.settings.threads);
    Ok(TableDefaults { terms, settled, language: server.language, threads, zone: server.zone, forum: None })
}

/// The time zone that is settled for the server where somebody says something.
pub(crate) async fn zone_here(desk: &Desk, asker: &Asker<'_>) -> Result<Option<Zone>, Fault> {
    Ok(match asker.place.server.as_deref() {
        Some(id) => desk.store.server(id).await?.zone,
        None => None,
    })
}

/// The time zone by which somebody means hours of the day where they name none: their own, else the
/// server's.
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
