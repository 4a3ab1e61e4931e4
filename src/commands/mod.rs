//! The command line: its commands and arguments, and the beginning and end of every run.

mod application;
mod checkup;
mod copies;
mod doctor;
mod engine;
mod health;
mod lost;
mod machine;
mod manual;
mod moving;
pub mod output;
mod programs;
pub mod progress;
mod ratings;
mod records;
mod replay;
mod restore;
mod review;
mod run;
mod setup;
mod stderr;
mod verify;
mod web;

use crate::config::{self, ConfigError, Effective, Sources};
use crate::variants;
use clap::{Args, Parser, Subcommand};
use jiff::{Timestamp, civil::DateTime, tz::TimeZone};
use liege_store::Share;
use std::fmt;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use stderr::{StandardError, tell};

/// Slow games of unusual chess, on Discord or in a chat on this computer.
#[derive(Debug, Parser)]
#[command(
    name = "liege",
    version,
    after_help = "Without a command: Discord if a token is set (DISCORD_TOKEN), else the local chat.\n\
                  Exit codes: 0 done, 1 failed, 2 the command line or the configuration is wrong."
)]
struct CommandLine {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Option<Command>,
}

/// The options of every command.
#[derive(Debug, Args)]
struct Common {
    /// The configuration file [default: liege.toml, if there is one]
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    /// The data file [default: liege.sqlite, or what the configuration says]
    #[arg(long, global = true, value_name = "FILE")]
    db: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// The bot on Discord
    #[command(args_conflicts_with_subcommands = true)]
    Discord {
        /// The shards of Discord that this process has, where several processes share them: `0-3/16` are the
        /// first four of sixteen (with the data on a server; see docs/host/growing.md) [default: all of them,
        /// as many as Discord recommends]
        #[arg(long, value_name = "FIRST-LAST/COUNT")]
        shards: Option<Share>,
        #[command(subcommand)]
        task: Option<application::Task>,
    },
    /// The local chat: a web page on this computer, no account needed
    Local,
    /// The local chat on standard input and output, line by line (`p1: help`; `!help` lists more)
    Console(Console),
    /// Positions, legal moves and node counts as JSON lines, for programs
    Referee,
    /// The engine's move in a position of any game, and matches between players of given strength
    Engine(engine::Engine),
    /// The engine for programs that speak the Universal Chess Interface, in chess and games like it
    Uci,
    /// Replays every table's log and compares the stored data
    Verify {
        /// Check only tables that have changed since they were last found sound; this also resumes an
        /// interrupted check
        #[arg(long)]
        since_last: bool,
    },
    /// The private notes that were reported to the administrators
    Reports {
        /// One JSON object a line, for programs
        #[arg(long)]
        json: bool,
    },
    /// Everybody's ratings, game by game
    Ratings {
        /// Work out the ratings and everybody's reliability anew from the logs, and list the changes (while
        /// the bot is stopped)
        #[arg(long)]
        rebuild: bool,
    },
    /// The record of a table, as `docs/programs/record.md` describes it
    Export(Export),
    /// Imports records, to keep them or to resume their games (while the bot is stopped)
    Import(Import),
    /// Makes a token with which a program acts for a member, and prints it; it is not shown again (while the
    /// bot is stopped; members make their own in the chat)
    Token(programs::TokenAsked),
    /// A picture of a position
    Render(Render),
    /// A table's game as an animation, or its key positions on one sheet
    Replay(Replay),
    /// The turning points of a finished game, and the engine's moves there
    Review(Review),
    /// The configuration in force, and the origin of each value
    Config {
        /// Print the example file instead: every setting with its default
        #[arg(long)]
        example: bool,
    },
    /// Checks everything that Liege needs, and says what to do about each problem
    Doctor(Doctor),
    /// Copies the data to a new file, even while Liege runs
    Backup {
        /// The new file
        #[arg(value_name = "FILE")]
        to: PathBuf,
    },
    /// Replaces the data file by a backup, and keeps the old file (while the bot is stopped); without a file,
    /// lists the copies in the backup folder
    Restore {
        /// The backup: a file, or the name of one in the backup folder
        #[arg(value_name = "FILE")]
        from: Option<PathBuf>,
    },
    /// Moves all data from a data file to a database on a server, or back, and compares both (while the bot
    /// is stopped)
    Move(moving::Move),
    /// Writes the man page and the completions for shells, for packagers
    #[command(hide = true)]
    Manual {
        /// The folder, which must exist
        #[arg(value_name = "FOLDER")]
        to: PathBuf,
    },
}

#[derive(Debug, Args)]
struct Doctor {
    /// Ask nothing of Discord
    #[arg(long)]
    offline: bool,
    /// Only ask the running Liege for its health, at the address of the setting `metrics`
    #[arg(long, conflicts_with = "offline")]
    running: bool,
}

#[derive(Debug, Args)]
struct Console {
    /// Stop the clock at this time: `2026-11-02T12:00:00Z`, or `2026-11-02` for midnight UTC
    #[arg(long, value_name = "TIME", value_parser = time)]
    as_of: Option<Timestamp>,
    /// The folder for pictures [default: `pictures` beside the data file]
    #[arg(long, value_name = "FOLDER")]
    pictures: Option<PathBuf>,
    /// Repeat every line read, and name the place of a message once: for reading, or for comparing runs
    #[arg(long)]
    transcript: bool,
    /// The seed of all draws of chance, so that equal input gives equal output
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Leave the pictures blank: faster, for scripts whose pictures nobody needs
    #[arg(long)]
    blank: bool,
}

#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
struct Export {
    /// The table's number
    #[arg(value_name = "TABLE")]
    table: i64,
    /// The file to write to [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write everything: members' ids, private deals, and the seed of a game in progress (to move the game;
    /// keep such a file to yourself)
    #[arg(long)]
    whole: bool,
    /// Write Portable Game Notation, which other programs read, if it exists for the game
    #[arg(long, conflicts_with = "whole")]
    pgn: bool,
    /// Write Portable Draughts Notation, if it exists for the game
    #[arg(long, conflicts_with_all = ["whole", "pgn"])]
    pdn: bool,
    /// Write KIF, if the game is shogi or minishogi
    #[arg(long, conflicts_with_all = ["whole", "pgn", "pdn"])]
    kif: bool,
    /// Write CSA, if the game is shogi
    #[arg(long, conflicts_with_all = ["whole", "pgn", "pdn", "kif"])]
    csa: bool,
}

#[derive(Debug, Args)]
struct Import {
    /// The file of a record, or of a game in Portable Game (or Draughts) Notation, KIF or CSA; several files are
    /// imported one after the other
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Only keep it [default for a finished game]
    #[arg(long, conflicts_with = "resume")]
    archive: bool,
    /// Resume it when its seats are taken [default for an unfinished game]
    #[arg(long)]
    resume: bool,
    /// The member for a seat, as `red=@id` or `red=name`; may be repeated [default: the member with the id,
    /// or else the name, in the record]
    #[arg(long = "seat", value_name = "SEAT=MEMBER")]
    seats: Vec<String>,
    /// The host, as `@id` or a name [default: the first member with a seat]
    #[arg(long, value_name = "MEMBER")]
    host: Option<String>,
    /// The id of the server where it is resumed [default: the local chat]
    #[arg(long, value_name = "ID", requires = "channel")]
    server: Option<String>,
    /// The id of the channel where it is resumed
    #[arg(long, value_name = "ID", requires = "server")]
    channel: Option<String>,
    /// Import it even if it was imported before
    #[arg(long)]
    again: bool,
}

#[derive(Debug, Args)]
struct Render {
    #[command(flatten)]
    setup: setup::Setup,
    /// The seat at the bottom [default: the game's public side]
    #[arg(long)]
    seat: Option<String>,
    /// Show letters on the pieces and names in the empty cells
    #[arg(long)]
    letters: bool,
    /// The language of the words in the picture: en, ru, uk
    #[arg(long)]
    language: Option<String>,
    /// The players' names, in seat order, separated by commas
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The picture's file
    #[arg(long, value_name = "FILE.png")]
    out: PathBuf,
}

#[derive(Debug, Args)]
struct Replay {
    /// The table's number
    table: i64,
    /// The number of the first action, as in the log [default: 1]
    #[arg(long, value_name = "NUMBER")]
    from: Option<usize>,
    /// The number of the last action [default: the latest]
    #[arg(long, value_name = "NUMBER")]
    to: Option<usize>,
    /// The width of the animation in pixels; it may become smaller to stay within 4 MB
    #[arg(long, value_name = "PIXELS", default_value_t = liege_render::FILM_WIDTH, value_parser = clap::value_parser!(u32).range(120..=i64::from(liege_render::FILM_WIDTH)))]
    width: u32,
    /// Draw the key positions as one still picture, instead of the animation
    #[arg(long)]
    sheet: bool,
    /// The seat at the bottom [default: the game's public side]
    #[arg(long)]
    seat: Option<String>,
    /// The layout of the picture, if the game has several [default: the usual one]
    #[arg(long)]
    layout: Option<String>,
    /// The language of the words in the picture: en, ru, uk [default: the table's]
    #[arg(long)]
    language: Option<String>,
    /// The file: a GIF, or a PNG with `--sheet`
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(Debug, Args)]
struct Review {
    /// The number of a table of the data file
    #[arg(value_name = "TABLE", required_unless_present = "record")]
    table: Option<i64>,
    /// The file of a record (or of a game in Portable Game or Draughts Notation) instead
    #[arg(long, value_name = "FILE", conflicts_with = "table")]
    record: Option<PathBuf>,
    /// The number of quick positions to look at for every choice, and fifteen times as many for the important
    /// ones [default: by the length of the game]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The language of the words: en, ru, uk [default: the table's]
    #[arg(long)]
    language: Option<String>,
    /// A folder, which must exist, for a picture of each moment
    #[arg(long, value_name = "FOLDER")]
    pictures: Option<PathBuf>,
    /// One JSON object, for programs
    #[arg(long)]
    json: bool,
}

/// Parses a typed time.
fn time(text: &str) -> Result<Timestamp, String> {
    if let Ok(time) = text.parse() {
        return Ok(time);
    }
    let civil: DateTime = text
        .parse()
        .map_err(|_| "write a time like 2026-11-02T12:00:00Z, or a date like 2026-11-02".to_owned())?;
    civil.to_zoned_datetime(TimeZone::UTC).map(|zoned| zoned.timestamp()).map_err(|error| error.to_string())
}

/// The error of a command, in one sentence, with the remedy.
#[derive(Debug)]
struct Failure {
    what: String,
    hint: String,
    code: u8,
}

impl Failure {
    /// An error.
    fn new(what: impl fmt::Display, hint: impl Into<String>) -> Failure {
        Failure { what: what.to_string(), hint: hint.into(), code: 1 }
    }

    /// An error in the use of the command line.
    fn usage(what: impl fmt::Display, hint: impl Into<String>) -> Failure {
        Failure { code: 2, ..Failure::new(what, hint) }
    }
}

impl From<ConfigError> for Failure {
    fn from(error: ConfigError) -> Failure {
        Failure::usage(error, "`liege config --example` prints every setting with its default")
    }
}

/// Runs the command line.
pub fn main() -> ExitCode {
    // This is dropped last: the last messages are written before the end.
    let _stderr = match StandardError::begin() {
        Ok(begun) => begun,
        Err(error) => {
            let Failure { what, hint, code } = machine::no_threads(&error);
            // There is no thread that could write it, so it is written here.
            let _ = writeln!(io::stderr(), "liege: {what}\n  hint: {hint}");
            return ExitCode::from(code);
        }
    };
    let line = match CommandLine::try_parse() {
        Ok(line) => line,
        Err(error) if error.use_stderr() => {
            let text = error.render();
            let coloured = io::stderr().is_terminal();
            tell(&if coloured { text.ansi().to_string() } else { text.to_string() });
            return ExitCode::from(2);
        }
        // Help and version go to standard output.
        Err(error) => error.exit(),
    };
    match obey(line) {
        Ok(code) => code,
        Err(failure) => {
            stderr::complain(&failure.what, &failure.hint);
            ExitCode::from(failure.code)
        }
    }
}

fn obey(line: CommandLine) -> Result<ExitCode, Failure> {
    if let Some(Command::Config { example: true }) = line.command {
        run::print(&config::example())?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(Command::Manual { to }) = &line.command {
        crate::install();
        return manual::write(to);
    }
    let sources = Sources::of_process(line.common.config, line.common.db);
    if let Some(Command::Doctor(asked)) = &line.command {
        return waiting(doctor::doctor(&sources, asked));
    }
    let effective = config::load(&sources)?;
    // A setting can be looked at although the file that it names is wrong.
    let files =
        if let Some(Command::Config { .. }) = line.command { Vec::new() } else { effective.variants() };
    variants::install(&files, effective.config.chat.language).map_err(|faults| {
        let faults = faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        Failure::usage(
            faults,
            "docs/host/games.md says how games are told; nothing of a faulty file is taken",
        )
    })?;
    run::start_log(&effective)?;
    for name in &effective.strangers {
        tracing::warn!("the environment variable {name} is no setting of Liege and is passed over");
    }
    let has_token = effective.config.discord.token.reveal().is_some();
    match line.command {
        Some(Command::Discord { task: Some(task), .. }) => waiting(application::task(&effective, &task)),
        Some(Command::Discord { shards, task: None }) => {
            waiting(run::discord(&effective, shards.unwrap_or_default()))
        }
        None if has_token => waiting(run::discord(&effective, Share::All)),
        Some(Command::Local) | None => waiting(run::local(&effective)),
        Some(Command::Console(options)) => waiting(run::console(&effective, options)),
        Some(Command::Referee) => run::referee(),
        Some(Command::Engine(asked)) => engine::engine(&asked),
        Some(Command::Uci) => run::uci(),
        Some(Command::Verify { since_last }) => waiting(verify::verify(&effective, since_last)),
        Some(Command::Reports { json }) => waiting(run::reports(&effective, json)),
        Some(Command::Ratings { rebuild }) => waiting(ratings::ratings(&effective, rebuild)),
        Some(Command::Export(asked)) => waiting(records::export(&effective, &asked)),
        Some(Command::Import(asked)) => waiting(records::import(&effective, &asked)),
        Some(Command::Token(asked)) => waiting(programs::token(&effective, &asked)),
        Some(Command::Render(picture)) => run::render(&effective, &picture),
        Some(Command::Replay(film)) => waiting(replay::replay(&effective, &film)),
        Some(Command::Review(asked)) => waiting(review::review(&effective, &asked)),
        // The others were handled already.
        Some(Command::Config { .. } | Command::Doctor(_) | Command::Manual { .. }) => show(&effective),
        Some(Command::Backup { to }) => waiting(run::backup(&effective, &to)),
        Some(Command::Move(asked)) => waiting(moving::moved(&effective, &asked)),
        Some(Command::Restore { from: Some(from) }) => waiting(restore::restored(&effective, &from)),
        Some(Command::Restore { from: None }) => restore::listed(&effective),
    }
}

fn show(effective: &Effective) -> Result<ExitCode, Failure> {
    run::print(&effective.to_toml())?;
    Ok(ExitCode::SUCCESS)
}

/// Runs work that does not wait for the processor.
fn waiting(work: impl Future<Output = Result<ExitCode, Failure>>) -> Result<ExitCode, Failure> {
    let runtime = machine::runtime()?;
    let outcome = runtime.block_on(async {
        run::outlive_limits();
        work.await
    });
    // A thread may still wait for a line of standard input; nothing depends on it.
    runtime.shutdown_background();
    outcome
}
