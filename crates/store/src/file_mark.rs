//! A check that a log belongs to the data file beside it.
//!
//! `SQLite` applies the log of writes (`-wal`) that it finds beside a file to that file, whatever file it is.
//! If somebody replaced a data file by a backup and left the log of the old one, the result is a mixture of
//! both. So every start marks the data file with a random number (`user_version` in its first page), every
//! transaction increments that number and so writes that page again, and every backup is marked with another
//! number. A log that belongs to the file has the mark that the file has in one of its transactions, or
//! begins with the next one: it begins where the file ends. And a program that uses a file knows which marks
//! it may have, and that they never go back.

use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

/// The offset of the mark in the first page of a file.
pub(super) const MARK_AT: u64 = 60;

const HEADER: usize = 32;
const FRAME: usize = 24;

/// The state of the log of a data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Log {
    /// There is none, or it is empty.
    Empty,
    /// It seems to belong to the file.
    Fits {
        /// Whether the data file was changed, moved or copied after its log was last written. That is
        /// possible, but then both should be checked closely.
        older: bool,
    },
    /// It belongs to another file.
    Strange,
}

/// Looks at a data file and its log. While a program writes, they may seem not to fit although they do.
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

/// Whether a log has the mark of a file with this beginning, begins with the next mark, or has none; `None`
/// if it is empty.
fn begins_with(mut log: impl Read, start: &[u8]) -> io::Result<Option<bool>> {
    let mark = |page: &[u8]| word(page, MARK_AT as usize);
    let size = page_size(start);
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
    let own = mark(start) as i32;
    let (mut found, mut marked, mut ours) = (None, false, false);
    let mut frame = vec![0; FRAME + size];
    while filled(&mut log, &mut frame)? {
        let (head, page) = frame.split_at(FRAME);
        sum.add(&head[..8]);
        sum.add(page);
        // The rest is from before the log was started anew, or was never finished.
        if head[8..16] != header[16..24] || !sum.is(&head[16..]) {
            break;
        }
        if word(head, 0) == 1 {
            let mark = mark(page) as i32;
            ours |= mark == own || !marked && mark == next(own);
            marked = true;
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

/// Fills a buffer. Returns whether there were enough bytes.
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

/// The checksum of a log, which continues from frame to frame.
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

/// The name of a file beside a file: its name with an ending.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// The beginning of a data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// Its mark.
    pub(super) mark: i32,
    /// The least length of the file; 0 if it doesn't say.
    pub(super) length: u64,
}

impl Head {
    const LENGTH: usize = 100;

    /// The head of a file, which `SQLite` may have open; `None` if the file is too short.
    #[cfg(unix)]
    pub(super) fn of(file: &File) -> io::Result<Option<Head>> {
        let mut start = [0; Head::LENGTH];
        match std::os::unix::fs::FileExt::read_exact_at(file, &mut start, 0) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(None),
            Err(error) => return Err(error),
        }
        // The number of pages is valid only if the program that wrote it also noted at which change.
        let noted = word(&start, 24) == word(&start, 92);
        let length = if noted { u64::from(word(&start, 28)) * page_size(&start) as u64 } else { 0 };
        Ok(Some(Head { mark: word(&start, MARK_AT as usize) as i32, length }))
    }
}

/// The size of the pages of a file with this beginning.
fn page_size(start: &[u8]) -> usize {
    // A page of 65,536 bytes is written as 1.
    match word(start, 14) & 0xffff {
        1 => 65_536,
        size => size as usize,
    }
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

/// A new mark. It is never 0, which means none.
pub(super) fn fresh() -> i32 {
    rand::random::<i32>() | 1
}

/// The mark after this one.
pub(super) fn next(mark: i32) -> i32 {
    match mark.wrapping_add(1) {
        0 => 1,
        next => next,
    }
}

/// The marks that a data file in use may have.
#[derive(Debug)]
pub(super) struct Marks {
    /// The earlier mark, until the first changes in the log get into the file.
    before: Option<i32>,
    /// The mark that was seen last: it never goes back.
    seen: i32,
    /// The mark of the newest transaction that was begun.
    newest: i32,
}

impl Marks {
    /// The marks of a file that has one, and gets another with the changes in its log.
    pub(super) fn of(before: Option<i32>, mark: i32) -> Marks {
        Marks { before, seen: mark, newest: mark }
    }

    /// Notes that a transaction writes this mark.
    pub(super) fn begin(&mut self, mark: i32) {
        self.newest = mark;
    }

    /// Whether the file may have this mark now. `folded` says that everything stored is in it.
    pub(super) fn accept(&mut self, mark: i32, folded: bool) -> bool {
        // The newest transaction may not be stored yet, or never will be.
        if folded && mark != self.newest && next(mark) != self.newest {
            return false;
        }
        let ahead = |mark: i32| mark.wrapping_sub(self.seen).cast_unsigned();
        if ahead(mark) <= ahead(self.newest) {
            (self.before, self.seen) = (None, mark);
            return true;
        }
        self.before == Some(mark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_never_go_back_and_are_never_ahead_of_what_was_begun() {
        for first in [1, 77, -3, i32::MAX - 1] {
            let mut marks = Marks::of(Some(9_000), first);
            assert!(marks.accept(9_000, false) && marks.accept(9_000, false), "nothing is in the file yet");
            assert!(!marks.accept(9_000, true), "everything is in the file");
            let (second, third) = (next(first), next(next(first)));
            assert!(!marks.accept(second, false), "nobody has begun it");
            marks.begin(second);
            marks.begin(third);
            assert!(marks.accept(second, false) && marks.accept(second, true));
            for before in [9_000, first, next(third), 0] {
                assert!(!marks.accept(before, false), "{before} after {second}");
            }
            marks.begin(next(third));
            assert!(!marks.accept(second, true), "what came after it is in the file");
            assert!(marks.accept(third, true));
            assert!(!marks.accept(second, false));
        }
        assert_eq!(next(-1), 1, "0 stands for none");
    }
}
