//! One of the processes: a thread with everything that a process has. It can be killed during any work,
//! stopped for a while as a whole, and cut off from the server.

use super::time::{Hasty, TERMS};
use super::wire::Wire;
use liege_chat::clock::Clock;
use liege_chat::{self as chat, Answer, Desk, Incoming, Limits, Settings, Transport};
use liege_render::Renderer;
use liege_store::{Share, Store};
use std::pin::pin;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// The pause between attempts to open the data again after a failure.
const AGAIN: Duration = Duration::from_millis(50);

/// The surroundings of a process.
#[derive(Clone)]
pub(super) struct Surroundings {
    pub(super) renderer: Arc<Renderer>,
    pub(super) clock: Arc<Hasty>,
    pub(super) discord: Arc<dyn Transport>,
    pub(super) seed: u64,
}

/// An order to a process.
enum Order {
    /// Hear a message; the answers go to this channel, unless something prevents it.
    Hear(Box<Incoming>, oneshot::Sender<Vec<Answer>>),
    /// Stop completely for this long.
    Stop(Duration),
    /// End properly.
    End,
    /// End at once.
    Die,
}

/// A running process.
pub(super) struct Process {
    orders: mpsc::UnboundedSender<Order>,
    wire: Wire,
    thread: thread::JoinHandle<()>,
}

impl Process {
    /// Starts a process with a share of the shards on the data at an address.
    pub(super) async fn start(address: &str, share: Share, around: Surroundings) -> Result<Process, String> {
        let (wire, address) = Wire::to(address).await?;
        let (orders, told) = mpsc::unbounded_channel();
        let run = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let runtime = runtime.expect("a runtime");
            runtime.block_on(live(&address, share, &around, told));
            // Its present work is cancelled.
            runtime.shutdown_background();
        };
        let thread = thread::Builder::new().stack_size(crate::torture::workshop::STACK).spawn(run);
        Ok(Process { orders, wire, thread: thread.map_err(|error| error.to_string())? })
    }

    /// Whether it has not ended.
    pub(super) fn runs(&self) -> bool {
        !self.thread.is_finished()
    }

    /// Says something to it; `None` if it does not answer for a while.
    pub(super) async fn hear(&self, incoming: &Incoming, patience: Duration) -> Option<Vec<Answer>> {
        let (reply, answers) = oneshot::channel();
        self.orders.send(Order::Hear(Box::new(incoming.clone()), reply)).ok()?;
        tokio::time::timeout(patience, answers).await.ok()?.ok()
    }

    /// Stops it for a while.
    pub(super) fn stop(&self, long: Duration) {
        let _ = self.orders.send(Order::Stop(long));
    }

    /// Cuts it off from the server for a while.
    pub(super) fn cut(&self, long: Duration) {
        self.wire.cut(long);
    }

    /// Kills it; its present work remains half done.
    pub(super) fn kill(&self) {
        let _ = self.orders.send(Order::Die);
    }

    /// Ends it properly.
    pub(super) fn end(&self) {
        let _ = self.orders.send(Order::End);
    }
}

/// Runs a process from its start to its end: by an order, or because another has taken its place.
async fn live(address: &str, share: Share, around: &Surroundings, mut told: mpsc::UnboundedReceiver<Order>) {
    let Some(store) = open(address, share, &mut told).await else { return };
    let settings = Settings { slash: true, limits: Limits::default().unhurried(), ..Settings::default() };
    let clock = Arc::clone(&around.clock) as Arc<dyn Clock>;
    let chat = Desk::drawn_by(Arc::clone(&around.renderer), store.clone(), clock, settings);
    chat.foresee(around.seed);
    let (end, ended) = watch::channel(false);
    let delivery = tokio::spawn(chat::deliver(Arc::clone(&chat), Arc::clone(&around.discord), ended));
    loop {
        let order = tokio::select! {
            order = told.recv() => order,
            // Another has taken its place: it ends, as the program does then.
            _ = store.lost() => return,
        };
        match order {
            Some(Order::Hear(incoming, reply)) => {
                let chat = Arc::clone(&chat);
                tokio::spawn(async move {
                    let _ = reply.send(chat::handle(&chat, *incoming).await);
                });
            }
            // The whole thread stops: nothing of the process moves.
            Some(Order::Stop(long)) => thread::sleep(long),
            Some(Order::End) => {
                let _ = end.send(true);
                let _ = delivery.await;
                drop(chat);
                store.close().await;
                return;
            }
            Some(Order::Die) | None => return,
        }
    }
}

/// Waits for its turn to write; nobody gets an answer meanwhile. `None` if it is to end before that.
async fn open(address: &str, share: Share, told: &mut mpsc::UnboundedReceiver<Order>) -> Option<Store> {
    let mut opening = pin!(async {
        loop {
            match Store::open_share(address, share, TERMS).await {
                Ok(store) => return store,
                Err(error) => tracing::debug!(%error, %share, "the data can't be opened yet"),
            }
            tokio::time::sleep(AGAIN).await;
        }
    });
    loop {
        tokio::select! {
            order = told.recv() => match order {
                Some(Order::Hear(..)) => {}
                Some(Order::Stop(long)) => thread::sleep(long),
                Some(Order::End | Order::Die) | None => return None,
            },
            store = &mut opening => return Some(store),
        }
    }
}
