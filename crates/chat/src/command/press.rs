//! Buttons: each a command with its arguments filled in. Its id carries them, `board:12:34`: the table and, where a
//! press may come too late, the number of the last action that the post showed; at most 100 characters, Discord's
//! limit.

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
    /// A seat's place in the game's list.
    Seat(&'static str),
    /// A seat's place, which may be missing at the end.
    MaySeat(&'static str),
    /// All the rest, perhaps nothing.
    Text(&'static str),
    /// A word that is there or not.
    Mark(&'static str),
    /// A text without colons.
    Word(&'static str),
}

/// What a button asks for before it does anything: a text, typed in a form. What it says stands in the language files,
/// `form-<button>`: its title, and what it is to be filled in with (`.label`, and an example: `.hint`).
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The argument that the text becomes.
    pub field: &'static str,
    /// The most characters that can be typed.
    pub most: u16,
}

/// What a button does.
pub struct Button {
    /// What its id begins with.
    pub id: &'static str,
    /// Whether its first part is the table, which whoever presses has to be allowed to see.
    pub at_table: bool,
    /// What its id carries (after the table).
    pub parts: &'static [Part],
    /// What it is counted as.
    pub cost: &'static [Share],
    /// Whether its answer takes the place of the private answer under which it stands.
    pub in_place: bool,
    /// Whether it stands in *More*, to which its answer has the way back.
    pub of_more: bool,
    /// What it asks for first.
    pub form: Option<Form>,
    /// What a token must be good for, so that a program may press it; none: no program may.
    pub program: Option<Scope>,
    /// What it does.
    pub run: Run,
}

impl Button {
    /// A button about a table.
    pub const fn at_table(id: &'static str, parts: &'static [Part], run: Run) -> Button {
        Button { at_table: true, ..Button::new(id, parts, run) }
    }

    /// A button about no table, or about one that needs no look.
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

    /// Counts it as something else.
    pub const fn costs(self, cost: &'static [Share]) -> Button {
        Button { cost, ..self }
    }

    /// Lets its answer take the place of the private one under which it stands: pages are turned, and what was
    /// asked is answered.
    pub const fn in_place(self) -> Button {
        Button { in_place: true, ..self }
    }

    /// Puts it into *More*.
    pub const fn of_more(self) -> Button {
        Button { in_place: true, of_more: true, ..self }
    }

    /// Lets it ask for a text first: `field` is the argument that it becomes.
    pub const fn asks(self, field: &'static str, most: u16) -> Button {
        Button { form: Some(Form { field, most }), ..self }
    }

    /// Opens it to programs with a token that is good for this.
    pub const fn by_program(self, scope: Scope) -> Button {
        Button { program: Some(scope), ..self }
    }

    /// What a press with these parts gives; `None` if no version of Liege has made such an id.
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
