//! Tests of the doors with clients that ask nothing, ask without end, or do not read their answers.

use super::*;
use axum::response::sse::{Event, Sse};
use axum::routing::{get, post};
use futures::{StreamExt as _, stream};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

const ASKED: &[u8] = b"GET /well HTTP/1.1\r\nhost: localhost\r\n\r\n";

struct House {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    served: tokio::task::JoinHandle<()>,
    /// The number of requests that reached their handlers.
    heard: Arc<AtomicUsize>,
    /// Signals that an endless answer was given up.
    given_up: Arc<Notify>,
}

/// Time limits that never end.
const ENDLESS: Patience = {
    let ever = Duration::from_hours(1);
    Patience { headers: ever, body: ever, work: ever, answer: ever, stalled: ever, idle: ever }
};

/// An endless answer, which signals when it is given up.
fn flood(given_up: Arc<Notify>) -> Body {
    struct Given(Arc<Notify>);
    impl Drop for Given {
        fn drop(&mut self) {
            self.0.notify_one();
        }
    }
    let given = Given(given_up);
    let part = move |()| {
        let _held = &given;
        Ok::<_, Infallible>(vec![b'x'; 1 << 16])
    };
    Body::from_stream(stream::repeat(()).map(part))
}

impl House {
    async fn open(most: usize) -> House {
        House::patient(most, ENDLESS).await
    }

    async fn patient(most: usize, patience: Patience) -> House {
        let heard = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&heard);
        let well = async move || {
            count.fetch_add(1, Ordering::SeqCst);
            "well"
        };
        let given_up = Arc::new(Notify::new());
        let (once, again) = (Arc::clone(&given_up), Arc::clone(&given_up));
        let router = Router::new()
            .route("/well", get(well))
            .route("/flood", get(async move || flood(once)))
            .route("/floods", get(async move || ([(CONTENT_TYPE, "text/event-stream")], flood(again))))
            .route("/never", get(std::future::pending::<&'static str>))
            .route("/events", get(async || Sse::new(stream::pending::<Result<Event, Infallible>>())))
            .route("/sent", post(async |body: String| body.len().to_string()));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = watch::channel(false);
        let served = tokio::spawn(serve(listener, router, Door { name: "a door", most, patience }, stopped));
        House { address, stop, served, heard, given_up }
    }

    async fn visitor(&self, says: &[u8]) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(says).await.unwrap();
        stream
    }

    /// The response to one request, on a separate connection that is closed after it.
    async fn asks(&self) -> String {
        let closing = b"GET /well HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
        let mut stream = self.visitor(closing).await;
        let mut text = String::new();
        // If it is never answered, the test ends too.
        let read = tokio::time::timeout(Duration::from_mins(1), stream.read_to_string(&mut text)).await;
        read.expect("an answer").unwrap();
        text
    }
}

/// Reads until these bytes have come.
async fn until(stream: &mut TcpStream, end: &[u8]) {
    let mut read = Vec::new();
    while !read.ends_with(end) {
        read.push(stream.read_u8().await.unwrap());
    }
}

/// Waits until the other side has closed a connection, in any way.
async fn closed(stream: &mut TcpStream) {
    let mut buffer = vec![0; 1 << 20];
    while !matches!(stream.read(&mut buffer).await, Ok(0) | Err(_)) {}
}

#[tokio::test]
async fn whoever_asks_is_answered_while_others_are_silent_and_that_is_told_once() {
    let log = Log::default();
    let writer = log.clone();
    let told = tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).finish();
    let _told = tracing::subscriber::set_default(told);
    let house = House::open(4).await;
    let mut silent = Vec::new();
    for says in [&b""[..], b"GET /well HT", b"GET /well HTTP/1.1\r\nhost: x\r\nx: ", b"\x16\x03\x01\x02\x00"]
    {
        for _ in 0..6 {
            silent.push(house.visitor(says).await);
        }
        assert!(house.asks().await.ends_with("well"));
    }
    // Answered connections that stay open are closed too.
    for _ in 0..6 {
        let mut stays = house.visitor(ASKED).await;
        until(&mut stays, b"\r\n\r\nwell").await;
        silent.push(stays);
    }
    for _ in 0..4 {
        assert!(house.asks().await.ends_with("well"));
    }
    assert_eq!(house.heard.load(Ordering::SeqCst), 14, "each was asked once");
    assert_eq!(log.text().matches("all connections of a door are taken").count(), 1, "{}", log.text());
}

#[tokio::test]
async fn whoever_is_worked_for_is_never_sent_away() {
    let house = House::open(2).await;
    let working = house.visitor(b"GET /never HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
    let mut stays = house.visitor(ASKED).await;
    until(&mut stays, b"\r\n\r\nwell").await;
    for _ in 0..3 {
        assert!(house.asks().await.ends_with("well"));
    }
    closed(&mut stays).await;
    let mut buffer = [0];
    let open = working.try_read(&mut buffer).map_err(|error| error.kind());
    assert_eq!(open, Err(io::ErrorKind::WouldBlock), "it waits for its answer");
}

#[tokio::test]
async fn events_give_way_and_requests_do_not() {
    let house = House::open(2).await;
    let mut listening = Vec::new();
    for _ in 0..2 {
        let mut stream = house.visitor(b"GET /events HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
        until(&mut stream, b"\r\n\r\n").await;
        listening.push(stream);
    }
    assert!(house.asks().await.ends_with("well"));
    closed(&mut listening[0]).await;
    let open = listening[1].try_read(&mut [0]).map_err(|error| error.kind());
    assert_eq!(open, Err(io::ErrorKind::WouldBlock), "the oldest alone");
}

#[tokio::test]
async fn a_connection_goes_on_after_its_answer_and_bodies_are_read() {
    let house = House::open(2).await;
    let mut stream = house.visitor(ASKED).await;
    until(&mut stream, b"\r\n\r\nwell").await;
    stream.write_all(b"POST /sent HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n\r\n12").await.unwrap();
    stream.write_all(b"345").await.unwrap();
    until(&mut stream, b"\r\n\r\n5").await;
    // At the end nothing waits for clients that stay.
    house.stop.send(true).unwrap();
    closed(&mut stream).await;
    house.served.await.unwrap();
}

#[tokio::test]
async fn each_phase_has_an_end() {
    let short = Duration::from_millis(30);
    for (says, answered, patience) in [
        (&b""[..], &b""[..], Patience { headers: short, ..ENDLESS }),
        (b"GET /well HTTP/1.1\r\nhost: x\r\nx-slow: ", b"", Patience { headers: short, ..ENDLESS }),
        (b"\x16\x03\x01\x02\x00", b"", Patience { headers: short, ..ENDLESS }),
        (
            b"POST /sent HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n123",
            b"",
            Patience { body: short, ..ENDLESS },
        ),
        (b"GET /never HTTP/1.1\r\nhost: x\r\n\r\n", b"", Patience { work: short, ..ENDLESS }),
        (ASKED, b"\r\n\r\nwell", Patience { idle: short, ..ENDLESS }),
        // A second request without an end.
        (
            b"GET /well HTTP/1.1\r\nhost: x\r\n\r\nGET /we",
            b"\r\n\r\nwell",
            Patience { headers: short, idle: short, ..ENDLESS },
        ),
    ] {
        let house = House::patient(4, patience).await;
        let mut stream = house.visitor(says).await;
        until(&mut stream, answered).await;
        closed(&mut stream).await;
    }
}

#[tokio::test]
async fn answers_that_nobody_reads_are_given_up() {
    let short = Duration::from_millis(30);
    for (asked, patience) in [
        (&b"GET /flood HTTP/1.1\r\nhost: x\r\n\r\n"[..], Patience { answer: short, ..ENDLESS }),
        (b"GET /floods HTTP/1.1\r\nhost: x\r\n\r\n", Patience { stalled: short, ..ENDLESS }),
    ] {
        let house = House::patient(4, patience).await;
        let _stream = house.visitor(asked).await;
        house.given_up.notified().await;
    }
}

#[test]
fn enough_descriptors_are_left_for_everything_else() {
    let all = |descriptors| {
        [
            Door::page(descriptors),
            Door::programs(descriptors),
            Door::web(descriptors),
            Door::health(descriptors),
        ]
        .map(|door| door.most)
    };
    assert_eq!(all(None), [MOST, MOST, MOST, MOST_HEALTH]);
    assert_eq!(all(Some(1024)), [MOST, MOST, MOST, MOST_HEALTH]);
    for descriptors in [64, 128, 256, 512, 700, 1 << 20] {
        let doors = all(Some(descriptors));
        let sum: usize = doors.iter().sum();
        let left = descriptors - u64::try_from(sum).unwrap();
        assert!(left >= KEPT_BACK.min(descriptors * 5 / 8), "{descriptors}: {doors:?}");
        assert!(doors.iter().all(|most| *most >= 2), "{descriptors}: {doors:?}");
    }
}

/// The text of the log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
