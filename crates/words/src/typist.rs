//! The language of the person whose text is being read: whoever reads letters of pieces may ask for it.
//!
//! A letter can stand for one piece in English and for another in the typist's own language. Reading is a plain
//! function without that language among its arguments, so a reader of texts says it for the time of one call.

use crate::Language;
use std::cell::Cell;

thread_local! {
    static LANGUAGE: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Calls `read` for a text by somebody of this language.
pub fn writes_in<T>(language: Language, read: impl FnOnce() -> T) -> T {
    /// Puts back what was known before, also when reading panics.
    struct Before(Option<Language>);
    impl Drop for Before {
        fn drop(&mut self) {
            LANGUAGE.set(self.0);
        }
    }
    let _before = Before(LANGUAGE.replace(Some(language)));
    read()
}

/// The language of the person whose text is being read on this thread, if it is known.
#[must_use]
pub fn language() -> Option<Language> {
    LANGUAGE.get()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_for_one_call() {
        let inner = writes_in(Language::RUSSIAN, || (writes_in(Language::GERMAN, language), language()));
        assert_eq!(inner, (Some(Language::GERMAN), Some(Language::RUSSIAN)));
        assert_eq!(language(), None);
    }
}
