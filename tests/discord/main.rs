//! The Discord transport against a stand-in on loopback, with the real client.

mod bot;
#[path = "../page/browser/mod.rs"]
mod browser;
mod challenges;
mod clocks;
mod crash;
mod deaf;
mod diplomacy;
mod doors;
mod edits;
mod every_command;
mod every_game;
mod first_minutes;
mod forms;
mod forums;
mod game;
mod gateway;
mod hang_up;
mod host;
mod hostile;
mod house;
mod limits;
mod links;
mod listening;
mod machines;
mod plans;
mod pointing;
mod privacy;
#[path = "../program/mod.rs"]
mod program;
mod programs;
mod records;
mod registration;
mod reminders;
mod replay;
mod rewritten;
mod seeks;
mod shards;
mod shares;
mod shut;
mod signboards;
mod standin;
mod storm;
mod support;
mod tls;
mod transport;
mod watched;

liege_testing::install!(liege_games::house());
