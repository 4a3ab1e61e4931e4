//! Playing by choosing: a piece, its target, and, if several moves remain, the move. [`tap::point`] decides
//! the next question; this module shows it as a picture with a menu. The board of the local page uses that
//! function too.

use crate::commands::play::look::moves;
use crate::commands::play::pieces::offered;
use crate::commands::play::taken::play_shown;
use crate::desk::fill_in::form_about;
use crate::desk::find::table_of_button;
use crate::desk::letters::legend;
use crate::desk::look::board_now;
use crate::desk::parts::taps::{question, taps, targets};
use crate::desk::seat_link::seat_link;
use crate::desk::{Answer, Answers, Asker, Desk, Look, Stop, pointed, private, with_buttons};
use crate::wording::{example_of, of_table, own_seat, shown_now};
use liege_game::tap::{self, Asks, Pointed};
use liege_table::Table;
use liege_words::Message;
use std::sync::Arc;

/// Runs the button under a turn: shows the pieces that can move, in a menu. A member who is not to move gets
/// a list.
pub(crate) async fn moves_pressed(desk: &Desk, asker: &Asker<'_>, id: i64) -> Answers {
    let table = table_of_button(desk, asker, id).await?;
    match tap::point(&taps(&table, &asker.who.id), &[]) {
        Some(_) => point_at(desk, asker, &table, &[], 0, "").await,
        None => moves(desk, asker, Some(id), "").await,
    }
}

/// Handles a choice that was made when people saw `number` actions.
pub(crate) async fn pointed(
    desk: &Desk,
    asker: &Asker<'_>,
    id: i64,
    number: usize,
    page: usize,
    spots: &str,
) -> Answers {
    let table = table_of_button(desk, asker, id).await?;
    if shown_now(&table) != number {
        let stale = asker.say(&of_table("stale", id));
        return point_or_board(desk, asker, &table, &stale).await;
    }
    let spots: Vec<&str> = spots.split(' ').filter(|spot| !spot.is_empty()).collect();
    point_at(desk, asker, &table, &spots, page, "").await
}

/// Plays the chosen move, or asks first if the member wants that. A member who is still to move gets the next
/// choice.
pub(crate) async fn play_pointed(
    desk: &Desk,
    asker: &Asker<'_>,
    id: i64,
    number: usize,
    action: &str,
) -> Answers {
    let before = table_of_button(desk, asker, id).await?;
    // The next choice shows the board.
    let mut answers = play_shown(desk, asker, id, (number, action), false, asker.clicked).await?;
    if asker.clicked || asker.program.is_some() {
        // The page shows the next board itself, and so does a program.
        return Ok(answers);
    }
    let table = table_of_button(desk, asker, id).await?;
    let moved = table.log().len() > before.log().len();
    if moved && !taps(&table, &asker.who.id).is_empty() {
        let done = answers.pop().map(|answer| answer.text).unwrap_or_default();
        answers.extend(point_at(desk, asker, &table, &[], 0, &done).await?);
    }
    Ok(answers)
}

/// Shows the choices below a sentence, or the board to a member who has none.
async fn point_or_board(desk: &Desk, asker: &Asker<'_>, table: &Arc<Table>, head: &str) -> Answers {
    if taps(table, &asker.who.id).is_empty() {
        board_now(desk, asker, table, head).await
    } else {
        point_at(desk, asker, table, &[], 0, head).await
    }
}

/// Asks for the spot after these, with a picture and a menu.
async fn point_at(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Arc<Table>,
    spots: &[&str],
    page: usize,
    head: &str,
) -> Answers {
    let speaker = asker.of(table.game());
    let taps = taps(table, &asker.who.id);
    let Some(pointed) = tap::point(&taps, spots) else {
        // The spots are invented, or no longer possible.
        return match spots {
            [] => board_now(desk, asker, table, head).await,
            _ => {
                Box::pin(point_or_board(desk, asker, table, &asker.say(&of_table("stale", table.id())))).await
            }
        };
    };
    let mut lines: Vec<String> =
        [head.to_owned(), question(speaker, &pointed)].into_iter().filter(|line| !line.is_empty()).collect();
    if table.state().patterned() && pointed.asks != Asks::Piece {
        let example = example_of(asker.language, table.state());
        lines.push(speaker.say(&Message::new("point-typed").with("example", format!("`{example}`"))));
    }
    let answer = private(lines.join("\n"));
    let mut answer = with_pointed_picture(desk, asker, table, &pointed, answer).await?;
    if spots.is_empty() {
        answer.link = seat_link(desk, asker, table).await;
    }
    let typed = form_about(desk, asker, "move", Some(table.id()), "form-move");
    let answer = offered(speaker, table, &asker.who.id, &taps, &pointed, page, answer);
    Ok(vec![with_buttons(answer, [typed])])
}

/// Adds the picture with marks on everything that can be chosen.
async fn with_pointed_picture(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    pointed: &Pointed<'_>,
    mut answer: Answer,
) -> Result<Answer, Stop> {
    let moment = table.view_for(table.log().len(), table.seats_of(&asker.who.id))?;
    let targets = targets(table.state(), pointed);
    let legend = legend(desk, &asker.member, table).await;
    let bottom = own_seat(table, &asker.who.id);
    let reader = table.seats_of(&asker.who.id);
    let look = Look { language: asker.language, bottom, layout: "", legend, targets: &targets, reader };
    match pointed::picture(&desk.renderer, table, &moment, look, pointed).await {
        Ok(picture) => answer.pictures.push(picture),
        // The menu has the same choices.
        Err(fault) => tracing::error!(%fault, "a picture to be pointed at"),
    }
    Ok(answer)
}
