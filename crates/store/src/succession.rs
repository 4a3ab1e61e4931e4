//! Two processes that follow one another without a gap. The next one waits for its turn. When the first one is
//! asked to stop, it lets the next one connect to Discord, and ends once that one hears people.

#[cfg(feature = "postgres")]
use super::Share;
use super::{Store, StoreError};
use crate::writer::Writer;
use jiff::Timestamp;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;

/// How long the server may take to say whether anybody waits.
#[cfg(feature = "postgres")]
const AT_ONCE: Duration = Duration::from_secs(2);

/// The store's end of the arrangement with the part of the program that hears people.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// From when on the process may connect to Discord, once the one before it is about to end.
    pub may_connect: watch::Sender<Option<Timestamp>>,
    /// Whether it hears people. What it hears is held until it has its turn. If the sender is dropped before, it
    /// cannot hear anybody.
    pub listens: watch::Receiver<bool>,
}

impl Store {
    /// Lets the process that waits for this one's turn connect to Discord, and waits (at most for `longest`)
    /// until it hears people. Returns whether it does; `false` at once if none waits. After this the turn
    /// should end soon: people wait.
    ///
    /// # Errors
    /// Returns an error if the server can't be asked, or the turn is lost.
    #[cfg_attr(
        not(feature = "postgres"),
        allow(clippy::unused_async, unused_variables, reason = "a server would be asked")
    )]
    pub async fn hand_over(&self, longest: Duration) -> Result<bool, StoreError> {
        match self.inner.writer.as_ref().ok_or(StoreError::ReadOnly)? {
            // The file is locked, and no process waits for it.
            Writer::File(_) => Ok(false),
            #[cfg(feature = "postgres")]
            Writer::Server(_, tenure, _) => {
                let awaited = tokio::time::timeout(AT_ONCE, tenure.is_awaited()).await;
                if !awaited.unwrap_or(Ok(false))? {
                    return Ok(false);
                }
                let now = Timestamp::now();
                let from = match self.share() {
                    Share::All => now,
                    Share::Some { first, last, .. } => self.turn_to_introduce(last - first + 1, now).await?,
                };
                tracing::info!("another Liege takes over");
                let heard =
                    tokio::time::timeout(longest, tenure.hand_over(from)).await.unwrap_or(Ok(false))?;
                if !heard {
                    tracing::warn!("the one that takes over is not connected to Discord yet");
                }
                self.inner.followed.store(heard, Ordering::Relaxed);
                Ok(heard)
            }
        }
    }

    /// Whether another process hears people already, and waits for this one's turn.
    #[must_use]
    pub fn is_followed(&self) -> bool {
        self.inner.followed.load(Ordering::Relaxed)
    }
}
