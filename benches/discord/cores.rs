//! How much processor time each side has had, where the system tells (Linux): by the names of their threads.

use std::time::Duration;

/// The threads of the stand-in and of those who play; all others are the program's.
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
    /// Since an earlier moment.
    pub fn since(self, earlier: Cores) -> Cores {
        Cores {
            program: self.program.saturating_sub(earlier.program),
            standin: self.standin.saturating_sub(earlier.standin),
        }
    }
}

/// What both have had until now.
pub fn now() -> Cores {
    let mut cores = Cores::default();
    for thread in std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten() {
        let Ok(line) = std::fs::read_to_string(thread.path().join("stat")) else { continue };
        // The name stands in brackets, and may itself have some.
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
