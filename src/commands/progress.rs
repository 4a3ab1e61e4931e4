//! The progress of long work, for a person at a terminal.

use super::stderr::{self, StandardError};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle, TermLike};
use std::io::{self, IsTerminal as _};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How long nothing is shown: shorter work needs no explanation.
const AFTER: Duration = Duration::from_secs(1);
/// The largest number of times a second that the line is drawn.
const HERTZ: u8 = 8;
/// How often it is drawn even if nothing has changed.
const TICK: Duration = Duration::from_millis(250);

/// One line on standard error with the progress of work. It appears after a second, only on a terminal, and
/// is removed when this is dropped: drop it before anything is printed.
///
/// ```text
/// let progress = Progress::of("tables", 1_200);
/// for … { progress.at(done); }
/// drop(progress);
/// ```
pub struct Progress {
    bar: ProgressBar,
    /// The thread that shows it after a second, and a channel that ends it.
    shown: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    /// For work with counted steps; `all` is their number. 0 means that the number is set later
    /// ([`Progress::all`]).
    pub fn of(what: &str, all: u64) -> Progress {
        Progress::begin(counted(what, all), AFTER, || Box::new(Terminal))
    }

    /// For work of unknown length: shows the work, and how long it has lasted.
    pub fn waiting(what: impl Into<String>) -> Progress {
        Progress::begin(open_ended(what.into()), AFTER, || Box::new(Terminal))
    }

    fn begin(
        bar: ProgressBar,
        after: Duration,
        terminal: impl FnOnce() -> Box<dyn TermLike> + Send + 'static,
    ) -> Progress {
        let wanted = cfg!(test) || (io::stderr().is_terminal() && !stderr::is_for_programs());
        if !wanted {
            return Progress { bar, shown: None };
        }
        let (over, ended) = channel();
        let drawn = bar.clone();
        let show = move || {
            if ended.recv_timeout(after) == Err(RecvTimeoutError::Timeout) {
                drawn.set_draw_target(ProgressDrawTarget::term_like_with_hz(terminal(), HERTZ));
                drawn.enable_steady_tick(TICK);
            }
        };
        // Without a thread nothing is shown.
        let shown = thread::Builder::new().name("progress".to_owned()).spawn(show).ok();
        Progress { bar, shown: shown.map(|thread| (over, thread)) }
    }

    /// Sets the number of steps done.
    pub fn at(&self, done: u64) {
        self.bar.set_position(done);
    }

    /// Sets the number of all steps.
    pub fn all(&self, all: u64) {
        self.bar.set_length(all);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let Some((over, thread)) = self.shown.take() else { return };
        drop(over);
        let _ = thread.join();
        self.bar.finish_and_clear();
        stderr::cleared();
        // Text that is printed next must not be erased with the line.
        StandardError::finish();
    }
}

fn counted(what: &str, all: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::hidden());
    if let Ok(style) = ProgressStyle::with_template("{pos} of {len} {msg} [{bar:24}] {eta} left") {
        bar.set_style(style.progress_chars("=> "));
    }
    bar.with_message(what.to_owned())
}

fn open_ended(what: String) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}, {elapsed}") {
        bar.set_style(style.tick_chars("-\\|/ "));
    }
    bar.with_message(what)
}

/// The terminal. Nothing waits for it.
#[derive(Debug)]
struct Terminal;

impl TermLike for Terminal {
    fn width(&self) -> u16 {
        // The line is shorter than this.
        79
    }

    fn move_cursor_up(&self, lines: usize) -> io::Result<()> {
        self.obey(lines, 'A')
    }

    fn move_cursor_down(&self, lines: usize) -> io::Result<()> {
        self.obey(lines, 'B')
    }

    fn move_cursor_right(&self, columns: usize) -> io::Result<()> {
        self.obey(columns, 'C')
    }

    fn move_cursor_left(&self, columns: usize) -> io::Result<()> {
        self.obey(columns, 'D')
    }

    fn write_line(&self, text: &str) -> io::Result<()> {
        self.write_str(&format!("{text}\n"))
    }

    fn write_str(&self, text: &str) -> io::Result<()> {
        stderr::show(text);
        Ok(())
    }

    fn clear_line(&self) -> io::Result<()> {
        self.write_str("\r\x1b[2K")
    }

    fn flush(&self) -> io::Result<()> {
        Ok(())
    }
}

impl Terminal {
    fn obey(&self, count: usize, command: char) -> io::Result<()> {
        if count == 0 { Ok(()) } else { self.write_str(&format!("\x1b[{count}{command}")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Arc, Mutex, PoisonError};
    use std::time::Instant;

    /// A terminal that keeps its text.
    #[derive(Clone, Debug, Default)]
    struct Kept(Arc<Mutex<String>>);

    impl Kept {
        fn text(&self) -> String {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
        }
    }

    impl TermLike for Kept {
        fn width(&self) -> u16 {
            79
        }

        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn write_line(&self, text: &str) -> io::Result<()> {
            self.write_str(text)
        }

        fn write_str(&self, text: &str) -> io::Result<()> {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push_str(text);
            Ok(())
        }

        fn clear_line(&self) -> io::Result<()> {
            self.write_str("<gone>")
        }

        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn it_appears_after_its_time_and_is_gone_at_the_end() {
        let kept = Kept::default();
        let terminal = kept.clone();
        let progress = Progress::begin(counted("tables", 40), Duration::ZERO, || Box::new(terminal));
        progress.at(10);
        let start = Instant::now();
        while !kept.text().contains("10 of 40 tables [") {
            assert!(start.elapsed() < Duration::from_mins(1), "{}", kept.text());
            thread::sleep(Duration::from_millis(10));
        }
        drop(progress);
        assert!(kept.text().ends_with("<gone>"), "{}", kept.text());
    }

    #[test]
    fn what_is_done_at_once_shows_nothing() {
        let kept = Kept::default();
        let terminal = kept.clone();
        let progress = Progress::begin(counted("tables", 40), Duration::from_hours(1), || Box::new(terminal));
        progress.at(40);
        drop(progress);
        assert_eq!(kept.text(), "");
    }
}
