//! A machine's own offers, if it and the seats that it asks gain by them; rights that it uses; and offers of
//! a draw if nothing happens any more.

use super::agreement::Offer;
use super::glance::outlook;
use crate::log::deal::Deal;
use crate::sitting::table::Table;
use liege_engine::Effort;
use liege_game::{ActInfo, Role, Seat, SeatSet, State};
use std::collections::BTreeMap;

/// The least gain for which a machine makes an offer, in hundredths of a pawn.
const WORTH_A_WORD: i32 = 200;
/// The least gain for which it uses a right.
const WORTH_A_RIGHT: i32 = 60;
/// The largest loss of a seat that is asked: a machine does not ask a seat that would refuse.
const ACCEPTABLE: i32 = 50;
/// The number of rounds in which nobody repeats an offer.
const UNASKED: usize = 8;
/// The number of rounds without a capture after which a machine offers a draw.
pub(super) const IDLE: usize = 25;

/// The offer or right that a seat plays now of its own accord, if any.
pub(super) fn overture((table, state): (&Table, &dyn State), seat: Seat, effort: &Effort) -> Option<String> {
    let own = own(table, seat);
    if own.is_empty() {
        return None;
    }
    let now = outlook(table, state, seat, effort);
    let mut best: Option<(i32, String)> = None;
    for (action, info) in own {
        let gain = match info.role {
            Role::Offer if is_asked_again(table, &info) => continue,
            Role::Offer => offered((table, state), (seat, now), (&action, &info), effort),
            Role::Declare if !info.leaves => declared((table, state), (seat, now), &action, effort),
            _ => None,
        };
        if let Some(gain) = gain
            && best.as_ref().is_none_or(|(most, _)| gain > *most)
        {
            best = Some((gain, action));
        }
    }
    best.map(|(_, action)| action)
}

/// The best act of a seat that has to act before anybody can move.
pub(super) fn needed((table, state): (&Table, &dyn State), seat: Seat, effort: &Effort) -> Option<String> {
    let worth = |action: &String| {
        let mut after = state.boxed();
        after.play(action).ok()?;
        Some(outlook(table, &*after, seat, effort))
    };
    let may = own(table, seat).into_iter().filter(|(_, info)| info.role == Role::Declare && !info.leaves);
    may.map(|(action, _)| action).max_by_key(worth)
}

/// The acts of a seat that answer nothing. If some differ only in a number, the third represents all of them.
fn own(table: &Table, seat: Seat) -> Vec<(String, ActInfo)> {
    let state = table.state();
    let mut own = Vec::new();
    let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
    for action in table.open_acts(SeatSet::one(seat)) {
        let Some(info) = state.act(&action).filter(|info| matches!(info.role, Role::Offer | Role::Declare))
        else {
            continue;
        };
        if let Some(series) = &info.series {
            let seen = numbers.entry(series.key.clone()).or_default();
            *seen += 1;
            if *seen != 3 {
                continue;
            }
        }
        own.push((action, info));
    }
    own
}

/// Whether somebody made an equal offer lately.
fn is_asked_again(table: &Table, info: &ActInfo) -> bool {
    let lately = table.log().len().saturating_sub(UNASKED * table.game().seats().len());
    let same = |deal: &&Deal| deal.key() == info.key.as_deref();
    table.ledger().deals.iter().filter(same).any(|deal| deal.number > lately || deal.is_open())
}

/// The gain of a seat, to which the position has this worth, from an offer that the others can accept.
fn offered(
    (table, state): (&Table, &dyn State),
    (seat, now): (Seat, i32),
    (action, info): (&str, &ActInfo),
    effort: &Effort,
) -> Option<i32> {
    let mut asked = state.boxed();
    asked.play(action).ok()?;
    let offer = Offer::open(&*asked, info.key.as_deref()?)?;
    if offer.is_draw() {
        return table.is_quiet(IDLE).then_some(WORTH_A_WORD);
    }
    let gain = offer.gain(table, (state, now), seat, effort);
    if gain < WORTH_A_WORD {
        return None;
    }
    if table.to_move().contains(seat) && is_ended_by_a_move(&*asked, info.key.as_deref()?) {
        return None;
    }
    let mut others = offer.pact.parties.iter().filter(|other| *other != seat);
    let agrees = others.all(|other| {
        let before = outlook(table, state, other, effort);
        offer.gain(table, (state, before), other, effort) >= -ACCEPTABLE
    });
    agrees.then_some(gain)
}

/// Whether the next move would end an offer before anybody has read it.
fn is_ended_by_a_move(asked: &dyn State, key: &str) -> bool {
    let mut moved = asked.boxed();
    let first = moved.legal().into_iter().next();
    first.is_some_and(|first| moved.play(&first).is_ok()) && Offer::open(&*moved, key).is_none()
}

/// The gain of a seat, to which the position has this worth, from using a right.
fn declared(
    (table, state): (&Table, &dyn State),
    (seat, now): (Seat, i32),
    action: &str,
    effort: &Effort,
) -> Option<i32> {
    let mut after = state.boxed();
    after.play(action).ok()?;
    let gain = outlook(table, &*after, seat, effort) - now;
    (gain >= WORTH_A_RIGHT).then_some(gain)
}
