//! Commands for the host of a table, and for managers of its server.

pub(crate) mod card;
pub(crate) mod deeds;
pub(crate) mod free;

use crate::command::{Arg, Button, Command, Given, Kind, Part, Reach, SEAT, Section, TABLE, Typed};
use crate::commands::table::host::card::{ask_to_give_up, call_off, host_card};
use crate::commands::table::host::deeds::{
    extend, extend_as_host, extension, pause_at_once, resume_at_once, void, void_sure,
};
use crate::commands::table::host::free::free_pressed;
use crate::commands::table::motions::{abort, vacate};
use crate::commands::table::seats::begin_table;
use crate::desk::Field;
use crate::desk::find::table_of_button;
use liege_game::Seat;
use liege_store::Scope;

pub const COMMANDS: &[Command] = &[
    Command::within("host", "host", Section::Table, |desk, asker, given| {
        Box::pin(host_card(desk, asker, given.table))
    })
    .at_table(),
    Command::within("host", "extend", Section::Table, |desk, asker, given| {
        Box::pin(extend_as_host(desk, asker, given.table, given.or_empty("more")))
    })
    .by_program(Scope::Play)
    .takes(&[Arg::must("more", Kind::Text(60)), SEAT, TABLE])
    .typed(Typed::Own(|table, rest| match extension(rest) {
        Some(_) => Ok(Given::at(table).with("more", rest)),
        None => Err("extend-how"),
    }))
    .composed(|mut given| {
        let what: Vec<String> = ["seat", "more"].into_iter().filter_map(|name| given.take(name)).collect();
        given.with("more", what.join(" "))
    }),
    Command::within("host", "vacate", Section::Table, |desk, asker, given| {
        Box::pin(vacate(desk, asker, given.table, given.or_empty("seat"), false))
    })
    .by_program(Scope::Play)
    .takes(&[Arg::must("seat", Kind::Offered(Field::Seat)), TABLE])
    .typed(Typed::RestAndTable("seat", Some("vacate-which"))),
    Command::new("void", Section::Table, |desk, asker, given| {
        Box::pin(void(desk, asker, given.table, given.or_empty("reason")))
    })
    .reach(Reach::Server)
    .for_managers()
    .takes(&[Arg::must("reason", Kind::Text(200)), TABLE])
    .prose()
    .typed(Typed::Rest("reason", Some("void-how"))),
];

pub const BUTTONS: &[Button] = &[
    Button::at_table("extend", &[Part::Count("hours")], |desk, asker, given| {
        Box::pin(async move {
            let table = table_of_button(desk, asker, given.table_id()).await?;
            extend(desk, asker, &table, None, given.count("hours")).await
        })
    }),
    Button::at_table("pause", &[Part::Count("days")], |desk, asker, given| {
        Box::pin(pause_at_once(desk, asker, given.table_id(), given.count("days")))
    }),
    Button::at_table("resume", &[], |desk, asker, given| {
        Box::pin(resume_at_once(desk, asker, given.table_id()))
    }),
    Button::at_table("begin", &[], |desk, asker, given| {
        Box::pin(begin_table(desk, asker, given.table_id(), false))
    }),
    Button::at_table("call-off", &[], |desk, asker, given| Box::pin(call_off(desk, asker, given.table_id()))),
    Button::at_table("free", &[Part::Seat("seat"), Part::Mark("sure")], |desk, asker, given| {
        Box::pin(free_pressed(desk, asker, given.table_id(), Seat(given.count("seat")), given.has("sure")))
    })
    .by_program(Scope::Play),
    Button::at_table("give-up", &[Part::Mark("sure")], |desk, asker, given| match given.has("sure") {
        true => Box::pin(abort(desk, asker, given.table, true)),
        false => Box::pin(ask_to_give_up(desk, asker, given.table_id())),
    })
    .by_program(Scope::Play),
    // Takes the reason for voiding the game, and asks for confirmation.
    Button::at_table("void-why", &[], |desk, asker, given| {
        Box::pin(void(desk, asker, given.table, given.or_empty("reason")))
    })
    .asks("reason", 200),
    // Voids the game after the confirmation.
    Button::at_table("void", &[], |desk, asker, given| Box::pin(void_sure(desk, asker, given.table_id()))),
];
