//! Contests: round robins, Swiss tournaments, knock-outs, ladders and leagues, and everything that people do in them.

pub(crate) mod again;
pub(crate) mod arbiter;
pub(crate) mod bye;
pub(crate) mod cancel;
pub(crate) mod challenge;
pub(crate) mod close;
pub(crate) mod cross;
pub(crate) mod drop;
pub(crate) mod due;
pub(crate) mod edit;
pub(crate) mod extend;
pub(crate) mod files;
pub(crate) mod import;
pub(crate) mod join;
pub(crate) mod judge;
pub(crate) mod late;
pub(crate) mod leave;
pub(crate) mod list;
pub(crate) mod new;
pub(crate) mod open;
pub(crate) mod opening;
pub(crate) mod pause;
pub(crate) mod ready;
pub(crate) mod result;
pub(crate) mod round;
pub(crate) mod substitute;
pub(crate) mod table;
pub(crate) mod terms;
pub(crate) mod withdraw;

use crate::command::typed::{add_setting, take_number};
use crate::command::{
    Arg, Button, Command, Given, Kind, LONG, Part, SETTINGS, SHORT, Section, TIME, Timed, Typed, When,
};
use crate::desk::{Field, Share};
use liege_contest::picture::Width;
use liege_store::Scope;
use liege_words::lexicon;

const CONTEST: Arg = Arg::may("contest", Kind::Count(1, 1_000_000_000));
const WHO: Arg = Arg::must("member", Kind::Member);
const REASON: Arg = Arg::must("reason", Kind::Text(200));
const FORMATS: Kind = Kind::Choice(&["swiss", "robin", "double", "knock-out", "ladder", "league"]);

/// Returns the number of the contest that was named.
fn named(given: &Given) -> Option<i64> {
    given.number("contest").or(given.table)
}

pub const COMMANDS: &[Command] = &[
    Command::within("contest", "contest", Section::Contest, |desk, asker, given| {
        Box::pin(list::list(desk, asker, named(given)))
    })
    .takes(&[CONTEST])
    .typed(Typed::Own(|table, rest| match take_number(rest) {
        (contest, others) if others.is_empty() => Ok(Given::at(table.or(contest))),
        _ => Err("contest-how"),
    })),
    Command::within("contest", "contest-new", Section::Contest, |desk, asker, given| {
        Box::pin(new::new(desk, asker, given.or_empty("text")))
    })
    .takes(&[
        Arg::asked("format", FORMATS),
        Arg::asked("game", Kind::Offered(Field::Game)),
        Arg::may("rounds", Kind::Count(1, 100)),
        TIME,
        Arg::may("entries", SHORT),
        Arg::may("name", SHORT),
        SETTINGS,
    ])
    .prose()
    .form(&["format", "game", "name", "time", "settings"])
    .typed(Typed::Rest("text", Some("contest-new-how")))
    .composed(compose_new),
    Command::within("contest", "contest-edit", Section::Contest, |desk, asker, given| {
        Box::pin(edit::edit(desk, asker, named(given), given.or_empty("settings")))
    })
    .takes(&[Arg::must("settings", LONG), CONTEST])
    .prose()
    .typed(Typed::Rest("settings", Some("contest-edit-how"))),
    Command::within("contest", "contest-open", Section::Contest, |desk, asker, given| {
        Box::pin(open::open(desk, asker, named(given)))
    })
    .takes(&[CONTEST])
    .typed(Typed::Table),
    Command::within("contest", "contest-close", Section::Contest, |desk, asker, given| {
        Box::pin(close::close(desk, asker, named(given)))
    })
    .takes(&[CONTEST])
    .typed(Typed::Table),
    Command::within("contest", "contest-cancel", Section::Contest, |desk, asker, given| {
        Box::pin(cancel::cancel(desk, asker, named(given), given.or_empty("reason")))
    })
    .takes(&[REASON, CONTEST])
    .prose()
    .form(&["reason"])
    .typed(Typed::Rest("reason", Some("contest-cancel-how"))),
    Command::within("contest", "contest-pause", Section::Contest, |desk, asker, given| {
        Box::pin(pause::pause(desk, asker, named(given), given.has("on")))
    })
    .takes(&[Arg::may("on", Kind::Flag), CONTEST])
    .typed(Typed::Switch("on", "contest-pause-how"))
    .composed(on_unless_off),
    Command::within("contest", "contest-join", Section::Contest, |desk, asker, given| {
        Box::pin(join::join(desk, asker, named(given)))
    })
    .takes(&[CONTEST])
    .typed(Typed::Table)
    .by_program(Scope::Play),
    Command::within("contest", "contest-leave", Section::Contest, |desk, asker, given| {
        Box::pin(leave::leave(desk, asker, named(given)))
    })
    .takes(&[CONTEST])
    .typed(Typed::Table)
    .by_program(Scope::Play),
    Command::within("contest", "contest-ready", Section::Contest, |desk, asker, given| {
        Box::pin(ready::ready(desk, asker, named(given)))
    })
    .takes(&[CONTEST])
    .typed(Typed::Table)
    .by_program(Scope::Play),
    Command::within("contest", "contest-withdraw", Section::Contest, |desk, asker, given| {
        Box::pin(withdraw::withdraw(desk, asker, named(given), false))
    })
    .takes(&[CONTEST])
    .typed(Typed::Table)
    .by_program(Scope::Play),
    Command::within("contest", "contest-bye", Section::Contest, |desk, asker, given| {
        Box::pin(bye::bye(desk, asker, named(given), given.or_empty("text")))
    })
    .takes(&[Arg::must("round", Kind::Count(1, 1_000)), Arg::may("half", Kind::Flag), CONTEST])
    .typed(Typed::Rest("text", Some("contest-bye-how")))
    .by_program(Scope::Play)
    .composed(|mut given| {
        let half = if given.has("half") { " half" } else { "" };
        let round = given.take("round").unwrap_or_default();
        given.with("text", format!("{round}{half}"))
    }),
    Command::within("contest", "contest-table", Section::Contest, |desk, asker, given| {
        Box::pin(table::table(desk, asker, named(given), given.or_empty("member")))
    })
    .takes(&[Arg::may("member", Kind::Member), CONTEST])
    .typed(Typed::RestAndTable("member", None)),
    Command::within("contest", "contest-cross", Section::Contest, |desk, asker, given| {
        Box::pin(cross::cross(desk, asker, named(given), Width::Phone))
    })
    .costs(crate::command::PICTURE)
    .takes(&[CONTEST])
    .typed(Typed::Table),
    Command::within("contest", "contest-round", Section::Contest, |desk, asker, given| {
        Box::pin(round::round(desk, asker, named(given), given.or_empty("text")))
    })
    .takes(&[Arg::may("text", SHORT), CONTEST])
    .typed(Typed::Rest("text", None)),
    Command::within("contest", "contest-result", Section::Contest, |desk, asker, given| {
        Box::pin(result::result(desk, asker, named(given), given.or_empty("text")))
    })
    .takes(&[Arg::must("text", SHORT), REASON, CONTEST])
    .prose()
    .form(&["text", "reason"])
    .typed(Typed::Rest("text", Some("contest-result-how")))
    .composed(because),
    Command::within("contest", "contest-extend", Section::Contest, |desk, asker, given| {
        Box::pin(extend::extend(desk, asker, named(given), given.or_empty("text")))
    })
    .takes(&[Arg::must("text", SHORT), CONTEST])
    .typed(Typed::Rest("text", Some("contest-extend-how"))),
    Command::within("contest", "contest-late", Section::Contest, |desk, asker, given| {
        Box::pin(late::late(desk, asker, named(given), given.or_empty("member")))
    })
    .takes(&[WHO, CONTEST])
    .form(&["member"])
    .typed(Typed::Rest("member", Some("contest-late-how"))),
    Command::within("contest", "contest-drop", Section::Contest, |desk, asker, given| {
        Box::pin(drop::drop_entrant(desk, asker, named(given), given.or_empty("text")))
    })
    .takes(&[WHO, REASON, CONTEST])
    .prose()
    .form(&["member", "reason"])
    .typed(Typed::Rest("text", Some("contest-drop-how")))
    .composed(|mut given| {
        let who = given.take("member").unwrap_or_default();
        because(given.with("text", who))
    }),
    Command::within("contest", "contest-arbiter", Section::Contest, |desk, asker, given| {
        Box::pin(arbiter::arbiter(desk, asker, named(given), given.or_empty("text")))
    })
    .takes(&[WHO, Arg::may("on", Kind::Flag), CONTEST])
    .form(&["member"])
    .typed(Typed::Rest("text", Some("contest-arbiter-how")))
    .composed(|mut given| {
        let off = given.text("on").is_some_and(|on| on == "no");
        let who = given.take("member").unwrap_or_default();
        given.with("text", if off { format!("{who} off") } else { who })
    }),
    Command::within("contest", "contest-substitute", Section::Contest, |desk, asker, given| {
        Box::pin(substitute::substitute(desk, asker, named(given), given.or_empty("text")))
    })
    .takes(&[WHO, Arg::must("opponent", Kind::Member), REASON, CONTEST])
    .prose()
    .form(&["member", "opponent", "reason"])
    .typed(Typed::Rest("text", Some("contest-substitute-how")))
    .composed(|mut given| {
        let (comes, leaves) = (given.take("member"), given.take("opponent"));
        let text = format!("{} {}", comes.unwrap_or_default(), leaves.unwrap_or_default());
        because(given.with("text", text))
    }),
    Command::within("contest", "contest-challenge", Section::Contest, |desk, asker, given| {
        Box::pin(challenge::challenge(desk, asker, named(given), given.or_empty("text")))
    })
    .takes(&[WHO, Arg::may("opponent2", Kind::Member), Arg::may("opponent3", Kind::Member), CONTEST])
    .prose()
    .form(&["member"])
    .typed(Typed::Rest("text", Some("contest-challenge-how")))
    .composed(|mut given| {
        let whom = ["member", "opponent2", "opponent3"];
        let whom: Vec<String> = whom.into_iter().filter_map(|name| given.take(name)).collect();
        given.with("text", whom.join(" "))
    }),
    Command::within("contest", "contest-again", Section::Contest, |desk, asker, given| {
        Box::pin(again::again(desk, asker, named(given), given.has("on")))
    })
    .takes(&[Arg::may("on", Kind::Flag), CONTEST])
    .typed(Typed::Switch("on", "contest-again-how"))
    .by_program(Scope::Play)
    .composed(on_unless_off),
    Command::within("contest", "contest-files", Section::Contest, |desk, asker, given| {
        Box::pin(files::files(desk, asker, named(given)))
    })
    .takes(&[CONTEST])
    .typed(Typed::Table),
    Command::within("contest", "contest-import", Section::Contest, |desk, asker, given| {
        Box::pin(import::import(desk, asker, given.has("again"), given.or_empty("settings")))
    })
    .costs(&[Share::Command, Share::File])
    .takes(&[Arg::must("file", Kind::File), SETTINGS, Arg::may("again", Kind::Flag)])
    .form(&["file", "settings"])
    .typed(Typed::Own(|_, rest| Ok(read_import(rest)))),
];

/// The task of deadlines, tables and results.
pub(crate) const TIMED: &[Timed] =
    &[Timed { when: When::AroundTables, run: |desk| Box::pin(due::look_after_contests(desk)) }];

const ID: Part = Part::Count("contest");
/// The row of the queue that the post was, by which the post is told from others.
const POST: Part = Part::MayCount("post");

pub const BUTTONS: &[Button] = &[
    Button::new("contest-join", &[ID, POST], |desk, asker, given| {
        Box::pin(join::join(desk, asker, named(given)))
    }),
    Button::new("contest-ready", &[ID, POST], |desk, asker, given| {
        Box::pin(ready::ready(desk, asker, named(given)))
    }),
    Button::new("contest-table", &[ID, POST], |desk, asker, given| {
        Box::pin(table::table(desk, asker, named(given), ""))
    }),
    Button::new("contest-mine", &[ID], |desk, asker, given| Box::pin(table::mine(desk, asker, named(given)))),
    Button::new("contest-cross", &[ID], |desk, asker, given| {
        Box::pin(cross::cross(desk, asker, named(given), Width::Phone))
    })
    .costs(crate::command::PICTURE),
    Button::new("contest-wide", &[ID], |desk, asker, given| {
        Box::pin(cross::cross(desk, asker, named(given), Width::Wide))
    })
    .costs(crate::command::PICTURE),
    Button::new("contest-withdraw", &[ID, Part::Mark("sure")], |desk, asker, given| {
        Box::pin(withdraw::withdraw(desk, asker, named(given), given.has("sure")))
    })
    .by_program(Scope::Play),
    Button::new("contest-cancel", &[ID, Part::Text("reason")], |desk, asker, given| {
        Box::pin(cancel::cancel_sure(desk, asker, named(given), given.or_empty("reason")))
    }),
    Button::new(
        "contest-answer",
        &[ID, Part::Count("challenge"), Part::Word("answer")],
        |desk, asker, given| {
            let accepts = given.or_empty("answer") == "yes";
            Box::pin(challenge::answer(desk, asker, named(given), given.count("challenge"), accepts))
        },
    ),
    Button::new("contest-again", &[ID, Part::Word("on"), POST], |desk, asker, given| {
        Box::pin(again::again(desk, asker, named(given), given.or_empty("on") == "yes"))
    }),
];

/// Reads an import: `again`, and the game and settings of the contest.
fn read_import(rest: &str) -> Given {
    let (again, words): (Vec<&str>, Vec<&str>) =
        rest.split_whitespace().partition(|word| lexicon::value("import", word) == Some("again"));
    Given::default().flag("again", !again.is_empty()).text_if("settings", &words.join(" "))
}

/// Composes the typed form of a new contest.
fn compose_new(mut given: Given) -> Given {
    let parts = ["format", "game"].map(|name| given.take(name).unwrap_or_default().replace('=', " "));
    let mut settings = String::new();
    for name in ["rounds", "time", "entries", "name"] {
        if let Some(value) = given.take(name) {
            add_setting(&mut settings, name, &value);
        }
    }
    let more = given.take("settings").unwrap_or_default();
    given.with("text", format!("{} {settings} {more}", parts.join(" ")).trim())
}

/// Turns a flag on that was left out, as typing does.
fn on_unless_off(given: Given) -> Given {
    match given.text("on") {
        None => given.flag("on", true),
        Some(_) => given,
    }
}

/// Adds the reason as it is typed.
fn because(mut given: Given) -> Given {
    let (text, reason) = (given.take("text").unwrap_or_default(), given.take("reason").unwrap_or_default());
    given.with("text", format!("{text} because {reason}"))
}
