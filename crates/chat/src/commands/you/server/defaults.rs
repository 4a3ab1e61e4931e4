//! What the settings of a server say of a new table.

use crate::chat::desk::{Asker, Chat, Place};
use crate::chat::wording::{Term, pairs, quoted};
use crate::reminding::Zone;
use crate::table::Terms;
use crate::words::{Language, Message};

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
pub fn language_at(place: &Place, defaults: &TableDefaults, chat: &Chat, asker: &Asker<'_>) -> Language {
    let own = if place.server.is_some() { chat.settings.language } else { asker.language };
    defaults.language.or(place.locale).unwrap_or(own)
}

/// The terms that settings like `time=5d press=private` give to a new table, and which they settle; `zone`: where hours
/// of the day are meant that name none.
///
/// # Errors
/// Which of them is wrong, and what would be right.
pub fn defaults(settings: &str, zone: Option<&Zone>) -> Result<(Terms, Vec<Term>), Message> {
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
