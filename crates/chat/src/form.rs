//! The texts of forms that buttons open.

use super::desk::{Desk, Person};
use super::registry::form_of;
use liege_game::words;
use liege_words::Message;

/// A form with one field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormShown {
    /// The title, at most 45 characters.
    pub title: String,
    /// The label of the field, at most 45 characters.
    pub label: String,
    /// An example, at most 100 characters.
    pub hint: String,
    /// The most characters that a member can type.
    pub most: u16,
}

/// Whether a press of a button opens a form first.
#[must_use]
pub fn asks_first(id: &str) -> bool {
    form_of(id).is_some()
}

/// Returns the form that a press of a button opens, for a member; nothing is done yet.
pub async fn form(desk: &Desk, who: &Person, id: &str) -> Option<FormShown> {
    let (button, form) = form_of(id)?;
    let member = desk.store.member(&who.id).await.ok().flatten();
    let chosen = member.and_then(|member| member.language).or(who.locale);
    let language = chosen.unwrap_or(desk.settings.language);
    let name = format!("form-{}", button.id);
    let part = |part: &str| words().attribute(language, &name, part).unwrap_or_default();
    let (label, hint) = (part("label"), part("hint"));
    Some(FormShown {
        title: words().say(language, &Message::new(name.clone())),
        label,
        hint,
        most: form.most,
    })
}
