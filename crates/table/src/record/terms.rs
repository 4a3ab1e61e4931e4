//! The terms that a record may have: those that somebody could choose at a table here
//! ([`Terms::are_possible`]).
//!
//! A record is a text that anybody can write. Terms that nobody may type for a new table, such as a leave of
//! a hundred years, are refused in a file too.

use crate::stored::terms::{Dealing, Level, Negotiation, ReadyCheckPolicy, Terms};
use crate::time::control::Missed;

/// The terms that are written only where they differ from the usual ones.
const UNUSUAL: [&str; 2] = ["weekends", "page"];
/// The place of a game in a contest. A game that is brought in belongs to no contest here, whatever its record says.
pub(super) const CONTEST: &str = "contest";

/// The names of the terms that a record may have, beside [`CONTEST`].
pub(super) fn names() -> Vec<String> {
    let usual = serde_json::to_value(Terms::default()).unwrap_or_default();
    let usual = usual.as_object().into_iter().flatten().map(|(name, _)| name.clone());
    usual.chain(UNUSUAL.map(str::to_owned)).collect()
}

/// The possible values of a term in a record; they are equal in every language.
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
        "weekends" => "on, off Europe/Kyiv".to_owned(),
        "reliable" => r#"`{"percent":0,"proven":false}`, `{"percent":80,"proven":true}` (1–100)"#.to_owned(),
        "level" => {
            let most = Level::MOST;
            format!(
                r#"`{{"low":null,"high":null,"proven":false}}`, `{{"low":1400,"high":1800,"proven":true}}` (1–{most}, low ≤ high)"#
            )
        }
        // `anonymous`, and other terms that are on or off.
        _ => "true, false".to_owned(),
    }
}
