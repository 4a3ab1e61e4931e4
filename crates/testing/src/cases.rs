//! The number of cases that property tests try.

use std::sync::LazyLock;

/// The factor in `LIEGE_CASES`; 1 if it is not set.
static TIMES: LazyLock<usize> = LazyLock::new(|| {
    let said = std::env::var("LIEGE_CASES").ok().and_then(|text| text.parse().ok());
    said.unwrap_or(1).max(1)
});

/// The usual number of cases, times `LIEGE_CASES`.
pub fn cases(usual: usize) -> usize {
    usual.saturating_mul(*TIMES)
}

/// The configuration of a property test with this usual number of cases.
pub fn property(usual: u32) -> proptest::test_runner::Config {
    proptest::test_runner::Config::with_cases(u32::try_from(cases(usual as usize)).unwrap_or(u32::MAX))
}

/// Whether the position with this number in a game is tested: one in `every`, or all if `LIEGE_CASES` is
/// large enough.
pub fn is_looked_at(number: usize, every: usize) -> bool {
    number.is_multiple_of((every / *TIMES).max(1))
}
