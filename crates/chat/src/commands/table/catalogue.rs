//! The catalogue: all games, by family, number of players and length. Each game has a card with its board,
//! from which a member creates a table.

use crate::desk::catalogue::{
    CatalogueFilter, GameQuery, Pace, line_of, listed, overview, players_of, query_button,
};
use crate::desk::game_help::{help_of_game, pictured};
use crate::desk::parts::buttons::{learn_button, seek_button};
use crate::desk::selection::{not_offered, offered};
use crate::desk::{
    Answer, Answers, Asker, Button, ButtonStyle, Desk, Fault, Stop, press, private, with_buttons,
};
use crate::signs::scene_of_start;
use crate::wording::{Speaker, game_called, game_exactly, game_help, game_search, game_text, no_such_game};
use liege_game::{self as game, Game, Preset};
use liege_store::GameLength;
use liege_words::{Language, Message};

/// A game of the catalogue, for callers that show it in their own way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogueEntry {
    /// The game's id.
    pub id: &'static str,
    /// The game's name.
    pub name: String,
    /// The game's description, in one sentence.
    pub line: String,
    /// "3 players", "2 or 4 players".
    pub players: String,
    /// Each number of players that it may have, with its name.
    pub numbers: Vec<(usize, String)>,
    /// The id of the family, and its name.
    pub family: (&'static str, String),
    /// The id of its length, and its name.
    pub pace: (&'static str, String),
    /// Whether it is on the shelf of games to start with.
    pub first: bool,
    /// Its names in all languages and the names of its pieces, for a search.
    pub words: String,
    /// The alt text of the picture of its start.
    pub alt: String,
}

/// Returns the games that a server offers and that fit a typed question ("chess 2 short"; empty: all of them), in
/// their order. In direct messages (`None`) all games are offered.
///
/// # Errors
/// The settings of the server cannot be read.
pub async fn catalogue(
    desk: &Desk,
    server: Option<&str>,
    language: Language,
    typed: &str,
) -> Result<Vec<CatalogueEntry>, Fault> {
    let selection = offered(desk, server).await?;
    let shelf: Vec<&str> = selection.shelf().into_iter().map(Game::id).collect();
    let found = GameQuery::read(typed).found(&selection).into_iter();
    let entry = |game: &'static dyn Game| CatalogueEntry {
        first: shelf.contains(&game.id()),
        ..catalogue_entry(language, game)
    };
    Ok(found.map(entry).collect())
}

/// Returns the first game that a server offers, for an example.
///
/// # Errors
/// The settings of the server cannot be read.
pub async fn first_game(desk: &Desk, server: Option<&str>) -> Result<Option<&'static dyn Game>, Fault> {
    Ok(offered(desk, server).await?.games().first().copied())
}

/// Returns a game as the catalogue shows it.
#[must_use]
pub fn catalogue_entry(language: Language, game: &'static dyn Game) -> CatalogueEntry {
    let speaker = Speaker { language, game };
    let named = |filter: CatalogueFilter| filter.name(language);
    let (family, pace) = (game.family(), Pace::of(game));
    let numbers = game::players(game).into_iter();
    CatalogueEntry {
        id: game.id(),
        name: speaker.game_name(),
        line: line_of(language, game),
        players: speaker.say(&players_of(game)),
        numbers: numbers.map(|number| (number, named(CatalogueFilter::Players(number)))).collect(),
        family: (family.id(), named(CatalogueFilter::Family(family))),
        pace: (pace.id(), named(CatalogueFilter::Pace(pace))),
        first: game.is_to_start_with(),
        words: game_search::words(game, language),
        alt: alt_of(speaker),
    }
}

/// Runs `games`: the catalogue, the card of one game, or the games that fit a question.
pub(crate) async fn games(desk: &Desk, asker: &Asker<'_>, what: &str) -> Answers {
    if let Some(game) = what.strip_prefix('?').and_then(game::by_id) {
        return Ok(help_of_game(asker, game));
    }
    // A button names a game with `=`, so that the name is not read as a family.
    if let Some(game) = what.strip_prefix('=').and_then(game::by_id) {
        return Ok(vec![game_card(desk, asker, game, None).await?]);
    }
    let query = GameQuery::read(what);
    if query.is_known() {
        return page_of_games(desk, asker, &query, 0).await;
    }
    let selection = offered(desk, asker.place.server.as_deref()).await?;
    let found = query.found(&selection);
    let only = if let [only] = *found { Some(only) } else { None };
    // The beginning of one game's name may be a word of others too: "knight" is a piece, and Knightmate a game.
    let nearly = || game_called(what).filter(|_| found.is_empty());
    if let Some(game) = game_exactly(what).or(only).or_else(nearly) {
        return Ok(vec![game_card(desk, asker, game, None).await?]);
    }
    if found.is_empty() {
        let all = query_button(asker, &GameQuery::default());
        return Ok(vec![with_buttons(private(asker.say(&no_such_game(what))), [all])]);
    }
    Ok(vec![listed(asker, &selection, &query, 0)])
}

/// Shows a page of the catalogue; without a question, the catalogue itself.
pub(crate) async fn page_of_games(desk: &Desk, asker: &Asker<'_>, query: &GameQuery, page: usize) -> Answers {
    let selection = offered(desk, asker.place.server.as_deref()).await?;
    Ok(vec![match query.is_empty() {
        true if page == 0 => overview(asker, &selection),
        _ => listed(asker, &selection, query, page),
    }])
}

/// Shows the card of a game from a page of the catalogue.
pub(crate) async fn card_in_catalogue(
    desk: &Desk,
    asker: &Asker<'_>,
    id: &str,
    (page, query): (usize, GameQuery),
) -> Answers {
    let game = game::by_id(id).ok_or_else(|| asker.stop(&Message::new("button-gone")))?;
    Ok(vec![game_card(desk, asker, game, Some((page, query))).await?])
}

/// Shows the rules of a game beside its card.
pub(crate) fn rules_in_catalogue(asker: &Asker<'_>, id: &str) -> Result<Vec<Answer>, Stop> {
    let game = game::by_id(id).ok_or_else(|| asker.stop(&Message::new("button-gone")))?;
    Ok(help_of_game(asker, game))
}

/// Shows the card of a game: its board, its description, its length, and buttons that create a table. `from`: the
/// page of the catalogue to which a button leads back.
async fn game_card(
    desk: &Desk,
    asker: &Asker<'_>,
    game: &'static dyn Game,
    from: Option<(usize, GameQuery)>,
) -> Result<Answer, Fault> {
    let speaker = asker.of(game);
    let length = desk.store.length_of(game.id()).await?;
    let head = Message::new("games-card")
        .with("game", speaker.game_name())
        .with("id", game.id())
        .with("about", game_text(asker.language, game, "about").unwrap_or_default())
        .with("players", players_of(game))
        .with("length", told_length(game, length));
    let mut text = asker.say(&head);
    if !game.options().is_empty() {
        text = format!("{text}\n\n{}", game_help::options(asker.language, game));
    }
    let rules = press("game-rules", &[&game.id()]).plain(asker.say(&Message::new("games-rules")));
    let back = match from {
        Some((page, query)) => {
            let label = format!("◀ {}", query.name(asker.language));
            press("games-page", &[&page, &query.id()]).plain(label)
        }
        None => query_button(asker, &CatalogueFilter::Family(game.family()).into()),
    };
    let buttons = match not_offered(desk, asker.place.server.as_deref(), game).await? {
        Some(why) => {
            text = format!("{text}\n\n{}", speaker.say(&why));
            vec![rules, learn_button(asker.language, game), back]
        }
        None => {
            let label = asker.say(&Message::new("games-lay"));
            let label = match game.presets().first() {
                Some(usual) => format!("{label}: {}", preset_name(speaker, usual)),
                None => label,
            };
            let lay = press("lay", &[&game.id()]).button(label, ButtonStyle::Good);
            let first = [lay, seek_button(asker, game), rules, learn_button(asker.language, game), back];
            // The first button creates the usual game; the others change one option.
            first.into_iter().chain(other_ways(speaker)).collect()
        }
    };
    let scene = scene_of_start(game, asker.language);
    let file = format!("{}.png", game.id());
    let alt = alt_of(speaker);
    Ok(pictured(desk, asker, with_buttons(private(text), buttons), scene, file, &alt).await)
}

/// Returns a button for each other named way to play the game; if it has no named ways, for each other value
/// of its options.
fn other_ways(speaker: Speaker) -> Vec<Option<Button>> {
    let game = speaker.game;
    let lay = |settings: &str, label: String| press("lay", &[&game.id(), &settings]).plain(label);
    if let [_, presets @ ..] = game.presets() {
        return presets.iter().map(|preset| lay(preset.settings, preset_name(speaker, preset))).collect();
    }
    let values = game.options().iter().flat_map(|option| {
        let others = option.values.listed().iter().filter(|value| **value != option.default);
        others.map(|value| format!("{}={value}", option.name))
    });
    values.map(|settings| lay(&settings, settings.clone())).collect()
}

/// Returns the name of a way to play a game.
fn preset_name(speaker: Speaker, preset: &Preset) -> String {
    speaker.say(&Message::new(format!("{}-preset-{}", speaker.game.prefix(), preset.id)))
}

/// Returns the alt text of the picture of a game's start.
fn alt_of(speaker: Speaker) -> String {
    speaker.say(&Message::new("games-alt").with("game", speaker.game_name()))
}

/// Says how long a game takes: by the games played here, else by the usual number of moves.
fn told_length(game: &dyn Game, length: Option<GameLength>) -> Message {
    match length {
        None => Message::new("games-length-usual").with("moves", i64::from(game.usual_moves())),
        Some(length) => Message::new("games-length-here")
            .with("games", length.games as i64)
            .with("moves", i64::from(length.moves).max(1))
            .with("days", (length.time.as_hours() + 12) / 24),
    }
}
