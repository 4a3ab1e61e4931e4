//! Records of games: lists, replays, export and import, positions.

pub(crate) mod export;
pub(crate) mod import;
pub(crate) mod log;
pub(crate) mod position;
pub(crate) mod replay;
pub(crate) mod review;

use crate::command::{Arg, Button, Command, FILM, Given, Kind, LONG, NUMBER, Part, Section, TABLE, Typed};
use crate::commands::record::export::export;
use crate::commands::record::import::import;
use crate::commands::record::log::log;
use crate::commands::record::position::{lay_from, position};
use crate::commands::record::replay::{read_replay, replay, replay_pressed};
use crate::commands::record::review::review;
use crate::desk::find::button_gone;
use crate::desk::parts::replay_press::{ReplayPress, Showing};
use crate::desk::{Field, Share};
use liege_game::Foreign;
use liege_table::Manner;
use liege_words::lexicon;

const FROM: Arg = Arg::may("from", Kind::Count(1, 1_000_000));
const TO: Arg = Arg::may("to", Kind::Count(1, 1_000_000));

pub const COMMANDS: &[Command] = &[
    Command::within("record", "log", Section::Play, |desk, asker, given| {
        Box::pin(log(desk, asker, given.table))
    })
    .at_table(),
    Command::within("record", "replay", Section::Play, |desk, asker, given| {
        Box::pin(replay(desk, asker, given.table, Showing::Film, given.or_empty("text")))
    })
    .takes(&[
        FROM,
        TO,
        Arg::may("last", Kind::Count(1, 1_000_000)),
        crate::command::SEAT,
        Arg::may("layout", Kind::Offered(Field::Layout)),
        TABLE,
    ])
    .costs(FILM)
    .typed(Typed::Own(read_showing))
    .composed(stretch),
    Command::within("record", "sheet", Section::Play, |desk, asker, given| {
        Box::pin(replay(desk, asker, given.table, Showing::Sheet, given.or_empty("text")))
    })
    .personal()
    .takes(&[FROM, TO, crate::command::SEAT, TABLE])
    .costs(FILM)
    .typed(Typed::Own(read_showing))
    .composed(stretch),
    Command::within("record", "review", Section::Play, |desk, asker, given| {
        Box::pin(review(desk, asker, given.table))
    })
    .at_table()
    .costs(FILM),
    Command::within("record", "position", Section::Play, |desk, asker, given| {
        Box::pin(position(desk, asker, given.table, given.number("at")))
    })
    .takes(&[Arg::may("at", NUMBER), TABLE])
    .typed(Typed::Words("little-number", "record-position-how")),
    Command::within("record", "export", Section::Play, |desk, asker, given| {
        Box::pin(export(desk, asker, given.table, given.text("notation").and_then(Foreign::called)))
    })
    .takes(&[TABLE, Arg::may("notation", Kind::Choice(&["liege", "pgn", "pdn", "kif", "csa"]))])
    .typed(Typed::Own(read_export)),
    Command::within("record", "import", Section::Play, |desk, asker, given| {
        let manner = given.text("manner").map(|manner| match manner {
            "resume" => Manner::Resumed,
            _ => Manner::Archived,
        });
        Box::pin(import(desk, asker, manner, given.has("again"), given.or_empty("seats")))
    })
    .takes(&[
        Arg::must("file", Kind::File),
        Arg::may("manner", Kind::Choice(&["resume", "archive"])),
        Arg::may("seats", LONG),
        Arg::may("again", Kind::Flag),
    ])
    .costs(&[Share::Command, Share::File])
    .form(&["file", "manner", "seats"])
    .typed(Typed::Own(|_, rest| Ok(read_import(rest)))),
];

pub const BUTTONS: &[Button] = &[
    Button::at_table("log", &[], |desk, asker, given| Box::pin(log(desk, asker, given.table))).of_more(),
    Button::at_table("replay", &[Part::Word("range"), Part::Text("how")], |desk, asker, given| {
        Box::pin(async move {
            let table = given.table_id();
            match ReplayPress::read(table, given.or_empty("range"), given.or_empty("how")) {
                Some(press) => replay_pressed(desk, asker, &press).await,
                None => button_gone(asker),
            }
        })
    })
    .costs(FILM),
    Button::at_table("export", &[], |desk, asker, given| Box::pin(export(desk, asker, given.table, None)))
        .of_more(),
    Button::at_table("review", &[], |desk, asker, given| Box::pin(review(desk, asker, given.table)))
        .costs(FILM)
        .of_more(),
    // Creates a table with the position after some number of actions, counted as people see them.
    Button::at_table("lay-from", &[Part::Count("number")], |desk, asker, given| {
        Box::pin(lay_from(desk, asker, given.table_id(), given.count("number")))
    }),
];

/// Checks that the text of a replay can be read; the command reads it again.
fn read_showing(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    read_replay(Showing::Film, rest)?;
    Ok(Given::at(table).text_if("text", rest))
}

/// Composes a part of a game from its arguments, in typed form: `10-40 red wide`.
fn stretch(mut given: Given) -> Given {
    let mut words = Vec::new();
    match (given.take("last"), given.take("from"), given.take("to")) {
        (Some(last), ..) => words.push(format!("last {last}")),
        (None, None, None) => {}
        (None, from, to) => {
            words.push(format!("{}-{}", from.unwrap_or_else(|| "1".to_owned()), to.unwrap_or_default()));
        }
    }
    words.extend(["seat", "layout"].into_iter().filter_map(|name| given.take(name)));
    given.text_if("text", &words.join(" "))
}

fn read_export(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    let (mut table, mut notation) = (table, None);
    for word in rest.split_whitespace() {
        if Foreign::called(word).is_some() {
            notation = Some(word);
        } else {
            table = Some(word.trim_start_matches('#').parse().map_err(|_| "record-export-how")?);
        }
    }
    Ok(Given::at(table).and("notation", notation))
}

fn read_import(rest: &str) -> Given {
    let (mut given, mut seats) = (Given::default(), Vec::new());
    for word in rest.split_whitespace() {
        match lexicon::value("import", word) {
            Some("again") => given = given.flag("again", true),
            Some(manner) => given = given.with("manner", manner),
            None => seats.push(word),
        }
    }
    given.text_if("seats", &seats.join(" "))
}
