//! Metrics of the running program, and their names. Without the setting `metrics` nothing is kept.
//!
//! The names follow Prometheus: they end with their unit, counters with `_total`.

use jiff::Timestamp;
use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use std::time::{Duration, Instant, SystemTime};

const ACTIONS: &str = "liege_actions_total";
const DATABASE: &str = "liege_database_seconds";
const RENDER: &str = "liege_render_seconds";
const POSTS: &str = "liege_posts_waiting";
const OLDEST: &str = "liege_oldest_post_seconds";
const CONNECTED: &str = "liege_gateway_connected";
const HEARTBEAT: &str = "liege_gateway_heartbeat_seconds";
const BUILD: &str = "liege_build_info";
const COPIED: &str = "liege_backup_timestamp_seconds";
const STARTED: &str = "process_start_time_seconds";

/// An operation of the database.
#[derive(Clone, Copy, Debug)]
pub enum Database {
    /// Reading a table.
    Read,
    /// Waiting for the writer, which another task has.
    Wait,
    /// A transaction, from its beginning until it is stored.
    Write,
}

/// A kind of drawing.
#[derive(Clone, Copy, Debug)]
pub enum Drawn {
    /// A picture: a board, mostly.
    Picture,
    /// The last move as an animation.
    Motion,
    /// A game as an animation.
    Film,
    /// A sheet of key positions.
    Sheet,
}

/// Describes all metrics, and sets their values at the start.
pub fn begin() {
    describe_counter!(ACTIONS, Unit::Count, "Moves and acts stored since the start, by game.");
    describe_histogram!(
        DATABASE,
        Unit::Seconds,
        "What the database took: read (a table), wait (for the writer), write (until it was stored)."
    );
    describe_histogram!(RENDER, Unit::Seconds, "What drawing took: picture, motion, film, sheet.");
    describe_gauge!(POSTS, Unit::Count, "What is queued to be posted or edited and is not yet.");
    describe_gauge!(
        OLDEST,
        Unit::Seconds,
        "How long the oldest of that has been waiting; 0 if there is none."
    );
    describe_gauge!(
        CONNECTED,
        Unit::Count,
        "Whether the connection to Discord's gateway stands (1) or not (0), by shard."
    );
    describe_gauge!(HEARTBEAT, Unit::Seconds, "What Discord took to answer the last heartbeat, by shard.");
    describe_gauge!(
        COPIED,
        Unit::Seconds,
        "When the newest copy in the backup folder was made, in seconds since 1970."
    );
    describe_gauge!(BUILD, Unit::Count, "Always 1; its label tells the version.");
    describe_gauge!(STARTED, Unit::Seconds, "When the program was started, in seconds since 1970.");
    gauge!(BUILD, "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    gauge!(STARTED).set(now.as_secs_f64());
}

/// Upper bounds of the histograms' buckets, in seconds: from a statement to a film of a long game.
pub const BUCKETS: [f64; 13] =
    [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0];

/// Counts stored actions of a game.
pub fn stored(game: &'static str, actions: usize) {
    counter!(ACTIONS, "game" => game).increment(actions as u64);
}

/// Measures an operation of the database that began at `since`.
pub fn database(what: Database, since: Instant) {
    let what = match what {
        Database::Read => "read",
        Database::Wait => "wait",
        Database::Write => "write",
    };
    histogram!(DATABASE, "what" => what).record(since.elapsed());
}

/// Measures a drawing that began at `since`.
pub fn drawn(what: Drawn, since: Instant) {
    let what = match what {
        Drawn::Picture => "picture",
        Drawn::Motion => "motion",
        Drawn::Film => "film",
        Drawn::Sheet => "sheet",
    };
    histogram!(RENDER, "what" => what).record(since.elapsed());
}

/// Sets the number of waiting posts, and the age of the oldest.
pub fn queue(waiting: u64, oldest: Duration) {
    gauge!(POSTS).set(waiting as f64);
    gauge!(OLDEST).set(oldest.as_secs_f64());
}

/// Sets the moment of the newest copy of the data file that the program made by itself.
pub fn copied(at: Timestamp) {
    gauge!(COPIED).set(at.as_second() as f64);
}

/// Sets whether a shard's connection to the gateway is open, and the time that its last heartbeat took, if
/// that is known.
pub fn gateway(shard: u32, connected: bool, heartbeat: Option<Duration>) {
    let shard = shard.to_string();
    gauge!(CONNECTED, "shard" => shard.clone()).set(f64::from(u8::from(connected)));
    if let Some(heartbeat) = heartbeat {
        gauge!(HEARTBEAT, "shard" => shard).set(heartbeat.as_secs_f64());
    }
}
