//! Help: for everything, a command, a game.

use super::Settings;
use super::echo::quoted;
use super::look::TEXT_CHARS;
use super::parse::Name;
use super::speaker::{example_move, example_new, example_seat, game_called, game_text};
use super::terms::Term;
use crate::game::{self, Family, Game, words};
use crate::table::Terms;
use crate::words::{Language, Message};
use std::fmt::Write as _;

/// The games, by id.
pub fn games() -> String {
    let ids = game::all().iter().map(|game| format!("`{}`", game.id()));
    ids.collect::<Vec<_>>().join(", ")
}

/// The commands as the overview shows them: under the id of each heading those that belong together.
const GROUPS: [(&str, &[Name]); 5] = [
    (
        "help-group-play",
        &[
            Name::Move,
            Name::Board,
            Name::Position,
            Name::Export,
            Name::Import,
            Name::Moves,
            Name::Plan,
            Name::Auto,
            Name::Preview,
            Name::Recap,
            Name::Note,
            Name::Log,
            Name::Replay,
            Name::Sheet,
            Name::Tables,
            Name::Next,
            Name::Resign,
        ],
    ),
    ("help-group-deal", &[Name::Act, Name::Acts, Name::Treaties, Name::Answer, Name::Whisper, Name::Report]),
    (
        "help-group-table",
        &[
            Name::Games,
            Name::New,
            Name::Join,
            Name::Start,
            Name::Seek,
            Name::Seeks,
            Name::Unseek,
            Name::Leave,
            Name::Challenge,
            Name::Challenges,
            Name::Takeback,
            Name::Pause,
            Name::Resume,
            Name::Overdue,
            Name::Vacation,
            Name::Hand,
            Name::Vacate,
            Name::Host,
            Name::Extend,
            Name::Void,
            Name::Here,
            Name::Abort,
            Name::Rematch,
        ],
    ),
    ("help-group-standing", &[Name::Rating, Name::Leaderboard, Name::Versus, Name::Unlisted]),
    (
        "help-group-you",
        &[
            Name::Language,
            Name::Letters,
            Name::Settings,
            Name::Remind,
            Name::Snooze,
            Name::Digest,
            Name::Quiet,
            Name::Zone,
            Name::Block,
            Name::Unblock,
            Name::Blocks,
            Name::SetUp,
            Name::Privacy,
            Name::Help,
            Name::About,
        ],
    ),
];

/// What the topic of negotiation is called.
const DIPLOMACY: [&str; 8] = [
    "diplomacy",
    "negotiation",
    "herald",
    "дипломатия",
    "переговоры",
    "дипломатія",
    "переговори",
    "перемовини",
];

/// Help for a topic: a command (in any language's word for it), negotiation, a game, or nothing in
/// particular. Gives one or several texts, each short enough for a message.
pub fn help(
    language: Language,
    settings: &Settings,
    topic: Option<&str>,
    here: Option<&'static dyn Game>,
) -> Vec<String> {
    let Some(topic) = topic.map(str::trim).filter(|topic| !topic.is_empty()) else {
        return overview(language, settings);
    };
    if let Some(name) = Name::of_word(topic) {
        return command(language, name, here);
    }
    if DIPLOMACY.contains(&topic.to_lowercase().as_str()) {
        return diplomacy(language, here);
    }
    if let Some(game) = game_called(topic) {
        return of_game(language, game);
    }
    vec![words().say(language, &Message::new("help-unknown").with("typed", quoted(topic)))]
}

/// Whether a topic is a command or negotiation: what is the same in every game.
pub fn is_general(topic: &str) -> bool {
    Name::of_word(topic).is_some() || DIPLOMACY.contains(&topic.to_lowercase().as_str())
}

/// No text of the overview is longer, so that each fits into a message.
const OVERVIEW: usize = 1_800;

fn overview(language: Language, settings: &Settings) -> Vec<String> {
    let say = |message: &Message| words().say(language, message);
    let address = settings.address.trim();
    let address = if address.is_empty() { "none" } else { address };
    let mut text = say(&Message::new("help-head"));
    let _ = writeln!(text, "\n{}", say(&Message::new("help-how").with("address", address)));
    let mut texts = Vec::new();
    for (heading, names) in GROUPS {
        let mut text_of_group = String::new();
        let _ = writeln!(text_of_group, "{}", say(&Message::new(heading)));
        for name in names {
            let called =
                if settings.slash { format!("/{}", name.slash(language)) } else { name.typed(language) };
            let _ = writeln!(text_of_group, "`{called}` {}", line(language, *name));
        }
        if text.chars().count() + text_of_group.chars().count() > OVERVIEW {
            texts.push(std::mem::take(&mut text));
        }
        text.push_str(&text_of_group);
    }
    let mut last = String::new();
    let games = Message::new("help-all-games").with("count", game::all().len() as i64);
    let _ = writeln!(last, "{}", say(&games));
    let first = game::all().first().map_or("", |game| game.id());
    let _ = write!(last, "{}", say(&Message::new("help-more-topics").with("game", first)));
    if text.chars().count() + last.chars().count() > OVERVIEW {
        texts.push(std::mem::take(&mut text));
    }
    text.push_str(&last);
    texts.push(text);
    texts
}

/// What a command does, in a few words.
fn line(language: Language, name: Name) -> String {
    words().text(language, &format!("help-{}", name.id())).unwrap_or_default()
}

/// Help for one command.
pub fn command(language: Language, name: Name, here: Option<&'static dyn Game>) -> Vec<String> {
    let game = here.or_else(|| game::all().first().copied());
    let (example, id) = match game {
        Some(game) if name == Name::New => {
            (format!("{} {}", name.typed(language), example_new(language, game)), game.id())
        }
        Some(game) => (example_move(game), game.id()),
        None => (String::new(), ""),
    };
    let long = Message::new(long_id(name))
        .with("example", example)
        .with("game", id)
        .with("seat", game.map(|game| example_seat(language, game)).unwrap_or_default());
    let text = words().say(language, &long);
    let mut texts = vec![format!("**{}**: {}\n{text}", name.typed(language), line(language, name))];
    if name == Name::New {
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

fn long_id(name: Name) -> &'static str {
    match name {
        Name::New => "help-new-long",
        Name::Join => "help-join-long",
        Name::Leave => "help-leave-long",
        Name::Challenge => "help-challenge-long",
        Name::Challenges => "help-challenges-long",
        Name::Block => "help-block-long",
        Name::Unblock => "help-unblock-long",
        Name::Blocks => "help-blocks-long",
        Name::Start => "help-start-long",
        Name::Seek => "help-seek-long",
        Name::Seeks => "help-seeks-long",
        Name::Unseek => "help-unseek-long",
        Name::Move => "help-move-long",
        Name::Act => "help-act-long",
        Name::Treaties => "help-treaties-long",
        Name::Answer => "help-answer-long",
        Name::Whisper => "help-whisper-long",
        Name::Report => "help-report-long",
        Name::Takeback => "help-takeback-long",
        Name::Pause => "help-pause-long",
        Name::Resume => "help-resume-long",
        Name::Overdue => "help-overdue-long",
        Name::Vacation => "help-vacation-long",
        Name::Hand => "help-hand-long",
        Name::Vacate => "help-vacate-long",
        Name::Host => "help-host-long",
        Name::Extend => "help-extend-long",
        Name::Void => "help-void-long",
        Name::Here => "help-here-long",
        Name::Abort => "help-abort-long",
        Name::Board => "help-board-long",
        Name::Export => "help-export-long",
        Name::Import => "help-import-long",
        Name::Position => "help-position-long",
        Name::Moves => "help-moves-long",
        Name::Plan => "help-plan-long",
        Name::Auto => "help-auto-long",
        Name::Preview => "help-preview-long",
        Name::Recap => "help-recap-long",
        Name::Note => "help-note-long",
        Name::Acts => "help-acts-long",
        Name::Log => "help-log-long",
        Name::Replay => "help-replay-long",
        Name::Sheet => "help-sheet-long",
        Name::Tables => "help-tables-long",
        Name::Rating => "help-rating-long",
        Name::Leaderboard => "help-leaderboard-long",
        Name::Versus => "help-versus-long",
        Name::Rematch => "help-rematch-long",
        Name::Next => "help-next-long",
        Name::Unlisted => "help-unlisted-long",
        Name::Help => "help-help-long",
        Name::Resign => "help-resign-long",
        Name::Language => "help-language-long",
        Name::Letters => "help-letters-long",
        Name::Settings => "help-settings-long",
        Name::Remind => "help-remind-long",
        Name::Snooze => "help-snooze-long",
        Name::Digest => "help-digest-long",
        Name::Quiet => "help-quiet-long",
        Name::Zone => "help-zone-long",
        Name::SetUp => "help-setup-long",
        Name::Privacy => "help-privacy-long",
        Name::About => "help-about-long",
        Name::Games => "help-games-long",
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
