//! Contests: those of the member, and those that are on the web, which anybody may read.

use super::act::{ActAsked, Acted, Target, run};
use super::caller::{Anybody, Asked, Body, Caller};
use super::look::{Otherwise, json};
use super::problem::Problem;
use super::shared::Api;
use crate::etag::marked;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, HeaderValue};
use axum::response::Response;
use liege_chat::{self as chat, ContestFound, ContestLineSeen, ContestSeen, RoundSeen, Viewer};
use liege_store::{About, Scope};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// The place whose contests are listed.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PlaceAsked {
    /// The id of a server.
    pub server: Option<String>,
    /// The id of a channel or thread.
    pub channel: Option<String>,
}

/// Contests
///
/// Without a place: those that are not over in which the member plays, or which they organise or judge. With one: the newest 25
/// there, as far as they are the member’s own or on the web; those on the web without a token, too.
#[utoipa::path(get, path = "/v1/contests", operation_id = "contests", tag = "contests", params(PlaceAsked), security((), ("token" = [])),
    responses((status = 200, body = Vec<ContestLineSeen>), Otherwise))]
pub(super) async fn list(
    State(api): State<Arc<Api>>,
    anybody: Anybody,
    Asked(place): Asked<PlaceAsked>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let viewer = anybody.viewer()?;
    let place = (place.server.as_deref(), place.channel.as_deref());
    if viewer.is_none() && place == (None, None) {
        return Err(Problem::no_token());
    }
    Ok(json(&headers, &chat::contests_seen(&api.chat, viewer, place).await?))
}

/// A contest
///
/// Its entrants and standings with tie-breaks.
#[utoipa::path(get, path = "/v1/contests/{contest}", tag = "contests", security((), ("token" = [])),
    params(("contest" = i64, Path, description = "Its number")),
    responses((status = 200, body = ContestSeen), Otherwise))]
pub(super) async fn contest(
    State(api): State<Arc<Api>>,
    anybody: Anybody,
    Path(contest): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    Ok(json(&headers, &found(&api, anybody.viewer()?, &contest).await?.seen()))
}

/// The pairings of a round
#[utoipa::path(get, operation_id = "contest_round", path = "/v1/contests/{contest}/rounds/{round}", tag = "contests", security((), ("token" = [])),
    params(("contest" = i64, Path, description = "Its number"), ("round" = u32, Path, description = "The round, from 1")),
    responses((status = 200, body = RoundSeen), Otherwise))]
pub(super) async fn round(
    State(api): State<Arc<Api>>,
    anybody: Anybody,
    Path((contest, round)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let found = found(&api, anybody.viewer()?, &contest).await?;
    let paired = round.parse().ok().and_then(|round| found.round(round)).ok_or_else(|| {
        let rounds = found.seen().rounds;
        let detail = format!("There is no round {round} yet; so far there are {rounds}.");
        Problem::new(StatusCode::NOT_FOUND, "not-found", "No such round", detail)
    })?;
    Ok(json(&headers, &paired))
}

/// A contest as a file
///
/// `csv` is the standing, `trf26` and `trf16` are tournament reports of FIDE (of a Swiss or a round robin for two), `json` is the
/// whole contest once it is over, for its own people.
#[utoipa::path(get, operation_id = "contest_file", path = "/v1/contests/{contest}/files/{kind}", tag = "contests", security((), ("token" = [])),
    params(("contest" = i64, Path, description = "Its number"),
        ("kind" = String, Path, description = "`csv`, `trf26`, `trf16` or `json`")),
    responses((status = 200, description = "The file",
        content((String = "text/csv"), (String = "text/plain"), (Object = "application/json"))), Otherwise))]
pub(super) async fn file(
    State(api): State<Arc<Api>>,
    anybody: Anybody,
    Path((contest, kind)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let files = found(&api, anybody.viewer()?, &contest).await?.files();
    let kinds: Vec<&str> = files.iter().map(|(kind, _)| *kind).collect();
    let none = || {
        let detail =
            format!("There is no file “{kind}” of this contest now; there are: {}.", kinds.join(", "));
        Problem::new(StatusCode::NOT_FOUND, "not-found", "No such file", detail)
    };
    let (_, file) = files.iter().find(|(known, _)| *known == kind).ok_or_else(none)?;
    let mut response = marked(&headers, file.media, &file.bytes);
    let name = HeaderValue::try_from(format!("attachment; filename=\"{}\"", file.name));
    if let Ok(name) = name {
        response.headers_mut().insert(CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

/// Join, withdraw …
///
/// Use the words of the chat (`join`, `leave`, `ready`, `bye 3`, `again`, `withdraw`), or one of the choices that it offered. It
/// needs the scope `play`, and the chat refuses what it would refuse to the member. To withdraw asks for confirmation (409
/// `asked`): say `yes`, or press the offered choice.
#[utoipa::path(post, operation_id = "contest_act", path = "/v1/contests/{contest}/acts", tag = "contests",
    params(("contest" = i64, Path, description = "Its number"),
        ("Idempotency-Key" = Option<String>, Header, description = "Asked again with it, nothing is done twice")),
    request_body = ActAsked,
    responses((status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json")))]
pub(super) async fn act(
    State(api): State<Arc<Api>>,
    caller: Caller,
    Path(contest): Path<String>,
    headers: HeaderMap,
    Body(asked): Body<ActAsked>,
) -> Result<Response, Problem> {
    caller.needs(Scope::Play)?;
    let id = found(&api, Some(&caller.viewer), &contest).await?.id();
    if asked.number.is_some() {
        return Err(Problem::request("A contest has no `number`: leave it out."));
    }
    Box::pin(run(&api, &caller, Target::Of(About::Contest(id)), asked.words()?, (None, &headers))).await
}

async fn found(api: &Api, viewer: Option<&Viewer>, contest: &str) -> Result<ContestFound, Problem> {
    let id = contest.parse::<i64>();
    let id = id.map_err(|_| Problem::request("A contest is named by its number, /v1/contests/3."))?;
    chat::contest_found(&api.chat, viewer, id).await?.ok_or_else(|| Problem::no_such_contest(contest))
}
