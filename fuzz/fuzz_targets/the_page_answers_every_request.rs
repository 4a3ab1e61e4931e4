#![no_main]

libfuzzer_sys::fuzz_target!(init: liege::install(), |data: &[u8]| liege_dev::properties::the_page_answers_every_request(data));
