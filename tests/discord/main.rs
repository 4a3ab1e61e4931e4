//! The Discord transport against a stand-in on loopback, with the real serenity client.

mod courier;
mod edits;
mod gateway;
mod listening;
mod privacy;
mod registration;
#[path = "../standin/mod.rs"]
mod standin;
mod support;
mod tls;
