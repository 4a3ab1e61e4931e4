//! What people type, to canonical actions (rules page, section 6).

mod grammar;
mod letters;
mod lexicon;
mod near;
mod steps;
#[cfg(test)]
mod tests;
mod tokens;
mod typed;
mod words;
