//! The program in a run that lasts months: it is stopped, killed in the middle of its work, and started again on what it has
//! stored.

use crate::place::Place;
use crate::torture::{Moment, PostOffice};
use jiff::Timestamp;
use liege_chat::clock::{Clock, ManualClock};
use liege_chat::{self as chat, Answer, Desk, Incoming, Settings};
use liege_render::Renderer;
use liege_store::Store;
use std::sync::Arc;
use std::task::Poll;

/// The moment at which the program is killed during some work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kill {
    /// Never.
    Not,
    /// After it was polled this number of times.
    Polled(usize),
    /// At the message, edit or thread after this number of others.
    AtPost(usize, Moment),
}

/// The program, with its data, its clock and the office that takes its messages.
pub struct Program {
    place: Place,
    /// The clock, moved by hand.
    pub clock: Arc<ManualClock>,
    /// The office.
    pub post: Arc<PostOffice>,
    /// The renderer.
    pub renderer: Arc<Renderer>,
    settings: Settings,
    running: Option<(Arc<Desk>, Store)>,
    /// The number of starts.
    pub starts: u64,
}

/// Polls a future this number of times at most; then it is dropped during its work.
pub async fn cut<T>(mut polls: usize, future: impl Future<Output = T>) -> Option<T> {
    let mut future = Box::pin(future);
    std::future::poll_fn(move |context| {
        if polls == 0 {
            return Poll::Ready(None);
        }
        polls -= 1;
        future.as_mut().poll(context).map(Some)
    })
    .await
}

impl Program {
    /// A program that has not been started. One in `busy` of its messages has trouble; 0 for none. Its pictures are blank.
    ///
    /// # Errors
    /// Returns an error if there are no fonts.
    pub fn new(
        place: Place,
        now: Timestamp,
        settings: Settings,
        (seed, busy): (u64, u32),
    ) -> Result<Program, String> {
        let clock = Arc::new(ManualClock::new(now));
        let post = Arc::new(PostOffice::new(seed, Arc::clone(&clock), busy));
        let renderer = Arc::new(Renderer::new().map_err(|error| error.to_string())?);
        renderer.leave_blank(true);
        Ok(Program { place, clock, post, renderer, settings, running: None, starts: 0 })
    }

    /// The present time.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The desk.
    ///
    /// # Panics
    /// The program does not run.
    pub fn chat(&self) -> Arc<Desk> {
        Arc::clone(&self.running.as_ref().expect("the program runs").0)
    }

    /// The store.
    ///
    /// # Panics
    /// The program does not run.
    pub fn store(&self) -> Store {
        self.running.as_ref().expect("the program runs").1.clone()
    }

    /// Whether it runs.
    pub fn runs(&self) -> bool {
        self.running.is_some()
    }

    /// Starts the program; the seeds of new tables follow from `seed`.
    ///
    /// # Errors
    /// Returns an error if the data can't be opened.
    pub async fn start(&mut self, seed: u64) -> Result<(), String> {
        self.stop().await;
        let store = self.place.open().await?;
        let (renderer, clock) = (Arc::clone(&self.renderer), Arc::clone(&self.clock) as Arc<dyn Clock>);
        let chat = Desk::drawn_by(renderer, store.clone(), clock, self.settings.clone());
        chat.foresee(seed);
        self.starts += 1;
        self.running = Some((chat, store));
        Ok(())
    }

    /// Stops the program, whatever it is doing.
    pub async fn stop(&mut self) {
        self.post.kill_at(None);
        if let Some((chat, store)) = self.running.take() {
            drop(chat);
            store.close().await;
        }
    }

    /// Stops it for good, and deletes its data.
    ///
    /// # Errors
    /// Returns an error if the server can't be used.
    pub async fn remove(mut self) -> Result<(), String> {
        self.stop().await;
        self.place.remove().await
    }

    /// Lets it answer a message. Returns nothing if it is cut off after this number of polls; then it has to be started again.
    pub async fn hear(&self, incoming: &Incoming, polls: usize) -> Option<Vec<Answer>> {
        let chat = self.chat();
        cut(polls, chat::handle(&chat, incoming.clone())).await
    }

    /// Lets it do all its due work. Returns whether that was done; otherwise it was killed, and has to be started again.
    pub async fn work(&self, kill: Kill) -> bool {
        let (chat, post) = (self.chat(), Arc::clone(&self.post));
        post.kill_at(if let Kill::AtPost(after, moment) = kill { Some((after, moment)) } else { None });
        let polls = if let Kill::Polled(polls) = kill { polls } else { usize::MAX };
        let done = {
            let delivery = cut(polls, chat::deliver_due(&chat, &*post));
            tokio::select! {
                biased;
                done = delivery => done.is_some(),
                () = post.killed.notified() => false,
            }
        };
        self.post.kill_at(None);
        done
    }
}
