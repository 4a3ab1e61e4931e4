//! Buttons. A button is a command with its arguments filled in. Its id holds them, for example `board:12:34`:
//! the table, and the number of the last action that the post showed, if a press may come too late. Discord
//! allows at most 100 characters.

use super::{Given, Run};
use crate::desk::Share;
use liege_store::Scope;

/// A part of a button's id.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// A number.
    Count(&'static str),
    /// A number that may be missing at the end.
    MayCount(&'static str),
    /// The index of a seat in the game's list.
    Seat(&'static str),
    /// The index of a seat, which may be missing at the end.
    MaySeat(&'static str),
    /// All the rest, which may be empty.
    Text(&'static str),
    /// A word that is present or not.
    Mark(&'static str),
    /// A text without colons.
    Word(&'static str),
}

/// A form that a button opens before it does anything.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// One typed text. The texts of the form are in the language files, under `form-<button>`: its title, the
    /// label of its field (`.label`) and an example (`.hint`).
    Text {
        /// The argument that holds the typed text.
        field: &'static str,
        /// The most characters that a member can type.
        most: u16,
    },
    /// Arguments of the command that the button's argument `command` names, as that command declares them.
    Arguments,
}

/// The declaration of a button.
pub struct Button {
    /// The first part of its id.
    pub id: &'static str,
    /// Whether the first part of its id is the table. The member who presses it must be allowed to see that
    /// table.
    pub at_table: bool,
    /// The parts of its id (after the table).
    pub parts: &'static [Part],
    /// The limits that a press counts against.
    pub cost: &'static [Share],
    /// Whether its answer replaces the private answer that holds the button.
    pub in_place: bool,
    /// Whether it is in the menu *More*; then its answer has a button back to it.
    pub of_more: bool,
    /// The form that it opens first.
    pub form: Option<Form>,
    /// The scope that a token needs, so that a program may press it; `None`: no program may.
    pub program: Option<Scope>,
    /// The function that a press runs.
    pub run: Run,
}

impl Button {
    /// Declares a button about a table.
    pub const fn at_table(id: &'static str, parts: &'static [Part], run: Run) -> Button {
        Button { at_table: true, ..Button::new(id, parts, run) }
    }

    /// Declares a button about no table, or about a table that the presser need not be allowed to see.
    pub const fn new(id: &'static str, parts: &'static [Part], run: Run) -> Button {
        Button {
            id,
            at_table: false,
            parts,
            cost: &[Share::Command],
            in_place: false,
            of_more: false,
            form: None,
            program: None,
            run,
        }
    }

    /// Sets its cost.
    pub const fn costs(self, cost: &'static [Share]) -> Button {
        Button { cost, ..self }
    }

    /// Lets its answer replace the private answer that holds the button: to turn a page, or to answer a
    /// question.
    pub const fn in_place(self) -> Button {
        Button { in_place: true, ..self }
    }

    /// Puts it into the menu *More*.
    pub const fn of_more(self) -> Button {
        Button { in_place: true, of_more: true, ..self }
    }

    /// Lets it open a form first: the typed text becomes the argument `field`, at most `most` characters.
    pub const fn asks(self, field: &'static str, most: u16) -> Button {
        Button { form: Some(Form::Text { field, most }), ..self }
    }

    /// Lets it open the form of the command that its argument `command` names.
    pub const fn asks_arguments(self) -> Button {
        Button { form: Some(Form::Arguments), ..self }
    }

    /// Opens it to programs with a token of this scope.
    pub const fn by_program(self, scope: Scope) -> Button {
        Button { program: Some(scope), ..self }
    }

    /// Reads the arguments from the parts of an id; `None` if no version of Liege has made such an id.
    pub fn given(&self, mut rest: Option<&str>) -> Option<Given> {
        let mut given = Given::default();
        let mut next = |whole: bool| {
            let text = rest?;
            let (part, after) = match text.split_once(':').filter(|_| !whole) {
                Some((part, after)) => (part, Some(after)),
                None => (text, None),
            };
            rest = after;
            Some(part)
        };
        if self.at_table {
            given.table = Some(next(false)?.parse().ok()?);
        }
        for part in self.parts {
            given = match *part {
                Part::Count(name) => given.with(name, next(false)?.parse::<u64>().ok()?),
                Part::Seat(name) => given.with(name, next(false)?.parse::<u8>().ok()?),
                Part::MayCount(name) => match next(false) {
                    Some(text) => given.with(name, text.parse::<u64>().ok()?),
                    None => given,
                },
                Part::MaySeat(name) => match next(false) {
                    Some(text) => given.with(name, text.parse::<u8>().ok()?),
                    None => given,
                },
                Part::Word(name) => given.with(name, next(false).filter(|word| !word.is_empty())?),
                Part::Text(name) => given.text_if(name, next(true).unwrap_or_default()),
                Part::Mark(name) => match next(false) {
                    Some(word) if word == name => given.flag(name, true),
                    Some(_) => return None,
                    None => given,
                },
            };
        }
        rest.is_none().then_some(given)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::press;

    const BUTTON: Button =
        Button::at_table("board", &[Part::Count("number"), Part::Text("layout")], |_, _, _| {
            Box::pin(async { Ok(Vec::new()) })
        });

    #[test]
    fn ids_read_back() {
        let given = Given::at(Some(12)).with("number", 34);
        assert_eq!(press("board", &[&12, &34, &""]).0, "board:12:34");
        assert_eq!(BUTTON.given(Some("12:34")), Some(given.clone()));
        assert_eq!(BUTTON.given(Some("12:34:wide")), Some(given.with("layout", "wide")));
        for parts in [None, Some(""), Some("12"), Some("12:x"), Some("x:34"), Some("12:-1")] {
            assert_eq!(BUTTON.given(parts), None, "{parts:?}");
        }
    }
}
