//! Boards that are tapped: a table's own, and those on posted pictures.

use super::api::{Answer, Body, Refusal, refuse, refused};
use super::shared::Page;
use super::who::Who;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use liege_chat::{Areas, ButtonStyle, Face, Lit, LitChoice, Looking, On, Pointing};
use liege_store::shown::Button;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// A picture by the name of its file.
#[derive(Deserialize)]
pub(super) struct Pictured {
    picture: String,
}

/// Handles `GET /api/board`.
pub(super) async fn board(
    State(page): State<Arc<Page>>,
    who: Who,
    Query(asked): Query<Pictured>,
) -> Answer<Value> {
    let areas = page.room.clickable(&who.member, &asked.picture).await.map_err(refuse(who.language))?;
    Ok(Json(areas.map_or(Value::Null, |areas| areas_of(&areas))))
}

fn areas_of(areas: &Areas) -> Value {
    let cells = areas.cells.iter().map(|(spot, corners)| json!({ "spot": spot, "corners": corners }));
    let (width, height) = areas.size;
    json!({ "width": width, "height": height, "cells": cells.collect::<Vec<_>>() })
}

/// A table, and the moves of it that the page has.
#[derive(Deserialize)]
pub(super) struct Faced {
    table: i64,
    #[serde(default)]
    since: usize,
}

/// Handles `GET /api/table`.
pub(super) async fn table(
    State(page): State<Arc<Page>>,
    who: Who,
    Query(asked): Query<Faced>,
) -> Answer<Value> {
    let face = page.room.face(&who.member, asked.table, asked.since, Some(who.language)).await;
    let face = face.map_err(refuse(who.language))?;
    Ok(Json(face.map_or(Value::Null, |face| face_of(&face))))
}

fn face_of(face: &Face) -> Value {
    let seats = face.seats.iter().map(|seat| {
        json!({
            "seat": seat.seat, "name": seat.name, "player": seat.player, "alive": seat.alive,
            "toMove": seat.to_move, "clock": seat.clock, "until": seat.until, "late": seat.late,
        })
    });
    let moves = face.moves.iter();
    let moves = moves.map(|made| json!({ "number": made.number, "seat": made.seat, "text": made.text }));
    let offers = face.offers.iter().map(|offer| {
        let buttons: Vec<Value> = offer.buttons.iter().map(button_of).collect();
        json!({ "text": offer.text, "waits": offer.waits, "yours": offer.yours, "buttons": buttons })
    });
    json!({
        "name": face.name,
        "number": face.number,
        "playing": face.playing,
        "yours": face.yours,
        "bottom": face.bottom,
        "letters": face.letters,
        "seats": seats.collect::<Vec<_>>(),
        "moves": moves.collect::<Vec<_>>(),
        "offers": offers.collect::<Vec<_>>(),
    })
}

/// A button as the page gets it, without what it asks for first.
pub(super) fn button_of(button: &Button) -> Value {
    let style = match button.style {
        ButtonStyle::Main => "main",
        ButtonStyle::Plain => "plain",
        ButtonStyle::Good => "good",
        ButtonStyle::Bad => "bad",
    };
    json!({ "id": button.id, "label": button.label, "style": style })
}

/// How a table's board is looked at.
#[derive(Deserialize)]
pub(super) struct Viewed {
    table: i64,
    number: Option<usize>,
    /// Several actions as a JSON list: in an address nothing else can hold one.
    line: Option<String>,
    seat: Option<String>,
    letters: Option<bool>,
}

impl Viewed {
    /// The line that is tried.
    fn line(&self) -> Result<Option<Vec<String>>, Refusal> {
        let read = |line: &String| serde_json::from_str(line);
        let line = self.line.as_ref().map(read).transpose();
        line.map_err(|error| Refusal::new(StatusCode::BAD_REQUEST, error.to_string()))
    }

    fn looking<'a>(&'a self, line: Option<&'a [String]>) -> Looking<'a> {
        Looking {
            table: self.table,
            number: self.number,
            line,
            seat: self.seat.as_deref(),
            letters: self.letters,
        }
    }
}

/// Handles `GET /api/view`.
pub(super) async fn view(
    State(page): State<Arc<Page>>,
    who: Who,
    Query(asked): Query<Viewed>,
) -> Answer<Value> {
    let line = asked.line()?;
    let seen = page.room.board(&who.member, asked.looking(line.as_deref()), Some(who.language)).await;
    let seen = seen.map_err(refuse(who.language))?.map_err(refused)?;
    let mut told = areas_of(&seen.areas);
    let more = json!({
        "number": seen.number,
        "alt": seen.alt,
        "mark": format!("{:x}", seen.mark),
        "lit": seen.lit.as_ref().map(lit_of),
        "line": seen.line,
        "said": seen.said,
        "plan": seen.plan,
        "first": seen.first.map(|(id, label)| json!({ "id": id, "label": label })),
    });
    if let (Value::Object(told), Value::Object(more)) = (&mut told, more) {
        told.extend(more);
    }
    Ok(Json(told))
}

/// Handles `GET /api/view.png`.
pub(super) async fn picture(
    State(page): State<Arc<Page>>,
    who: Who,
    Query(asked): Query<Viewed>,
) -> Result<Response, Refusal> {
    let line = asked.line()?;
    let picture =
        page.room.board_picture(&who.member, asked.looking(line.as_deref()), Some(who.language)).await;
    let picture = picture.map_err(refuse(who.language))?.map_err(refused)?;
    // The address has a mark of what is shown, and the picture is its reader's alone.
    let kept = "private, max-age=86400";
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, kept)], picture.to_vec()).into_response())
}

/// The spots that were pointed at so far, and the board: a posted picture's, or a table's.
#[derive(Deserialize)]
pub(super) struct Asked {
    picture: Option<String>,
    table: Option<i64>,
    number: Option<usize>,
    line: Option<Vec<String>>,
    seat: Option<String>,
    #[serde(default)]
    spots: Vec<String>,
    angle: Option<u16>,
}

/// Handles `POST /api/point`.
pub(super) async fn point(
    State(page): State<Arc<Page>>,
    who: Who,
    Body(asked): Body<Asked>,
) -> Answer<Value> {
    let spots: Vec<&str> = asked.spots.iter().map(String::as_str).collect();
    let on = match &asked.picture {
        Some(picture) => On::Picture(picture),
        None => On::Table(Looking {
            table: asked.table.unwrap_or_default(),
            number: asked.number,
            line: asked.line.as_deref(),
            seat: asked.seat.as_deref(),
            letters: Some(false),
        }),
    };
    let pointing = Pointing { spots: &spots, angle: asked.angle };
    let lit = page.room.lit(&who.member, on, pointing, Some(who.language)).await;
    Ok(Json(lit_of(&lit.map_err(refuse(who.language))?.map_err(refused)?)))
}

fn lit_of(lit: &Lit) -> Value {
    let choice = |choice: &LitChoice| {
        json!({
            "spot": choice.spot,
            "label": choice.label,
            "passed": choice.passed,
            "takes": choice.takes,
            "play": choice.play,
        })
    };
    json!({
        "asks": lit.asks.id(),
        "question": lit.question,
        "spots": lit.spots,
        "flicks": lit.flicks,
        "choices": lit.choices.iter().map(choice).collect::<Vec<_>>(),
    })
}

/// A move that was pointed out, or an answer to an offer.
#[derive(Deserialize)]
pub(super) struct Playing {
    place: String,
    play: String,
    request: Option<String>,
}

/// Handles `POST /api/play`.
pub(super) async fn play(
    State(page): State<Arc<Page>>,
    who: Who,
    Body(asked): Body<Playing>,
) -> Answer<Value> {
    let done = page
        .room
        .play(&who.member, &asked.place, &asked.play, asked.request.as_deref(), who.locale)
        .await
        .map_err(refuse(who.language))?;
    Ok(Json(json!({ "messages": done })))
}
