//! A check that the log of a data file in use still holds everything that was written to it.
//!
//! Beside the log (`-wal`) is its index (`-shm`), memory shared by all programs that use the file. It holds
//! the number of valid frames in the log, and the checksum of the last of them, which covers all before it. A
//! log that was truncated or overwritten by another program, under the same name and in the same place, ends
//! differently: its data is lost, and frames written after a gap are never read again.
#![cfg(unix)]

use std::fs::File;
use std::io::{self, ErrorKind};
use std::os::unix::fs::FileExt as _;
use std::sync::{Mutex, PoisonError};

/// Lengths in the log, in bytes: its header, and the header of a frame before its page.
const HEADER: u64 = 32;
const FRAME: u64 = 24;

/// The length of the beginning of the index, which is there twice, and the length of all that is read.
const NOTED: usize = 48;
const START: usize = 100;

/// The number of attempts while another program writes. A write takes it much less time.
const TRIES: usize = 1_000;

/// The state of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LogState {
    /// Nothing is missing.
    Whole,
    /// Its end is missing.
    Cut,
    /// Something else has replaced its content.
    Overwritten,
}

/// An open log and its index. Closing an index releases all of `SQLite`'s locks on it, so this must outlive
/// the connections.
pub(super) struct OpenLog {
    log: File,
    index: File,
    /// The last frame at the last look, in full: it stays there until the log is started anew.
    last: Mutex<Option<(Noted, Vec<u8>)>>,
}

/// The index's data about a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Noted {
    /// The number of valid frames.
    frames: u64,
    /// The size of a page.
    page: u64,
    /// The salts, which distinguish frames from those of before the log was started anew.
    salts: [u8; 8],
    /// The check sum of the last frame.
    sum: [u8; 8],
    /// The number of frames that are in the data file too.
    folded: u64,
}

impl Noted {
    /// The offset of a frame.
    fn place(&self, frame: u64) -> u64 {
        HEADER + (frame - 1) * (FRAME + self.page)
    }
}

impl OpenLog {
    pub(super) fn of(log: File, index: File) -> OpenLog {
        OpenLog { log, index, last: Mutex::new(None) }
    }

    /// Checks whether all of it is there.
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
            // The log may have been started anew at that moment.
            if self.noted()? == Some(noted) {
                return Ok(state);
            }
        }
        // Nobody can tell; the next check looks again.
        Ok(LogState::Whole)
    }

    /// The index's data, if everything in the log is in the data file too. Then nothing is lost with the log,
    /// and as long as the index says so, nobody changes the data file.
    pub(super) fn folded_in(&self) -> Option<Noted> {
        self.noted().ok().flatten().filter(|noted| noted.folded >= noted.frames)
    }

    /// Compares the log with its index. Returns its last frame.
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
        // If frames were cut off and others written since, there is a gap: at least the end of the earlier
        // last frame.
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

    /// The present data of the index; `None` while it is being changed.
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
