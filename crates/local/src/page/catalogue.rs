//! The catalogue, which is shown in an empty house: all games with their pictures, and a button that creates
//! a table for everybody here.

use super::api::As;
use super::creating::{creating, named};
use super::labels;
use super::refusal::{Answer, refuse};
use super::shared::Page;
use super::who::Body;
use crate::{MAIN, RoomError};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use liege_chat::{Call, Given, command, scene_of_start};
use liege_game as game;
use liege_render::Renderer;
use liege_store::{LocalMember, Which};
use liege_words::Language;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// The width of a picture of the catalogue: twice the width at which it is shown, for screens with a high
/// resolution.
const WIDTH: u32 = 480;

/// Handles `GET /api/games`.
pub(super) async fn games(
    State(page): State<Arc<Page>>,
    Query(asked): Query<As>,
    headers: HeaderMap,
) -> Answer<Value> {
    let language = labels::language(&page, &asked.r#as, &headers).await;
    let found = page.room.games(language).await.map_err(refuse(language))?;
    let games = found.into_iter().map(|entry| {
        // The next version of the program may draw it differently.
        let version = env!("CARGO_PKG_VERSION");
        json!({
            "id": entry.id,
            "name": entry.name,
            "line": entry.line,
            "players": entry.players,
            "seats": entry.seats,
            "family": entry.family.0,
            "familyName": entry.family.1,
            "pace": entry.pace.0,
            "paceName": entry.pace.1,
            "words": entry.words,
            "first": entry.first,
            "alt": entry.alt,
            "picture": format!("/games/{}.png?language={}&version={version}", entry.id, language.code()),
        })
    });
    Ok(Json(json!({ "games": games.collect::<Vec<_>>() })))
}

/// The language of a picture.
#[derive(Deserialize)]
pub(super) struct Spoken {
    language: String,
}

/// Handles `GET /games/chess.png?language=en`.
pub(super) async fn picture(
    State(page): State<Arc<Page>>,
    Path(file): Path<String>,
    Query(spoken): Query<Spoken>,
) -> Response {
    let language = Language::of_locale(&spoken.language).unwrap_or(page.language);
    let Some(game) = file.strip_suffix(".png").and_then(game::by_id) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    // A browser asks for the whole catalogue at once: its pictures are drawn one after the other, so that
    // nobody's turn waits for it.
    let _turn = page.drawing.lock().await;
    let drawn = tokio::task::spawn_blocking(move || {
        let scene = scene_of_start(game, language)?;
        Renderer::shared().and_then(|renderer| renderer.png_at(&scene, WIDTH)).ok()
    });
    match drawn.await {
        Ok(Some(png)) => {
            ([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "private, max-age=31536000, immutable")], png)
                .into_response()
        }
        _ => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// A request to start a game.
#[derive(Deserialize)]
pub(super) struct Beginning {
    r#as: String,
    game: String,
    /// The level of the machines on the other seats; without it the members who are here take them.
    machine: Option<u8>,
    request: String,
}

/// Handles `POST /api/begin`: it says what everybody would type, one after the other. The asker creates the
/// table, the others join.
pub(super) async fn begin(
    State(page): State<Arc<Page>>,
    headers: HeaderMap,
    Body(asked): Body<Beginning>,
) -> Answer<Value> {
    let language = labels::language(&page, &asked.r#as, &headers).await;
    let table = of_everybody(&page, &asked, language).await.map_err(refuse(language))?;
    Ok(Json(json!({ "table": table })))
}

async fn of_everybody(page: &Page, asked: &Beginning, language: Language) -> Result<Option<i64>, RoomError> {
    let room = &page.room;
    let Some(game) = game::by_id(&asked.game) else { return Ok(None) };
    let me = room.member(&asked.r#as).await?;
    let members = room.members().await?;
    let first = members.iter().position(|member| member.id == me.id).unwrap_or(0);
    let seats = game.seats().len().max(1);
    let seated: Vec<&LocalMember> = members.iter().cycle().skip(first).take(seats).collect();
    let people: Vec<String> = match asked.machine {
        Some(level) => {
            let machine = format!("machine:{}", level.clamp(1, 5));
            std::iter::once(named(&me)).chain(std::iter::repeat_n(machine, seats - 1)).collect()
        }
        None => seated.iter().map(|member| named(member)).collect(),
    };
    let text = creating(language, game, &people);
    let request = format!("{}:0", asked.request);
    let said = room.say(&me.id, MAIN, &text, Vec::new(), Some(&request), Some(language)).await?;
    // If it was refused, the answer in the channel says why.
    let Some(own) = room.store().local_message(said[0]).await? else { return Ok(None) };
    let tables = room.store().tables(Which::Of(&me.id)).await?;
    let new = tables.iter().filter(|table| table.game == game.id() && table.created >= own.posted);
    let Some(table) = new.map(|table| table.id).min() else { return Ok(None) };
    if asked.machine.is_none() {
        for who in seated.iter().filter(|who| who.id != me.id) {
            quietly(page, asked, &who.id, "join", table, language).await?;
        }
    }
    let missing: Vec<String> = match room.store().table(table).await? {
        Some(begun) => begun.missing().into_iter().map(|player| player.id.clone()).collect(),
        None => Vec::new(),
    };
    for who in missing.iter().filter(|who| members.iter().any(|member| member.id == **who)) {
        quietly(page, asked, who, "here", table, language).await?;
    }
    Ok(Some(table))
}

/// Runs a command about a table for one of the members.
async fn quietly(
    page: &Page,
    asked: &Beginning,
    who: &str,
    id: &str,
    table: i64,
    language: Language,
) -> Result<(), RoomError> {
    let Some(command) = command(id) else { return Ok(()) };
    let call = Call { command, given: Given::at(Some(table)) };
    let request = format!("{}:{id}:{who}", asked.request);
    page.room.do_quietly(who, call, &request, Some(language)).await
}
