//! The command line.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    if std::env::args().nth(1).as_deref() != Some("referee") {
        eprintln!("usage: liege referee");
        return ExitCode::from(2);
    }
    match liege::referee::run(std::io::stdin().lock(), std::io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("liege: {error}");
            ExitCode::FAILURE
        }
    }
}
