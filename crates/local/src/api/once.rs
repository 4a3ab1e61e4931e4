//! Idempotency: a request with an `Idempotency-Key` is carried out once, and a repeated one gets the same
//! answer.
//!
//! Answers are kept in memory. Whether a request was carried out is known after a restart too, because its
//! key is stored in the same transaction (`heard`, for two days).

use super::problem::Problem;
use axum::http::StatusCode;
use axum::response::Response;
use quick_cache::sync::Cache;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The number of answers kept.
const KEPT: usize = 4_096;
/// The largest length of a key.
const LONGEST_KEY: usize = 100;

/// An answer that was given.
#[derive(Clone)]
pub(super) struct Kept {
    /// The digest of the request.
    digest: [u8; 32],
    pub(super) answer: Result<Arc<Value>, Problem>,
}

/// The kept answers, by key.
pub(super) struct Once(Cache<String, Kept>);

impl Default for Once {
    fn default() -> Once {
        Once(Cache::new(KEPT))
    }
}

impl Once {
    /// Carries a request out once for each key: a repeated one waits for it meanwhile. An answer that may
    /// differ another time is not kept. Returns the answer, and whether it was given before.
    pub(super) async fn get(
        &self,
        id: &str,
        asked: &Value,
        work: impl Future<Output = Result<Value, Problem>>,
    ) -> Result<(Arc<Value>, bool), Problem> {
        let is_done_now = AtomicBool::new(false);
        let digest: [u8; 32] = Sha256::digest(asked.to_string()).into();
        let work = async {
            is_done_now.store(true, Ordering::Relaxed);
            let answer = work.await.map(Arc::new);
            match answer {
                Err(problem) if problem.status >= 500 || problem.status == 429 => Err(problem),
                answer => Ok(Kept { digest, answer }),
            }
        };
        let kept = self.0.get_or_insert_async(id, work).await?;
        if kept.digest != digest {
            let detail = "This Idempotency-Key was sent with something else before. Make a new one for everything that is \
                          to be done.";
            return Err(Problem::new(
                StatusCode::UNPROCESSABLE_ENTITY,
                "repeated",
                "The key was used",
                detail,
            ));
        }
        kept.answer.map(|answer| (answer, !is_done_now.load(Ordering::Relaxed)))
    }
}

/// The key of a request, if it has one.
///
/// # Errors
/// Returns an error if it is not a valid key.
pub(super) fn key(headers: &axum::http::HeaderMap) -> Result<Option<String>, Problem> {
    let Some(key) = headers.get("idempotency-key") else { return Ok(None) };
    let key = key.to_str().ok().map(str::trim).filter(|key| (1..=LONGEST_KEY).contains(&key.len()));
    let wrong = || Problem::request("An Idempotency-Key is a text of 1 to 100 ASCII characters.");
    key.map(|key| Some(key.to_owned())).ok_or_else(wrong)
}

/// The response for a kept answer.
pub(super) fn respond(answer: &Value) -> Response {
    use axum::response::IntoResponse as _;
    axum::Json(answer).into_response()
}
