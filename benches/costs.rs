//! What things cost, as `liege bench` tells it: `cargo bench --bench costs -- picture film`.

use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    // Cargo adds a word of its own.
    let asked = std::env::args().skip(1).filter(|word| word != "--bench");
    let status = Command::new(env!("CARGO_BIN_EXE_liege")).arg("bench").args(asked).status();
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}
