//! Moves and acts, which are passed to the chat as the member's own words.

use super::caller::{Body, Caller, TableId};
use super::once::{key, respond};
use super::problem::{ChoiceSeen, Problem};
use super::shared::Api;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use liege_chat::{
    self as chat, Answer, ContestFound, ContestSeen, Errand, ErrandRefused, ErrandWords, Incoming, TableSeen,
    is_confirmation, is_for_programs, text_seen,
};
use liege_store::{About, Scope};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use utoipa::ToSchema;

/// A request to play a move.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveAsked {
    /// The move, in canonical notation or as people type it; several actions of one turn separated by `;`.
    #[serde(rename = "move")]
    #[schema(example = "e4")]
    pub action: String,
    /// The number of actions that the program was shown (`number`): if the game has gone on since, nothing is
    /// played.
    pub number: usize,
}

/// A request for any other action.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ActAsked {
    /// The words that a member would type: `Red, be my vassal`, `draw?`, `answer 17 yes`, `resign`,
    /// `takeback`, `join`, `whisper red …`.
    #[schema(example = "answer 17 yes")]
    pub say: Option<String>,
    /// One of the `choices` that were offered, instead of words.
    pub press: Option<String>,
    /// The number of actions that the program was shown; without it, the act is done whatever happened
    /// meanwhile.
    pub number: Option<usize>,
}

/// The outcome.
#[derive(Debug, Serialize, ToSchema)]
pub struct Acted {
    /// Whether it was done before, with the same Idempotency-Key.
    pub repeated: bool,
    /// The answers to the member.
    pub said: Vec<String>,
    /// The table as it is now; null if the member no longer has a part in it.
    pub table: Option<TableSeen>,
    /// The contest as it is now, after an act there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contest: Option<ContestSeen>,
}

/// Play a move
///
/// The move is stored before the answer is sent. A move for another seat, out of turn or against the rules is
/// refused with the referee's reason (422); so is a move for an earlier position (409).
#[utoipa::path(post, path = "/v1/tables/{table}/moves", tag = "playing",
    params(("table" = i64, Path, description = "Its number"),
        ("Idempotency-Key" = Option<String>, Header, description = "Asked again with it, nothing is done twice")),
    request_body = MoveAsked,
    responses((status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json")))]
pub(super) async fn play(
    State(api): State<Arc<Api>>,
    caller: Caller,
    TableId(table): TableId,
    headers: HeaderMap,
    Body(asked): Body<MoveAsked>,
) -> Result<Response, Problem> {
    caller.needs(Scope::Play)?;
    caller.table(&api, table).await?;
    let words = ErrandWords::Move(asked.action.clone());
    Box::pin(run(&api, &caller, About::Table(table), words, (Some(asked.number), &headers))).await
}

/// Offer, answer, resign, propose, join …
///
/// Use words that the chat understands, or one of the choices that it offered. Negotiation with others needs
/// the scope `talk`, everything else `play`. For an act that can't be taken back the referee asks for
/// confirmation (409 `asked`): say `yes`, or press the offered choice.
#[utoipa::path(post, path = "/v1/tables/{table}/acts", tag = "playing",
    params(("table" = i64, Path, description = "Its number"),
        ("Idempotency-Key" = Option<String>, Header, description = "Asked again with it, nothing is done twice")),
    request_body = ActAsked,
    responses((status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json")))]
pub(super) async fn act(
    State(api): State<Arc<Api>>,
    caller: Caller,
    TableId(table): TableId,
    headers: HeaderMap,
    Body(asked): Body<ActAsked>,
) -> Result<Response, Problem> {
    if !caller.token.scopes.has(Scope::Talk) {
        caller.needs(Scope::Play)?;
    }
    caller.table(&api, table).await?;
    let number = asked.number;
    Box::pin(run(&api, &caller, About::Table(table), asked.words()?, (number, &headers))).await
}

impl ActAsked {
    /// The words of the request.
    ///
    /// # Errors
    /// There are none, or two kinds of them.
    pub(super) fn words(self) -> Result<ErrandWords, Problem> {
        match (self.say, self.press) {
            (Some(text), None) => Ok(ErrandWords::Typed(text)),
            (None, Some(id)) => Ok(ErrandWords::Press(id)),
            _ => {
                Err(Problem::request("Send either `say`, in words, or `press`, one of the choices offered."))
            }
        }
    }
}

/// Does what a program asks at a table or in a contest that its member may see.
pub(super) async fn run(
    api: &Api,
    caller: &Caller,
    about: About,
    words: ErrandWords,
    (number, headers): (Option<usize>, &HeaderMap),
) -> Result<Response, Problem> {
    let member = &caller.viewer.member.id;
    let answer = match key(headers)? {
        Some(key) => {
            let id = format!("api:{member}:{key}");
            let asked = match about {
                About::Table(table) => json!([table, format!("{words:?}"), number]),
                About::Contest(_) => json!([format!("{about:?}"), format!("{words:?}")]),
            };
            let work = async {
                // It may have been done before a restart.
                match api.store.was_heard(&id).await? {
                    true => acted(api, caller, about, (true, Vec::new())).await,
                    false => do_it(api, caller, about, words, number, &id).await,
                }
            };
            let (answer, again) = api.once.get(&id, &asked, Box::pin(work)).await?;
            if again { repeated(&answer) } else { answer }
        }
        None => {
            let id = format!("api:{member}:{:032x}", rand::random::<u128>());
            Arc::new(do_it(api, caller, about, words, number, &id).await?)
        }
    };
    Ok(respond(&answer))
}

/// An answer that was given before.
fn repeated(answer: &Arc<Value>) -> Arc<Value> {
    let mut answer = Value::clone(answer);
    if let Some(repeated) = answer.get_mut("repeated") {
        *repeated = Value::Bool(true);
    }
    Arc::new(answer)
}

/// Does it, under an id that is stored with the change.
async fn do_it(
    api: &Api,
    caller: &Caller,
    about: About,
    words: ErrandWords,
    number: Option<usize>,
    heard: &str,
) -> Result<Value, Problem> {
    let errand = Arc::new(Errand::new(about, words, caller.token.scopes, number));
    let (table, contest) = caller.sees(api, about).await?;
    let place = contest.as_ref().map(ContestFound::place).unwrap_or_default();
    let said = Incoming { place, ..caller.says(&errand, Some(heard.to_owned())) };
    let answers = chat::handle(&api.chat, said).await;
    let plain = |answer: &Answer| match (&table, &contest) {
        (Some(table), _) => text_seen(table, &answer.text),
        (_, Some(contest)) => contest.text(&answer.text),
        (None, None) => answer.text.clone(),
    };
    let said: Vec<String> = answers.iter().map(plain).filter(|text| !text.is_empty()).collect();
    // The id is stored with the change, in one transaction: this tells for certain.
    if api.store.was_heard(heard).await? {
        return acted(api, caller, about, (false, said)).await;
    }
    let detail = said.join("\n");
    let new = |status, kind, title| Problem::new(status, kind, title, detail.clone());
    let (table, _) = caller.sees(api, about).await?;
    let now = table.map(|table| caller.viewer.line(&table).number);
    let problem = match errand.refused() {
        Some(ErrandRefused::Stale) => new(StatusCode::CONFLICT, "stale", "The game has gone on"),
        Some(ErrandRefused::Scope(_)) => {
            new(StatusCode::FORBIDDEN, "scope", "The token is not good for that")
        }
        Some(ErrandRefused::Unfit) => {
            new(StatusCode::UNPROCESSABLE_ENTITY, "unfit", "No program may ask for that")
        }
        Some(ErrandRefused::TooMuch(until)) => Problem::too_much(until, api.chat.now()),
        Some(ErrandRefused::Asked) => new(StatusCode::CONFLICT, "asked", "Is it meant?"),
        Some(ErrandRefused::Broken) => new(StatusCode::INTERNAL_SERVER_ERROR, "fault", "A fault"),
        // It is a question that a button answers.
        None if answers
            .iter()
            .flat_map(|answer| &answer.buttons)
            .any(|button| is_confirmation(&button.id)) =>
        {
            new(StatusCode::CONFLICT, "asked", "Is it meant?")
        }
        // Somebody else was faster.
        None if number.is_some() && now != number => {
            new(StatusCode::CONFLICT, "stale", "The game has gone on")
        }
        None => new(StatusCode::UNPROCESSABLE_ENTITY, "refused", "It is refused"),
    };
    let buttons = answers.iter().flat_map(|answer| &answer.buttons).map(ChoiceSeen::from);
    let options = answers.iter().filter_map(|answer| answer.menu.as_ref()).flat_map(|menu| &menu.options);
    let options = options.map(|option| ChoiceSeen { label: option.label.clone(), press: option.id.clone() });
    let may = |choice: &ChoiceSeen| is_for_programs(&choice.press);
    Err(problem.with(buttons.chain(options).filter(may).collect()))
}

/// The answer about a finished act.
async fn acted(
    api: &Api,
    caller: &Caller,
    about: About,
    (repeated, said): (bool, Vec<String>),
) -> Result<Value, Problem> {
    let (table, contest) = caller.sees(api, about).await?;
    let table = table.map(|table| caller.viewer.table(&table));
    let contest = contest.map(|contest| contest.seen());
    Ok(serde_json::to_value(Acted { repeated, said, table, contest }).unwrap_or_default())
}
