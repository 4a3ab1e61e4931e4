//! The pages that anybody may open.

use super::answer::{Answer, Otherwise, shown};
use super::html::{Page, escaped};
use super::shared::{Web, say};
use super::{calendar, catalogue, contest, feed, game, seat, server};
use crate::lean::lean;
use crate::page;
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// How long files of the program may be used without asking again.
const LONG: &str = "public, max-age=3600";

/// The addresses of pages.
pub(super) fn routes() -> Router<Arc<Web>> {
    let kept = |kind: &'static str, text: Bytes, kept: &'static str| {
        get(async move |headers: HeaderMap| {
            let mut response = crate::etag::marked(&headers, kind, text);
            response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(kept));
            response
        })
    };
    let file = |kind: &'static str, text: Bytes| kept(kind, text, LONG);
    // These files belong together, and the next version of the program has others.
    let seat = ("/seat.js", SCRIPT, include_str!("seat.js"));
    let board = page::BOARD
        .into_iter()
        .chain([seat])
        .fold(Router::new(), |router, file| router.route(file.0, kept(file.1, page::sent(file), "no-cache")));
    board
        .merge(seat::routes())
        .route("/", get(home))
        .route("/robots.txt", get(robots))
        .route("/web.css", file(CSS, include_str!("web.css").into()))
        .route("/watch.js", file(SCRIPT, lean(include_str!("watch.js")).into()))
        .route("/icon.svg", file("image/svg+xml", include_str!("../page/icon.svg").into()))
        .route("/s/{server}", get(server::server))
        .route("/s/{server}/games", get(catalogue::games))
        .route("/s/{server}/finished.atom", get(feed::finished))
        .route("/t/{table}", get(game::game))
        .route("/t/{table}/board.png", get(game::board))
        .route("/t/{table}/record.txt", get(game::record))
        .merge(game::files())
        .route("/c/{contest}", get(contest::contest))
        .route("/c/{contest}/cross.png", get(contest::cross))
        .route("/c/{contest}/files/{kind}", get(contest::file))
        .route("/calendar/{file}", get(calendar::calendar))
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
        true => "User-agent: *\nDisallow: /calendar/\nDisallow: /seat/\n",
        false => {
            "User-agent: Discordbot\nUser-agent: Twitterbot\nUser-agent: facebookexternalhit\nUser-agent: TelegramBot\n\
             Disallow: /calendar/\nDisallow: /seat/\n\nUser-agent: *\nDisallow: /\n"
        }
    };
    Ok(([(CACHE_CONTROL, LONG)], text).into_response())
}

/// Answers an address at which there is nothing.
pub(super) async fn missing() -> Otherwise {
    Otherwise::Missing
}

/// Answers a method that the address does not take.
pub(super) async fn not_that_way() -> Response {
    StatusCode::METHOD_NOT_ALLOWED.into_response()
}
