//! Announcements of a change: from a step of the table to rows of the outbox.

use crate::announce::announcement::{Announcement, Held};
use crate::announce::ready_check;
use crate::wording::{asked, is_public, masked, private_news};
use liege_game::{Event, EventKind, Seat, SeatSet};
use liege_store::{OutboxEntry, OutboxKind};
use liege_table::{Chair, Deal, DealState, Played, Player, Status, Step, Table, is_machine};

/// Returns all announcements of a change of `before`. `author` is the member who made the change. They are
/// present, so the announcements do not ping them.
pub fn of_step(before: &Table, step: &Step, threads: bool, author: Option<&str>) -> Vec<OutboxEntry> {
    let mut rows = Vec::new();
    if before.is_dealing() {
        rows.extend(of_dealing(before, step, author));
    } else if step.started {
        rows.extend(of_start(&step.table, threads));
    } else if before.status() == Status::Lobby {
        let ready_check = ready_check::of_step(before, step);
        // A member who loses their seat did not leave it themself. And a ready check itself says that all
        // seats are taken.
        if ready_check.is_none() {
            rows.extend(of_chairs(before, step));
        }
        rows.extend(ready_check.into_iter().flatten());
        let told = to_be_told(before, &step.table);
        rows.extend(told.into_iter().map(|player| Announcement::Closed.announce(0, 0).to(player.id)));
    } else {
        rows.extend(of_actions(before, step, author));
    }
    rows.extend(of_deals(before, &step.table));
    rows.extend(of_free_seats(before, &step.table));
    rows.extend(of_new_free_seats(before, &step.table));
    rows.extend(of_late_seats(before, &step.table));
    let dealt = before.is_dealing() && !step.table.is_dealing();
    if before.status() == Status::Lobby || dealt || is_end(step) {
        rows.push(card(0));
    }
    // The bot sends nothing to a machine.
    rows.retain(|row| row.target.as_ref().is_none_or(|member| !is_machine(member)));
    rows
}

/// Returns all announcements of a new table, which may have started already.
pub fn of_new(table: &Table, threads: bool) -> Vec<OutboxEntry> {
    let mut rows = vec![Announcement::Lobby.announce(0, 0)];
    if table.status() != Status::Lobby {
        rows.extend(of_start(table, threads));
        // Only now the bot knows where the game is played.
        rows.push(card(0));
    } else if masked(table) {
        // The invitation names nobody, so the bot tells invited members privately.
        let invited = table.chairs().iter().filter_map(|chair| match chair {
            Chair::Invited(player) => Some(player.id.as_str()),
            Chair::Open | Chair::Held(_) => None,
        });
        rows.extend(once_each(invited).map(|member| Announcement::Invited.announce(0, 0).to(member)));
    }
    rows
}

/// Returns the rows for the start of a game: its thread, the first board, and notices to members who learn
/// their seat in private.
fn of_start(table: &Table, threads: bool) -> Vec<OutboxEntry> {
    let mut rows = Vec::new();
    if threads && table.venue().server.is_some() {
        rows.push(OutboxEntry::new(OutboxKind::Thread, 0, 0));
    }
    let last = table.log().len();
    if table.is_dealing() {
        rows.push(Announcement::Dealing { call: chooser(table) }.announce(1, last));
        return rows;
    }
    let seated: Vec<String> = table.players().iter().map(|player| player.id.clone()).collect();
    let private = if masked(table) { seated } else { Vec::new() };
    let call = table.to_move().iter().filter_map(|seat| table.holder(seat)).map(|player| player.id.as_str());
    let in_own_thread = threads && table.venue().server.is_some();
    let call = if table.status() == Status::Over || table.terms().contest.is_some() && in_own_thread {
        once_each(table.players().iter().map(|player| player.id.as_str())).map(str::to_owned).collect()
    } else {
        once_each(call)
            .filter(|member| !private.iter().any(|told| told == member))
            .map(str::to_owned)
            .collect()
    };
    let held = Held::at(table);
    // Draws made by chance at the start are told with it; moves of an imported record are not.
    let first = usize::from(last > 0 && table.origin().is_none());
    rows.push(Announcement::Start { call: Some(call), held: held.clone() }.announce(first, last));
    let seated = Announcement::Seated { held };
    rows.extend(private.into_iter().map(|member| seated.announce(0, last).to(member)));
    rows
}

/// Returns the rows for a seat that was chosen while seats are dealt. The bot calls the next chooser, or the
/// game begins. The question in the post before has its answer, so that post is updated.
fn of_dealing(before: &Table, step: &Step, author: Option<&str>) -> Vec<OutboxEntry> {
    let Some((first, last)) = step.numbers() else { return Vec::new() };
    let table = &step.table;
    let mut rows = if is_end(step) {
        of_actions(before, step, author)
    } else if table.is_dealing() {
        vec![Announcement::Dealing { call: chooser(table) }.announce(first, last)]
    } else {
        let movers = table.to_move().iter().filter_map(|seat| table.holder(seat));
        let call = once_each(movers.map(|player| player.id.as_str())).map(str::to_owned).collect();
        vec![Announcement::Start { call: Some(call), held: Held::at(table) }.announce(first, last)]
    };
    rows.push(card(first - 1));
    rows
}

/// Returns the member who is to choose a seat now.
fn chooser(table: &Table) -> Vec<String> {
    table.chooser().map(|player| player.id.clone()).into_iter().collect()
}

/// Returns the rows for members who left their seats before the start. The edited invitation shows who sits
/// down.
fn of_chairs(before: &Table, step: &Step) -> Vec<OutboxEntry> {
    let announcement = |seat: &Seat| {
        if step.table.holder(*seat).is_some() {
            return None;
        }
        let left = before.chairs().get(seat.index()).and_then(Chair::person)?;
        Some(Announcement::Left { seat: seat.0, member: left.id.clone() })
    };
    step.seats.iter().filter_map(announcement).map(|announcement| announcement.announce(0, 0)).collect()
}

/// Returns the rows for actions at a table that has begun: a post for everybody, and a private notice for
/// each member who may know more. The pings of the post do not depend on the notices. If they did, they would
/// show who learns something in private.
fn of_actions(before: &Table, step: &Step, author: Option<&str>) -> Vec<OutboxEntry> {
    let Some((from, last)) = step.numbers() else { return Vec::new() };
    let table = &step.table;
    // Actions after which nobody has to act wait for the next post; their player is told at once.
    let first = before.untold().map_or(from, |begun| begun.min(from));
    let told = table.untold().map_or(last, |begun| last.min(begun - 1));
    let public = before.untold().is_some_and(|begun| begun <= told)
        || step
            .played
            .iter()
            .filter(|played| played.entry.number <= told)
            .flat_map(|played| &played.events)
            .any(is_public);
    let called = called(before, step, author);
    let mut private: Vec<String> = table
        .players()
        .iter()
        .filter(|player| is_news_to(&step.played, &player.id, table.seats_of(&player.id)))
        .map(|player| player.id.clone())
        .collect();
    let mut asked = newly_asked(before, table);
    asked.extend(dispossessed(before, step));
    if masked(table) || !public {
        for member in called.iter().chain(&asked).filter(|_| !is_end(step)) {
            if !private.contains(member) {
                private.push(member.clone());
            }
        }
    }
    let mut rows = Vec::new();
    if public {
        let call: Vec<String> = called.into_iter().chain(asked).filter(|_| !masked(table)).collect();
        let call = once_each(call.iter().map(String::as_str)).map(str::to_owned).collect();
        rows.push(Announcement::Turn { call: Some(call), held: Held::at(table) }.announce(first, told));
    }
    let notice = Announcement::Private { held: Held::at(table) };
    let since = if public { first } else { from };
    rows.extend(private.into_iter().map(|member| notice.announce(since, last).to(member)));
    rows
}

/// Returns the rows that update the messages about offers and motions whose state has changed.
fn of_deals(before: &Table, after: &Table) -> Vec<OutboxEntry> {
    let changed = |deal: &&Deal| {
        let known = before.ledger().deal(deal.number);
        deal.number > 0 && known.is_some_and(|known| known.state != deal.state)
    };
    after.ledger().deals.iter().filter(changed).map(|deal| card(deal.number)).collect()
}

/// Returns the rows that update the posts about seats that are no longer free: their buttons go.
fn of_free_seats(before: &Table, after: &Table) -> Vec<OutboxEntry> {
    let gone = |seat: Seat| before.freed_by(seat).filter(|number| after.freed_by(seat) != Some(*number));
    before.vacated().iter().filter_map(gone).map(card).collect()
}

/// Returns the rows that call for a player in the channel. The game is played in a thread, and few people
/// look into it.
fn of_new_free_seats(before: &Table, after: &Table) -> Vec<OutboxEntry> {
    if after.venue().thread.is_none() || after.status() != Status::Playing {
        return Vec::new();
    }
    let new = |seat: &Seat| before.freed_by(*seat) != after.freed_by(*seat);
    let call = |seat: Seat| {
        let number = after.freed_by(seat)?;
        Some(Announcement::Substitute { seat: seat.0 }.announce(number, number))
    };
    after.vacated().iter().filter(new).filter_map(call).collect()
}

/// Returns the rows that update the posts about seats that were out of time and no longer are: their buttons
/// go.
fn of_late_seats(before: &Table, after: &Table) -> Vec<OutboxEntry> {
    let now = after.late();
    before.late().into_iter().filter(|late| !now.contains(late)).map(|(_, number)| card(number)).collect()
}

fn card(number: usize) -> OutboxEntry {
    OutboxEntry::new(OutboxKind::Card, number, number)
}

/// Returns the members to ping in a public post: those whose turn it has become, and those who are asked for
/// an answer.
fn called(before: &Table, step: &Step, author: Option<&str>) -> Vec<String> {
    let table = &step.table;
    // At an anonymous table a member who takes over a seat gets its board in private: nobody else's post
    // shows it.
    let is_new = |member: &str| {
        masked(table)
            && table.seats_of(member).iter().any(|seat| holder(before, seat).as_deref() != Some(member))
    };
    let others = |members: Vec<String>| -> Vec<String> {
        let members = members.iter().map(String::as_str);
        once_each(members.filter(|member| Some(*member) != author || is_new(member)))
            .map(str::to_owned)
            .collect()
    };
    if is_end(step) {
        // The end of the game concerns everybody who plays.
        return others(table.players().iter().map(|player| player.id.clone()).collect());
    }
    let was = before.to_move();
    // A member who has just taken over a seat may not know that its clock runs.
    let new = |seat: Seat| holder(before, seat) != holder(table, seat);
    let began = |seat: Seat| !was.contains(seat) || new(seat) || has_come_round(step, seat);
    let next = table.to_move().iter().filter(|seat| began(*seat));
    let mut called: Vec<String> = next.filter_map(|seat| holder(table, seat)).collect();
    // An entry that the clock made concerns the members who keep the others waiting.
    let by_clock = step.played.iter().filter(|played| played.entry.player.is_none());
    for played in by_clock {
        // Members who may claim the game now are pinged too.
        let claimed = table.late().iter().any(|(_, number)| *number == played.entry.number);
        let told =
            |event: &&Event| event.kind == EventKind::Table && event.news.is_none() && is_public(event);
        let concerned = played.events.iter().filter(told).flat_map(|event| &event.concerns);
        let late = concerned.filter(|seat| claimed || table.to_move().contains(**seat));
        called.extend(late.filter_map(|seat| holder(table, *seat)));
    }
    // Members read everything else in the channel, without a ping: they need not act on it.
    let asked = table.ledger().open().filter(|deal| before.ledger().deal(deal.number).is_none());
    for deal in asked.filter(|deal| deal.open_offer) {
        let DealState::Open { waiting, .. } = deal.state else { continue };
        called.extend(waiting.iter().filter_map(|seat| holder(table, seat)));
    }
    others(called)
}

/// Whether a seat has moved and another seat after it. If the first is then to move, that is a new turn.
fn has_come_round(step: &Step, seat: Seat) -> bool {
    let mut movers = step.played.iter().filter(|played| played.is_move()).map(|played| played.entry.seat);
    movers.any(|mover| mover == Some(seat)) && movers.any(|mover| mover != Some(seat))
}

/// Whether a change ends the game, with or without a result.
fn is_end(step: &Step) -> bool {
    step.ended || step.table.status() == Status::Abandoned
}

/// Returns the members who have just lost a seat.
fn dispossessed(before: &Table, step: &Step) -> Vec<String> {
    let freed = |seat: &&Seat| step.table.vacated().contains(**seat) && !before.vacated().contains(**seat);
    step.seats.iter().filter(freed).filter_map(|seat| holder(before, *seat)).collect()
}

/// Returns the members without a seat who have just been asked to take one over.
fn newly_asked(before: &Table, after: &Table) -> Vec<String> {
    let new = |deal: &&Deal| deal.is_open() && before.ledger().deal(deal.number).is_none();
    after.ledger().deals.iter().filter(new).filter_map(asked).map(str::to_owned).collect()
}

fn is_news_to(played: &[Played], member: &str, seats: SeatSet) -> bool {
    private_news(played, member, seats).next().is_some()
}

fn holder(table: &Table, seat: Seat) -> Option<String> {
    table.holder(seat).map(|player| player.id.clone())
}

/// Returns each member once, in their order, without machines.
fn once_each<'a>(members: impl IntoIterator<Item = &'a str>) -> impl Iterator<Item = &'a str> {
    let mut seen: Vec<&str> = Vec::new();
    members.into_iter().filter(move |member| {
        let new = !seen.contains(member) && !is_machine(member);
        seen.push(member);
        new
    })
}

/// Returns the players to tell privately that a table was closed before its game: those who sat there, and
/// the host unless the host closed it.
pub fn to_be_told(before: &Table, after: &Table) -> Vec<Player> {
    if before.status() != Status::Lobby || after.status() != Status::Abandoned {
        return Vec::new();
    }
    let mut people: Vec<Player> = after.players().into_iter().cloned().collect();
    people.retain(|player| player.id != after.host().id);
    if after.has_lapsed() {
        people.insert(0, after.host().clone());
    }
    people
}
