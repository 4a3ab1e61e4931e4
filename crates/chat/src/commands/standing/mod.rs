//! Ratings, leaderboards, and results between two members.

pub(crate) mod card;
pub(crate) mod chart;
pub(crate) mod leaders;
pub(crate) mod versus;
pub(crate) mod whose;

use crate::command::{Arg, Button, Command, Given, Kind, On, PICTURE, Part, Section, Typed};
use crate::commands::standing::leaders::{leaderboard, leaders_of_which, leaders_page};
use crate::commands::standing::whose::{rating, unlisted, versus_called};
use crate::desk::Field;
use liege_words::lexicon::says;

pub const COMMANDS: &[Command] = &[
    Command::within("rating", "rating", Section::Standing, |desk, asker, given| {
        Box::pin(rating(desk, asker, given.text("member")))
    })
    .on(On::Member("member"))
    .takes(&[Arg::may("member", Kind::Member)])
    .costs(PICTURE)
    .typed(Typed::Rest("member", None)),
    Command::within("rating", "leaderboard", Section::Standing, |desk, asker, given| {
        Box::pin(leaderboard(desk, asker, given.text("game")))
    })
    .takes(&[Arg::may("game", Kind::Offered(Field::Game))])
    .typed(Typed::Rest("game", None)),
    Command::within("rating", "versus", Section::Standing, |desk, asker, given| {
        Box::pin(versus_called(desk, asker, given.or_empty("member")))
    })
    .takes(&[Arg::must("member", Kind::Member)])
    .typed(Typed::Own(|table, rest| match with_whom(rest) {
        "" => Err("versus-whom"),
        who => Ok(Given::at(table).with("member", who)),
    })),
    Command::within("rating", "unlisted", Section::Standing, |desk, asker, given| {
        Box::pin(unlisted(desk, asker, given.has("on")))
    })
    .takes(&[Arg::must("on", Kind::Flag)])
    .typed(Typed::Switch("on", "unlisted-which")),
];

pub const BUTTONS: &[Button] = &[
    Button::new("leaders", &[Part::Word("game"), Part::Count("page")], |desk, asker, given| {
        Box::pin(leaders_page(desk, asker, given.or_empty("game"), given.number("page").unwrap_or_default()))
    }),
    // Lists the games with a leaderboard.
    Button::new("leaders-which", &[Part::Count("page")], |desk, asker, given| {
        Box::pin(leaders_of_which(desk, asker, given.count("page")))
    })
    .in_place(),
];

/// Returns the name in «счёт с @Ada» or "versus against @Ada".
fn with_whom(rest: &str) -> &str {
    match rest.split_once(char::is_whitespace) {
        Some((word, who)) if says("with", word) => who.trim(),
        _ => rest,
    }
}
