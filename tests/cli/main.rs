//! The command line of the real program.

mod checkup;
mod config;
mod console;
mod console_edits;
mod copies;
#[cfg(unix)]
mod data_file;
mod deploy;
mod doctor;
mod doors;
mod engine;
mod golden;
mod handbook;
mod health;
mod installed;
mod limits;
mod logs;
mod moving;
#[path = "../program/mod.rs"]
mod program;
mod ratings;
mod records;
mod referee;
mod reports;
mod review;
mod rooms;
mod server;
mod transcripts;
mod variants;
mod verifying;

liege_testing::install!(liege_games::house());
