//! `/health` and `/metrics`, which an administrator's monitoring may read while the program runs, on this
//! computer only.

use super::{Failure, machine};
use crate::config::Effective;
use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderName, StatusCode};
use axum::routing::get;
use liege_chat::{self as chat, Desk};
use liege_local::doors::{self, Door};
use liege_store::measures;
use liege_store::{Shard, Store};
use liege_words::now::machine_time;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How long the data file may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often the metrics are folded, so that they do not grow while nobody reads them.
const UPKEEP: Duration = Duration::from_secs(5);

/// The shared state of the handlers.
struct Patient {
    store: Store,
    chat: Arc<Desk>,
    metrics: PrometheusHandle,
}

/// Starts measuring and serving, if there is an address for it, until `stop` becomes true.
///
/// # Errors
/// Returns an error if the address cannot be used.
pub(super) async fn serve(
    effective: &Effective,
    store: &Store,
    chat: &Arc<Desk>,
    stop: &watch::Receiver<bool>,
) -> Result<(), Failure> {
    let Some(address) = effective.config.metrics else { return Ok(()) };
    let cannot = |error: &dyn std::error::Error| {
        let what = format!("the address {address} for metrics cannot be used: {error}");
        Failure::new(what, "set another with LIEGE_METRICS, e.g. 127.0.0.1:9465, or none to do without")
    };
    let listener = TcpListener::bind(address).await.map_err(|error| cannot(&error))?;
    let bound = listener.local_addr().map_err(|error| cannot(&error))?;
    let metrics = recorder().map_err(|error| Failure::new(error, "this program was built wrongly"))?;
    measures::begin();
    for game in liege_game::all() {
        measures::stored(game.id(), 0);
    }
    tracing::info!("health and metrics: http://{bound}/health and http://{bound}/metrics");
    let patient = Patient { store: store.clone(), chat: Arc::clone(chat), metrics };
    let upkeep = patient.metrics.clone();
    let router = Router::new()
        .route("/health", get(health))
        .route("/metrics", get(scraped))
        .with_state(Arc::new(patient));
    let mut told = stop.clone();
    tokio::spawn(doors::serve(listener, router, Door::health(machine::descriptors()), stop.clone()));
    tokio::spawn(async move {
        while !*told.borrow() {
            let _ = tokio::time::timeout(UPKEEP, told.changed()).await;
            upkeep.run_upkeep();
        }
    });
    Ok(())
}

/// Keeps everything measured from now on, for reading.
fn recorder() -> Result<PrometheusHandle, String> {
    let builder = PrometheusBuilder::new().set_buckets(&measures::BUCKETS);
    let recorder = builder.map_err(|error| error.to_string())?.build_recorder();
    let handle = recorder.handle();
    metrics::set_global_recorder(recorder).map_err(|error| error.to_string())?;
    Ok(handle)
}

/// Handles `GET /health`: 200 if all is well, otherwise 503 with a line for each problem.
async fn health(State(patient): State<Arc<Patient>>) -> (StatusCode, String) {
    let mut wrong = Vec::new();
    let answer = tokio::time::timeout(PATIENCE, patient.store.backlog()).await;
    match (patient.store.loss(), answer) {
        (Some(loss), _) => wrong.push(format!("data file: nothing is stored any more: {loss}")),
        (None, Ok(Ok(_))) => {}
        (None, Ok(Err(error))) => wrong.push(format!("data file: {error}")),
        (None, Err(_)) => wrong.push("data file: it does not answer".to_owned()),
    }
    let deaf = chat::deaf(&patient.chat);
    match deaf.as_slice() {
        [] => {}
        [first, ..] if deaf.len() == first.count as usize => {
            wrong.push("Discord: there is no connection to the gateway".to_owned());
        }
        some => wrong.extend(some.iter().map(|shard| {
            let Shard { id, count } = shard;
            format!(
                "Discord: there is no connection to the gateway for shard {id} of {count}, counted from 0"
            )
        })),
    }
    match wrong.is_empty() {
        true => (StatusCode::OK, "well\n".to_owned()),
        false => (StatusCode::SERVICE_UNAVAILABLE, wrong.join("\n") + "\n"),
    }
}

/// Handles `GET /metrics`: all metrics in the format of Prometheus.
async fn scraped(State(patient): State<Arc<Patient>>) -> ([(HeaderName, &'static str); 1], String) {
    match tokio::time::timeout(PATIENCE, patient.store.backlog()).await {
        Ok(Ok(backlog)) => {
            let since = backlog.oldest.map(|oldest| machine_time().duration_since(oldest));
            let since = since.and_then(|since| Duration::try_from(since).ok());
            measures::queue(backlog.rows, since.unwrap_or_default());
        }
        Ok(Err(error)) => tracing::warn!(%error, "the queue can't be measured"),
        Err(_) => tracing::warn!("the queue can't be measured: the data file does not answer"),
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], patient.metrics.render())
}

/// Asks the program at this address for its health. Returns its answer if all is well.
///
/// # Errors
/// Returns the problems.
pub(super) async fn asked(address: SocketAddr) -> Result<String, String> {
    let client = reqwest::Client::builder().no_proxy().timeout(2 * PATIENCE).build();
    let client = client.map_err(|error| error.to_string())?;
    let nobody = |_| format!("nothing answers at http://{address}/health");
    let response = client.get(format!("http://{address}/health")).send().await.map_err(nobody)?;
    let status = response.status();
    let text = response.text().await.map_err(nobody)?;
    let text = text.trim().replace('\n', "; ");
    match status.as_u16() {
        200 => Ok(text),
        503 => Err(text),
        other => Err(format!("what answers at http://{address}/health is not Liege (status {other})")),
    }
}
