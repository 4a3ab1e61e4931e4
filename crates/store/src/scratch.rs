//! A place for data that is thrown away, on a server where there is data that is not: for what is measured or tried.

#[cfg(feature = "postgres")]
use super::server;
use super::{Location, OpenError, ServerError};
use crate::secret::Secret;

/// A schema of its own in the database at an address: nothing else in the database is read or touched.
#[derive(Debug)]
pub struct Scratch {
    /// The address of the database.
    database: Secret,
    name: String,
}

impl Scratch {
    /// Makes one.
    ///
    /// # Errors
    /// The server can't be used, or lets nobody of that name make a schema.
    pub async fn on(database: &Secret) -> Result<Scratch, OpenError> {
        let scratch = Scratch {
            database: database.clone(),
            name: format!("liege_scratch_{:016x}", rand::random::<u64>()),
        };
        scratch.run(&format!("CREATE SCHEMA {}", scratch.name)).await?;
        Ok(scratch)
    }

    /// Where its data is.
    pub fn location(&self) -> Location {
        let database = self.database.reveal().unwrap_or_default();
        let more = if database.contains('?') { '&' } else { '?' };
        Location::Server(Secret::new(format!("{database}{more}options[search_path]={}", self.name)))
    }

    /// Throws it away with all that is in it.
    ///
    /// # Errors
    /// The server can't be used.
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
