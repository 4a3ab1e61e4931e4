//! The program: all of it is in the library, so that it is compiled once.
#![forbid(unsafe_code)]

/// The allocator of musl is slow where several threads allocate.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    liege::commands::main()
}
