//! The processor time of each side, by the names of their threads, if the system tells it (Linux).

use std::time::Duration;

/// The name of the threads of the stand-in and of the players; all others are the program's.
pub const STANDIN: &str = "standin";

/// Ticks a second in which Linux counts.
const TICKS: f64 = 100.0;

/// Processor time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cores {
    pub program: Duration,
    pub standin: Duration,
}

impl Cores {
    /// The time since an earlier moment.
    pub fn since(self, earlier: Cores) -> Cores {
        Cores {
            program: self.program.saturating_sub(earlier.program),
            standin: self.standin.saturating_sub(earlier.standin),
        }
    }
}

/// The time of both sides so far.
pub fn now() -> Cores {
    let mut cores = Cores::default();
    for thread in std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten() {
        let Ok(line) = std::fs::read_to_string(thread.path().join("stat")) else { continue };
        // The name is in brackets, and may contain some.
        let Some((name, rest)) = line.rsplit_once(") ") else { continue };
        let ticks =
            rest.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse::<u32>().ok()).sum::<u32>();
        let time = Duration::from_secs_f64(f64::from(ticks) / TICKS);
        match name.ends_with(&format!("({STANDIN}")) {
            true => cores.standin += time,
            false => cores.program += time,
        }
    }
    cores
}
