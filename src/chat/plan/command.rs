//! The commands about what is one's own, as they are typed.

use crate::chat::Name;

/// A command about what a member keeps for themself at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanCommand {
    /// Show one's plan, or (with a text) add to it.
    Plan {
        /// The table.
        table: Option<i64>,
        /// What is foreseen, as typed; none: the plan is shown.
        text: Option<String>,
    },
    /// Take a plan back.
    Off {
        /// The table.
        table: Option<i64>,
        /// The line, counted from 1; none: all of them.
        line: Option<usize>,
    },
    /// Have one's only move played, or not.
    Auto {
        /// The table.
        table: Option<i64>,
        /// Whether it is to be so at every table.
        everywhere: bool,
        /// On or off; none: tell how it is.
        on: Option<bool>,
    },
    /// Try moves out.
    Preview {
        /// The table.
        table: Option<i64>,
        /// After so many actions, as people are shown the number; none: now.
        at: Option<usize>,
        /// The moves as typed.
        text: String,
    },
    /// Note something down, or (without a text) read one's notes.
    Note {
        /// The table.
        table: Option<i64>,
        /// The text; none: the notes are shown.
        text: Option<String>,
    },
    /// Delete a note of one's own.
    NoteOff {
        /// The table.
        table: Option<i64>,
        /// Its number; none: all of them.
        number: Option<i64>,
    },
    /// What happened while one was away.
    Recap {
        /// The table.
        table: Option<i64>,
        /// Since so many actions, as people are shown the number; none: since one last looked.
        since: Option<usize>,
    },
}

impl PlanCommand {
    /// What stands after the word `plan`.
    #[must_use]
    pub fn plan(table: Option<i64>, rest: &str) -> PlanCommand {
        let rest = rest.trim();
        match taken_back(rest) {
            Some(line) => PlanCommand::Off { table, line },
            None => PlanCommand::Plan { table, text: (!rest.is_empty()).then(|| rest.to_owned()) },
        }
    }
}

/// Takes something back.
const OFF: [&str; 26] = [
    "off",
    "withdraw",
    "cancel",
    "delete",
    "remove",
    "clear",
    "none",
    "выкл",
    "отмена",
    "отменить",
    "снять",
    "убрать",
    "удалить",
    "стереть",
    "долой",
    "нет",
    "вимк",
    "скасувати",
    "зняти",
    "прибрати",
    "видалити",
    "стерти",
    "геть",
    "відміна",
    "відмінити",
    "ні",
];
/// All of something.
const ALL: [&str; 10] =
    ["all", "everything", "everywhere", "все", "всё", "везде", "усе", "всюди", "скрізь", "усюди"];
const ON: [&str; 6] = ["on", "yes", "вкл", "да", "увімк", "так"];
/// Little words before the number of an action.
const AT: [&str; 12] = ["at", "after", "from", "since", "на", "после", "с", "со", "після", "з", "із", "від"];

/// Reads what stands after the word of such a command. The error is the id of what is wrong.
pub(in crate::chat) fn read(name: Name, table: Option<i64>, rest: &str) -> Result<PlanCommand, &'static str> {
    let rest = rest.trim();
    let some = |rest: &str| (!rest.is_empty()).then(|| rest.to_owned());
    Ok(match name {
        Name::Auto => auto(table, rest)?,
        Name::Preview => {
            let (at, text) = point(rest);
            match text.is_empty() && at.is_none() {
                true => return Err("preview-how"),
                false => PlanCommand::Preview { table, at, text: text.to_owned() },
            }
        }
        Name::Note => match taken_back(rest) {
            Some(Some(number)) => {
                PlanCommand::NoteOff { table, number: Some(i64::try_from(number).unwrap_or(i64::MAX)) }
            }
            Some(None) if rest.contains(char::is_whitespace) => PlanCommand::NoteOff { table, number: None },
            Some(None) => return Err("note-off-which"),
            None => PlanCommand::Note { table, text: some(rest) },
        },
        Name::Recap => {
            let mut words =
                rest.split_whitespace().filter(|word| !AT.contains(&word.to_lowercase().as_str()));
            let since = match (words.next(), words.next()) {
                (None, _) => None,
                (Some(word), None) => {
                    Some(word.trim_start_matches(['#', '№']).parse().map_err(|_| "recap-how")?)
                }
                _ => return Err("recap-how"),
            };
            PlanCommand::Recap { table, since }
        }
        _ => PlanCommand::plan(table, rest),
    })
}

/// `auto`, `auto on`, `auto off everywhere`.
fn auto(table: Option<i64>, rest: &str) -> Result<PlanCommand, &'static str> {
    let (mut on, mut everywhere) = (None, false);
    for word in rest.split_whitespace().map(str::to_lowercase) {
        let word = word.trim_matches(['.', ',', '!']);
        if ALL.contains(&word) {
            everywhere = true;
        } else if ON.contains(&word) && on.is_none() {
            on = Some(true);
        } else if OFF.contains(&word) && on.is_none() {
            on = Some(false);
        } else {
            return Err("auto-how");
        }
    }
    Ok(PlanCommand::Auto { table, everywhere, on })
}

/// `off`, `off 2`, `2 off`, `off all`: what is taken back, if the text says that and nothing else. With none:
/// all of it.
#[allow(clippy::option_option, reason = "whether anything is taken back, and then which")]
fn taken_back(rest: &str) -> Option<Option<usize>> {
    let (mut off, mut all, mut number) = (false, false, None);
    for word in rest.split_whitespace().map(str::to_lowercase) {
        if let Ok(named) = word.trim_start_matches(['#', '№']).trim_end_matches('.').parse::<usize>() {
            if number.replace(named).is_some() {
                return None;
            }
        } else if OFF.contains(&word.as_str()) && !off {
            off = true;
        } else if ALL.contains(&word.as_str()) && !all {
            all = true;
        } else {
            return None;
        }
    }
    (off && !(all && number.is_some())).then_some(number)
}

/// `at 17: moves`: the point of the log that is named, and the moves.
fn point(rest: &str) -> (Option<usize>, &str) {
    let Some((little, after)) = rest.split_once(char::is_whitespace) else { return (None, rest) };
    if !AT.contains(&little.to_lowercase().as_str()) {
        return (None, rest);
    }
    let (number, moves) = after.trim_start().split_once([' ', ':', ',', '\n']).unwrap_or((after.trim(), ""));
    match number.trim_start_matches(['#', '№']).parse() {
        Ok(number) => (Some(number), moves.trim_start_matches([' ', ':', ',']).trim()),
        Err(_) => (None, rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_read() {
        let plan = |text: &str| PlanCommand::Plan { table: None, text: Some(text.into()) };
        for (name, typed, read_as) in [
            (Name::Plan, "", PlanCommand::Plan { table: None, text: None }),
            (Name::Plan, "if a then b", plan("if a then b")),
            (Name::Plan, "off", PlanCommand::Off { table: None, line: None }),
            (Name::Plan, "2 off", PlanCommand::Off { table: None, line: Some(2) }),
            (Name::Plan, "выкл 2", PlanCommand::Off { table: None, line: Some(2) }),
            (Name::Plan, "off all", PlanCommand::Off { table: None, line: None }),
            (Name::Auto, "", PlanCommand::Auto { table: None, everywhere: false, on: None }),
            (
                Name::Auto,
                "on everywhere",
                PlanCommand::Auto { table: None, everywhere: true, on: Some(true) },
            ),
            (Name::Auto, "вимк", PlanCommand::Auto { table: None, everywhere: false, on: Some(false) }),
            (Name::Preview, "e4 e5", PlanCommand::Preview { table: None, at: None, text: "e4 e5".into() }),
            (
                Name::Preview,
                "at 17: e4 e5",
                PlanCommand::Preview { table: None, at: Some(17), text: "e4 e5".into() },
            ),
            (
                Name::Preview,
                "после 17",
                PlanCommand::Preview { table: None, at: Some(17), text: String::new() },
            ),
            (Name::Note, "", PlanCommand::Note { table: None, text: None }),
            (
                Name::Note,
                "3 pawns are off the board",
                PlanCommand::Note { table: None, text: Some("3 pawns are off the board".into()) },
            ),
            (Name::Note, "3 off", PlanCommand::NoteOff { table: None, number: Some(3) }),
            (Name::Note, "off all", PlanCommand::NoteOff { table: None, number: None }),
            (Name::Recap, "", PlanCommand::Recap { table: None, since: None }),
            (Name::Recap, "since 12", PlanCommand::Recap { table: None, since: Some(12) }),
        ] {
            assert_eq!(read(name, None, typed), Ok(read_as), "{typed}");
        }
        for (name, typed, why) in [
            (Name::Preview, "", "preview-how"),
            (Name::Note, "off", "note-off-which"),
            (Name::Auto, "maybe", "auto-how"),
            (Name::Recap, "yesterday", "recap-how"),
        ] {
            assert_eq!(read(name, None, typed), Err(why), "{typed}");
        }
    }
}
