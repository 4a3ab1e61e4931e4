//! A check of the data file while the program runs, so that damage is found before it does harm.

use super::database_error::code;
use super::open::reading;
use super::schema::quick_damage;
use super::{Store, StoreError};
use sqlx::Connection as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The number of steps (at least one for each page) after which the check rests, and how long it rests, so
/// that others come first.
const STEPS: i32 = 4_000;
const REST: Duration = Duration::from_millis(1);

/// Stops the check when nobody waits for it any more.
struct Cut(Arc<AtomicBool>);

impl Drop for Cut {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Store {
    /// Returns the faults that the database finds in its file; an empty list if it is sound. The check runs
    /// at low priority and does not compare indexes with their tables. It has a connection of its own, so
    /// that nobody waits for it; when it is dropped, it stops at once.
    ///
    /// # Errors
    /// Returns the errors of the database; [`StoreError::OnServer`] if there is no file;
    /// [`StoreError::ReadOnly`] in a store opened for reading.
    pub async fn quick_check(&self) -> Result<Vec<String>, StoreError> {
        let place = &self.file_writer()?.place;
        // It must not check another file that has got this name.
        place.check()?;
        let mut connection = reading(&place.path).await?;
        let cut = Cut(Arc::default());
        let ended = Arc::clone(&cut.0);
        connection.lock_handle().await?.set_progress_handler(STEPS, move || {
            std::thread::sleep(REST);
            !ended.load(Ordering::Relaxed)
        });
        let asked = quick_damage(&mut connection).await;
        drop(cut);
        match asked {
            Ok(damage) => {
                connection.lock_handle().await?.remove_progress_handler();
                connection.close().await?;
                Ok(damage)
            }
            // The file is too damaged to be checked.
            Err(error) if matches!(code(&error), Some(11 | 26)) => Ok(vec![error.to_string()]),
            Err(error) => Err(error.into()),
        }
    }
}
