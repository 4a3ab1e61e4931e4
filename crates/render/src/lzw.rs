//! The LZW packing of a GIF's colour numbers. Most pixels of a film are unchanged, in long runs of one
//! number: the code for a longer run is found without a search.

/// The bits of a number.
const BITS: u8 = 8;
/// The code that empties the table, the code for the end, and the first code for a sequence.
const CLEAR: u16 = 1 << BITS;
const END: u16 = CLEAR + 1;
const FIRST: u16 = CLEAR + 2;
/// The largest number of bits of a code.
const WIDEST: u32 = 12;
/// The number of codes.
const CODES: usize = 1 << WIDEST;
/// Places of the table: twice as many as there are codes.
const PLACES: usize = 2 * CODES;
/// The value of an empty place.
const EMPTY: u32 = u32::MAX;

/// Packs numbers, and keeps its memory for the next time.
pub struct Packer {
    /// Sequences that are one number longer than a known one: both in the upper bits, their code in the lower
    /// ones.
    table: Box<[u32]>,
    /// For each code, the code of its sequence with the last number repeated; 0: none.
    again: Box<[u16]>,
}

impl Packer {
    pub fn new() -> Packer {
        Packer { table: vec![EMPTY; PLACES].into(), again: vec![0; CODES].into() }
    }

    /// The packed numbers, in the form that `gif` takes.
    pub fn pack(&mut self, numbers: &[u8]) -> Vec<u8> {
        let mut out = Bits { bytes: Vec::with_capacity(numbers.len() / 8 + 16), held: 0, count: 0 };
        out.bytes.push(BITS);
        self.clear();
        let (mut next, mut width) = (FIRST, u32::from(BITS) + 1);
        out.put(CLEAR, width);
        if let Some((first, rest)) = numbers.split_first() {
            let (mut code, mut last) = (u16::from(*first), *first);
            for number in rest {
                let same = *number == last;
                last = *number;
                let (place, known) = match same {
                    true => (0, self.again[usize::from(code)]),
                    false => self.find(code, last),
                };
                if known != 0 {
                    code = known;
                    continue;
                }
                out.put(code, width);
                if usize::from(next) == 1 << width && width < WIDEST {
                    width += 1;
                }
                if usize::from(next) < CODES {
                    match same {
                        true => self.again[usize::from(code)] = next,
                        false => self.table[place] = key(code, last) << WIDEST | u32::from(next),
                    }
                    next += 1;
                } else {
                    out.put(CLEAR, width);
                    self.clear();
                    (next, width) = (FIRST, u32::from(BITS) + 1);
                }
                code = u16::from(last);
            }
            out.put(code, width);
            if usize::from(next) == 1 << width && width < WIDEST {
                width += 1;
            }
        }
        out.put(END, width);
        out.end()
    }

    fn clear(&mut self) {
        self.table.fill(EMPTY);
        self.again.fill(0);
    }

    /// The place of a known sequence with one more number, and its code; 0 if it is unknown.
    fn find(&self, code: u16, number: u8) -> (usize, u16) {
        let key = key(code, number);
        let mut place = (key.wrapping_mul(0x9E37_79B1) >> (u32::BITS - PLACES.trailing_zeros())) as usize;
        loop {
            let found = self.table[place];
            if found == EMPTY {
                return (place, 0);
            }
            if found >> WIDEST == key {
                return (place, found as u16 & (CODES as u16 - 1));
            }
            place = (place + 1) % PLACES;
        }
    }
}

fn key(code: u16, number: u8) -> u32 {
    u32::from(code) << BITS | u32::from(number)
}

/// Bits written one after another, the lowest first.
struct Bits {
    bytes: Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits {
    fn put(&mut self, code: u16, width: u32) {
        self.held |= u64::from(code) << self.count;
        self.count += width;
        if self.count >= 32 {
            self.bytes.extend_from_slice(&(self.held as u32).to_le_bytes());
            self.held >>= 32;
            self.count -= 32;
        }
    }

    fn end(mut self) -> Vec<u8> {
        let left = self.count.div_ceil(8) as usize;
        self.bytes.extend_from_slice(&self.held.to_le_bytes()[..left]);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gif::{DecodeOptions, Encoder, Frame};
    use proptest::prelude::*;

    /// Unpacks numbers as a reader of GIF does.
    fn read(numbers: &[u8]) -> Vec<u8> {
        let width = if numbers.len() > 60_000 { 400 } else { 1 };
        let high = numbers.len() / width;
        let palette: Vec<u8> = (0..=u8::MAX).flat_map(|n| [n, n, n]).collect();
        let mut encoder = Encoder::new(Vec::new(), width as u16, high as u16, &palette).unwrap();
        let buffer = Packer::new().pack(numbers).into();
        let frame = Frame { width: width as u16, height: high as u16, buffer, ..Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).unwrap();
        let bytes = encoder.into_inner().unwrap();
        let mut decoder = DecodeOptions::new().read_info(bytes.as_slice()).unwrap();
        decoder.read_next_frame().unwrap().unwrap().buffer.to_vec()
    }

    #[test]
    fn everything_comes_back_however_often_the_table_is_full() {
        let noise = |n: u32| (n.wrapping_mul(2_654_435_761) >> 24) as u8;
        let all: [Vec<u8>; 5] = [
            vec![7],
            vec![255; 200_000],
            (0..60_000).map(noise).collect(),
            (0..120_000).map(|n| if n / 300 % 3 == 0 { noise(n) } else { 255 }).collect(),
            (0..50_000).map(|n| (n % 251) as u8).collect(),
        ];
        for numbers in &all {
            assert_eq!(read(numbers), *numbers);
        }
    }

    proptest! {
        #[test]
        fn anything_comes_back(runs in prop::collection::vec((any::<u8>(), 1usize..700), 1..60)) {
            let numbers: Vec<u8> = runs.iter().flat_map(|(number, long)| std::iter::repeat_n(*number, *long)).collect();
            prop_assert_eq!(read(&numbers), numbers);
        }
    }
}
