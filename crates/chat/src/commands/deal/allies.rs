//! `allies`: a private thread for allies. The command asks for it; upkeep opens it, and closes it.

use crate::desk::councils::{allied_with, members, seat_ids};
use crate::desk::meant::table_for;
use crate::desk::parts::whisper::{playing, seat_id};
use crate::desk::{
    Answer, Answers, Asker, Deferred, Desk, Stop, blocklist, no_such_seat, plays, press, private,
    with_buttons,
};
use crate::wording::{of_table, person, seat_called};
use liege_game::SeatSet;
use liege_store::{Council, Store, StoreError};
use liege_table::Table;
use liege_words::{Language, Message};
use std::time::Duration;

/// How often it is looked whether the thread is open, and the most looks.
const LOOK: Duration = Duration::from_millis(250);
const LOOKS: u32 = 80;

/// Runs `allies`, and the button in *More*. `with`: one of the allied seats, if the member has several allies.
pub(crate) async fn allies(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, with: &str) -> Answers {
    let who = asker.who.id.as_str();
    let table = match table_for(desk, asker, named, |table| !allied_with(table, who).is_empty()).await {
        // If there are no allies anywhere, the answer for one of the tables says why.
        Err(Stop::Said(_)) => table_for(desk, asker, named, plays(asker)).await,
        found => found,
    }?;
    let lock = desk.lock_of(table.id());
    let _held = lock.lock().await;
    let table = desk.store.newest_in_memory(&table);
    asker.unless(playing(&table).err())?;
    let mut allied = allied_with(&table, who);
    if !with.is_empty() {
        let seat = seat_called(table.game(), with).ok_or_else(|| no_such_seat(asker, &table, with))?;
        allied.retain(|seats| seats.contains(seat));
    }
    let seats = match allied[..] {
        [] => return Ok(asker.tell(&of_table("allies-no-allies", table.id()))),
        [seats] => seats,
        _ => return Ok(which(asker, &table, &allied)),
    };
    let channel = table.venue().channel.as_str();
    asker.unless(match desk.sight.private_threads(channel) {
        None => Some(of_table("allies-nowhere", table.id())),
        Some(lacks) if lacks.is_empty() => None,
        Some(lacks) => {
            let named: Vec<String> =
                lacks.iter().map(|right| format!("**{}**", asker.say(&Message::new(right.id())))).collect();
            let message = Message::new("allies-lacks").with("count", lacks.len() as i64);
            Some(message.with("channel", channel).with("rights", named.join(", ")))
        }
    })?;
    let people = members(&table, seats);
    let blocklist = blocklist::blocklist(desk, who).await?;
    for member in &people {
        asker.unless(if blocklist.has_blocked(member) {
            Some(Message::new("block-yours").with("who", person(member)))
        } else if blocklist.contains(member) {
            let seat = table.seats_of(member).iter().next();
            seat.map(|seat| of_table("whisper-not-taken", table.id()).with("seat", seat))
        } else {
            None
        })?;
    }
    let ids = seat_ids(&table, seats);
    let at = (table.id(), table.version());
    let Some(council) = desk.store.ask_for_council(at, &ids, &people, who).await? else {
        return Ok(asker.tell(&of_table("allies-failed", table.id())));
    };
    desk.queued.notify_one();
    if !council.is_of(&people) {
        return Ok(asker.tell(&of_table("allies-closing", table.id())));
    }
    if let Some(thread) = council.open() {
        return Ok(vec![opened(asker.language, thread).about(table.id())]);
    }
    let speaker = asker.of(table.game());
    let opening = of_table("allies-opening", table.id()).with("seats", speaker.seats(seats));
    let later = Deferred::new(awaited(desk.store.clone(), asker.language, council));
    Ok(vec![Answer { later: Some(later), ..private(speaker.say(&opening)) }.about(table.id())])
}

/// Asks which allies are meant.
fn which(asker: &Asker<'_>, table: &Table, allied: &[SeatSet]) -> Vec<Answer> {
    let speaker = asker.of(table.game());
    let own = table.seats_of(&asker.who.id);
    let buttons = allied.iter().map(|seats| {
        let other = seats.iter().find(|seat| !own.contains(*seat))?;
        press("allies", &[&table.id(), &seat_id(table, other)]).plain(speaker.seats(*seats))
    });
    vec![with_buttons(private(speaker.say(&of_table("allies-which", table.id()))), buttons)]
}

/// Waits until the thread is open.
async fn awaited(store: Store, language: Language, asked: Council) -> Vec<Answer> {
    for _ in 0..LOOKS {
        tokio::time::sleep(LOOK).await;
        let now = match store.council(asked.id).await {
            Ok(now) => now,
            Err(fault) => return vec![failed(language, &asked, Some(&fault))],
        };
        // The number may be another thread's by now.
        let same = |now: &Council| now.table == asked.table && now.seats == asked.seats;
        match now.filter(same) {
            None => return vec![failed(language, &asked, None)],
            Some(now) => {
                if let Some(thread) = now.open() {
                    return vec![opened(language, thread)];
                }
            }
        }
    }
    vec![failed(language, &asked, None)]
}

fn opened(language: Language, thread: &str) -> Answer {
    let message = Message::new("allies-open").with("thread", format!("<#{thread}>"));
    private(liege_game::words().say(language, &message))
}

fn failed(language: Language, asked: &Council, fault: Option<&StoreError>) -> Answer {
    if let Some(fault) = fault {
        tracing::error!(%fault, council = asked.id, "a private thread can't be read");
    }
    private(liege_game::words().say(language, &of_table("allies-failed", asked.table)))
}
