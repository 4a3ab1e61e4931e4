//! Two watchers for the whole test program: one for events that could not be read (they only leave a line in
//! the log, most of them one for debugging), one for the sockets (only loopback may ever be contacted).

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, LazyLock, Mutex, Once, PoisonError};
use std::time::{Duration, Instant};
use tracing::field::{Field, Visit};
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::{Context, SubscriberExt};
use tracing_subscriber::{EnvFilter, Layer};

static LOST: LazyLock<Mutex<Vec<String>>> = LazyLock::new(Mutex::default);
static LOG: LazyLock<Arc<Mutex<Vec<u8>>>> = LazyLock::new(Arc::default);
static STRANGERS: LazyLock<Mutex<BTreeSet<String>>> = LazyLock::new(Mutex::default);

/// A text in events that a test breaks on purpose.
pub const DELIBERATE: &str = "broken on purpose";

/// Starts the watchers; further calls have no effect.
pub fn start() {
    static STARTED: Once = Once::new();
    STARTED.call_once(|| {
        // The contents of an operator's log.
        let filter = EnvFilter::new(format!("info,{}", liege_discord::LOG_FILTER));
        let log = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(|| Log).with_filter(filter);
        let lost = LostEvents.with_filter(filter_fn(|meta: &Metadata<'_>| {
            meta.is_event() && meta.target().starts_with("liege_discord")
        }));
        let both = tracing_subscriber::registry().with(log).with(lost);
        tracing::subscriber::set_global_default(both).expect("no other subscriber");
        std::thread::spawn(|| {
            loop {
                let began = Instant::now();
                watch_sockets();
                // With many entries in the kernel's tables a look takes long: most of the machine is left to
                // the tests.
                std::thread::sleep(Duration::from_millis(5).max(4 * began.elapsed()));
            }
        });
    });
}

/// Events that could not be read, since the program began.
pub fn lost_events() -> Vec<String> {
    LOST.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The log as an operator would see it, of all tests of the program.
pub fn log() -> String {
    String::from_utf8_lossy(&LOG.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
}

/// Addresses beyond loopback that the program had a socket to.
pub fn strangers() -> Vec<String> {
    STRANGERS.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
}

struct Log;

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct LostEvents;

struct Text(String);

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        let _ = write!(self.0, "{}={value:?} ", field.name());
    }
}

impl<S: Subscriber> Layer<S> for LostEvents {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        const SIGNS: [&str; 3] = ["an event of Discord", "a payload is unreadable", "greeting is unreadable"];
        let mut text = Text(String::new());
        event.record(&mut text);
        if SIGNS.iter().any(|sign| text.0.contains(sign)) && !text.0.contains(DELIBERATE) {
            LOST.lock().unwrap_or_else(PoisonError::into_inner).push(text.0);
        }
    }
}

/// Notes the remote ends of this program's own sockets (on Linux; elsewhere nothing is noted).
fn watch_sockets() {
    let Ok(files) = std::fs::read_dir("/proc/self/fd") else { return };
    let own: BTreeSet<String> = files
        .flatten()
        .filter_map(|file| std::fs::read_link(file.path()).ok())
        .filter_map(|link| Some(link.to_str()?.strip_prefix("socket:[")?.strip_suffix(']')?.to_owned()))
        .collect();
    for table in ["tcp", "tcp6", "udp", "udp6"] {
        let Ok(text) = std::fs::read_to_string(format!("/proc/self/net/{table}")) else { continue };
        for line in text.lines().skip(1) {
            let parts: Vec<&str> = line.split_whitespace().collect();
            let (Some(remote), Some(inode)) = (parts.get(2), parts.get(9)) else { continue };
            let Some(address) = address(remote) else { continue };
            if own.contains(*inode) && !address.is_loopback() && !address.is_unspecified() {
                STRANGERS.lock().unwrap_or_else(PoisonError::into_inner).insert(format!("{table} {address}"));
            }
        }
    }
}

/// Reads an address in the kernel's form: hexadecimal words in the machine's byte order.
fn address(text: &str) -> Option<IpAddr> {
    let (address, _port) = text.split_once(':')?;
    let words: Vec<[u8; 4]> = (0..address.len() / 8)
        .map(|n| u32::from_str_radix(&address[8 * n..8 * n + 8], 16).map(u32::to_ne_bytes))
        .collect::<Result<_, _>>()
        .ok()?;
    match words.as_slice() {
        [v4] => Some(IpAddr::V4(Ipv4Addr::from(*v4))),
        [_, _, _, _] => {
            let bytes: [u8; 16] = words.concat().try_into().ok()?;
            Some(Ipv6Addr::from(bytes).to_canonical())
        }
        _ => None,
    }
}
