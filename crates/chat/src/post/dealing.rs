//! The post while seats are dealt: rolls, seats taken, and the next to choose.

use crate::desk::parts::dice::{choice_buttons, rolls_lines};
use crate::desk::{Desk, Fault, press};
use crate::post::Post;
use crate::post::turn::add_public_picture;
use crate::wording::{Speaker, add_lines, person};
use liege_store::Queued;
use liege_table::Table;
use liege_words::Message;
use std::fmt::Write as _;

/// Returns the post while seats are dealt: rolls, seats taken, and the next to choose.
pub(crate) async fn dealing_post(
    desk: &Desk,
    speaker: Speaker,
    table: &Table,
    row: &Queued,
    call: &[String],
    drawn: bool,
) -> Result<Post, Fault> {
    let number = row.number.min(table.log().len());
    let mut text = String::new();
    if row.first <= 1 {
        add_lines(&mut text, rolls_lines(speaker, table));
    }
    for event in table.history(row.first.max(1)..=number)?.iter().flat_map(|played| &played.events) {
        if event.message.id().starts_with("table-chosen") {
            let _ = writeln!(text, "{}", speaker.say(&event.message));
        }
    }
    let board = press("board", &[&table.id(), &table.shown(number)]);
    let mut buttons = vec![board.plain(speaker.say(&Message::new("button-board")))];
    // Later posts have the answer; then this post has no buttons.
    if table.log().len() == number
        && let Some(chooser) = table.chooser()
    {
        let example = table.dice().and_then(|dice| dice.free().first().copied());
        let ask = Message::new("dice-choose")
            .with("who", person(&chooser.id))
            .with("example", example.map(|seat| speaker.seat(seat).to_lowercase()).unwrap_or_default());
        let _ = writeln!(text, "**{}**", speaker.say(&ask));
        buttons.extend(choice_buttons(speaker, table));
    }
    let help = speaker.say(&Message::new("button-help"));
    buttons.push(press("help", &[&table.id()]).plain(help));
    let text = text.trim_end().to_owned();
    let mut post = Post { text, mentions: call.to_vec(), buttons, pictures: Vec::new() };
    if drawn && row.first <= 1 {
        add_public_picture(desk, speaker, table, number, &mut post).await?;
    }
    Ok(post)
}
