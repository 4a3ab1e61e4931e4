//! Learning a game: lessons in short steps, for one person's eyes.

pub(crate) mod judge;
pub(crate) mod lesson;

use crate::chat::command::{Arg, Button, Command, Doing, Given, Kind, PICTURE, Part, Reach, Section, Typed};
use crate::chat::desk::{Asker, Chat, Field};

pub const COMMANDS: &[Command] = &[Command::new("learn", Section::Table, |chat, asker, given| {
    Box::pin(chat.learn(asker, given.or_empty("game")))
})
.reach(Reach::Everywhere)
.takes(&[Arg::may("game", Kind::Offered(Field::Game))])
.costs(PICTURE)
.typed(Typed::Rest("game", None))];

/// A step of a lesson, in the id of a button.
const STEP: &[Part] = &[Part::Word("game"), Part::Count("step")];

pub const BUTTONS: &[Button] = &[
    // The lesson of a game, where it was left.
    Button::new("learn", &[Part::Text("game")], |chat, asker, given| {
        Box::pin(chat.learn(asker, given.or_empty("game")))
    })
    .costs(PICTURE),
    // The lessons of a family.
    Button::new("learn-family", &[Part::Word("family")], |_, asker, given| {
        Box::pin(async move { Ok(vec![lesson::of_family(asker, given.or_empty("family"))]) })
    })
    .in_place(),
    Button::new("learn-step", STEP, |chat, asker, given| {
        Box::pin(chat.learn_step(asker, given.or_empty("game"), given.count("step")))
    })
    .costs(PICTURE)
    .in_place(),
    Button::new("learn-hint", STEP, |chat, asker, given| {
        Box::pin(chat.learn_hint(asker, given.or_empty("game"), given.count("step")))
    })
    .costs(PICTURE)
    .in_place(),
    Button::new("learn-stop", &[], |chat, asker, _| Box::pin(chat.learn_stop(asker))).in_place(),
    // What was pointed at so far.
    Button::new(
        "learn-point",
        &[Part::Word("game"), Part::Count("step"), Part::Text("spots")],
        |chat, asker, given| {
            let (game, step) = (given.or_empty("game"), given.count("step"));
            Box::pin(chat.learn_point(asker, game, step, given.or_empty("spots")))
        },
    )
    .costs(PICTURE)
    .in_place(),
    Button::new("learn-play", &[Part::Word("game"), Part::Count("step"), Part::Text("text")], answered)
        .costs(PICTURE)
        .in_place(),
    Button::new("learn-type", STEP, answered).costs(PICTURE).in_place().asks("text", 100),
];

fn answered<'a>(chat: &'a Chat, asker: &'a Asker<'a>, given: &'a Given) -> Doing<'a> {
    Box::pin(chat.learn_answer(asker, given.or_empty("game"), given.count("step"), given.or_empty("text")))
}
