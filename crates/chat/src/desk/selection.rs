//! The games that a server offers, and their order. Its managers choose them with `setup games`.

use crate::desk::{Desk, Fault};
use liege_game::{self as game, Game};
use liege_words::Message;

/// The entry of a server's list that stands for all games that the list does not name.
pub(crate) const REST: &str = "*";

/// The most games on the shelf of those to start with.
const SHELF: usize = 6;

/// The games that are offered at a place, in their order. It always has some.
#[derive(Clone)]
pub(crate) struct Selection {
    games: Vec<&'static dyn Game>,
    /// The number of games at the front that the server's managers named.
    named: usize,
}

impl Selection {
    /// Reads the list of a server. If it has no known game, all games are offered: the host may have taken away
    /// those that it names.
    pub(crate) fn of(entries: &[String]) -> Selection {
        Selection::read(entries).unwrap_or_else(|| Selection { games: game::all().to_vec(), named: 0 })
    }

    /// Reads the list of a server: ids, [`REST`], and ids with a minus, which [`REST`] leaves out. `None`: it has
    /// no known game.
    pub(crate) fn read(entries: &[String]) -> Option<Selection> {
        let is_named =
            |game: &dyn Game| entries.iter().any(|entry| entry.trim_start_matches('-') == game.id());
        let mut games: Vec<&'static dyn Game> = Vec::new();
        let mut named = None;
        for entry in entries {
            if entry == REST {
                named = named.or(Some(games.len()));
                games.extend(game::all().iter().copied().filter(|game| !is_named(*game)));
            } else {
                games.extend(game::all().iter().find(|game| game.id() == entry));
            }
        }
        let named = named.unwrap_or(games.len());
        (!games.is_empty()).then_some(Selection { games, named })
    }

    /// Returns the games in their order.
    pub(crate) fn games(&self) -> &[&'static dyn Game] {
        &self.games
    }

    /// Whether a game is offered.
    pub(crate) fn has(&self, game: &dyn Game) -> bool {
        self.games.iter().any(|known| known.id() == game.id())
    }

    /// Whether all games are offered.
    pub(crate) fn is_all(&self) -> bool {
        self.games.len() == game::all().len()
    }

    /// Returns the games to start with: those that the managers put first, then those that say so of
    /// themselves; if there are none, the first ones.
    pub(crate) fn shelf(&self) -> Vec<&'static dyn Game> {
        let (named, others) = self.games.split_at(self.named.min(self.games.len()));
        let marked = others.iter().filter(|game| game.is_to_start_with());
        let shelf: Vec<_> = named.iter().chain(marked).copied().take(SHELF).collect();
        if shelf.is_empty() { self.games.iter().copied().take(SHELF).collect() } else { shelf }
    }

    /// Returns all games, those to start with first.
    pub(crate) fn shelf_first(&self) -> Vec<&'static dyn Game> {
        let shelf = self.shelf();
        let on_shelf = |game: &&'static dyn Game| shelf.iter().any(|first| first.id() == game.id());
        let others = self.games.iter().copied().filter(|game| !on_shelf(game));
        shelf.iter().copied().chain(others.collect::<Vec<_>>()).collect()
    }

    /// Returns the game for an example: for two players, if there is one.
    pub(crate) fn example(&self) -> Option<&'static dyn Game> {
        let two = self.shelf_first().into_iter().find(|game| game.seats().len() == 2);
        two.or_else(|| self.games.first().copied())
    }
}

/// Returns the games that a server offers; in direct messages, all.
pub(crate) async fn offered(desk: &Desk, server: Option<&str>) -> Result<Selection, Fault> {
    Ok(match server {
        Some(id) => Selection::of(&desk.store.server(id).await?.games),
        None => Selection::of(&[]),
    })
}

/// Returns the reason why nothing new is opened in a game on a server, if it does not offer that game.
pub(crate) async fn not_offered(
    desk: &Desk,
    server: Option<&str>,
    game: &dyn Game,
) -> Result<Option<Message>, Fault> {
    Ok((!offered(desk, server).await?.has(game)).then(|| not_among(game)))
}

/// Says that a game is not offered.
pub(crate) fn not_among(game: &dyn Game) -> Message {
    Message::new("games-not-offered").with("game", Message::new(format!("{}-name", game.prefix())))
}
