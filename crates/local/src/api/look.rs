//! Requests to see tables: a program may see what its member may see.

use super::caller::{Anybody, Asked, Caller, Looked};
use super::problem::Problem;
use super::shared::Api;
use crate::etag::marked;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::HeaderMap;
use axum::response::Response;
use liege_chat::spectator::board_shown;
use liege_chat::{
    self as chat, Errand, ErrandRefused, ErrandWords, LogSeen, MovesSeen, PositionSeen, TableLineSeen,
    TableSeen, position_seen, text_seen,
};
use liege_store::Scope;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::sync::Arc;
use utoipa::{IntoParams, IntoResponses, ToSchema};

/// The member, and the token.
#[derive(Debug, Serialize, ToSchema)]
pub struct MeSeen {
    /// The member's id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// The language of answers to the program.
    pub language: String,
    /// The name of the token.
    pub token: String,
    /// The scopes of the token.
    pub scopes: Vec<String>,
    /// The number of requests a minute that it may make; 0 is unlimited.
    pub requests_per_minute: u32,
}

/// Other possible answers.
#[derive(IntoResponses)]
#[allow(dead_code, reason = "it is only described")]
pub(super) enum Otherwise {
    /// Nothing has changed since the `ETag` sent as `If-None-Match`
    #[response(status = 304)]
    Same,
    /// The request is refused
    #[response(status = "4XX", content_type = "application/problem+json")]
    Refused(Problem),
}

pub(super) fn json(headers: &HeaderMap, seen: &impl Serialize) -> Response {
    marked(headers, "application/json", serde_json::to_vec(seen).unwrap_or_default())
}

/// The member and the token
#[utoipa::path(get, path = "/v1/me", tag = "looking", responses((status = 200, body = MeSeen), Otherwise))]
pub(super) async fn me(State(api): State<Arc<Api>>, caller: Caller, headers: HeaderMap) -> Response {
    let member = &caller.viewer.member;
    let me = MeSeen {
        id: member.id.clone(),
        name: member.name.clone(),
        language: caller.viewer.language().code().to_owned(),
        token: caller.token.name.clone(),
        scopes: caller.token.scopes.iter().map(|scope| scope.code().to_owned()).collect(),
        requests_per_minute: api.chat.limits().requests_per_minute,
    };
    json(&headers, &me)
}

/// The member's tables
///
/// Lists those that have not ended, the most urgent first.
#[utoipa::path(get, path = "/v1/tables", tag = "looking", responses((status = 200, body = Vec<TableLineSeen>), Otherwise))]
pub(super) async fn tables(
    State(api): State<Arc<Api>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    caller.needs(Scope::Read)?;
    Ok(json(&headers, &chat::tables_seen(&api.chat, &caller.viewer).await?))
}

/// The server whose open games are listed.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ServerAsked {
    /// The id of a server.
    pub server: String,
    /// The id of a game; without it, all games.
    pub game: Option<String>,
}

/// Tables that wait for players
///
/// Those of a server at which anybody can sit down: the ones on the web, also without a token; to a member who has played on that
/// server before, all that everybody there sees. `join` at `/v1/tables/{table}/acts` takes a seat.
#[utoipa::path(get, operation_id = "open_tables", path = "/v1/open", tag = "looking", params(ServerAsked), security((), ("token" = [])),
    responses((status = 200, body = Vec<TableSeen>), Otherwise))]
pub(super) async fn open(
    State(api): State<Arc<Api>>,
    anybody: Anybody,
    Asked(ServerAsked { server, game }): Asked<ServerAsked>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let viewer = anybody.reader(&api)?;
    let mut tables = chat::open_seen(&api.chat, &viewer, &server).await?;
    tables.retain(|table| game.as_ref().is_none_or(|game| *game == table.line.game));
    Ok(json(&headers, &tables))
}

/// A table
///
/// Seats, whose turn it is, clocks, offers and agreements, as the member sees them. Ask again with `If-None-Match`: 304 says
/// that nothing has changed.
#[utoipa::path(get, path = "/v1/tables/{table}", tag = "looking", security((), ("token" = [])),
    params(("table" = i64, Path, description = "Its number")),
    responses((status = 200, body = TableSeen), Otherwise))]
pub(super) async fn table(Looked { viewer, table, headers, .. }: Looked) -> Response {
    json(&headers, &viewer.table(&table))
}

/// A point of the game.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct At {
    /// The number of actions after which the position is shown; without it, the present position.
    pub at: Option<usize>,
}

/// The position
///
/// The position as a line of text. If seats may negotiate in private it is shown only when the game is over
/// (403), because it contains their agreements.
#[utoipa::path(get, path = "/v1/tables/{table}/position", tag = "looking", security((), ("token" = [])),
    params(("table" = i64, Path, description = "Its number"), At),
    responses((status = 200, body = PositionSeen), Otherwise))]
pub(super) async fn position(
    Looked { viewer, table, headers, .. }: Looked,
    Asked(At { at }): Asked<At>,
) -> Result<Response, Problem> {
    let now = viewer.line(&table).number;
    if at.is_some_and(|at| at > now) {
        let detail = format!("There are {now} actions so far.");
        return Err(Problem::new(StatusCode::NOT_FOUND, "not-found", "No such point", detail));
    }
    let position = position_seen(&table, at)?.ok_or_else(|| {
        let detail = "The position string says what stands between the seats, and at this table that may be secret: it is \
                      told when the game is over. The board is at picture.png.";
        Problem::new(StatusCode::FORBIDDEN, "secret", "The position is secret", detail)
    })?;
    Ok(json(&headers, &position))
}

/// The member's possible actions
///
/// Legal moves, if a seat of theirs may move, and the offers, answers and declarations open to them.
#[utoipa::path(get, path = "/v1/tables/{table}/legal", tag = "looking", security((), ("token" = [])),
    params(("table" = i64, Path, description = "Its number")),
    responses((status = 200, body = MovesSeen), Otherwise))]
pub(super) async fn legal(Looked { viewer, table, headers, .. }: Looked) -> Response {
    json(&headers, &viewer.moves(&table))
}

/// The beginning of a part of the log.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The number of actions after which the list begins; without it, everything. Entries that only the
    /// member's seats know of have no number, and are repeated until the next numbered entry.
    #[serde(default)]
    pub since: usize,
}

/// The log
#[utoipa::path(get, path = "/v1/tables/{table}/log", tag = "looking", security((), ("token" = [])),
    params(("table" = i64, Path, description = "Its number"), Since),
    responses((status = 200, body = LogSeen), Otherwise))]
pub(super) async fn log(
    Looked { viewer, table, headers, .. }: Looked,
    Asked(Since { since }): Asked<Since>,
) -> Result<Response, Problem> {
    Ok(json(&headers, &viewer.log(&table, since)?))
}

/// The view of the board.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Angle {
    /// The number of actions after which the board is shown; without it, the present one.
    pub at: Option<usize>,
    /// The seat at the bottom; without it, the member's.
    pub seat: Option<String>,
    /// The layout, if the game has several (`wide`).
    pub layout: Option<String>,
}

/// The board
///
/// A PNG of the board as the member sees it. It counts as a picture they asked for.
#[utoipa::path(get, path = "/v1/tables/{table}/picture.png", tag = "looking", security((), ("token" = [])),
    params(("table" = i64, Path, description = "Its number"), Angle),
    responses((status = 200, body = Vec<u8>, content_type = "image/png"), Otherwise))]
pub(super) async fn picture(
    State(api): State<Arc<Api>>,
    Looked { caller, viewer, table, headers }: Looked,
    Asked(Angle { at, seat, layout }): Asked<Angle>,
) -> Result<Response, Problem> {
    let Some(caller) = caller else {
        if seat.is_some() || layout.is_some() {
            return Err(Problem::request(
                "Without a token the board is shown in one way: leave out `seat` and `layout`.",
            ));
        }
        let picture = board_shown(&api.chat, &table, at, viewer.language()).await?;
        let none = || {
            Problem::new(
                StatusCode::NOT_FOUND,
                "not-found",
                "No such point",
                "There is no board of that point.",
            )
        };
        return Ok(marked(&headers, "image/png", &picture.ok_or_else(none)?.bytes));
    };
    let mut words = "board".to_owned();
    for word in [seat, layout].into_iter().flatten() {
        if word.is_empty() || !word.chars().all(|c| c.is_alphanumeric() || c == '-') {
            return Err(Problem::request("A seat and an arrangement are named by their ids."));
        }
        let _ = write!(words, " {word}");
    }
    if let Some(at) = at {
        let _ = write!(words, " at {at}");
    }
    let errand = Arc::new(Errand::new(table.id(), ErrandWords::Typed(words), Scope::Read.into(), None));
    let answers =
        chat::handle(&api.chat, caller.says(&errand, chat::place_seen(&viewer, &table), None)).await;
    if let Some(picture) = answers.iter().find_map(|answer| answer.pictures.first()) {
        return Ok(marked(&headers, "image/png", &picture.bytes));
    }
    if let Some(ErrandRefused::TooMuch(until)) = errand.refused() {
        return Err(Problem::too_much(until, api.chat.now()));
    }
    let said: Vec<String> = answers.iter().map(|answer| text_seen(&table, &answer.text)).collect();
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    Err(Problem::new(status, "refused", "There is no such picture", said.join("\n")))
}
