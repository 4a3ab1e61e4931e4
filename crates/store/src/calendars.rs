//! The private addresses of members' calendars. The secret of an address is stored nowhere: only its hash.

use super::tokens::{hex, secret};
use super::{Store, StoreError};
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use std::fmt;

/// The most characters of a secret that is looked for: a drawn one is shorter.
const LONGEST: usize = 64;

/// The secret of a calendar's address, as its member sees it, once.
pub struct CalendarSecret(String);

impl CalendarSecret {
    /// Draws one that nobody can guess.
    #[must_use]
    pub fn drawn() -> CalendarSecret {
        CalendarSecret(secret())
    }

    /// Takes the text that was sent as one; `None`: it is none.
    #[must_use]
    pub fn given(text: &str) -> Option<CalendarSecret> {
        let good = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        (text.len() <= LONGEST && text.chars().all(good)).then(|| CalendarSecret(text.to_owned()))
    }

    /// Returns the text.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }
}

impl fmt::Debug for CalendarSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CalendarSecret(hidden)")
    }
}

impl Store {
    /// Gives a member who is known already ([`Store::meet`]) a calendar; an address that they had before leads nowhere now.
    pub async fn make_calendar(
        &self,
        member: &str,
        secret: &CalendarSecret,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let (hash, at) = (secret.hash(), now.as_millisecond());
        let mut transaction = self.write().await?;
        query!(
            "INSERT INTO calendars (member, hash, made) VALUES ($1, $2, $3)
             ON CONFLICT (member) DO UPDATE SET hash = excluded.hash, made = excluded.made",
            member,
            hash,
            at
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    /// Takes a member's calendar away; whether they had one.
    pub async fn drop_calendar(&self, member: &str) -> Result<bool, StoreError> {
        let mut transaction = self.write().await?;
        let gone =
            query!("DELETE FROM calendars WHERE member = $1", member).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(gone.rows_affected() > 0)
    }

    /// The member whose calendar has this secret.
    pub async fn calendar_of(&self, secret: &CalendarSecret) -> Result<Option<String>, StoreError> {
        // The hash of what was sent is compared: how long that takes tells nothing of any secret.
        let hash = secret.hash();
        let member = query_scalar!("SELECT member FROM calendars WHERE hash = $1", hash);
        Ok(member.fetch_optional(&self.inner.readers).await?)
    }
}
