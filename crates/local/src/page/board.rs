//! Boards that can be clicked.

use super::api::{Answer, Body, refuse, refused};
use super::labels::{self, locale};
use super::shared::Page;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use liege_chat::LitChoice;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// A picture by the name of its file.
#[derive(Deserialize)]
pub(super) struct Which {
    r#as: String,
    picture: String,
}

/// Handles `GET /api/board`.
pub(super) async fn board(
    State(page): State<Arc<Page>>,
    Query(asked): Query<Which>,
    headers: HeaderMap,
) -> Answer<Value> {
    let language = labels::language(&page, &asked.r#as, &headers).await;
    let board = page.room.clickable(&asked.r#as, &asked.picture).await.map_err(refuse(language))?;
    let told = board.map(|board| {
        let cells = board.cells.iter().map(|(spot, corners)| json!({ "spot": spot, "corners": corners }));
        json!({
            "table": board.table,
            "number": board.number,
            "width": board.size.0,
            "height": board.size.1,
            "cells": cells.collect::<Vec<_>>(),
        })
    });
    Ok(Json(told.unwrap_or(Value::Null)))
}

/// The spots that were pointed at so far.
#[derive(Deserialize)]
pub(super) struct Pointing {
    r#as: String,
    table: i64,
    number: usize,
    spots: Vec<String>,
}

/// Handles `POST /api/point`.
pub(super) async fn point(
    State(page): State<Arc<Page>>,
    headers: HeaderMap,
    Body(asked): Body<Pointing>,
) -> Answer<Value> {
    let language = labels::language(&page, &asked.r#as, &headers).await;
    let spots: Vec<&str> = asked.spots.iter().map(String::as_str).collect();
    let lit = page.room.lit(&asked.r#as, asked.table, asked.number, &spots, Some(language)).await;
    let lit = lit.map_err(refuse(language))?.map_err(refused)?;
    let choice = |choice: &LitChoice| {
        json!({
            "spot": choice.spot,
            "label": choice.label,
            "passed": choice.passed,
            "takes": choice.takes,
            "play": choice.play,
        })
    };
    Ok(Json(json!({
        "asks": lit.asks.id(),
        "question": lit.question,
        "spots": lit.spots,
        "choices": lit.choices.iter().map(choice).collect::<Vec<_>>(),
    })))
}

/// A move that was pointed out.
#[derive(Deserialize)]
pub(super) struct Playing {
    r#as: String,
    place: String,
    play: String,
    request: Option<String>,
}

/// Handles `POST /api/play`.
pub(super) async fn play(
    State(page): State<Arc<Page>>,
    headers: HeaderMap,
    Body(asked): Body<Playing>,
) -> Answer<Value> {
    let language = labels::language(&page, &asked.r#as, &headers).await;
    let done = page
        .room
        .play(&asked.r#as, &asked.place, &asked.play, asked.request.as_deref(), locale(&headers))
        .await
        .map_err(refuse(language))?;
    Ok(Json(json!({ "messages": done })))
}
