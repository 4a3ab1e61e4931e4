//! Standard error, written in the background so that nothing waits for it.
//!
//! Text goes to a queue, and a separate thread writes it. Standard error may be on a full disk, or a pipe
//! that nobody reads: then lines are lost, and their number is written as soon as that is possible again.
//! Code that writes something never waits or fails because of it.
//!
//! If the log is for programs ([`for_programs`]), all other text is a JSON object a line as well.

use liege_words::now::machine_time;
use std::backtrace::{Backtrace, BacktraceStatus};
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The largest number of bytes that may wait.
const MOST: usize = 1 << 20;
/// How long the program waits at its end for text that is still to be written.
const LAST: Duration = Duration::from_secs(1);

static QUEUE: Queue = Queue::new();

/// Whether the output is for programs.
static FOR_PROGRAMS: AtomicBool = AtomicBool::new(false);

/// Whether the terminal shows a temporary line.
static SHOWN: AtomicBool = AtomicBool::new(false);

/// The writer. When it is dropped, queued text is written first, if that is soon possible.
pub(super) struct StandardError;

impl StandardError {
    /// Sends everything through the queue from now on, panics too.
    ///
    /// # Errors
    /// Returns an error if there can be no thread for it.
    pub(super) fn begin() -> io::Result<StandardError> {
        thread::Builder::new().name("standard error".to_owned()).spawn(|| QUEUE.write_to(io::stderr()))?;
        std::panic::set_hook(Box::new(|panic| {
            let thread = thread::current();
            let mut text = format!("thread '{}' {panic}\n", thread.name().unwrap_or("<unnamed>"));
            // `RUST_BACKTRACE` decides.
            let backtrace = Backtrace::capture();
            if backtrace.status() == BacktraceStatus::Captured {
                let _ = write!(text, "{backtrace}");
            }
            tell(&text);
        }));
        Ok(StandardError)
    }

    /// Waits until everything is written, but not for long.
    pub(super) fn finish() {
        QUEUE.finish(LAST);
    }
}

impl Drop for StandardError {
    fn drop(&mut self) {
        StandardError::finish();
    }
}

/// Writes a text.
pub(super) fn tell(text: &str) {
    QUEUE.push(told(text, "").as_bytes());
}

/// Writes an error, with the remedy if it is known.
pub(super) fn complain(what: &str, hint: &str) {
    if is_for_programs() {
        return QUEUE.push(told(what, hint).as_bytes());
    }
    for line in what.lines() {
        tell(&format!("liege: {line}\n"));
    }
    if !hint.is_empty() {
        tell(&format!("  hint: {hint}\n"));
    }
}

/// Makes the output for programs from now on: each text is one JSON object in one line.
pub(super) fn for_programs() {
    FOR_PROGRAMS.store(true, Ordering::Relaxed);
}

/// Whether the output is for programs.
pub(super) fn is_for_programs() -> bool {
    FOR_PROGRAMS.load(Ordering::Relaxed)
}

/// A text in written form; for programs, in the form of the log's own lines.
fn told(text: &str, hint: &str) -> String {
    if !is_for_programs() {
        return text.to_owned();
    }
    let mut fields = serde_json::json!({ "message": text.trim() });
    if !hint.is_empty() {
        fields["hint"] = hint.into();
    }
    let timestamp = machine_time().to_string();
    let line = serde_json::json!({
        "timestamp": timestamp, "level": "ERROR", "fields": fields, "target": "liege",
    });
    format!("{line}\n")
}

/// Shows a temporary text on the terminal, unchanged.
pub(super) fn show(text: &str) {
    SHOWN.store(true, Ordering::Relaxed);
    QUEUE.push(text.as_bytes());
}

/// Notes that the temporary text is gone.
pub(super) fn cleared() {
    SHOWN.store(false, Ordering::Relaxed);
}

/// The log's target, which takes whole lines.
pub(super) struct Line;

impl Write for Line {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        match SHOWN.load(Ordering::Relaxed) {
            // It replaces the temporary line, which is drawn again below.
            true => QUEUE.push(&[b"\r\x1b[2K", line].concat()),
            false => QUEUE.push(line),
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Queue {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

struct Waiting {
    lines: VecDeque<Entry>,
    /// The number of bytes in the lines.
    bytes: usize,
    /// The number of lines lost after those that wait.
    lost: u64,
    /// Whether one is being written.
    writing: bool,
}

#[derive(Default)]
struct Entry {
    /// The number of lines lost before it.
    lost: u64,
    line: Vec<u8>,
}

impl Queue {
    const fn new() -> Queue {
        let waiting = Waiting { lines: VecDeque::new(), bytes: 0, lost: 0, writing: false };
        Queue { waiting: Mutex::new(waiting), changed: Condvar::new() }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a line, or counts it as lost.
    fn push(&self, line: &[u8]) {
        let mut waiting = self.waiting();
        if line.len() > MOST - waiting.bytes {
            waiting.lost += 1;
            return;
        }
        waiting.bytes += line.len();
        let lost = std::mem::take(&mut waiting.lost);
        waiting.lines.push_back(Entry { lost, line: line.to_vec() });
        self.changed.notify_all();
    }

    /// Writes queued lines, forever.
    fn write_to(&self, mut out: impl Write) {
        let mut missing = 0;
        let mut broken = false;
        loop {
            let idle = |waiting: &mut Waiting| waiting.lines.is_empty() && waiting.lost == 0;
            let waiting = self.changed.wait_while(self.waiting(), idle);
            let mut waiting = waiting.unwrap_or_else(PoisonError::into_inner);
            let entry = waiting.lines.pop_front();
            let entry =
                entry.unwrap_or_else(|| Entry { lost: std::mem::take(&mut waiting.lost), line: Vec::new() });
            waiting.bytes -= entry.line.len();
            waiting.writing = true;
            drop(waiting);
            missing += entry.lost;
            match out.write_all(&with_notice(missing, broken, &entry.line)).and_then(|()| out.flush()) {
                Ok(()) => (missing, broken) = (0, false),
                Err(_) => (missing, broken) = (missing + u64::from(!entry.line.is_empty()), true),
            }
            self.waiting().writing = false;
            self.changed.notify_all();
        }
    }

    fn finish(&self, most: Duration) {
        let busy = |waiting: &mut Waiting| waiting.writing || !waiting.lines.is_empty() || waiting.lost > 0;
        // It does not matter whether that was long enough: nothing could be done about it.
        let _ = self.changed.wait_timeout_while(self.waiting(), most, busy);
    }
}

/// A line, after a notice about the lines missing before it. `broken` says that the last line may have been
/// cut.
fn with_notice(missing: u64, broken: bool, line: &[u8]) -> Vec<u8> {
    let mut text = String::new();
    if missing > 0 {
        let end = if broken { "\n" } else { "" };
        let lines = if missing == 1 { "line is" } else { "lines are" };
        let notice = format!("liege: {missing} {lines} missing here: standard error took nothing\n");
        let _ = write!(text, "{end}{}", told(&notice, ""));
    }
    let mut bytes = text.into_bytes();
    bytes.extend_from_slice(line);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// A pipe that accepts only as much as it is allowed to; `false` is a full disk.
    struct Pipe {
        allowed: Receiver<bool>,
        taken: Sender<String>,
    }

    impl Write for Pipe {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            match self.allowed.recv() {
                Ok(true) => {
                    let _ = self.taken.send(String::from_utf8_lossy(bytes).into_owned());
                    Ok(bytes.len())
                }
                Ok(false) => Err(io::ErrorKind::StorageFull.into()),
                // The test is over.
                Err(_) => loop {
                    thread::park();
                },
            }
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn piped() -> (&'static Queue, Sender<bool>, Receiver<String>) {
        let queue: &'static Queue = Box::leak(Box::new(Queue::new()));
        let ((allow, allowed), (taken, lines)) = (channel(), channel());
        thread::spawn(move || queue.write_to(Pipe { allowed, taken }));
        (queue, allow, lines)
    }

    #[test]
    fn lines_that_a_full_disk_does_not_take_are_counted() {
        let (queue, allow, lines) = piped();
        for (text, taken) in [("a\n", true), ("b\n", false), ("c\n", false), ("d\n", true), ("e\n", true)] {
            queue.push(text.as_bytes());
            allow.send(taken).unwrap();
        }
        queue.finish(Duration::from_secs(20));
        let notice = "\nliege: 2 lines are missing here: standard error took nothing\n";
        assert_eq!(lines.try_iter().collect::<String>(), format!("a\n{notice}d\ne\n"));
    }

    #[test]
    fn nobody_waits_for_a_pipe_that_is_not_read() {
        let (queue, allow, lines) = piped();
        let line = "x".repeat(MOST / 4);
        // The first line must be taken before the others come: if it made room among them, the losses would
        // be in two parts.
        queue.push(line.as_bytes());
        while !queue.waiting().writing {
            thread::yield_now();
        }
        for _ in 1..100 {
            queue.push(line.as_bytes());
        }
        queue.finish(Duration::from_millis(10));
        for _ in 0..20 {
            allow.send(true).unwrap();
        }
        queue.finish(Duration::from_secs(20));
        queue.push(b"z\n");
        queue.finish(Duration::from_secs(20));
        let text: String = lines.try_iter().collect();
        // Four more fit.
        assert_eq!(text.matches(&line).count(), 5);
        assert!(text.ends_with("xliege: 95 lines are missing here: standard error took nothing\nz\n"));
    }
}
