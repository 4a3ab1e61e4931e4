//! Tests of the properties that hold for any input (`liege_dev::properties`), for a while: with the seeds of
//! the fuzzers (`fuzz/seeds`), with changed seeds, and with random bytes.
//!
//! `LIEGE_PROPERTY_CASES` sets the number of changed seeds for each property (default 300).

use liege_dev::properties::{ALL, Property};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use std::fs;

/// The seeds of a property, by their files' names.
fn seeds(name: &str) -> Vec<Vec<u8>> {
    let folder = liege_testing::workspace().join("fuzz/seeds").join(name);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{name} has no seeds");
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

/// Changes seeds as a fuzzer does: removes, adds and changes bytes, and joins seeds.
fn changed(seeds: &[Vec<u8>], random: &mut ChaCha8Rng) -> Vec<u8> {
    let any = |random: &mut ChaCha8Rng| seeds[random.random_range(0..seeds.len())].clone();
    let mut data = any(random);
    for _ in 0..random.random_range(0..6) {
        let at = random.random_range(0..=data.len());
        match random.random_range(0..5) {
            0 => data.truncate(at),
            1 => drop(data.drain(at..(at + random.random_range(0..8)).min(data.len()))),
            2 => data.splice(at..at, any(random)).for_each(drop),
            3 => data.insert(at, random.random()),
            _ => {
                if let Some(byte) = data.get_mut(at) {
                    *byte = random.random();
                }
            }
        }
    }
    data
}

#[test]
fn every_property_holds_of_its_seeds_and_of_what_is_made_of_them() {
    let cases = std::env::var("LIEGE_PROPERTY_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(300);
    let try_one = |(name, property): (&str, Property)| {
        let seeds = seeds(name);
        for seed in &seeds {
            property(seed);
        }
        let mut random = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..cases {
            let data = changed(&seeds, &mut random);
            let held = std::panic::catch_unwind(|| property(&data));
            assert!(held.is_ok(), "{name} does not hold of {:?} ({data:?})", String::from_utf8_lossy(&data));
        }
    };
    std::thread::scope(|scope| {
        let threads = ALL.map(|property| scope.spawn(move || try_one(property)));
        let broken = threads.into_iter().filter_map(|thread| thread.join().err()).count();
        assert_eq!(broken, 0, "properties that do not hold");
    });
}

#[test]
fn every_property_has_a_fuzzer() {
    let folder = liege_testing::workspace().join("fuzz");
    let declared = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    for (name, _) in ALL {
        let target = fs::read_to_string(folder.join(format!("fuzz_targets/{name}.rs"))).unwrap();
        assert!(target.contains(&format!("properties::{name}(data)")), "{name}");
        assert!(declared.contains(&format!("name = \"{name}\"")), "{name}");
    }
}

#[test]
fn the_seeds_of_events_are_events_that_are_understood() {
    for seed in seeds("events_are_understood_or_dropped") {
        assert!(liege_discord::understood(&seed).is_some(), "{}", String::from_utf8_lossy(&seed));
    }
}

liege_testing::install!(liege_games::house());
