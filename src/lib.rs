//! Liege: slow games of unusual chess by correspondence, played in a channel.
//!
//! The rooms, from the ground up (arrows point one way, see `CONTRIBUTING.md`):
//!
//! * [`game`]: what every game is, [`games`]: the games themselves, known only to the registry;
//! * `squares`: the kit, what games on a board of cells need beside their rules;
//! * [`words`]: sentences in the languages of the readers; [`limited`]: reading no more than was said;
//!   [`secret`]: what is never shown; [`measures`]: what is measured while the program runs;
//! * [`lessons`]: games in small steps, judged by their rules; [`engine`]: what to play, for whoever is no person;
//!   [`puzzles`]: positions in which one move wins, and how they are made;
//! * [`render`]: scenes to pictures;
//! * [`reminding`]: when members want to be told what they owe;
//! * [`rating`]: what results say of how well people play, pure arithmetic;
//! * [`table`]: one sitting of a game as a pure state machine, [`record`]: tables as text and back,
//!   [`store`]: the only room that knows SQL;
//! * [`machines`]: what machines do at the tables that they play at;
//! * [`chat`]: what people type or press, and what is said back, with no transport;
//! * [`api`]: programs that play for members, over HTTP;
//! * [`discord`], [`local`]: the transports; [`referee`], [`uci`]: a machine's way in; [`torture`]: everything breaks on purpose
//!   (at the steps that [`fault`] names); [`properties`]: what holds of any input; [`bench`]: what things
//!   cost;
//!   [`commands`]: the command line.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod api;
pub mod bench;
#[cfg(test)]
mod cases;
pub mod chat;
pub mod clock;
pub mod commands;
pub mod config;
pub mod discord;
pub mod engine;
pub mod fault;
pub mod game;
pub mod games;
pub mod lessons;
pub mod limited;
pub mod local;
pub mod machines;
pub mod measures;
pub mod note_keys;
pub mod pgn;
pub mod properties;
pub mod puzzles;
pub mod rating;
pub mod record;
pub mod referee;
pub mod reminding;
pub mod render;
pub mod secret;
pub mod shown;
pub mod squares;
pub mod store;
pub mod table;
pub mod torture;
pub mod uci;
pub mod words;
