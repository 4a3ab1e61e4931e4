//! Help for a game: description, options, rules in short, notation.

use crate::wording::speaker::{example_move, game_text};
use liege_game::{self as game, Family, Game, KindInfo, Options, words};
use liege_words::{Language, Message, capitalised};
use std::fmt::Write as _;

/// The number of games that a sentence names.
const SOME: usize = 4;
/// The most characters of a text of help, so that it fits into a message.
const TEXT_CHARS: usize = 1_850;

/// Names the first of some games, by id, and says where the whole list is.
pub fn games(language: Language, games: &[&'static dyn Game]) -> String {
    let some = games.iter().take(SOME).map(|game| format!("`{}`", game.id()));
    let message = Message::new("games-some")
        .with("some", some.collect::<Vec<_>>().join(", "))
        .with("count", games.len() as i64);
    words().say(language, &message)
}

/// Returns help for a game: description, options, rules in short, notation.
pub fn of_game(language: Language, game: &'static dyn Game) -> Vec<String> {
    let text = |what: &str| game_text(language, game, what);
    let mut first = format!("**{}** (`{}`)", text("name").unwrap_or_default(), game.id());
    for part in [text("about"), text("help")].into_iter().flatten() {
        let _ = write!(first, "\n{part}");
    }
    if !game.options().is_empty() {
        let _ = write!(first, "\n\n{}", options(language, game));
    }
    let mut texts = vec![first];
    texts.extend(text("help-notation"));
    // Motions of the table are in no game's own help.
    let start = Options::check(game.options(), std::iter::empty::<(&str, &str)>()).ok();
    let start = start.and_then(|options| game.start(&options, None).ok());
    let drawn = start.as_deref().is_some_and(|state| state.drawn().is_some());
    let beside = Message::new(if drawn { "help-beside-draw" } else { "help-beside" });
    let beside = words().say(language, &beside.with("example", example_move(language, game)));
    match texts.last_mut() {
        Some(last) if last.chars().count() + beside.chars().count() < TEXT_CHARS => {
            let _ = write!(last, "\n{beside}");
        }
        _ => texts.push(beside),
    }
    texts
}

/// Describes the options of a game, each with its values and their meaning.
pub fn options(language: Language, game: &'static dyn Game) -> String {
    let mut text = words().say(language, &Message::new("help-options"));
    for option in game.options() {
        let line = Message::new("help-option-line")
            .with("name", option.name)
            .with("values", option.values.to_string())
            .with("default", option.default);
        let meaning = game_text(language, game, &format!("option-{}", option.name)).unwrap_or_default();
        let _ = write!(text, "\n{} {meaning}", words().say(language, &line));
    }
    text
}

/// Returns the name of a kind of piece in a game.
#[must_use]
pub fn kind_name(language: Language, kind: &KindInfo) -> String {
    let name = words().text(language, &format!("{}-kind-{}", kind.words, kind.id));
    capitalised(&name.unwrap_or_else(|| kind.id.to_owned()))
}

/// Says how a kind of piece moves in a game, in a few sentences.
#[must_use]
pub fn kind_moves(language: Language, game: &dyn Game, kind: &KindInfo) -> String {
    // The game's own sentence comes before the one for all games.
    let said = |prefix: &str| words().text(language, &format!("{prefix}-moves-{}", kind.id));
    said(game.prefix()).or_else(|| said(kind.words)).unwrap_or_default()
}

/// Says who made this program and the games.
pub fn about(language: Language) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut text = words().say(language, &Message::new("about").with("version", version));
    // The other games have no known author; `games` describes each.
    let authors = game::all().iter().filter(|game| matches!(game.family(), Family::Great | Family::Other));
    for game in authors {
        let name = game_text(language, *game, "name").unwrap_or_default();
        let about = game_text(language, *game, "about").unwrap_or_default();
        let _ = write!(text, "\n**{name}**: {about}");
    }
    text
}
