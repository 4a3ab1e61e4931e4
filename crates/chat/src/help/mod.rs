//! Help for everything, for a command, and for a game.

use super::command::{Command, Section, help_words, line, mention, typed_as};
use super::registry::{commands, of_word};
use crate::desk::TEXT_CHARS;
use crate::desk::naming::Naming;
use crate::wording::game_help::of_game;
use crate::wording::{Term, example_move, example_new, example_seat, game_called, game_text, quoted};
use liege_game::{self as game, Game, words};
use liege_table::Terms;
use liege_words::{Language, Message, lexicon};
use std::fmt::Write as _;

impl Naming {
    /// Returns a command as people press or type it.
    fn name(&self, language: Language, command: &Command) -> String {
        if !self.slash {
            // The word before a move needs no slash.
            return format!("`{}`", typed_as(language, command.id).trim_start_matches('/'));
        }
        let first = command.group.unwrap_or(command.id);
        mention(language, command, self.numbers.get(first).copied())
    }
}

/// The most used commands, in this order: help without a topic lists only these.
const FIRST: [&str; 7] = ["new", "move", "board", "moves", "acts", "tables", "plan"];

/// Topics that are not commands, but are done by a word or a move; each has a sentence `help-<topic>`.
const TOPICS: [&str; 3] = ["draw", "claim", "castling"];

/// Returns help for a topic: a command (by its word in any language), everything, negotiation, a game, or
/// nothing in particular. There may be several texts, each short enough for a message. `example`: the game for
/// examples.
pub fn help(
    language: Language,
    naming: &Naming,
    topic: Option<&str>,
    example: Option<&'static dyn Game>,
) -> Vec<String> {
    let Some(topic) = topic.map(str::trim).filter(|topic| !topic.is_empty()) else {
        return vec![short(language, naming, example)];
    };
    if let Some(command) = of_word(topic).or_else(|| of_word(&format!("/{topic}"))) {
        return of_command(language, naming, command, example);
    }
    if lexicon::says("topic-diplomacy", topic) {
        return diplomacy(language, example);
    }
    if let Some(topic) = TOPICS.into_iter().find(|known| lexicon::says(&format!("topic-{known}"), topic)) {
        return vec![words().say(language, &Message::new(format!("help-{topic}")))];
    }
    if lexicon::says("topic-everything", topic) {
        return overview(language, naming, example);
    }
    if let Some(game) = game_called(topic) {
        return of_game(language, game);
    }
    vec![words().say(language, &Message::new("help-unknown").with("typed", quoted(topic)))]
}

/// Whether a topic is a command or negotiation, which are the same in every game.
pub fn is_general(topic: &str) -> bool {
    of_word(topic).or_else(|| of_word(&format!("/{topic}"))).is_some()
        || ["diplomacy", "everything"]
            .into_iter()
            .chain(TOPICS)
            .any(|general| lexicon::says(&format!("topic-{general}"), topic))
}

/// Returns ten lines: the most used commands, and where to find the rest.
fn short(language: Language, naming: &Naming, example: Option<&'static dyn Game>) -> String {
    let first = FIRST.into_iter().filter_map(|id| commands().find(|command| command.id == id));
    let game = example.map_or("", Game::id);
    first
        .map(|command| format!("{} {}", naming.name(language, command), line(language, command.id)))
        .chain(
            ["help-line-game", "help-line-command", "help-line-all"]
                .into_iter()
                .map(|id| words().say(language, &Message::new(id).with("game", game))),
        )
        .collect::<Vec<_>>()
        .join("\n")
}

/// The longest text of the overview, in characters, so that each fits into a message.
const OVERVIEW: usize = 1_850;

fn overview(language: Language, naming: &Naming, example: Option<&'static dyn Game>) -> Vec<String> {
    let say = |message: &Message| words().say(language, message);
    let address = naming.address.trim();
    let address = if address.is_empty() { "none" } else { address };
    let how = say(&Message::new("help-how").with("address", address));
    let mut lines = vec![say(&Message::new("help-head")), how];
    for section in Section::ALL {
        lines.push(section_heading(language, section));
        lines.extend(
            commands()
                .filter(|command| command.section == section)
                .map(|command| format!("{} {}", naming.name(language, command), line(language, command.id))),
        );
    }
    lines.push(say(&Message::new("help-all-games").with("count", naming.games as i64)));
    let first = example.map_or("", Game::id);
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

/// Returns help for one command.
fn of_command(
    language: Language,
    naming: &Naming,
    command: &Command,
    here: Option<&'static dyn Game>,
) -> Vec<String> {
    let text = command_help(language, command, here);
    let head = match naming.slash {
        true => naming.name(language, command),
        false => format!("**{}**", typed_as(language, command.id).trim_start_matches('/')),
    };
    let mut texts = vec![format!("{head}: {}\n{text}", line(language, command.id))];
    if command.id == "new" {
        texts.extend(settings(language));
    }
    texts
}

/// Returns the help for a command, without its name, with examples from a game: the one played here, or else
/// the first.
#[must_use]
pub fn command_help(language: Language, command: &Command, here: Option<&'static dyn Game>) -> String {
    let game = here.or_else(|| game::all().first().copied());
    let (example, id) = match game {
        Some(game) if command.id == "new" => {
            (format!("{} {}", typed_as(language, "new"), example_new(language, game)), game.id())
        }
        Some(game) => (example_move(language, game), game.id()),
        None => (String::new(), ""),
    };
    let long = Message::new(help_words(command.id))
        .with("example", example)
        .with("game", id)
        .with("seat", game.map(|game| example_seat(language, game)).unwrap_or_default());
    words().say(language, &long)
}

/// Returns the heading of a section of commands.
#[must_use]
pub fn section_heading(language: Language, section: Section) -> String {
    words().say(language, &Message::new(section.heading()))
}

/// A setting of every table, for a list in help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSetting {
    /// The name, as people type it.
    pub name: &'static str,
    /// The values, as people type them.
    pub values: String,
    /// The usual value.
    pub default: String,
    /// The meaning, in words.
    pub meaning: String,
}

/// Returns the settings of every table, in the order of help.
#[must_use]
pub fn table_settings(language: Language) -> Vec<TableSetting> {
    let setting = |term: Term| TableSetting {
        name: term.id(),
        values: term.values(),
        default: term.value(&Terms::default()),
        meaning: words().say(language, &term.help()),
    };
    Term::all().map(setting).collect()
}

/// Returns help for the settings of every table besides the options of its game, in as many texts as needed.
fn settings(language: Language) -> Vec<String> {
    let mut texts = vec![words().say(language, &Message::new("help-terms"))];
    for setting in table_settings(language) {
        let line = Message::new("help-term-line")
            .with("name", setting.name)
            .with("values", setting.values)
            .with("default", setting.default)
            .with("meaning", setting.meaning);
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

/// Returns help for negotiation: in general, and in the words of a game.
fn diplomacy(language: Language, example: Option<&'static dyn Game>) -> Vec<String> {
    let formulas = example.and_then(|game| game_text(language, game, "help-diplomacy"));
    std::iter::once(words().say(language, &Message::new("help-diplomacy"))).chain(formulas).collect()
}
