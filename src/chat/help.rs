//! Help: for everything, a command, a game.

use super::command::{Command, Section, help_words, line, mention, typed_as};
use super::look::TEXT_CHARS;
use super::registry::{commands, of_word};
use super::sanitize::quoted;
use super::speaker::{example_move, example_new, example_seat, game_called, game_text};
use super::terms::Term;
use crate::game::{self, Family, Game, words};
use crate::table::Terms;
use crate::words::lexicon;
use crate::words::{Language, Message};
use std::collections::HashMap;
use std::fmt::Write as _;

/// The games, by id.
pub fn games() -> String {
    let ids = game::all().iter().map(|game| format!("`{}`", game.id()));
    ids.collect::<Vec<_>>().join(", ")
}

/// How commands are named in help.
#[derive(Clone, Debug, Default)]
pub struct Naming {
    /// How typed commands are addressed; empty where they need no address.
    pub address: String,
    /// Whether slash commands exist.
    pub slash: bool,
    /// The numbers under which these (or their groups) are registered, by their English names.
    pub numbers: HashMap<String, u64>,
}

impl Naming {
    /// A command as people press or type it.
    fn name(&self, language: Language, command: &Command) -> String {
        if !self.slash {
            return format!("`{}`", typed_as(language, command.id));
        }
        let first = command.group.unwrap_or(command.id);
        mention(language, command, self.numbers.get(first).copied())
    }
}

/// Help for a topic: a command (in any language's word for it), negotiation, a game, or nothing in
/// particular. Gives one or several texts, each short enough for a message.
pub fn help(
    language: Language,
    naming: &Naming,
    topic: Option<&str>,
    here: Option<&'static dyn Game>,
) -> Vec<String> {
    let Some(topic) = topic.map(str::trim).filter(|topic| !topic.is_empty()) else {
        return overview(language, naming);
    };
    if let Some(command) = of_word(topic) {
        return of_command(language, naming, command, here);
    }
    if lexicon::says("topic-diplomacy", topic) {
        return diplomacy(language, here);
    }
    if let Some(game) = game_called(topic) {
        return of_game(language, game);
    }
    vec![words().say(language, &Message::new("help-unknown").with("typed", quoted(topic)))]
}

/// Whether a topic is a command or negotiation: what is the same in every game.
pub fn is_general(topic: &str) -> bool {
    of_word(topic).is_some() || lexicon::says("topic-diplomacy", topic)
}

/// No text of the overview is longer, so that each fits into a message.
const OVERVIEW: usize = 1_850;

fn overview(language: Language, naming: &Naming) -> Vec<String> {
    let say = |message: &Message| words().say(language, message);
    let address = naming.address.trim();
    let address = if address.is_empty() { "none" } else { address };
    let how = say(&Message::new("help-how").with("address", address));
    let mut lines = vec![say(&Message::new("help-head")), how];
    for section in Section::ALL {
        lines.push(say(&Message::new(section.heading())));
        lines.extend(
            commands()
                .filter(|command| command.section == section)
                .map(|command| format!("{} {}", naming.name(language, command), line(language, command.id))),
        );
    }
    lines.push(say(&Message::new("help-all-games").with("count", game::all().len() as i64)));
    let first = game::all().first().map_or("", |game| game.id());
    lines.push(say(&Message::new("help-more-topics").with("game", first)));
    let mut texts = vec![String::new()];
    for line in lines {
        match texts.last_mut() {
            Some(text) if text.chars().count() + line.chars().count() < OVERVIEW => {
                let _ = writeln!(text, "{line}");
            }
            _ => texts.push(format!("{line}\n")),
        }
    }
    texts
}

/// Help for one command.
fn of_command(
    language: Language,
    naming: &Naming,
    command: &Command,
    here: Option<&'static dyn Game>,
) -> Vec<String> {
    let game = here.or_else(|| game::all().first().copied());
    let (example, id) = match game {
        Some(game) if command.id == "new" => {
            (format!("{} {}", typed_as(language, "new"), example_new(language, game)), game.id())
        }
        Some(game) => (example_move(game), game.id()),
        None => (String::new(), ""),
    };
    let long = Message::new(help_words(command.id))
        .with("example", example)
        .with("game", id)
        .with("seat", game.map(|game| example_seat(language, game)).unwrap_or_default());
    let text = words().say(language, &long);
    let head = match naming.slash {
        true => naming.name(language, command),
        false => format!("**{}**", typed_as(language, command.id)),
    };
    let mut texts = vec![format!("{head}: {}\n{text}", line(language, command.id))];
    if command.id == "new" {
        texts.extend(settings(language));
    }
    texts
}

/// What may be settled at every table beside the options of its game: as many texts as it takes.
fn settings(language: Language) -> Vec<String> {
    let mut texts = vec![words().say(language, &Message::new("help-terms"))];
    for &term in Term::ALL {
        let line = Message::new("help-term-line")
            .with("name", term.id())
            .with("values", term.values())
            .with("default", term.value(&Terms::default()))
            .with("meaning", term.help());
        let line = words().say(language, &line);
        match texts.last_mut() {
            Some(text) if text.chars().count() + line.chars().count() < TEXT_CHARS => {
                let _ = write!(text, "\n{line}");
            }
            _ => texts.push(line),
        }
    }
    texts
}

/// How to negotiate: in general, and in the words of a game.
fn diplomacy(language: Language, here: Option<&'static dyn Game>) -> Vec<String> {
    let game = here.or_else(|| game::all().first().copied());
    let formulas = game.and_then(|game| game_text(language, game, "help-diplomacy"));
    std::iter::once(words().say(language, &Message::new("help-diplomacy"))).chain(formulas).collect()
}

/// Help for a game: what it is, its options, its rules in short, its notation.
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
    texts
}

/// The options of a game, each with its values and what they mean.
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

/// Who made this and the games.
pub fn about(language: Language) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut text = words().say(language, &Message::new("about").with("version", version));
    // The others are everybody's; `games` tells of each.
    let authors = game::all().iter().filter(|game| matches!(game.family(), Family::Great | Family::Other));
    for game in authors {
        let name = game_text(language, *game, "name").unwrap_or_default();
        let about = game_text(language, *game, "about").unwrap_or_default();
        let _ = write!(text, "\n**{name}**: {about}");
    }
    text
}
