//! A challenge that names only the person: the bot asks for the game.

use crate::commands::challenge::ask::challenge;
use crate::desk::catalogue::game_menu;
use crate::desk::selection::offered;
use crate::desk::{Answers, Asker, Desk, MenuOption, Person, press};
use crate::signs::sign_of_game;
use liege_game::Game;
use liege_words::{Message, capitalised};

/// The most characters of a name that a button's id carries.
const NAME: usize = 32;

/// Asks for the game of a challenge to `whom` (`<@id>`).
pub(crate) async fn challenge_to_what(desk: &Desk, asker: &Asker<'_>, whom: &str) -> Answers {
    let id = whom.trim_start_matches("<@").trim_end_matches('>');
    if id == asker.who.id {
        return Ok(asker.tell(&Message::new("challenge-yourself")));
    }
    match asker.known.iter().find(|known| known.id == id) {
        Some(person) => games_for(desk, asker, person, 0).await,
        None => Ok(asker.tell(&Message::new("challenge-who").with("name", whom))),
    }
}

/// Returns one page of the games to which a person may be challenged.
pub(crate) async fn games_for(desk: &Desk, asker: &Asker<'_>, whom: &Person, page: usize) -> Answers {
    let games = offered(desk, asker.place.server.as_deref()).await?.shelf_first();
    let name: String = whom.name.chars().take(NAME).collect();
    let option = |game: &'static dyn Game| MenuOption {
        id: press("challenge-in", &[&whom.id, &game.id(), &name]).0,
        label: capitalised(&asker.of(game).game_name()),
        about: String::new(),
        sign: sign_of_game(game),
    };
    let asked = Message::new("challenge-to-what").with("who", format!("<@{}>", whom.id));
    let texts = (asker.say(&asked), "challenge-choose");
    let to = |page| press("challenge-to", &[&whom.id, &page, &name]);
    Ok(vec![game_menu(asker, texts, (&games, page), option, to)])
}

/// Challenges a person to a game.
pub(crate) async fn challenge_in(desk: &Desk, asker: &Asker<'_>, whom: &Person, game: &str) -> Answers {
    let known = [whom.clone()];
    let asker = Asker { known: &known, ..asker.clone() };
    challenge(desk, &asker, &format!("<@{}> {game}", whom.id)).await
}
