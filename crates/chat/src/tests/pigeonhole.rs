//! A transport that keeps all messages.

use super::*;

/// Keeps messages; refuses or postpones them if the test says so.
#[derive(Default)]
pub(super) struct Pigeonhole {
    pub(super) letters: Mutex<Vec<OutboundMessage>>,
    pub(super) edits: Mutex<Vec<(Posted, OutboundMessage)>>,
    pub(super) closed: Mutex<HashMap<String, Refused>>,
    /// The changes of threads.
    pub(super) threads: Mutex<Vec<ThreadChange>>,
    /// Messages that were deleted.
    pub(super) deleted: Mutex<Vec<String>>,
    pub(super) busy: Mutex<Option<String>>,
    pub(super) faults: Mutex<usize>,
    pub(super) no_threads: Mutex<bool>,
    /// The members of private threads, by thread.
    pub(super) private: Mutex<Vec<(String, Vec<String>)>>,
    pub(super) stuck: Mutex<bool>,
    /// The members who have left the server.
    pub(super) left: Mutex<Vec<String>>,
    /// The number of attempts to post in each place.
    pub(super) attempts: Mutex<HashMap<String, usize>>,
}

impl Pigeonhole {
    pub(super) fn letters(&self) -> Vec<OutboundMessage> {
        self.letters.lock().unwrap().clone()
    }

    pub(super) fn last(&self) -> OutboundMessage {
        self.letters().pop().expect("a letter")
    }
}

impl Transport for Pigeonhole {
    fn post<'a>(&'a self, letter: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        Box::pin(async move {
            let (Target::Channel(place) | Target::Member(place)) = &letter.to;
            *self.attempts.lock().unwrap().entry(place.clone()).or_default() += 1;
            if *self.faults.lock().unwrap() > 0 {
                *self.faults.lock().unwrap() -= 1;
                return Err(PostError::Later { after: None, why: "a test".into() });
            }
            if self.busy.lock().unwrap().as_ref() == Some(place) {
                return Err(PostError::Later {
                    after: Some(std::time::Duration::from_mins(1)),
                    why: "a test".into(),
                });
            }
            if let Some(refused) = self.closed.lock().unwrap().get(place) {
                return Err(PostError::Refused { refused: *refused, why: "a test".into() });
            }
            let mut letters = self.letters.lock().unwrap();
            letters.push(letter.clone());
            Ok(Posted { channel: place.clone(), message: format!("m{}", letters.len()) })
        })
    }

    fn has_left<'a>(&'a self, _: &'a str, member: &'a str) -> BoxFuture<'a, bool> {
        Box::pin(async move { self.left.lock().unwrap().iter().any(|left| left == member) })
    }

    fn edit<'a>(
        &'a self,
        posted: &'a Posted,
        letter: &'a OutboundMessage,
    ) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async move {
            if *self.stuck.lock().unwrap() {
                return Err(PostError::Later { after: None, why: "a test".into() });
            }
            if self.deleted.lock().unwrap().contains(&posted.message) {
                return Err(PostError::Refused { refused: Refused::Gone, why: "a test".into() });
            }
            self.edits.lock().unwrap().push((posted.clone(), letter.clone()));
            Ok(())
        })
    }

    fn change_thread<'a>(&'a self, change: &'a ThreadChange) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async move {
            self.threads.lock().unwrap().push(change.clone());
            Ok(())
        })
    }

    fn open_thread<'a>(
        &'a self,
        request: &'a ThreadRequest,
    ) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        Box::pin(async move {
            if *self.no_threads.lock().unwrap() {
                return Err(PostError::Refused { refused: Refused::Permission, why: "a test".into() });
            }
            let mut private = self.private.lock().unwrap();
            Ok(Some(match &request.message {
                Some(message) => format!("thread-of-{message}"),
                None => {
                    let thread = format!("private-{}", private.len() + 1);
                    private.push((thread.clone(), Vec::new()));
                    thread
                }
            }))
        })
    }

    fn add_to_thread<'a>(&'a self, thread: &'a str, member: &'a str) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async move {
            if self.busy.lock().unwrap().as_deref() == Some(thread) {
                return Err(PostError::Later { after: None, why: "a test".into() });
            }
            let mut private = self.private.lock().unwrap();
            let (_, members) =
                private.iter_mut().find(|(known, _)| known == thread).expect("a private thread");
            members.push(member.to_owned());
            Ok(())
        })
    }
}
