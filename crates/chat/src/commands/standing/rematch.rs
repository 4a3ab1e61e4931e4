//! Playing a game again: the same game, options and terms, the same people, each on another seat.

use crate::chat::desk::{Answers, Asker, Chat, Fault, press};
use crate::chat::wording::of_table;
use crate::game::SeatInfo;
use crate::store::{Cause, FORMER, Openers, Which};
use crate::table::{Chair, NewTable, Player, Status, Table, Terms, Venue};
use crate::words::Message;

impl Chat {
    /// `rematch`
    pub(crate) async fn rematch(&self, asker: &Asker<'_>, named: Option<i64>) -> Answers {
        if let Some(id) = named {
            let press = |table: &Table| press("rematch", &[&table.id()]);
            let table = self.look_at(asker, Some(id), press).await?;
            return self.rematch_at(asker, table.id()).await;
        }
        if let Some(table) = self.table_here(asker).await?
            && table.plays(&asker.who.id)
        {
            return self.rematch_at(asker, table.id()).await;
        }
        // The game that has ended last.
        match self.store.tables(Which::OverOf(&asker.who.id, 1)).await?.first() {
            Some(last) => self.rematch_at(asker, last.id).await,
            None => Ok(asker.tell(&Message::new("rematch-none"))),
        }
    }

    /// The game of a table is to be played again. Whoever asks first creates the table, and sits down at it; the
    /// others have only to agree, by the same button if they like.
    pub(crate) async fn rematch_at(&self, asker: &Asker<'_>, id: i64) -> Answers {
        let number = || id.to_string();
        let Some(table) = self.table(id).await? else {
            return Ok(asker.tell(&Message::new("table-unknown").with("table", number())));
        };
        if table.status() != Status::Over {
            return Ok(asker.tell(&Message::new("rematch-not-over").with("table", number())));
        }
        if !table.plays(&asker.who.id) {
            return Ok(asker.tell(&Message::new("rematch-not-yours").with("table", number())));
        }
        let next = match self.store.tables(Which::RematchOf(id)).await?.first() {
            Some(next) => self.table(next.id).await?,
            None => None,
        };
        if let Some(next) = next {
            let there = of_table("rematch-laid", next.id());
            let invited = !next.invitations_of(&asker.who.id).is_empty();
            return match next.status() {
                Status::Lobby if invited => self.join_seat(asker, next.id(), None).await,
                _ => Ok(asker.tell(&there)),
            };
        }
        asker.unless(self.may_lay_again(asker, &table, "rematch-there").await?)?;
        let chairs = turned(table.game().seats(), table.chairs());
        let new = self.again(asker, &table, chairs);
        let threads = self.threads_at(new.venue.server.as_deref()).await?;
        match self.create_new_table(asker, new, (Cause::Rematch(id), threads), None).await? {
            Some(answers) => Ok(answers),
            // Somebody was quicker: everybody who presses at once means the same table.
            None => Box::pin(self.rematch_at(asker, id)).await,
        }
    }

    /// Why somebody may not create a table where the old one was, if they may not. Who may is settled there, so it is asked
    /// there, unless everybody may.
    /// `elsewhere`: what is said where it has to be asked there.
    pub(crate) async fn may_lay_again(
        &self,
        asker: &Asker<'_>,
        table: &Table,
        elsewhere: &'static str,
    ) -> Result<Option<Message>, Fault> {
        let there = table.venue().server.as_deref();
        if asker.place.server.as_deref() == there {
            return Ok(self.defaults(asker).await?.err());
        }
        let Some(server) = there else { return Ok(None) };
        let open = self.store.server(server).await?.openers == Openers::Everybody;
        Ok((!open).then(|| of_table(elsewhere, table.id())))
    }

    /// The same table created anew where the old one was, by whoever asks and with whom `chairs` says.
    pub(crate) fn again(&self, asker: &Asker<'_>, table: &Table, chairs: Vec<Chair>) -> NewTable {
        // Nobody comes back under the name of somebody who was forgotten.
        let gone = |chair: &Chair| chair.person().is_some_and(|player| player.id.starts_with(FORMER));
        let chairs = chairs.into_iter().map(|chair| if gone(&chair) { Chair::Open } else { chair }).collect();
        self.like(table, asker.who.player(), chairs)
    }

    /// The same table, not begun, with another host and other chairs. Machines don't wait to be seated.
    pub(crate) fn like(&self, table: &Table, host: Player, chairs: Vec<Chair>) -> NewTable {
        let record = table.record();
        let seated = |chair: Chair| match chair {
            Chair::Invited(player) if player.is_machine() && record.terms.take_machines() => {
                Chair::Held(player)
            }
            Chair::Invited(player) if player.is_machine() => Chair::Open,
            chair => chair,
        };
        let chairs: Vec<Chair> = chairs.into_iter().map(seated).collect();
        let with_machine = chairs.iter().any(Chair::is_machines);
        NewTable {
            game: record.game,
            options: record.options.clone(),
            terms: Terms { rated: record.terms.rated && !with_machine, ..record.terms.clone() },
            start: record.start.clone(),
            host,
            venue: Venue { thread: None, lobby_message: None, ..record.venue.clone() },
            seed: self.new_seed(),
            chairs,
            at: self.clock.now(),
        }
    }
}

/// Who sat there moves on to the next seat; where people share a side, as far on as it takes for them to
/// share one again.
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

    fn turned_in(game: &str, who: &[&str]) -> String {
        let game = crate::game::by_id(game).unwrap();
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
        // Yellow and Red are partners, Blue and Black.
        assert_eq!(turned_in("enochian-chess", &["a", "b", "a", "b"]), "b a b a");
        assert_eq!(turned_in("enochian-chess", &["a", "b", "c", "d"]), "d a b c");
    }
}
