//! A temporary schema on a server that also has real data, for measurements and trials.

#[cfg(feature = "postgres")]
use super::server;
use super::{Location, OpenError, ServerError};
use crate::secret::Secret;

/// A separate schema in the database at an address: nothing else in the database is read or touched.
#[derive(Debug)]
pub struct Scratch {
    /// The address of the database.
    database: Secret,
    name: String,
}

impl Scratch {
    /// Creates a temporary schema.
    ///
    /// # Errors
    /// Returns an error if the server can't be used, or does not let this user create a schema.
    pub async fn on(database: &Secret) -> Result<Scratch, OpenError> {
        let scratch = Scratch {
            database: database.clone(),
            name: format!("liege_scratch_{:016x}", rand::random::<u64>()),
        };
        scratch.run(&format!("CREATE SCHEMA {}", scratch.name)).await?;
        Ok(scratch)
    }

    /// The location of its data.
    pub fn location(&self) -> Location {
        let database = self.database.reveal().unwrap_or_default();
        let more = if database.contains('?') { '&' } else { '?' };
        Location::Server(Secret::new(format!("{database}{more}options[search_path]={}", self.name)))
    }

    /// Deletes it with all that is in it.
    ///
    /// # Errors
    /// Returns an error if the server can't be used.
    pub async fn remove(self) -> Result<(), OpenError> {
        self.run(&format!("DROP SCHEMA {} CASCADE", self.name)).await
    }

    #[cfg(feature = "postgres")]
    async fn run(&self, command: &str) -> Result<(), OpenError> {
        let url = self.database.reveal().ok_or(ServerError::Address)?;
        Ok(server::run(url, command).await?)
    }

    #[cfg(not(feature = "postgres"))]
    #[allow(clippy::unused_async, reason = "it would wait for the server")]
    async fn run(&self, _: &str) -> Result<(), OpenError> {
        Err(ServerError::NotBuilt.into())
    }
}
