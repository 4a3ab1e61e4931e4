//! The local page: its interface, and in a real browser.

mod api;
mod browser;
mod clicking;
mod doors;
mod edits;
mod newcomers;
mod phone;
#[path = "../program/mod.rs"]
mod program;
mod programs;
mod reading;
mod table;
mod tapping;

liege_testing::install!(liege_games::house());
