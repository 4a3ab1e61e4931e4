//! Requests of programs that act for members, each at one table, in one contest or in one channel: with the words of members,
//! and by the same rules.

use super::command::{Call, Given, Section};
use super::desk::{Answers, Asker, Desk, Errand, ErrandRefused, ErrandWords, Stop, concerns};
use super::registry::{Parsed, command, parse, pressed};
use crate::desk::contest::{concerns_member, of_contest_number};
use crate::desk::limits::admit::admit;
use crate::obey::{answer_press, obey, press_button, wrong};
use liege_store::{About, Scope};
use liege_words::Message;

/// Runs a program's request as if its member had typed it in a direct message; about a contest, a channel, or a table where the
/// member has no part yet, on its server.
pub(super) async fn errand(desk: &Desk, asker: &mut Asker<'_>, errand: &Errand) -> Answers {
    match errand.about {
        Some(About::Table(id)) => at_table(desk, asker, errand, id).await,
        Some(About::Contest(id)) => in_contest(desk, asker, errand, id).await,
        None => in_channel(desk, asker, errand).await,
    }
}

/// Opens a table or a seek in a channel.
async fn in_channel(desk: &Desk, asker: &mut Asker<'_>, errand: &Errand) -> Answers {
    let unfit = || asker.refuse_errand(ErrandRefused::Unfit);
    let place = asker.place;
    let (who, server) = (asker.who.id.as_str(), place.server.as_deref().unwrap_or_default());
    // Where not everybody is let in, the program's member may be out.
    if !desk.sight.is_open(server, &place.channel) || !desk.store.is_known_on(who, server).await? {
        return Err(asker.stop(&Message::new("program-stranger")));
    }
    let call = match &errand.words {
        ErrandWords::Press(press) => {
            let (button, given) = pressed(press).ok_or_else(unfit)?;
            asker.errand_needs(button.program.filter(|_| !button.at_table).ok_or_else(unfit)?)?;
            desk.questions.drop(asker.who, asker.place);
            admit(desk, asker, button.cost).await?;
            return press_button(desk, asker, button, &given).await;
        }
        ErrandWords::Typed(text) | ErrandWords::Move(text) => match parse(text) {
            Parsed::Command(call) => call,
            Parsed::Wrong(command, why) => return wrong(desk, asker, command, why).await,
            Parsed::Move(_) | Parsed::Empty => return Err(unfit()),
        },
    };
    asker.errand_needs(call.command.program.filter(|scope| *scope == Scope::Open).ok_or_else(unfit)?)?;
    obey(desk, asker, &call).await
}

async fn in_contest(desk: &Desk, asker: &mut Asker<'_>, errand: &Errand, id: i64) -> Answers {
    let unfit = || asker.refuse_errand(ErrandRefused::Unfit);
    let text = match &errand.words {
        ErrandWords::Press(press) => {
            let found = pressed(press).filter(|(_, given)| given.number("contest") == Some(id));
            let (button, given) = found.ok_or_else(unfit)?;
            asker.errand_needs(button.program.ok_or_else(unfit)?)?;
            desk.questions.drop(asker.who, asker.place);
            admit(desk, asker, button.cost).await?;
            return press_button(desk, asker, button, &given).await;
        }
        ErrandWords::Typed(text) | ErrandWords::Move(text) => text.trim(),
    };
    if let Some(answers) = answer_press(desk, asker, None, text).await? {
        return Ok(answers);
    }
    // “join” is enough where only one contest is meant.
    let calls = [text.to_owned(), format!("contest {text}")].map(|text| parse(&text));
    let calls = calls.into_iter().filter_map(|parsed| match parsed {
        Parsed::Command(call) => Some(call),
        _ => None,
    });
    let mut calls = calls.filter(|call| call.command.section == Section::Contest);
    let mut call = calls.find(|call| call.command.program.is_some()).ok_or_else(unfit)?;
    if call.given.table.is_some_and(|named| named != id) {
        return Err(unfit());
    }
    asker.errand_needs(call.command.program.ok_or_else(unfit)?)?;
    call.given.table = None;
    call.given = call.given.with("contest", id.to_string());
    let Some(stored) = desk.store.contest(id).await? else { return Err(unfit()) };
    let server = stored.venue.server.as_deref().unwrap_or_default();
    let who = asker.who.id.as_str();
    // A page that everybody may read makes nobody a member of the server.
    if !concerns_member(&stored.contest, who) && !desk.store.is_known_on(who, server).await? {
        return Err(asker.stop(&of_contest_number("contest-program-stranger", id)));
    }
    obey(desk, asker, &call).await
}

async fn at_table(desk: &Desk, asker: &mut Asker<'_>, errand: &Errand, id: i64) -> Answers {
    let call = match &errand.words {
        ErrandWords::Press(press) => return errand_pressed(desk, asker, errand, (id, press)).await,
        ErrandWords::Move(text) => command("move")
            .map(|command| Call { command, given: Given::default().with("notation", text.trim()) }),
        ErrandWords::Typed(text) => match parse(text) {
            Parsed::Command(call) | Parsed::Move(call) => Some(call),
            Parsed::Wrong(command, why) => return wrong(desk, asker, command, why).await,
            Parsed::Empty => None,
        },
    };
    let elsewhere = |call: &Call| call.given.table.is_some_and(|table| table != id);
    let call = call.filter(|call| call.command.section != Section::Contest);
    let call = call.filter(|call| call.command.program != Some(Scope::Open));
    let Some((mut call, scope)) =
        call.filter(|call| !elsewhere(call)).and_then(|call| call.command.program.map(|scope| (call, scope)))
    else {
        return Err(asker.refuse_errand(ErrandRefused::Unfit));
    };
    call.given.table = Some(id);
    // The scope of a move or act is known only after it is read.
    if !matches!(call.command.id, "move" | "act") {
        asker.errand_needs(scope)?;
    }
    is_up_to_date(desk, asker, errand).await?;
    if call.command.id == "move"
        && let Some(answers) = answer_press(desk, asker, Some(id), call.given.or_empty("notation")).await?
    {
        return Ok(answers);
    }
    obey(desk, asker, &call).await
}

/// Presses a button for a program.
async fn errand_pressed(
    desk: &Desk,
    asker: &mut Asker<'_>,
    errand: &Errand,
    (id, press): (i64, &str),
) -> Answers {
    let found = pressed(press).filter(|(button, given)| button.at_table && given.table == Some(id));
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
    asker.found = desk.table(errand.id()).await?;
    let who = asker.who.id.as_str();
    let strange = asker.found.as_ref().filter(|table| !concerns(table, who));
    if let Some(table) = strange
        && !desk.store.is_known_on(who, table.venue().server.as_deref().unwrap_or_default()).await?
    {
        return Err(asker.stop(&Message::new("program-stranger")));
    }
    match asker.found.as_ref().and_then(|table| asker.errand_stale(table)) {
        Some(stale) => Err(asker.refuse_errand(stale)),
        None => Ok(()),
    }
}
