//! Named steps in the handling of a move at which something may break, so that tests can break it there on
//! purpose.
//!
//! The program asks at each step whether it breaks. In normal use it never does, and asking costs next to
//! nothing. A test (`liege-dev torture`) sets for one task what breaks at which step.

use futures::future::BoxFuture;
use std::io;
use std::sync::Arc;

/// A step in the handling of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Point {
    /// A table is read from the store.
    Read,
    /// The typed move is played at the table as it is.
    Play,
    /// A transaction that writes is about to begin.
    Begin,
    /// An entry of a log is about to be appended.
    Append,
    /// An announcement is about to be queued.
    Queue,
    /// Everything is written, and is about to be committed.
    Commit,
    /// It is committed, and nobody has been told yet.
    Stored,
    /// A picture is about to be drawn.
    Render,
    /// A message is on its way.
    Upload,
    /// A message has arrived, and that is about to be noted.
    Record,
}

impl Point {
    /// All steps, in their order.
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

/// A way to break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Break {
    /// The machine reports an error.
    Error,
    /// The disk has no room left.
    Full,
    /// The data file can be read only.
    ReadOnly,
    /// Another program holds the data file's lock.
    Locked,
}

/// A test's choice of what breaks.
pub trait Breaker: Send + Sync {
    /// Returns whether something breaks at this step now. It may take any time: if it never returns, that is
    /// as if the process was killed.
    fn at(&self, step: Point) -> BoxFuture<'_, Option<Break>>;
}

tokio::task_local! {
    static BREAKER: Arc<dyn Breaker>;
}

/// Runs some work while `breaker` decides what breaks.
pub async fn under<T>(breaker: Arc<dyn Breaker>, work: impl Future<Output = T>) -> T {
    BREAKER.scope(breaker, work).await
}

/// Whether a test decides here what breaks.
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
