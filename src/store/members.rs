//! Members: their names, languages and settings.

use super::{Store, StoreError};
use crate::words::Language;
use jiff::Timestamp;

/// What is stored of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The transport's id.
    pub id: String,
    /// The name last seen.
    pub name: String,
    /// The language they chose.
    pub language: Option<Language>,
    /// Whether their private boards have letters on the pieces.
    pub letters: bool,
}

impl Store {
    /// Notes a member with the name they go by now.
    pub async fn meet(&self, id: &str, name: &str, now: Timestamp) -> Result<Member, StoreError> {
        todo!("{id} {name} {now}")
    }

    /// What is stored of a member.
    pub async fn member(&self, id: &str) -> Result<Option<Member>, StoreError> {
        todo!("{id}")
    }

    /// Sets the language a member chose (`None`: that of their client again). Unknown members are left
    /// unknown: [`Store::meet`] them first.
    pub async fn set_language(&self, id: &str, language: Option<Language>) -> Result<(), StoreError> {
        todo!("{id} {language:?}")
    }

    /// Sets whether a member's private boards have letters on the pieces.
    pub async fn set_letters(&self, id: &str, on: bool) -> Result<(), StoreError> {
        todo!("{id} {on}")
    }
}
