//! Running a command, or a press of a button.

use crate::command::{Button as Pressed, Call, Command, Given, Section, typed_as};
use crate::desk::deals::answer_said;
use crate::desk::fill_in::before_form;
use crate::desk::find::{find_from, table_here, table_of};
use crate::desk::limits::admit::admit;
use crate::desk::question::{Asks, Question, WAITS};
use crate::desk::seat_link::seat_link;
use crate::desk::selection::offered;
use crate::desk::{
    Answer, Answers, Asker, Desk, ErrandRefused, For, Found, Share, Stop, may_see, press, private, unseen,
};
use crate::form::with_form;
use crate::registry::pressed;
use crate::wording::{example_move, example_new, example_seat, game_help, shown_now};
use liege_table::{Answer as Said, Status};
use liege_words::Message;

/// The most buttons of an answer that leave room for one more and for a menu.
const BUTTONS: usize = 20;

/// Runs a command, unless a limit is exceeded.
pub(crate) async fn obey(desk: &Desk, asker: &Asker<'_>, call: &Call) -> Answers {
    if let Err(why) = call.command.bounded(call.given.texts()) {
        return wrong(desk, asker, call.command, why).await;
    }
    admit(desk, asker, call.command.cost).await?;
    // Text typed as a move may answer the latest question; any other command ends the question.
    if !matches!(call.command.id, "move" | "act") {
        desk.questions.drop(asker.who, asker.place);
    }
    (call.command.run)(desk, asker, &call.given).await
}

/// Runs a press of a button.
pub(crate) async fn press_button(
    desk: &Desk,
    asker: &mut Asker<'_>,
    button: &'static Pressed,
    given: &Given,
) -> Answers {
    // The ids of buttons are easy to guess, so a press may do no more than typed words may.
    if let Some(id) = given.table {
        match table_of(desk, asker, id).await? {
            None => return Ok(asker.tell(&Message::new("button-gone"))),
            Some(table) if !may_see(asker, &table) => {
                return Ok(asker.tell(&unseen(asker, &table)));
            }
            Some(table) => asker.found = Some(table),
        }
    }
    let mut answers = (button.run)(desk, asker, given).await?;
    if button.of_more
        && let (Some(table), Some(answer)) = (&asker.found, answers.last_mut())
        && table.status() != Status::Lobby
        && answer.private
        && !answer.buttons.iter().any(|button| button.id.starts_with("more:"))
    {
        let back = press("more", &[&table.id(), &shown_now(table)]);
        let back = back.plain(asker.say(&Message::new("button-more")));
        answer.buttons.extend(back.filter(|_| answer.buttons.len() < BUTTONS));
    }
    Ok(answers)
}

/// Handles a text as the answer to the latest question, if that asks for confirmation by the only button
/// under it.
pub(crate) async fn answer_press(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    text: &str,
) -> Result<Option<Vec<Answer>>, Stop> {
    let question = desk.questions.at(asker.who, asker.place);
    let Some(Question { asks: Asks::Press(id), at, .. }) = question else { return Ok(None) };
    let Some((button, given)) = pressed(&id) else { return Ok(None) };
    if desk.now().duration_since(at) >= WAITS || named.is_some() && named != given.table {
        return Ok(None);
    }
    let said = match answer_said(text) {
        Some(Said::Accept) => true,
        Some(Said::Refuse) => false,
        _ => return Ok(None),
    };
    desk.questions.drop(asker.who, asker.place);
    if !said {
        admit(desk, asker, &[Share::Command]).await?;
        return Ok(Some(asker.tell(&Message::new("question-dropped"))));
    }
    if asker.program.is_some() {
        let scope = button.program.ok_or_else(|| asker.refuse_errand(ErrandRefused::Unfit))?;
        asker.errand_needs(scope)?;
    }
    admit(desk, asker, button.cost).await?;
    let mut asker = asker.clone();
    press_button(desk, &mut asker, button, &given).await.map(Some)
}

/// Answers a command with a wrong part: says what is wrong, with a right example.
pub(crate) async fn wrong(
    desk: &Desk,
    asker: &Asker<'_>,
    command: &'static Command,
    why: &'static str,
) -> Answers {
    admit(desk, asker, &[Share::Command]).await?;
    let here = table_here(desk, asker).await?;
    let game = here.as_ref().map(|table| table.game());
    let selection = offered(desk, asker.place.server.as_deref()).await?;
    let game = game.or_else(|| selection.games().first().copied());
    let example = match game {
        Some(game) if command.id == "new" => {
            format!("`{} {}`", typed_as(asker.language, command.id), example_new(asker.language, game))
        }
        Some(game) => format!("`{}`", example_move(asker.language, game)),
        None => String::new(),
    };
    let why = Message::new(why)
        .with("command", typed_as(asker.language, command.id))
        .with("most", command.most_words.unwrap_or_default() as i64)
        .with("example", example)
        .with("seat", game.map(|game| example_seat(asker.language, game)).unwrap_or_default())
        .with("games", game_help::games(asker.language, &selection.shelf_first()));
    let mut answer = private(asker.say(&why));
    // Commands about a member themselves stay private.
    if !command.form.is_empty() && command.section != Section::You && command.id != "move" {
        answer = with_form(desk, asker, command, before_form(desk, asker, answer.text));
    }
    let mut answers = vec![answer];
    // Someone who only says that they want to play may not want to type.
    if command.id == "move"
        && let Found::Table(table) = find_from(desk, asker, here, For::Acting).await?
        && let Some(answer) = answers.first_mut()
    {
        answer.link = seat_link(desk, asker, &table).await;
    }
    Ok(answers)
}
