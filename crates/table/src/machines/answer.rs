//! A machine's answers to offers and proposals.

use super::agreement::{Offer, ways};
use super::decision::Decision;
use super::glance::outlook;
use super::overture::IDLE;
use crate::log::deal::{Deal, Matter};
use crate::sitting::table::Table;
use crate::stored::chair::Player;
use crate::stored::motion::{Answer, Motion};
use liege_engine::{self as engine, Effort};
use liege_game::{Role, State};

/// How much worse off a machine has to be to accept a draw, in hundredths of a pawn.
const WORSE: i32 = 50;
/// How much better off a machine has to be to go on for long in a game in which nothing happens.
const AHEAD: i32 = 300;

/// A machine's answer to the offer or proposal that the entry with this number opened; `None` if it has
/// nothing to say.
pub(super) fn answer(
    (table, state): (&Table, &dyn State),
    player: &Player,
    number: usize,
    effort: &Effort,
) -> Option<Decision> {
    let asked = table.ledger().open().filter(|deal| deal.number == number);
    let (deal, may) = asked
        .map(|deal| (deal, table.answers(&player.id, deal)))
        .find(|(_, may)| may.iter().any(|answer| *answer != Answer::Withdraw))?;
    let yes = match &deal.matter {
        Matter::Motion(Motion::Draw) => is_content_with_a_draw((table, state), player, effort),
        // The last playing person may have asked for a machine on another seat meanwhile.
        Matter::Motion(Motion::Hand { seat, to }) if *to == player.id => table.is_played_without(*seat),
        // A machine has no hurry, and begrudges nobody anything.
        Matter::Motion(_) => true,
        Matter::Game(key) => accepts((table, state), player, key, effort),
    };
    if yes && let Some(decision) = yes_with_a_choice((table, state), player, deal, effort) {
        return Some(decision);
    }
    let said = if yes { Answer::Accept } else { Answer::Refuse };
    let said = may
        .contains(&said)
        .then_some(said)
        .or_else(|| may.into_iter().find(|answer| *answer != Answer::Withdraw));
    let said = said?;
    // If several offers existed at the start, their number doesn't say which is meant.
    let several = table.ledger().open().filter(|other| other.number == number).count() > 1;
    if several && let Some(key) = deal.key() {
        let role = if said == Answer::Accept { Role::Accept } else { Role::Refuse };
        let mut seats = table.seats_of(&player.id).iter();
        let way = seats.find_map(|seat| ways(table.state(), role, key, seat).into_iter().next());
        return way.map(Decision::Act);
    }
    Some(Decision::Answer(number, said))
}

/// A machine that is not worse off plays on, as long as anything happens.
fn is_content_with_a_draw((table, state): (&Table, &dyn State), player: &Player, effort: &Effort) -> bool {
    let worth = |seat| engine::worth(table.game(), state, seat, effort);
    let worst = table.seats_of(&player.id).iter().map(worth).min().unwrap_or_default();
    worst <= -WORSE - effort.character.draws
        || worst < AHEAD && table.is_quiet(IDLE)
        || table.is_quiet(IDLE * 3)
}

/// Whether the outlook after a yes is better than after a no.
fn accepts((table, state): (&Table, &dyn State), player: &Player, key: &str, effort: &Effort) -> bool {
    let Some(offer) = Offer::open(state, key) else { return false };
    if offer.is_draw() {
        return is_content_with_a_draw((table, state), player, effort);
    }
    let seats = table.seats_of(&player.id);
    let asked = seats.iter().filter(|seat| offer.pact.parties.contains(*seat));
    let gain = |seat| {
        let mut refused = state.boxed();
        let no = ways(state, Role::Refuse, key, seat).into_iter().next();
        if let Some(no) = no
            && refused.play(&no).is_err()
        {
            return None;
        }
        let before = outlook(table, &*refused, seat, effort);
        Some(offer.gain(table, (&*refused, before), seat, effort))
    };
    asked.filter_map(gain).min().is_some_and(|gain| gain >= 0)
}

/// An acceptance that needs a choice, with the best choice.
fn yes_with_a_choice(
    (table, state): (&Table, &dyn State),
    player: &Player,
    deal: &Deal,
    effort: &Effort,
) -> Option<Decision> {
    let key = deal.key()?;
    for seat in table.seats_of(&player.id).iter() {
        let yes = ways(table.state(), Role::Accept, key, seat);
        if yes.len() > 1 {
            let worth = |action: &String| {
                let mut after = state.boxed();
                after.play(action).ok()?;
                Some(outlook(table, &*after, seat, effort))
            };
            return yes.into_iter().max_by_key(worth).map(Decision::Act);
        }
    }
    None
}
