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
#![cfg_attr(not(test), forbid(unsafe_code))]
#![warn(missing_docs)]

pub use liege_local::api;
pub mod bench;
pub use liege_chat as chat;
pub use liege_chat::clock;
#[cfg(test)]
use liege_testing::cases;
pub mod commands;
pub mod config;
pub use liege_discord as discord;
pub use liege_engine as engine;
pub use liege_engine::lessons;
pub use liege_game as game;
pub use liege_game::pgn;
pub use liege_games as games;
pub use liege_local as local;
pub use liege_store::fault;
pub use liege_store::measures;
pub use liege_store::note_keys;
pub use liege_table::machines;
pub use liege_words::limited;
pub mod properties;
pub use liege_engine::puzzles;
pub use liege_table::rating;
pub use liege_table::record;
pub mod referee;
pub use liege_render as render;
pub use liege_squares as squares;
pub use liege_store as store;
pub use liege_store::secret;
pub use liege_store::shown;
pub use liege_table as table;
pub use liege_table::reminding;
pub mod torture;
pub mod uci;
pub use liege_words as words;

/// Installs the games and every crate's sentences. To be called before anything else; only the first call counts.
pub fn install() {
    let mut house = liege_games::house();
    house.sentences.extend([
        liege_table::sentences as liege_game::Sentences,
        chat::sentences,
        discord::sentences,
        local::sentences,
    ]);
    liege_game::install(house);
}

#[cfg(test)]
liege_testing::install!(liege_games::house());
