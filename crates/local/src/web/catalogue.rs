//! The games that a server offers, with a search that needs no script: a form.

use super::answer::{Answer, Otherwise, shown};
use super::html::{Page, escaped};
use super::server::asked;
use super::shared::{Web, said, say};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use liege_chat::{CatalogueEntry, catalogue};
use liege_store::PagePolicy;
use liege_words::{Language, Message};
use serde::Deserialize;
use std::fmt::Write as _;
use std::sync::Arc;

/// The games on one page.
const ON_A_PAGE: usize = 20;

/// The fields of the form; an empty one is no condition.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Form {
    /// Words of names, pieces or descriptions.
    q: String,
    /// The id of a family.
    family: String,
    /// A number of players.
    players: String,
    /// The id of a length.
    length: String,
    /// The page, from 1.
    page: usize,
}

/// `GET /s/<server>/games`
pub(super) async fn games(
    State(web): State<Arc<Web>>,
    path: Result<Path<String>, PathRejection>,
    form: Result<Query<Form>, QueryRejection>,
    headers: HeaderMap,
) -> Answer {
    let (id, policy) = asked(&web, path).await?;
    let Ok(Query(form)) = form else { return Err(Otherwise::Missing) };
    let language = web.language(&headers);
    let _making = web.making.acquire().await.map_err(|fault| Otherwise::of(&fault))?;
    let all = catalogue(&web.chat, Some(&id), language, "").await?;
    let conditions = [&form.family, &form.players, &form.length, &form.q].map(String::as_str);
    let typed = conditions.join(" ");
    let is_asked = !typed.trim().is_empty();
    let found = if is_asked { catalogue(&web.chat, Some(&id), language, &typed).await? } else { all.clone() };
    let (title, about) = (say(language, "web-games"), say(language, "web-games-about"));
    let mut body =
        format!("<main>\n<nav><a href=\"/s/{id}\">{}</a></nav>\n", escaped(&say(language, "web-server")));
    let _ = writeln!(
        body,
        "<h1>{}</h1>\n<form class=\"sieve\" method=\"get\" action=\"/s/{id}/games\">",
        escaped(&title)
    );
    fields(&mut body, language, &form, &all);
    let pages = found.len().div_ceil(ON_A_PAGE).max(1);
    let page = form.page.clamp(1, pages);
    let told = match found.len() {
        0 => say(language, "page-no-games"),
        count => said(language, &Message::new("games-count").with("count", count as i64)),
    };
    let _ = writeln!(body, "<p role=\"status\">{}</p>", escaped(&told));
    let (shelf, others): (Vec<_>, Vec<_>) = found.into_iter().partition(|entry| entry.first && !is_asked);
    let shown_here = shelf.into_iter().chain(others).skip((page - 1) * ON_A_PAGE).take(ON_A_PAGE);
    let (shelf, others): (Vec<_>, Vec<_>) = shown_here.partition(|entry| entry.first && !is_asked);
    if !shelf.is_empty() {
        let _ = writeln!(body, "<h2>{}</h2>", escaped(&say(language, "page-shelf")));
    }
    list(&mut body, &shelf);
    list(&mut body, &others);
    if pages > 1 {
        turns(&mut body, language, page, pages);
    }
    body.push_str("</form>\n</main>");
    let indexed = policy == PagePolicy::Indexed;
    let address = Some(web.public_url.to(&format!("/s/{id}/games")));
    Ok(shown(&headers, &Page { language, title, about, address, picture: None, feed: None, indexed, body }))
}

/// Writes the search and the filters.
fn fields(body: &mut String, language: Language, form: &Form, all: &[CatalogueEntry]) {
    let search = escaped(&say(language, "page-search"));
    let _ = writeln!(
        body,
        "<input type=\"search\" name=\"q\" value=\"{}\" maxlength=\"60\" placeholder=\"{search}\" aria-label=\"{search}\">",
        escaped(&form.q),
    );
    let families = all.iter().map(|entry| (entry.family.0.to_owned(), entry.family.1.clone()));
    let lengths = all.iter().map(|entry| (entry.pace.0.to_owned(), entry.pace.1.clone()));
    let mut players: Vec<_> =
        all.iter().map(|entry| (entry.seats.to_string(), entry.players.clone())).collect();
    players.sort_unstable();
    let fields: [(_, _, _, &str, Vec<_>); 3] = [
        ("family", "page-family", "page-any", &form.family, families.collect()),
        ("players", "page-players", "page-any-number", &form.players, players),
        ("length", "page-length", "page-any-length", &form.length, lengths.collect()),
    ];
    for (name, label, any, chosen, options) in fields {
        let _ = write!(body, "<select name=\"{name}\" aria-label=\"{}\">", escaped(&say(language, label)));
        let mut known: Vec<String> = Vec::new();
        for (value, text) in std::iter::once((String::new(), say(language, any))).chain(options) {
            if known.contains(&value) {
                continue;
            }
            let mark = if value == chosen { " selected" } else { "" };
            let _ = write!(body, "<option value=\"{value}\"{mark}>{}</option>", escaped(&text));
            known.push(value);
        }
        body.push_str("</select>\n");
    }
    let _ = writeln!(body, "<button>{search}</button>");
}

/// Writes a list of games, if there are some.
fn list(body: &mut String, entries: &[CatalogueEntry]) {
    if entries.is_empty() {
        return;
    }
    body.push_str("<ul class=\"games\">\n");
    for entry in entries {
        let _ = writeln!(
            body,
            "<li><b>{}</b> <span>{}</span> <span class=\"state\">{} · {} · {}</span></li>",
            escaped(&entry.name),
            escaped(&entry.line),
            escaped(&entry.family.1),
            escaped(&entry.players),
            escaped(&entry.pace.1),
        );
    }
    body.push_str("</ul>\n");
}

/// Writes the buttons that turn pages: they send the form again, with its conditions.
fn turns(body: &mut String, language: Language, page: usize, pages: usize) {
    let mut button = |to: usize, before: &str, after: &str| {
        let of = Message::new("leaders-page").with("page", to.to_string()).with("pages", pages.to_string());
        let _ = writeln!(
            body,
            "<button name=\"page\" value=\"{to}\">{before}{}{after}</button>",
            escaped(&said(language, &of))
        );
    };
    if page > 1 {
        button(page - 1, "◀ ", "");
    }
    if page < pages {
        button(page + 1, "", " ▶");
    }
}
