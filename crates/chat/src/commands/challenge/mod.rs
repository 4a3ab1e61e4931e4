//! Challenges to certain people or to anyone, and the members whom a member blocks.
//!
//! Each challenge has a table in its lobby, so seats, terms and the game work as at any other table.

pub(crate) mod answers;
pub(crate) mod ask;
pub(crate) mod block;
pub(crate) mod due;
pub(crate) mod list;
pub(crate) mod press;
pub(crate) mod stands;
pub(crate) mod whom;

use crate::command::typed::add_setting;
use crate::command::{
    Arg, Button, Command, Given, Kind, On, Part, SETTINGS, SHORT, Section, TABLE, TIME, Timed, Typed, When,
};
use crate::commands::challenge::answers::{decline_challenge, open_seats};
use crate::commands::challenge::ask::challenge;
use crate::commands::challenge::block::{block, blocks, unblock, unblock_called};
use crate::commands::challenge::due::look_after_challenges;
use crate::commands::challenge::press::challenges_do;
use crate::commands::challenge::whom::{challenge_in, challenge_to_what, games_for};
use crate::desk::challenge::take_back;
use crate::desk::deals::answer_word;
use crate::desk::find::button_gone;
use crate::desk::{Field, Person, Rights};
use crate::wording::sanitize;
use liege_store::WhichChallenges;
use liege_table::Answer;
use liege_words::lexicon;

/// Returns the member whom a button names.
fn whom(given: &Given) -> Person {
    let id = given.or_empty("member").to_owned();
    let name = sanitize::name(given.or_empty("name"), &id);
    Person { id, name, locale: None, rights: Rights::default() }
}

const MEMBER: Arg = Arg::must("member", Kind::Member);

pub const COMMANDS: &[Command] = &[
    Command::within("challenge", "challenge", Section::Table, |desk, asker, given| {
        match (given.text("what"), given.text("whom")) {
            (Some(what), _) => Box::pin(challenges_do(desk, asker, given.table, what)),
            (None, Some(whom)) => Box::pin(challenge_to_what(desk, asker, whom)),
            (None, None) => Box::pin(challenge(desk, asker, given.or_empty("text"))),
        }
    })
    .on(On::Member("whom"))
    .takes(&[
        Arg::must("game", Kind::Offered(Field::Game)),
        Arg::may("opponent", Kind::Member),
        Arg::may("opponent2", Kind::Member),
        Arg::may("opponent3", Kind::Member),
        Arg::may("side", SHORT),
        TIME,
        Arg::may("games", Kind::Count(1, 10)),
        SETTINGS,
    ])
    .form(&["opponent"])
    .typed(Typed::Own(|table, rest| match read(table, rest, "challenge-how")? {
        given if given.text("what").is_some() => Ok(given),
        _ => Ok(Given::at(table).with("text", rest)),
    }))
    .composed(compose_challenge),
    Command::within("challenge", "challenges", Section::Table, |desk, asker, given| {
        Box::pin(challenges_do(desk, asker, given.table, given.or_empty("what")))
    })
    // The labels are in the language files; the choice comes back as one of these words.
    .takes(&[Arg::may("what", Kind::Choice(&["accept", "refuse", "withdraw", "off", "on"])), TABLE])
    .typed(Typed::Own(|table, rest| match rest {
        "" => Ok(Given::at(table)),
        rest => match read(table, rest, "challenges-how")? {
            given if given.text("what").is_some() => Ok(given),
            _ => Err("challenges-how"),
        },
    })),
    Command::within("block", "block", Section::You, |desk, asker, given| {
        Box::pin(block(desk, asker, given.or_empty("member")))
    })
    .takes(&[MEMBER])
    .form(&["member"])
    .typed(Typed::Rest("member", Some("block-whom"))),
    Command::within("block", "unblock", Section::You, |desk, asker, given| {
        Box::pin(unblock_called(desk, asker, given.or_empty("member")))
    })
    .takes(&[MEMBER])
    .form(&["member"])
    .typed(Typed::Rest("member", Some("block-whom"))),
    Command::within("block", "blocks", Section::You, |desk, asker, _| Box::pin(blocks(desk, asker))),
];

/// The task that expires challenges, and creates the next tables of challenges to anyone.
pub(crate) const TIMED: &[Timed] =
    &[Timed { when: When::AroundTables, run: |desk| Box::pin(look_after_challenges(desk)) }];

pub const BUTTONS: &[Button] = &[
    Button::at_table("challenge-decline", &[], |desk, asker, given| {
        Box::pin(decline_challenge(desk, asker, given.table))
    }),
    // Creates the table of a challenge that nobody accepted anew, with seats open to anyone.
    Button::at_table("challenge-open", &[], |desk, asker, given| {
        Box::pin(open_seats(desk, asker, given.table_id()))
    }),
    Button::new("challenge-withdraw", &[Part::Count("challenge")], |desk, asker, given| {
        Box::pin(async move {
            let which = WhichChallenges::Of(given.number("challenge").unwrap_or_default());
            match desk.store.challenges(which).await?.first() {
                Some(challenge) => take_back(desk, asker, challenge).await,
                None => button_gone(asker),
            }
        })
    }),
    // Asks for the game of a challenge to somebody; then challenges them to it.
    Button::new(
        "challenge-to",
        &[Part::Word("member"), Part::Count("page"), Part::Text("name")],
        |desk, asker, given| {
            Box::pin(async move { games_for(desk, asker, &whom(given), given.count("page")).await })
        },
    )
    .in_place(),
    Button::new(
        "challenge-in",
        &[Part::Word("member"), Part::Word("game"), Part::Text("name")],
        |desk, asker, given| {
            Box::pin(async move { challenge_in(desk, asker, &whom(given), given.or_empty("game")).await })
        },
    )
    .in_place(),
    Button::new("challenges", &[Part::Text("what")], |desk, asker, given| {
        Box::pin(challenges_do(desk, asker, None, given.or_empty("what")))
    }),
    Button::new("unblock", &[Part::Word("member")], |desk, asker, given| {
        Box::pin(unblock(desk, asker, given.or_empty("member")))
    }),
];

/// Reads `decline #12` or `off`: an action about challenges, if the text has no other words.
fn read(table: Option<i64>, rest: &str, how: &'static str) -> Result<Given, &'static str> {
    let (first, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let number = after.trim().trim_start_matches('#').parse().ok();
    let given = Given::at(table.or(number));
    // Yes and no answer one challenge; on and off concern all challenges.
    match (answer_word(first), lexicon::switch(first)) {
        _ if first.is_empty() => Err(how),
        (Some(answer), _) if after.is_empty() || number.is_some() => {
            Ok(given.with("what", Answer::code(answer)))
        }
        (None, Some(on)) if after.is_empty() => Ok(given.with("what", if on { "on" } else { "off" })),
        _ => Ok(Given::at(table)),
    }
}

/// Composes the typed form: `@Bo @Cy dragonchess as="gold" time="3d"`.
fn compose_challenge(mut given: Given) -> Given {
    let mut text = String::new();
    for name in ["opponent", "opponent2", "opponent3"] {
        if let Some(who) = given.take(name) {
            text = format!("{text}{who} ");
        }
    }
    if text.is_empty() {
        text.push_str("anyone ");
    }
    text.push_str(&given.take("game").unwrap_or_default().replace('=', " "));
    for (name, setting) in [("side", "as"), ("time", "time"), ("games", "games")] {
        if let Some(value) = given.take(name) {
            add_setting(&mut text, setting, &value);
        }
    }
    if let Some(settings) = given.take("settings") {
        text = format!("{text} {settings}");
    }
    given.with("text", text)
}
