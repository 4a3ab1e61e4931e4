//! Whether the log of a data file in use is still what was written to it.
//!
//! Beside the log (`-wal`) lies its index (`-shm`), memory that all programs share who use the file. It says how many
//! frames of the log count, and which check sum the last of them has, in which all before it are. A log that was cut
//! short or written over by somebody else, under the same name and in the same place, ends otherwise: what was stored in it
//! is gone, and what is written after a gap is never read again.
#![cfg(unix)]

use std::fs::File;
use std::io::{self, ErrorKind};
use std::os::unix::fs::FileExt as _;
use std::sync::{Mutex, PoisonError};

/// Lengths in the log: its beginning, and that of a frame before its page.
const HEADER: u64 = 32;
const FRAME: u64 = 24;

/// The length of what the index begins with, which is there twice, and what is read of all.
const NOTED: usize = 48;
const START: usize = 100;

/// So often it is looked at again while somebody writes. That takes them much less time.
const TRIES: usize = 1_000;

/// What has become of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LogState {
    /// Nothing is missing.
    Whole,
    /// Its end is missing.
    Cut,
    /// Something else stands there.
    Overwritten,
}

/// An open log and its index. To close an index frees all of `SQLite`'s locks on it, so this must outlive the
/// connections.
pub(super) struct OpenLog {
    log: File,
    index: File,
    /// The last frame when it was looked at last, all of it: it stays there until the log is begun anew.
    last: Mutex<Option<(Noted, Vec<u8>)>>,
}

/// What is noted of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Noted {
    /// The frames that count.
    frames: u64,
    /// The size of a page.
    page: u64,
    /// By which frames are told from those of before the log was begun anew.
    salts: [u8; 8],
    /// The check sum of the last frame.
    sum: [u8; 8],
    /// How many frames are in the data file too.
    folded: u64,
}

impl Noted {
    /// Where a frame begins.
    fn place(&self, frame: u64) -> u64 {
        HEADER + (frame - 1) * (FRAME + self.page)
    }
}

impl OpenLog {
    pub(super) fn of(log: File, index: File) -> OpenLog {
        OpenLog { log, index, last: Mutex::new(None) }
    }

    /// Looks whether all of it is there.
    pub(super) fn look(&self) -> io::Result<LogState> {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        for _ in 0..TRIES {
            let Some(noted) = self.noted()? else {
                std::thread::yield_now();
                continue;
            };
            let (state, frame) = self.compare(&noted, last.as_ref())?;
            if state == LogState::Whole {
                *last = frame.map(|frame| (noted, frame));
                return Ok(state);
            }
            // Unless it was being begun anew at that moment.
            if self.noted()? == Some(noted) {
                return Ok(state);
            }
        }
        // Nobody can tell; the next one looks again.
        Ok(LogState::Whole)
    }

    /// What is noted of it, if all that is in it is in the data file too: then nothing is lost with it, and as long as
    /// that is noted nobody changes the data file.
    pub(super) fn folded_in(&self) -> Option<Noted> {
        self.noted().ok().flatten().filter(|noted| noted.folded >= noted.frames)
    }

    /// Compares the log with what is noted of it; gives its last frame.
    fn compare(
        &self,
        noted: &Noted,
        last: Option<&(Noted, Vec<u8>)>,
    ) -> io::Result<(LogState, Option<Vec<u8>>)> {
        if noted.frames == 0 {
            return Ok((LogState::Whole, None));
        }
        if self.log.metadata()?.len() < noted.place(noted.frames + 1) {
            return Ok((LogState::Cut, None));
        }
        let mut salts = [0; 8];
        let mut frame = vec![0; (FRAME + noted.page) as usize];
        if !self.read(&mut salts, 16)? || !self.read(&mut frame, noted.place(noted.frames))? {
            return Ok((LogState::Cut, None));
        }
        let mut is = salts == noted.salts && frame[8..16] == noted.salts && frame[16..24] == noted.sum;
        // What was cut off and written after since has left a gap: at least the end of what was the last frame.
        if let Some((before, known)) = last
            && before.salts == noted.salts
            && before.frames <= noted.frames
        {
            let mut there = vec![0; known.len()];
            is &= self.read(&mut there, before.place(before.frames))? && there == *known;
        }
        Ok((if is { LogState::Whole } else { LogState::Overwritten }, Some(frame)))
    }

    fn read(&self, buffer: &mut [u8], at: u64) -> io::Result<bool> {
        match self.log.read_exact_at(buffer, at) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// What is noted now; `None` while that changes.
    fn noted(&self) -> io::Result<Option<Noted>> {
        let mut start = [0; START];
        match self.index.read_exact_at(&mut start, 0) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(None),
            Err(error) => return Err(error),
        }
        let (one, other) = (&start[..NOTED], &start[NOTED..2 * NOTED]);
        let ready = start[12] != 0;
        if one != other || !ready {
            return Ok(None);
        }
        let word = |at: usize| u32::from_ne_bytes([start[at], start[at + 1], start[at + 2], start[at + 3]]);
        let page = match u16::from_ne_bytes([start[14], start[15]]) {
            // Too large for two bytes.
            1 => 65_536,
            page => u64::from(page),
        };
        let mut sum = [0; 8];
        sum[..4].copy_from_slice(&word(24).to_be_bytes());
        sum[4..].copy_from_slice(&word(28).to_be_bytes());
        let mut salts = [0; 8];
        salts.copy_from_slice(&start[32..40]);
        Ok(Some(Noted { frames: word(16).into(), page, salts, sum, folded: word(96).into() }))
    }
}
