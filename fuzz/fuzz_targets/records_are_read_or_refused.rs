#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| liege::properties::records_are_read_or_refused(data));
