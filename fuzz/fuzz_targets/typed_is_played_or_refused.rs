#![no_main]

libfuzzer_sys::fuzz_target!(init: liege::install(), |data: &[u8]| liege_dev::properties::typed_is_played_or_refused(data));
