//! The games and contests of a server.

use super::answer::{Answer, Otherwise, shown};
use super::html::{Page, escaped};
use super::shared::{Web, said, say};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use jiff::Timestamp;
use liege_chat::spectator::{ContestCard, Cursor, TableCard, contest_cards, open_games, over_games, page_of};
use liege_store::PagePolicy;
use liege_table::Status;
use liege_words::{Language, Message};
use serde::Deserialize;
use std::fmt::Write as _;
use std::sync::Arc;

/// The longest id of a server.
const LONGEST: usize = 20;

/// Which part of the lists is shown.
#[derive(Default, Deserialize)]
pub(super) struct Part {
    /// The open games with lower numbers.
    open: Option<i64>,
    /// The finished games after this one: the time of its end, in unix milliseconds, and its number.
    over: Option<String>,
}

/// Returns the id of a server as it was asked for, and what the server shows.
///
/// # Errors
/// The server shows nothing.
pub(super) async fn asked(
    web: &Web,
    path: Result<Path<String>, PathRejection>,
) -> Result<(String, PagePolicy), Otherwise> {
    let Ok(Path(id)) = path else { return Err(Otherwise::Missing) };
    if id.is_empty() || id.len() > LONGEST || !id.chars().all(|c| c.is_ascii_alphanumeric()) {
        return Err(Otherwise::Missing);
    }
    match page_of(&web.chat, &id).await? {
        PagePolicy::Off => Err(Otherwise::Missing),
        policy => Ok((id, policy)),
    }
}

/// `GET /s/<server>`
pub(super) async fn server(
    State(web): State<Arc<Web>>,
    path: Result<Path<String>, PathRejection>,
    part: Result<Query<Part>, QueryRejection>,
    headers: HeaderMap,
) -> Answer {
    let (id, policy) = asked(&web, path).await?;
    let Ok(Query(part)) = part else { return Err(Otherwise::Missing) };
    let after = match part.over.as_deref() {
        None => None,
        Some(text) => Some(cursor(text).ok_or(Otherwise::Missing)?),
    };
    let language = web.language(&headers);
    let _making = web.making.acquire().await.map_err(|fault| Otherwise::of(&fault))?;
    let (mut body, title) = (String::from("<main>\n"), say(language, "web-server"));
    let _ = writeln!(
        body,
        "<h1>{}</h1>\n<p><a href=\"/s/{id}/games\">{}</a></p>",
        escaped(&title),
        escaped(&say(language, "web-games"))
    );
    if after.is_none() && part.open.is_none() {
        list_contests(&mut body, language, &contest_cards(&web.chat, &id, language).await?);
    }
    // A further page of one list is without the other.
    if after.is_none() {
        let (cards, next) = open_games(&web.chat, &id, part.open, language).await?;
        let more = next.map(|next| format!("/s/{id}?open={next}"));
        list(&mut body, language, "web-open", &cards, more);
    }
    if part.open.is_none() {
        let (cards, next) = over_games(&web.chat, &id, after, language).await?;
        let more = next.map(|next| format!("/s/{id}?over={}.{}", next.at, next.id));
        list(&mut body, language, "web-over", &cards, more);
    }
    let feed = format!("/s/{id}/finished.atom");
    let _ = write!(
        body,
        "<p><a href=\"{feed}\" type=\"application/atom+xml\">{}</a></p>\n</main>",
        escaped(&say(language, "web-feed"))
    );
    let indexed = policy == PagePolicy::Indexed;
    let (about, address) = (say(language, "web-server-about"), Some(web.public_url.to(&format!("/s/{id}"))));
    let page = Page { language, title, about, address, picture: None, feed: Some(feed), indexed, body };
    Ok(shown(&headers, &page))
}

/// Reads `1767225600000.12`.
fn cursor(text: &str) -> Option<Cursor> {
    let (at, id) = text.split_once('.')?;
    Some(Cursor { at: at.parse().ok()?, id: id.parse().ok()? })
}

fn list(
    body: &mut String,
    language: Language,
    head: &'static str,
    cards: &[TableCard],
    more: Option<String>,
) {
    let _ = writeln!(body, "<section>\n<h2>{}</h2>", escaped(&say(language, head)));
    if cards.is_empty() {
        let _ = writeln!(body, "<p>{}</p>", escaped(&say(language, "web-none")));
    } else {
        body.push_str("<ul class=\"games\">\n");
        for card in cards {
            let _ = writeln!(
                body,
                "<li><a href=\"/t/{}\">{}</a> <span>{}</span> <span class=\"state\">{}</span></li>",
                card.id,
                escaped(&title_of(language, &card.game, card.id)),
                escaped(&card.players),
                state(language, card),
            );
        }
        body.push_str("</ul>\n");
    }
    if let Some(more) = more {
        let _ = writeln!(
            body,
            "<p><a href=\"{}\">{}</a></p>",
            escaped(&more),
            escaped(&say(language, "web-more"))
        );
    }
    body.push_str("</section>\n");
}

/// Writes the list of a server's contests, if it has any.
fn list_contests(body: &mut String, language: Language, cards: &[ContestCard]) {
    if cards.is_empty() {
        return;
    }
    let title = escaped(&say(language, "web-contests"));
    let _ = writeln!(body, "<section>\n<h2>{title}</h2>\n<ul class=\"games\">");
    for card in cards {
        let _ = writeln!(
            body,
            "<li><a href=\"/c/{}\">{}</a> <span>{}</span> <span class=\"state\">{}</span></li>",
            card.id,
            escaped(&card.name),
            escaped(&card.about),
            escaped(&card.state),
        );
    }
    body.push_str("</ul>\n</section>\n");
}

/// Returns the name of a game with the number of its table.
pub(super) fn title_of(language: Language, game: &str, table: i64) -> String {
    said(language, &Message::new("web-title").with("game", game.to_owned()).with("table", table.to_string()))
}

/// Returns a time as HTML.
pub(super) fn time(at: Timestamp) -> String {
    format!("<time datetime=\"{at:.0}\">{}</time>", at.strftime("%Y-%m-%d %H:%M UTC"))
}

fn state(language: Language, card: &TableCard) -> String {
    let mut state = escaped(&match card.status {
        Status::Lobby => say(language, "web-state-lobby"),
        Status::Playing => {
            said(language, &Message::new("web-state-playing").with("count", card.number as i64))
        }
        Status::Over => match &card.points {
            Some(points) => points.clone(),
            None => say(language, "web-state-over"),
        },
        Status::Abandoned => say(language, "web-state-abandoned"),
    });
    if let Some(until) = card.until {
        let _ = write!(state, " · {} {}", escaped(&say(language, "web-deadline")), time(until));
    } else if card.status == Status::Over {
        let _ = write!(state, " · {}", time(card.changed));
    }
    state
}
