//! Liege: slow games of unusual chess by correspondence, played in a channel.
//!
//! This is the program: the command line ([`commands`]), the configuration ([`config`]), and the interfaces
//! for other programs ([`referee`], [`uci`]). It installs the games ([`install`]) and puts the crates
//! together: the transports `liege-discord` and `liege-local` over `liege-chat`, and that over `liege-store`
//! and `liege-table`. `CONTRIBUTING.md` has the map.
#![cfg_attr(not(test), forbid(unsafe_code))]
#![warn(missing_docs)]

pub mod commands;
pub mod config;
pub mod referee;
pub mod uci;
pub mod variants;

#[cfg(test)]
liege_testing::install!(house());

/// The games, and every crate's sentences.
#[must_use]
pub fn house() -> liege_game::House {
    let mut house = liege_games::house();
    house.sentences.extend([
        liege_table::sentences as liege_game::Sentences,
        liege_contest::sentences,
        liege_chat::sentences,
        liege_discord::sentences,
        liege_local::sentences,
    ]);
    house
}

/// Installs the games and the sentences. It must be called before anything else; only the first call counts.
pub fn install() {
    liege_game::install(house());
}
