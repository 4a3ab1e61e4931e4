//! Puzzles: positions in which one move wins, with private answers.

pub(crate) mod choose;
pub(crate) mod judge;
pub(crate) mod next;
pub(crate) mod show;

use crate::command::{Arg, Button, Command, Doing, Given, Kind, PICTURE, Part, Reach, Section, Typed};
use crate::commands::exercise::puzzle::choose::{puzzle, puzzle_of_day, puzzles_of_family};
use crate::commands::exercise::puzzle::judge::{puzzle_answer, puzzle_answered, puzzle_hint};
use crate::commands::exercise::puzzle::next::puzzle_after;
use crate::commands::exercise::puzzle::show::{puzzle_point, puzzle_stop};
use crate::desk::{Asker, Desk, Field};

pub const COMMANDS: &[Command] = &[Command::new("puzzle", Section::Table, |desk, asker, given| {
    Box::pin(puzzle(desk, asker, given.or_empty("game")))
})
.reach(Reach::Everywhere)
.takes(&[Arg::may("game", Kind::Offered(Field::Game))])
.costs(PICTURE)
.typed(Typed::Rest("game", None))];

/// A puzzle, as parts of a button's id.
const WHICH: &[Part] = &[Part::Word("game"), Part::Word("puzzle")];

pub const BUTTONS: &[Button] = &[
    // Shows the next puzzle of a game.
    Button::new("puzzle", &[Part::Text("game")], |desk, asker, given| {
        Box::pin(choose::puzzle(desk, asker, given.or_empty("game")))
    })
    .costs(PICTURE),
    // Shows the next puzzle in place of the solved one.
    Button::new("puzzle-next", WHICH, |desk, asker, given| {
        Box::pin(puzzle_after(desk, asker, given.or_empty("game"), given.or_empty("puzzle")))
    })
    .costs(PICTURE)
    .in_place(),
    // Lists the games of a family that have puzzles.
    Button::new("puzzle-family", &[Part::Word("family"), Part::MayCount("page")], |desk, asker, given| {
        Box::pin(puzzles_of_family(desk, asker, given.or_empty("family"), given.count("page")))
    })
    .in_place(),
    // Shows the puzzle of the day of a channel, by its number there.
    Button::new("puzzle-day", &[Part::Word("channel"), Part::Count("number")], |desk, asker, given| {
        Box::pin(puzzle_of_day(desk, asker, given.or_empty("channel"), given.count("number")))
    })
    .costs(PICTURE),
    Button::new("puzzle-hint", WHICH, |desk, asker, given| {
        Box::pin(puzzle_hint(desk, asker, given.or_empty("game"), given.or_empty("puzzle")))
    })
    .costs(PICTURE)
    .in_place(),
    // Shows the solution, for a member who gives up.
    Button::new("puzzle-answer", WHICH, |desk, asker, given| {
        Box::pin(puzzle_answer(desk, asker, given.or_empty("game"), given.or_empty("puzzle")))
    })
    .costs(PICTURE)
    .in_place(),
    Button::new("puzzle-stop", &[], |desk, asker, _| Box::pin(puzzle_stop(desk, asker))).in_place(),
    // Shows the puzzle with the cells chosen so far.
    Button::new(
        "puzzle-point",
        &[Part::Word("game"), Part::Word("puzzle"), Part::Text("spots")],
        |desk, asker, given| {
            let (game, puzzle) = (given.or_empty("game"), given.or_empty("puzzle"));
            Box::pin(puzzle_point(desk, asker, game, puzzle, given.or_empty("spots")))
        },
    )
    .costs(PICTURE)
    .in_place(),
    Button::new("puzzle-play", &[Part::Word("game"), Part::Word("puzzle"), Part::Text("text")], answered)
        .costs(PICTURE)
        .in_place(),
    Button::new("puzzle-type", WHICH, answered).costs(PICTURE).in_place().asks("text", 100),
];

fn answered<'a>(desk: &'a Desk, asker: &'a Asker<'a>, given: &'a Given) -> Doing<'a> {
    let (game, puzzle) = (given.or_empty("game"), given.or_empty("puzzle"));
    Box::pin(puzzle_answered(desk, asker, game, puzzle, given.or_empty("text")))
}
