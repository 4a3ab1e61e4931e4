//! The description of the interface: for programs (`OpenAPI`), and on a small page for people.

use super::act::{ActAsked, Acted, MoveAsked, TableAsked};
use super::hooks::{HookAsked, HookSeen};
use super::look::MeSeen;
use super::problem::Problem;
use super::{act, contests, hooks, look};
use axum::Json;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::response::{Html, IntoResponse};
use serde_json::Value;
use std::fmt::Write as _;
use std::sync::LazyLock;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

/// The description, collected from the handlers.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Liege",
        description = "Programs play at a member's tables. Members make tokens in the chat (`token new NAME`). \
            Everything that is refused answers with a problem (RFC 9457) in words for people.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        look::me, look::tables, look::open, look::table, look::position, look::legal, look::log, look::picture, act::open, act::play, act::act, contests::list,
        contests::contest, contests::round, contests::file, contests::act, hooks::list,
        hooks::make, hooks::remove
    ),
    components(schemas(MeSeen, TableAsked, MoveAsked, ActAsked, Acted, HookAsked, HookSeen, Problem)),
    modifiers(&Tokens),
    security(("token" = [])),
    tags((name = "looking", description = "Scope `read`; tables that are on the web can be read without a token"), (name = "playing", description = "Scopes `open`, `play` and `talk`"),
        (name = "contests", description = "Scopes `read` and `play`; contests that are on the web can be read without a token"),
        (name = "hooks", description = "Scope `hooks`"))
)]
struct Description;

struct Tokens;

impl Modify for Tokens {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme =
            HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("A member's token")).build();
        openapi.components.get_or_insert_default().add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// The interface in the form of `OpenAPI` 3.1.
pub fn description() -> &'static Value {
    static MADE: LazyLock<Value> =
        LazyLock::new(|| serde_json::to_value(Description::openapi()).unwrap_or_default());
    &MADE
}

/// Handles `GET /v1/openapi.json`.
pub(super) async fn openapi() -> Json<&'static Value> {
    Json(description())
}

/// Handles `GET /`.
pub(super) async fn page() -> impl IntoResponse {
    static PAGE: LazyLock<String> = LazyLock::new(written);
    ([(CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'")], Html(PAGE.as_str()))
}

/// The page: a line for each path.
fn written() -> String {
    let text = |value: &Value| coded(&escaped(value.as_str().unwrap_or_default()));
    let mut rows = String::new();
    for (path, ways) in description()["paths"].as_object().into_iter().flatten() {
        for (way, told) in ways.as_object().into_iter().flatten() {
            let (summary, about) = (text(&told["summary"]), text(&told["description"]));
            let _ = writeln!(
                rows,
                "<tr><th><code>{} {}</code></th><td><b>{summary}</b> {about}</td></tr>",
                way.to_uppercase(),
                escaped(path)
            );
        }
    }
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Liege for programs</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><style>body{{font:16px/1.5 system-ui,sans-serif;\
         max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}}th,td{{text-align:left;\
         vertical-align:top;padding:.4rem .8rem .4rem 0}}</style></head><body><h1>Liege for programs</h1>\
         <p>Make a token in the chat (<code>token new NAME</code>) and send it with every request: \
         <code>Authorization: Bearer TOKEN</code>. <a href=\"/v1/openapi.json\">/v1/openapi.json</a> describes all of this \
         for programs.</p>\n<table>\n{rows}</table></body></html>\n"
    )
}

/// Turns the text between backticks into code.
fn coded(text: &str) -> String {
    let parts = text.split('`').enumerate();
    parts
        .map(|(nth, part)| if nth % 2 == 1 { format!("<code>{part}</code>") } else { part.to_owned() })
        .collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
