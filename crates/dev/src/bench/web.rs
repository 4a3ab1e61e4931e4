//! The page of a game: made from nothing in memory, asked again, and watched by a thousand while the game goes on.

use super::asked::Asked;
use super::club::{Club, legal_move, some_move};
use super::figures::{Figure, Times, Trouble, count, time};
use axum::Router;
use liege_chat::PublicUrl;
use liege_local::doors::{Door, serve};
use liege_local::web;
use liege_store::{Location, PagePolicy};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

/// How many actions the game has whose page is measured.
const LONG: usize = 200;
/// Watchers at once, and how often each asks: as the page's script does.
const WATCHERS: usize = 1_000;
const EVERY: Duration = Duration::from_secs(20);
/// The games whose pages are measured.
const GAMES: [&str; 3] = ["three-player-chess", "dragonchess", "chess"];

pub(super) async fn measure(asked: &Asked, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    for game in GAMES.into_iter().filter(|game| asked.game.is_none_or(|wanted| wanted == *game)) {
        page(asked, game, tell).await?;
    }
    let without = moves(asked, 0).await?;
    let with = moves(asked, WATCHERS).await?;
    for (watchers, (committed, answered)) in [(0, without), (WATCHERS, with)] {
        let name = |what: &str| format!("web/{watchers} watchers/{what}");
        for of in [50, 99] {
            tell(time(name(&format!("committed, p{of}")), committed.percentile(of)));
        }
        tell(count(name("answers"), answered, "count"));
    }
    if let Some(kib) = most_memory() {
        tell(count("web/most memory of the process", kib / 1_024, "MiB"));
    }
    Ok(())
}

async fn open(path: &Path) -> Result<(Club, Router), Trouble> {
    let url = PublicUrl::read("http://localhost:8280").ok_or("an address")?;
    let club = Club::with(&Location::File(path.to_owned()), Some(url.clone())).await?;
    club.chat.look_with(|_, _| true);
    let router = web::router(Arc::clone(&club.chat), club.store.clone(), url);
    Ok((club, router))
}

async fn show(club: &Club) -> Result<(), Trouble> {
    let show = |server: &mut liege_store::Server| {
        server.page = PagePolicy::On;
        Ok::<(), ()>(())
    };
    club.store.change_server("s", "p", club.chat.now(), show).await?.map_err(|()| "it refuses nothing")?;
    Ok(())
}

/// The page of a long game.
async fn page(asked: &Asked, game: &str, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("liege.sqlite");
    let (club, _) = open(&path).await?;
    let table = club.lay("c", "p", game).await?;
    show(&club).await?;
    for step in 0..LONG {
        let state = club.table(table).await?;
        let Some(action) = legal_move(&state, step) else { break };
        club.say("c", "p", &format!("#{table} {action}")).await;
    }
    let actions = club.table(table).await?.log().len();
    club.store.close().await;
    // It still holds the data file.
    drop(club);
    let (mut cold, mut past, mut again, mut picture) = <(Times, Times, Times, Times)>::default();
    let (mut bytes, begun) = (0, Instant::now());
    while cold.0.len() < 3 || begun.elapsed() < asked.time {
        let (club, router) = open(&path).await?;
        let page = format!("/t/{table}");
        bytes = get(&router, &page, &mut cold).await?;
        get(&router, &page, &mut again).await?;
        get(&router, &format!("/t/{table}?at={}", actions / 2), &mut past).await?;
        get(&router, &format!("/t/{table}/board.png"), &mut picture).await?;
        club.store.close().await;
    }
    let name = |what: &str| format!("web/{game}/{what}");
    tell(count(name("actions"), actions, "count"));
    tell(count(name("page"), bytes, "bytes"));
    tell(time(name("page, nothing in memory"), cold.median()));
    tell(time(name("page, asked again"), again.median()));
    tell(time(name("page, half the game back"), past.median()));
    tell(time(name("picture"), picture.median()));
    Ok(())
}

async fn get(router: &Router, path: &str, times: &mut Times) -> Result<usize, Trouble> {
    use tower_service::Service as _;
    let request =
        axum::http::Request::get(path).header("host", "localhost").body(axum::body::Body::empty())?;
    let begun = Instant::now();
    let response = router.clone().call(request).await?;
    if !response.status().is_success() {
        return Err(format!("{path}: {}", response.status()).into());
    }
    let bytes = axum::body::to_bytes(response.into_body(), 1 << 22).await?.len();
    times.0.push(begun.elapsed());
    Ok(bytes)
}

/// How long moves take while so many watch, and how many answers they got.
async fn moves(asked: &Asked, watchers: usize) -> Result<(Times, usize), Trouble> {
    let folder = tempfile::tempdir()?;
    let (club, router) = open(&folder.path().join("liege.sqlite")).await?;
    let mut table = club.lay("c", "p", GAMES[0]).await?;
    show(&club).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let (stop, stopped) = watch::channel(false);
    let served = tokio::spawn(serve(listener, router, Door::web(Some(4_096)), stopped));
    let (answered, begun) = (Arc::new(AtomicUsize::new(0)), Instant::now());
    let about = asked.time * 8;
    // The watchers are in this process too: no more of them ask in the same moment than there are descriptors for.
    let places = Arc::new(Semaphore::new(200));
    let mut watching = JoinSet::new();
    for number in 0..watchers {
        let (answered, places) = (Arc::clone(&answered), Arc::clone(&places));
        watching.spawn(async move {
            tokio::time::sleep(EVERY.mul_f64(number as f64 / watchers as f64)).await;
            loop {
                if let Ok(_place) = places.acquire().await
                    && ask(address, table).await.is_ok()
                {
                    answered.fetch_add(1, Ordering::Relaxed);
                }
                tokio::time::sleep(EVERY).await;
            }
        });
    }
    let (mut committed, mut played) = (Times::default(), 0);
    while begun.elapsed() < about {
        let state = club.table(table).await?;
        let Some(text) = some_move(&state, played) else {
            table = club.lay("c", "p", GAMES[0]).await?;
            continue;
        };
        played += 1;
        let started = Instant::now();
        club.say("c", "p", &text).await;
        committed.0.push(started.elapsed());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    watching.abort_all();
    stop.send_replace(true);
    served.await?;
    club.store.close().await;
    Ok((committed, answered.load(Ordering::Relaxed)))
}

/// Asks as the page's script does.
async fn ask(address: SocketAddr, table: i64) -> Result<(), Trouble> {
    let mut stream = TcpStream::connect(address).await?;
    let request = format!("HEAD /t/{table} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    if answer.starts_with(b"HTTP/1.1 200") { Ok(()) } else { Err("no page".into()) }
}

/// The most memory that the process has had, in KiB; Linux alone tells.
fn most_memory() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?
        .trim()
        .strip_suffix(" kB")?
        .trim()
        .parse()
        .ok()
}
