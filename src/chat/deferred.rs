//! Answers that take their time.

use super::io::Answer;
use futures::future::BoxFuture;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// What is still being made for somebody who was already told so. Nothing is done before a transport waits
/// for it; it should do that in a task of its own.
#[derive(Clone)]
pub struct Deferred(Arc<Mutex<Option<BoxFuture<'static, Vec<Answer>>>>>);

impl Deferred {
    /// For work that ends with the answers.
    pub fn new(work: impl Future<Output = Vec<Answer>> + Send + 'static) -> Deferred {
        Deferred(Arc::new(Mutex::new(Some(Box::pin(work)))))
    }

    /// Does the work and gives its answers, to the same person in the same place: the first private one may
    /// take the place of the answer that announced it. Asked once more it gives none.
    pub async fn wait(&self) -> Vec<Answer> {
        let work = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        match work {
            Some(work) => work.await,
            None => Vec::new(),
        }
    }
}

impl PartialEq for Deferred {
    fn eq(&self, other: &Deferred) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Deferred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deferred")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn it_comes_once() {
        let answer = crate::chat::dispatch::private("done");
        let later = Deferred::new(async move { vec![answer] });
        assert_eq!(later.clone().wait().await.len(), 1);
        assert_eq!(later.wait().await.len(), 0);
    }
}
