//! Tokens by which programs act for members. The token itself is not stored: only its hash, by which it is
//! found.

use super::hex::hex;
use super::rows::time;
use super::{Store, StoreError};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};
use std::fmt;

/// The beginning of every token, so that a person who finds one knows what it is.
const BEGINS: &str = "liege_";
/// The number of tokens that a member may have.
pub const MOST_TOKENS: i64 = 10;
/// The precision of the time when a token was last used: a program asks every few seconds.
const USED_EVERY: SignedDuration = SignedDuration::from_hours(1);

/// A thing that a program may do for a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// See what the member may see.
    Read,
    /// Move, and do everything else that a player does with their own seat.
    Play,
    /// Negotiate with others: offers and answers, proposals, private notes.
    Talk,
    /// Be told of events by HTTP.
    Hooks,
}

impl Scope {
    /// All scopes.
    pub const ALL: [Scope; 4] = [Scope::Read, Scope::Play, Scope::Talk, Scope::Hooks];

    /// The word for it in the data and for programs.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Talk => "talk",
            Scope::Hooks => "hooks",
        }
    }

    /// The scope with this word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Scope> {
        Scope::ALL.into_iter().find(|scope| scope.code() == code)
    }
}

/// A set of scopes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scopes(u8);

impl Scopes {
    /// Whether this scope is in the set.
    #[must_use]
    pub fn has(self, scope: Scope) -> bool {
        self.0 & bit(scope) != 0
    }

    /// The scopes, in their order.
    pub fn iter(self) -> impl Iterator<Item = Scope> {
        Scope::ALL.into_iter().filter(move |scope| self.has(*scope))
    }

    /// The scopes as they are stored, and as programs write them: words with spaces between them.
    pub fn codes(self) -> String {
        self.iter().map(Scope::code).collect::<Vec<_>>().join(" ")
    }

    /// The scopes in a stored text.
    #[must_use]
    pub fn of_codes(codes: &str) -> Scopes {
        codes.split_whitespace().filter_map(Scope::of_code).collect()
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Scopes {
        Scopes(scopes.into_iter().fold(0, |all, scope| all | bit(scope)))
    }
}

impl From<Scope> for Scopes {
    fn from(scope: Scope) -> Scopes {
        Scopes(bit(scope))
    }
}

fn bit(scope: Scope) -> u8 {
    1 << scope as u8
}

/// A token's text. Its owner sees it once, when it is made.
pub struct TokenText(String);

impl TokenText {
    /// A new token that nobody can guess.
    #[must_use]
    pub fn drawn() -> TokenText {
        TokenText(format!("{BEGINS}{}", secret()))
    }

    /// A token that a program sent.
    #[must_use]
    pub fn given(text: &str) -> TokenText {
        TokenText(text.to_owned())
    }

    /// The text.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The hash that is stored.
    fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }
}

impl fmt::Debug for TokenText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenText(hidden)")
    }
}

/// Thirty-two bytes that nobody can guess, as a text.
pub(super) fn secret() -> String {
    URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>())
}

/// A stored token, without its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its id.
    pub id: i64,
    /// The id of its owner.
    pub member: String,
    /// The name that its owner gave it.
    pub name: String,
    /// Its scopes.
    pub scopes: Scopes,
    /// When it was made.
    pub made: Timestamp,
    /// When it was used last, to the hour.
    pub used: Option<Timestamp>,
}

/// The outcome of making a new token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenMade {
    /// It is stored.
    Yes,
    /// The member has one with that name.
    NameTaken,
    /// The member has [`MOST_TOKENS`] already.
    Full,
}

/// A token as it is stored.
struct TokenRow {
    id: i64,
    member: String,
    name: String,
    scopes: String,
    made: i64,
    used: Option<i64>,
}

impl From<TokenRow> for Token {
    fn from(row: TokenRow) -> Token {
        let TokenRow { id, member, name, scopes, made, used } = row;
        Token { id, member, name, scopes: Scopes::of_codes(&scopes), made: time(made), used: used.map(time) }
    }
}

impl Store {
    /// Stores the hash of a new token of a known member ([`Store::meet`]).
    pub async fn make_token(
        &self,
        text: &TokenText,
        (member, name): (&str, &str),
        scopes: Scopes,
        now: Timestamp,
    ) -> Result<TokenMade, StoreError> {
        let (hash, scopes, at) = (text.hash(), scopes.codes(), now.as_millisecond());
        let mut transaction = self.write().await?;
        let there =
            query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM tokens WHERE member = $1"#, member)
                .fetch_one(&mut *transaction)
                .await?;
        if there >= MOST_TOKENS {
            return Ok(TokenMade::Full);
        }
        let made = query!(
            "INSERT INTO tokens (member, name, hash, scopes, made) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (member, name) DO NOTHING",
            member,
            name,
            hash,
            scopes,
            at
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(if made.rows_affected() > 0 { TokenMade::Yes } else { TokenMade::NameTaken })
    }

    /// A member's tokens, the oldest first.
    pub async fn tokens_of(&self, member: &str) -> Result<Vec<Token>, StoreError> {
        let rows = query_as!(
            TokenRow,
            "SELECT id, member, name, scopes, made, used FROM tokens WHERE member = $1 ORDER BY id",
            member
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(Token::from).collect())
    }

    /// Revokes a member's token, with the hooks that it made. Returns whether there was one of that name.
    pub async fn revoke_token(&self, member: &str, name: &str) -> Result<bool, StoreError> {
        let mut transaction = self.write().await?;
        let gone = query!("DELETE FROM tokens WHERE member = $1 AND name = $2", member, name)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(gone.rows_affected() > 0)
    }

    /// The token with this text, if there is one. Notes that it was used now.
    pub async fn token(&self, text: &TokenText, now: Timestamp) -> Result<Option<Token>, StoreError> {
        // The hash of the sent text is compared, so the time that this takes reveals nothing about any token.
        let hash = text.hash();
        let row = query_as!(
            TokenRow,
            "SELECT id, member, name, scopes, made, used FROM tokens WHERE hash = $1",
            hash
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        let Some(token) = row.map(Token::from) else { return Ok(None) };
        if token.used.is_none_or(|used| now.duration_since(used) >= USED_EVERY) {
            // On a full disk a program can still look.
            if let Err(fault) = self.note_used(token.id, now).await {
                tracing::warn!(%fault, "it can't be noted that a token was used");
            }
        }
        Ok(Some(token))
    }

    async fn note_used(&self, token: i64, now: Timestamp) -> Result<(), StoreError> {
        let at = now.as_millisecond();
        let mut transaction = self.write().await?;
        query!("UPDATE tokens SET used = $2 WHERE id = $1", token, at).execute(&mut *transaction).await?;
        transaction.commit().await
    }
}
