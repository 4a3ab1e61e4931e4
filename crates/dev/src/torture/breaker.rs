//! What breaks, and when: at a named point of the way, the first time or later.

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

/// What happens at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// The program is killed there: what stands on the disk is all that is left of it.
    Kill,
    /// The same, and the end of what was being written to the log of the data file is missing or rubbish.
    Tear,
    /// Something breaks.
    Break(Break),
    /// It takes so long.
    Delay(SignedDuration),
    /// The machine's clock is set to another time.
    Jump(SignedDuration),
    /// The machine's clock is wrong by so much, for a moment.
    Wrong(SignedDuration),
    /// Somebody does that to the files.
    Ruin(Ruin),
}

/// What somebody does to the data file or its log while the program uses them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruin {
    /// The data file is cut short.
    FileCut,
    /// The log is cut short.
    LogCut,
    /// The data file of when the program was started is copied over it.
    CopiedOver,
    /// The log of then is copied over it.
    LogCopiedOver,
    /// Both.
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

    /// Does it to a file; `older` is a copy of when the program was started.
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

/// A blow that is to come: when `point` has been passed so many times.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Where.
    pub point: Point,
    /// How often it is passed before.
    pub after: usize,
    /// What happens.
    pub blow: Blow,
}

struct State {
    plan: Option<Plan>,
    /// The length of the log before what is being stored, and when the data file was changed, while it is to be torn.
    tearing: Option<(u64, Option<SystemTime>)>,
    /// What has happened, by point and name.
    dealt: BTreeMap<(&'static str, &'static str), u64>,
    /// Whether the clock went otherwise than the world let it.
    time_lost: bool,
    /// By how much the clock is wrong for the moment.
    wrong_by: Option<SignedDuration>,
    /// Where somebody did something to the files.
    ruined: Option<Point>,
    random: ChaCha8Rng,
    /// Where the data file is, where a copy of it goes at the moment of death, and where there is one of the start.
    file: PathBuf,
    remains: PathBuf,
    older: PathBuf,
}

/// Breaks what was planned.
pub struct Hammer {
    state: Mutex<State>,
    clock: Arc<Computer>,
    /// Rung when the program is to be killed.
    pub killed: Notify,
}

impl Hammer {
    /// One that is at rest.
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

    /// Which data file is in use, and where a copy of it goes when the program is killed.
    pub fn aim(&self, file: PathBuf, remains: PathBuf) -> io::Result<()> {
        let mut state = self.state();
        state.older = file.with_extension("older");
        copy(&file, &state.older)?;
        (state.file, state.remains, state.ruined) = (file, remains, None);
        Ok(())
    }

    /// Where somebody did something to the files, since this was asked last.
    pub fn ruined(&self) -> Option<Point> {
        self.state().ruined.take()
    }

    /// What is to happen next; `None`: nothing.
    pub fn plan(&self, plan: Option<Plan>) {
        let mut state = self.state();
        (state.plan, state.tearing) = (plan, None);
    }

    /// What has happened so far, by point and name, how often.
    pub fn dealt(&self) -> BTreeMap<(&'static str, &'static str), u64> {
        self.state().dealt.clone()
    }

    /// Whether the clock went otherwise than the world let it, since this was asked last.
    pub fn time_lost(&self) -> bool {
        std::mem::take(&mut self.state().time_lost)
    }

    /// Whether the clock is wrong for the moment.
    pub fn misleads(&self) -> bool {
        self.state().wrong_by.is_some()
    }

    /// The clock is right again.
    pub fn right_the_clock(&self) {
        if let Some(by) = self.state().wrong_by.take() {
            self.clock.mislead(-by);
        }
    }

    /// The blow that falls at a point now.
    fn blow(&self, point: Point) -> Option<Blow> {
        let mut state = self.state();
        if let Some(before) = state.tearing
            && point == Point::Stored
        {
            state.tearing = None;
            let State { file, remains, random, .. } = &mut *state;
            // What has got from the log into the file has been written whole.
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
                // What stands there now is what there must be after everything that is done about it.
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

/// Copies a data file and its log as they stand, as a machine leaves them that is switched off.
pub fn copy(file: &Path, to: &Path) -> io::Result<()> {
    fs::copy(file, to)?;
    match fs::copy(log_of(file), log_of(to)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        copied => copied.map(|_| ()),
    }
}

/// The same, with the end of the log missing, or rubbish, after what was stored `before`.
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
