//! Boards that are tapped: a table's own, and those on posted pictures.

use super::refusal::{Answer, Refusal, refuse, refused};
use super::shared::Page;
use super::who::{Body, Gate, Who};
use crate::RoomError;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use liege_chat::{self as chat, Areas, ButtonStyle, Face, Lit, LitChoice, Looking, On, Pointing};
use liege_store::shown::Button;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// The requests about the board of a table, which every face of the page has.
pub(crate) fn routes<G: Gate>() -> Router<Arc<G>> {
    Router::new()
        .route("/api/table", get(table))
        .route("/api/view", get(view))
        .route("/api/view.png", get(picture))
        .route("/api/point", post(point))
}

/// A picture by the name of its file.
#[derive(Deserialize)]
pub(super) struct Pictured {
    picture: String,
}

/// Handles `GET /api/board`.
pub(super) async fn board(who: Who, Query(asked): Query<Pictured>) -> Answer<Value> {
    who.looks(None)?;
    let areas = chat::clickable(&who.desk, &who.person, &asked.picture).await.map_err(who.fault())?;
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
async fn table(who: Who, Query(asked): Query<Faced>) -> Answer<Value> {
    who.looks(Some(asked.table))?;
    let face = chat::face(&who.desk, &who.person, &who.place, asked.table, asked.since).await;
    let face = face.map_err(who.fault())?;
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
pub(crate) fn button_of(button: &Button) -> Value {
    let style = match button.style {
        ButtonStyle::Main => "main",
        ButtonStyle::Plain => "plain",
        ButtonStyle::Good => "good",
        ButtonStyle::Bad => "bad",
        ButtonStyle::Link => "link",
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
async fn view(who: Who, Query(asked): Query<Viewed>) -> Answer<Value> {
    who.looks(Some(asked.table))?;
    let line = asked.line()?;
    let looking = asked.looking(line.as_deref());
    let seen = chat::board_seen(&who.desk, &who.person, &who.place, looking).await;
    let seen = seen.map_err(who.fault())?.map_err(refused)?;
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
async fn picture(who: Who, Query(asked): Query<Viewed>) -> Result<Response, Refusal> {
    who.looks(Some(asked.table))?;
    let line = asked.line()?;
    let looking = asked.looking(line.as_deref());
    let picture = chat::board_picture(&who.desk, &who.person, &who.place, looking).await;
    let picture = picture.map_err(who.fault())?.map_err(refused)?;
    let picture = picture.map_err(|fault| who.refuse(RoomError::Undrawn(fault.to_string())))?;
    // The address has a mark of what is shown, and the picture is its reader's alone.
    let kept = "private, max-age=86400";
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, kept)], picture.bytes.to_vec()).into_response())
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
async fn point(who: Who, Body(asked): Body<Asked>) -> Answer<Value> {
    who.looks(asked.table.filter(|_| asked.picture.is_none()))?;
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
    let lit = chat::lit(&who.desk, &who.person, &who.place, on, pointing).await;
    Ok(Json(lit_of(&lit.map_err(who.fault())?.map_err(refused)?)))
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
        .play(&who.person.id, &asked.place, &asked.play, asked.request.as_deref(), who.locale)
        .await
        .map_err(refuse(who.language))?;
    Ok(Json(json!({ "messages": done })))
}
