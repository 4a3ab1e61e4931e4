//! Councils: the allies of a table who may talk in a private thread of its channel.

use crate::desk::parts::whisper::{may_carry, seat_id};
use crate::desk::{Desk, press};
use crate::transport::Right;
use crate::wording::{Speaker, masked};
use liege_game::{Seat, SeatSet};
use liege_store::shown::Button;
use liege_table::{Player, Status, Table};
use liege_words::Message;
use std::collections::BTreeMap;

impl Desk {
    /// Says how to find out which permissions for private threads the bot lacks in a channel; `None` stands for a channel
    /// without such threads. Only the first call counts.
    pub fn open_private_threads_with(
        &self,
        lacks: impl Fn(&str) -> Option<Vec<Right>> + Send + Sync + 'static,
    ) {
        self.sight.set_threads(lacks);
    }
}

/// Returns the seats that are allied now, each such set once: partners by the rules, and the parties of an agreement that is
/// in force. In each set two people or more play, and all of them may whisper to each other. Machines are nobody to talk to.
pub(crate) fn allied(table: &Table) -> Vec<SeatSet> {
    if table.status() != Status::Playing || masked(table) {
        return Vec::new();
    }
    let state = table.state();
    let talks = |seat: &Seat| state.alive().contains(*seat) && holder(table, *seat).is_some();
    let mut teams: BTreeMap<u8, SeatSet> = BTreeMap::new();
    for (info, seat) in table.game().seats().iter().zip((0u8..).map(Seat)) {
        teams.entry(info.team).or_insert(SeatSet::EMPTY).insert(seat);
    }
    let pacts = state.pacts().into_iter().filter(|pact| !pact.is_offer()).map(|pact| pact.parties);
    let mut found: Vec<SeatSet> = Vec::new();
    for seats in teams.into_values().chain(pacts) {
        let seats: SeatSet = seats.iter().filter(talks).collect();
        let apart = |(one, other): &(Seat, Seat)| holder(table, *one) != holder(table, *other);
        let mut pairs =
            seats.iter().flat_map(|one| seats.iter().map(move |other| (one, other))).filter(apart);
        let several = members(table, seats).len() > 1;
        if several
            && !found.contains(&seats)
            && pairs.all(|(one, other)| may_carry(table, one, other).is_ok())
        {
            found.push(seats);
        }
    }
    found
}

/// Returns the sets of allied seats one of which a member holds.
pub(crate) fn allied_with(table: &Table, member: &str) -> Vec<SeatSet> {
    let own = table.seats_of(member);
    let mut allied = allied(table);
    allied.retain(|seats| seats.iter().any(|seat| own.contains(seat)));
    allied
}

/// Returns the ids of the people who hold these seats, each once.
pub(crate) fn members(table: &Table, seats: SeatSet) -> Vec<String> {
    let mut members: Vec<String> = Vec::new();
    for player in seats.iter().filter_map(|seat| holder(table, seat)) {
        if !members.contains(&player.id) {
            members.push(player.id.clone());
        }
    }
    members
}

/// Returns the ids of seats as they are stored.
pub(crate) fn seat_ids(table: &Table, seats: SeatSet) -> String {
    seats.iter().map(|seat| seat_id(table, seat)).collect::<Vec<_>>().join(" ")
}

/// Returns the button that opens the private thread of a member and their allies, if that can work.
pub(crate) fn council_button(desk: &Desk, speaker: Speaker, table: &Table, member: &str) -> Option<Button> {
    let can = desk.sight.private_threads(&table.venue().channel).is_some_and(|lacks| lacks.is_empty());
    if !can || allied_with(table, member).is_empty() {
        return None;
    }
    press("allies", &[&table.id()]).plain(speaker.say(&Message::new("button-allies")))
}

/// Returns the person who holds a seat.
fn holder(table: &Table, seat: Seat) -> Option<&Player> {
    table.chairs().get(seat.index())?.person()
}
