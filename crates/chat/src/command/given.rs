//! The arguments that a command is given.

use super::{Command, On};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

/// The arguments of a command by name, as text, and the table that it is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The table's id; `None`: the place where the command was given implies it.
    pub table: Option<i64>,
    values: BTreeMap<&'static str, String>,
}

impl Given {
    /// Returns no arguments, and the table if one was named.
    #[must_use]
    pub fn at(table: Option<i64>) -> Given {
        Given { table, values: BTreeMap::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Display) -> Given {
        // Some databases refuse this character, and nobody can see it.
        self.values.insert(name, value.to_string().replace('\0', ""));
        self
    }

    /// Adds an argument that may be missing.
    #[must_use]
    pub fn and(self, name: &'static str, value: Option<impl Display>) -> Given {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// Adds an argument, unless it is empty.
    #[must_use]
    pub fn text_if(self, name: &'static str, text: &str) -> Given {
        self.and(name, Some(text).filter(|text| !text.is_empty()))
    }

    /// Sets a flag, if `on`.
    #[must_use]
    pub fn flag(self, name: &'static str, on: bool) -> Given {
        self.and(name, on.then_some("yes"))
    }

    /// Removes an argument and returns it.
    pub fn take(&mut self, name: &str) -> Option<String> {
        self.values.remove(name)
    }

    /// Returns the table of a button, whose id always names one; 0, which is no table's id, if there is none.
    #[must_use]
    pub fn table_id(&self) -> i64 {
        self.table.unwrap_or_default()
    }

    /// Returns an argument.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(String::as_str)
    }

    /// Returns all arguments.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.values.values().map(String::as_str)
    }

    /// Returns an argument, or an empty text if it is missing.
    #[must_use]
    pub fn or_empty(&self, name: &str) -> &str {
        self.text(name).unwrap_or_default()
    }

    /// Returns an argument as a number.
    #[must_use]
    pub fn number<N: FromStr>(&self, name: &str) -> Option<N> {
        self.text(name)?.parse().ok()
    }

    /// Returns a number that the id of a button always holds; 0 if it is missing or wrong.
    #[must_use]
    pub fn count<N: FromStr + Default>(&self, name: &str) -> N {
        self.number(name).unwrap_or_default()
    }

    /// Whether a flag is set.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.text(name).is_some_and(|value| value != "no")
    }
}

/// The name of the argument that holds a message's id, for a command chosen in the menu beside a message.
pub const MESSAGE: &str = "message";

/// A command with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The command.
    pub command: &'static Command,
    /// The arguments.
    pub given: Given,
}

impl Call {
    /// Makes the call for a command chosen in the menu beside a message with this id and text.
    #[must_use]
    pub fn on_message(command: &'static Command, message: &str, text: &str) -> Option<Call> {
        let Some(On::Message(arg)) = command.on else { return None };
        let given = Given::default().with(MESSAGE, message);
        Some(Call { command, given: arg.map_or(given.clone(), |arg| given.with(arg, text)) })
    }

    /// Makes the call for a command chosen in the menu beside a member.
    #[must_use]
    pub fn on_member(command: &'static Command, member: &str) -> Option<Call> {
        let Some(On::Member(arg)) = command.on else { return None };
        Some(Call { command, given: Given::default().with(arg, format!("<@{member}>")) })
    }

    /// Makes the call for a slash command, whose arguments come part by part.
    #[must_use]
    pub fn composed(command: &'static Command, given: Given) -> Call {
        Call { command, given: (command.compose)(given) }
    }
}

#[cfg(test)]
mod tests {
    use super::Given;

    #[test]
    fn what_no_database_takes_is_left_out() {
        assert_eq!(Given::at(None).with("text", "a\0b").text("text"), Some("ab"));
    }
}
