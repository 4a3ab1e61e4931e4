//! The agreements between the seats, in one line.

use crate::wording::{Reader, Speaker};
use liege_table::{Deal, Faith, Moment, Table};
use liege_words::Message;

/// The most broken promises that are named: the latest ones.
const BROKEN: usize = 3;
/// The most characters of the line.
const CHARS: usize = 400;

/// Returns the line: agreements and offers as the reader may see them, then broken promises; `None` if there
/// is nothing.
pub fn digest(speaker: Speaker, table: &Table, moment: &Moment, reader: Reader<'_>) -> Option<String> {
    let hidden = table.hidden_then(moment, reader.seats);
    let pacts = moment.state.pacts();
    let standing = pacts.iter().filter(|pact| !hidden.contains(&pact.key));
    let mut parts: Vec<String> =
        standing.filter_map(|pact| Some(speaker.say(pact.short.as_ref()?))).collect();
    let broken = broken(table, reader).filter(|(_, _, ended)| *ended <= moment.number);
    let mut broken: Vec<String> = broken
        .map(|(deal, by, ended)| {
            let message = Message::new("herald-digest-broken")
                .with("terms", deal.terms.clone())
                .with("seat", by)
                .with("number", table.shown(ended) as i64);
            speaker.say(&message)
        })
        .collect();
    let skipped = broken.len().saturating_sub(BROKEN);
    parts.extend(broken.drain(skipped..));
    let mut line = String::new();
    for part in parts {
        if line.chars().count() + part.chars().count() > CHARS {
            line.push_str(" …");
            break;
        }
        line.push_str(if line.is_empty() { "" } else { " · " });
        line.push_str(&part);
    }
    (!line.is_empty()).then(|| format!("> {line}"))
}

/// Returns the agreements that were broken, with the seat that broke each and the entry, as the reader may
/// know them.
fn broken<'a>(
    table: &'a Table,
    reader: Reader<'a>,
) -> impl Iterator<Item = (&'a Deal, liege_game::Seat, usize)> {
    table.ledger().deals.iter().filter_map(move |deal| {
        let agreement = deal.agreement.as_ref()?;
        match agreement.faith {
            Faith::Broken { by } if deal.agreement_known_to(reader.seats) => {
                Some((deal, by, agreement.ended?))
            }
            _ => None,
        }
    })
}
