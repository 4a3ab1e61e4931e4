//! Reading with a limit: all input from outside has one, and longer input is refused without having been
//! taken in.

use std::io::{self, BufRead, Read};
use tokio::io::{AsyncBufRead, AsyncBufReadExt as _};

/// Everything that a source gives, but at most `most` bytes and one more, by which it is known that it is longer.
///
/// # Errors
/// The source's.
pub fn at_most(source: impl Read, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A reader of lines of at most this number of bytes.
#[derive(Clone, Debug)]
pub struct Lines {
    most: usize,
    line: Vec<u8>,
}

/// A line from the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// The whole line, with its end.
    Whole(&'a [u8]),
    /// The beginning of a line that is too long; the rest of it was skipped.
    TooLong(&'a [u8]),
}

impl Lines {
    /// Makes a reader of lines of at most `most` bytes, with their ends.
    #[must_use]
    pub fn of(most: usize) -> Lines {
        Lines { most, line: Vec::new() }
    }

    /// The next line; `None` at the end.
    ///
    /// # Errors
    /// The input's.
    pub fn next(&mut self, mut input: impl BufRead) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        loop {
            let (used, done) = match input.fill_buf() {
                Ok(there) => self.take(there),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            input.consume(used);
            if done {
                return Ok(self.read());
            }
        }
    }

    /// Reads the next line like [`Lines::next`], from an asynchronous input.
    ///
    /// # Errors
    /// The input's.
    pub async fn next_of(&mut self, mut input: impl AsyncBufRead + Unpin) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        loop {
            let (used, done) = self.take(input.fill_buf().await?);
            input.consume(used);
            if done {
                return Ok(self.read());
            }
        }
    }

    /// Takes the bytes of the line that are there: returns their number, and whether the line is complete.
    fn take(&mut self, there: &[u8]) -> (usize, bool) {
        let end = there.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(there.len(), |end| end + 1);
        let room = (self.most + 1).saturating_sub(self.line.len());
        self.line.extend(there.iter().take(used.min(room)));
        (used, end.is_some() || there.is_empty())
    }

    fn read(&self) -> Option<Line<'_>> {
        match self.line.get(..self.most) {
            Some(beginning) if self.line.len() > self.most => Some(Line::TooLong(beginning)),
            _ if self.line.is_empty() => None,
            _ => Some(Line::Whole(&self.line)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn no_more_is_read_than_is_wanted() {
        assert_eq!(at_most(&b"abc"[..], 3).unwrap(), b"abc");
        // It has no end.
        assert_eq!(at_most(io::repeat(b'x'), 3).unwrap(), b"xxxx");
    }

    #[tokio::test]
    async fn lines_that_are_too_long_are_passed_over() {
        let text = "abc\n\nabcd\n123456789012345\nxyz";
        let expected = ["=abc\n", "=\n", ">abcd", ">1234", "=xyz"];
        let shown = |line: Line<'_>| match line {
            Line::Whole(line) => format!("={}", String::from_utf8_lossy(line)),
            Line::TooLong(line) => format!(">{}", String::from_utf8_lossy(line)),
        };
        for buffer in [1, 2, 5, 100] {
            let (mut lines, mut read) = (Lines::of(4), Vec::new());
            let mut input = BufReader::with_capacity(buffer, text.as_bytes());
            while let Some(line) = lines.next(&mut input).unwrap() {
                read.push(shown(line));
            }
            assert_eq!(read, expected);
            read.clear();
            let mut input = tokio::io::BufReader::with_capacity(buffer, text.as_bytes());
            while let Some(line) = lines.next_of(&mut input).await.unwrap() {
                read.push(shown(line));
            }
            assert_eq!(read, expected);
        }
    }
}
