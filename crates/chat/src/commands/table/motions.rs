//! What members propose to one another beside the game, and what only a host does.

use super::people::{machine_called, person_called};
use crate::chat::commands::host::deeds::steward;
use crate::chat::desk::{Answers, Asker, Chat, plays, private, seat_named};
use crate::chat::wording::{of_table, quoted, shown_now, typed_seat};
use crate::game::Seat;
use crate::table::{Motion, Status, Table, TableError};
use crate::words::Message;

/// How long a pause is when nothing is said of it.
const PAUSE_DAYS: u16 = 14;

impl Chat {
    /// `takeback`
    pub(crate) async fn takeback(&self, asker: &Asker<'_>, named: Option<i64>, to: Option<usize>) -> Answers {
        let table = self.table_for(asker, named, plays(asker)).await?;
        if to.is_some_and(|number| number > shown_now(&table)) {
            let why = of_table("motion-no-such-action", table.id()).with("count", shown_now(&table) as i64);
            return Ok(asker.tell(&why));
        }
        let motion = |table: &Table| {
            let to = match to {
                Some(number) => Some(table.of_shown(number)),
                None => table.takeback_target(&asker.who.id),
            };
            // Where nothing follows there is nothing to take back: the table says so.
            Motion::Takeback { to: to.unwrap_or(table.log().len()) }
        };
        self.put(asker, &table, motion).await
    }

    /// `pause`
    pub(crate) async fn pause(&self, asker: &Asker<'_>, named: Option<i64>, days: Option<u16>) -> Answers {
        let days = days.unwrap_or(PAUSE_DAYS);
        let table = self.table_for(asker, named, plays_or_hosts(asker)).await?;
        // Who has no seat has nobody to ask, but may have the power.
        if Chat::acts_alone(asker, &table) {
            return self.pause_at_once(asker, table.id(), days).await;
        }
        let before = table.version();
        let mut answers = self.put(asker, &table, |_| Motion::Pause { days }).await?;
        if self.table(table.id()).await?.is_some_and(|now| now.version() != before) {
            let offer = self.offer_pause(asker, table.id(), days).await?;
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

    /// `resume`
    pub(crate) async fn resume(&self, asker: &Asker<'_>, named: Option<i64>) -> Answers {
        let table = self.table_for(asker, named, plays_or_hosts(asker)).await?;
        // What somebody has begun alone they end alone.
        let alone = table.resume_now(steward(asker, &table), self.clock.now()).is_ok();
        if alone || Chat::acts_alone(asker, &table) {
            return self.resume_at_once(asker, table.id()).await;
        }
        self.put(asker, &table, |_| Motion::Resume).await
    }

    /// `hand`
    pub(crate) async fn hand(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        seat: Option<&str>,
        to: &str,
    ) -> Answers {
        let table = self.table_for(asker, named, plays(asker)).await?;
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
                // Whoever holds none is told so by the table.
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
        asker.unless(self.unwilling(asker, [&player]).await?)?;
        if player.is_machine() {
            let alone = mine.contains(seat) && !table.is_played_without(seat);
            asker.unless(alone.then(|| Message::new("machine-hand-alone")))?;
            asker.unless(self.lends_machines(asker, &table).await?)?;
        }
        self.put(asker, &table, |_| Motion::Hand { seat, to: player.id.clone() }).await
    }

    /// `vacate`; `sure`: it was asked once more.
    pub(crate) async fn vacate(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        seat: &str,
        sure: bool,
    ) -> Answers {
        let hosted =
            |table: &Table| table.status() == Status::Playing && table.has_powers(steward(asker, table));
        let table = self.table_for(asker, named, hosted).await?;
        let seat = seat_named(asker, &table, seat)?;
        let now = self.clock.now();
        // What only a manager may do, to somebody who has kept nobody waiting, is asked once more.
        let early = table.vacate(asker.who.id.as_str(), seat, now).is_err()
            && table.vacate(steward(asker, &table), seat, now).is_ok();
        if early && !sure {
            return self.ask_to_free(asker, table.id(), seat).await;
        }
        let free = |table: &Table| table.vacate(steward(asker, table), seat, now);
        let done = self.changed(asker, table.id(), free).await?;
        Ok(asker.tell_of(&done.table, &of_table("vacated", table.id()).with("seat", seat)))
    }

    /// `abort`: gives a table up that has hardly begun; later it is proposed to all. `sure`: it was asked once more.
    pub(crate) async fn abort(&self, asker: &Asker<'_>, named: Option<i64>, sure: bool) -> Answers {
        let who = asker.who.id.as_str();
        let theirs = |table: &Table| match table.status() {
            Status::Lobby => table.has_powers(steward(asker, table)),
            Status::Playing => table.has_powers(steward(asker, table)) || !table.seats_of(who).is_empty(),
            Status::Over | Status::Abandoned => false,
        };
        let table = self.table_for(asker, named, theirs).await?;
        // A manager gives up the table of somebody else only after being asked once more.
        let foreign = table.host().id != who && table.has_powers(steward(asker, &table));
        if table.status() == Status::Lobby && foreign && !sure {
            return self.ask_to_give_up(asker, table.id()).await;
        }
        let now = self.clock.now();
        // A game that has begun is over for everybody then.
        if table.status() == Status::Playing && !sure && table.abort(steward(asker, &table), now).is_ok() {
            return self.ask_to_abort(asker, table.id()).await;
        }
        let give_up = |table: &Table| match table.abort(steward(asker, table), now) {
            Err(TableError::TooLate) => table.propose(who, &Motion::Annul, now),
            given_up => given_up,
        };
        let done = self.changed(asker, table.id(), give_up).await?;
        if done.table.status() == Status::Abandoned {
            return Ok(asker.tell(&of_table("aborted", table.id())));
        }
        let why = asker.say(&of_table("abort-proposed", table.id()));
        let mut answers = self.done(asker, &done, None);
        match answers.first_mut() {
            Some(first) => first.text = format!("{why}\n{}", first.text),
            None => answers.push(private(why)),
        }
        Ok(answers)
    }

    /// Proposes a motion at the table that is meant.
    pub(crate) async fn propose(
        &self,
        asker: &Asker<'_>,
        named: Option<i64>,
        motion: impl Fn(&Table) -> Motion,
    ) -> Answers {
        let table = self.table_for(asker, named, plays(asker)).await?;
        self.put(asker, &table, motion).await
    }

    /// Proposes a motion at a known table.
    async fn put(&self, asker: &Asker<'_>, table: &Table, motion: impl Fn(&Table) -> Motion) -> Answers {
        let (now, who) = (self.clock.now(), asker.who.id.as_str());
        let make = |table: &Table| table.propose(who, &motion(table), now);
        let done = self.changed(asker, table.id(), make).await?;
        Ok(self.done(asker, &done, None))
    }
}

/// The same, and those at which they have the powers of a host.
fn plays_or_hosts<'a>(asker: &'a Asker<'_>) -> impl Fn(&Table) -> bool + use<'a> {
    let plays = plays(asker);
    move |table| plays(table) || Chat::acts_alone(asker, table)
}
