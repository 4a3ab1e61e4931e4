//! The program: all of it is in the library, so that it is compiled once.
#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    liege::commands::main()
}
