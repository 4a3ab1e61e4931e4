//! Draws of chance that players can check.
//!
//! When a table is opened a secret seed of 32 bytes is drawn; at the start its SHA-256 is published, at the
//! end the seed itself. The draw that becomes entry number `n` of the log is made with the stream cipher
//! `ChaCha20` (20 rounds, the seed as key, `n` as 64-bit stream id, block counter 0): 64-bit little-endian
//! words are taken from the key stream until one is below the largest multiple of the number of equally
//! likely draws, and its remainder is the index into the game's list. Neither the referee nor a player can
//! bend such a draw once the hash is out, and any program can repeat it.
//!
//! At an anonymous table the seats are drawn by lot at the start, before the first entry. That lot is drawn
//! from the stream with number 0, which no entry has. The chairs are first in seat order as they were taken
//! in the lobby. For each place from the last down to the second, one draw among the places up to it (each
//! draw takes the next words of the stream, by the rule above) says which chair goes there; the two change
//! places.
//!
//! If the players add seeds of their own, the draws of the game are throws of a die, and are made in another
//! way ([`Seed::throw`]). Throw number `n` of the game, counting those of lost turns and of moves taken back,
//! is HMAC-SHA256 with the secret seed as key of the message `liege-dice|<table>|<seed of White>,<seed of
//! Black>|<n>|<block>`, block 0 first. The first of its bytes below 252, modulo 6, plus 1 is the throw; if
//! there is none the next block is used. The table's number and the players' seeds are the first entry of the
//! log.
//!
//! In a game of dexterity, the aimed move is an entry of the log, and the resulting move follows from it by
//! random whole numbers ([`Seed::tremor`]). Those of move number `n` of the game, counted like throws, are
//! drawn from the HMACs of `liege-tremor|<table>|<seed of White>,<seed of Black>|<n>|<block>`, block after
//! block, two bytes (the high one first) at a time. For a number from −N to N, pairs from 65536 − 65536 mod
//! (2N + 1) up are skipped; the number is the first other pair modulo 2N + 1, minus N.
//!
//! If seats are drawn by dice, each roll of two dice is an entry of the log, and made from that entry's
//! stream: its first draw among six is the first die, its second draw the other (0 means one pip, 5 means
//! six).

use hmac::{Hmac, KeyInit, Mac};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};
use std::fmt;
use std::fmt::Write as _;

/// The seed of a table's draws: a secret until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A new seed from the machine's randomness. This is the only function here that is not pure.
    #[must_use]
    pub fn random() -> Seed {
        let mut bytes = [0; 32];
        rand::rng().fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// One of a series of seeds that anybody can work out, for scripts and tests with repeatable draws.
    #[must_use]
    pub fn foreseen(row: u64, number: u64) -> Seed {
        let mut digest = Sha256::new();
        digest.update(row.to_le_bytes());
        digest.update(number.to_le_bytes());
        Seed(digest.finalize().into())
    }

    /// The seed of these bytes.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Its bytes. A secret until the game is over.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Reads its bytes from 64 hexadecimal digits, as [`Seed::reveal`] writes them.
    #[must_use]
    pub fn read(text: &str) -> Option<Seed> {
        let mut bytes = [0; 32];
        if text.len() != 2 * bytes.len() || !text.is_ascii() {
            return None;
        }
        for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
        }
        Some(Seed(bytes))
    }

    /// The seed of something that belongs to this one's owner: a table of a contest. It tells nothing about this one.
    #[must_use]
    pub fn derived(&self, owned: &str) -> Seed {
        Seed(self.digest(&format!("liege-seed|{owned}")))
    }

    /// SHA-256 of its bytes in hexadecimal: published at the start.
    pub fn hash(&self) -> String {
        hexadecimal(&Sha256::digest(self.0))
    }

    /// Its bytes in hexadecimal: published at the end.
    pub fn reveal(&self) -> String {
        hexadecimal(&self.0)
    }

    /// The index drawn among `choices` equally likely ones for entry `number` of the log; `None` if
    /// there is nothing to draw from.
    #[must_use]
    pub fn draw(&self, number: usize, choices: usize) -> Option<usize> {
        below(&mut self.stream(number as u64), choices)
    }

    /// The two dice that fall for entry `number` of the log.
    #[must_use]
    pub fn dice(&self, number: usize) -> [u8; 2] {
        let mut stream = self.stream(number as u64);
        [(); 2].map(|()| below(&mut stream, 6).and_then(|pips| u8::try_from(pips + 1).ok()).unwrap_or(1))
    }

    /// The pips of throw number `n`, from 1, in a game whose players have added `seeds` (`7|north,south`: the
    /// table, then the players' seeds).
    #[must_use]
    pub fn throw(&self, seeds: &str, n: usize) -> u8 {
        for block in 0u32.. {
            // The rest is not a whole number of rounds of the pips and would favour the first ones.
            let digest = self.digest(&format!("liege-dice|{seeds}|{n}|{block}"));
            if let Some(fair) = digest.iter().find(|byte| **byte < 252) {
                return 1 + fair % 6;
            }
        }
        1
    }

    /// The random numbers of move number `n`, from 1, in a game of dexterity, with the players' `seeds` as
    /// for throws.
    #[must_use]
    pub fn tremor(&self, seeds: &str, n: usize) -> Tremor<'_> {
        Tremor { seed: self, message: format!("liege-tremor|{seeds}|{n}"), block: 0, pairs: Vec::new() }
    }

    /// HMAC-SHA256 of a message with the seed as key.
    fn digest(&self, message: &str) -> [u8; 32] {
        // A key of any length is accepted.
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).ok();
        mac.map_or([0; 32], |mac| mac.chain_update(message).finalize().into_bytes().into())
    }

    /// The order of this number of chairs at an anonymous table: for each place, the index of the chair that
    /// goes there.
    #[must_use]
    pub fn deal(&self, chairs: usize) -> Vec<usize> {
        self.order(0, chairs)
    }

    /// An order of `count` things by lot, drawn from the stream with this number: for each place, the index of
    /// the thing that goes there.
    #[must_use]
    pub fn order(&self, number: u64, count: usize) -> Vec<usize> {
        let mut stream = self.stream(number);
        let mut order: Vec<usize> = (0..count).collect();
        for place in (1..count).rev() {
            if let Some(drawn) = below(&mut stream, place + 1) {
                order.swap(place, drawn);
            }
        }
        order
    }

    fn stream(&self, number: u64) -> ChaCha20Rng {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(number);
        stream
    }
}

/// The random numbers of one move in a game of dexterity.
#[derive(Debug)]
pub struct Tremor<'a> {
    seed: &'a Seed,
    /// The message without the block.
    message: String,
    /// The next block.
    block: u32,
    /// The rest of the last block; the next pair is the last one.
    pairs: Vec<u32>,
}

impl Tremor<'_> {
    /// A whole number from −`most` to `most` (below 2¹⁵), all equally likely.
    pub fn draw(&mut self, most: u32) -> i32 {
        let choices = 2 * most + 1;
        // The rest is not a whole number of rounds of the choices and would favour the first ones.
        let fair = (1 << 16) - (1 << 16) % choices;
        loop {
            match self.pairs.pop() {
                Some(pair) if pair < fair => return (pair % choices) as i32 - most as i32,
                Some(_) => {}
                None => self.take_block(),
            }
        }
    }

    fn take_block(&mut self) {
        let digest = self.seed.digest(&format!("{}|{}", self.message, self.block));
        self.block += 1;
        let pairs = digest.chunks_exact(2).map(|pair| u32::from(pair[0]) << 8 | u32::from(pair[1]));
        self.pairs = pairs.rev().collect();
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// One of `choices` equally likely numbers from 0, from the next words of a stream.
fn below(stream: &mut ChaCha20Rng, choices: usize) -> Option<usize> {
    let choices = u64::try_from(choices).ok().filter(|choices| *choices > 0)?;
    // The rest is not a whole number of rounds of the choices and would favour the first ones.
    let fair = u64::MAX - u64::MAX % choices;
    loop {
        let word = stream.next_u64();
        if word < fair {
            return usize::try_from(word % choices).ok();
        }
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rows of the rules page of chess with a die ("Verifiable die").
    #[test]
    fn throws_are_those_that_anybody_can_work_out() {
        let mut bytes = [0; 32];
        for (byte, value) in bytes.iter_mut().zip(0..) {
            *byte = value;
        }
        let seed = Seed::from_bytes(bytes);
        assert_eq!(seed.hash(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        for (seeds, rolls) in [
            ("T1|,", [2, 6, 3, 1, 6, 3, 3, 1, 3, 2, 2, 3, 5, 3, 4, 4, 1, 2, 2, 4]),
            ("T1|north,south", [5, 1, 5, 2, 5, 6, 1, 5, 1, 6, 2, 4, 6, 4, 4, 4, 4, 3, 5, 2]),
            ("42|,x", [1, 2, 2, 3, 6, 5, 1, 4, 3, 2, 2, 1, 4, 1, 4, 2, 4, 2, 4, 2]),
        ] {
            let thrown: Vec<u8> = (1..=20).map(|n| seed.throw(seeds, n)).collect();
            assert_eq!(thrown, rolls, "{seeds}");
        }
    }

    /// These numbers were worked out with Python's `hmac`.
    #[test]
    fn tremor_is_what_anybody_can_work_out() {
        let mut bytes = [0; 32];
        for (byte, value) in bytes.iter_mut().zip(0..) {
            *byte = value;
        }
        let seed = Seed::from_bytes(bytes);
        let drawn = |seeds, n, most: &[u32]| -> Vec<i32> {
            let mut tremor = seed.tremor(seeds, n);
            most.iter().map(|most| tremor.draw(*most)).collect()
        };
        assert_eq!(drawn("7|,", 1, &[160, 16]), [-138, -7]);
        assert_eq!(drawn("7|north,south", 1, &[160, 16]), [-41, -8]);
        assert_eq!(drawn("7|north,south", 2, &[450, 45]), [353, -13]);
        // The second block begins with the seventeenth.
        let many = [
            -148, 146, -60, -332, 372, 385, -131, -197, -353, 95, 289, -251, 340, 7, 227, 291, -287, 333, 46,
            -400,
        ];
        assert_eq!(drawn("7|,", 3, &[450; 20]), many);
    }
}
