//! The migrations of both databases: each new one has a counterpart, and the results are equal.

#[cfg(feature = "postgres")]
use super::*;
#[cfg(feature = "postgres")]
use std::collections::BTreeMap;
use std::collections::BTreeSet;

/// The version up to which a server has all migrations of a data file in one.
const ALL_SO_FAR: i64 = 29;

/// The versions of the migrations in a folder, with their names.
fn migrations(folder: &str) -> BTreeSet<(i64, String)> {
    let folder = liege_testing::workspace().join(folder);
    let names =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let split = |name: String| {
        let (version, what) = name.strip_suffix(".sql")?.split_once('_')?;
        Some((version.parse().unwrap(), what.to_owned()))
    };
    names.filter_map(split).collect()
}

#[test]
fn every_migration_has_its_twin() {
    let later = |folder| {
        let mut all = migrations(folder);
        all.retain(|(version, _)| *version > ALL_SO_FAR);
        all
    };
    assert!(migrations("migrations").len() > 25);
    assert_eq!(later("migrations"), later("migrations/postgres"));
}

/// The columns of all tables with their types, by the name of the table.
#[cfg(feature = "postgres")]
async fn columns(path: &Path, store: &Store) -> BTreeMap<String, Vec<(String, String)>> {
    let mut connection = store.inner.readers.acquire().await.unwrap();
    let mut found = BTreeMap::new();
    let names = "SELECT name, '' FROM sqlite_master WHERE type = 'table'";
    for (table, _) in
        harness::rows_in(path, names, matches!(connection, database::Connection::Sqlite(_))).await
    {
        let mut columns = schema::columns(&mut connection, &table).await.unwrap();
        columns.sort();
        found.insert(table, columns);
    }
    // Apart from the databases' own columns, and the way in which each makes sure that one process writes.
    found.retain(|table, _| {
        !table.starts_with("sqlite_") && table != "_sqlx_migrations" && table != "tenures"
    });
    found
}

#[cfg(feature = "postgres")]
#[tokio::test]
async fn both_make_the_same_tables() {
    if !harness::has_server() {
        return;
    }
    let (dir, on_server) = fresh().await;
    let path = dir.path().join("liege.sqlite");
    let in_file = Store::open_with(&path, games).await.unwrap();
    let (server, file) = (columns(&file(&dir), &on_server).await, columns(&path, &in_file).await);
    assert!(file.len() > 40, "{}", file.len());
    for (table, columns) in &file {
        assert_eq!(server.get(table), Some(columns), "{table}");
    }
    assert_eq!(server.keys().collect::<Vec<_>>(), file.keys().collect::<Vec<_>>());
    on_server.close().await;
}
