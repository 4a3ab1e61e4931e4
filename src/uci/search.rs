//! What `go` sets off: a search or a count, on a thread of its own, and what it says meanwhile.

use super::say;
use liege_engine::{Effort, Thought, Watch, think_watched};
use liege_game::State;
use std::cell::Cell;
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What is left of the time for a move for whoever carries it.
const CARRIED: Duration = Duration::from_millis(30);
/// So deep a game counts by itself, without listening.
const COUNTED: u32 = 4;

/// What `go` asks for.
#[derive(Clone, Debug)]
pub(super) enum Go {
    Perft(u32),
    Think(Box<Effort>, Limits),
}

/// When a search ends, beside its effort.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// After so long.
    pub(super) time: Option<Duration>,
    /// When it is told to, and no sooner.
    pub(super) is_endless: bool,
    /// The opponent has not moved yet: until then no time counts, and there is no answer.
    pub(super) is_ahead: bool,
}

/// What a search is told while it goes on.
#[derive(Debug, Default)]
pub(super) struct Signals {
    stop: AtomicBool,
    hit: AtomicBool,
}

impl Signals {
    /// It is to break off.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The opponent has made the move that was thought about.
    pub(super) fn hit(&self) {
        self.hit.store(true, Ordering::Relaxed);
    }

    /// A search begins.
    pub(super) fn reset(&self) {
        self.stop.store(false, Ordering::Relaxed);
        self.hit.store(false, Ordering::Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn is_hit(&self) -> bool {
        self.hit.load(Ordering::Relaxed)
    }
}

pub(super) fn perft<W: Write>(
    output: &Mutex<W>,
    signals: &Signals,
    state: &dyn State,
    depth: u32,
) -> io::Result<()> {
    let mut nodes = 0;
    for action in if depth == 0 { Vec::new() } else { state.legal() } {
        let mut after = state.boxed();
        if after.play(&action).is_ok() {
            let below = leaves(signals, &*after, depth - 1);
            // Of what was broken off no sum is told.
            if signals.is_stopped() {
                return say(output, "info string perft was stopped");
            }
            nodes += below;
            say(output, &format!("{action}: {below}"))?;
        }
    }
    say(output, &format!("\nNodes searched: {}", if depth == 0 { 1 } else { nodes }))
}

/// How many leaves there are below, as long as nobody says stop.
fn leaves(signals: &Signals, state: &dyn State, depth: u32) -> u64 {
    if depth <= COUNTED || state.outcome().is_some() {
        return if signals.is_stopped() { 0 } else { state.perft(depth) };
    }
    let below = state.legal().into_iter().map(|action| {
        let mut after = state.boxed();
        if signals.is_stopped() || after.play(&action).is_err() {
            0
        } else {
            leaves(signals, &*after, depth - 1)
        }
    });
    below.sum()
}

pub(super) fn search<W: Write>(
    output: &Mutex<W>,
    signals: &Signals,
    state: &dyn State,
    effort: &Effort,
    limits: Limits,
) -> io::Result<()> {
    let begun = Instant::now();
    let time = limits.time.map(|time| time.saturating_sub(CARRIED).max(Duration::from_millis(1)));
    let is_waiting = || limits.is_ahead && !signals.is_hit();
    // Since when the time for the move runs.
    let since = Cell::new((!limits.is_ahead).then_some(begun));
    let is_late = || {
        if signals.is_stopped() || is_waiting() {
            return signals.is_stopped();
        }
        let from = since.get().unwrap_or_else(Instant::now);
        since.set(Some(from));
        time.is_some_and(|time| from.elapsed() >= time)
    };
    let mut tell = |thought: &Thought| {
        if say(output, &info(thought, begun.elapsed())).is_err() {
            signals.stop();
        }
    };
    let thought =
        state.to_move().iter().next().and_then(|seat| {
            think_watched(state, seat, effort, &mut Watch { stop: &is_late, tell: &mut tell })
        });
    while (limits.is_endless || is_waiting()) && !signals.is_stopped() {
        std::thread::sleep(Duration::from_millis(5));
    }
    let Some(thought) = thought else { return say(output, "bestmove (none)") };
    let answer = thought.line.get(1).map_or_else(String::new, |answer| format!(" ponder {answer}"));
    say(output, &format!("bestmove {}{answer}", thought.action))
}

fn info(thought: &Thought, took: Duration) -> String {
    let Thought { value, forced, depth, nodes, line, .. } = thought;
    let score = match forced {
        Some(plies) if *plies > 0 => format!("mate {}", (plies + 1) / 2),
        Some(plies) => format!("mate {}", plies / 2),
        None => format!("cp {value}"),
    };
    let (ms, speed) = (took.as_millis(), u128::from(*nodes) * 1_000_000 / took.as_micros().max(1));
    let line = line.join(" ");
    format!("info depth {depth} score {score} nodes {nodes} nps {speed} time {ms} pv {line}")
}
