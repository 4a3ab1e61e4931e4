//! Serving the page, the API and `/health`, so that no client can hold a connection forever.
//!
//! A connection is always in one phase, and each phase has an end ([`Phase`]): a request that never ends its
//! headers or its body, an answer that nobody reads and an idle connection are closed. A listener has a
//! largest number of connections. When it is reached, an idle connection is closed for a new one, so that an
//! honest request does not wait for silent ones; a connection whose request is being handled is never closed
//! for that.

#[cfg(test)]
mod tests;

use axum::Router;
use axum::body::Body;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Request, Response};
use hyper::body::{Body as HttpBody, Bytes, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::future::poll_fn;
use std::io;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};
use tower_service::Service as _;

/// The time limit for the headers of a request.
const HEADERS: Duration = Duration::from_secs(10);
/// The time limit for the rest of a request.
const BODY: Duration = Duration::from_mins(1);
/// The time limit for handling a request.
const WORK: Duration = Duration::from_mins(2);
/// The time limit for reading the answer.
const ANSWER: Duration = Duration::from_mins(1);
/// How long an endless answer may wait because nobody reads it.
const STALLED: Duration = Duration::from_secs(30);
/// How long a connection stays open after an answer.
const IDLE: Duration = Duration::from_mins(1);
/// The largest length of the headers of a request, in bytes.
const MOST_HEADERS: usize = 64 << 10;
/// How often the log says that all connections of a listener are used.
const TOLD_EVERY: Duration = Duration::from_hours(1);
/// How long to wait before trying again to close an idle connection, or to get a descriptor for a new one.
const AGAIN: Duration = Duration::from_secs(1);

/// The largest number of connections of the page, and of the API.
const MOST: usize = 256;
/// The largest number of connections of `/health` and `/metrics`.
const MOST_HEALTH: usize = 16;
/// The number of files and connections reserved for Discord, webhooks and the data.
const KEPT_BACK: u64 = 192;

/// How long a connection may stay in each phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Patience {
    headers: Duration,
    body: Duration,
    work: Duration,
    answer: Duration,
    stalled: Duration,
    idle: Duration,
}

const PATIENCE: Patience =
    Patience { headers: HEADERS, body: BODY, work: WORK, answer: ANSWER, stalled: STALLED, idle: IDLE };

/// A listener: its name in the log, its largest number of connections, and their time limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Door {
    name: &'static str,
    most: usize,
    patience: Patience,
}

impl Door {
    /// The local page. `descriptors` is the number of files and connections that the process may open
    /// (`ulimit -n`; `None` if it is unlimited).
    #[must_use]
    pub fn page(descriptors: Option<u64>) -> Door {
        Door { name: "the page", most: share(MOST, descriptors), patience: PATIENCE }
    }

    /// The interface for programs.
    #[must_use]
    pub fn programs(descriptors: Option<u64>) -> Door {
        Door { name: "programs", most: share(MOST, descriptors), patience: PATIENCE }
    }

    /// The web listener.
    #[must_use]
    pub fn web(descriptors: Option<u64>) -> Door {
        Door { name: "the web", most: share(MOST, descriptors), patience: PATIENCE }
    }

    /// `/health` and `/metrics`.
    #[must_use]
    pub fn health(descriptors: Option<u64>) -> Door {
        Door { name: "health and metrics", most: share(MOST_HEALTH, descriptors), patience: PATIENCE }
    }
}

/// This number of connections, or a smaller one that leaves enough descriptors for everything else.
fn share(most: usize, descriptors: Option<u64>) -> usize {
    let Some(descriptors) = descriptors else { return most };
    let all = 3 * MOST + MOST_HEALTH;
    let free = descriptors.saturating_sub(KEPT_BACK).max(descriptors / 4);
    let free = usize::try_from(free).unwrap_or(usize::MAX).min(all);
    (most * free / all).max(2)
}

/// Serves a listener until `stop` becomes true, and then until earlier requests are answered.
pub async fn serve(listener: TcpListener, router: Router, door: Door, mut stop: watch::Receiver<bool>) {
    let hall = Arc::new(Hall::default());
    let places = Arc::new(Semaphore::new(door.most));
    let mut tasks = JoinSet::new();
    let mut told = None;
    let mut number = 0;
    loop {
        while tasks.try_join_next().is_some() {}
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            // An error means that the sender is gone.
            _ = stop.wait_for(|stop| *stop) => break,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            Err(error) if is_of_one(&error) => continue,
            // There are no descriptors left.
            Err(error) => {
                if is_time(&mut told) {
                    tracing::warn!(%error, "no more connections can be taken by {}", door.name);
                }
                hall.send_away();
                tokio::select! {
                    () = sleep(AGAIN) => continue,
                    _ = stop.wait_for(|stop| *stop) => break,
                }
            }
        };
        let place = loop {
            if let Ok(place) = Arc::clone(&places).try_acquire_owned() {
                break Some(place);
            }
            if is_time(&mut told) {
                tracing::warn!(
                    most = door.most,
                    "all connections of {} are taken: those that ask nothing give way to new ones",
                    door.name
                );
            }
            hall.send_away();
            tokio::select! {
                place = Arc::clone(&places).acquire_owned() => break place.ok(),
                () = sleep(AGAIN) => {}
                _ = stop.wait_for(|stop| *stop) => break None,
            }
        };
        let Some(place) = place else { break };
        number += 1;
        let visit = hall.welcome(number, place, door.patience);
        tasks.spawn(attend(stream, router.clone(), visit, stop.clone()));
    }
    drop(listener);
    while tasks.join_next().await.is_some() {}
}

/// Whether only this connection failed before it was accepted: the next may succeed.
fn is_of_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// Whether the last log line about this is old enough for another.
fn is_time(told: &mut Option<Instant>) -> bool {
    let now = Instant::now();
    let is_time = told.is_none_or(|told| now.duration_since(told) >= TOLD_EVERY);
    if is_time {
        *told = Some(now);
    }
    is_time
}

/// All connections of a listener.
#[derive(Default)]
struct Hall(Mutex<BTreeMap<u64, Arc<Visit>>>);

impl Hall {
    fn visits(&self) -> MutexGuard<'_, BTreeMap<u64, Arc<Visit>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn welcome(self: &Arc<Self>, number: u64, place: OwnedSemaphorePermit, patience: Patience) -> Guest {
        let visit = Arc::new(Visit::begun(patience));
        self.visits().insert(number, Arc::clone(&visit));
        Guest { hall: Arc::clone(self), number, visit, _place: place }
    }

    /// Asks the least important connection to close, if one may be closed.
    fn send_away(&self) {
        let visits = self.visits();
        let ranked = visits.values().filter_map(|visit| Some((visit.rank()?, visit)));
        if let Some((_, visit)) = ranked.min_by_key(|(rank, _)| *rank) {
            visit.leave.notify_one();
        }
    }
}

/// A guard for an open connection; when it is dropped, its place is free.
struct Guest {
    hall: Arc<Hall>,
    number: u64,
    visit: Arc<Visit>,
    _place: OwnedSemaphorePermit,
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.hall.visits().remove(&self.number);
    }
}

/// The phase of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// It has not sent all headers of a request.
    Heading,
    /// It sends the rest of a request.
    Sending,
    /// Its request is being handled.
    Working,
    /// It gets an answer.
    Reading,
    /// It gets an endless answer: events.
    Listening,
    /// It has its answer.
    Idle,
}

struct Doing {
    phase: Phase,
    since: Instant,
    until: Option<Instant>,
    /// Whether the whole answer was passed to the connection.
    is_said: bool,
}

/// One connection.
struct Visit {
    doing: Mutex<Doing>,
    patience: Patience,
    /// Signals that another connection needs its place.
    leave: Notify,
}

impl Visit {
    fn begun(patience: Patience) -> Visit {
        let now = Instant::now();
        let until = Some(now + patience.headers);
        let doing = Doing { phase: Phase::Heading, since: now, until, is_said: false };
        Visit { doing: Mutex::new(doing), patience, leave: Notify::new() }
    }

    fn doing(&self) -> MutexGuard<'_, Doing> {
        self.doing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(&self, doing: &mut Doing, phase: Phase) {
        let now = Instant::now();
        let most = match phase {
            Phase::Heading => Some(self.patience.headers),
            Phase::Sending => Some(self.patience.body),
            Phase::Working => Some(self.patience.work),
            Phase::Reading => Some(self.patience.answer),
            // The limit applies only while nothing of it is read.
            Phase::Listening => None,
            Phase::Idle => Some(self.patience.idle),
        };
        *doing = Doing { phase, since: now, until: most.map(|most| now + most), is_said: false };
    }

    /// The end of its present phase.
    fn until(&self) -> Option<Instant> {
        self.doing().until
    }

    /// Notes that the headers of a request have come.
    fn asks(&self) {
        self.begin(&mut self.doing(), Phase::Sending);
    }

    /// Notes that the whole request has come, or nobody wants the rest.
    fn has_asked(&self) {
        let mut doing = self.doing();
        if doing.phase == Phase::Sending {
            self.begin(&mut doing, Phase::Working);
        }
    }

    /// Notes that there is an answer.
    fn is_answered(&self, endless: bool) {
        self.begin(&mut self.doing(), if endless { Phase::Listening } else { Phase::Reading });
    }

    /// Notes that the whole answer is on its way.
    fn is_said(&self) {
        self.doing().is_said = true;
    }

    /// Notes that something was received.
    fn has_sent(&self) {
        let mut doing = self.doing();
        if doing.phase == Phase::Idle {
            self.begin(&mut doing, Phase::Heading);
        }
    }

    /// Notes whether more of the answer was accepted.
    fn takes(&self, something: bool) {
        let mut doing = self.doing();
        if doing.phase == Phase::Listening {
            match something {
                true => doing.until = None,
                false if doing.until.is_none() => doing.until = Some(Instant::now() + self.patience.stalled),
                false => {}
            }
        }
    }

    /// Notes that everything is written.
    fn is_written(&self) {
        let mut doing = self.doing();
        if doing.is_said && matches!(doing.phase, Phase::Reading | Phase::Listening) {
            self.begin(&mut doing, Phase::Idle);
        }
    }

    /// The importance of its phase, and the beginning of that; `None` if it may not be closed.
    fn rank(&self) -> Option<(u8, Instant)> {
        let doing = self.doing();
        let rank = match doing.phase {
            Phase::Heading | Phase::Idle => 0,
            // Browsers reconnect by themselves, and go on at the same point.
            Phase::Listening => 1,
            Phase::Sending | Phase::Reading if doing.since.elapsed() >= self.patience.headers => 2,
            Phase::Sending | Phase::Reading | Phase::Working => return None,
        };
        Some((rank, doing.since))
    }

    /// Whether it has no unanswered request.
    fn asks_nothing(&self) -> bool {
        matches!(self.doing().phase, Phase::Heading | Phase::Idle)
    }
}

/// Serves a connection until it ends, one of its phases takes too long, or its place is needed.
async fn attend(stream: TcpStream, router: Router, guest: Guest, mut stop: watch::Receiver<bool>) {
    let visit = &guest.visit;
    let io = TokioIo::new(Watched { stream, visit: Arc::clone(visit) });
    let served = Arc::clone(visit);
    let service = service_fn(move |request: Request<Incoming>| {
        served.asks();
        let visit = Arc::clone(&served);
        if request.body().is_end_stream() {
            visit.has_asked();
        }
        let request = request.map(|body| Body::new(Sent { body, visit: Arc::clone(&visit) }));
        let answer = router.clone().call(request);
        async move {
            let Ok(response) = answer.await;
            let kind = response.headers().get(CONTENT_TYPE).map(HeaderValue::as_bytes);
            visit.is_answered(kind.is_some_and(|kind| kind.starts_with(b"text/event-stream")));
            Ok::<Response<Told>, Infallible>(response.map(|body| Told { body, visit }))
        }
    });
    let mut connection = pin!(http1::Builder::new().max_buf_size(MOST_HEADERS).serve_connection(io, service));
    let mut ending = false;
    let mut end = pin!(sleep_until(Instant::now() + visit.patience.headers));
    loop {
        let over = poll_fn(|context| {
            if connection.as_mut().poll(context).is_ready() {
                return Poll::Ready(());
            }
            // Its present phase may have another end than the last one.
            match visit.until() {
                Some(until) => {
                    if end.deadline() != until {
                        end.as_mut().reset(until);
                    }
                    end.as_mut().poll(context)
                }
                None => Poll::Pending,
            }
        });
        tokio::select! {
            () = over => break,
            () = visit.leave.notified() => if visit.rank().is_some() { break },
            _ = stop.wait_for(|stop| *stop), if !ending => {
                if visit.asks_nothing() {
                    break;
                }
                ending = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

/// A socket that reports its reading and writing.
struct Watched {
    stream: TcpStream,
    visit: Arc<Visit>,
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.visit.has_sent();
        }
        read
    }
}

impl AsyncWrite for Watched {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.visit.takes(written.is_ready());
        written
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.visit.takes(written.is_ready());
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    // This is called only when nothing more is to be written.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        if flushed.is_ready() {
            self.visit.is_written();
        }
        flushed
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// The body of a request.
struct Sent {
    body: Incoming,
    visit: Arc<Visit>,
}

impl HttpBody for Sent {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        if matches!(frame, Poll::Ready(None)) {
            self.visit.has_asked();
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Sent {
    fn drop(&mut self) {
        self.visit.has_asked();
    }
}

/// The body of an answer.
struct Told {
    body: Body,
    visit: Arc<Visit>,
}

impl HttpBody for Told {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Told {
    fn drop(&mut self) {
        self.visit.is_said();
    }
}
