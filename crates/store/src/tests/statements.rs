//! The committed descriptions of statements (`.sqlx/`) against the migrations and the source.

use super::*;
use sqlx::{
    AssertSqlSafe, Column as _, Either, Executor as _, SqlSafeStr as _, Statement as _, TypeInfo as _,
};
use std::fs;

#[tokio::test]
async fn descriptions_are_those_of_the_present_tables_and_statements() {
    if harness::is_on_server() {
        return;
    }
    let mut source = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            // A statement may extend over several lines of a string.
            let text = fs::read_to_string(path).unwrap();
            let mut lines = text.split("\\\n").map(str::to_owned).collect::<Vec<_>>();
            for line in lines.iter_mut().skip(1) {
                *line = line.trim_start().to_owned();
            }
            source.push_str(&lines.concat().replace("\\\"", "\""));
        }
    }
    let (_dir, store) = fresh().await;
    let mut transaction = store.write().await.unwrap();
    let mut count = 0;
    // Statements of a server have a line break at their end.
    let mut of_server: Vec<String> =
        described("PostgreSQL").iter().map(|stored| stored["query"].as_str().unwrap().to_owned()).collect();
    for stored in described("SQLite") {
        let sql = stored["query"].as_str().unwrap();
        let stale = format!("{sql}\n(run .ci/prepare-sql)");
        let twin = of_server.iter().position(|other| other.strip_suffix('\n') == Some(sql));
        of_server.remove(twin.unwrap_or_else(|| panic!("it is not known what a server says of it: {stale}")));
        // Several statements may have a common beginning, up to a condition.
        let in_two = |(before, condition): (&str, &str)| {
            source.contains(&format!("{before}WHERE ")) && source.contains(condition)
        };
        let there = source.contains(sql) || sql.split_once("WHERE ").is_some_and(in_two);
        assert!(there, "no such statement any more: {stale}");
        let statement = transaction.of_file().prepare(AssertSqlSafe(sql.to_owned()).into_sql_str()).await;
        let statement = statement.unwrap_or_else(|error| panic!("{error}: {stale}"));
        let columns: Vec<(&str, String)> = statement
            .columns()
            .iter()
            .map(|column| (column.name(), column.type_info().name().to_uppercase()))
            .collect();
        let described: Vec<(&str, String)> = stored["describe"]["columns"]
            .as_array()
            .unwrap()
            .iter()
            .map(|column| {
                (column["name"].as_str().unwrap(), column["type_info"].as_str().unwrap().to_uppercase())
            })
            .collect();
        for (now, then) in columns.iter().zip(&described) {
            assert_eq!(now.0, then.0, "{stale}");
            // Expressions have no declared type; a column declared as REAL is described as FLOAT.
            let same = now.1 == then.1 || (now.1 == "REAL" && then.1 == "FLOAT");
            assert!(same || now.1 == "NULL", "{now:?} {then:?} {stale}");
        }
        assert_eq!(columns.len(), described.len(), "{stale}");
        let parameters = match statement.parameters() {
            Some(Either::Right(count)) => count,
            Some(Either::Left(types)) => types.len(),
            None => 0,
        };
        assert_eq!(stored["describe"]["parameters"]["Right"], parameters, "{stale}");
        count += 1;
    }
    assert!(count > 20, "only {count} descriptions were found");
    assert!(of_server.is_empty(), "no such statements any more: {of_server:?}\n(run .ci/prepare-sql)");
}
