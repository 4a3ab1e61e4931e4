//! The steps of the way of a move at which something may break, by name, so that it can be broken there on purpose.
//!
//! The program asks at each of them whether it breaks; it never does by itself, and asking costs next to nothing.
//! Whoever tries the program out (`liege-dev torture`) says for one task what happens at which step.

use futures::future::BoxFuture;
use std::io;
use std::sync::Arc;

/// A step on the way of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Point {
    /// A table is read from the store.
    Read,
    /// What was said is played at the table as it is.
    Play,
    /// A transaction that writes is about to begin.
    Begin,
    /// An entry of a log is about to be appended.
    Append,
    /// An announcement is about to be queued.
    Queue,
    /// All is written, and about to be stored for good.
    Commit,
    /// It is stored, and nobody has heard so yet.
    Stored,
    /// A picture is about to be drawn.
    Render,
    /// A message is on its way.
    Upload,
    /// A message has arrived, and that is about to be noted.
    Record,
}

impl Point {
    /// All of them, in the order of the way.
    pub const ALL: [Point; 10] = [
        Point::Read,
        Point::Play,
        Point::Begin,
        Point::Append,
        Point::Queue,
        Point::Commit,
        Point::Stored,
        Point::Render,
        Point::Upload,
        Point::Record,
    ];

    /// Its name, in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Point::Read => "read",
            Point::Play => "play",
            Point::Begin => "begin",
            Point::Append => "append",
            Point::Queue => "queue",
            Point::Commit => "commit",
            Point::Stored => "stored",
            Point::Render => "render",
            Point::Upload => "upload",
            Point::Record => "record",
        }
    }
}

/// What breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Break {
    /// The machine says that it failed.
    Error,
    /// The disk has no room left.
    Full,
    /// The data file can be read only.
    ReadOnly,
    /// Another program holds the data file's lock.
    Locked,
}

/// Decides what breaks.
pub trait Breaker: Send + Sync {
    /// Whether something breaks at this step now. It may take as long as it likes: whoever waits for ever was killed.
    fn at(&self, step: Point) -> BoxFuture<'_, Option<Break>>;
}

tokio::task_local! {
    static BREAKER: Arc<dyn Breaker>;
}

/// Does some work during which `breaker` decides what breaks.
pub async fn under<T>(breaker: Arc<dyn Breaker>, work: impl Future<Output = T>) -> T {
    BREAKER.scope(breaker, work).await
}

/// Whether anybody decides what breaks here.
pub fn is_tried() -> bool {
    BREAKER.try_with(|_| ()).is_ok()
}

/// Whether something breaks at this step now.
pub async fn at(step: Point) -> Option<Break> {
    let breaker = BREAKER.try_with(Arc::clone).ok()?;
    breaker.at(step).await
}

/// The error of a step where only the machine can fail, if it breaks now.
pub async fn check(step: Point) -> io::Result<()> {
    match at(step).await {
        None => Ok(()),
        Some(_) => Err(io::Error::other(format!("broken on purpose ({})", step.name()))),
    }
}
