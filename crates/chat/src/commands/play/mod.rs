//! Playing: moves, boards, one's tables, resigning.

pub(crate) mod act;
pub(crate) mod ask_first;
pub(crate) mod chatter;
pub(crate) mod link;
pub(crate) mod look;
pub(crate) mod more;
pub(crate) mod next;
pub(crate) mod pieces;
pub(crate) mod point;
pub(crate) mod question;
pub(crate) mod several;
pub(crate) mod taken;
pub(crate) mod talk;

use crate::command::{
    Arg, Button, Command, Doing, Given, Kind, MOVE, NUMBER, On, PICTURE, Part, Reach, Section, TABLE, Typed,
};
use crate::commands::play::act::{act, resign};
use crate::commands::play::link::{link, read_link};
use crate::commands::play::look::{board, board_pressed, moves};
use crate::commands::play::more::more;
use crate::commands::play::next::next;
use crate::commands::play::point::{moves_pressed, play_pointed, pointed};
use crate::commands::play::taken::act_shown;
use crate::desk::find::table_of_button;
use crate::desk::game_help::{help_of_game, part_pressed};
use crate::desk::motion::propose;
use crate::desk::tables::tables;
use crate::desk::{Asker, Desk, Field};
use liege_store::Scope;
use liege_table::Motion;

pub const COMMANDS: &[Command] = &[
    Command::new("move", Section::Play, play)
        .by_program(Scope::Play)
        .takes(&[Arg::must("notation", Kind::Offered(Field::Action)), TABLE])
        .on(On::Message(Some("notation")))
        .costs(MOVE)
        .form(&["notation"])
        .prose()
        .typed(Typed::Rest("notation", Some("move-which"))),
    Command::new("board", Section::Play, |desk, asker, given| {
        Box::pin(board(
            desk,
            asker,
            given.table,
            [given.text("seat"), given.text("layout")],
            given.number("at"),
        ))
    })
    .by_program(Scope::Read)
    .reach(Reach::Everywhere)
    .on(On::Message(None))
    .takes(&[
        Arg::may("seat", Kind::Offered(Field::Seat)),
        Arg::may("layout", Kind::Offered(Field::Layout)),
        Arg::may("at", NUMBER),
        TABLE,
    ])
    .costs(PICTURE)
    // A single word may be a seat or a layout of the picture; only the game knows.
    .typed(Typed::Words("little-number", "board-which")),
    Command::new("moves", Section::Play, |desk, asker, given| {
        Box::pin(moves(desk, asker, given.table, given.or_empty("piece")))
    })
    .reach(Reach::Everywhere)
    .takes(&[Arg::may("piece", Kind::Offered(Field::Piece)), TABLE])
    .costs(PICTURE)
    .typed(Typed::Rest("piece", None)),
    Command::new("tables", Section::Play, |desk, asker, _| Box::pin(tables(desk, asker)))
        .reach(Reach::Everywhere),
    Command::new("next", Section::Play, |desk, asker, _| Box::pin(next(desk, asker, None)))
        .reach(Reach::Everywhere)
        .costs(PICTURE),
    Command::new("link", Section::Play, |desk, asker, given| {
        Box::pin(link(desk, asker, given.table, given.has("off")))
    })
    .takes(&[Arg::may("off", Kind::Flag), TABLE])
    .typed(Typed::Own(read_link)),
    Command::new("resign", Section::Play, |desk, asker, given| Box::pin(resign(desk, asker, given.table)))
        .by_program(Scope::Play)
        .at_table(),
];

/// Returns the action of a button, and the number of actions after which the button was shown.
fn shown_action(given: &Given) -> (usize, &str) {
    (given.count("number"), given.or_empty("action"))
}

/// The command for acts, which help lists under negotiation.
pub const ACTS: &[Command] = &[Command::new("act", Section::Deal, play)
    .by_program(Scope::Talk)
    .takes(&[Arg::must("notation", Kind::Offered(Field::Act)), TABLE])
    .costs(MOVE)
    .prose()
    .typed(Typed::Rest("notation", Some("move-which")))];

pub const BUTTONS: &[Button] = &[
    Button::at_table("board", &[Part::Count("number"), Part::Text("layout")], |desk, asker, given| {
        Box::pin(board_pressed(
            desk,
            asker,
            given.table_id(),
            given.count("number"),
            given.or_empty("layout"),
        ))
    })
    .costs(PICTURE)
    .in_place(),
    Button::at_table("moves", &[Part::Count("number")], |desk, asker, given| {
        Box::pin(moves_pressed(desk, asker, given.table_id()))
    })
    .costs(PICTURE),
    // Chooses cells one by one: the button carries the cells so far, and the page of the next cells.
    Button::at_table(
        "point",
        &[Part::Count("number"), Part::Count("page"), Part::Text("spots")],
        |desk, asker, given| {
            let (number, page) = (given.count("number"), given.count("page"));
            Box::pin(pointed(desk, asker, given.table_id(), number, page, given.or_empty("spots")))
        },
    )
    .costs(PICTURE)
    .in_place(),
    // Plays a move that was chosen cell by cell.
    Button::at_table("play", &[Part::Count("number"), Part::Text("action")], |desk, asker, given| {
        Box::pin(play_pointed(desk, asker, given.table_id(), given.count("number"), given.or_empty("action")))
    })
    .by_program(Scope::Play)
    .costs(MOVE)
    .in_place(),
    // Plays an action that was shown, if nothing has happened since.
    Button::at_table("do", &[Part::Count("number"), Part::Text("action")], |desk, asker, given| {
        Box::pin(act_shown(desk, asker, given.table_id(), shown_action(given), false))
    })
    .by_program(Scope::Play)
    .costs(MOVE)
    .in_place(),
    // Plays an action after the member has confirmed it; the next button cancels it.
    Button::at_table("played", &[Part::Count("number"), Part::Text("action")], |desk, asker, given| {
        Box::pin(act_shown(desk, asker, given.table_id(), shown_action(given), true))
    })
    .by_program(Scope::Play)
    .costs(MOVE)
    .in_place(),
    Button::at_table("cancel", &[], |_, asker, given| {
        Box::pin(async move { ask_first::cancelled(asker, given.table_id()) })
    })
    .by_program(Scope::Play)
    .in_place(),
    // Opens the menu of things that have no place under a post; the number makes the id unique.
    Button::at_table("more", &[Part::Count("number")], |desk, asker, given| {
        Box::pin(more(desk, asker, given.table_id()))
    })
    .in_place(),
    Button::at_table("link", &[], |desk, asker, given| Box::pin(link(desk, asker, given.table, false))),
    Button::at_table("resign", &[], |desk, asker, given| Box::pin(resign(desk, asker, given.table)))
        .of_more(),
    // Offers a draw, if the game leaves draws to the table.
    Button::at_table("draw", &[], |desk, asker, given| {
        Box::pin(async move { propose(desk, asker, Some(given.table_id()), |_| Motion::Draw).await })
    })
    .by_program(Scope::Talk)
    .of_more(),
    // Shows the most urgent table other than this one.
    Button::new("next", &[Part::Count("but")], |desk, asker, given| {
        Box::pin(next(desk, asker, given.number("but")))
    })
    .in_place()
    .costs(PICTURE),
    Button::at_table("help", &[], |desk, asker, given| {
        Box::pin(async move {
            let table = table_of_button(desk, asker, given.table_id()).await?;
            Ok(help_of_game(asker, table.game()))
        })
    })
    .of_more(),
    // Shows how a kind of piece moves, or a way to set up the board.
    Button::new("kind", &[Part::Word("game"), Part::Text("part")], part).costs(PICTURE),
    Button::new("setup", &[Part::Word("game"), Part::Text("part")], part).costs(PICTURE),
];

/// Plays a move or act, or several.
pub fn play<'a>(desk: &'a Desk, asker: &'a Asker<'a>, given: &'a Given) -> Doing<'a> {
    Box::pin(act(desk, asker, given.table, given.or_empty("notation")))
}

fn part<'a>(desk: &'a Desk, asker: &'a Asker<'a>, given: &'a Given) -> Doing<'a> {
    Box::pin(part_pressed(desk, asker, given.or_empty("game"), given.or_empty("part")))
}
