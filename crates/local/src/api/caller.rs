//! The parts of a request: its token, table, query and body.

use super::problem::Problem;
use super::shared::{Api, MOST_BODY};
use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::header::{AUTHORIZATION, HeaderMap};
use axum::http::request::Parts;
use liege_chat::{self as chat, ContestFound, Errand, Incoming, Person, Place, Rights, Said, Viewer};
use liege_store::{About, Scope, StoreError, Token, TokenText};
use liege_table::Table;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// The id that stands for those without a token among the ids of tokens, which begin with 1.
const NOBODY: i64 = 0;

/// A program with a valid token that has not made too many requests.
pub(super) struct Caller {
    pub(super) token: Token,
    pub(super) viewer: Viewer,
}

impl Caller {
    /// Checks that the token has a scope.
    pub(super) fn needs(&self, scope: Scope) -> Result<(), Problem> {
        if self.token.scopes.has(scope) { Ok(()) } else { Err(Problem::scope(scope)) }
    }

    /// The member in the chat's terms: a program manages nothing.
    fn person(&self) -> Person {
        let member = &self.viewer.member;
        Person { id: member.id.clone(), name: member.name.clone(), locale: None, rights: Rights::default() }
    }

    /// The program's request in the chat's terms, said at a place. `id` makes sure that it is handled only once.
    pub(super) fn says(&self, errand: &Arc<Errand>, place: Place, id: Option<String>) -> Incoming {
        Incoming {
            id,
            who: self.person(),
            place,
            said: Said::Program(Arc::clone(errand)),
            known: Vec::new(),
            files: Vec::new(),
        }
    }

    /// The table or the contest, if the member may see it.
    pub(super) async fn sees(
        &self,
        api: &Api,
        about: About,
    ) -> Result<(Option<Arc<Table>>, Option<ContestFound>), Problem> {
        Ok(match about {
            About::Table(id) => (chat::table_seen(&api.chat, &self.viewer, id).await?, None),
            About::Contest(id) => (None, chat::contest_found(&api.chat, Some(&self.viewer), id).await?),
        })
    }

    /// A table that the member may see.
    pub(super) async fn table(&self, api: &Api, id: i64) -> Result<Arc<Table>, Problem> {
        self.sees(api, About::Table(id)).await?.0.ok_or_else(|| Problem::no_such_table(id))
    }
}

/// The token that was sent.
fn sent(headers: &HeaderMap) -> Option<TokenText> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| TokenText::given(token.trim()))
}

impl FromRequestParts<Arc<Api>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Arc<Api>) -> Result<Caller, Problem> {
        let sent = sent(&parts.headers).ok_or_else(Problem::no_token)?;
        let now = api.chat.now();
        let token = api.store.token(&sent, now).await?;
        // A file that has replaced the data file says nothing about any token.
        if let Some(loss) = api.store.loss() {
            return Err(StoreError::Lost(loss).into());
        }
        let token = token.ok_or_else(Problem::no_token)?;
        chat::admits_request(&api.chat, token.id).map_err(|until| Problem::too_much(until, now))?;
        let viewer = chat::viewer(&api.chat, &token.member).await?.ok_or_else(Problem::no_token)?;
        Ok(Caller { token, viewer })
    }
}

/// A caller who asks for what is public: a program with a token, or anybody.
pub(super) struct Anybody(pub(super) Option<Caller>);

impl FromRequestParts<Arc<Api>> for Anybody {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Arc<Api>) -> Result<Anybody, Problem> {
        if parts.headers.contains_key(AUTHORIZATION) {
            return Caller::from_request_parts(parts, api).await.map(|caller| Anybody(Some(caller)));
        }
        // All who have no token share one allowance.
        let admitted = chat::admits_request(&api.chat, NOBODY);
        admitted.map_err(|until| Problem::too_much(until, api.chat.now()))?;
        Ok(Anybody(None))
    }
}

impl Anybody {
    /// The member with a token of the scope `read`, or nobody.
    pub(super) fn reader(self, api: &Api) -> Result<Viewer, Problem> {
        self.viewer()?;
        Ok(self.0.map_or_else(|| Viewer::nobody(&api.chat), |caller| caller.viewer))
    }

    /// The member, if a token was sent; it needs the scope `read`.
    pub(super) fn viewer(&self) -> Result<Option<&Viewer>, Problem> {
        self.0.as_ref().map(|caller| caller.needs(Scope::Read).map(|()| &caller.viewer)).transpose()
    }
}

/// The number of a table, in the path.
pub(super) struct TableId(pub(super) i64);

impl FromRequestParts<Arc<Api>> for TableId {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Arc<Api>) -> Result<TableId, Problem> {
        let read = Path::<i64>::from_request_parts(parts, api).await;
        read.map(|Path(id)| TableId(id))
            .map_err(|_| Problem::request("A table is named by its number, /v1/tables/12."))
    }
}

/// A table that the caller may see; one that is on the web, without a token, too.
pub(super) struct Looked {
    pub(super) caller: Option<Caller>,
    pub(super) viewer: Viewer,
    pub(super) table: Arc<Table>,
    /// The headers of the request.
    pub(super) headers: HeaderMap,
}

impl FromRequestParts<Arc<Api>> for Looked {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Arc<Api>) -> Result<Looked, Problem> {
        let anybody = Anybody::from_request_parts(parts, api).await?;
        anybody.viewer()?;
        let TableId(id) = TableId::from_request_parts(parts, api).await?;
        let nobody = Viewer::nobody(&api.chat);
        let viewer = anybody.0.as_ref().map_or(&nobody, |caller| &caller.viewer);
        let Some(table) = chat::table_seen(&api.chat, viewer, id).await? else {
            return Err(if anybody.0.is_some() { Problem::no_such_table(id) } else { Problem::no_token() });
        };
        let viewer = anybody.0.as_ref().map_or(nobody, |caller| caller.viewer.clone());
        Ok(Looked { caller: anybody.0, viewer, table, headers: parts.headers.clone() })
    }
}

/// The query of the request.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Api>> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, api: &Arc<Api>) -> Result<Asked<T>, Problem> {
        let read = Query::<T>::from_request_parts(parts, api).await;
        read.map(|Query(asked)| Asked(asked)).map_err(|error| Problem::request(error.body_text()))
    }
}

/// The body of the request.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<Api>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, api: &Arc<Api>) -> Result<Body<T>, Problem> {
        let read: Result<Json<T>, _> = Json::from_request(request, api).await;
        let Json(sent) = read.map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                let detail = format!("What is sent may be {} KiB long.", MOST_BODY / 1024);
                Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "request", "The request is too long", detail)
            }
            StatusCode::UNSUPPORTED_MEDIA_TYPE => {
                let detail = "Send JSON, with `Content-Type: application/json`.";
                Problem::new(
                    StatusCode::UNSUPPORTED_MEDIA_TYPE,
                    "request",
                    "The request can't be read",
                    detail,
                )
            }
            _ => Problem::request(error.body_text()),
        })?;
        Ok(Body(sent))
    }
}
