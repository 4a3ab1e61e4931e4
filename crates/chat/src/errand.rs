//! Requests of programs that act for members, each at one table: with the words of members, and by the same
//! rules.

use super::command::{Call, Given};
use super::desk::{Answers, Asker, Desk, Errand, ErrandRefused, ErrandWords, Stop};
use super::registry::{Parsed, command, parse, pressed};
use crate::desk::limits::admit::admit;
use crate::obey::{answer_press, obey, press_button, wrong};

/// Runs a program's request as if its member had typed it in a direct message.
pub(super) async fn errand(desk: &Desk, asker: &mut Asker<'_>, errand: &Errand) -> Answers {
    let call = match &errand.words {
        ErrandWords::Press(id) => return errand_pressed(desk, asker, errand, id).await,
        ErrandWords::Move(text) => command("move")
            .map(|command| Call { command, given: Given::default().with("notation", text.trim()) }),
        ErrandWords::Typed(text) => match parse(text) {
            Parsed::Command(call) | Parsed::Move(call) => Some(call),
            Parsed::Wrong(command, why) => return wrong(desk, asker, command, why).await,
            Parsed::Empty => None,
        },
    };
    let elsewhere = |call: &Call| call.given.table.is_some_and(|table| table != errand.table);
    let Some((mut call, scope)) =
        call.filter(|call| !elsewhere(call)).and_then(|call| call.command.program.map(|scope| (call, scope)))
    else {
        return Err(asker.refuse_errand(ErrandRefused::Unfit));
    };
    call.given.table = Some(errand.table);
    // The scope of a move or act is known only after it is read.
    if !matches!(call.command.id, "move" | "act") {
        asker.errand_needs(scope)?;
    }
    is_up_to_date(desk, asker, errand).await?;
    if call.command.id == "move"
        && let Some(answers) =
            answer_press(desk, asker, Some(errand.table), call.given.or_empty("notation")).await?
    {
        return Ok(answers);
    }
    obey(desk, asker, &call).await
}

/// Presses a button for a program.
async fn errand_pressed(desk: &Desk, asker: &mut Asker<'_>, errand: &Errand, id: &str) -> Answers {
    let found = pressed(id).filter(|(button, given)| button.at_table && given.table == Some(errand.table));
    let Some((button, given, scope)) =
        found.and_then(|(button, given)| Some((button, given, button.program?)))
    else {
        return Err(asker.refuse_errand(ErrandRefused::Unfit));
    };
    // A button may also make an act, which then needs the scope of acts.
    if !matches!(button.id, "play" | "do" | "played" | "sure" | "cancel") {
        asker.errand_needs(scope)?;
    }
    is_up_to_date(desk, asker, errand).await?;
    desk.questions.drop(asker.who, asker.place);
    admit(desk, asker, button.cost).await?;
    press_button(desk, asker, button, &given).await
}

/// Ends the errand if the game has moved on since the program looked.
async fn is_up_to_date(desk: &Desk, asker: &mut Asker<'_>, errand: &Errand) -> Result<(), Stop> {
    asker.found = desk.table(errand.table).await?;
    match asker.found.as_ref().and_then(|table| asker.errand_stale(table)) {
        Some(stale) => Err(asker.refuse_errand(stale)),
        None => Ok(()),
    }
}
