//! Faults on purpose: at a named step, the first time or later.

use super::computer::Computer;
use futures::future::BoxFuture;
use jiff::SignedDuration;
use liege_store::fault::{Break, Breaker, Point};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;
use std::{fs, io};
use tokio::sync::Notify;

/// A blow at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// The program is killed there: only the contents of the disk are left.
    Kill,
    /// The program is killed, and the end of its last write to the log of the data file is missing or
    /// rubbish.
    Tear,
    /// Something breaks.
    Break(Break),
    /// The step takes this long.
    Delay(SignedDuration),
    /// The machine's clock is changed by this.
    Jump(SignedDuration),
    /// The machine's clock is wrong by this, for a moment.
    Wrong(SignedDuration),
    /// Somebody changes the files.
    Ruin(Ruin),
}

/// A change that somebody makes to the data file or its log while the program uses them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruin {
    /// The data file is cut short.
    FileCut,
    /// The log is cut short.
    LogCut,
    /// The data file as it was at the start of the program is copied over it.
    CopiedOver,
    /// The log as it was then is copied over it.
    LogCopiedOver,
    /// Both are copied over.
    BothCopiedOver,
    /// The data file is moved away.
    Moved,
    /// The log is deleted.
    LogDeleted,
    /// A copy is moved over the data file.
    Replaced,
}

impl Ruin {
    /// All of them.
    pub const ALL: [Ruin; 8] = [
        Ruin::FileCut,
        Ruin::LogCut,
        Ruin::CopiedOver,
        Ruin::LogCopiedOver,
        Ruin::BothCopiedOver,
        Ruin::Moved,
        Ruin::LogDeleted,
        Ruin::Replaced,
    ];

    fn name(self) -> &'static str {
        match self {
            Ruin::FileCut => "file cut",
            Ruin::LogCut => "log cut",
            Ruin::CopiedOver => "file copied over",
            Ruin::LogCopiedOver => "log copied over",
            Ruin::BothCopiedOver => "file and log copied over",
            Ruin::Moved => "file moved away",
            Ruin::LogDeleted => "log deleted",
            Ruin::Replaced => "file replaced",
        }
    }

    /// Makes the change; `older` is a copy from the start of the program.
    fn happen(self, file: &Path, older: &Path, random: &mut ChaCha8Rng) -> io::Result<()> {
        let mut cut = |path: &Path| {
            let file = fs::File::options().write(true).open(path)?;
            let length = file.metadata()?.len();
            let kept = match random.random_range(0..4) {
                0 => 0,
                1 => length.saturating_sub(1),
                _ => random.random_range(0..length.max(1)),
            };
            file.set_len(kept)
        };
        let copy_over = |from: &Path, to: &Path| match fs::copy(from, to) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            copied => copied.map(|_| ()),
        };
        let aside = file.with_extension("aside");
        match self {
            Ruin::FileCut => cut(file),
            Ruin::LogCut => cut(&log_of(file)),
            Ruin::CopiedOver => copy_over(older, file),
            Ruin::LogCopiedOver => copy_over(&log_of(older), &log_of(file)),
            Ruin::BothCopiedOver => {
                copy_over(&log_of(older), &log_of(file)).and_then(|()| copy_over(older, file))
            }
            Ruin::Moved => fs::rename(file, aside),
            Ruin::LogDeleted => fs::remove_file(log_of(file)),
            Ruin::Replaced => fs::copy(file, &aside).and_then(|_| fs::rename(&aside, file)),
        }
    }
}

impl Blow {
    /// Its name, in reports.
    fn name(self) -> &'static str {
        match self {
            Blow::Kill => "killed",
            Blow::Tear => "killed, the log half written",
            Blow::Break(Break::Error) => "disk error",
            Blow::Break(Break::Full) => "disk full",
            Blow::Break(Break::ReadOnly) => "file read-only",
            Blow::Break(Break::Locked) => "database locked",
            Blow::Delay(_) => "slow",
            Blow::Jump(by) if by.is_negative() => "clock set back",
            Blow::Jump(_) => "clock set ahead",
            Blow::Wrong(_) => "clock wrong for a moment",
            Blow::Ruin(ruin) => ruin.name(),
        }
    }
}

/// A planned blow: it falls when `point` has been passed this number of times.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The step.
    pub point: Point,
    /// The number of times it is passed before.
    pub after: usize,
    /// The blow.
    pub blow: Blow,
}

struct State {
    plan: Option<Plan>,
    /// During a tear: the length of the log before the write, and when the data file was last changed.
    tearing: Option<(u64, Option<SystemTime>)>,
    /// The blows that have fallen, by point and name.
    dealt: BTreeMap<(&'static str, &'static str), u64>,
    /// Whether the clock was changed by a blow.
    time_lost: bool,
    /// The present error of the clock.
    wrong_by: Option<SignedDuration>,
    /// The step at which the files were changed, if they were.
    ruined: Option<Point>,
    random: ChaCha8Rng,
    /// The data file, the target for a copy of it at the moment of death, and a copy from the start.
    file: PathBuf,
    remains: PathBuf,
    older: PathBuf,
}

/// Strikes the planned blows.
pub struct Hammer {
    state: Mutex<State>,
    clock: Arc<Computer>,
    /// Notified when the program is to be killed.
    pub killed: Notify,
}

impl Hammer {
    /// A hammer without a plan.
    pub fn new(seed: u64, clock: Arc<Computer>) -> Hammer {
        Hammer {
            state: Mutex::new(State {
                plan: None,
                tearing: None,
                dealt: BTreeMap::new(),
                time_lost: false,
                wrong_by: None,
                ruined: None,
                random: ChaCha8Rng::seed_from_u64(seed),
                file: PathBuf::new(),
                remains: PathBuf::new(),
                older: PathBuf::new(),
            }),
            clock,
            killed: Notify::new(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the data file in use, and the target for a copy of it when the program is killed.
    pub fn aim(&self, file: PathBuf, remains: PathBuf) -> io::Result<()> {
        let mut state = self.state();
        state.older = file.with_extension("older");
        copy(&file, &state.older)?;
        (state.file, state.remains, state.ruined) = (file, remains, None);
        Ok(())
    }

    /// The step at which the files were changed, since the last call.
    pub fn ruined(&self) -> Option<Point> {
        self.state().ruined.take()
    }

    /// Sets the next blow.
    pub fn plan(&self, plan: Option<Plan>) {
        let mut state = self.state();
        (state.plan, state.tearing) = (plan, None);
    }

    /// The blows that have fallen so far, by point and name, with their numbers.
    pub fn dealt(&self) -> BTreeMap<(&'static str, &'static str), u64> {
        self.state().dealt.clone()
    }

    /// Whether the clock was changed by a blow, since the last call.
    pub fn time_lost(&self) -> bool {
        std::mem::take(&mut self.state().time_lost)
    }

    /// Whether the clock is wrong for a moment.
    pub fn misleads(&self) -> bool {
        self.state().wrong_by.is_some()
    }

    /// Corrects the clock.
    pub fn right_the_clock(&self) {
        if let Some(by) = self.state().wrong_by.take() {
            self.clock.mislead(-by);
        }
    }

    /// The blow that falls at a step now.
    fn blow(&self, point: Point) -> Option<Blow> {
        let mut state = self.state();
        if let Some(before) = state.tearing
            && point == Point::Stored
        {
            state.tearing = None;
            let State { file, remains, random, .. } = &mut *state;
            // Data that got from the log into the file was written completely.
            let done = match changed(file) == before.1 {
                true => tear(file, before.0, random, remains).map(|()| Blow::Tear),
                false => copy(file, remains).map(|()| Blow::Kill),
            };
            let blow = done.expect("a folder that can be written");
            state.strike(point, blow);
            return Some(blow);
        }
        let plan = state.plan.as_mut().filter(|plan| plan.point == point)?;
        if plan.after > 0 {
            plan.after -= 1;
            return None;
        }
        let blow = plan.blow;
        state.plan = None;
        match blow {
            Blow::Tear => {
                let log = log_of(&state.file);
                let length = fs::metadata(log).map_or(0, |log| log.len());
                state.tearing = Some((length, changed(&state.file)));
                return None;
            }
            Blow::Kill => copy(&state.file, &state.remains).expect("a folder that can be written"),
            Blow::Break(_) => {}
            Blow::Ruin(ruin) => {
                // The present content is what must be there after the program has reacted.
                let State { file, remains, older, random, .. } = &mut *state;
                let done = copy(file, remains).and_then(|()| ruin.happen(file, older, random));
                done.expect("a folder that can be written");
                state.ruined = Some(point);
            }
            Blow::Delay(by) => {
                self.clock.advance(by);
                state.time_lost = true;
            }
            Blow::Jump(by) => {
                self.clock.set(by);
                state.time_lost = true;
            }
            Blow::Wrong(by) => {
                self.clock.mislead(by);
                state.wrong_by = Some(by);
            }
        }
        state.strike(point, blow);
        Some(blow)
    }
}

impl State {
    fn strike(&mut self, point: Point, blow: Blow) {
        tracing::debug!(point = point.name(), ?blow, "struck");
        *self.dealt.entry((point.name(), blow.name())).or_default() += 1;
    }
}

impl Breaker for Hammer {
    fn at(&self, point: Point) -> BoxFuture<'_, Option<Break>> {
        Box::pin(async move {
            match self.blow(point)? {
                Blow::Kill | Blow::Tear => {
                    self.killed.notify_one();
                    std::future::pending().await
                }
                Blow::Break(broken) => Some(broken),
                Blow::Delay(_) | Blow::Jump(_) | Blow::Wrong(_) | Blow::Ruin(_) => None,
            }
        })
    }
}

/// The write-ahead log beside a data file.
pub fn log_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    PathBuf::from(name)
}

/// When a file was changed last.
fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|file| file.modified()).ok()
}

/// Copies a data file and its log as they are, in the state that a power failure would leave.
pub fn copy(file: &Path, to: &Path) -> io::Result<()> {
    fs::copy(file, to)?;
    match fs::copy(log_of(file), log_of(to)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        copied => copied.map(|_| ()),
    }
}

/// Copies a data file and its log, with the end of the log missing or rubbish after the data stored `before`.
fn tear(file: &Path, before: u64, random: &mut ChaCha8Rng, to: &Path) -> io::Result<()> {
    copy(file, to)?;
    let log = log_of(to);
    let mut bytes = fs::read(&log)?;
    let (kept, whole) = (before.min(bytes.len() as u64) as usize, bytes.len());
    if kept < whole {
        let end = random.random_range(kept..whole);
        if random.random_range(0..2) == 0 {
            bytes.truncate(end);
        } else {
            for byte in &mut bytes[end..] {
                *byte = random.random();
            }
        }
    }
    fs::write(log, bytes)
}
