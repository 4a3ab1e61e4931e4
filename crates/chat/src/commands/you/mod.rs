//! Settings of a member, settings of a server, and data stored about people; help.

pub(crate) mod calendar;
pub(crate) mod confirm;
pub(crate) mod follow;
pub(crate) mod help;
pub(crate) mod language;
pub(crate) mod privacy;
pub(crate) mod remind;
pub(crate) mod server;
pub(crate) mod token;

use crate::command::{
    Arg, Button, Command, Given, Kind, LONG, Part, Reach, SHORT, Section, TABLE, Timed, Typed, When,
};
use crate::commands::you::calendar::calendar;
use crate::commands::you::confirm::confirm;
use crate::commands::you::follow::{follow, read_follow, unfollow};
use crate::commands::you::help::{help, rules};
use crate::commands::you::language::language;
use crate::commands::you::privacy::{Privacy, forget, privacy};
use crate::commands::you::remind::card::{
    choose_reminder_setting, letters, set_pressed, settings_card, signs,
};
use crate::commands::you::remind::due::remind;
use crate::commands::you::remind::snooze::{snooze, snooze_pressed};
use crate::commands::you::server::games::choose_games;
use crate::commands::you::server::set_up;
use crate::commands::you::token::{read_token, token};
use crate::desk::find::button_gone;
use crate::desk::{Field, private};
use crate::wording::game_help;

pub const COMMANDS: &[Command] = &[
    Command::within("settings", "language", Section::You, |desk, asker, given| {
        Box::pin(language(desk, asker, given.text("language")))
    })
    .takes(&[Arg::may("language", Kind::Language { usual: false })])
    .typed(Typed::Rest("language", None)),
    Command::within("settings", "letters", Section::You, |desk, asker, given| {
        Box::pin(letters(desk, asker, given.has("on")))
    })
    .takes(&[Arg::must("on", Kind::Flag)])
    .typed(Typed::Switch("on", "letters-which")),
    Command::within("settings", "signs", Section::You, |desk, asker, given| {
        Box::pin(signs(desk, asker, given.has("on")))
    })
    .takes(&[Arg::must("on", Kind::Flag)])
    .typed(Typed::Switch("on", "signs-which")),
    Command::within("settings", "confirm", Section::You, |desk, asker, given| {
        Box::pin(confirm(desk, asker, given.has("on")))
    })
    .takes(&[Arg::must("on", Kind::Flag)])
    .typed(Typed::Switch("on", "confirm-which")),
    Command::within("settings", "settings", Section::You, |desk, asker, _| {
        Box::pin(settings_card(desk, asker, None))
    }),
    Command::within("remind", "remind", Section::You, |desk, asker, given| {
        Box::pin(choose_reminder_setting(desk, asker, "remind", given.or_empty("text")))
    })
    .takes(&[Arg::may("when", SHORT), Arg::may("where", Kind::Choice(&["here", "private"]))])
    .typed(Typed::Rest("text", None))
    .composed(|given| joined(given, &["when", "where"])),
    Command::within("remind", "snooze", Section::You, |desk, asker, given| {
        Box::pin(snooze(desk, asker, given.table, given.or_empty("for")))
    })
    .takes(&[Arg::may("for", SHORT), TABLE])
    .typed(Typed::Rest("for", None)),
    Command::within("remind", "digest", Section::You, |desk, asker, given| {
        Box::pin(choose_reminder_setting(desk, asker, "digest", given.or_empty("hour")))
    })
    .takes(&[Arg::may("hour", SHORT)])
    .typed(Typed::Rest("hour", None)),
    Command::within("remind", "quiet", Section::You, |desk, asker, given| {
        Box::pin(choose_reminder_setting(desk, asker, "quiet", given.or_empty("text")))
    })
    .takes(&[Arg::may("hours", SHORT), Arg::may("weekends", Kind::Flag)])
    .typed(Typed::Rest("text", None))
    // `off` turns off everything; weekends have a switch of their own.
    .composed(|mut given| {
        let hours = given.take("hours").unwrap_or_default();
        let text = match given.take("weekends").as_deref() {
            Some("yes") => format!("{hours} weekends"),
            Some(_) if hours.trim().is_empty() => "weekends off".to_owned(),
            _ => hours,
        };
        given.text_if("text", text.trim())
    }),
    Command::within("remind", "zone", Section::You, |desk, asker, given| {
        Box::pin(choose_reminder_setting(desk, asker, "zone", given.or_empty("place")))
    })
    .takes(&[Arg::may("place", Kind::Offered(Field::Zone))])
    .typed(Typed::Rest("place", None)),
    Command::within("remind", "follow", Section::You, |desk, asker, given| {
        Box::pin(follow(desk, asker, given.table, given.text("what") == Some("turns")))
    })
    .takes(&[Arg::may("what", Kind::Choice(&["end", "turns"])), TABLE])
    .typed(Typed::Own(read_follow)),
    Command::within("remind", "unfollow", Section::You, |desk, asker, given| {
        Box::pin(unfollow(desk, asker, given.table))
    })
    .at_table(),
    Command::within("remind", "calendar", Section::You, |desk, asker, given| {
        Box::pin(calendar(desk, asker, given.has("on")))
    })
    .takes(&[Arg::must("on", Kind::Flag)])
    .typed(Typed::Switch("on", "calendar-which")),
    Command::new("help", Section::You, |desk, asker, given| Box::pin(help(desk, asker, given.text("topic"))))
        .reach(Reach::Everywhere)
        .takes(&[Arg::may("topic", Kind::Offered(Field::Topic))])
        .typed(Typed::Rest("topic", None)),
    Command::within("table", "rules", Section::Table, |desk, asker, given| {
        Box::pin(rules(desk, asker, given.table, given.text("game")))
    })
    .takes(&[Arg::may("game", Kind::Offered(Field::Game)), TABLE])
    .typed(Typed::RestAndTable("game", None)),
    Command::new("setup", Section::You, |desk, asker, given| {
        Box::pin(set_up(desk, asker, given.or_empty("changes")))
    })
    .reach(Reach::Server)
    .for_managers()
    .takes(&[
        Arg::may("tables", Kind::Choice(&["everywhere", "here"])),
        Arg::may("channel", Kind::Channel),
        Arg::may("openers", Kind::Choice(&["everybody", "managers"])),
        Arg::may("role", Kind::Role),
        Arg::may("language", Kind::Language { usual: true }),
        Arg::may("defaults", Kind::Text(300)),
        Arg::may("threads", Kind::Choice(&["on", "off"])),
        Arg::may("standing", Kind::Choice(&["on", "off"])),
        Arg::may("selection", LONG),
        Arg::may("puzzle", Kind::Offered(Field::Game)),
        Arg::may("page", Kind::Choice(&["on", "indexed", "off"])),
        Arg::may("signs", Kind::Choice(&["on", "off"])),
        Arg::may("zone", Kind::Offered(Field::Zone)),
        Arg::may("limit", Kind::Count(0, 1_000_000)),
    ])
    .form(&["channel", "role", "language", "zone", "defaults"])
    .typed(Typed::Rest("changes", None))
    .composed(compose_setup),
    Command::within("settings", "privacy", Section::You, |desk, asker, given| {
        let what = given.text("what").and_then(Privacy::of_code).unwrap_or(Privacy::About);
        Box::pin(privacy(desk, asker, what))
    })
    .takes(&[Arg::may("what", Kind::Choice(&["about", "data", "forget"]))])
    .typed(Typed::Own(|table, rest| match Privacy::read(rest) {
        Some(what) => Ok(Given::at(table).with("what", what.code())),
        None => Err("privacy-which"),
    })),
    Command::within("settings", "token", Section::You, |desk, asker, given| {
        Box::pin(token(desk, asker, given))
    })
    .takes(&[
        Arg::may("do", Kind::Choice(&["new", "revoke"])),
        Arg::may("name", Kind::Text(32)),
        Arg::may("scopes", SHORT),
    ])
    .typed(Typed::Own(read_token)),
    Command::new("about", Section::You, |_, asker, _| {
        Box::pin(async move { Ok(vec![private(game_help::about(asker.language))]) })
    })
    .reach(Reach::Everywhere),
];

/// The task that sends reminders and digests.
pub(crate) const TIMED: &[Timed] = &[Timed { when: When::Last, run: |desk| Box::pin(remind(desk)) }];

pub const BUTTONS: &[Button] = &[
    // Opens the form for a command (about a table or contest), which does the rest.
    Button::new("form", &[Part::Word("command"), Part::MayCount("about")], |_, asker, _| {
        Box::pin(async move { button_gone(asker) })
    })
    .asks_arguments(),
    // Puts a reminder off; the mark makes the ids of one reminder's buttons differ from another's.
    Button::at_table("snooze", &[Part::Word("mark"), Part::Text("for")], |desk, asker, given| {
        Box::pin(snooze_pressed(desk, asker, given.table_id(), given.or_empty("for")))
    }),
    // Runs a settings command as if it were typed, and shows the settings after it.
    Button::new("set", &[Part::Word("word"), Part::Text("text")], |desk, asker, given| {
        Box::pin(set_pressed(desk, asker, given.or_empty("word"), given.or_empty("text")))
    }),
    Button::new("follow", &[Part::Count("table")], |desk, asker, given| {
        Box::pin(follow(desk, asker, Some(given.number("table").unwrap_or_default()), false))
    }),
    // The member may no longer see the table.
    Button::new("unfollow", &[Part::Count("table")], |desk, asker, given| {
        Box::pin(unfollow(desk, asker, Some(given.number("table").unwrap_or_default())))
    }),
    Button::new("server", &[Part::Text("change")], |desk, asker, given| {
        Box::pin(set_up(desk, asker, given.or_empty("change")))
    }),
    // Shows a page of the games from which managers choose; with a game, adds or removes it.
    Button::new("server-games", &[Part::Count("page"), Part::Text("game")], |desk, asker, given| {
        Box::pin(choose_games(desk, asker, given.count("page"), given.or_empty("game")))
    })
    .in_place(),
    Button::new("privacy", &[Part::Word("what")], |desk, asker, given| {
        let what = Privacy::of_code(given.or_empty("what")).unwrap_or(Privacy::About);
        Box::pin(privacy(desk, asker, what))
    }),
    // Forgets the member, after two questions.
    Button::new("forget-me", &[Part::Mark("yes")], |desk, asker, _| Box::pin(forget(desk, asker))),
];

/// Composes the typed form of arguments that were chosen one by one.
fn joined(mut given: Given, names: &[&str]) -> Given {
    let parts: Vec<String> = names.iter().filter_map(|name| given.take(name)).collect();
    given.text_if("text", &parts.join(" "))
}

/// Composes the typed form of several changes, with semicolons between them.
fn compose_setup(mut given: Given) -> Given {
    let mut changes: Vec<String> = Vec::new();
    for (name, before) in [
        ("tables", ""),
        ("channel", "channel "),
        ("openers", "open "),
        ("role", "open "),
        ("language", "language "),
        ("defaults", "defaults "),
        ("threads", "threads "),
        ("standing", "standing "),
        ("puzzle", "puzzle "),
        ("page", "page "),
        ("selection", "games "),
        ("signs", "signs "),
        ("zone", "zone "),
        ("limit", "limits tables="),
    ] {
        if let Some(value) = given.take(name) {
            changes.push(format!("{before}{}", value.replace(';', ",")));
        }
    }
    given.text_if("changes", &changes.join("; "))
}
