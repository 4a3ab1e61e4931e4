//! Proposals of members to each other that do not belong to the game, and actions of a host.

use crate::commands::table::host::card::{ask_to_abort, ask_to_free, ask_to_give_up};
use crate::commands::table::host::deeds::{acts_alone, offer_pause, pause_at_once, resume_at_once, steward};
use crate::desk::blocklist::unwilling;
use crate::desk::elsewhere::lends_machines;
use crate::desk::meant::table_for;
use crate::desk::motion::propose_at;
use crate::desk::people::{machine_called, person_called};
use crate::desk::refuse::changed;
use crate::desk::{Answers, Asker, Desk, done, plays, private, seat_named};
use crate::wording::{of_table, quoted, shown_now, typed_seat};
use liege_game::Seat;
use liege_table::{Motion, Status, Table, TableError, beside};
use liege_words::Message;

/// The usual length of a pause, in days.
const PAUSE_DAYS: u16 = 14;

pub(crate) async fn takeback(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    to: Option<usize>,
) -> Answers {
    let table = table_for(desk, asker, named, plays(asker)).await?;
    if to.is_some_and(|number| number > shown_now(&table)) {
        let why = of_table("motion-no-such-action", table.id()).with("count", shown_now(&table) as i64);
        return Ok(asker.tell(&why));
    }
    let motion = |table: &Table| {
        let to = match to {
            Some(number) => Some(table.of_shown(number)),
            None => table.takeback_target(&asker.who.id),
        };
        // If there is nothing to take back, the table refuses it.
        Motion::Takeback { to: to.unwrap_or(table.log().len()) }
    };
    propose_at(desk, asker, &table, motion).await
}

pub(crate) async fn pause(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, days: Option<u16>) -> Answers {
    let days = days.unwrap_or(PAUSE_DAYS);
    let table = table_for(desk, asker, named, plays_or_hosts(asker)).await?;
    // A member without a seat cannot ask the others, but may have the powers of a host.
    if acts_alone(asker, &table) {
        return pause_at_once(desk, asker, table.id(), days).await;
    }
    let before = table.version();
    let mut answers = propose_at(desk, asker, &table, |_| Motion::Pause { days }).await?;
    if desk.table(table.id()).await?.is_some_and(|now| now.version() != before) {
        let offer = offer_pause(desk, asker, table.id(), days).await?;
        match (answers.first_mut(), offer) {
            (Some(first), Some(offer)) => {
                first.text = format!("{}\n{}", first.text, offer.text);
                first.buttons.extend(offer.buttons);
            }
            (None, offer) => answers.extend(offer),
            (Some(_), None) => {}
        }
    }
    Ok(answers)
}

pub(crate) async fn resume(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let table = table_for(desk, asker, named, plays_or_hosts(asker)).await?;
    // A pause that a member began alone they can end alone.
    let alone = table.resume_now(steward(asker, &table), desk.now()).is_ok();
    if alone || acts_alone(asker, &table) {
        return resume_at_once(desk, asker, table.id()).await;
    }
    propose_at(desk, asker, &table, |_| Motion::Resume).await
}

pub(crate) async fn hand(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    seat: Option<&str>,
    to: &str,
) -> Answers {
    let table = table_for(desk, asker, named, plays(asker)).await?;
    let speaker = asker.of(table.game());
    let mine = table.seats_of(&asker.who.id);
    let seat = match seat {
        Some(typed) => seat_named(asker, &table, typed)?,
        None => match (mine.iter().next(), mine.len()) {
            (Some(seat), 2..) => {
                let why = of_table("hand-which", table.id())
                    .with("seats", speaker.seats(mine))
                    .with("seat", typed_seat(asker.language, table.game(), seat));
                return Ok(asker.tell(&why));
            }
            (Some(seat), _) => seat,
            // If the member holds no seat, the table refuses it.
            (None, _) => Seat(0),
        },
    };
    let machine = machine_called(asker, to).transpose();
    let Some(player) = asker.or_tell(machine)?.or_else(|| person_called(asker, to)) else {
        return Ok(asker.tell(&Message::new("hand-unknown").with("name", quoted(to))));
    };
    if player.id == asker.who.id && mine.contains(seat) {
        return Ok(asker.tell(&Message::new("hand-yourself")));
    }
    asker.unless(unwilling(desk, asker, [&player]).await?)?;
    let others: Vec<&str> = table.players().iter().map(|player| player.id.as_str()).collect();
    let player = beside(&player, &others);
    if player.is_machine() {
        let alone = mine.contains(seat) && !table.is_played_without(seat);
        asker.unless(alone.then(|| Message::new("machine-hand-alone")))?;
        asker.unless(lends_machines(desk, asker, &table).await?)?;
    }
    propose_at(desk, asker, &table, |_| Motion::Hand { seat, to: player.id.clone() }).await
}

/// Runs `vacate`; `sure`: the member has confirmed.
pub(crate) async fn vacate(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    seat: &str,
    sure: bool,
) -> Answers {
    let hosted = |table: &Table| table.status() == Status::Playing && table.has_powers(steward(asker, table));
    let table = table_for(desk, asker, named, hosted).await?;
    let seat = seat_named(asker, &table, seat)?;
    let now = desk.now();
    // A manager who frees the seat of a player who is not late is asked for confirmation.
    let early = table.vacate(asker.who.id.as_str(), seat, now).is_err()
        && table.vacate(steward(asker, &table), seat, now).is_ok();
    if early && !sure {
        return ask_to_free(desk, asker, table.id(), seat).await;
    }
    let free = |table: &Table| table.vacate(steward(asker, table), seat, now);
    let done = changed(desk, asker, table.id(), free).await?;
    Ok(asker.tell_of(&done.table, &of_table("vacated", table.id()).with("seat", seat)))
}

/// Runs `abort`: gives up a table whose game has just begun; later it proposes that to all. `sure`: the
/// member has confirmed.
pub(crate) async fn abort(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, sure: bool) -> Answers {
    let who = asker.who.id.as_str();
    let theirs = |table: &Table| match table.status() {
        Status::Lobby => table.has_powers(steward(asker, table)),
        Status::Playing => table.has_powers(steward(asker, table)) || !table.seats_of(who).is_empty(),
        Status::Over | Status::Abandoned => false,
    };
    let table = table_for(desk, asker, named, theirs).await?;
    // A manager who gives up somebody else's table is asked for confirmation.
    let foreign = table.host().id != who && table.has_powers(steward(asker, &table));
    if table.status() == Status::Lobby && foreign && !sure {
        return ask_to_give_up(desk, asker, table.id()).await;
    }
    let now = desk.now();
    // A game that has begun would end for all its players, so there is a confirmation.
    if table.status() == Status::Playing && !sure && table.abort(steward(asker, &table), now).is_ok() {
        return ask_to_abort(desk, asker, table.id()).await;
    }
    let give_up = |table: &Table| match table.abort(steward(asker, table), now) {
        Err(TableError::TooLate) => table.propose(who, &Motion::Annul, now),
        given_up => given_up,
    };
    let done = changed(desk, asker, table.id(), give_up).await?;
    if done.table.status() == Status::Abandoned {
        return Ok(asker.tell(&of_table("aborted", table.id())));
    }
    let why = asker.say(&of_table("abort-proposed", table.id()));
    let mut answers = done::done(asker, &done, None);
    match answers.first_mut() {
        Some(first) => first.text = format!("{why}\n{}", first.text),
        None => answers.push(private(why)),
    }
    Ok(answers)
}

/// Returns a test for tables at which the asker plays or has the powers of a host.
fn plays_or_hosts<'a>(asker: &'a Asker<'_>) -> impl Fn(&Table) -> bool + use<'a> {
    let plays = plays(asker);
    move |table| plays(table) || acts_alone(asker, table)
}
