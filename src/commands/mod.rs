//! The command line: what may be asked, and the beginning and end of every run.

mod checkup;
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

/// What every command takes.
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
    Discord {
        /// Those of Discord's shards that are this process's, where several share them: `0-3/16` are the first four of sixteen
        /// (with the data on a server; see docs/host/growing.md) [default: all of them, as many as Discord recommends]
        #[arg(long, value_name = "FIRST-LAST/COUNT")]
        shards: Option<Share>,
    },
    /// The local chat: a web page on this computer, no account needed
    Local,
    /// The local chat on standard input and output, line by line (`p1: help`; `!help` tells more)
    Console(Console),
    /// Positions, legal moves and node counts as JSON lines, for programs
    Referee,
    /// What to play in a position of any game, and how players of given strength do against each other
    Engine(engine::Engine),
    /// The engine for programs that speak the Universal Chess Interface, in chess and games like it
    Uci,
    /// Replays every table's log and compares what is stored
    Verify {
        /// Only tables that have changed since they were last found sound; also goes on with a check that was broken
        /// off
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
        /// Work them and everybody's reliability out anew from the logs, and say what has changed (while the bot is stopped)
        #[arg(long)]
        rebuild: bool,
    },
    /// The record of a table, as `docs/programs/record.md` describes it
    Export(Export),
    /// Brings records in, to be kept or to go on (while the bot is stopped)
    Import(Import),
    /// Makes a token by which a program speaks for a member, and prints it: the only time that it is shown (while the bot is
    /// stopped; members make their own in the chat)
    Token(programs::TokenAsked),
    /// A picture of a position
    Render(Render),
    /// A table's game shown again: an animation, or its key positions on one sheet
    Replay(Replay),
    /// Where a game that is over turned, and what the engine would have played there
    Review(Review),
    /// The configuration in force, and where each value is from
    Config {
        /// Print the example file instead: every setting with its default
        #[arg(long)]
        example: bool,
    },
    /// Looks at everything that Liege needs, and says for each thing whether it is well, and what to do if not
    Doctor(Doctor),
    /// Copies the data to a new file, also while Liege runs
    Backup {
        /// The new file
        #[arg(value_name = "FILE")]
        to: PathBuf,
    },
    /// Puts a backup in the place of the data file, and keeps what was there (while the bot is stopped)
    Restore {
        /// The backup
        #[arg(value_name = "FILE")]
        from: PathBuf,
    },
    /// Moves everything from a data file to a database on a server, or back, and compares both (while the bot is stopped)
    Move(moving::Move),
    /// Writes the man page and the completions for shells, for whoever packs Liege
    #[command(hide = true)]
    Manual {
        /// The folder, which must be there
        #[arg(value_name = "FOLDER")]
        to: PathBuf,
    },
}

#[derive(Debug, Args)]
struct Doctor {
    /// Ask nothing of Discord
    #[arg(long)]
    offline: bool,
    /// Only ask the running Liege how it is, at the address of the setting `metrics`
    #[arg(long, conflicts_with = "offline")]
    running: bool,
}

#[derive(Debug, Args)]
struct Console {
    /// Let the clock stand at this time: `2026-11-02T12:00:00Z`, or `2026-11-02` for midnight UTC
    #[arg(long, value_name = "TIME", value_parser = time)]
    as_of: Option<Timestamp>,
    /// The folder for pictures [default: `pictures` beside the data file]
    #[arg(long, value_name = "FOLDER")]
    pictures: Option<PathBuf>,
    /// Repeat every line read, and name the place of a message once: to be read, or kept and compared
    #[arg(long)]
    transcript: bool,
    /// Take what falls by lot from this number, so that the same lines give the same output
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Leave the pictures blank: quicker, for scripts whose pictures nobody looks at
    #[arg(long)]
    blank: bool,
}

#[derive(Debug, Args)]
struct Export {
    /// The table's number
    #[arg(value_name = "TABLE")]
    table: i64,
    /// The file to write to [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Tell everything: members' ids, private deals, and the seed of a game that is on (to move it; keep such a file to yourself)
    #[arg(long)]
    whole: bool,
    /// Write Portable Game Notation, which other programs read, where it can say the game
    #[arg(long, conflicts_with = "whole")]
    pgn: bool,
    /// The same in Portable Draughts Notation
    #[arg(long, conflicts_with_all = ["whole", "pgn"])]
    pdn: bool,
}

#[derive(Debug, Args)]
struct Import {
    /// A record's file, or a game of another program in Portable Game (or Draughts) Notation; several are brought in one
    /// after the other
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Only keep it [default for a game that is over]
    #[arg(long, conflicts_with = "resume")]
    archive: bool,
    /// Go on with it once its seats are taken [default for a game that is not over]
    #[arg(long)]
    resume: bool,
    /// For whom a seat is, as `red=@id` or `red=name`; may be repeated [default: whoever has the id, else the name, of the record]
    #[arg(long = "seat", value_name = "SEAT=MEMBER")]
    seats: Vec<String>,
    /// The host, as `@id` or a name [default: the first for whom there is a seat]
    #[arg(long, value_name = "MEMBER")]
    host: Option<String>,
    /// The id of the server where it goes on [default: the local chat]
    #[arg(long, value_name = "ID", requires = "channel")]
    server: Option<String>,
    /// The id of the channel where it goes on
    #[arg(long, value_name = "ID", requires = "server")]
    channel: Option<String>,
    /// Also if it was brought in before
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
    /// Letters on the pieces and names in the empty cells
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
    /// The key positions as one still picture, instead of the animation
    #[arg(long)]
    sheet: bool,
    /// The seat at the bottom [default: the game's public side]
    #[arg(long)]
    seat: Option<String>,
    /// The arrangement of the picture, where the game has several [default: the usual one]
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
    /// How many quick positions are looked at for every choice, and fifteen times as many for those that matter
    /// [default: by the length of the game]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The language of the words: en, ru, uk [default: the table's]
    #[arg(long)]
    language: Option<String>,
    /// A folder, which must be there, for a picture of each moment
    #[arg(long, value_name = "FOLDER")]
    pictures: Option<PathBuf>,
    /// One JSON object, for programs
    #[arg(long)]
    json: bool,
}

/// A time as it is typed.
fn time(text: &str) -> Result<Timestamp, String> {
    if let Ok(time) = text.parse() {
        return Ok(time);
    }
    let civil: DateTime = text
        .parse()
        .map_err(|_| "write a time like 2026-11-02T12:00:00Z, or a date like 2026-11-02".to_owned())?;
    civil.to_zoned(TimeZone::UTC).map(|zoned| zoned.timestamp()).map_err(|error| error.to_string())
}

/// Why a command did not do what was asked, in one sentence, and what to do about it.
#[derive(Debug)]
struct Failure {
    what: String,
    hint: String,
    code: u8,
}

impl Failure {
    /// Something failed.
    fn new(what: impl fmt::Display, hint: impl Into<String>) -> Failure {
        Failure { what: what.to_string(), hint: hint.into(), code: 1 }
    }

    /// Something was asked for wrongly.
    fn usage(what: impl fmt::Display, hint: impl Into<String>) -> Failure {
        Failure { code: 2, ..Failure::new(what, hint) }
    }
}

impl From<ConfigError> for Failure {
    fn from(error: ConfigError) -> Failure {
        Failure::usage(error, "`liege config --example` prints every setting with its default")
    }
}

/// Does what the command line asks for.
pub fn main() -> ExitCode {
    crate::install();
    // Dropped last: what was told last is written before the end.
    let _stderr = match StandardError::begin() {
        Ok(begun) => begun,
        Err(error) => {
            let Failure { what, hint, code } = machine::no_threads(&error);
            // There is no thread that could write it: it is written here, for whoever reads it.
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
        // Help and version, on standard output.
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
        return manual::write(to);
    }
    let sources = Sources::of_process(line.common.config, line.common.db);
    if let Some(Command::Doctor(asked)) = &line.command {
        return waiting(doctor::doctor(&sources, asked));
    }
    let effective = config::load(&sources)?;
    run::start_log(&effective)?;
    for name in &effective.strangers {
        tracing::warn!("the environment variable {name} is no setting of Liege and is passed over");
    }
    let has_token = effective.config.discord.token.reveal().is_some();
    match line.command {
        Some(Command::Discord { shards }) => waiting(run::discord(&effective, shards.unwrap_or_default())),
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
        // The others were obeyed already.
        Some(Command::Config { .. } | Command::Doctor(_) | Command::Manual { .. }) => show(&effective),
        Some(Command::Backup { to }) => waiting(run::backup(&effective, &to)),
        Some(Command::Move(asked)) => waiting(moving::moved(&effective, &asked)),
        Some(Command::Restore { from }) => waiting(restore::restored(&effective, &from)),
    }
}

fn show(effective: &Effective) -> Result<ExitCode, Failure> {
    run::print(&effective.to_toml())?;
    Ok(ExitCode::SUCCESS)
}

/// Runs what waits for other things than the processor.
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
