//! Playing: moves, boards, one's tables, giving up.

pub(crate) mod act;
pub(crate) mod ask_first;
pub(crate) mod chatter;
pub(crate) mod log;
pub(crate) mod look;
pub(crate) mod more;
pub(crate) mod nearly;
pub(crate) mod point;
pub(crate) mod question;
pub(crate) mod several;

use crate::chat::command::{
    Arg, Button, Command, Doing, Given, Kind, MOVE, NUMBER, On, PICTURE, Part, Reach, Section, TABLE, Typed,
};
use crate::chat::desk::{Answers, Asker, Chat, Field};
use crate::store::Scope;
use crate::words::Message;
use crate::words::lexicon::says;

pub const COMMANDS: &[Command] = &[
    Command::new("move", Section::Play, play)
        .by_program(Scope::Play)
        .takes(&[Arg::must("notation", Kind::Offered(Field::Action)), TABLE])
        .on(On::Message(Some("notation")))
        .costs(MOVE)
        .typed(Typed::Rest("notation", Some("move-which"))),
    Command::new("board", Section::Play, |chat, asker, given| {
        Box::pin(chat.board(
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
    .typed(Typed::Own(read_board)),
    Command::new("moves", Section::Play, |chat, asker, given| {
        Box::pin(chat.moves(asker, given.table, given.or_empty("piece")))
    })
    .reach(Reach::Everywhere)
    .takes(&[Arg::may("piece", Kind::Offered(Field::Piece)), TABLE])
    .costs(PICTURE)
    .typed(Typed::Rest("piece", None)),
    Command::new("tables", Section::Play, |chat, asker, _| Box::pin(chat.tables(asker)))
        .reach(Reach::Everywhere),
    Command::new("next", Section::Play, |chat, asker, _| Box::pin(chat.next(asker, None)))
        .reach(Reach::Everywhere)
        .costs(PICTURE),
    Command::new("resign", Section::Play, |chat, asker, given| Box::pin(chat.resign(asker, given.table)))
        .by_program(Scope::Play)
        .at_table(),
];

/// The action of a button, and the number of actions after which it was shown.
fn shown_action(given: &Given) -> (usize, &str) {
    (given.count("number"), given.or_empty("action"))
}

pub const BUTTONS: &[Button] = &[
    Button::at_table("board", &[Part::Count("number"), Part::Text("layout")], |chat, asker, given| {
        Box::pin(chat.board_pressed(asker, given.table_id(), given.count("number"), given.or_empty("layout")))
    })
    .costs(PICTURE)
    .in_place(),
    Button::at_table("moves", &[Part::Count("number")], |chat, asker, given| {
        Box::pin(chat.moves_pressed(asker, given.table_id()))
    })
    .costs(PICTURE),
    // What was pointed at so far, and which part of what may come next is shown.
    Button::at_table(
        "point",
        &[Part::Count("number"), Part::Count("page"), Part::Text("spots")],
        |chat, asker, given| {
            let (number, page) = (given.count("number"), given.count("page"));
            Box::pin(chat.pointed(asker, given.table_id(), number, page, given.or_empty("spots")))
        },
    )
    .costs(PICTURE)
    .in_place(),
    // A move that was pointed out.
    Button::at_table("play", &[Part::Count("number"), Part::Text("action")], |chat, asker, given| {
        Box::pin(chat.play_pointed(asker, given.table_id(), given.count("number"), given.or_empty("action")))
    })
    .costs(MOVE)
    .in_place(),
    // An action as it was shown, if nothing has happened since.
    Button::at_table("do", &[Part::Count("number"), Part::Text("action")], |chat, asker, given| {
        Box::pin(chat.act_shown(asker, given.table_id(), shown_action(given), false))
    })
    .by_program(Scope::Play)
    .costs(MOVE)
    .in_place(),
    // The same of somebody who was asked about it; and that it is not to be played after all.
    Button::at_table("played", &[Part::Count("number"), Part::Text("action")], |chat, asker, given| {
        Box::pin(chat.act_shown(asker, given.table_id(), shown_action(given), true))
    })
    .by_program(Scope::Play)
    .costs(MOVE)
    .in_place(),
    Button::at_table("cancel", &[], |_, asker, given| {
        Box::pin(async move { ask_first::cancelled(asker, given.table_id()) })
    })
    .by_program(Scope::Play)
    .in_place(),
    // Asks once more whether an action is meant that cannot be taken back.
    Button::at_table("sure", &[Part::Count("number"), Part::Text("action")], |chat, asker, given| {
        Box::pin(chat.sure(asker, given.table_id(), given.count("number"), given.or_empty("action")))
    })
    .by_program(Scope::Play)
    .costs(MOVE)
    .in_place(),
    // What has no place under a post; the number tells posts apart.
    Button::at_table("more", &[Part::Count("number")], |chat, asker, given| {
        Box::pin(chat.more(asker, given.table_id()))
    })
    .in_place(),
    Button::at_table("log", &[], |chat, asker, given| Box::pin(chat.log(asker, given.table))).of_more(),
    Button::at_table("resign", &[], |chat, asker, given| Box::pin(chat.resign(asker, given.table))).of_more(),
    // The most urgent table but this one.
    Button::new("next", &[Part::Count("but")], |chat, asker, given| {
        Box::pin(chat.next(asker, given.number("but")))
    })
    .in_place()
    .costs(PICTURE),
    Button::at_table("help", &[], |chat, asker, given| {
        Box::pin(async move {
            let table = chat.of_button(asker, given.table_id()).await?;
            Ok(Chat::help_of_game(asker, table.game()))
        })
    })
    .of_more(),
    // How a kind of piece moves; a way to set the board up.
    Button::new("kind", &[Part::Word("game"), Part::Text("part")], part).costs(PICTURE),
    Button::new("setup", &[Part::Word("game"), Part::Text("part")], part).costs(PICTURE),
];

/// What is said of a button whose table is no more, or that no version of Liege has made.
#[allow(clippy::unnecessary_wraps, reason = "it is what a button comes to")]
pub fn gone(asker: &Asker<'_>) -> Answers {
    Ok(asker.tell(&Message::new("button-gone")))
}

/// A move or act, or several.
pub fn play<'a>(chat: &'a Chat, asker: &'a Asker<'a>, given: &'a Given) -> Doing<'a> {
    Box::pin(chat.act(asker, given.table, given.or_empty("notation")))
}

fn part<'a>(chat: &'a Chat, asker: &'a Asker<'a>, given: &'a Given) -> Doing<'a> {
    Box::pin(chat.part_pressed(asker, given.or_empty("game"), given.or_empty("part")))
}

/// `board`, `board red`, `board at 17`, `board red wide 17`: a single word may be a seat or an arrangement of
/// the picture, which only the game knows.
fn read_board(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    let (mut seat, mut layout, mut at) = (None, None, None);
    for word in rest.split_whitespace() {
        if let Ok(number) = word.parse::<usize>() {
            if at.replace(number).is_some() {
                return Err("board-which");
            }
        } else if says("little-number", word) {
            // A little word between.
        } else if seat.is_none() {
            seat = Some(word);
        } else if layout.replace(word).is_some() {
            return Err("board-which");
        }
    }
    Ok(Given::at(table).and("seat", seat).and("layout", layout).and("at", at))
}
