//! The pages of the games, from their help.

use super::markdown::{cell, code, paragraphs};
use liege_chat::{CatalogueEntry, catalogue_entry, kind_moves, kind_name};
use liege_game::{Family, Game, words};
use liege_words::{Language, Message, capitalised};
use std::fmt::Write as _;

const ENGLISH: Language = Language::ENGLISH;
/// The number of games in a row of the grid.
const COLUMNS: usize = 3;

/// A game's page: English in full, then the rules in each other language.
pub(super) fn page(game: &'static dyn Game) -> String {
    let entry = entry(game);
    let id = game.id();
    let about = said(ENGLISH, game, "about").unwrap_or_default();
    let mut text = format!("# {}\n\n![{}]({id}-start.png)\n\n{about}\n\n", entry.name, entry.alt);
    text.push_str("| | |\n|---|---|\n");
    let seats = (0u8..).zip(game.seats()).map(|(place, _)| words().seat(ENGLISH, game, place));
    let usual = words()
        .say(ENGLISH, &Message::new("games-length-usual").with("moves", i64::from(game.usual_moves())));
    for (what, value) in [
        ("id", code(id)),
        ("family", family_name(game.family())),
        ("players", format!("{}: {}", entry.players, seats.collect::<Vec<_>>().join(", "))),
        ("usual length", usual),
        ("open a table", code(&format!("new {id}"))),
        ("learn it", learning(game)),
    ] {
        let _ = writeln!(text, "| {what} | {} |", cell(&value));
    }
    for (heading, what) in [
        ("Rules", "help"),
        ("Negotiating", "help-diplomacy"),
        ("Chance", "help-seed"),
        ("Notation", "help-notation"),
    ] {
        if what == "help-diplomacy" {
            pieces(&mut text, game);
        }
        if let Some(said) = said(ENGLISH, game, what) {
            let _ = write!(text, "\n## {heading}\n\n{}", paragraphs(&said));
        }
    }
    options(&mut text, game);
    for language in Language::all().into_iter().filter(|other| *other != ENGLISH) {
        in_language(&mut text, game, language);
    }
    text
}

/// The lesson and puzzles of a game.
fn learning(game: &dyn Game) -> String {
    let lesson = code(&format!("learn {}", game.id()));
    match liege_engine::puzzles::of(game).is_empty() {
        true => lesson,
        false => format!("{lesson}, {}", code(&format!("puzzle {}", game.id()))),
    }
}

/// The moves of each kind of piece.
fn pieces(text: &mut String, game: &'static dyn Game) {
    if game.kinds().is_empty() {
        return;
    }
    text.push_str("\n## How the pieces move\n\n| piece | letter | how it moves |\n|---|---|---|\n");
    for kind in game.kinds() {
        let _ = writeln!(
            text,
            "| **{}** | {} | {} |",
            kind_name(ENGLISH, kind),
            code(kind.letter),
            cell(&kind_moves(ENGLISH, game, kind))
        );
    }
    let first = game.kinds().first().map_or("", |kind| kind.id);
    let _ = writeln!(
        text,
        "\n`help {} {first}` in the chat shows a piece with a picture of its moves.",
        game.id()
    );
}

/// The options of `new`, and the named variants.
fn options(text: &mut String, game: &'static dyn Game) {
    if game.options().is_empty() {
        return;
    }
    let id = game.id();
    let _ = write!(
        text,
        "\n## Options\n\nYou choose them when you open a table: `new {id} NAME=VALUE`.\n\n\
         | option | values | usually | meaning |\n|---|---|---|---|\n"
    );
    for option in game.options() {
        let meaning = said(ENGLISH, game, &format!("option-{}", option.name)).unwrap_or_default();
        let _ = writeln!(
            text,
            "| `{}` | {} | `{}` | {} |",
            option.name,
            cell(&option.values.to_string()),
            option.default,
            cell(&meaning)
        );
    }
    if game.presets().is_empty() {
        return;
    }
    text.push_str("\nSome ways to play have a name:\n\n| name | settings |\n|---|---|\n");
    for preset in game.presets() {
        let name =
            said(ENGLISH, game, &format!("preset-{}", preset.id)).unwrap_or_else(|| preset.id.to_owned());
        let settings = format!("new {id} {}", preset.settings);
        let _ = writeln!(text, "| {} | {} |", cell(&capitalised(&name)), code(settings.trim_end()));
    }
}

/// All help of a game in another language.
fn in_language(text: &mut String, game: &'static dyn Game, language: Language) {
    let name = said(language, game, "name").unwrap_or_default();
    let _ = write!(text, "\n## {name} ({})\n", language.name());
    for what in ["about", "help"] {
        if let Some(said) = said(language, game, what) {
            let _ = write!(text, "\n{}", paragraphs(&said));
        }
    }
    if !game.kinds().is_empty() {
        text.push('\n');
    }
    for kind in game.kinds() {
        let letter = if kind.letter.is_empty() { String::new() } else { format!(" (`{}`)", kind.letter) };
        let moves = kind_moves(language, game, kind);
        let _ = writeln!(text, "- **{}**{letter}: {}", kind_name(language, kind), moves.replace('\n', " "));
    }
    if !game.options().is_empty() {
        let _ = write!(text, "\n{}\n\n", words().say(language, &Message::new("help-options")));
        for option in game.options() {
            let line = Message::new("help-option-line")
                .with("name", option.name)
                .with("values", option.values.to_string())
                .with("default", option.default);
            let line = words().say(language, &line);
            let line = line.trim_start_matches(['•', ' ', '-']);
            let meaning = said(language, game, &format!("option-{}", option.name)).unwrap_or_default();
            let _ = writeln!(text, "- {line} {}", meaning.replace('\n', " "));
        }
    }
    for what in ["help-diplomacy", "help-seed", "help-notation"] {
        if let Some(said) = said(language, game, what) {
            let _ = write!(text, "\n{}", paragraphs(&said));
        }
    }
}

/// All games as a table, family by family.
pub(super) fn index() -> String {
    let mut text = String::from("| | game | id | players | |\n|---|---|---|---|---|\n");
    for family in Family::ALL {
        let games = || liege_game::all().iter().filter(move |game| game.family() == family);
        // No game of a host's own is documented here.
        if games().next().is_none() {
            continue;
        }
        let _ = writeln!(text, "| | **{}** | | | |", family_name(family));
        for game in games() {
            let entry = entry(*game);
            let id = game.id();
            let _ = writeln!(
                text,
                "| <img src=\"{id}.png\" width=\"120\" alt=\"\"> | [{}]({id}.md) | `{id}` | {} | {} |",
                cell(&entry.name),
                cell(&entry.players),
                cell(&entry.line)
            );
        }
    }
    text
}

/// Games that show how different they can be.
const SHOWN: [&str; 6] =
    ["three-player-chess", "dragonchess", "enochian-chess", "dragons-breakthrough", "shogi", "xiangqi"];

/// Some games as a grid of pictures, and all games by family, for the README.
pub(super) fn grid() -> String {
    let first: Vec<_> = liege_game::all().iter().filter(|game| SHOWN.contains(&game.id())).collect();
    let mut text = String::from("<table>\n");
    for row in first.chunks(COLUMNS) {
        text.push_str("<tr>\n");
        for game in row {
            let (id, name) = (game.id(), entry(**game).name);
            let _ = writeln!(
                text,
                "<td align=\"center\"><a href=\"docs/games/{id}.md\"><img src=\"docs/games/{id}.png\" width=\"200\" \
                 alt=\"\"><br>{name}</a></td>"
            );
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</table>\n\n");
    for family in Family::ALL {
        let games = liege_game::all().iter().filter(|game| game.family() == family);
        let linked =
            |game: &&'static dyn Game| format!("[{}](docs/games/{}.md)", entry(*game).name, game.id());
        let games: Vec<String> = games.map(linked).collect();
        if !games.is_empty() {
            let _ = writeln!(text, "- **{}**: {}", family_name(family), games.join(", "));
        }
    }
    text
}

/// All games as lines of the table of contents.
pub(super) fn contents() -> String {
    let line = |game: &&'static dyn Game| format!("  - [{}](games/{}.md)\n", entry(*game).name, game.id());
    liege_game::all().iter().map(line).collect()
}

fn entry(game: &'static dyn Game) -> CatalogueEntry {
    catalogue_entry(ENGLISH, game)
}

fn family_name(family: Family) -> String {
    words().say(ENGLISH, &Message::new(format!("games-family-{}", family.id())))
}

/// A text of a game, if it has one.
fn said(language: Language, game: &dyn Game, what: &str) -> Option<String> {
    words().text(language, &format!("{}-{what}", game.prefix()))
}
