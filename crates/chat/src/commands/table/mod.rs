//! Commands at a table: creating, joining, starting, handing over, pausing, giving up; and the catalogue of
//! games.

pub(crate) mod catalogue;
pub(crate) mod clocks;
pub(crate) mod host;
pub(crate) mod motions;
pub(crate) mod ready_check;
pub(crate) mod rematch;
pub(crate) mod seats;

use crate::command::typed::{add_setting, is_preposition, table_before, take_number};
use crate::command::{
    Arg, Button, Command, Given, Kind, MOVE, NAMES, NUMBER, PRESS, Part, Reach, SEAT, SETTINGS, SHORT,
    Section, TABLE, TIME, Typed, is_called,
};
use crate::commands::table::catalogue::{card_in_catalogue, games, page_of_games, rules_in_catalogue};
use crate::commands::table::clocks::{Vacation, claim, claim_pressed, set_vacation, time, vacation};
use crate::commands::table::host::deeds::{at_once, pause_as_host, resume_as_host};
use crate::commands::table::motions::{abort, hand, pause, resume, takeback};
use crate::commands::table::ready_check::{here, here_at};
use crate::commands::table::rematch::{rematch, rematch_at};
use crate::commands::table::seats::{begin_table, fill_with_machines, leave, start};
use crate::desk::Field;
use crate::desk::catalogue::GameQuery;
use crate::desk::dealing::choose;
use crate::desk::join::{join, join_seat};
use crate::desk::new_table::create_table;
use crate::desk::seating::seated_by;
use liege_game::{self as game, Seat};
use liege_store::Scope;
use liege_words::duration;
use liege_words::lexicon::says;

pub const COMMANDS: &[Command] = &[
    Command::new("games", Section::Table, |desk, asker, given| {
        Box::pin(games(desk, asker, given.or_empty("what")))
    })
    .reach(Reach::Everywhere)
    .takes(&[Arg::may("what", Kind::Offered(Field::Game))])
    .typed(Typed::Rest("what", None)),
    Command::new("new", Section::Table, |desk, asker, given| {
        Box::pin(create_table(desk, asker, given.or_empty("game"), given.or_empty("settings")))
    })
    .by_program(Scope::Open)
    .takes(&[
        Arg::must("game", Kind::Offered(Field::Game)),
        Arg::may("seat1", Kind::Member),
        Arg::may("seat2", Kind::Member),
        Arg::may("seat3", Kind::Member),
        Arg::may("seat4", Kind::Member),
        Arg::may("seat5", Kind::Member),
        Arg::may("seat6", Kind::Member),
        PRESS,
        NAMES,
        TIME,
        SETTINGS,
    ])
    .typed(Typed::Game(Some("new-which-game")))
    .composed(compose_new),
    Command::new("join", Section::Table, |desk, asker, given| {
        Box::pin(join(desk, asker, given.table, given.text("seat")))
    })
    .by_program(Scope::Play)
    .takes(&[Arg::may("seat", SHORT), TABLE])
    // `join red 12`, `join 12 red`, `join #12`: a bare number is a table's.
    .typed(Typed::RestAndTable("seat", None)),
    Command::within("table", "start", Section::Table, |desk, asker, given| {
        Box::pin(start(desk, asker, given.table))
    })
    .by_program(Scope::Play)
    .at_table(),
    Command::within("table", "leave", Section::Table, |desk, asker, given| {
        Box::pin(leave(desk, asker, given.table))
    })
    .by_program(Scope::Play)
    .takes(&[TABLE])
    // A player can also take leave for some days and keep their seat. In `leave for 3 days` the 3 must not be
    // read as a table's number, so no other words are allowed.
    .typed(Typed::Number("little-leaving", "leave-how")),
    Command::within("table", "takeback", Section::Table, |desk, asker, given| {
        Box::pin(takeback(desk, asker, given.table, given.number("to")))
    })
    .by_program(Scope::Talk)
    .takes(&[Arg::may("to", NUMBER), TABLE])
    .typed(Typed::Number("little-number", "takeback-how")),
    Command::within("table", "pause", Section::Table, |desk, asker, given| match given.has("now") {
        true => Box::pin(pause_as_host(desk, asker, given.table, given.number("days"))),
        false => Box::pin(pause(desk, asker, given.table, given.number("days"))),
    })
    .by_program(Scope::Talk)
    .takes(&[Arg::may("days", Kind::Count(1, 60)), Arg::may("now", Kind::Flag), TABLE])
    .typed(Typed::Own(read_pause)),
    Command::within("table", "resume", Section::Table, |desk, asker, given| match given.has("now") {
        true => Box::pin(resume_as_host(desk, asker, given.table)),
        false => Box::pin(resume(desk, asker, given.table)),
    })
    .by_program(Scope::Talk)
    .takes(&[Arg::may("now", Kind::Flag), TABLE])
    .typed(Typed::Own(|table, rest| {
        Ok(Given::at(table.or(take_number(rest).0)).flag("now", at_once(rest).0))
    })),
    Command::within("table", "overdue", Section::Table, |desk, asker, given| {
        Box::pin(claim(desk, asker, given.table, given.text("seat")))
    })
    .by_program(Scope::Play)
    .takes(&[SEAT, TABLE])
    .typed(Typed::RestAndTable("seat", None)),
    Command::within("table", "vacation", Section::Table, |desk, asker, given| {
        let what = match (given.has("back"), given.text("until"), given.number("days")) {
            (true, ..) => Vacation::Back,
            (_, Some(day), _) => Vacation::Until { day: day.to_owned() },
            (.., Some(days)) => Vacation::Away { days },
            _ => Vacation::Show,
        };
        Box::pin(set_vacation(desk, asker, given.table, what))
    })
    .by_program(Scope::Play)
    .takes(&[
        Arg::may("days", Kind::Count(1, 120)),
        Arg::may("until", SHORT),
        Arg::may("back", Kind::Flag),
        TABLE,
    ])
    .typed(Typed::Own(read_vacation)),
    Command::within("table", "hand", Section::Table, |desk, asker, given| {
        Box::pin(hand(desk, asker, given.table, given.text("seat"), given.or_empty("member")))
    })
    .takes(&[Arg::must("member", Kind::Member), SEAT, TABLE])
    .form(&["member"])
    .typed(Typed::Own(read_hand)),
    Command::within("table", "here", Section::Table, |desk, asker, given| {
        Box::pin(here(desk, asker, given.table, given.text("seed")))
    })
    .by_program(Scope::Play)
    .takes(&[TABLE, Arg::may("seed", Kind::Text(32))])
    .typed(Typed::Own(|table, rest| Ok(read_here(table, rest)))),
    // People also cancel other things with this word, and that must not end a game.
    Command::within("table", "abort", Section::Table, |desk, asker, given| match given.text("what") {
        None => Box::pin(abort(desk, asker, given.table, false)),
        Some("move") => Box::pin(takeback(desk, asker, given.table, None)),
        Some("pause") => Box::pin(resume(desk, asker, given.table)),
        Some(_) => Box::pin(set_vacation(desk, asker, given.table, Vacation::Back)),
    })
    .by_program(Scope::Play)
    .takes(&[TABLE])
    .typed(Typed::Own(read_abort)),
    Command::within("table", "time", Section::Table, |desk, asker, given| {
        Box::pin(time(desk, asker, given.table))
    })
    .at_table(),
    Command::within("table", "rematch", Section::Table, |desk, asker, given| {
        Box::pin(rematch(desk, asker, given.table))
    })
    .at_table(),
];

pub const BUTTONS: &[Button] = &[
    Button::at_table("join", &[Part::MaySeat("seat")], |desk, asker, given| {
        Box::pin(join_seat(desk, asker, given.table_id(), given.number("seat").map(Seat)))
    }),
    // Chooses a seat while seats are dealt.
    Button::at_table("choose", &[Part::Count("number"), Part::Seat("seat")], |desk, asker, given| {
        Box::pin(choose(
            desk,
            asker,
            given.table_id(),
            given.number("seat").map(Seat),
            given.number("number"),
        ))
    })
    .by_program(Scope::Play)
    .costs(MOVE),
    Button::at_table("takeback", &[], |desk, asker, given| {
        Box::pin(takeback(desk, asker, given.table, None))
    })
    .of_more(),
    // Asks the others for a pause; `pause` is for the host.
    Button::at_table("ask-pause", &[], |desk, asker, given| Box::pin(pause(desk, asker, given.table, None)))
        .of_more(),
    Button::at_table("time", &[], |desk, asker, given| Box::pin(time(desk, asker, given.table))).of_more(),
    Button::at_table("claim", &[Part::Seat("seat"), Part::Mark("sure")], |desk, asker, given| {
        Box::pin(claim_pressed(desk, asker, given.table_id(), Seat(given.count("seat")), given.has("sure")))
    })
    .by_program(Scope::Play)
    .costs(MOVE),
    // Starts the game: the players share the free seats.
    Button::at_table("fill", &[], |desk, asker, given| {
        Box::pin(begin_table(desk, asker, given.table_id(), true))
    }),
    Button::at_table("fill-machines", &[], |desk, asker, given| {
        Box::pin(fill_with_machines(desk, asker, given.table_id()))
    }),
    Button::at_table("here", &[], |desk, asker, given| {
        Box::pin(here_at(desk, asker, given.table_id(), None))
    })
    .by_program(Scope::Play),
    Button::at_table("rematch", &[], |desk, asker, given| {
        Box::pin(rematch_at(desk, asker, given.table_id()))
    }),
    Button::new("lay", &[Part::Word("game"), Part::Text("settings")], |desk, asker, given| {
        Box::pin(create_table(desk, asker, given.or_empty("game"), given.or_empty("settings")))
    }),
    // The catalogue: fresh, under a post of any kind.
    Button::new("games", &[Part::Text("what")], |desk, asker, given| {
        Box::pin(games(desk, asker, given.or_empty("what")))
    }),
    Button::new("games-page", &[Part::Count("page"), Part::Text("what")], |desk, asker, given| {
        Box::pin(async move {
            let query = GameQuery::read(given.or_empty("what"));
            page_of_games(desk, asker, &query, given.count("page")).await
        })
    })
    .in_place(),
    Button::new(
        "games-card",
        &[Part::Word("game"), Part::Count("page"), Part::Text("what")],
        |desk, asker, given| {
            let from = (given.count("page"), GameQuery::read(given.or_empty("what")));
            Box::pin(card_in_catalogue(desk, asker, given.or_empty("game"), from))
        },
    )
    .in_place(),
    Button::new("game-rules", &[Part::Word("game")], |_, asker, given| {
        Box::pin(async move { rules_in_catalogue(asker, given.or_empty("game")) })
    }),
];

/// Composes typed settings from the members chosen for seats. Seats are numbered in the game's order. An
/// unknown game is reported later.
fn compose_new(mut given: Given) -> Given {
    let mut settings = given.take("settings").unwrap_or_default().trim().to_owned();
    let game = game::by_id(given.or_empty("game"));
    let seats = game.map_or(&[][..], |game| seated_by(game, &settings).seats());
    for (index, name) in ["seat1", "seat2", "seat3", "seat4", "seat5", "seat6"].into_iter().enumerate() {
        let Some(member) = given.take(name) else { continue };
        let seat = seats.get(index).map_or_else(|| name.to_owned(), |seat| seat.id.to_owned());
        let space = if settings.is_empty() { "" } else { " " };
        settings = format!("{settings}{space}{seat}={member}");
    }
    for name in ["press", "names", "time"] {
        if let Some(chosen) = given.take(name) {
            add_setting(&mut settings, name, &chosen);
        }
    }
    given.text_if("settings", &settings)
}

/// Reads `pause`, `pause 5`, `pause 5 days now`, `pause for 2 weeks`.
fn read_pause(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    let (now, rest) = at_once(rest);
    let rest = match rest.split_once(char::is_whitespace) {
        Some((word, after)) if is_preposition(word) => after.trim(),
        _ => &rest,
    };
    let days: Option<u16> = match rest {
        "" => None,
        rest => Some(rest.parse().ok().or_else(|| duration::days(rest)).ok_or("pause-how")?),
    };
    Ok(Given::at(table).and("days", days).flag("now", now))
}

fn read_vacation(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    let given = Given::at(table);
    Ok(match vacation(rest)? {
        Vacation::Show => given,
        Vacation::Away { days } => given.with("days", days),
        Vacation::Until { day } => given.with("until", day),
        Vacation::Back => given.flag("back", true),
    })
}

/// Reads `hand @bo`, `hand red @bo`, `hand red to @bo`, `hand @bo red`, `hand my seat to @bo`.
fn read_hand(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    let name = |word: &&str| !is_preposition(word) && !says("little-handing", word);
    let words: Vec<&str> = rest.split_whitespace().filter(name).collect();
    let is_person = |word: &&str| word.starts_with(['@', '<']);
    let (seat, to) = match words.as_slice() {
        [] => return Err("hand-whom"),
        [to] => (None, (*to).to_owned()),
        [to, seat] if is_person(to) => (Some(*seat), (*to).to_owned()),
        [first, ..] if is_person(first) => (None, words.join(" ")),
        // Names may have several words.
        [seat, to @ ..] => (Some(*seat), to.join(" ")),
    };
    Ok(Given::at(table).and("seat", seat).with("member", to))
}

/// Reads `here`, `seed #7 luck`, `here #7 seed luck`. A bare number is a table's, unless a table is named
/// already.
fn read_here(table: Option<i64>, rest: &str) -> Given {
    let (number, seed) = table_before(rest);
    let seed = seed.strip_prefix("seed ").unwrap_or(seed).trim();
    match (table.or(number), seed.parse().ok()) {
        (None, Some(number)) => Given::at(Some(number)),
        (table, _) => Given::at(table).text_if("seed", seed),
    }
}

/// Reads `abort` and `cancel game #12`. But `cancel my last move` asks for a takeback, `cancel vacation` ends
/// a leave, and `cancel the pause` resumes the game.
fn read_abort(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    let (number, rest) = take_number(rest);
    let given = Given::at(table.or(number));
    let words: Vec<&str> = rest.split_whitespace().filter(|word| !says("this-game", word)).collect();
    let thing = words.iter().copied().filter(|word| !says("last-own", word)).collect::<Vec<_>>();
    let what = match thing.as_slice() {
        [] if words.is_empty() => return Ok(given),
        [word] if says("a-move", word) => "move",
        [word] if says("a-pause", word) || is_called("pause", word) => "pause",
        [word] if is_called("vacation", word) => "vacation",
        _ => return Err("abort-what"),
    };
    Ok(given.with("what", what))
}
