//! The keys with which private notes and whispers are encrypted in the data file.

use aes_gcm::aead::{Aead, Generate, Payload};
use aes_gcm::{Aes256Gcm, Key as Bytes, KeyInit, Nonce};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use std::fmt;

/// The length of a nonce in bytes. It comes before the encrypted text.
const NONCE: usize = 12;

/// A word in place of the first key: new notes are not encrypted, and old ones are decrypted.
const PLAIN: &str = "plain";

/// The keys of a program: the first encrypts, all decrypt. None of them is ever printed.
#[derive(Default)]
pub struct NoteKeys {
    seals: bool,
    keys: Vec<Key>,
}

struct Key {
    id: String,
    cipher: Aes256Gcm,
}

/// A text that is encrypted with AES-256-GCM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// The id of the key: eight hexadecimal digits, which do not reveal the key.
    pub by: String,
    /// The nonce, and the encrypted text with its tag.
    pub bytes: Vec<u8>,
}

/// The error for a text that is not a list of keys. It does not repeat the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("key number {number} is not 32 bytes in Base64: make one with `openssl rand -base64 32`")]
pub struct NoKey {
    /// The position of the wrong key, from 1.
    pub number: usize,
}

impl NoteKeys {
    /// Reads keys, separated by commas: 32 bytes in Base64 each. The first encrypts; with `plain` in its
    /// place nothing is encrypted. An empty text means no keys.
    ///
    /// # Errors
    /// Returns an error if one of them is not a key.
    pub fn read(text: &str) -> Result<NoteKeys, NoKey> {
        let mut keys = NoteKeys { seals: !text.trim().is_empty(), keys: Vec::new() };
        for (index, word) in text.split(',').map(str::trim).enumerate() {
            if index == 0 && (word == PLAIN || text.trim().is_empty()) {
                keys.seals = false;
                continue;
            }
            let bytes = BASE64_STANDARD.decode(word).ok().and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
            let bytes = bytes.ok_or(NoKey { number: index + 1 })?;
            let digest = Sha256::new().chain_update(b"liege note key").chain_update(bytes).finalize();
            let id = digest.iter().take(4).fold(String::new(), |id, byte| format!("{id}{byte:02x}"));
            keys.keys.push(Key { id, cipher: Aes256Gcm::new(&Bytes::<Aes256Gcm>::from(bytes)) });
        }
        Ok(keys)
    }

    /// The id of the key that encrypts; `None` if nothing is encrypted.
    pub fn first(&self) -> Option<&str> {
        self.keys.first().filter(|_| self.seals).map(|key| key.id.as_str())
    }

    /// Whether there is a key with that id.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.keys.iter().any(|key| key.id == id)
    }

    /// Encrypts a text; `None` if nothing is encrypted. `place` says where the text belongs: it can't be
    /// decrypted anywhere else.
    #[must_use]
    pub fn seal(&self, text: &str, place: &str) -> Option<Sealed> {
        let key = self.keys.first().filter(|_| self.seals)?;
        let nonce = Nonce::generate();
        let payload = Payload { msg: text.as_bytes(), aad: place.as_bytes() };
        // It fails only for texts of many gigabytes.
        let sealed = key.cipher.encrypt(&nonce, payload).ok()?;
        Some(Sealed { by: key.id.clone(), bytes: [nonce.as_slice(), &sealed].concat() })
    }

    /// Decrypts a text; `None` if there is no such key, or the text was changed or belongs elsewhere.
    #[must_use]
    pub fn open(&self, by: &str, bytes: &[u8], place: &str) -> Option<String> {
        let key = self.keys.iter().find(|key| key.id == by)?;
        let (nonce, sealed) = bytes.split_at_checked(NONCE)?;
        let payload = Payload { msg: sealed, aad: place.as_bytes() };
        let text = key.cipher.decrypt(&Nonce::try_from(nonce).ok()?, payload).ok()?;
        String::from_utf8(text).ok()
    }
}

impl fmt::Debug for NoteKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NoteKeys").field("count", &self.keys.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";
    const TWO: &str = "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=";

    #[test]
    fn what_is_sealed_is_opened_with_its_key_and_where_it_belongs() {
        let keys = NoteKeys::read(ONE).unwrap();
        let sealed = keys.seal("Queen takes all, в пять", "whisper 7").unwrap();
        assert_eq!(Some(sealed.by.as_str()), keys.first());
        assert_eq!(sealed.bytes.len(), NONCE + "Queen takes all, в пять".len() + 16);
        assert_ne!(keys.seal("Queen takes all, в пять", "whisper 7").unwrap().bytes, sealed.bytes);
        let open = |keys: &NoteKeys, place| keys.open(&sealed.by, &sealed.bytes, place);
        assert_eq!(open(&keys, "whisper 7").as_deref(), Some("Queen takes all, в пять"));
        assert_eq!(open(&keys, "whisper 8"), None);
        let mut changed = sealed.bytes.clone();
        changed[20] ^= 1;
        assert_eq!(keys.open(&sealed.by, &changed, "whisper 7"), None);
        assert_eq!(keys.open(&sealed.by, &sealed.bytes[..5], "whisper 7"), None);
        // A key that followed, and none any more.
        let both = NoteKeys::read(&format!("{TWO}, {ONE}")).unwrap();
        assert_eq!(open(&both, "whisper 7").as_deref(), Some("Queen takes all, в пять"));
        assert_ne!(both.first(), keys.first());
        let plain = NoteKeys::read(&format!("plain,{ONE}")).unwrap();
        assert!(plain.has(&sealed.by) && plain.first().is_none() && plain.seal("x", "y").is_none());
        assert_eq!(open(&NoteKeys::read(TWO).unwrap(), "whisper 7"), None);
    }

    #[test]
    fn what_is_no_key_is_refused_and_not_repeated() {
        assert!(NoteKeys::read("").unwrap().first().is_none());
        assert!(NoteKeys::read(" ").unwrap().first().is_none());
        for (text, number) in
            [("secret", 1), ("AAAA", 1), (&format!("{ONE},"), 2), (&format!("{ONE},plain"), 2)]
        {
            let error = NoteKeys::read(text).unwrap_err();
            assert_eq!(error.number, number, "{text}");
            assert!(!error.to_string().contains("secret"));
        }
        assert!(!format!("{:?}", NoteKeys::read(ONE).unwrap()).contains("cipher"));
    }
}
