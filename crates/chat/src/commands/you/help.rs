//! The commands `help` and `rules`.

use crate::desk::find::{table_here, table_of_button};
use crate::desk::game_help::{help_of_game, help_of_kind, help_of_setup, setups};
use crate::desk::naming::Naming;
use crate::desk::selection::{Selection, offered};
use crate::desk::{Answer, Answers, Asker, Desk, may_see, press, private, with_buttons};
use crate::wording::{NAME_WORDS, cited, game_called, game_exactly, game_of_word, quoted};
use liege_game::{self as game, Game, KindInfo, words};
use liege_words::letters::small;
use liege_words::{Language, Message, nearest};
use std::sync::PoisonError;

/// The most lines of an answer that is shown to everybody.
const SHORT: usize = 12;

/// The most characters of a piece's name with its game.
const NAME_CHARS: usize = 80;

pub(crate) async fn help(desk: &Desk, asker: &Asker<'_>, topic: Option<&str>) -> Answers {
    let here = table_here(desk, asker).await?.map(|table| table.game());
    let topic = topic.map(str::trim).filter(|topic| !topic.is_empty());
    if let Some(topic) = topic
        && !(asker.directory.is_general)(topic)
    {
        // At a table its own pieces come first, unless a game has that name.
        if let Some(here) = here
            && let Some(Part::Kind(kind)) = part_called(here, topic)
            && game_exactly(topic).is_none()
        {
            return Ok(vec![help_of_kind(desk, asker, here, kind).await]);
        }
        let (game, parts) = (game_called(topic), meant(topic, here));
        // A name that is close to a game's may be a piece, "knight" and Knightmate, or the game with one: "Dragonchess knight".
        if let Some(game) = if parts.is_empty() { game } else { game_exactly(topic) } {
            return Ok(help_of_game(asker, game));
        }
        match parts.as_slice() {
            [] => {
                if let Some(game) = game_of_word(topic) {
                    return Ok(help_of_game(asker, game));
                }
            }
            [(game, Part::Kind(kind))] => {
                return Ok(vec![help_of_kind(desk, asker, *game, kind).await]);
            }
            [(game, Part::Setup(value))] => return Ok(vec![help_of_setup(desk, asker, *game, value).await]),
            several => {
                let selection = offered(desk, asker.place.server.as_deref()).await?;
                return Ok(which(asker, topic, &selection, several));
            }
        }
    }
    let games = offered(desk, asker.place.server.as_deref()).await?;
    let naming = desk.naming.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let naming = Naming { games: games.games().len(), ..naming };
    let example = here.or_else(|| games.games().first().copied());
    let texts = (asker.directory.help)(asker.language, &naming, topic, example);
    Ok(match texts.as_slice() {
        // A short answer goes into the channel.
        [short] if short.lines().count() <= SHORT => vec![asker.in_place(short)],
        _ => texts.into_iter().map(private).collect(),
    })
}

/// Runs `rules`: of the game named, else of the game at this place.
pub(crate) async fn rules(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, game: Option<&str>) -> Answers {
    if game.is_some() {
        return help(desk, asker, game).await;
    }
    let table = match named {
        Some(id) => Some(table_of_button(desk, asker, id).await?).filter(|table| may_see(asker, table)),
        None => table_here(desk, asker).await?,
    };
    match table {
        Some(table) => Ok(help_of_game(asker, table.game())),
        None => help(desk, asker, None).await,
    }
}

/// The part of a game that a topic of help names.
#[derive(Clone, Copy)]
enum Part {
    /// A kind of piece.
    Kind(&'static KindInfo),
    /// A value of the option that sets the board up.
    Setup(&'static str),
}

/// Returns the pieces and set-ups that a topic names: `dragonchess griffon`, or just `griffon`, first in the
/// game of the place.
fn meant(topic: &str, here: Option<&'static dyn Game>) -> Vec<(&'static dyn Game, Part)> {
    if topic.chars().count() > NAME_CHARS {
        return Vec::new();
    }
    let words: Vec<&str> = topic.split_whitespace().collect();
    for split in (1..words.len().min(NAME_WORDS + 1)).rev() {
        let (game, part) = words.split_at(split);
        if let Some(game) = game_called(&game.join(" "))
            && let Some(part) = part_called(game, &part.join(" "))
        {
            return vec![(game, part)];
        }
    }
    if let Some(game) = here
        && let Some(part) = part_called(game, topic)
    {
        return vec![(game, part)];
    }
    let of = |game: &&'static dyn Game| part_called(*game, topic).map(|part| (*game, part));
    game::all().iter().filter_map(of).collect()
}

/// Returns the part of a game that has this name.
fn part_called(game: &'static dyn Game, typed: &str) -> Option<Part> {
    let plain = |text: &str| text.chars().flat_map(small).collect::<String>();
    let typed = plain(typed);
    if let Some(value) = setups(game).iter().find(|value| **value == typed) {
        return Some(Part::Setup(value));
    }
    let names = |kind: &KindInfo| {
        let id = format!("{}-kind-{}", kind.words, kind.id);
        let named = |language| plain(&words().text(language, &id).unwrap_or_default());
        Language::all().into_iter().map(named).collect::<Vec<_>>()
    };
    // In an old game a name may be that of another piece today: the bishop of courier chess is no `bishop`.
    let named = |kind: &&KindInfo| names(kind).contains(&typed);
    let called = |kind: &&KindInfo| kind.id == typed || plain(kind.letter) == typed;
    let kinds = game.kinds();
    if let Some(kind) = kinds.iter().find(named).or_else(|| kinds.iter().find(called)) {
        return Some(Part::Kind(kind));
    }
    let begins = |name: &str| typed.chars().count() >= 3 && name.starts_with(&typed);
    let called = |kind: &KindInfo| names(kind).into_iter().chain([kind.id.to_owned()]);
    let mut beginning = game.kinds().iter().filter(|kind| called(kind).any(|name| begins(&name)));
    match (beginning.next(), beginning.next()) {
        (Some(kind), None) => Some(kind),
        (Some(_), Some(_)) => None,
        (None, _) => nearest(&typed, game.kinds().iter().map(|kind| (kind, called(kind)))),
    }
    .map(Part::Kind)
}

/// The most games among which a member chooses by a button.
const WHICH: usize = 20;

/// Asks which game is meant: first those that are offered here, and of these first those to start with.
fn which(
    asker: &Asker<'_>,
    topic: &str,
    selection: &Selection,
    several: &[(&'static dyn Game, Part)],
) -> Vec<Answer> {
    let order = selection.shelf_first();
    let mut several = several.to_vec();
    several.sort_by_key(|(game, _)| {
        order.iter().position(|known| known.id() == game.id()).unwrap_or(usize::MAX)
    });
    let mut text = asker.say(&Message::new("kind-which").with("typed", quoted(topic)));
    if let Some((game, _)) = several.get(WHICH) {
        let more = Message::new("kind-which-more").with("shown", WHICH as i64).with("typed", cited(topic));
        let more = more.with("count", several.len() as i64).with("game", game.id());
        text = format!("{text} {}", asker.say(&more));
    }
    let buttons = several.iter().take(WHICH).map(|(game, part)| {
        let name = asker.of(*game).game_name();
        let game = game.id().to_owned();
        match part {
            Part::Kind(kind) => press("kind", &[&game, &kind.id]),
            Part::Setup(value) => press("setup", &[&game, value]),
        }
        .plain(name)
    });
    vec![with_buttons(private(text), buttons)]
}
