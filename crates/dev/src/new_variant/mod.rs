//! `liege-dev new-variant`: the files of a new game of a family, as drafts that compile; and later the data
//! made by its rules. [docs/develop/add-a-game.md](../../../../docs/develop/add-a-game.md) describes the
//! further work.

mod data;
mod drafts;
mod family;
mod files;
mod name;

use crate::Failure;
use family::Family;

/// The arguments of `new-variant`.
#[derive(clap::Args)]
pub struct Asked {
    /// The new game's id, e.g. `three-check`
    id: String,
    /// The family whose base it uses
    #[arg(long, value_enum, default_value_t = Family::Chess)]
    like: Family,
    /// Make vectors, corpus and picture by the present rules; the game has to compile
    #[arg(long)]
    data: bool,
}

pub fn run(asked: &Asked) -> Result<(), Failure> {
    if asked.data {
        data::make(crate::game(&asked.id)?)
    } else {
        drafts::write_and_tell(&asked.id, asked.like)
    }
}
