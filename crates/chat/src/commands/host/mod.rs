//! What the host of a table, or whoever manages its server, does there.

pub(crate) mod card;
pub(crate) mod deeds;

use crate::chat::command::{Arg, Button, Command, Given, Kind, Part, Reach, Section, TABLE, Typed};
use crate::chat::commands::host::deeds::extension;
use crate::chat::desk::Field;
use crate::game::Seat;
use crate::store::Scope;

pub const COMMANDS: &[Command] = &[
    Command::within("host", "host", Section::Table, |chat, asker, given| {
        Box::pin(chat.host_card(asker, given.table))
    })
    .at_table(),
    Command::within("host", "extend", Section::Table, |chat, asker, given| {
        Box::pin(chat.extend_as_host(asker, given.table, given.or_empty("more")))
    })
    .by_program(Scope::Play)
    .takes(&[Arg::must("more", Kind::Text(60)), super::table::SEAT, TABLE])
    .typed(Typed::Own(|table, rest| match extension(rest) {
        Some(_) => Ok(Given::at(table).with("more", rest)),
        None => Err("extend-how"),
    }))
    .composed(|mut given| {
        let what: Vec<String> = ["seat", "more"].into_iter().filter_map(|name| given.take(name)).collect();
        given.with("more", what.join(" "))
    }),
    Command::within("host", "vacate", Section::Table, |chat, asker, given| {
        Box::pin(chat.vacate(asker, given.table, given.or_empty("seat"), false))
    })
    .by_program(Scope::Play)
    .takes(&[Arg::must("seat", Kind::Offered(Field::Seat)), TABLE])
    .typed(Typed::RestAndTable("seat", Some("vacate-which"))),
    Command::new("void", Section::Table, |chat, asker, given| {
        Box::pin(chat.void(asker, given.table, given.or_empty("reason")))
    })
    .reach(Reach::Server)
    .for_managers()
    .takes(&[Arg::must("reason", Kind::Text(200)), TABLE])
    .typed(Typed::Rest("reason", Some("void-how"))),
];

pub const BUTTONS: &[Button] = &[
    Button::at_table("extend", &[Part::Count("hours")], |chat, asker, given| {
        Box::pin(async move {
            let table = chat.of_button(asker, given.table_id()).await?;
            chat.extend(asker, &table, None, given.count("hours")).await
        })
    }),
    Button::at_table("pause", &[Part::Count("days")], |chat, asker, given| {
        Box::pin(chat.pause_at_once(asker, given.table_id(), given.count("days")))
    }),
    Button::at_table("resume", &[], |chat, asker, given| {
        Box::pin(chat.resume_at_once(asker, given.table_id()))
    }),
    Button::at_table("begin", &[], |chat, asker, given| {
        Box::pin(chat.begin_table(asker, given.table_id(), false))
    }),
    Button::at_table("call-off", &[], |chat, asker, given| Box::pin(chat.call_off(asker, given.table_id()))),
    Button::at_table("free", &[Part::Seat("seat"), Part::Mark("sure")], |chat, asker, given| {
        Box::pin(chat.free_pressed(asker, given.table_id(), Seat(given.count("seat")), given.has("sure")))
    })
    .by_program(Scope::Play),
    Button::at_table("give-up", &[Part::Mark("sure")], |chat, asker, given| match given.has("sure") {
        true => Box::pin(chat.abort(asker, given.table, true)),
        false => Box::pin(chat.ask_to_give_up(asker, given.table_id())),
    })
    .by_program(Scope::Play),
    // Why the game is to be voided; it is asked once more then.
    Button::at_table("void-why", &[], |chat, asker, given| {
        Box::pin(chat.void(asker, given.table, given.or_empty("reason")))
    })
    .asks("reason", 200),
    // The game is voided: it was asked once more.
    Button::at_table("void", &[], |chat, asker, given| Box::pin(chat.void_sure(asker, given.table_id()))),
];
