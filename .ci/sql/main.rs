//! Makes an empty data file from the migrations: `fresh-database <migrations> <file>`.

use sqlx::Connection;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::path::Path;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(migrations), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err("usage: fresh-database <migrations> <file>".into());
    };
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    Migrator::new(Path::new(&migrations)).await?.run(&mut connection).await?;
    connection.close().await?;
    Ok(())
}
