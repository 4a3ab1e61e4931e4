//! `liege-dev new-language` lays the files of a language; `liege-dev language` says what is left to do in them.
//! [docs/develop/add-a-language.md](../../../../docs/develop/add-a-language.md) says what is to be done with them.

mod drafts;
mod left;

use crate::Failure;

/// The arguments of `new-language`.
#[derive(clap::Args)]
pub struct New {
    /// The code of the language, as Discord and browsers have it, e.g. `pl`
    code: String,
    /// Its name for itself, e.g. `polski`
    name: String,
}

/// The arguments of `language`.
#[derive(clap::Args)]
pub struct Asked {
    /// The code of the language
    code: String,
    /// Names every message, not only how many there are
    #[arg(long)]
    all: bool,
}

/// Lays the files of a language, and says what is left.
pub fn lay(asked: &New) -> Result<(), Failure> {
    drafts::lay(&liege_testing::workspace(), &asked.code, &asked.name)?;
    crate::print(&left::told(&asked.code, false))
}

/// Says what is left to do in the files of a language.
pub fn run(asked: &Asked) -> Result<(), Failure> {
    crate::print(&left::told(&asked.code, asked.all))
}
