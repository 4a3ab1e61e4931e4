//! The draughts family (rules page `_draughts-family`): one engine, and a table of parameters for each game.
//!
//! * `field`: sets of cells; `laws`: the differences between the games; `games`: the tables;
//! * `board`, `list`, `moves`, `captures`, `ends`: the pieces, the legal moves, the end;
//! * `game`, `rules`: a game, and its form for the kit; `fen`: position strings; `explain`: why a move is
//!   refused.

mod board;
mod captures;
mod ends;
mod explain;
mod fen;
mod field;
mod game;
mod games;
mod laws;
mod list;
mod moves;
mod rules;

#[cfg(test)]
mod tests;
mod tree;

crate::games! {
    "russian-draughts" => RUSSIAN of games::RUSSIAN.spec;
    "english-draughts" => ENGLISH of games::ENGLISH.spec;
    "international-draughts" => INTERNATIONAL of games::INTERNATIONAL.spec;
    "canadian-draughts" => CANADIAN of games::CANADIAN.spec;
    "brazilian-draughts" => BRAZILIAN of games::BRAZILIAN.spec;
    "german-draughts" => GERMAN of games::GERMAN.spec;
    "italian-draughts" => ITALIAN of games::ITALIAN.spec;
    "spanish-draughts" => SPANISH of games::SPANISH.spec;
    "portuguese-draughts" => PORTUGUESE of games::PORTUGUESE.spec;
    "czech-draughts" => CZECH of games::CZECH.spec;
    "turkish-draughts" => TURKISH of games::TURKISH.spec;
    "thai-draughts" => THAI of games::THAI.spec;
    "frisian-draughts" => FRISIAN of games::FRISIAN.spec;
}
