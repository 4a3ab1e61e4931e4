//! Refusals: the answers to requests that are not carried out.

use crate::RoomError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use liege_game::words;
use liege_words::Language;
use serde_json::json;

/// An error, in the asker's language.
pub(crate) struct Refusal {
    status: StatusCode,
    text: String,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, text: String) -> Refusal {
        Refusal { status, text }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.text }))).into_response()
    }
}

pub(crate) fn refuse(language: Language) -> impl Fn(RoomError) -> Refusal {
    move |error| {
        let status = match &error {
            RoomError::NoSuchMember(_) | RoomError::NoSuchPlace(_) | RoomError::NoSuchButton => {
                StatusCode::NOT_FOUND
            }
            RoomError::BadName(_) | RoomError::ReservedName(_) | RoomError::TooLong => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            RoomError::TooOften(_) => StatusCode::TOO_MANY_REQUESTS,
            RoomError::NameTaken(_) | RoomError::AlikeName(..) => StatusCode::CONFLICT,
            RoomError::Store(error) | RoomError::Unkept(_, error) => {
                tracing::error!(%error, "the local chat's data file");
                StatusCode::INTERNAL_SERVER_ERROR
            }
            RoomError::Fault(fault) => {
                tracing::error!(%fault, "the local chat");
                StatusCode::INTERNAL_SERVER_ERROR
            }
            RoomError::Undrawn(fault) => {
                tracing::error!(%fault, "a board");
                StatusCode::INTERNAL_SERVER_ERROR
            }
        };
        Refusal { status, text: words().say(language, &error.message()) }
    }
}

/// The refusal of something that is no longer possible.
pub(crate) fn refused(text: String) -> Refusal {
    Refusal { status: StatusCode::CONFLICT, text }
}

pub(crate) type Answer<T> = Result<Json<T>, Refusal>;
