//! Leaving a table, starting its game, machines for its free seats.

use crate::commands::table::host::deeds::steward;
use crate::desk::challenge::leave_challenge;
use crate::desk::change::change;
use crate::desk::dealing::refuse_choice;
use crate::desk::elsewhere::lends_machines;
use crate::desk::look::{board_press, look_at};
use crate::desk::parts::ready_check::not_started;
use crate::desk::people::machine_called;
use crate::desk::refuse::{changed, refuse};
use crate::desk::{Answers, Asker, Changed, Desk, press, private, with_buttons};
pub(crate) use crate::wording::facts::free_seats;
use crate::wording::of_table;
use liege_table::{Chair, Status, Table, TableError, beside};
use liege_words::Message;

pub(crate) async fn leave(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let table = look_at(desk, asker, named, board_press).await?;
    if let Some(answers) = leave_challenge(desk, asker, &table).await? {
        return Ok(answers);
    }
    let now = desk.now();
    let who = asker.who.id.as_str();
    let get_up = |table: &Table| {
        // A seek without other players ends when its host leaves.
        let alone = table.players().iter().all(|player| player.id == who);
        if table.is_sought() && table.host().id == who && alone && table.status() == Status::Lobby {
            return table.abandon(who, now);
        }
        table.leave(who, now)
    };
    match change(desk, table.id(), asker.heard, get_up).await? {
        Changed::NoTable | Changed::HeardBefore => Ok(Vec::new()),
        Changed::Refused(table, error) => {
            let playing = table.status() == Status::Playing;
            if table.is_dealing() {
                return Ok(refuse_choice(desk, asker, &table, None));
            }
            if !playing {
                return Ok(refuse(desk, asker, &table, &error, ""));
            }
            if table.seats_of(&asker.who.id).is_empty() {
                return Ok(refuse(desk, asker, &table, &TableError::NotSeated, ""));
            }
            Ok(asker.tell(&of_table("leave-playing", table.id())))
        }
        Changed::Done(done) => {
            let id = if done.table.status() == Status::Abandoned { "seek-ended" } else { "left" };
            Ok(asker.tell(&of_table(id, done.table.id())))
        }
    }
}

/// Runs `start`. A table starts by itself, so the answer says what it waits for; the host can start it with
/// the present players.
pub(crate) async fn start(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let table = look_at(desk, asker, named, board_press).await?;
    begin_table(desk, asker, table.id(), false).await
}

/// Fills the free seats of a table with machines, for its host.
pub(crate) async fn fill_with_machines(desk: &Desk, asker: &Asker<'_>, table: i64) -> Answers {
    let machine = asker.or_tell(machine_called(asker, "machine").transpose())?;
    if let Some(table) = desk.table(table).await? {
        asker.unless(lends_machines(desk, asker, &table).await?)?;
    }
    let now = desk.now();
    let fill = |table: &Table| {
        if !table.has_powers(steward(asker, table)) {
            return Err(TableError::NotHost { host: table.host().name.clone() });
        }
        // At least one player must be a person.
        if table.players().iter().all(|player| player.is_machine()) {
            return Err(TableError::NobodySits);
        }
        let mut seats = table.seats_where(|chair| *chair == Chair::Open).iter();
        let machine = machine.as_ref().ok_or(TableError::NoSeatFree)?;
        let first = seats.next().ok_or(TableError::NoSeatFree)?;
        let sit = |table: &Table, seat| {
            let others: Vec<&str> = table.players().iter().map(|player| player.id.as_str()).collect();
            table.sit(&beside(machine, &others), Some(seat), now)
        };
        seats.try_fold(sit(table, first)?, |step, seat| step.then(|table| sit(table, seat)))
    };
    let done = changed(desk, asker, table, fill).await?;
    if asker.sees_posts_of(&done.table) {
        return Ok(Vec::new());
    }
    Ok(asker.tell(&of_table("machine-filled", table)))
}

/// Starts a table; with `fill`, the players share the free seats.
pub(crate) async fn begin_table(desk: &Desk, asker: &Asker<'_>, table: i64, fill: bool) -> Answers {
    let now = desk.now();
    let begin = |table: &Table| {
        if table.status() == Status::Lobby && free_seats(table) > 0 && !fill {
            Err(None)
        } else {
            table.start(steward(asker, table), fill, now).map_err(Some)
        }
    };
    match change::<Option<TableError>>(desk, table, asker.heard, begin).await? {
        Changed::NoTable => Ok(asker.tell(&of_table("table-unknown", table))),
        Changed::HeardBefore => Ok(Vec::new()),
        // A member who may not start it is told what a full table waits for.
        Changed::Refused(table, Some(TableError::NotHost { .. })) if table.is_full() => {
            Ok(vec![private(asker.say(&not_started(&table)))])
        }
        Changed::Refused(table, Some(error)) => Ok(refuse(desk, asker, &table, &error, "")),
        Changed::Refused(table, None) => {
            let mut answer = private(asker.say(&not_started(&table)));
            let somebody = table.players().iter().any(|player| !player.is_machine());
            if table.has_powers(steward(asker, &table)) && somebody {
                let label = asker.say(&Message::new("start-fill"));
                answer = with_buttons(answer, [press("fill", &[&table.id()]).plain(label)]);
            }
            Ok(vec![answer])
        }
        Changed::Done(done) if done.table.status() == Status::Lobby => {
            Ok(vec![private(asker.say(&not_started(&done.table)))])
        }
        Changed::Done(done) => {
            let plays = !done.table.seats_of(&asker.who.id).is_empty();
            // The first board tells players in private which seat they were dealt.
            let dealt = done.table.terms().anonymous && plays;
            let message = Message::new(match dealt {
                true => "started-dealt",
                false if done.table.is_dealing() => "dice-begin-you",
                false => "started",
            });
            Ok(asker.tell(&message.with("table", table.to_string())))
        }
    }
}
