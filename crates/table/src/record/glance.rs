//! The parts of a record for people only, in lines that begin with `;`: the game at a glance, and the
//! agreements between the seats. They follow from the rest, and a program that reads a record ignores them.

use super::one_line;
use crate::log::deal::{Deal, DealState, Faith};
use crate::sitting::table::Table;
use crate::stored::chair::Chair;
use liege_game::{Seat, words};
use liege_words::Language;
use std::fmt::Write as _;

/// Records are written in one language, so that equal games give equal records.
const LANGUAGE: Language = Language::ENGLISH;

/// Writes the game and its players.
pub(super) fn head(
    table: &Table,
    chairs: &[Chair],
    names: &[String],
    number: &dyn Fn(&str) -> usize,
    text: &mut String,
) {
    let game = table.game();
    let name = words().text(LANGUAGE, &format!("{}-name", game.prefix()));
    let name = name.unwrap_or_else(|| game.id().to_owned());
    let players = chairs.iter().zip((0u8..).map(Seat)).map(|(chair, seat)| {
        let who = chair.person().and_then(|player| names.get(number(&player.id).checked_sub(1)?));
        let who = who.map_or("nobody", String::as_str);
        format!("{} {who}", words().seat(LANGUAGE, game, seat.0))
    });
    // Writing to a string can't fail.
    let _ = writeln!(text, "; {}. {}.", one_line(&name), players.collect::<Vec<_>>().join(", "));
}

/// Writes the offers and agreements. With `all`, also those that not everybody may know.
pub(super) fn agreements(table: &Table, ids: &[String], names: &[String], all: bool, text: &mut String) {
    let known = |deal: &&Deal| all || deal.open_offer || deal.open_agreement;
    let mut deals = table.ledger().deals.iter().filter(known).peekable();
    if deals.peek().is_some() {
        text.push_str("; Offers and agreements:\n");
    }
    for deal in deals {
        let game = table.game();
        let seat = |seat: Seat| words().seat(LANGUAGE, game, seat.0);
        let mut terms = words().say_of(LANGUAGE, game, &deal.terms).replace("**", "").replace('`', "");
        for (id, name) in ids.iter().zip(names) {
            terms = terms.replace(&format!("<@{id}>"), name);
        }
        let parties = deal.parties.iter().map(seat).collect::<Vec<_>>().join(", ");
        let state = match &deal.state {
            DealState::Open { .. } => "open".to_owned(),
            DealState::Made => "agreed".to_owned(),
            DealState::Refused { by: Some(by) } => format!("refused by {}", seat(*by)),
            DealState::Refused { by: None } => "refused".to_owned(),
            DealState::Withdrawn => "withdrawn".to_owned(),
            DealState::Lapsed => "lapsed".to_owned(),
            DealState::Expired => "expired".to_owned(),
            DealState::Void => "void".to_owned(),
        };
        let mut line = format!(";   {} {parties}: {}; {state}", deal.number, one_line(&terms));
        if let Some(decided) = deal.decided {
            let _ = write!(line, " at {decided}");
        }
        if let Some(made) = &deal.agreement {
            let faith = match made.faith {
                Faith::Kept => "it stands".to_owned(),
                Faith::Suspended { by } => format!("suspended by {}", seat(by)),
                Faith::Ended => "ended".to_owned(),
                Faith::Broken { by } => format!("broken by {}", seat(by)),
            };
            let _ = write!(line, "; {faith}");
            if let Some(ended) = made.ended {
                let _ = write!(line, " at {ended}");
            }
        }
        let _ = writeln!(text, "{line}.");
    }
}
