//! Puzzles: positions in which one move wins, for one person's eyes.

pub(crate) mod choose;
pub(crate) mod judge;
pub(crate) mod show;

use crate::chat::command::{Arg, Button, Command, Doing, Given, Kind, PICTURE, Part, Reach, Section, Typed};
use crate::chat::desk::{Asker, Chat, Field};

pub const COMMANDS: &[Command] = &[Command::new("puzzle", Section::Table, |chat, asker, given| {
    Box::pin(chat.puzzle(asker, given.or_empty("game")))
})
.reach(Reach::Everywhere)
.takes(&[Arg::may("game", Kind::Offered(Field::Game))])
.costs(PICTURE)
.typed(Typed::Rest("game", None))];

/// A puzzle, in the id of a button.
const WHICH: &[Part] = &[Part::Word("game"), Part::Word("puzzle")];

pub const BUTTONS: &[Button] = &[
    // The next puzzle of a game.
    Button::new("puzzle", &[Part::Text("game")], |chat, asker, given| {
        Box::pin(chat.puzzle(asker, given.or_empty("game")))
    })
    .costs(PICTURE),
    // The same in place of the one that was solved.
    Button::new("puzzle-next", WHICH, |chat, asker, given| {
        Box::pin(chat.puzzle_after(asker, given.or_empty("game"), given.or_empty("puzzle")))
    })
    .costs(PICTURE)
    .in_place(),
    // The games of a family that have puzzles.
    Button::new("puzzle-family", &[Part::Word("family")], |chat, asker, given| {
        Box::pin(chat.puzzles_of_family(asker, given.or_empty("family")))
    })
    .in_place(),
    // The puzzle of the day of a channel, by its number there.
    Button::new("puzzle-day", &[Part::Word("channel"), Part::Count("number")], |chat, asker, given| {
        Box::pin(chat.puzzle_of_day(asker, given.or_empty("channel"), given.count("number")))
    })
    .costs(PICTURE),
    Button::new("puzzle-hint", WHICH, |chat, asker, given| {
        Box::pin(chat.puzzle_hint(asker, given.or_empty("game"), given.or_empty("puzzle")))
    })
    .costs(PICTURE)
    .in_place(),
    // The answer, for whoever gives up.
    Button::new("puzzle-answer", WHICH, |chat, asker, given| {
        Box::pin(chat.puzzle_answer(asker, given.or_empty("game"), given.or_empty("puzzle")))
    })
    .costs(PICTURE)
    .in_place(),
    Button::new("puzzle-stop", &[], |chat, asker, _| Box::pin(chat.puzzle_stop(asker))).in_place(),
    // What was pointed at so far.
    Button::new(
        "puzzle-point",
        &[Part::Word("game"), Part::Word("puzzle"), Part::Text("spots")],
        |chat, asker, given| {
            let (game, puzzle) = (given.or_empty("game"), given.or_empty("puzzle"));
            Box::pin(chat.puzzle_point(asker, game, puzzle, given.or_empty("spots")))
        },
    )
    .costs(PICTURE)
    .in_place(),
    Button::new("puzzle-play", &[Part::Word("game"), Part::Word("puzzle"), Part::Text("text")], answered)
        .costs(PICTURE)
        .in_place(),
    Button::new("puzzle-type", WHICH, answered).costs(PICTURE).in_place().asks("text", 100),
];

fn answered<'a>(chat: &'a Chat, asker: &'a Asker<'a>, given: &'a Given) -> Doing<'a> {
    let (game, puzzle) = (given.or_empty("game"), given.or_empty("puzzle"));
    Box::pin(chat.puzzle_answered(asker, game, puzzle, given.or_empty("text")))
}
