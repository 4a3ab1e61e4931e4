//! A rematch: the same game, options, terms and people, with each person on another seat.

use crate::desk::again::{may_open_again, table_again};
use crate::desk::defaults::threads_at;
use crate::desk::find::table_here;
use crate::desk::join::join_seat;
use crate::desk::look::look_at;
use crate::desk::new_table::create_new_table;
use crate::desk::{Answers, Asker, Desk, press};
use crate::wording::of_table;
use liege_game::SeatInfo;
use liege_store::{Cause, Which};
use liege_table::{Chair, Status, Table};
use liege_words::Message;

pub(crate) async fn rematch(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    if let Some(id) = named {
        let press = |table: &Table| press("rematch", &[&table.id()]);
        let table = look_at(desk, asker, Some(id), press).await?;
        return rematch_at(desk, asker, table.id()).await;
    }
    if let Some(table) = table_here(desk, asker).await?
        && table.plays(&asker.who.id)
    {
        return rematch_at(desk, asker, table.id()).await;
    }
    // This is the game that ended last.
    match desk.store.tables(Which::OverOf(&asker.who.id, 1)).await?.first() {
        Some(last) => rematch_at(desk, asker, last.id).await,
        None => Ok(asker.tell(&Message::new("rematch-none"))),
    }
}

/// Asks for a rematch. The first member who asks creates the table and sits down at it; the others agree by
/// the same button.
pub(crate) async fn rematch_at(desk: &Desk, asker: &Asker<'_>, id: i64) -> Answers {
    let number = || id.to_string();
    let Some(table) = desk.table(id).await? else {
        return Ok(asker.tell(&Message::new("table-unknown").with("table", number())));
    };
    if table.status() != Status::Over {
        return Ok(asker.tell(&Message::new("rematch-not-over").with("table", number())));
    }
    if !table.plays(&asker.who.id) {
        return Ok(asker.tell(&Message::new("rematch-not-yours").with("table", number())));
    }
    let next = match desk.store.tables(Which::RematchOf(id)).await?.first() {
        Some(next) => desk.table(next.id).await?,
        None => None,
    };
    if let Some(next) = next {
        let there = of_table("rematch-laid", next.id());
        let invited = !next.invitations_of(&asker.who.id).is_empty();
        return match next.status() {
            Status::Lobby if invited => join_seat(desk, asker, next.id(), None).await,
            _ => Ok(asker.tell(&there)),
        };
    }
    asker.unless(may_open_again(desk, asker, &table, "rematch-there").await?)?;
    let chairs = turned(table.game().seats(), table.chairs());
    let new = table_again(desk, asker, &table, chairs);
    let threads = threads_at(desk, new.venue.server.as_deref()).await?;
    match create_new_table(desk, asker, new, (Cause::Rematch(id), threads), None).await? {
        Some(answers) => Ok(answers),
        // Somebody else was faster; all presses mean one table.
        None => Box::pin(rematch_at(desk, asker, id)).await,
    }
}

/// Moves each person on to the next seat; if people share a side, moves them as far as needed to share one
/// again.
fn turned(seats: &[SeatInfo], chairs: &[Chair]) -> Vec<Chair> {
    let count = seats.len();
    let together = |shift: usize| {
        (0..count).all(|one| {
            (0..count).all(|other| {
                let shares = |one: usize, other: usize| seats[one % count].team == seats[other % count].team;
                shares(one, other) == shares(one + shift, other + shift)
            })
        })
    };
    let shift = (1..count).find(|shift| together(*shift)).unwrap_or(0);
    let from = |seat: usize| chairs.get((seat + count - shift) % count).and_then(Chair::holder);
    (0..count).map(|seat| from(seat).map_or(Chair::Open, |player| Chair::Invited(player.clone()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_table::Player;

    fn turned_in(game: &str, who: &[&str]) -> String {
        let game = liege_game::by_id(game).unwrap();
        let player = |id: &&str| Chair::Held(Player { id: (*id).to_owned(), name: (*id).to_owned() });
        let chairs: Vec<Chair> =
            who.iter().map(|id| if id.is_empty() { Chair::Open } else { player(id) }).collect();
        let turned = turned(game.seats(), &chairs);
        let id = |chair: &Chair| chair.person().map_or("-".to_owned(), |player| player.id.clone());
        turned.iter().map(id).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn everybody_gets_another_seat_and_partners_stay_partners() {
        assert_eq!(turned_in("dragonchess", &["a", "b"]), "b a");
        assert_eq!(turned_in("three-player-chess", &["a", "b", "c"]), "c a b");
        assert_eq!(turned_in("three-player-chess", &["a", "", "c"]), "c a -");
        // Yellow and Red are partners, and so are Blue and Black.
        assert_eq!(turned_in("enochian-chess", &["a", "b", "a", "b"]), "b a b a");
        assert_eq!(turned_in("enochian-chess", &["a", "b", "c", "d"]), "d a b c");
    }
}
