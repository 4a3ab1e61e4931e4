//! The catalogue: all games, by family, number of players and length. Each game has a card with its board,
//! from which a member creates a table.

use crate::desk::catalogue::{CatalogueFilter, Pace, kept, line_of, shelf, sieve_button};
use crate::desk::game_help::{help_of_game, pictured};
use crate::desk::parts::buttons::{learn_button, seek_button};
use crate::desk::{Answer, Answers, Asker, Button, ButtonStyle, Desk, Fault, press, private, with_buttons};
use crate::wording::{Speaker, game_called, game_help, game_text, quoted};
use liege_game::scene::Scene;
use liege_game::{self as game, Family, Game, Options, Preset, View};
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
    /// "3 players".
    pub players: String,
    /// The number of seats.
    pub seats: usize,
    /// The id of the family, and its name.
    pub family: (&'static str, String),
    /// Whether beginners may well start with it.
    pub first: bool,
    /// The alt text of the picture of its start.
    pub alt: String,
}

/// Returns all games, in their order.
#[must_use]
pub fn catalogue(language: Language) -> Vec<CatalogueEntry> {
    game::all().iter().map(|game| catalogue_entry(language, *game)).collect()
}

/// Returns a game as the catalogue shows it.
#[must_use]
pub fn catalogue_entry(language: Language, game: &'static dyn Game) -> CatalogueEntry {
    let speaker = Speaker { language, game };
    let players = Message::new("games-players").with("count", game.seats().len() as i64);
    let family = game.family().id();
    CatalogueEntry {
        id: game.id(),
        name: speaker.game_name(),
        line: line_of(language, game),
        players: speaker.say(&players),
        seats: game.seats().len(),
        family: (family, speaker.say(&Message::new(format!("games-family-{family}")))),
        first: is_first(game),
        alt: alt_of(speaker),
    }
}

/// How many games of each family are on the shelf for beginners.
const FIRST: usize = 2;

/// Whether a game is on the shelf for beginners: one of the first of its family for two players that is not long
/// and whose pieces everybody knows.
fn is_first(game: &dyn Game) -> bool {
    let easy = |other: &&&'static dyn Game| {
        other.family() == game.family()
            && other.seats().len() == 2
            && !other.needs_letters()
            && Pace::of(**other) != Pace::Long
    };
    game::all().iter().filter(easy).take(FIRST).any(|first| first.id() == game.id())
}

/// Returns the scene of a game's usual start.
#[must_use]
pub fn scene_of_start(game: &dyn Game, language: Language) -> Option<Scene> {
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).ok()?;
    Some(game.start(&options, None).ok()?.scene(&View::plain(language)))
}

/// Runs `games`: all of them, those of a family, of a number of players or of a length; or the card of one
/// game.
pub(crate) async fn games(desk: &Desk, asker: &Asker<'_>, what: &str) -> Answers {
    if let Some(game) = what.strip_prefix('?').and_then(game::by_id) {
        return Ok(help_of_game(asker, game));
    }
    // A button names a game with `=`, so that the name is not read as a family.
    if let Some(game) = what.strip_prefix('=').and_then(game::by_id) {
        return Ok(vec![game_card(desk, asker, game).await?]);
    }
    if let Some(sieve) = CatalogueFilter::called(what) {
        return Ok(vec![if sieve == CatalogueFilter::All { overview(asker) } else { shelf(asker, sieve) }]);
    }
    match game_called(what) {
        Some(game) => Ok(vec![game_card(desk, asker, game).await?]),
        None => Ok(asker.tell(&Message::new("games-unknown").with("typed", quoted(what)))),
    }
}

/// Shows the card of a game: its board, its description, its length, and buttons that create a table.
async fn game_card(desk: &Desk, asker: &Asker<'_>, game: &'static dyn Game) -> Result<Answer, Fault> {
    let speaker = asker.of(game);
    let length = desk.store.length_of(game.id()).await?;
    let players = Message::new("games-players").with("count", game.seats().len() as i64);
    let head = Message::new("games-card")
        .with("game", speaker.game_name())
        .with("id", game.id())
        .with("about", game_text(asker.language, game, "about").unwrap_or_default())
        .with("players", players)
        .with("length", told_length(game, length));
    let mut text = asker.say(&head);
    if !game.options().is_empty() {
        text = format!("{text}\n\n{}", game_help::options(asker.language, game));
    }
    let lay = press("lay", &[&game.id()]);
    let label = asker.say(&Message::new("games-lay"));
    let label = match game.presets().first() {
        Some(usual) => format!("{label}: {}", preset_name(speaker, usual)),
        None => label,
    };
    let rules = press("games", &[&format!("?{}", game.id())]);
    let family = CatalogueFilter::Family(game.family());
    let buttons = [
        lay.button(label, ButtonStyle::Good),
        seek_button(asker, game),
        rules.plain(asker.say(&Message::new("games-rules"))),
        learn_button(asker.language, game),
        sieve_button(asker, family),
    ];
    // The first button creates the usual game; the others change one option.
    let buttons = buttons.into_iter().chain(other_ways(speaker));
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
            .with("moves", i64::from(length.actions).div_euclid(game.seats().len() as i64).max(1))
            .with("days", (length.time.as_hours() + 12) / 24),
    }
}

/// Lists all games, family by family, with buttons that narrow the list.
fn overview(asker: &Asker<'_>) -> Answer {
    let mut lines = vec![asker.say(&Message::new("games-head").with("count", game::all().len() as i64))];
    for family in Family::ALL {
        let names: Vec<String> =
            kept(CatalogueFilter::Family(family)).map(|game| asker.of(game).game_name()).collect();
        if !names.is_empty() {
            lines.push(format!(
                "**{}**: {}",
                asker.say(&CatalogueFilter::Family(family).name()),
                names.join(", ")
            ));
        }
    }
    let buttons = CatalogueFilter::offered().into_iter().map(|sieve| sieve_button(asker, sieve));
    with_buttons(private(lines.join("\n")), buttons)
}
