//! The judgement on a game that was open at the deadline of its round.

use crate::desk::turns::{Party, Thinking};
use crate::desk::{Desk, Fault};
use jiff::SignedDuration;
use liege_contest::Game;
use liege_contest::standing::points::by_rank;
use liege_engine::{Effort, LEVELS, worth};
use liege_game::Seat;
use liege_table::Table;
use std::sync::Arc;

/// The lead that decides, in hundredths of the game's least piece.
const MARGIN: i32 = 200;
/// The share of all time used, in per cent, by which a player loses.
const SLOW: i64 = 60;
/// The positions that the machine looks at for each seat.
const NODES: u64 = 200_000;

/// Returns the points of the seats of a game in twelfths, and whether the time used decided. The machine of the highest level
/// judges the position; in a game that it does not play, whoever used most of the time loses. A game without a table is
/// drawn.
pub(crate) async fn judge(
    desk: &Desk,
    game: &Game,
    table: Option<&Arc<Table>>,
) -> Result<(Vec<i64>, bool), Fault> {
    let seats = game.seats.len();
    let Some(table) = table else { return Ok((by_rank(&vec![0; seats]), false)) };
    let of_seats = |values: Vec<i64>| -> Vec<i64> {
        // The seats of a fixed pair are every other one.
        (0..seats).map(|own| values.iter().skip(own).step_by(seats.max(1)).sum()).collect()
    };
    let state = table.state().boxed();
    let plays = state.to_move().iter().next().is_some_and(|mover| state.tree(mover).is_some());
    if plays {
        let of = table.game();
        let count = of.seats().len();
        let party = Party { server: table.venue().server.clone(), member: table.host().id.clone() };
        let level = u8::try_from(LEVELS.len()).unwrap_or(1);
        let effort = Effort::of_level(level, 0).within(NODES);
        let values = desk
            .places
            .think(Thinking::Machine(level), party, move || -> Vec<i64> {
                let seats = (0u8..).map(Seat).take(count);
                seats.map(|seat| i64::from(worth(of, &*state, seat, &effort))).collect()
            })
            .await?;
        return Ok((by_rank(&leads(&of_seats(values))), false));
    }
    let used = of_seats(time_used(table));
    let all: i64 = used.iter().sum();
    let slow: Vec<i64> = used.iter().map(|own| if own * 100 > all * SLOW { -1 } else { 0 }).collect();
    Ok((by_rank(&slow), true))
}

/// Returns the values as ranks: values that are nearer to the one above than the margin count as level with it.
fn leads(values: &[i64]) -> Vec<i64> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable_by(|one, other| other.cmp(one));
    let mut rank = 0;
    let mut ranks: Vec<(i64, i64)> = Vec::with_capacity(sorted.len());
    for value in sorted {
        if ranks.last().is_some_and(|(above, _)| above - value > i64::from(MARGIN)) {
            rank -= 1;
        }
        ranks.push((value, rank));
    }
    values
        .iter()
        .map(|value| ranks.iter().find(|(known, _)| known == value).map_or(0, |(_, rank)| *rank))
        .collect()
}

/// Returns the time that each seat took for its actions, in seconds: from the entry before to its own.
fn time_used(table: &Table) -> Vec<i64> {
    let mut used = vec![SignedDuration::ZERO; table.game().seats().len()];
    let mut before = table.record().started.unwrap_or(table.created());
    for entry in table.log() {
        if let Some(own) = entry.seat.and_then(|seat| used.get_mut(seat.index())) {
            *own += entry.at.duration_since(before);
        }
        before = entry.at;
    }
    used.into_iter().map(|used| used.as_secs()).collect()
}

#[cfg(test)]
mod tests {
    use super::leads;

    #[test]
    fn a_small_lead_is_none() {
        assert_eq!(leads(&[500, -500]), [0, -1]);
        assert_eq!(leads(&[100, -100]), [0, 0]);
        assert_eq!(leads(&[0, 900, -300]), [-1, 0, -2]);
        assert_eq!(leads(&[150, 0, -150]), [0, 0, 0]);
    }
}
