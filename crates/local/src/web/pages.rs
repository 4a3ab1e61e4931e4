//! The pages that anybody may open, and what every page answers in the same way.

use super::html::{Page, escaped};
use super::shared::{Web, say};
use super::{calendar, feed, game, server};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, RETRY_AFTER, VARY,
};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use liege_chat::Fault;
use liege_words::Language;
use std::fmt::Display;
use std::sync::Arc;

pub(super) const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// How long an answer may be shown without asking again, in seconds.
const SHORT: &str = "public, max-age=5";
/// The same for files of the program.
const LONG: &str = "public, max-age=3600";

/// The addresses of pages.
pub(super) fn routes() -> Router<Arc<Web>> {
    let file = |kind: &'static str, text: &'static str| {
        get(async move |headers: HeaderMap| {
            let mut response = crate::etag::marked(&headers, kind, text);
            response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(LONG));
            response
        })
    };
    Router::new()
        .route("/", get(home))
        .route("/robots.txt", get(robots))
        .route("/web.css", file(CSS, include_str!("web.css")))
        .route("/watch.js", file(SCRIPT, include_str!("watch.js")))
        .route("/icon.svg", file("image/svg+xml", include_str!("../page/icon.svg")))
        .route("/s/{server}", get(server::server))
        .route("/s/{server}/finished.atom", get(feed::finished))
        .route("/t/{table}", get(game::game))
        .route("/t/{table}/board.png", get(game::board))
        .route("/t/{table}/record.txt", get(game::record))
        .route("/t/{table}/game.pgn", get(game::pgn))
        .route("/t/{table}/game.pdn", get(game::pdn))
        .route("/calendar/{file}", get(calendar::calendar))
}

/// What a handler answers where it does not answer what was asked for.
pub(super) enum Otherwise {
    /// There is nothing, or nothing that is shown.
    Missing,
    /// The data can't be read now.
    Fault,
}

impl From<Fault> for Otherwise {
    fn from(fault: Fault) -> Otherwise {
        Otherwise::of(&fault)
    }
}

impl Otherwise {
    pub(super) fn of(fault: &dyn Display) -> Otherwise {
        tracing::error!(%fault, "a page can't be made");
        Otherwise::Fault
    }
}

impl IntoResponse for Otherwise {
    fn into_response(self) -> Response {
        match self {
            // The guard makes the page of it.
            Otherwise::Missing => StatusCode::NOT_FOUND.into_response(),
            Otherwise::Fault => {
                let why = "The page can't be made now. Try again in a minute.\n";
                (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "60")], why).into_response()
            }
        }
    }
}

pub(super) type Answer = Result<Response, Otherwise>;

/// Adds the headers of an answer that is public and short-lived.
pub(super) fn public(mut response: Response, indexed: bool) -> Response {
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(SHORT));
    headers.insert(VARY, HeaderValue::from_static("accept-language"));
    if !indexed {
        headers
            .insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex, nofollow"));
    }
    response
}

/// Makes the answer of a page.
pub(super) fn shown(headers: &HeaderMap, page: &Page) -> Response {
    public(crate::etag::marked(headers, HTML, page.html()), page.indexed)
}

/// `GET /`
async fn home(State(web): State<Arc<Web>>, headers: HeaderMap) -> Answer {
    let language = web.language(&headers);
    let indexed = web.store.is_any_indexed().await.map_err(|fault| Otherwise::of(&fault))?;
    let (title, about) = (say(language, "web-home"), say(language, "web-home-about"));
    let body = format!(
        "<main>\n<h1>{}</h1>\n<p>{}</p>\n<p>{}</p>\n</main>",
        escaped(&title),
        escaped(&about),
        escaped(&say(language, "web-home-how")),
    );
    let address = Some(web.public_url.to("/"));
    let page = Page { language, title, about, address, picture: None, feed: None, indexed, body };
    Ok(shown(&headers, &page))
}

/// `GET /robots.txt`: while no server wants to be found, only previews of links are made; else each page says itself whether
/// it may be listed.
async fn robots(State(web): State<Arc<Web>>) -> Answer {
    let indexed = web.store.is_any_indexed().await.map_err(|fault| Otherwise::of(&fault))?;
    let text = match indexed {
        true => "User-agent: *\nDisallow: /calendar/\n",
        false => {
            "User-agent: Discordbot\nUser-agent: Twitterbot\nUser-agent: facebookexternalhit\nUser-agent: TelegramBot\n\
             Disallow: /calendar/\n\nUser-agent: *\nDisallow: /\n"
        }
    };
    Ok(([(CACHE_CONTROL, LONG)], text).into_response())
}

/// Answers an address at which there is nothing.
pub(super) async fn missing() -> Otherwise {
    Otherwise::Missing
}

/// Answers that there is nothing: the bytes and headers do not depend on the address.
pub(super) fn missing_in(language: Language) -> Response {
    let title = say(language, "web-missing");
    let body = format!(
        "<main>\n<h1>{}</h1>\n<p>{}</p>\n</main>",
        escaped(&title),
        escaped(&say(language, "web-missing-why"))
    );
    let about = String::new();
    let page =
        Page { language, title, about, address: None, picture: None, feed: None, indexed: false, body };
    let response = (StatusCode::NOT_FOUND, [(CONTENT_TYPE, HTML)], page.html()).into_response();
    public(response, false)
}

/// Answers a method that the address does not take.
pub(super) async fn not_that_way() -> Response {
    StatusCode::METHOD_NOT_ALLOWED.into_response()
}
