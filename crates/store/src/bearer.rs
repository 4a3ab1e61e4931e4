//! Secrets of private addresses and of browsers. Anybody who has one may use it; it is stored nowhere, only its hash.

use super::hex::hex;
use super::tokens::secret;
use sha2::{Digest, Sha256};
use std::fmt;

/// The most characters of a secret that is looked for: a drawn one is shorter.
const LONGEST: usize = 64;

/// The secret of a private address or of a browser.
pub struct BearerSecret(String);

impl BearerSecret {
    /// Draws one that nobody can guess.
    #[must_use]
    pub fn drawn() -> BearerSecret {
        BearerSecret(secret())
    }

    /// Takes the text that was sent as one; `None`: it is none.
    #[must_use]
    pub fn given(text: &str) -> Option<BearerSecret> {
        let good = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        (text.len() <= LONGEST && text.chars().all(good)).then(|| BearerSecret(text.to_owned()))
    }

    /// Returns the text.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The hash that is stored. It is compared instead of the text: how long that takes tells nothing of any secret.
    pub(super) fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }
}

impl fmt::Debug for BearerSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BearerSecret(hidden)")
    }
}
