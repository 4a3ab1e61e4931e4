//! The handbook's "Checking the dice" (`docs/play/dice.md`), checked independently of the program: with
//! `ChaCha20` written out from its definition.

use liege_table::Seed;

/// The words of the key stream for a nonce, from block 0 on: 64-bit, little-endian.
fn words(seed: [u8; 32], nonce: u64) -> impl Iterator<Item = u64> {
    (0u64..).flat_map(move |counter| {
        let mut start =
            [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0u32];
        for (word, bytes) in start[4..12].iter_mut().zip(seed.chunks(4)) {
            *word = u32::from_le_bytes(bytes.try_into().unwrap());
        }
        for (place, half) in [(12, counter), (14, nonce)] {
            (start[place], start[place + 1]) = (half as u32, (half >> 32) as u32);
        }
        let mut block = start;
        let mut quarter = |[a, b, c, d]: [usize; 4]| {
            for (one, two, three, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
                block[one] = block[one].wrapping_add(block[two]);
                block[three] = (block[three] ^ block[one]).rotate_left(turn);
            }
        };
        for _ in 0..10 {
            for column in 0..4 {
                quarter([column, column + 4, column + 8, column + 12]);
            }
            for column in 0..4 {
                quarter([column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12]);
            }
        }
        let sums: Vec<u64> = block.iter().zip(start).map(|(a, b)| u64::from(a.wrapping_add(b))).collect();
        sums.chunks(2).map(|pair| pair[0] | pair[1] << 32).collect::<Vec<_>>()
    })
}

fn draw(words: &mut impl Iterator<Item = u64>, possibilities: u64) -> u64 {
    let fair = u64::MAX - u64::MAX % possibilities;
    words.find(|word| *word < fair).unwrap() % possibilities
}

#[test]
fn dice_are_what_the_handbook_says() {
    let first: [u8; 32] = std::array::from_fn(|index| index as u8);
    for seed in [first, [0; 32], [0xfe; 32], std::array::from_fn(|index| (index * 37) as u8)] {
        for number in [1, 2, 3, 4, 250, 70_000, 5_000_000_000] {
            let mut words = words(seed, number);
            let dice = [draw(&mut words, 6), draw(&mut words, 6)].map(|index| index as u8 + 1);
            assert_eq!(Seed::from_bytes(seed).dice(number as usize), dice, "entry {number}");
        }
    }
}

#[test]
fn draws_and_lots_are_what_the_handbook_says() {
    for byte in 0..40 {
        let seed = [byte; 32];
        for (number, possibilities) in [(1, 2), (2, 3), (9, 24), (1_000, 7), (4, u64::MAX / 2 + 2)] {
            let expected = draw(&mut words(seed, number), possibilities) as usize;
            assert_eq!(Seed::from_bytes(seed).draw(number as usize, possibilities as usize), Some(expected));
        }
        for players in 1..=6usize {
            let mut words = words(seed, 0);
            let mut order: Vec<usize> = (0..players).collect();
            for place in (1..players).rev() {
                order.swap(place, draw(&mut words, place as u64 + 1) as usize);
            }
            assert_eq!(Seed::from_bytes(seed).deal(players), order);
        }
    }
}

#[test]
fn the_example_of_the_handbook_is_right() {
    let page = include_str!("../../../docs/play/dice.md");
    let bytes: [u8; 32] = std::array::from_fn(|index| index as u8);
    let seed = Seed::from_bytes(bytes);
    assert!(page.contains(&format!("bytes.fromhex(\"{}\")", seed.reveal())));
    assert!(page.contains(&format!("print(sha256(seed).hexdigest())   # {}", seed.hash())));
    let [one, other] = seed.dice(3);
    assert!(page.contains("draw = draws(seed, 3)"));
    assert!(page.contains(&format!("print(draw(6) + 1, draw(6) + 1)   # {one} {other}")));
}
