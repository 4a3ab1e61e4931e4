//! A member's own seat at one table, in a browser that came by a link which the bot gave them in private.
//!
//! * Loading the page uses no link up, and no secret is in an address that is sent: the page takes it from behind the sign `#`
//!   and posts it when somebody presses a button ([`enter`]).
//! * The browser then has a secret of its own, in a cookie for that table alone. It counts until the game is over, the member
//!   holds no seat there any more, or they end it. A browser without one gets the same answer whatever the reason.
//! * What is done here goes to the chat as typed words of the member ([`Errand`]): with the authority, limits, secrecy and
//!   posts of a direct message, and at that table only.
//! * Another site can neither send the cookie (`SameSite`) nor post anything (`Origin`), and nothing here is kept on the way.

use super::answer::{HTML, Otherwise};
use super::html::escaped;
use super::shared::{MOST_BODY, Web, number_of, say};
use crate::page::board::{self, button_of};
use crate::page::labels::{board_labels, locale};
use crate::page::refusal::{Answer, Refusal};
use crate::page::who::{Body, Gate, Who};
use crate::page::with_board;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts as _, Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, COOKIE, HeaderName, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use liege_chat::{
    self as chat, Errand, ErrandRefused, ErrandWords, Fault, Incoming, Person, Place, Rights, Said,
    asks_first, is_for_programs, text_seen,
};
use liege_store::{BearerSecret, Scope};
use liege_table::Status;
use liege_words::Language;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// The cookie of a browser.
pub(super) const COOKIE_NAME: &str = "liege-seat";
/// How many seconds a browser keeps it: as long as browsers keep any.
const KEPT: u32 = 400 * 24 * 60 * 60;
/// The most bytes of the id of a request.
const LONGEST_REQUEST: usize = 100;

/// The addresses of a seat.
pub(super) fn routes() -> Router<Arc<Web>> {
    let own = board::routes::<Web>()
        .route("/", get(page))
        .route("/api/enter", post(enter))
        .route("/api/leave", post(leave))
        .route("/api/state", get(state))
        .route("/api/play", post(play))
        .route("/api/say", post(said));
    Router::new().nest("/seat/{table}", own.layer(from_fn(unkept)))
}

/// The secrets of browsers in the cookies that were sent. A neighbouring site may have added some of its own.
fn cookies(headers: &HeaderMap) -> impl Iterator<Item = BearerSecret> {
    let sent = headers.get_all(COOKIE).iter().filter_map(|sent| sent.to_str().ok());
    let named = sent.flat_map(|sent| sent.split(';')).filter_map(|one| one.trim().split_once('='));
    named.filter(|(name, _)| *name == COOKIE_NAME).filter_map(|(_, value)| BearerSecret::given(value)).take(4)
}

/// The member for whom a browser plays at a table now.
async fn seated(web: &Web, headers: &HeaderMap, table: i64) -> Result<Option<chat::Viewer>, Fault> {
    for browser in cookies(headers) {
        let Some(member) = web.store.member_of_browser(&browser, table).await? else { continue };
        // A file that has replaced the data file says nothing about any browser.
        if let Some(loss) = web.store.loss() {
            return Err(Fault::Store(liege_store::StoreError::Lost(loss)));
        }
        let viewer = chat::viewer(&web.chat, &member).await?;
        if viewer.is_some() && holds_seat(web, &member, table).await? {
            return Ok(viewer);
        }
    }
    Ok(None)
}

/// Whether a member holds a seat at a table, and its game is on.
async fn holds_seat(web: &Web, member: &str, table: i64) -> Result<bool, Fault> {
    let table = web.store.table(table).await?;
    Ok(table.is_some_and(|table| table.status() == Status::Playing && table.plays(member)))
}

/// Whether another site caused a request.
fn is_foreign(web: &Web, method: &Method, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let site = text(HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|site| site != "same-origin") {
        return true;
    }
    // Browsers name the origin of every request that may change something.
    match text(ORIGIN) {
        Some(origin) => !web.public_url.is_origin(origin),
        None => method != Method::GET,
    }
}

/// The refusal for a browser that may not play at a table, whatever the reason.
fn gone(language: Language) -> Refusal {
    Refusal::new(StatusCode::UNAUTHORIZED, say(language, "web-seat-gone"))
}

fn foreign(language: Language) -> Refusal {
    Refusal::new(StatusCode::FORBIDDEN, say(language, "web-seat-foreign"))
}

fn fault(language: Language) -> impl Fn(Fault) -> Refusal {
    move |fault| {
        tracing::error!(%fault, "a seat's page");
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, say(language, "web-seat-fault"))
    }
}

impl Gate for Web {
    async fn who(&self, parts: &mut Parts) -> Result<Who, Refusal> {
        let language = self.language(&parts.headers);
        if is_foreign(self, &parts.method, &parts.headers) {
            return Err(foreign(language));
        }
        let table = number_of(Path::from_request_parts(parts, &()).await).ok_or_else(|| gone(language))?;
        let seated = seated(self, &parts.headers, table).await.map_err(fault(language))?;
        let viewer = seated.ok_or_else(|| gone(language))?;
        let locale = locale(&parts.headers);
        let chosen = viewer.member.language.unwrap_or(language);
        let person = Person {
            id: viewer.member.id,
            name: viewer.member.name,
            locale: Some(language),
            rights: Rights::default(),
        };
        let desk = Arc::clone(&self.chat);
        Ok(Who { desk, person, place: Place::default(), only: Some(table), language: chosen, locale })
    }

    fn language(&self, headers: &HeaderMap) -> Language {
        Web::language(self, headers)
    }

    fn most(&self, _: &str) -> usize {
        MOST_BODY
    }
}

/// `GET /seat/<table>`: the page is the same for everybody, and whether there is such a table or not.
async fn page(
    State(web): State<Arc<Web>>,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Result<Response, Otherwise> {
    let table = number_of(path).ok_or(Otherwise::Missing)?;
    let language = web.language(&headers);
    let mut html = with_board(include_str!("seat.html"));
    html = html.replace("{table}", &table.to_string()).replace("{language}", language.code());
    for (mark, id) in [
        ("{script}", "web-seat-script"),
        ("{about}", "web-seat-about"),
        ("{open}", "web-seat-open"),
        ("{gone}", "web-seat-gone"),
        ("{leave}", "web-seat-leave"),
        ("{input}", "web-seat-input"),
    ] {
        html = html.replace(mark, &escaped(&say(language, id)));
    }
    Ok(([(CONTENT_TYPE, HTML)], html).into_response())
}

/// A link that is used.
#[derive(Deserialize)]
struct Entering {
    link: String,
}

/// `POST /seat/<table>/api/enter`: uses a link up, and gives this browser a secret of its own.
async fn enter(
    State(web): State<Arc<Web>>,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    Body(entering): Body<Entering>,
) -> Result<Response, Refusal> {
    let language = web.language(&headers);
    if is_foreign(&web, &Method::POST, &headers) {
        return Err(foreign(language));
    }
    let table = number_of(path).ok_or_else(|| gone(language))?;
    let link = BearerSecret::given(&entering.link).ok_or_else(|| gone(language))?;
    let (browser, fault) = (BearerSecret::drawn(), fault(language));
    let used = web.store.use_seat_link(&link, table, &browser, web.chat.now()).await;
    let member = used.map_err(|error| fault(error.into()))?.ok_or_else(|| gone(language))?;
    for old in cookies(&headers) {
        web.store.drop_browser(&old).await.map_err(|error| fault(error.into()))?;
    }
    if !holds_seat(&web, &member, table).await.map_err(&fault)? {
        return Err(gone(language));
    }
    Ok(with_cookie(&web, table, browser.reveal(), KEPT))
}

/// `POST /seat/<table>/api/leave`: this browser plays there no more.
async fn leave(State(web): State<Arc<Web>>, who: Who, headers: HeaderMap) -> Result<Response, Refusal> {
    for browser in cookies(&headers) {
        web.store.drop_browser(&browser).await.map_err(|error| fault(who.language)(error.into()))?;
    }
    Ok(with_cookie(&web, who.only.unwrap_or_default(), "", 0))
}

/// An answer that sets the cookie of a table. Scripts can't read it, and only requests of this site have it.
fn with_cookie(web: &Web, table: i64, value: &str, kept: u32) -> Response {
    let secure = if web.public_url.is_secure() { "; Secure" } else { "" };
    let cookie = format!(
        "{COOKIE_NAME}={value}; Path=/seat/{table}; Max-Age={kept}; HttpOnly; SameSite=Strict{secure}"
    );
    let mut response = Json(json!({})).into_response();
    response.headers_mut().extend(HeaderValue::from_str(&cookie).ok().map(|cookie| (SET_COOKIE, cookie)));
    response
}

/// `GET /seat/<table>/api/state`
async fn state(who: Who) -> Answer<Value> {
    let (language, name) = (who.language, &who.person.name);
    Ok(Json(json!({ "language": language.code(), "name": name, "words": board_labels(language) })))
}

/// A button of the board or of an answer.
#[derive(Deserialize)]
struct Playing {
    play: String,
    request: String,
}

/// `POST /seat/<table>/api/play`
async fn play(State(web): State<Arc<Web>>, who: Who, Body(asked): Body<Playing>) -> Answer<Value> {
    run(&web, who, ErrandWords::Press(asked.play), &asked.request).await
}

/// A text that was typed.
#[derive(Deserialize)]
struct Saying {
    text: String,
    request: String,
}

/// `POST /seat/<table>/api/say`
async fn said(State(web): State<Arc<Web>>, who: Who, Body(asked): Body<Saying>) -> Answer<Value> {
    run(&web, who, ErrandWords::Typed(asked.text), &asked.request).await
}

/// Does what a member asks for, once for each request, and returns the answers to them.
async fn run(web: &Web, who: Who, words: ErrandWords, request: &str) -> Answer<Value> {
    let Who { person, place, language, only, .. } = who;
    if !(1..=LONGEST_REQUEST).contains(&request.len()) {
        return Err(Refusal::new(StatusCode::BAD_REQUEST, say(language, "web-seat-request")));
    }
    let id = only.unwrap_or_default();
    let errand = Arc::new(Errand::new(id, words, Scope::ALL.into_iter().collect(), None));
    let heard = format!("seat:{}:{request}", person.id);
    let incoming = Incoming {
        id: Some(heard),
        who: person,
        place,
        said: Said::Program(Arc::clone(&errand)),
        known: Vec::new(),
        files: Vec::new(),
    };
    let answers = chat::handle(&web.chat, incoming).await;
    let table = web.store.table(id).await.map_err(|error| fault(language)(error.into()))?;
    let plain = |text: &str| table.as_ref().map_or_else(|| text.to_owned(), |table| text_seen(table, text));
    if errand.refused() == Some(ErrandRefused::Unfit) {
        let unfit = json!({ "text": say(language, "web-seat-unfit"), "buttons": [] });
        return Ok(Json(json!({ "answers": [unfit] })));
    }
    let mut told = Vec::with_capacity(answers.len());
    for answer in &answers {
        let may = |id: &str| is_for_programs(id) && !asks_first(id);
        let buttons: Vec<Value> =
            answer.buttons.iter().filter(|button| may(&button.id)).map(button_of).collect();
        told.push(json!({ "text": plain(&answer.text), "buttons": buttons }));
    }
    if matches!(errand.refused(), Some(ErrandRefused::TooMuch(_))) {
        let said: Vec<String> = answers.iter().map(|answer| plain(&answer.text)).collect();
        return Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, said.join("\n")));
    }
    Ok(Json(json!({ "answers": told })))
}

/// Keeps answers from being stored on the way or in the browser, shown elsewhere, or listed.
async fn unkept(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    for (name, value) in
        [("x-robots-tag", "noindex, nofollow"), ("cross-origin-resource-policy", "same-origin")]
    {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}
