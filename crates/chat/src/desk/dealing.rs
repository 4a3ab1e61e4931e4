//! Seats dealt by dice: the rolls, the next to choose, choosing a colour by a button, a word or `join`; and
//! the seed with which every draw can be checked.

use crate::desk::change::change;
use crate::desk::parts::dice::choice_buttons;
use crate::desk::refuse::refuse;
use crate::desk::{Answer, Answers, Asker, Changed, Desk, private, with_buttons};
use crate::wording::{of_table, seat_called, shown_now};
use liege_game::Seat;
use liege_table::{Table, TableError};
use liege_words::lexicon::says;

/// Reads the seat in a choice ("blue", "I choose blue"): a name, and little words.
pub fn seat_chosen(table: &Table, text: &str) -> Option<Seat> {
    let marks = |c: char| matches!(c, '.' | '!' | ',' | '"' | '«' | '»' | '“' | '”');
    let words = text.split_whitespace().map(|word| word.trim_matches(marks));
    let words: Vec<&str> = words.filter(|word| !says("little-choice", word)).collect();
    seat_called(table.game(), &words.join(" "))
}

/// Whether a text is a member's choice of a free seat, at their turn to choose.
pub fn chooses(table: &Table, member: &str, text: &str) -> bool {
    let theirs = table.chooser().is_some_and(|chooser| chooser.id == member);
    let free = |seat: &Seat| table.dice().is_some_and(|dice| dice.free().contains(seat));
    theirs && seat_chosen(table, text).as_ref().is_some_and(free)
}

/// Chooses a typed colour: alone, or after "choose".
pub(crate) async fn choose_typed(desk: &Desk, asker: &Asker<'_>, table: &Table, text: &str) -> Answers {
    match seat_chosen(table, text) {
        Some(seat) => choose(desk, asker, table.id(), Some(seat), None).await,
        // No other text fits now; the member who is to choose may have misspelt the colour.
        None if table.chooser().is_some_and(|chooser| chooser.id == asker.who.id) => {
            Ok(ask_choice(asker, table, Some(text)))
        }
        None => Ok(refuse_choice(desk, asker, table, None)),
    }
}

/// Chooses a seat; `shown`: by a button from when people saw this many actions.
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

/// Says why a member cannot have a seat; a member who is to choose sees the free seats.
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

/// Asks a member for their colour, with a button for each free seat. `typed`: the text that could not be
/// read.
fn ask_choice(asker: &Asker<'_>, table: &Table, typed: Option<&str>) -> Vec<Answer> {
    let speaker = asker.of(table.game());
    // One answer has both: the text that was not understood, and the choices.
    let unread = typed.map(|typed| asker.say(&speaker.no_such_seat(typed)));
    let lines = unread.into_iter().chain([speaker.say(&of_table("dice-ask", table.id()))]);
    let text = lines.collect::<Vec<_>>().join("\n");
    vec![with_buttons(private(text), choice_buttons(speaker, table))]
}
