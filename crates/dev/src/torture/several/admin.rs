//! The administrator of the database server.

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

/// The administrator of the database server.
pub(super) struct Admin {
    /// The address of the administrator's database.
    address: String,
    /// The address of the tortured database, and its name.
    pub(super) tortured: String,
    name: String,
}

impl Admin {
    /// Creates a database with this name.
    pub(super) async fn of(address: &str, name: &str) -> Result<Admin, String> {
        let mut url = reqwest::Url::parse(address).map_err(|error| error.to_string())?;
        url.set_path(name);
        let admin = Admin { address: address.to_owned(), tortured: url.into(), name: name.to_owned() };
        admin.say(format!("CREATE DATABASE {name}")).await?;
        Ok(admin)
    }

    async fn say(&self, sql: String) -> Result<(), String> {
        let mut connection = PgConnection::connect(&self.address).await.map_err(|error| error.to_string())?;
        sqlx::raw_sql(AssertSqlSafe(sql))
            .execute(&mut connection)
            .await
            .map_err(|error| error.to_string())?;
        connection.close().await.map_err(|error| error.to_string())
    }

    /// Cuts all connections to it.
    pub(super) async fn tear(&self) -> Result<(), String> {
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ";
        self.say(format!("{sql}'{}'", self.name)).await
    }

    pub(super) async fn drop_database(&self) -> Result<(), String> {
        self.say(format!("DROP DATABASE {} WITH (FORCE)", self.name)).await
    }
}
