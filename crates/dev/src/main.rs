//! `liege-dev`: tools for developers of Liege. It is not part of a release.
//!
//! Each command has a file or folder, with its arguments (`clap::Args`) and a function that runs it; this
//! file lists them. A command that fails returns its message.
#![forbid(unsafe_code)]

mod bench_command;
mod chance;
mod corpus;
mod languages;
mod new_variant;
mod puzzles;
mod torture_command;
mod year_command;

use clap::{Parser, Subcommand};
use liege_dev::docs;
use liege_game::Game;
use std::process::ExitCode;

/// Tools for developers of Liege
#[derive(Parser)]
#[command(name = "liege-dev")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Writes the drafts of a game: its rules, sentences and lesson; with --data its vectors, corpus and picture
    NewVariant(new_variant::Asked),
    /// Lays the files of a language beside the English ones, with the English messages as comments
    NewLanguage(languages::New),
    /// Says what is still said in English in a language, file by file, and what is surplus
    Language(languages::Asked),
    /// Looks for ends that a game's corpus does not have yet, and completes lines that say only what was played
    Corpus(corpus::Asked),
    /// Makes puzzles of a game: plays it, and looks for positions in which exactly one move wins
    Puzzles(puzzles::Asked),
    /// Breaks everything on purpose, in separate files, and reports promises that were broken
    Torture(torture_command::Asked),
    /// Plays a year of a server's contests, with kills, leavers and holidays, and counts posts and pings
    Year(year_command::Asked),
    /// Writes the parts of the handbook that follow from declarations: commands, settings, games
    Docs(docs::Asked),
    /// Measures pictures, films, move generation, moves played and stored, and growth on this machine
    Bench(bench_command::Asked),
}

/// The message of a command that failed.
type Failure = String;

fn main() -> ExitCode {
    liege::install();
    let done = match Cli::parse().command {
        Command::NewVariant(asked) => new_variant::run(&asked),
        Command::NewLanguage(asked) => languages::lay(&asked),
        Command::Language(asked) => languages::run(&asked),
        Command::Corpus(asked) => corpus::run(&asked),
        Command::Puzzles(asked) => puzzles::run(&asked),
        Command::Torture(asked) => torture_command::run(&asked),
        Command::Year(asked) => year_command::run(&asked),
        Command::Docs(asked) => docs::run(&asked),
        Command::Bench(asked) => bench_command::run(&asked),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Prints to standard output.
fn print(text: &str) -> Result<(), Failure> {
    liege::commands::output::print(text)
        .map_err(|error| format!("standard output cannot be written: {error}"))
}

/// The address of the server in the environment.
fn server() -> Option<String> {
    std::env::var("LIEGE_STORE_URL").ok()
}

/// The game with this id.
fn game(id: &str) -> Result<&'static dyn Game, Failure> {
    let ids = || liege_game::all().iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    liege_game::by_id(id).ok_or_else(|| format!("there is no game `{id}`; the games are: {}", ids()))
}

#[cfg(test)]
mod tests {
    use super::Cli;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }
}
