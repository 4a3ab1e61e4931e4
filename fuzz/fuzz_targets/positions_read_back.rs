#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| liege::properties::positions_read_back(data));
