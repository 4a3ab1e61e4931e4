//! A challenge that names only the person: the bot asks for the game.

use crate::commands::challenge::ask::challenge;
use crate::desk::{
    Answer, Answers, Asker, Button, Desk, Menu, MenuOption, Person, press, private, with_buttons,
};
use crate::wording::Speaker;
use liege_words::{Message, capitalised};

/// The most characters of a name that a button's id carries.
const NAME: usize = 32;

/// Asks for the game of a challenge to `whom` (`<@id>`).
pub(crate) fn challenge_to_what(asker: &Asker<'_>, whom: &str) -> Vec<Answer> {
    let id = whom.trim_start_matches("<@").trim_end_matches('>');
    if id == asker.who.id {
        return asker.tell(&Message::new("challenge-yourself"));
    }
    match asker.known.iter().find(|known| known.id == id) {
        Some(person) => vec![games_for(asker, person, 0)],
        None => asker.tell(&Message::new("challenge-who").with("name", whom)),
    }
}

/// Returns one page of the games to which a person may be challenged.
pub(crate) fn games_for(asker: &Asker<'_>, whom: &Person, page: usize) -> Answer {
    let games = liege_game::all();
    let pages = games.len().div_ceil(Menu::MOST);
    let page = page.min(pages - 1);
    let name: String = whom.name.chars().take(NAME).collect();
    let option = |game: &&'static dyn liege_game::Game| {
        let speaker = Speaker { language: asker.language, game: *game };
        MenuOption {
            id: press("challenge-in", &[&whom.id, &game.id(), &name]).0,
            label: capitalised(&speaker.game_name()),
            about: String::new(),
        }
    };
    let options = games.iter().skip(page * Menu::MOST).take(Menu::MOST).map(option).collect();
    let turn = |to: Option<usize>, label: &str| -> Option<Button> {
        let to = to.filter(|to| *to < pages)?;
        press("challenge-to", &[&whom.id, &to, &name]).plain(label)
    };
    let asked = Message::new("challenge-to-what").with("who", format!("<@{}>", whom.id));
    let answer =
        with_buttons(private(asker.say(&asked)), [turn(page.checked_sub(1), "◀"), turn(Some(page + 1), "▶")]);
    let hint = asker.say(&Message::new("challenge-choose"));
    Answer { menu: Some(Menu { hint, options, below: false }), ..answer }
}

/// Challenges a person to a game.
pub(crate) async fn challenge_in(desk: &Desk, asker: &Asker<'_>, whom: &Person, game: &str) -> Answers {
    let known = [whom.clone()];
    let asker = Asker { known: &known, ..asker.clone() };
    challenge(desk, &asker, &format!("<@{}> {game}", whom.id)).await
}
