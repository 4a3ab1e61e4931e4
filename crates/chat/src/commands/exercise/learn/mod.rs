//! Learning a game: lessons in short steps, with private answers.

pub(crate) mod choose;
pub(crate) mod judge;
pub(crate) mod lesson;

use crate::command::{Arg, Button, Command, Doing, Given, Kind, PICTURE, Part, Reach, Section, Typed};
use crate::commands::exercise::learn::choose::{learn, of_family};
use crate::commands::exercise::learn::judge::learn_answer;
use crate::commands::exercise::learn::lesson::{learn_hint, learn_point, learn_step, learn_stop};
use crate::desk::{Asker, Desk, Field};

pub const COMMANDS: &[Command] = &[Command::new("learn", Section::Table, |desk, asker, given| {
    Box::pin(learn(desk, asker, given.or_empty("game")))
})
.reach(Reach::Everywhere)
.takes(&[Arg::may("game", Kind::Offered(Field::Game))])
.costs(PICTURE)
.typed(Typed::Rest("game", None))];

/// A step of a lesson, as parts of a button's id.
const STEP: &[Part] = &[Part::Word("game"), Part::Count("step")];

pub const BUTTONS: &[Button] = &[
    // Continues the lesson of a game.
    Button::new("learn", &[Part::Text("game")], |desk, asker, given| {
        Box::pin(learn(desk, asker, given.or_empty("game")))
    })
    .costs(PICTURE),
    // Lists the lessons of a family.
    Button::new("learn-family", &[Part::Word("family"), Part::MayCount("page")], |desk, asker, given| {
        Box::pin(of_family(desk, asker, given.or_empty("family"), given.count("page")))
    })
    .in_place(),
    Button::new("learn-step", STEP, |desk, asker, given| {
        Box::pin(learn_step(desk, asker, given.or_empty("game"), given.count("step")))
    })
    .costs(PICTURE)
    .in_place(),
    Button::new("learn-hint", STEP, |desk, asker, given| {
        Box::pin(learn_hint(desk, asker, given.or_empty("game"), given.count("step")))
    })
    .costs(PICTURE)
    .in_place(),
    Button::new("learn-stop", &[], |desk, asker, _| Box::pin(learn_stop(desk, asker))).in_place(),
    // Shows the step with the cells chosen so far.
    Button::new(
        "learn-point",
        &[Part::Word("game"), Part::Count("step"), Part::Text("spots")],
        |desk, asker, given| {
            let (game, step) = (given.or_empty("game"), given.count("step"));
            Box::pin(learn_point(desk, asker, game, step, given.or_empty("spots")))
        },
    )
    .costs(PICTURE)
    .in_place(),
    Button::new("learn-play", &[Part::Word("game"), Part::Count("step"), Part::Text("text")], answered)
        .costs(PICTURE)
        .in_place(),
    Button::new("learn-type", STEP, answered).costs(PICTURE).in_place().asks("text", 100),
];

fn answered<'a>(desk: &'a Desk, asker: &'a Asker<'a>, given: &'a Given) -> Doing<'a> {
    Box::pin(learn_answer(desk, asker, given.or_empty("game"), given.count("step"), given.or_empty("text")))
}
