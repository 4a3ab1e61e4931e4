//! Private tools of members: plans, only moves, boards for trying moves, notes, and what happened while they
//! were away.

pub(crate) mod auto;
pub(crate) mod complete;
pub(crate) mod enter;
pub(crate) mod lines;
pub(crate) mod note;
pub(crate) mod preview;
pub(crate) mod recap;

use crate::command::typed::table_before;
use crate::command::{
    Arg, Button, Command, Given, Kind, LONG, NUMBER, PICTURE, Part, Reach, Section, TABLE, Typed,
};
use crate::commands::plan::auto::auto;
use crate::commands::plan::enter::{plan, plan_of_table, plan_off, plan_off_at};
use crate::commands::plan::note::{add_note, delete_note, own_notes, own_notes_below};
use crate::commands::plan::preview::preview;
use crate::commands::plan::recap::{recap, recap_of};
use crate::desk::Field;
use crate::desk::find::table_of_button;
use crate::desk::look::board_at;
use liege_store::Scope;
use liege_words::lexicon::{self, says};

pub const COMMANDS: &[Command] = &[
    Command::new("plan", Section::Play, |desk, asker, given| match given.has("all") || given.has("off") {
        true => Box::pin(plan_off(desk, asker, given.table, given.number("off"))),
        false => Box::pin(plan(desk, asker, given.table, given.text("line"))),
    })
    .reach(Reach::Everywhere)
    .personal()
    .by_program(Scope::Play)
    .takes(&[Arg::may("line", Kind::Offered(Field::Line)), Arg::may("off", NUMBER), TABLE])
    .prose()
    .typed(Typed::Own(|table, rest| Ok(read_plan(table, rest))))
    .composed(|mut given| {
        // The field takes any form of the command, "off" too.
        match (given.take("off").as_deref(), given.take("line")) {
            (Some("0"), _) => given.flag("all", true),
            (Some(line), _) => given.with("off", line),
            (None, Some(line)) => read_plan(given.table, &line),
            (None, None) => given,
        }
    }),
    Command::within("settings", "auto", Section::Play, |desk, asker, given| {
        let on = given.text("on").map(|_| given.has("on"));
        Box::pin(auto(desk, asker, given.table, given.has("everywhere"), on))
    })
    .takes(&[Arg::may("on", Kind::Flag), Arg::may("everywhere", Kind::Flag), TABLE])
    .typed(Typed::Own(read_auto)),
    Command::new("preview", Section::Play, |desk, asker, given| {
        Box::pin(preview(desk, asker, given.table, given.number("at"), given.or_empty("line")))
    })
    .reach(Reach::Everywhere)
    .personal()
    .takes(&[Arg::must("line", Kind::Offered(Field::Line)), Arg::may("at", NUMBER), TABLE])
    .costs(PICTURE)
    .prose()
    .typed(Typed::Own(|table, rest| {
        let (table, rest) = named_here(table, rest);
        match point(rest) {
            (None, "") => Err("preview-how"),
            (at, line) => Ok(Given::at(table).and("at", at).text_if("line", line)),
        }
    })),
    Command::within("record", "recap", Section::Play, |desk, asker, given| {
        Box::pin(recap(desk, asker, given.table, given.number("since")))
    })
    .takes(&[Arg::may("since", NUMBER), TABLE])
    .costs(PICTURE)
    .typed(Typed::Number("since", "recap-how")),
    Command::new("note", Section::Play, |desk, asker, given| match given.text("text") {
        _ if given.has("all") || given.has("off") => {
            Box::pin(delete_note(desk, asker, given.table, given.number("off")))
        }
        Some(text) => Box::pin(add_note(desk, asker, given.table, text)),
        None => Box::pin(own_notes(desk, asker, given.table)),
    })
    .reach(Reach::Everywhere)
    .personal()
    .takes(&[Arg::may("text", LONG), Arg::may("off", NUMBER), TABLE])
    .prose()
    .typed(Typed::Own(read_note)),
];

pub const BUTTONS: &[Button] = &[
    // Shows the board after some number of actions, counted as people see them.
    Button::at_table("past", &[Part::Count("at"), Part::Text("layout")], |desk, asker, given| {
        Box::pin(async move {
            let table = table_of_button(desk, asker, given.table_id()).await?;
            board_at(desk, asker, &table, given.count("at"), given.or_empty("layout")).await
        })
    })
    .costs(PICTURE)
    .in_place(),
    Button::at_table("recap", &[Part::MayCount("since")], |desk, asker, given| {
        Box::pin(async move {
            let table = table_of_button(desk, asker, given.table_id()).await?;
            recap_of(desk, asker, &table, given.number("since")).await
        })
    })
    .of_more()
    .costs(PICTURE),
    Button::at_table("plan", &[], |desk, asker, given| {
        Box::pin(plan_of_table(desk, asker, given.table_id()))
    })
    .of_more(),
    // Adds the text of a form to a plan.
    Button::at_table("plan-more", &[], |desk, asker, given| {
        Box::pin(plan(desk, asker, given.table, given.text("line")))
    })
    .asks("line", 1_000),
    // Writes a note from a form.
    Button::at_table("note", &[], |desk, asker, given| {
        Box::pin(add_note(desk, asker, given.table, given.or_empty("text")))
    })
    .asks("text", note::LONGEST as u16),
    // Cancels a plan, or a line of it, if it is still the one that was shown.
    Button::at_table("unplan", &[Part::Count("mark"), Part::MayCount("line")], |desk, asker, given| {
        Box::pin(async move {
            let table = table_of_button(desk, asker, given.table_id()).await?;
            plan_off_at(desk, asker, &table, given.number("mark"), given.number("line")).await
        })
    }),
    // Shows a member's notes, from the note with this number downwards.
    Button::at_table("notes", &[Part::Count("below")], |desk, asker, given| {
        Box::pin(async move {
            let table = table_of_button(desk, asker, given.table_id()).await?;
            own_notes_below(desk, asker, &table, given.count("below")).await
        })
    }),
];

fn read_plan(table: Option<i64>, rest: &str) -> Given {
    let rest = rest.trim();
    match taken_back(rest) {
        Some(Some(line)) => Given::at(table).with("off", line),
        Some(None) => Given::at(table).flag("all", true),
        None => {
            let (table, rest) = named_here(table, rest);
            Given::at(table).text_if("line", rest)
        }
    }
}

/// Finds the table's number if it comes after the word of the command and not before it.
fn named_here(table: Option<i64>, rest: &str) -> (Option<i64>, &str) {
    let (number, others) = table_before(rest);
    if table.is_none() && number.is_some() { (number, others) } else { (table, rest) }
}

/// Whether a word means all.
fn is_all(word: &str) -> bool {
    says("all", word) || says("everywhere", word)
}

/// Reads `auto`, `auto on`, `auto off everywhere`.
fn read_auto(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    let (mut on, mut everywhere) = (None, false);
    for word in rest.split_whitespace() {
        let word = word.trim_matches(['.', ',', '!']);
        let taken_back = || says("take-back", word).then_some(false);
        if is_all(word) {
            everywhere = true;
        } else if let Some(switch) = lexicon::switch(word).or_else(taken_back)
            && on.is_none()
        {
            on = Some(if switch { "yes" } else { "no" });
        } else {
            return Err("auto-how");
        }
    }
    Ok(Given::at(table).and("on", on).flag("everywhere", everywhere))
}

/// Reads `note watch the dragon`, `note`, `note 3 off`, `note off all`.
fn read_note(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    match taken_back(rest) {
        Some(Some(number)) => Ok(Given::at(table).with("off", number)),
        Some(None) if rest.contains(char::is_whitespace) => Ok(Given::at(table).flag("all", true)),
        Some(None) => Err("note-off-which"),
        None => {
            let (table, rest) = named_here(table, rest);
            Ok(Given::at(table).text_if("text", rest))
        }
    }
}

/// Reads `off`, `off 2`, `2 off`, `off all`: the number to remove, if the text has no other words.
/// `Some(None)`: all of them.
#[allow(clippy::option_option, reason = "whether anything is taken back, and then which")]
fn taken_back(rest: &str) -> Option<Option<usize>> {
    let (mut off, mut all, mut number) = (false, false, None);
    for word in rest.split_whitespace() {
        if let Ok(named) = word.trim_start_matches(['#', '№']).trim_end_matches('.').parse::<usize>() {
            if number.replace(named).is_some() {
                return None;
            }
        } else if says("take-back", word) && !off {
            off = true;
        } else if is_all(word) && !all {
            all = true;
        } else {
            return None;
        }
    }
    (off && !(all && number.is_some())).then_some(number)
}

/// Splits `at 17: moves` into the point of the log and the moves.
fn point(rest: &str) -> (Option<usize>, &str) {
    let Some((little, after)) = rest.split_once(char::is_whitespace) else { return (None, rest) };
    if !says("since", little) {
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
    fn plans_are_read() {
        let none = Given::default;
        for (typed, given) in [
            ("", none()),
            ("if a then b", none().with("line", "if a then b")),
            ("off", none().flag("all", true)),
            ("2 off", none().with("off", 2)),
            ("выкл 2", none().with("off", 2)),
            ("off all", none().flag("all", true)),
        ] {
            assert_eq!(read_plan(None, typed), given, "{typed}");
        }
    }

    #[test]
    fn only_moves_and_notes_are_read() {
        let none = Given::default;
        for (typed, given) in [
            ("", Ok(none())),
            ("on everywhere", Ok(none().with("on", "yes").flag("everywhere", true))),
            ("вимк", Ok(none().with("on", "no"))),
            ("maybe", Err("auto-how")),
        ] {
            assert_eq!(read_auto(None, typed), given, "{typed}");
        }
        for (typed, given) in [
            ("", Ok(none())),
            ("3 pawns are off the board", Ok(none().with("text", "3 pawns are off the board"))),
            ("3 off", Ok(none().with("off", 3))),
            ("off all", Ok(none().flag("all", true))),
            ("off", Err("note-off-which")),
        ] {
            assert_eq!(read_note(None, typed), given, "{typed}");
        }
    }

    #[test]
    fn points_of_the_log_are_read() {
        for (typed, read) in [
            ("e4 e5", (None, "e4 e5")),
            ("at 17: e4 e5", (Some(17), "e4 e5")),
            ("после 17", (Some(17), "")),
            ("at e4", (None, "at e4")),
        ] {
            assert_eq!(point(typed), read, "{typed}");
        }
    }
}
