//! The compression of a connection: one zlib stream over all its messages, each of which ends in a flush.

use flate2::{Decompress, FlushDecompress, Status};

/// The end of each message, which a flush of the stream writes.
const FLUSH: [u8; 4] = [0x00, 0x00, 0xff, 0xff];
/// The largest length of a message, in bytes: that of a server with everything that Discord allows is a part
/// of it.
const MOST: usize = 64 << 20;
/// How far the buffer grows at a time.
const STEP: usize = 64 << 10;

/// A connection's stream.
#[derive(Debug)]
pub(super) struct Inflate {
    stream: Decompress,
    /// The parts of a message that has not ended.
    parts: Vec<u8>,
}

/// The reason why a stream cannot be read on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Broken {
    #[error("the compressed stream is damaged")]
    Damaged,
    #[error("a message has more than {} MiB", MOST >> 20)]
    TooLong,
}

impl Inflate {
    /// The stream of a new connection.
    pub fn new() -> Inflate {
        Inflate { stream: Decompress::new(true), parts: Vec::new() }
    }

    /// Takes the next part in, and returns the message if it ends with it.
    pub fn take(&mut self, part: &[u8]) -> Result<Option<Vec<u8>>, Broken> {
        if self.parts.len() + part.len() > MOST {
            return Err(Broken::TooLong);
        }
        self.parts.extend_from_slice(part);
        if !self.parts.ends_with(&FLUSH) {
            return Ok(None);
        }
        let parts = std::mem::take(&mut self.parts);
        let mut message = Vec::with_capacity(STEP);
        let mut rest = parts.as_slice();
        loop {
            let before = self.stream.total_in();
            let status = self
                .stream
                .decompress_vec(rest, &mut message, FlushDecompress::Sync)
                .map_err(|_| Broken::Damaged)?;
            let read = usize::try_from(self.stream.total_in() - before).map_err(|_| Broken::Damaged)?;
            rest = rest.get(read..).unwrap_or_default();
            let full = message.len() == message.capacity();
            match status {
                // The stream of a connection has no end.
                Status::StreamEnd => return Err(Broken::Damaged),
                _ if message.len() > MOST => return Err(Broken::TooLong),
                _ if !full && rest.is_empty() => return Ok(Some(message)),
                _ if !full && read == 0 => return Err(Broken::Damaged),
                _ if full => message.reserve(STEP.max(message.len() / 2)),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Compress, Compression, FlushCompress};
    use proptest::prelude::*;

    fn deflated(stream: &mut Compress, message: &[u8]) -> Vec<u8> {
        let mut packed = Vec::with_capacity(message.len() + 1024);
        stream.compress_vec(message, &mut packed, FlushCompress::Sync).unwrap();
        packed
    }

    #[test]
    fn messages_are_read_from_one_stream_in_any_parts() {
        proptest!(ProptestConfig::with_cases(64), |(
            messages in proptest::collection::vec(proptest::collection::vec(0u8..4, 0..20_000), 1..4),
            cut in 64usize..4096,
        )| {
            let (mut packing, mut stream) = (Compress::new(Compression::default(), true), Inflate::new());
            for message in &messages {
                let packed = deflated(&mut packing, message);
                let mut read = None;
                let parts: Vec<&[u8]> = packed.chunks(cut).collect();
                for (at, part) in parts.iter().enumerate() {
                    let got = stream.take(part).unwrap();
                    // A part may look like the end of a message; then the rest is read as the next one.
                    if let Some(got) = got {
                        read.get_or_insert_with(Vec::new).extend(got);
                    } else {
                        prop_assert!(at + 1 < parts.len());
                    }
                }
                prop_assert_eq!(read.as_ref(), Some(message));
            }
        });
    }

    #[test]
    fn a_stream_that_is_no_stream_is_refused() {
        assert_eq!(
            Inflate::new().take(&[b"no zlib at all", FLUSH.as_slice()].concat()),
            Err(Broken::Damaged)
        );
        let mut packing = Compress::new(Compression::default(), true);
        let bomb = deflated(&mut packing, &vec![0; MOST + STEP]);
        assert!(bomb.len() < 1 << 20);
        assert_eq!(Inflate::new().take(&bomb).map(|_| "it is read"), Err(Broken::TooLong));
    }
}
