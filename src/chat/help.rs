//! Help: for everything, a command, a game.

use super::Settings;
use super::echo::quoted;
use super::parse::Name;
use super::speaker::{example_move, example_new, game_called, game_text};
use crate::game::{self, Game};
use crate::words::{Language, Message, words};
use std::fmt::Write as _;

/// The games, by id.
pub fn games() -> String {
    let ids = game::all().iter().map(|game| format!("`{}`", game.id()));
    ids.collect::<Vec<_>>().join(", ")
}

/// Help for a topic: a command (in any language's word for it), a game, or nothing in particular.
/// Gives one or several texts, each short enough for a message.
pub fn help(
    language: Language,
    settings: &Settings,
    topic: Option<&str>,
    here: Option<&'static dyn Game>,
) -> Vec<String> {
    let Some(topic) = topic.map(str::trim).filter(|topic| !topic.is_empty()) else {
        return vec![overview(language, settings)];
    };
    if let Some(name) = Name::of_word(topic) {
        return vec![command(language, name, here)];
    }
    if let Some(game) = game_called(topic) {
        return of_game(language, game);
    }
    let commands = Name::ALL.map(|name| format!("`{}`", name.id())).join(", ");
    vec![
        words().say(
            language,
            &Message::new("help-unknown")
                .with("typed", quoted(topic))
                .with("commands", commands)
                .with("games", games()),
        ),
    ]
}

fn overview(language: Language, settings: &Settings) -> String {
    let say = |message: &Message| words().say(language, message);
    let address = settings.address.trim();
    let address = if address.is_empty() { "none" } else { address };
    let mut text = say(&Message::new("help-head"));
    let _ = write!(
        text,
        "\n{}\n\n{}\n",
        say(&Message::new("help-how").with("address", address)),
        say(&Message::new("help-commands"))
    );
    for name in Name::ALL {
        let slash = if settings.slash { "/" } else { "" };
        let line = words().text(language, &format!("help-{}", name.id())).unwrap_or_default();
        let _ = writeln!(text, "`{slash}{}` {line}", name.id());
    }
    let _ = writeln!(text, "\n{}", say(&Message::new("help-games")));
    for game in game::all() {
        let name = game_text(language, *game, "name").unwrap_or_default();
        let _ = writeln!(text, "`{}` {name}", game.id());
    }
    let first = game::all().first().map_or("", |game| game.id());
    let _ = write!(text, "\n{}", say(&Message::new("help-more").with("game", first)));
    text
}

/// Help for one command.
pub fn command(language: Language, name: Name, here: Option<&'static dyn Game>) -> String {
    let game = here.or_else(|| game::all().first().copied());
    let (example, id) = match game {
        Some(game) if name == Name::New => (format!("new {}", example_new(game)), game.id()),
        Some(game) => (example_move(game), game.id()),
        None => (String::new(), ""),
    };
    let long = long_id(name);
    let text = words().say(language, &Message::new(long).with("example", example).with("game", id));
    let line = words().text(language, &format!("help-{}", name.id())).unwrap_or_default();
    format!("**{}**: {line}\n{text}", name.id())
}

fn long_id(name: Name) -> &'static str {
    match name {
        Name::New => "help-new-long",
        Name::Join => "help-join-long",
        Name::Leave => "help-leave-long",
        Name::Start => "help-start-long",
        Name::Move => "help-move-long",
        Name::Act => "help-act-long",
        Name::Treaties => "help-treaties-long",
        Name::Answer => "help-answer-long",
        Name::Whisper => "help-whisper-long",
        Name::Report => "help-report-long",
        Name::Takeback => "help-takeback-long",
        Name::Pause => "help-pause-long",
        Name::Resume => "help-resume-long",
        Name::Hand => "help-hand-long",
        Name::Vacate => "help-vacate-long",
        Name::Abort => "help-abort-long",
        Name::Board => "help-board-long",
        Name::Moves => "help-moves-long",
        Name::Acts => "help-acts-long",
        Name::Log => "help-log-long",
        Name::Tables => "help-tables-long",
        Name::Help => "help-help-long",
        Name::Resign => "help-resign-long",
        Name::Language => "help-language-long",
        Name::Letters => "help-letters-long",
        Name::About => "help-about-long",
    }
}

/// Help for a game: what it is, its options, its rules in short, its notation.
pub fn of_game(language: Language, game: &'static dyn Game) -> Vec<String> {
    let text = |what: &str| game_text(language, game, what);
    let mut first = format!("**{}** (`{}`)", text("name").unwrap_or_default(), game.id());
    for part in [text("about"), text("help")].into_iter().flatten() {
        let _ = write!(first, "\n{part}");
    }
    if !game.options().is_empty() {
        let _ = write!(first, "\n\n{}", words().say(language, &Message::new("help-options")));
        for option in game.options() {
            let line = Message::new("help-option-line")
                .with("name", option.name)
                .with("values", option.values.join(", "))
                .with("default", option.default);
            let meaning = text(&format!("option-{}", option.name)).unwrap_or_default();
            let _ = write!(first, "\n{} {meaning}", words().say(language, &line));
        }
    }
    let mut texts = vec![first];
    texts.extend(text("help-notation"));
    texts
}

/// Who made this and the games.
pub fn about(language: Language) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut text = words().say(language, &Message::new("about").with("version", version));
    for game in game::all() {
        let name = game_text(language, *game, "name").unwrap_or_default();
        let about = game_text(language, *game, "about").unwrap_or_default();
        let _ = write!(text, "\n**{name}**: {about}");
    }
    text
}
