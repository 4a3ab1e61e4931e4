//! The work of `go`: a search or a count, on a separate thread, and its output meanwhile.

use super::say;
use liege_engine::{Effort, Thought, Watch, think_watched};
use liege_game::{Points, Seat, State};
use std::cell::Cell;
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The time reserved for the transport of a move, unless `Move Overhead` says otherwise.
pub(super) const CARRIED: Duration = Duration::from_millis(30);
/// The number of positions to look at after an only move, if a clock runs.
const ONLY_MOVE: u64 = 20_000;
/// The depth to which a game counts at once, without checking for a stop.
const COUNTED: u32 = 4;

/// The task of `go`.
#[derive(Clone, Debug)]
pub(super) enum Go {
    Perft(u32),
    Think(Box<Effort>, Limits),
}

/// The limits of a search, beside its effort.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// The time limit.
    pub(super) time: Option<Duration>,
    /// Whether it ends only when it is told to.
    pub(super) is_endless: bool,
    /// Whether the opponent has not moved yet: until then no time counts, and there is no answer.
    pub(super) is_ahead: bool,
}

/// Signals to a running search.
#[derive(Debug, Default)]
pub(super) struct Signals {
    stop: AtomicBool,
    hit: AtomicBool,
}

impl Signals {
    /// Tells it to stop.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Tells it that the opponent has made the expected move.
    pub(super) fn hit(&self) {
        self.hit.store(true, Ordering::Relaxed);
    }

    /// Resets the signals for a new search.
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
            // The sum of an interrupted count is not written.
            if signals.is_stopped() {
                return say(output, "info string perft was stopped");
            }
            nodes += below;
            say(output, &format!("{action}: {below}"))?;
        }
    }
    say(output, &format!("\nNodes searched: {}", if depth == 0 { 1 } else { nodes }))
}

/// The number of leaves below, unless somebody says stop.
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

/// Writes canonical moves in the program's notation.
pub(super) type Written<'a> = &'a dyn Fn(&[String]) -> Vec<String>;

pub(super) fn search<W: Write>(
    output: &Mutex<W>,
    signals: &Signals,
    state: &dyn State,
    effort: &Effort,
    limits: Limits,
    (written, none): (Written<'_>, &str),
) -> io::Result<()> {
    let begun = Instant::now();
    let time = limits.time;
    let is_waiting = || limits.is_ahead && !signals.is_hit();
    // The time since which the move's time runs.
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
        if say(output, &info(thought, &written(&thought.line), begun.elapsed())).is_err() {
            signals.stop();
        }
    };
    let seat = state.to_move().iter().next();
    let mut thought = seat
        .and_then(|seat| think_watched(state, seat, effort, &mut Watch { stop: &is_late, tell: &mut tell }));
    // An only move is not searched; a listener wants to know the evaluation all the same.
    if let Some((only, seat)) = thought.as_ref().filter(|thought| thought.depth == 0).zip(seat) {
        let mut effort = effort.clone();
        if time.is_some() {
            effort.nodes = effort.nodes.min(ONLY_MOVE);
        }
        thought = Some(only_move(state, seat, only.clone(), &effort, &is_late, &mut tell));
    }
    while (limits.is_endless || is_waiting()) && !signals.is_stopped() {
        std::thread::sleep(Duration::from_millis(5));
    }
    let Some(thought) = thought else { return say(output, none) };
    let line = written(&thought.line);
    let answer = line.get(1).map_or_else(String::new, |answer| format!(" ponder {answer}"));
    say(output, &format!("bestmove {}{answer}", line.first().unwrap_or(&thought.action)))
}

/// The evaluation after the only move, by a search of the next position: it is written at each depth, at
/// least once.
fn only_move(
    state: &dyn State,
    seat: Seat,
    only: Thought,
    effort: &Effort,
    stop: &dyn Fn() -> bool,
    tell: &mut dyn FnMut(&Thought),
) -> Thought {
    let mut after = state.boxed();
    let mut last = Thought { depth: 1, nodes: 1, ..only };
    if after.play(&last.action).is_err() {
        return last;
    }
    let next = after.to_move().iter().next();
    let before = |thought: &Thought| {
        let is_own = next == Some(seat);
        let forced = thought.forced.map(|plies| match (is_own, plies > 0) {
            (true, true) => plies + 1,
            (true, false) => plies - 1,
            (false, true) => -plies - 1,
            (false, false) => 1 - plies,
        });
        Thought {
            action: last.action.clone(),
            value: if is_own { thought.value } else { -thought.value },
            forced,
            depth: thought.depth + 1,
            nodes: thought.nodes + 1,
            work: thought.work,
            line: std::iter::once(&last.action).chain(&thought.line).cloned().collect(),
        }
    };
    let effort =
        Effort { without: Vec::new(), depth: effort.depth.saturating_sub(1).max(1), ..effort.clone() };
    let mut told = None;
    let found = next.and_then(|next| {
        let mut tell = |thought: &Thought| {
            let thought = before(thought);
            tell(&thought);
            told = Some(thought);
        };
        think_watched(&*after, next, &effort, &mut Watch { stop, tell: &mut tell })
    });
    if let Some(found) = found {
        let found = before(&found);
        if told.is_none() {
            tell(&found);
        }
        return found;
    }
    // The move ends the game.
    if let Some(outcome) = after.outcome() {
        let points = outcome.points.get(seat.index()).copied().unwrap_or_default();
        let is_won = !outcome.drawn && points == Points::whole(1);
        (last.value, last.forced) = (0, is_won.then_some(1));
    }
    tell(&last);
    last
}

fn info(thought: &Thought, line: &[String], took: Duration) -> String {
    let Thought { value, forced, depth, nodes, .. } = thought;
    let score = match forced {
        Some(plies) if *plies > 0 => format!("mate {}", (plies + 1) / 2),
        Some(plies) => format!("mate {}", plies / 2),
        None => format!("cp {value}"),
    };
    let (ms, speed) = (took.as_millis(), u128::from(*nodes) * 1_000_000 / took.as_micros().max(1));
    let line = line.join(" ");
    format!("info depth {depth} score {score} nodes {nodes} nps {speed} time {ms} pv {line}")
}
