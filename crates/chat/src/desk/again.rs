//! A table that is opened again in the place of an old one.

use crate::desk::defaults::table_defaults;
use crate::desk::{Asker, Desk, Fault};
use crate::wording::of_table;
use liege_store::{FORMER, Openers};
use liege_table::{Chair, NewTable, Player, Table, Terms, Venue};
use liege_words::Message;

/// Returns the reason why a member may not create a table in the place of an old one, if there is one. The
/// settings of that place decide, so the member must ask there, unless everybody may. `elsewhere`: the
/// sentence for a member who must ask there.
pub(crate) async fn may_open_again(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    elsewhere: &'static str,
) -> Result<Option<Message>, Fault> {
    let there = table.venue().server.as_deref();
    if asker.place.server.as_deref() == there {
        return Ok(table_defaults(desk, asker).await?.err());
    }
    let Some(server) = there else { return Ok(None) };
    let open = desk.store.server(server).await?.openers == Openers::Everybody;
    Ok((!open).then(|| of_table(elsewhere, table.id())))
}

/// Returns a table like an old one, in its place, opened by the asker for the people in `chairs`.
pub(crate) fn table_again(desk: &Desk, asker: &Asker<'_>, table: &Table, chairs: Vec<Chair>) -> NewTable {
    // Nobody comes back under the name of a forgotten member.
    let gone = |chair: &Chair| chair.person().is_some_and(|player| player.id.starts_with(FORMER));
    let chairs = chairs.into_iter().map(|chair| if gone(&chair) { Chair::Open } else { chair }).collect();
    table_like(desk, table, asker.who.player(), chairs)
}

/// Returns a table like another, not yet begun, with another host and other chairs. Machines sit down at
/// once.
pub(crate) fn table_like(desk: &Desk, table: &Table, host: Player, chairs: Vec<Chair>) -> NewTable {
    let record = table.record();
    let seated = |chair: Chair| match chair {
        Chair::Invited(player) if player.is_machine() && record.terms.take_machines() => Chair::Held(player),
        Chair::Invited(player) if player.is_machine() => Chair::Open,
        chair => chair,
    };
    let chairs: Vec<Chair> = chairs.into_iter().map(seated).collect();
    let with_machine = chairs.iter().any(Chair::is_machines);
    // New tables are played by the present text of a host's own game.
    let told = record.game.text().and_then(|_| liege_game::by_id(record.game.id()));
    NewTable {
        game: told.unwrap_or(record.game),
        options: record.options.clone(),
        terms: Terms { rated: record.terms.rated && !with_machine, ..record.terms.clone() },
        start: record.start.clone(),
        host,
        venue: Venue { thread: None, lobby_message: None, ..record.venue.clone() },
        seed: desk.new_seed(),
        chairs,
        at: desk.now(),
    }
}
