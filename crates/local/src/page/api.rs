//! The handlers of the page's requests.

use super::board::button_of;
use super::invite;
use super::labels::{self, labels, locale};
use super::refusal::{Answer, refuse};
use super::shared::Page;
use super::who::Body;
use crate::{Heap, PlaceKind, RoomError};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use liege_chat::{Call, FieldShown, File, Given, Input, Media, Menu, MenuOption, asks_first, command};
use liege_store::LocalMessage;
use liege_table::record::MOST_BYTES;
use liege_words::Language;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// The number of messages shown at a time.
const SHOWN: u32 = 50;

/// The member who asks.
#[derive(Deserialize)]
pub(super) struct As {
    pub(super) r#as: String,
}

/// Handles `GET /api/state`.
pub(super) async fn state(
    State(page): State<Arc<Page>>,
    Query(asked): Query<As>,
    headers: HeaderMap,
) -> Answer<Value> {
    let language = labels::language(&page, &asked.r#as, &headers).await;
    state_of(&page, &asked.r#as, language, &headers).await.map(Json).map_err(refuse(language))
}

/// The members and places, for one member. For an unknown member it is the view of the first one.
pub(super) async fn state_of(
    page: &Page,
    member: &str,
    language: Language,
    headers: &HeaderMap,
) -> Result<Value, RoomError> {
    let latest = page.room.store().local_last().await?;
    let edited = page.room.store().local_last_edit().await?;
    let members = page.room.members().await?;
    let wanted = member.to_lowercase();
    let me = members.iter().find(|member| member.id == wanted).or(members.first());
    let me = me.ok_or_else(|| RoomError::NoSuchMember(member.to_owned()))?;
    let mut people = Vec::with_capacity(members.len());
    for member in &members {
        let waiting = page.room.waiting(&member.id).await?;
        let turns: Vec<&str> =
            waiting.iter().filter(|waiting| waiting.turn).map(|waiting| waiting.place.as_str()).collect();
        people.push(json!({
            "id": member.id,
            "name": member.name,
            "waits": !waiting.is_empty(),
            "turns": turns,
        }));
    }
    let letters = page.room.store().member(&me.id).await?.and_then(|member| member.letters);
    let first = page.room.first_game().await?;
    let places = page.room.places(&me.id, language).await?;
    let places = places.iter().map(|place| {
        let kind = match place.kind {
            PlaceKind::Channel => "channel",
            PlaceKind::Private => "private",
            PlaceKind::Thread => "thread",
        };
        let heap = match place.heap {
            _ if place.kind != PlaceKind::Thread => None,
            Heap::Turn => Some("turn"),
            Heap::Playing => Some("playing"),
            Heap::Over => Some("over"),
            Heap::Others => Some("others"),
        };
        let listed = place.listed.as_ref();
        json!({
            "id": place.id,
            "name": place.name,
            "kind": kind,
            "last": place.last,
            "waits": place.waits_for_you,
            "table": place.table,
            "heap": heap,
            "result": listed.and_then(|listed| listed.result.as_deref()),
            "until": listed.and_then(|listed| listed.until).map(jiff::Timestamp::as_millisecond),
        })
    });
    Ok(json!({
        "me": { "id": me.id, "name": me.name },
        "members": people,
        "places": places.collect::<Vec<_>>(),
        "latest": latest,
        "edited": edited.as_millisecond(),
        "most": MOST_BYTES,
        "language": language.code(),
        "languages": languages(),
        "letters": letters,
        "invite": invite::address(page, headers),
        "words": labels(language, &me.name, &members, first),
    }))
}

/// The languages that the page speaks, each with its own name.
fn languages() -> Vec<Value> {
    let told = |language: Language| json!({ "code": language.code(), "name": language.name() });
    Language::all().into_iter().map(told).collect()
}

/// A selection of messages.
#[derive(Deserialize)]
pub(super) struct Which {
    r#as: String,
    place: String,
    before: Option<i64>,
}

/// Handles `GET /api/messages`.
pub(super) async fn messages(
    State(page): State<Arc<Page>>,
    Query(asked): Query<Which>,
    headers: HeaderMap,
) -> Answer<Value> {
    let language = labels::language(&page, &asked.r#as, &headers).await;
    let before = asked.before.unwrap_or(i64::MAX);
    let member = asked.r#as.to_lowercase();
    // One more message than is shown tells whether there are more.
    let mut messages =
        page.room.messages(&member, &asked.place, before, SHOWN + 1).await.map_err(refuse(language))?;
    let more = messages.len() > SHOWN as usize;
    if more {
        messages.remove(0);
    }
    let mut told = Vec::with_capacity(messages.len());
    for message in messages {
        let message = page.room.as_read(&member, message).await.map_err(refuse(language))?;
        told.push(message_of(&message));
    }
    Ok(Json(json!({ "messages": told, "more": more })))
}

/// A message in the page's form.
pub(super) fn message_of(message: &LocalMessage) -> Value {
    let buttons = message.buttons.iter().map(|button| {
        let mut told = button_of(button);
        told["form"] = asks_first(&button.id).into();
        told
    });
    let pictures = message.pictures.iter().map(|picture| {
        let (width, height) = picture.size;
        json!({
            "url": picture.kept.then(|| format!("/pictures/{}.{}", picture.id, picture.media.extension())),
            "name": picture.name,
            "alt": picture.alt,
            "width": width,
            "height": height,
        })
    });
    let files = message.files.iter().map(|file| {
        let url = file.kept.then(|| format!("/files/{}", file.id));
        json!({ "url": url, "name": file.name, "size": file.size })
    });
    json!({
        "id": message.id,
        "place": message.place,
        "author": message.author,
        "addressee": message.addressee,
        "text": message.text,
        "mentions": message.mentions,
        "buttons": buttons.collect::<Vec<_>>(),
        "menu": message.menu.as_ref().map(menu_of),
        "pictures": pictures.collect::<Vec<_>>(),
        "files": files.collect::<Vec<_>>(),
        "posted": message.posted.as_millisecond(),
        "edited": message.edited.map(jiff::Timestamp::as_millisecond),
    })
}

fn menu_of(menu: &Menu) -> Value {
    let option =
        |option: &MenuOption| json!({ "id": option.id, "label": option.label, "about": option.about });
    json!({ "hint": menu.hint, "below": menu.below, "options": menu.options.iter().map(option).collect::<Vec<_>>() })
}

/// A message to say.
#[derive(Deserialize)]
pub(super) struct Saying {
    r#as: String,
    place: String,
    text: String,
    #[serde(default)]
    files: Vec<Sent>,
    request: Option<String>,
}

/// A file sent with it, as text.
#[derive(Deserialize)]
struct Sent {
    name: String,
    text: String,
}

/// Handles `POST /api/say`.
pub(super) async fn say(
    State(page): State<Arc<Page>>,
    headers: HeaderMap,
    Body(said): Body<Saying>,
) -> Answer<Value> {
    let language = labels::language(&page, &said.r#as, &headers).await;
    let file = |sent: Sent| File {
        name: sent.name,
        media: "text/plain; charset=utf-8",
        bytes: Arc::from(sent.text.into_bytes()),
    };
    let files = said.files.into_iter().take(2).map(file).collect();
    let done = page
        .room
        .say(&said.r#as, &said.place, &said.text, files, said.request.as_deref(), Some(language))
        .await
        .map_err(refuse(language))?;
    Ok(Json(json!({ "messages": done })))
}

/// A press of a button.
#[derive(Deserialize)]
pub(super) struct Pressing {
    r#as: String,
    message: i64,
    button: String,
    text: Option<String>,
    request: Option<String>,
}

/// The form of a button.
#[derive(Deserialize)]
pub(super) struct Asking {
    r#as: String,
    button: String,
}

/// Handles `GET /api/form`.
pub(super) async fn form(
    State(page): State<Arc<Page>>,
    Query(asked): Query<Asking>,
    headers: HeaderMap,
) -> Answer<Value> {
    let language = labels::language(&page, &asked.r#as, &headers).await;
    let form = page.room.form(&asked.r#as, &asked.button, Some(language)).await.map_err(refuse(language))?;
    // The page has buttons whose form is one text; forms with more fields are for transports with slash commands.
    let [FieldShown { label, input: Input::Text { hint, most, .. }, .. }] = &form.fields[..] else {
        return Err(refuse(language)(RoomError::NoSuchButton));
    };
    Ok(Json(json!({ "title": form.title, "label": label, "hint": hint, "most": most })))
}

/// Handles `POST /api/press`.
pub(super) async fn press(
    State(page): State<Arc<Page>>,
    headers: HeaderMap,
    Body(pressed): Body<Pressing>,
) -> Answer<Value> {
    let language = labels::language(&page, &pressed.r#as, &headers).await;
    let (text, request) = (pressed.text.as_deref(), pressed.request.as_deref());
    let done = page
        .room
        .press(&pressed.r#as, pressed.message, &pressed.button, text, request, Some(language))
        .await
        .map_err(refuse(language))?;
    Ok(Json(json!({ "messages": done })))
}

/// A text that is being typed.
#[derive(Deserialize)]
pub(super) struct Completing {
    r#as: String,
    place: String,
    typed: String,
}

/// Handles `POST /api/complete`.
pub(super) async fn complete(
    State(page): State<Arc<Page>>,
    headers: HeaderMap,
    Body(asked): Body<Completing>,
) -> Answer<Value> {
    let language = labels::language(&page, &asked.r#as, &headers).await;
    let choices = page
        .room
        .complete(&asked.r#as, &asked.place, &asked.typed, Some(language))
        .await
        .map_err(refuse(language))?;
    let said = labels::suggestions(language, choices.len());
    let choices: Vec<Value> =
        choices.into_iter().map(|choice| json!({ "label": choice.label, "value": choice.value })).collect();
    Ok(Json(json!({ "choices": choices, "said": said })))
}

/// A language that a member chooses, and whether they want letters on the pieces.
#[derive(Deserialize)]
pub(super) struct Choosing {
    r#as: String,
    language: Option<String>,
    letters: Option<bool>,
    request: String,
}

/// Handles `POST /api/choose`.
pub(super) async fn choose(
    State(page): State<Arc<Page>>,
    headers: HeaderMap,
    Body(asked): Body<Choosing>,
) -> Answer<Value> {
    let language = labels::language(&page, &asked.r#as, &headers).await;
    let chosen = asked.language.map(|code| ("language", Given::default().with("language", code)));
    let letters = asked.letters.map(|on| ("letters", Given::default().flag("on", on)));
    for (id, given) in chosen.into_iter().chain(letters) {
        let Some(command) = command(id) else { continue };
        let request = format!("{}:{id}", asked.request);
        let call = Call { command, given };
        page.room.do_quietly(&asked.r#as, call, &request, Some(language)).await.map_err(refuse(language))?;
    }
    Ok(Json(json!({})))
}

/// A new member.
#[derive(Deserialize)]
pub(super) struct Entering {
    name: String,
}

/// Handles `POST /api/members`.
pub(super) async fn add_member(
    State(page): State<Arc<Page>>,
    headers: HeaderMap,
    Body(entering): Body<Entering>,
) -> Answer<Value> {
    let language = locale(&headers).unwrap_or(page.language);
    let member = page.room.add_member(&entering.name).await.map_err(refuse(language))?;
    Ok(Json(json!({ "id": member.id, "name": member.name })))
}

/// Handles `GET /pictures/7.png` and `GET /pictures/8.gif`.
pub(super) async fn picture(State(page): State<Arc<Page>>, Path(file): Path<String>) -> Response {
    let id = file.strip_suffix(".png").or_else(|| file.strip_suffix(".gif"));
    let Some(id) = id.and_then(|id| id.parse().ok()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    match page.room.store().local_picture(id).await {
        Ok(Some(picture)) => {
            // A picture never changes, and its number is never used again.
            let kept = "private, max-age=31536000, immutable";
            let kind = Media::of(&picture).mime();
            ([(CONTENT_TYPE, kind), (CACHE_CONTROL, kept)], picture).into_response()
        }
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(error) => refuse(page.language)(error.into()).into_response(),
    }
}

/// Handles `GET /files/7`.
pub(super) async fn file(State(page): State<Arc<Page>>, Path(id): Path<i64>) -> Response {
    match page.room.store().local_file(id).await {
        Ok(Some((name, media, bytes))) => {
            let plain = |c: char| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '_' };
            let name: String = name.chars().take(100).map(plain).collect();
            // It is saved and never shown: a text that people wrote must not become a page of this site.
            let saved = format!("attachment; filename=\"{name}\"");
            ([(CONTENT_TYPE, media), (CONTENT_DISPOSITION, saved)], bytes).into_response()
        }
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(error) => refuse(page.language)(error.into()).into_response(),
    }
}
