//! Sitting down, getting up, beginning.

use crate::chat::commands::host::deeds::steward;
use crate::chat::commands::play::look::board_press;
use crate::chat::commands::table::people::machine_called;
use crate::chat::desk::{
    Answers, Asker, Changed, Chat, For, Found, no_such_seat, press, private, with_buttons,
};
use crate::chat::post::ready_check::{asking, not_started};
pub(crate) use crate::chat::wording::facts::free_seats;
use crate::chat::wording::{masked, of_table, only_places, seat_alone, seat_called};
use crate::game::Seat;
use crate::table::{Chair, Status, Table, TableError};
use crate::words::Message;

/// Why somebody is not given a seat.
enum NotSeated {
    /// The seats are dealt by lot: none can be chosen.
    ByLot,
    /// They are in already, and the lots are not drawn yet.
    Sitting,
    /// Somebody from whom they are kept apart.
    Blocked(Message),
    /// The table's reason.
    Table(TableError),
}

impl Chat {
    /// `join`
    pub(crate) async fn join(&self, asker: &Asker<'_>, named: Option<i64>, seat: Option<&str>) -> Answers {
        let table = match self.find(asker, named, For::Joining).await? {
            Found::Table(table) => table,
            // Somebody who sits already and says "join" again wants to hear that all is well.
            Found::None(why) => match self.find(asker, named, For::Looking).await? {
                Found::Table(table) if table.status() == Status::Lobby => table,
                _ => return Ok(asker.tell(&why)),
            },
            Found::Several(tables) => {
                let press = |table: &Table| press("join", &[&table.id()]);
                return Ok(Chat::ask_which(asker, &Message::new("table-which"), &tables, press));
            }
        };
        // The button says «Сесть за #6», and so may who types.
        let typed = seat.map(seat_alone).filter(|typed| !typed.is_empty());
        let called = |typed: String| {
            seat_called(table.game(), &typed).ok_or_else(|| no_such_seat(asker, &table, &typed))
        };
        let seat = typed.map(called).transpose()?;
        // Whoever asks for a seat before everybody is known to sit there as soon as it is taken.
        if asker.typed && asker.place.server.is_some() && masked(&table) && table.status() == Status::Playing
        {
            let slash = if self.settings.slash { "yes" } else { "no" };
            return Ok(asker.tell(&of_table("join-hidden-open", table.id()).with("slash", slash)));
        }
        self.join_seat(asker, table.id(), seat).await
    }

    /// Takes a seat at a known table.
    pub(crate) async fn join_seat(&self, asker: &Asker<'_>, table: i64, seat: Option<Seat>) -> Answers {
        if let Some(table) = self.table(table).await? {
            if table.is_dealing() {
                return self.choose(asker, table.id(), seat, None).await;
            }
            let invited = !table.invitations_of(&asker.who.id).is_empty();
            let open = matches!(table.status(), Status::Lobby | Status::Playing);
            if open && let Some(why) = self.unsuited(&asker.who.id, &table, invited).await? {
                return Ok(asker.tell(why.message()));
            }
        }
        let player = asker.who.player();
        let blocklist = self.blocklist(&player.id).await?;
        let now = self.clock.now();
        let id = table.to_string();
        let sit = |table: &Table| {
            // Before the lots are drawn no seat is anybody's.
            let by_lot = table.status() == Status::Lobby && table.terms().anonymous;
            match table.sit(&player, seat, now) {
                _ if by_lot && seat.is_some() => Err(NotSeated::ByLot),
                Err(TableError::SeatYours { .. }) if by_lot => Err(NotSeated::Sitting),
                // Whatever else is in the way comes first.
                Ok(seated) => match blocklist.refuses(table, &player.id, None) {
                    Some(why) => Err(NotSeated::Blocked(why)),
                    None => Ok(seated),
                },
                Err(error) => Err(NotSeated::Table(error)),
            }
        };
        match self.change(table, asker.heard, sit).await? {
            Changed::NoTable => Ok(asker.tell(&Message::new("table-unknown").with("table", id))),
            Changed::HeardBefore => Ok(Vec::new()),
            Changed::Refused(table, NotSeated::Table(error)) => Ok(self.refuse(asker, &table, &error, "")),
            Changed::Refused(_, NotSeated::Blocked(why)) => Ok(asker.tell(&why)),
            Changed::Refused(_, NotSeated::ByLot) => {
                Ok(asker.tell(&Message::new("join-by-lot").with("table", id)))
            }
            Changed::Refused(_, NotSeated::Sitting) => {
                Ok(asker.tell(&Message::new("join-sitting-hidden").with("table", id)))
            }
            Changed::Done(done) => {
                let anonymous = done.table.terms().anonymous;
                // The post says so to everybody.
                if asker.sees_posts_of(&done.table) && !anonymous && !only_places(&done.table) {
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
                // With whom one sits down.
                let speaker = asker.of(done.table.game());
                let records = self.records(speaker, &done.table, Some(&asker.who.id)).await?;
                for (answer, line) in answers.iter_mut().zip(std::iter::once(records.join("\n"))) {
                    if !line.is_empty() {
                        answer.text = format!("{}\n{line}", answer.text);
                    }
                }
                Ok(answers)
            }
        }
    }

    /// `leave`
    pub(crate) async fn leave(&self, asker: &Asker<'_>, named: Option<i64>) -> Answers {
        let table = self.look_at(asker, named, board_press).await?;
        if let Some(answers) = self.leave_challenge(asker, &table).await? {
            return Ok(answers);
        }
        let now = self.clock.now();
        let who = asker.who.id.as_str();
        let get_up = |table: &Table| {
            // A seek at which nobody is left to play with is over when its host goes.
            let alone = table.players().iter().all(|player| player.id == who);
            if table.is_sought() && table.host().id == who && alone && table.status() == Status::Lobby {
                return table.abandon(who, now);
            }
            table.leave(who, now)
        };
        match self.change(table.id(), asker.heard, get_up).await? {
            Changed::NoTable | Changed::HeardBefore => Ok(Vec::new()),
            Changed::Refused(table, error) => {
                let playing = table.status() == Status::Playing;
                if table.is_dealing() {
                    return Ok(self.refuse_choice(asker, &table, None));
                }
                if !playing {
                    return Ok(self.refuse(asker, &table, &error, ""));
                }
                if table.seats_of(&asker.who.id).is_empty() {
                    return Ok(self.refuse(asker, &table, &TableError::NotSeated, ""));
                }
                Ok(asker.tell(&of_table("leave-playing", table.id())))
            }
            Changed::Done(done) => {
                let id = if done.table.status() == Status::Abandoned { "seek-ended" } else { "left" };
                Ok(asker.tell(&of_table(id, done.table.id())))
            }
        }
    }

    /// `start`: a table begins by itself, so this says what it waits for; the host may have it begin with
    /// those who are there.
    pub(crate) async fn start(&self, asker: &Asker<'_>, named: Option<i64>) -> Answers {
        let table = self.look_at(asker, named, board_press).await?;
        self.begin_table(asker, table.id(), false).await
    }

    /// Machines take the free seats of a table, at its host's word.
    pub(crate) async fn fill_with_machines(&self, asker: &Asker<'_>, table: i64) -> Answers {
        let machine = asker.or_tell(machine_called(asker, "machine").transpose())?;
        if let Some(table) = self.table(table).await? {
            asker.unless(self.lends_machines(asker, &table).await?)?;
        }
        let now = self.clock.now();
        let fill = |table: &Table| {
            if !table.has_powers(steward(asker, table)) {
                return Err(TableError::NotHost { host: table.host().name.clone() });
            }
            // Somebody has to play with them.
            if table.players().iter().all(|player| player.is_machine()) {
                return Err(TableError::NobodySits);
            }
            let mut seats = table.seats_where(|chair| *chair == Chair::Open).iter();
            let machine = machine.as_ref().ok_or(TableError::NoSeatFree)?;
            let first = seats.next().ok_or(TableError::NoSeatFree)?;
            seats.try_fold(table.sit(machine, Some(first), now)?, |step, seat| {
                step.then(|table| table.sit(machine, Some(seat), now))
            })
        };
        let done = self.changed(asker, table, fill).await?;
        if asker.sees_posts_of(&done.table) {
            return Ok(Vec::new());
        }
        Ok(asker.tell(&of_table("machine-filled", table)))
    }

    /// Begins a table; with `fill`, those who sit share the free seats.
    pub(crate) async fn begin_table(&self, asker: &Asker<'_>, table: i64, fill: bool) -> Answers {
        let now = self.clock.now();
        let begin = |table: &Table| {
            if table.status() == Status::Lobby && free_seats(table) > 0 && !fill {
                Err(None)
            } else {
                table.start(steward(asker, table), fill, now).map_err(Some)
            }
        };
        match self.change::<Option<TableError>>(table, asker.heard, begin).await? {
            Changed::NoTable => Ok(asker.tell(&of_table("table-unknown", table))),
            Changed::HeardBefore => Ok(Vec::new()),
            // Who may not begin it is told what a full table waits for.
            Changed::Refused(table, Some(TableError::NotHost { .. })) if table.is_full() => {
                Ok(vec![private(asker.say(&not_started(&table)))])
            }
            Changed::Refused(table, Some(error)) => Ok(self.refuse(asker, &table, &error, "")),
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
                // Which seat the lot gave them they are written with the first board.
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
}
