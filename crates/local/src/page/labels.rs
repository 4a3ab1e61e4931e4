//! The page's own words, in the language of whoever looks at it.

use super::creating::creating;
use super::shared::Page;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use liege_chat::command::typed_as;
use liege_game::words;
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
const BOARD: [&str; 23] = [
    "page-board-after",
    "page-film-play",
    "page-film-stop",
    "page-flip",
    "page-hold",
    "page-hold-now",
    "page-hold-undo",
    "page-letters",
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

/// The labels that stand below the log or inside it.
const MORE: [&str; 16] = [
    "page-attach",
    "page-begin",
    "page-choose",
    "page-edited",
    "page-empty",
    "page-failed",
    "page-fit",
    "page-follow",
    "page-full-size",
    "page-games",
    "page-gone",
    "page-greeting",
    "page-keys",
    "page-keys-list",
    "page-new-here",
    "page-rules",
];

/// The language a browser asks for, if we speak it: the first of its list, for browsers list them in
/// order of preference.
pub(super) fn locale(headers: &HeaderMap) -> Option<Language> {
    let list = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    list.split(',').find_map(|part| Language::of_locale(part.split(';').next()?.trim()))
}

/// The language of the page for a member: the one they chose, else that of their browser.
pub(super) async fn language(page: &Page, member: &str, headers: &HeaderMap) -> Language {
    let chosen = match page.room.store().member(member).await {
        Ok(member) => member.and_then(|member| member.language),
        Err(_) => None,
    };
    chosen.or_else(|| locale(headers)).unwrap_or(page.language)
}

/// All labels, for one of the members.
pub(super) fn labels(language: Language, name: &str, members: &[LocalMember]) -> Value {
    let mut labels = Map::new();
    let mut add = |id: &str, message: &Message| {
        let key = id.strip_prefix("page-").unwrap_or(id);
        labels.insert(key.to_owned(), words().say(language, message).into());
    };
    for id in LABELS.into_iter().chain(BOARD).chain(MORE) {
        add(id, &Message::new(id));
    }
    add("page-input", &Message::new("page-input").with("name", name));
    add("page-try", &Message::new("page-try").with("example", first_table(language, members)));
    labels.insert("help-word".to_owned(), typed_as(language, "help").into());
    Value::Object(labels)
}

/// How to create a first table with the members who are there.
fn first_table(language: Language, members: &[LocalMember]) -> String {
    let Some(game) = liege_game::all().first() else { return typed_as(language, "help") };
    let people: Vec<&LocalMember> = members.iter().cycle().take(game.seats().len()).collect();
    creating(language, *game, &people)
}

/// "2 suggestions".
pub(super) fn suggestions(language: Language, count: usize) -> String {
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    words().say(language, &Message::new("page-suggestions-count").with("count", count))
}
