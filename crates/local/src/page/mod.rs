//! The local chat as one web page, served on this computer.
//!
//! Everything the page needs is in the program; it loads nothing from elsewhere, and its
//! Content-Security-Policy forbids that. The `guard` module checks every request.
//!
//! # The interface
//! Answers are JSON; a refusal has a status of 4xx and `{"error": "a sentence"}`. `as` is the member's id
//! everywhere; there are no passwords.
//!
//! | request | meaning |
//! |---|---|
//! | `GET /` `/page.css` `/page.js` … | the page, see `ASSETS` |
//! | `GET /api/state?as=p1` | who and what is there: `{me, members, places, latest, edited, most, language, languages, letters, invite, words}`; `letters`: whether the member wants letters on the pieces (null: they have not chosen); `most`: how many bytes a file may have; `invite`: the address for other computers of the network (null: the page is for this computer only) |
//! | `GET /api/messages?as=p1&place=main&before=40` | the last 50 messages before 40 (without `before`: of all): `{messages, more}` |
//! | `POST /api/say {as, place, text, files: [{name, text}], request}` | says something, with files or without: `{messages: [ids]}`; once for each `request` |
//! | `POST /api/press {as, message, button, text, request}` | presses a button, or what a menu offers, with the text that a form asks for: `{messages: [ids]}`; once for each `request` |
//! | `GET /api/form?as=p1&button=reply:1:0` | what a button with `form` asks for: `{title, label, hint, most}` |
//! | `GET /api/table?as=p1&table=1&since=4` | what stands beside the board of a table: `{name, number, playing, yours, bottom, letters, seats: [{seat, name, player, alive, toMove, clock, until, late}], moves: [{number, seat, text}], offers: [{text, waits, yours, buttons}]}`, the moves after 4 actions; null where the member sees no such table |
//! | `GET /api/view?as=p1&table=1&number=7&seat=black&letters=true&line=["e2e4"]` | the board of a table after 7 actions (left out: now) and after the actions of `line`, which are tried: `{number, width, height, cells: [{spot, corners: [[x, y]]}], alt, mark, lit, line, said, plan, first}`; `lit`: what may be pointed at first, else null; `mark` differs where the picture does |
//! | `GET /api/view.png?as=p1&table=1…` | the picture of it |
//! | `GET /api/board?as=p1&picture=puzzle-chess-7.png` | where everything is on a posted picture of a board (a table's, a lesson's, a puzzle's) on which the member may choose: `{width, height, cells}`; else null |
//! | `POST /api/point?as=p1 {table, number, line, seat, spots, angle}` or `{picture, spots, angle}` | what may be pointed at after these spots: `{asks: "piece", "target" or "which", question, spots, flicks, choices: [{spot, label, passed, takes, play}]}`; 409 where the game has gone on. Where `flicks`, `angle` is a direction in tenths of a degree |
//! | `POST /api/play?as=p1 {place, play, request}` | plays what a choice's `play` says, or presses the button of an offer: `{messages: [ids]}`; once for each `request` |
//! | `POST /api/complete {as, place, typed}` | completions: `{choices: [{label, value}]}`, each `value` a whole text |
//! | `POST /api/members {name}` | lets somebody in: `{id, name}` |
//! | `POST /api/choose {as, language, letters, request}` | sets a member's language, and whether they see letters on the pieces |
//! | `GET /api/games?as=p1` | the catalogue: `{games: [{id, name, line, players, seats, family, familyName, pace, paceName, words, first, alt, picture}]}` |
//! | `POST /api/begin {as, game, machine, request}` | creates a table for everybody here, or against machines of a level from 1 to 5; all sit down at once, and the game begins: `{table}`; once for each `request`; null where it was refused, as a message in the channel tells |
//! | `GET /events?as=p1&since=40&edits=1700` | server-sent events: `message` (every one after 40), `edit` (every message edited after 1700), `state`; their ids, as `Last-Event-ID`, stand for both |
//! | `GET /pictures/7.png` | a picture (a moving one ends with `.gif`) |
//! | `GET /files/7` | a file, to be saved |
//!
//! A member is `{id, name, waits, turns}`, `turns` being the places where it is their turn; a place `{id,
//! name, kind, last, waits, table}`, `table` the number of the table whose thread it is.
//!
//! A message is `{id, place, author, addressee, text, mentions, buttons: [{id, label, style, form}], menu:
//! {hint, options: [{id, label, about}], below}, pictures: [{url, name, alt, width, height}], files: [{url,
//! name, size}], posted, edited}`; `author` is null for Liege, `addressee` null for everybody, a menu is
//! above the buttons or `below` them, `posted` is in unix milliseconds, `edited` too (null: never; no two
//! edits have the same). `request` is any text that the client makes up anew for every message or press, so
//! that a repetition after a lost answer does no harm. The `url` of a picture or file is null when there was
//! no more room for it. A body may be 64 KiB long, or 8 MiB with a file.

mod api;
pub(crate) mod board;
mod catalogue;
mod creating;
mod events;
mod guard;
mod invite;
pub(crate) mod labels;
pub(crate) mod refusal;
mod shared;
pub(crate) mod who;

use super::Room;
use crate::doors::{self, Door};
use crate::lean::lean;
use axum::Router;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use liege_words::Language;
use shared::{MOST_BODY, MOST_WITH_FILE, Page};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::{Mutex, watch};

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// A file of the page: its address, its kind, and its text.
type Asset = (&'static str, &'static str, &'static str);

/// The files that the board of a table needs on every face of the page.
pub(crate) const BOARD: [Asset; 7] = [
    ("/page.css", CSS, include_str!("page.css")),
    ("/board.js", SCRIPT, include_str!("board.js")),
    ("/dom.js", SCRIPT, include_str!("dom.js")),
    ("/looks.js", SCRIPT, include_str!("looks.js")),
    ("/server.js", SCRIPT, include_str!("server.js")),
    ("/table.js", SCRIPT, include_str!("table.js")),
    ("/try.js", SCRIPT, include_str!("try.js")),
];

/// The other files of the page.
const ASSETS: [Asset; 11] = [
    ("/", HTML, include_str!("page.html")),
    ("/page.js", SCRIPT, include_str!("page.js")),
    ("/catalogue.js", SCRIPT, include_str!("catalogue.js")),
    ("/composer.js", SCRIPT, include_str!("composer.js")),
    ("/enlarge.js", SCRIPT, include_str!("enlarge.js")),
    ("/form.js", SCRIPT, include_str!("form.js")),
    ("/message.js", SCRIPT, include_str!("message.js")),
    ("/lists.js", SCRIPT, include_str!("lists.js")),
    ("/invite.js", SCRIPT, include_str!("invite.js")),
    ("/text.js", SCRIPT, include_str!("text.js")),
    ("/icon.svg", "image/svg+xml", include_str!("icon.svg")),
];

/// Puts the board of a table into a page.
pub(crate) fn with_board(page: &str) -> String {
    page.replace("<!-- table -->\n", include_str!("table.html"))
}

/// Returns a file as it is sent.
pub(crate) fn sent((_, kind, text): Asset) -> Bytes {
    Bytes::from(match kind {
        SCRIPT => lean(text),
        HTML => with_board(text),
        _ => text.to_owned(),
    })
}

/// Binds the page's address.
///
/// # Errors
/// Returns an error if the address cannot be bound; with `or_nearby`, only if no free port is found above it
/// either.
pub async fn bind(address: SocketAddr, or_nearby: bool) -> io::Result<TcpListener> {
    let first = TcpListener::bind(address).await;
    let taken = matches!(&first, Err(error) if error.kind() == io::ErrorKind::AddrInUse);
    if !(taken && or_nearby) {
        return first;
    }
    for port in (1..=20).filter_map(|step| address.port().checked_add(step)) {
        if let Ok(listener) = TcpListener::bind(SocketAddr::new(address.ip(), port)).await {
            return Ok(listener);
        }
    }
    TcpListener::bind(SocketAddr::new(address.ip(), 0)).await
}

/// Serves the page until `stop` becomes true.
///
/// # Errors
/// Returns an error if the listener has no address.
pub async fn serve(
    (listener, door): (TcpListener, Door),
    room: Arc<Room>,
    language: Language,
    stop: watch::Receiver<bool>,
) -> io::Result<()> {
    let open_to_network = !listener.local_addr()?.ip().is_loopback();
    let router = router(room, language, open_to_network, stop.clone());
    doors::serve(listener, router, door, stop).await;
    Ok(())
}

/// The router of the page. `language` is for people whose browsers speak none of ours.
pub fn router(
    room: Arc<Room>,
    language: Language,
    open_to_network: bool,
    stop: watch::Receiver<bool>,
) -> Router {
    let page = Arc::new(Page { room, language, open_to_network, drawing: Mutex::default(), stop });
    let assets = ASSETS.into_iter().chain(BOARD).fold(Router::new(), |router, file| {
        let ((path, kind, _), text) = (file, sent(file));
        router.route(path, get(async move || asset(kind, text)))
    });
    assets
        .merge(board::routes())
        .route("/api/state", get(api::state))
        .route("/api/messages", get(api::messages))
        .route("/api/say", post(api::say).layer(DefaultBodyLimit::max(MOST_WITH_FILE)))
        .route("/api/press", post(api::press))
        .route("/api/form", get(api::form))
        .route("/api/board", get(board::board))
        .route("/api/play", post(board::play))
        .route("/api/complete", post(api::complete))
        .route("/api/members", post(api::add_member))
        .route("/api/choose", post(api::choose))
        .route("/api/games", get(catalogue::games))
        .route("/api/begin", post(catalogue::begin))
        .route("/events", get(events::events))
        .route("/pictures/{file}", get(api::picture))
        .route("/files/{id}", get(api::file))
        .route("/games/{file}", get(catalogue::picture))
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&page), guard::guard))
        .with_state(page)
}

fn asset(kind: &'static str, text: Bytes) -> Response {
    let mut response = text.into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    // The next version of the program has another page at this address.
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many bytes all scripts of the page may have together.
    const MOST: usize = 61 << 10;

    #[test]
    fn scripts_are_small() {
        let scripts = ASSETS.iter().chain(&BOARD).filter(|(_, kind, _)| *kind == SCRIPT);
        let sizes: Vec<(&str, usize)> = scripts.map(|(path, _, text)| (*path, lean(text).len())).collect();
        let whole: usize = sizes.iter().map(|(_, size)| size).sum();
        assert!(whole <= MOST, "{whole}: {sizes:?}");
    }

    #[test]
    fn no_text_of_a_script_has_several_lines() {
        let lines = ASSETS
            .iter()
            .chain(&BOARD)
            .filter(|(_, kind, _)| *kind == SCRIPT)
            .flat_map(|(_, _, text)| text.lines());
        for line in lines {
            assert!(
                line.matches('`').count() % 2 == 0,
                "a text of several lines would lose its blanks: {line}"
            );
        }
    }
}
