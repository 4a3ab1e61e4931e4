//! Seats dealt by dice, as people read and do it: who rolled what, who is to choose, taking a colour by a
//! button, a word or `join`; and the seed by which every draw can be checked.

use crate::desk::change::change;
use crate::desk::parts::dice::choice_buttons;
use crate::desk::refuse::refuse;
use crate::desk::{Answer, Answers, Asker, Changed, Desk, private, with_buttons};
use crate::wording::{of_table, seat_called, shown_now};
use liege_game::Seat;
use liege_table::{Table, TableError};
use liege_words::lexicon::says;

/// The seat that somebody names as one chooses it ("blue", "I choose blue"): a name, and little words.
pub fn seat_chosen(table: &Table, text: &str) -> Option<Seat> {
    let marks = |c: char| matches!(c, '.' | '!' | ',' | '"' | '«' | '»' | '“' | '”');
    let words = text.split_whitespace().map(|word| word.trim_matches(marks));
    let words: Vec<&str> = words.filter(|word| !says("little-choice", word)).collect();
    seat_called(table.game(), &words.join(" "))
}

/// Whether a text is how somebody would choose a seat that is theirs to take at this table.
pub fn chooses(table: &Table, member: &str, text: &str) -> bool {
    let theirs = table.chooser().is_some_and(|chooser| chooser.id == member);
    let free = |seat: &Seat| table.dice().is_some_and(|dice| dice.free().contains(seat));
    theirs && seat_chosen(table, text).as_ref().is_some_and(free)
}

/// A colour that was typed: alone, or after "choose".
pub(crate) async fn choose_typed(desk: &Desk, asker: &Asker<'_>, table: &Table, text: &str) -> Answers {
    match seat_chosen(table, text) {
        Some(seat) => choose(desk, asker, table.id(), Some(seat), None).await,
        // Whatever it was, it is not the time for it; whoever is to choose may have misspelt.
        None if table.chooser().is_some_and(|chooser| chooser.id == asker.who.id) => {
            Ok(ask_choice(asker, table, Some(text)))
        }
        None => Ok(refuse_choice(desk, asker, table, None)),
    }
}

/// A seat is chosen; `shown`: by a button, made when people were shown so many actions.
pub(crate) async fn choose(
    desk: &Desk,
    asker: &Asker<'_>,
    id: i64,
    seat: Option<Seat>,
    shown: Option<usize>,
) -> Answers {
    let (now, who) = (desk.now(), asker.who.id.as_str());
    let choose = |table: &Table| {
        let stale = |seen: &usize| *seen != shown_now(table) && table.is_dealing();
        match (seat, shown.filter(stale)) {
            (_, Some(seen)) => Err(Some(TableError::Stale { seen, now: shown_now(table) })),
            (None, _) => Err(None),
            (Some(seat), _) => table.choose(who, seat, now).map_err(Some),
        }
    };
    match change(desk, id, asker.heard, choose).await? {
        Changed::NoTable => Ok(asker.tell(&of_table("table-unknown", id))),
        Changed::HeardBefore => Ok(Vec::new()),
        Changed::Refused(table, error) => Ok(refuse_choice(desk, asker, &table, error.as_ref())),
        Changed::Done(done) => {
            if asker.sees_posts_of(&done.table) {
                return Ok(Vec::new());
            }
            let message = of_table("dice-chosen", id);
            Ok(asker.tell_of(&done.table, &message.with("seat", seat.unwrap_or(Seat(0)))))
        }
    }
}

/// Why a seat is not theirs; whoever is to choose is shown what they may take.
pub(crate) fn refuse_choice(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    error: Option<&TableError>,
) -> Vec<Answer> {
    let theirs = table.chooser().is_some_and(|chooser| chooser.id == asker.who.id);
    match error {
        None | Some(TableError::Stale { .. }) if theirs => ask_choice(asker, table, None),
        Some(TableError::SeatTaken { .. } | TableError::SeatYours { .. }) if theirs => {
            let mut answers = refuse(desk, asker, table, error.unwrap_or(&TableError::NoSuchSeat), "");
            answers.extend(ask_choice(asker, table, None));
            answers
        }
        None | Some(TableError::Stale { .. }) => {
            let why = match table.chooser() {
                Some(chooser) if table.plays(&asker.who.id) => {
                    TableError::Dealing { name: chooser.name.clone() }
                }
                Some(_) => TableError::NoSeatFree,
                None => TableError::AlreadyStarted,
            };
            refuse(desk, asker, table, &why, "")
        }
        Some(error) => refuse(desk, asker, table, error, ""),
    }
}

/// Asks somebody for their colour: a button for each that is free. `typed`: what could not be read.
fn ask_choice(asker: &Asker<'_>, table: &Table, typed: Option<&str>) -> Vec<Answer> {
    let speaker = asker.of(table.game());
    // One answer: what was not understood, and what can be done.
    let unread = typed.map(|typed| asker.say(&speaker.no_such_seat(typed)));
    let lines = unread.into_iter().chain([speaker.say(&of_table("dice-ask", table.id()))]);
    let text = lines.collect::<Vec<_>>().join("\n");
    vec![with_buttons(private(text), choice_buttons(speaker, table))]
}
