//! Webhooks of programs.

use super::address::{self, Refused};
use super::caller::{Body, Caller};
use super::post_office::standard_secret;
use super::problem::Problem;
use super::shared::Api;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use liege_store::{Hook, MOST_HOOKS, Scope};
use liege_table::Tiding;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// The longest address, in characters.
const LONGEST: usize = 500;

/// A request for a webhook.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HookAsked {
    /// The address: `https://`, and not in a private network.
    #[schema(example = "https://example.org/liege")]
    pub url: String,
    /// The events: `turn`, `offer`, `changed`, `ended`, `paired`, `contest-ended`; without this, all of them.
    pub events: Option<Vec<String>>,
}

/// A webhook.
#[derive(Debug, Serialize, ToSchema)]
pub struct HookSeen {
    /// Its id.
    pub id: i64,
    /// The address.
    pub url: String,
    /// The events.
    pub events: Vec<String>,
    /// The time since which no message has arrived there, if the last one failed.
    pub failed: Option<String>,
    /// The secret that signs every message; shown only when the hook is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// That secret in the form that libraries of Standard Webhooks take.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standard_secret: Option<String>,
}

impl From<Hook> for HookSeen {
    fn from(hook: Hook) -> HookSeen {
        HookSeen {
            id: hook.id,
            url: hook.url,
            events: hook.events.iter().map(|event| event.code().to_owned()).collect(),
            failed: hook.failed.map(|at| at.to_string()),
            secret: None,
            standard_secret: None,
        }
    }
}

/// The webhooks
#[utoipa::path(get, operation_id = "hooks", path = "/v1/hooks", tag = "hooks", responses((status = 200, body = Vec<HookSeen>),
    (status = "4XX", body = Problem, content_type = "application/problem+json")))]
pub(super) async fn list(State(api): State<Arc<Api>>, caller: Caller) -> Result<Response, Problem> {
    caller.needs(Scope::Hooks)?;
    let hooks = api.store.hooks_of(&caller.viewer.member.id).await?;
    Ok(Json(hooks.into_iter().map(HookSeen::from).collect::<Vec<_>>()).into_response())
}

/// Be told by HTTP
///
/// Messages are sent as JSON (`POST`), signed, and tried again for a day; docs/programs/api.md describes how
/// to check the signature.
#[utoipa::path(post, operation_id = "make_hook", path = "/v1/hooks", tag = "hooks", request_body = HookAsked,
    responses((status = 201, body = HookSeen),
        (status = "4XX", body = Problem, content_type = "application/problem+json")))]
pub(super) async fn make(
    State(api): State<Arc<Api>>,
    caller: Caller,
    Body(asked): Body<HookAsked>,
) -> Result<Response, Problem> {
    caller.needs(Scope::Hooks)?;
    if asked.url.len() > LONGEST {
        return Err(Problem::request(format!("An address may have {LONGEST} characters.")));
    }
    let url = address::checked(&asked.url, api.private).map_err(refused)?;
    let all = Tiding::ALL.map(Tiding::code).join(", ");
    let wrong = |code: &String| Problem::request(format!("There is no event “{code}”: {all}."));
    let events: Vec<Tiding> = match &asked.events {
        None => Tiding::ALL.to_vec(),
        Some(codes) => {
            let read = codes.iter().map(|code| Tiding::of_code(code).ok_or_else(|| wrong(code)));
            let read: Vec<Tiding> = read.collect::<Result<_, _>>()?;
            // Each is stored once, however often it was named.
            Tiding::ALL.into_iter().filter(|event| read.contains(event)).collect()
        }
    };
    if events.is_empty() {
        return Err(Problem::request("Name at least one event, or leave `events` out to be told of all."));
    }
    let member = &caller.viewer.member.id;
    let made = api.store.make_hook((member, caller.token.id), url.as_str(), &events, api.chat.now()).await?;
    let Some((id, secret)) = made else {
        let detail = format!("There are {MOST_HOOKS} webhooks already: delete one first.");
        return Err(Problem::new(StatusCode::CONFLICT, "full", "Too many webhooks", detail));
    };
    let seen = HookSeen {
        id,
        url: url.into(),
        events: events.iter().map(|event| event.code().to_owned()).collect(),
        failed: None,
        secret: secret.reveal().map(str::to_owned),
        standard_secret: secret.reveal().map(standard_secret),
    };
    Ok((StatusCode::CREATED, Json(seen)).into_response())
}

/// Be told no more
#[utoipa::path(delete, operation_id = "remove_hook", path = "/v1/hooks/{hook}", tag = "hooks",
    params(("hook" = i64, Path, description = "Its id")),
    responses((status = 204, description = "It is gone, with what was still to be sent"),
        (status = "4XX", body = Problem, content_type = "application/problem+json")))]
pub(super) async fn remove(
    State(api): State<Arc<Api>>,
    caller: Caller,
    Path(hook): Path<String>,
) -> Result<StatusCode, Problem> {
    caller.needs(Scope::Hooks)?;
    let member = &caller.viewer.member.id;
    let gone = match hook.parse() {
        Ok(id) => api.store.remove_hook(member, id).await?,
        Err(_) => false,
    };
    let none = || {
        Problem::new(
            StatusCode::NOT_FOUND,
            "not-found",
            "No such webhook",
            "There is no such webhook of this member’s.",
        )
    };
    if gone { Ok(StatusCode::NO_CONTENT) } else { Err(none()) }
}

fn refused(why: Refused) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "address", "Nothing is sent there", why.to_string())
}
