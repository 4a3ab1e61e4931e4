//! Seeks: tables for which a member looks for players.

pub(crate) mod calls;
pub(crate) mod ending;
pub(crate) mod filter;
pub(crate) mod list;
pub(crate) mod own;

use crate::command::typed::add_setting;
use crate::command::{
    Arg, Button, Command, Given, Kind, NAMES, PRESS, Part, Reach, SETTINGS, SHORT, Section, TIME, Typed,
};
use crate::commands::seek::calls::watch;
use crate::commands::seek::ending::{seek_again, unseek};
use crate::commands::seek::own::{join_listed, seek_here, seek_own, seek_there, seeks_like, seeks_turned};
use crate::desk::Field;
use liege_store::Scope;

const LEVEL: Arg = Arg::may("level", SHORT);
const RELIABLE: Arg = Arg::may("reliable", SHORT);
const RATED: Arg = Arg::may("rated", Kind::Choice(&["yes", "no"]));

pub const COMMANDS: &[Command] = &[
    Command::within("seek", "seek", Section::Table, |desk, asker, given| {
        Box::pin(seek_here(desk, asker, given.or_empty("game"), given.or_empty("settings")))
    })
    .by_program(Scope::Open)
    .takes(&[
        Arg::may("game", Kind::Offered(Field::Game)),
        TIME,
        LEVEL,
        RELIABLE,
        RATED,
        PRESS,
        NAMES,
        Arg::may("days", Kind::Count(1, 30)),
        SETTINGS,
    ])
    .typed(Typed::Game(None))
    .composed(|mut given| {
        let days = given.take("days").map(|days| format!("{days}d"));
        let given = given.and("for", days);
        with_settings(given, &["time", "level", "reliable", "rated", "press", "names", "for"])
    }),
    Command::within("seek", "seeks", Section::Table, |desk, asker, given| {
        Box::pin(seeks_like(desk, asker, given.or_empty("filter")))
    })
    .takes(&[Arg::may("game", Kind::Offered(Field::Game)), TIME, LEVEL, RELIABLE, RATED, SETTINGS])
    .typed(Typed::Rest("filter", None))
    .composed(|given| {
        let mut given = with_settings(given, &["time", "level", "reliable", "rated"]);
        let parts = ["game", "settings"].map(|name| given.take(name).unwrap_or_default());
        given.text_if("filter", parts.join(" ").trim())
    }),
    Command::within("seek", "unseek", Section::Table, |desk, asker, given| {
        Box::pin(unseek(desk, asker, given.table))
    })
    .at_table(),
    Command::within("seek", "watch", Section::Table, |desk, asker, given| {
        Box::pin(watch(desk, asker, given.or_empty("text")))
    })
    .reach(Reach::Server)
    .takes(&[Arg::may("game", Kind::Offered(Field::Game)), Arg::may("on", Kind::Flag)])
    .typed(Typed::Rest("text", None))
    .composed(|mut given| {
        let (game, on) = (given.take("game").unwrap_or_default(), given.take("on"));
        let off = if on.as_deref() == Some("no") { " off" } else { "" };
        given.text_if("text", format!("{game}{off}").trim())
    }),
];

pub const BUTTONS: &[Button] = &[
    Button::new("seek-for", &[Part::Text("game")], |desk, asker, given| {
        Box::pin(seek_there(desk, asker, given.or_empty("game"), "", false))
    }),
    // Opens the asker's own seek, even if others have the same.
    Button::new("seek-own", &[Part::Count("draft")], |desk, asker, given| {
        Box::pin(seek_own(desk, asker, given.number("draft").unwrap_or_default()))
    })
    .by_program(Scope::Open),
    // Joins a table from a list, also in the direct message that has the list; the press checks whether the
    // member may see the table.
    Button::new("seek-join", &[Part::Count("table"), Part::MaySeat("seat")], |desk, asker, given| {
        Box::pin(join_listed(desk, asker, given.number("table").unwrap_or_default(), given.number("seat")))
    })
    .by_program(Scope::Play),
    Button::at_table("seek-again", &[], |desk, asker, given| {
        Box::pin(seek_again(desk, asker, given.table_id()))
    }),
    Button::at_table("unseek", &[], |desk, asker, given| Box::pin(unseek(desk, asker, given.table))),
    Button::new("seeks", &[Part::Count("page"), Part::Text("filter")], |desk, asker, given| {
        Box::pin(seeks_turned(
            desk,
            asker,
            given.number("page").unwrap_or_default(),
            given.or_empty("filter"),
        ))
    }),
];

/// Puts the settings that came part by part before the typed ones, so that they are not read as a part of a
/// position there.
fn with_settings(mut given: Given, names: &[&'static str]) -> Given {
    let mut settings = String::new();
    for name in names {
        if let Some(value) = given.take(name) {
            add_setting(&mut settings, name, &value);
        }
    }
    if let Some(typed) = given.take("settings") {
        settings = format!("{settings} {}", typed.trim());
    }
    given.text_if("settings", settings.trim())
}
