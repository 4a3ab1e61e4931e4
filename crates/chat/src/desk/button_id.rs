//! The ids of buttons.

use crate::desk::{Button as Shown, ButtonStyle};
use std::fmt::Display;

/// The most characters of a button's label.
const LABEL: usize = 80;
/// The most characters of a button's id.
const ID: usize = 100;

/// The id of a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press(pub String);

/// Returns the id of a button with these parts; empty parts at the end are left out.
pub fn press(id: &'static str, parts: &[&dyn Display]) -> Press {
    let mut parts: Vec<String> = parts.iter().map(ToString::to_string).collect();
    while parts.last().is_some_and(String::is_empty) {
        parts.pop();
    }
    Press(std::iter::once(id.to_owned()).chain(parts).collect::<Vec<_>>().join(":"))
}

impl Press {
    /// Returns the button; `None` if its id is too long or its label is empty.
    pub fn button(self, label: impl Into<String>, style: ButtonStyle) -> Option<Shown> {
        let label: String = label.into().chars().take(LABEL).collect();
        (self.0.len() <= ID && !label.is_empty()).then_some(Shown { id: self.0, label, style })
    }

    /// Returns a button without emphasis, as most are.
    pub fn plain(self, label: impl Into<String>) -> Option<Shown> {
        self.button(label, ButtonStyle::Plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_that_cannot_be_carried_is_not_made() {
        assert!(press("do", &[&1, &1, &"x".repeat(100)]).button("long", ButtonStyle::Plain).is_none());
        assert!(press("do", &[&1, &1, &"x"]).button("", ButtonStyle::Plain).is_none());
    }
}
