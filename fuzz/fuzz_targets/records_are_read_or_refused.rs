#![no_main]

libfuzzer_sys::fuzz_target!(init: liege::install(), |data: &[u8]| liege_dev::properties::records_are_read_or_refused(data));
