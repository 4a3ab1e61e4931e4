//! Which terms a record may have: those that somebody could have settled at a table here.
//!
//! A record is a text that anybody can write. What nobody may type for a new table, such as a leave of a hundred
//! years, nobody may bring in by a file either.

use crate::table::{Dealing, Level, Missed, Negotiation, ReadyCheckPolicy, Reliable, Terms, Time};

/// Whether all of them are within the limits of the settings of a new table.
pub(super) fn may_be(terms: &Terms) -> bool {
    // Each is named, so that none that is new is forgotten here.
    let Terms {
        negotiation: _,
        anonymous: _,
        dealing: _,
        partners: _,
        offer_hours,
        order_hours,
        patience_days,
        muster: _,
        time,
        missed: _,
        excuses,
        leave_days,
        rated: _,
        reliable,
        level,
    } = terms;
    [offer_hours, order_hours].iter().all(|hours| **hours <= Terms::MOST_HOURS)
        && [patience_days, leave_days].iter().all(|days| **days <= Terms::MOST_DAYS)
        && *excuses <= Terms::MOST_EXCUSES
        && time_may_be(time)
        && reliable_may_be(*reliable)
        && level_may_be(*level)
}

fn time_may_be(time: &Time) -> bool {
    let most = |hours: u16| hours <= Terms::MOST_HOURS;
    match *time {
        Time::Endless | Time::Appointments(_) => true,
        Time::Move { hours } => hours > 0 && most(hours),
        Time::Fischer { stock, increment, cap } => {
            stock > 0 && cap >= stock && most(stock) && most(increment) && most(cap)
        }
    }
}

fn reliable_may_be(reliable: Reliable) -> bool {
    reliable == Reliable::default() || (1..=100).contains(&reliable.percent)
}

/// Without a bound it asks for nothing else either: nobody would be told of that before they sit down.
fn level_may_be(level: Level) -> bool {
    let (low, high) = (level.low, level.high);
    let bounds = [low, high].into_iter().flatten();
    level.is_any()
        || (low.is_some() || high.is_some())
            && bounds.into_iter().all(|bound| (1..=Level::MOST).contains(&bound))
            && low.zip(high).is_none_or(|(low, high)| low <= high)
}

/// What may stand for a term, as a record has it; the same in every language.
pub(super) fn allowed(key: &str) -> String {
    match key {
        "negotiation" => Negotiation::ALL.map(Negotiation::code).join(", "),
        "dealing" => Dealing::ALL.map(Dealing::code).join(", "),
        "muster" => ReadyCheckPolicy::ALL.map(ReadyCheckPolicy::code).join(", "),
        "missed" => Missed::ALL.map(Missed::code).join(", "),
        "partners" => "null, true, false".to_owned(),
        "offer_hours" | "order_hours" => format!("0–{}", Terms::MOST_HOURS),
        "patience_days" | "leave_days" => format!("0–{}", Terms::MOST_DAYS),
        "excuses" => format!("0–{}", Terms::MOST_EXCUSES),
        "time" => format!("none, 1h–{}d, 5d+12h/10d, mon,thu 20:00 Europe/Kyiv", Terms::MOST_HOURS / 24),
        "reliable" => r#"`{"percent":0,"proven":false}`, `{"percent":80,"proven":true}` (1–100)"#.to_owned(),
        "level" => {
            let most = Level::MOST;
            format!(
                r#"`{{"low":null,"high":null,"proven":false}}`, `{{"low":1400,"high":1800,"proven":true}}` (1–{most}, low ≤ high)"#
            )
        }
        // `anonymous`, `rated`.
        _ => "true, false".to_owned(),
    }
}
