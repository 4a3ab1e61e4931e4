//! Actions without a seat, for the host of a table and for managers of its server: give time, pause at once,
//! void a game; and the card that lists them.

use crate::desk::asked::asks_press;
use crate::desk::meant::table_for;
use crate::desk::refuse::{changed, refuse};
use crate::desk::{
    Answer, Answers, Asker, Button, ButtonStyle, Desk, Fault, Stop, no_such_seat, press, private,
    with_buttons,
};
use crate::wording::{limit, of_table, seat_called};
use jiff::SignedDuration;
use liege_game::SeatSet;
use liege_table::{Motion, Status, Steward, Table, TableError};
use liege_words::lexicon::says;
use liege_words::{Message, duration};

/// The time that a manager has to confirm the voiding of a game.
const SURE: SignedDuration = SignedDuration::from_hours(1);

/// Whether a text says *now*, and the other words.
pub fn at_once(text: &str) -> (bool, String) {
    let now = |word: &&str| says("now", word);
    let rest: Vec<&str> = text.split_whitespace().filter(|word| !now(word)).collect();
    (text.split_whitespace().any(|word| now(&word)), rest.join(" "))
}

/// The most words of a duration: `1 day and 12 hours`.
const TIME_WORDS: usize = 5;

/// Reads `red 2d`, `2d red`, `12h`: a seat, if one is named, and hours.
pub fn extension(text: &str) -> Option<(Option<String>, u16)> {
    let little = |word: &&str| *word != "+" && !says("little-extend", word) && !says("everybody", word);
    let words: Vec<&str> = text.split_whitespace().filter(little).collect();
    let hours =
        |words: &[&str]| duration::hours(words.join(" ").trim_start_matches('+')).filter(|hours| *hours > 0);
    let seat = |words: &[&str]| (!words.is_empty()).then(|| words.join(" "));
    let most = words.len().min(TIME_WORDS);
    let mut last = (0..=most).rev().map(|count| words.split_at(words.len() - count));
    let mut first = (0..=most).rev().map(|count| words.split_at(count));
    let found = last.find_map(|(name, time)| Some((seat(name), hours(time)?)));
    found.or_else(|| first.find_map(|(time, name)| Some((seat(name), hours(time)?))))
}

/// Returns the asker's role in looking after a table: its host, or a manager if they are on its server.
pub fn steward<'a>(asker: &'a Asker<'_>, table: &Table) -> Steward<'a> {
    let (there, here) = (table.venue().server.as_deref(), asker.place.server.as_deref());
    Steward { id: &asker.who.id, manages: asker.who.rights.manages && there.is_some() && there == here }
}

/// Runs `extend red 2d`.
pub(crate) async fn extend_as_host(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    what: &str,
) -> Answers {
    let table = hosted_for(desk, asker, named).await?;
    let Some((seat, hours)) = extension(what) else {
        let seat = crate::wording::speaker::example_seat(asker.language, table.game());
        return Ok(asker.tell(&Message::new("extend-how").with("seat", seat)));
    };
    extend(desk, asker, &table, seat.as_deref(), hours).await
}

/// Runs `pause 5 now`.
pub(crate) async fn pause_as_host(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    days: Option<u16>,
) -> Answers {
    let table = hosted_for(desk, asker, named).await?;
    pause_at_once(desk, asker, table.id(), days.unwrap_or(Table::OWN_PAUSE)).await
}

/// Runs `resume now`.
pub(crate) async fn resume_as_host(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let table = hosted_for(desk, asker, named).await?;
    resume_at_once(desk, asker, table.id()).await
}

/// Returns the table that a host means: the one named, the one of this place, or the only one that they look
/// after and whose game is on.
async fn hosted_for(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
) -> Result<std::sync::Arc<Table>, Stop> {
    let theirs = |table: &Table| table.status() == Status::Playing && table.has_powers(steward(asker, table));
    table_for(desk, asker, named, theirs).await
}

/// Gives a seat or all seats more time.
pub(crate) async fn extend(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    seat: Option<&str>,
    hours: u16,
) -> Answers {
    let called = |typed| seat_called(table.game(), typed).ok_or_else(|| no_such_seat(asker, table, typed));
    let seat = seat.map(called).transpose()?;
    let now = desk.now();
    let give = |table: &Table| match seat {
        Some(seat) => table.extend(steward(asker, table), seat, hours, now),
        None => table.extend_all(steward(asker, table), hours, now),
    };
    let done = changed(desk, asker, table.id(), give).await?;
    let given = done.step.played.iter().flat_map(|played| &played.events);
    let given: SeatSet = given.flat_map(|event| event.concerns.iter().copied()).collect();
    let speaker = asker.of(table.game());
    let message = of_table("extended", table.id()).with("seats", speaker.seats(given));
    let mut text = speaker.say(&message);
    let own = done.table.seats_of(&asker.who.id);
    if seat.is_none() && done.table.owed().iter().any(|owed| own.contains(owed.seat)) {
        text = format!("{text} {}", asker.say(&Message::new("extended-not-own")));
    }
    Ok(vec![private(text)])
}

/// Pauses a table at once.
pub(crate) async fn pause_at_once(desk: &Desk, asker: &Asker<'_>, id: i64, days: u16) -> Answers {
    let now = desk.now();
    let pause = |table: &Table| table.pause_now(steward(asker, table), days, now);
    let done = changed(desk, asker, id, pause).await?;
    let until = done.table.paused_until().map(limit).unwrap_or_default();
    Ok(asker.tell(&of_table("paused-now", id).with("until", until)))
}

/// Ends the pause of a table at once.
pub(crate) async fn resume_at_once(desk: &Desk, asker: &Asker<'_>, id: i64) -> Answers {
    let now = desk.now();
    let resume = |table: &Table| table.resume_now(steward(asker, table), now);
    changed(desk, asker, id, resume).await?;
    Ok(asker.tell(&of_table("resumed-now", id)))
}

/// Tells a host or manager who plays, and has just proposed a pause, that they can pause at once.
pub(crate) async fn offer_pause(
    desk: &Desk,
    asker: &Asker<'_>,
    id: i64,
    days: u16,
) -> Result<Option<Answer>, Fault> {
    let Some(table) = desk.table(id).await? else { return Ok(None) };
    let days = days.min(Table::OWN_PAUSE);
    if table.pause_now(steward(asker, &table), days, desk.now()).is_err() {
        return Ok(None);
    }
    let offer = Message::new("pause-now-offer").with("most", i64::from(Table::OWN_PAUSE));
    Ok(Some(with_buttons(private(asker.say(&offer)), [pause_button(asker, id, days)])))
}

/// Runs `void`: asks for confirmation, since a voided game stays void. A member who only plays, or is only
/// the host, proposes the end of the game to the others instead.
pub(crate) async fn void(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, reason: &str) -> Answers {
    let managed = |table: &Table| table.status() == Status::Playing && steward(asker, table).manages;
    let table = table_for(desk, asker, named, managed).await?;
    let id = table.id();
    let now = desk.now();
    let steward = steward(asker, &table);
    if let Err(error) = table.void(steward, reason, now) {
        return Ok(refuse(desk, asker, &table, &error, ""));
    }
    desk.store.want_void(id, &asker.who.id, reason, now).await?;
    let sentence = if table.status() == Status::Over { "void-sure-over" } else { "void-sure" };
    let question = of_table(sentence, id).with("reason", crate::wording::sanitize::quoted(reason));
    let button = press("void", &[&id]).button(asker.say(&Message::new("void-button")), ButtonStyle::Bad);
    Ok(asks_press(desk, asker, with_buttons(private(asker.say(&question)), [button])))
}

/// Voids the game after the confirmation.
pub(crate) async fn void_sure(desk: &Desk, asker: &Asker<'_>, id: i64) -> Answers {
    let now = desk.now();
    let since = now.saturating_sub(SURE).unwrap_or(now);
    let Some(reason) = desk.store.wanted_void(id, &asker.who.id, since).await? else {
        return Ok(match desk.table(id).await? {
            Some(table) if table.is_voided() => refuse(desk, asker, &table, &TableError::Voided, ""),
            _ => asker.tell(&of_table("void-again", id)),
        });
    };
    let void = |table: &Table| table.void(steward(asker, table), &reason, now);
    changed(desk, asker, id, void).await?;
    Ok(asker.tell(&of_table("voided", id)))
}

/// Whether `pause` or `resume` of a member without a seat at the table is an action of its host, or of a
/// manager.
pub(crate) fn acts_alone(asker: &Asker<'_>, table: &Table) -> bool {
    table.status() == Status::Playing
        && table.seats_of(&asker.who.id).is_empty()
        && table.has_powers(steward(asker, table))
}

/// Returns the button that pauses a game at once.
pub fn pause_button(asker: &Asker<'_>, id: i64, days: u16) -> Option<Button> {
    let days = days.clamp(*Motion::DAYS.start(), *Motion::DAYS.end());
    let label = asker.say(&Message::new("pause-now-button").with("days", i64::from(days)));
    press("pause", &[&id, &days]).plain(label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_time_is_read_in_three_languages() {
        let seat = |name: &str| Some(name.to_owned());
        for (text, expected) in [
            ("red 2d", Some((seat("red"), 48))),
            ("2d red", Some((seat("red"), 48))),
            ("red by 12 hours", Some((seat("red"), 12))),
            ("+1d", Some((None, 24))),
            ("12h", Some((None, 12))),
            ("1 day and 12 hours", Some((None, 36))),
            ("красный 2 дня", Some((seat("красный"), 48))),
            ("белым на 1 неделю", Some((seat("белым"), 168))),
            ("всем 12 часов", Some((None, 12))),
            ("чорний 2 дні", Some((seat("чорний"), 48))),
            ("усім 12 годин", Some((None, 12))),
            ("всім 12 годин", Some((None, 12))),
            ("для всех на сутки", Some((None, 24))),
            ("", None),
            ("red", None),
            ("red 2", None),
            ("red 0h", None),
            ("red 90m", None),
        ] {
            assert_eq!(extension(text), expected, "{text}");
        }
    }

    #[test]
    fn at_once_is_read_in_three_languages() {
        for (text, expected) in [
            ("5 now", (true, "5")),
            ("now 5 days", (true, "5 days")),
            ("сразу", (true, "")),
            ("5 дней сейчас", (true, "5 дней")),
            ("Зараз 2 тижні", (true, "2 тижні")),
            ("2 weeks", (false, "2 weeks")),
        ] {
            let (now, rest) = at_once(text);
            assert_eq!((now, rest.as_str()), expected, "{text}");
        }
    }
}
