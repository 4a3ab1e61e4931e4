//! Moves and acts, which are passed to the chat as the member's own words.

use super::caller::{Body, Caller, TableId};
use super::once::{key, respond};
use super::problem::{ChoiceSeen, Problem};
use super::shared::Api;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use liege_chat::{
    self as chat, Answer, ContestFound, ContestSeen, Errand, ErrandRefused, ErrandWords, Place, TableSeen,
    is_confirmation, is_for_programs, text_seen,
};
use liege_store::{About, Scope};
use liege_table::Table;
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

/// A request to open a table or a seek in a channel.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableAsked {
    /// The id of the server. The member must have played there before.
    pub server: String,
    /// The id of the channel. Everybody on the server must see it.
    pub channel: String,
    /// The words that a member would type there: `new chess white=me`, `seek shogi time=3d`.
    #[schema(example = "new chess white=me")]
    pub say: Option<String>,
    /// One of the `choices` that were offered, instead of words.
    pub press: Option<String>,
}

/// The outcome.
#[derive(Debug, Serialize, ToSchema)]
pub struct Acted {
    /// Whether it was done before, with the same Idempotency-Key.
    pub repeated: bool,
    /// The answers to the member.
    pub said: Vec<String>,
    /// The table as it is now; null if the member no longer sees it, or if a request to open one is repeated after a restart.
    pub table: Option<TableSeen>,
    /// The contest as it is now, after an act there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contest: Option<ContestSeen>,
}

/// Open a table, or look for players
///
/// As if the member had typed it in that channel: the chat refuses what it would refuse there, and others are told as usual. Where
/// somebody already looks for players of the same game, 422 `refused` offers to join them or to open the seek all the same
/// (`choices`). It needs the scope `open`.
#[utoipa::path(post, operation_id = "open_table", path = "/v1/tables", tag = "playing",
    params(("Idempotency-Key" = Option<String>, Header, description = "Asked again with it, nothing is done twice")),
    request_body = TableAsked,
    responses((status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json")))]
pub(super) async fn open(
    State(api): State<Arc<Api>>,
    caller: Caller,
    headers: HeaderMap,
    Body(asked): Body<TableAsked>,
) -> Result<Response, Problem> {
    caller.needs(Scope::Open)?;
    let place = Place { server: Some(asked.server), channel: asked.channel, ..Place::default() };
    let words = ActAsked { say: asked.say, press: asked.press, number: None }.words()?;
    Box::pin(run(&api, &caller, Target::Channel(place), words, (None, &headers))).await
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
    Box::pin(run(&api, &caller, Target::Of(About::Table(table)), words, (Some(asked.number), &headers))).await
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
    Box::pin(run(&api, &caller, Target::Of(About::Table(table)), asked.words()?, (number, &headers))).await
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

/// The target of a request.
#[derive(Clone, Debug)]
pub(super) enum Target {
    /// A table or a contest.
    Of(About),
    /// A channel, in which a table is to be opened.
    Channel(Place),
}

/// Does what a program asks at a table or in a contest that its member may see, or in a channel.
pub(super) async fn run(
    api: &Api,
    caller: &Caller,
    target: Target,
    words: ErrandWords,
    (number, headers): (Option<usize>, &HeaderMap),
) -> Result<Response, Problem> {
    let member = &caller.viewer.member.id;
    let answer = match key(headers)? {
        Some(key) => {
            let id = format!("api:{member}:{key}");
            let asked = match &target {
                Target::Of(About::Table(table)) => json!([table, format!("{words:?}"), number]),
                Target::Of(about) => json!([format!("{about:?}"), format!("{words:?}")]),
                Target::Channel(place) => json!([place.server, place.channel, format!("{words:?}")]),
            };
            let work = async {
                // It may have been done before a restart.
                match api.store.was_heard(&id).await? {
                    true => acted(api, caller, &target, (true, Vec::new())).await,
                    false => do_it(api, caller, &target, words, number, &id).await,
                }
            };
            let (answer, again) = api.once.get(&id, &asked, Box::pin(work)).await?;
            if again { repeated(&answer) } else { answer }
        }
        None => {
            let id = format!("api:{member}:{:032x}", rand::random::<u128>());
            Arc::new(do_it(api, caller, &target, words, number, &id).await?)
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
    target: &Target,
    words: ErrandWords,
    number: Option<usize>,
    heard: &str,
) -> Result<Value, Problem> {
    let scopes = caller.token.scopes;
    let errand = Arc::new(match target {
        Target::Of(about) => Errand::new(*about, words, scopes, number),
        Target::Channel(_) => Errand::in_channel(words, scopes),
    });
    let (table, contest) = seen(api, caller, target).await?;
    let place = match (target, &table, &contest) {
        (Target::Channel(place), ..) => place.clone(),
        (_, Some(table), _) => chat::place_seen(&caller.viewer, table),
        (_, None, contest) => contest.as_ref().map(ContestFound::place).unwrap_or_default(),
    };
    let answers = chat::handle(&api.chat, caller.says(&errand, place, Some(heard.to_owned()))).await;
    let plain = |answer: &Answer| match (&table, &contest) {
        (Some(table), _) => text_seen(table, &answer.text),
        (_, Some(contest)) => contest.text(&answer.text),
        (None, None) => answer.text.clone(),
    };
    let said: Vec<String> = answers.iter().map(plain).filter(|text| !text.is_empty()).collect();
    // The id is stored with the change, in one transaction: this tells for certain.
    if api.store.was_heard(heard).await? {
        // The table that was opened, or that was joined from the list.
        let opened = answers.iter().find_map(|answer| answer.about).map(|id| Target::Of(About::Table(id)));
        let target = opened.as_ref().filter(|_| matches!(target, Target::Channel(_))).unwrap_or(target);
        return acted(api, caller, target, (false, said)).await;
    }
    let detail = said.join("\n");
    let new = |status, kind, title| Problem::new(status, kind, title, detail.clone());
    let (table, _) = seen(api, caller, target).await?;
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

/// The table or the contest of a request, if the member may see it.
async fn seen(
    api: &Api,
    caller: &Caller,
    target: &Target,
) -> Result<(Option<Arc<Table>>, Option<ContestFound>), Problem> {
    match target {
        Target::Of(about) => caller.sees(api, *about).await,
        Target::Channel(_) => Ok((None, None)),
    }
}

/// The answer about a finished act.
async fn acted(
    api: &Api,
    caller: &Caller,
    target: &Target,
    (repeated, said): (bool, Vec<String>),
) -> Result<Value, Problem> {
    let (table, contest) = seen(api, caller, target).await?;
    let table = table.map(|table| caller.viewer.table(&table));
    let contest = contest.map(|contest| contest.seen());
    Ok(serde_json::to_value(Acted { repeated, said, table, contest }).unwrap_or_default())
}
