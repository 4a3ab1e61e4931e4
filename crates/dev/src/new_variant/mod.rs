//! `liege-dev new-variant`: the files of a new game of a family, as drafts that compile; and, once it plays, what is made of
//! its rules. [docs/develop/add-a-game.md](../../../../docs/develop/add-a-game.md) says what is to be done with them.

mod data;
mod drafts;
mod name;

use crate::Failure;
use clap::ValueEnum;
use std::path::PathBuf;

/// The arguments of `new-variant`.
#[derive(clap::Args)]
pub struct Asked {
    /// The new game's id, e.g. `three-check`
    id: String,
    /// The family whose base it stands on
    #[arg(long, value_enum, default_value_t = Family::Chess)]
    like: Family,
    /// Makes vectors, corpus and picture by the rules as they are now; the game has to compile
    #[arg(long)]
    data: bool,
}

/// A family that has a base for more games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Family {
    Chess,
    Draughts,
}

impl Family {
    /// Its folder among the games.
    fn folder(self) -> &'static str {
        match self {
            Family::Chess => "chess",
            Family::Draughts => "draughts",
        }
    }

    /// The game whose sentences and lesson the drafts are made of, and the prefix of its messages.
    fn model(self) -> (&'static str, &'static str) {
        match self {
            Family::Chess => ("chess", "chs"),
            Family::Draughts => ("english-draughts", "eng"),
        }
    }

    /// The game of README's table below whose row the new one stands.
    fn row(self) -> &'static str {
        match self {
            Family::Chess => "mobius-chess",
            Family::Draughts => "turkish-draughts",
        }
    }
}

pub fn run(asked: &Asked) -> Result<(), Failure> {
    if asked.data {
        data::make(crate::game(&asked.id)?)
    } else {
        drafts::write_and_tell(&asked.id, asked.like)
    }
}

/// A file of the workspace.
fn path(name: &str) -> PathBuf {
    let root = liege_testing::workspace();
    root.canonicalize().unwrap_or(root).join(name)
}

fn read(name: &str) -> Result<String, Failure> {
    std::fs::read_to_string(path(name)).map_err(|error| format!("{name} can't be read: {error}"))
}

fn write(name: &str, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
    let path = path(name);
    let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    folder
        .and_then(|()| std::fs::write(&path, bytes))
        .map_err(|error| format!("{name} can't be written: {error}"))
}
