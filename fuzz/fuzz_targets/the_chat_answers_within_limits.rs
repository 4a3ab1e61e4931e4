#![no_main]

libfuzzer_sys::fuzz_target!(init: liege::install(), |data: &[u8]| liege_dev::properties::the_chat_answers_within_limits(data));
