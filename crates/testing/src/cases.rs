//! How much the tests try of what could be tried without end.

use std::sync::LazyLock;

/// What `LIEGE_CASES` says; 1 if it says nothing.
static TIMES: LazyLock<usize> = LazyLock::new(|| {
    let said = std::env::var("LIEGE_CASES").ok().and_then(|text| text.parse().ok());
    said.unwrap_or(1).max(1)
});

/// So many as is usual, times what `LIEGE_CASES` says.
pub fn cases(usual: usize) -> usize {
    usual.saturating_mul(*TIMES)
}

/// Configuration of a property that is tried so often.
pub fn property(usual: u32) -> proptest::test_runner::Config {
    proptest::test_runner::Config::with_cases(u32::try_from(cases(usual as usize)).unwrap_or(u32::MAX))
}

/// Whether the position of that number in a game is looked at: every so many-th is, all if `LIEGE_CASES` says as much.
pub fn is_looked_at(number: usize, every: usize) -> bool {
    number.is_multiple_of((every / *TIMES).max(1))
}
