//! Machines at tables: what they have to do is thought of on a thread that leaves others their time, and is done as
//! anybody does it.

use crate::chat::desk::{Changed, Chat, Fault};
use crate::engine::{self, Character, Effort};
use crate::store::{Done, Job, Work};
use crate::table::{Answer, Chore, Machine, Matter, Motion, Player, Step, Table, TableError};
use std::sync::{Arc, PoisonError};
use tokio::sync::{Semaphore, oneshot};

/// Tables that are thought of at once: one processor is left to everything else.
const AT_ONCE: u32 = 2;
/// Things done for machines in one go where nothing happens in the background.
const IN_A_ROW: usize = 64;
/// How long a table is left alone at which a machine could not do what it has to.
const REST: jiff::SignedDuration = jiff::SignedDuration::from_mins(15);

/// By how much one has to stand worse to be content with a draw, in hundredths of a pawn.
const WORSE: i32 = 50;

/// One at a time thinks.
static PLACES: Semaphore = Semaphore::const_new(1);

impl Chat {
    /// Begins to think at the tables that wait for a machine, each in a task of its own.
    pub(crate) async fn begin_thinking(self: &Arc<Self>) {
        for table in self.machines_due().await {
            if !self.thinking.lock().unwrap_or_else(PoisonError::into_inner).insert(table) {
                continue;
            }
            let chat = Arc::clone(self);
            tokio::spawn(async move {
                chat.think(table).await;
                chat.thinking.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
                chat.queued.notify_one();
            });
        }
    }

    /// Does what machines have to do, one after the other, until they wait for people.
    pub(crate) async fn think_all(&self) {
        for _ in 0..IN_A_ROW {
            let Some(table) = self.machines_due().await.into_iter().next() else { return };
            self.think(table).await;
        }
    }

    async fn machines_due(&self) -> Vec<i64> {
        match self.store.take(&[Work::Machines], self.clock.now(), AT_ONCE).await {
            Ok(jobs) => jobs
                .into_iter()
                .filter_map(|job| if let Job::Machine(id) = job { Some(id) } else { None })
                .collect(),
            Err(fault) => {
                tracing::error!(%fault, "the tables that wait for a machine can't be read");
                Vec::new()
            }
        }
    }

    /// Does what a machine has to do at a table, or leaves it alone for a while.
    async fn think(&self, table: i64) {
        let now = self.clock.now();
        let noted = match self.do_chore(table).await {
            Ok(true) => return,
            Ok(false) => self.store.done(Done::MachineLater(table, None), now).await,
            Err(fault) => {
                tracing::error!(table, %fault, "a machine can't do what it has to");
                let until = now.saturating_add(REST).unwrap_or(now);
                self.store.done(Done::MachineLater(table, Some(until)), now).await
            }
        };
        if let Err(fault) = noted {
            tracing::error!(table, %fault, "that a machine waits can't be noted");
        }
    }

    /// Does what a machine has to do at a table; whether there was anything.
    async fn do_chore(&self, id: i64) -> Result<bool, Fault> {
        let Some(table) = self.table(id).await? else { return Ok(false) };
        let Some((player, chore)) = table.chore() else { return Ok(false) };
        let deed = self.decided(&table, &player, &chore).await?;
        let now = self.clock.now();
        // Whatever has happened meanwhile is thought of anew.
        let act = |current: &Table| {
            if current.version() != table.version() {
                return Err(None);
            }
            deed.done(current, &player, now).map_err(Some)
        };
        match self.change_seen(&table, None, act).await? {
            Changed::Refused(_, Some(error)) => Err(error.into()),
            _ => Ok(true),
        }
    }

    /// What a machine does, thought of on a thread of its own.
    async fn decided(&self, table: &Arc<Table>, player: &Player, chore: &Chore) -> Result<Deed, Fault> {
        let stopped = || Fault::Stopped("a machine stopped thinking".to_owned());
        let effort = effort(table, player).ok_or_else(stopped)?;
        let place = PLACES.acquire().await.map_err(|_| stopped())?;
        let (send, receive) = oneshot::channel();
        let (table, chore) = (Arc::clone(table), chore.clone());
        let player = player.clone();
        let think = move || {
            give_way();
            let _ = send.send(decide(&table, &player, &chore, &effort));
        };
        let spawned = std::thread::Builder::new().name("liege-machine".to_owned()).spawn(think);
        spawned.map_err(|error| Fault::Stopped(error.to_string()))?;
        let deed = receive.await.ok().flatten();
        drop(place);
        deed.ok_or_else(stopped)
    }
}

/// Lets whoever waits for a picture go first. (On Linux this is the thread's own; where it can't be, others only wait a
/// little longer.)
fn give_way() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(19);
}

/// What a machine has decided to do.
enum Deed {
    /// To say this to a deal.
    Answer(usize, Answer),
    /// To do this, in canonical notation.
    Act(String),
}

impl Deed {
    fn done(&self, table: &Table, player: &Player, now: jiff::Timestamp) -> Result<Step, TableError> {
        match self {
            Deed::Answer(number, answer) => table.answer(player, *number, *answer, now),
            Deed::Act(action) => table.act(&player.id, action, now),
        }
    }
}

/// How the machine of a player thinks here: the same at the same point of the same table.
fn effort(table: &Table, player: &Player) -> Option<Effort> {
    let machine = Machine::of(&player.id)?;
    let seed = (table.id().unsigned_abs() << 20) ^ table.log().len() as u64;
    let usual = Effort::of_level(machine.level, seed);
    Some(Effort { character: Character::named(&machine.character).unwrap_or(usual.character), ..usual })
}

/// What a machine does about its chore; `None` if it finds nothing, which is a defect.
fn decide(table: &Table, player: &Player, chore: &Chore, effort: &Effort) -> Option<Deed> {
    match chore {
        Chore::Move(seat) => {
            engine::think(table.state(), *seat, effort).map(|thought| Deed::Act(thought.action))
        }
        Chore::Answer(number) => Some(Deed::Answer(*number, answer(table, player, *number, effort)?)),
    }
}

/// What a machine says to an offer or proposal: what it gains by a yes is weighed against what it has after a no.
fn answer(table: &Table, player: &Player, number: usize, effort: &Effort) -> Option<Answer> {
    let asked = table.ledger().open().filter(|deal| deal.number == number);
    let (deal, may) = asked
        .map(|deal| (deal, table.answers(&player.id, deal)))
        .find(|(_, may)| may.iter().any(|answer| *answer != Answer::Withdraw))?;
    let seats = table.seats_of(&player.id);
    let worth = |table: &Table, seat| engine::worth(table.game(), table.state(), seat, effort);
    let worst = |table: &Table| seats.iter().map(|seat| worth(table, seat)).min().unwrap_or_default();
    // Whoever does not stand worse plays on.
    let draws = |worth: i32| worth <= -WORSE - effort.character.draws;
    let yes = match &deal.matter {
        Matter::Motion(Motion::Draw) => draws(worst(table)),
        // It has no hurry, and grudges nobody anything.
        Matter::Motion(_) => true,
        Matter::Game(_) => {
            let after = |answer| table.answer(player, number, answer, table.changed()).ok();
            match (after(Answer::Accept), after(Answer::Refuse)) {
                (Some(accepted), Some(refused)) if ends_drawn(&accepted.table) => {
                    draws(worst(&refused.table))
                }
                // Of what changes nothing it may be glad later.
                (Some(accepted), Some(refused)) => worst(&accepted.table) >= worst(&refused.table),
                (accepted, _) => accepted.is_some(),
            }
        }
    };
    let said = if yes { Answer::Accept } else { Answer::Refuse };
    may.contains(&said).then_some(said).or_else(|| may.into_iter().find(|answer| *answer != Answer::Withdraw))
}

/// Whether a game has ended without a winner.
fn ends_drawn(table: &Table) -> bool {
    table.state().outcome().is_some_and(|outcome| outcome.drawn)
}
