//! The Discord transport against a stand-in on loopback, with the real serenity client.

mod courier;
mod deaf;
mod edits;
mod gateway;
#[path = "../house/mod.rs"]
mod house;
mod listening;
mod privacy;
mod registration;
mod shut;
#[path = "../standin/mod.rs"]
mod standin;
mod support;
mod tls;
