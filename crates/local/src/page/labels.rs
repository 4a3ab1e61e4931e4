//! The page's own words, in the language of the member who looks at it.

use super::creating::{creating, named};
use super::shared::Page;
use crate::SERVER;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use liege_chat::command::typed_as;
use liege_game::{Game, words};
use liege_store::LocalMember;
use liege_words::{Language, Message};
use serde_json::{Map, Value};

/// The ids of labels without arguments; `page-` is left out in the page.
const LABELS: [&str; 20] = [
    "page-you",
    "page-add",
    "page-add-name",
    "page-add-button",
    "page-places",
    "page-main",
    "page-private",
    "page-your-turn",
    "page-log",
    "page-hint",
    "page-send",
    "page-earlier",
    "page-only-you",
    "page-enlarge",
    "page-close",
    "page-suggestions",
    "page-buttons",
    "page-skip",
    "page-offline",
    "page-online",
];

/// The labels of a table's board.
const BOARD: [&str; 22] = [
    "page-board-after",
    "page-film-play",
    "page-film-stop",
    "page-flip",
    "page-hold",
    "page-hold-now",
    "page-hold-undo",
    "page-moves",
    "page-offers",
    "page-step-back",
    "page-step-first",
    "page-step-last",
    "page-step-on",
    "page-steps",
    "page-to-move",
    "page-tries",
    "page-tries-drop",
    "page-tries-hint",
    "page-tries-keep",
    "page-tries-kept",
    "page-tries-name",
    "page-tries-plan",
];

/// The labels of other parts of the page that a board needs.
const BESIDE_BOARD: [&str; 5] = ["page-buttons", "page-failed", "page-letters", "page-offline", "page-send"];

/// The labels that stand below the log or inside it.
const MORE: [&str; 47] = [
    "page-any",
    "page-any-length",
    "page-any-number",
    "page-attach",
    "page-begin",
    "page-by-system",
    "page-choose",
    "page-copied",
    "page-copy",
    "page-dark",
    "page-edited",
    "page-empty",
    "page-failed",
    "page-fit",
    "page-family",
    "page-follow",
    "page-follow-about",
    "page-full-size",
    "page-games",
    "page-gone",
    "page-greeting",
    "page-heap-others",
    "page-heap-over",
    "page-heap-playing",
    "page-heap-turn",
    "page-hint-table",
    "page-invite",
    "page-invite-about",
    "page-join",
    "page-join-about",
    "page-keys",
    "page-keys-list",
    "page-language",
    "page-letters",
    "page-length",
    "page-level",
    "page-light",
    "page-looks",
    "page-machine",
    "page-new-here",
    "page-no-games",
    "page-players",
    "page-rules",
    "page-search",
    "page-shelf",
    "page-size",
    "page-theme",
];

/// The browser's language, if we speak it: the first of its list, because browsers list them in order of
/// preference.
pub(crate) fn locale(headers: &HeaderMap) -> Option<Language> {
    let list = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    list.split(',').find_map(|part| Language::of_locale(part.split(';').next()?.trim()))
}

/// The language of the page for a member: the one they chose, otherwise their browser's.
pub(super) async fn language(page: &Page, member: &str, headers: &HeaderMap) -> Language {
    let chosen = match page.room.store().member(member).await {
        Ok(member) => member.and_then(|member| member.language),
        Err(_) => None,
    };
    let shared = match chosen {
        None => page.room.store().server(SERVER).await.ok().and_then(|server| server.language),
        chosen => chosen,
    };
    shared.or_else(|| locale(headers)).unwrap_or(page.language)
}

/// All labels, for one of the members; `game` is the one of the example.
pub(super) fn labels(
    language: Language,
    name: &str,
    members: &[LocalMember],
    game: Option<&'static dyn Game>,
) -> Value {
    let plain = LABELS.into_iter().chain(BOARD).chain(MORE).map(Message::new);
    let input = Message::new("page-input").with("name", name);
    let first = Message::new("page-try").with("example", first_table(language, members, game));
    let mut labels = said(language, plain.chain([input, first]));
    labels.insert("help-word".to_owned(), typed_as(language, "help").into());
    Value::Object(labels)
}

/// The labels of a table's board alone.
pub(crate) fn board_labels(language: Language) -> Value {
    Value::Object(said(language, BOARD.into_iter().chain(BESIDE_BOARD).map(Message::new)))
}

/// Labels by their ids.
fn said(language: Language, messages: impl Iterator<Item = Message>) -> Map<String, Value> {
    let said = |message: Message| {
        let key = message.id().strip_prefix("page-").unwrap_or(message.id());
        (key.to_owned(), words().say(language, &message).into())
    };
    messages.map(said).collect()
}

/// The text that creates a first table with the present members.
fn first_table(language: Language, members: &[LocalMember], game: Option<&'static dyn Game>) -> String {
    let Some(game) = game else { return typed_as(language, "help") };
    let people: Vec<String> = members.iter().map(named).cycle().take(game.seats().len()).collect();
    creating(language, game, &people)
}

/// "2 suggestions".
pub(super) fn suggestions(language: Language, count: usize) -> String {
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    words().say(language, &Message::new("page-suggestions-count").with("count", count))
}
