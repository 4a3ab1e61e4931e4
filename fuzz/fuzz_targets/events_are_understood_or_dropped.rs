#![no_main]

libfuzzer_sys::fuzz_target!(init: liege::install(), |data: &[u8]| liege_dev::properties::events_are_understood_or_dropped(data));
