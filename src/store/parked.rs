//! Parked places: channels that refuse letters until somebody changes something.

use super::{Store, StoreError};
use jiff::Timestamp;

/// A place to which nothing is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parked {
    /// The id of the channel or thread.
    pub place: String,
    /// Since when.
    pub since: Timestamp,
    /// Why.
    pub why: String,
}

impl Store {
    /// Parks a place; whether it was not parked before (then the owner is to be told).
    pub async fn park(&self, place: &str, why: &str, now: Timestamp) -> Result<bool, StoreError> {
        todo!("{place} {why} {now}")
    }

    /// Takes a place back into service; whether it was parked.
    pub async fn unpark(&self, place: &str) -> Result<bool, StoreError> {
        todo!("{place}")
    }

    /// The parked places, longest parked first.
    pub async fn parked(&self) -> Result<Vec<Parked>, StoreError> {
        todo!()
    }
}
