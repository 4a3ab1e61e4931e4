//! The command line, as the program itself.

mod checkup;
mod config;
mod console;
mod console_edits;
#[cfg(unix)]
mod data_file;
mod doors;
mod limits;
#[path = "../program/mod.rs"]
mod program;
mod ratings;
mod records;
mod reports;
mod rooms;
mod transcripts;
mod verifying;
