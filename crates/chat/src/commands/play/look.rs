//! Boards and legal moves. All answers are private, and nothing changes.

use crate::commands::play::pieces::with_pieces;
use crate::desk::dealing::refuse_choice;
use crate::desk::find::table_of_button;
use crate::desk::look::{Angle, beyond, board_answer, board_press, look_at, seen_by, sides, step_buttons};
use crate::desk::parts::acts::action_button;
use crate::desk::parts::ready_check::not_started;
use crate::desk::refuse::refuse;
use crate::desk::{Answers, Asker, Button, Desk, TEXT_CHARS, press, private, with_buttons};
use crate::wording::{Speaker, layout_called, of_table, own_seat, shown_now};
use liege_game::Game;
use liege_table::{Negotiation, Status, Table, TableError};
use liege_words::{Message, typist};
use std::fmt::Write as _;

pub(crate) async fn board(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    words: [Option<&str>; 2],
    at: Option<usize>,
) -> Answers {
    let table = look_at(desk, asker, named, board_press).await?;
    let speaker = asker.of(table.game());
    let (bottom, layout) = asker.or_tell(sides(speaker, words.into_iter().flatten()))?;
    let bottom = bottom.or_else(|| own_seat(&table, &asker.who.id));
    let count = shown_now(&table);
    asker.unless(at.and_then(|at| beyond(&table, at)))?;
    // The present board also has the actions that only some players know of.
    let number = at.filter(|at| *at < count).map_or(table.log().len(), |at| table.of_shown(at));
    let moment = table.view_for(number, table.seats_of(&asker.who.id))?;
    let answer = board_answer(desk, asker, &table, &moment, Angle { bottom, layout }, &[], "").await;
    let others = at.is_none().then(|| layout_buttons(speaker, &table, layout));
    let steps = step_buttons(&table, at.unwrap_or(count), layout);
    Ok(vec![with_buttons(answer, others.into_iter().flatten().chain(steps))])
}

/// Runs the button under a post.
pub(crate) async fn board_pressed(
    desk: &Desk,
    asker: &Asker<'_>,
    table: i64,
    number: usize,
    layout: &str,
) -> Answers {
    let table = table_of_button(desk, asker, table).await?;
    let head =
        if shown_now(&table) == number { String::new() } else { asker.say(&Message::new("stale-board")) };
    let layout = layout_called(table.game(), layout).unwrap_or_default();
    let moment = seen_by(asker, &table)?;
    let bottom = own_seat(&table, &asker.who.id);
    let answer = board_answer(desk, asker, &table, &moment, Angle { bottom, layout }, &[], &head).await;
    let others = layout_buttons(asker.of(table.game()), &table, layout);
    let steps = step_buttons(&table, shown_now(&table), layout);
    Ok(vec![with_buttons(answer, others.into_iter().chain(steps))])
}

pub(crate) async fn moves(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, piece: &str) -> Answers {
    let press = |table: &Table| press("moves", &[&table.id(), &shown_now(table)]);
    let table = look_at(desk, asker, named, press).await?;
    let speaker = asker.of(table.game());
    let mine = table.seats_of(&asker.who.id);
    let on_turn = table.to_move();
    if table.status() != Status::Playing {
        let message = match table.status() {
            Status::Lobby => not_started(&table),
            _ => of_table("game-over", table.id()),
        };
        return Ok(asker.tell(&message));
    }
    if table.is_dealing() {
        return Ok(refuse_choice(desk, asker, &table, None));
    }
    // If agreements are secret, the moves that they forbid would reveal them, so a player sees only their own
    // moves.
    let secret = table.terms().negotiation == Negotiation::Secret;
    if secret
        && !on_turn.iter().any(|seat| mine.contains(seat))
        && (mine.is_empty() || piece.trim().is_empty())
    {
        return Ok(asker.tell(&of_table("herald-moves-secret", table.id())));
    }
    if piece.trim().is_empty() {
        if on_turn.is_empty() {
            return Ok(asker.tell(&of_table("moves-none", table.id())));
        }
        let Some(seat) = on_turn.iter().find(|seat| mine.contains(*seat)) else {
            let seats = speaker.seats_now(table.state(), on_turn);
            let message = of_table("moves-others", table.id()).with("seats", seats);
            let label = asker.say(&Message::new("button-board"));
            return Ok(vec![with_buttons(
                private(speaker.say(&message)),
                [board_press(&table).plain(label)],
            )]);
        };
        // If several players may move at once, each has their own moves.
        let mut legal = table.state().legal();
        legal.retain(|action| table.state().actor(action).is_none_or(|actor| mine.contains(actor)));
        if legal.is_empty() {
            return Ok(asker.tell(&of_table("moves-none", table.id())));
        }
        let head = of_table("moves-all", table.id()).with("seat", seat).with("count", legal.len() as i64);
        let mut text = speaker.say(&head);
        append_list(&mut text, legal.iter().map(|action| table.state().display_in(action, speaker.language)));
        return Ok(vec![with_pieces(speaker, &table, &asker.who.id, private(text))]);
    }
    let seat = on_turn.iter().find(|seat| mine.contains(*seat)).or_else(|| mine.iter().next());
    let Some(seat) = seat.or_else(|| on_turn.iter().next()) else {
        return Ok(asker.tell(&of_table("moves-none", table.id())));
    };
    match typist::writes_in(asker.language, || table.state().moves_of(seat, piece)) {
        Ok(moves) => {
            let mut text = speaker.say(&Message::new("moves-of").with("count", moves.len() as i64));
            // When it is not the seat's turn, checks are unknown, so the list shows bare notation.
            let shown = |action: &String| {
                if on_turn.contains(seat) {
                    table.state().display_in(action, speaker.language)
                } else {
                    unprefixed(table.game(), action)
                }
            };
            append_list(&mut text, moves.iter().map(shown));
            let moment = seen_by(asker, &table)?;
            let bottom = own_seat(&table, &asker.who.id);
            let mut answer =
                board_answer(desk, asker, &table, &moment, Angle { bottom, layout: "" }, &moves, &text).await;
            // The asker wants the moves first, so their buttons come before the others.
            let beside = std::mem::take(&mut answer.buttons);
            let playable = on_turn.iter().any(|seat| mine.contains(seat));
            let buttons = moves.iter().filter(|_| playable && moves.len() <= 20);
            let answer = with_buttons(answer, buttons.map(|action| action_button(speaker, &table, action)));
            Ok(vec![with_buttons(answer, beside.into_iter().map(Some))])
        }
        Err(refusal) => Ok(refuse(desk, asker, &table, &TableError::Game(refusal), piece)),
    }
}

/// Removes the seat's prefix from a move's notation.
fn unprefixed(game: &dyn Game, action: &str) -> String {
    let (seat, rest) = action.split_once(':').unwrap_or(("", action));
    let theirs = game.seats().iter().any(|info| seat.chars().eq([info.code]));
    if theirs { rest.to_owned() } else { action.to_owned() }
}

/// Returns a button for each other layout of the picture.
pub fn layout_buttons(speaker: Speaker, table: &Table, present: &str) -> Vec<Option<Button>> {
    let layouts = table.game().layouts();
    let usual = layouts.first().map(|_| "");
    let others = usual.into_iter().chain(layouts.iter().copied()).filter(|layout| *layout != present);
    let button = |layout: &str| {
        press("board", &[&table.id(), &shown_now(table), &layout]).plain(speaker.layout(layout))
    };
    others.map(button).collect()
}

/// Appends moves in code marks, as many as fit into a message.
fn append_list(text: &mut String, moves: impl Iterator<Item = String>) {
    let mut length = text.chars().count();
    for (index, shown) in moves.enumerate() {
        length += shown.chars().count() + 4;
        if length > TEXT_CHARS {
            text.push_str(" …");
            return;
        }
        let _ = write!(text, "{}`{shown}`", if index == 0 { "\n" } else { ", " });
    }
}
