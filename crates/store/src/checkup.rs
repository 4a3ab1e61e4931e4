//! A look at the data file while the program goes on, so that damage is known before somebody meets it.

use super::database_error::code;
use super::open::reading;
use super::schema::quick_damage;
use super::{Store, StoreError};
use sqlx::Connection as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// After how many steps (one for each page, at least) the look rests, and for how long: others come first.
const STEPS: i32 = 4_000;
const REST: Duration = Duration::from_millis(1);

/// Breaks the look off when nobody waits for it any more.
struct Cut(Arc<AtomicBool>);

impl Drop for Cut {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Store {
    /// What the database finds wrong with its file, at low urgency and without comparing indexes with their tables;
    /// nothing if it is sound. It has a connection of its own, so that nobody waits for it; dropped, it ends at once.
    ///
    /// # Errors
    /// Those of the database; [`StoreError::OnServer`] where there is no file; [`StoreError::ReadOnly`] in a store opened for
    /// reading.
    pub async fn quick_check(&self) -> Result<Vec<String>, StoreError> {
        let place = &self.file_writer()?.place;
        // Not that of another file by the same name.
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
            // So damaged that it can't even be looked through.
            Err(error) if matches!(code(&error), Some(11 | 26)) => Ok(vec![error.to_string()]),
            Err(error) => Err(error.into()),
        }
    }
}
