//! Whether a log belongs to the data file beside it.
//!
//! `SQLite` applies the log of writes (`-wal`) that it finds beside a file to that file, whatever file it is. Where
//! somebody put a backup in the place of a data file and left the log of the old one, that gives a mixture of both. So
//! every start marks the data file with a number drawn by lot (`user_version` in its first page), every transaction
//! writes that page again, and every backup is marked with another number. A log that belongs to the file then has, at
//! least in its first transaction, the mark that the file has: it begins where the file ends.

use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

/// Where in the first page of a file the mark is.
pub(super) const MARK_AT: u64 = 60;

const HEADER: usize = 32;
const FRAME: usize = 24;

/// What is known of the log of a data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Log {
    /// There is none with anything in it.
    Empty,
    /// Nothing speaks against it.
    Fits {
        /// Whether the data file was changed, moved or copied after the last writing to its log. That may be so, but then
        /// it should be looked at closely.
        older: bool,
    },
    /// It belongs to another file.
    Strange,
}

/// Looks at a data file and its log. While somebody writes they may seem not to fit when they do.
pub(super) fn log_of(path: &Path) -> io::Result<Log> {
    let log = match File::open(beside(path, "-wal")) {
        Ok(log) => log,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Log::Empty),
        Err(error) => return Err(error),
    };
    let changed = log.metadata()?.modified()?;
    let mut file = File::open(path)?;
    let mut start = [0; MARK_AT as usize + 4];
    if !filled(&mut file, &mut start)? {
        return Ok(Log::Strange);
    }
    match begins_with(BufReader::new(log), &start)? {
        None => Ok(Log::Empty),
        Some(true) => Ok(Log::Fits { older: touched(&file)? > changed }),
        Some(false) => Ok(Log::Strange),
    }
}

/// When a file's content, name or owner was last changed.
fn touched(file: &File) -> io::Result<std::time::SystemTime> {
    let metadata = file.metadata()?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let seconds = std::time::Duration::from_secs(u64::try_from(metadata.ctime()).unwrap_or(0));
        let rest = std::time::Duration::from_nanos(u64::try_from(metadata.ctime_nsec()).unwrap_or(0));
        Ok(std::time::UNIX_EPOCH + seconds + rest)
    }
    #[cfg(not(unix))]
    metadata.modified()
}

/// Whether a log begins with the mark of a file that starts so, or at least with none; `None` if nothing is in it.
fn begins_with(mut log: impl Read, start: &[u8]) -> io::Result<Option<bool>> {
    let mark = |page: &[u8]| word(page, MARK_AT as usize);
    // A page of 65,536 bytes is written as 1.
    let size = match word(start, 14) & 0xffff {
        1 => 65_536,
        size => size as usize,
    };
    let mut header = [0; HEADER];
    if !filled(&mut log, &mut header)? {
        return Ok(None);
    }
    let big = match word(&header, 0) {
        0x377f_0682 => false,
        0x377f_0683 => true,
        _ => return Ok(None),
    };
    let mut sum = Sum { big, sums: (0, 0) };
    sum.add(&header[..24]);
    if !sum.is(&header[24..]) {
        return Ok(None);
    }
    if word(&header, 8) as usize != size {
        return Ok(Some(false));
    }
    let (mut found, mut marked, mut ours) = (None, false, false);
    let mut frame = vec![0; FRAME + size];
    while filled(&mut log, &mut frame)? {
        let (head, page) = frame.split_at(FRAME);
        sum.add(&head[..8]);
        sum.add(page);
        // What follows is from before the log was begun anew, or was never finished.
        if head[8..16] != header[16..24] || !sum.is(&head[16..]) {
            break;
        }
        if word(head, 0) == 1 {
            marked = true;
            ours |= mark(page) == mark(start);
        }
        // The last frame of a transaction.
        if word(head, 4) != 0 {
            found = Some(ours || !marked);
            if ours {
                break;
            }
        }
    }
    Ok(found)
}

/// Fills a buffer; whether there was enough for it.
fn filled(from: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match from.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

fn word(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..at + 4).map_or(0, |word| u32::from_be_bytes([word[0], word[1], word[2], word[3]]))
}

/// The check sum of a log, which goes on from frame to frame.
struct Sum {
    big: bool,
    sums: (u32, u32),
}

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        let read = |at: usize, pair: &[u8]| {
            let word = word(pair, at);
            if self.big { word } else { word.swap_bytes() }
        };
        let (mut one, mut two) = self.sums;
        for pair in bytes.chunks_exact(8) {
            one = one.wrapping_add(read(0, pair)).wrapping_add(two);
            two = two.wrapping_add(read(4, pair)).wrapping_add(one);
        }
        self.sums = (one, two);
    }

    fn is(&self, bytes: &[u8]) -> bool {
        (word(bytes, 0), word(bytes, 4)) == self.sums
    }
}

/// A name beside a file: its own, with something after it.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// The mark of a file that `SQLite` may have open; `None` of one that is too short, and where it can't be seen.
pub(super) fn mark_of(file: &File) -> io::Result<Option<i32>> {
    let mut mark = [0; 4];
    #[cfg(unix)]
    match std::os::unix::fs::FileExt::read_exact_at(file, &mut mark, MARK_AT) {
        Ok(()) => return Ok(Some(i32::from_be_bytes(mark))),
        Err(error) if error.kind() != ErrorKind::UnexpectedEof => return Err(error),
        Err(_) => {}
    }
    let _ = (file, &mut mark);
    Ok(None)
}

/// Marks a copy that nobody has open with a number that no other file has.
pub(super) fn mark_anew(copy: &mut File) -> io::Result<()> {
    use std::io::Write as _;
    copy.seek(SeekFrom::Start(MARK_AT))?;
    copy.write_all(&fresh().to_be_bytes())
}

/// The statement that marks a file, and so writes its first page.
pub(super) fn statement(mark: i32) -> String {
    format!("PRAGMA user_version = {mark}")
}

/// A new mark; 0 stands for none.
pub(super) fn fresh() -> i32 {
    rand::random::<i32>() | 1
}
