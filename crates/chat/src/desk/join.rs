//! Sitting down at a table.

use crate::desk::change::change;
use crate::desk::dealing::choose;
use crate::desk::find::{ask_which, find};
use crate::desk::parts::ready_check::asking;
use crate::desk::refuse::refuse;
use crate::desk::reliability::{self, unsuited};
use crate::desk::{Answers, Asker, Changed, Desk, For, Found, blocklist, no_such_seat, press};
use crate::wording::facts::free_seats;
use crate::wording::{masked, of_table, only_places, person, seat_alone, seat_called};
use liege_game::Seat;
use liege_table::{Status, Table, TableError};
use liege_words::Message;

pub(crate) async fn join(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, seat: Option<&str>) -> Answers {
    let table = match find(desk, asker, named, For::Joining).await? {
        Found::Table(table) => table,
        // A member who has a seat and says "join" again wants a confirmation.
        Found::None(why) => match find(desk, asker, named, For::Looking).await? {
            Found::Table(table) if table.status() == Status::Lobby => table,
            _ => return Ok(asker.tell(&why)),
        },
        Found::Several(tables) => {
            let press = |table: &Table| press("join", &[&table.id()]);
            return Ok(ask_which(asker, &Message::new("table-which"), &tables, press));
        }
    };
    // The button says «Сесть за #6», so people may type that.
    let typed = seat.map(seat_alone).filter(|typed| !typed.is_empty());
    let called =
        |typed: String| seat_called(table.game(), &typed).ok_or_else(|| no_such_seat(asker, &table, &typed));
    let seat = typed.map(called).transpose()?;
    // A seat asked for in public would show who holds it as soon as it is taken.
    if asker.typed && asker.place.server.is_some() && masked(&table) && table.status() == Status::Playing {
        let slash = if desk.settings.slash { "yes" } else { "no" };
        return Ok(asker.tell(&of_table("join-hidden-open", table.id()).with("slash", slash)));
    }
    join_seat(desk, asker, table.id(), seat).await
}

/// Takes a seat at a known table.
pub(crate) async fn join_seat(desk: &Desk, asker: &Asker<'_>, table: i64, seat: Option<Seat>) -> Answers {
    if let Some(table) = desk.table(table).await? {
        if table.is_dealing() {
            return choose(desk, asker, table.id(), seat, None).await;
        }
        let invited = !table.invitations_of(&asker.who.id).is_empty();
        let open = matches!(table.status(), Status::Lobby | Status::Playing);
        if open && let Some(why) = unsuited(desk, &asker.who.id, &table, invited).await? {
            return Ok(asker.tell(why.message()));
        }
    }
    let player = asker.who.player();
    let blocklist = blocklist::blocklist(desk, &player.id).await?;
    let now = desk.now();
    let id = table.to_string();
    let sit = |table: &Table| {
        // Before the draw by lot nobody has a particular seat.
        let by_lot = table.status() == Status::Lobby && table.terms().anonymous;
        match table.sit(&player, seat, now) {
            _ if by_lot && seat.is_some() => Err(NotSeated::ByLot),
            Err(TableError::SeatYours { .. }) if by_lot => Err(NotSeated::Sitting),
            // Other obstacles come first.
            Ok(seated) => match blocklist.refuses(table, &player.id, None) {
                Some(why) => Err(NotSeated::Blocked(why)),
                None => Ok(seated),
            },
            Err(error) => Err(NotSeated::Table(error)),
        }
    };
    match change(desk, table, asker.heard, sit).await? {
        Changed::NoTable => Ok(asker.tell(&Message::new("table-unknown").with("table", id))),
        Changed::HeardBefore => Ok(Vec::new()),
        Changed::Refused(table, NotSeated::Table(error)) => Ok(refuse(desk, asker, &table, &error, "")),
        Changed::Refused(_, NotSeated::Blocked(why)) => Ok(asker.tell(&why)),
        Changed::Refused(_, NotSeated::ByLot) => {
            Ok(asker.tell(&Message::new("join-by-lot").with("table", id)))
        }
        Changed::Refused(_, NotSeated::Sitting) => {
            Ok(asker.tell(&Message::new("join-sitting-hidden").with("table", id)))
        }
        Changed::Done(done) => {
            let anonymous = done.table.terms().anonymous;
            // A post tells everybody: of the start, of the ready check, or of a seat in a running game.
            let posted = done.table.status() != Status::Lobby || done.table.ready_check().is_some();
            if posted && asker.sees_posts_of(&done.table) && !anonymous && !only_places(&done.table) {
                return Ok(Vec::new());
            }
            let free = free_seats(&done.table) as i64;
            let taken = done.step.seats.first().copied().unwrap_or(Seat(0));
            let message = match done.table.status() {
                Status::Lobby if done.table.is_full() && (anonymous || only_places(&done.table)) => {
                    asking(&done.table, "muster-joined-unseated")
                }
                Status::Lobby if done.table.is_full() => {
                    asking(&done.table, "muster-joined").with("seat", taken)
                }
                Status::Lobby if only_places(&done.table) => {
                    Message::new("dice-joined-you").with("free", free)
                }
                _ if done.table.is_dealing() => Message::new("dice-begin-you"),
                Status::Lobby if anonymous => Message::new("joined-hidden").with("free", free),
                _ if done.step.started && anonymous => Message::new("joined-dealt"),
                Status::Lobby => Message::new("joined").with("seat", taken).with("free", free),
                _ if done.step.started => Message::new("joined").with("seat", taken).with("free", 0),
                _ => Message::new("joined-playing").with("seat", taken),
            };
            let mut answers = asker.tell_of(&done.table, &message.with("table", id));
            // In the channel everybody reads the answer.
            if !posted && !anonymous && !asker.in_place("").private {
                let id = if only_places(&done.table) { "dice-joined" } else { "lobby-joined" };
                let message = of_table(id, done.table.id()).with("who", person(&player.id));
                let message = message.with("seat", taken).with("free", free);
                return Ok(vec![asker.in_place(asker.of(done.table.game()).say(&message))]);
            }
            // The answer introduces the other players.
            let speaker = asker.of(done.table.game());
            let records = reliability::records(desk, speaker, &done.table, Some(&asker.who.id)).await?;
            for (answer, line) in answers.iter_mut().zip(std::iter::once(records.join("\n"))) {
                if !line.is_empty() {
                    answer.text = format!("{}\n{line}", answer.text);
                }
            }
            Ok(answers)
        }
    }
}

/// The reason why a member does not get a seat.
pub(crate) enum NotSeated {
    /// The seats are dealt by lot, so none can be chosen.
    ByLot,
    /// The member has joined already, and the lots are not drawn yet.
    Sitting,
    /// There is a block between the member and somebody at the table.
    Blocked(Message),
    /// The table refuses it.
    Table(TableError),
}
