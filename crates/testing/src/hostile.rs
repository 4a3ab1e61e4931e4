//! A network that loses, doubles, reorders, delays and cuts a share of everything between a bot and a stand-in
//! for Discord: requests and their answers, and what the gateway and the bot say to each other. Which, follows
//! from a seed.

use futures::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full, StreamBody, combinators::BoxBody};
use hyper::body::{Bytes, Frame, Incoming};
use hyper::{Request, Response, Uri};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioIo};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;

/// The longest delay.
const LATE: Duration = Duration::from_millis(150);

/// A fault of the network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// It never arrives.
    Lost,
    /// It arrives, but its answer does not.
    Unanswered,
    /// It arrives twice.
    Doubled,
    /// It arrives after what was sent later.
    Overtaken,
    /// It arrives late, and everything after it too.
    Late,
    /// It arrives in part, and the connection breaks.
    Cut,
}

const FAULTS: [Fault; 6] =
    [Fault::Lost, Fault::Unanswered, Fault::Doubled, Fault::Overtaken, Fault::Late, Fault::Cut];

/// The network: an address before the stand-in's.
pub struct Hostile {
    /// Where the bot finds the stand-in.
    pub address: SocketAddr,
    chance: Arc<Chance>,
}

struct Chance {
    random: Mutex<ChaCha8Rng>,
    /// The share of things that a fault happens to.
    share: Mutex<f64>,
    happened: Mutex<BTreeMap<(&'static str, Fault), u64>>,
    standin: SocketAddr,
    client: Client<HttpConnector, Full<Bytes>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hostile {
    /// Opens a network before a stand-in, in which a share (0 to 1) of everything goes wrong.
    ///
    /// # Panics
    /// Panics if no port can be opened.
    pub async fn before(standin: SocketAddr, seed: u64, share: f64) -> Hostile {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let chance = Arc::new(Chance {
            random: Mutex::new(ChaCha8Rng::seed_from_u64(seed)),
            share: Mutex::new(share),
            happened: Mutex::default(),
            standin,
            client: Client::builder(TokioExecutor::new()).build_http(),
        });
        let everybody = Arc::clone(&chance);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let chance = Arc::clone(&everybody);
                tokio::spawn(async move {
                    match is_web_socket(&stream).await {
                        true => gateway(&chance, stream).await,
                        false => rest(chance, stream).await,
                    }
                });
            }
        });
        Hostile { address, chance }
    }

    /// Lets another share of everything go wrong from now on.
    pub fn changes(&self, share: f64) {
        *locked(&self.chance.share) = share;
    }

    /// How many times each fault happened, to requests (`rest`) and on the gateway (`gateway`).
    #[must_use]
    pub fn happened(&self) -> BTreeMap<(&'static str, Fault), u64> {
        locked(&self.chance.happened).clone()
    }
}

impl Chance {
    fn fault(&self, on: &'static str) -> Option<Fault> {
        let share = *locked(&self.share);
        let fault = {
            let mut random = locked(&self.random);
            random.random_bool(share).then(|| FAULTS[random.random_range(0..FAULTS.len())])
        };
        if let Some(fault) = fault {
            *locked(&self.happened).entry((on, fault)).or_default() += 1;
        }
        fault
    }

    fn delay(&self) -> Duration {
        LATE.mul_f64(locked(&self.random).random())
    }
}

/// Whether a connection asks for a web socket; nothing is taken out of it.
async fn is_web_socket(stream: &TcpStream) -> bool {
    let mut head = [0; 2048];
    for _ in 0..100 {
        let Ok(read @ 1..) = stream.peek(&mut head).await else { return false };
        let text = String::from_utf8_lossy(&head[..read]).to_lowercase();
        if text.contains("upgrade: websocket") {
            return true;
        }
        if text.contains("\r\n\r\n") || read == head.len() {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    false
}

/// Passes the requests of one connection on.
async fn rest(chance: Arc<Chance>, stream: TcpStream) {
    let service = hyper::service::service_fn(move |request| {
        let chance = Arc::clone(&chance);
        async move { request_through(&chance, request).await }
    });
    // An error ends the connection without an answer, which is the point.
    let _ = hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(stream), service).await;
}

type Answer = Response<BoxBody<Bytes, io::Error>>;

async fn request_through(chance: &Chance, request: Request<Incoming>) -> io::Result<Answer> {
    let fault = chance.fault("rest");
    let (mut head, body) = request.into_parts();
    let body = body.collect().await.map_err(io::Error::other)?.to_bytes();
    let path = head.uri.path_and_query().map_or("/", |path| path.as_str());
    head.uri = format!("http://{}{path}", chance.standin).parse::<Uri>().map_err(io::Error::other)?;
    let lost = || io::Error::other("lost on purpose");
    let send = || chance.client.request(Request::from_parts(head.clone(), Full::new(body.clone())));
    match fault {
        Some(Fault::Lost) => return Err(lost()),
        Some(Fault::Late | Fault::Overtaken) => tokio::time::sleep(chance.delay()).await,
        _ => {}
    }
    let answer = send().await.map_err(io::Error::other)?;
    let (head, body) = answer.into_parts();
    let body = body.collect().await.map_err(io::Error::other)?.to_bytes();
    match fault {
        Some(Fault::Unanswered) => Err(lost()),
        Some(Fault::Doubled) => {
            // The second copy is answered too, but nobody waits for that.
            let _ = send().await;
            Ok(Response::from_parts(head, Full::new(body).map_err(io::Error::other).boxed()))
        }
        Some(Fault::Cut) => {
            let half = body.slice(..body.len() / 2);
            let frames = [Ok(Frame::data(half)), Err(lost())];
            Ok(Response::from_parts(head, BodyExt::boxed(StreamBody::new(futures::stream::iter(frames)))))
        }
        _ => Ok(Response::from_parts(head, Full::new(body).map_err(io::Error::other).boxed())),
    }
}

/// Passes what the bot and the gateway say to each other on, a payload at a time.
async fn gateway(chance: &Chance, stream: TcpStream) {
    let mut path = String::from("/");
    #[allow(clippy::result_large_err, reason = "the library's own type")]
    let note = |request: &tokio_tungstenite::tungstenite::handshake::server::Request, answer| {
        let uri = request.uri();
        // Here payloads are lost one by one: a compressed stream would break at the first.
        path = format!("{}?v=10&encoding=json", uri.path());
        Ok(answer)
    };
    let Ok(bot) = tokio_tungstenite::accept_hdr_async(stream, note).await else { return };
    let Ok(wire) = TcpStream::connect(chance.standin).await else { return };
    let address = format!("ws://{}{path}", chance.standin);
    let Ok((discord, _)) = tokio_tungstenite::client_async(address, wire).await else { return };
    let (to_bot, from_bot) = bot.split();
    let (to_discord, from_discord) = discord.split();
    // When one way has ended, both halves of both connections are dropped.
    tokio::select! {
        () = one_way(chance, from_bot, to_discord) => {}
        () = one_way(chance, from_discord, to_bot) => {}
    }
}

async fn one_way<R, S, E>(chance: &Chance, mut from: R, mut to: S)
where
    R: futures::Stream<Item = Result<Message, E>> + Unpin,
    S: futures::Sink<Message> + Unpin,
{
    let mut overtaken: Option<Message> = None;
    loop {
        let heard = match overtaken.is_some() {
            true => tokio::time::timeout(LATE, from.next()).await,
            false => Ok(from.next().await),
        };
        let Ok(heard) = heard else {
            // Nothing came that could have overtaken it.
            if let Some(late) = overtaken.take()
                && to.send(late).await.is_err()
            {
                return;
            }
            continue;
        };
        let Some(Ok(message)) = heard else { return };
        if !message.is_text() {
            let closes = message.is_close();
            if to.send(message).await.is_err() || closes {
                return;
            }
            continue;
        }
        let mut out = vec![message];
        match chance.fault("gateway") {
            Some(Fault::Lost | Fault::Unanswered) => out.clear(),
            Some(Fault::Doubled) => out.extend(out.first().cloned()),
            Some(Fault::Overtaken) if overtaken.is_none() => overtaken = out.pop(),
            Some(Fault::Late | Fault::Overtaken) => tokio::time::sleep(chance.delay()).await,
            Some(Fault::Cut) => return,
            None => {}
        }
        if !out.is_empty() {
            out.extend(overtaken.take());
        }
        for message in out {
            if to.send(message).await.is_err() {
                return;
            }
        }
    }
}
